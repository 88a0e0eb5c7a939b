"""The section on other numbers in the report on ASCII Empires: the same tables, played again."""

from statistics import fmean

from aevum.arena.stats import mean_interval
from tools.balance.ascii.ends import MASTERY, common_triggers
from tools.balance.ascii.field import bold, by_strategy, mark
from tools.balance.ascii.numbers import Other
from tools.balance.ascii.record import Played
from tools.balance.shares import shift, table

Pair = tuple[Played, Played]  # the same dice and strategies without and with the change


def end_rows(
    as_it_is: list[Played], replayed: dict[str, list[Pair]], these: list[Other]
) -> list[str]:
    """Return a table with a row for each number: how games end with it."""
    head = [
        "number",
        "is",
        "games",
        "end turn",
        "later by",
        "by a `!`",
        "most by",
        "winner's score",
    ]
    rows = [["*as it is*", "", *_ends(as_it_is, [])]]
    for other in these:
        pairs = replayed[other.variant.name]
        later = [float(after.turn - before.turn) for before, after in pairs]
        rows.append([other.number, other.title, *_ends([after for _, after in pairs], later)])
    return table(head, rows)


def _ends(games: list[Played], later: list[float]) -> list[str]:
    return [
        f"{len(games):,}",
        f"{fmean(game.turn for game in games):.1f}",
        shift(later, percent=False) if later else "",
        f"{sum(game.end == MASTERY for game in games) / len(games):.0%}",
        common_triggers(games, 2),
        f"{fmean(max(game.scores) for game in games):.0f}",
    ]


def share_rows(
    as_it_is: list[Played], replayed: dict[str, list[Pair]], these: list[Other]
) -> list[str]:
    """Return a table with a row for each number and a column for each strategy."""
    names = list(by_strategy(as_it_is))
    rows = [["*as it is*", "", *_shares(as_it_is, names)]]
    for other in these:
        after = [game for _, game in replayed[other.variant.name]]
        rows.append([other.number, other.title, *_shares(after, names)])
    return table(["number", "is", *names], rows)


def _shares(games: list[Played], names: list[str]) -> list[str]:
    found = by_strategy(games)
    return [bold(found[name]) if name in found else "-" for name in names]


def told_apart(other: Other, pairs: list[Pair]) -> str:
    """Return a sentence on a number: which strategies it helps or hurts, and if one wins too
    much."""
    moved = []
    for name in by_strategy([before for before, _ in pairs]):
        mean, low, high = mean_interval(gains(name, pairs))
        if low > 0 or high < 0:
            moved.append(f"{name} {100 * mean:+.0f} points ({100 * low:+.0f} to {100 * high:+.0f})")
    words = "; ".join(moved) or "no strategy's share differs for certain"
    best, share = next(iter(by_strategy([after for _, after in pairs]).items()))
    low, high = share.interval()
    over = f"; {best} then wins most, {share.share:.0%} ({low:.0%} to {high:.0%}), {mark(share)}"
    return f"- {other.number}, {other.title}: {words}{over}."


def gains(name: str, pairs: list[Pair]) -> list[float]:
    """Return the change in its share of a win for each table with this strategy."""
    found = []
    for before, after in pairs:
        if name in before.strategies:
            at = before.strategies.index(name)
            found.append(after.wins[at] - before.wins[at])
    return found


def edict_section(rushes: dict[str, dict[str, list[Played]]]) -> list[str]:
    """Return a row for each rush with each kind of Unhappiness track."""
    head = ["edicts", "Unhappiness", "games", "win share", "95 %", "end turn", "score"]
    head += ["best other score"]
    rows = []
    for title, found in rushes.items():
        for rush, games in found.items():
            share = by_strategy(games)[rush]
            at = [game.strategies.index(rush) for game in games]
            own = [game.scores[place] for game, place in zip(games, at, strict=True)]
            rest = [
                max(score for place, score in enumerate(game.scores) if place != own_place)
                for game, own_place in zip(games, at, strict=True)
            ]
            turn = f"{fmean(game.turn for game in games):.1f}"
            rows.append(
                [rush, title, *share.cells(), turn, f"{fmean(own):.0f}", f"{fmean(rest):.0f}"]
            )
    return table(head, sorted(rows))
