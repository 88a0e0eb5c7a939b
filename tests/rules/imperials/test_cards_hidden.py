"""Who sees what of the action cards of Wonders & Warriors (R1.6, R1.7)."""

from aevum.core.events import EVERYONE
from aevum.core.rng import Rng
from aevum.core.state import OK, SPECTATOR, UNKNOWN
from aevum.games.imperials.data import CARD_NAMES
from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.banquet import table
from tests.rules.imperials.peek import seen_by, sees_actions, sees_hand, wonders


def bits(*seats: int) -> int:
    """Return the audience of an event for these seats."""
    return sum(1 << seat for seat in seats)


def test_the_master_merchant_sees_the_hand_while_he_chooses() -> None:
    """R17.2: and nobody else, at any time."""
    scene = table("Master Merchant").do(0, "play master-merchant")
    assert sees_hand(scene, 0, 1) is None
    scene.do(0, "player 2")
    hand = scene.hand_of(1)
    assert sees_hand(scene, 0, 1) == hand
    assert sees_hand(scene, 0, 2) is None
    assert sees_hand(scene, 2, 1) is None
    assert sees_hand(scene, SPECTATOR, 1) is None
    scene.do(0, "card ore")
    assert sees_hand(scene, 0, 1) == {**hand, "ore": 1}
    scene.do(0, "card coin")
    assert sees_hand(scene, 0, 1) is None
    (looked,) = scene.events("looked")
    assert looked.audience == bits(0)
    assert looked.args == [1, *[hand.get(name, 0) for name in CARD_NAMES]]
    assert [event.audience for event in scene.events("stole")] == [bits(0, 1)] * 2


def test_the_spy_sees_the_action_cards_while_he_chooses() -> None:
    """R18.7"""
    scene = table("Spy").do(0, "play spy")
    assert sees_actions(scene, 0, 1) is None
    scene.do(0, "player 2")
    assert sees_actions(scene, 0, 1) == {"Merchant": 1, "Mining": 1}
    assert sees_actions(scene, 2, 1) is None
    assert sees_actions(scene, SPECTATOR, 1) is None
    assert sees_hand(scene, 0, 1) is None
    scene.do(0, "action mining")
    assert sees_actions(scene, 0, 1) is None
    (spied,) = scene.events("spied")
    assert spied.audience == bits(0)
    assert spied.args[0] == 1
    assert [kind for kind, number in enumerate(spied.args[1:]) if number] == [
        scene.card("Mining"),
        scene.card("Merchant"),
    ]
    (taken,) = scene.events("took_action")
    assert taken.audience == bits(0, 1)
    assert taken.args == [1, scene.card("Mining")]


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    """R1.6, R11.8: the others see its back."""
    scene = wonders().levels(1, trade=1).before_roll(0).roll(1, 1, "trade").chance("drawn merchant")
    assert sees_actions(scene, 1, 1) == {"Merchant": 1}
    assert sees_actions(scene, 0, 1) is None
    assert seen_by(scene, 0).held[4 + 1] == 1
    (drawn,) = scene.events("drew")
    assert drawn.audience == bits(1)
    assert [event.audience for event in scene.events("draws")] == [EVERYONE]


def test_nobody_sees_what_is_in_a_deck_but_everybody_a_card_that_was_played() -> None:
    """R1.6, R15.3"""
    scene = table("Merchant Fleet").do(0, "play merchant-fleet", "card ore")
    for viewer in (0, 1, SPECTATOR):
        assert sum(seen_by(scene, viewer).decks[1].mixed) == 0
    for viewer in (0, 1, 2):
        assert seen_by(scene, viewer).decks[1].bottom == [scene.card("Merchant Fleet")]


def test_a_dropped_card_is_known_to_its_owner_alone() -> None:
    """R15.4: the others see from which deck it is."""
    scene = wonders().holds(0, "Spy", 3).holds(0, "Wedding", 2).acting(0)
    scene.do(0, "end", "action wedding")
    assert seen_by(scene, 0).decks[2].bottom == [scene.card("Wedding")]
    assert seen_by(scene, 1).decks[2].bottom == [UNKNOWN]
    assert [event.audience for event in scene.events("dropped")] == [bits(0)]
    assert [event.args for event in scene.events("drops")] == [[2]]


def test_what_the_bishop_steals_is_known_to_the_two_involved() -> None:
    """R18.1, R7.4"""
    scene = wonders().dragon(5, attacks=1).holds(0, "Bishop").village(1, "0,0 N")
    scene.village(2, "0,0 S").hand(1, ore=1).hand(2, coin=1).acting(0)
    scene.do(0, "play bishop", "tile 0,0").chance("stolen ore", "stolen coin")
    assert [event.audience for event in scene.events("stole")] == [bits(0, 1), bits(0, 2)]


def guests(gift: str) -> Scene:
    """Seat 1 has chosen this card for a Wedding, seat 2 has not chosen yet."""
    scene = wonders().holds(0, "Wedding").slayer(1, 1).slayer(2, 1)
    scene.hand(1, wood=2, ore=2).hand(2, wool=3).acting(0)
    return scene.do(0, "play wedding").do(1, f"card {gift}", f"card {gift}")


def test_a_gift_is_sealed_and_then_known_to_the_two_involved() -> None:
    """R18.9, R1.7"""
    wood, ore = guests("wood"), guests("ore")
    for viewer in (0, 2, SPECTATOR):
        assert wood.state.mask(viewer).to_data() == ore.state.mask(viewer).to_data()
    wood.do(2, "card wool", "card wool")
    assert [event.audience for event in wood.events("gave")] == [bits(0, 1), bits(0, 2)]
    assert [event.args for event in wood.events("gives")] == [[0, 2], [0, 2]]


def test_what_a_saboteur_discards_is_sealed_until_all_have_chosen() -> None:
    """R18.6, R1.7"""
    masks = []
    for card in ("wood", "ore"):
        scene = wonders().holds(0, "Saboteur").hand(1, wood=1, ore=1).hand(2, wool=2, ore=2)
        scene.acting(0).do(0, "play saboteur").do(1, f"card {card}")
        masks.append([scene.state.mask(viewer).to_data() for viewer in (0, 2, SPECTATOR)])
    assert masks[0] == masks[1]


def test_the_harbor_tells_only_whether_there_is_a_commodity() -> None:
    """R17.1, R1.6: before they give one, nobody learns which they have."""
    masks = []
    for commodity in ("paper", "coin"):
        scene = wonders().holds(0, "Commercial Harbor").hand(0, wood=2)
        scene.hand(1, **{commodity: 1}).hand(2, paper=1, coin=1)
        scene.hand(2, **{"coin" if commodity == "paper" else "paper": 1}).acting(0)
        scene.do(0, "play commercial-harbor", "player 2", "card wood")
        assert scene.asked() == [(1, "card")]
        masks.append(scene.state.mask(0).to_data())
    assert masks[0] == masks[1]


def test_whoever_imagines_the_hands_at_the_harbor_lets_both_swap() -> None:
    """R17.1, R1.6: it was told which resource is given, and that there is a commodity for it."""
    scene = wonders().holds(0, "Commercial Harbor").hand(0, wood=1, ore=1)
    scene.hand(1, wool=6, paper=1).hand(2, brick=5, coin=2).acting(0)
    scene.do(0, "play commercial-harbor", "player 2", "card wood")
    for viewer in (0, 1, 2, SPECTATOR):
        for seed in range(40):
            world = scene.state.mask(viewer).fill(Rng(seed))
            assert world.apply(1, world.legal(1)[0]) == OK
            assert world.audit() == ""
