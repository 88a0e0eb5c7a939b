"""The fields of a view: what `view.py` makes and the browser reads."""

# not compiled: it only declares

# `make wire` writes the TypeScript of it. Squares and sections go by number. Lists whose names
# begin alike belong together: `uses_gold` is what each of `uses` brings, `buildings_points` what
# each of `buildings` is worth.

from typing import Literal, TypedDict


class TempusView(TypedDict):
    """What a screen shows of a position of Tempus Imperium."""

    digits: list[int]
    date: str
    things: list[
        Literal[
            "empty",
            "lake",
            "forest",
            "quarry",
            "farm",
            "market",
            "fort",
            "castle",
            "enemy",
            "ruin",
        ]
    ]
    """What a square can have."""
    cells: list[int]
    """What each square has, by its place in `things`."""
    units: list[int]
    """The units left on each square, 0 where there is no forest or quarry."""
    roads: list[int]
    spent: list[int]
    """The squares of the buildings that were used in this round."""
    gold: int
    fee: int
    over: bool
    round: int
    turn: int
    action: Literal["", "road", "dig", "build", "use"]
    """The action of this turn's digit; "" when the game is over."""
    actions: list[Literal["road", "dig", "build", "use"]]
    """The action of each digit."""
    track: list[str]
    """What was done in each turn: "pass", an action, or an action with " paid" after it."""
    raids: int
    """How many raids there were."""
    raiders: list[int]
    raiders_prey: list[list[int]]
    """The buildings next to each raider."""
    raid_gold: int
    """The gold that a raid would take now."""
    uses: list[int]
    uses_gold: list[int]
    uses_enemies: list[list[int]]
    """The squares that a fort among them can strike."""
    sites: list[int]
    sites_wood: list[int]
    """The wood that roads bring to each site."""
    sites_stone: list[int]
    reach_wood: int
    reach_stone: int
    paying: Literal["", "farm", "market", "fort", "castle"]
    """The building that waits for its units, "" if none does."""
    paying_square: int
    paying_wood: int
    paying_stone: int
    paying_squares: list[int]
    score: int
    score_rows: list[str]
    """The rows of the score by name."""
    score_points: list[int]
    road_length: int
    """The sections of the longest road."""
    lakes: list[list[int]]
    lakes_buildings: list[list[int]]
    lakes_points: list[int]
    rounds: int
    enemies: list[int]
    """The squares that strikes name by number."""
    enemy_points: int
    road_points: int
    """The points for a section of the longest road."""
    lake_points: int
    """The points for a square of a lake, for each building on its shore."""
    forest_wood: int
    """The units of a forest at the start."""
    quarry_stone: int
    gold_a_point: int
    buildings: list[Literal["farm", "market", "fort", "castle"]]
    buildings_wood: list[int]
    buildings_stone: list[int]
    buildings_gold: list[int]
    buildings_points: list[int]
