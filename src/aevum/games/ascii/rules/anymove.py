"""One legal move at random, each as likely as the other, without building the list of them.

Random play asks for nothing else, so moves are counted instead of listed, and the one that has the
ticket is found by counting again. `aevum.testing` holds this to the lists of `choices.py`.
"""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.games.ascii.data import (
    CARAVANS,
    COLONY,
    DICE,
    FARM,
    GARRISON,
    MINE,
    MOST_SOLDIERS,
    PALACE,
    SCHOOL,
)
from aevum.games.ascii.moves import (
    BUILD,
    BUY,
    BUY_CULTURE,
    BUY_SOLDIER,
    CARAVAN_MOVE,
    COLONIES,
    CULTURE_MOVE,
    DONE,
    EXTRAS,
    FARMS,
    GARRISONS,
    HIRE,
    LEAVE_CULTURE,
    LEAVE_SCIENCE,
    MARK,
    MINES,
    PASS,
    PLACE,
    REROLL,
    SCHOOLS,
    SCIENCE,
    SETS,
    SPARING,
    STAFF,
    TAX,
)
from aevum.games.ascii.moves import PLEDGE as PLEDGE_MOVE
from aevum.games.ascii.rules.asks import DEVELOP, PLEDGE, PROPOSE, REWARD
from aevum.games.ascii.rules.development import BOX_NUMBER
from aevum.games.ascii.rules.development_moves import (
    colonies_help,
    may_activate,
    may_build,
    may_finish,
    may_spare,
    paintable,
    sites,
)
from aevum.games.ascii.rules.diplomacy import may_propose, most_pledged
from aevum.games.ascii.rules.empire import EMPTY, Empire, cell_of, state_of
from aevum.games.ascii.rules.grid import ALL_BOXES, box_at, size
from aevum.games.ascii.rules.marking import open_lines
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.options import own_choices
from aevum.games.ascii.rules.producing import most_trained
from aevum.games.ascii.rules.shapes import any_cell
from aevum.games.ascii.rules.terrain import CELLS


def any_move(sea: Mediterranean, ask: Ask, rng: Rng) -> int:
    """Return one of the moves of the seat that a question asks, edicts included, at random."""
    empire = sea.empires[ask.seat]
    edicts = 0
    if empire.may_suffer(sea.last):
        edicts = 1 + empire.may_conscript(sea.last)
    kind = ask.kind
    if kind == DEVELOP:
        return _any_development(sea, ask.seat, edicts, rng)
    if kind == PROPOSE:
        number = 1 + SETS if may_propose(sea, empire) else 1
        ticket = int(rng.below(number + edicts))
        if ticket < number:
            return PASS if ticket == 0 else REROLL + ticket - 1
        return TAX + ticket - number
    if kind == PLEDGE:
        number = 1 + most_pledged(sea, sea.table[-1], ask.seat)
        ticket = int(rng.below(number + edicts))
        return PLEDGE_MOVE + ticket if ticket < number else TAX + ticket - number
    if kind == REWARD:
        return _any_reward(sea, ask, edicts, rng)
    listed = own_choices(sea, ask)
    ticket = int(rng.below(len(listed) + edicts))
    return listed[ticket] if ticket < len(listed) else TAX + ticket - len(listed)


def _any_reward(sea: Mediterranean, ask: Ask, edicts: int, rng: Rng) -> int:
    """Check a box of Science or Culture, or leave it."""
    frame = sea.stack(ask.lane)[-1]
    empire = sea.empires[ask.seat]
    lines = open_lines(sea, empire) if frame.a else 0
    boxes = ALL_BOXES & ~empire.culture if frame.b else 0
    science = _bits(lines) + 1 if frame.a else 0
    culture = size(boxes) + 1 if frame.b else 0
    ticket = int(rng.below(science + culture + edicts))
    if ticket < science:
        return LEAVE_SCIENCE if ticket == 0 else SCIENCE + box_at(lines, ticket - 1)
    ticket -= science
    if ticket < culture:
        return LEAVE_CULTURE if ticket == 0 else MARK + box_at(boxes, ticket - 1)
    return TAX + ticket - culture


def _bits(lines: int) -> int:
    """Return how many lines of Science a set has."""
    return (lines & 1) + (lines >> 1 & 1) + (lines >> 2)


def _any_development(sea: Mediterranean, seat: int, edicts: int, rng: Rng) -> int:
    """Use a die, build, or do what needs neither."""
    empire = sea.empires[seat]
    dice = empire.dice()
    uses = Uses(sea, seat)
    total = 0
    for die in range(DICE):
        if dice >> die & 1:
            total += uses.number(sea.faces[die])
    on_dice = total
    if empire.lines >= empire.numbers.fewest_lines:
        for kind in range(PALACE + 1):
            if may_build(empire, kind):
                total += sites(empire, kind).bit_count()
    on_map = total
    total += _others(sea, empire)
    ticket = int(rng.below(total + edicts))
    if ticket >= total:
        return TAX + ticket - total
    if ticket >= on_map:
        return _any_other(sea, empire, ticket - on_map)
    if ticket >= on_dice:
        return _any_site(empire, ticket - on_dice, rng)
    for die in range(DICE):
        if dice >> die & 1:
            number = uses.number(sea.faces[die])
            if ticket < number:
                return uses.find(die, sea.faces[die], ticket)
            ticket -= number
    raise AssertionError("no die has this ticket")


class Uses:
    """What a seat's dice may be used for, as far as it is the same for all of them."""

    def __init__(self, sea: Mediterranean, seat: int) -> None:
        empire = sea.empires[seat]
        self.empire: Empire = empire
        self.pips = empire.pips()
        """By how much Gold may change a die."""
        self.activate: Final = empire.numbers.activate
        self.sea: Mediterranean = sea
        self.farms = int(may_activate(sea, seat, FARM))
        self.mines = int(may_activate(sea, seat, MINE))
        self.schools = int(may_activate(sea, seat, SCHOOL))
        garrisons = empire.staffed[GARRISON]
        self.soldiers = most_trained(empire, garrisons, sea.last) if garrisons else 0
        self.colonies = int(colonies_help(sea, seat))
        self.spared_farms = self.farms and int(may_spare(sea, empire, FARM))
        self.spared_mines = self.mines and int(may_spare(sea, empire, MINE))

    def number(self, face: int) -> int:
        """Return how many uses a die with this face has."""
        empire = self.empire
        activate = self.activate
        worth = face + self.pips
        number = self.pips + 1 + size(paintable(empire, face, self.pips))
        if worth >= activate[FARM]:
            number += self.farms + self.spared_farms
        if worth >= activate[GARRISON]:
            number += self.soldiers
        if worth >= activate[SCHOOL]:
            number += self.schools
        if worth >= activate[MINE]:
            number += self.mines + self.spared_mines
        if worth >= activate[COLONY]:
            number += self.colonies
        return number + empire.open_caravans(worth)

    def find(self, die: int, face: int, ticket: int) -> int:
        """Return the use of a die that has this ticket."""
        empire = self.empire
        if ticket <= self.pips:
            return BUILD + die * EXTRAS + ticket
        ticket -= self.pips + 1
        boxes = paintable(empire, face, self.pips)
        painted = size(boxes)
        if ticket < painted:
            return CULTURE_MOVE + die * BOX_NUMBER + box_at(boxes, ticket)
        ticket -= painted
        worth = face + self.pips
        caravans = empire.open_caravans(worth)
        if ticket < caravans:
            return CARAVAN_MOVE + die * len(CARAVANS) + empire.open_caravan(worth, ticket)
        return self.activation(die, worth, ticket - caravans)

    def activation(self, die: int, worth: int, ticket: int) -> int:
        """Return the activation by a die that has this ticket."""
        activate = self.activate
        if worth >= activate[GARRISON]:
            if ticket < self.soldiers:
                return GARRISONS + die * MOST_SOLDIERS + ticket
            ticket -= self.soldiers
        if self.farms and worth >= activate[FARM]:
            if ticket <= self.spared_farms:
                return FARMS + die if ticket == 0 else SPARING + die
            ticket -= 1 + self.spared_farms
        if self.mines and worth >= activate[MINE]:
            if ticket <= self.spared_mines:
                return MINES + die if ticket == 0 else SPARING + DICE + die
            ticket -= 1 + self.spared_mines
        if self.schools and worth >= activate[SCHOOL]:
            if ticket == 0:
                return SCHOOLS + die
        return COLONIES + die


def _any_site(empire: Empire, ticket: int, rng: Rng) -> int:
    """Return a kind as its ticket says, on any of its sites."""
    for kind in range(PALACE + 1):
        if may_build(empire, kind):
            anchors = sites(empire, kind)
            number = anchors.bit_count()
            if ticket < number:
                return PLACE + kind * CELLS + any_cell(anchors, rng)
            ticket -= number
    raise AssertionError("no kind has this ticket")


def _others(sea: Mediterranean, empire: Empire) -> int:
    """Return how many moves there are that need neither a die nor a site."""
    empty = empire.vacancies()
    number = 1 if empire.workers == 0 or empty == 0 else 0
    if empty:
        hires = empire.can_pay(empire.numbers.specialist_price)
        number += empty * (int(empire.workers > 0) + int(hires))
    if empire.can_pay(empire.numbers.box_price):
        number += _bits(open_lines(sea, empire)) + size(ALL_BOXES & ~empire.culture)
        number += int(empire.soldiers_room(sea.last) > 0)
    return number


def _any_other(sea: Mediterranean, empire: Empire, ticket: int) -> int:
    """Return the move that has this number among `_others`."""
    if may_finish(empire):
        if ticket == 0:
            return DONE
        ticket -= 1
    empty = empire.vacancies()
    if empty:
        if empire.workers:
            if ticket < empty:
                return STAFF + _vacant(empire, ticket)
            ticket -= empty
        if empire.can_pay(empire.numbers.specialist_price):
            if ticket < empty:
                return HIRE + _vacant(empire, ticket)
            ticket -= empty
    lines = open_lines(sea, empire)
    if ticket < _bits(lines):
        return BUY + box_at(lines, ticket)
    ticket -= _bits(lines)
    boxes = ALL_BOXES & ~empire.culture
    return BUY_CULTURE + box_at(boxes, ticket) if ticket < size(boxes) else BUY_SOLDIER


def _vacant(empire: Empire, ticket: int) -> int:
    """Return the anchor of an empty building by its number."""
    for each in empire.buildings:
        if state_of(each) == EMPTY:
            if ticket == 0:
                return cell_of(each)
            ticket -= 1
    raise AssertionError("no building is empty")
