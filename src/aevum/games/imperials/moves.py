"""Every move of Imperials and every outcome of chance.

Moves that a turn offers together are here in the order in which the rules list them, so that lists
of legal moves need no sorting.
"""

from typing import Final

from aevum.core.moves import Domain, MoveTable, count
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    ACTION_WORDS,
    CARD_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    MOST_PLACES,
    MOST_TILES,
    OFFER_SLOTS,
    PORT_NAMES,
    TILE_NAMES,
)
from aevum.games.imperials.data import (
    DICE as SIDES_OF_A_DIE,
)

MOST_SEATS: Final = 6

CORNERS: Final = count("corner", MOST_PLACES)
SIDES: Final = count("side", MOST_PLACES)
TILES: Final = count("tile", MOST_TILES)
CARDS: Final = Domain("card", list(CARD_NAMES), m.part_notation_cards(names=", ".join(CARD_NAMES)))
SEATS: Final = count("player", MOST_SEATS, 1)
COLOURS: Final = Domain(
    "colour", list(COLOUR_NAMES), m.part_notation_colours(names=", ".join(COLOUR_NAMES))
)
DICE: Final = count("die", SIDES_OF_A_DIE, 1)
EVENTS: Final = Domain("event", list(EVENT_NAMES))

ACTION: Final = Domain("action card", list(ACTION_WORDS))
SLOTS: Final = Domain(
    "offer",
    [str(slot + 1) for slot in range(OFFER_SLOTS)] + [f"by{s + 1}" for s in range(MOST_SEATS)],
    m.part_notation_slot(),
)

MOVES: Final = MoveTable(
    roll=(),
    end=(),
    play=(ACTION,),
    road=(SIDES,),
    village=(CORNERS,),
    town=(CORNERS,),
    buy=(),
    warrior=(CORNERS,),
    activate=(CORNERS,),
    upgrade=(CORNERS,),
    fence=(CORNERS,),
    improve=(COLOURS,),
    march=(CORNERS,),
    chase=(CORNERS,),
    market=("market {0} for {1}", CARDS, CARDS),
    offer=(),
    counter=(),
    give=(CARDS,),
    ask=(CARDS,),
    send=(),
    cancel=(),
    deal=("deal {0} with {1}", SLOTS, SEATS),
    withdraw=(SLOTS,),
    accept=(SLOTS,),
    reject=(SLOTS,),
    embargo=(SEATS,),
    lift=(SEATS,),
    request=(),
    market_trade=("with market",),
    player_trade=("with players",),
    corner=(CORNERS,),
    side=(SIDES,),
    tile=(TILES,),
    player=(SEATS,),
    card=(CARDS,),
    action=(ACTION,),
    colour=(COLOURS,),
    dice=(DICE, DICE),
    stop=(),
    # Chance
    throw=(DICE, DICE),
    throw_all=("throw {0} {1} {2}", DICE, DICE, EVENTS),
    event=(EVENTS,),
    drawn=(ACTION,),
    stolen=(CARDS,),
    ground=(Domain("ground", list(TILE_NAMES[:7])),),
    at=(TILES,),
    number=(count("number", 13),),
    coast=(SIDES,),
    harbour=(Domain("port", list(PORT_NAMES)),),
).chance_from("throw")

ROLL: Final = MOVES.base("roll")
END: Final = MOVES.base("end")
PLAY: Final = MOVES.base("play")
ROAD: Final = MOVES.base("road")
VILLAGE: Final = MOVES.base("village")
TOWN: Final = MOVES.base("town")
BUY: Final = MOVES.base("buy")
WARRIOR: Final = MOVES.base("warrior")
ACTIVATE: Final = MOVES.base("activate")
UPGRADE: Final = MOVES.base("upgrade")
FENCE: Final = MOVES.base("fence")
IMPROVE: Final = MOVES.base("improve")
MARCH: Final = MOVES.base("march")
CHASE: Final = MOVES.base("chase")
MARKET: Final = MOVES.base("market")
OFFER: Final = MOVES.base("offer")
COUNTER: Final = MOVES.base("counter")
GIVE: Final = MOVES.base("give")
ASK: Final = MOVES.base("ask")
SEND: Final = MOVES.base("send")
CANCEL: Final = MOVES.base("cancel")
DEAL: Final = MOVES.base("deal")
WITHDRAW: Final = MOVES.base("withdraw")
ACCEPT: Final = MOVES.base("accept")
REJECT: Final = MOVES.base("reject")
EMBARGO: Final = MOVES.base("embargo")
LIFT: Final = MOVES.base("lift")
REQUEST: Final = MOVES.base("request")
MARKET_TRADE: Final = MOVES.base("market_trade")
PLAYER_TRADE: Final = MOVES.base("player_trade")
CORNER: Final = MOVES.base("corner")
SIDE: Final = MOVES.base("side")
TILE: Final = MOVES.base("tile")
PLAYER: Final = MOVES.base("player")
CARD: Final = MOVES.base("card")
ACTION_CARD: Final = MOVES.base("action")
COLOUR: Final = MOVES.base("colour")
CHOSEN_DICE: Final = MOVES.base("dice")
STOP: Final = MOVES.base("stop")

THROW: Final = MOVES.base("throw")
THROW_ALL: Final = MOVES.base("throw_all")
EVENT: Final = MOVES.base("event")
DRAWN: Final = MOVES.base("drawn")
STOLEN: Final = MOVES.base("stolen")
GROUND: Final = MOVES.base("ground")
AT: Final = MOVES.base("at")
NUMBER: Final = MOVES.base("number")
COAST: Final = MOVES.base("coast")
HARBOUR: Final = MOVES.base("harbour")


def place_in(first: int, move: int) -> int:
    """Return the place of a move in the row that begins with `first`, -1 for another row."""
    return move - first if first <= move < first + MOVES.row(first).size else -1
