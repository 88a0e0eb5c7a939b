"""A game under test with its seats and seed, and random play through it."""

from collections.abc import Iterator, Mapping
from json import dumps, loads
from typing import NoReturn

from aevum.core.drive import OVER, Driver
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, OK, SPECTATOR, WAIT, State

RASH = 40  # rash moves are looked at once in so many times
BOUND = 20_000  # steps after which a random game should have ended


class Case:
    """What a check runs on, and how it fails."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        seed: int = 0,
        options: dict[str, object] | None = None,
        bound: int = BOUND,
        numbers: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats or game.min_seats
        self.seed = seed
        self.options = game.settle(options or {})
        self.bound = bound
        self.numbers = game.numbers.settle(numbers).changed
        if self.numbers:  # leftovers of a match with other numbers do not fit
            self.options = game.fresh_options(self.options)

    def new(self, explicit: bool = False) -> State:
        """Return the first position."""
        return self.game.new(self.seats, self.seed, explicit, 0, self.numbers, **self.options)

    def match(self) -> Match:
        """Return a recorded match that has begun."""
        match = Match(self.game, self.seats, self.seed, self.options, numbers=self.numbers)
        match.begin()
        return match

    def rng(self, purpose: str) -> Rng:
        """Return a generator for one purpose of this case."""
        return Rng(f"{self.seed}:{self.seats}:{purpose}")

    def viewers(self) -> list[int]:
        """Return all viewers: the seats and a spectator."""
        return [*range(self.seats), SPECTATOR]

    def fail(self, row: int, message: str) -> NoReturn:
        """Fail with everything needed to repeat it."""
        where = f"{self.game.name}, {self.seats} seats, seed {self.seed}"
        where += "".join(f", {name}={value}" for name, value in self.numbers.items())
        raise AssertionError(f"{where}, row {row}: {message}")

    def hold(self, ok: bool, row: int, message: str) -> None:
        """Fail unless it holds."""
        if not ok:
            self.fail(row, message)

    def same(self, one: State, other: State, row: int, message: str) -> None:
        """Fail unless two states have the same data; name the first place that differs."""
        left, right = one.to_data(), other.to_data()
        if left != right:
            self.fail(row, f"{message}: {difference(left, right)}")

    def log(self, row: int) -> str:
        """Return as a record the random play that most checks go through, up to a row."""
        walk = Walk(self)
        match = self.match()
        while walk.row < row and not walk.state.over():
            seat, move = walk.step()
            if seat == CLOCK:
                match.advance(move)
            elif move != WAIT:
                match.play(seat, move, walk.state.now)
        return match.claim().to_text()


def difference(one: object, other: object, path: str = "data") -> str:
    """Return where two pieces of plain data first differ."""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{place}]")
    return f"{path} is {dumps(one)[:200]} here and {dumps(other)[:200]} there"


class Walk:
    """Random play, one step at a time, in the driver's order, with sealed answers taken back at
    times.

    In an explicit walk chance has steps of its own, but rows do not count them: so a row means the
    same in both.
    """

    def __init__(
        self, case: Case, explicit: bool = False, eager: int = 4, retracts: bool = True
    ) -> None:
        self.case = case
        self.state = case.new(explicit)
        self.driver = Driver(self.state, retracts)
        self.rng = case.rng("walk")
        self.eager = eager
        """A seat that may wait moves anyway in `eager` of `eager + 1` cases."""
        self.row = 0
        self.steps = 0

    def choose(self, seat: int) -> int:
        """Return the move of the next seat."""
        choices = calm(self.case.game, self.driver.choices(seat), self.rng)
        move = self.rng.pick(choices)
        if move == WAIT and len(choices) > 1 and self.rng.below(self.eager + 1):
            move = self.rng.pick(choices[1:])
        return move

    def step(self) -> tuple[int, int]:
        """Play one step; return (seat, move), or (CLOCK, the moment)."""
        seat = self.driver.next()
        self.row += int(seat != CHANCE)
        self.steps += 1
        if self.steps > self.case.bound:
            self.case.fail(self.row, "random play does not end")
        if seat == CLOCK:
            moment = self.state.deadline()
            self.state.advance(moment)
            return CLOCK, moment
        if seat == CHANCE:
            outcome = self.state.draw()
            self.accept(seat, outcome, self.state.apply(CHANCE, outcome))
            return CHANCE, outcome
        move = self.choose(seat)
        self.accept(seat, move, self.driver.answer(seat, move))
        return seat, move

    def accept(self, seat: int, move: int, refusal: int) -> None:
        if refusal != OK:
            self.case.fail(self.row, f"seat {seat} was refused its legal move {move} ({refusal})")


def calm(game: Game, choices: list[int], rng: Rng) -> list[int]:
    """Return the choices without rash ones, except one time in `RASH`."""
    quiet = [move for move in choices if not game.rash(move)]
    if not quiet or len(quiet) == len(choices) or rng.below(RASH) == 0:
        return choices
    return quiet


def positions(
    case: Case, explicit: bool = False, sparse: int = 1, retracts: bool = True
) -> Iterator[tuple[int, State]]:
    """Yield (row, state) of a whole random game, the end included.

    With `sparse` above 1 only one position in so many, apart from the first ones; positions in
    which chance is asked are always skipped.
    """
    walk = Walk(case, explicit, retracts=retracts)
    pick = case.rng("positions")
    while True:
        row = walk.row
        rolling = any(ask.seat == CHANCE for ask in walk.state.asks)
        if not rolling and (row < 3 or walk.state.over() or pick.below(sparse) == 0):
            yield row, walk.state
        if walk.driver.next() == OVER:
            return
        walk.step()


def play_on(state: State, seed: str, steps: int) -> list[object]:
    """Play a copy on at random; return its data afterwards."""
    copy = state.clone()
    driver = Driver(copy, retracts=True)
    rng = Rng(seed)
    for _ in range(steps):
        if driver.next() == OVER:
            break
        driver.random_step(rng)
    return copy.to_data()


def recorded(case: Case, rows: int = -1) -> Match:
    """Return a random game, or its first steps, played as a recorded match."""
    match = case.match()
    driver = Driver(match.state, retracts=True)
    rng = case.rng("recorded")
    while driver.next() != OVER and rows != 0:
        rows -= 1
        seat = driver.next()
        if seat == CLOCK:
            match.advance(match.state.deadline())
            continue
        move = rng.pick(calm(case.game, driver.choices(seat), rng))
        if move == WAIT and rng.below(2):
            driver.answer(seat, WAIT)
        elif move != WAIT:
            driver.declined[seat] = []
            refusal = match.play(seat, move, match.state.now)
            if refusal != OK:
                case.fail(len(match.record.rows), f"the match refused {move} ({refusal})")
        if len(match.record.rows) > case.bound:
            case.fail(len(match.record.rows), "a recorded random match does not end")
    return match


def travelled(case: Case, view: State) -> State:
    """Return a mask as another process would read it."""
    return case.game.load(loads(dumps(view.to_data())))
