"""A match from its first position to its last, as each viewer may see it."""

from typing import Final

from msgspec import Struct, json

from aevum.core.match import Match, replay, walk
from aevum.core.record import Record
from aevum.core.state import CLOCK, SPECTATOR
from aevum.server.api import Replay, Step
from aevum.server.sight import BOARD, TEXT, Glance, Sight, as_it_is, changes
from aevum.server.store.records import TableRow
from aevum.server.telling import Telling, seen_by, steps_of
from aevum.server.wire import Position, TableInfo

FACES: Final = (BOARD, TEXT)


class Film(Struct):
    """The first position, and what each step changed."""

    first: Position
    steps: list[Step]


_reels: Final = json.Decoder(dict[str, Film])


def film(record: Record, viewer: int, face: str) -> Film:
    """Return a match as this viewer could follow it; moves that were taken back are left out."""
    whole = replay(record)
    ends = {steps[-1] + 1: number for number, steps in enumerate(steps_of(whole, viewer))}
    kept = record.with_rows([record.rows[place] for place in whole.line])
    shown: list[Step] = []
    old: Sight | None = None
    first = Position()
    for count, match in enumerate(walk(kept)):
        if count and count not in ends:
            continue
        sight = Glance(record.game, match, {}).sight(viewer, face, acting=False)
        if old is None:
            first = as_it_is(sight.whole())
        else:
            shown.append(_step(match, old, sight, viewer, len(shown)))
        old = sight
    return Film(first, shown)


def _step(match: Match, old: Sight, new: Sight, viewer: int, number: int) -> Step:
    game, rows = match.game, match.record.rows
    place = len(match.line) - 1
    begin = place
    while begin > 0 and not _noticed(match, begin - 1, viewer):
        begin -= 1
    telling = Telling(game, match.told[begin : place + 1])
    events: list[bytes] = []
    for each in range(len(telling.rows)):
        events += telling.to(viewer, each, number)
    row = rows[match.line[place]]
    known = not game.hidden or row.seat == viewer
    text = game.moves.text(row.move) if known and row.seat != CLOCK else ""
    position = new.since(old, changes(old.fields, new.fields)) or b"{}"
    heard = [as_it_is(each) for each in events]
    return Step(row.seat, text, row.at, as_it_is(position), heard)


def _noticed(match: Match, place: int, viewer: int) -> bool:
    return seen_by(match, place, viewer, match.record.rows[match.line[place]].seat)


def archives(record: Record, row: TableRow) -> dict[int, bytes]:
    """Return what every viewer may see of a finished match, to be kept for ever."""
    viewers = [SPECTATOR, *range(len(row.chairs))]
    return {
        viewer: json.encode({face: film(record, viewer, face) for face in FACES})
        for viewer in viewers
    }


def from_archive(data: bytes, face: str) -> Film:
    """Return the film that `archives` kept."""
    return _reels.decode(data)[face]


def as_replay(table: TableInfo, reel: Film, viewer: int, eyes: list[int]) -> Replay:
    """Return the film with what its page shows around it."""
    return Replay(table, viewer, eyes, reel.first, reel.steps, table.phase == "over")
