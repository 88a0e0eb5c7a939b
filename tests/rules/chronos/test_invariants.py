"""Invariants at every event of every game; and replaying a log gives the same game."""

import json

import pytest

from aevum.core.rng import Rng
from aevum.core.state import CHANCE, OK, TRUTH
from aevum.games.chronos import GAME
from aevum.games.chronos.data import CARDS, NORTH, WINDS
from aevum.games.chronos.moves import DEMETER_MOVE, HARPY_MOVE, SEND, TAKE
from aevum.games.chronos.rules.places import CITY, HELL, PILES, PLACES
from aevum.games.chronos.rules.state import Conquest
from tests.profile import amount
from tests.rules.chronos.wanderers import moments, table

GAMES = amount(ci=3, soak=60)
TABLES = [
    (3, {"stage": 1}),
    (3, {}),
    (4, {"stage": 3}),
    (4, {}),
    (5, {"stage": 4}),
    (5, {"uneven": True}),
    (6, {"teams": True}),
    (6, {}),
]


def count_cards(state: Conquest) -> list[int]:
    """Return how many cards of each kind there are, wherever they lie."""
    counts = state.discard[:]
    for pool in state.pools:
        counts = [a + b for a, b in zip(counts, pool, strict=True)]
    for row in [*state.hoards, state.tops, state.atlantis]:
        for card in row:
            if card >= 0:
                counts[card] += 1
    for place, number in enumerate(state.winds):
        counts[NORTH + place % WINDS] += number
    counts[0] += state.zeros
    return counts


def check_place(state: Conquest, cards: list[int], timers: set[int]) -> None:
    """R1.2, R10.1: nothing is lost, and nobody shares a CITY."""
    assert state.audit() == ""
    assert count_cards(state) == cards
    assert timers <= set(state.timers)
    assert len(state.timers) <= len(timers) + 1
    for timer in state.timers:
        assert 0 <= state.place[timer] < PLACES
    for city in range(CITY, HELL):
        assert [state.place[timer] for timer in state.timers].count(city) <= 1
    for hoard in state.hoards:
        assert all(0 <= card < NORTH for card in hoard)
    assert len(count_cards(state)) == CARDS


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_lost_and_nobody_cheats(seats: int, options: dict[str, object]) -> None:
    """R2.3, R3.1, R10.1: no pick in company, no owner moves a flowing timer."""
    for seed in range(GAMES):
        state = table(seats, seed, **options)
        cards, timers = count_cards(state), set(state.timers)
        for _, seat, move in moments(state, Rng(seed)):
            places, ends, company = state.place[:], state.ends[:], state.company[:]
            owners = {timer: state.owner(timer) for timer in state.timers}
            assert state.apply(seat, move) == OK
            for event in state.events or []:
                if event.kind == "go":
                    timer, before = event.args[:2]
                    assert owners[timer] == event.seat == seat
                    assert ends[timer] <= state.now
                    assert places[timer] == before
                if event.kind == "pick":
                    demeter = DEMETER_MOVE <= move < HARPY_MOVE
                    assert TAKE <= move < SEND or demeter
                    assert company[event.args[0]] == (0 if demeter else 1)
            brought = [event.args[0] for event in state.events or [] if event.kind == "sparta"]
            for timer, owner in owners.items():
                if ends[timer] > state.now and owner == seat and move < SEND:
                    assert state.place[timer] == places[timer] or timer in brought
            check_place(state, cards, timers)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_log_replays_bit_for_bit(seats: int, options: dict[str, object]) -> None:
    """R13.7: moment, seat and move are all that a game is."""
    for seed in range(GAMES):
        state = table(seats, seed, **options)
        log: list[tuple[int, int, int]] = []
        digests: list[object] = []
        for at, seat, move in moments(state, Rng(seed), most=300):
            assert state.apply(seat, move) == OK
            log.append((at, seat, move))
            digests.append(state.to_data())
        again = table(seats, seed, **options)
        again.events = None
        for (at, seat, move), digest in zip(log, digests, strict=True):
            again.advance(at)
            assert again.apply(seat, move) == OK
            assert again.to_data() == digest


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_saved_game_goes_on_as_the_other(seed: int) -> None:
    """R13.7: whenever it is saved, and however often one looks at the clock."""
    state = table(4, seed)
    twin = GAME.load(json.loads(json.dumps(state.to_data())))
    assert isinstance(twin, Conquest)
    for step, (at, seat, move) in enumerate(moments(state, Rng(seed), most=300)):
        assert state.apply(seat, move) == OK
        while twin.deadline() <= at:
            twin.advance(twin.deadline())
        twin.advance(at)
        assert twin.apply(seat, move) == OK
        assert twin.to_data() == state.to_data()
        if step % 10 == 0:
            twin = GAME.load(json.loads(json.dumps(twin.to_data())))
            assert isinstance(twin, Conquest)
    assert twin.viewer == TRUTH


@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_else_answers_for_chance(seats: int) -> None:
    state = table(seats, 1)
    before = state.to_data()
    for move in range(0, GAME.moves.size, 37):
        assert state.apply(CHANCE, move) != OK
    assert state.to_data() == before


def test_random_games_meet_almost_everything() -> None:
    """Checks that the games above meet all kinds of events."""
    seen: set[str] = set()
    picked_from_atlantis = 0
    for seed in range(amount(ci=30, soak=100)):
        state = table(3 + seed % 4, 1_000 + seed)
        for _, seat, move in moments(state, Rng(seed), most=400):
            state.apply(seat, move)
            for event in state.events or []:
                seen.add(event.kind)
                picked_from_atlantis += event.kind == "pick" and event.args[0] == PILES - 1
    wanted = {"go", "pick", "reveal", "hell", "plague", "gains", "discards", "gives", "zero"}
    wanted |= {"cube", "knock", "owes", "recovers", "robs", "sparta", "buys", "plunder"}
    assert wanted <= seen
    assert picked_from_atlantis > 0
