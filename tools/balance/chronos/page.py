"""The balance report of Chronos Conquest: which games are played for it, and its text."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from aevum.core.native import build
from aevum.games.chronos import GAME
from aevum.games.chronos.data import TEAM_SEATS
from tools.balance.chronos.compared import LEVELS, Pair, level_section, mix_list, mix_section
from tools.balance.chronos.lengths import Rows, end_section, gap_section, length_section
from tools.balance.chronos.mixes import MIXES, Mix
from tools.balance.chronos.powers import city_section, god_section
from tools.balance.chronos.record import Played, from_line
from tools.balance.chronos.summary import summary_section
from tools.balance.chronos.watching import AT, COMPLETE, EARLIER, TEAMS
from tools.balance.crew import Crew, Request, Watch
from tools.balance.order import Order
from tools.balance.variants import PRINTED, Variant, can_play

GAMES = 2000  # complete games for each number of players
PART = 4  # every other kind of table gets one game for so many
SEATS = range(GAME.min_seats, GAME.max_seats + 1)
LEVEL_SEATS = (len(LEVELS), 2 * len(LEVELS))  # so that each level is in each seat equally often
SEED = 7
HERE = Path(__file__)
WATCH = Watch(
    "tools.balance.chronos.watching",
    from_line,
    (HERE.with_name("record.py"), HERE.with_name("watching.py")),
)


@dataclass(frozen=True)
class Found:
    """All data of the page."""

    complete: list[Played]
    earlier: dict[str, list[Played]]
    """Each earlier stage."""
    teams: list[Played]
    levels: list[Played]
    mixes: list[Mix]
    replayed: dict[str, list[Pair]]
    """By the title of a mix."""

    def count(self) -> int:
        """Return how many games were played for the page."""
        stages = sum(len(games) for games in self.earlier.values())
        again = sum(len(pairs) for pairs in self.replayed.values())
        return len(self.complete) + stages + len(self.teams) + len(self.levels) + again

    def rows(self) -> Rows:
        """Return all games with unchanged cards, by kind of table and number of players."""
        kinds = {"complete": self.complete, "teams of two": self.teams, **self.earlier}
        return {
            (title, seats): chosen
            for title, games in kinds.items()
            for seats in SEATS
            if (chosen := [game for game in games if game.seats == seats])
        }


def page(order: Order) -> str:
    """Play everything and return the report."""
    games = order.games or GAMES
    part = max(1, games // PART)
    mixes = [mix for mix in MIXES if can_play(GAME, mix.variant, order.say)]

    def run(bots: str, count: int, seats: tuple[int, ...], variant: Variant) -> list[Played]:
        crew = Crew(bots, SEED, order.jobs, WATCH)
        requests: list[Request] = [(each, index) for each in seats for index in range(count)]
        tell = order.progress(f"{variant.name}, {bots}: ")
        return crew.play(variant, requests, tell)

    return _page(_play(order.bot, games, part, mixes, run), order)


def _play(
    bot: str,
    games: int,
    part: int,
    mixes: list[Mix],
    run: Callable[[str, int, tuple[int, ...], Variant], list[Played]],
) -> Found:
    """Play every kind of table."""
    seats = tuple(SEATS)
    complete = run(bot + COMPLETE, games, seats, PRINTED)
    first = [game for game in complete if game.index < part]
    return Found(
        complete,
        {name: run(f"{bot}{AT}{name}", part, seats, PRINTED) for name in EARLIER},
        run(f"{bot}{AT}{TEAMS}", part, (TEAM_SEATS,), PRINTED),
        run(",".join(LEVELS), part, LEVEL_SEATS, PRINTED),
        mixes,
        {
            mix.title: list(zip(first, run(bot, part, seats, mix.variant), strict=True))
            for mix in mixes
        },
    )


def _page(found: Found, order: Order) -> str:
    rows = found.rows()
    lines = [
        "# Balance of Chronos Conquest",
        "",
        f"{found.count():,} games of `{order.bot}` bots in virtual time: {len(found.complete):,}",
        "complete ones, where everybody plays alone with all cards, GODs and CITIES; the others",
        "are of the earlier stages, in teams, among three levels of the bot, or with another mix",
        f"of cards. Rules version {GAME.version}, {build()} build, seed {SEED}. All figures come",
        "from one command, which also writes this page:",
        "",
        "```sh",
        order.command(),
        "```",
        "",
        *WORDS["how"],
    ]
    sections = {
        "What stands out": summary_section(found.complete, found.levels, found.replayed),
        "Length": [*WORDS["length"], "", *length_section(rows)],
        "Ends": [*WORDS["ends"], "", *end_section(rows)],
        "Scores": [*WORDS["scores"], "", *gap_section(rows)],
        "GODs": [*WORDS["gods"], "", *god_section(found.complete)],
        "CITIES": [*WORDS["cities"], "", *city_section(found.complete)],
        "Levels": [*WORDS["levels"], "", *level_section(found.levels)],
        "Other mixes of cards": [
            *WORDS["mixes"],
            "",
            *mix_list(found.mixes),
            "",
            *mix_section(found.complete, found.replayed),
        ],
    }
    for title, section in sections.items():
        lines += ["", f"## {title}", "", *section]
    return "\n".join(lines) + "\n"


WORDS = {
    "how": [
        "Intervals hold 95 %: of twenty fair figures about one lies outside by luck. What the bots",
        "do not see, the figures cannot show: they say how the game goes among these bots, not",
        "what people will find. A shared victory is divided among those who share it.",
    ],
    "length": [
        "Minutes and seconds of game time. The median of the complete game should lie between 3",
        "and 6 minutes for every number of players.",
    ],
    "ends": [
        "By what games end: a claim of 200 `points` (300 against HERA) or of both `monsters`, the",
        "condition of a `god`, a `cataclysm`, the countdown of a `frozen` game, or the `cap` of 15",
        "minutes.",
    ],
    "scores": [
        "Games that points have decided, at whatever end: medians of the winner's score and of the",
        "best score among those who did not win, and the gap between the two. `shared` are games",
        "that several won: teammates, the owners of CASTOR and POLLUX, or equal scores.",
    ],
    "gods": [
        "Complete games with the GOD in the temple; in how many of them somebody has it at the",
        "end, and since when (median); how many of these owners won. Who has cards to spare is",
        "well off anyway, so compare GODs with each other rather than with a fair share, and those",
        "of one cost above all. `won by it` are games that ended by the GOD's own condition.",
    ],
    "cities": [
        "Complete games with the CITY on the board; in how many of them anybody had its power, and",
        "during which part of the game; in how many one player had it longer than each of the",
        "others, and how many of these players won.",
    ],
    "levels": [
        "Complete games among the three levels, each in as many seats as the others; seats rotate",
        "from game to game. `standard` is the middle one.",
    ],
    "mixes": [
        "How the 110 cards divide is reconstructed. A mix is played with the first seeds of the",
        "complete games again; `longer by` compares games of the same seed. The rules and the",
        "bots are the same, only the number of copies is not:",
    ],
}
