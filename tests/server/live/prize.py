"""Prize: a live game to race in, for tests of the server.

A prize is ripe every second; the first who grabs it has a point. A player at the gate keeps
it shut: it opens when the last has left. A letter is written word by word in secret, and read out
when it is posted.
"""

from typing import Final

from aevum.core.errors import BadData
from aevum.core.game import LIVE
from aevum.core.moves import MoveTable, count
from aevum.core.rng import Rng
from aevum.core.state import MASKED, NEVER, NONE, NOT_ASKED, NOT_LEGAL, OK, TRUTH, Ask, State
from tests.tiny.common import EnglishGame, folder

RIPENS: Final = 1000
LONGEST: Final = 120_000
WORDS: Final = 3
GATE: Final = 7

MOVES: Final = MoveTable(
    grab=(), leave=(), come=(), enter=(), write=(count("word", WORDS),), post=()
)
GRAB, LEAVE, COME = (MOVES.base(name) for name in ("grab", "leave", "come"))
ENTER, WRITE, POST = (MOVES.base(name) for name in ("enter", "write", "post"))


class PrizeState(State):
    """When the prize is ripe, who has which points, who stands at the gate, open letters."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, [], 0, False, TRUTH)
        self.ripe = RIPENS
        self.points = [0] * seats
        self.gate = [True] * seats
        self.letters: list[list[int]] = [[] for _ in range(seats)]

    def start(self) -> None:
        self.asks = [Ask(seat, 0, 1, must=False) for seat in range(self.seats)]

    def legal(self, seat: int) -> list[int]:
        if not self.asks:
            return []
        moves = [GRAB] if self.now >= self.ripe else []
        moves.append(LEAVE if self.gate[seat] else COME)
        if not any(self.gate):
            moves.append(ENTER)
        if len(self.letters[seat]) < WORDS:
            moves += [WRITE + word for word in range(WORDS)]
        return moves + ([POST] if self.letters[seat] else [])

    def apply(self, seat: int, move: int) -> int:
        if self.viewer != TRUTH:
            return MASKED
        if not self.asks or not 0 <= seat < self.seats:
            return NOT_ASKED
        if move not in self.legal(seat):
            return NOT_LEGAL
        self.events = None if self.events is None else []
        self._do(seat, move)
        return OK

    def _do(self, seat: int, move: int) -> None:
        if move == GRAB:
            self.points[seat] += 1
            self.ripe = self.now + RIPENS
            self.note("grabs", seat)
        elif move in (LEAVE, COME):
            self.gate[seat] = move == COME
            self.note("comes" if move == COME else "leaves", seat)
        elif move == ENTER:
            self.gate[seat] = True
            self.points[seat] += 3
            self.note("enters", seat)
        elif move == POST:
            self.note("posts", seat, len(self.letters[seat]))
            self.letters[seat] = []
        else:
            self.letters[seat].append(move - WRITE)

    def deadline(self) -> int:
        if not self.asks:
            return NEVER
        return self.ripe if self.now < self.ripe else LONGEST

    def advance(self, now: int) -> None:
        self.events = None if self.events is None else []
        if self.asks and self.now < self.ripe <= now:
            self.note("ripe", NONE)
        self.now = now
        if now >= LONGEST:
            self.asks = []

    def scores(self) -> list[int]:
        return self.points[:]

    def end(self) -> str:
        return "" if self.asks else "night"

    def hide(self, seat: int) -> None:
        self.letters = [own if n == seat else [] for n, own in enumerate(self.letters)]

    def guess(self, viewer: int, rng: Rng) -> None:
        pass

    def clone(self) -> "PrizeState":
        copy = PrizeState(self.seats)
        copy.asks, copy.now, copy.explicit = self.asks[:], self.now, self.explicit
        copy.viewer, copy.ripe = self.viewer, self.ripe
        copy.points, copy.gate = self.points[:], self.gate[:]
        copy.letters = [letter[:] for letter in self.letters]
        return copy

    def to_data(self) -> list[object]:
        return [[self.seats], self.now, self.viewer, self.ripe, self.points[:], self.letters[:]]


class Prize(EnglishGame):
    """2 to 4 players, live."""

    prompts = ("Grab, leave the gate, or write.",)

    def __init__(self) -> None:
        super().__init__(
            "prize", "Prize", "Race for it.", 1, 2, 4, MOVES, folder(), timing=LIVE, hidden=True
        )

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        return PrizeState(seats)

    def load(self, data: object) -> State:
        raise BadData("This game is not saved.")

    def view(self, view: State) -> dict[str, object]:
        assert isinstance(view, PrizeState)
        return {
            "ripe": view.ripe,
            "points": view.points[:],
            "gate": view.gate[:],
            "letter": view.letters[view.viewer] if view.viewer >= 0 else [],
        }

    def stands(self, state: State, seat: int, place: int) -> bool:
        assert isinstance(state, PrizeState)
        return place == GATE and state.gate[seat]

    def reason(self, view: State, seat: int, move: int) -> str:
        return "R1: The prize is not ripe." if move == GRAB else "R2: that is not possible now."


PRIZE: Final = Prize()
