"""Sections of the report on Temporum: who wins with which card and which Zone."""

from collections.abc import Callable

from aevum.arena.stats import mean_interval
from aevum.games.temporum.data import CARDS, ZONES
from tools.balance.games import Played, most_of
from tools.balance.shares import Share, table

TIMES = ("I", "II", "III", "IV")


def by_card(games: list[Played], rows_of: Callable[[Played], list[list[int]]]) -> list[Share]:
    """Return the win share of players by each card that their row names, however often."""
    shares = [Share() for _ in CARDS]
    for game in games:
        for place, row in enumerate(rows_of(game)):
            for card in set(row):
                shares[card].add(game.winner == place, game.seats)
    return shares


def together(shares: list[Share]) -> Share:
    """Return the sum of all of them."""
    return Share(
        sum(each.count for each in shares),
        sum(each.wins for each in shares),
        sum(each.fair_wins for each in shares),
    )


def card_section(games: list[Played]) -> list[str]:
    """Return one row for each card: players that got, played, scored it, and their win shares."""
    got = by_card(games, lambda game: game.got)
    plays = by_card(games, lambda game: game.plays)
    scores = by_card(games, lambda game: game.scores)
    everything = [together(got), together(plays), together(scores)]
    head = ["card", "got it", "win share", "95 %", "played it", "win share", "95 %"]
    head += ["scored it", "win share", "95 %"]
    order = sorted(range(len(CARDS)), key=lambda card: -got[card].over())
    rows = [["*any card*", *(cell for share in everything for cell in share.cells())]]
    rows += [
        [CARDS[card].name, *got[card].cells(), *plays[card].cells(), *scores[card].cells()]
        for card in order
    ]
    fair = ", ".join(f"{share.fair:.1%}" for share in everything)
    return [f"A fair share would be {fair}.", "", *table(head, rows)]


class ZoneCount:
    """Counts for a Zone over all games in which it was on the board."""

    def __init__(self) -> None:
        self.games = 0
        self.visits = 0
        self.turns = 0
        self.most = Share()
        """Players that were there more often than each of the others."""
        self.rounds: list[float] = []

    def add(self, game: Played, zone: int) -> None:
        self.games += 1
        self.visits += sum(row.count(zone) for row in game.visits)
        self.turns += game.turns
        self.rounds.append(game.turns / game.seats)
        for place in most_of(game.visits, zone):
            self.most.add(game.winner == place, game.seats)

    def cells(self) -> list[str]:
        mean, low, high = mean_interval(self.rounds)
        reach = f"{(high - low) / 2:.2f}" if self.games > 1 else "-"
        share = f"{self.visits / self.turns:.1%}"
        return [f"{self.games:,}", share, *self.most.cells(), f"{mean:.1f} ± {reach}"]


def by_zone(games: list[Played]) -> dict[int, ZoneCount]:
    """Count every Zone that was on a board."""
    found: dict[int, ZoneCount] = {}
    for game in games:
        for zone in game.zones:
            found.setdefault(zone, ZoneCount()).add(game, zone)
    return found


def zone_section(games: list[Played]) -> list[str]:
    """Return a table for each Time: how often Zones are visited, and how often their main visitor
    wins."""
    counts = by_zone(games)
    head = ["Zone", "games", "visits a turn", "one guest was there most", "won by that guest"]
    head += ["95 %", "rounds"]
    lines: list[str] = []
    for time, title in enumerate(TIMES, 1):
        zones = [zone for zone in counts if ZONES[zone].time == time]
        zones.sort(key=lambda zone: -counts[zone].most.over())
        fair = together([counts[zone].most for zone in zones])
        rows = [[ZONES[zone].name, *counts[zone].cells()] for zone in zones]
        lines += ["", f"### Time {title}", ""]
        lines += [f"All together: {fair.share:.1%}, where a fair share is {fair.fair:.1%}.", ""]
        lines += table(head, rows)
    return lines
