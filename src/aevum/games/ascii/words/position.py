"""The table in sentences, without a drawing."""

# not compiled: words need no speed

from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, CULTURE_ROWS, DICE, MOODS, SIDES, STAFFED_KINDS
from aevum.games.ascii.rules.empire import (
    EMPTY,
    RUIN,
    Empire,
    cell_of,
    kind_of,
    owner_of,
    state_of,
)
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import (
    BUILDINGS,
    DICE_NAMES,
    TRACKS,
    box_name,
    caravan_reward,
    disaster_name,
    place,
    science_at,
    shown,
)
from aevum.games.ascii.words.counting import parts
from aevum.games.ascii.words.labels import actor
from aevum.games.ascii.words.sheet import LOCKED, READY, die_state
from aevum.games.ascii.words.table import busy, headline, told, under_way
from aevum.games.ascii.words.teller import IN_ENGLISH, Teller


def position(sea: Mediterranean, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the whole position: first what all share, then every sheet, the viewer's first."""
    me = actor(sea)
    found = [told(headline(sea), tell)]
    found += [tell(text) for text in [*under_way(sea), _disasters(sea)]]
    for seat in [me, *[seat for seat in range(sea.seats) if seat != me]]:
        found += ["", *sheet_sentences(sea, seat, tell)]
    return found


def _disasters(sea: Mediterranean) -> Text:
    rows = [
        m.table_disaster_row(row=row + 1, disaster=disaster_name(row), n=sea.rows[row])
        for row in range(SIDES)
    ]
    return m.table_disasters(rows=rows, boxes=sea.terms.numbers.strikes)


def sheet_sentences(sea: Mediterranean, seat: int, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return a sheet in sentences, track by track."""
    empire = sea.empires[seat]
    head = [m.table_sheet(who=seat, points=empire.score()), *busy(sea, seat)]
    lines = [
        m.table_sheet_dice(dice=dice_told(sea, seat)),
        *_tracks(empire),
        m.table_sheet_buildings(buildings=_buildings(empire)),
        *_abroad(sea, seat),
    ]
    return [
        told(head, tell),
        *[tell(line) for line in lines],
        told(_science(empire), tell),
        tell(m.table_sheet_caravans(caravans=_caravans(empire))),
        tell(m.table_sheet_culture(rows=_culture(empire))),
    ]


def _tracks(empire: Empire) -> list[Text]:
    numbers = empire.numbers
    return [
        m.table_sheet_population(
            workers=empire.workers, marked=empire.population, size=numbers.population
        ),
        m.table_sheet_gold(gold=empire.gold, marked=empire.gained, size=numbers.gold),
        m.table_sheet_military(
            armies=empire.ready(),
            deployed=empire.deployed,
            marked=empire.military,
            size=numbers.military,
        ),
        m.table_sheet_moods(happy=empire.happy, unhappy=empire.unhappy, size=MOODS),
    ]


def dice_told(sea: Mediterranean, seat: int) -> list[Text]:
    """Return all dice, with those that are used or locked for a seat."""
    found = []
    for die in range(DICE):
        state = die_state(sea, seat, die)
        if state == READY:
            found.append(shown(sea, die))
        else:
            message = m.part_die_locked if state == LOCKED else m.part_die_used
            found.append(message(die=DICE_NAMES[die], face=sea.faces[die]))
    return found


def _buildings(empire: Empire) -> list[Text]:
    return [_building(each) for each in sorted(empire.buildings, key=kind_of)]


def _building(each: int) -> Text:
    kind, state = kind_of(each), state_of(each)
    col, row = place(cell_of(each))
    if kind == COLONY:
        message = m.table_colony_razed if state == RUIN else m.table_colony
        return message(owner=owner_of(each), col=col, row=row)
    named = m.table_built_staffed
    if state == RUIN:
        named = m.table_built_burnt
    elif kind >= STAFFED_KINDS:
        named = m.table_built
    elif state == EMPTY:
        named = m.table_built_empty
    return named(building=BUILDINGS[kind], col=col, row=row)


def _abroad(sea: Mediterranean, seat: int) -> list[Text]:
    """Return a sentence about the Colonies of a seat on the maps of others, if there are any."""
    found = []
    for host, empire in enumerate(sea.empires):
        for each in empire.buildings:
            if kind_of(each) == COLONY and owner_of(each) == seat and state_of(each) != RUIN:
                col, row = place(cell_of(each))
                found.append(m.table_colony_abroad(host=host, col=col, row=row))
    return [m.table_sheet_colonies(places=found)] if found else []


def _science(empire: Empire) -> list[Text]:
    numbers = empire.numbers
    checked = (empire.trunk, empire.upper, empire.lower)
    sizes = (numbers.trunk, numbers.upper, numbers.lower)
    lines = [0] if empire.trunk < numbers.trunk else [1, 2]
    coming = [
        science_at(numbers, line, checked[line] + 1)
        for line in lines
        if checked[line] < sizes[line]
    ]
    far = m.table_sheet_science(
        trunk=empire.trunk,
        trunks=numbers.trunk,
        upper=empire.upper,
        uppers=numbers.upper,
        lower=empire.lower,
        lowers=numbers.lower,
    )
    return [far, *([m.table_sheet_next(boxes=coming)] if coming else [])]


def _caravans(empire: Empire) -> list[Text]:
    found = []
    for caravan, boxes in enumerate(empire.numbers.caravans):
        at = empire.caravans[caravan]
        if at == len(boxes):
            found.append(m.table_caravan_arrived(caravan=caravan + 1))
            continue
        found.append(
            m.table_caravan(
                caravan=caravan + 1,
                wanted=boxes[at],
                box=at + 1,
                boxes=len(boxes),
                get=caravan_reward(empire.numbers, caravan),
            )
        )
    return found


def _culture(empire: Empire) -> list[Text]:
    """Return the boxes that are left, row by row, each with its die."""
    found = []
    dice = empire.numbers.culture
    for row, points in enumerate(empire.numbers.culture_points):
        left = [
            m.table_culture_box(box=box_name(box), wanted=dice[box])
            for box, (its_row, _) in enumerate(BOXES)
            if its_row == row and not empire.culture >> box & 1
        ]
        name = CULTURE_ROWS[row]
        if left:
            found.append(m.table_culture_row(row=name, points=points, boxes=left))
        else:
            found.append(m.table_culture_complete(row=name, points=points))
    return found


# The score and the end


def score_sentence(sea: Mediterranean, seat: int, tell: Teller = IN_ENGLISH) -> str:
    """Return the points of a sheet and their sources."""
    empire = sea.empires[seat]
    found = [
        m.table_score_part(source=part.source, n=part.points)
        for part in parts(empire)
        if part.points
    ]
    if not found:
        return tell(m.table_sheet(who=seat, points=empire.score()))
    return tell(m.table_score(who=seat, points=empire.score(), parts=found))


def ending(sea: Mediterranean, tell: Teller = IN_ENGLISH) -> str:
    """Return why the game is over, "" while it is not."""
    if sea.ending == "turns":
        return tell(m.table_ended_turns(n=sea.turn))
    full = [
        m.table_ended(who=seat, tracks=[TRACKS[track] for track in mastered(empire)])
        for seat, empire in enumerate(sea.empires)
        if mastered(empire)
    ]
    return told(full, tell) if sea.ending else ""


def mastered(empire: Empire) -> list[int]:
    """Return the tracks of which a sheet has the !, with their numbers in events."""
    numbers = empire.numbers
    marked = (
        (empire.population, numbers.population),
        (empire.gained, numbers.gold),
        (empire.upper, numbers.upper),
        (empire.lower, numbers.lower),
        (empire.military, numbers.military),
        (empire.happy, MOODS),
        (empire.unhappy, MOODS),
    )
    return [track for track, (boxes, size) in enumerate(marked) if boxes >= size]
