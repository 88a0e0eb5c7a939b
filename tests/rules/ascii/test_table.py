"""The table, the turn and the options of ASCII Empires."""

import re

import pytest

from aevum.core.errors import BadOption
from aevum.core.numbers import GRADE_TEXTS
from aevum.core.state import SPECTATOR
from aevum.games.ascii import GAME
from aevum.games.ascii.data import AS_PRINTED, COLONY, LETTERS, ORIGINS
from aevum.games.ascii.rules.empire import kind_of, owner_of
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.scenes import Scene
from aevum.games.ascii.words import tracks
from aevum.games.ascii.words.reference import SYMBOLS, write_reference
from tests.rules.ascii import printed


def test_the_five_phases() -> None:
    """R2.1: the announcement is the beginning of Development."""
    scene = Scene(2).armies(0, 1).omens(0, 0, 2, 0, 0, 0).begin("dice")
    turn = scene.state.turn
    seen = [scene.asked()[0]]
    scene.roll(1, 2, 2, 2, 2)
    seen += scene.asked()
    scene.do(0, "pass").do(1, "pass").roll(3)
    seen += scene.asked()
    scene.each("unhappy").each("leave culture")
    seen += scene.asked()
    scene.each("quiet")
    seen += scene.asked()
    scene.each("done")
    seen += scene.asked()
    assert [kind for _, kind in seen] == [
        "chance",
        "propose",
        "disaster",
        "disaster",
        "announce",
        "announce",
        "develop",
        "develop",
        "operation",
    ]
    assert scene.peace().asked()[0] == (-1, "chance")
    assert scene.state.turn == turn + 1


def test_a_die_serves_four_purposes() -> None:
    """R3.2: in any order, and each as often as one likes."""
    scene = Scene(1).dice(5, 5, 5, 5, 5).staffed(0, mines=1).science(0, upper=10)
    names = {text.split()[0] for text in scene.begin().legal(0) if text.endswith("white1")}
    assert names == {"build", "mines", "caravan", "culture"}
    scene.do(0, "culture a4 black", "mines green", "caravan 1 white3", "mines white1")
    scene.do(0, "build white2")
    assert scene[0].used == 0b11111


def test_each_die_serves_each_player_once() -> None:
    """R3.3: what others do with it changes nothing."""
    scene = Scene(2).dice(5, 2, 2).staffed(0, mines=1, farms=1).staffed(1, mines=1)
    scene.do(0, "mines white1").refused(0, "mines white1", "farms white1", "build white1")
    scene.do(1, "build white1").refused(1, "mines white1")


def test_which_dice_are_whose() -> None:
    """R3.4: from the moment the box is checked."""
    for upper, lower, colours in (
        (0, 1, ""),
        (1, 0, "green"),
        (0, 2, "green"),
        (9, 10, "green"),
        (10, 0, "green black"),
        (0, 11, "green black"),
    ):
        scene = Scene(1).science(0, upper=upper, lower=lower).begin()
        found = {text.split()[1] for text in scene.legal(0, "build")}
        assert found == {"white1", "white2", "white3", *colours.split()}
    scene = Scene(1).science(0).begin()
    scene.refused(0, "build green")
    scene.do(0, "buy upper", "build green")


def test_a_colony_is_its_owners_wherever_it_stands() -> None:
    """R1.9"""
    scene = Scene(3).colony(2, 0, 0, 2)
    (each,) = scene[0].buildings
    assert (kind_of(each), owner_of(each)) == (COLONY, 2)
    assert [empire.building_points() for empire in scene.state.empires] == [0, 0, 7]


def test_options() -> None:
    """R1.10"""
    assert GAME.settle({}) == {"learning": 0, "turns": 0, "settlers": False}
    chosen = {"learning": 40, "turns": 40, "settlers": True}
    assert GAME.settle(dict(chosen)) == chosen
    for beyond in ({"learning": 41}, {"turns": 41}, {"turns": -1}):
        with pytest.raises(BadOption):
            GAME.settle(dict(beyond))


def test_learning_one_after_the_other() -> None:
    """R12.3: by seats for so many turns, with the same dice; then all at once."""
    scene = Scene(3, learning=1).begin()
    for seat in range(3):
        assert scene.asked() == [(seat, "develop")]
        scene.do(seat, "build white1", "done")
    assert Scene(3, learning=1).turn(2).begin().asked() == [(seat, "develop") for seat in range(3)]


def test_learning_changes_nothing_but_the_order() -> None:
    """R12.3, R5.9: colonies and Caravans work as if all had acted at once."""
    answers = {0: ["caravan 1 white1", "done"], 1: ["farms white2", "done"], 2: ["done"]}
    sheets = []
    for learning in (0, 1):
        scene = Scene(3, learning=learning).dice(6, 6).caravan(0, 1, 1).staffed(1, farms=1)
        scene.begin()
        for seat, moves in answers.items():
            scene.do(seat, *moves)
        sheets.append([empire.score() for empire in scene.state.empires])
    assert sheets[0] == sheets[1]


def test_every_sheet_is_open() -> None:
    """R1.3: every mask shows every sheet."""
    view = Scene(3).staffed(0, farms=2).gold(1, 7).begin().state.mask(2)
    assert isinstance(view, Empires)
    assert [empire.gold for empire in view.empires] == [3, 7, 3]
    assert len(view.empires[0].buildings) == 2


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_only_announcements_are_sealed(viewer: int) -> None:
    """R1.3, R10.3: until all have answered, nobody sees which answer was given."""
    views = [
        Scene(3).begin("announcing").do(0, answer).state.mask(viewer).to_data()
        for answer in ("announce", "quiet")
    ]
    assert views[0] == views[1]


def test_the_reference_has_every_number() -> None:
    """It is made from the tables of the game, and graded as they are."""
    lines = write_reference().splitlines()
    for name, level, needed, die, points in printed.BUILDINGS:
        start = f"| {name} | {level} | {needed or ''} | {f'{die}+' if die else ''} |"
        (line,) = [line for line in lines if line.startswith(start)]
        assert line.endswith(f"| {points} |")
    for subject, grade, why in ORIGINS.values():
        assert f"| {subject} | {GRADE_TEXTS[grade]} | {why or ''} |" in lines
    for number, (boxes, _) in enumerate(printed.CARAVANS, 1):
        wanted = " ".join(f"{box}+" for box in boxes.split())
        assert any(line.startswith(f"| {number} | {wanted} | :) OOO") for line in lines)


def test_the_reference_explains_every_sign_of_the_sheet() -> None:
    told = "\n".join(f"{sign} {meaning}" for sign, meaning in SYMBOLS)
    boxes = (tracks.trunk_signs, tracks.upper_signs, tracks.lower_signs)
    signs = {sign for each in boxes for sign in each(AS_PRINTED).values()} | set(LETTERS)
    signs |= {tracks.CHECKED, tracks.WORKER, tracks.GONE, tracks.COIN, tracks.SPENT}
    signs |= {tracks.ARMY, tracks.DEPLOYED, ":)", ":("}
    for sign in signs:
        assert re.search(rf"(^|[ (]){re.escape(sign)}($|[ )])", told, re.MULTILINE), sign


def test_the_reference_is_told_in_german() -> None:
    german = write_reference("de")
    assert german.count("\n|") == write_reference().count("\n|")
    assert "| Garnison | II | 12 | 3+ | macht 1 Arbeiter zum Soldaten | 4 |" in german
    assert "| Kohorten | von uns rekonstruiert |" in german
    assert GAME.rules("de").endswith(german)


def test_the_map_of_the_reference_has_its_columns_and_rows() -> None:
    """R1.7, R1.8"""
    lines = write_reference().splitlines()
    (head,) = [line for line in lines if line.startswith("   0123456789")]
    for col, row in ((20, 6), (2, 9), (25, 18)):
        (line,) = [line for line in lines if re.match(rf" ?{row} [~.^*]+$", line)]
        assert line[3 + col] == "*"
        assert head[3 + col] == str(col % 10)
