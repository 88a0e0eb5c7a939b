"""A turn and its order (R4), and what holds at the whole table (R1)."""

from aevum.core.state import CHANCE
from aevum.games.imperials.scenes import Scene


def test_play_goes_round_clockwise() -> None:
    """R1.1"""
    scene = Scene(3).before_roll(0)
    turns = []
    for _ in range(7):
        turns.append(scene.state.turn)
        scene.roll(1, 1).do(scene.state.turn, "end")
    assert turns == [0, 1, 2, 0, 1, 2, 0]


def test_a_turn_is_a_roll_then_whatever_the_hand_allows_then_the_end() -> None:
    """R4.1: in any order and as often as one can pay."""
    scene = Scene().village(0, "0,0 N").hand(0, wood=3, brick=3, wheat=5, ore=3).hand(1, wool=1)
    scene.before_roll(0).roll(1, 1)
    scene.do(0, "road 0,0 NE", "town 0,0 N", "road 0,0 E")
    scene.do(0, "offer", "give wheat", "ask wool", "send")
    scene.do(1, "accept 1").do(0, "deal 1 with 2", "road 0,0 SE", "end")
    assert scene.hand_of(0) == {"wheat": 2, "wool": 1}
    assert scene.asked() == [(1, "roll")]


def test_only_the_current_player_builds() -> None:
    """R4.1"""
    scene = Scene().village(1, "0,0 N").hand(1, wood=1, brick=1).acting(0)
    scene.refused(1, "road 0,0 NE")
    scene.refused(1, "end")


def test_before_the_roll_there_is_nothing_but_cards() -> None:
    """R4.2"""
    scene = Scene().village(0, "0,0 N").hand(0, wood=5, brick=5, wool=5, wheat=5, ore=5)
    scene.holds(0, "Monopoly").holds(0, "Treasure").before_roll(0)
    assert scene.legal(0) == ["roll", "play monopoly"]
    for move in ("end", "road 0,0 NE", "buy", "market wood for ore", "offer"):
        scene.refused(0, move)
    wonders = Scene(mode="wonders").holds(0, "Alchemist").holds(0, "Merchant Fleet").before_roll(0)
    assert wonders.legal(0) == ["roll", "play alchemist"]


def test_nobody_talks_before_the_roll() -> None:
    """R4.2, R8.5"""
    scene = Scene().hand(1, wood=1).before_roll(0)
    assert scene.legal(1) == []


def test_the_order_after_a_roll() -> None:
    """R4.3 (A6): production, event, choices of gold and Granary."""
    scene = Scene(2, "wonders").tile("0,0", "gold", 4).town(0, "0,0 N").village(1, "0,0 S")
    scene.levels(0, science=1).levels(1, science=3).tile("0,1", "wheat", 4).before_roll(0)
    scene.roll(2, 2, "science")
    assert scene.hand_of(1) == {"wheat": 1}
    assert scene.asked() == [(CHANCE, "chance")]
    scene.chance("drawn crane")
    assert scene.asked() == [(CHANCE, "chance")]
    scene.chance("drawn mining")
    assert scene.asked() == [(0, "pick")]
    scene.do(0, "card ore", "card ore")
    assert scene.asked() == [(1, "pick")]
    scene.do(1, "card ore")
    assert scene.asked() == [(0, "main")]


def test_the_order_after_a_seven() -> None:
    """R4.3 (A6): the dragon's losses, then the discards, then the robber."""
    scene = (
        Scene(2, "wonders").town(0, "0,0 N", "0,0 S").hand(0, wood=4, ore=4).village(1, "2,0 NE")
    )
    scene.dragon(1).before_roll(0).roll(3, 4, "dragon")
    assert scene.asked() == [(0, "lose-town")]
    scene.do(0, "corner 0,0 N")
    assert scene.asked() == [(0, "discard")]
    scene.do(0, "card wood", "card wood", "card wood", "card wood")
    assert scene.asked() == [(0, "robber")]


def test_a_choice_of_anybody_holds_up_everybody() -> None:
    """R4.4"""
    scene = Scene().village(0, "0,0 N").hand(0, wood=2, brick=2).hand(1, wood=4, ore=4)
    scene.before_roll(0).roll(3, 4)
    assert scene.asked() == [(1, "discard")]
    assert scene.legal(0) == []
    assert scene.legal(2) == []
    for move in ("road 0,0 NE", "offer", "end"):
        scene.refused(0, move)


def test_offers_rest_while_a_card_asks() -> None:
    """R4.4: nobody answers an offer before the card is done."""
    scene = Scene().hand(0, wood=1).hand(1, ore=1).holds(0, "Monopoly").acting(0)
    scene.do(0, "offer", "give wood", "ask ore", "send")
    assert scene.can(1, "accept 1")
    scene.do(0, "play monopoly")
    assert scene.legal(1) == []
    scene.do(0, "card wheat")
    assert scene.can(1, "accept 1")


def test_what_is_begun_is_finished() -> None:
    """R1.8: no way back from a card that was played."""
    scene = Scene().holds(0, "Harvest").holds(0, "Warrior").acting(0).do(0, "play harvest")
    assert scene.legal(0) == ["card wood", "card brick", "card wool", "card wheat", "card ore"]
    scene = Scene().holds(0, "Warrior").acting(0).do(0, "play warrior")
    assert {text.split()[0] for text in scene.legal(0)} == {"tile"}


def test_the_only_answer_is_given_by_itself() -> None:
    """R1.8: one kind of card left to choose, one player to rob."""
    scene = Scene().holds(0, "Harvest").stock(1, wood=0, brick=0, wool=0, wheat=0).acting(0)
    scene.do(0, "play harvest")
    assert scene.hand_of(0) == {"ore": 2}
    assert scene.asked() == [(0, "main")]
    scene = Scene().village(1, "0,0 N").hand(1, wood=1).before_roll(0).roll(3, 4).do(0, "tile 0,0")
    assert scene.asked() == [(CHANCE, "chance")]


def test_dice_and_decks_are_fair() -> None:
    """R1.9"""
    scene = Scene().before_roll(0).do(0, "roll")
    pairs = [(red, yellow) for red in range(1, 7) for yellow in range(1, 7)]
    assert scene.odds() == {f"throw {red} {yellow}": 1 for red, yellow in pairs}
    scene = Scene(mode="wonders").before_roll(0).do(0, "roll")
    faces = {"science": 1, "trade": 1, "military": 1, "dragon": 3}
    assert scene.odds() == {f"throw {r} {y} {f}": n for r, y in pairs for f, n in faces.items()}
    scene = Scene().hand(0, wool=1, wheat=1, ore=1).holds(1, "Warrior", 4).acting(0).do(0, "buy")
    deck = {"warrior": 10, "treasure": 5, "road-builder": 2, "harvest": 2, "monopoly": 2}
    assert scene.odds() == {f"drawn {card}": number for card, number in deck.items()}
