"""Every event has its sentence, and every move its few words for an undo."""

import re
from pathlib import Path

import pytest

from aevum.core.events import Event
from aevum.core.terse import terse
from aevum.games.chronos import GAME
from aevum.games.chronos.data import CARD_NAMES, CARDS, CITY_NAMES, GOD_NAMES
from aevum.games.chronos.moves import CARD, MOVES, PLACE, TIMER
from aevum.games.chronos.rules.asks import ENDINGS
from aevum.games.chronos.scenes import Scene

NOTED = re.compile(r'(?:note|tell)\(\s*((?:"\w+"|[^,"])+),')
TEN, FIFTY, EAST, WAR = (CARD.words.index(name) for name in ("10", "50", "east", "war"))
PILE3, CITY2, HELL2, FRONT = (PLACE.words.index(p) for p in ("pile3", "city2", "hell2", "front"))
ATLANTIS = PLACE.words.index("atlantis")
SQUARE2, KINGDOM2 = PLACE.words.index("square2"), PLACE.words.index("kingdom2")
T1A, EXTRA = TIMER.words.index("1a"), TIMER.words.index("extra")
ARES, ZEUS = GOD_NAMES.index("ARES"), GOD_NAMES.index("ZEUS")

STATE = Scene().state


def told(kind: str, seat: int, args: list[int]) -> str:
    return terse(GAME.words.say(Event(kind, seat, args), STATE))


LINES: list[tuple[str, int, list[int], str]] = [
    ("city", -1, [4], "say-city city=sparta"),
    ("god", -1, [ARES], "say-god god=ares"),
    ("atlantis", -1, [TEN], "say-atlantis card=10"),
    ("reveal", -1, [2, EAST], "say-reveal-pile n=3 card=east"),
    ("reveal", -1, [ATLANTIS, EAST], "say-reveal at=(at-place-atlantis) card=east"),
    ("pick", 1, [ATLANTIS, TEN], "say-picks who=1 at=(at-place-atlantis) card=10"),
    ("go", 0, [T1A, 0, ATLANTIS], "say-flips who=0 timer=timer 1a to=(at-place-atlantis)"),
    (
        "go",
        0,
        [T1A, ATLANTIS, ATLANTIS],
        "say-flips-again who=0 timer=timer 1a to=(at-place-atlantis)",
    ),
    ("go", 0, [T1A, FRONT, PILE3], "say-flips-pile who=0 timer=timer 1a n=3"),
    ("go", 0, [T1A, PILE3, PILE3], "say-flips-again-pile who=0 timer=timer 1a n=3"),
    ("go", 0, [T1A, PILE3, FRONT], "say-takes-back who=0 timer=timer 1a at=(at-place-pile n=3)"),
    ("go", 0, [EXTRA, 0, HELL2], "say-flips who=0 timer=(at-extra) to=(at-place-deep)"),
    ("go", 0, [T1A, 0, CITY2], "say-flips who=0 timer=timer 1a to=(at-place-tile n=2)"),
    ("go", 0, [T1A, 0, CITY2, 5], "say-flips who=0 timer=timer 1a to=(at-place-city city=olympia)"),
    ("cube", 0, [3, 1, 5], "say-cube-city who=0 at=(at-place-city city=olympia)"),
    ("go", 0, [T1A, 0, SQUARE2], "say-flips who=0 timer=timer 1a to=(at-place-square n=2)"),
    ("go", 0, [T1A, 0, KINGDOM2], "say-flips who=0 timer=timer 1a to=(at-place-kingdom owner=1)"),
    ("nothing", 0, [2, 0], "say-nothing-company who=0 at=(at-place-pile n=3)"),
    ("nothing", 0, [2, 1], "say-nothing-troy who=0 at=(at-place-pile n=3)"),
    (
        "nothing",
        0,
        [2, 2],
        "say-nothing-barred who=0 at=(at-place-pile n=3)",
    ),
    ("pick", 1, [2, FIFTY], "say-picks-pile who=1 n=3 card=50"),
    ("zero", 1, [], "say-zero who=1"),
    ("plunder", 1, [0, TEN], "say-plunders who=1 victim=0 card=10"),
    ("plague", 1, [WAR], "say-war who=1"),
    ("plague", 1, [WAR + 1], "say-starvation who=1"),
    (
        "plague",
        1,
        [WAR + 2],
        "say-cataclysm who=1",
    ),
    ("starves", 2, [TEN], "say-starves who=2 card=10"),
    ("hell", 2, [T1A, 1, 0], "say-hell-flipped who=2 timer=timer 1a"),
    ("hell", 2, [T1A, 0, 0], "say-hell-kept who=2 timer=timer 1a"),
    ("sparta", 2, [T1A, 1, 0], "say-sparta-flipped who=2 timer=timer 1a"),
    ("home", 0, [T1A, 0], "say-home who=0 timer=timer 1a"),
    ("owes", 0, [1], "say-owes who=0 other=1"),
    ("gives", 0, [1, EAST], "say-gives who=0 other=1 card=east"),
    ("becalmed", 0, [EAST], "say-becalmed who=0 card=east"),
    ("discards", 0, [FIFTY], "say-discards who=0 card=50"),
    ("recovers", 0, [FIFTY], "say-recovers who=0 card=50"),
    ("shows", 0, [FIFTY], "say-shows who=0 card=50"),
    ("gains", 0, [ARES], "say-gains who=0 god=ares"),
    ("buys", 0, [1, ARES], "say-buys who=0 victim=1 god=ares"),
    (
        "robs",
        0,
        [1, FIFTY, TEN],
        "say-robs who=0 victim=1 card=50 given=10",
    ),
    ("cube", 0, [0, ARES], "say-cube-god who=0 god=ares"),
    ("cube", 0, [1, 2], "say-cube-pile who=0 at=(at-place-pile n=3)"),
    ("cube", -1, [2, 9], "say-cube-starts at=(at-place-atlantis)"),
    ("cube", 0, [3, 1], "say-cube-city who=0 at=(at-place-tile n=2)"),
    ("knock", 0, [], "say-knock who=0"),
    ("calm", 0, [], "say-calm who=0"),
    ("claim", 0, [0, 1], "say-claims-points who=0"),
    (
        "claim",
        0,
        [1, 0],
        "say-mistaken-monsters who=0 n=3",
    ),
    ("wins", 0, [ZEUS], "say-wins who=0 god=zeus"),
    (
        "freeze",
        0,
        [],
        "say-freeze who=0 n=10",
    ),
    (
        "freeze",
        -1,
        [],
        "say-freezes n=10",
    ),
    ("thaw", -1, [], "say-thaw"),
    ("over", -1, [0b101, 4], "say-over-cataclysm winners=0&2"),
    ("over", -1, [0b010, 6], "say-over-cap winners=1 n=15"),
    (
        "looks",
        0,
        [0, 2, 0, 0, 1, *[0] * (CARDS - 5)],
        "say-looks who=0 cards=2 10+1 50",
    ),
    ("looks", 0, [0] * CARDS, "say-looks who=0 cards=nothing"),
]


@pytest.mark.parametrize(("kind", "seat", "args", "line"), LINES, ids=[line[3] for line in LINES])
def test_an_event_is_told_in_a_sentence(kind: str, seat: int, args: list[int], line: str) -> None:
    assert told(kind, seat, args) == line


def test_every_kind_of_event_has_its_sentence() -> None:
    noted: set[str] = set()
    for path in Path(GAME.folder).rglob("*.py"):
        for argument in NOTED.findall(path.read_text(encoding="utf-8")):
            noted |= set(re.findall(r'"(\w+)"', argument))
    assert noted == {kind for kind, _, _, _ in LINES}


def test_every_card_god_and_city_can_be_told() -> None:
    for card, name in enumerate(CARD_NAMES):
        assert told("discards", 0, [card]) == f"say-discards who=0 card={name.lower()}"
    for god, name in enumerate(GOD_NAMES):
        assert told("gains", 0, [god]) == f"say-gains who=0 god={name.lower()}"
    for city, name in enumerate(CITY_NAMES):
        assert told("city", -1, [city]) == f"say-city city={name.lower().replace(' ', '-')}"


def test_every_ending_is_told() -> None:
    lines = {told("over", -1, [1, n]) for n in range(1, len(ENDINGS))}
    assert len(lines) == len(ENDINGS) - 1


def test_every_move_has_words_for_an_undo() -> None:
    view = Scene().state.mask(0)
    first: dict[str, str] = {}
    for row in MOVES.rows:
        words = [GAME.words.done(view, move) for move in range(row.base, row.base + row.size)]
        assert all(map(str, words))
        first[row.name] = terse(words[0])
    assert first["go"] == "undo-move timer=timer 1a to=(at-place-pile n=1)"
    assert first["take"] == "undo-take timer=timer 1a to=(at-place-pile n=1)"
    assert first["offer"] == "undo-god god=hades"
    assert first["rob"] == "undo-player who=0"
