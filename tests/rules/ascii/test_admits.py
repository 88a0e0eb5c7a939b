"""The quick answers to "may they do that?" are the list's answers, for every move there is."""

from collections import Counter

from aevum.core.rng import Rng
from aevum.core.state import OK, Ask
from aevum.games.ascii import GAME
from aevum.games.ascii.data import DICE
from aevum.games.ascii.rules.asks import ASK_NAMES, DEVELOP
from aevum.games.ascii.rules.die_moves import DieUses
from aevum.games.ascii.rules.questions import QUESTIONS
from aevum.games.ascii.rules.sheet_move import DieMove
from aevum.games.ascii.rules.sheet_moves import DRAWINGS, OTHERS, ROWS, SHEET_MOVES
from aevum.games.ascii.rules.state import Empires

ENOUGH = 3  # positions of each kind of question checked in a game
LONGEST = 1500  # moves of a game
EARLY = {"navigation.box": 1, "trunk.boxes": 1, "colony.die": 1}  # Reach, and Colonies in use
GAMES: list[tuple[int, dict[str, object], dict[str, int]]] = [
    (1, {}, {}),
    (2, {"learning": 40}, {}),
    (4, {}, {}),
    (3, {"settlers": True}, {**EARLY, "start.gold": 9}),
    (3, {}, {**EARLY, "raid.actions": 2, "edict.unhappiness": 2}),
]
"""Seats, options and numbers."""


def check(state: Empires, ask: Ask, rng: Rng) -> None:
    """Compare the ways to get the answers of a question."""
    question = QUESTIONS[ask.kind]
    options = question.options(state, ask)
    assert options == sorted(set(options))
    admitted = [move for move in range(GAME.moves.size) if question.admits(state, ask, move)]
    assert admitted == options, ASK_NAMES[ask.kind]
    legal = state.legal(ask.seat)
    for _ in range(5 if options else 0):
        assert question.any_move(state, ask, rng) in legal, "an edict may come of any question"
    if ask.must and not ask.sealed():
        assert question.default(state, ask) in options
    if ask.kind == DEVELOP:
        check_rows(state, ask.seat, rng)


def check_rows(state: Empires, seat: int, rng: Rng) -> None:
    """Compare the ways in which each row of moves is listed and counted."""
    listed: dict[int, list[int]] = {}
    for row in ROWS:
        found = listed[row.first] = []
        row.add(state, seat, found)
        assert all(SHEET_MOVES[move] is row for move in found)
    for row in OTHERS:
        tickets = range(row.number(state, seat))
        assert sorted(row.at(state, seat, t, rng) for t in tickets) == listed[row.first]
    for row in DRAWINGS:
        assert row.number(state, seat) == len(listed[row.first])
        for _ in range(3 if listed[row.first] else 0):
            assert row.at(state, seat, 0, rng) in listed[row.first]
    uses, dice = DieUses(state, seat), state.empires[seat].dice()
    for die in range(DICE):
        wanted = [
            move
            for row in ROWS
            if isinstance(row, DieMove)
            for move in listed[row.first]
            if row.die(move) == die
        ]
        if dice >> die & 1:
            face = state.faces[die]
            tickets = range(uses.number(face))
            assert sorted(uses.at(die, face, ticket) for ticket in tickets) == sorted(wanted)
        else:
            assert wanted == []


def check_edicts(state: Empires, seat: int) -> None:
    """Compare the ways in which the moves of an edict are listed and counted."""
    for edict in state.terms.edicts:
        options = edict.options(state, seat)
        assert [edict.at(state, seat, t) for t in range(edict.number(state, seat))] == options
        moves = range(edict.first, edict.after)
        assert [move for move in moves if edict.admits(state, seat, move)] == options


def test_every_kind_of_question_agrees_with_itself() -> None:
    """Every option is admitted, every other move of the table refused, any move is an option."""
    rng = Rng("admits")
    met = Counter[int]()
    bot = GAME.champion("champion-1")  # it founds Colonies in these games
    for seats, options, numbers in GAMES:
        state = GAME.new(seats, 11, False, numbers=numbers, **options)
        assert isinstance(state, Empires)
        seen = Counter[int]()
        for _ in range(LONGEST):
            for ask in state.asks:
                if not ask.sealed() and seen[ask.kind] < ENOUGH:
                    seen[ask.kind] += 1
                    check(state, ask, rng)
                    check_edicts(state, ask.seat)
            musts = [ask for ask in state.asks if ask.must and not ask.sealed()]
            if not musts:
                break
            must = musts[int(rng.below(len(musts)))]
            legal = state.legal(must.seat)
            move = bot.choose(state.mask(must.seat), must, legal, rng)
            if rng.below(4) == 0:
                move = rng.pick([other for other in legal if not GAME.rash(other)])
            assert state.apply(must.seat, move) == OK
        met += seen
    assert {name for kind, name in enumerate(ASK_NAMES) if not met[kind]} == set()
