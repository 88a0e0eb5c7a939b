"""The quick answer to "may they do that?" is the list's answer, for every move there is."""

from collections import Counter

from aevum.core.rng import Rng
from aevum.core.state import OK, Ask
from aevum.games.imperials import GAME
from aevum.games.imperials.rules.asks import ASK_NAMES
from aevum.games.imperials.rules.questions import QUESTIONS
from aevum.games.imperials.rules.routes import extended_route, longest_route
from aevum.games.imperials.rules.state import Imperials

ENOUGH = 5  # positions of each kind of question checked in a game
LONGEST = 1200  # moves of a game

GAMES: list[tuple[bool, dict[str, object]]] = [
    (False, {"mode": "basic", "player_trades": False, "reroll": True}),
    (False, {"mode": "basic", "special_build": "on", "map": "fantasy land"}),
    (False, {"mode": "wonders", "player_trades": False}),
    (False, {"mode": "wonders", "special_build": "on"}),
    (True, {"mode": "wonders", "player_trades": False, "points": 21}),
]
"""Options, and whether the standard bot plays: it comes to wonders, which random play does not."""
NEEDS_LUCK = {"where", "deck", "lose-town", "retreat", "dice"}
"""Questions that these games may not reach; scenes elsewhere ask them."""


def check(state: Imperials, ask: Ask, rng: Rng) -> None:
    """Compare the three ways to get the answers of a question."""
    question = QUESTIONS[ask.kind]
    options = question.options(state, ask)
    assert options == sorted(set(options))
    admitted = [move for move in range(GAME.moves.size) if question.admits(state, ask, move)]
    assert admitted == options, ASK_NAMES[ask.kind]
    for _ in range(3 if options else 0):
        assert question.any_move(state, ask, rng) in options
    if ask.must:
        assert question.default(state, ask) in options


def test_every_kind_of_question_agrees_with_itself() -> None:
    """Every option is admitted, every other move of the table refused, any move is an option."""
    rng = Rng("admits")
    met = Counter[int]()
    bot = GAME.standard()
    for clever, options in GAMES:
        state = GAME.new(3, 11, False, **options)
        assert isinstance(state, Imperials)
        seen = Counter[int]()
        for _ in range(LONGEST):
            for ask in state.asks:
                if not ask.sealed() and seen[ask.kind] < ENOUGH:
                    seen[ask.kind] += 1
                    check(state, ask, rng)
            seats = [ask.seat for ask in state.asks if state.legal(ask.seat)]
            if not seats:
                break
            seat = rng.pick(seats)
            must = state.must(seat)
            if clever and must is not None:
                move = bot.choose(state.mask(seat), must, state.legal(seat), rng)
            else:
                move = state.random_move(seat, rng)
            assert state.apply(seat, move) == OK
        met += seen
    missing = {name for kind, name in enumerate(ASK_NAMES) if not met[kind]}
    assert missing <= NEEDS_LUCK, missing


def test_a_new_road_makes_the_route_that_a_whole_search_finds() -> None:
    state = GAME.new(2, seed=5, map="base")
    assert isinstance(state, Imperials)
    hexes = state.hexes
    for network in range(60):
        rng = Rng(f"roads {network}")
        road, owner = [-1] * len(hexes.side_ends), [-1] * len(hexes.points)
        for _ in range(network % 4):
            owner[rng.below(len(owner))] = 1
        known = 0
        corner = int(rng.below(len(owner)))
        for _ in range(15):
            side = rng.pick(hexes.corner_sides[corner])
            corner = hexes.far_end(side, corner)
            if road[side] == -1:
                road[side] = 0
                known = extended_route(hexes, road, owner, 0, side, known)
                assert known == longest_route(hexes, road, owner, 0)
                assert min(road) == -1
