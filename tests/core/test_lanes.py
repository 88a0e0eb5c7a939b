"""Lanes, sealed groups and time together, in a state made for nothing else."""

from aevum.core.chance import Chance, chance
from aevum.core.frames import Frame, FrameState
from aevum.core.state import CHANCE, NEVER, NONE, NOT_LEGAL, OK, RETRACT, TABLE, TRUTH, Ask, State

START, DICE, VOTE, WAITER = range(4)  # frames
PICK, LAPSE = range(2)  # decisions
YES, NO, SIDE = 2, 3, 10


class Lab(FrameState):
    """Starts dice in every lane, or a vote on the table; writes down what it sees."""

    def __init__(
        self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int, dice: Chance
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.seen: list[int] = []

    def step(self, frame: Frame, answer: int) -> None:
        frame.pc += 1
        if frame.op == START:
            self.start_lanes(frame)
        elif frame.op == DICE:
            self.roll_twice(frame, answer)
        elif frame.op == VOTE:
            self.vote(frame)
        else:
            self.done()
            self.wake(TABLE)

    def start_lanes(self, frame: Frame) -> None:
        if frame.pc == 1:
            for seat in range(self.seats):
                self.spawn(seat, DICE)
            self.hold()
        elif any(self.lanes):
            self.hold()
        else:
            self.seen.append(-7)
            self.ask(0, PICK)

    def roll_twice(self, frame: Frame, answer: int) -> None:
        if answer != NONE:
            self.seen.append(frame.seat * 100 + answer)
        if frame.pc <= 2:
            self.roll()
        else:
            self.done()
            self.wake(TABLE)

    def vote(self, frame: Frame) -> None:
        if frame.pc == 1:
            self.gather(frame, PICK, [0, 1, 2], deadline=50)
            self.ask(2, LAPSE, deadline=20, must=False)
        else:
            self.seen += [self.answer_of(frame, seat) for seat in range(self.seats)]
            self.finish()

    def options(self, ask: Ask) -> list[int]:
        return [YES, NO] if ask.kind == PICK else []

    def outcomes(self, frame: Frame) -> list[tuple[int, int]]:
        return [(SIDE + side, 1) for side in range(6)]

    def scores(self) -> list[int]:
        return [0] * self.seats


def lab(op: int, explicit: bool = False) -> Lab:
    state = Lab(3, [], 0, explicit, TRUTH, chance(4))
    state.push_on(TABLE, op, 0)
    state.start()
    return state


def test_lanes_roll_in_one_order_whether_chance_is_drawn_or_asked_for() -> None:
    sampled, asking = lab(START), lab(START, explicit=True)
    while any(ask.seat == CHANCE for ask in asking.asks):
        assert len(asking.asks) == 1, "one roll at a time"
        assert asking.apply(CHANCE, asking.draw()) == OK
    assert asking.seen == sampled.seen
    assert [seen // 100 for seen in sampled.seen] == [0, 0, 1, 1, 2, 2, -1]


def test_the_table_waits_until_every_lane_is_done() -> None:
    assert lab(START).seen[-1] == -7
    assert lab(START).legal(0) == [YES, NO]


def test_waking_a_lane_that_waits_for_an_answer_does_nothing() -> None:
    state = lab(START)
    asks, seen = state.asks[:], state.seen[:]
    state.push_on(1, WAITER, 1)
    state.resume(1)
    assert state.asks == asks
    assert state.seen == seen


def test_a_vote_falls_by_default_for_those_who_are_late() -> None:
    state = lab(VOTE)
    state.apply(1, NO)
    state.advance(50)
    assert not state.over(), "an answer at the deadline is in time"
    state.advance(51)
    assert state.seen == [YES, NO, YES]


def test_a_sealed_answer_has_no_deadline_of_its_own() -> None:
    state = lab(VOTE)
    for seat in (0, 1):
        state.apply(seat, NO)
    assert state.deadline() == 21, "only the third seat's questions can still lapse"
    state.advance(21)
    assert state.deadline() == 51


def test_a_standing_question_without_moves_just_lapses() -> None:
    state = lab(VOTE)
    state.advance(21)
    assert [ask.kind for ask in state.asks] == [PICK] * 3


def test_an_answer_can_be_taken_back_three_times() -> None:
    state = lab(VOTE)
    for _ in range(3):
        assert state.apply(0, YES) == OK
        assert state.apply(0, RETRACT) == OK
    assert state.apply(0, YES) == OK
    assert state.apply(0, RETRACT) == NOT_LEGAL


def test_time_stands_still_while_nature_is_asked() -> None:
    state = lab(START, explicit=True)
    state.advance(100)
    assert state.now == 0


def test_a_game_that_is_over_has_no_question_and_no_deadline() -> None:
    state: State = lab(VOTE)
    for seat in range(3):
        state.apply(seat, NO)
    assert state.over()
    assert state.deadline() == NEVER
