"""From a minute to ten digits: YYMMDDHHMM (R2.1)."""

from datetime import datetime
from hashlib import blake2b
from typing import Final

from aevum.core.errors import BadOption
from aevum.core.native import i64

ACCEPTED: Final = 'Write it as "2026-11-15 06:17" or as ten digits, 2611150617.'
MINUTES: Final = 52_596_000  # from the start of 2000 to the end of 2099
LENGTHS: Final[list[int]] = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def read_date(text: str) -> list[int]:
    """Return the ten digits of a date; whatever is wrong raises a BadOption with one sentence."""
    words = text.strip()
    if len(words) > 40 or not words.isascii():
        raise BadOption(f'"{words[:20]}..." is not a date. {ACCEPTED}')
    if words.isdigit():
        if len(words) != 10:
            raise BadOption(f"A date has ten digits, YYMMDDHHMM, and {words} has {len(words)}.")
        pairs = [int(words[i : i + 2]) for i in range(0, 10, 2)]
        return _checked(words, 2000 + pairs[0], pairs[1:])
    day, mark, hour = words.replace("T", " ").partition(" ")
    dashes, colons = day.split("-"), hour.strip().split(":")
    numbers = [*dashes, *colons]
    lengths = [len(number) for number in numbers]
    if len(dashes) != 3 or not mark or lengths != [4, 2, 2, 2, 2]:
        raise BadOption(f'"{words}" is not a date. {ACCEPTED}')
    if not all(number.isdigit() for number in numbers):
        raise BadOption(f'"{words}" is not a date. {ACCEPTED}')
    return _checked(words, int(numbers[0]), [int(number) for number in numbers[1:]])


def _checked(words: str, year: int, rest: list[int]) -> list[int]:
    """Return the digits if the calendar has such a minute."""
    month, day, hour, minute = rest
    if not 1 <= month <= 12:
        raise BadOption(f"{words}: there is no month {month}.")
    if not 1 <= day <= _days(year, month):
        raise BadOption(f"{words}: month {month} of {year} has no day {day}.")
    if hour > 23:
        raise BadOption(f"{words}: hours run from 00 to 23, and midnight is 00:00.")
    if minute > 59:
        raise BadOption(f"{words}: minutes run from 00 to 59.")
    digits = f"{year % 100:02}{month:02}{day:02}{hour:02}{minute:02}"
    return [int(digit) for digit in digits]


def _days(year: int, month: int) -> int:
    if month == 2 and (year % 4 or (year % 100 == 0 and year % 400)):
        return 28
    return LENGTHS[month]


def digits_of(moment: datetime) -> list[int]:
    """Return the ten digits of a moment."""
    return [int(digit) for digit in moment.strftime("%y%m%d%H%M")]


def settled(text: str, now: datetime) -> str:
    """Return a date as typed, with "now" replaced by that moment; the rules read no clock."""
    if text.strip().lower() == "now":
        return write_date(digits_of(now))
    return text


def write_date(digits: list[int]) -> str:
    """Return ten digits as one word, which `read_date` reads."""
    return "".join(str(digit) for digit in digits)


def spoken(digits: list[int]) -> str:
    """Return ten digits as a person writes a date, without the century."""
    d = write_date(digits)
    return f"{d[0:2]}-{d[2:4]}-{d[4:6]} {d[6:8]}:{d[8:10]}"


def date_of_seed(seed: int) -> list[int]:
    """Return the minute between 2000 and 2099 that a seed chooses."""
    digest = blake2b(f"tempus:{seed}".encode(), digest_size=7).digest()
    return digits_of_minute(int.from_bytes(digest, "little") % MINUTES)


def digits_of_minute(minute: i64) -> list[int]:
    """Return the ten digits of a minute counted from the start of 2000, up to the end of 2099.

    Every fourth year of these is a leap year. Written in plain arithmetic, for it is a good part
    of setting up a simulated game.
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
