"""The numbers of Imperials, each once. Where the rulebook is silent they are the sheet's."""

from typing import Final

# Cards of the market. Commodities exist in Wonders & Warriors only.
WOOD: Final = 0
BRICK: Final = 1
WOOL: Final = 2
WHEAT: Final = 3
ORE: Final = 4
PAPER: Final = 5
CLOTH: Final = 6
COIN: Final = 7

CARD_NAMES: Final = ("wood", "brick", "wool", "wheat", "ore", "paper", "cloth", "coin")
RESOURCES: Final = 5  # the first five of them
CARDS: Final = 8

STOCK: Final = (24, 24, 24, 24, 24, 12, 12, 12)  # sheet 2.5

# Tiles. The first five produce the card of the same number.
GOLD: Final = 5
DESERT: Final = 6
RANDOM: Final = 7  # a place that the bag fills, open to all
FOG: Final = 8  # a place that the bag fills, hidden until a road comes near

TILE_NAMES: Final = ("wood", "brick", "wool", "wheat", "ore", "gold", "desert", "random", "fog")

# Ports: 0 to 4 give two of that resource for one of anything, GENERAL three of a kind.
GENERAL: Final = 5
PORT_NAMES: Final = ("wood", "brick", "wool", "wheat", "ore", "general")

BASIC: Final = "basic"
WONDERS: Final = "wonders"
MODES: Final = (BASIC, WONDERS)

MOST_TILES: Final = 61
FEWEST_TILES: Final = 6
MOST_PORTS: Final = 15
MOST_PLACES: Final = 6 * MOST_TILES  # corners, and sides, of tiles that do not touch each other

# What things cost: how many of each card of the market (rulebook; the fence is the sheet's, 5.5).
# A tuple of any length is one object in compiled code: passing it on makes no copy.
Cost = tuple[int, ...]

ROAD_COST: Final[Cost] = (1, 1, 0, 0, 0, 0, 0, 0)
VILLAGE_COST: Final[Cost] = (1, 1, 1, 1, 0, 0, 0, 0)
TOWN_COST: Final[Cost] = (0, 0, 0, 2, 3, 0, 0, 0)
CARD_COST: Final[Cost] = (0, 0, 1, 1, 1, 0, 0, 0)
WARRIOR_COST: Final[Cost] = (0, 0, 1, 0, 1, 0, 0, 0)  # also a step up in strength
ACTIVATE_COST: Final[Cost] = (0, 0, 0, 1, 0, 0, 0, 0)
FENCE_COST: Final[Cost] = (0, 2, 0, 0, 0, 0, 0, 0)
MEDICINE_COST: Final[Cost] = (0, 0, 0, 1, 2, 0, 0, 0)  # a town, by the card

FIRST_LEVEL_COST: Final = 1  # of an improvement, in its commodity; each level costs one more
CRANE_DISCOUNT: Final = 1
BUILD_COSTS: Final = (ROAD_COST, VILLAGE_COST, TOWN_COST, CARD_COST, WARRIOR_COST, ACTIVATE_COST)
CHEAPEST: Final = min(FIRST_LEVEL_COST, sum(FENCE_COST), min([sum(cost) for cost in BUILD_COSTS]))
"""How many cards a hand needs at least before anything can be built or bought with it."""

# Pieces of a seat.
ROADS: Final = 15
VILLAGES: Final = 5
TOWNS: Final = 4
FENCES: Final = 3
WARRIORS: Final = 2  # of each strength
STRENGTHS: Final = 3
FENCE_LIMIT: Final = 2  # cards more in hand for each fence

# Points.
VILLAGE_POINTS: Final = 1
TOWN_POINTS: Final = 2
ROUTE_POINTS: Final = 2
ROUTE_LENGTH: Final = 5
ARMY_POINTS: Final = 2
ARMY_SIZE: Final = 3
WONDER_POINTS: Final = 2
DRAGONSLAYERS: Final = 8  # points for it in a game

# Improvements: colours are 0 science, 1 trade, 2 military; each is paid in its commodity.
COLOURS: Final = 3
COLOUR_NAMES: Final = ("science", "trade", "military")
TOP_LEVEL: Final = 5
STRATEGIC_LEVEL: Final = 3
WONDER_LEVEL: Final = 4
STRATEGIC_NAMES: Final = ("Granary", "Guild", "Barracks")
WONDER_NAMES: Final = ("University", "Lighthouse", "Arsenal")
GREAT_NAMES: Final = ("Great Library", "Great Harbor", "Great Citadel")

DRAGON_WAY: Final = 7  # steps until it attacks
EVENT_FACES: Final = (1, 1, 1, 3)  # of the event die: each colour, and the dragon
DRAGON: Final = 3  # the last of them

MARKET_RATIO: Final = 4
GENERAL_RATIO: Final = 3
BEST_RATIO: Final = 2  # a port of the resource, the Guild, the Merchant, the Merchant Fleet

ACTION_LIMIT: Final = 4  # action cards in hand outside one's turn, in Wonders & Warriors

# Trading (sheet 3).
OPEN_OFFERS: Final = 4  # of the current player
OFFERS_A_TURN: Final = 20  # of each seat, counters included
CHANGES_OF_ANSWER: Final = 2  # for each offer
WORDS: Final = 60  # standing moves of a seat between two choices of the player of the turn


class Card:
    """A kind of action card: its name, how many there are, and in which deck."""

    def __init__(self, name: str, number: int, deck: int) -> None:
        self.name = name
        self.number = number
        self.deck = deck


BASIC_DECK: Final = 3  # the others have the number of their colour
DECKS: Final = 4

ACTIONS: Final = (
    Card("Warrior", 14, BASIC_DECK),
    Card("Treasure", 5, BASIC_DECK),
    Card("Road Builder", 2, BASIC_DECK),
    Card("Harvest", 2, BASIC_DECK),
    Card("Monopoly", 2, BASIC_DECK),
    Card("Alchemist", 2, 0),
    Card("Crane", 2, 0),
    Card("Engineer", 2, 0),
    Card("Inventor", 1, 0),
    Card("Irrigation", 2, 0),
    Card("Medicine", 2, 0),
    Card("Mining", 2, 0),
    Card("Printer", 1, 0),
    Card("Road Builder", 2, 0),
    Card("Smith", 1, 0),
    Card("Commercial Harbor", 2, 1),
    Card("Master Merchant", 2, 1),
    Card("Merchant", 6, 1),
    Card("Merchant Fleet", 2, 1),
    Card("Resource Monopoly", 4, 1),
    Card("Trade Monopoly", 2, 1),
    Card("Bishop", 2, 2),
    Card("Constitution", 1, 2),
    Card("Deserter", 2, 2),
    Card("Diplomat", 2, 2),
    Card("Intrigue", 2, 2),
    Card("Saboteur", 2, 2),
    Card("Spy", 3, 2),
    Card("Warlord", 2, 2),
    Card("Wedding", 2, 2),
)

# The kinds of action cards, as places in ACTIONS.
WARRIOR_CARD: Final = 0
TREASURE: Final = 1
ROAD_BUILDER: Final = 2
HARVEST: Final = 3
MONOPOLY: Final = 4
ALCHEMIST: Final = 5
CRANE: Final = 6
ENGINEER: Final = 7
INVENTOR: Final = 8
IRRIGATION: Final = 9
MEDICINE: Final = 10
MINING: Final = 11
PRINTER: Final = 12
GREEN_ROAD_BUILDER: Final = 13
SMITH: Final = 14
COMMERCIAL_HARBOR: Final = 15
MASTER_MERCHANT: Final = 16
MERCHANT: Final = 17
MERCHANT_FLEET: Final = 18
RESOURCE_MONOPOLY: Final = 19
TRADE_MONOPOLY: Final = 20
BISHOP: Final = 21
CONSTITUTION: Final = 22
DESERTER: Final = 23
DIPLOMAT: Final = 24
INTRIGUE: Final = 25
SABOTEUR: Final = 26
SPY: Final = 27
WARLORD: Final = 28
WEDDING: Final = 29
