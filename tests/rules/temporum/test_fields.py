"""The fields of a chronicle are declared once: copies, saves and masks agree with it."""

import json

import pytest

from aevum.core.drive import Driver
from aevum.core.errors import BadData
from aevum.core.rng import Rng
from aevum.core.state import NONE, SPECTATOR, UNKNOWN
from aevum.games.temporum import GAME
from aevum.games.temporum.data import CARD_NUMBER, KINDS, PLACES
from aevum.games.temporum.rules.fields import FIELDS
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene
from aevum.testing.fields import check_fields

SECRET = {"hands", "deck", "front", "quiet"}
TABLE, TOKENS = 8, 9  # places in a save
HANDS, DECK, FRONT = 5, 6, 9  # places in the first of them


def middle(seats: int, steps: int = 80) -> Temporum:
    """Return a position in the middle of a random game."""
    state = GAME.new(seats, 5, False, zone_set="both", card_set="both")
    assert isinstance(state, Temporum)
    driver, rng = Driver(state), Rng("fields")
    for _ in range(steps):
        driver.random_step(rng)
    assert not state.over()
    return state


def laid() -> Temporum:
    """Return a position with cards of all sorts in front of a player, and one under a Cache."""
    scene = Scene(2, "Quiet Planet").hand(0, "Artist", "Gizmo").hand(1, "Settlers", "Trade Goods")
    scene.front(0, "Cache").tuck(0, "Trinket").front(1, "Explorer", "Beggar")
    return scene.quiet("Maneuver", "Inventor", "Tulip Stocks").begin().state


@pytest.mark.parametrize("state", [middle(2), middle(5), laid()], ids=["two", "five", "laid"])
def test_the_declaration_is_what_a_chronicle_keeps(state: Temporum) -> None:
    check_fields(GAME, state, FIELDS)


def test_a_copy_shares_no_rows() -> None:
    state = laid()
    copy = state.clone()
    for name in ("hands", "front"):
        for ours, theirs in zip(getattr(state, name), getattr(copy, name), strict=True):
            assert ours is not theirs
    assert copy.front[0][0] is not state.front[0][0]
    assert copy.deck is not state.deck


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_mask_hides_what_is_declared_hidden(viewer: int) -> None:
    state = laid()
    view = state.mask(viewer)
    assert isinstance(view, Temporum)
    data = FIELDS.write(state)
    changed = {name for name in FIELDS.names if getattr(view, name) != getattr(state, name)}
    assert changed <= SECRET
    assert {"hands", "deck", "quiet"} <= changed
    for seat in range(2):
        tucked = view.front[seat][0].tucked
        wanted = state.front[seat][0].tucked
        assert tucked == (wanted if seat == viewer or wanted == NONE else UNKNOWN)
        if seat != viewer:
            assert view.hands[seat] == [UNKNOWN, state.hands[seat][1]], "backs are seen"
    assert FIELDS.write(state) == data, "the position itself is as it was"
    assert view.mask(viewer).to_data() == view.to_data()


SPOILED = {
    "a card in a hand": (TABLE, HANDS, 0, 0, KINDS),
    "a card of the deck": (TABLE, DECK, 0, 0, KINDS),
    "a kind in front": (TABLE, FRONT, 0, 0, 0, -1),
    "a card in front": (TABLE, FRONT, 0, 0, 1, KINDS),
    "the play that brought it": (TABLE, FRONT, 0, 0, 2, -1),
    "dollars on it": (TABLE, FRONT, 0, 0, 3, -1),
    "a card under it": (TABLE, FRONT, 0, 0, 4, KINDS),
    "its place": (TABLE, FRONT, 0, 0, 5, PLACES),
    "a token that nobody has": (TOKENS, 1, 1, 2),
}


@pytest.mark.parametrize("what", SPOILED)
def test_what_cannot_be_is_refused(what: str) -> None:
    """The lists that aren't plain numbers have bounds as well."""
    scene = Scene(2, "Stone Age").hand(0, "Artist").front(0, "Cache").tuck(0, "Trinket")
    state = scene.on_deck("Panacea").begin().state
    data = json.loads(json.dumps(state.to_data()))
    assert GAME.load(data).to_data() == state.to_data()
    *path, value = SPOILED[what]
    row = data
    for place in path[:-1]:
        row = row[place]
    row[path[-1]] = value
    with pytest.raises(BadData):
        GAME.load(data)


def test_what_does_not_fit_together_is_refused() -> None:
    state = laid()
    for place, row, value, sentence in (
        (TABLE, 3, 9, "crowns are missing"),
        (TOKENS + 1, 11, 1, "belongs to nobody"),
    ):
        data = json.loads(json.dumps(state.to_data()))
        if data[place][row]:
            data[place][row][1] = value
        else:
            data[place][row].append(value)
        with pytest.raises(BadData, match=sentence):
            GAME.load(data)


def test_a_card_in_front_is_what_it_acts_as() -> None:
    state = laid()
    again = GAME.load(json.loads(json.dumps(state.to_data())))
    assert isinstance(again, Temporum)
    assert again.front[1][0].acts_as is GAME.things.cards[CARD_NUMBER["Explorer"]]
