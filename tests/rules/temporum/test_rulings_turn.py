"""Rulings 1 to 9: what must be done, when a game is won, boxes, Utopia."""

import pytest

from aevum.games.temporum.data import TIME_OF
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing

HOME = (0, 0, 0, 10)


# 1 to 3: scoring and playing


def test_who_can_score_must() -> None:
    """R2.6, ruling 1: with what can be paid; there is no declining."""
    scene = standing("Primitive Paradise", "Artist", "Settlers", money=2).do(0, "stay")
    assert scene.legal(0) == ["score artist"]


def test_who_holds_a_card_must_play() -> None:
    """R2.6, ruling 1"""
    scene = at_play("Artist", "Maneuver").do(0, "stay")
    assert scene.legal(0) == ["play artist", "play maneuver"]


def test_what_cannot_be_paid_is_left_out_and_the_rest_goes_on() -> None:
    """R2.6, ruling 1: Trojan War still takes the money and gives a card."""
    scene = standing("Trojan War", "Settlers", money=15).do(0, "stay").draw("Bank")
    assert (scene.money_of(0), scene.hand_of(0)) == (0, ["Settlers", "Bank"])


def test_payment_is_looked_at_anew_for_each_scoring() -> None:
    """R7.1, ruling 2: the first has used up the money, so the second cannot be made."""
    scene = standing("Space Age", "Artist", "Artist", money=6).crowns(0, 4, 3, 3, 0)
    scene.do(0, "stay", "score Artist", *["advance 1"] * 4)
    assert (scene.money_of(0), scene.legal(0)) == (2, ["no"])


def test_reductions_count_for_what_can_be_paid() -> None:
    """R7.1, R7.2, ruling 2: two Friends make an Artist free, and never pay for it."""
    scene = standing("Primitive Paradise", "Artist").at(1, "Primitive Paradise")
    scene.front(0, "Friends in Old Places", "Friends in Old Places").do(0, "stay")
    assert scene.asked() == [(0, "advance")]
    assert scene.money_of(0) == 0


def test_steps_that_do_not_fit_are_lost_and_paid() -> None:
    """R4.1, ruling 3"""
    scene = standing("Space Age", "Settlers", money=16).crowns(0, 0, 0, 1, 9).do(0, "stay")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 0, 0, 10], 0)
    assert scene.thrown_cards() == ["Settlers"]


# 4 and 5: winning


def completed() -> Scene:
    """In seat 0's turn seat 2's last crown came home."""
    scene = table(3, "Warm Globe", "Ancient Egypt").crowns(2, 0, 0, 1, 9)
    scene.hand(2, "Settlers").do(0, "stay")
    assert (scene.crowns_of(2), scene.state.ending) == ([0, 0, 0, 10], "")
    return scene


def test_who_is_completed_in_another_turn_wins_at_the_end_of_his_own() -> None:
    """R13.3, ruling 4"""
    scene = completed().do(1, "move Ancient Egypt")
    assert scene.state.ending == ""
    scene.do(2, "move Ancient Egypt")
    assert (scene.state.winner, scene.state.ending) == (2, "crowns")


def test_who_is_not_complete_any_more_does_not_win() -> None:
    """R13.3, ruling 4"""
    scene = completed().hand(1, "Battle Plans").do(1, "move Balloon Revolution")
    scene.do(2, "move Ancient Egypt")
    assert (scene.crowns_of(2), scene.state.ending) == ([0, 0, 1, 9], "")


def test_hideout_completes_the_victory() -> None:
    """R2.7, R12.3, ruling 5"""
    scene = table().front(0, "Hideout").money(0, 40).crowns(0, 0, 0, 1, 9).do(0, "stay")
    assert (scene.state.winner, scene.state.ending) == (0, "crowns")


def butterfly(*present: str) -> Scene:
    """Seat 0 has all crowns home and a butterfly that is due; its Zone does nothing."""
    scene = table(2, *present).crowns(0, *HOME).front(0, "Cache").tuck(0, "Step on a Butterfly")
    return scene.do(0, "effect cache", "move Ancient Egypt")


def test_a_butterfly_can_take_the_victory_away() -> None:
    """R2.7, R13.3, ruling 5: history changes first, and Exodus is real when victory is checked."""
    scene = butterfly("Nanotech Wonderland", "Savagery", "Exodus")
    assert scene.state.real[4] == scene.place("Exodus")
    assert scene.state.ending == ""


def test_a_butterfly_can_bring_the_victory() -> None:
    """R2.7, R13.3, ruling 5: it makes Exodus unreal."""
    assert butterfly("Exodus").state.ending == "crowns"


# 6: boxes of unreal Zones


def visiting(unreal: str, real: str, *hand: str) -> Scene:
    """Seat 0 plays Anubis Statuette in Time III, where it is alone, and visits an unreal Zone."""
    scene = table(2, real, unreal).at(0, "Balloon Revolution").hand(0, "Anubis Statuette", *hand)
    scene.do(0, "stay", "play Anubis Statuette")
    assert scene.place(unreal) not in scene.state.real
    return scene.do(0, f"move {unreal}")


def test_money_laid_out_can_be_collected_in_an_unreal_zone() -> None:
    """R9.1, R9.6, ruling 6"""
    scene = table(2, "Primitive Paradise").at(0, "Balloon Revolution").hand(0, "Anubis Statuette")
    scene.do(0, "stay", "move Renaissance").draw("Artist", "Settlers")
    assert scene.money_of(0) == 2 + 2 + 2  # of the two Zones, and of the Statuette
    assert scene.state.purse[scene.place("Renaissance")] == 0


def test_zombies_behave_alike_while_their_zone_is_unreal() -> None:
    """R9.1, R10.5, ruling 6"""
    scene = table(2, "Utopia", "Zombie Apocalypse").money(0, 9)
    scene.state.zombies[scene.place("Utopia")] = 1
    scene.do(0, "move Ancient Egypt")
    assert scene.state.zombies[0] == 1
    assert scene.money_of(0) == 9 - 2


def test_byzantine_empire_pays_for_moving_there_though_unreal() -> None:
    """R9.1, R9.3, ruling 6"""
    scene = visiting("Byzantine Empire", "Roman Empire", "Artist", "Bank")
    assert scene.money_of(0) == 2 + 2


def test_viking_america_pays_for_moving_from_there_though_unreal() -> None:
    """R9.1, R9.3, ruling 6: the pawn's place decides."""
    scene = table(2, "Roman Empire", "Viking America").crowns(1, 9, 1, 0, 0)
    scene.at(0, "Viking America").do(0, "move Ancient Egypt")
    assert scene.money_of(0) == 4


# 7 and 8: Cold War, Police State


def test_a_later_mission_changes_nothing_about_cold_war() -> None:
    """R2.1, ruling 7: where one stands when the turn begins is what counts."""
    scene = table(2, "Cold War").at(0, "Cold War").hand(0, "Secret Mission")
    scene.do(0, "secret secret-mission", "move Ancient Egypt")
    assert (scene.here(0), scene.money_of(0)) == ("Ancient Egypt", 4)
    late = table(2, "Cold War").hand(0, "Secret Mission")
    late.do(0, "secret secret-mission", "move Cold War")
    assert late.legal(0, "effect") == []


def test_nobody_leaves_the_police_state_for_the_past() -> None:
    """R9.4, ruling 8: neither in a turn, nor by Secret Mission, nor by Maneuver."""
    scene = table(2, "Police State").at(0, "Police State").hand(0, "Secret Mission", "Maneuver")
    assert scene.legal(0, "move") == ["move 7"]
    scene.do(0, "secret secret-mission")
    assert scene.state.pawn[0] == 6
    stays = table(2, "Police State").at(0, "Police State").hand(0, "Maneuver").do(0, "stay")
    assert stays.legal(0) == ["move 7", "no"]


def test_a_golden_apple_leaves_who_is_in_the_police_state() -> None:
    """R9.4, ruling 8: the pawn stays, others come."""
    scene = table(3, "Police State").at(0, "Ancient Egypt").at(1, "Police State")
    scene.front(0, "Cache").tuck(0, "Golden Apple").do(0, "effect cache")
    assert [scene.here(seat) for seat in (1, 2)] == ["Police State", "Ancient Egypt"]


def test_a_golden_apple_brings_who_is_in_the_police_state_to_the_present() -> None:
    """R9.4, ruling 8: only Times I and II are barred."""
    scene = table(2, "Police State").at(1, "Police State").front(0, "Cache").tuck(0, "Golden Apple")
    scene.do(0, "effect cache")
    assert TIME_OF[scene.state.pawn[1]] == 4


# 9: Utopia


@pytest.mark.parametrize(("where", "left"), [("Utopia", 5), ("Roman Empire", 4)])
def test_utopia_protects_from_the_mafia(where: str, left: int) -> None:
    """R5.6, ruling 9: what it takes is a loss; an Anubis Statuette visits it while unreal."""
    scene = table(2, "Utopia", "Mafia City-States").at(1, where).money(1, 5)
    scene.at(0, "Balloon Revolution").hand(0, "Anubis Statuette")
    scene.do(0, "stay", "move Mafia City-States")
    assert (scene.money_of(1), scene.money_of(0)) == (left, 2 + 5 - left)


def test_who_is_in_utopia_may_pay() -> None:
    """R5.6, ruling 9: in another's turn, for Babylonian Bazaar."""
    scene = table(2, "Utopia", "Babylonian Bazaar").at(0, "Babylonian Bazaar").money(1, 10)
    scene.state.chits[0] = 1
    scene.do(0, "stay").do(1, "yes").draw("Artist", "Settlers")
    assert scene.here(1) == "Utopia"
    assert (scene.money_of(1), scene.hand_of(1)) == (0, ["Artist", "Settlers"])


def test_who_is_in_utopia_may_discard_from_play() -> None:
    """R5.6, ruling 9: Investments at the end of another's turn."""
    scene = table(2, "Utopia", "Summer of Love").at(0, "Summer of Love").front(1, "Investments")
    scene.hand(0, "Golden Goose").do(0, "stay", "choice 2").do(1, "yes")
    assert (scene.here(1), scene.front_of(1)) == ("Utopia", [])
    assert scene.money_of(1) == 7 + 3


def test_who_is_in_utopia_is_passed_over_where_he_would_choose() -> None:
    """R5.6, ruling 9: Y2K buys nothing of them."""
    scene = table(2, "Utopia", "Y2K").at(0, "Y2K").hand(1, "Bank")
    scene.state.chits[scene.place("Y2K")] = 1
    scene.do(0, "stay")
    assert (scene.hand_of(1), scene.money_of(1)) == (["Bank"], 0)
