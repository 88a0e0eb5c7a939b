"""The quick answer to "may he do that?" is the list's answer, for every move there is."""

import pytest

from aevum.core.rng import Rng
from aevum.core.state import CHANCE
from aevum.games.imperials import GAME
from aevum.games.imperials.rules.routes import extended_route, longest_route
from aevum.games.imperials.rules.state import Imperials

POSITIONS = 60
APART = 9  # moves between two positions that are looked at


@pytest.mark.parametrize("mode", ["basic", "wonders"])
@pytest.mark.parametrize("trades", [False, True])
def test_a_move_is_admitted_where_the_list_has_it(mode: str, trades: bool) -> None:
    state = GAME.new(3, seed=11, mode=mode, player_trades=trades, map="base")
    assert isinstance(state, Imperials)
    rng = Rng("admits")
    for place in range(POSITIONS * APART):
        if not state.asks:
            break
        ask = next(ask for ask in state.asks if ask.must)
        if ask.seat != CHANCE and place % APART == 0:
            listed = set(state.options(ask))
            quick = {move for move in range(GAME.moves.size) if state._admits(ask, move)}
            assert quick == listed
        state.apply(ask.seat, rng.pick(state.legal(ask.seat)))


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
