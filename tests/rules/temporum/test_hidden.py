"""Who knows what: hands, the deck, Quiet Planet, Cache, sealed passes (R1.9)."""

from collections.abc import Callable

import pytest

from aevum.core.events import project
from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR, UNKNOWN
from aevum.games.temporum.data import CARD_NUMBER
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing

ARTIST, BANK = CARD_NUMBER["Artist"], CARD_NUMBER["Bank"]
GIZMO, GOODS = CARD_NUMBER["Gizmo"], CARD_NUMBER["Trade Goods"]


def mask(scene: Scene, viewer: int) -> Temporum:
    """Return what a viewer sees."""
    if not scene.started:
        scene.begin()
    seen = scene.state.mask(viewer)
    assert isinstance(seen, Temporum)
    return seen


def alike(one: Scene, other: Scene, *viewers: int) -> None:
    """Two scenes must look and sound the same to these viewers, and to a spectator."""
    assert one.state.to_data() != other.state.to_data()
    for viewer in (*viewers, SPECTATOR):
        assert mask(one, viewer).to_data() == mask(other, viewer).to_data()
        assert heard(one, viewer) == heard(other, viewer)


def heard(scene: Scene, viewer: int) -> list[tuple[str, int, list[int]]]:
    """Return the events that a viewer learns of."""
    events = [project(event, viewer) for event in scene.told]
    return [(event.kind, event.seat, list(event.args)) for event in events if event is not None]


# Hands


def test_only_the_owner_sees_a_hand() -> None:
    """R1.9: others see how many cards it has."""
    scene = table(3).hand(1, "Artist", "Bank")
    assert mask(scene, 1).hands[1] == [ARTIST, BANK]
    for viewer in (0, 2, SPECTATOR):
        assert mask(scene, viewer).hands[1] == [UNKNOWN, UNKNOWN]
    alike(scene, table(3).hand(1, "Cache", "Trinket").begin(), 0, 2)


def test_gizmos_and_trade_goods_are_recognised_in_a_hand() -> None:
    """R1.9"""
    scene = table().hand(1, "Gizmo", "Artist", "Trade Goods", "Gizmo")
    for viewer in (0, SPECTATOR):
        assert mask(scene, viewer).hands[1] == [UNKNOWN, GIZMO, GIZMO, GOODS]
        assert mask(scene, viewer).special == [6, 7]


def test_a_drawn_card_is_known_to_who_draws_it() -> None:
    """R1.9"""
    scenes = [
        standing("Renaissance").do(0, "stay").draw("Artist", card) for card in ("Bank", "Cache")
    ]
    assert scenes[0].hand_of(0) == ["Artist", "Bank"]
    alike(scenes[0], scenes[1], 1)


def test_a_card_that_came_back_to_a_hand_is_not_marked_there() -> None:
    """R1.9: others must remember it."""
    scene = at_play("Bag of Loot", "Artist").do(0, "stay", "play Bag of Loot")
    assert scene.hand_of(0) == ["Artist", "Bag of Loot"]
    assert mask(scene, 1).hands[0] == [UNKNOWN, UNKNOWN]


def test_money_crowns_discards_and_perpetual_cards_are_public() -> None:
    """R1.9"""
    scene = table(3).money(1, 7).crowns(1, 4, 3, 2, 1).front(1, "Bank").thrown("Artist", "Artist")
    for viewer in (0, 2, SPECTATOR):
        seen = mask(scene, viewer)
        assert (seen.money, seen.crowns) == (scene.state.money, scene.state.crowns)
        assert seen.front[1][0].kind == BANK
        assert seen.thrown[ARTIST] == 2
        assert seen.deck.size() == scene.state.deck.size()


# The deck


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_order_of_the_deck_is_hidden(viewer: int) -> None:
    """R1.9: even its next card, and what is left in it."""
    scene = table().on_deck("Artist", "Bank")
    seen = mask(scene, viewer)
    assert seen.deck.top == [UNKNOWN, UNKNOWN]
    assert sum(seen.deck.mixed) == 0
    assert seen.deck.size() == 120
    alike(scene, table().on_deck("Cache", "Trinket").begin(), 0, 1)


def bright(card: str) -> Scene:
    """Seat 0 put a card on the deck in Bright Ages."""
    scene = standing("Bright Ages", card).do(0, "stay").draw("Settlers", "Trinket", "Engineer")
    return scene.do(0, f"card {card}")


def test_the_card_of_bright_ages_is_known_to_all_until_it_is_drawn() -> None:
    """R1.9, R6.9"""
    scene = bright("Bank")
    for viewer in (0, 1, SPECTATOR):
        assert mask(scene, viewer).deck.top == [BANK]
    scene.do(1, "move Bright Ages").draw("Cache", "Maneuver").do(1, "card Cache")
    assert scene.hand_of(1) == ["Bank", "Maneuver"]
    assert mask(scene, 0).hands[1] == [UNKNOWN, UNKNOWN]


# Quiet Planet, Robotic Utopia


def quiet(*cards: str) -> Scene:
    return standing("Quiet Planet").quiet(*cards)


def test_nobody_knows_the_pile_of_quiet_planet() -> None:
    """R1.9"""
    scene = quiet("Artist", "Bank", "Cache")
    for viewer in (0, 1, SPECTATOR):
        assert mask(scene, viewer).quiet == [UNKNOWN] * 3
    alike(scene, quiet("Trinket", "Hacker", "Settlers").begin(), 0, 1)


def test_the_visitor_of_quiet_planet_sees_the_pile_while_he_chooses() -> None:
    """R1.9, R6.9: what they took and what they left is their secret."""
    scene = quiet("Artist", "Bank", "Cache").do(0, "stay")
    assert mask(scene, 0).quiet == scene.state.quiet == [ARTIST, BANK, CARD_NUMBER["Cache"]]
    for viewer in (1, SPECTATOR):
        assert mask(scene, viewer).quiet == [UNKNOWN] * 3
    scene.do(0, "card Bank")
    other = quiet("Artist", "Bank", "Cache").do(0, "stay", "card Cache")
    alike(scene, other, 1)
    scene.do(0, "card Artist")
    assert mask(scene, 0).quiet == [UNKNOWN]


def test_the_card_of_robotic_utopia_is_public() -> None:
    """R1.9"""
    scene = table(2, "Robotic Utopia").robot("Settlers")
    for viewer in (0, 1, SPECTATOR):
        assert mask(scene, viewer).robot == CARD_NUMBER["Settlers"]


# Cache


def cache(card: str) -> Scene:
    return at_play("Cache", card).do(0, "stay", "play Cache")


def test_only_its_owner_knows_what_is_under_a_cache() -> None:
    """R1.9"""
    scene = cache("Artist")
    assert mask(scene, 0).front[0][0].tucked == ARTIST
    for viewer in (1, SPECTATOR):
        assert mask(scene, viewer).front[0][0].tucked == UNKNOWN
    alike(scene, cache("Bank"), 1)


def test_a_gizmo_under_a_cache_is_recognised() -> None:
    """R1.9"""
    assert mask(cache("Gizmo"), 1).front[0][0].tucked == GIZMO


# Cards that are passed and given


def cults(*passed: str) -> Scene:
    """Three players in Age of Cults, of whom the first ones have chosen what to pass."""
    scene = table(3, "Age of Cults").at(0, "Age of Cults").hand(1, "Cache", "Hacker")
    scene.hand(2, "Trinket", "Detective").do(0, "stay").draw("Artist", "Bank")
    for seat, card in enumerate(passed):
        scene.do(seat, f"card {card}")
    return scene


def test_passes_of_age_of_cults_are_sealed() -> None:
    """R1.9, R6.8: until all have chosen nobody sees what another chose, nor a card move."""
    alike(cults("Artist"), cults("Bank"), 1, 2)
    alike(cults("Artist", "Cache"), cults("Bank", "Cache"), 1, 2)
    alike(cults("Artist", "Cache"), cults("Artist", "Hacker"), 0, 2)
    scene = cults("Artist", "Cache")
    assert [len(hand) for hand in mask(scene, 2).hands] == [2, 2, 2]
    assert scene.events("passes") == []


def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    """R1.9: the one from seat 0 to seat 1 is nothing to seat 2."""
    one, other = cults("Artist", "Cache", "Trinket"), cults("Bank", "Cache", "Trinket")
    assert one.hand_of(1) == ["Artist", "Hacker"]
    assert other.hand_of(1) == ["Bank", "Hacker"]
    alike(one, other, 2)
    passed = [event[2] for event in heard(one, 1) if event[0] == "passed"]
    assert passed == [[1, ARTIST], [2, CARD_NUMBER["Cache"]]]


def test_a_given_card_is_known_to_giver_and_receiver() -> None:
    """R1.9: Inventor's Journal."""

    def journal(card: str) -> Scene:
        scene = at_play("Inventor's Journal", "Artist", "Bank", seats=3)
        scene.do(0, "stay", "play Inventor's Journal").draw("Cache", "Trinket", "Hacker")
        return scene.do(0, f"card {card}")

    assert journal("Artist").hand_of(1) == ["Artist"]
    alike(journal("Artist"), journal("Bank"), 2)
    assert mask(journal("Artist"), 1).hands[1] == [ARTIST]


# What is drawn in the middle of a visit


def toys(card: str) -> Scene:
    return standing("Age of Toys", money=4).do(0, "stay", "yes").draw("Settlers", card)


def contact(card: str) -> Scene:
    return standing("Alien Contact").do(0, "stay").draw(card)


def gizmos(card: str) -> Scene:
    return at_play("Gizmo", "Settlers", "Trinket", card).do(0, "stay", "play Gizmo")


@pytest.mark.parametrize("scene", [toys, contact, gizmos])
def test_choices_among_hidden_cards_stay_hidden(scene: Callable[[str], Scene]) -> None:
    """R1.9"""
    alike(scene("Artist"), scene("Maneuver"), 1)


def test_a_guess_at_a_mask_deals_every_card_once() -> None:
    """R1.9: a guess at what is hidden knows all that is in sight, and no more."""
    scene = bright("Gizmo").front(1, "Cache").tuck(1, "Artist").hand(1, "Trade Goods", "Hacker")
    for viewer in (0, 1):
        guessed = mask(scene, viewer)
        guessed.guess(viewer, Rng(viewer + 1))
        assert guessed.hands[viewer] == scene.state.hands[viewer]
        assert guessed.deck.top == [GIZMO]
        assert guessed.audit() == ""
