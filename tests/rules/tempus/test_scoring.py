"""The score (R8), the longest road by brute force and on big blocks."""

import pytest

from aevum.core.rng import Rng
from aevum.games.tempus.data import MEETS
from aevum.games.tempus.moves import SECTION_WORDS
from aevum.games.tempus.rules.trail import longest
from aevum.games.tempus.scenes import play, position, section, start
from tests.profile import amount
from tests.rules.tempus.reference import brute_trail

LAKE_OF_SIX = "8 1, 8 3, 8 4, 9 1, 9 2"  # with 8 2
NEARLY_MEETING = "8 3, 8 4, 8 5, 8 6, 8 7, 8 8, 5 9, 5 8, 6 8"  # with 8 2 and 5 10


def test_the_final_score_of_the_sheet() -> None:
    """R8.2, R8.3, R8.4, R8.5, R8.6: 20 + 15 + 5 + 8 + 15 + 24 + 2 - 30 = 59."""
    roads = [f"S 4 {c}" for c in range(1, 10)] + [f"E {r} 9" for r in range(5, 11)]
    state = position(
        gold=13,
        roads=", ".join(roads),
        dug=LAKE_OF_SIX,
        buildings={
            "7 2": "castle",
            "7 4": "castle",
            "8 5": "market",
            "9 4": "market",
            "2 2": "fort",
            "2 4": "farm",
            "2 5": "farm",
        },
        dead="3 3, 3 7, 5 5, 5 7, 7 3, 7 5, 7 7",
    )
    score = state.breakdown()
    assert (score.of("castles"), score.of("markets"), score.of("forts"), score.of("farms")) == (
        20,
        15,
        5,
        8,
    )
    assert (score.of("road"), score.of("lakes"), score.of("gold"), score.of("enemies")) == (
        15,
        24,
        2,
        -30,
    )
    assert score.total == 59
    assert state.scores() == [59]


def test_totals_may_be_negative() -> None:
    """R8.1, R8.6: ten enemies cost 100 points."""
    assert start().breakdown().of("enemies") == -100
    assert start().scores()[0] < 0


def test_gold_is_rounded_down() -> None:
    """R8.3"""
    points = [position(turn=1, gold=gold).breakdown().of("gold") for gold in (0, 4, 5, 9, 10, 13)]
    assert points == [0, 0, 1, 1, 2, 2]


def test_six_squares_and_four_buildings() -> None:
    """R8.5"""
    buildings = {"7 2": "farm", "7 4": "farm", "8 5": "farm", "9 4": "farm"}
    state = position(dug=LAKE_OF_SIX, buildings=buildings)
    lake = state.breakdown().waters[2]
    assert (len(lake.squares), len(lake.buildings), lake.points()) == (6, 4, 24)


def test_a_building_counts_once_for_a_lake_that_it_touches_twice() -> None:
    """R8.5: three squares around 9 1, which touches two of them."""
    state = position(dug="8 1, 9 2", buildings={"9 1": "farm"})
    assert state.breakdown().of("lakes") == 3


def test_a_building_between_two_lakes_counts_for_both() -> None:
    """R8.5: 7 8 stands between lakes of 7 and 4 squares; the farm 9 8 is on the first as well."""
    without = position(dug=NEARLY_MEETING)
    assert without.breakdown().of("lakes") == 7 * 1
    state = position(dug=NEARLY_MEETING, buildings={"7 8": "farm"})
    assert state.breakdown().of("lakes") == 7 * 2 + 4 * 1


def test_lakes_that_meet_become_one() -> None:
    """R8.5, R4.4: digging 7 8 joins them; a road between two of its squares changes nothing."""
    state = play(position(turn=8, dug=NEARLY_MEETING, roads="S 6 8"), "dig 7 8")
    assert sorted(len(lake.squares) for lake in state.breakdown().waters) == [1, 12]
    assert state.breakdown().of("lakes") == 12
    assert state.scores()[0] == state.breakdown().total


def test_a_road_does_not_split_a_lake() -> None:
    """R8.5, R4.4"""
    plain = position(dug="8 3", buildings={"8 4": "farm"})
    split = position(dug="8 3", buildings={"8 4": "farm"}, roads="E 8 2")
    assert plain.breakdown().of("lakes") == split.breakdown().of("lakes") == 2


def test_the_score_is_shown_as_if_the_game_ended_now() -> None:
    """R8.1"""
    state = play(start(), "road E 1 1", "road E 2 1 paid")
    assert state.breakdown().of("road") == 2
    assert state.scores()[0] == state.breakdown().total


def trail(words: str) -> int:
    return position(roads=words).breakdown().of("road")


def test_the_longest_road_takes_no_section_twice() -> None:
    """R8.4: of three sections in a star two count, of a cross two, of a ring all."""
    assert trail("") == 0
    assert trail("S 4 2") == 1
    assert trail("S 4 2, S 4 3, E 5 2") == 2
    assert trail("S 4 2, S 4 3, E 4 2, E 5 2") == 2
    assert trail("S 4 2, S 5 2, E 5 1, E 5 2") == 4


def test_the_longest_road_may_cross_itself() -> None:
    """R8.4: two rings that share a corner are one way of eight sections."""
    first = "S 4 2, S 5 2, E 5 1, E 5 2"
    second = "S 5 3, S 6 3, E 6 2, E 6 3"
    assert trail(f"{first}, {second}") == 8


def test_only_the_best_network_scores() -> None:
    """R8.4"""
    assert trail("S 1 1, S 1 2, S 8 1, S 8 2, S 8 3, E 5 5") == 3


def network_trail(sections: list[int]) -> int:
    """Return the longest trail of sections that hang together."""
    road = [0 if e in sections else -1 for e in range(180)]
    return longest(sections, road, 1)


def grown(size: int, rng: Rng, close: bool) -> list[int]:
    """Return a connected set of sections, grown at random; close ones make rings."""
    found = [int(rng.below(180))]
    while len(found) < size:
        near = sorted({other for e in found for other in MEETS[e]} - set(found))
        if close:
            near.sort(key=lambda e: -sum(other in found for other in MEETS[e]))
            near = near[:4]
        found.append(rng.pick(near))
    return found


@pytest.mark.parametrize("close", [False, True])
def test_longest_road_against_brute_force(close: bool) -> None:
    """R8.4: on connected sets of up to 12 sections, winding ones and dense ones."""
    rng = Rng(f"trail {close}")
    for _ in range(amount(ci=400, soak=20000)):
        sections = grown(3 + int(rng.below(10)), rng, close)
        words = [SECTION_WORDS[e] for e in sections]
        assert network_trail(sorted(sections)) == brute_trail(words), words


def block(rows: int, columns: int) -> list[int]:
    """Return all sections inside a rectangle of corners, rows x columns of them."""
    across = [f"S {r} {c}" for r in range(2, rows + 2) for c in range(2, columns + 1)]
    down = [f"E {r} {c}" for r in range(3, rows + 2) for c in range(1, columns + 1)]
    return sorted(section(words) for words in across + down)


def odd_corners(rows: int, columns: int) -> int:
    """Return how many corners of a block have three sections."""
    return 2 * (rows - 2) + 2 * (columns - 2)


@pytest.mark.parametrize(
    ("rows", "columns"), [(2, 9), (3, 8), (4, 4), (4, 7), (5, 5), (5, 6), (6, 5), (7, 4)]
)
def test_blocks_of_up_to_fifty_sections(rows: int, columns: int) -> None:
    """R8.4: the odd corners on the rim pair up along it, but for the last two."""
    sections = block(rows, columns)
    assert len(sections) <= 50
    found = network_trail(sections)
    pairs = odd_corners(rows, columns) // 2 - 1
    assert len(sections) - found >= pairs
    assert len(sections) - found <= pairs + 2


def test_dense_random_networks_of_fifty_sections_end_soon() -> None:
    """R8.4"""
    rng = Rng("fifty")
    for _ in range(amount(ci=6, soak=300)):
        sections = sorted(grown(50, rng, close=True))
        assert 25 <= network_trail(sections) <= 50


def test_a_comb_loses_its_teeth() -> None:
    """R8.4: a ring with a long spine and teeth, so that much must be left out."""
    spine = [f"S 5 {c}" for c in range(1, 10)]
    teeth = [f"E {r} {c}" for c in range(2, 9) for r in (6, 7, 8)]
    ring = ["S 4 1", "E 5 1"]
    sections = sorted(section(words) for words in spine + teeth + ring)
    small = sorted(section(words) for words in spine[:6] + teeth[:9] + ring)
    assert network_trail(small) == brute_trail(spine[:6] + teeth[:9] + ring)
    assert network_trail(sections) < len(sections)
