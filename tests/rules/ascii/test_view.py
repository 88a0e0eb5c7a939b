"""The view for screens: plain fields from a masked state, one for each part of a sheet."""

from typing import Any

from aevum.core.state import SPECTATOR
from aevum.games.ascii import GAME
from aevum.games.ascii.rules.asks import ASK_NAMES
from aevum.games.ascii.scenes import Scene
from aevum.games.ascii.view import figures, score_parts
from tests.rules.fields import plain


def seen(scene: Scene, seat: int = 0) -> dict[str, Any]:
    """Return the fields that a seat gets."""
    return plain(GAME.view(scene.state.mask(seat)))


def test_every_sheet_is_open_to_everybody() -> None:
    scene = Scene(3).built(1, "farm 1 4").gold(1, 5, 7).begin()
    whole = seen(scene)
    assert seen(scene, 2) == whole == seen(scene, SPECTATOR)
    assert whole["map_1"] == [[0, 1, 4, 1, 1]]
    assert whole["tracks_1"][2:4] == [7, 5]


def test_a_mark_changes_no_more_than_its_own_parts() -> None:
    scene = Scene(3).dice(5, 4, 2).begin()
    before = seen(scene)
    scene.do(1, "culture d2 white1")
    after = seen(scene)
    changed = {name for name, value in after.items() if before[name] != value}
    assert changed == {"culture_1", "turn_1"}


def test_the_parts_of_a_score_are_the_score() -> None:
    scene = Scene(2).staffed(0, 2, 1, 1, 1).gold(0, 4).armies(0, 2).mood(0, 3, 2)
    scene.culture(0, "a").begin()
    parts = score_parts(scene[0])
    assert parts == [2 * 2 + 2 + 4 + 4, 8, 6, 0, 15, 12, -10]
    assert sum(parts) == scene[0].score() == seen(scene)["scores"][0]


def test_a_proposal_is_seen_with_its_pledges() -> None:
    scene = Scene(3).gold(0, 2).gold(1, 1).gold(2, 1).begin("diplomacy")
    first, second = scene.state.order[:2]
    assert seen(scene)["proposer"] == first
    assert seen(scene)["proposed"] == []
    scene.do(first, "reroll white1 green", "pledge 1")
    view = seen(scene)
    assert (view["proposer"], view["proposed"]) == (first, [0, 3])
    assert view["pledges"][first] == 1
    assert ASK_NAMES[view["asked"][second]] == "pledge"


def test_an_operation_is_seen_with_its_actions() -> None:
    scene = Scene(3).armies(0, 1).armies(1, 1).begin("deployment")
    assert seen(scene)["deploying"] == 0
    scene.do(0, "raid 2")
    view = seen(scene)
    names = ("aggressor", "operation", "target", "actions", "actions_needed")
    assert [view[name] for name in names] == [0, 1, 1, 1, 1]
    assert ASK_NAMES[view["asked"][1]] == "cancel"


def test_sealed_answers_are_not_shown() -> None:
    scene = Scene(2).begin("announcing")
    before = seen(scene, 1)
    scene.do(0, "announce")
    after = seen(scene, 1)
    assert after["announcers"] == []
    assert {name for name in after if after[name] != before[name]} <= {"asked"}


def test_a_report_tells_of_masteries_and_buildings() -> None:
    scene = Scene(2).staffed(0, farms=2, mines=1).mood(1, happy=10).colony(0, 1, 12, 3).begin()
    told = figures(scene.state)
    assert told["Mastered happiness"] == [0, 1]
    assert (told["Farms"], told["Mines"], told["Colonies"]) == ([2, 0], [1, 0], [1, 0])
