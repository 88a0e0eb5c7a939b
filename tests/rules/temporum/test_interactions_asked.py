"""Optional effects are asked, forced ones with one outcome are not, and impossible ones are left
out.

Cards and Zones of every kind represent the others. Outcomes that everybody sees need no question;
if a hand decides, its owner is asked, so that silence reveals nothing.
"""

from collections.abc import Callable

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing

Build = Callable[[], Scene]
NEXT = [(1, "turn")]  # the turn of seat 0 went by


def ruling(zone: str, *cards: str, money: int = 0) -> Scene:
    """Seat 0 rules Times II, III and IV, and stands on a Zone."""
    return standing(zone, *cards, money=money).crowns(0, 7, 1, 1, 1)


def glass(zone: str, *cards: str, money: int = 0) -> Scene:
    """The next visit of an hourglass Zone carries out all of it."""
    scene = ruling(zone, *cards, money=money)
    scene.state.chits[scene.place(zone)] = 1
    return scene


# What seat 0 does up to the question, what is asked; "no" must be an answer, and change nothing
OPTIONAL: dict[str, tuple[Build, str]] = {
    "Ancient Greece": (
        lambda: standing("Ancient Greece", money=4).do(0, "stay").draw("Artist", "Bank"),
        "may",
    ),
    "Imperial China": (
        lambda: standing("Imperial China").do(0, "stay").draw("Artist", "Bank"),
        "discard",
    ),
    "Feudal Japan": (lambda: ruling("Feudal Japan").do(0, "stay").draw("Artist", "Bank"), "may"),
    "Industrial Revolution": (
        lambda: ruling("Industrial Revolution", "Bank").do(0, "stay"),
        "may",
    ),
    "Space Age": (
        lambda: ruling("Space Age", "Trade Goods", "Artist", money=0).do(
            0, "stay", "score Trade Goods", "advance 1", "advance 1"
        ),
        "score",
    ),
    "Age of Cats": (lambda: ruling("Age of Cats", money=10).do(0, "stay"), "may"),
    "Age of Toys": (lambda: ruling("Age of Toys", money=4).do(0, "stay"), "may"),
    "Age of Cybernetics": (
        lambda: ruling("Age of Cybernetics", "Artist").front(0, "Bank").do(0, "stay"),
        "play",
    ),
    "Alien Contact": (lambda: ruling("Alien Contact").do(0, "stay").draw("Artist"), "score"),
    "Babylonian Bazaar": (lambda: glass("Babylonian Bazaar", money=10).do(0, "stay"), "may"),
    "Greek America, a Base": (
        lambda: ruling("Greek America").do(0, "stay").draw("Artist", "Bank"),
        "may",
    ),
    "Greek America, a card": (
        lambda: ruling("Greek America").do(0, "stay").draw("Artist", "Bank").do(0, "yes"),
        "discard",
    ),
    "Scientist Enclave": (lambda: ruling("Scientist Enclave").do(0, "stay"), "retreat"),
    "Tibetan Empire": (
        lambda: ruling("Tibetan Empire").do(0, "stay").draw("Artist", "Bank"),
        "play",
    ),
    "Atomic Age": (lambda: ruling("Atomic Age").do(0, "stay"), "place"),
    "New France": (lambda: ruling("New France").do(0, "stay"), "may"),
    "Y2K": (lambda: glass("Y2K", "Bank", "Cache").do(0, "stay", "play Bank"), "card"),
    "Singularity": (lambda: ruling("Singularity", money=10).do(0, "stay"), "may"),
    "Underground Haven": (lambda: ruling("Underground Haven", "Artist").do(0, "stay"), "discard"),
    "Zombie Apocalypse": (lambda: ruling("Zombie Apocalypse", money=4).do(0, "stay"), "may"),
    "Barbarian Horde": (
        lambda: at_play("Barbarian Horde", "Artist").do(0, "stay", "play Barbarian Horde"),
        "discard",
    ),
    "Maneuver": (lambda: at_play("Maneuver").do(0, "stay"), "place"),
    "Predict the Future": (lambda: at_play("Predict the Future").do(0, "stay"), "history"),
    "Visionary": (
        lambda: at_score("Visionary", "Artist", dollars=28).do(
            0, "stay", "score Visionary", *["advance 1"] * 7
        ),
        "score",
    ),
    "Ambassador": (lambda: at_play("Bank").front(0, "Ambassador").do(0, "stay"), "may"),
    "Hidden Cave": (
        lambda: at_play("Engineer").front(0, "Hidden Cave").do(0, "stay").draw("Artist", "Bank"),
        "may",
    ),
    "Investments": (lambda: at_play("Bank").front(0, "Investments").do(0, "stay"), "may"),
    "Sunboat of Ra": (lambda: at_play("Bank").front(0, "Sunboat of Ra").do(0, "stay"), "may"),
    "Treasure Map": (
        lambda: standing("Mere Anarchy").front(0, "Treasure Map").do(0, "stay"),
        "may",
    ),
}


@pytest.mark.parametrize("name", OPTIONAL)
def test_an_optional_effect_is_asked_and_can_be_declined(name: str) -> None:
    """R2.6"""
    build, kind = OPTIONAL[name]
    scene = build()
    assert scene.asked() == [(0, kind)]
    assert scene.legal(0)[-1] == "no"
    before = (scene.money_of(0), scene.hand_of(0), scene.crowns_of(0), scene.front_of(0))
    scene.do(0, "no")
    if scene.asked() == NEXT:
        after = (scene.money_of(0), scene.hand_of(0), scene.crowns_of(0), scene.front_of(0))
        assert after == before


# What cannot be done is not offered, though it is optional
IMPOSSIBLE: dict[str, Build] = {
    "Age of Cats without the money": lambda: ruling("Age of Cats", "Artist", money=9),
    "Age of Toys without the money": lambda: ruling("Age of Toys", "Artist", money=3),
    "Underground Haven without a card": lambda: ruling("Underground Haven"),
    "Zombie Apocalypse without the money": lambda: ruling("Zombie Apocalypse", money=3),
    "Singularity after one's own turn": lambda: ruling("Singularity", money=20).turn_of(0, 0),
    "Cybernetics without a Perpetual": lambda: ruling("Age of Cybernetics", "Artist"),
    "Cybernetics without a card": lambda: ruling("Age of Cybernetics").front(0, "Bank"),
    "Atomic Age without ruling": lambda: standing("Atomic Age"),
    "Bazaar without the money": lambda: glass("Babylonian Bazaar", money=9),
    "Y2K without a card": lambda: glass("Y2K"),
    "Ambassador without the money": lambda: at_play("Gizmo").front(0, "Ambassador"),
    "Hidden Cave without a discard": lambda: at_play("Bank").front(0, "Hidden Cave"),
    "Investments without a gain": lambda: at_play().front(0, "Investments"),
    "Sunboat after one's own turn": lambda: at_play().front(0, "Sunboat of Ra").turn_of(0, 0),
    "Predict the Future in Time IV": lambda: ruling("Warm Globe", "Predict the Future"),
    "Treasure Map after Time III": lambda: at_play("Bank").front(0, "Treasure Map"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_optional_effect_that_is_impossible_is_not_asked(name: str) -> None:
    """R2.6"""
    assert IMPOSSIBLE[name]().do(0, "stay").asked() == NEXT


# What happens by itself: money, crowns, cards in hand afterwards
FORCED: dict[str, tuple[Build, int, list[int], int]] = {
    "the only card is played": (lambda: at_play("Settlers"), 8, [9, 1, 0, 0], 0),
    "the only card is scored": (
        lambda: at_score("Trade Goods").crowns(0, 0, 0, 4, 6),
        0,
        [0, 0, 2, 8],
        0,
    ),
    "Ancient Egypt": (
        lambda: standing("Ancient Egypt").crowns(1, 9, 1, 0, 0),
        0,
        [9, 1, 0, 0],
        0,
    ),
    "Late Jurassic": (lambda: standing("Late Jurassic"), 0, [10, 0, 0, 0], 2),
    "Trojan War": (lambda: standing("Trojan War", money=7), 0, [10, 0, 0, 0], 1),
    "Dawn of Man": (lambda: standing("Dawn of Man"), 0, [9, 1, 0, 0], 0),
    "Age of Plastic, one of two": (
        lambda: standing("Age of Plastic").crowns(0, 9, 0, 1, 0),
        4,
        [9, 0, 1, 0],
        0,
    ),
    "Rome Eternal": (lambda: ruling("Rome Eternal", "Bank"), 8, [7, 1, 1, 1], 0),
    "Steampunk Empire with one card": (
        lambda: standing("Steampunk Empire", "Artist").crowns(0, 0, 0, 3, 7),
        0,
        [0, 0, 0, 10],
        0,
    ),
    "Exodus with one Time": (
        lambda: standing("Exodus").crowns(0, 8, 2, 0, 0),
        0,
        [8, 0, 2, 0],
        0,
    ),
    "Amazons": (
        lambda: standing("Empire of the Amazons").crowns(0, 9, 1, 0, 0),
        0,
        [10, 0, 0, 0],
        4,
    ),
    "Earth United with one card": (
        lambda: standing("Earth United", "Shogun's Katana"),
        20,
        [10, 0, 0, 0],
        0,
    ),
    "Cutthroat's Cutlass": (
        lambda: at_play("Cutthroat's Cutlass").crowns(0, 9, 1, 0, 0),
        12,
        [10, 0, 0, 0],
        0,
    ),
    "Savagery": (lambda: standing("Savagery", "Artist", "Bank"), 0, [10, 0, 0, 0], 3),
    "Revolutionaries": (
        lambda: at_play("Bank").front(0, "Revolutionaries").crowns(0, 9, 1, 0, 0),
        8,
        [9, 0, 1, 0],
        0,
    ),
    "Hideout": (lambda: at_play().front(0, "Hideout").money(0, 40), 40, [9, 1, 0, 0], 0),
}


@pytest.mark.parametrize("name", FORCED)
def test_a_forced_effect_with_one_outcome_is_not_asked(name: str) -> None:
    """R2.6: once seat 0 has stayed, only chance is asked until its turn is over."""
    build, money, crowns, cards = FORCED[name]
    scene = build().do(0, "stay")
    for card in ("Crown Jewels", "Engineer", "Trinket", "Explorer"):
        if scene.asked() == [(-1, "chance")]:
            scene.draw(card)
    if not scene.state.over():
        assert scene.asked() == NEXT
    assert (scene.money_of(0), scene.crowns_of(0)) == (money, crowns)
    assert len(scene.hand_of(0)) == cards


def test_a_forced_effect_of_a_token_alone_is_not_asked() -> None:
    """R2.5: Zombies, HQ, the money of Primitive Paradise, the Sage."""
    scene = table(2, "Zombie Apocalypse").money(0, 3).do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (1, NEXT)
    scene = table()
    scene.state.hq[0] = scene.place("Nanotech Wonderland")
    assert scene.do(0, "stay").money_of(0) == 2
    scene = table(2, "Primitive Paradise").at(1, "Primitive Paradise").do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (2, NEXT)


def test_forced_effects_of_the_start_of_a_turn_are_not_asked_of_an_empty_hand() -> None:
    """R2.1: with cards in hand it might use a secret one first, so it is asked."""
    scene = standing("Cold War").begin()
    assert (scene.money_of(0), scene.legal(0, "effect")) == (4, [])
    scene = standing("Cold War", "Artist").begin()
    assert (scene.money_of(0), scene.legal(0)) == (0, ["effect cold-war"])


def test_a_forced_effect_with_several_outcomes_is_asked_and_cannot_be_declined() -> None:
    """R2.6"""
    builds: list[Build] = [
        lambda: at_play("Artist", "Bank"),
        lambda: at_score("Artist", "Trade Goods", dollars=4),
        lambda: standing("Steampunk Empire", "Artist", "Bank"),
        lambda: ruling("Exodus"),
        lambda: standing("Earth United", "Artist", "Settlers"),
        lambda: ruling("Nuclear Wasteland"),
        lambda: ruling("Simulated Paradise"),
        lambda: at_play("Anubis Statuette"),
        lambda: at_play("Cutthroat's Cutlass").crowns(0, 5, 3, 2, 0),
        lambda: at_play("Inventor"),
    ]
    for build in builds:
        scene = build().do(0, "stay")
        assert [seat for seat, _ in scene.asked()] == [0]
        assert len(scene.legal(0)) > 1
        assert "no" not in scene.legal(0)
