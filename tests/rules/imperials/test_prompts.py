"""Every kind of question, reached by play, with the sentence that asks it."""

from collections.abc import Callable

import pytest

from aevum.core.terse import terse
from aevum.games.imperials import GAME
from aevum.games.imperials import messages as m
from aevum.games.imperials.rules.asks import ASK_NAMES
from aevum.games.imperials.scenes import Scene


def wonders(seats: int = 3) -> Scene:
    """A table of Wonders & Warriors at which the first seat has a town, a road and an opponent."""
    scene = Scene(seats, "wonders").town(0, "0,0 N").road(0, "0,0 NE", "1,-1 W")
    return scene.village(1, "0,0 S").road(1, "0,0 SW").dragon(7, attacks=1)


def playing(card: str, scene: Scene) -> Scene:
    """Let the first seat play an action card after the roll."""
    word = card.lower().replace(" ", "-")
    if card == "Road Builder" and scene.state.wonders:
        word = f"green-{word}"
    return scene.holds(0, card).acting(0).do(0, f"play {word}")


def march() -> Scene:
    scene = wonders().road(0, "0,0 E").warrior(0, "0,0 NE", 2, active=True)
    return scene.acting(0).do(0, "march 0,0 NE")


def retreat() -> Scene:
    return wonders().warrior(1, "1,-1 NW").road(1, "1,-1 NW", "0,-1 NE")


def drops() -> Scene:
    scene = wonders().holds(0, "Spy", 3).holds(0, "Merchant", 3)
    return scene.acting(0).do(0, "end")


def beaten() -> Scene:
    scene = wonders(2).dragon(1).warrior(0, "0,0 NE", 1, active=True)
    return scene.warrior(1, "0,0 SW", 1, active=True).before_roll(0).roll(1, 2, "dragon")


def burning() -> Scene:
    return wonders().town(0, "0,-2 N").dragon(1).before_roll(0).roll(1, 2, "dragon")


def market() -> Scene:
    scene = Scene().hand(0, wood=4).acting(0)
    return scene.do(0, "offer", *["give wood"] * 4, "ask ore", "send")


def robbing() -> Scene:
    scene = Scene().village(1, "0,0 N").village(2, "0,0 S").hand(1, ore=1).hand(2, ore=1)
    return scene.before_roll(0).roll(3, 4).do(0, "tile 0,0")


CASES: list[tuple[str, int, Callable[[], Scene], str]] = [
    ("found-piece", 0, lambda: Scene(), "ask-first-village"),
    ("found-road", 0, lambda: Scene().do(0, "village 0,0 N"), "ask-first-road piece=village"),
    ("roll", 0, lambda: Scene().before_roll(0), "ask-roll"),
    ("main", 0, lambda: Scene().acting(0), "ask-turn"),
    (
        "special",
        1,
        lambda: Scene(special_build="on").acting(0).do(1, "request").do(0, "end"),
        "ask-special",
    ),
    (
        "talk",
        1,
        lambda: (
            Scene().hand(0, wood=1).hand(1, ore=1).acting(0)
            .do(0, "offer", "give wood", "ask ore", "send")
        ),
        ("ask-answer"
        " (note-offered n=1 give=1 ore get=1 wood)"),
    ),
    (
        "discard",
        1,
        lambda: Scene().hand(1, wood=9).before_roll(0).roll(3, 4).do(1, "card wood"),
        "ask-discard-more n=3 cards=9",
    ),
    (
        "robber",
        0,
        lambda: playing("Warrior", Scene()),
        "[warrior] ask-robber",
    ),
    ("victim", 0, robbing, "ask-victim tile=tile 9"),
    (
        "pick",
        0,
        lambda: playing("Harvest", Scene()),
        "[harvest] ask-pick n=2",
    ),
    (
        "where",
        0,
        market,
        "ask-where (note-market-too give=4 wood get=1 ore)",
    ),
    (
        "wonder",
        0,
        lambda: (
            wonders().town(0, "0,-2 N").levels(0, trade=3).hand(0, cloth=4).acting(0)
            .do(0, "improve trade")
        ),
        "ask-wonder work=lighthouse",
    ),
    (
        "lose-town",
        0,
        burning,
        "ask-lose-town (note-dragon-won)",
    ),
    ("march", 0, march, "ask-march piece=strong-warrior where=corner 24"),
    (
        "drop-action",
        0,
        drops,
        "ask-drop-action (note-too-many actions=6 limit=4)",
    ),
    (
        "deck",
        0,
        beaten,
        "ask-deck (note-thanks)",
    ),
    (
        "place-road",
        0,
        lambda: playing("Road Builder", wonders()),
        "[green-road-builder] ask-free-road n=2",
    ),
    (
        "name-card",
        0,
        lambda: playing("Monopoly", Scene()),
        "[monopoly] ask-name-resource (note-all-of-it)",
    ),
    (
        "dice",
        0,
        lambda: wonders().holds(0, "Alchemist").before_roll(0).do(0, "play alchemist"),
        "[alchemist] ask-dice",
    ),
    (
        "colour",
        0,
        lambda: playing("Crane", wonders()),
        "[crane] ask-crane commodities=1",
    ),
    (
        "corner",
        0,
        lambda: playing("Engineer", wonders().town(0, "0,-2 N")),
        "[engineer] ask-fence",
    ),
    (
        "tile",
        0,
        lambda: playing("Merchant", wonders()),
        "[merchant] ask-merchant",
    ),
    (
        "player",
        0,
        lambda: playing("Spy", wonders().holds(1, "Crane").holds(2, "Crane")),
        "[spy] ask-spy",
    ),
    (
        "card",
        0,
        lambda: (
            playing("Commercial Harbor", wonders().hand(0, wood=1, ore=1).hand(1, coin=1))
            .do(0, "player 2")
        ),
        "[commercial-harbor] ask-offer-resource who=1",
    ),
    (
        "action",
        0,
        lambda: playing("Spy", wonders().holds(1, "Crane").holds(1, "Mining")),
        "[spy] ask-take-action who=1",
    ),
    (
        "remove-road",
        0,
        lambda: playing("Diplomat", wonders()),
        "[diplomat] ask-remove-road",
    ),
    (
        "retreat",
        1,
        lambda: playing("Intrigue", retreat()),
        "ask-retreat piece=regular-warrior where=corner 13",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "seat", "build", "words"), CASES, ids=[case[0] for case in CASES])
def test_a_question_is_put_in_words(
    kind: str, seat: int, build: Callable[[], Scene], words: str
) -> None:
    scene = build()
    view = scene.state.mask(seat)
    asked = [ask for ask in view.asks if ask.seat == seat and ASK_NAMES[ask.kind] == kind]
    assert len(asked) == 1, scene.asked()
    assert terse(GAME.words.prompt(view, asked[0])) == words


def test_every_kind_of_question_is_among_them() -> None:
    assert sorted(case[0] for case in CASES) == sorted(ASK_NAMES)


def test_it_is_said_that_everybody_rejected_an_offer() -> None:
    scene = Scene(3).hand(0, wood=1).hand(1, ore=1).hand(2, ore=1).acting(0)
    scene.do(0, "offer", "give wood", "ask ore", "send").do(1, "reject 1")
    ask = next(each for each in scene.state.asks if each.seat == 0)
    assert GAME.words.prompt(scene.state.mask(0), ask).text == m.ask_turn()
    scene.do(2, "reject 1")
    asked = GAME.words.prompt(scene.state.mask(0), ask)
    assert asked.text == m.ask_rejected()
    assert asked.notes == (m.note_rejected(offers=[m.part_offer_own(n=1)]),)
