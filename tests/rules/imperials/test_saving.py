"""A game saved in the middle of an effect continues as if nothing had happened.

Every scene checks after each step that the position can be saved; here the save is played on.
"""

import pytest

from aevum.core.state import OK
from aevum.games.imperials import GAME
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.scenes import Scene


def finished(scene: Scene, reload: bool) -> list[object]:
    """Play on with the last legal move of everybody, and saving at each step; return the end."""
    for _ in range(24):
        if reload:
            scene.reload()
        seat, question = scene.asked()[0]
        if question == "chance":
            scene.chance(max(scene.odds()))
        elif question == "main":
            scene.do(seat, "end")
        else:
            scene.do(seat, scene.legal(seat)[-1])
    return scene.state.to_data()


def seven() -> Scene:
    """Two players discard, one of them has begun, and the robber is still to come."""
    scene = Scene().hand(1, wood=4, ore=4).hand(2, wool=9).village(1, "0,0 N").village(2, "0,0 S")
    return scene.before_roll(0).roll(3, 4).do(1, "card wood")


def road_builder() -> Scene:
    scene = Scene(map="the woods").road(0, "2,1 SW").holds(0, "Road Builder")
    return scene.tile("3,1", "gold", 5).before_roll(0).do(0, "play road-builder", "side 2,1 SE")


def trading() -> Scene:
    """An open offer, a counter-offer, a draft, an embargo, an answer."""
    scene = Scene(5).hand(0, wood=4).hand(1, ore=3).hand(2, ore=1, wool=1).acting(0)
    scene.do(0, "offer", "give wood", "ask ore", "send").do(2, "accept 1").do(4, "embargo 1")
    scene.do(1, "counter", "give ore", "ask wood", "ask wood", "send", "request")
    return scene.do(2, "counter", "give wool")


def market_or_players() -> Scene:
    scene = Scene().hand(0, wood=4).acting(0)
    return scene.do(0, "offer", *["give wood"] * 4, "ask ore", "send")


def setup() -> Scene:
    return Scene(4, map="the herds").do(0, "village 2,1 NW")


@pytest.mark.parametrize("start", [seven, road_builder, trading, market_or_players, setup])
def test_a_save_in_the_middle_of_things(start: object) -> None:
    """R1.8: what is begun is finished, also after a save."""
    assert callable(start)
    assert finished(start(), reload=True) == finished(start(), reload=False)


def test_offers_survive_a_save() -> None:
    """R8.13, R8.14"""
    scene = trading().reload()
    scene.do(2, "ask wood", "send").do(0, "deal by2 with 2")
    assert scene.hand_of(0) == {"wood": 2, "ore": 1}
    scene.do(0, "end")
    assert scene.asked() == [(1, "special")]


@pytest.mark.parametrize("mode", ["basic", "wonders"])
def test_a_whole_game_from_save_to_save(mode: str) -> None:
    """R2.15: with all cards and pieces there at every moment."""
    state = GAME.new(3, seed=7, mode=mode, rounds=10)
    other = GAME.new(3, seed=7, mode=mode, rounds=10)
    step = 0
    while not state.over():
        step += 1
        ask = next(ask for ask in state.asks if ask.must)
        legal = state.legal(ask.seat)
        move = legal[step * 7 % len(legal)]
        assert state.apply(ask.seat, move) == other.apply(ask.seat, move) == OK
        assert state.audit() == ""
        other = GAME.load(other.to_data())
    assert isinstance(other, Imperials)
    assert other.to_data() == state.to_data()
    assert step > 100
