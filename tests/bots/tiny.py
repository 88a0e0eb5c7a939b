"""Two tiny games for the tests of bots and simulations.

*Tally*: in turn, each seat adds 1, 2 or 3 to its points; after three rounds most points win. Seat 0
also holds a secret number that no mask shows. *Taps*: live; each seat may tap once in ten seconds.
"""

import os

from aevum.core.bot import Bot
from aevum.core.game import LIVE, Game, Option
from aevum.core.moves import MoveTable, count
from aevum.core.rng import Rng
from aevum.core.state import NEVER, NOT_ASKED, NOT_LEGAL, OK, TRUTH, UNKNOWN, Ask, State

ROUNDS = 3
MOVES = MoveTable(add=(count("points", 3, 1),))
ADD = MOVES.base("add")


class TallyState(State):
    def __init__(self, seats: int, points: list[int], turn: int, secret: int) -> None:
        super().__init__(seats, [], 0, False, TRUTH)
        self.points = points
        self.turn = turn
        self.secret = secret
        self.ask()

    def ask(self) -> None:
        over = self.turn == ROUNDS * self.seats
        self.asks = [] if over else [Ask(self.turn % self.seats, 0, self.turn)]

    def legal(self, seat: int) -> list[int]:
        return [ADD, ADD + 1, ADD + 2] if self.must(seat) else []

    def apply(self, seat: int, move: int) -> int:
        if not self.must(seat):
            return NOT_ASKED
        if move not in self.legal(seat):
            return NOT_LEGAL
        self.points[seat] += move - ADD + 1
        self.turn += 1
        self.ask()
        return OK

    def scores(self) -> list[int]:
        return self.points[:]

    def end(self) -> str:
        if self.asks:
            return ""
        return "draw" if self.points.count(max(self.points)) > 1 else "win"

    def clone(self) -> "TallyState":
        copy = TallyState(self.seats, self.points[:], self.turn, self.secret)
        copy.viewer = self.viewer
        return copy

    def hide(self, seat: int) -> None:
        self.secret = UNKNOWN

    def guess(self, viewer: int, rng: Rng) -> None:
        self.secret = int(rng.below(100))


class SteadyBot(Bot):
    """Adds 2, whatever it sees; the game's standard."""

    name = "standard"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return ADD + 1


class Tally(Game):
    def __init__(self) -> None:
        super().__init__(
            name="tally",
            title="Tally",
            summary="Most points win.",
            version=3,
            min_seats=1,
            max_seats=4,
            moves=MOVES,
            folder="",
            options=(
                Option("fails", "text", "", "The seed of a game that raises an error."),
                Option("dies", "text", "", "The seed of a game that ends its process."),
            ),
        )

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        if options["fails"] == str(seed):
            raise ZeroDivisionError("no points left")
        if options["dies"] == str(seed):
            os._exit(9)
        return TallyState(seats, [0] * seats, 0, seed % 100)

    def standard(self) -> Bot:
        return SteadyBot()


class TapsState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, [Ask(s, 0, 0, must=False) for s in range(seats)], 0, False, TRUTH)
        self.taps = [0] * seats

    def legal(self, seat: int) -> list[int]:
        return [ADD] if self.asks and not self.taps[seat] else []

    def apply(self, seat: int, move: int) -> int:
        if move not in self.legal(seat):
            return NOT_LEGAL
        self.taps[seat] = 1
        return OK

    def deadline(self) -> int:
        return 10_000 if self.asks else NEVER

    def advance(self, now: int) -> None:
        self.now = max(now, self.now)
        if self.now >= 10_000:
            self.asks = []

    def scores(self) -> list[int]:
        return self.taps[:]

    def clone(self) -> "TapsState":
        copy = TapsState(self.seats)
        copy.taps, copy.asks, copy.now = self.taps[:], self.asks[:], self.now
        return copy


class Taps(Game):
    def __init__(self) -> None:
        super().__init__("taps", "Taps", "Tap once.", 1, 2, 3, MOVES, "", timing=LIVE)

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        return TapsState(seats)

    def standard(self) -> Bot:
        return SteadyBot()


TALLY = Tally()
TAPS = Taps()
