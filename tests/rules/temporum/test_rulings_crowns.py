"""Rulings 27 to 32, 58 and 60: ruling, steps of crowns, prices of scoring."""

import pytest

from aevum.core.state import NONE
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing

HOME = (0, 0, 0, 10)


# 27 and 28: Capitalist Utopia


def ruled(scene: Scene, seat: int) -> list[int]:
    """Return the Times that a seat rules."""
    return [time for time in range(1, 5) if rules(scene.state, seat, time)]


def test_capitalist_utopia_asks_for_the_present_itself() -> None:
    """R4.7, ruling 27: ruling another Time doesn't help, nor is a tie in Time IV."""
    scene = table(2, "Capitalist Utopia").crowns(0, 7, 2, 0, 1).crowns(1, 9, 0, 0, 1)
    assert (ruled(scene, 0), ruled(scene, 1)) == ([2], [1])
    scene.crowns(1, 10, 0, 0, 0)
    assert (ruled(scene, 0), ruled(scene, 1)) == ([1, 2, 3, 4], [1])


def test_a_secret_weapon_that_names_another_time_does_not_open_the_utopia() -> None:
    """R4.7, rulings 27 and 28: only Time IV does, for this turn."""
    for time, wanted in ((2, [2]), (4, [1, 2, 3, 4])):
        scene = table(2, "Capitalist Utopia").hand(0, "Secret Weapon")
        scene.do(0, "secret secret-weapon", f"time {time}")
        assert ruled(scene, 0) == wanted


# 29: the step beyond


def exodus(*crowns: int) -> Scene:
    """Exodus is real; seat 0 plays a card in Balloon Revolution."""
    return table(2, "Exodus").at(0, "Balloon Revolution").crowns(0, *crowns)


def test_the_step_beyond_may_come_in_the_same_effect() -> None:
    """R4.5, R13.3, ruling 29: two steps of an Inventor, the second one beyond."""
    scene = exodus(0, 0, 1, 9).hand(0, "Inventor").do(0, "stay", "choice 3")
    assert (scene.crowns_of(0), scene.state.winner) == ([0, 0, 0, 10], 0)


def test_the_step_beyond_may_come_later() -> None:
    """R4.5, R13.3, ruling 29: until then ten crowns at home win nothing."""
    scene = exodus(0, 0, 1, 9).hand(0, "Settlers").do(0, "stay")
    assert scene.state.winner == NONE
    scene.do(1, "stay").hand(0, "Settlers").do(0, "stay")
    assert scene.state.winner == 0


def test_only_one_step_leads_beyond() -> None:
    """R4.5, ruling 29: the rest is lost."""
    scene = exodus(0, 0, 1, 9).hand(0, "Artist").money(0, 4)
    scene.state.laurels = 0
    scene.at(0, "Ancient Egypt").do(0, "stay")
    assert (scene.state.winner, scene.money_of(0)) == (0, 2)


def test_the_step_beyond_is_forgotten_by_a_retreat_of_ones_own() -> None:
    """R4.5, ruling 29: Cutthroat's Cutlass."""
    scene = exodus(*HOME).hand(0, "Cutthroat's Cutlass")
    scene.state.beyond[0] = 1
    scene.do(0, "stay").draw("Artist", "Bank")
    assert (scene.state.beyond[0], scene.state.winner) == (0, NONE)


def test_who_has_gone_beyond_wins_whether_exodus_is_real_or_not() -> None:
    """R4.5, R13.3, ruling 29: while it is unreal nobody asks."""
    for beyond in (0, 1):
        scene = table(2, "Utopia", "Exodus").at(0, "Balloon Revolution").crowns(0, *HOME)
        scene.state.beyond[0] = beyond
        assert scene.do(0, "stay").state.winner == 0


def test_no_step_leads_beyond_while_exodus_is_unreal() -> None:
    """R4.5, ruling 29"""
    scene = table(2, "Utopia", "Exodus").crowns(0, *HOME).front(0, "Cache").tuck(0, "Settlers")
    scene.state.laurels = 0
    scene.do(0, "effect cache")
    assert (scene.money_of(0), scene.state.beyond[0]) == (8, 0)


def test_the_step_beyond_is_no_arrival() -> None:
    """R4.5, R4.10, ruling 29: Green World, visited while unreal, counts nothing."""
    scene = table(2, "Exodus", "Green World").at(0, "Balloon Revolution").crowns(0, *HOME)
    scene.hand(0, "Anubis Statuette", "Artist").money(0, 2).do(0, "stay", "play Anubis Statuette")
    scene.do(0, "move Green World")
    assert (scene.money_of(0), scene.state.winner) == (0, 0)


def test_alien_egypt_is_won_in_the_turn_of_another() -> None:
    """R13.4, ruling 29: at once, with Exodus real; a Statuette is shared in Earth United."""
    scene = table(2, "Alien Egypt", "Exodus", "Earth United").at(0, "Earth United").money(1, 98)
    scene.hand(0, "Anubis Statuette").do(0, "stay", "move Balloon Revolution", "move Roman Empire")
    scene.draw("Artist", "Bank").do(1, "move Alien Egypt")
    assert (scene.state.winner, scene.state.ending, scene.state.asks) == (1, "money", [])


# 30 and 31: Meritocracy


def test_a_crown_on_its_long_way_makes_single_steps() -> None:
    """R4.4, R4.6, ruling 30: three for the Laurels, one for Prime Real Estate."""
    scene = standing("Age of Superheroes").at(1, "Roman Empire").front(0, "Prime Real Estate")
    scene.state.laurels = 0
    scene.do(0, "stay")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([9, 0, 0, 1], 3 + 1)


def merit(*zones: str) -> Scene:
    """Meritocracy is real; seat 0 has crowns in all four Times."""
    return table(2, "Meritocracy", *zones).crowns(0, 4, 3, 2, 1)


def test_meritocracy_wins_against_ancient_egypt() -> None:
    """R4.3, ruling 31"""
    scene = merit("Ancient Egypt").at(0, "Ancient Egypt").crowns(1, 3, 3, 3, 1).do(0, "stay")
    assert scene.crowns_of(0) == [4, 3, 1, 2]


def test_meritocracy_wins_against_revolutionaries() -> None:
    """R4.3, ruling 31: but they need a crown in Time II."""
    scene = merit().at(0, "Meritocracy").front(0, "Revolutionaries").hand(0, "Maneuver")
    assert scene.do(0, "stay").crowns_of(0) == [4, 3, 1, 2]
    none = merit().at(0, "Meritocracy").front(0, "Revolutionaries").hand(0, "Maneuver")
    assert none.crowns(0, 7, 0, 2, 1).do(0, "stay").crowns_of(0) == [7, 0, 2, 1]


def test_meritocracy_wins_against_sultans_scimitar() -> None:
    """R4.3, R12.4, ruling 31: ruling I and II, two crowns of Time III go."""
    scene = merit().crowns(1, 3, 2, 3, 2)
    scene.state.scimitars[0] = 1
    scene.begin()
    assert scene.crowns_of(0) == [4, 3, 0, 3]


# 32: Exodus


def test_exodus_names_time_iv_for_the_step_beyond() -> None:
    """R4.9, R4.5, ruling 32"""
    scene = standing("Exodus").crowns(0, *HOME).do(0, "stay")
    assert scene.state.winner == 0
    early = standing("Exodus").crowns(0, 1, 0, 0, 9).do(0, "stay")
    assert (early.crowns_of(0), early.state.beyond[0]) == ([1, 0, 0, 9], 0)


def test_exodus_keeps_to_the_time_that_was_named() -> None:
    """R4.9, ruling 32: the third step comes from the same Time, if it is still ruled."""
    scene = standing("Exodus").crowns(0, 0, 5, 5, 0).do(0, "stay", "time 2")
    assert scene.crowns_of(0) == [0, 2, 8, 0]
    lost = standing("Exodus").crowns(0, 5, 2, 3, 0).do(0, "stay", "time 2")
    assert lost.crowns_of(0) == [5, 0, 5, 0]


# 58: Green World


def test_green_world_counts_arrivals_not_what_stayed() -> None:
    """R4.10, R2.8, ruling 58: a crown came, went back and came again."""
    scene = standing("Green World", "Secret Plot", "Trade Goods").crowns(0, 0, 0, 10, 0)
    scene.front(0, "Cache").tuck(0, "Cutthroat's Cutlass")
    scene.do(0, "secret secret-plot", "effect cache", "retreat 4").draw("Artist")
    assert scene.crowns_of(0) == [0, 0, 10, 0]
    scene.do(0, "stay", "score Trade Goods")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 0, 8, 2], 12 + 2 * 3)


# 60: prices


@pytest.mark.parametrize(
    ("use", "paid", "steps"), [("as printed", 0, 5), ("dearer", 4, 6), ("cheaper", 0, 4)]
)
def test_pilgrims_with_a_tactician(use: str, paid: int, steps: int) -> None:
    """R7.2, R7.3, ruling 60: Maneuver, 12 for 6, is 0 for 4, and with Conspiracy 0 for 5."""
    scene = at_play("Pilgrims", "Maneuver").money(0, 9).crowns(0, 0, 0, 10, 0)
    scene.front(0, "Tactician", "Conspiracy").do(0, "stay", "play Pilgrims", use)
    assert (scene.money_of(0), scene.crowns_of(0)) == (9 - paid, [0, 0, 10 - steps, steps])


def test_neither_price_nor_crowns_fall_below_nothing() -> None:
    """R7.2, ruling 60: Trade Goods, 0 for 2, by Pilgrims with a Tactician."""
    scene = at_play("Pilgrims", "Trade Goods").money(0, 1).front(0, "Tactician")
    scene.do(0, "stay", "play Pilgrims", "cheaper")
    assert (scene.money_of(0), scene.crowns_of(0)) == (1, [10, 0, 0, 0])


def test_two_tacticians_change_a_scoring_twice() -> None:
    """R7.3: each by itself."""
    scene = standing("Space Age", "Artist", money=12).front(0, "Tactician", "Tactician")
    scene.crowns(0, 0, 0, 10, 0).do(0, "stay", "dearer", "dearer")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [0, 0, 4, 6])


@pytest.mark.parametrize(("use", "cards"), [("dearer", 3), ("as printed", 2), ("cheaper", 1)])
def test_a_tactician_in_scrapyard_world_is_a_card_more_or_fewer(use: str, cards: int) -> None:
    """R7.3, R7.6, ruling 60: Battle Plans cost 8, two cards."""
    scene = standing("Scrapyard World", "Battle Plans", *["Artist"] * 2, *["Trinket"] * 2)
    scene.front(0, "Tactician").crowns(0, 0, 0, 10, 0).do(0, "stay", "score Battle Plans", use)
    for card in ("Artist", "Artist", "Trinket")[:cards]:
        scene.do(0, f"discard {card}")
    assert len(scene.hand_of(0)) == 4 - cards
    assert scene.crowns_of(0)[3] == 5 + cards - 2
