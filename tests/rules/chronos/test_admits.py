"""The three ways to ask for the answers of a question agree, for every kind there is."""

from collections import Counter

from aevum.core.rng import Rng
from aevum.core.state import CHANCE, NONE, OK, WAIT, Ask
from aevum.games.chronos import GAME
from aevum.games.chronos.data import EOS, HECATE, HEPHAESTUS, HERMES, NEMESIS
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.offerings import receive
from aevum.games.chronos.rules.questions import QUESTIONS
from aevum.games.chronos.rules.state import Conquest

ENOUGH = 12  # positions of each kind of question checked in a game
STEPS = 1500  # of a game
GIFTS = ((HECATE, 0), (HERMES, 1), (NEMESIS, 2), (HEPHAESTUS, 3), (EOS, 3))
"""GODs that ask, and who has them from the beginning."""


def asking_game(seed: int) -> Conquest:
    """Return a game with explicit chance in which every kind of question comes up."""
    state = GAME.new(4, seed, True)
    assert isinstance(state, Conquest)
    while state.asks[-1].seat == CHANCE:
        check(state, state.asks[-1], Rng("setup"))
        assert state.apply(CHANCE, state.draw()) == OK
    for god, seat in GIFTS:
        state.temple &= ~(1 << god)
        receive(state, seat, god)
    state.haunted = 0
    return state


def check(state: Conquest, ask: Ask, rng: Rng) -> None:
    """Compare the ways to get the answers of a question."""
    question = QUESTIONS[ask.kind]
    options = question.options(state, ask)
    assert options == sorted(set(options))
    admitted = [move for move in range(MOVES.size) if question.admits(state, ask, move)]
    assert admitted == options, ask.kind
    for _ in range(3):
        if options:
            assert question.any_move(state, ask, rng) in options
    if ask.kind == ACT:
        assert question.default(state, ask) == WAIT
        assert options or question.any_move(state, ask, rng) == NONE
    else:
        assert question.default(state, ask) in options


def step(state: Conquest, rng: Rng) -> None:
    """Let chance, time or somebody at random go on."""
    if state.asks[-1].seat == CHANCE:
        assert state.apply(CHANCE, state.draw()) == OK
        return
    state.advance(state.now + int(rng.below(400)))
    if state.asks and state.asks[-1].seat != CHANCE:
        seat = int(rng.below(state.seats))
        legal = state.legal(seat)
        if legal:
            assert state.apply(seat, rng.pick(legal)) == OK


def test_every_kind_of_question_agrees_with_itself() -> None:
    """Every option is admitted, every other move of the table refused, any move is an option."""
    rng = Rng("admits")
    met = Counter[int]()
    for seed in range(6):
        state = asking_game(seed)
        seen = Counter[int]()
        for _ in range(STEPS):
            if not state.asks:
                break
            for ask in state.asks:
                if seen[ask.kind] < ENOUGH:
                    seen[ask.kind] += 1
                    check(state, ask, rng)
            step(state, rng)
        met += seen
    assert set(met) == set(range(len(QUESTIONS))), met


def test_a_random_act_is_as_likely_as_any_other() -> None:
    state = asking_game(1)
    rng = Rng("even")
    for _ in range(60):
        step(state, rng)
    state.advance(state.now + 1_000)
    ask = max(state.asks[: state.seats], key=lambda each: len(state.legal(each.seat)))
    options = QUESTIONS[ACT].options(state, ask)
    times = 400 * len(options)
    drawn = Counter([QUESTIONS[ACT].any_move(state, ask, rng) for _ in range(times)])
    assert set(drawn) == set(options)
    assert 300 < min(drawn.values()) <= max(drawn.values()) < 500
