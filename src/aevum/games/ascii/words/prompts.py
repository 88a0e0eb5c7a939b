"""Every question in a sentence or two: which rule asks, and what hangs on it."""

# not compiled: words are slow code on purpose

from functools import lru_cache
from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE, Ask
from aevum.games.ascii.data import BLACK, DISASTERS, DROUGHT, GREEN, RAID, WHITE, Numbers
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    ANYTIME,
    CANCEL,
    DEVELOP,
    HIT,
    HOST,
    OPERATION,
    PLEDGE,
    PRESS,
    PROPOSE,
    REWARD,
)
from aevum.games.ascii.rules.colonies import Colonies
from aevum.games.ascii.rules.deployment import deployment_of
from aevum.games.ascii.rules.diplomacy import diplomacy_of
from aevum.games.ascii.rules.disasters import Hit, ones
from aevum.games.ascii.rules.empire import EMPTY, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import Operation, needed, operation_of, strength
from aevum.games.ascii.rules.rewards import Reward
from aevum.games.ascii.words.phrases import (
    building_at,
    dice_shown,
    disaster_name,
    many,
    none_or,
    operation_words,
    shortfall,
)
from aevum.games.phrases import listed, sealed_prompt, who

MATCHES_KEPT: Final = 1024  # with other numbers than printed, whose questions are remembered


def bearing(numbers: Numbers, row: int) -> str:
    """Return how the Disaster of a row may be borne."""
    unhappy = f"or gain {numbers.disaster_unhappy} Unhappiness"
    if DISASTERS[row] == DROUGHT:
        return f"lose {many(numbers.drought_workers, 'Worker')}, {unhappy}"
    if DISASTERS[row] == RAID:
        return f"deploy an Army against it, lose {numbers.barbarian_gold} Gold, {unhappy}"
    return f"let one of your buildings burn, {unhappy}"


def prompt(sea: Mediterranean, ask: Ask) -> str:
    """Return an open question."""
    kind, seat, numbers = ask.kind, ask.seat, sea.terms.numbers
    if kind == ANYTIME:
        return _anytime(numbers)
    if kind == ANNOUNCE:
        return _announce(sea, ask)
    if kind == DEVELOP:
        return _develop(sea, seat)
    if kind == PROPOSE:
        return _propose(sea, seat)
    if kind == PLEDGE:
        return _pledge(sea, seat)
    if kind == HIT:
        row = ask.subject
        after = " Then you may check a box of Culture." if numbers.disaster_culture[row] else ""
        return f"{disaster_name(row)} (row {row + 1}): {bearing(numbers, row)}.{after}"
    if kind == REWARD:
        return _reward(sea, ask)
    if kind == HOST:
        return _host(numbers, ask)
    return _deployment(sea, ask)


@lru_cache(maxsize=MATCHES_KEPT)
def _anytime(numbers: Numbers) -> str:
    """Return the question that stands beside all others, and so is told most often."""
    unhappy, soldiers = numbers.edict_unhappy, many(numbers.conscripts, "Soldier")
    return (
        f"At any time you may dictate Taxation ({unhappy} Unhappiness for {numbers.tax_gold} "
        f"Gold) or Conscription ({unhappy} Unhappiness for up to {soldiers})."
    )


def _announce(sea: Mediterranean, ask: Ask) -> str:
    if ask.sealed():
        return sealed_prompt(sea.can_retract(ask))
    return (
        "Development begins: do you announce the end? A ! may be checked this turn only if "
        "somebody does; if then none is checked, whoever announced gains "
        f"{sea.terms.numbers.announce_unhappy} Unhappiness."
    )


# Development


def _develop(sea: Mediterranean, seat: int) -> str:
    empire = sea.empires[seat]
    dice = empire.dice()
    told = dice_shown(sea, dice) if dice else "none"
    lines, short = empire.lines, shortfall(empire.numbers, empire.lines)
    left = f", {many(lines, 'line')} to draw{short}" if lines else ""
    held = f"{none_or(empire.workers, 'Worker')} and {none_or(empire.gold, 'Gold')}"
    return f"Development. Dice left: {told}{left}. You have {held}.{_idle(empire)}"


def _idle(empire: Empire) -> str:
    """Remind of buildings that a Worker must staff before one is done."""
    if not empire.workers or not empire.vacancies():
        return ""
    empty = [each for each in empire.buildings if state_of(each) == EMPTY]
    names = [f"the {building_at(kind_of(each), cell_of(each))}" for each in empty]
    return f" Before you are done, staff {listed(names)}."


def _reward(sea: Mediterranean, ask: Ask) -> str:
    """Return where a reward comes from, what it gives now, and what waits behind it."""
    stack = sea.stack(ask.lane)
    frame = stack[-1]
    assert isinstance(frame, Reward)
    one = " Choose the first." if frame.science + frame.culture > 1 else ""
    told = f"{_source(stack)}: you may check {_boxes([frame])}.{one}"
    behind = _boxes([each for each in stack[:-1] if isinstance(each, Reward)])
    return f"{told} After that: {behind}." if behind else told


def _source(stack: list[Frame]) -> str:
    below = stack[-2] if len(stack) > 1 else stack[-1]
    if isinstance(below, Hit):
        return f"{disaster_name(below.row)} (row {below.row + 1})"
    return "Your Colony" if isinstance(below, Colonies) else "Reward"


def _boxes(rewards: list[Reward]) -> str:
    """Return the boxes that rewards still have: "1 box of Science and 2 boxes of Culture"."""
    science, culture = sum(each.science for each in rewards), sum(each.culture for each in rewards)
    parts = [many(science, "box of Science")] if science else []
    return listed(parts + ([many(culture, "box of Culture")] if culture else []))


def _host(numbers: Numbers, ask: Ask) -> str:
    host = who(ask.subject)
    return (
        f"Your Colony on the map of {host}: which of the buildings there do you use? "
        f"{host} will gain {numbers.colony_unhappy} Unhappiness."
    )


# Diplomacy and Disasters


def _propose(sea: Mediterranean, seat: int) -> str:
    dice = ones(sea.faces)
    danger = f" {_show(dice)} 1 and will be rolled again for Disasters." if dice else ""
    price = sea.terms.reroll_gold
    question = f"do you propose dice to roll again for {price} Gold from all together"
    if sea.seats == 1:
        question = f"do you roll dice again for {price} Gold"
    return (
        f"Diplomacy: {question}? Dice: {_all_dice(sea, seat)}. "
        f"You have {none_or(sea.empires[seat].gold, 'Gold')}.{danger}"
    )


def _all_dice(sea: Mediterranean, seat: int) -> str:
    """Return what the dice show: "white 6 6 3, green 6, black 5 (locked)"."""
    faces, empire = sea.faces, sea.empires[seat]
    white = " ".join([str(face) for face in faces[:WHITE]])
    others = [
        f"{name} {faces[die]}{'' if empire.has_die(die) else ' (locked)'}"
        for name, die in (("green", GREEN), ("black", BLACK))
    ]
    return ", ".join([f"white {white}", *others])


def _show(dice: int) -> str:
    number = dice.bit_count()
    return "One die shows" if number == 1 else f"{number} dice show"


def _pledge(sea: Mediterranean, seat: int) -> str:
    proposal, price = diplomacy_of(sea), sea.terms.reroll_gold
    assert proposal is not None
    held = f"You have {none_or(sea.empires[seat].gold, 'Gold')}."
    dice = dice_shown(sea, proposal.dice)
    if proposal.proposer == seat:
        held += "" if sea.empires[seat].gold else " The others may pay it all."
        return f"You propose to roll {dice} again for {price} Gold: what do you pledge? {held}"
    missing = proposal.missing(sea)
    return (
        f"{who(proposal.proposer)} proposes to roll {dice} again for {price} Gold, of which "
        f"{missing} {'is' if missing == 1 else 'are'} missing: what do you add? {held}"
    )


# Deployment


def _deployment(sea: Mediterranean, ask: Ask) -> str:
    seat = ask.seat
    empire = sea.empires[seat]
    if ask.kind == OPERATION:
        return _operation(sea, empire)
    frame = operation_of(sea)
    assert frame is not None
    if ask.kind == CANCEL:
        return _cancel(sea, frame, seat)
    if ask.kind == PRESS:
        what = operation_words(frame.what, frame.target).partition(" ")[2]
        missing = many(frame.lacks(sea), "Deploy action")
        lacks = f"Your {what} was cancelled and lacks {missing}."
        ready = f"You have {none_or(empire.ready(), 'Army')} ready"
        if strength(empire, frame.actions) < needed(sea, frame):
            return f"{lacks} {ready}: only Conscription could help, else you give up."
        return f"{lacks} Do you deploy more, or give up? {ready}."
    return (
        f"Where on the map of {who(frame.target)} do you found your Colony? "
        f"Name the north-west cell of its 5 by 5 cells.{_bank(sea, seat, frame.target)}"
    )


def _operation(sea: Mediterranean, empire: Empire) -> str:
    deployment = deployment_of(sea)
    left = deployment.spare if deployment is not None else 0
    more = f" and {many(left, 'Deploy action')} left over" if left else ""
    several = empire.ready() > 0 and empire.actions() > 1
    each = f", {empire.actions()} Deploy actions each" if several else ""
    ready = none_or(empire.ready(), "Army")
    if empire.ready() + left == 0:
        return "Deployment: no Army of yours is ready. Conscript one for an operation, or be done."
    return f"Deployment: you have {ready} ready{each}{more}. Declare an operation, or be done."


def _cancel(sea: Mediterranean, frame: Operation, seat: int) -> str:
    empire = sea.empires[seat]
    aggressor = sea.empires[frame.seat]
    what = operation_words(frame.what, frame.target, seat)
    more = f"{many(aggressor.ready(), 'Army')} more" if aggressor.ready() else "no Army left"
    rest = f"{who(frame.seat)} has {more}"
    if empire.ready():
        yours = f"You have {many(empire.ready(), 'Army')} ready, {rest}."
        return f"{who(frame.seat)} declares {what}: do you cancel? {yours}"
    return f"{who(frame.seat)} declares {what}: only by Conscription could you cancel it. {rest}."


def _bank(sea: Mediterranean, seat: int, host: int) -> str:
    """Say which bank is near, unless Navigation reaches both."""
    if sea.empires[seat].sails():
        return ""
    banks = near_banks(sea, seat, host)
    return f" You reach only the {listed(banks, 'or')} bank." if banks else ""


def near_banks(sea: Mediterranean, seat: int, host: int) -> list[str]:
    """Return the banks of a host's map that a seat reaches without Navigation."""
    banks = []
    if host != NONE and (seat + 1) % sea.seats == host:
        banks.append("east")
    if host != NONE and (host + 1) % sea.seats == seat:
        banks.append("west")
    return banks
