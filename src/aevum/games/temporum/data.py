"""The numbers of Temporum: players, crowns, money, the tree of Times."""

from typing import Final

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5

TIMES: Final = 4
CROWNS: Final = 10  # of each player, all in Time I at the start
HAND: Final = 2
MONEY: Final[tuple[int, ...]] = (0, 4, 7, 9, 11)
"""What players start with, in turn order. Reconstructed: running totals of the steps 0 4 3 2 2."""

SLOTS: Final = 10  # Zones on the board: one in Time I, two in II, three in III, four in IV
OUTSIDE: Final = 10  # the first place of an A Place Outside Time
MOST_OUTSIDE: Final = 16
PLACES: Final = OUTSIDE + MOST_OUTSIDE

TIME_OF: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4) + (0,) * MOST_OUTSIDE
"""The Time of each place; 0 outside Time."""
PLACES_OF: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
POINTERS: Final = 6  # Zones of Times I to III have one each
LEADS: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (8, 9))
"""Where the pointer of a place can lead."""
AT_START: Final[tuple[int, ...]] = (0, 1, 1, 0, 0, 0)
"""Which of the two each pointer names at the start: I, left II, middle III, second IV are real."""

COPIES: Final = 2  # of every card kind in the deck
SPECIAL_COPIES: Final = 8  # Gizmos, and Trade Goods (medium: 16 special cards, split evenly)
QUIET_CARDS: Final = 12
ZOMBIES: Final = 3
ON_ZONES: Final = 2  # dollars of Primitive Paradise on every Zone

# Amounts that tokens and abilities use
ZOMBIE_LOSS: Final = 2
HQ_GAIN: Final = 2
POISON_LOSS: Final = 4
VIKING_GAIN: Final = 4
COLD_WAR_GAIN: Final = 4
MAFIA_GAIN: Final = 2
BLACK_MARKET_GAIN: Final = 2
FRIENDS_DISCOUNT: Final = 2
TACTIC: Final = 4  # dollars more or less for a crown more or less
AMBASSADOR_PRICE: Final = 4
BEGGAR_UNDER: Final = 4
BEGGAR_GAIN: Final = 2
BANK_BONUS: Final = 1  # medium: one source says 4
HIDEOUT_MONEY: Final = 40
CACHED: Final = 1
SCRAP: Final = 4  # dollars of a cost that one discarded card pays
MOST_MONEY: Final = 1_000_000  # of a player: Capitalist Utopia would go on without end
EGYPT_MONEY: Final = 100  # medium: digits lost in the rulebook
INFORMED: Final = 4  # crowns that the Information Age asks for
