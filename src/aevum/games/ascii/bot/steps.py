"""One step of a plan: each use of a die, building, staffing, purchase or edict worth trying."""

from typing import Final

from aevum.games.ascii.bot.draft import Draft, judge
from aevum.games.ascii.bot.judges.buildings import best_use, produce
from aevum.games.ascii.bot.judges.edicts import edict_judge
from aevum.games.ascii.bot.placing import NOWHERE
from aevum.games.ascii.bot.sketch import (
    NOTHING,
    Outlook,
    adorn_box,
    arrive,
    best_box,
    best_line,
    study_line,
)
from aevum.games.ascii.data import (
    CARAVANS,
    COLONY,
    DICE,
    GARRISON,
    MOST_SOLDIERS,
    NEEDS_STAFF,
    SIDES,
    STAFFED_KINDS,
)
from aevum.games.ascii.moves import (
    BUILD,
    BUY,
    BUY_CULTURE,
    BUY_SOLDIER,
    CARAVAN_MOVE,
    COLONIES,
    CULTURE_MOVE,
    EXTRAS,
    GARRISONS,
    HIRE,
    PLACE,
    STAFF,
    TAX,
)
from aevum.games.ascii.rules.building import most_trained
from aevum.games.ascii.rules.die_moves import (
    ACTIVATE_FARMS,
    ACTIVATE_MINES,
    ACTIVATE_SCHOOLS,
    BOX_NUMBER,
)
from aevum.games.ascii.rules.empire import EMPTY, STAFFED, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.grid import ALL_BOXES
from aevum.games.ascii.rules.shapes import LEVEL, holds
from aevum.games.ascii.rules.sheet_moves import may_build
from aevum.games.ascii.rules.terrain import CELLS

PRODUCING: Final = [ACTIVATE_FARMS, ACTIVATE_MINES, ACTIVATE_SCHOOLS]


def _add(draft: Draft, look: Outlook, found: list[Draft]) -> None:
    judge(draft, look)
    found.append(draft)


def go_on(draft: Draft, look: Outlook, found: list[Draft]) -> None:
    """Add every sketch that is one step further than this one."""
    empire, numbers = draft.empire, draft.empire.numbers
    dice = empire.dice()
    faces = look.faces
    tried = 0
    for die in range(DICE):
        if dice >> die & 1 and not tried >> faces[die] & 1:
            tried |= 1 << faces[die]
            _use_die(draft, die, look, found)
    if empire.lines >= numbers.fewest_lines:
        for building in look.terms.buildings:
            if may_build(empire, building):
                _build(draft, building.kind, look, found)
    if empire.vacancies():
        _staff(draft, look, found)
    if empire.can_pay(numbers.box_price):
        _buy(draft, look, found)
    if dice == 0 or draft.moves == [] or draft.moves[-1] == TAX:
        _dictate(draft, look, found)


def _use_die(draft: Draft, die: int, look: Outlook, found: list[Draft]) -> None:
    empire, numbers = draft.empire, draft.empire.numbers
    face = look.faces[die]
    _construct(draft, die, look, found)
    staffed = empire.staffed
    for row in PRODUCING:
        if staffed[row.kind] and look.terms.buildings[row.kind].productive(empire, look.last):
            _activate(draft, die, row.kind, row.first + die, look, found)
    number = most_trained(empire, staffed[GARRISON], look.last)
    if number:
        move = GARRISONS + die * MOST_SOLDIERS + number - 1
        _activate(draft, die, GARRISON, move, look, found)
    if look.hosts and empire.can_pay(_price(face, numbers.activate[COLONY], empire, look)):
        _use_colonies(draft, die, look, found)
    _trade(draft, die, look, found)
    _paint(draft, die, look, found)


def _price(face: int, wanted: int, empire: Empire, look: Outlook) -> int:
    """Return the Gold that makes a die count so much, more than there is if that is impossible."""
    price = empire.numbers.die_price * (wanted - face) if face < wanted else 0
    return price if price <= look.given.traits.most_paid else empire.gold + 1


def _construct(draft: Draft, die: int, look: Outlook, found: list[Draft]) -> None:
    """Use a die for lines, with Gold only if that completes one more building."""
    empire, numbers = draft.empire, draft.empire.numbers
    lines = empire.lines + look.faces[die] + (0 if empire.bonus else empire.workers)
    missing = -lines % (numbers.lines_step if numbers.lines_step > 1 else numbers.fewest_lines)
    for extra in (0, missing):
        price = extra * numbers.die_price
        if not empire.can_pay(price):
            continue
        after = draft.next(BUILD + die * EXTRAS + extra)
        after.empire.used |= 1 << die
        after.empire.bonus = 1
        after.empire.lines = lines + extra
        after.empire.gold -= price
        _add(after, look, found)
        if missing == 0:
            return


def _activate(
    draft: Draft, die: int, kind: int, move: int, look: Outlook, found: list[Draft]
) -> None:
    empire = draft.empire
    price = _price(look.faces[die], empire.numbers.activate[kind], empire, look)
    if not empire.can_pay(price):
        return
    after = draft.next(move)
    after.empire.used |= 1 << die
    after.empire.gold -= price
    produce(after.empire, kind, empire.staffed[kind], look)
    _add(after, look, found)


def _use_colonies(draft: Draft, die: int, look: Outlook, found: list[Draft]) -> None:
    """Let every Colony use what its host has most of, among wanted things."""
    after = draft.next(COLONIES + die)
    empire = after.empire
    empire.used |= 1 << die
    empire.gold -= _price(look.faces[die], empire.numbers.activate[COLONY], empire, look)
    for first in range(0, len(look.hosts), STAFFED_KINDS):
        kind = best_use(empire, look.hosts[first : first + STAFFED_KINDS], look)
        if kind != NOTHING:
            produce(empire, kind, look.hosts[first + kind], look)
    _add(after, look, found)


def _trade(draft: Draft, die: int, look: Outlook, found: list[Draft]) -> None:
    """Lead a Caravan: of those that want the same die only the one nearest its end."""
    empire = draft.empire
    tried = 0
    for caravan, boxes in enumerate(empire.numbers.caravans):
        place = empire.caravans[caravan]
        if place == len(boxes) or tried >> boxes[place] & 1:
            continue
        price = _price(look.faces[die], boxes[place], empire, look)
        if not empire.can_pay(price):
            continue
        if boxes[place] > 2:
            tried |= 1 << boxes[place]
        after = draft.next(CARAVAN_MOVE + die * len(CARAVANS) + caravan)
        after.empire.used |= 1 << die
        after.empire.gold -= price
        after.empire.caravans[caravan] += 1
        if place + 1 == len(boxes):
            after.cost += look.shared
            arrive(after.empire, caravan, look)
        _add(after, look, found)


def _paint(draft: Draft, die: int, look: Outlook, found: list[Draft]) -> None:
    empire, reached = draft.empire, draft.empire.numbers.reached
    face, promises = look.faces[die], look.given.promises
    open_boxes = ALL_BOXES & ~empire.culture
    exact = reached[face * SIDES] & open_boxes
    box = best_box(empire, exact, promises) if exact else NOTHING
    if box != NOTHING:
        _paint_box(draft, die, box, look, found)
    if empire.pips():
        other = best_box(empire, reached[face * SIDES + 1] & open_boxes, promises)
        if other != NOTHING and other != box:
            _paint_box(draft, die, other, look, found)


def _paint_box(draft: Draft, die: int, box: int, look: Outlook, found: list[Draft]) -> None:
    after = draft.next(CULTURE_MOVE + die * BOX_NUMBER + box)
    after.empire.used |= 1 << die
    numbers = after.empire.numbers
    after.empire.gold -= numbers.die_price * abs(numbers.culture[box] - look.faces[die])
    adorn_box(after.empire, box, look)
    _add(after, look, found)


def _build(draft: Draft, kind: int, look: Outlook, found: list[Draft]) -> None:
    """Draw a building where it fits best, and staff it if there is a Worker."""
    cell = look.judges[kind].site(draft.empire)
    if cell == NOWHERE:
        return
    after = draft.next(PLACE + kind * CELLS + cell)
    empire = after.empire
    empire.lines -= empire.numbers.lines[kind]
    if not holds(LEVEL[kind], cell):
        empire.gold -= empire.numbers.mountain_price
    empire.raise_building(kind, cell, 0)
    if NEEDS_STAFF[kind] and empire.workers:
        after.moves.append(STAFF + cell)
        empire.workers -= 1
        empire.turn_into(len(empire.buildings) - 1, STAFFED)
    _add(after, look, found)


def _staff(draft: Draft, look: Outlook, found: list[Draft]) -> None:
    """Staff an empty building of each kind, with a Worker or for Gold."""
    empire = draft.empire
    hires = empire.workers == 0
    price = empire.numbers.specialist_price
    if hires and not empire.can_pay(price):
        return
    tried = 0
    for place, each in enumerate(empire.buildings):
        if state_of(each) != EMPTY or tried >> kind_of(each) & 1:
            continue
        tried |= 1 << kind_of(each)
        after = draft.next((HIRE if hires else STAFF) + cell_of(each))
        if hires:
            after.empire.gold -= price
        else:
            after.empire.workers -= 1
        after.empire.turn_into(place, STAFFED)
        _add(after, look, found)


def _buy(draft: Draft, look: Outlook, found: list[Draft]) -> None:
    """Buy a box for Gold: of Science, of Culture or of the Military track."""
    empire, price = draft.empire, draft.empire.numbers.box_price
    line = best_line(empire, look)
    if line != NOTHING:
        after = draft.next(BUY + line)
        after.empire.gold -= price
        study_line(after.empire, line, look)
        _add(after, look, found)
    box = best_box(empire, ALL_BOXES & ~empire.culture, look.given.promises)
    if box != NOTHING:
        after = draft.next(BUY_CULTURE + box)
        after.empire.gold -= price
        adorn_box(after.empire, box, look)
        _add(after, look, found)
    if empire.soldiers_room(look.last):
        after = draft.next(BUY_SOLDIER)
        after.empire.gold -= price
        after.empire.military += 1
        _add(after, look, found)


def _dictate(draft: Draft, look: Outlook, found: list[Draft]) -> None:
    """Begin with an edict."""
    empire = draft.empire
    if empire.unhappy > look.given.traits.most_unhappy or not empire.may_suffer(look.last):
        return
    for edict in look.terms.edicts:
        after = edict_judge(edict).attempt(draft, edict, look)
        if after is not None:
            _add(after, look, found)
