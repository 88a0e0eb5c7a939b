"""The kinds of questions and of effects."""

from typing import Final

# Questions. `subject` is the action card that asks, if one does.
FOUND_PIECE: Final = 0  # setup: where to put the village (or town)
FOUND_ROAD: Final = 1
ROLL_DICE: Final = 2
MAIN: Final = 3
SPECIAL: Final = 4  # a turn of the special build phase
TALK: Final = 5  # standing: answers, counter-offers, embargo, the wish to build
DISCARD: Final = 6  # one more card to lose, or to give away (Wedding)
ROBBER: Final = 7
VICTIM: Final = 8
PICK: Final = 9  # one resource of the market: gold, the Granary, Harvest, revealed gold
WHERE: Final = 10  # an offer that the market would also take
PLACE_WONDER: Final = 11
LOSE_TOWN: Final = 12
MARCH_TO: Final = 13
RETREAT: Final = 14  # where your displaced warrior goes
DROP_ACTION: Final = 15  # one action card too many
PICK_DECK: Final = 16  # thanks of the island: a card of which colour
# The questions of action cards. A card may ask any of these in its own words.
PLACE_ROAD: Final = 17
NAME_CARD: Final = 18  # monopolies, Merchant Fleet
CHOOSE_DICE: Final = 19
CHOOSE_COLOUR: Final = 20
CHOOSE_CORNER: Final = 21  # town, village or warrior, as the card says
CHOOSE_TILE: Final = 22
CHOOSE_PLAYER: Final = 23
CHOOSE_CARD: Final = 24
CHOOSE_ACTION: Final = 25
CHOOSE_ROAD: Final = 26  # the road that the Diplomat removes

ASK_NAMES: Final = (
    "found-piece", "found-road", "roll", "main", "special", "talk", "discard", "robber", "victim",
    "pick", "where", "wonder", "lose-town", "march", "retreat", "drop-action", "deck",
    "place-road", "name-card", "dice", "colour", "corner", "tile", "player", "card", "action",
    "remove-road",
)  # fmt: skip

# Effects: the numbers with which a save finds their classes
BOARD: Final = 0
FOUNDING: Final = 1
TURN: Final = 2
ROLLED: Final = 3
PICKS: Final = 4
TOSS: Final = 5
TOSSES: Final = 6
ROB: Final = 7
STEAL: Final = 8
DRAW: Final = 9
EVENT_DRAWS: Final = 10
DROPS: Final = 11
ATTACK: Final = 12
DISPLACE: Final = 13
WONDER: Final = 14
MARCHING: Final = 15
SPECIALS: Final = 16
DRAFT: Final = 17
CHOOSE_MARKET: Final = 18
PLAYED: Final = 19  # the first action card in play; the others follow in the order of ACTIONS
