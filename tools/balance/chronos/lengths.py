"""Sections of the report on Chronos Conquest: length, end and closeness of games."""

from math import ceil, floor, sqrt

from aevum.arena.stats import Z95
from aevum.games.chronos.rules.asks import ENDINGS
from tools.balance.chronos.record import Played
from tools.balance.shares import Share, table

SHORTEST, LONGEST = 180_000, 360_000
"""The range in milliseconds for the median of the complete game."""
BY_SCORE = ("points", "cataclysm", "frozen", "cap")
SURE = 6  # games whose range has the median 95 times of 100
ENDS = [end for end in ENDINGS if end]


def clock(ms: float) -> str:
    """Return a time as minutes and seconds."""
    seconds = round(ms / 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


def percentile(values: list[int], percent: int) -> int:
    """Return the least value that so many percent do not exceed."""
    return sorted(values)[max(0, ceil(len(values) * percent / 100) - 1)]


def median_interval(values: list[int]) -> tuple[int, int]:
    """Return the values between which the median of all such games is, 95 times of 100.

    Each value is below the median with probability 1/2, so ranks are counted off on both sides,
    whatever the values are. Few values give their whole range.
    """
    count = len(values)
    reach = Z95 * sqrt(count) / 2
    low = max(0, floor(count / 2 - reach) - 1)
    high = min(count - 1, ceil(count / 2 + reach))
    ordered = sorted(values)
    return ordered[low], ordered[high]


def lengths(games: list[Played]) -> list[int]:
    """Return the length of each game."""
    return [game.length for game in games]


def verdict(games: list[Played]) -> str:
    """Return how the median compares with its range, and whether that is certain."""
    middle = percentile(lengths(games), 50)
    low, high = median_interval(lengths(games))
    if middle < SHORTEST:
        word, sure = "too short", high < SHORTEST
    elif middle > LONGEST:
        word, sure = "too long", low > LONGEST
    else:
        word, sure = "as it should be", low >= SHORTEST and high <= LONGEST
    return word if sure and len(games) >= SURE else f"perhaps {word}"


Rows = dict[tuple[str, int], list[Played]]
"""Games by (the kind of table in words, the number of players)."""


def length_section(rows: Rows) -> list[str]:
    """Return one row for each kind of table and number of players."""
    head = ["table", "players", "games", "p10", "median", "95 %", "p90", "moves a player"]
    found = []
    for (title, seats), games in rows.items():
        low, high = median_interval(lengths(games))
        times = [clock(percentile(lengths(games), percent)) for percent in (10, 50, 90)]
        moves = sum(game.moves for game in games) / len(games) / seats
        count = f"{len(games):,}"
        between = f"{clock(low)} to {clock(high)}"
        found.append([title, str(seats), count, *times[:2], between, times[2], f"{moves:.0f}"])
    return table(head, found)


def ended(games: list[Played], end: str) -> Share:
    """Return how often games end in this way."""
    return Share(len(games), float(sum(game.end == end for game in games)))


def brief(share: Share) -> str:
    """Return a share with its interval in one cell."""
    low, high = share.interval()
    return f"{share.share:.0%} ({100 * low:.0f} to {100 * high:.0f})"


def end_section(rows: Rows) -> list[str]:
    """Return one row for each kind of table and number of players."""
    found = [
        [title, str(seats), f"{len(games):,}", *(brief(ended(games, end)) for end in ENDS)]
        for (title, seats), games in rows.items()
    ]
    return table(["table", "players", "games", *ENDS], found)


def gap_section(rows: Rows) -> list[str]:
    """Return one row for each kind of table and number of players; only games that points won."""
    head = ["table", "players", "games by score", "winner", "second", "gap p10", "median", "p90"]
    head += ["shared"]
    found = []
    for (title, seats), games in rows.items():
        chosen = [game for game in games if game.end in BY_SCORE]
        if not chosen:
            continue
        best = [max(game.scores) for game in chosen]
        gaps = [game.gap() for game in chosen]
        second = [high - gap for high, gap in zip(best, gaps, strict=True)]
        shared = Share(len(chosen), float(sum(game.shared() for game in chosen)))
        figures = [percentile(best, 50), percentile(second, 50)]
        figures += [percentile(gaps, percent) for percent in (10, 50, 90)]
        found.append(
            [title, str(seats), f"{len(chosen):,}", *map(str, figures), f"{shared.share:.1%}"]
        )
    return table(head, found)
