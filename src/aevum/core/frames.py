"""Effects that ask while they run: stacks of effects, and the loop that runs them.

A Python generator cannot be cloned or saved, so an effect in progress is data. The table has a
stack of effects and so has every seat (its lane). The loop runs the top effect of one stack until
somebody is asked; the answer resumes the stack that opened the ask and no other. An effect ends by
`done(result)`, which passes one number to the effect below.

Chance is drawn in one fixed order, whether it is drawn at once or asked for: a step never runs
another lane itself but wakes it, and woken lanes run one after another once chance has answered.

More than 500 lines: the loop, time, masks and saves all read the same stacks and questions, and
an author of a game finds everything an effect may call in one place.
"""

from typing import Final

from aevum.core.chance import Chance, chance, load_chance
from aevum.core.data import Reader, inconsistent
from aevum.core.native import mypyc_attr
from aevum.core.pile import Pile
from aevum.core.rng import Rng
from aevum.core.state import (
    CHANCE,
    MASKED,
    NEVER,
    NONE,
    NOT_ASKED,
    NOT_LEGAL,
    OK,
    RETRACT,
    SPECTATOR,
    TABLE,
    TRUTH,
    UNKNOWN,
    WAIT,
    Ask,
    State,
)

RETRACTS: Final = 3  # most take-backs of a sealed answer by a seat, so that random play ends


_NO_ANSWERS: Final[list[int]] = []  # shared by effects that gather nothing; never changed


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Effect:
    """One effect in progress: its own fields have names, and it knows its own steps.

    A subclass sets its fields, whole numbers or lists of whole numbers, in `__init__`, lists them
    in `names` and returns an empty one of its kind from `blank`. By these names it is copied,
    saved, loaded and hidden; a subclass that is copied often may write `clone` by hand. `stage`
    says how far the effect is, where it has several steps; `op` is the number by which a save finds
    the class again (`FrameState.blank_effect`).
    """

    def __init__(self, op: int, seat: int) -> None:
        self.op: Final = op
        self.seat = seat
        self.stage = 0
        self.sealed = _NO_ANSWERS
        """Answers being gathered: one for each seat, then how often each took one back."""

    # For subclasses to write

    def step(self, state: "FrameState", answer: int) -> None:
        """Continue the effect: `answer` is the answer to its question, NONE without one."""
        raise NotImplementedError("abstract: step, for effects that run")

    def outcomes(self, state: "FrameState") -> list[tuple[int, int]]:
        """Return (outcome, weight) rows for the roll this effect waits for."""
        raise NotImplementedError("abstract: outcomes, for effects that roll")

    def public(self) -> bool:
        """Return whether everybody may see the fields and the subjects of its questions."""
        return False

    def names(self) -> tuple[str, ...]:
        """Return the names of the class's own fields, always in the same order."""
        return ()

    def blank(self) -> "Effect":
        """Return an effect of the same class with every field as it is at the beginning."""
        raise NotImplementedError("abstract: blank")

    # What follows from that

    def clone(self) -> "Effect":
        """Return an independent copy."""
        copy = self.blank()
        self.copy_head(copy)
        for name in self.names():
            field = getattr(self, name)
            setattr(copy, name, field[:] if isinstance(field, list) else field)
        return copy

    def copy_head(self, copy: "Effect") -> None:
        """Copy what every effect has."""
        copy.seat = self.seat
        copy.stage = self.stage
        if self.sealed:
            copy.sealed = self.sealed[:]

    def hide(self) -> None:
        """Put a hole in every field of this copy; lists keep their lengths."""
        for name in self.names():
            field = getattr(self, name)
            holes = [UNKNOWN] * len(field) if isinstance(field, list) else UNKNOWN
            setattr(self, name, holes)

    def to_data(self) -> list[object]:
        """Return the effect as plain data: op, stage, seat, sealed answers, then the fields."""
        found: list[object] = [self.op, self.stage, self.seat, self.sealed[:]]
        for name in self.names():
            field = getattr(self, name)
            found.append(field[:] if isinstance(field, list) else field)
        return found

    def read(self, row: Reader) -> None:
        """Read what `to_data` wrote after the op, and check each field's type."""
        self.stage, self.seat = row.number(), row.number()
        self.sealed = row.numbers()
        for name in self.names():
            is_list = isinstance(getattr(self, name), list)
            setattr(self, name, row.numbers() if is_list else row.number())
        row.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameState(State):
    """A state whose rules are steps of effects. A game overrides `options` and little else.

    An `Effect` calls `start_effect`, `done`, `ask`, `gather`, `roll`, `tell`, and where seats act
    at once `spawn_effect`, `wake` and `hold`. A `must` ask, a gathering, a roll or a hold pauses
    the running stack; the next `step` of that effect gets the answer. Outside a step (in `take` and
    `ring`) a game calls `start_effect_on` and `resume`.

    A draft (an offer being put together) is an effect in its seat's lane that no step runs: use
    `draft` and `drop_draft`. Masks hide its numbers from the others, and the rules drop it when it
    no longer applies.
    """

    def __init__(
        self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int, dice: Chance
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer)
        self.dice = dice
        """The match's generator; empty in a mask."""
        self.table: list[Effect] = []
        self.lanes: list[list[Effect]] = [[] for _ in range(seats)]
        self.serials: list[int] = [0] * (seats + 1)
        """How many questions each seat was asked; the last entry counts chance."""
        self.groups = 0
        self.result = NONE
        """The result of the last finished effect, for the one below."""
        self.lane = TABLE
        self.paused = 0
        """1 once the running stack has asked; a number, so that type checkers don't narrow it."""
        self.woken: list[int] = []
        """Lanes that run when the running one has paused."""
        self.sure_ask: Ask | None = None
        """The question that `random_move` answered last; never copied."""
        self.sure_move = NONE
        """That answer, legal until anything else happens."""

    # For games to write

    def step(self, effect: Effect, answer: int) -> None:
        """Continue an effect: `answer` is the answer to its question, NONE if there was none."""
        effect.step(self, answer)

    def blank_effect(self, op: int) -> Effect:
        """Return an empty effect of the class with this number, for loading.

        Raise a BadData for an unknown effect.
        """
        raise NotImplementedError("abstract: blank_effect")

    def options(self, ask: Ask) -> list[int]:
        """Return the moves this open question admits, ascending."""
        raise NotImplementedError("abstract: options")

    def any_move(self, ask: Ask, rng: Rng) -> int:
        """Return one of `options`, all equally likely. Overridden to build no list."""
        return rng.pick(self.options(ask))

    def take(self, ask: Ask, move: int) -> None:
        """Carry out an answer whose question is already closed; by default its lane resumes.

        Games override this for standing questions that no effect waits for.
        """
        self.resume(ask.lane, move)

    def shows(self, ask: Ask) -> bool:
        """Return whether everybody may see a question's subject, which is so if its effect is
        public."""
        stack = self.stack(ask.lane)
        return ask.must and len(stack) > 0 and stack[-1].public()

    def timer(self) -> int:
        """Return the next moment one of the game's own timers runs out, NEVER if none runs."""
        return NEVER

    def ring(self) -> None:
        """Carry out one timer that is due at `now`; called again while `timer` says one is due."""

    # For steps to call

    def start_effect(self, effect: Effect) -> None:
        """Put an effect on the running stack; it runs next."""
        stack = self.table if self.lane == TABLE else self.lanes[self.lane]
        stack.append(effect)

    def start_effect_on(self, lane: int, effect: Effect) -> None:
        """Put an effect on a stack that is not running; `resume` or `wake` runs it."""
        self.stack(lane).append(effect)

    def spawn_effect(self, effect: Effect) -> None:
        """Start an effect in its seat's own lane; it runs when the running stack has paused."""
        self.wake(effect.seat)
        self.lanes[effect.seat].append(effect)

    def wake(self, lane: int) -> None:
        """Let a held lane continue when the running stack has paused or ended."""
        if lane not in self.woken:
            self.woken.append(lane)

    def hold(self) -> None:
        """Pause the running stack without a question, until another lane wakes it."""
        self.paused = 1

    def draft(self, seat: int) -> Effect | None:
        """Return what a seat is putting together: the effect at the bottom of its lane, if any."""
        return self.lanes[seat][0] if self.lanes[seat] else None

    def drop_draft(self, seat: int) -> None:
        """Drop what a seat was putting together."""
        self.lanes[seat].clear()

    def done(self, result: int = NONE) -> None:
        """End the running effect and pass a result to the one below."""
        stack = self.table if self.lane == TABLE else self.lanes[self.lane]
        stack.pop()
        self.result = result

    def ask(
        self,
        seat: int,
        kind: int,
        subject: int = NONE,
        deadline: int = NEVER,
        must: bool = True,
        group: int = 0,
    ) -> Ask:
        """Open a question. A `must` one belongs to the running stack and pauses it."""
        lane = self.lane if must else seat
        serial = self.serials[seat] + 1
        self.serials[seat] = serial
        opened = Ask(seat, kind, serial, subject, deadline, must, group, lane)
        if self.asks:
            self.asks.append(opened)
        else:
            self.asks = [opened]
        if must:
            self.paused = 1
        return opened

    def gather(
        self,
        effect: Effect,
        kind: int,
        seats: list[int],
        subject: int = NONE,
        deadline: int = NEVER,
    ) -> None:
        """Ask several seats at once, with sealed answers; the last answer continues the effect.

        Then `answer_of(effect, seat)` returns each answer; they are in the effect's `sealed`.
        """
        self.groups += 1
        effect.sealed = [NONE] * self.seats + [0] * self.seats
        for seat in seats:
            self.ask(seat, kind, subject, deadline, True, self.groups)

    def answer_of(self, effect: Effect, seat: int) -> int:
        """Return a seat's answer to a finished gathering, NONE if it was not asked."""
        return effect.sealed[seat] if effect.sealed else NONE

    def roll(self) -> None:
        """Ask for chance as the last thing in a step: `outcomes` returns the rows, the next step
        gets the outcome.
        """
        self.serials[self.seats] += 1
        serial = self.serials[self.seats]
        self.asks.append(Ask(CHANCE, 0, serial, NONE, NEVER, True, 0, self.lane))
        self.paused = 1

    def deal(self, pile: Pile) -> int:
        """Return a card from the middle of a pile, the same as `roll` and its outcomes: for a state
        that is not explicit, to save the list of odds.
        """
        self.serials[-1] = self.serials[-1] + 1
        return pile.deal(self.dice)

    def one_of(self, outcomes: list[int]) -> int:
        """Return one of equally likely outcomes, the same as `roll`: for a state that is not
        explicit, to save the list of odds.
        """
        self.serials[-1] = self.serials[-1] + 1
        return outcomes[self.dice.below(len(outcomes))]

    # The loop

    def stack(self, lane: int) -> list[Effect]:
        """Return the effects of a lane, innermost last."""
        return self.table if lane == TABLE else self.lanes[lane]

    def resume(self, lane: int, answer: int = NONE) -> None:
        """Run the top effect of a lane, and those below it, until somebody is asked.

        Then run the lanes it woke. Never call it inside a step: use `wake` there.
        """
        self._run(lane, answer)
        while self.woken and not self.rolling():
            woken = self.woken.pop(0)
            if not self.waits(woken):
                self._run(woken, NONE)

    def _run(self, lane: int, answer: int) -> None:
        self.lane = lane
        stack = self.stack(lane)
        self.paused = 0
        while stack:
            self.step(stack[-1], answer)
            answer = NONE
            if self.paused:
                if self.explicit or not self.rolling():
                    break
                answer = self.draw()
                self.asks.pop()
                self.paused = 0
        self.lane = TABLE
        self.result = NONE  # read by now: nothing is left to leak

    def waits(self, lane: int) -> bool:
        """Return whether a lane waits for an answer, so that waking it does nothing."""
        return any(ask.lane == lane and (ask.must or ask.group > 0) for ask in self.asks)

    def rolling(self) -> bool:
        """Return whether chance is asked."""
        return len(self.asks) > 0 and self.asks[-1].seat == CHANCE

    def start(self) -> None:
        self.resume(TABLE)

    def close(self, ask: Ask) -> None:
        """Remove a question; nobody can answer it any more."""
        for place, other in enumerate(self.asks):
            if other is ask:
                del self.asks[place]
                return

    def finish(self) -> None:
        """End the game: remove all questions and effects."""
        self.asks.clear()
        self.woken.clear()
        self.table.clear()
        for lane in self.lanes:
            lane.clear()
        self.paused = 1

    # The contract of State

    def legal(self, seat: int) -> list[int]:
        found: list[int] = []
        for ask in self.asks:
            if ask.seat == seat:
                admitted = self.admitted(ask)
                found = _merged(found, admitted) if found else admitted
        return found

    def random_move(self, seat: int, rng: Rng) -> int:
        if len(self.asks) != 1:
            return rng.pick(self.legal(seat))
        ask = self.asks[0]
        if ask.seat != seat or ask.group:
            return rng.pick(self.legal(seat))
        move = self.any_move(ask, rng)
        self.sure_ask = ask
        self.sure_move = move
        return move

    def admitted(self, ask: Ask) -> list[int]:
        """Return the moves a question admits, sealed ones included."""
        if not ask.sealed():
            return self.options(ask)
        return [RETRACT] if self.can_retract(ask) else []

    def can_retract(self, ask: Ask) -> bool:
        """Return whether the sealed answer to a question may still be taken back."""
        return self.stack(ask.lane)[-1].sealed[self.seats + ask.seat] < RETRACTS

    def apply(self, seat: int, move: int) -> int:
        if self.viewer != TRUTH:
            return MASKED
        if len(self.asks) == 1 and seat >= 0:
            only = self.asks[0]
            if not only.group:
                return self._apply_only(only, seat, move)
        asked = False
        for ask in self.asks:
            if ask.seat != seat:
                continue
            asked = True
            if (ask is self.sure_ask and move == self.sure_move) or self._admits(ask, move):
                self.sure_ask = None
                if self.events is not None:
                    self.events = []
                self._answer(ask, move)
                return OK
        return NOT_LEGAL if asked else NOT_ASKED

    def _apply_only(self, ask: Ask, seat: int, move: int) -> int:
        """Answer the only open question: nearly always there is just one, and nothing to search."""
        if ask.seat != seat:
            return NOT_ASKED
        if (ask is not self.sure_ask or move != self.sure_move) and not self._admits(ask, move):
            return NOT_LEGAL
        if self.events is not None:
            self.events = []
        self.asks = []
        self.take(ask, move)
        return OK

    def _admits(self, ask: Ask, move: int) -> bool:
        if ask.seat != CHANCE:
            return move in self.admitted(ask)
        return move in [outcome for outcome, _ in self.weights()]

    def _answer(self, ask: Ask, move: int) -> None:
        if ask.group:
            self._seal(ask, move)
            return
        self.close(ask)
        if ask.seat == CHANCE:
            self.resume(ask.lane, move)
        else:
            self.take(ask, move)

    def _seal(self, ask: Ask, move: int) -> None:
        """Store a sealed answer, or take it back; reveal all when the last one is in."""
        effect = self.stack(ask.lane)[-1]
        if move == RETRACT:
            effect.sealed[ask.seat] = NONE
            effect.sealed[self.seats + ask.seat] += 1
        else:
            effect.sealed[ask.seat] = move
        self._swap(ask, move == RETRACT)
        if any(other.group == ask.group and other.must for other in self.asks):
            return
        self.asks = [other for other in self.asks if other.group != ask.group]
        del effect.sealed[self.seats :]
        self.resume(ask.lane)

    def _swap(self, ask: Ask, must: bool) -> None:
        """Turn an open question into a sealed one or back, at the same place among the others."""
        self.serials[ask.seat] += 1
        serial = self.serials[ask.seat]
        for place, other in enumerate(self.asks):
            if other is ask:
                self.asks[place] = Ask(
                    ask.seat, ask.kind, serial, ask.subject, ask.deadline, must, ask.group, ask.lane
                )

    def weights(self) -> list[tuple[int, int]]:
        if self.viewer != TRUTH:
            return []
        for ask in self.asks:
            if ask.seat == CHANCE:
                return self.stack(ask.lane)[-1].outcomes(self)
        return []

    def draw(self) -> int:
        return self.dice.pick(self.weights())

    def rekey(self, tag: int) -> None:
        self.dice = self.dice.branch(tag)

    # Time

    def deadline(self) -> int:
        if not self.asks:
            return NEVER
        soonest = self.timer()
        for ask in self.asks:
            if ask.deadline + 1 < soonest and not ask.sealed():
                soonest = ask.deadline + 1
        return soonest

    def advance(self, now: int) -> None:
        self.sure_ask = None
        if self.events is not None:
            self.events = []
        while not self.rolling():
            moment = self.deadline()
            if moment > now:
                if now > self.now:
                    self.now = now
                return
            if moment > self.now:
                self.now = moment
            late = self._late()
            if late is None:
                self.ring()
            else:
                self._lapse(late, self.default(late))

    def _lapse(self, ask: Ask, move: int) -> None:
        if move == WAIT:
            self.close(ask)
        else:
            self._answer(ask, move)

    def _late(self) -> Ask | None:
        """Return the question whose deadline passed first, if one has passed."""
        first: Ask | None = None
        for ask in self.asks:
            if ask.deadline < self.now and not ask.sealed():
                if first is None or _by_deadline(ask) < _by_deadline(first):
                    first = ask
        return first

    def default(self, ask: Ask) -> int:
        moves = self.admitted(ask)
        return moves[0] if moves else WAIT

    # Masks

    def hide(self, seat: int) -> None:
        """Hide the generator, other seats' questions and effects, and sealed answers."""
        self.dice = Chance(b"", 0, (), 0)
        self.asks = [self._seen(ask, seat) for ask in self.asks]
        self._hide_effects(self.table, seat)
        for lane in self.lanes:
            self._hide_effects(lane, seat)

    def _seen(self, ask: Ask, seat: int) -> Ask:
        if ask.seat == seat or ask.subject == NONE or self.shows(ask):
            return ask
        return _about(ask, UNKNOWN)

    def _hide_effects(self, stack: list[Effect], seat: int) -> None:
        for effect in stack:
            gathering = self.gathering(effect)
            if effect.seat != seat and not effect.public():
                effect.hide()
                if not gathering:
                    effect.sealed = [UNKNOWN] * len(effect.sealed)
            if gathering:
                for other in range(self.seats):
                    if other != seat and effect.sealed[other] != NONE:
                        effect.sealed[other] = UNKNOWN

    def gathering(self, effect: Effect) -> bool:
        """Return whether an effect waits for sealed answers."""
        for ask in self.asks:
            if ask.group:
                stack = self.stack(ask.lane)
                if stack and stack[-1] is effect:
                    return True
        return False

    def guess(self, viewer: int, rng: Rng) -> None:
        """Draw a new generator and the other seats' sealed answers.

        A game with more hidden things draws them first (cards, effects' hidden numbers and
        by `retarget` the subjects of hidden questions), then calls this.
        """
        self.dice = chance(int(rng.below(1 << 30)) << 30 | int(rng.below(1 << 30)))
        for ask in self.asks:
            if ask.sealed() and ask.seat != viewer:
                effect = self.stack(ask.lane)[-1]
                effect.sealed[ask.seat] = rng.pick(self.options(ask))

    def retarget(self, ask: Ask, subject: int) -> None:
        """Give a question another subject, at the same place among the others."""
        for place, other in enumerate(self.asks):
            if other is ask:
                self.asks[place] = _about(ask, subject)

    # Data

    def frames_data(self) -> list[object]:
        """Return everything this class keeps, as plain data; a game adds its own."""
        return [
            [self.seats, self.now, int(self.explicit), self.viewer, self.groups, self.result],
            self.serials[:],
            self.woken[:],
            self.dice.to_data(),
            [_ask_data(ask) for ask in self.asks],
            [effect.to_data() for effect in self.table],
            [[effect.to_data() for effect in lane] for lane in self.lanes],
        ]

    def read_frames(self, reader: Reader) -> None:
        """Read what `frames_data` wrote; the number of seats must be this state's."""
        head = reader.numbers(6)
        if head[0] != self.seats:
            raise inconsistent("it is for another number of seats")
        self.now, self.explicit, self.viewer = head[1], head[2] != 0, head[3]
        self.groups, self.result = head[4], head[5]
        self.serials = reader.numbers(self.seats + 1)
        self.woken = reader.numbers()
        self.dice = load_chance(reader.inner())
        self.asks = [_read_ask(row, self.seats) for row in _rows(reader.inner())]
        self.table = [self._read_effect(row) for row in _rows(reader.inner())]
        lanes = reader.inner()
        self.lanes = [
            [self._read_effect(row) for row in _rows(lanes.inner())] for _ in range(self.seats)
        ]
        lanes.end()
        self._check_read()

    def _read_effect(self, row: Reader) -> Effect:
        effect = self.blank_effect(row.number())
        effect.read(row)
        return effect

    def _check_read(self) -> None:
        """Raise a BadData for what no state can have, so that a damaged save never loads in
        part."""
        if not SPECTATOR <= self.viewer < self.seats or self.now < 0:
            raise inconsistent("it has an unknown viewer")
        for lane in self.woken:
            if not TABLE <= lane < self.seats:
                raise inconsistent("a lane belongs to no seat")
        for ask in self.asks:
            stack = self.stack(ask.lane)
            if (ask.must or ask.group) and not stack:
                raise inconsistent("nothing waits for an answer")
            if ask.group and (ask.seat < 0 or len(stack[-1].sealed) != 2 * self.seats):
                raise inconsistent("sealed answers are missing")

    def copy_frames(self, other: "FrameState") -> None:
        """Copy everything this class keeps from another state: half of a game's `clone`.

        This state is new: most lists are as empty here as there, and stay as they are.
        """
        for effect in other.table:
            self.table.append(effect.clone())
        for seat, lane in enumerate(other.lanes):
            if lane:
                self.lanes[seat] = [effect.clone() for effect in lane]
        self.serials = other.serials[:]
        if other.woken:
            self.woken = other.woken[:]
        self.groups = other.groups
        self.result = other.result


def _merged(some: list[int], others: list[int]) -> list[int]:
    """Return the moves of two ascending lists together, ascending.

    Usually all moves of one come before those of the other, and nothing has to be sorted.
    """
    if not others:
        return some
    if some[-1] < others[0]:
        return some + others
    if others[-1] < some[0]:
        return others + some
    return sorted({*some, *others})


def _about(ask: Ask, subject: int) -> Ask:
    """Return the same question with another subject."""
    return Ask(ask.seat, ask.kind, ask.serial, subject, ask.deadline, ask.must, ask.group, ask.lane)


def _by_deadline(ask: Ask) -> tuple[int, int, int]:
    return (ask.deadline, ask.seat, ask.serial)


def _ask_data(ask: Ask) -> list[int]:
    return [
        ask.seat,
        ask.kind,
        ask.serial,
        ask.subject,
        ask.deadline,
        int(ask.must),
        ask.group,
        ask.lane,
    ]


def _rows(reader: Reader) -> list[Reader]:
    return [reader.inner() for _ in reader.items]


def _read_ask(row: Reader, seats: int) -> Ask:
    seat, kind, serial, subject = row.number(), row.number(), row.number(), row.number()
    deadline, must, group, lane = row.number(), row.flag(), row.number(), row.number()
    row.end()
    if not CHANCE <= seat < seats or not TABLE <= lane < seats:
        raise inconsistent("a question belongs to no seat")
    return Ask(seat, kind, serial, subject, deadline, must, group, lane)
