"""Views: parts are cached and shared, and films end with the match."""

import gzip
import json
from typing import Any

import pytest
from msgspec.json import decode

from aevum.core.game import JOINT, LIVE, Game
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.core.state import NEVER, OK, SPECTATOR, UNKNOWN, WAIT
from aevum.server.api import Film
from aevum.server.tables.event_lines import visible_steps
from aevum.server.tables.view_builder import (
    EncodedPosition,
    FieldEncoder,
    ViewBuilder,
    ViewCache,
    encoded,
    hash_of,
)
from aevum.server.workers.replays import films
from aevum.testing.case import Case, calm, positions, recorded
from tests.games import ALL, brief, settings
from tests.server.sim.rig import Rig, simulated
from tests.tiny.parted import Parted, Unshared

OPEN = [game for game in ALL if not game.hidden]


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)
def test_an_open_game_shows_everybody_the_same(game: Game) -> None:
    case = Case(game, game.max_seats, 5)
    for _, state in positions(case, sparse=4):
        plain = state.mask(SPECTATOR)
        for seat in range(state.seats):
            own = state.mask(seat)
            assert game.view(own) == game.view(plain)
            # where all act at once, a drawing shows the viewer's own sheet
            assert game.timing == JOINT or game.draw(own) == game.draw(plain)
            assert own.legal(seat) == plain.legal(seat)
            assert own.scores() == plain.scores()
            for ask in own.asks:
                assert game.prompt(own, ask) == game.prompt(plain, ask)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_film_ends_where_the_match_did(game: Game) -> None:
    match = recorded(Case(game, game.min_seats, 3, brief(game)))
    for viewer in (SPECTATOR, 0):
        for face in ("board", "text"):
            (film,) = films(match.record, [viewer], face)
            reel = decode(gzip.decompress(film), type=Film)
            fields = dict(reel.first.set)
            for step in reel.steps:
                fields.update(step.position.set)
                for name in step.position.gone:
                    del fields[name]
            view = match.state.mask(viewer)
            last = {"drawing": game.draw(view)} if face == "text" else game.view(view)
            assert hash_of(encoded(fields)) == hash_of(encoded(json.loads(json.dumps(last))))
            assert len(reel.steps) == len(visible_steps(match, viewer))
            told = sum(len(step.events) for step in reel.steps)
            assert told or not match.line


def test_viewers_who_share_a_walk_see_what_each_would_see_alone() -> None:
    game = next(each for each in ALL if each.name == "imperials")
    for mode in ("basic", "wonders"):
        match = recorded(Case(game, 3, 4, {**brief(game), "mode": mode}))
        together = films(match.record, [1, SPECTATOR, 0, 2], "board")
        assert together == [
            films(match.record, [each], "board")[0] for each in (1, SPECTATOR, 0, 2)
        ]


def test_a_field_that_is_as_it_was_keeps_its_bytes() -> None:
    encoder = FieldEncoder()
    first = encoder.encode({"land": [1, 2], "turn": 3})
    assert first == {"land": b"[1,2]", "turn": b"3"}
    second = encoder.encode({"land": [1, 2], "turn": 5000})
    assert second == {"land": b"[1,2]", "turn": b"5000"}
    assert second["land"] is first["land"]
    assert first["turn"] == b"3", "what somebody was shown stays"
    assert encoder.encode({"land": [1, 2], "turn": 5000}) is second
    assert encoder.encode({"land": [1, 2]}) == {"land": b"[1,2]"}
    assert encoder.encode({}) == {}
    assert encoder.encode({"none": None}) == {"none": b"null"}


class Follower:
    """A viewer who applies frames like a client."""

    def __init__(self, viewer: int, face: str) -> None:
        self.viewer = viewer
        self.face = face
        self.position: EncodedPosition | None = None
        self.known: dict[str, Any] = {}

    def look(self, views: ViewBuilder) -> None:
        new = views.position(self.viewer, self.face)
        old, self.position = self.position, new
        if old is None:
            self.known = json.loads(new.whole())
            return
        told: dict[str, Any] = json.loads(new.since(old, views.changed(old, new)) or b"{}")
        self.known["set"].update(told.pop("set", {}))
        for name in told.pop("gone", []):
            del self.known["set"][name]
        invited = told.pop("invited", self.known.get("invited", []))
        self.known.update(told)
        self.known.pop("invited", None)
        if invited:
            self.known["invited"] = invited

    def check(self, match: Match) -> None:
        """Compare with the snapshot of a new viewer."""
        fresh = ViewBuilder(match.game, match, {}).position(self.viewer, self.face)
        assert self.known == json.loads(fresh.whole())
        assert self.position is not None
        assert hash_of(self.position.fields()) == hash_of(fresh.fields())


def play_on(match: Match, rng: Rng) -> None:
    """Make a random move, let time pass or take a move back."""
    state, game = match.state, match.game
    waiting = [ask.seat for ask in state.asks if ask.must] or [ask.seat for ask in state.asks]
    if game.timing != LIVE and rng.below(6) == 0 and match.take_back(rng.below(state.seats)):
        return
    if state.deadline() != NEVER and (game.timing == LIVE or rng.below(8) == 0) and rng.below(2):
        match.advance(state.deadline())
        return
    seat = rng.pick(waiting)
    choices = calm(game, [move for move in state.legal(seat) if move != WAIT], rng)
    if choices:
        assert match.play(seat, rng.pick(choices), state.now) == OK
    else:
        match.advance(state.deadline())


@pytest.mark.parametrize("game", [*ALL, Parted()], ids=lambda game: type(game).__name__)
def test_frames_lead_to_what_a_fresh_look_shows(game: Game) -> None:
    for number, setting in enumerate(settings(game)[:: max(1, len(settings(game)) // 2)]):
        match = Case(game, setting.seats, number, setting.options).match()
        rng, cache = Rng(number), ViewCache()
        viewers = [*range(setting.seats), SPECTATOR]
        followers = [Follower(viewer, face) for viewer in viewers for face in ("board", "text")]
        for _ in range(50):
            looking = [each for each in followers if rng.below(3)]
            alone = rng.below(4) == 0
            if alone:
                looking = [each for each in followers if each.viewer == rng.below(setting.seats)][
                    :1
                ]
            views = ViewBuilder(game, match, {}, cache=cache, alone=alone)
            for follower in looking:
                follower.look(views)
            for follower in looking:
                follower.check(match)
            followers[rng.below(len(followers))].position = None  # gone for a while
            if match.state.over():
                break
            play_on(match, rng)


def test_viewers_and_moves_share_what_is_fixed_and_common() -> None:
    game = next(each for each in ALL if each.name == "imperials")
    match = Case(game, 3, 4, brief(game)).match()
    cache = ViewCache()
    views = ViewBuilder(game, match, {}, cache=cache)
    one, two = views.position(0, "board"), views.position(1, "board")
    assert one.common is two.common
    assert one.fixed is two.fixed
    assert one.own != two.own
    play_on(match, Rng(1))
    later = ViewBuilder(game, match, {}, cache=cache).position(0, "board")
    assert later.fixed is one.fixed
    assert later.common["ports"] is one.common["ports"]


def hands(position: EncodedPosition) -> list[list[int]]:
    found: list[list[int]] = json.loads(position.fields()["hands"])
    return found


def test_a_field_that_is_wrongly_common_shows_nobody_another_hand() -> None:
    match = Case(Unshared(), 3, 1).match()
    cache = ViewCache()

    def views(alone: bool) -> ViewBuilder:
        return ViewBuilder(match.game, match, {}, cache=cache, alone=alone)

    own = hands(views(True).position(0, "board"))
    assert UNKNOWN not in own[0]
    assert set(own[1] + own[2]) == {UNKNOWN}
    together = views(False)
    for viewer in (1, 0, 2, SPECTATOR):
        seen = hands(together.position(viewer, "board"))
        assert {card for hand in seen for card in hand} == {UNKNOWN}
    assert set(hands(views(True).position(1, "board"))[0]) == {UNKNOWN}


def test_a_table_shares_only_what_a_spectator_sees() -> None:
    game = Unshared()

    async def two(rig: Rig) -> None:
        ada, bob = await rig.match(game, "Ada", "Bob")
        while ada.legal or bob.legal:
            for person, other in ((ada, 1), (bob, 0)):
                assert set(person.client.fields["hands"][other]) <= {UNKNOWN}
            mover = ada if ada.legal else bob
            assert await mover.act(mover.legal[-1]) == "ok"

    simulated(two, (game,))


def test_a_spectator_who_comes_and_goes_sees_what_is_there() -> None:
    game = next(each for each in ALL if each.name == "temporum")

    async def visit(rig: Rig) -> None:
        ada = await rig.make(game, bots=["random"], start=True)
        eve = await rig.visitor("Eve")
        for number in range(12):
            if number % 4 == 1:
                await eve.go()
            if number % 4 == 3:
                await eve.join()
            while not ada.legal:
                await rig.settle(1)
            assert await ada.act(ada.legal[0]) == "ok"
            match = (await rig.table()).begun_match()
            watching = [(ada, 0), (eve, SPECTATOR)] if eve.session else [(ada, 0)]
            for person, viewer in watching:
                fresh = ViewBuilder(game, match, {}).position(viewer, "board")
                assert hash_of(encoded(person.client.fields)) == hash_of(fresh.fields())
                assert person.client.mismatches == 0

    simulated(visit)
