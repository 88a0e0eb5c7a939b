"""Numbers of cards and Zones that no source settles: how sure they are, and why."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.data import CARD_NUMBER, ZONE_NUMBER

SURE: Final = "high"  # of all that are not named here

DOUBTS: Final[dict[str, str]] = {
    "Bank": "medium: The gain grows by $1; it may be $4.",
    "Cutthroat's Cutlass": (
        "medium: How many cards it draws is put together from what is left of its text."
    ),
    "Hidden Cave": "medium: That it is the Hidden Cave itself that returns is our reading.",
    "Sunboat of Ra": "low: It pays $2; it may be $12. That it is Perpetual is our reading.",
    "Gizmo": "medium: Its coins, its cost, its crowns and the eight copies rest on one source.",
    "Trade Goods": (
        "medium: Its coins, its cost, its crowns and the eight copies rest on one source."
    ),
    "Alien Egypt": "medium: The $100 that win and the $8 rest on one source.",
    "Celtic Paradise": "medium: A gain of $8; it may be a gain up to $8.",
    "Zombie Apocalypse": "medium: The price of the Gizmo, $2, rests on one source.",
}
if not set(DOUBTS) <= {*CARD_NUMBER, *ZONE_NUMBER}:
    raise ValueError("a doubt is about no card and no Zone")
