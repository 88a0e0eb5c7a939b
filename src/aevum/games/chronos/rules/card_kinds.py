"""The kinds of cards."""

from aevum.games.chronos.data import HYDRA, KEPT, MINOTAUR, NORTH


def is_monster(card: int) -> bool:
    """Return whether a card is a HYDRA or a MINOTAUR."""
    return HYDRA <= card <= MINOTAUR


def is_wind(card: int) -> bool:
    """Return whether a card is a WIND."""
    return NORTH <= card < KEPT
