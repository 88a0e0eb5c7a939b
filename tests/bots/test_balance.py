"""The balance reports: a small one of Temporum, and how its numbers are calculated."""

import subprocess
import sys
from pathlib import Path

import pytest

from aevum.arena.seating import game_seed
from aevum.games import registry
from aevum.games.temporum import GAME
from aevum.games.temporum.data import CARDS, ZONES
from aevum.games.temporum.rules.state import Temporum
from tests.bots import races
from tools.balance import imperials, temporum, watching
from tools.balance.__main__ import parse
from tools.balance.crew import Crew, Watch
from tools.balance.doubts import BANK, DOUBTS, EQUAL, FALLING, gains, settled, shares
from tools.balance.games import NOBODY, Played, from_line, most_of, those_with
from tools.balance.order import Order
from tools.balance.places import by_place
from tools.balance.shares import Share, shift
from tools.balance.things import by_card, by_zone
from tools.balance.variants import PRINTED, Variant, can_play, row

ROOT = Path(__file__).resolve().parents[2]
RACES = Watch("tests.bots.races", races.from_line, (Path(races.__file__),))


def game(winner: int, **changed: object) -> Played:
    """Return a game of two players on the Zones 0 to 9."""
    usual: dict[str, object] = {
        "index": 0,
        "seats": 2,
        "winner": winner,
        "turns": 8,
        "moves": 40,
        "end": "crowns",
        "zones": list(range(10)),
        "got": [[], []],
        "plays": [[], []],
        "scores": [[], []],
        "visits": [[], []],
    }
    return Played(**(usual | changed))  # type: ignore[arg-type]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.balance", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_small_report_has_every_part(tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    words = ("temporum", "--games", "10", "--bot", "random", "--jobs", "2")
    done = run(*words, "--out", str(out))
    assert done.returncode == 0, done.stderr
    text = out.read_text(encoding="utf-8")
    titles = [line for line in text.splitlines() if line.startswith("## ")]
    parts = ["What stands out", "Who begins", "Length", "Doubtful numbers", "Cards", "Zones"]
    assert titles == [f"## {part}" for part in parts]
    for card in CARDS:
        assert f"| {card.name} |" in text
    assert "python -m tools.balance temporum --games 10 --bot random\n" in text
    assert "Written to page.md." in done.stderr


def test_a_small_report_of_imperials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imperials, "SEATS", range(2, 3))
    text = imperials.page(Order("imperials", 1, 1, "random"))
    assert text.count("### 2 players") == len(imperials.MODES)
    assert "aevum simulate imperials --bots random --seats 2 --games 1 --seed 4" in text
    assert "seat  win share" in text


@pytest.mark.parametrize(
    "words", [(), ("chess",), ("temporum", "--games", "-1"), ("temporum", "--bot", "nobody")]
)
def test_what_cannot_be_made_is_refused(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_report_goes_beside_the_others_unless_told_otherwise() -> None:
    order, target = parse(["imperials", "--games", "3"])
    assert target == ROOT / "docs" / "balance" / "imperials.md"
    assert order.command() == "python -m tools.balance imperials --games 3"


def test_progress_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    tell = Order("temporum", 1, 1).progress("printed, ")
    tell(1, 2000)
    tell(2000, 2000)
    assert capsys.readouterr().err == "printed, 2,000 of 2,000 games, about 0 s to go\n"


def test_games_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.balance.crew.LAB", tmp_path)
    told: list[tuple[int, int]] = []
    crew = Crew("random", 3, 2, temporum.WATCH)

    def tell(done: int, games: int) -> None:
        told.append((done, games))

    first = crew.play(PRINTED, [(2, 0), (2, 1)], tell)
    again = crew.play(PRINTED, [(2, 1), (3, 0), (2, 0)], tell)
    assert again[0] == first[1]
    assert again[2] == first[0]
    assert again[1] == watching.play("random", 3, 3, 0, {})
    assert told == [(1, 2), (2, 2), (1, 1)]


# A game, watched


def test_the_same_game_is_watched_twice_alike() -> None:
    one, other = (watching.play("random", 7, 3, 2, {}) for _ in range(2))
    assert one == other == from_line(one.to_line())
    assert one != watching.play("random", 7, 3, 3, {})
    assert 0 <= one.winner < 3
    assert [ZONES[zone].time for zone in one.zones] == [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]
    for place in range(3):
        assert len(one.got[place]) >= 2  # the first hand
        assert set(one.visits[place]) <= set(one.zones)


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "LONGEST", 3)
    found = watching.play("random", 7, 2, 0, {})
    assert (found.winner, found.end) == (NOBODY, "endless")


def test_places_count_from_who_begins() -> None:
    begun = set()
    for index in range(6):
        state = GAME.new(4, game_seed(1, index))
        assert isinstance(state, Temporum)
        begun.add(state.first)
        got = watching.play("random", 1, 4, index, {}).got
        for place in range(4):
            assert got[place][:2] == state.hands[(state.first + place) % 4]
    assert len(begun) > 1


# Counting


def test_a_share_stands_beside_the_fair_one() -> None:
    share = Share()
    for _ in range(50):
        share.add(True, 2)
        share.add(False, 4)
    assert (share.share, share.fair, share.over()) == (0.5, 0.375, 0.125)
    assert share.verdict() == "more"
    assert Share(100, 38.0, 37.5).verdict() == ""
    assert Share(100, 5.0, 37.5).verdict() == "less"
    assert Share().cells() == ["0", "-", "-"]


def test_wins_by_place() -> None:
    shares = by_place([game(0), game(0), game(1), game(1, seats=3)], 2)
    assert [(share.count, share.wins) for share in shares] == [(3, 2), (3, 1)]


def test_a_card_counts_once_for_a_player_however_often_it_was_played() -> None:
    games = [game(0, plays=[[4, 4], [4]]), game(1, plays=[[4], []])]
    share = by_card(games, lambda each: each.plays)[4]
    assert (share.count, share.wins, share.fair_wins) == (3, 1, 1.5)


def test_the_most_frequent_guest_of_a_zone() -> None:
    assert most_of([[3, 3], [3]], 3) == {0}
    assert most_of([[3], [3]], 3) == set()
    assert those_with([[3], [], [3]], 3) == {0, 2}
    counts = by_zone([game(1, visits=[[3], [3, 3]]), game(0, visits=[[3], [3]])])
    assert (counts[3].games, counts[3].visits, counts[3].turns) == (2, 5, 16)
    assert (counts[3].most.count, counts[3].most.wins) == (1, 1)
    assert 10 not in counts


def test_a_difference_has_its_interval() -> None:
    assert shift([0.0, 0.0, 0.0], percent=True) == "+0.00 (+0.00 to +0.00)"
    assert shift([0.5, -0.5, 0.5, -0.5], percent=True).startswith("+0.00 (-56.58 to")
    assert shift([1.0], percent=False) == "-"


def test_a_doubt_compares_those_whom_it_concerns_in_the_first_run() -> None:
    bank = DOUBTS[0]
    held = [[BANK], []]
    pairs = [
        (game(1, got=held), game(0, got=[[], [BANK]])),
        (game(0, got=held), game(0, got=held)),
        (game(0, got=held), game(NOBODY, got=held)),
        (game(1), game(0)),
    ]
    assert len(settled(pairs)) == 3
    assert shares(bank, settled(pairs)) == [(0.0, 1.0), (1.0, 1.0)]
    assert gains(bank, settled(pairs))[0] == 0.5


# Other numbers


@pytest.mark.parametrize("variant", [EQUAL, FALLING, *(doubt.variant for doubt in DOUBTS)])
def test_every_variant_names_numbers_of_the_game(variant: Variant) -> None:
    assert GAME.numbers.settle(variant.numbers).changed == variant.numbers


def test_a_row_names_only_what_differs() -> None:
    assert row("money", (0, 4, 7), (0, 5, 7)) == {"money.2": 5}
    assert FALLING.numbers == {"money.4": 5, "money.5": 4}


def test_a_variant_of_other_numbers_is_played_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.balance.crew.LAB", tmp_path)
    crew = Crew("random", 3, 1, RACES)
    longer = Variant("long", {"goal": 200})
    played = [crew.play(each, [(2, 0)], lambda _done, _all: None) for each in (PRINTED, longer)]
    assert played[0][0].length < played[1][0].length
    names = sorted(path.name.split("-")[0] for path in tmp_path.rglob("*.txt"))
    assert names == ["long", "printed"]


def test_a_variant_that_a_game_does_not_have_is_left_out_and_told() -> None:
    said: list[str] = []
    game = registry.find("template")
    assert can_play(game, Variant("long", {"goal": 200}), said.append)
    assert not can_play(game, Variant("odd", {"gaol": 200}), said.append)
    assert said == [
        "The variant odd is left out: Template has no number “gaol”. Did you mean goal?"
    ]
