"""Bots at a table: in their own seats, and in those of absent people."""

# compiled: every move of every table passes through here

import asyncio
from hashlib import blake2b
from typing import Final

from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.events import Event, project
from aevum.core.state import RETRACT, WAIT, Ask, State
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.offer_wait import OfferWait
from aevum.server.tables.table_data import TableData

BROKEN: Final = "A bot failed at this table. Reconnect to go on."

log = get_logger("bots")


class HeardEvents:
    """What one seat was told, up to a row of the match."""

    def __init__(self) -> None:
        self.rows = 0
        self.events: list[Event] = []


class BotSeats:
    """The memories of one table's bots; subclasses make their moves."""

    def __init__(self, table: TableData) -> None:
        self.table = table
        self._heard: dict[int, HeardEvents] = {}

    def consider(self) -> None:
        """Let every bot that is asked something start thinking."""
        raise NotImplementedError("abstract: consider")

    def busy(self) -> bool:
        """Return whether a bot is thinking."""
        raise NotImplementedError("abstract: busy")

    def stop(self) -> None:
        """Stop all bots from thinking."""
        raise NotImplementedError("abstract: stop")

    def open_position(self) -> State | None:
        """Return the position in which bots may be asked something, None if there is none."""
        match = self.table.match
        if match is None or not match.state.asks or self.table.row.phase != "playing":
            return None
        return match.state

    def heard(self, seat: int, first: int) -> list[Event]:
        """Return what this seat has been told from the given event on."""
        told = self.table.begun_match().told
        memory = self._heard.setdefault(seat, HeardEvents())
        for events in told[memory.rows :]:
            memory.events += [event for event in events if project(event, seat)]
        memory.rows = len(told)
        return memory.events[first:]

    def again(self) -> None:
        """Clear the memories, since moves were taken back."""
        self.stop()
        self._heard.clear()
        self.table.services.bot_workers.forget(self.table.row.code)

    def broke(self, seat: int) -> None:
        """Log a fault of the server, and start again from the stored state."""
        table = self.table
        log.exception("fault of a bot", table=table.row.code, seat=seat)
        table.services.metrics.faults.inc()
        table.drop(BROKEN)


class TurnBots(BotSeats):
    """Asks a worker for a move whenever a bot's seat has a new question."""

    def __init__(self, table: TableData, moves: MoveHandler, offer_wait: OfferWait) -> None:
        super().__init__(table)
        self._moves = moves
        self._offer_wait = offer_wait
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._declined: dict[int, list[int]] = {}
        """The moves that a bot has declined; it is offered others, not the same again."""

    def consider(self) -> None:
        state = self.open_position()
        if state is None:
            return
        for question in state.asks:
            seat = question.seat
            if seat >= 0 and seat not in self._thinking and self.table.bot_in(seat):
                ask, legal = self._offer(state, seat)
                if ask is not None:
                    work = self._think(seat, ask, legal, state.mask(seat))
                    self._thinking[seat] = asyncio.get_running_loop().create_task(work)

    def _offer(self, state: State, seat: int) -> tuple[Ask | None, list[int]]:
        """Return a question and the moves for it; an unchanged one is offered once."""
        legal = [move for move in state.legal(seat) if move != RETRACT]
        must = state.must(seat)
        if must is not None:
            return must, legal
        if not legal or self._declined.get(seat) == legal:
            return None, []
        ask = next(each for each in state.asks if each.seat == seat)
        return ask, [WAIT, *legal]

    async def _think(self, seat: int, ask: Ask, legal: list[int], view: State) -> None:
        table = self.table
        started = asyncio.get_running_loop().time()
        pace = table.services.config.bot_pace_ms / 1000
        move = legal[0]
        try:
            move = await table.services.bot_workers.choose(
                table.row.code, seat, table.game.name, table.bot_in(seat), view, ask, legal,
                lambda heard: self.heard(seat, heard), self._luck(seat, ask, legal),
            )  # fmt: skip
        except AevumError as error:
            log.warning("bot did not answer", table=table.row.code, seat=seat, why=str(error))
            move = table.begun_match().state.default(ask) if ask.must else WAIT
        except Exception:
            self.broke(seat)
            return
        rest = pace - (asyncio.get_running_loop().time() - started)
        if rest > 0:
            await asyncio.sleep(rest)
        if ask.must:
            await self._offer_wait.give_time()
        table.call(lambda: self._chosen(seat, ask, legal, move))

    def _luck(self, seat: int, ask: Ask, legal: list[int]) -> str:
        """Return the seed of a bot's choice: the same for the same question after a take-back.

        It follows from the match's seed, but does not reveal it.
        """
        question = f"bot {self.table.row.seed} {seat} {ask.serial} {legal}"
        return blake2b(question.encode(), digest_size=16).hexdigest()

    def _chosen(self, seat: int, ask: Ask, legal: list[int], move: int) -> None:
        self._thinking.pop(seat, None)
        state = self.table.begun_match().state
        if self.table.bot_in(seat) and any(
            each.seat == seat and each.serial == ask.serial for each in state.asks
        ):
            if move == WAIT:
                self._declined[seat] = [each for each in legal if each != WAIT]
            elif self._unchanged(state, seat, legal):
                self._moves.play_for(seat, move)
                return
        self.consider()

    def _unchanged(self, state: State, seat: int, legal: list[int]) -> bool:
        """Return whether a bot still has the moves that it chose from; else it thinks again."""
        now = [move for move in state.legal(seat) if move != RETRACT]
        return now == [move for move in legal if move != WAIT]

    def busy(self) -> bool:
        return bool(self._thinking)

    def again(self) -> None:
        super().again()
        self._declined.clear()

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
