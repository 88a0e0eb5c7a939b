"""Why a die cannot be used in some way, or a box cannot be bought."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.text import Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, FARM, GARRISON, GREEN, SCHOOL
from aevum.games.ascii.messages import TrackName
from aevum.games.ascii.rules.asks import ANNOUNCING
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import BRANCHES, BUILDINGS, DICE_NAMES, box_name, shown

LINE_TRACKS: Final[tuple[TrackName, ...]] = ("upper", "upper", "lower")
"""The track of each line of Science, from the trunk on."""


def refuse_activation(sea: Mediterranean, empire: Empire, die: int, kind: int) -> Refusal | None:
    """Return why Farms, Mines or Schools cannot be activated with a die."""
    idle = refuse_idle(sea, empire, kind, empire.staffed[kind], _no_staffed(kind))
    return idle or _too_low(sea, empire, die, kind)


def _no_staffed(kind: int) -> Refusal:
    return Refusal("R4.10", m.no_staffed(building=BUILDINGS[kind]))


def refuse_taken(empire: Empire, die: int) -> Refusal | None:
    """Return why a die cannot be used at all, None if it can."""
    if not empire.has_die(die):
        return Refusal("R3.4", m.no_green_die() if die == GREEN else m.no_black_die())
    if empire.used >> die & 1:
        return Refusal("R3.3", m.no_die_used(die=DICE_NAMES[die]))
    return None


def _price(sea: Mediterranean, empire: Empire, die: int, wanted: int) -> int:
    """Return the Gold that makes a die show something."""
    return empire.numbers.die_price * abs(wanted - sea.faces[die])


def refuse_price(sea: Mediterranean, empire: Empire, die: int, wanted: int) -> Refusal:
    """Refuse more Gold for a die than there is."""
    price = _price(sea, empire, die, wanted)
    named = shown(sea, die)
    return Refusal("R3.5", m.no_die_dear(die=named, wanted=wanted, price=price, gold=empire.gold))


def _too_low(sea: Mediterranean, empire: Empire, die: int, kind: int) -> Refusal:
    wanted = empire.numbers.activate[kind]
    return Refusal(
        "R4.10",
        m.no_die_low(
            building=BUILDINGS[kind],
            wanted=wanted,
            die=shown(sea, die),
            price=_price(sea, empire, die, wanted),
            gold=empire.gold,
        ),
    )


def refuse_idle(
    sea: Mediterranean, empire: Empire, kind: int, number: int, none: Refusal
) -> Refusal | None:
    """Return why Farms, Mines or Schools bring nothing, None if they do; `none` if there are
    none."""
    if number == 0:
        return none
    if kind == SCHOOL:
        return refuse_lines(sea, empire)
    numbers = empire.numbers
    if kind == FARM:
        return _full(sea, empire.population, numbers.population, "population")
    return _full(sea, empire.gained, numbers.gold, "gold")


def unsaid(
    sea: Mediterranean, not_yet: Callable[..., Text], unannounced: Callable[..., Text]
) -> Callable[..., Text]:
    """Return the message on why no ! may be checked now."""
    return not_yet if sea.phase == ANNOUNCING else unannounced


def _full(sea: Mediterranean, marked: int, size: int, track: TrackName) -> Refusal | None:
    if marked >= size:
        return Refusal("R1.5", m.no_track_full(track=track))
    if marked == size - 1 and not sea.last:
        message = unsaid(sea, m.no_end_not_yet, m.no_end_unannounced)
        return Refusal("R10.4", message(track=track))
    return None


def refuse_sparing(sea: Mediterranean, empire: Empire, kind: int) -> Refusal:
    """Return why Farms or Mines cannot leave out the !."""
    idle = refuse_idle(sea, empire, kind, empire.staffed[kind], _no_staffed(kind))
    if idle is not None:
        return idle
    numbers = empire.numbers
    full, marked = (numbers.population, empire.population)
    if kind != FARM:
        full, marked = (numbers.gold, empire.gained)
    if sea.last and empire.staffed[kind] * numbers.makes[kind] >= full - marked:
        return Refusal("R5.6", m.no_sparing_all())
    return Refusal("R5.6", m.no_sparing_none(building=BUILDINGS[kind]))


def refuse_training(sea: Mediterranean, empire: Empire, die: int, number: int) -> Refusal | None:
    """Return why Garrisons cannot train so many Soldiers with a die."""
    garrisons = empire.staffed[GARRISON]
    made = garrisons * empire.numbers.makes[GARRISON]
    if made < number:
        return Refusal("R4.11", m.no_garrisons(garrisons=garrisons, soldiers=made))
    return refuse_recruits(sea, empire, number) or _too_low(sea, empire, die, GARRISON)


def refuse_recruits(
    sea: Mediterranean, empire: Empire, number: int, rule: str = "R4.11"
) -> Refusal | None:
    """Return why there are not so many Workers or boxes for Soldiers, None if there are."""
    if empire.workers < number:
        return Refusal(rule, m.no_recruits(workers=empire.workers))
    if empire.soldiers_room(sea.last) >= number:
        return None
    room = empire.numbers.military - empire.military
    if room <= 0:
        return Refusal("R1.5", m.no_track_full(track="military"))
    if sea.last or number > room:
        return Refusal("R1.5", m.no_military_room(boxes=room))
    message = unsaid(sea, m.no_reach_end_not_yet, m.no_reach_end_unannounced)
    return Refusal("R10.4", message(track="military"))


def refuse_colonies(sea: Mediterranean, seat: int, die: int) -> Refusal:
    """Return why Colonies cannot be activated with a die."""
    empire = sea.empires[seat]
    if not empire.colonies:
        return Refusal("R8.4", m.no_colony())
    if sea.faces[die] + empire.pips() < empire.numbers.activate[COLONY]:
        return _too_low(sea, empire, die, COLONY)
    return Refusal("R8.6", m.no_colony_helps())


def refuse_caravan(sea: Mediterranean, empire: Empire, die: int, caravan: int) -> Refusal:
    """Return why a die cannot lead a Caravan."""
    boxes = empire.numbers.caravans[caravan]
    place = empire.caravans[caravan]
    if place >= len(boxes):
        return Refusal("R5.4", m.no_caravan_arrived(caravan=caravan + 1))
    return Refusal(
        "R5.4",
        m.no_caravan_low(
            caravan=caravan + 1,
            wanted=boxes[place],
            die=shown(sea, die),
            price=_price(sea, empire, die, boxes[place]),
            gold=empire.gold,
        ),
    )


def refuse_culture(sea: Mediterranean, empire: Empire, die: int, box: int) -> Refusal:
    """Return why a die cannot check a box of the Culture grid."""
    if empire.culture >> box & 1:
        return refuse_box(box)
    wanted = empire.numbers.culture[box]
    return Refusal(
        "R5.3",
        m.no_culture_die(
            box=box_name(box),
            wanted=wanted,
            die=shown(sea, die),
            price=_price(sea, empire, die, wanted),
            gold=empire.gold,
        ),
    )


# Boxes


def refuse_box(box: int) -> Refusal:
    """Refuse a box of the Culture grid that is checked."""
    return Refusal("R5.3", m.no_culture_checked(box=box_name(box)))


def refuse_line(sea: Mediterranean, empire: Empire, line: int) -> Refusal | None:
    """Return why no box of a line of Science can be checked, None if one can."""
    numbers = empire.numbers
    checked = (empire.trunk, empire.upper, empire.lower)[line]
    size = (numbers.trunk, numbers.upper, numbers.lower)[line]
    if line == 0:
        return Refusal("R1.6", m.no_trunk_full()) if checked == size else None
    if empire.trunk < numbers.trunk:
        return Refusal("R1.6", m.no_branch_yet(branch=BRANCHES[line], boxes=numbers.trunk))
    return _full(sea, checked, size, LINE_TRACKS[line])


def refuse_lines(sea: Mediterranean, empire: Empire) -> Refusal | None:
    """Return why no box of Science can be checked at all, None if one can."""
    reasons = [refuse_line(sea, empire, line) for line in range(3)]
    return reasons[1] if all(reasons) else None


def refuse_gold(empire: Empire) -> Refusal | None:
    """Return why no box can be bought, None if there is enough Gold."""
    price = empire.numbers.box_price
    if empire.can_pay(price):
        return None
    return Refusal("R5.5", m.no_box_gold(price=price, gold=empire.gold))


def refuse_soldier(sea: Mediterranean, empire: Empire) -> Refusal | None:
    """Return why no box of the Military track can be checked, None if one can."""
    return _full(sea, empire.military, empire.numbers.military, "military")
