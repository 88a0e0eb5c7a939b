"""Replays: who may see which film, and how films are made and stored."""

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from structlog import get_logger

from aevum.core.game import LIVE
from aevum.core.record import Record
from aevum.core.state import SPECTATOR
from aevum.server import messages as m
from aevum.server.api import Replay
from aevum.server.refused import Refused
from aevum.server.store import NotStored
from aevum.server.store.records import Guest, TableRow
from aevum.server.tables.view_builder import BOARD
from aevum.server.workers.film_cache import FINAL, CachedFilm, FilmCache
from aevum.server.workers.replays import FACES, has_sentences

if TYPE_CHECKING:
    from aevum.server.tables.hub import Hub

FORM: Final = 2  # of films; a new format needs a new number, since browsers keep films for ever
LEFT_BEHIND: Final = 1_000  # matches for which a server makes missing replays when it starts
STOP_SECONDS: Final = 2.0

log = get_logger("replays")


class Eyes(NamedTuple):
    """Whose view of a match is shown, and which others there are."""

    viewer: int
    allowed: list[int]


class ReplayArchive:
    """The replays of all matches of a server."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.cache = FilmCache()
        self._keeping: dict[str, asyncio.Task[None]] = {}
        """Finished matches whose films are being made."""

    # Requests

    async def describe(
        self, code: str, guest: Guest | None, seat: int | None, face: str = BOARD
    ) -> Replay:
        """Return the data that a page shows around a film, with the film's address."""
        row = await self._row(code)
        eyes = _eyes(row, guest, seat)
        _known_face(face)
        self._shown(row)
        film = f"/api/tables/{code}/film?seat={eyes.viewer}&face={face}&form={FORM}"
        return Replay(self.hub.told(row), eyes.viewer, eyes.allowed, row.phase == "over", film)

    async def film(self, code: str, guest: Guest | None, seat: int | None, face: str) -> CachedFilm:
        """Return the film of a match that this guest chose and may see."""
        row = await self._row(code)
        eyes = _eyes(row, guest, seat)
        _known_face(face)
        self._shown(row)
        key = code, eyes.viewer, face
        if row.phase == "over":
            return await self.cache.get(key, FINAL, lambda: self._final(row, eyes.viewer, face))
        record = await self._running(code)
        film = self.hub.services.bot_workers.film
        return await self.cache.get(key, len(record.rows), lambda: film(record, eyes.viewer, face))

    async def _row(self, code: str) -> TableRow:
        row = await self.hub.row(code)
        if row is None:
            raise Refused("no_table", m.server_no_table())
        return row

    def _shown(self, row: TableRow) -> None:
        """Refuse to show a match before it begins, or a live match before it ends."""
        if row.phase == "lobby":
            raise Refused("not_started", m.server_replay_none())
        if row.phase == "playing" and self.hub.game(row.game).timing == LIVE:
            raise Refused("not_over", m.server_replay_live())

    async def _running(self, code: str) -> Record:
        """Return the stored part of a running match."""
        table = await self.hub.open(code)
        if table is None or table.match is None:
            raise Refused("not_started", m.server_replay_none())
        record = table.match.record
        return record.with_rows(record.rows[: table.outbox.stored])

    async def _finished(self, row: TableRow) -> Record:
        """Return a finished match; it is read, not replayed."""
        record = await self.hub.stored_record(row)
        if record is None:
            raise Refused("not_started", m.server_replay_none())
        return record

    # Making and storing

    def keep(self, row: TableRow, record: Record) -> None:
        """Start making and storing the films of a match that has just ended."""
        if row.code not in self._keeping:
            viewers = [SPECTATOR, *range(len(row.chairs))]
            making = self._keep(row.code, record, viewers)
            self._keeping[row.code] = asyncio.get_running_loop().create_task(making)

    async def _keep(self, code: str, record: Record, viewers: list[int]) -> None:
        """Make the films for the browser's boards; others are made on request."""
        try:
            films = await self.hub.services.bot_workers.archive(record, viewers, BOARD)
            named = {(viewer, BOARD): film for viewer, film in zip(viewers, films, strict=True)}
            await self.hub.services.store.save_replays(code, named)
        except (Refused, NotStored) as error:
            # The log is stored, so they can be made on request or at the next start.
            log.warning("replays not kept", table=code, error=str(error))
        finally:
            del self._keeping[code]

    async def _final(self, row: TableRow, viewer: int, face: str) -> bytes:
        """Return the film of a finished match, and store it if it was not."""
        code, store = row.code, self.hub.services.store
        if code in self._keeping:
            await asyncio.shield(self._keeping[code])
        kept = await store.replay(code, viewer, face)
        if kept is not None:
            if has_sentences(kept):
                return await self.hub.services.bot_workers.retell(kept)
            return kept
        archive = await store.archive(code, viewer)
        if archive is not None:
            parts = await self.hub.services.bot_workers.part(archive)
            films = {(viewer, each): film for each, film in zip(FACES, parts, strict=True)}
        else:
            record = await self._finished(row)
            films = {(viewer, face): await self.hub.services.bot_workers.film(record, viewer, face)}
        try:
            await store.save_replays(code, films)
        except NotStored as error:
            log.warning("replays not kept", table=code, error=str(error))
        return films[viewer, face]

    async def catch_up(self) -> None:
        """Make and store the films of matches that ended just before the server did."""
        for code in await self.hub.services.store.without_replays(LEFT_BEHIND):
            try:
                row = await self._row(code)
                if self.hub.game(row.game).plays(row.version):
                    self.keep(row, await self._finished(row))
                    await asyncio.shield(self._keeping[code])
            except Exception as error:  # an unreadable match must not affect others
                log.warning("replays not kept", table=code, error=repr(error))

    async def stop(self) -> None:
        """Wait briefly for films in progress; the next server makes the rest."""
        tasks = list(self._keeping.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=STOP_SECONDS)
            for task in late:
                task.cancel()


def _known_face(face: str) -> None:
    if face not in FACES:
        faces = m.server_type_choice(choices=", ".join(FACES))
        raise Refused("face", m.server_field_type(field="face", types=[faces]))


def _eyes(row: TableRow, guest: Guest | None, seat: int | None) -> Eyes:
    """Return whose view a guest gets; raise a Refused if the table does not show it."""
    held = [
        number
        for number, chair in enumerate(row.chairs)
        if guest is not None and chair.kind == "person" and chair.guest == guest.id
    ]
    mine = held[0] if held else SPECTATOR
    every = row.phase == "over" and row.reveal
    allowed = [*range(len(row.chairs)), SPECTATOR] if every else [mine]
    viewer = mine if seat is None else seat
    if viewer not in allowed:
        raise Refused("eyes", m.server_replay_seat())
    return Eyes(viewer, allowed)
