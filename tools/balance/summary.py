"""The section of the report on Temporum that comes first: what stands out, found by rule."""

from aevum.games.temporum.data import CARDS
from tools.balance.doubts import DOUBTS, Doubt, Pair, gains
from tools.balance.games import Played
from tools.balance.places import by_place
from tools.balance.shares import Share
from tools.balance.things import by_card

FEW = 5  # cards to name at each end
ENOUGH = 100  # fewest players that got a card, for it to be named


def summary_section(
    money: dict[str, list[Played]],
    replayed: dict[str, list[Pair]],
    seat_counts: list[int],
) -> list[str]:
    """Return a list of sentences; every figure is also in a table below."""
    printed = next(iter(money.values()))
    lines = [_turn_order(money, seats) for seats in seat_counts]
    played = [doubt for doubt in DOUBTS if doubt.title in replayed]
    lines += [_doubt(doubt, replayed[doubt.title]) for doubt in played]
    return [*lines, *_cards(by_card(printed, lambda game: game.got))]


def _turn_order(money: dict[str, list[Played]], seats: int) -> str:
    """Return how unequal the places are, with each starting money."""
    parts = []
    for title, games in money.items():
        shares = by_place(games, seats)
        if shares[0].count:
            best = max(range(seats), key=lambda place: shares[place].share)
            worst = min(range(seats), key=lambda place: shares[place].share)
            parts.append(
                f"with {title} player {best + 1} wins most ({shares[best].share:.1%}) and "
                f"player {worst + 1} least ({shares[worst].share:.1%})"
            )
    return f"- {seats} players: {'; '.join(parts)}."


def _doubt(doubt: Doubt, pairs: list[Pair]) -> str:
    """Return a sentence on whether a doubtful number matters to those whom it concerns."""
    mean, low, high = gains(doubt, pairs)
    bounds = f"{100 * low:+.1f} to {100 * high:+.1f}"
    if low <= 0 <= high:
        return f"- {doubt.title}: no difference can be told; the interval is {bounds} points."
    return f"- {doubt.title}: {100 * mean:+.1f} points of win share ({bounds}) for who {doubt.who}."


def _cards(shares: list[Share]) -> list[str]:
    """Return the cards that are best and worst to get."""
    known = [card for card in range(len(CARDS)) if shares[card].count >= ENOUGH]
    known.sort(key=lambda card: -shares[card].over())
    if len(known) < 2 * FEW:
        return []
    return [_named("Best", known[:FEW], shares), _named("Worst", known[: -FEW - 1 : -1], shares)]


def _named(words: str, cards: list[int], shares: list[Share]) -> str:
    named = [f"{CARDS[card].name} ({100 * shares[card].over():+.1f})" for card in cards]
    return f"- {words} to get, in points over a fair share: {', '.join(named)}."
