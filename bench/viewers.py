"""All viewers of a match: what the server makes for them of each move, without sockets.

This follows a move through the server, from a match that has changed to the bytes that each
viewer's socket would get. The parts of the server are found by the names of their classes, so that
trees with other modules can be measured too.
"""

import re
from collections import deque
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from aevum import Game, Match
from aevum.core.game import LIVE
from aevum.core.state import SPECTATOR

FACE = "board"
LOG_SHOWN = 300  # lines of the log in a snapshot
BUILDERS = ("ViewBuilder", "Glance")  # builds what one viewer sees
CACHES = ("ViewCache",)  # what it has encoded last
TELLERS = ("EventLines", "Telling")  # puts events into words
FEEDS = ("Feed",)  # numbers and encodes the frames for one viewer
SEEN = ("position", "sight")  # a builder's method, and where a feed keeps its result


@cache
def server_part(names: tuple[str, ...]) -> Any:
    """Return the class of the server that has one of these names, in any module."""
    folder = Path(import_module("aevum.server").__path__[0])
    line = re.compile(rf"^class ({'|'.join(names)})\b", re.MULTILINE)
    for path in sorted(folder.rglob("*.py")):
        if found := line.search(path.read_text(encoding="utf-8")):
            module = path.relative_to(folder.parent.parent).with_suffix("")
            return getattr(import_module(".".join(module.parts)), found[1])
    raise LookupError(f"this server has no class {' or '.join(names)}")


def event_lines(game: Game, builder: Any, rows: list[Any]) -> Any:
    """Return the object that words events; in older servers it needs no state."""
    lines = server_part(TELLERS)
    return lines(game, builder.public(), rows) if hasattr(builder, "public") else lines(game, rows)


class Viewers:
    """A viewer in every seat, and a spectator."""

    def __init__(self, game: Game, match: Match) -> None:
        self.game = game
        viewers = [*range(match.record.seats), SPECTATOR]
        feed = server_part(FEEDS)
        self._feeds = [feed(viewer, FACE, "bench") for viewer in viewers]
        self._logs: list[deque[bytes]] = [deque(maxlen=LOG_SHOWN) for _ in viewers]
        self._seen = next(name for name in SEEN if hasattr(self._feeds[0], name))
        self._kept = self._cache()
        look = getattr(self._builder(match), self._seen)
        self.last = [look(viewer, FACE) for viewer in viewers]

    def _cache(self) -> dict[str, Any]:
        """Return what builders of a table share, in trees where they share something."""
        try:
            return {"cache": server_part(CACHES)()}
        except LookupError:
            return {}

    def _builder(self, match: Match) -> Any:
        return server_part(BUILDERS)(self.game, match, {}, **self._kept)

    def tell(self, match: Match, fresh: int) -> dict[int, bytes]:
        """Return the frames for the newest rows of the match, by viewer."""
        first = len(match.line) - fresh
        builder = self._builder(match)
        teller = event_lines(self.game, builder, match.told[first:])
        look = getattr(builder, self._seen)
        now = import_module(server_part(FEEDS).__module__).moment(1700000000000)
        mover = match.record.rows[match.line[first]].seat
        frames: dict[int, bytes] = {}
        for number, feed in enumerate(self._feeds):
            events: list[bytes] = []
            for place in range(fresh):
                heard = teller.to(feed.viewer, place, feed.rows)
                events += heard
                if heard or match.record.rows[match.line[first + place]].seat == feed.viewer:
                    feed.rows += 1
            self._logs[number].extend(events)
            new = look(feed.viewer, FACE)
            old, self.last[number] = self.last[number], new
            setattr(feed, self._seen, new)
            position = new.since(old, builder.changed(old, new))
            done = "c1234" if feed.viewer == mover else ""
            if position or events or done:
                frames[feed.viewer] = feed.up(now, position, events, done=done)
        return frames

    def positions(self) -> dict[int, bytes]:
        """Return everything that each viewer sees now, as in a snapshot."""
        last = zip(self._feeds, self.last, strict=True)
        return {feed.viewer: seen.whole() for feed, seen in last}

    def log_sizes(self) -> list[int]:
        """Return the bytes of the log in a snapshot for each viewer."""
        if self.game.timing == LIVE:  # there it is only in the snapshot after the match
            return [0] * len(self._logs)
        return [sum(map(len, log)) + len(log) for log in self._logs]
