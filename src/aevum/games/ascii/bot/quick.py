"""The quick bot: rules of thumb that take microseconds, for playouts and for easy play.

It tries nothing out on copies. What a die, a building or a box brings is looked up in the weights
of the standard bot for the turns to go.
"""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import NONE, WAIT, Ask, State
from aevum.games.ascii.bot.evaluation import turns_left
from aevum.games.ascii.bot.quick_dice import best_die_use, fillable_tracks, palace_die
from aevum.games.ascii.bot.quick_sheet import (
    best_building,
    best_culture_box,
    best_edict,
    best_purchase,
    best_science_line,
    vacancy,
)
from aevum.games.ascii.bot.sketch import NOTHING
from aevum.games.ascii.bot.traits import EVEN
from aevum.games.ascii.bot.weights import POINT, Weights, weights
from aevum.games.ascii.data import AS_PRINTED, MOODS, STAFFED_KINDS
from aevum.games.ascii.moves import (
    ANNOUNCE as ANNOUNCE_MOVE,
)
from aevum.games.ascii.moves import (
    BUILD,
    BURN,
    COLONISE,
    DEFEND,
    DONE,
    EXTRAS,
    HIRE,
    LEAVE_SCIENCE,
    LOSE_GOLD,
    LOSE_WORKERS,
    MARK,
    MORE,
    PASS,
    QUIET,
    RAID,
    RAID_BARBARIANS,
    SCIENCE,
    STAFF,
    SUFFER,
    TRAIN,
    USE,
    is_edict,
)
from aevum.games.ascii.moves import (
    CANCEL as CANCEL_MOVE,
)
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    CANCEL,
    DEVELOP,
    HIT,
    HOST,
    OPERATION,
    PRESS,
    REWARD,
)
from aevum.games.ascii.rules.empire import Empire, kind_of
from aevum.games.ascii.rules.grid import ALL_BOXES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import operation_asked
from aevum.games.ascii.rules.sheet_moves import may_finish
from aevum.games.ascii.rules.state import Empires

MOST_UNHAPPY: Final = 4  # with more Unhappiness it dictates nothing
ARMY: Final = 400  # the value of an Army at home


class QuickBot(Bot):
    """Plays by rules of thumb, in a few microseconds a move."""

    name = "quick"

    def __init__(self) -> None:
        self.turn = NONE
        """The turn and the phase that `given` is for."""
        self.given: Weights = weights(AS_PRINTED, 0, EVEN)

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Empires)
        if not ask.must:
            return WAIT
        if len(legal) == 1:
            return legal[0]
        move = self._answer(view, ask, legal)
        return move if move in legal else _first_answer(legal)

    def _answer(self, sea: Empires, ask: Ask, legal: list[int]) -> int:
        kind, seat = ask.kind, ask.seat
        if kind == DEVELOP:
            return self._develop(sea, seat)
        empire = sea.empires[seat]
        if kind == REWARD:
            return _reward(empire, legal, fills_tracks(sea), self._weights(sea))
        if kind == OPERATION:
            return _operation(sea, seat, legal)
        if kind == HIT:
            return _bear(empire, legal, self._weights(sea))
        if kind == ANNOUNCE:
            return ANNOUNCE_MOVE if announces(sea, seat) else QUIET
        if kind == HOST:
            return _host(legal)
        if kind == CANCEL:
            return CANCEL_MOVE if operation_asked(sea).target == seat else PASS
        if kind == PRESS:
            return MORE
        return _first_answer(legal)

    def _weights(self, sea: Empires) -> Weights:
        """Return the weights for the turns to go, which are counted once in each phase."""
        phase = sea.turn * 8 + sea.phase
        if phase != self.turn:
            self.turn = phase
            ends = sea.is_final() or (sea.seats > 1 and sea.announcers != 0)
            left = 0 if ends else turns_left(sea)
            self.given = weights(sea.terms.numbers, left, EVEN)
        return self.given

    def _develop(self, sea: Empires, seat: int) -> int:
        """Staff, draw, use the best die, or buy, whichever of these is possible first."""
        empire, given = sea.empires[seat], self._weights(sea)
        last = fills_tracks(sea)
        if empire.vacancies():
            if empire.workers:
                return STAFF + vacancy(empire)
            if empire.can_pay(empire.numbers.specialist_price) and given.left:
                return HIRE + vacancy(empire)
        if given.left == 0:
            die = palace_die(empire, sea.faces)
            if die != NOTHING:
                return BUILD + die * EXTRAS
        if empire.lines >= empire.numbers.fewest_lines:
            move = best_building(empire, sea.terms, given)
            if move != NOTHING:
                return move
        if empire.dice():
            move = best_die_use(empire, sea.faces, last, given)
            if move != NOTHING:
                return move
        if empire.unhappy <= MOST_UNHAPPY and sea.may_dictate(seat):
            move = best_edict(empire, given, last)
            if move != NOTHING:
                return move
        if empire.can_pay(empire.numbers.box_price):
            move = best_purchase(empire, given, last)
            if move != NOTHING:
                return move
        return DONE if may_finish(empire) else STAFF + vacancy(empire)


def fills_tracks(sea: Mediterranean) -> bool:
    """Return whether to check a `!` that may be checked: alone that would end the game early."""
    return sea.last and (sea.seats > 1 or sea.turn >= sea.terms.last_turn)


def announces(sea: Mediterranean, seat: int) -> bool:
    """Return whether a seat can probably fill a track in this turn and be ahead."""
    if fillable_tracks(sea, seat) == 0:
        return False
    mine = _prospect(sea, seat)
    others = [_prospect(sea, other) for other in range(sea.seats) if other != seat]
    return max(others, default=0) <= mine


def _prospect(sea: Mediterranean, seat: int) -> int:
    """Return the points of a seat with the tracks that it can fill."""
    points = sea.terms.numbers.mastery_points * fillable_tracks(sea, seat)
    return sea.empires[seat].score() + points


def _first_answer(legal: list[int]) -> int:
    """Return the first move other than an edict."""
    for move in legal:
        if not is_edict(move):
            return move
    return legal[0]


def _reward(empire: Empire, legal: list[int], last: bool, given: Weights) -> int:
    """Return the box of a reward to check: Science first, since it may bring more Culture."""
    if legal[0] == LEAVE_SCIENCE:
        line = best_science_line(empire, last)
        if line != NOTHING:
            return SCIENCE + line
    return MARK + best_culture_box(empire, ALL_BOXES & ~empire.culture, given)


def _operation(sea: Empires, seat: int, legal: list[int]) -> int:
    """Return the raid that brings most, done if none would or if it would end a game alone."""
    empire, numbers = sea.empires[seat], sea.terms.numbers
    best, most = DONE, 0
    for move in legal:
        value = 0
        if move == RAID_BARBARIANS:
            happy = empire.happy
            if happy < MOODS - 1 or (happy < MOODS and sea.is_final()):
                value = numbers.happy[happy + 1] - numbers.happy[happy] + numbers.gold_points
        elif RAID <= move < COLONISE:
            value = _harm(sea, move - RAID) // (sea.seats - 1)
        if value > most:
            best, most = move, value
    return best


def _harm(sea: Empires, other: int) -> int:
    """Return the points that a raid takes from a player and brings."""
    numbers, target = sea.terms.numbers, sea.empires[other]
    unhappy = min(target.unhappy + numbers.raid_unhappy, MOODS)
    harm = numbers.unhappy[unhappy] - numbers.unhappy[target.unhappy]
    return harm + 2 * numbers.gold_points * min(target.gold, numbers.raid_gold)


def _host(legal: list[int]) -> int:
    """Return the use of a host's buildings: the last one listed is the best that is trained."""
    for move in reversed(legal):
        if USE <= move < TRAIN:
            return move
    return legal[0]


def _bear(empire: Empire, legal: list[int], given: Weights) -> int:
    """Return the cheapest way to bear a Disaster."""
    best, least = legal[0], 1 << 30
    for move in legal:
        if not is_edict(move):
            cost = _cost(empire, move, given)
            if cost < least:
                best, least = move, cost
    return best


def _cost(empire: Empire, move: int, given: Weights) -> int:
    """Return what a way to bear a Disaster costs."""
    numbers = empire.numbers
    if move == SUFFER:
        unhappy = min(empire.unhappy + numbers.disaster_unhappy, MOODS)
        return POINT * (numbers.unhappy[unhappy] - numbers.unhappy[empire.unhappy]) + given.gloom
    if move == LOSE_WORKERS:
        return numbers.drought_workers * given.worker
    if move == LOSE_GOLD:
        return numbers.barbarian_gold * (POINT * numbers.gold_points + given.gold)
    if move == DEFEND:
        return ARMY
    return _loss(empire, move - BURN, given)


def _loss(empire: Empire, cell: int, given: Weights) -> int:
    """Return the value of a building that would burn."""
    kind = kind_of(empire.buildings[empire.find(cell)])
    lost = POINT * empire.numbers.points[kind]
    if kind >= STAFFED_KINDS:
        return lost
    return lost + given.products[kind]
