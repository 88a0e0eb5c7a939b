"""Moves that were just made, in a few words: what an undo takes back."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.text import Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import WAR
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.phrases import CARDS, GODS, own_timer, place_of
from aevum.games.chronos.rules.places import CITY, OWN

Done = Callable[[list[int]], Text]


def done(move: int) -> Text:
    """Return a move just made in a few words, to follow "Undo"."""
    row = MOVES.row(move)
    return DONE[row.name](row.args(move))


def _plain(message: Callable[[], Text]) -> Done:
    text = message()
    return lambda args: text


def _timer_to(message: Callable[..., Text]) -> Done:
    return lambda args: message(timer=own_timer(args[0]), to=place_of(args[1], args[0] // OWN))


def _timer(args: list[int]) -> Text:
    return m.undo_timer(timer=own_timer(args[0]))


def _god(args: list[int]) -> Text:
    return m.undo_god(god=GODS[args[0]])


def _card(args: list[int]) -> Text:
    return m.undo_card(card=CARDS[args[0]])


def _pile(args: list[int]) -> Text:
    return m.undo_place(at=place_of(args[0]))


def _player(args: list[int]) -> Text:
    return m.undo_player(who=args[0])


DONE: Final[dict[str, Done]] = {
    "wait": _plain(m.undo_answer),
    "retract": _plain(m.undo_answer),
    "leave": _plain(m.undo_answer),
    "drop": _plain(m.undo_answer),
    "go": _timer_to(m.undo_move),
    "take": _timer_to(m.undo_take),
    "send": _timer,
    "bring": _timer,
    "offer": _god,
    "buy": _god,
    "reserve": _god,
    "pay": _card,
    "gain": _card,
    "cube": _pile,
    "demeter": _pile,
    "harpy": _pile,
    "troy": _pile,
    "seal": lambda args: m.undo_place(at=place_of(CITY + args[0])),
    "rob": _player,
    "starve": _player,
    "plague": lambda args: m.undo_card(card=CARDS[WAR + args[0]]),
    "free": lambda args: m.undo_power_god(god="cassandra"),
    "hades": lambda args: m.undo_power_god(god="hades"),
    "uranus": lambda args: m.undo_power_god(god="uranus"),
    "rhodes": lambda args: m.undo_power_city(city="rhodes"),
    "ephesus": lambda args: m.undo_power_city(city="ephesus"),
    "claim": _plain(m.undo_claim),
    "freeze": _plain(m.undo_freeze),
    "card": _plain(m.undo_chance),
    "city": _plain(m.undo_chance),
    "god": _plain(m.undo_chance),
    "calm": _plain(m.undo_chance),
    "knock": _plain(m.undo_chance),
    "sand": _plain(m.undo_chance),
}
