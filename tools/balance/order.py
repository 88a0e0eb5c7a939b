"""The options of the command line, and the progress of a run."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

OFTEN = 5.0  # seconds between two lines on progress


@dataclass(frozen=True)
class Order:
    """A report to make."""

    game: str
    games: int
    """For each number of players; 0: the report's usual number."""
    jobs: int
    bot: str = "standard"

    def command(self) -> str:
        """Return the command that makes this report again."""
        words = ["python -m tools.balance", self.game]
        if self.games:
            words.append(f"--games {self.games}")
        if self.bot != "standard":
            words.append(f"--bot {self.bot}")
        return " ".join(words)

    def say(self, line: str) -> None:
        """Print a line to stderr, separate from the output."""
        print(line, file=sys.stderr, flush=True)

    def progress(self, title: str) -> Callable[[int, int], None]:
        """Return a function of (done, games) that sometimes prints the progress."""
        begun = last = time.monotonic()

        def tell(done: int, games: int) -> None:
            nonlocal last
            now = time.monotonic()
            if done < games and now - last < OFTEN:
                return
            last = now
            left = (now - begun) / done * (games - done)
            self.say(f"{title}{done:,} of {games:,} games, about {left:.0f} s to go")

        return tell
