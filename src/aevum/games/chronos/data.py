"""The numbers of Chronos Conquest, each with its grade.

`GRADES` says where a number comes from: the rulebook, our own reconstruction, or what
only a networked game needs. A person who owns the printed game can correct one line here.
"""

from typing import Final

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6
TEAM_SEATS: Final = 6
TEAMS: Final = 3

# Cards
ZERO: Final = 0
TEN: Final = 1
TWENTY: Final = 2
THIRTY: Final = 3
FIFTY: Final = 4
HUNDRED: Final = 5
HYDRA: Final = 6
MINOTAUR: Final = 7
NORTH: Final = 8
SOUTH: Final = 9
EAST: Final = 10
WEST: Final = 11
WAR: Final = 12
STARVATION: Final = 13
CATACLYSM: Final = 14
CARDS: Final = 15
KEPT: Final = 12  # the first so many kinds stay in a kingdom; the others are plagues
WINDS: Final = 4
PLAGUES: Final = 3

CARD_NAMES: Final = (
    "0", "10", "20", "30", "50", "100", "HYDRA", "MINOTAUR",
    "NORTH", "SOUTH", "EAST", "WEST", "WAR", "STARVATION", "CATACLYSM",
)  # fmt: skip
VALUES: Final[tuple[int, ...]] = (0, 10, 20, 30, 50, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0)
COPIES: Final[tuple[int, ...]] = (0, 20, 20, 16, 10, 4, 4, 4, 4, 4, 4, 4, 7, 6, 3)
ZEROS: Final = 10

# Stages: the kinds of cards that each adds
STAGES: Final = 5
STAGE_OF: Final[tuple[int, ...]] = (5, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4)

# The table
MOST_PILES: Final = 9
MORE_PILES: Final = 3  # than players
ATLANTIS_CARDS: Final = 5
CITIES_IN_PLAY: Final = 2
GODS_IN_PLAY: Final = 6
FEW: Final = 4  # players up to whom everybody has MANY_TIMERS
MANY_TIMERS: Final = 3
FEW_TIMERS: Final = 2

# Time, in milliseconds
SAND: Final = 30_000
UNEVEN: Final = 3  # percent by which a timer may differ, if a table wants that
OPENING: Final = 60_000  # from then on CITIES are open and the game may freeze whatever happened
COUNTDOWN: Final = 10_000
CAP: Final = 900_000
CHOICE: Final = 5_000
HAND: Final = 250  # between two commands of a player
POWERS_AT_ONCE: Final = 2  # uses of repeatable powers
POWERS_WITHIN: Final = 1_000
CLAIM_REST: Final = 3_000

# Points
TARGET: Final = 200
HERA_TARGET: Final = 300
HELIOS_VALUE: Final = 30
BONUS: Final = 50  # of ATHENS, SPHINX, PAN and PERSEPHONE, for each
MONSTER_VALUE: Final = 100  # with ARTEMIS
CALYPSO_CARDS: Final = 5
HESTIA_COPIES: Final = 3
CERBERUS_TIMERS: Final = 3

KNOCK_OF: Final = 12  # a flip beside another timer knocks once in so many times
KNOCK_OF_MORE: Final = 6  # beside two or more

RULEBOOK: Final = "rulebook"
RECONSTRUCTED: Final = "reconstructed"
DIGITAL: Final = "digital"

GRADES: Final[dict[str, tuple[str, str]]] = {
    "COPIES": (RECONSTRUCTED, "kinds and the total of 110 are printed; games last about 4 minutes"),
    "ZEROS": (RULEBOOK, ""),
    "SAND": (RULEBOOK, "about 30 seconds"),
    "MANY_TIMERS": (RULEBOOK, ""),
    "OPENING": (DIGITAL, "so that one who waits for ever holds nobody up"),
    "COUNTDOWN": (RULEBOOK, ""),
    "CAP": (DIGITAL, "a bound for games in which nobody picks"),
    "CHOICE": (DIGITAL, "the game goes on for the others"),
    "HAND": (DIGITAL, "people have two hands"),
    "POWERS_AT_ONCE": (DIGITAL, "people have two hands"),
    "CLAIM_REST": (DIGITAL, "a mistaken claim costs nothing else"),
    "KNOCK_OF": (DIGITAL, "on a screen nothing falls over by itself"),
}
