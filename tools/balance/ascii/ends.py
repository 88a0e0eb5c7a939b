"""Sections of the report on ASCII Empires: when games end, why, and who wins."""

from collections import Counter
from statistics import fmean

from aevum.arena.stats import mean_interval, spread
from tools.balance.ascii.record import TRACKS, Played
from tools.balance.shares import Share, between, table

MASTERY = "mastery"


def length_section(games: list[Played]) -> list[str]:
    """Return one row for each number of players."""
    head = ["players", "games", "end turn", "95 %", "median", "first", "last", "by a `!`", "95 %"]
    head += ["decisions a player"]
    rows = []
    for seats in sorted({game.seats for game in games}):
        chosen = [game for game in games if game.seats == seats]
        mean, low, high = mean_interval([float(game.turn) for game in chosen])
        turns = spread([game.turn for game in chosen])
        ended = Share(len(chosen), float(sum(game.end == MASTERY for game in chosen)))
        rows.append(
            [
                str(seats),
                f"{len(chosen):,}",
                f"{mean:.1f}",
                f"{low:.1f} to {high:.1f}" if len(chosen) > 1 else "-",
                f"{turns.median:g}",
                str(turns.least),
                str(turns.most),
                f"{ended.share:.1%}",
                between(*ended.interval()),
                f"{fmean(game.moves / seats for game in chosen):.0f}",
            ]
        )
    return table(head, rows)


def trigger_section(games: list[Played]) -> list[str]:
    """Return one row for each track: games that it ended, and who won them."""
    head = ["track", "games", "of all", "95 %", "turn", "players that checked it", "won", "95 %"]
    rows = []
    for track, name in enumerate(TRACKS):
        chosen = [game for game in games if any(track in tracks for tracks in game.masteries)]
        if not chosen:
            rows.append([name, "0", "0.0%", between(*Share(len(games)).interval()), *["-"] * 4])
            continue
        part = Share(len(games), float(len(chosen)))
        won = Share()
        for game in chosen:
            for place in game.enders():
                if track in game.masteries[place]:
                    won.add(game.wins[place], game.seats)
        turn = f"{fmean(game.turn for game in chosen):.1f}"
        games_cells = [f"{len(chosen):,}", f"{part.share:.1%}", between(*part.interval())]
        rows.append([name, *games_cells, turn, *won.cells()])
    return table(head, rows)


def ender_share(games: list[Played]) -> Share:
    """Return how often players who check a `!` win."""
    share = Share()
    for game in games:
        for place in game.enders():
            share.add(game.wins[place], game.seats)
    return share


def common_triggers(games: list[Played], count: int) -> str:
    """Return the tracks that end most games, with their shares of all games."""
    tracks = Counter(
        track for game in games for track in {each for row in game.masteries for each in row}
    )
    return ", ".join(
        f"{TRACKS[track]} {number / len(games):.0%}" for track, number in tracks.most_common(count)
    )
