"""The view for screens: what a seat may see, without anything that another's plans could change."""

from aevum.core.state import SPECTATOR
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene

UNSEEN = -2


def _scene() -> Scene:
    scene = Scene(3, ("DELPHI", "EPHESUS"), ("AEOLUS", "HERA"))
    scene.kingdom(0, "10", "50", "north").kingdom(1, "20", "30", "hydra").discarded("100")
    return scene.timer("1a", "pile3", 12_000).timer("2a", "city1")


def _seen(scene: Scene, seat: int) -> dict[str, object]:
    return GAME.view(scene.state.mask(seat))


def test_timers_are_where_they_stand_and_when_they_have_flowed() -> None:
    seen = _seen(_scene(), 0)
    assert seen["timer_0"] == [2, 12_000]
    assert seen["timer_3"] == [10, 0]


def test_sand_is_told_once_where_all_timers_flow_alike() -> None:
    assert _seen(_scene(), 0)["sands"] == [30_000]
    uneven = GAME.new(3, 1, uneven=True)
    assert isinstance(uneven, Conquest)
    assert len(set(uneven.sand)) > 1
    assert GAME.view(uneven.mask(SPECTATOR))["sands"] == uneven.sand


def test_of_others_only_the_top_is_seen() -> None:
    mine, theirs = _seen(_scene(), 0), _seen(_scene(), 1)
    assert mine["hoard_0"] == [1, 4]
    assert mine["hoard_1"] == [UNSEEN, UNSEEN, 6]
    assert theirs["hoard_0"] == [UNSEEN, 4]
    assert theirs["winds_0"] == [1, 0, 0, 0]


def test_a_pile_whose_next_card_was_not_turned_up_keeps_its_cards() -> None:
    """R4.1: the CATACLYSM ends the game before the card below it comes to light."""
    scene = Scene().height(3, 9).pile(3, "cataclysm").timer("1a", "pile3").do(0, "take 1a pile5")
    seen = _seen(scene, 1)
    assert scene.state.over()
    assert [part[2] for part in (seen["tops"], seen["heights"])] == [-1, 8]  # type: ignore[index]


def test_the_discard_is_for_who_may_search_it() -> None:
    scene = _scene().timer("3a", "city2")
    assert _seen(scene, 0)["discard"] == []
    assert _seen(scene, 0)["discarded"] == 1
    assert _seen(scene, 2)["discard"] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def test_prices_are_ones_own() -> None:
    """DELPHI lowers them for who stands there."""
    assert _seen(_scene(), 0)["prices"] == [3, 3]
    assert _seen(_scene(), 1)["prices"] == [2, 2]


def test_what_a_command_still_needs_is_told_to_its_seat_alone() -> None:
    scene = _scene().kingdom(0, "20")
    before = _seen(scene, 1)
    assert _seen(scene, 0)["steps"] == []
    scene.do(0, "offer aeolus")
    mine = _seen(scene, 0)
    assert mine["draft"] == [MOVES.parse("offer aeolus")]
    assert mine["steps"] == [MOVES.parse(f"pay {card}") for card in ("10", "20", "50", "north")]
    assert _seen(scene, 1) == before


def test_time_alone_changes_nothing() -> None:
    """Sand is drawn by the clock, so the view does not count it."""
    scene = _scene()
    before = _seen(scene, 2)
    scene.wait(9_000)
    assert _seen(scene, 2) == before


def test_at_the_end_the_points_can_be_added_up_by_everybody() -> None:
    """What GODs and CITIES add is open; with the score it tells what the cards were worth."""
    scene = Scene(3, ("ATHENS", "DELPHI"), ("AEOLUS", "APHRODITE"))
    scene.owns(1, "APHRODITE").owns(0, "AEOLUS").timer("1a", "city1")
    scene.kingdom(0, "50", "30", "north").kingdom(1, "20", "10")
    assert "added" not in _seen(scene, 0)
    assert scene.claim(0)
    scene.over()
    for viewer in (0, 1, SPECTATOR):
        seen = _seen(scene, viewer)
        assert seen["added"] == [50, 0, 0]
        assert seen["times"] == [2, 2, 1]
    assert scene.state.scores() == [(80 + 50) * 2, 30 * 2, 0]
