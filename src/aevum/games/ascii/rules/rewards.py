"""Boxes of Science and Culture: their effects, and rewards that are such boxes."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Arg, Question, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.moves import LEAVE_CULTURE, LEAVE_SCIENCE, MARK, SCIENCE
from aevum.games.ascii.rules.asks import F_REWARD, REWARD
from aevum.games.ascii.rules.die_refusals import refuse_box, refuse_line
from aevum.games.ascii.rules.edict import edict_at, open_edicts
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.grid import (
    ALL_BOXES,
    BOXES,
    COLUMN_MASKS,
    COLUMN_OF,
    box_at,
    boxes_of,
    size,
)
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import Marks, notes
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.science import LINES, lines_in, open_lines
from aevum.games.ascii.rules.tracks import gain_gold, gain_happy, gain_workers


def check_science(sea: Mediterranean, seat: int, number: int) -> None:
    """Check the next box of a line, with its effects."""
    line, numbers = LINES[number], sea.terms.numbers
    box = line.check(sea.empires[seat])
    sea.note("science", seat, number, box)
    if sea.tells_numbers():
        sea.add_numbers(line.brought(numbers, box) or [NONE])
    if line.track is not None:
        line.track.tell_mastery(sea, seat)
    gold = line.gold(numbers, box)
    if gold:
        gain_gold(sea, seat, gold)
    reward(sea, seat, 0, line.culture(numbers, box))


def check_culture(sea: Mediterranean, seat: int, box: int) -> None:
    """Check a box of the Culture grid; a full column gives its reward."""
    empire = sea.empires[seat]
    empire.culture |= 1 << box
    sea.note("culture", seat, box)
    column = COLUMN_OF[box]
    if empire.culture & COLUMN_MASKS[column] != COLUMN_MASKS[column]:
        return
    numbers = empire.numbers
    workers, gold = numbers.column_workers[column], numbers.column_gold[column]
    science, happy = numbers.column_science[column], numbers.column_happy[column]
    sea.note("column", seat, column)
    if sea.tells_numbers():
        sea.add_numbers([workers, gold, science, happy])
    if workers:
        gain_workers(sea, seat, workers)
    if gold:
        gain_gold(sea, seat, gold)
    if happy:
        gain_happy(sea, seat, happy)
    reward(sea, seat, science, 0)


def reward(sea: Mediterranean, seat: int, science: int, culture: int) -> None:
    """Let a seat check boxes before anything else continues (R5.7)."""
    if science or culture:
        sea.start_effect(Reward(seat, science, culture))


@mypyc_attr(acyclic=True)
class Reward(SeaEffect):
    """Boxes that a seat may check; their own rewards come before the boxes that are left."""

    def __init__(self, seat: int, science: int, culture: int) -> None:
        super().__init__(F_REWARD, seat)
        self.science = science
        """Boxes of Science that are left to check."""
        self.culture = culture
        """Boxes of Culture that are left to check."""

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if answer != NONE:
            self.check(sea, answer)
            return
        empire = sea.empires[self.seat]
        lines = open_lines(empire, sea.last) if self.science else 0
        boxes = ALL_BOXES & ~empire.culture if self.culture else 0
        if not lines:
            self.science = 0
        if not boxes:
            self.culture = 0
        if not self.science and not self.culture:
            sea.done()
        elif not boxes and lines & (lines - 1) == 0:
            self.check(sea, SCIENCE + (lines >> 1))
        elif not lines and boxes & (boxes - 1) == 0:
            self.check(sea, MARK + box_at(boxes, 0))
        else:
            sea.ask(self.seat, REWARD)

    def check(self, sea: Mediterranean, answer: int) -> None:
        """Check one box, or leave it."""
        if answer >= MARK:
            self.culture -= 1
            check_culture(sea, self.seat, answer - MARK)
        elif answer >= SCIENCE:
            self.science -= 1
            check_science(sea, self.seat, answer - SCIENCE)
        elif answer == LEAVE_SCIENCE:
            self.science -= 1
        else:
            self.culture -= 1

    def names(self) -> tuple[str, ...]:
        return ("science", "culture")

    def blank(self) -> Effect:
        return Reward(0, 0, 0)

    def clone(self) -> Effect:
        copy = Reward(self.seat, self.science, self.culture)
        copy.stage = self.stage
        return copy


def reward_asked(sea: Mediterranean, ask: Ask) -> Reward:
    """Return the reward that asks which box to check."""
    found = sea.stack(ask.lane)[-1]
    assert isinstance(found, Reward)
    return found


class TakeReward(QuestionKind):
    """Which box of Science or Culture does a reward check, or is the reward left?"""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        prize, empire = reward_asked(sea, ask), sea.empires[ask.seat]
        found: list[int] = []
        if prize.science:
            found.append(LEAVE_SCIENCE)
        if prize.culture:
            found.append(LEAVE_CULTURE)
        if prize.science:
            lines = open_lines(empire, sea.last)
            found += [SCIENCE + line for line in range(3) if lines >> line & 1]
        if prize.culture:
            found += [MARK + box for box in boxes_of(ALL_BOXES & ~empire.culture)]
        return found

    def accepts(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        prize, empire = reward_asked(sea, ask), sea.empires[ask.seat]
        if MARK <= move < MARK + len(BOXES):
            return prize.culture > 0 and empire.culture >> (move - MARK) & 1 == 0
        if SCIENCE <= move < MARK:
            lines = open_lines(empire, sea.last)
            return prize.science > 0 and lines >> (move - SCIENCE) & 1 == 1
        return (move == LEAVE_SCIENCE and prize.science > 0) or (
            move == LEAVE_CULTURE and prize.culture > 0
        )

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        prize, empire = reward_asked(sea, ask), sea.empires[ask.seat]
        lines = open_lines(empire, sea.last) if prize.science else 0
        boxes = ALL_BOXES & ~empire.culture if prize.culture else 0
        science = lines_in(lines) + 1 if prize.science else 0
        culture = size(boxes) + 1 if prize.culture else 0
        ticket = int(rng.below(science + culture + open_edicts(sea, ask.seat)))
        if ticket < science:
            return LEAVE_SCIENCE if ticket == 0 else SCIENCE + box_at(lines, ticket - 1)
        ticket -= science
        if ticket < culture:
            return LEAVE_CULTURE if ticket == 0 else MARK + box_at(boxes, ticket - 1)
        return edict_at(sea, ask.seat, ticket - culture)

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        """Check the first possible box: leaving it would be a waste."""
        return min([move for move in self.answers(sea, ask) if move >= SCIENCE])

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        """Return where a reward comes from, what it gives now, and what comes after it."""
        stack = sea.stack(ask.lane)
        now = reward_asked(sea, ask)
        behind = [each for each in stack[:-1] if isinstance(each, Reward)]
        several = now.science + now.culture > 1
        after = m.note_after_that(boxes=_boxes(behind)) if behind else None
        return Question(
            m.ask_reward(boxes=_boxes([now])),
            _rewarder(stack),
            notes(m.note_choose_first() if several else None, after),
        )

    def wants(self) -> Text:
        return m.part_open_reward()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        if name not in ("leave", "science", "mark"):
            return None
        prize = reward_asked(sea, ask)
        science = name == "science" or (name == "leave" and args[0] == 0)
        if not (prize.science if science else prize.culture):
            return Refusal("R5.7", m.no_reward_culture() if science else m.no_reward_science())
        if science:
            return refuse_line(sea, sea.empires[ask.seat], args[0])
        return refuse_box(args[0])


def _rewarder(stack: list[Effect]) -> tuple[Arg, ...]:
    """Return the source of the reward on top of a stack, if the question names it."""
    below = stack[-2] if len(stack) > 1 else None
    return below.rewarder() if isinstance(below, SeaEffect) else ()


def _boxes(found: list[Reward]) -> Marks:
    """Return the boxes that rewards still have."""
    return [
        ("science", sum([each.science for each in found])),
        ("culture", sum([each.culture for each in found])),
    ]
