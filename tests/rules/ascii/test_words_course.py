"""Whole games in words: at every question all options have different labels."""

import random
import re
from collections import Counter

import pytest

from aevum.core.state import CHANCE, OK, State
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.asks import ASK_NAMES
from tests.rules.ascii.test_course import draw_move, rich

REASON = re.compile(r"R\d+\.\d+: \S.*\.")  # one sentence with its rule
NUMBER = re.compile(r"\bR\d+\.\d+\b")
PARAGRAPHS = frozenset(NUMBER.findall(GAME.rules()))
LONGEST = 300  # questions of one course
SEATS = (1, 2, 3, 4)


def check_question(state: State, seat: int) -> None:
    """Labels differ and aren't notation; the question is a sentence."""
    view = state.mask(seat)
    moves = state.legal(seat)
    labels = Counter(GAME.label(view, move) for move in moves)
    assert [label for label, number in labels.items() if number > 1] == []
    assert not labels.keys() & {MOVES.text(move) for move in moves}
    for ask in view.asks:
        if ask.seat == seat:
            assert GAME.prompt(view, ask)[-1] in ".?"
    assert max(len(line) for line in GAME.draw(view).splitlines()) <= 80


def check_refusals(state: State, rng: random.Random) -> None:
    """For moves of every kind and every seat: a reason if and only if they are refused."""
    for seat in range(state.seats):
        view, legal = state.mask(seat), set(state.legal(seat))
        for row in MOVES.rows:
            move = row.base + rng.randrange(row.size)
            told = GAME.why(view, seat, move)
            assert (told == "") == (move in legal), MOVES.text(move)
            if told:
                assert REASON.fullmatch(told), told
                assert set(NUMBER.findall(told)) <= PARAGRAPHS, told
            assert GAME.label(view, move)
            assert GAME.done(view, move)


@pytest.mark.parametrize("seats", SEATS)
def test_everything_has_its_words(seats: int) -> None:
    """R1.3: what is asked, offered, refused and told in whole games, Colonies and all."""
    rng, seen, asked = random.Random(seats), Counter[str](), Counter[str]()
    for seed in range(3):
        state = rich(seats, seed).begin("diplomacy").state
        for _ in range(LONGEST):
            if state.over():
                break
            ask = rng.choice([ask for ask in state.asks if ask.must])
            if ask.seat == CHANCE:
                move = state.draw()
            else:
                name = ASK_NAMES[ask.kind]
                asked[name] += 1
                if asked[name] < 6:
                    check_question(state, ask.seat)
                    check_refusals(state, rng)
                move = draw_move(state, ask.seat, seen, rng)
                seen[MOVES.row(move).name] += 1
            state.events = []
            assert state.apply(ask.seat, move) == OK
            for event in state.events:
                assert str(GAME.words.say(event, state))[-1] == "."
    wanted = {1: 4, 2: 9, 3: 11, 4: 11}
    assert len(asked) >= wanted[seats], asked
