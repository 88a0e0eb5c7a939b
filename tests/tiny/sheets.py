"""Sheets: everybody marks their own sheet at once, each in their own lane.

R4 Each round one die is rolled for all. Everybody marks it in a row of their sheet whose last one
   is not higher, or strikes it and takes a coin.
R5 A full row scores 5 and gives a bonus: a free mark, one above the last, in another row; that may
   fill the row and give the next bonus.
R6 At any time one may spend a coin for a point, at most twice between two marks of their own.
"""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.events import Event
from aevum.core.frames import Effect, FrameState
from aevum.core.game import JOINT
from aevum.core.moves import MoveTable, count
from aevum.core.state import NONE, TABLE, TRUTH, Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from tests.tiny import messages as m
from tests.tiny.common import TinyGame, blank_of, folder

ROWS: Final = 3
BOXES: Final = 3  # in a row
ROUNDS: Final = 7
SIDES: Final = 6
SPENDS: Final = 2

MOVES: Final = MoveTable(
    mark=(count("row", ROWS, 1),),
    strike=(),
    bonus=(count("row", ROWS, 1),),
    spend=(),
    die=(count("side", SIDES, 1),),
).chance_from("die")
MARK, STRIKE, BONUS = (MOVES.base(name) for name in ("mark", "strike", "bonus"))
SPEND, DIE = (MOVES.base(name) for name in ("spend", "die"))

ROUND, FILL, REWARD = 0, 1, 2  # effects
BEGINNING, ASKED = 0, 1  # stages of a lane's effects
CHOOSE_ROW, CHOOSE_BONUS, ANYTIME = 0, 1, 2  # decisions


class SheetsState(FrameState):
    """Everybody's rows, coins and points. Nothing is hidden, and no sheet touches another."""

    def __init__(
        self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int, dice: Chance
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.rows: list[list[int]] = [[] for _ in range(seats * ROWS)]
        self.coins = [0] * seats
        self.points = [0] * seats
        self.spent = [0] * seats
        self.die = 1

    def row(self, seat: int, row: int) -> list[int]:
        return self.rows[seat * ROWS + row]

    # Marks

    def write(self, seat: int, row: int, value: int) -> None:
        boxes = self.row(seat, row)
        boxes.append(value)
        self.tell("writes", seat, [row, value])
        if len(boxes) == BOXES:
            self.points[seat] += 5
            self.start_effect(Reward(seat, row))

    def open_rows(self, seat: int) -> list[int]:
        return [row for row in range(ROWS) if len(self.row(seat, row)) < BOXES]

    # The reaction at any time

    def offer_anytime(self, seat: int) -> None:
        """Everybody keeps one standing question, as long as the cap allows an answer."""
        standing = any(ask.seat == seat and ask.kind == ANYTIME for ask in self.asks)
        if not standing and self.spent[seat] < SPENDS:
            self.ask(seat, ANYTIME, must=False)

    def take(self, ask: Ask, move: int) -> None:
        if ask.kind != ANYTIME:
            self.resume(ask.lane, move)
            return
        self.coins[ask.seat] -= 1
        self.points[ask.seat] += 1
        self.spent[ask.seat] += 1
        self.tell("spends", ask.seat, [])
        self.offer_anytime(ask.seat)

    # Moves

    def options(self, ask: Ask) -> list[int]:
        if ask.kind == ANYTIME:
            return [SPEND] if self.coins[ask.seat] else []
        rows = self.open_rows(ask.seat)
        if ask.kind == CHOOSE_BONUS:
            return [BONUS + row for row in rows]
        fits = [row for row in rows if max(self.row(ask.seat, row), default=0) <= self.die]
        return [*(MARK + row for row in fits), STRIKE]

    def scores(self) -> list[int]:
        return self.points[:]

    def independent(self) -> bool:
        return True

    def audit(self) -> str:
        if any(len(row) > BOXES for row in self.rows) or min(self.coins) < 0:
            return "a row is too long or a coin was spent that was not there"
        return ""

    # Copies

    def blank_effect(self, op: int) -> Effect:
        return blank_of(EFFECTS, op)

    def clone(self) -> "SheetsState":
        copy = SheetsState(
            self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice.clone()
        )
        copy.copy_frames(self)
        copy.rows = [row[:] for row in self.rows]
        copy.coins = self.coins[:]
        copy.points = self.points[:]
        copy.spent = self.spent[:]
        copy.die = self.die
        return copy

    def to_data(self) -> list[object]:
        return [
            *self.frames_data(),
            [row[:] for row in self.rows],
            self.coins[:],
            self.points[:],
            self.spent[:],
            self.die,
        ]

    def read(self, reader: Reader) -> None:
        self.read_frames(reader)
        rows = reader.inner()
        self.rows = [rows.numbers() for _ in self.rows]
        self.coins = reader.numbers(self.seats)
        self.points = reader.numbers(self.seats)
        self.spent = reader.numbers(self.seats)
        self.die = reader.number()
        reader.end()


class Round(Effect):
    """One round after the other, on the table: a roll starts every lane and waits for all."""

    def __init__(self) -> None:
        super().__init__(ROUND, 0)
        self.begun = 0
        """How many rounds have begun."""

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, SheetsState)
        if answer != NONE:
            state.die = answer - DIE + 1
            state.tell("die", NONE, [state.die], random=True)
            for seat in range(state.seats):
                state.spawn_effect(Fill(seat))
            self.begun += 1
            state.hold()
        elif any(state.lanes):
            state.hold()
        elif self.begun == ROUNDS:
            state.finish()
        else:
            state.roll()

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        return [(DIE + side, 1) for side in range(SIDES)]

    def public(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("begun",)

    def blank(self) -> Effect:
        return Round()


class Fill(Effect):
    """In a lane: one mark; then the table looks whether all are done (R4)."""

    def __init__(self, seat: int) -> None:
        super().__init__(FILL, seat)

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, SheetsState)
        if self.stage == BEGINNING:
            self.stage = ASKED
            state.ask(self.seat, CHOOSE_ROW)
            state.offer_anytime(self.seat)
        elif answer == NONE:
            state.done()
            state.wake(TABLE)
        else:
            self.mark(state, answer)

    def mark(self, state: SheetsState, answer: int) -> None:
        state.spent[self.seat] = 0
        if answer == STRIKE:
            state.coins[self.seat] += 1
            state.tell("strikes", self.seat, [])
        else:
            state.write(self.seat, answer - MARK, state.die)
        state.offer_anytime(self.seat)

    def public(self) -> bool:
        return True

    def blank(self) -> Effect:
        return Fill(0)


class Reward(Effect):
    """In a lane: the bonus for a full row, if there is another row for it (R5)."""

    def __init__(self, seat: int, filled: int) -> None:
        super().__init__(REWARD, seat)
        self.filled = filled
        """The full row."""

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, SheetsState)
        if self.stage == BEGINNING and state.open_rows(self.seat):
            self.stage = ASKED
            state.ask(self.seat, CHOOSE_BONUS, self.filled)
            return
        state.done()
        if answer != NONE:
            state.spent[self.seat] = 0
            row = state.row(self.seat, answer - BONUS)
            state.write(self.seat, answer - BONUS, row[-1] + 1 if row else 1)

    def public(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("filled",)

    def blank(self) -> Effect:
        return Reward(0, 0)


EFFECTS: Final[list[Effect]] = [Round(), Fill(0), Reward(0, 0)]
"""A blank effect of every class, each at its number."""


class SheetsWords(Words):
    """All words as messages, whose English is the notation."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return Question([m.ask_row, m.ask_bonus, m.ask_spend][ask.kind]())

    def label(self, view: State, move: int) -> Label:
        if MARK <= move < STRIKE:
            return Label(m.move_mark(row=move - MARK + 1))
        if BONUS <= move < SPEND:
            return Label(m.move_bonus(row=move - BONUS + 1))
        if move == STRIKE:
            return Label(m.move_strike())
        return Label(m.move_spend()) if move == SPEND else super().label(view, move)

    def done(self, view: State, move: int) -> Text:
        if MARK <= move < STRIKE:
            return m.undo_mark(row=move - MARK + 1)
        if BONUS <= move < SPEND:
            return m.undo_bonus(row=move - BONUS + 1)
        if move == STRIKE:
            return m.undo_strike()
        return m.undo_spend() if move == SPEND else super().done(view, move)

    def say(self, event: Event, state: State) -> Text:
        if event.kind == "die":
            return m.say_die(die=event.args[0])
        if event.kind == "writes":
            return m.say_writes(who=event.seat, row=event.args[0], value=event.args[1])
        return (m.say_strikes if event.kind == "strikes" else m.say_spends)(who=event.seat)

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        if move in view.legal(seat):
            return None
        if not view.asks:
            return Refusal("R1", m.no_over())
        if not view.legal(seat):
            return Refusal("R2", m.no_question())
        if MARK <= move <= STRIKE:
            return Refusal("R4", m.no_row())
        if BONUS <= move < SPEND:
            return Refusal("R5", m.no_bonus())
        return Refusal("R6", m.no_coin())


class Sheets(TinyGame):
    """2 to 4 players, all at once."""

    def __init__(self, words: Words | None = None) -> None:
        super().__init__(
            "sheets", "Sheets", "Fill rows, all at once.", 1, 2, 4, MOVES, folder(),
            timing=JOINT, words=words or SheetsWords(MOVES),
        )  # fmt: skip

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        state = SheetsState(seats, [], 0, False, TRUTH, chance(seed))
        state.start_effect_on(TABLE, Round())
        return state

    def load(self, data: object) -> State:
        state = SheetsState(self.seats_of(data), [], 0, False, TRUTH, chance(0))
        state.read(Reader(data))
        return state

    def view(self, view: State) -> dict[str, object]:
        assert isinstance(view, SheetsState)
        fields: dict[str, object] = {
            f"row{place // ROWS + 1}{'abc'[place % ROWS]}": row[:]
            for place, row in enumerate(view.rows)
        }
        fields["die"] = view.die
        fields["coins"] = view.coins[:]
        fields["points"] = view.points[:]
        return fields
