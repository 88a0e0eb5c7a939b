"""Moves that were just made, in a few words: what an undo takes back."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.text import Text, literal
from aevum.games.imperials import messages as m
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.words.names import CARDS, COLOURS, GOODS, offer, one
from aevum.games.imperials.words.places import border_place, corner_place, tile_place

Done = Callable[[Realm, list[int]], Text]


def done(realm: Realm, move: int) -> Text:
    """Return a move just made in a few words; what draws or shows something is no such move."""
    row = MOVES.row(move)
    if row.name not in DONE:
        return literal(MOVES.text(move))
    return DONE[row.name](realm, row.args(move))


def _plain(message: Callable[[], Text]) -> Done:
    text = message()
    return lambda realm, args: text


def _corner(message: Callable[..., Text]) -> Done:
    return lambda realm, args: message(at=corner_place(realm, args[0]))


def _border(message: Callable[..., Text]) -> Done:
    return lambda realm, args: message(at=border_place(realm, args[0]))


def _offer(message: Callable[..., Text]) -> Done:
    return lambda realm, args: message(offer=offer(args[0]))


def _player(message: Callable[..., Text]) -> Done:
    return lambda realm, args: message(who=args[0])


def _colour(realm: Realm, args: list[int]) -> Text:
    return m.undo_improve(colour=COLOURS[args[0]])


def _action(realm: Realm, args: list[int]) -> Text:
    return m.undo_action(card=CARDS[args[0]])


DONE: Final[dict[str, Done]] = {
    "end": _plain(m.undo_end),
    "offer": _plain(m.undo_offer),
    "counter": _plain(m.undo_counter),
    "send": _plain(m.undo_send),
    "cancel": _plain(m.undo_cancel),
    "request": _plain(m.undo_request),
    "market_trade": _plain(m.undo_market_trade),
    "player_trade": _plain(m.undo_player_trade),
    "stop": _plain(m.undo_stop),
    "road": _border(m.undo_road),
    "side": _border(m.undo_road),
    "village": _corner(m.undo_village),
    "town": _corner(m.undo_town),
    "fence": _corner(m.undo_fence),
    "warrior": _corner(m.undo_warrior),
    "activate": _corner(m.undo_activate),
    "upgrade": _corner(m.undo_upgrade),
    "march": _corner(m.undo_march),
    "chase": _corner(m.undo_chase),
    "corner": _corner(m.undo_corner),
    "tile": lambda realm, args: m.undo_tile(tile=tile_place(realm, args[0])),
    "market": lambda realm, args: m.undo_market(give=GOODS[args[0]], get=GOODS[args[1]]),
    "give": lambda realm, args: m.undo_give(goods=one(args[0])),
    "ask": lambda realm, args: m.undo_ask(goods=one(args[0])),
    "card": lambda realm, args: m.undo_card(good=GOODS[args[0]]),
    "withdraw": _offer(m.undo_withdraw),
    "accept": _offer(m.undo_accept),
    "reject": _offer(m.undo_reject),
    "embargo": _player(m.undo_embargo),
    "lift": _player(m.undo_lift),
    "player": _player(m.undo_player),
    "improve": _colour,
    "colour": _colour,
    "play": _action,
    "action": _action,
}
