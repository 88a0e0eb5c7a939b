"""The numbers of Temporum that no card or Zone has as its own, and the tree of Times."""

from typing import Final

from aevum.core.numbers import PUBLIC, RECONSTRUCTED, Number, number_row

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5

MONEY: Final[tuple[int, ...]] = (0, 4, 7, 9, 11)
"""What players start with, in turn order. Reconstructed: running totals of the steps 0 4 3 2 2."""

ANY_ACTION: Final = "any-action.draws"

TABLE_NUMBERS: Final = (
    *number_row(
        "money", MONEY, 0, 40, "dollars", "of player {} in turn order at the start",
        RECONSTRUCTED, "R1.5",
    ),
    # Nobody may win by money that cannot be held: the limit reaches what Alien Egypt asks for.
    Number(
        "money.limit", 1_000_000, 100, 1_000_000, "dollars", "that a player can hold",
        RECONSTRUCTED, "R5.1",
    ),
    Number(
        "crowns", 10, 2, 20, "crowns", "of each player, all of which have to reach Time IV",
        PUBLIC, "R1.5",
    ),
    Number("hand", 2, 0, 6, "cards", "in each hand at the start", PUBLIC, "R1.5"),
    Number(
        "second-ruler.players", 4, 2, 6, "players", "from which on the second can rule a Time too",
        PUBLIC, "R1.7",
    ),
    Number(
        ANY_ACTION, 2, 0, 6, "cards", "drawn in Zones that let you score, play or draw",
        PUBLIC, "reference of Zones",
    ),
)  # fmt: skip
"""The numbers of the whole table. Those of cards and Zones are made from their rows."""

TIMES: Final = 4
SLOTS: Final = 10  # Zones on the board: one in Time I, two in II, three in III, four in IV
OUTSIDE: Final = 10  # the first place of an A Place Outside Time
MOST_OUTSIDE: Final = 16
PLACES: Final = OUTSIDE + MOST_OUTSIDE
MOST_BEGGED: Final = 99  # dollars of one payment that come from Beggars: the moves name no more

TIME_OF: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4) + (0,) * MOST_OUTSIDE
"""The Time of each place; 0 outside Time."""
PLACES_OF: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
POINTERS: Final = 6  # Zones of Times I to III have one each
LEADS: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (8, 9))
"""Where the pointer of a place can lead."""
AT_START: Final[tuple[int, ...]] = (0, 1, 1, 0, 0, 0)
"""Which of the two each pointer names at the start: I, left II, middle III, second IV are real."""
