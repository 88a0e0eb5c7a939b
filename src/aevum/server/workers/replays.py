"""A match from its first position to its last, as each viewer may see it.

A film is made once and sent as it is stored: JSON, compressed by gzip. Workers make films;
`replay_archive` decides who may see which.
"""

import re
import zlib
from collections.abc import Sequence
from typing import Final

from msgspec import Raw, json

from aevum.core.match import Match, replay, walk
from aevum.core.record import TAKEBACK, Record
from aevum.core.state import CLOCK
from aevum.core.text import ENGLISH, literal
from aevum.server.api import Step
from aevum.server.tables.event_lines import EventLines, is_noticed
from aevum.server.tables.view_builder import BOARD, TEXT, ViewBuilder, ViewCache, as_it_is

FACES: Final = (BOARD, TEXT)
GZIP: Final = 16 + zlib.MAX_WBITS  # zlib's number for the gzip format
LEVEL: Final = 5  # takes a third of the default level's time, for a few bytes more
BUFFER: Final = 65_536  # bytes compressed at once
BEGUN: Final = 262_144  # bytes of a film that include events, however large its first position is

_encode: Final = json.Encoder().encode
_faces: Final = json.Decoder(dict[str, Raw])
_SENTENCE: Final = re.compile(rb'"args":\[[-0-9,]*\],"text":"')
"""An event with a sentence instead of a message."""


class GzipWriter:
    """Bytes on their way into a gzip file, so that they are never all in memory."""

    def __init__(self) -> None:
        self._packer = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        self._done: list[bytes] = []
        self._waiting: list[bytes] = []
        self._size = 0

    def add(self, part: bytes) -> None:
        """Add bytes."""
        self._waiting.append(part)
        self._size += len(part)
        if self._size >= BUFFER:
            self._pack()

    def end(self) -> bytes:
        """Return the compressed bytes."""
        self._pack()
        return b"".join([*self._done, self._packer.flush()])

    def _pack(self) -> None:
        self._done.append(self._packer.compress(b"".join(self._waiting)))
        self._waiting.clear()
        self._size = 0


class FilmMaker:
    """The film of one viewer, while the match is replayed."""

    def __init__(self, viewer: int, face: str, views: ViewBuilder) -> None:
        """Add the first position."""
        self.viewer = viewer
        self.face = face
        self._language = ENGLISH if face == TEXT else ""
        self._steps = 0
        self._since = 0
        """The first row that the viewer has not been shown."""
        self._last = views.position(viewer, face, acting=False)
        self._packing = GzipWriter()
        self._packing.add(b'{"first":' + self._last.whole() + b',"steps":[')

    def step(self, views: ViewBuilder, told: list[EventLines]) -> None:
        """Add a position that the viewer noticed, with the events since the one before.

        `told` lists the events of each row of the match.
        """
        events: list[bytes] = []
        for lines in told[self._since :]:
            events += lines.to(self.viewer, 0, self._steps, self._language)
        seen = views.position(self.viewer, self.face, acting=False)
        position = seen.since(self._last, views.changed(self._last, seen)) or b"{}"
        step = self._described(views.match, position, events)
        self._packing.add(b"," + step if self._steps else step)
        self._last = seen
        self._since = len(told)
        self._steps += 1

    def end(self) -> bytes:
        """Return the compressed film."""
        self._packing.add(b"]}")
        return self._packing.end()

    def _described(self, match: Match, position: bytes, events: list[bytes]) -> bytes:
        game = match.game
        row = match.record.rows[match.line[-1]]
        known = not game.hidden or row.seat == self.viewer
        text = game.moves.text(row.move) if known and row.seat != CLOCK else ""
        heard = [as_it_is(each) for each in events]
        return _encode(Step(row.seat, text, row.at, as_it_is(position), heard))


def films(record: Record, viewers: Sequence[int], face: str) -> list[bytes]:
    """Return the films of a match for these viewers, without moves that were taken back.

    The match is replayed once for all of them. A row in which a viewer neither moved nor learned
    anything belongs to the next step, as in `event_lines.visible_steps`.
    """
    kept = _without_takebacks(record)
    makers: list[FilmMaker] = []
    told: list[EventLines] = []
    cache, alone = ViewCache(), len(viewers) == 1
    for match in walk(kept):
        views = ViewBuilder(record.game, match, {}, cache=cache, alone=alone)
        if not match.line:
            makers = [FilmMaker(viewer, face, views) for viewer in viewers]
            continue
        place = len(match.line) - 1
        told.append(EventLines(record.game, views.public(), match.told[place:]))
        seat = kept.rows[place].seat
        for maker in makers:
            if is_noticed(match, place, maker.viewer, seat):
                maker.step(views, told)
    made = {maker.viewer: maker.end() for maker in makers}
    return [made[viewer] for viewer in viewers]


def _without_takebacks(record: Record) -> Record:
    """Return a record with only the rows that were not taken back."""
    if all(row.move != TAKEBACK for row in record.rows):
        return record.with_rows(record.rows)
    line = replay(record).line
    return record.with_rows([record.rows[place] for place in line])


def parted(archive: bytes) -> list[bytes]:
    """Return the films in an archive from before films were stored separately, in the order of
    FACES.

    Such an archive is JSON with a member for each face, compressed by zlib.
    """
    found = _faces.decode(zlib.decompress(archive))
    return [in_messages(packed(found[face])) for face in FACES]


def has_sentences(film: bytes) -> bool:
    """Return whether the first events of a stored film are sentences, not messages."""
    begun = zlib.decompressobj(GZIP).decompress(film, BEGUN)
    return _SENTENCE.search(begun) is not None


def in_messages(film: bytes) -> bytes:
    """Return a stored film with messages only.

    Older servers stored English sentences: they become messages that hold the words as they were
    written, shown as English. A film without sentences is returned unchanged.
    """
    plain = zlib.decompress(film, GZIP)
    if not _SENTENCE.search(plain):
        return film
    reel = json.decode(plain)
    for step in reel["steps"]:
        for event in step.get("events", ()):
            if isinstance(event["text"], str):
                event["text"] = literal(event["text"]).wire()
    return packed(_encode(reel))


def packed(film: bytes | Raw) -> bytes:
    """Return a film's JSON in the form that is stored and sent."""
    packing = GzipWriter()
    packing.add(bytes(film))
    return packing.end()
