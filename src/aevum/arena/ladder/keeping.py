"""The file with the blocks of a ladder, from which it resumes after it was stopped or killed.

Its first line says what was asked for, each further line has one block. Whoever resumes must ask
for the same, in the same version of the program: results of two versions can't be told apart later.
Only the number of blocks may differ.
"""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from aevum.arena.ladder.block import Block, Order, Outcome
from aevum.core.errors import AevumError, BadOption
from aevum.core.game import Game

FORMAT: Final = "aevum ladder 1"
TOLD: Final = {
    "game": "the game",
    "rules": "the rules version",
    "bots": "the bots",
    "pairs": "the pairs",
    "seats": "the seats",
    "seed": "the seed",
    "options": "the options",
    "nodes": "the nodes",
    "seconds": "the seconds",
    "version": "the version of the program",
}
"""What must be the same, as it is called in a refusal."""


def heading(game: Game, order: Order, version: str) -> dict[str, object]:
    """Return the first line of the file of a ladder."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "bots": order.bots,
        "pairs": [list(pair) for pair in order.pairs],
        "seats": order.seats,
        "seed": order.seed,
        "options": order.options,
        "nodes": order.budget.nodes,
        "seconds": order.budget.seconds,
        "version": version,
    }


class Keeping:
    """Adds blocks to a file; nothing is kept without one."""

    def __init__(self, path: Path | None, head: dict[str, object]) -> None:
        self.path: Final = path
        self.head: Final = head
        self.blocks: dict[int, Block] = {}
        """The blocks that the file had."""

    def __enter__(self) -> Self:
        if self.path is not None:
            self._read(self.path)
            self.file = self.path.open("a", encoding="utf-8")
            if not self.blocks and not self.path.stat().st_size:
                self._write(self.head)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.path is not None:
            self.file.close()

    def add(self, index: int, block: Block) -> None:
        """Keep another block, at once."""
        if self.path is not None:
            times = {bot: dict(times) for bot, times in block.times.items()}
            self._write({"block": index, "games": block.games, "times": times})

    def _write(self, line: Mapping[str, object]) -> None:
        self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self.file.flush()

    def _read(self, path: Path) -> None:
        """Read the blocks of an earlier run; cut off a last line that was not written whole."""
        if not path.exists():
            return
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._check_head(path, lines[0])
        elif not json.dumps(self.head).encode().startswith(data[:9]):
            raise _no_ladder(path)
        try:
            self.blocks = dict(_block(json.loads(line)) for line in lines[1:])
        except (ValueError, KeyError, TypeError, AttributeError):
            raise AevumError(f"{path} is damaged: a line of it isn't a block.") from None
        if len(whole) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def _check_head(self, path: Path, line: bytes) -> None:
        try:
            head = json.loads(line)
        except ValueError:
            raise _no_ladder(path) from None
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise _no_ladder(path)
        wanted = json.loads(json.dumps(self.head))
        other = [words for key, words in TOLD.items() if head.get(key) != wanted[key]]
        if other:
            raise BadOption(
                f"{path} is from another ladder: it differs in {' and '.join(other)}. Ask for the "
                "same, or name a new file."
            )


def _no_ladder(path: Path) -> AevumError:
    return AevumError(f"{path} isn't the file of a ladder; name a new file, or one that has been.")


def _block(line: dict[str, object]) -> tuple[int, Block]:
    """Return a block and its place, as they were written."""
    index, games, times = line["block"], line["games"], line["times"]
    if not isinstance(index, int) or not isinstance(games, list) or not isinstance(times, dict):
        raise TypeError
    counted = {
        bot: Counter({int(column): int(count) for column, count in each.items()})
        for bot, each in times.items()
    }
    return index, Block([Outcome(*game) for game in games], counted)
