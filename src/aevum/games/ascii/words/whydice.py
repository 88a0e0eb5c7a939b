"""Why a die cannot be used so, or a box not be bought."""

# not compiled: words are slow code on purpose

from aevum.games.ascii.data import COLONY, FARM, GARRISON, GREEN, MOODS, NAMES, SCHOOL
from aevum.games.ascii.moves import LINE_WORDS
from aevum.games.ascii.rules.asks import ANNOUNCING
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.words.developlabels import ACTIVATED
from aevum.games.ascii.words.phrases import (
    box_name,
    counted,
    die_name,
    kinds,
    many,
    none_or,
    shown,
)


def why_die(sea: Mediterranean, seat: int, name: str, args: list[int]) -> str:
    """Return why a die cannot serve this purpose."""
    empire = sea.empires[seat]
    die = args[1] if name == "sparing" else args[0]
    reason = _why_taken(empire, die)
    if reason:
        return reason
    if name == "build":
        return _too_dear(sea, empire, die, sea.faces[die] + args[1])
    if name == "caravan":
        return _why_caravan(sea, empire, die, args[1])
    if name == "culture":
        return _why_culture(sea, empire, die, args[1])
    if name == "garrisons":
        return _why_garrisons(sea, empire, die, args[1] + 1)
    kind = args[0] if name == "sparing" else ACTIVATED[name]
    if kind == COLONY:
        return _why_colonies(sea, seat, die)
    reason = why_idle(sea, empire, kind, empire.staffed[kind], "R4.10: you have")
    if not reason and name == "sparing":
        reason = _why_sparing(sea, empire, kind)
    return reason or _too_low(sea, empire, die, kind)


def _why_taken(empire: Empire, die: int) -> str:
    if not empire.has_die(die):
        research = "Philosophy or Navigation" if die == GREEN else "Humanism or Engineering"
        return f"R3.4: the {die_name(die)} is yours only after {research}."
    if empire.used >> die & 1:
        return f"R3.3: you have used the {die_name(die)} this turn."
    return ""


def _too_dear(sea: Mediterranean, empire: Empire, die: int, wanted: int) -> str:
    price = empire.numbers.die_price * abs(wanted - sea.faces[die])
    return (
        f"R3.5: to make {wanted} of {shown(sea, die)} takes {price} Gold, "
        f"you have {none_or(empire.gold, 'Gold')}."
    )


def _too_low(sea: Mediterranean, empire: Empire, die: int, kind: int) -> str:
    wanted = empire.numbers.activate[kind]
    missing = wanted - sea.faces[die]
    return (
        f"R4.10: {kinds(kind)} want {wanted} or more; {shown(sea, die)} lacks {missing}, "
        f"and you have {none_or(empire.gold, 'Gold')} to raise it{_each_pip(empire)}."
    )


def _each_pip(empire: Empire) -> str:
    """Return what a pip costs where that is not 1 Gold."""
    price = empire.numbers.die_price
    return f" at {price} Gold a pip" if price > 1 else ""


def why_idle(sea: Mediterranean, empire: Empire, kind: int, number: int, has: str) -> str:
    """Return why Farms, Mines or Schools bring nothing, "" if they do; `has` begins a sentence."""
    if number == 0:
        return f"{has} no staffed {NAMES[kind]}."
    if kind == SCHOOL:
        return why_lines(sea, empire)
    numbers = empire.numbers
    if kind == FARM:
        return _why_full(sea, empire.population, numbers.population, "the Population track")
    return _why_full(sea, empire.gained, numbers.gold, "the Gold track")


def unsaid(sea: Mediterranean) -> str:
    """Return why no ! may be checked now."""
    if sea.phase == ANNOUNCING:
        return "the end is not announced yet"
    return "nobody announced the end, so its ! may not be checked this turn"


def _why_full(sea: Mediterranean, marked: int, size: int, track: str) -> str:
    if marked >= size:
        return f"R1.5: {track} is full."
    if marked == size - 1 and not sea.last:
        return f"R10.4: only the last box of {track} is left, and {unsaid(sea)}."
    return ""


def _why_sparing(sea: Mediterranean, empire: Empire, kind: int) -> str:
    numbers = empire.numbers
    full, marked = (numbers.population, empire.population)
    if kind != FARM:
        full, marked = (numbers.gold, empire.gained)
    if sea.last and empire.staffed[kind] * numbers.makes[kind] >= full - marked:
        return "R5.6: there is nothing to mark before the !; do not use the die so."
    return f"R5.6: your {kinds(kind)} would not check the ! now, so there is none to spare."


def _why_garrisons(sea: Mediterranean, empire: Empire, die: int, number: int) -> str:
    return why_soldiers(
        sea, empire, empire.staffed[GARRISON], number, "R4.11: you have"
    ) or _too_low(sea, empire, die, GARRISON)


def why_soldiers(sea: Mediterranean, empire: Empire, garrisons: int, number: int, has: str) -> str:
    """Return why so many Workers cannot become Soldiers at Garrisons, "" if they can."""
    makes = empire.numbers.makes[GARRISON]
    if garrisons * makes < number:
        told = none_or(garrisons, "staffed Garrison")
        return f"{has} {told}, and each makes {counted(makes, 'Soldier')}."
    return why_recruits(sea, empire, number)


def why_recruits(sea: Mediterranean, empire: Empire, number: int, rule: str = "R4.11") -> str:
    """Return why there are not so many Workers or boxes for Soldiers, "" if there are."""
    if empire.workers < number:
        workers = none_or(empire.workers, "Worker")
        return f"{rule}: a Soldier was a Worker before, and you have {workers}."
    if empire.soldiers_room(sea.last) < number:
        room = empire.numbers.military - empire.military
        if room <= 0:
            return "R1.5: the Military track is full."
        if sea.last or number > room:
            left = many(room, "box")
            return f"R1.5: the Military track has {left} left."
        return f"R10.4: that would reach the last box of the Military track, and {unsaid(sea)}."
    return ""


def _why_colonies(sea: Mediterranean, seat: int, die: int) -> str:
    empire = sea.empires[seat]
    if not empire.colonies:
        return "R8.4: you have no Colony."
    if sea.faces[die] + empire.pips() < empire.numbers.activate[COLONY]:
        return _too_low(sea, empire, die, COLONY)
    return (
        "R8.6: none of your Colonies would bring anything: as Development began its host had no "
        f"staffed building that helps you, or {MOODS - 1} Unhappiness while nobody announced the "
        "end."
    )


def _why_caravan(sea: Mediterranean, empire: Empire, die: int, caravan: int) -> str:
    boxes = empire.numbers.caravans[caravan]
    place = empire.caravans[caravan]
    if place >= len(boxes):
        return f"R5.4: Caravan {caravan + 1} has arrived; every Caravan travels once."
    missing = boxes[place] - sea.faces[die]
    return (
        f"R5.4: box {place + 1} of Caravan {caravan + 1} wants {boxes[place]} or more; "
        f"{shown(sea, die)} lacks {missing}, and you have {none_or(empire.gold, 'Gold')}"
        f"{_each_pip(empire)}."
    )


def _why_culture(sea: Mediterranean, empire: Empire, die: int, box: int) -> str:
    if empire.culture >> box & 1:
        return why_box(box)
    wanted = empire.numbers.culture[box]
    change = empire.numbers.die_price * abs(wanted - sea.faces[die])
    return (
        f"R5.3: {box_name(box)} wants exactly {wanted}; changing {shown(sea, die)} takes "
        f"{change} Gold, you have {none_or(empire.gold, 'Gold')}."
    )


# Boxes


def why_box(box: int) -> str:
    """Refuse a box of the Culture grid that is checked."""
    return f"R5.3: {box_name(box)} of the Culture grid is checked already."


def why_line(sea: Mediterranean, empire: Empire, line: int) -> str:
    """Return why no box of a line of Science can be checked, "" if one can."""
    numbers = empire.numbers
    checked = (empire.trunk, empire.upper, empire.lower)[line]
    size = (numbers.trunk, numbers.upper, numbers.lower)[line]
    name = f"the {LINE_WORDS[line]} line of Science"
    if line == 0:
        return "R1.6: the trunk of Science is full." if checked == size else ""
    if empire.trunk < numbers.trunk:
        return f"R1.6: {name} begins when all {numbers.trunk} boxes of the trunk are checked."
    return _why_full(sea, checked, size, name)


def why_lines(sea: Mediterranean, empire: Empire) -> str:
    """Return why no box of Science can be checked at all, "" if one can."""
    reasons = [why_line(sea, empire, line) for line in range(3)]
    return reasons[1] if all(reasons) else ""


def why_purchase(sea: Mediterranean, empire: Empire, name: str, args: list[int]) -> str:
    """Return why a box cannot be bought."""
    price = empire.numbers.box_price
    if not empire.can_pay(price):
        return f"R5.5: a box costs {price} Gold, you have {none_or(empire.gold, 'Gold')}."
    if name == "buy":
        return why_line(sea, empire, args[0])
    if name == "buy_culture":
        return why_box(args[0])
    return _why_full(sea, empire.military, empire.numbers.military, "the Military track")
