"""Sandglass: a real-time game in which everybody acts at any time.

R4 To dig turns your glass; after 2 seconds it has run out and you find 1 to 4 gold.
R5 For 1.5 seconds you may risk the find: an even die doubles it, an odd one loses it. Who does
   nothing keeps it. You may dig again meanwhile.
R6 With 9 gold one may claim the throne; the game ends a millisecond later, and those who claimed
   at the same instant share it. It is worth 12 gold, split and rounded down.
R7 After 40 seconds the game ends without a claim.
"""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.frames import Effect, FrameState
from aevum.core.game import LIVE
from aevum.core.moves import MoveTable, count
from aevum.core.state import NEVER, NONE, TRUTH, Ask, State
from tests.tiny.common import EnglishGame, blank_of, folder

SAND: Final = 2000
PATIENCE: Final = 1500
LONGEST: Final = 40_000
PRICE: Final = 9
THRONE: Final = 12

MOVES: Final = MoveTable(
    dig=(),
    claim=(),
    keep=(),
    risk=(),
    find=(count("gold", 4, 1),),
    coin=(count("side", 2),),
).chance_from("find")
DIG, CLAIM, KEEP = (MOVES.base(name) for name in ("dig", "claim", "keep"))
RISK, FIND, COIN = (MOVES.base(name) for name in ("risk", "find", "coin"))

SEARCH, GAMBLE = 0, 1  # effects, each in its seat's lane
WORK, STAKE = 0, 1  # decisions


class SandglassState(FrameState):
    """Gold, finds at stake, running glasses, and who has claimed."""

    def __init__(
        self, seats: int, asks: list[Ask], now: int, explicit: bool, viewer: int, dice: Chance
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.gold = [0] * seats
        self.glass = [NEVER] * seats
        """When each seat's sand runs out."""
        self.claims: list[int] = []
        self.settled = NEVER
        """When the claims are settled."""

    def start(self) -> None:
        for seat in range(self.seats):
            self.ask(seat, WORK, must=False)

    # Standing questions

    def options(self, ask: Ask) -> list[int]:
        if ask.kind == STAKE:
            return [KEEP, RISK]
        seat = ask.seat
        moves = [DIG] if self.glass[seat] == NEVER else []
        if self.gold[seat] >= PRICE and seat not in self.claims:
            moves.append(CLAIM)
        return moves

    def take(self, ask: Ask, move: int) -> None:
        seat = ask.seat
        if move == KEEP:
            self.gold[seat] += ask.subject
            self.tell("keeps", seat, [ask.subject])
        elif move == RISK:
            self.start_effect_on(seat, Gamble(seat, ask.subject))
            self.resume(seat)
        else:
            self.ask(seat, WORK, must=False)  # this question never goes away
            self.work(seat, move)

    def work(self, seat: int, move: int) -> None:
        if move == DIG:
            self.glass[seat] = self.now + SAND
            self.tell("digs", seat, [])
        else:
            self.claims = sorted([*self.claims, seat])
            self.settled = min(self.settled, self.now + 1)
            self.tell("claims", seat, [])

    # Time

    def default(self, ask: Ask) -> int:
        return KEEP

    def timer(self) -> int:
        return min(min(self.glass), self.settled, LONGEST)

    def ring(self) -> None:
        if self.now >= self.settled:
            for seat in self.claims:
                self.gold[seat] += THRONE // len(self.claims)
            self.tell("throne", NONE, self.claims[:])
            self.finish()
        elif self.now >= LONGEST:
            self.tell("night", NONE, [])
            self.finish()
        else:
            seat = self.glass.index(min(self.glass))
            self.glass[seat] = NEVER
            self.start_effect_on(seat, Search(seat))
            self.resume(seat)

    def shows(self, ask: Ask) -> bool:
        return True

    def scores(self) -> list[int]:
        return self.gold[:]

    def end(self) -> str:
        if self.asks:
            return ""
        return "throne" if self.claims else "night"

    def audit(self) -> str:
        return "gold is below nothing" if min(self.gold) < 0 else ""

    # Copies

    def blank_effect(self, op: int) -> Effect:
        return blank_of(EFFECTS, op)

    def clone(self) -> "SandglassState":
        copy = SandglassState(
            self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice.clone()
        )
        copy.copy_frames(self)
        copy.gold = self.gold[:]
        copy.glass = self.glass[:]
        copy.claims = self.claims[:]
        copy.settled = self.settled
        return copy

    def to_data(self) -> list[object]:
        return [*self.frames_data(), self.gold[:], self.glass[:], self.claims[:], self.settled]

    def read(self, reader: Reader) -> None:
        self.read_frames(reader)
        self.gold = reader.numbers(self.seats)
        self.glass = reader.numbers(self.seats)
        self.claims = reader.numbers()
        self.settled = reader.number()
        reader.end()


class Search(Effect):
    """The sand has run out: the seat finds gold and may risk it (R4, R5)."""

    def __init__(self, seat: int) -> None:
        super().__init__(SEARCH, seat)

    def step(self, state: FrameState, answer: int) -> None:
        if answer == NONE:
            state.roll()
            return
        state.done()
        found = answer - FIND + 1
        state.tell("finds", self.seat, [found], random=True)
        state.ask(self.seat, STAKE, found, state.now + PATIENCE, must=False)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        return [(FIND, 1), (FIND + 1, 2), (FIND + 2, 2), (FIND + 3, 1)]

    def public(self) -> bool:
        return True

    def blank(self) -> Effect:
        return Search(0)


class Gamble(Effect):
    """A die doubles the gold at stake or loses it (R5)."""

    def __init__(self, seat: int, stake: int) -> None:
        super().__init__(GAMBLE, seat)
        self.stake = stake

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, SandglassState)
        if answer == NONE:
            state.roll()
            return
        state.done()
        won = 2 * self.stake if answer == COIN else 0
        state.gold[self.seat] += won
        state.tell("risks", self.seat, [self.stake, won], random=True)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        return [(COIN, 1), (COIN + 1, 1)]

    def public(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("stake",)

    def blank(self) -> Effect:
        return Gamble(0, 0)


EFFECTS: Final[list[Effect]] = [Search(0), Gamble(0, 0)]
"""A blank effect of every class, each at its number."""


class Sandglass(EnglishGame):
    """2 to 4 players, live."""

    prompts = ("Dig, or claim the throne.", "Keep your find or risk it?")

    def __init__(self) -> None:
        super().__init__(
            "sandglass", "Sandglass", "Dig against the sand.", 1, 2, 4, MOVES, folder(),
            timing=LIVE,
        )  # fmt: skip

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        return SandglassState(seats, [], 0, False, TRUTH, chance(seed))

    def load(self, data: object) -> State:
        state = SandglassState(self.seats_of(data), [], 0, False, TRUTH, chance(0))
        state.read(Reader(data))
        return state

    def view(self, view: State) -> dict[str, object]:
        assert isinstance(view, SandglassState)
        return {
            "now": view.now,
            "gold": view.gold[:],
            "glass": [0 if at == NEVER else at for at in view.glass],
            "stakes": [ask.subject for ask in view.asks if ask.kind == STAKE],
            "claims": view.claims[:],
        }

    def prompt(self, view: State, ask: Ask) -> str:
        if ask.kind == STAKE:
            return f"Keep your {ask.subject} gold or risk it?"
        return self.prompts[ask.kind]

    def reason(self, view: State, seat: int, move: int) -> str:
        if move == DIG:
            return "R4: your glass is still running."
        if move == CLAIM:
            return f"R6: you need {PRICE} gold, and claim once."
        return "R5: you have found nothing to keep or risk."
