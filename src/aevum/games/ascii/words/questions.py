"""Every question: what is asked, what asks it, and what helps to answer it."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from aevum.core.state import NONE, Ask
from aevum.core.text import Arg, Question, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import DICE, DISASTERS, WHITE, Numbers
from aevum.games.ascii.rules import asks
from aevum.games.ascii.rules.disasters import ones
from aevum.games.ascii.rules.empire import EMPTY, Empire, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import Operation, operation_of, strength
from aevum.games.ascii.rules.phrases import (
    BUILDINGS,
    DICE_NAMES,
    Marks,
    built_at,
    dice_shown,
    disaster_name,
)
from aevum.games.ascii.rules.phrases import operation as operation_words
from aevum.games.ascii.rules.rewards import Reward
from aevum.games.ascii.words.underway import (
    disaster_row,
    is_by_colony,
    left_over,
    proposal,
    rewards,
)

MATCHES_KEPT: Final = 1024  # with other numbers than printed, whose questions are remembered


def question(sea: Mediterranean, ask: Ask) -> Question:
    """Return an open question."""
    return QUESTIONS[ask.kind](sea, ask)


def _notes(*notes: Text | None) -> tuple[Text, ...]:
    return tuple([note for note in notes if note is not None])


def _anytime(sea: Mediterranean, ask: Ask) -> Question:
    return _edicts(sea.terms.numbers)


@lru_cache(maxsize=MATCHES_KEPT)
def _edicts(numbers: Numbers) -> Question:
    """Return the question that stands beside all others, and so is told most often."""
    unhappy, gold = numbers.edict_unhappy, numbers.tax_gold
    return Question(m.ask_anytime(unhappy=unhappy, gold=gold, soldiers=numbers.conscripts))


def _announce(sea: Mediterranean, ask: Ask) -> Question:
    if ask.sealed():
        return Question(m.ask_sealed() if sea.can_retract(ask) else m.ask_sealed_final())
    in_vain = m.note_announced_in_vain(unhappy=sea.terms.numbers.announce_unhappy)
    return Question(m.ask_announce(), notes=(m.note_announcing(), in_vain))


# Development


def lines_note(empire: Empire) -> Text | None:
    """Return how many lines are left, and what they lack for the smallest building."""
    lines, numbers = empire.lines, empire.numbers
    if not lines:
        return None
    missing = numbers.fewest_lines - lines
    if missing <= 0:
        return m.note_lines_left(lines=lines)
    return m.note_lines_short(lines=lines, missing=missing, building=BUILDINGS[numbers.smallest])


def _develop(sea: Mediterranean, ask: Ask) -> Question:
    empire = sea.empires[ask.seat]
    dice = empire.dice()
    text = m.ask_develop() if dice else m.ask_develop_end()
    left = m.note_dice_left(dice=dice_shown(sea, dice)) if dice else None
    held = m.note_held(workers=empire.workers, gold=empire.gold)
    return Question(text, notes=_notes(left, lines_note(empire), held, _empty_note(empire)))


def _empty_note(empire: Empire) -> Text | None:
    """Remind of buildings that a Worker must staff before one is done."""
    if not empire.workers or not empire.vacancies():
        return None
    empty = [built_at(each) for each in empire.buildings if state_of(each) == EMPTY]
    return m.note_staff_first(buildings=empty)


def _reward(sea: Mediterranean, ask: Ask) -> Question:
    """Return where a reward comes from, what it gives now, and what waits behind it."""
    *behind, now = rewards(sea, ask)
    several = now.science + now.culture > 1
    waiting = _boxes(behind)
    return Question(
        m.ask_reward(boxes=_boxes([now])),
        _rewarder(sea, ask),
        _notes(
            m.note_choose_first() if several else None,
            m.note_after_that(boxes=waiting) if any(n for _, n in waiting) else None,
        ),
    )


def _rewarder(sea: Mediterranean, ask: Ask) -> tuple[Arg, ...]:
    row = disaster_row(sea, ask)
    if row != NONE:
        return (("disaster", disaster_name(row)),)
    return (("building", "colony"),) if is_by_colony(sea, ask) else ()


def _boxes(found: list[Reward]) -> Marks:
    return [
        ("science", sum(each.science for each in found)),
        ("culture", sum(each.culture for each in found)),
    ]


def _host(sea: Mediterranean, ask: Ask) -> Question:
    unhappy = sea.terms.numbers.colony_unhappy
    note = m.note_host_suffers(who=ask.subject, unhappy=unhappy)
    return Question(m.ask_host(who=ask.subject), notes=(note,))


# Diplomacy and Disasters


def _propose(sea: Mediterranean, ask: Ask) -> Question:
    price, danger = sea.terms.reroll_gold, ones(sea.faces).bit_count()
    text = m.ask_propose_alone(gold=price) if sea.seats == 1 else m.ask_propose(gold=price)
    return Question(
        text,
        notes=_notes(
            m.note_dice(dice=all_dice(sea, ask.seat)),
            m.note_gold(gold=sea.empires[ask.seat].gold),
            m.note_ones(dice=danger) if danger else None,
        ),
    )


def all_dice(sea: Mediterranean, seat: int) -> list[Text]:
    """Return all dice with what they show; those that are not a seat's own are locked."""
    found = dice_shown(sea, (1 << WHITE) - 1)
    for die in range(WHITE, DICE):
        message = m.part_die if sea.empires[seat].has_die(die) else m.part_die_locked
        found.append(message(die=DICE_NAMES[die], face=sea.faces[die]))
    return found


def _pledge(sea: Mediterranean, ask: Ask) -> Question:
    open_now, price = proposal(sea), sea.terms.reroll_gold
    assert open_now is not None
    gold = sea.empires[ask.seat].gold
    held, dice = m.note_gold(gold=gold), dice_shown(sea, open_now.dice)
    if open_now.proposer == ask.seat:
        others = None if gold else m.note_others_may_pay()
        return Question(m.ask_pledge_own(dice=dice, gold=price), notes=_notes(held, others))
    missing = m.note_missing(missing=open_now.missing(sea), gold=price)
    return Question(m.ask_pledge(who=open_now.proposer, dice=dice), notes=(missing, held))


BEARING: Final[tuple[Callable[[Numbers], Text], ...]] = (
    lambda n: m.ask_drought(workers=n.drought_workers, unhappy=n.disaster_unhappy),
    lambda n: m.ask_barbarian_raid(gold=n.barbarian_gold, unhappy=n.disaster_unhappy),
    lambda n: m.ask_fire(unhappy=n.disaster_unhappy),
)
"""How Disasters may be borne, by their kind."""


def _hit(sea: Mediterranean, ask: Ask) -> Question:
    numbers, row = sea.terms.numbers, ask.subject
    then = m.note_then_culture() if numbers.disaster_culture[row] else None
    text = BEARING[DISASTERS[row]](numbers)
    return Question(text, (("disaster", disaster_name(row)),), _notes(then))


# Deployment


def _operation(sea: Mediterranean, ask: Ask) -> Question:
    empire, left = sea.empires[ask.seat], left_over(sea)
    ready, each = empire.ready(), empire.actions()
    if ready + left == 0:
        return Question(m.ask_operation(), notes=(m.note_unarmed(),))
    note = m.note_ready(armies=ready)
    if ready and each > 1:
        note = m.note_ready_twice(armies=ready, actions=each)
    more = m.note_left_over(actions=left) if left else None
    return Question(m.ask_operation(), notes=_notes(note, more))


def _declared(sea: Mediterranean) -> Operation:
    found = operation_of(sea)
    assert found is not None
    return found


def _cancel(sea: Mediterranean, ask: Ask) -> Question:
    declared = _declared(sea)
    ready = sea.empires[ask.seat].ready()
    text = m.ask_cancel(who=declared.seat, what=operation_words(declared.what, declared.target))
    own = m.note_ready(armies=ready) if ready else m.note_unarmed()
    theirs = m.note_they_have(who=declared.seat, armies=sea.empires[declared.seat].ready())
    return Question(text, notes=(own, theirs))


def _press(sea: Mediterranean, ask: Ask) -> Question:
    declared, empire = _declared(sea), sea.empires[ask.seat]
    missing = declared.lacks(sea)
    weak = strength(empire, declared.actions) < declared.actions + missing
    what = operation_words(declared.what, declared.target)
    lacks = m.note_cancelled(what=what, actions=missing)
    ready = m.note_ready(armies=empire.ready())
    return Question(m.ask_press_weak() if weak else m.ask_press(), notes=(lacks, ready))


def _site(sea: Mediterranean, ask: Ask) -> Question:
    host = _declared(sea).target
    bank = None if sea.empires[ask.seat].sails() else _bank(sea, ask.seat, host)
    return Question(m.ask_site(who=host), notes=_notes(m.note_north_west(), bank))


def _bank(sea: Mediterranean, seat: int, host: int) -> Text | None:
    """Say which bank is near without Navigation."""
    east, west = near_banks(sea, seat, host)
    if east and west:
        return m.note_either_bank()
    if east:
        return m.note_east_bank()
    return m.note_west_bank() if west else None


def near_banks(sea: Mediterranean, seat: int, host: int) -> tuple[bool, bool]:
    """Return whether a seat reaches the east and the west bank of a map without Navigation."""
    return (seat + 1) % sea.seats == host, (host + 1) % sea.seats == seat


QUESTIONS: Final[dict[int, Callable[[Mediterranean, Ask], Question]]] = {
    asks.PROPOSE: _propose,
    asks.PLEDGE: _pledge,
    asks.HIT: _hit,
    asks.ANNOUNCE: _announce,
    asks.DEVELOP: _develop,
    asks.REWARD: _reward,
    asks.HOST: _host,
    asks.OPERATION: _operation,
    asks.CANCEL: _cancel,
    asks.PRESS: _press,
    asks.SITE: _site,
    asks.ANYTIME: _anytime,
}
