"""The view for screens: plain fields from a masked state, with everything that a board needs."""

from typing import Any

import pytest

from aevum.core.rng import Rng
from aevum.core.state import CHANCE, SPECTATOR
from aevum.core.text import Text
from aevum.games.temporum import GAME
from aevum.games.temporum.data import CARD_NUMBER, MONEY, ZONE_NUMBER
from aevum.games.temporum.messages import BOOK
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.printed import PRINTED, THINGS, ZONES
from aevum.games.temporum.rules.phrases import ZONE_IDS
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene
from aevum.games.temporum.view import figures
from aevum.games.temporum.words.wording import wording_of
from aevum.games.temporum.words.zonekinds import zone_kind
from tests.rules.fields import plain

MESSAGES = ("card_texts", "zone_texts", "zone_boxes", "zone_setups", "trail", "instruction")
ON_CARDS = ("play", "score", "discard", "card", "secret")


def seen(scene: Scene, seat: int) -> dict[str, Any]:
    """Return the fields that a seat gets."""
    view = GAME.view(scene.state.mask(seat))
    return plain({name: value for name, value in view.items() if name not in MESSAGES})


def test_hands_decks_and_caches_are_hidden() -> None:
    scene = Scene(2, "Quiet Planet").hand(0, "Artist", "Gizmo").hand(1, "Settlers")
    scene.front(0, "Cache").tuck(0, "Trinket").on_deck("Panacea")
    scene.quiet("Maneuver", "Inventor", "Tulip Stocks").begin()
    mine, other, nobody = seen(scene, 0), seen(scene, 1), seen(scene, SPECTATOR)
    assert mine["hand"] == [CARD_NUMBER["Artist"], CARD_NUMBER["Gizmo"]]
    assert mine["front"][0][4] == CARD_NUMBER["Trinket"]
    assert other["hand"] == [CARD_NUMBER["Settlers"]]
    assert other["front"][0][4] == -2
    assert nobody["hand"] == []
    assert nobody["seat"] == -1
    for fields in (mine, other, nobody):
        assert fields["hand_sizes"] == [2, 1]
        assert fields["hand_gizmos"] == [1, 0]
        assert fields["deck_top"] == -2
        assert (fields["quiet"], fields["looked_at"]) == (3, [])
    scene.do(0, "stay")
    assert len(seen(scene, 0)["looked_at"]) == 3
    assert seen(scene, 1)["looked_at"] == []


def test_the_discount_is_that_of_this_scoring() -> None:
    scene = Scene(2, "Iron Age").money(0, 20).front(0, "Friends in Old Places")
    scene.hand(0, "Settlers", "Artist").crowns(0, 10, 0, 0, 0).crowns(1, 9, 1, 0, 0)
    scene.begin()
    assert seen(scene, 0)["discount"] == 2
    scene.do(0, "move Iron Age")
    assert scene.asked() == [(0, "score")]
    assert seen(scene, 0)["discount"] == 4  # one Time ruled
    assert (seen(scene, 1)["discount"], seen(scene, SPECTATOR)["discount"]) == (0, 0)


def test_what_lies_on_places_and_in_the_pile_is_listed() -> None:
    scene = Scene(3, "Gold Rush").begin()
    scene.state.gold[3], scene.state.gold[25], scene.state.bases[2] = 2, 1, 5
    artist, trinket = CARD_NUMBER["Artist"], CARD_NUMBER["Trinket"]
    scene.state.thrown[trinket], scene.state.thrown[artist] = 2, 1
    view = seen(scene, 1)
    assert (view["gold"], view["bases"], view["zombies"]) == ([3, 2, 25, 1], [2, 5], [])
    assert view["discard"] == [artist, trinket, trinket]


def test_a_text_of_one_deed_is_that_deed() -> None:
    """A screen makes a sentence of it by `about-do`, and gets the same words in each language."""
    scene = Scene(2, "Stone Age").begin()
    view: dict[str, Any] = GAME.view(scene.state.mask(0))
    words = wording_of(PRINTED, THINGS)
    alone = 0
    zones = [words.visit[zone] for zone in scene.state.zones]
    for told, text in [
        *zip(view["card_texts"], words.card_texts, strict=True),
        *zip(view["zone_texts"], zones, strict=True),
    ]:
        key, args = told
        whole = Text("about-do", {"what": ("&", (("=", key, args),))}, BOOK)
        alone += int(key.startswith("do-"))
        made = whole if key.startswith("do-") else Text(key, args, BOOK)
        for language in ("en", "de"):
            catalogue = BOOK.catalogue(language)
            assert catalogue.format(made) == catalogue.format(text)
    assert alone > 20


def test_what_turns_where_history_changes() -> None:
    scene = Scene(2, "Stone Age", "Roman Empire").hand(0, "Predict the Future", "Artist")
    scene.at(0, "Balloon Revolution").begin()
    view = seen(scene, 0)
    assert view["flips"] == view["real"][:3]
    scene.do(0, "stay", "play Predict the Future")
    assert scene.asked() == [(0, "history")]
    assert set(seen(scene, 0)["flips"]) == {scene.place("Balloon Revolution")}


def test_whose_crowns_step() -> None:
    scene = Scene(2, "Balloon Revolution").hand(0, "Battle Plans", "Artist")
    scene.crowns(1, 4, 3, 3, 0).at(0, "Ancient Egypt").begin()
    assert seen(scene, 0)["stepping"] == -1
    scene.do(0, "move Balloon Revolution", "play Battle Plans")
    assert (seen(scene, 0)["stepping"], scene.asked()) == (1, [(0, "retreat")])
    trail = [key for key, _ in GAME.view(scene.state.mask(0))["trail"]]  # type: ignore[attr-defined]
    assert trail == ["part-name-zone", "part-name-card"]


def test_zones_by_what_a_visit_is_about() -> None:
    assert zone_kind(ZONES[ZONE_NUMBER["Trojan War"]]) == "score"
    assert zone_kind(ZONES[ZONE_NUMBER["Singularity"]]) == "other"
    assert seen(Scene(2, "Pax Buddha").begin(), 0)["zone_kinds"][1] == "any"


def test_figures_of_a_game() -> None:
    scene = Scene(2).money(0, 7).crowns(0, 1, 2, 3, 4).begin()
    assert figures(scene.state) == {
        "Turns": [1],
        "Dollars left": [7, 0],
        "Crowns in Time IV": [4, 0],
    }


@pytest.mark.parametrize("seed", range(6))
def test_every_card_that_can_be_chosen_is_in_sight(seed: int) -> None:
    """But for the card on Robotic Utopia, which is shown with its Zone."""
    state, rng = GAME.new(2 + seed % 4, seed), Rng(seed)
    for _ in range(250):
        asked = [ask.seat for ask in state.asks if ask.seat >= 0 and state.legal(ask.seat)]
        if not asked:
            return
        seat = asked[0]
        view: dict[str, Any] = GAME.view(state.mask(seat))
        mine = [row for row in view["front"] if row[0] == seat]
        shown = {*view["hand"], *view["aside"], *view["looked_at"], view["robot"]}
        shown |= {row[1] for row in mine} | {row[4] for row in mine}
        for move in state.legal(seat):
            name = MOVES.text(move).partition(" ")[0]
            if name in ON_CARDS:
                assert move - MOVES.base(name) in shown, MOVES.text(move)
            if name in ("advance", "retreat"):
                assert view["stepping"] >= 0
        state.apply(seat, state.random_move(seat, rng))


def test_what_is_fixed_is_of_this_match() -> None:
    for seed in range(4):
        for seats in (2, 3, 5):
            state = GAME.new(seats, seed)
            assert isinstance(state, Temporum)
            view: dict[str, Any] = GAME.fixed(state.mask(0))
            assert view["zone_ids"] == [ZONE_IDS[zone] for zone in state.zones]
            assert list(view["starting_money"]) == list(MONEY[:seats])


def test_zones_are_told_once_they_are_dealt() -> None:
    state = GAME.new(2, 1, explicit=True)
    before: dict[str, Any] = GAME.fixed(state.mask(0))
    assert set(before["zone_ids"]) == {""}
    while any(ask.seat == CHANCE for ask in state.asks):
        state.apply(CHANCE, state.draw())
    assert "" not in GAME.view(state.mask(0))["zone_ids"]  # type: ignore[operator]
