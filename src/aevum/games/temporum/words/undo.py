"""Moves that were just made, in a few words: what an undo takes back."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.phrases import card_id, effect_id, time_id, zone_at

Done = Callable[[Chronicle, list[int]], Text]


def done(chron: Chronicle, move: int) -> Text:
    """Return a move just made in a few words, to follow "Undo"."""
    row = MOVES.row(move)
    return DONE[row.name](chron, row.args(move))


def _plain(message: Callable[[], Text]) -> Done:
    text = message()
    return lambda chron, args: text


def _card(message: Callable[..., Text]) -> Done:
    return lambda chron, args: message(card=card_id(args[0]))


def _time(message: Callable[..., Text]) -> Done:
    return lambda chron, args: message(time=time_id(args[0] + 1))


def _zone(message: Callable[..., Text]) -> Done:
    return lambda chron, args: message(zone=zone_at(chron, args[0]))


def _tactic(chron: Chronicle, args: list[int]) -> Text:
    return m.undo_tactic(coins=chron.terms.numbers.tactic)


DONE: Final[dict[str, Done]] = {
    "stay": _plain(m.undo_stay),
    "plain": _plain(m.undo_plain),
    "yes": _plain(m.undo_yes),
    "no": _plain(m.undo_no),
    "retract": _plain(m.undo_retract),
    "wait": _plain(m.undo_wait),
    "choice": _plain(m.undo_choice),
    "dearer": _tactic,
    "cheaper": _tactic,
    "secret": _card(m.undo_secret),
    "score": _card(m.undo_score),
    "play": _card(m.undo_play),
    "discard": _card(m.undo_discard),
    "card": _card(m.undo_card),
    "change": _time(m.undo_change),
    "advance": _time(m.undo_advance),
    "retreat": _time(m.undo_retreat),
    "time": _time(m.undo_time),
    "move": _zone(m.undo_move),
    "zone": _zone(m.undo_zone),
    "effect": lambda chron, args: m.undo_effect(effect=effect_id(args[0])),
    "dollars": lambda chron, args: m.undo_dollars(coins=args[0]),
}
