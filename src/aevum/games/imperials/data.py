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
