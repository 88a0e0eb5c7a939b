"""Plagues: what they do, who chooses, and what happens if they do not (R4)."""

from aevum.games.chronos.scenes import Scene


def picks(scene: Scene, plague: str) -> Scene:
    """Let seat 0 pick a plague at the beginning."""
    return scene.pile(6, plague).timer("1a", "pile6").do(0, "take 1a pile5")


def test_cataclysm_ends_the_game_at_once() -> None:
    """R4.1: the highest score wins, even if another picked it."""
    scene = Scene().kingdom(1, "100").kingdom(2, "50").kingdom(0, "30")
    picks(scene, "cataclysm")
    assert (scene.over(), scene.winners()) == ("cataclysm", [1])
    assert scene.state.legal(0) == []
    assert scene.thrown() == ["cataclysm"]


def test_cataclysm_and_equal_scores() -> None:
    """R4.1, R7.7"""
    scene = picks(Scene().kingdom(1, "100").kingdom(2, "50", "50"), "cataclysm")
    assert scene.winners() == [1, 2]


def test_cataclysm_counts_winds_and_needs_no_claim() -> None:
    """R4.1, R6.1"""
    scene = Scene().kingdom(1, "50", "north", "east").kingdom(2, "50", "30")
    assert picks(scene, "cataclysm").winners() == [1]


def test_starvation_takes_the_top_card() -> None:
    """R4.2"""
    scene = Scene().kingdom(1, "100", "10", "north").kingdom(2, "50")
    picks(scene, "starvation").do(0, "starve 2")
    assert (scene.cards(1), scene.winds(1), scene.cards(2)) == (["100"], ["north"], ["50"])
    assert scene.thrown() == ["10", "starvation"]


def test_starvation_hits_an_opponent_only() -> None:
    """R4.2"""
    picks(Scene().kingdom(0, "50"), "starvation").refused(0, "starve 1")


def test_starvation_on_an_empty_pile() -> None:
    """R4.2"""
    scene = picks(Scene().kingdom(1, "north"), "starvation").do(0, "starve 2")
    assert (scene.winds(1), scene.asked()) == (["north"], [])


def test_starvation_on_a_teammate() -> None:
    """R4.2, R15.3"""
    scene = Scene(6, teams=True).kingdom(3, "50")
    picks(scene, "starvation").do(0, "starve 4")
    assert scene.cards(3) == []


def test_war_takes_any_timer() -> None:
    """R4.3: it may be flowing or not."""
    scene = Scene().timer("2a", "pile1", left=12_345).timer("3a", "pile2")
    picks(scene, "war")
    assert len(scene.legal(0, "send")) == 2 * 9
    scene.do(0, "send 2a as it is")
    assert (scene.where("2a"), scene.asked(), scene.thrown()) == ("hell1", [], ["war"])


def test_the_game_goes_on_while_somebody_chooses() -> None:
    """R4.4, R13.4"""
    scene = picks(Scene(), "war")
    assert scene.asked() == [(0, "war")]
    scene.do(1, "go 2a pile1").do(0, "go 1b pile2", at=1_000)
    assert scene.asked() == [(0, "war")]
    scene.do(0, "send 2a flipped", at=5_000)
    assert scene.where("2a") == "hell1"


def test_war_by_itself_after_five_seconds() -> None:
    """R4.4, R4.5: of the leader the timer that is nearest to having flowed, flipped."""
    scene = Scene().kingdom(1, "50").kingdom(2, "100")
    scene.timer("3a", "pile1", left=29_000).timer("3b", "pile2", left=28_000)
    scene.timer("3c", "pile3", left=30_000)
    picks(scene, "war").wait(5_000)
    assert scene.asked() == [(0, "war")]
    scene.wait(5_001)
    assert (scene.asked(), scene.where("3b")) == ([], "hell1")
    assert scene.left("3b") == 30_000 - (28_000 - 5_001)


def test_war_by_itself_leaves_athena_alone() -> None:
    """R4.5"""
    scene = Scene(gods=("ATHENA",)).owns(2, "ATHENA").kingdom(2, "100").kingdom(1, "10")
    picks(scene, "war").wait(5_001)
    assert scene.where("2a") == "hell1"


def test_starvation_by_itself_hits_the_leader() -> None:
    """R4.4, R4.5: the top card times WINDs tells who leads; ATHENA does not matter."""
    scene = Scene(gods=("ATHENA",)).owns(2, "ATHENA")
    scene.kingdom(1, "100", "30").kingdom(2, "20", "north", "south")
    picks(scene, "starvation").wait(5_001)
    assert (scene.cards(1), scene.cards(2)) == (["100", "30"], [])


def test_among_equals_the_larger_kingdom_leads() -> None:
    """R4.5"""
    scene = Scene().kingdom(1, "30").kingdom(2, "10", "30")
    picks(scene, "starvation").wait(5_001)
    assert (scene.cards(1), scene.cards(2)) == (["30"], ["10"])


def test_among_complete_equals_the_first_seat_leads() -> None:
    """R4.5"""
    scene = Scene(4).kingdom(2, "30").kingdom(3, "30")
    picks(scene, "starvation").wait(5_001)
    assert (scene.cards(2), scene.cards(3)) == ([], ["30"])


def test_war_that_can_take_nobody() -> None:
    """R4.3: with all others' timers safe only one's own are left."""
    scene = Scene(gods=("ATHENA",)).owns(1, "ATHENA")
    moves = picks(scene, "war").legal(0, "send")
    assert {move[5] for move in moves} == {"1", "3"}


def test_a_plague_may_strike_again_from_the_discard() -> None:
    """R8.7"""
    scene = Scene(gods=("URANUS",)).owns(0, "URANUS").discarded("starvation").kingdom(1, "50")
    scene.kingdom(0, "10").do(0, "uranus", "pay 10", "gain starvation", "starve 2")
    assert scene.cards(1) == []
    assert scene.thrown() == ["10", "50", "starvation"]
