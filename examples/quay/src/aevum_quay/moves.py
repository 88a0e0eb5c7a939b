"""The moves, in notation and as numbers; by their places people choose them on the table."""

from typing import Final

from aevum.core.moves import Domain, MoveTable, count
from aevum_quay.data import CARDS, KINDS, SLOTS, card_name

CARD_NAMES: Final = Domain("card", [card_name(card) for card in range(CARDS)])
KIND_NAMES: Final = Domain("kind", [*KINDS])

MOVES: Final = MoveTable(
    take=(count("slot", SLOTS, 1),),
    draw=(),
    swap=(CARD_NAMES, count("slot", SLOTS, 1)),
    load=(KIND_NAMES,),
    card=(CARD_NAMES,),
).chance_from("card")

TAKE: Final = MOVES.base("take")  # + slot
DRAW: Final = MOVES.base("draw")
SWAP: Final = MOVES.base("swap")  # + card * SLOTS + slot
LOAD: Final = MOVES.base("load")  # + kind
CARD: Final = MOVES.base("card")  # + card
