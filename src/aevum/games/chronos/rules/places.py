"""The places of sand-timers: one number for each."""

from typing import Final

from aevum.games.chronos.data import CITIES_IN_PLAY, MOST_PILES, MOST_SEATS, MOST_TIMERS

ATLANTIS: Final = MOST_PILES  # the pile after the others
PILES: Final = MOST_PILES + 1  # including Atlantis
CITY: Final = PILES  # the first of two tiles
HELL: Final = CITY + CITIES_IN_PLAY  # its first part
DEEP_HELL: Final = HELL + 1  # its second part
SQUARE: Final = DEEP_HELL + 1  # the first of four, on ASCLEPIUS
SQUARES: Final = 4
LAST_SQUARE: Final = SQUARE + SQUARES - 1
KINGDOM: Final = SQUARE + SQUARES  # the central pile of the first seat
FRONT: Final = KINGDOM + MOST_SEATS  # in front of its owner, outside the board
PLACES: Final = FRONT + 1
AWAY: Final = PLACES  # not in the game

OWN: Final = MOST_TIMERS  # timers that are numbered for each seat
EXTRA: Final = MOST_SEATS * OWN  # CHRONOS's timer
TIMERS: Final = EXTRA + 1

BIT: Final[tuple[int, ...]] = tuple([1 << n for n in range(62)])


def is_pile(place: int) -> bool:
    """Return whether a place is a pile of the archipelago or Atlantis."""
    return place < PILES


def is_city(place: int) -> bool:
    """Return whether a place is a CITY tile."""
    return CITY <= place < HELL


def is_hell(place: int) -> bool:
    """Return whether a place is one of the two parts of Hell."""
    return place in (HELL, DEEP_HELL)


def is_square(place: int) -> bool:
    """Return whether a place is a square on ASCLEPIUS."""
    return SQUARE <= place < KINGDOM


def is_kingdom(place: int) -> bool:
    """Return whether a place is somebody's central pile."""
    return KINGDOM <= place < FRONT
