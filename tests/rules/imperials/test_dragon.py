"""The dragon (R14), and what its first attack changes for the robber (R7.6, R7.7)."""

from aevum.core.state import CHANCE, NOT_LEGAL, OK, RETRACT
from aevum.games.imperials import GAME
from aevum.games.imperials import messages as m
from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import active, empty_deck, wonders

QUIET_ROLL = (1, 1)  # a two: no tile of these scenes yields anything for it


def attack(scene: Scene, seat: int = 0) -> Scene:
    """Let the dragon make its last step in the turn of a seat."""
    return scene.dragon(1).before_roll(seat).roll(*QUIET_ROLL, "dragon")


def test_the_dragon_attacks_with_its_seventh_step() -> None:
    """R14.1, R14.8, example 21"""
    scene = wonders(2).road(0, "0,0 NE").warrior(0, "0,0 N", active=True).before_roll(0)
    for turn in range(6):
        scene.roll(*QUIET_ROLL, "dragon").do(turn % 2, "end")
    assert scene.state.dragon == 1
    assert scene.state.attacks == 0
    assert active(scene, "0,0 N")
    scene.roll(*QUIET_ROLL, "dragon")
    assert scene.state.dragon == GAME.as_printed.dragon_steps
    assert scene.state.attacks == 1
    assert not active(scene, "0,0 N")


def test_another_face_does_not_move_the_dragon() -> None:
    """R14.1, R11.6"""
    assert wonders().before_roll(0).roll(1, 1, "trade").state.dragon == GAME.as_printed.dragon_steps


def test_equal_strength_wins() -> None:
    """R14.2: three towns, one of them with a wonder, against 2 + 1; the inactive do not fight."""
    scene = wonders().town(0, "0,0 N").town(1, "0,0 S", "1,0 SE").wonder("trade", "0,0 S")
    scene.warrior(0, "0,0 NE", 2, active=True).warrior(1, "0,0 SW", active=True)
    scene.warrior(2, "-1,0 NW", 3)
    battle = attack(scene).events("battle")[0]
    assert battle.args == [3, 2, 1, 0]
    assert scene.state.points == [3, 6, 0]
    assert scene.piece("0,0 N") == (0, "town")


def test_one_less_loses() -> None:
    """R14.2, R14.5: the same with one town more; seat 2 has no town and is not counted."""
    scene = wonders().town(0, "0,0 N", "-1,0 S").town(1, "0,0 S", "1,0 SE")
    scene.wonder("trade", "0,0 S")
    scene.warrior(0, "0,0 NE", 2, active=True).warrior(1, "0,0 SW", active=True)
    attack(scene)
    assert scene.piece("1,0 SE") == (1, "village")
    assert scene.state.points == [4, 5, 0]
    assert not active(scene, "0,0 NE")


def test_strength_counts_and_not_the_number_of_warriors() -> None:
    """R14.3, A24"""
    scene = wonders().town(1, "0,0 S").warrior(0, "0,0 N", 3, active=True)
    scene.warrior(1, "0,0 NE", active=True).warrior(1, "0,0 SE", active=True)
    attack(scene)
    assert scene.state.slayer == [1, 0, 0]
    assert scene.state.points == [1, 2, 0]


def test_a_warrior_activated_in_this_turn_fights() -> None:
    """R14.2, R13.4: the roll of the next player finds it active."""
    scene = wonders(2).road(0, "0,0 NE").warrior(0, "0,0 N").hand(0, wheat=1).dragon(1).acting(0)
    scene.do(0, "activate 0,0 N", "end").roll(*QUIET_ROLL, "dragon")
    assert scene.state.slayer == [1, 0]


def test_there_are_eight_points_for_dragonslayers() -> None:
    """R14.3"""
    last = attack(wonders().slayer(1, 7).warrior(0, "0,0 N", active=True))
    assert last.state.slayer == [1, 7, 0]
    none = attack(wonders().slayer(1, 8).warrior(0, "0,0 N", active=True))
    assert none.state.slayer == [0, 8, 0]


def test_the_point_of_the_dragonslayer_can_win() -> None:
    """R14.3, R10.8"""
    scene = attack(wonders(points=5).slayer(0, 4).warrior(0, "0,0 N", active=True))
    assert scene.state.over()
    assert scene.state.ranks()[0] == 1


def test_those_who_share_the_greatest_strength_draw_a_card_of_their_choice() -> None:
    """R14.4, A6: the current player first; each chooses, draws and discards before the next."""
    scene = wonders().town(2, "0,0 S").warrior(0, "0,0 N", active=True).holds(0, "Merchant", 4)
    scene.warrior(1, "0,0 NE", active=True).holds(1, "Mining", 2).holds(1, "Spy", 2)
    attack(scene, 1)
    assert scene.asked() == [(1, "deck")]
    assert scene.legal(1) == ["colour science", "colour trade", "colour military"]
    scene.do(1, "colour military").chance("drawn bishop")
    assert scene.asked() == [(0, "deck")]  # seat 1 keeps five cards: it is their turn
    scene.do(0, "colour science").chance("drawn crane")
    assert scene.asked() == [(0, "drop-action")]
    scene.do(0, "action merchant")
    assert scene.asked() == [(1, "main")]
    assert scene.state.slayer == [0, 0, 0]
    assert scene.actions_of(0) == {"Merchant": 3, "Crane": 1}
    assert sum(scene.actions_of(1).values()) == 5


def test_an_empty_deck_is_not_chosen_and_the_only_full_one_is_taken_by_itself() -> None:
    """R14.4, R1.8"""
    scene = wonders(2).warrior(0, "0,0 N", active=True).warrior(1, "0,0 NE", active=True)
    empty_deck(scene, "science")
    attack(scene)
    assert scene.legal(0) == ["colour trade", "colour military"]
    scene.under("Spy")
    empty_deck(empty_deck(scene, "trade"), "military").do(0, "colour military")
    assert scene.actions_of(0) == {"Spy": 1}
    assert scene.actions_of(1) == {}
    assert scene.asked() == [(0, "main")]
    alone = wonders(2).warrior(0, "0,0 N", active=True).warrior(1, "0,0 NE", active=True)
    empty_deck(empty_deck(alone, "science"), "trade")
    assert attack(alone).asked() == [(CHANCE, "chance")]


def test_on_a_board_without_towns_nobody_fights_and_all_draw() -> None:
    """R14.4, A23"""
    scene = attack(wonders(2).village(0, "0,0 N"))
    assert scene.asked() == [(0, "deck")]
    scene.do(0, "colour trade").chance("drawn merchant")
    scene.do(1, "colour trade").chance("drawn merchant")
    assert scene.asked() == [(0, "main")]


def test_a_player_whose_towns_all_have_wonders_is_not_counted() -> None:
    """R14.5: seat 0 has no strength but nothing to lose; seat 1 is the weakest of the others."""
    scene = wonders().town(0, "0,0 N").wonder("science", "0,0 N").town(1, "0,0 S", "1,0 SE")
    scene.town(2, "-1,0 NW").warrior(1, "0,0 SW", active=True)
    scene.warrior(2, "-1,0 N", 2, active=True)
    attack(scene)
    assert scene.asked() == [(1, "lose-town")]
    scene.do(1, "corner 1,0 SE")
    assert scene.piece("1,0 SE") == (1, "village")
    assert scene.piece("0,0 N") == (0, "town")
    assert scene.piece("-1,0 NW") == (2, "town")


def test_with_wonders_in_all_towns_nobody_loses() -> None:
    """R14.5"""
    scene = attack(wonders().town(0, "0,0 N").wonder("trade", "0,0 N"))
    assert scene.piece("0,0 N") == (0, "town")
    assert scene.asked() == [(0, "main")]


def test_a_town_with_a_wonder_cannot_be_given_up() -> None:
    """R14.5"""
    scene = wonders().town(0, "0,0 N", "0,0 SE", "0,0 SW").wonder("science", "0,0 SE")
    attack(scene).refused(0, "corner 0,0 SE")
    assert scene.can(0, "corner 0,0 N")


def test_the_weakest_choose_at_the_same_time_and_sealed() -> None:
    """R14.5, R1.7: nothing shows before the last has chosen."""
    scene = wonders(2).town(0, "0,0 N", "0,0 SE").town(1, "-1,0 N", "-1,0 S")
    attack(scene)
    assert scene.asked() == [(0, "lose-town"), (1, "lose-town")]
    before = [scene.piece("0,0 N"), scene.state.points[:]]
    masked = scene.state.mask(1).to_data()
    scene.do(0, "corner 0,0 N")
    assert [scene.piece("0,0 N"), scene.state.points] == before
    other = attack(wonders(2).town(0, "0,0 N", "0,0 SE").town(1, "-1,0 N", "-1,0 S"))
    assert other.state.mask(1).to_data() == masked
    other.do(0, "corner 0,0 SE")
    assert other.state.mask(1).to_data() == scene.state.mask(1).to_data()
    scene.do(1, "corner -1,0 S")
    assert scene.piece("0,0 N") == (0, "village")
    assert scene.piece("-1,0 S") == (1, "village")
    assert scene.state.points == [3, 3]


def test_an_answer_is_offered_back_only_while_it_may_be_taken_back() -> None:
    """R1.7"""
    scene = attack(wonders(2).town(0, "0,0 N", "0,0 SE").town(1, "-1,0 N", "-1,0 S"))
    for left in (3, 2, 1, 0):
        scene.do(0, "corner 0,0 N")
        ask = next(ask for ask in scene.state.asks if ask.seat == 0 and ask.sealed())
        asked = GAME.words.prompt(scene.state.mask(0), ask)
        assert asked.text == (m.ask_sealed() if left else m.ask_sealed_final())
        again = GAME.words.why(scene.state.mask(0), 0, scene.move("corner 0,0 SE"))
        assert again == ("R1.7", m.no_sealed() if left else m.no_sealed_final())
        assert scene.state.apply(0, RETRACT) == (OK if left else NOT_LEGAL)


def test_the_fence_goes_with_the_town() -> None:
    """R14.6, R15.1"""
    scene = wonders().town(0, "0,0 N").fence("0,0 N").hand(0, brick=2)
    attack(scene)
    assert scene.piece("0,0 N") == (0, "village")
    assert scene.state.fenced[scene.corner("0,0 N")] == 0
    assert scene.state.pieces[3] == 0


def test_a_lost_town_may_make_a_sixth_village() -> None:
    """R14.7, R6.6, A20"""
    villages = ("0,-2 N", "2,-2 N", "2,0 S", "0,2 S", "-2,2 S")
    assert len(villages) == GAME.as_printed.villages
    scene = wonders().village(0, *villages).town(0, "0,0 N").road(0, "-2,0 NW")
    attack(scene)
    assert scene.state.points[0] == 6
    scene.hand(0, wood=2, brick=2, wool=1, wheat=5, ore=6)
    assert scene.legal(0, "village") == []
    scene.do(0, "town 0,0 N")
    assert scene.legal(0, "village") == []  # five are on the board again
    scene.do(0, "town 2,0 S")
    assert len(scene.legal(0, "village")) == 2


def test_all_warriors_are_inactive_after_a_victory_too() -> None:
    """R14.8: those of all players."""
    scene = wonders().town(0, "0,0 S").warrior(0, "0,0 N", 2, active=True)
    attack(scene.warrior(1, "0,0 NE", active=True))
    assert not active(scene, "0,0 N")
    assert not active(scene, "0,0 NE")


def test_before_the_first_attack_a_seven_moves_no_robber() -> None:
    """R7.6, R7.1, R18.1, example 27: nine cards, limit 7."""
    scene = wonders().village(1, "0,0 S").hand(1, ore=1).hand(0, wood=9).holds(0, "Bishop")
    scene.before_roll(0).roll(3, 4)
    assert scene.asked() == [(0, "discard")]
    scene.do(0, *["card wood"] * 4)
    assert scene.hand_of(0) == {"wood": 5}
    assert scene.asked() == [(0, "main")]
    assert scene.hand_of(1) == {"ore": 1}
    scene.refused(0, "play bishop")


def test_the_first_attack_in_the_roll_of_a_seven_lets_the_robber_move() -> None:
    """R7.7, R4.3, A6: the dragon comes before the discards, these before the robber."""
    scene = wonders().town(0, "0,0 N", "0,0 S").fence("0,0 N").hand(0, wood=4, ore=5)
    scene.dragon(1).before_roll(0).roll(3, 4, "dragon")
    assert scene.asked() == [(0, "lose-town")]
    scene.do(0, "corner 0,0 N")  # with the fence: 9 cards are too many now
    assert scene.asked() == [(0, "discard")]
    scene.do(0, *["card wood"] * 4)
    assert scene.asked() == [(0, "robber")]
