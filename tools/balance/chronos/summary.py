"""The section of the report on Chronos Conquest that comes first: what stands out, by rule."""

from aevum.games.chronos.data import CITY_NAMES, GOD_NAMES
from tools.balance.chronos.compared import Pair, by_level
from tools.balance.chronos.lengths import ENDS, clock, ended, lengths, percentile, verdict
from tools.balance.chronos.powers import by_city, by_god
from tools.balance.chronos.record import Played
from tools.balance.shares import Share

FEW = 5  # GODs to name at each end
ENOUGH = 50  # fewest games of a GOD, owners, or users of a CITY, for it to be named
SELDOM = 0.05  # share of the games with a GOD


def summary_section(
    complete: list[Played], levels: list[Played], replayed: dict[str, list[Pair]]
) -> list[str]:
    """Return a list of sentences; every figure is also in a table below."""
    return [
        f"- Length: {_by_seats(complete)}.",
        f"- Ends: {_ends(complete)}.",
        f"- Levels: {_levels(levels)}.",
        *_gods(complete),
        *_cities(complete),
        *(
            f"- {title} mix: {_by_seats([b for _, b in pairs])}."
            for title, pairs in replayed.items()
        ),
    ]


def _by_seats(games: list[Played]) -> str:
    """Return the median of each number of players."""
    parts = []
    for seats in sorted({game.seats for game in games}):
        chosen = [game for game in games if game.seats == seats]
        middle = clock(percentile(lengths(chosen), 50))
        parts.append(f"{seats} players {middle} ({verdict(chosen)})")
    return ", ".join(parts)


def _ends(games: list[Played]) -> str:
    shares = sorted(((ended(games, end).share, end) for end in ENDS), reverse=True)
    return ", ".join(f"{end} {share:.0%}" for share, end in shares)


def _levels(games: list[Played]) -> str:
    parts = []
    for level, share in by_level(games).items():
        low, high = share.interval()
        bounds = f"({low:.0%} to {high:.0%})"
        parts.append(f"{level} wins {share.share:.0%} {bounds} where {share.fair:.0%} is fair")
    return ", ".join(parts)


def _gods(games: list[Played]) -> list[str]:
    counts = by_god(games)
    in_play = [god for god in range(len(counts)) if counts[god].owned.count >= ENOUGH]
    shares = {GOD_NAMES[god]: counts[god].owner for god in in_play}
    lines = _ranked("GODs", shares)
    seldom = [GOD_NAMES[god] for god in in_play if counts[god].owned.share < SELDOM]
    if seldom:
        lines.append(f"- In fewer than {SELDOM:.0%} of their games gained: {', '.join(seldom)}.")
    return lines


def _cities(games: list[Played]) -> list[str]:
    counts = by_city(games)
    return _ranked("CITIES", {name: counts[city].most for city, name in enumerate(CITY_NAMES)})


def _ranked(word: str, shares: dict[str, Share]) -> list[str]:
    """Return the best and the worst of those that enough players had."""
    known = [name for name, share in shares.items() if share.count >= ENOUGH]
    known.sort(key=lambda name: -shares[name].over())
    if len(known) < 2 * FEW:
        return []
    return [
        f"- {title} {word}, in points over a fair share: {_named(names, shares)}."
        for title, names in (("Best", known[:FEW]), ("Worst", known[: -FEW - 1 : -1]))
    ]


def _named(names: list[str], shares: dict[str, Share]) -> str:
    return ", ".join(f"{name} ({100 * shares[name].over():+.0f})" for name in names)
