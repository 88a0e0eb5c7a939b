"""The limits of a player's hand: one command at a time, and powers not too often."""

from aevum.games.chronos.data import POWERS_WITHIN
from aevum.games.chronos.rules.archipelago import Archipelago


def hand_free(sea: Archipelago, seat: int) -> bool:
    """Return whether a seat may give a command now."""
    return sea.hand[seat] <= sea.now


def power_free(sea: Archipelago, seat: int) -> bool:
    """Return whether a seat may use a repeatable power now."""
    return sea.uses[seat * sea.terms.numbers.powers] + POWERS_WITHIN <= sea.now


def use_hand(sea: Archipelago, seat: int) -> None:
    """Note that a seat has given a command."""
    sea.hand[seat] = sea.now + sea.terms.numbers.hand


def use_power(sea: Archipelago, seat: int) -> None:
    """Note that a seat has used a repeatable power, and its hand."""
    use_hand(sea, seat)
    powers = sea.terms.numbers.powers
    last = (seat + 1) * powers - 1
    for place in range(seat * powers, last):
        sea.uses[place] = sea.uses[place + 1]
    sea.uses[last] = sea.now
