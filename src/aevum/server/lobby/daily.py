"""The puzzle of the day: everybody gets the same minute of the same UTC day."""

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import Final

GAME: Final = "tempus"
MINUTES: Final = 24 * 60


def day_of(now_ms: int) -> date:
    """Return the UTC day of a moment."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def puzzle(day: date) -> dict[str, object]:
    """Return the options of that day's match.

    The time of day is drawn from the date by a fixed hash: midnight every day would give every
    board the same last four digits.
    """
    digest = blake2b(f"aevum daily {day.isoformat()}".encode(), digest_size=8).digest()
    minute = int.from_bytes(digest, "big") % MINUTES
    return {"date": f"{day.isoformat()} {minute // 60:02}:{minute % 60:02}"}


def until_next(now_ms: int) -> int:
    """Return the milliseconds until the next puzzle."""
    tomorrow = day_of(now_ms) + timedelta(days=1)
    return int(datetime.combine(tomorrow, datetime.min.time(), UTC).timestamp() * 1000) - now_ms
