"""Numbers of cards and Zones that no source settles: how certain they are, and why."""

# not compiled: words need no speed

from typing import Final

from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARD_NUMBER, ZONE_NUMBER

DOUBTS: Final[dict[str, Text]] = {
    "Bank": m.table_sure_medium(why=m.table_doubt_bank()),
    "Cutthroat's Cutlass": m.table_sure_medium(why=m.table_doubt_cutlass()),
    "Hidden Cave": m.table_sure_medium(why=m.table_doubt_cave()),
    "Sunboat of Ra": m.table_sure_low(why=m.table_doubt_sunboat()),
    "Gizmo": m.table_sure_medium(why=m.table_doubt_special()),
    "Trade Goods": m.table_sure_medium(why=m.table_doubt_special()),
    "Alien Egypt": m.table_sure_medium(why=m.table_doubt_egypt()),
    "Celtic Paradise": m.table_sure_medium(why=m.table_doubt_celtic()),
    "Zombie Apocalypse": m.table_sure_medium(why=m.table_doubt_zombies()),
}
if not set(DOUBTS) <= {*CARD_NUMBER, *ZONE_NUMBER}:
    raise ValueError("a doubt is not about a card or a Zone")
