"""The numbers of ASCII Empires, each with its grade.

`GRADES` says where a number comes from: the rulebook, a public relative of the game, or our own
reconstruction. A person who owns the printed sheet can correct one line here.
"""

from typing import Final

LEAST_SEATS: Final = 1
MOST_SEATS: Final = 7
SOLO_TURNS: Final = 20
TURNS: Final = 40  # of a game with others, if nobody fills a track

# Dice
DICE: Final = 5
WHITE: Final = 3  # the first three dice; then green, then black
GREEN: Final = 3
BLACK: Final = 4
SIDES: Final = 6

# Buildings
FARM: Final = 0
MINE: Final = 1
SCHOOL: Final = 2
GARRISON: Final = 3
PALACE: Final = 4
COLONY: Final = 5
KINDS: Final = 6
STAFFED_KINDS: Final = 4  # those that need a Specialist

NAMES: Final = ("Farm", "Mine", "School", "Garrison", "Palace", "Colony")
LETTERS: Final = "FMSG@#"
LEVELS: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3)
LINES: Final[tuple[int, ...]] = (8, 8, 12, 12, 24, 0)
ACTIVATE: Final[tuple[int, ...]] = (2, 5, 4, 3, 7, 6)  # no die reaches a Palace
POINTS: Final[tuple[int, ...]] = (2, 2, 4, 4, 36, 7)

# Tracks
POPULATION: Final = 70
GOLD: Final = 49
TRUNK: Final = 4
UPPER: Final = 16
LOWER: Final = 17
COHORTS: Final[tuple[int, ...]] = (1, 1, 2, 2, 2, 3, 3)
MILITARY: Final = 14
HAPPY: Final[tuple[int, ...]] = (0, 4, 8, 12, 16, 20, 24, 30, 42, 60, 80)
UNHAPPY: Final[tuple[int, ...]] = (0, 4, 10, 19, 30, 43, 60, 80, 100, 120, 150)
MOODS: Final = 10  # boxes of either track

START_WORKERS: Final = 3
START_GOLD: Final = 3

WRITING: Final = 2  # the box of the trunk
IRRIGATION: Final = 4
PHILOSOPHY: Final = 1  # boxes of the upper branch
HUMANISM: Final = 10
UPPER_CULTURE: Final[tuple[int, ...]] = (2, 5, 8, 11, 13, 15)
NAVIGATION: Final = 2  # boxes of the lower branch
ENGINEERING: Final = 11
LOWER_GOLD: Final[tuple[int, ...]] = (4, 7, 10, 13, 16)

# Caravans: the die that each box wants, and beside :) OOO what the last one gives
CARAVANS: Final[tuple[tuple[int, ...], ...]] = (
    (5, 6),
    (4, 5, 6),
    (3, 4, 5, 6),
    (2, 3, 4, 5, 6),
    (2, 3, 4, 5, 6),
)
CARAVAN_SCIENCE: Final[tuple[int, ...]] = (0, 1, 0, 0, 0)
CARAVAN_CULTURE: Final[tuple[int, ...]] = (0, 0, 1, 2, 2)
CARAVAN_GOLD: Final = 3
CARAVAN_HAPPY: Final = 1
CARAVAN_SHARE: Final = 1  # Gold for every other player with Reach

# The Culture grid, by rows: 0 where nothing is printed
CULTURE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 5, 5, 4, 6),
    (0, 2, 3, 4, 5, 5, 6),
    (3, 3, 5, 2, 4, 6, 5),
    (4, 5, 4, 5, 6, 5, 6),
)
CULTURE_POINTS: Final[tuple[int, ...]] = (15, 20, 30, 35)
COLUMNS: Final = 7
COLUMN_WORKERS: Final[tuple[int, ...]] = (1, 0, 1, 0, 0, 0, 0)
COLUMN_GOLD: Final[tuple[int, ...]] = (1, 2, 0, 1, 0, 0, 0)
COLUMN_SCIENCE: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 0, 0)
COLUMN_HAPPY: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2, 2)

# Disasters, by the die result less one
DROUGHT: Final = 0
RAID: Final = 1
FIRE: Final = 2
DISASTERS: Final[tuple[int, ...]] = (DROUGHT, DROUGHT, RAID, RAID, FIRE, FIRE)
DISASTER_NAMES: Final = ("Drought", "Barbarian raid", "Fire")
DISASTER_CULTURE: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 1)
STRIKES: Final = 3  # boxes of a row; the third is the Disaster
DROUGHT_WORKERS: Final = 2
RAID_GOLD: Final = 2

# What Gold buys
DIE_PRICE: Final = 1
SPECIALIST_PRICE: Final = 2
BOX_PRICE: Final = 3
MOUNTAIN_PRICE: Final = 1
TAX_GOLD: Final = 3
CONSCRIPTS: Final = 2  # Workers at most that one Conscription makes Soldiers

UNASKED: Final = 2  # edicts that a seat may dictate between two answers of its own

# Deployment
COLONY_ACTIONS: Final = 2  # also to raze one
RAID_ACTIONS: Final = 1
ENGINEERED: Final = 2  # Deploy actions of an Army once Engineering is known

# The score
GOLD_POINTS: Final = 2
ARMY_POINTS: Final = 3
MASTERY_POINTS: Final = 21

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

GRADES: Final[dict[str, tuple[str, str]]] = {
    "TURNS": (RECONSTRUCTED, "a bound for games in which nobody fills a track"),
    "MAP": (PUBLIC, "cells of a later sheet, without its camps of Barbarians"),
    "SHAPES": (PUBLIC, "the outline of each has exactly the lines the rulebook gives"),
    "LINES": (RULEBOOK, ""),
    "ACTIVATE": (RULEBOOK, "School 4: public, and the only number that fits the example"),
    "POINTS": (PUBLIC, "two later sheets agree"),
    "POPULATION": (RECONSTRUCTED, "35 of later sheets ends by Farms alone on turn 6 or 7"),
    "GOLD": (PUBLIC, ""),
    "TRUNK": (PUBLIC, ""),
    "WRITING": (RECONSTRUCTED, "the rulebook has its C, not its place"),
    "UPPER": (PUBLIC, ""),
    "HUMANISM": (RECONSTRUCTED, "one box earlier in all than Engineering"),
    "LOWER": (PUBLIC, ""),
    "COHORTS": (RECONSTRUCTED, "14 boxes and 7 Armies are public; cheap first Armies raid early"),
    "HAPPY": (PUBLIC, "two later sheets agree"),
    "UNHAPPY": (RECONSTRUCTED, "smaller numbers pay for ten Taxations or seven Conscriptions"),
    "CARAVANS": (PUBLIC, "two later sheets agree"),
    "CARAVAN_SCIENCE": (RECONSTRUCTED, "the rulebook gives extras to some Caravans only"),
    "CARAVAN_CULTURE": (RECONSTRUCTED, "the rulebook gives extras to some Caravans only"),
    "CULTURE": (PUBLIC, "two later sheets agree on all boxes but one"),
    "CULTURE_POINTS": (PUBLIC, ""),
    "COLUMNS": (PUBLIC, "two later sheets agree"),
    "DISASTERS": (PUBLIC, "rows in pairs"),
    "DISASTER_CULTURE": (PUBLIC, "the rulebook gives it to some Disasters"),
    "ANNOUNCING": (RECONSTRUCTED, "one Unhappiness for an end that does not come"),
}
