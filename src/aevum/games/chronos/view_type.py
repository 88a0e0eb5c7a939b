"""The fields of a view: what `view.py` makes and the browser reads."""

# not compiled: it only declares

# `make wire` writes the TypeScript of it. Each timer and each kingdom has its own fields, so that a
# move sends no others. Cards, GODs, CITIES, places and seats go by number, moments by game
# millisecond; nothing and never are -1, a card that is not seen is -2. Fields that are not required
# are missing if there is no such thing, or in older replays.

from typing import Literal, NotRequired, TypedDict


class ConquestView(TypedDict):
    """What a screen shows of a position of Chronos Conquest."""

    seats: int
    stage: int
    teams: bool
    piles: int
    other_numbers: NotRequired[dict[str, int]]
    """The numbers that differ from print, by name, if there are any."""

    tops: list[int]
    heights: list[int]
    atlantis: list[int]
    """The visible cards of Atlantis under its top, the lowest first."""
    zeros: int
    temple: list[int]
    cities: list[int]
    open: bool
    """Whether CITIES are open to everybody."""
    cubes: list[int]
    """The god, pile, pile and tile under the cubes of APOLLO, NEMESIS, TROY and SELENE."""
    discarded: int
    countdown: int
    flight: list[list[int]]
    """Seat, kind and last moment of each open choice."""
    winners: list[int]
    ending: Literal["", "points", "monsters", "god", "cataclysm", "frozen", "cap"]
    ended: NotRequired[int]
    """The moment at which it ended, -1 before; timers stay as they were then."""
    added: NotRequired[list[int]]
    """When it is over, by seat: what gods and cities add to the cards."""
    times: NotRequired[list[int]]
    """When it is over, by seat: the factor of both."""

    seat: int
    """The viewer's seat, -1 for a spectator; then the next fields are empty or 0."""
    prices: NotRequired[list[int]]
    """The price of each god of the temple."""
    draft: NotRequired[list[int]]
    """The moves of the command that is being put together."""
    steps: NotRequired[list[int]]
    """The moves that can come next."""
    hand: NotRequired[int]
    """When the next command can be given."""
    rest: NotRequired[list[int]]
    """When the viewer can claim again, by what is claimed."""
    discard: NotRequired[list[int]]
    """How many of each card the discard has; empty for viewers who may not look through it."""
    sum: NotRequired[list[int]]
    """Points, winds, the further factor, and how much is enough."""

    sands: list[int]
    """How long each timer runs; a single number if all are equal."""
    timer_0: NotRequired[list[int]]
    """The place of a timer in the game, and when it runs out."""
    timer_1: NotRequired[list[int]]
    timer_2: NotRequired[list[int]]
    timer_3: NotRequired[list[int]]
    timer_4: NotRequired[list[int]]
    timer_5: NotRequired[list[int]]
    timer_6: NotRequired[list[int]]
    timer_7: NotRequired[list[int]]
    timer_8: NotRequired[list[int]]
    timer_9: NotRequired[list[int]]
    timer_10: NotRequired[list[int]]
    timer_11: NotRequired[list[int]]
    timer_12: NotRequired[list[int]]
    timer_13: NotRequired[list[int]]
    timer_14: NotRequired[list[int]]
    timer_15: NotRequired[list[int]]
    timer_16: NotRequired[list[int]]
    timer_17: NotRequired[list[int]]
    timer_18: NotRequired[list[int]]
    hoard_0: list[int]
    """The central pile of a seat, the lowest card first."""
    hoard_1: list[int]
    hoard_2: list[int]
    hoard_3: NotRequired[list[int]]
    hoard_4: NotRequired[list[int]]
    hoard_5: NotRequired[list[int]]
    winds_0: list[int]
    winds_1: list[int]
    winds_2: list[int]
    winds_3: NotRequired[list[int]]
    winds_4: NotRequired[list[int]]
    winds_5: NotRequired[list[int]]
    gods_0: list[int]
    gods_1: list[int]
    gods_2: list[int]
    gods_3: NotRequired[list[int]]
    gods_4: NotRequired[list[int]]
    gods_5: NotRequired[list[int]]
