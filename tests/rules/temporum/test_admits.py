"""The quick answers to "may they do that?" are those of the list, for every kind of question."""

from collections import Counter

from aevum.core.rng import Rng
from aevum.core.state import CHANCE, OK, Ask
from aevum.games.temporum import GAME
from aevum.games.temporum.rules.asks import ASK_NAMES
from aevum.games.temporum.rules.moving import locked
from aevum.games.temporum.rules.questions import QUESTIONS
from aevum.games.temporum.rules.state import Temporum

ENOUGH = 4  # positions of each kind of question checked in a game
LONGEST = 500  # moves of a game
UNLISTED = ("turn", "score", "play", "advance", "discard", "may")

GAMES = [
    (board, cards, seats)
    for board in ("traders", "control your destiny", "they walk among us", "nightmare worlds")
    for cards in ("both", "realities")
    for seats in (2, 3, 5)
]
"""Zones, the box of the cards, and how many play."""


def check(state: Temporum, ask: Ask, rng: Rng) -> None:
    """Compare the ways to get the answers of a question."""
    question = QUESTIONS[ask.kind]
    options = question.options(state, ask)
    assert options == sorted(set(options))
    admitted = [move for move in range(GAME.moves.size) if question.admits(state, ask, move)]
    assert admitted == options, ASK_NAMES[ask.kind]
    for _ in range(3):
        assert question.any_move(state, ask, rng) in options
    assert question.default(state, ask) in options


def test_every_kind_of_question_agrees_with_itself() -> None:
    """Every option is admitted, every other move of the table refused, any move is an option."""
    rng = Rng("admits")
    met = Counter[int]()
    for seed, (board, cards, seats) in enumerate(GAMES):
        state = GAME.new(seats, seed, False, zones=board, card_set=cards)
        assert isinstance(state, Temporum)
        seen = Counter[int]()
        for _ in range(LONGEST):
            asks = [ask for ask in state.asks if ask.seat != CHANCE and not ask.sealed()]
            if not asks:
                break
            for ask in asks:
                if seen[ask.kind] < ENOUGH:
                    seen[ask.kind] += 1
                    check(state, ask, rng)
            seat = rng.pick([ask.seat for ask in asks])
            assert state.apply(seat, rng.pick(state.legal(seat))) == OK
        met += seen
    missing = {name for kind, name in enumerate(ASK_NAMES) if not met[kind]}
    assert not missing


def test_any_move_is_fair() -> None:
    """The options of questions that are not listed are drawn about equally often."""
    rng = Rng("fair")
    looked = Counter[tuple[str, bool, bool]]()
    for seed, board in enumerate(("harsh", "nightmare worlds", "riches")):
        state = GAME.new(2, seed, False, zones=board)
        assert isinstance(state, Temporum)
        while not state.over():
            ask = state.asks[0]
            options = state.options(ask)
            jailed = locked(state, state.pawn[ask.seat])
            case = (ASK_NAMES[ask.kind], len(state.front[ask.seat]) > 0, jailed)
            if case[0] in UNLISTED and looked[case] < ENOUGH and len(options) > 1:
                looked[case] += 1
                found = Counter(state.any_move(ask, rng) for _ in range(400 * len(options)))
                assert set(found) == set(options)
                assert min(found.values()) > 300
            assert state.apply(ask.seat, rng.pick(options)) == OK
    assert {name for name, _, _ in looked} == set(UNLISTED)
    assert all(looked["turn", front, jailed] for front in (True, False) for jailed in (True, False))
