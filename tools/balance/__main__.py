"""Play many games between bots and write a game's balance report.

    python -m tools.balance temporum
    python -m tools.balance temporum --games 200 --jobs 4
    python -m tools.balance imperials --games 400
    python -m tools.balance ascii --jobs 1
    python -m tools.balance chronos --games 200

It writes docs/balance/GAME.md. The same command gives the same page on every machine, whatever
--jobs is. Temporum is also played with other numbers (starting money, doubtful ones of its cards):
to test another, add a row to `tools/balance/doubts.py`. So is ASCII Empires, with its reconstructed
numbers: rows of `tools/balance/ascii/numbers.py`; and Chronos Conquest with other mixes of its
cards: rows of `tools/balance/chronos/mixes.py`. A row names the numbers that differ from print, as
`aevum numbers GAME` lists them. Games are played by the active build (`make compiled` makes the
fast one) and are kept under build/lab as long as the sources stay the same: an interrupted run
continues.
"""

import argparse
import os
import sys
from pathlib import Path

from aevum.bots.registry import NAMES
from tools import builds
from tools.balance import imperials, temporum
from tools.balance.ascii import page as ascii_page
from tools.balance.chronos import page as chronos_page
from tools.balance.order import Order

PAGES = {
    "ascii": ascii_page.page,
    "chronos": chronos_page.page,
    "imperials": imperials.page,
    "temporum": temporum.page,
}
FOLDER = builds.ROOT / "docs" / "balance"


def parse(words: list[str] | None = None) -> tuple[Order, Path]:
    """Return the requested report, and the file for the page."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.balance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=PAGES)
    parser.add_argument(
        "--games",
        type=int,
        default=0,
        metavar="N",
        help=f"for each number of players (and mode); usually {imperials.GAMES} in Imperials, "
        f"{temporum.GAMES} in Temporum; tables for four in ASCII Empires, usually "
        f"{ascii_page.GAMES}; complete games for each number of players in Chronos Conquest, "
        f"usually {chronos_page.GAMES}",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument("--bot", choices=NAMES, default="standard", help="bot for all seats")
    parser.add_argument("--out", type=Path, help="other file for the page")
    given = parser.parse_args(words)
    if given.games < 0 or given.jobs < 1:
        parser.error("--games and --jobs must be whole numbers from 1 up")
    order = Order(given.game, given.games, given.jobs, given.bot)
    return order, given.out or FOLDER / f"{given.game}.md"


def main() -> int:
    order, target = parse()
    text = PAGES[order.game](order)
    target.parent.mkdir(exist_ok=True)
    target.write_text(text, encoding="utf-8")
    order.say(f"Written to {target.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
