"""Why an answer is refused outside one's own Development: dice for all, Disasters, war, edicts."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import Ask
from aevum.core.text import Refusal
from aevum.games.ascii import messages as m
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
from aevum.games.ascii.rules.empire import RUIN, Empire, kind_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import operation_asked, strength
from aevum.games.ascii.rules.phrases import BUILDINGS, built_at, disaster_name, place
from aevum.games.ascii.rules.rewards import reward_asked
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.words.refuse_building import refuse_colony
from aevum.games.ascii.words.refuse_dice import (
    refuse_box,
    refuse_idle,
    refuse_line,
    refuse_recruits,
    unsaid,
)
from aevum.games.ascii.words.underway import left_over, proposal

WAYS: Final = ((("lose", 0),), (("lose", 1), ("defend",)), (("burn",),))
"""The rows of moves that answer Drought, a raid and Fire, beside Unhappiness."""
WAYS_RULE: Final = ("R6.7", "R6.9", "R6.10")

# Diplomacy and Disasters


def refuse_reroll(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal:
    """Return why a lone player cannot roll dice again."""
    price, gold = sea.terms.reroll_gold, sea.empires[ask.seat].gold
    return Refusal("R6.3", m.no_reroll_gold(price=price, gold=gold))


def refuse_pledge(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal:
    """Return why so much Gold cannot be pledged."""
    open_now = proposal(sea)
    missing = sea.terms.reroll_gold if open_now is None else open_now.missing(sea)
    if args[0] > missing:
        return Refusal("R6.2", m.no_pledge_more(missing=missing))
    return Refusal("R6.2", m.no_pledge_gold(gold=sea.empires[ask.seat].gold))


def refuse_hit(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal:
    """Return why a Disaster cannot be borne so."""
    empire = sea.empires[ask.seat]
    disaster = DISASTERS[ask.subject]
    if (name, *args[:1]) not in WAYS[disaster] and (name,) not in WAYS[disaster]:
        text = m.no_way_to_bear(disaster=disaster_name(ask.subject))
        return Refusal(WAYS_RULE[disaster], text)
    if name == "defend":
        return Refusal("R6.8", m.no_army_to_defend())
    if name == "burn":
        return _burn(empire, args[0] * ROWS + args[1])
    numbers = empire.numbers
    if disaster == DROUGHT:
        price = numbers.drought_workers
        text = m.no_loss_workers(price=[("worker", price)], workers=empire.workers)
        return Refusal("R6.8", text)
    text = m.no_loss_gold(price=[("gold", numbers.barbarian_gold)], gold=empire.gold)
    return Refusal("R6.8", text)


def _burn(empire: Empire, cell: int) -> Refusal:
    found = empire.find(cell)
    if found < 0:
        col, row = place(cell)
        return Refusal("R6.10", m.no_building_there(col=col, row=row))
    each = empire.buildings[found]
    if kind_of(each) > PALACE:
        return Refusal("R6.10", m.no_burn_colony())
    return Refusal("R6.10", m.no_already_lost(building=built_at(each)))


# Rewards and Colonies


def refuse_reward(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
    """Return why a reward is not this box."""
    empire, reward = sea.empires[ask.seat], reward_asked(sea, ask)
    science = name == "science" or (name == "leave" and args[0] == 0)
    if not (reward.science if science else reward.culture):
        return Refusal("R5.7", m.no_reward_culture() if science else m.no_reward_science())
    return refuse_line(sea, empire, args[0]) if science else refuse_box(args[0])


def refuse_use(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
    """Return why a Colony cannot activate this on its host's map."""
    empire, host = sea.empires[ask.seat], ask.subject
    first = host * STAFFED_KINDS
    if name == "train":
        garrisons = sea.hosts[first + GARRISON]
        made = garrisons * empire.numbers.makes[GARRISON]
        if made <= args[0]:
            text = m.no_host_garrisons(who=host, garrisons=garrisons, soldiers=made)
            return Refusal("R8.5", text)
        return refuse_recruits(sea, empire, args[0] + 1)
    none = Refusal("R8.5", m.no_host_staffed(who=host, building=BUILDINGS[args[0]]))
    return refuse_idle(sea, empire, args[0], sea.hosts[first + args[0]], none)


# Deployment


def refuse_operation(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal:
    """Return why an operation cannot be declared."""
    seat = ask.seat
    empire, left = sea.empires[seat], left_over(sea)
    numbers = empire.numbers
    if strength(empire, left) == 0:
        return Refusal("R8.1", m.no_army_ready())
    if name == "barbarians":
        return _weak(empire, left, numbers.raid_actions)
    if name == "raze":
        raze = _raze(empire, args[0] * ROWS + args[1])
        return raze or _weak(empire, left, numbers.colony_actions)
    target = args[0]
    if target >= sea.seats:
        return Refusal("R7.1", m.no_player(who=target))
    if target == seat:
        return Refusal("R7.1", m.no_own_empire())
    if not sea.reaches(seat, target):
        return Refusal("R12.2" if sea.seats == 2 else "R7.1", m.no_reach(who=target))
    if name == "raid":
        if strength(empire, left) < numbers.raid_actions:
            return _weak(empire, left, numbers.raid_actions)
        message = unsaid(sea, m.no_raid_end_not_yet, m.no_raid_end_unannounced)
        return Refusal("R10.4", message(who=target))
    return _colony(sea, empire, left, target)


def _weak(empire: Empire, left: int, needed: int) -> Refusal:
    return Refusal("R8.7", m.no_weak(needed=needed, actions=strength(empire, left)))


def _colony(sea: Mediterranean, empire: Empire, left: int, host: int) -> Refusal:
    if strength(empire, left) < empire.numbers.colony_actions:
        return _weak(empire, left, empire.numbers.colony_actions)
    if not empire.staffed[SCHOOL] or not empire.staffed[GARRISON]:
        return Refusal("R8.3", m.no_colony_needs())
    if sea.terms.settlers and not empire.workers:
        return Refusal("R12.4", m.no_settler())
    return Refusal("R8.10", m.no_colony_room(who=host))


def _raze(empire: Empire, cell: int) -> Refusal | None:
    found = empire.find(cell)
    col, row = place(cell)
    if found < 0 or kind_of(empire.buildings[found]) != COLONY:
        return Refusal("R8.11", m.no_colony_here(col=col, row=row))
    if state_of(empire.buildings[found]) == RUIN:
        return Refusal("R8.11", m.no_razed_already(col=col, row=row))
    return None


def refuse_press(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal:
    """Refuse to go on without enough Armies."""
    return Refusal("R8.12", m.no_press())


def refuse_cancel(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal:
    """Refuse a cancel without an Army."""
    return Refusal("R8.2", m.no_cancel())


def refuse_found(sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal:
    """Return why a Colony cannot be founded at a place."""
    return refuse_colony(sea, ask.seat, operation_asked(sea).target, args[0] * ROWS + args[1])


# Edicts


def refuse_edict(sea: Mediterranean, seat: int, name: str, args: list[int]) -> Refusal | None:
    """Return why an edict is not open."""
    empire = sea.empires[seat]
    numbers, room = empire.numbers, MOODS - empire.unhappy
    if room <= 0:
        return Refusal("R9.4", m.no_edicts_left())
    if room < numbers.edict_unhappy:
        return Refusal("R9.4", m.no_edict_room(unhappy=numbers.edict_unhappy, boxes=room))
    if not empire.may_suffer(sea.last):
        message = unsaid(sea, m.no_end_not_yet, m.no_end_unannounced)
        return Refusal("R10.4", message(track="unhappiness"))
    if not sea.may_dictate(seat):
        return Refusal("R9.5", m.no_edict_limit(edicts=numbers.edict_limit))
    if name != "conscript":
        return Refusal("R9.1", m.no_edict_now())
    if empire.workers == 0:
        return Refusal("R9.3", m.no_conscript_worker())
    if args[0] >= numbers.conscripts:
        return Refusal("R9.3", m.no_conscript_limit(workers=numbers.conscripts))
    return refuse_recruits(sea, empire, args[0] + 1, "R9.3")
