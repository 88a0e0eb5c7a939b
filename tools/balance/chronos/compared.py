"""Sections of the report on Chronos Conquest: levels of the bot, and other mixes of cards."""

from tools.balance.chronos.lengths import (
    ENDS,
    brief,
    clock,
    ended,
    lengths,
    median_interval,
    percentile,
)
from tools.balance.chronos.mixes import Mix
from tools.balance.chronos.record import Played
from tools.balance.shares import Share, shift, table

LEVELS = ("easy", "medium", "hard")


def by_level(games: list[Played]) -> dict[str, Share]:
    """Return the win share of the bots of each level, the weakest first."""
    found = {level: Share() for level in LEVELS}
    for game in games:
        for bot, part in zip(game.bots, game.wins, strict=True):
            found[bot].add(part, game.seats)
    return found


def level_section(games: list[Played]) -> list[str]:
    """Return one row for each number of players and level."""
    rows = []
    for seats in sorted({game.seats for game in games}):
        chosen = [game for game in games if game.seats == seats]
        for level, share in by_level(chosen).items():
            scores = [
                score
                for game in chosen
                for bot, score in zip(game.bots, game.scores, strict=True)
                if bot == level
            ]
            score = f"{sum(scores) / len(scores):.0f}"
            rows.append([str(seats), level, *share.cells(), f"{share.fair:.1%}", score])
    head = ["players", "bot", "played", "win share", "95 %", "fair", "mean score"]
    return table(head, rows)


Pair = tuple[Played, Played]  # the same seed without and with the change


def mix_section(as_it_is: list[Played], replayed: dict[str, list[Pair]]) -> list[str]:
    """Return one row for each number of players and mix."""
    head = ["players", "mix", "games", "median", "95 %", "longer by, in seconds", *ENDS]
    rows = []
    for seats in sorted({game.seats for game in as_it_is}):
        played = [game for game in as_it_is if game.seats == seats]
        rows.append([str(seats), "*as it is*", *_mix_cells(played, [])])
        for title, pairs in replayed.items():
            chosen = [pair for pair in pairs if pair[0].seats == seats]
            longer = [(after.length - before.length) / 1000 for before, after in chosen]
            rows.append([str(seats), title, *_mix_cells([after for _, after in chosen], longer)])
    return table(head, rows)


def _mix_cells(games: list[Played], longer: list[float]) -> list[str]:
    low, high = median_interval(lengths(games))
    return [
        f"{len(games):,}",
        clock(percentile(lengths(games), 50)),
        f"{clock(low)} to {clock(high)}",
        shift(longer, percent=False) if longer else "",
        *(brief(ended(games, end)) for end in ENDS),
    ]


def mix_list(mixes: list[Mix]) -> list[str]:
    """Return a description of each mix."""
    return [f"- {mix.title}: {mix.words}." for mix in mixes]
