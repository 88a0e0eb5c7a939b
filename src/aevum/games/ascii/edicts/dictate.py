"""Which edicts are open to an Empire, and what each of them does (R9)."""

from typing import Final

from aevum.games.ascii.moves import CONSCRIPT, TAX
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.marking import gain_gold, gain_unhappy, train
from aevum.games.ascii.rules.mediterranean import Mediterranean


def dictate(sea: Mediterranean, seat: int, move: int) -> None:
    """Carry out a Taxation or a Conscription (R9)."""
    empire = sea.empires[seat]
    numbers = empire.numbers
    if empire.dictated < numbers.edict_limit:
        empire.dictated += 1
    if move == TAX:
        sea.note("taxes", seat)
        if sea.tells_numbers():
            sea.add_numbers([numbers.edict_unhappy, numbers.tax_gold])
        gain_unhappy(sea, seat, numbers.edict_unhappy)
        gain_gold(sea, seat, numbers.tax_gold)
    else:
        number = move - CONSCRIPT + 1
        sea.note("conscripts", seat, number)
        if sea.tells_numbers():
            sea.add_numbers([numbers.edict_unhappy])
        gain_unhappy(sea, seat, numbers.edict_unhappy)
        train(sea, seat, number)


def edicts(sea: Mediterranean, empire: Empire) -> list[int]:
    """Return the Taxation and Conscriptions that an Empire may dictate, if an edict is open."""
    return EDICTS[empire.may_conscript(sea.last)][:]


EDICTS: Final = [
    [TAX],
    [TAX, CONSCRIPT],
    [TAX, CONSCRIPT, CONSCRIPT + 1],
]
