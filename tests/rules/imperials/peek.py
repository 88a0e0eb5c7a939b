"""Helpers of the tests of Wonders & Warriors to read and prepare scenes."""

from aevum.core.state import UNKNOWN
from aevum.games.imperials.data import ACTIONS, CARD_NAMES, CARDS, COLOUR_NAMES, COLOURS
from aevum.games.imperials.rules.realm import IDLE, KINDS, READY
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.scenes import Scene

RING = ("0,0 NE", "0,0 E", "0,0 SE", "0,0 SW", "0,0 W", "0,0 NW")
"""The sides of the tile in the middle, from its corner N clockwise back to it."""


def wonders(seats: int = 3, **options: object) -> Scene:
    """Return a bare board of Wonders & Warriors."""
    return Scene(seats, "wonders", **options)


def level(scene: Scene, seat: int, colour: str) -> int:
    """Return how many improvements of a colour a seat has."""
    return scene.state.levels[seat * COLOURS + COLOUR_NAMES.index(colour)]


def active(scene: Scene, place: str) -> bool:
    """Return whether the warrior on a corner is active."""
    return scene.state.active[scene.corner(place)] != IDLE


def may_act(scene: Scene, place: str) -> bool:
    """Return whether the warrior on a corner is active since an earlier turn."""
    return scene.state.active[scene.corner(place)] == READY


def empty_deck(scene: Scene, colour: str) -> Scene:
    """Take all cards that are left in a deck out of the game."""
    deck = COLOUR_NAMES.index(colour)
    mixed = scene.state.decks[deck].mixed
    for card in ACTIONS:
        if card.deck == deck:
            scene.used_up(card.name, mixed[scene.card(card.name)])
    return scene


def under_deck(scene: Scene, colour: str) -> list[str]:
    """Return the names of the cards under a deck, the last one lowest."""
    return [ACTIONS[card].name for card in scene.state.decks[COLOUR_NAMES.index(colour)].bottom]


def seen_by(scene: Scene, viewer: int) -> Imperials:
    """Return the table as a viewer sees it."""
    mask = scene.state.mask(viewer)
    assert isinstance(mask, Imperials)
    return mask


def sees_hand(scene: Scene, viewer: int, seat: int) -> dict[str, int] | None:
    """Return the cards of a seat as a viewer sees them, None if they do not."""
    hands = seen_by(scene, viewer).hands[seat * CARDS : seat * CARDS + CARDS]
    if UNKNOWN in hands:
        return None
    return {CARD_NAMES[card]: number for card, number in enumerate(hands) if number}


def sees_actions(scene: Scene, viewer: int, seat: int) -> dict[str, int] | None:
    """Return the action cards of a seat as a viewer sees them, None if they do not."""
    cards = seen_by(scene, viewer).cards[seat * KINDS : seat * KINDS + KINDS]
    if UNKNOWN in cards:
        return None
    return {ACTIONS[kind].name: number for kind, number in enumerate(cards) if number}
