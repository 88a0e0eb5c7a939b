"""Lanes, sealed groups and time in one state, made for this test."""

from aevum.core.chance import Chance, chance
from aevum.core.frames import Effect, FrameState
from aevum.core.state import CHANCE, NEVER, NONE, NOT_LEGAL, OK, RETRACT, TABLE, TRUTH, Ask, State

START, DICE, VOTE, WAITER = range(4)  # effects
PICK, LAPSE = range(2)  # decisions
YES, NO, SIDE = 2, 3, 10


class Lab(FrameState):
    """Runs one effect, and records what it sees."""

    def __init__(
        self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int, dice: Chance
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.seen: list[int] = []

    def options(self, ask: Ask) -> list[int]:
        return [YES, NO] if ask.kind == PICK else []

    def scores(self) -> list[int]:
        return [0] * self.seats


class Start(Effect):
    """Starts dice in every lane, and asks when all are done."""

    def __init__(self) -> None:
        super().__init__(START, 0)

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Lab)
        self.stage += 1
        if self.stage == 1:
            for seat in range(state.seats):
                state.spawn_effect(Dice(seat))
            state.hold()
        elif any(state.lanes):
            state.hold()
        else:
            state.seen.append(-7)
            state.ask(0, PICK)


class Dice(Effect):
    """Rolls twice."""

    def __init__(self, seat: int) -> None:
        super().__init__(DICE, seat)

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Lab)
        self.stage += 1
        if answer != NONE:
            state.seen.append(self.seat * 100 + answer)
        if self.stage <= 2:
            state.roll()
        else:
            state.done()
            state.wake(TABLE)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        return [(SIDE + side, 1) for side in range(6)]


class Vote(Effect):
    """Gathers sealed answers, beside a question that may lapse."""

    def __init__(self) -> None:
        super().__init__(VOTE, 0)

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Lab)
        self.stage += 1
        if self.stage == 1:
            state.gather(self, PICK, [0, 1, 2], deadline=50)
            state.ask(2, LAPSE, deadline=20, must=False)
        else:
            state.seen += [state.answer_of(self, seat) for seat in range(state.seats)]
            state.finish()


class Waiter(Effect):
    """Wakes the table."""

    def __init__(self, seat: int) -> None:
        super().__init__(WAITER, seat)

    def step(self, state: FrameState, answer: int) -> None:
        state.done()
        state.wake(TABLE)


def lab(effect: Effect, explicit: bool = False) -> Lab:
    state = Lab(3, [], 0, explicit, TRUTH, chance(4))
    state.start_effect_on(TABLE, effect)
    state.start()
    return state


def test_lanes_roll_in_one_order_whether_chance_is_drawn_or_asked_for() -> None:
    sampled, asking = lab(Start()), lab(Start(), explicit=True)
    while any(ask.seat == CHANCE for ask in asking.asks):
        assert len(asking.asks) == 1, "one roll at a time"
        assert asking.apply(CHANCE, asking.draw()) == OK
    assert asking.seen == sampled.seen
    assert [seen // 100 for seen in sampled.seen] == [0, 0, 1, 1, 2, 2, -1]


def test_the_table_waits_until_every_lane_is_done() -> None:
    assert lab(Start()).seen[-1] == -7
    assert lab(Start()).legal(0) == [YES, NO]


def test_waking_a_lane_that_waits_for_an_answer_does_nothing() -> None:
    state = lab(Start())
    asks, seen = state.asks[:], state.seen[:]
    state.start_effect_on(1, Waiter(1))
    state.resume(1)
    assert state.asks == asks
    assert state.seen == seen


def test_a_vote_falls_by_default_for_those_who_are_late() -> None:
    state = lab(Vote())
    state.apply(1, NO)
    state.advance(50)
    assert not state.over(), "an answer at the deadline is in time"
    state.advance(51)
    assert state.seen == [YES, NO, YES]


def test_a_sealed_answer_has_no_deadline_of_its_own() -> None:
    state = lab(Vote())
    for seat in (0, 1):
        state.apply(seat, NO)
    assert state.deadline() == 21, "only the third seat's questions can still lapse"
    state.advance(21)
    assert state.deadline() == 51


def test_a_standing_question_without_moves_just_lapses() -> None:
    state = lab(Vote())
    state.advance(21)
    assert [ask.kind for ask in state.asks] == [PICK] * 3


def test_an_answer_can_be_taken_back_three_times() -> None:
    state = lab(Vote())
    for _ in range(3):
        assert state.apply(0, YES) == OK
        assert state.apply(0, RETRACT) == OK
    assert state.apply(0, YES) == OK
    assert state.apply(0, RETRACT) == NOT_LEGAL


def test_time_stands_still_while_nature_is_asked() -> None:
    state = lab(Start(), explicit=True)
    state.advance(100)
    assert state.now == 0


def test_a_game_that_is_over_has_no_question_and_no_deadline() -> None:
    state: State = lab(Vote())
    for seat in range(3):
        state.apply(seat, NO)
    assert state.over()
    assert state.deadline() == NEVER
