"""Menus for commands of more than two keys: offerings, powers, parts, answers, bids."""

from string import ascii_lowercase, digits
from typing import Final, NamedTuple

from aevum.core.game import Game
from aevum.core.state import NONE, Ask
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import GODS
from aevum.games.chronos.moves import (
    BRING,
    BUY,
    CLAIM,
    DROP,
    FLIPS,
    OFFER,
    PAY,
    ROB,
    SEND,
)
from aevum.games.chronos.rules.archipelago import TEMPLE
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.phrases import standing
from aevum.games.chronos.rules.questions import choices
from aevum.games.chronos.rules.state import Conquest
from aevum.terminal.chronos.bargains import Terms, bid_label, no_bid, possible_bids
from aevum.terminal.chronos.powers import not_used
from aevum.terminal.chronos.sand import timer_name
from aevum.terminal.language import tell

OFFERINGS: Final = "offerings"
POWERS: Final = "powers"
ANSWERS: Final = "answers"
PARTS: Final = "parts"
BIDS: Final = "bids"
LINE_KEYS: Final = digits[1:] + ascii_lowercase

TITLES: Final = {
    OFFERINGS: m.table_menu_offerings(),
    POWERS: m.table_menu_powers(),
    ANSWERS: m.table_menu_answers(),
    PARTS: m.table_menu_parts(),
    BIDS: m.table_menu_bids(),
}
NOTHING: Final = {
    OFFERINGS: m.table_none_offerings(),
    POWERS: m.table_none_powers(),
    ANSWERS: m.table_none_answers(),
}


def title(menu: str) -> str:
    """Return the title of a menu."""
    return tell(TITLES[menu])


def nothing(view: Conquest, menu: str) -> str:
    """Return the text of an empty menu."""
    if menu in (OFFERINGS, POWERS) and not view.cities:
        return not_used()
    if menu == BIDS:
        return no_bid()
    return tell(NOTHING[menu]) if menu in NOTHING else ""


class Entry(NamedTuple):
    """A line of a menu: a move, a timer that may be flipped, or a bid."""

    key: str
    label: str
    move: int
    timer: int = NONE
    """The timer whose menu the line opens, NONE if the line is a move."""
    ready: bool = True
    bid: Terms | None = None


def own_asks(view: Conquest, seat: int) -> list[Ask]:
    """Return the choices in flight of a seat, the oldest first."""
    return [ask for ask in view.asks if ask.seat == seat and ask.kind != ACT]


def entries(game: Game, view: Conquest, seat: int, menu: str, timer: int = NONE) -> list[Entry]:
    """Return the lines of a menu; with a timer, those about that timer."""
    if menu == OFFERINGS:
        return _offerings(game, view, seat)
    if menu == BIDS:
        return [
            Entry(key, bid_label(view, bid), NONE, bid=bid)
            for key, bid in zip(LINE_KEYS, possible_bids(view, seat), strict=False)
        ]
    moves = moves_of(view, seat, menu)
    if timer != NONE:
        flips = [move for move in moves if _timer_of(move) == timer]
        words = (tell(m.table_kept()), tell(m.table_flipped()))
        return [
            Entry(key, words[_flip_of(move)], move)
            for key, move in zip(LINE_KEYS, flips, strict=False)
        ]
    return _lines(game, view, seat, moves)


def moves_of(view: Conquest, seat: int, menu: str) -> list[int]:
    """Return the moves that a menu offers, ascending."""
    if menu == ANSWERS:
        asks = own_asks(view, seat)
        return choices(view, asks[0]) if asks else []
    legal = view.legal(seat)
    if menu == PARTS:
        return [move for move in legal if SEND <= move < DROP] if view.drafts[seat] else []
    if view.drafts[seat]:
        return []
    return [move for move in legal if SEND <= move < OFFER or ROB <= move < CLAIM]


def _offerings(game: Game, view: Conquest, seat: int) -> list[Entry]:
    """Return every GOD of the temple, then what GAIA may buy; each keeps its key."""
    legal = view.legal(seat)
    moves = [OFFER + god for god in range(GODS) if view.holder[god] == TEMPLE]
    moves += [move for move in legal if BUY <= move < PAY]
    return [
        Entry(key, _offering(game, view, seat, move, move in legal), move, ready=move in legal)
        for key, move in zip(LINE_KEYS, moves, strict=False)
    ]


def _offering(game: Game, view: Conquest, seat: int, move: int, ready: bool) -> str:
    """Return a GOD with its cost and power, marked without colours if it isn't available."""
    label = game.words.label(view, move).whole()
    return tell(label if ready else m.table_not_now(label=label), seat)


def _lines(game: Game, view: Conquest, seat: int, moves: list[int]) -> list[Entry]:
    """Return a line for each move, but only one for each timer that may be flipped."""
    found: list[tuple[str, int, int]] = []
    for move in moves:
        timer = _timer_of(move)
        if timer == NONE:
            found.append((tell(game.words.label(view, move).whole(), seat), move, NONE))
        elif timer not in [each[2] for each in found]:
            name = timer_name(view, timer, seat)
            told = m.table_timer_at(name=name, standing=standing(view, timer))
            found.append((tell(told, seat), move, timer))
    return [
        Entry(key, label, move, timer)
        for key, (label, move, timer) in zip(LINE_KEYS, found, strict=False)
    ]


def _timer_of(move: int) -> int:
    if SEND <= move < BRING:
        return (move - SEND) // FLIPS
    return (move - BRING) // FLIPS if BRING <= move < OFFER else NONE


def _flip_of(move: int) -> int:
    return (move - (SEND if move < BRING else BRING)) % FLIPS
