"""Production, shortage and gold (R5)."""

from aevum.games.imperials.scenes import Scene


def wheat_nine(robber: str = "-2,0") -> Scene:
    """A village of A and a town of B on a wheat tile with the number 9."""
    scene = Scene().tile("0,0", "wheat", 9).tile("0,1", "wood", 2).tile("2,-2", "wood", 2)
    return scene.village(0, "0,0 N").town(1, "0,0 S").robber(robber)


def test_villages_pay_one_and_towns_two() -> None:
    """R5.1, example 4"""
    scene = wheat_nine().before_roll(0).roll(4, 5)
    assert scene.hand_of(0) == {"wheat": 1}
    assert scene.hand_of(1) == {"wheat": 2}
    assert scene.market()["wheat"] == 24 - 3


def test_everybody_is_paid_in_everybodys_turn() -> None:
    """R5.1"""
    scene = wheat_nine().before_roll(2).roll(4, 5)
    assert [scene.hand_of(seat) for seat in range(3)] == [{"wheat": 1}, {"wheat": 2}, {}]


def test_every_tile_and_every_building_pays() -> None:
    """R5.1: two tiles of the number, and two villages at one of them."""
    scene = Scene().tile("0,0", "wheat", 5).tile("0,-1", "ore", 5).village(0, "0,0 N", "0,0 S")
    scene.before_roll(1).roll(1, 4)
    assert scene.hand_of(0) == {"brick": 1, "ore": 1, "wheat": 2}


def test_other_numbers_pay_nothing() -> None:
    """R5.1"""
    scene = wheat_nine().before_roll(0).roll(4, 4)
    assert scene.hand_of(0) == scene.hand_of(1) == {}


def test_the_robbers_tile_pays_nothing() -> None:
    """R5.2, example 5"""
    scene = wheat_nine(robber="0,0").before_roll(0).roll(4, 5)
    assert scene.hand_of(0) == scene.hand_of(1) == {}
    assert scene.market()["wheat"] == 24


def test_the_robber_stops_commodities_and_gold() -> None:
    """R5.2"""
    scene = Scene(2, "wonders").town(0, "0,0 N").robber("0,-1").before_roll(0).roll(3, 3)
    assert scene.hand_of(0) == {}
    scene = Scene(2).tile("0,0", "gold", 9).village(0, "0,0 N").robber("0,0").before_roll(0)
    scene.roll(4, 5)
    assert scene.asked() == [(0, "main")]
    assert scene.hand_of(0) == {}


def test_a_short_market_pays_nobody() -> None:
    """R5.3, example 6: 2 wool for a town and a village."""
    scene = Scene().tile("0,0", "wool", 5).tile("1,-1", "wood", 3)
    scene.town(0, "0,0 N").village(1, "0,0 S").stock(2, wool=2).before_roll(0).roll(2, 3)
    assert scene.hand_of(0) == scene.hand_of(1) == {}
    assert scene.market()["wool"] == 2


def test_a_short_market_pays_not_even_a_single_player() -> None:
    """R5.3 (A4)"""
    scene = Scene().town(0, "0,0 N").stock(2, wheat=1).before_roll(0).roll(2, 2)
    assert scene.hand_of(0) == {}
    assert scene.market()["wheat"] == 1


def test_only_the_short_kind_is_missing() -> None:
    """R5.3"""
    scene = Scene().tile("0,0", "wool", 5).village(0, "0,0 N").stock(2, wool=0).before_roll(0)
    scene.roll(2, 3)
    assert scene.hand_of(0) == {"brick": 1}


def test_the_market_covers_exactly_what_it_has() -> None:
    """R5.3"""
    scene = wheat_nine().stock(2, wheat=3).before_roll(0).roll(4, 5)
    assert scene.hand_of(0) == {"wheat": 1}
    assert scene.hand_of(1) == {"wheat": 2}
    assert "wheat" not in scene.market()


def test_with_the_option_a_single_claimant_takes_the_rest() -> None:
    """R5.3"""
    scene = Scene(shortage="single").town(0, "0,0 N").stock(2, wheat=1).before_roll(0).roll(2, 2)
    assert scene.hand_of(0) == {"wheat": 1}
    assert "wheat" not in scene.market()


def test_with_the_option_two_claimants_still_get_nothing() -> None:
    """R5.3"""
    scene = Scene(shortage="single").village(0, "0,0 N").village(1, "0,0 S")
    scene.stock(2, wheat=1).before_roll(0).roll(2, 2)
    assert scene.hand_of(0) == scene.hand_of(1) == {}
    assert scene.market()["wheat"] == 1


def test_a_shortage_of_paper_leaves_the_wood() -> None:
    """R5.3, R11.3, example 7: the market has no paper and 10 wood."""
    scene = Scene(mode="wonders").tile("0,0", "wood", 8).town(0, "0,0 N")
    scene.stock(2, paper=0, wood=10).before_roll(0).roll(4, 4)
    assert scene.hand_of(0) == {"wood": 1}
    assert scene.market()["wood"] == 9


def golden() -> Scene:
    """A gold tile with the number 9, a town of B and a village each of A and C on it."""
    scene = Scene().tile("0,0", "gold", 9).tile("0,1", "wood", 2).tile("2,-2", "wood", 2)
    return scene.village(0, "0,0 N").town(1, "0,0 SE").village(2, "0,0 SW")


def test_gold_gives_choices_seat_by_seat() -> None:
    """R5.4, R5.5 (A6): current player first, then clockwise, one card at a time."""
    scene = golden().before_roll(1).roll(4, 5)
    assert scene.asked() == [(1, "pick")]
    assert scene.legal(1) == ["card wood", "card brick", "card wool", "card wheat", "card ore"]
    scene.do(1, "card ore", "card wool")
    assert scene.asked() == [(2, "pick")]
    scene.do(2, "card ore")
    assert scene.asked() == [(0, "pick")]
    scene.do(0, "card brick")
    assert scene.asked() == [(1, "main")]
    assert scene.hand_of(1) == {"ore": 1, "wool": 1}


def test_gold_never_gives_commodities() -> None:
    """R5.4"""
    scene = Scene(2, "wonders").tile("0,0", "gold", 9).town(0, "0,0 N").before_roll(0).roll(4, 5)
    assert scene.legal(0) == ["card wood", "card brick", "card wool", "card wheat", "card ore"]
    scene.do(0, "card ore", "card ore")
    assert scene.hand_of(0) == {"ore": 2}


def test_what_one_takes_the_next_cannot() -> None:
    """R5.5"""
    scene = golden().stock(2, wood=1, brick=3).before_roll(0).roll(4, 5)
    scene.do(0, "card wood")
    assert scene.legal(1) == ["card brick", "card wool", "card wheat", "card ore"]


def test_choices_lapse_when_the_market_is_empty() -> None:
    """R5.5: three cards are left for four choices."""
    scene = golden().stock(2, wood=1, brick=2, wool=0, wheat=0, ore=0).before_roll(0).roll(4, 5)
    scene.do(0, "card wood")
    assert scene.hand_of(1) == {"brick": 2}
    assert scene.asked() == [(0, "main")]
