"""From a minute to ten digits: YYMMDDHHMM (R2.1)."""

import re
from datetime import datetime
from hashlib import blake2b
from typing import Final

from aevum.core.errors import BadOption, quote
from aevum.core.native import i64
from aevum.games.tempus import messages as m

MINUTES: Final = 52_596_000  # from the start of 2000 to the end of 2099
LONGEST: Final = 40
WRITTEN: Final = re.compile(
    r"([0-9]{4})([-/])([0-9]{2})\2([0-9]{2})(?:[Tt]|[ \t]+)([0-9]{1,2}):([0-9]{2})"
)
MONTHS: Final = (
    "January February March April May June July August September October November December"
).split()
LENGTHS: Final[list[int]] = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def read_date(text: str) -> list[int]:
    """Return the ten digits of a date. Raise a BadOption with one sentence if anything is wrong."""
    year, month, day, hour, minute = _read(text)
    digits = f"{year % 100:02}{month:02}{day:02}{hour:02}{minute:02}"
    return [int(digit) for digit in digits]


def normal(text: str) -> str:
    """Return a date as in records, 2026-11-15 06:17; ten digits mean this century."""
    year, month, day, hour, minute = _read(text)
    return f"{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}"


def _read(text: str) -> list[int]:
    """Return year, month, day, hour and minute."""
    words = text.strip()
    if words.isascii() and words.isdigit() and len(words) <= LONGEST:
        if len(words) not in (10, 12):
            raise BadOption(m.no_date_digits(text=words, n=len(words)))
        whole = words if len(words) == 12 else f"20{words}"
        pairs = [int(whole[i : i + 2]) for i in range(4, 12, 2)]
        return _checked(words, int(whole[:4]), pairs)
    found = WRITTEN.fullmatch(words)
    if found is None:
        raise BadOption(m.no_date(text=_short(words)))
    numbers = [int(found[place]) for place in (3, 4, 5, 6)]
    return _checked(_short(words), int(found[1]), numbers)


def _short(words: str) -> str:
    """Return what was typed, with dots if it is cut."""
    return f"{quote(words)}..." if len(words) > LONGEST else quote(words)


def _checked(words: str, year: int, rest: list[int]) -> list[int]:
    """Return all five numbers if the calendar has such a minute."""
    month, day, hour, minute = rest
    if not 1 <= month <= 12:
        raise BadOption(m.no_date_month(text=words))
    if not 1 <= day <= _days(year, month):
        raise BadOption(m.no_date_day(text=words, month=month, year=str(year), day=day))
    if hour > 23:
        raise BadOption(m.no_date_hour(text=words))
    if minute > 59:
        raise BadOption(m.no_date_minute(text=words))
    return [year, month, day, hour, minute]


def _days(year: int, month: int) -> int:
    if month == 2 and (year % 4 or (year % 100 == 0 and year % 400)):
        return 28
    return LENGTHS[month]


def digits_of(moment: datetime) -> list[int]:
    """Return the ten digits of a moment."""
    return [int(digit) for digit in moment.strftime("%y%m%d%H%M")]


def settled(text: str, now: datetime) -> str:
    """Return a date as typed, with "now" replaced by that moment; the rules never read a clock."""
    if text.strip().lower() == "now":
        return now.strftime("%Y-%m-%d %H:%M")
    return text


def write_date(digits: list[int]) -> str:
    """Return ten digits as one word, which `read_date` reads."""
    return "".join(str(digit) for digit in digits)


def spoken(digits: list[int]) -> str:
    """Return ten digits as a person writes a date, without the century."""
    d = write_date(digits)
    return f"{d[0:2]}-{d[2:4]}-{d[4:6]} {d[6:8]}:{d[8:10]}"


def title_date(digits: list[int], century: str = "20") -> str:
    """Return ten digits as a person says a date: 15 November 2026, 06:17."""
    year, month, day, hour, minute = [
        digits[i] * 10 + digits[i + 1] for i in range(0, len(digits), 2)
    ]
    return f"{day} {MONTHS[month - 1]} {century}{year:02}, {hour:02}:{minute:02}"


def date_of_seed(seed: int) -> list[int]:
    """Return the minute between 2000 and 2099 that a seed chooses."""
    digest = blake2b(f"tempus:{seed}".encode(), digest_size=7).digest()
    return digits_of_minute(int.from_bytes(digest, "little") % MINUTES)


def digits_of_minute(minute: i64) -> list[int]:
    """Return the ten digits of a minute counted from the start of 2000, up to the end of 2099.

    Every fourth year of these is a leap year. It is plain arithmetic, since it takes much of the
    time to set up a simulated game.
    """
    days: i64 = minute // 1440
    hour: i64 = minute // 60 % 24
    minute %= 60
    day: i64 = days % 1461  # in four years, the first of which is a leap year
    year: i64 = days // 1461 * 4
    if day >= 366:
        day -= 366
        year += 1 + day // 365
        day %= 365
    february: i64 = 29 if year % 4 == 0 else 28
    month: i64 = 1
    length: i64 = 31
    while day >= length:
        day -= length
        month += 1
        length = february if month == 2 else LENGTHS[month]
    day += 1
    return [
        int(year // 10),
        int(year % 10),
        int(month // 10),
        int(month % 10),
        int(day // 10),
        int(day % 10),
        int(hour // 10),
        int(hour % 10),
        int(minute // 10),
        int(minute % 10),
    ]
