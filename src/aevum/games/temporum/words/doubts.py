"""Numbers of cards and Zones that no source settles: how sure they are, and why."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.cards.card import HIGH
from aevum.games.temporum.cards.tables import CARDS, ZONES

GRADES: Final = ("high", "medium", "low")

DOUBTS: Final[dict[str, str]] = {
    "Bank": "The gain grows by $1; it may be $4.",
    "Cutthroat's Cutlass": "How many cards it draws is put together from what is left of its text.",
    "Hidden Cave": "That it is the Hidden Cave itself that returns is our reading.",
    "Sunboat of Ra": "It pays $2; it may be $12. That it is Perpetual is our reading.",
    "Gizmo": "Its coins, its cost, its crowns and the eight copies rest on one source.",
    "Trade Goods": "Its coins, its cost, its crowns and the eight copies rest on one source.",
    "Alien Egypt": "The $100 that win and the $8 rest on one source.",
    "Celtic Paradise": "A gain of $8; it may be a gain up to $8.",
    "Zombie Apocalypse": "The price of the Gizmo, $2, rests on one source.",
}


def _check() -> None:
    """Refuse a doubt about a sure number, and a doubtful number without a reason."""
    doubtful = {card.name for card in CARDS if card.grade != HIGH}
    doubtful |= {zone.name for zone in ZONES if zone.grade != HIGH}
    if set(DOUBTS) != doubtful:
        raise ValueError("doubts and grades do not match")


_check()
