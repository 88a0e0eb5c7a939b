"""Development: every seat marks its own sheet with the dice that all share.

Nothing here touches another sheet. Events report at once what a Caravan gives to others and what a
Colony does to its host, but it is marked when the last seat is done (R5.9), so the order in which
seats answer never matters.
"""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, TABLE, Ask
from aevum.core.text import Question, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import DICE_IN, STAFFED_KINDS
from aevum.games.ascii.moves import DONE, MOVES
from aevum.games.ascii.rules.asks import DEVELOP, F_DEVELOPMENT, F_SHEET
from aevum.games.ascii.rules.die_moves import DieUses
from aevum.games.ascii.rules.edict import edict_at, open_edicts
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.empire import EMPTY, Empire, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import BUILDINGS, built_at, dice_shown, notes
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.sheet_moves import (
    BUY_CULTURE_BOX,
    BUY_SCIENCE_BOX,
    BUY_SOLDIER_BOX,
    DRAWINGS,
    FINISH,
    HIRE_SPECIALIST,
    OTHERS,
    ROWS,
    SHEET_MOVES,
    STAFF_BUILDING,
    can_buy,
)
from aevum.games.ascii.rules.tracks import gain_gold, gain_unhappy

ON_DICE: Final = (
    "build", "farms", "mines", "schools", "garrisons", "colonies", "sparing", "caravan", "culture",
)  # fmt: skip
PLACED: Final = ("farm", "mine", "school", "garrison", "palace")
BUYING: Final = ("buy", "buy_culture", "buy_soldier")


@mypyc_attr(acyclic=True)
class Development(SeaEffect):
    """Starts every seat's lane and waits for it, then marks what is due."""

    def __init__(self) -> None:
        super().__init__(F_DEVELOPMENT, NONE)
        self.begun = 0
        """How many seats have begun, if they develop one after another."""

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if self.stage == 0:
            self.stage = 1
            _begin(sea)
        if sea.any_lane():
            sea.hold()
        elif self.begun < sea.seats:
            self.start_lanes(sea)
        else:
            _book(sea)
            sea.done()

    def start_lanes(self, sea: Mediterranean) -> None:
        """Start all seats at once; at a table of learners, one after another."""
        if sea.turn <= sea.terms.learning:
            sea.spawn_effect(Developing(self.begun))
            self.begun += 1
        else:
            for seat in range(sea.seats):
                sea.spawn_effect(Developing(seat))
            self.begun = sea.seats
        sea.hold()

    def names(self) -> tuple[str, ...]:
        return ("begun",)

    def blank(self) -> Effect:
        return Development()


def development_of(sea: Mediterranean) -> Development | None:
    """Return the Development in progress, if there is one."""
    for effect in sea.table:
        if isinstance(effect, Development):
            return effect
    return None


def _begin(sea: Mediterranean) -> None:
    """Note the state of the Empires: Reach and hosts are those of this moment (R5.9)."""
    for seat in range(sea.seats):
        empire = sea.empires[seat]
        sea.sailing[seat] = int(empire.sails())
        sea.troubled[seat] = empire.unhappy
        for kind in range(STAFFED_KINDS):
            sea.hosts[seat * STAFFED_KINDS + kind] = empire.staffed[kind]
        empire.used = 0
        empire.lines = 0
        empire.bonus = 0
        empire.dictated = 0


def _book(sea: Mediterranean) -> None:
    """Mark what others' Caravans and Colonies brought: first all Gold, then all Unhappiness."""
    for seat in range(sea.seats):
        if sea.owed_gold[seat]:
            gain_gold(sea, seat, sea.owed_gold[seat])
            sea.owed_gold[seat] = 0
    for seat in range(sea.seats):
        if sea.owed_unhappy[seat]:
            gain_unhappy(sea, seat, sea.owed_unhappy[seat])
            sea.owed_unhappy[seat] = 0


@mypyc_attr(acyclic=True)
class Developing(SeaEffect):
    """The Development of one seat: one answer after another until it is done."""

    def __init__(self, seat: int) -> None:
        super().__init__(F_SHEET, seat)

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        seat = self.seat
        if answer == DONE:
            sea.empires[seat].lines = 0
            sea.note("done", seat)
            sea.done()
            sea.wake(TABLE)
            return
        if answer != NONE:
            SHEET_MOVES[answer].carry_out(sea, seat, answer)
            if sea.lanes[seat][-1] is not self:  # a reward comes first
                return
        sea.ask(seat, DEVELOP)

    def blank(self) -> Effect:
        return Developing(0)

    def clone(self) -> Effect:
        return Developing(self.seat)


class Develop(QuestionKind):
    """What does the seat do next on its sheet?"""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        found: list[int] = []
        for row in ROWS:
            row.add(sea, ask.seat, found)
        return found

    def accepts(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        return 0 <= move < len(SHEET_MOVES) and SHEET_MOVES[move].admits(sea, ask.seat, move)

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        """Count the moves of each row, draw one number, and find the row that has it."""
        seat = ask.seat
        empire = sea.empires[seat]
        dice, faces, uses = DICE_IN[empire.dice()], sea.faces, DieUses(sea, seat)
        total = 0
        for die in dice:
            total += uses.number(faces[die])
        on_dice = total
        if empire.lines >= empire.numbers.fewest_lines:
            for drawing in DRAWINGS:
                total += drawing.number(sea, seat)
        on_map = total
        total += _count_others(sea, seat)
        ticket = int(rng.below(total + open_edicts(sea, seat)))
        if ticket >= total:
            return edict_at(sea, seat, ticket - total)
        if ticket >= on_map:
            return _other_at(sea, seat, ticket - on_map, rng)
        if ticket >= on_dice:
            return _drawing_at(sea, seat, ticket - on_dice, rng)
        for die in dice:
            number = uses.number(faces[die])
            if ticket < number:
                return uses.at(die, faces[die], ticket)
            ticket -= number
        raise AssertionError("no die has this ticket")

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        """Be done; while a Worker is idle, staff the first empty building."""
        if FINISH.admits(sea, ask.seat, DONE):
            return DONE
        found: list[int] = []
        STAFF_BUILDING.add(sea, ask.seat, found)
        return found[0]

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        empire = sea.empires[ask.seat]
        dice = empire.dice()
        text = m.ask_develop() if dice else m.ask_develop_end()
        left = m.note_dice_left(dice=dice_shown(sea, dice)) if dice else None
        held = m.note_held(workers=empire.workers, gold=empire.gold)
        return Question(text, (), notes(left, _lines_note(empire), held, _empty_note(empire)))

    def wants(self) -> Text:
        return m.part_open_develop()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        move = MOVES.named(name).code(args)
        return SHEET_MOVES[move].why(sea, ask.seat, move) if move < len(SHEET_MOVES) else None


def _lines_note(empire: Empire) -> Text | None:
    """Return how many lines are left, and how many are missing for the smallest building."""
    lines, numbers = empire.lines, empire.numbers
    if not lines:
        return None
    missing = numbers.fewest_lines - lines
    if missing <= 0:
        return m.note_lines_left(lines=lines)
    return m.note_lines_short(lines=lines, missing=missing, building=BUILDINGS[numbers.smallest])


def _empty_note(empire: Empire) -> Text | None:
    """Return a reminder of buildings that a Worker must staff before the player is done."""
    if not empire.workers or not empire.vacancies():
        return None
    empty = [built_at(each) for each in empire.buildings if state_of(each) == EMPTY]
    return m.note_staff_first(buildings=empty)


def _drawing_at(sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
    """Return the move of a ticket that draws a building, on any of its sites."""
    for drawing in DRAWINGS:
        number = drawing.number(sea, seat)
        if ticket < number:
            return drawing.at(sea, seat, ticket, rng)
        ticket -= number
    raise AssertionError("no building has this ticket")


def _count_others(sea: Mediterranean, seat: int) -> int:
    """Return how many moves need neither a die nor a site."""
    empire = sea.empires[seat]
    if empire.vacancies():
        number = FINISH.number(sea, seat)
        number += STAFF_BUILDING.number(sea, seat) + HIRE_SPECIALIST.number(sea, seat)
    else:
        number = 1
    if can_buy(empire):
        number += BUY_SCIENCE_BOX.boxes(sea, empire) + BUY_CULTURE_BOX.boxes(sea, empire)
        number += BUY_SOLDIER_BOX.boxes(sea, empire)
    return number


def _other_at(sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
    """Return the move that has this number among them."""
    for row in OTHERS:
        number = row.number(sea, seat)
        if ticket < number:
            return row.at(sea, seat, ticket, rng)
        ticket -= number
    raise AssertionError("no other move has this ticket")
