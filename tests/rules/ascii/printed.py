"""What the sheet prints, typed again: the tables of the game must agree with it."""

# Numbers of data.py that play has shown to be wrong, by name, with what the sheet has: none so far.
CHANGED: dict[str, object] = {}

# Name, Level, lines, die to activate (0: never), points
BUILDINGS = (
    ("Farm", "I", 8, 2, 2),
    ("Mine", "I", 8, 5, 2),
    ("School", "II", 12, 4, 4),
    ("Garrison", "II", 12, 3, 4),
    ("Palace", "III", 24, 0, 36),
    ("Colony", "III", 0, 6, 7),
)

# Cells, from the north-west corner of what surrounds them; then the anchor among them
SHAPES = {
    "Farm": "xx F.",
    "Mine": "xx Mx",
    "School": "xSx x.x",
    "Garrison": "x.x xGx",
    "Palace": "..x.. x.x.x xx@xx xx.xx",
    "Colony": "#xxxx xxxxx xxxxx xxxxx xxxxx",
}

# Terrain by its runs in each row: how many cells of water, plains, mountains
ROWS = (
    "27~",
    "27~",
    "11. 1~ 15.",
    "11. 1~ 15.",
    "11. 1~ 15.",
    "11. 1~ 15.",
    "11. 1~ 15.",
    "10. 1~ 16.",
    "10. 1~ 16.",
    "10. 1~ 16.",
    "2^ 8. 1~ 5. 7^ 4.",
    *["9^ 1. 1~ 1. 15^"] * 11,
    "27^",
)
ORE = {
    "plains": {(20, 6), (2, 9)},
    "mountains": {(21, 12), (4, 14), (14, 15), (2, 18), (17, 18), (25, 18)},
}
CELLS = {"~": 74, ".": 247, "^": 300}
PLAINS_BY_BANK = (104, 143)

TRACKS = {"population": 70, "gold": 49, "trunk": 4, "upper": 16, "lower": 17, "military": 14}
COHORTS = "1 1 2 2 2 3 3"
HAPPINESS = "0 4 8 12 16 20 24 30 42 60 80"
UNHAPPINESS = "0 4 10 19 30 43 60 80 100 120 150"
RESEARCH = {
    "Writing": "T2",
    "Irrigation": "T4",
    "Philosophy": "U1",
    "Humanism": "U10",
    "Navigation": "L2",
    "Engineering": "L11",
}
CULTURE_IN_SCIENCE = "U2 U5 U8 U11 U13 U15"
GOLD_IN_SCIENCE = "L4 L7 L10 L13 L16"

# Boxes, then what the owner gains beside the Happiness and three Gold of all
CARAVANS = (
    ("5 6", ""),
    ("4 5 6", "S"),
    ("3 4 5 6", "C"),
    ("2 3 4 5 6", "CC"),
    ("2 3 4 5 6", "CC"),
)
CULTURE = (
    (". . . 5 5 4 6", 15),
    (". 2 3 4 5 5 6", 20),
    ("3 3 5 2 4 6 5", 30),
    ("4 5 4 5 6 5 6", 35),
)
COLUMNS = ("/O", "OO", "/S", "OS", "S:)", ":):)", ":):)")

# By the die result: what it is, and whether it gives a box of Culture
DISASTERS = (
    ("Drought", False),
    ("Drought", False),
    ("Barbarian raid", True),
    ("Barbarian raid", True),
    ("Fire", True),
    ("Fire", True),
)

# What the rulebook says in words
NUMBERS = {
    "LEAST_SEATS": 1,
    "MOST_SEATS": 7,
    "SOLO_TURNS": 20,
    "TURNS": 40,
    "DICE": 5,
    "WHITE": 3,
    "SIDES": 6,
    "START_WORKERS": 3,
    "START_GOLD": 3,
    "MOODS": 10,
    "CARAVAN_GOLD": 3,
    "CARAVAN_HAPPY": 1,
    "CARAVAN_SHARE": 1,
    "STRIKES": 3,
    "DROUGHT_WORKERS": 2,
    "RAID_GOLD": 2,
    "DIE_PRICE": 1,
    "SPECIALIST_PRICE": 2,
    "BOX_PRICE": 3,
    "MOUNTAIN_PRICE": 1,
    "TAX_GOLD": 3,
    "CONSCRIPTS": 2,
    "COLONY_ACTIONS": 2,
    "RAID_ACTIONS": 1,
    "ENGINEERED": 2,
    "GOLD_POINTS": 2,
    "ARMY_POINTS": 3,
    "MASTERY_POINTS": 21,
}

# What we had to make up ourselves; all else is the rulebook's, or public
RECONSTRUCTED = {
    "TURNS",
    "POPULATION",
    "WRITING",
    "HUMANISM",
    "COHORTS",
    "UNHAPPY",
    "CARAVAN_SCIENCE",
    "CARAVAN_CULTURE",
    "ANNOUNCING",
}
