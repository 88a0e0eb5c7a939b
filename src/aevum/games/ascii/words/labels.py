"""Every move in a player's words, with its cost and notes."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Label, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, MOODS, STAFFED_KINDS
from aevum.games.ascii.moves import DONE, MOVES, is_edict
from aevum.games.ascii.rules.asks import DIPLOMACY_PHASE
from aevum.games.ascii.rules.deployment import deployment_of
from aevum.games.ascii.rules.die_labels import (
    building_label,
    completed,
    marks,
    mountainous,
    science_label,
)
from aevum.games.ascii.rules.edict import edict_of
from aevum.games.ascii.rules.empire import owner_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import operation_of
from aevum.games.ascii.rules.phrases import (
    BUILDINGS,
    PRODUCTS,
    Marks,
    box_name,
    dice_shown,
    notes,
)
from aevum.games.ascii.rules.phrases import operation as operation_words
from aevum.games.ascii.rules.sheet_moves import FINISH, SHEET_MOVES
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.words.underway import (
    colonies_waiting,
    is_declaring,
    left_over,
    proposal,
)

Maker = Callable[[Mediterranean, int, list[int]], Label]


def label(sea: Mediterranean, move: int) -> Label:
    """Return the label of a move for the seat that may make it."""
    if is_edict(move):
        return edict_of(sea, move).label(sea, actor(sea), move)
    row = MOVES.row(move)
    if row.name in LABELS:
        return LABELS[row.name](sea, actor(sea), row.args(move))
    return SHEET_MOVES[move].label(sea, actor(sea), move)


def actor(sea: Mediterranean) -> int:
    """Return whose choice is meant: the viewer's, or that of the player who is asked."""
    if sea.viewer >= 0:
        return sea.viewer
    return next((ask.seat for ask in sea.asks if ask.must and ask.seat >= 0), 0)


def _plain(message: Callable[[], Text], *noted: Callable[[], Text]) -> Maker:
    found = Label(message(), notes=tuple([note() for note in noted]))
    return lambda sea, seat, args: found


# The course of a turn


def _done(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    empire = sea.empires[seat]
    if deployment_of(sea) is not None:
        lost, ready = left_over(sea), empire.ready()
        message = m.note_to_cancel if sea.seats > 1 else m.note_still_ready
        return Label(
            m.move_done_deployment(),
            notes=notes(
                m.note_actions_lost(actions=lost) if lost else None,
                message(armies=ready) if ready else None,
            ),
        )
    return FINISH.label(sea, seat, DONE)


def _decline(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    declared = operation_of(sea)
    if declared is not None:
        return Label(m.move_let(what=operation_words(declared.what, declared.target)))
    if sea.phase == DIPLOMACY_PHASE:
        return Label(m.move_keep())
    more = colonies_waiting(sea, seat) > 1
    return Label(m.move_delay_colony() if more else m.move_skip_colony())


def _reroll(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    cost = marks([("gold", sea.terms.reroll_gold)])
    together = m.note_together() if sea.seats > 1 else None
    return Label(m.move_reroll(dice=dice_shown(sea, args[0] + 1)), cost, notes(together))


def _pledge(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    gold, open_now = args[0], proposal(sea)
    if gold == 0:
        return Label(m.move_pledge_nothing())
    missing = (sea.terms.reroll_gold if open_now is None else open_now.missing(sea)) - gold
    note = m.note_more_needed(missing=missing) if missing > 0 else m.note_enough()
    return Label(m.move_pledge(gold=gold), notes=(note,))


def _unhappy(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    return Label(m.move_unhappy(unhappy=sea.terms.numbers.disaster_unhappy))


def _lose(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    numbers = sea.terms.numbers
    workers: Marks = [("worker", numbers.drought_workers)]
    gold: Marks = [("gold", numbers.barbarian_gold)]
    return Label(m.move_lose(lost=gold if args[0] else workers))


def _leave(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    return Label(m.move_leave_culture() if args[0] else m.move_leave_science())


# Buildings and boxes


def _burn(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    return building_label(sea.empires[seat], args[0] * ROWS + args[1], m.move_burn)


def _science(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    return science_label(sea.empires[seat], args[0], m.move_science)


def _mark(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    found = completed(sea.empires[seat], args[0])
    return Label(m.move_mark(box=box_name(args[0])), notes=tuple(found))


# Colonies and operations


def _use(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    kind, ask = args[0], sea.must(seat)
    host = ask.subject if ask is not None and 0 <= ask.subject < sea.seats else NONE
    if host == NONE:
        return Label(m.move_use_any(building=BUILDINGS[kind]))
    number = sea.hosts[host * STAFFED_KINDS + kind] * sea.terms.numbers.makes[kind]
    made = m.part_marks(marks=[(PRODUCTS[kind], number)])
    return Label(m.move_use(who=host, building=BUILDINGS[kind]), notes=(made,))


def _gold_room(sea: Mediterranean, seat: int) -> int:
    """Return how much Gold can still be marked now (R1.5, R10.4)."""
    empire = sea.empires[seat]
    return max(0, empire.numbers.gold - empire.gained - (0 if sea.last else 1))


def _armies(sea: Mediterranean, seat: int, actions: int, workers: int = 0) -> Label:
    """Return the Armies that so many actions take, minus one left over from the last operation."""
    left = left_over(sea) if is_declaring(sea) else 0
    armies = max(0, -(-(actions - left) // sea.empires[seat].actions()))
    spare = None if armies else m.note_action_left_over()
    cost: Marks = [("army", armies), ("worker", workers)]
    return Label(m.move_stop(), marks(cost), notes(spare))


def _barbarians(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    _, cost, spare = _armies(sea, seat, sea.terms.numbers.raid_actions)
    return Label(m.move_raid_barbarians(), cost, (*spare, _spoils(sea, seat)))


def _spoils(sea: Mediterranean, seat: int) -> Text:
    """Return what a raid on the Barbarians brings as far as there are boxes for it."""
    numbers, spare = sea.terms.numbers, 0 if sea.last else 1
    gold = min(numbers.spoils_gold, _gold_room(sea, seat))
    happy = min(numbers.spoils_happy, max(0, MOODS - spare - sea.empires[seat].happy))
    if gold + happy == 0 < numbers.spoils_gold + numbers.spoils_happy:
        return m.note_nothing_full()
    return m.note_get(get=[("gold", gold), ("happiness", happy)])


def _raid(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    numbers, target = sea.terms.numbers, args[0]
    _, cost, spare = _armies(sea, seat, numbers.raid_actions)
    if target >= sea.seats:
        return Label(m.move_raid(who=target), cost)
    gold = min(numbers.raid_gold, sea.empires[target].gold)
    message = m.note_they_lose if _gold_room(sea, seat) else m.note_they_lose_only
    loses = message(gold=gold) if gold else None
    suffers = m.note_they_suffer(unhappy=numbers.raid_unhappy)
    return Label(m.move_raid(who=target), cost, notes(*spare, loses, suffers))


def _colonise(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    actions, settlers = sea.terms.numbers.colony_actions, int(sea.terms.settlers)
    _, cost, spare = _armies(sea, seat, actions, settlers)
    return Label(m.move_colonise(who=args[0]), cost, spare)


def _raze(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    empire = sea.empires[seat]
    _, cost, spare = _armies(sea, seat, empire.numbers.colony_actions)
    found = empire.find(args[0] * ROWS + args[1])
    if found < 0:
        return Label(m.move_raze_any(col=args[0], row=args[1]), cost, spare)
    owner = owner_of(empire.buildings[found])
    return Label(m.move_raze(owner=owner, col=args[0], row=args[1]), cost, spare)


def _found(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    numbers = sea.terms.numbers
    text = m.move_found(col=args[0], row=args[1])
    if not mountainous(numbers, COLONY, args[0] * ROWS + args[1]):
        return Label(text)
    return Label(text, marks([("gold", numbers.mountain_price)]), (m.note_mountains(),))


def _cancel(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    declared, number = operation_of(sea), sea.empires[seat].actions()
    text = m.move_cancel(actions=number)
    if declared is None or declared.lacks(sea) + number > 0:
        return Label(text)
    return Label(text, notes=(m.note_enough_left(actions=declared.actions - number),))


def _more(sea: Mediterranean, seat: int, args: list[int]) -> Label:
    declared = operation_of(sea)
    missing = declared.lacks(sea) if declared is not None else 1
    return Label(m.move_more(armies=max(1, -(-missing // sea.empires[seat].actions()))))


LABELS: Final[dict[str, Maker]] = {
    "wait": _plain(m.move_wait),
    "retract": _plain(m.move_retract),
    "quiet": _plain(m.move_quiet),
    "announce": _plain(m.move_announce, m.note_announce),
    "done": _done,
    "decline": _decline,
    "unhappy": _unhappy,
    "lose": _lose,
    "defend": _plain(m.move_defend),
    "burn": _burn,
    "leave": _leave,
    "science": _science,
    "mark": _mark,
    "reroll": _reroll,
    "pledge": _pledge,
    "use": _use,
    "train": lambda sea, seat, args: Label(m.move_train(soldiers=args[0] + 1)),
    "barbarians": _barbarians,
    "raid": _raid,
    "colonise": _colonise,
    "raze": _raze,
    "found": _found,
    "cancel": _cancel,
    "more": _more,
    "stop": _plain(m.move_stop, m.note_rest_lost),
    "die": lambda sea, seat, args: Label(m.move_die(face=args[0] + 1)),
    "first": lambda sea, seat, args: Label(m.move_first(who=args[0])),
}
