"""A rematch: what nobody saw stays where it lies, the rest comes below (R15.4, R15.5)."""

import pytest

from aevum.core.errors import BadOption
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, TRUTH
from aevum.games.chronos import GAME
from aevum.games.chronos.data import FIFTY, NORTH
from aevum.games.chronos.moves import CARD_MOVE
from aevum.games.chronos.rules.setup import carried
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene


def again(text: str, seats: int = 3, stage: int = 4) -> Conquest:
    """Return a rematch that is not dealt yet."""
    options = GAME.settle({"stage": stage, "carried": text})
    state = GAME.setup(seats, 9, options)
    assert isinstance(state, Conquest)
    return state


def played() -> Scene:
    """Return a game of 110 cards in which four were picked."""
    scene = Scene(stage=4).pile(1, "50", "10", "30", "north", "20").timer("1a", "pile1")
    for moment in (0, 30_000, 60_000, 90_000):
        scene.do(0, "take 1a pile1", at=moment)
    return scene


def test_only_used_cards_and_tops_are_shuffled() -> None:
    """R15.4"""
    scene = played()
    unseen = scene.state.pools[0]
    state = again(carried(scene.state))
    assert state.pools[0] == unseen
    assert sum(state.pools[0]) == 110 - 6 - 4
    used = state.pools[1]
    assert sum(used) == 10
    assert used[FIFTY] == used[NORTH] == 1


def test_they_go_below() -> None:
    """R15.4: first the cards come to light that lay under the tops."""
    state = again(carried(played().state))
    state.explicit = True
    state.start()
    unseen = {card for card, number in enumerate(state.pools[0]) if number}
    while state.asks[-1].seat == CHANCE:
        assert {outcome - CARD_MOVE for outcome, _ in state.weights()} <= unseen
        state.apply(CHANCE, state.weights()[0][0])
    assert state.audit() == ""
    heights = [state.height(pile) for pile in range(6)]
    assert sum(heights) == 110
    assert max(heights) - min(heights) <= 1
    assert sum(state.layers[0]) == 100 - 6
    assert sum(state.layers[1]) == 10


def test_the_new_layer_comes_to_light_only_after_the_old() -> None:
    """R15.4"""
    state = again(carried(played().state))
    state.start()
    assert state.layers[0][0] + state.layers[1][0] == state.under[0]
    rng = Rng(4)
    for _ in range(400):
        seat = rng.below(3)
        moves = state.legal(seat)
        if moves and not state.over():
            state.apply(seat, rng.pick(moves))
        state.advance(state.now + 5_000)
        assert state.audit() == ""
        for pile in range(6):
            assert sum(layer[pile] for layer in state.layers) == state.under[pile]
    assert state.viewer == TRUTH


def test_a_third_game() -> None:
    """R15.4: two layers are carried on if both have cards left."""
    first = again(carried(played().state))
    first.start()
    third = again(carried(first))
    assert third.pools[:2] == first.pools
    assert sum(sum(pool) for pool in third.pools) == 110


def test_gods_and_cities_are_drawn_anew() -> None:
    """R15.4, R1.4"""
    state = again(carried(Scene().state), stage=5)
    state.start()
    assert len(state.cities) == 2
    assert state.audit() == ""


@pytest.mark.parametrize(
    "text", ["x", "1.2:3", "0.1:0", "1" * 1_000, ":", "0.1.0.0.0.0.0.0.0.0.0.0.0.0.0:1.0.0.0.0"]
)
def test_what_fits_no_game_is_refused(text: str) -> None:
    """R15.5"""
    with pytest.raises(BadOption):
        again(text)


def test_another_number_of_players_or_stage_is_refused() -> None:
    """R15.5"""
    text = carried(played().state)
    with pytest.raises(BadOption):
        again(text, seats=4)
    with pytest.raises(BadOption):
        again(text, stage=1)
