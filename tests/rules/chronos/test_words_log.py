"""Every event has its sentence, and every move its few words for an undo."""

import re
from pathlib import Path

import pytest

from aevum.core.events import Event
from aevum.games.chronos import GAME
from aevum.games.chronos.data import CARD_NAMES, CARDS, CITY_NAMES, GOD_NAMES
from aevum.games.chronos.moves import CARD, MOVES, PLACE, TIMER
from aevum.games.chronos.rules.asks import ENDINGS
from tests.rules.chronos.scene import Scene

NOTED = re.compile(r'(?:note|tell)\(\s*((?:"\w+"|[^,"])+),')
TEN, FIFTY, EAST, WAR = (CARD.words.index(name) for name in ("10", "50", "east", "war"))
PILE3, CITY2, HELL2, FRONT = (PLACE.words.index(p) for p in ("pile3", "city2", "hell2", "front"))
SQUARE2, KINGDOM2 = PLACE.words.index("square2"), PLACE.words.index("kingdom2")
T1A, EXTRA = TIMER.words.index("1a"), TIMER.words.index("extra")
ARES, ZEUS = GOD_NAMES.index("ARES"), GOD_NAMES.index("ZEUS")
UNLESS = "unless a card is picked within 10 seconds, the game is over."

LINES: list[tuple[str, int, list[int], str]] = [
    ("city", -1, [4], "SPARTA is in the game."),
    ("god", -1, [ARES], "ARES comes to the temple."),
    ("atlantis", -1, [TEN], "Atlantis: a 10 is laid on it."),
    ("reveal", -1, [2, EAST], "Pile 3 shows an EAST wind."),
    ("go", 0, [T1A, FRONT, PILE3], "Player 1 flips timer 1a onto pile 3."),
    ("go", 0, [T1A, PILE3, PILE3], "Player 1 flips timer 1a onto pile 3 again."),
    ("go", 0, [T1A, PILE3, FRONT], "Player 1 takes timer 1a back from pile 3."),
    ("go", 0, [EXTRA, 0, HELL2], "Player 1 flips the extra timer into the second part of Hell."),
    ("go", 0, [T1A, 0, CITY2], "Player 1 flips timer 1a onto CITY 2."),
    ("go", 0, [T1A, 0, CITY2, 5], "Player 1 flips timer 1a onto OLYMPIA."),
    ("cube", 0, [3, 1, 5], "The cube of SELENE: Player 1 puts it on OLYMPIA."),
    ("go", 0, [T1A, 0, SQUARE2], "Player 1 flips timer 1a onto square 2 of ASCLEPIUS."),
    ("go", 0, [T1A, 0, KINGDOM2], "Player 1 flips timer 1a onto the central pile of Player 2."),
    ("nothing", 0, [2, 0], "Player 1 gets no card from pile 3: another timer stands there."),
    ("nothing", 0, [2, 1], "Player 1 gets no card from pile 3: the cube of TROY lies there."),
    (
        "nothing",
        0,
        [2, 2],
        "Player 1 gets no card from pile 3: DIONYSUS or SANTORINI forbids that card.",
    ),
    ("pick", 1, [2, FIFTY], "Player 2 picks the 50 from pile 3."),
    ("zero", 1, [], "Player 2 also gains a TERRITORY of value 0."),
    ("plunder", 1, [0, TEN], "ARES: Player 2 takes the 10 of Player 1."),
    ("plague", 1, [WAR], "WAR of Player 2: a timer goes into Hell."),
    ("plague", 1, [WAR + 1], "STARVATION of Player 2: somebody discards the top card."),
    (
        "plague",
        1,
        [WAR + 2],
        "CATACLYSM of Player 2: the game ends, and the highest score wins.",
    ),
    ("starves", 2, [TEN], "Player 3 starves and discards a 10."),
    ("hell", 2, [T1A, 1, 0], "Player 3 puts timer 1a into Hell, flipped."),
    ("hell", 2, [T1A, 0, 0], "Player 3 puts timer 1a into Hell, as it is."),
    ("sparta", 2, [T1A, 1, 0], "SPARTA: Player 3 moves timer 1a onto the tile, flipped."),
    ("home", 0, [T1A, 0], "Timer 1a goes back before Player 1."),
    ("owes", 0, [1], "Player 1 owes Player 2 a card."),
    ("gives", 0, [1, EAST], "Player 1 gives Player 2 an EAST wind."),
    ("becalmed", 0, [EAST], "SANTORINI: Player 1 discards an EAST wind."),
    ("discards", 0, [FIFTY], "Player 1 discards a 50."),
    ("recovers", 0, [FIFTY], "Player 1 gains a 50 from the discard."),
    ("shows", 0, [FIFTY], "Player 1 now shows a 50."),
    ("gains", 0, [ARES], "Player 1 gains ARES."),
    ("buys", 0, [1, ARES], "GAIA: Player 1 buys ARES from Player 2."),
    (
        "robs",
        0,
        [1, FIFTY, TEN],
        "HERACLES: Player 1 takes the 50 of Player 2 and gives a 10.",
    ),
    ("cube", 0, [0, ARES], "The cube of APOLLO: Player 1 puts it on ARES."),
    ("cube", 0, [1, 2], "The cube of NEMESIS: Player 1 puts it on pile 3."),
    ("cube", -1, [2, 9], "The cube of TROY: it lies on Atlantis."),
    ("cube", 0, [3, 1], "The cube of SELENE: Player 1 puts it on CITY 2."),
    ("knock", 0, [], "Player 1 knocks a timer, and EOS saw it."),
    ("calm", 0, [], "Player 1 knocks nothing over."),
    ("claim", 0, [0, 1], "Player 1 claims the points: true!"),
    (
        "claim",
        0,
        [1, 0],
        "Player 1 claims the MONSTERS: not so; that claim rests for 3 seconds.",
    ),
    ("wins", 0, [ZEUS], "Player 1 wins by ZEUS."),
    (
        "freeze",
        0,
        [],
        f"Player 1 starts the countdown: {UNLESS}",
    ),
    (
        "freeze",
        -1,
        [],
        f"The countdown starts: {UNLESS}",
    ),
    ("thaw", -1, [], "A card is picked: the countdown stops."),
    ("over", -1, [0b101, 4], "The game is over by CATACLYSM: Player 1 and Player 3 win."),
    ("over", -1, [0b010, 6], "The game is over after 15 minutes: Player 2 wins."),
    (
        "looks",
        0,
        [0, 2, 0, 0, 1, *[0] * (CARDS - 5)],
        "Player 1 sees the discard: 2 x 10 and a 50.",
    ),
    ("looks", 0, [0] * CARDS, "Player 1 sees the discard: no card."),
]


@pytest.mark.parametrize(("kind", "seat", "args", "line"), LINES, ids=[line[3] for line in LINES])
def test_an_event_is_told_in_a_sentence(kind: str, seat: int, args: list[int], line: str) -> None:
    assert GAME.say(Event(kind, seat, args)) == line


def test_every_kind_of_event_has_its_sentence() -> None:
    noted: set[str] = set()
    for path in Path(GAME.folder).rglob("*.py"):
        for argument in NOTED.findall(path.read_text(encoding="utf-8")):
            noted |= set(re.findall(r'"(\w+)"', argument))
    assert noted == {kind for kind, _, _, _ in LINES}


def test_every_card_god_and_city_can_be_told() -> None:
    for card, name in enumerate(CARD_NAMES):
        assert f" {name}" in GAME.say(Event("pick", 0, [0, card]))
    for god, name in enumerate(GOD_NAMES):
        assert GAME.say(Event("gains", 0, [god])) == f"Player 1 gains {name}."
    for city, name in enumerate(CITY_NAMES):
        assert GAME.say(Event("city", -1, [city])) == f"{name} is in the game."


def test_every_ending_is_told() -> None:
    told = {GAME.say(Event("over", -1, [1, n])) for n in range(1, len(ENDINGS))}
    assert len(told) == len(ENDINGS) - 1


def test_every_move_has_words_for_an_undo() -> None:
    view = Scene().state.mask(0)
    told: dict[str, str] = {}
    for row in MOVES.rows:
        words = [GAME.done(view, move) for move in range(row.base, row.base + row.size)]
        assert all(words)
        assert "\n" not in "".join(words)
        told[row.name] = words[0]
    assert told["go"] == "the move of timer 1a onto pile 1"
    assert told["take"] == "the move of timer 1a onto pile 1 with the card"
    assert told["offer"] == "the offering for HADES"
    assert told["rob"] == "that HERACLES takes a 0 of Player 1"
