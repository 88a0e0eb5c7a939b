"""The balance report of Temporum: which games are played for it, and the text of the page."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from aevum.core.native import build
from aevum.games.temporum import GAME
from tools.balance.crew import Crew, Request, Watch
from tools.balance.doubts import DOUBTS, EQUAL, FALLING, Doubt, Pair, doubt_section, settled
from tools.balance.games import NOBODY, Played, from_line
from tools.balance.order import Order
from tools.balance.places import length_section, place_section
from tools.balance.summary import summary_section
from tools.balance.things import card_section, zone_section
from tools.balance.variants import PRINTED, Variant, can_play

GAMES = 5000  # for each number of players
SEATS = list(range(GAME.min_seats, GAME.max_seats + 1))
PART = 5  # a variant gets one game for so many
SEED = 5
AS_PRINTED = "0/4/7/9/11"
HERE = Path(__file__)
WATCH = Watch(
    "tools.balance.watching", from_line, (HERE.with_name("games.py"), HERE.with_name("watching.py"))
)


@dataclass(frozen=True)
class Found:
    """All data of the page."""

    money: dict[str, list[Played]]
    """By starting money."""
    replayed: dict[str, list[Pair]]
    """By the title of a doubt."""

    def everything(self) -> list[Played]:
        """Return all games that were played for the page."""
        found = [game for games in self.money.values() for game in games]
        return found + [other for pairs in self.replayed.values() for _, other in pairs]

    def won(self) -> "Found":
        """Return the same without games that were given up."""
        money = {
            title: [game for game in games if game.winner != NOBODY]
            for title, games in self.money.items()
        }
        return Found(money, {title: settled(pairs) for title, pairs in self.replayed.items()})


def page(order: Order) -> str:
    """Play everything and return the report."""
    crew = Crew(order.bot, SEED, order.jobs, WATCH)
    games = order.games or GAMES
    part = max(1, games // PART)

    def run(variant: Variant, requests: list[Request]) -> list[Played]:
        return crew.play(variant, requests, order.progress(f"{variant.name}, "))

    def some(seat_counts: list[int], count: int) -> list[Request]:
        return [(seats, index) for seats in seat_counts for index in range(count)]

    printed = run(PRINTED, some(SEATS, games))
    money = {AS_PRINTED: printed}
    for title, variant, seats in (("4/4/4/4/4", EQUAL, SEATS), ("0/4/7/5/4", FALLING, [4, 5])):
        if can_play(GAME, variant, order.say):
            money[title] = run(variant, some(seats, part))
    replayed = {
        doubt.title: _replay(doubt, printed, part, run)
        for doubt in DOUBTS
        if can_play(GAME, doubt.variant, order.say)
    }
    return _page(Found(money, replayed), order)


def _replay(
    doubt: Doubt,
    printed: list[Played],
    part: int,
    run: Callable[[Variant, list[Request]], list[Played]],
) -> list[Pair]:
    """Play games in which a doubtful number can matter again, with the other number."""
    chosen: list[Played] = []
    for seats in SEATS:
        chosen += [g for g in printed if g.seats == seats and doubt.touches(g)][:part]
    again = run(doubt.variant, [(game.seats, game.index) for game in chosen])
    return list(zip(chosen, again, strict=True))


def _page(found: Found, order: Order) -> str:
    everything = found.everything()
    endless = sum(game.winner == NOBODY for game in everything)
    played = f"{len(everything):,} games of `{order.bot}` bots against each other"
    won = found.won()
    printed = won.money[AS_PRINTED]
    lines = [
        "# Balance of Temporum",
        "",
        f"{played}, with Zones and cards of both boxes:",
        f"{len(printed):,} with the numbers of the game, the others with one changed. Rules",
        f"version {GAME.version}, {build()} build, seed {SEED}; {endless} games were given up as",
        "endless and do not count. All figures come from one command, which also writes this page:",
        "",
        "```sh",
        order.command(),
        "```",
        "",
        *WORDS["how"],
        "",
        "## What stands out",
        "",
        *summary_section(won.money, won.replayed, SEATS),
        "",
        "## Who begins",
        "",
        *WORDS["money"],
        *place_section(won.money, SEATS),
        "",
        "## Length",
        "",
        *WORDS["length"],
        "",
        *length_section(printed, SEATS),
        "",
        "## Doubtful numbers",
        "",
        *WORDS["doubts"],
        "",
        *doubt_section(won.replayed),
        "",
        "## Cards",
        "",
        *WORDS["cards"],
        "",
        *card_section(printed),
        "",
        "## Zones",
        "",
        *WORDS["zones"],
        *zone_section(printed),
    ]
    return "\n".join(lines) + "\n"


WORDS = {
    "how": [
        "Intervals hold 95 %: of twenty fair figures about one lies outside by luck. What the bot",
        "does not see in a card, the card cannot show here.",
    ],
    "money": [
        "Win share by turn order; chance draws who begins. Bold: the interval leaves the fair",
        "share out. The first row is the rule, the second gives everybody $4, the third is what",
        "one source has for the fourth and the fifth player.",
    ],
    "length": [
        "A round is a turn of everybody; extra turns count. A game ends by `crowns`, when all ten",
        "are in Time IV, or by `money` in Alien Egypt. Decisions are those of all players.",
    ],
    "doubts": [
        "Deals in which the number can have mattered (the card was drawn, the Zone was on the",
        "board) are played a second time with nothing changed but that number. Both runs share",
        "their draws of chance until the first decision that differs, so the difference is the",
        "number's own. Compared is the win share of those whom it concerned in the first run; a",
        "difference whose interval holds 0 cannot be told from none. What a lasting card is worth",
        "to the bot stays the same, so it plays a better Bank no more often: who knows the other",
        "number may gain more by it than the table says.",
    ],
    "cards": [
        "For each card: how many players got it (dealt, drawn or taken from its pile), played it,",
        "scored it, and how many of them won. Drawing is mostly luck, so the first share compares",
        "the cards themselves, and the table is sorted by it. Who plays and scores much wins much:",
        "compare these shares with the row of any card, not with a fair share.",
    ],
    "zones": [
        "For each Zone: games with it on the board; how many visits it had for each turn of these",
        "games; in how many games one player was there more often than each of the others, and how",
        "many of these players won; how many rounds the games took. Sorted by that win share. Who",
        "has more turns visits more, so compare Zones with each other.",
    ],
}
