"""Why an answer is refused outside one's own Development: dice for all, Disasters, war, edicts."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import Ask
from aevum.games.ascii.data import (
    COLONY,
    DISASTERS,
    DROUGHT,
    GARRISON,
    MOODS,
    PALACE,
    SCHOOL,
    STAFFED_KINDS,
)
from aevum.games.ascii.rules.deployment import deployment_of
from aevum.games.ascii.rules.diplomacy import diplomacy_of
from aevum.games.ascii.rules.empire import RUIN, Empire, kind_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import colony_sites, operation_of, strength
from aevum.games.ascii.rules.rewards import reward_asked
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.words.phrases import at, disaster_name, many, none_or
from aevum.games.ascii.words.whydice import (
    unsaid,
    why_box,
    why_idle,
    why_line,
    why_recruits,
    why_soldiers,
)
from aevum.games.ascii.words.whymap import building_words, why_found
from aevum.games.phrases import who

WAYS: Final = ((("lose", 0),), (("lose", 1), ("defend",)), (("burn",),))
"""The rows of moves that answer Drought, a raid and Fire, beside Unhappiness."""
WAYS_RULE: Final = ("R6.7", "R6.9", "R6.10")

# Diplomacy and Disasters


def why_pledge(sea: Mediterranean, seat: int, gold: int) -> str:
    """Return why so much Gold cannot be pledged."""
    proposal = diplomacy_of(sea)
    assert proposal is not None
    missing = proposal.missing(sea)
    if gold > missing:
        return f"R6.2: only {missing} Gold is missing; nobody pledges more."
    return f"R6.2: you have {none_or(sea.empires[seat].gold, 'Gold')} to pledge."


def why_bear(sea: Mediterranean, seat: int, row: int, name: str, args: list[int]) -> str:
    """Return why a Disaster cannot be borne so."""
    empire = sea.empires[seat]
    disaster = DISASTERS[row]
    if (name, *args[:1]) not in WAYS[disaster] and (name,) not in WAYS[disaster]:
        return f"{WAYS_RULE[disaster]}: that is no way to bear a {disaster_name(row)}."
    if name == "defend":
        return "R6.8: no Army of yours is ready; Conscription may complete one first."
    if name == "lose":
        has, what = (empire.workers, "Worker") if disaster == DROUGHT else (empire.gold, "Gold")
        numbers = empire.numbers
        price = numbers.drought_workers if disaster == DROUGHT else numbers.barbarian_gold
        return f"R6.8: {many(price, what)} must be lost in full, and you have {has}."
    return _why_burn(empire, args[0] * ROWS + args[1])


def _why_burn(empire: Empire, cell: int) -> str:
    place = empire.find(cell)
    if place < 0:
        return f"R6.10: no building of yours covers {at(cell)}."
    each = empire.buildings[place]
    if kind_of(each) > PALACE:
        return "R6.10: Fire takes a building of your own, not another's Colony."
    return f"R6.10: the {building_words(each)} is lost already."


# Rewards and Colonies


def why_reward(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> str:
    """Return why a reward is not this box."""
    empire, prize = sea.empires[ask.seat], reward_asked(sea, ask)
    science = name == "science" or (name == "leave" and args[0] == 0)
    if not (prize.science if science else prize.culture):
        given, other = ("Science", "Culture") if science else ("Culture", "Science")
        return f"R5.7: this reward is a box of {other}, not of {given}."
    return why_line(sea, empire, args[0]) if science else why_box(args[0])


def why_use(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> str:
    """Return why a Colony cannot activate this on its host's map."""
    empire, host = sea.empires[ask.seat], ask.subject
    has = f"R8.5: as Development began {who(host)} had"
    if name == "train":
        garrisons = sea.hosts[host * STAFFED_KINDS + GARRISON]
        return why_soldiers(sea, empire, garrisons, args[0] + 1, has)
    return why_idle(sea, empire, args[0], sea.hosts[host * STAFFED_KINDS + args[0]], has)


# Deployment


def why_operation(sea: Mediterranean, seat: int, name: str, args: list[int]) -> str:
    """Return why an operation cannot be declared."""
    deployment = deployment_of(sea)
    assert deployment is not None
    spare = deployment.spare
    empire = sea.empires[seat]
    if strength(empire, spare) == 0:
        return "R8.1: no Army of yours is ready; Conscription may complete one first."
    if name == "barbarians":
        return _why_weak(empire, spare, empire.numbers.raid_actions)
    if name == "raze":
        weak = _why_weak(empire, spare, empire.numbers.colony_actions)
        return _why_raze(empire, args[0] * ROWS + args[1]) or weak
    target = args[0]
    if target >= sea.seats:
        return f"R7.1: there is no {who(target)} at this table."
    if target == seat:
        return "R7.1: that is your own Empire."
    if not sea.reaches(seat, target):
        rule = "R12.2" if sea.seats == 2 else "R7.1"
        return f"{rule}: you have no Reach to {who(target)}; Navigation would bring it."
    if name == "raid":
        weak = _why_weak(empire, spare, empire.numbers.raid_actions)
        return weak or f"R10.4: {who(target)} has {MOODS - 1} Unhappiness, and {unsaid(sea)}."
    return _why_colony(sea, spare, seat, target)


def _why_weak(empire: Empire, left: int, needed: int) -> str:
    actions = strength(empire, left)
    if actions >= needed:
        return ""
    return f"R8.7: that takes {needed} Deploy actions, you can bring up {actions}."


def _why_colony(sea: Mediterranean, spare: int, seat: int, host: int) -> str:
    empire = sea.empires[seat]
    weak = _why_weak(empire, spare, empire.numbers.colony_actions)
    if weak:
        return weak
    if not empire.staffed[SCHOOL] or not empire.staffed[GARRISON]:
        return "R8.3: a Colony needs a staffed School and a staffed Garrison of yours."
    if sea.terms.settlers and not empire.workers:
        return "R12.4: at this table a Worker settles in each Colony, and you have none."
    assert not colony_sites(sea, seat, host)
    return f"R8.10: nowhere that you reach on the map of {who(host)} is there room you can pay for."


def _why_raze(empire: Empire, cell: int) -> str:
    place = empire.find(cell)
    if place < 0 or kind_of(empire.buildings[place]) != COLONY:
        return f"R8.11: no Colony on your map covers {at(cell)}."
    if state_of(empire.buildings[place]) == RUIN:
        return f"R8.11: the {building_words(empire.buildings[place])} is razed already."
    return ""


def why_more() -> str:
    """Refuse to go on without enough Armies."""
    return "R8.12: you have too few Armies ready to go on; Conscription may complete one."


def why_cancel() -> str:
    """Refuse a cancel without an Army."""
    return "R8.2: to cancel you cross a D, and no Army of yours is ready; Conscription may help."


def why_landing(sea: Mediterranean, seat: int, args: list[int]) -> str:
    """Return why a Colony cannot be founded at a place."""
    operation = operation_of(sea)
    assert operation is not None
    return why_found(sea, seat, operation.target, args[0] * ROWS + args[1])


# Edicts


def why_edict(sea: Mediterranean, seat: int, args: list[int]) -> str:
    """Return why Taxation or Conscription is not open."""
    empire = sea.empires[seat]
    if empire.unhappy >= MOODS:
        return "R9.4: your Unhappiness track is full; there are no edicts any more."
    room = MOODS - empire.unhappy
    if room < empire.numbers.edict_unhappy:
        price = many(empire.numbers.edict_unhappy, "Unhappiness")
        return f"R9.4: an edict takes {price}, and your track has {many(room, 'box')} left."
    if not empire.may_suffer(sea.last):
        return f"R10.4: the last box of Unhappiness is a !, and {unsaid(sea)}."
    if not sea.may_dictate(seat):
        return (
            f"R9.5: you have dictated {many(empire.numbers.edict_limit, 'edict')} since your last "
            "answer; wait for the next."
        )
    if empire.workers == 0:
        return "R9.3: Conscription takes Workers, and you have none."
    if args[0] >= empire.numbers.conscripts:
        limit = many(empire.numbers.conscripts, "Worker")
        return f"R9.3: a Conscription makes {limit} a Soldier at most."
    return why_recruits(sea, empire, args[0] + 1, "R9.3")
