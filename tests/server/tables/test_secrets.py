"""Non-interference: hidden information does not change a byte of what a viewer is sent.

Two truths behind one mask are played side by side at two tables, with the same public outcomes; the
viewer tries, asks why, acts and errs in both. Every frame must be equal.
"""

import re
from typing import Any, NamedTuple

import pytest

from aevum.core.drive import OVER, Driver
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, RETRACT, SPECTATOR, WAIT, State
from aevum.server import wire
from aevum.server.live.live_audience import LiveAudience
from aevum.server.tables.log_memory import LogMemory
from aevum.server.tables.table import Table
from aevum.testing.case import Case
from aevum.testing.secrets import Pair
from tests.games import ALL
from tests.profile import amount
from tests.server.sim.rig import Rig, Visitor, simulated

HIDDEN = [game for game in ALL if game.hidden]
SEEDS = amount(ci=12, soak=400)
STEPS = 10
FACES = [("board", "de"), ("text", ""), ("board", "")]
NONCE = re.compile(rb'"nonce":\d+')


class Told(NamedTuple):
    """One step in both worlds."""

    seat: int
    ours: int
    theirs: int


class Script(Pair):
    """Plays two truths side by side and records the steps."""

    steps: list[Told]

    def write(self) -> list[Told]:
        self.steps = []
        whole = 0
        driver = Driver(self.ours)
        for _ in range(STEPS):
            seat = driver.next()
            if seat in (OVER, CLOCK):
                break
            before = self.ours.clone(), self.theirs.clone()
            before[0].explicit = before[1].explicit = True
            step = self.pair(driver, seat)
            if step is None:
                break
            if not self.alike():
                self.ours, self.theirs = before
                break
            self.steps.append(step)
            if not self.rolling():
                whole = len(self.steps)
        return self.steps[:whole]

    def rolling(self) -> bool:
        asks = [*self.ours.asks, *self.theirs.asks]
        return any(ask.seat == CHANCE for ask in asks)

    def pair(self, driver: Driver, seat: int) -> Told | None:
        here, there = self.choices(self.ours, seat), self.choices(self.theirs, seat)
        both = [move for move in here if move in there and move != RETRACT]
        if not both:
            return None
        ours = theirs = self.rng.pick(both)
        if self.unseen(seat):
            theirs = self.rng.pick([move for move in there if move != RETRACT])
        self.free = True
        if seat >= 0:
            driver.declined[seat] = []
        self.ours.apply(seat, ours)
        self.theirs.apply(seat, theirs)
        return Told(seat, ours, theirs)


class FedMatch(Match):
    """A match with given chance outcomes."""

    fed: list[int]

    def _settle_chance(self) -> None:
        while any(ask.seat == CHANCE for ask in self.state.asks):
            outcome = self.fed.pop(0)
            assert self.state.apply(CHANCE, outcome) == 0
            self._log(self.state.now, CHANCE, outcome)


def in_world(match: Match, state: State, fed: list[int]) -> FedMatch:
    """Return the match with another truth behind the same log."""
    world = FedMatch(match.game, match.record.seats, match.record.seed, match.record.options)
    world.record = match.record
    world.line, world.shown, world.told = match.line[:], match.shown[:], match.told[:]
    world.state = state
    world.state.events = []
    world.fed = fed
    return world


def played(game: Game, seats: int, seed: int, rows: int) -> Match:
    """Return a match after some random moves."""
    match, rng = Match(game, seats, seed), Rng(seed)
    match.begin()
    driver = Driver(match.state)
    while match.state.asks and len(match.line) < rows:
        seat = driver.next()
        if seat == CLOCK:
            match.advance(match.state.deadline())
            continue
        moves = match.state.legal(seat)
        move = rng.pick(moves)
        match.play(seat, move)
        if match.state.must(seat) is None:
            driver.declined[seat] = match.state.legal(seat)
    return match


async def stream(
    rig: Rig, match: Match, world: State, steps: list[Told], viewer: int, ours: bool
) -> list[bytes]:
    """Play the script at a real table and return every frame that the viewer was sent."""
    seats = match.record.seats
    people = await rig.match(match.game, *[f"P{seat}" for seat in range(seats)])
    watcher = await rig.visitor("Wat")
    table = await rig.table()
    fed = [step.ours if ours else step.theirs for step in steps if step.seat == CHANCE]
    table.data.match = in_world(match, world, fed)
    table.outbox.begin(len(match.record.rows))
    table.audience._memory = LogMemory(match.game)  # that was the way of another match
    if isinstance(table.audience, LiveAudience):
        table.audience._history = None
    rig.disk.logs[rig.code] = [None] * table.outbox.written  # type: ignore[list-item]
    looking = watcher if viewer == SPECTATOR else people[viewer]
    first = match.record.seed % len(FACES)
    for face, render in FACES[first:] + FACES[:first]:  # the last one stays
        looking.client.face, looking.client.render = face, render
        await looking.join()
    assert looking.session is not None
    rng = Rng(match.record.seed)
    await pester(looking, rng, match.game)
    for step in steps:
        if step.seat == CHANCE:
            continue
        move = step.ours if ours else step.theirs
        if step.seat == viewer:
            await looking.act(move)
        else:
            table.call(lambda seat=step.seat, move=move: make(table, seat, move))  # type: ignore[misc]
            await rig.settle()
        await pester(looking, rng, match.game)
    await looking.do(wire.TakeBack)
    # The number in a probe is drawn again each time, from nothing that belongs to the match.
    return [NONCE.sub(b'"nonce":0', frame) for frame in looking.session.frames]


def make(table: Table, seat: int, move: int) -> None:
    if move != WAIT:
        table.moves.play_for(seat, move)


async def pester(looking: Visitor, rng: Rng, game: Game) -> None:
    """Ask for everything that a client can."""
    codes = [int(rng.below(game.moves.size)) for _ in range(3)]
    for code in codes:
        await looking.do(wire.Why, code)
        await looking.do(wire.Try, [code])
        await looking.do(wire.Labels, [code])
        if code not in looking.legal:
            await looking.do(wire.Act, -1, [code])
    for code in looking.legal[:2]:
        await looking.do(wire.Try, [code])


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_secrets_change_no_byte(game: Game, seed: int) -> None:
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    viewer = [*range(seats), SPECTATOR][seed % (seats + 1)]
    match = played(game, seats, seed, 6 + seed % 9 * 4)
    if not match.state.asks:
        pytest.fail("the game ended too soon for this test")
    ours = match.state.clone()
    theirs = match.state.mask(viewer).fill(Rng(seed))
    ours.explicit = theirs.explicit = True
    ours.events, theirs.events = [], []
    pair = (ours.clone(), theirs.clone())
    script = Script(Case(game, seats, seed), 0, viewer, ours, theirs, Rng(seed))
    steps = script.write()
    found: list[Any] = []
    for world, mine in zip(pair, (True, False), strict=True):
        world.explicit = True

        async def evening(rig: Rig, world: State = world, mine: bool = mine) -> None:
            fresh = played(game, seats, seed, 6 + seed % 9 * 4)
            found.append(await stream(rig, fresh, world, steps, viewer, mine))

        simulated(evening, ALL)
    here, there = found
    assert len(here) > 10
    assert any(b'"text":["' in frame for frame in here), "messages are among what is compared"
    for place, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"frame {place}"
