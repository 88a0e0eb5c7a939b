"""What is seen, and what is not (R16, R1.7)."""

from aevum.core.state import SPECTATOR, UNKNOWN
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene


def masked(scene: Scene, viewer: int) -> Conquest:
    mask = scene.state.mask(viewer)
    assert isinstance(mask, Conquest)
    return mask


def test_of_others_only_the_top_winds_and_count() -> None:
    """R16.1"""
    scene = Scene(gods=("ARES",)).owns(0, "ARES").kingdom(0, "10", "50", "hydra", "north")
    for viewer in (1, 2, SPECTATOR):
        mask = masked(scene, viewer)
        assert mask.hoards[0] == [UNKNOWN, UNKNOWN, 6]
        assert mask.winds[0] == 1
        assert mask.riches[0] == 4
        assert mask.gods[0] == scene.state.gods[0]
    assert masked(scene, 0).hoards[0] == scene.state.hoards[0]


def test_the_order_below_the_top_tells_nothing() -> None:
    """R16.1: other hidden cards give the same picture."""
    one = Scene().kingdom(0, "10", "100", "30")
    two = Scene().kingdom(0, "50", "hydra", "30")
    assert masked(one, 1).hoards == masked(two, 1).hoards
    assert masked(one, 1).to_data() == masked(two, 1).to_data()


def test_the_discard_is_closed() -> None:
    """R1.7"""
    scene = Scene(cities=("EPHESUS", "ATHENS"), gods=("URANUS",)).discarded("10", "war")
    scene.owns(1, "URANUS").timer("3a", "city1")
    for viewer, sees in ((0, False), (1, True), (2, True), (SPECTATOR, False)):
        mask = masked(scene, viewer)
        assert (mask.discard == scene.state.discard) == sees
        assert sum(mask.discard) == (2 if sees else 0)
        assert mask.discarded == 2


def test_picks_gifts_and_discards_are_seen() -> None:
    """R16.2: by everybody."""
    scene = Scene(gods=("NEMESIS", "ATHENA")).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "50")
    scene.timer("1a", "pile1").kingdom(0, "10", "20", "30").do(0, "take 1a front", "pay 10")
    scene.do(0, "offer athena", "pay 20", "pay 30")
    kinds = [event.kind for event in scene.told if event.audience == -1]
    for kind in ("pick", "reveal", "gives", "discards", "gains"):
        assert kind in kinds
    assert [event.args for event in scene.events("gives")] == [[1, 1]]
    assert [event.args for event in scene.events("discards")] == [[2], [3]]


def test_what_comes_to_light_under_a_lost_card_is_told() -> None:
    """R16.1, R16.2"""
    scene = Scene().kingdom(1, "100", "10").pile(1, "starvation").timer("1a", "pile1")
    scene.do(0, "take 1a front", "starve 2")
    assert [(event.seat, event.args) for event in scene.events("shows")] == [(1, [5])]


def test_hands_of_others_are_not_seen() -> None:
    """R16.3"""
    scene = Scene().timer("1a", "pile1").do(0, "go 1a front", at=1_000)
    assert masked(scene, 0).hand[0] == 1_250
    assert masked(scene, 1).hand[0] == 0
    assert masked(scene, 0).deadline() == 1_250
    assert masked(scene, 1).deadline() > 1_250


def test_no_prompt_tells_what_may_not_be_known() -> None:
    """R16.3: the questions of others are the same whatever they put together."""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "10", "20")
    before = [(ask.seat, ask.kind) for ask in masked(scene, 1).asks]
    scene.do(0, "offer athena")
    assert [(ask.seat, ask.kind) for ask in masked(scene, 1).asks] == before


def test_one_may_look_through_the_own_pile_but_not_change_it() -> None:
    """R1.6, R16.1"""
    scene = Scene().kingdom(0, "10", "50")
    assert masked(scene, 0).hoards[0] == scene.state.hoards[0]
    assert {move.split()[0] for move in scene.legal(0)} == {"go", "claim"}


def test_looks_are_told_to_the_one_who_looks() -> None:
    """R1.7, R9.21"""
    scene = Scene(gods=("URANUS",)).discarded("10").kingdom(0, "20", "30", "50")
    scene.do(0, "offer uranus", "pay 20", "pay 30", "pay 50")
    looks = scene.events("looks")
    assert [(event.seat, event.audience) for event in looks] == [(0, 1)]
    assert looks[0].args[1:5] == [1, 1, 1, 1]
