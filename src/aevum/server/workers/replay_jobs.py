"""Replays, made in a worker of their own so that neither the loop nor bots wait for them."""

from collections.abc import Sequence

from structlog import get_logger

from aevum.core.record import Record
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.workers.job_queue import JobQueue
from aevum.server.workers.messages import Answer, Failed, Film, FilmsMade, RetellFilm, SplitArchive
from aevum.server.workers.process import WorkerLost

log = get_logger("workers")


class ReplayJobs:
    """Makes the replays of matches."""

    def __init__(self, queue: JobQueue, limit: float) -> None:
        self.queue = queue
        self.limit = limit
        self.made = 0

    async def film(
        self, record: Record, viewers: Sequence[int], face: str, urgency: int
    ) -> list[bytes]:
        """Return the film of a match for each of these viewers; raise a Refused if that fails."""
        rows = [(row.at, row.seat, row.move) for row in record.rows]
        options: dict[str, bool | int | str] = {**record.options}  # type: ignore[dict-item]
        job = Film(
            record.game.name, self.limit, record.seats, str(record.seed), options, rows,
            record.rules, record.takebacks, list(viewers), face, record.numbers,
        )  # fmt: skip
        return await self._films(job, urgency)

    async def part(self, archive: bytes, urgency: int) -> list[bytes]:
        """Return the replays in an archive of an older server, in the order of `replays.FACES`."""
        return await self._films(SplitArchive("", self.limit, archive), urgency)

    async def retell(self, film: bytes, urgency: int) -> bytes:
        """Return a film stored by an older server, with messages in place of sentences."""
        (told,) = await self._films(RetellFilm("", self.limit, film), urgency)
        return told

    async def _films(self, job: Film | SplitArchive | RetellFilm, urgency: int) -> list[bytes]:
        try:
            answer: Answer = await self.queue.ask(job, urgency)
        except WorkerLost as error:
            answer = Failed(str(error))
        if not isinstance(answer, FilmsMade):
            log.warning("no replay", game=job.game, answer=str(answer))
            raise Refused("no_replay", m.server_replay_failed())
        self.made += len(answer.films)
        return answer.films
