"""A rich table of Wonders & Warriors at which every action card can be played, with choices."""

from collections.abc import Iterator

from aevum.core.state import CHANCE
from aevum.games.imperials.data import ACTIONS, BASIC_DECK
from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import wonders

SHOWN = ("Printer", "Constitution")
PLAYED = [card.name for card in ACTIONS if card.deck != BASIC_DECK and card.name not in SHOWN]
"""The cards that are played."""

CHOOSERS = ("first", "last", "middle")


def table(card: str) -> Scene:
    """Return the table with this card in the hand of seat 0, whose turn it is."""
    scene = wonders().dragon(5, attacks=1).holds(0, card)
    scene.town(0, "0,0 N", "2,-2 N").village(0, "0,0 SE", "-2,2 S").warrior(0, "0,0 NE")
    scene.warrior(0, "0,0 S").road(0, "0,0 NE", "0,0 E", "0,0 SE", "0,0 SW", "0,0 NW")
    scene.town(1, "1,1 SE", "2,-1 NE").village(1, "0,2 S").slayer(1, 4).warrior(1, "0,0 SW", 2)
    scene.warrior(1, "1,1 S", active=True).road(1, "-1,1 NW", "-1,1 W")
    scene.town(2, "-1,-1 N", "-2,1 SW").village(2, "-2,0 SW").slayer(2, 4).warrior(2, "0,0 NW")
    scene.warrior(2, "2,0 S", 2, active=True).road(2, "-1,0 NE", "-1,0 NW")
    for seat in range(3):
        scene.hand(seat, wood=1, wool=2, wheat=2, ore=2, paper=1, cloth=1, coin=1)
    scene.holds(1, "Merchant").holds(1, "Mining").holds(2, "Resource Monopoly", 2)
    return scene.before_roll(0) if card == "Alchemist" else scene.acting(0)


def play(card: str) -> tuple[Scene, str]:
    """Return the table, and the move that plays this card there."""
    word = card.lower().replace(" ", "-")
    return table(card), "play " + ("green-road-builder" if word == "road-builder" else word)


def walk(card: str, chooser: str) -> Iterator[tuple[Scene, int, int]]:
    """Play a card to its end; yield each question, as the table, its seat and the next move."""
    scene, text = play(card)
    scene.do(0, text)
    while scene.asked() != [(0, "main")]:
        seat = scene.asked()[0][0]
        moves = [move for move, _ in scene.state.weights()] or scene.state.legal(seat)
        move = {"first": moves[0], "last": moves[-1], "middle": moves[len(moves) // 2]}[chooser]
        yield scene, seat, move
        scene.state.apply(seat, move)
        scene.check()


def answering(scene: Scene) -> list[int]:
    """Return the seats that must answer now, without chance."""
    return [seat for seat, _ in scene.asked() if seat != CHANCE]
