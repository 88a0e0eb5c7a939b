"""Every action card of Wonders & Warriors can be saved, copied and taken up between its choices."""

import json

import pytest

from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR
from aevum.games.imperials import GAME
from tests.rules.imperials.banquet import CHOOSERS, PLAYED, answering, play, walk

ASKING = [card for card in PLAYED if card not in ("Irrigation", "Mining", "Warlord")]


@pytest.mark.parametrize("card", PLAYED)
def test_every_card_can_be_played_at_the_rich_table(card: str) -> None:
    """R15.5, R15.3: and then it lies under its deck."""
    scene, text = play(card)
    assert scene.can(0, text)
    scene.do(0, text)
    assert scene.actions_of(0) == {}
    asked = scene.asked()
    assert (asked != [(0, "main")]) == (card in ASKING)


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("card", PLAYED)
def test_a_save_and_a_copy_go_on_as_the_game_does(card: str, chooser: str) -> None:
    """At each question of the card, to any player."""
    for scene, seat, move in walk(card, chooser):
        data = scene.state.to_data()
        loaded, copy = GAME.load(json.loads(json.dumps(data))), scene.state.clone()
        for other in (loaded, copy):
            assert other.to_data() == data
            assert all(other.legal(each) == scene.state.legal(each) for each in range(3))
            other.apply(seat, move)
        assert loaded.to_data() == copy.to_data() != data
        assert scene.state.to_data() == data


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("card", PLAYED)
def test_what_a_viewer_can_imagine_is_a_game_that_goes_on(card: str, chooser: str) -> None:
    """R1.6: whatever the hidden cards are, the player asked has an answer, and nothing is lost."""
    for scene, _, _ in walk(card, chooser):
        for viewer in (0, 1, 2, SPECTATOR):
            for seed in range(6):
                world = scene.state.mask(viewer).fill(Rng(seed))
                assert world.audit() == ""
                for seat in answering(scene):
                    world.apply(seat, world.legal(seat)[0])
                    assert world.audit() == ""


@pytest.mark.parametrize("card", PLAYED)
def test_what_is_asked_and_allowed_follows_from_what_the_asked_seat_sees(card: str) -> None:
    """R1.6"""
    for scene, _, _ in walk(card, "first"):
        for seat in range(3):
            assert scene.state.mask(seat).legal(seat) == scene.state.legal(seat)
