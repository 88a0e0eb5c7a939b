"""Sections of the report on ASCII Empires: strategies and places against each other."""

from collections import Counter
from statistics import fmean, median

from aevum.arena.stats import mean_interval
from tools.balance.ascii.record import PARTS, TRACKS, Played
from tools.balance.shares import Share, between, table

TOO_MUCH = 0.40
"""A strategy that wins more than this at a fair table for four indicates a wrong number."""


def by_strategy(games: list[Played]) -> dict[str, Share]:
    """Return the win share of each strategy, the best first."""
    found: dict[str, Share] = {}
    for game in games:
        for strategy, part in zip(game.strategies, game.wins, strict=True):
            found.setdefault(strategy, Share()).add(part, game.seats)
    return dict(sorted(found.items(), key=lambda item: (-item[1].share, item[0])))


def mark(share: Share) -> str:
    """Return whether a share is over or under TOO_MUCH, and whether that is certain."""
    low, high = share.interval()
    if low > TOO_MUCH or high <= TOO_MUCH:
        return f"{'over' if low > TOO_MUCH else 'under'} the mark"
    return f"perhaps {'over' if share.share > TOO_MUCH else 'under'} the mark"


def strategy_section(games: list[Played]) -> list[str]:
    """Return one row for each strategy: how often it wins, and how."""
    head = ["strategy", "players", "win share", "95 %", "score", "95 %", "checked a `!`", "on"]
    rows = []
    for name, share in by_strategy(games).items():
        held = [(game, game.strategies.index(name)) for game in games if name in game.strategies]
        mean, low, high = mean_interval([float(game.scores[at]) for game, at in held])
        tracks = Counter(track for game, at in held for track in game.masteries[at])
        ended = sum(bool(game.masteries[at]) for game, at in held) / len(held)
        most = ", ".join(TRACKS[track] for track, _ in tracks.most_common(2)) or "-"
        rows.append(
            [name, *share.cells(), f"{mean:.0f}", f"{low:.0f} to {high:.0f}", f"{ended:.0%}", most]
        )
    return table(head, rows)


def parts_section(games: list[Played]) -> list[str]:
    """Return one row for each strategy and one for winners: mean points by what they are for."""
    rows = []
    for name in by_strategy(games):
        held = [
            game.parts[game.strategies.index(name)] for game in games if name in game.strategies
        ]
        rows.append([name, *_means(held)])
    won = [
        parts
        for game in games
        for parts, part in zip(game.parts, game.wins, strict=True)
        if part > 0
    ]
    return table(["strategy", *PARTS], [*rows, ["*winners*", *_means(won)]])


def _means(rows: list[list[int]]) -> list[str]:
    return [f"{fmean(column):.1f}" for column in zip(*rows, strict=True)]


def place_section(games: list[Played]) -> list[str]:
    """Return one row for each number of players: the win share of each place."""
    most = max(game.seats for game in games)
    head = ["players", "games", *(f"place {place + 1}" for place in range(most))]
    rows = []
    for seats in sorted({game.seats for game in games}):
        chosen = [game for game in games if game.seats == seats]
        cells = []
        for place in range(seats):
            share = Share()
            for game in chosen:
                share.add(game.wins[place], seats)
            cells.append(bold(share))
        rows.append([str(seats), f"{len(chosen):,}", *cells, *[""] * (most - seats)])
    return table(head, rows)


def bold(share: Share) -> str:
    """Return a share with its interval, bold if that leaves the fair share out."""
    low, high = share.interval()
    figure = f"**{share.share:.0%}**" if share.verdict() else f"{share.share:.0%}"
    return f"{figure} ({100 * low:.0f} to {100 * high:.0f})"


def alone_section(games: list[Played]) -> list[str]:
    """Return one row for each strategy: what it scores alone, and when and how that ends."""
    head = ["strategy", "games", "score", "95 %", "median", "best", "turns", "by a `!`", "on"]
    found: dict[str, list[Played]] = {}
    for game in games:
        found.setdefault(game.strategies[0], []).append(game)
    rows = []
    for name, played in found.items():
        scores = [game.scores[0] for game in played]
        mean, low, high = mean_interval([float(score) for score in scores])
        tracks = Counter(track for game in played for track in game.masteries[0])
        rows.append(
            [
                name,
                f"{len(played):,}",
                f"{mean:.0f}",
                f"{low:.0f} to {high:.0f}" if len(played) > 1 else "-",
                f"{median(scores):g}",
                str(max(scores)),
                f"{fmean(game.turn for game in played):.1f}",
                between_one(sum(bool(game.masteries[0]) for game in played), len(played)),
                ", ".join(TRACKS[track] for track, _ in tracks.most_common(2)) or "-",
            ]
        )
    rows.sort(key=lambda row: -float(row[2]))
    return table(head, rows)


def between_one(count: int, games: int) -> str:
    """Return a share of games with its interval."""
    share = Share(games, float(count))
    return f"{share.share:.0%} ({between(*share.interval())})"
