"""What viewers see: one mask serves all in an open game, and films end where the match does."""

import gzip
import json

import pytest
from msgspec.json import decode

from aevum.core.game import JOINT, Game
from aevum.core.state import SPECTATOR
from aevum.server.api import Film
from aevum.server.tables.event_lines import visible_steps
from aevum.server.tables.view_builder import encoded, hash_of
from aevum.server.workers.replays import films
from aevum.testing.case import Case, positions, recorded
from tests.games import ALL, brief

OPEN = [game for game in ALL if not game.hidden]


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)
def test_an_open_game_shows_everybody_the_same(game: Game) -> None:
    case = Case(game, game.max_seats, 5)
    for _, state in positions(case, sparse=4):
        plain = state.mask(SPECTATOR)
        for seat in range(state.seats):
            own = state.mask(seat)
            assert game.view(own) == game.view(plain)
            # where all act at once, a drawing shows the sheet of whoever looks at it
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
