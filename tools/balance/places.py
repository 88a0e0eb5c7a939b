"""Sections of the report on Temporum: who begins, and how long games last."""

from collections import Counter

from aevum.arena.stats import mean_interval, spread
from tools.balance.games import Played
from tools.balance.shares import Share, table


def by_place(games: list[Played], seats: int) -> list[Share]:
    """Return the win share of each place in turn order."""
    shares = [Share() for _ in range(seats)]
    for game in games:
        if game.seats == seats:
            for place, share in enumerate(shares):
                share.add(game.winner == place, seats)
    return shares


def place_section(runs: dict[str, list[Played]], seat_counts: list[int]) -> list[str]:
    """Return a table for each number of players: a row for each money, a column for each place."""
    lines: list[str] = []
    for seats in seat_counts:
        head = ["starting money", "games", *(f"player {place + 1}" for place in range(seats))]
        rows = []
        for title, games in runs.items():
            shares = by_place(games, seats)
            if shares[0].count:
                cells = [_place(share) for share in shares]
                rows.append([title, f"{shares[0].count:,}", *cells])
        lines += ["", f"### {seats} players: a fair share is {1 / seats:.1%}", ""]
        lines += table(head, rows)
    return lines


def _place(share: Share) -> str:
    low, high = share.interval()
    marked = f"**{share.share:.1%}**" if share.verdict() else f"{share.share:.1%}"
    return f"{marked} ({100 * low:.1f} to {100 * high:.1f})"


def length_section(games: list[Played], seat_counts: list[int]) -> list[str]:
    """Return one row for each number of players."""
    head = ["players", "rounds", "95 %", "median", "shortest", "longest", "decisions", "ends"]
    rows = []
    for seats in seat_counts:
        chosen = [game for game in games if game.seats == seats]
        rounds = [game.turns / seats for game in chosen]
        mean, low, high = mean_interval(rounds)
        turns = spread([game.turns for game in chosen])
        ends = Counter(game.end for game in chosen)
        rows.append(
            [
                str(seats),
                f"{mean:.2f}",
                f"{low:.2f} to {high:.2f}",
                f"{turns.median / seats:.1f}",
                f"{turns.least / seats:.1f}",
                f"{turns.most / seats:.1f}",
                f"{sum(game.moves for game in chosen) / len(chosen):.0f}",
                ", ".join(f"{end} {count / len(chosen):.1%}" for end, count in ends.most_common()),
            ]
        )
    return table(head, rows)
