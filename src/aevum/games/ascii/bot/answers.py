"""What the standard bot answers outside of Development, and to the rewards within it."""

from typing import Final

from aevum.core.state import Ask
from aevum.games.ascii.bot.evaluation import turns_left, worth
from aevum.games.ascii.bot.forecast import outlook, pips_gained, would_win
from aevum.games.ascii.bot.placing import worst_for
from aevum.games.ascii.bot.sketch import NOTHING, best_box, best_line, best_use
from aevum.games.ascii.bot.war import best_operation, cancels, hosted_by
from aevum.games.ascii.bot.weights import weights
from aevum.games.ascii.data import DICE, GARRISON
from aevum.games.ascii.moves import ANNOUNCE as ANNOUNCE_MOVE
from aevum.games.ascii.moves import (
    BURN,
    DEFEND,
    FOUND,
    LEAVE_SCIENCE,
    LOSE_GOLD,
    LOSE_WORKERS,
    MARK,
    MORE,
    PASS,
    QUIET,
    REROLL,
    SCIENCE,
    STOP,
    SUFFER,
    TRAIN,
    USE,
)
from aevum.games.ascii.moves import CANCEL as CANCEL_MOVE
from aevum.games.ascii.moves import PLEDGE as PLEDGE_MOVE
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    CANCEL,
    HIT,
    HOST,
    OPERATION,
    PLEDGE,
    PRESS,
    PROPOSE,
    REWARD,
)
from aevum.games.ascii.rules.building import most_trained
from aevum.games.ascii.rules.empire import RUIN, Empire
from aevum.games.ascii.rules.grid import ALL_BOXES
from aevum.games.ascii.rules.operation import operation_asked
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import BIT_OF

PIPS_FOR_GOLD: Final = 3  # what a Gold should bring when dice are rolled again
POOR: Final = 2  # a die that is worth rolling again


def answer(view: Empires, ask: Ask, legal: list[int], bias: int) -> int:
    """Return the answer to any question but what to do next in Development."""
    seat, kind = ask.seat, ask.kind
    if kind == REWARD:
        chosen = _reward(view, seat, legal, bias)
    elif kind == PROPOSE:
        chosen = _proposal(view, seat)
    elif kind == PLEDGE:
        chosen = _pledge(view, seat, ask.subject, legal)
    elif kind == HIT:
        chosen = _least_loss(view, seat, legal, bias)
    elif kind == ANNOUNCE:
        chosen = ANNOUNCE_MOVE if would_win(view, seat) else QUIET
    elif kind == HOST:
        chosen = _use(view, seat, ask.subject, bias)
    else:
        chosen = _martial(view, ask, legal)
    return chosen if chosen in legal else legal[0]


def _reward(view: Empires, seat: int, legal: list[int], bias: int) -> int:
    """Take Science first, as plans do: it may bring more Culture."""
    empire = view.empires[seat]
    if legal[0] == LEAVE_SCIENCE:
        line = best_line(empire, outlook(view, seat, view.last, 1, bias))
        if line != NOTHING:
            return SCIENCE + line
    promises = weights(empire.numbers, 1, bias).promises
    return MARK + best_box(empire, ALL_BOXES & ~empire.culture, promises)


def _proposal(view: Empires, seat: int) -> int:
    """Propose to roll poor dice again, if it is worth some Gold to the bot itself."""
    dice = 0
    for die in range(DICE):
        if view.faces[die] == POOR and view.empires[seat].has_die(die):
            dice |= 1 << die
    willing = pips_gained(view, seat, dice) // PIPS_FOR_GOLD
    if willing < view.terms.numbers.reroll_price or not view.empires[seat].can_pay(willing):
        return PASS
    return REROLL + dice - 1


def _pledge(view: Empires, seat: int, dice: int, legal: list[int]) -> int:
    willing = max(pips_gained(view, seat, dice) // PIPS_FOR_GOLD, 0)
    most = willing
    while PLEDGE_MOVE + most not in legal:
        most -= 1
    return PLEDGE_MOVE + most


def _least_loss(view: Empires, seat: int, legal: list[int], bias: int) -> int:
    """Bear a Disaster in the way after which the sheet looks best."""
    given = weights(view.terms.numbers, turns_left(view), bias)
    best, best_value = legal[0], 0
    for place, move in enumerate(legal):
        trial = view.empires[seat].clone()
        if not _suffered(trial, move):
            continue
        value = worth(trial, given, view.last)
        if place == 0 or value > best_value:
            best, best_value = move, value
    return best


def _suffered(empire: Empire, move: int) -> bool:
    """Carry out on a copy how a Disaster is borne; tell whether the move is such a way."""
    if move == SUFFER:
        empire.add_unhappy(empire.numbers.disaster_unhappy, True)
    elif move == LOSE_WORKERS:
        empire.workers -= empire.numbers.drought_workers
    elif move == LOSE_GOLD:
        empire.gold -= empire.numbers.barbarian_gold
    elif move == DEFEND:
        empire.deployed += 1
    elif BURN <= move < LEAVE_SCIENCE:
        empire.turn_into(empire.find(move - BURN), RUIN)
    else:
        return False
    return True


def _use(view: Empires, seat: int, host: int, bias: int) -> int:
    empire = view.empires[seat]
    hosted = hosted_by(view, host)
    kind = best_use(empire, hosted, outlook(view, seat, view.last, turns_left(view), bias))
    if kind == NOTHING:
        return PASS
    if kind == GARRISON:
        return TRAIN + most_trained(empire, hosted[GARRISON], view.last) - 1
    return USE + kind


def _martial(view: Empires, ask: Ask, legal: list[int]) -> int:
    seat = ask.seat
    if ask.kind == OPERATION:
        return best_operation(view, seat, legal)
    if ask.kind == CANCEL:
        return CANCEL_MOVE if cancels(view, seat, operation_asked(view)) else PASS
    if ask.kind == PRESS:
        return MORE
    sites = 0
    for move in legal:
        if FOUND <= move < CANCEL_MOVE:
            sites |= 1 << BIT_OF[move - FOUND]
    return FOUND + worst_for(view.empires[ask.subject], sites) if sites else STOP
