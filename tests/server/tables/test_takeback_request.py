"""A take-back request is the same for everybody, and names no hidden card."""

import pytest

from aevum.core.events import EVERYONE
from aevum.games.imperials import GAME
from aevum.games.imperials.data import ACTIONS, CARD_NAMES
from aevum.games.imperials.scenes import Scene
from aevum.server import wire
from tests.rules.imperials.banquet import table as banquet
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated

SECRETS = [name.lower() for name in (*CARD_NAMES, *[card.name for card in ACTIONS])]


class Request:
    """The first seat makes moves in a scene, and asks to take the last of them back."""

    def __init__(self, scene: Scene, *moves: str, later: str = "") -> None:
        self.scene = scene
        self.moves = moves
        self.later = later
        """The second seat's moves before the request."""
        self.told = ""
        """Its public text."""
        self.private: list[str] = []
        """The private events since the move."""
        self.frames: list[bytes] = []
        """The frames to the third seat and a spectator at the request."""
        simulated(self._ask)

    async def _ask(self, rig: Rig) -> None:
        scene = self.scene
        mode = "wonders" if scene.state.wonders else "basic"
        people = await rig.match(GAME, "Ada", "Bob", "Cay", options={"mode": mode})
        watcher = await rig.visitor("Wat")
        match = (await rig.table()).begun_match()
        match.state = scene.state
        ada, bob, cay = people
        for move in self.moves:
            assert await ada.do(wire.Act, -1, [scene.move(move)]) == "ok"
        if self.later:
            assert await bob.do(wire.Act, -1, [scene.move(self.later)]) == "ok"
        since = [event for row in match.told[match.last_own(0) :] for event in row]
        secret = [event for event in since if event.audience != EVERYONE]
        self.private = [str(GAME.words.say(event, match.state)) for event in secret]
        before = [len(frames(person)) for person in (cay, watcher)]
        assert await ada.do(wire.TakeBack) == "ok"
        (self.told,) = {told(person.table.pleaded, GAME.book) for person in [*people, watcher]}
        for person, count in zip((cay, watcher), before, strict=True):
            assert person.table.asking == 0
            self.frames += frames(person)[count:]

    def names_no_card(self) -> bool:
        return not any(name in self.told.lower() for name in SECRETS)


def frames(person: Visitor) -> list[bytes]:
    assert person.session is not None
    return person.session.frames


def test_of_a_bought_card_only_the_buyer_is_told() -> None:
    request = Request(Scene().hand(0, wool=1, wheat=1, ore=1).acting(0), "buy")
    assert len(request.private) == 1
    assert request.names_no_card()


def test_of_a_theft_by_the_robber_only_his_way_is_told() -> None:
    scene = Scene().village(1, "0,0 N").hand(1, wood=2, ore=2).before_roll(0).roll(3, 4)
    request = Request(scene, "tile 0,0")
    assert len(request.private) == 1
    assert "moves the robber to " in request.told


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [("Spy", "action mining", "action merchant"), ("Master Merchant", "card ore", "card coin")],
)
def test_which_card_was_taken_from_a_hand_changes_no_byte(card: str, one: str, other: str) -> None:
    play = f"play {card.lower().replace(' ', '-')}"
    first, second = [Request(banquet(card), play, "player 2", take) for take in (one, other)]
    assert first.private != second.private
    assert first.names_no_card()
    assert first.frames == second.frames


def test_of_a_draft_of_an_offer_nothing_is_told() -> None:
    scene = Scene().hand(0, wood=1).acting(0)
    request = Request(scene, "offer", "give wood", later="embargo 3")
    assert len(request.private) == 1
    assert request.told == ""
