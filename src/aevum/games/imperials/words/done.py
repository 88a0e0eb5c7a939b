"""Moves that were just made, in a few words: what a take-back takes back."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.imperials.data import ACTIONS, CARD_NAMES, COLOUR_NAMES
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.words.phrases import offer_name
from aevum.games.imperials.words.places import corner_words, side_words, tile_words
from aevum.games.phrases import who

PLAIN: Final = {
    "end": "the end of your turn",
    "offer": "beginning an offer",
    "counter": "beginning a counter-offer",
    "send": "sending the offer",
    "cancel": "dropping the offer",
    "request": "asking for a special build",
    "market_trade": "the trade with the market",
    "player_trade": "the offer to the players",
    "stop": "stopping there",
}
AT_CORNER: Final = {
    "village": "the village on {}",
    "town": "the town on {}",
    "fence": "the fence on {}",
    "warrior": "the warrior on {}",
    "activate": "activating the warrior on {}",
    "upgrade": "strengthening the warrior on {}",
    "march": "setting out from {}",
    "chase": "chasing the robber with the warrior on {}",
    "corner": "the choice of {}",
}
OF_CARDS: Final = {
    "market": "the trade of {} for {}",
    "give": "giving 1 {}",
    "ask": "asking for 1 {}",
    "card": "the choice of {}",
}
OF_OFFERS: Final = {
    "withdraw": "withdrawing {}",
    "accept": "accepting {}",
    "reject": "rejecting {}",
}
OF_PLAYERS: Final = {
    "embargo": "the embargo against {}",
    "lift": "lifting the embargo against {}",
    "player": "the choice of {}",
}


def done(realm: Realm, move: int) -> str:
    """Return a move just made in a few words; what draws or shows something is no such move."""
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if name in PLAIN:
        return PLAIN[name]
    if name in AT_CORNER:
        return AT_CORNER[name].format(corner_words(realm, args[0]))
    if name in OF_CARDS:
        return OF_CARDS[name].format(*[CARD_NAMES[card] for card in args])
    if name in OF_OFFERS:
        return OF_OFFERS[name].format(offer_name(args[0]))
    if name in OF_PLAYERS:
        return OF_PLAYERS[name].format(who(args[0]))
    if name in ("road", "side"):
        return f"the road {side_words(realm, args[0])}"
    if name == "tile":
        return f"the choice of {tile_words(realm, args[0])}"
    if name in ("improve", "colour"):
        return f"raising {COLOUR_NAMES[args[0]]}"
    if name in ("play", "action"):
        return f"the choice of {ACTIONS[args[0]].name}"
    return MOVES.text(move)
