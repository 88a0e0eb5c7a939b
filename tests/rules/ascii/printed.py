"""What the sheet prints, typed again: the tables of the game must agree with it."""

# Fields of Numbers that play has shown to be wrong, with what was first chosen: none so far.
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

# Sizes that no match can change
SIZES = {
    "LEAST_SEATS": 1,
    "MOST_SEATS": 7,
    "DICE": 5,
    "WHITE": 3,
    "SIDES": 6,
    "MOODS": 10,
}

# What the rulebook says in words
NUMBERS = {
    "turns.alone": 20,
    "turns.together": 40,
    "start.workers": 3,
    "start.gold": 3,
    "farm.workers": 1,
    "mine.gold": 1,
    "school.boxes": 1,
    "garrison.soldiers": 1,
    "caravans.gold": 3,
    "caravans.happiness": 1,
    "caravans.share": 1,
    "disaster.boxes": 3,
    "disaster.unhappiness": 1,
    "drought.workers": 2,
    "barbarians.gold": 2,
    "die.price": 1,
    "specialist.price": 2,
    "box.price": 3,
    "mountain.price": 1,
    "reroll.price": 1,
    "tax.gold": 3,
    "conscription.workers": 2,
    "edict.unhappiness": 1,
    "edict.limit": 2,
    "colony.actions": 2,
    "raid.actions": 1,
    "engineering.actions": 2,
    "raid.barbarians.gold": 1,
    "raid.barbarians.happiness": 1,
    "raid.player.gold": 1,
    "raid.player.unhappiness": 1,
    "colony.unhappiness": 1,
    "announcement.percent": 50,
    "announcement.unhappiness": 1,
    "gold.points": 2,
    "army.points": 3,
    "mastery.points": 21,
}

# Our own numbers; all others are the rulebook's, or public
RECONSTRUCTED = {
    "turns",
    "population",
    "writing",
    "humanism",
    "cohorts",
    "unhappiness",
    "caravan-science",
    "caravan-culture",
    "announcing",
}
RECONSTRUCTED_NUMBERS = {
    "turns.together",
    "population.boxes",
    "writing.box",
    "humanism.box",
    *[f"cohorts.{place}" for place in range(1, 8)],
    *[f"unhappiness.{boxes}" for boxes in range(1, 11)],
    *[f"caravans.{what}.{caravan}" for caravan in range(1, 6) for what in ("science", "culture")],
    "edict.limit",
    "announcement.percent",
    "announcement.unhappiness",
}
