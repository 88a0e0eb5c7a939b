"""Sections of the report on Chronos Conquest: what GODs and CITIES do for their owners."""

from aevum.games.chronos.data import CITY_NAMES, GOD_NAMES, PANTHEON
from tools.balance.chronos.lengths import brief, clock, percentile
from tools.balance.chronos.record import Played
from tools.balance.shares import Share, table


class GodCount:
    """Counts for a GOD over all games in which it was in the temple."""

    def __init__(self) -> None:
        self.owned = Share()
        """Games, and in how many somebody has it at the end."""
        self.owner = Share()
        """The players who have it at the end."""
        self.gained: list[int] = []
        """When it left the temple."""
        self.decided = 0
        """Games that were won by its own condition."""

    def cells(self) -> list[str]:
        when = clock(percentile(self.gained, 50)) if self.gained else "-"
        fair = f"{self.owner.fair:.1%}" if self.owner.count else "-"
        return [
            f"{self.owned.count:,}",
            brief(self.owned),
            when,
            *self.owner.cells(),
            fair,
            str(self.decided or ""),
        ]


def by_god(games: list[Played]) -> list[GodCount]:
    """Count every GOD."""
    counts = [GodCount() for _ in GOD_NAMES]
    for game in games:
        owner = {god: (seat, at) for god, seat, at in game.owners}
        for god in game.gods:
            counts[god].owned.add(float(god in owner), game.seats)
        for god, (seat, at) in owner.items():
            counts[god].gained.append(at)
            counts[god].owner.add(game.wins[seat], game.seats)
        for god in set(game.decided):
            counts[god].decided += 1
    return counts


def god_section(games: list[Played]) -> list[str]:
    """Return one row for each GOD, the best for its owner first."""
    counts = by_god(games)
    head = ["GOD", "cost", "games", "somebody has it", "since", "owners", "win share", "95 %"]
    head += ["fair", "won by it"]
    order = sorted(range(len(counts)), key=lambda god: -counts[god].owner.over())
    return table(
        head, [[GOD_NAMES[god], str(PANTHEON[god].price), *counts[god].cells()] for god in order]
    )


class CityCount:
    """Counts for a CITY over all games in which it was on the board."""

    def __init__(self) -> None:
        self.used = Share()
        """Games, and in how many anybody had its power."""
        self.time = 0
        """How long somebody had it, in milliseconds."""
        self.length = 0
        """The length of these games, in milliseconds."""
        self.most = Share()
        """The players who had it longer than each of the others."""

    def add(self, game: Played, stays: list[int]) -> None:
        longest = max(stays)
        self.used.add(float(longest > 0), game.seats)
        self.time += sum(stays)
        self.length += game.length
        if longest and stays.count(longest) == 1:
            self.most.add(game.wins[stays.index(longest)], game.seats)

    def cells(self) -> list[str]:
        part = f"{self.time / self.length:.0%}" if self.length else "-"
        fair = f"{self.most.fair:.1%}" if self.most.count else "-"
        return [f"{self.used.count:,}", brief(self.used), part, *self.most.cells(), fair]


def by_city(games: list[Played]) -> list[CityCount]:
    """Count every CITY."""
    counts = [CityCount() for _ in CITY_NAMES]
    for game in games:
        for city, stays in zip(game.cities, game.stays, strict=True):
            counts[city].add(game, stays)
    return counts


def city_section(games: list[Played]) -> list[str]:
    """Return one row for each CITY, the best for its main user first."""
    counts = by_city(games)
    head = ["CITY", "games", "used", "of the time", "one had it longest", "won by that one"]
    head += ["95 %", "fair"]
    order = sorted(range(len(counts)), key=lambda city: -counts[city].most.over())
    return table(head, [[CITY_NAMES[city], *counts[city].cells()] for city in order])
