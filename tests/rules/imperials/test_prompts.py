"""Every kind of question, reached by play, with the sentence that asks it."""

from collections.abc import Callable

import pytest

from aevum.games.imperials import GAME
from aevum.games.imperials.rules.asks import ASK_NAMES
from tests.rules.imperials.scene import Scene


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
    ("found-piece", 0, lambda: Scene(), "Place your first village."),
    ("found-road", 0, lambda: Scene().do(0, "village 0,0 N"), "Lay a road at your new village."),
    ("roll", 0, lambda: Scene().before_roll(0), "Your turn: roll the dice."),
    ("main", 0, lambda: Scene().acting(0), "Your turn: build, trade, play a card, or end it."),
    (
        "special",
        1,
        lambda: Scene(special_build="on").acting(0).do(1, "request").do(0, "end"),
        "Your special build: build, upgrade, improve or buy, then end it.",
    ),
    (
        "talk",
        1,
        lambda: (
            Scene().hand(0, wood=1).hand(1, ore=1).acting(0)
            .do(0, "offer", "give wood", "ask ore", "send")
        ),
        "Player 1's turn. Offer 1: you give 1 ore for 1 wood. Accept, reject or counter?",
    ),
    (
        "discard",
        1,
        lambda: Scene().hand(1, wood=9).before_roll(0).roll(3, 4).do(1, "card wood"),
        "A seven: Discard 3 more of your 9 cards.",
    ),
    (
        "robber",
        0,
        lambda: playing("Warrior", Scene()),
        "Warrior: Move the robber. To which tile?",
    ),
    ("victim", 0, robbing, "Whom on wheat 4 do you rob?"),
    (
        "pick",
        0,
        lambda: playing("Harvest", Scene()),
        "Harvest: Which resource do you take, 2 to go?",
    ),
    (
        "where",
        0,
        market,
        "The market would take 4 wood for 1 ore as well. Market or players?",
    ),
    (
        "wonder",
        0,
        lambda: (
            wonders().town(0, "0,-2 N").levels(0, trade=3).hand(0, cloth=4).acting(0)
            .do(0, "improve trade")
        ),
        "Which of your towns gets the Lighthouse?",
    ),
    (
        "lose-town",
        0,
        burning,
        "The dragon wins, and your defence was the weakest. Which town becomes a village?",
    ),
    ("march", 0, march, "Where does the strong warrior from 24 go?"),
    (
        "drop-action",
        0,
        drops,
        "You hold 6 action cards, and 4 is the limit. Which goes back?",
    ),
    (
        "deck",
        0,
        beaten,
        "The dragon is beaten, and nobody was stronger than you. Draw a card of which kind?",
    ),
    (
        "place-road",
        0,
        lambda: playing("Road Builder", wonders()),
        "Road Builder: Lay a road for nothing, 2 roads to go.",
    ),
    (
        "name-card",
        0,
        lambda: playing("Monopoly", Scene()),
        "Monopoly: Name a resource: the others give you all they have of it.",
    ),
    (
        "dice",
        0,
        lambda: wonders().holds(0, "Alchemist").before_roll(0).do(0, "play alchemist"),
        "Alchemist: Which numbers shall the red and the yellow die show?",
    ),
    (
        "colour",
        0,
        lambda: playing("Crane", wonders()),
        "Crane: Which improvement do you build for one commodity less?",
    ),
    (
        "corner",
        0,
        lambda: playing("Engineer", wonders().town(0, "0,-2 N")),
        "Engineer: Which town gets the fence?",
    ),
    (
        "tile",
        0,
        lambda: playing("Merchant", wonders()),
        "Merchant: On which tile do you put the merchant?",
    ),
    (
        "player",
        0,
        lambda: playing("Spy", wonders().holds(1, "Crane").holds(2, "Crane")),
        "Spy: At whose action cards do you look?",
    ),
    (
        "card",
        0,
        lambda: (
            playing("Commercial Harbor", wonders().hand(0, wood=1, ore=1).hand(1, coin=1))
            .do(0, "player 2")
        ),
        "Commercial Harbor: Which resource do you offer to Player 2?",
    ),
    (
        "action",
        0,
        lambda: playing("Spy", wonders().holds(1, "Crane").holds(1, "Mining")),
        "Spy: Which action card of Player 2 do you take?",
    ),
    (
        "remove-road",
        0,
        lambda: playing("Diplomat", wonders()),
        "Diplomat: Which open road do you take off the board?",
    ),
    (
        "retreat",
        1,
        lambda: playing("Intrigue", retreat()),
        "Your regular warrior was driven from 13. Where does it go?",
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
    assert GAME.prompt(view, asked[0]) == words


def test_every_kind_of_question_is_among_them() -> None:
    assert sorted(case[0] for case in CASES) == sorted(ASK_NAMES)


def test_it_is_said_that_everybody_rejected_an_offer() -> None:
    scene = Scene(3).hand(0, wood=1).hand(1, ore=1).hand(2, ore=1).acting(0)
    scene.do(0, "offer", "give wood", "ask ore", "send").do(1, "reject 1")
    ask = next(each for each in scene.state.asks if each.seat == 0)
    usual = "Your turn: build, trade, play a card, or end it."
    assert GAME.prompt(scene.state.mask(0), ask) == usual
    scene.do(2, "reject 1")
    said = "Your turn. Everybody has rejected offer 1. Offer something else, or go on."
    assert GAME.prompt(scene.state.mask(0), ask) == said
