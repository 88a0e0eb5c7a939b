"""Who knows what (R1.6, R1.7)."""

import json

import pytest

from aevum.core.events import project
from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR, UNKNOWN
from aevum.games.imperials import GAME
from aevum.games.imperials.data import CARDS
from aevum.games.imperials.rules.realm import KINDS
from aevum.games.imperials.scenes import Scene


def hand(scene: Scene, viewer: int, seat: int) -> list[int]:
    return scene.seen_by(viewer).hands[seat * CARDS : seat * CARDS + CARDS]


def heard(scene: Scene, viewer: int, kind: str) -> int:
    """Return how many events of a kind this viewer learns of."""
    return len([event for event in scene.events(kind) if project(event, viewer) is not None])


def test_only_the_owner_sees_a_hand() -> None:
    """R1.6: others see how many cards it has."""
    scene = Scene().hand(1, wood=2, ore=3).acting(0)
    assert hand(scene, 1, 1) == [2, 0, 0, 0, 3, 0, 0, 0]
    for viewer in (0, 2, SPECTATOR):
        assert hand(scene, viewer, 1) == [UNKNOWN] * CARDS
        assert scene.seen_by(viewer).sizes[1] == 5


def test_only_the_owner_sees_his_action_cards() -> None:
    """R1.6: others see how many there are, and how many are left in the deck."""
    scene = Scene().holds(1, "Monopoly").holds(1, "Treasure", 2).village(1, "0,0 N").acting(0)
    for viewer in (0, 2, SPECTATOR):
        mask = scene.seen_by(viewer)
        assert mask.cards[KINDS : 2 * KINDS] == [UNKNOWN] * KINDS
        assert mask.held[4:8] == [0, 0, 0, 3]
        assert mask.decks[3].size() == 22
        assert sum(mask.decks[3].mixed) == 0
        assert mask.all_points()[1] == 1
    assert scene.seen_by(1).all_points()[1] == 3


def test_market_and_decks_are_public() -> None:
    """R1.6"""
    scene = Scene().hand(1, wood=2).acting(0)
    assert scene.seen_by(2).market[0] == 22


@pytest.mark.parametrize("card", ["wood", "ore"])
def test_a_stolen_card_is_known_to_the_two_alone(card: str) -> None:
    """R1.6: whatever it was, everybody else sees and hears the same."""
    scene = Scene().village(1, "0,0 N").hand(1, wood=2, ore=2).before_roll(0).roll(3, 4)
    scene.do(0, "tile 0,0").chance(f"stolen {card}")
    assert [heard(scene, viewer, "stole") for viewer in (0, 1, 2, SPECTATOR)] == [1, 1, 0, 0]
    assert heard(scene, 2, "steals") == 1
    other = Scene().village(1, "0,0 N").hand(1, wood=2, ore=2).before_roll(0).roll(3, 4)
    other.do(0, "tile 0,0").chance("stolen wood")
    for viewer in (2, SPECTATOR):
        assert scene.seen_by(viewer).to_data() == other.seen_by(viewer).to_data()
    assert scene.seen_by(0).hands[:CARDS] == scene.state.hands[:CARDS]


@pytest.mark.parametrize("card", ["treasure", "monopoly"])
def test_a_bought_card_is_known_to_its_buyer_alone(card: str) -> None:
    """R1.6, R9.6"""
    price = {"wool": 1, "wheat": 1, "ore": 1}
    scene = Scene().hand(0, **price).acting(0).do(0, "buy").chance(f"drawn {card}")
    other = Scene().hand(0, **price).acting(0).do(0, "buy").chance("drawn warrior")
    for viewer in (1, 2, SPECTATOR):
        assert scene.seen_by(viewer).to_data() == other.seen_by(viewer).to_data()
        assert heard(scene, viewer, "drew") == 0
        assert heard(scene, viewer, "draws") == 1


def test_fog_hides_kinds_and_numbers() -> None:
    """R1.6, R2.12: from everybody, and whatever lies there."""
    scene = Scene(map="the herds").tile("4,0", "ore", 6).acting(0)
    other = Scene(map="the herds").tile("4,0", "wood", 3).acting(0)
    for viewer in (0, 1, SPECTATOR):
        mask = scene.seen_by(viewer)
        fogged = [tile for tile, fog in enumerate(mask.fog) if fog]
        assert len(fogged) == 30
        assert {mask.kinds[tile] for tile in fogged} == {UNKNOWN}
        assert {mask.numbers[tile] for tile in fogged} == {UNKNOWN}
        assert mask.to_data() == other.seen_by(viewer).to_data()
        assert GAME.view(mask) == GAME.view(other.seen_by(viewer))


def test_a_draft_is_seen_by_its_maker_alone() -> None:
    """R1.6, R8.8"""
    scene = Scene().hand(0, wood=1, ore=1).acting(0).do(0, "offer", "give wood")
    other = Scene().hand(0, wood=1, ore=1).acting(0).do(0, "offer", "give ore")
    assert scene.seen_by(1).to_data() == other.seen_by(1).to_data()
    assert scene.seen_by(0).to_data() != other.seen_by(0).to_data()


def test_a_sealed_choice_is_hidden_until_all_have_decided() -> None:
    """R1.7"""

    def after(card: str) -> Scene:
        scene = Scene().hand(1, wood=4, ore=4).hand(2, wool=4, ore=4).before_roll(0).roll(3, 4)
        return scene.do(1, *[f"card {card}"] * 4)

    for viewer in (0, 2, SPECTATOR):
        assert after("wood").seen_by(viewer).to_data() == after("ore").seen_by(viewer).to_data()
    assert after("wood").state.market == after("ore").state.market


def test_the_end_shows_the_treasures() -> None:
    """R10.9: and nothing else of the hands."""
    scene = Scene(points=5).town(0, "0,0 N", "0,0 S").holds(0, "Treasure").holds(1, "Treasure", 2)
    scene.holds(1, "Harvest").hand(1, wood=1).before_roll(0).roll(1, 1)
    mask = scene.seen_by(2)
    assert mask.all_points() == [5, 2, 0]
    assert mask.hands[CARDS : 2 * CARDS] == [UNKNOWN] * CARDS


def test_what_is_legal_follows_from_what_one_sees() -> None:
    """R1.6: the legal moves of a mask are those of the truth."""
    scene = Scene().village(0, "0,0 N").hand(0, wood=2, brick=1).hand(1, ore=1, wool=3)
    scene.holds(0, "Harvest").acting(0).do(0, "offer", "give wood", "ask ore", "send")
    for seat in range(3):
        assert scene.seen_by(seat).legal(seat) == scene.state.legal(seat)


def test_a_mask_is_saved_like_any_position() -> None:
    """R1.6: what a screen gets is plain data, and holds no secret of the dice."""
    scene = Scene(map="the woods").hand(1, ore=1).acting(0)
    for viewer in (0, 1, 2, SPECTATOR):
        data = scene.seen_by(viewer).to_data()
        assert GAME.load(json.loads(json.dumps(data))).to_data() == data
        assert scene.seen_by(viewer).dice.key == b""


def discarding() -> Scene:
    scene = Scene().hand(1, wood=4, ore=4).hand(2, wool=4, ore=4).before_roll(0).roll(3, 4)
    return scene.do(1, "card wood", "card ore")


def trading() -> Scene:
    scene = Scene().hand(0, wood=3).hand(1, ore=2).hand(2, ore=1).holds(2, "Treasure", 3).acting(0)
    scene.do(0, "offer", "give wood", "give wood", "ask ore", "send").do(1, "accept 1")
    return scene.do(2, "counter", "give ore")


def in_the_fog() -> Scene:
    return Scene(map="the mountains").hand(1, ore=4).holds(0, "Monopoly").acting(0)


def finished() -> Scene:
    scene = Scene(points=5).town(0, "0,0 N", "0,0 S").holds(0, "Treasure").holds(1, "Treasure")
    return scene.holds(1, "Warrior").hand(2, wood=3).before_roll(0).roll(1, 1)


@pytest.mark.parametrize("start", [discarding, trading, in_the_fog, finished])
def test_a_guess_is_a_possible_truth(start: object) -> None:
    """R1.6: it holds all cards, and shows its viewer just what they saw."""
    assert callable(start)
    scene = start()
    for viewer in (0, 1, 2, SPECTATOR):
        seen = scene.seen_by(viewer)
        for seed in range(5):
            world = seen.fill(Rng(seed))
            assert world.audit() == ""
            again = world.mask(viewer)
            assert GAME.view(again) == GAME.view(seen)
            assert again.legal(viewer) == seen.legal(viewer)
