"""The position in sentences, as a screen reader reads it: the table, then sheet by sheet."""

# not compiled: words are slow code on purpose

from aevum.games.ascii.data import (
    COLONY,
    CULTURE_ROWS,
    DICE,
    MOODS,
    SIDES,
    STAFFED_KINDS,
)
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
from aevum.games.ascii.words.counting import parts
from aevum.games.ascii.words.labels import actor
from aevum.games.ascii.words.phrases import (
    TRACKS,
    at,
    box_name,
    building_at,
    caravan_reward,
    disaster_name,
    many,
    none_or,
    science_box,
    shown,
)
from aevum.games.ascii.words.sheet import die_state
from aevum.games.ascii.words.table import busy, headline, under_way
from aevum.games.phrases import listed, who


def position(sea: Mediterranean) -> list[str]:
    """Return the whole position: what all share, then every sheet, the viewer's first."""
    me = actor(sea)
    found = [headline(sea), *under_way(sea), f"Disaster grid: {_disasters(sea)}."]
    for seat in [me, *[seat for seat in range(sea.seats) if seat != me]]:
        found += ["", *sheet_sentences(sea, seat)]
    return found


def _disasters(sea: Mediterranean) -> str:
    rows = [f"row {row + 1} {disaster_name(row)} {sea.rows[row]}" for row in range(SIDES)]
    return f"{', '.join(rows)}, each of {sea.terms.numbers.strikes}"


def sheet_sentences(sea: Mediterranean, seat: int) -> list[str]:
    """Return a sheet in sentences, track by track."""
    empire, numbers = sea.empires[seat], sea.terms.numbers
    you = " (you)" if seat == sea.viewer and sea.seats > 1 else ""
    people = f"{none_or(empire.workers, 'Worker')} idle"
    armies = f"{none_or(empire.ready(), 'Army')} ready, {empire.deployed} deployed"
    return [
        f"{who(seat)}{you}: {many(empire.score(), 'point')}{busy(sea, seat)}.",
        f"Dice: {dice_told(sea, seat)}.",
        f"Population: {people}; {empire.population} of {numbers.population} boxes marked.",
        f"Gold: {empire.gold} to spend; {empire.gained} of {numbers.gold} boxes marked.",
        f"Military: {armies}; {empire.military} of {numbers.military} boxes marked.",
        f"Happiness {empire.happy} and Unhappiness {empire.unhappy}, each of {MOODS}.",
        f"Buildings: {_buildings(empire)}.",
        *_abroad(sea, seat),
        f"Science: {_science(empire)}.",
        f"Caravans: {_caravans(empire)}.",
        f"Culture: {_culture(empire)}.",
    ]


def dice_told(sea: Mediterranean, seat: int) -> str:
    """Return all dice, with those that are used or locked for a seat."""
    found = []
    for die in range(DICE):
        state = die_state(sea, seat, die)
        found.append(f"{shown(sea, die)}{f' {state}' if state else ''}")
    return ", ".join(found)


def _buildings(empire: Empire) -> str:
    if not empire.buildings:
        return "none"
    return ", ".join([_building(each) for each in sorted(empire.buildings, key=kind_of)])


def _building(each: int) -> str:
    kind, state = kind_of(each), state_of(each)
    named = building_at(kind, cell_of(each))
    if kind == COLONY:
        named = f"Colony of {who(owner_of(each))} at {at(cell_of(each))}"
    if state == RUIN:
        return f"{named} {'razed' if kind == COLONY else 'burnt'}"
    if kind >= STAFFED_KINDS:
        return named
    return f"{named} {'empty' if state == EMPTY else 'staffed'}"


def _abroad(sea: Mediterranean, seat: int) -> list[str]:
    """Return a sentence about the Colonies of a seat on the maps of others, if there are any."""
    found = [
        f"on the map of {who(host)} at {at(cell_of(each))}"
        for host, empire in enumerate(sea.empires)
        for each in empire.buildings
        if kind_of(each) == COLONY and owner_of(each) == seat and state_of(each) != RUIN
    ]
    return [f"Colonies: {', '.join(found)}."] if found else []


def _science(empire: Empire) -> str:
    numbers = empire.numbers
    checked = (empire.trunk, empire.upper, empire.lower)
    sizes = (numbers.trunk, numbers.upper, numbers.lower)
    told = [
        f"{name} {done} of {size}"
        for name, done, size in zip(("trunk", "upper", "lower"), checked, sizes, strict=True)
    ]
    lines = [0] if empire.trunk < numbers.trunk else [1, 2]
    coming = [
        science_box(numbers, line, checked[line] + 1)
        for line in lines
        if checked[line] < sizes[line]
    ]
    return f"{', '.join(told)}. Next: {'; '.join(coming) or 'none'}"


def _caravans(empire: Empire) -> str:
    found = []
    for caravan, boxes in enumerate(empire.numbers.caravans):
        place = empire.caravans[caravan]
        if place == len(boxes):
            found.append(f"{caravan + 1} has arrived")
            continue
        wants = f"{caravan + 1} wants {boxes[place]}, box {place + 1} of {len(boxes)}"
        found.append(f"{wants}, for {caravan_reward(empire.numbers, caravan)}")
    return "; ".join(found)


def _culture(empire: Empire) -> str:
    """Return the boxes that are left, row by row, each with the die it wants."""
    found = []
    dice = empire.numbers.culture
    for row, points in enumerate(empire.numbers.culture_points):
        left = [
            f"{box_name(box)} wants {dice[box]}"
            for box, (its_row, _) in enumerate(BOXES)
            if its_row == row and not empire.culture >> box & 1
        ]
        name = f"row {CULTURE_ROWS[row]}, {points} points"
        found.append(f"{name}: {', '.join(left)}" if left else f"{name}, is complete")
    return "; ".join(found)


# The score and the end


def score_sentence(sea: Mediterranean, seat: int) -> str:
    """Return the points of a sheet and what they are for."""
    empire = sea.empires[seat]
    told = [f"{part.name} {part.points}" for part in parts(empire) if part.points]
    return f"{who(seat)}: {many(empire.score(), 'point')}{_for(told)}."


def _for(told: list[str]) -> str:
    return f" ({', '.join(told)})" if told else ""


def ending(sea: Mediterranean) -> str:
    """Return why the game is over, "" while it is not."""
    if sea.ending == "turns":
        return f"It ended with turn {sea.turn}, the last there is."
    full = [
        f"{who(seat)} checked the ! of {listed([TRACKS[track] for track in mastered(empire)])}"
        for seat, empire in enumerate(sea.empires)
        if mastered(empire)
    ]
    return f"It ended because {'; '.join(full)}." if full and sea.ending else ""


def mastered(empire: Empire) -> list[int]:
    """Return the tracks of which a sheet has the !, as events number them."""
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
