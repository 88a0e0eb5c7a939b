"""A page with the ladders of a game, one section for each kind of table.

A ladder replaces the section with its own heading and leaves the others, so that a page has the
ladders for two and for four players, or with several settings, each from a command of its own.
"""

import re
from datetime import UTC, datetime
from pathlib import Path

from aevum.arena.ladder.report import Ladder
from aevum.arena.ladder.tables import headline, page_lines
from aevum.cli.machine import machine_told, version_told
from aevum.core.errors import AevumError


def page_with(path: Path, report: Ladder) -> str:
    """Return the text of a page after a ladder was put into it."""
    text = read_page(path) or _new_page(report)
    head, *sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    own = _section(report)
    title = own.partition("\n")[0]
    kept = [each for each in sections if each.partition("\n")[0] != title]
    place = next((at for at, each in enumerate(sections) if each.startswith(f"{title}\n")), None)
    kept.insert(len(kept) if place is None else place, own)
    return "\n\n".join(part.strip() for part in [head, *kept]) + "\n"


def read_page(path: Path) -> str:
    """Return the text of a page, "" if there is none. Refuse a file that isn't text."""
    if not path.is_file():
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise AevumError(f"{path} isn't a page of text.") from None


def _new_page(report: Ladder) -> str:
    return f"""# Ladder of {report.title}

How strong the bots are against each other. [README.md](README.md) says how to read these tables and
how to check them.
"""


def _section(report: Ladder) -> str:
    """Return the section of a ladder; its heading is the same for every run with such tables."""
    facts = [
        f"- Played: {headline(report)}",
        f"- Command: `{report.command}`",
        f"- Commit: {version_told()}, rules {report.version}",
        f"- Machine: {machine_told()}",
        f"- Took: {report.seconds / 3600:.2g} core-hours, {_jobs(report)}, {_today()}",
        f"- Limit of bots that search: {report.order.budget.words()}",
    ]
    return "\n".join([f"## {_title(report)}", "", *facts, "", *page_lines(report)])


def _title(report: Ladder) -> str:
    order = report.order
    players = "1 player" if order.seats == 1 else f"{order.seats} players"
    settings = [f"{name} {value}" for name, value in order.options.items()]
    limit = [order.budget.words()] if order.budget.nodes or order.budget.timed() else []
    return ", ".join([players, *settings, *limit])


def _jobs(report: Ladder) -> str:
    return "1 job" if report.jobs == 1 else f"{report.jobs} jobs"


def _today() -> str:
    return datetime.now(UTC).date().isoformat()
