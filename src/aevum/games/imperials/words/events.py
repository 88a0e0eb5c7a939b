"""What happens on the land, with the dice and in trade: one line of the log for each event."""

# not compiled: words are slow code on purpose

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.games.imperials.data import (
    BASIC_DECK,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DRAGON,
    OFFER_SLOTS,
)
from aevum.games.imperials.rules.offer import ACCEPTED
from aevum.games.imperials.words.cardevents import card_line
from aevum.games.imperials.words.phrases import amounts, deck_words, ground, offer_name, told
from aevum.games.imperials.words.wonderevents import wonder_line
from aevum.games.phrases import many, who


def say(event: Event) -> str:
    """Return an event as a line of the log."""
    kind, seat, args = event.kind, event.seat, event.args
    line = (
        _build_line(kind, seat, args)
        or _roll_line(kind, seat, args)
        or _robber_line(kind, seat, args)
        or _draft_line(kind, seat, args)
        or _offer_line(kind, seat, args)
        or _draw_line(kind, seat, args)
        or _award_line(kind, seat, args)
        or wonder_line(kind, seat, args)
        or card_line(kind, seat, args)
    )
    assert line, f"no words for the event {kind}"
    return line


def _build_line(kind: str, seat: int, args: list[int]) -> str:
    """The board, and what is built on it."""
    if kind == "board":
        return "The board is laid out."
    if kind == "road":
        return f"{who(seat)} builds a road at {args[0]}."
    if kind in ("village", "town"):
        return f"{who(seat)} builds a {kind} at {args[0]}."
    if kind == "fence":
        return f"{who(seat)} fences the town at {args[0]}."
    if kind == "lifts":
        return f"The fog lifts from tile {args[0]}: {ground(args[1], args[2])}."
    if kind == "finds":
        return f"{who(seat)} receives 1 {CARD_NAMES[args[0]]}."
    return ""


def _roll_line(kind: str, seat: int, args: list[int]) -> str:
    """The turn and its dice."""
    if kind == "rolls":
        red, yellow, event = args
        line = f"{who(seat)} rolls {red + yellow}: {red} and {yellow}"
        if event == NONE:
            return f"{line}."
        return f"{line}, and {'the dragon' if event == DRAGON else COLOUR_NAMES[event]}."
    if kind == "gains":
        return f"{who(seat)} receives {amounts(args)}."
    if kind == "short":
        return f"The market cannot cover the {CARD_NAMES[args[0]]}: nobody receives any."
    if kind == "picks":
        return f"{who(seat)} chooses 1 {CARD_NAMES[args[0]]}."
    if kind == "again":
        return f"The robber rests in the desert: {who(seat)} rolls again."
    if kind == "ends":
        return f"{who(seat)} ends the turn."
    if kind == "requests":
        return f"{who(seat)} asks for a special build."
    if kind == "ends_special":
        return f"{who(seat)} ends the special build."
    if kind == "wins":
        return f"{who(seat)} wins with {many(args[seat], 'point')}."
    if kind == "rounds":
        return f"The last round is over. Points: {_all(args)}."
    return ""


def _all(numbers: list[int]) -> str:
    return ", ".join(f"{who(seat)} with {number}" for seat, number in enumerate(numbers))


def _robber_line(kind: str, seat: int, args: list[int]) -> str:
    """Discards, the robber and thefts."""
    if kind == "discards":
        return f"{who(seat)} discards {amounts(args)}."
    if kind == "gives":
        return f"{who(seat)} gives {many(args[1], 'card')} to {who(args[0])}."
    if kind == "gave":
        return f"{who(seat)} gave {amounts(args[1:])} to {who(args[0])}."
    if kind == "robber":
        return f"{who(seat)} moves the robber to {ground(args[1], args[2])}."
    if kind == "chases":
        return f"The warrior of {who(seat)} at {args[0]} chases the robber."
    if kind == "steals":
        return f"{who(seat)} takes a card from {who(args[0])}."
    if kind == "stole":
        return f"{who(seat)} took 1 {CARD_NAMES[args[1]]} from {who(args[0])}."
    return ""


# Trade


def _draft_line(kind: str, seat: int, args: list[int]) -> str:
    """The market, and offers that are being put together."""
    if kind == "market":
        given, number, taken = args
        cards = f"{number} {CARD_NAMES[given]} for 1 {CARD_NAMES[taken]}"
        return f"{who(seat)} trades {cards} with the market."
    if kind == "markets":
        return f"{who(seat)} trades {_swap(args)} with the market."
    if kind == "begins":
        return f"{who(seat)} begins an offer."
    if kind == "drafts":
        return f"{who(seat)}'s offer so far: {_swap(args)}."
    if kind == "ponders":
        return f"The market would take the offer of {who(seat)} as well."
    if kind == "cancels":
        return f"{who(seat)} drops the offer."
    return ""


def _swap(cards: list[int]) -> str:
    """Return both sides of a trade, given first."""
    return f"{amounts(cards[:CARDS])} for {amounts(cards[CARDS:])}"


def _offer_line(kind: str, seat: int, args: list[int]) -> str:
    """Offers, answers and deals. An offer's cards are told as the player of the turn gives them."""
    if kind == "offers":
        slot, give, want = args[0], args[1 : 1 + CARDS], args[1 + CARDS :]
        if slot < OFFER_SLOTS:
            return f"{who(seat)} offers {amounts(give)} for {amounts(want)} ({offer_name(slot)})."
        return f"{who(seat)} makes a counter-offer: {amounts(want)} for {amounts(give)}."
    if kind == "answers":
        verb = "accepts" if args[1] == ACCEPTED else "rejects"
        return f"{who(seat)} {verb} {offer_name(args[0])}."
    if kind == "withdraws":
        if args[0] < OFFER_SLOTS:
            return f"{who(seat)} withdraws {offer_name(args[0])}."
        if args[0] == OFFER_SLOTS + seat:
            return f"{who(seat)} withdraws the counter-offer."
        return f"{who(seat)} rejects {offer_name(args[0])}."
    if kind == "void":
        name = offer_name(args[0])
        return f"{who(seat)} no longer has the cards of {name}, which is withdrawn."
    if kind == "fails":
        return f"The deal comes to nothing: {who(args[1])} no longer has the cards."
    if kind == "trades":
        return f"{who(seat)} trades {_swap(args[1:])} with {who(args[0])}."
    if kind == "embargo":
        verb = "sets an" if args[1] else "lifts the"
        return f"{who(seat)} {verb} embargo against {who(args[0])}."
    return ""


# Cards and awards


def _draw_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "draws":
        verb = "buys" if args[0] == BASIC_DECK else "draws"
        return f"{who(seat)} {verb} {deck_words(args[0])}."
    if kind == "chooses_deck":
        return f"{who(seat)} shares the honour and chooses {deck_words(args[0])}."
    if kind == "empty":
        deck = "" if args[0] == BASIC_DECK else f" of {COLOUR_NAMES[args[0]]}"
        return f"The deck{deck} is empty: {who(seat)} draws nothing."
    if kind == "drops":
        return f"{who(seat)} puts {deck_words(args[0])} back under its deck."
    return ""


def _award_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "route":
        if seat == NONE:
            return f"{who(args[0])} loses the longest route, and nobody has it now."
        line = f"{who(seat)} has the longest route, {many(args[1], 'road')}"
        points = many(told(args, 2, "route.points"), "point")
        return f"{line}: {points}{_from(args[0])}."
    if kind == "army":
        line = f"{who(seat)} has the strongest army, {many(args[1], 'Warrior')}"
        points = many(told(args, 2, "army.points"), "point")
        return f"{line}: {points}{_from(args[0])}."
    return ""


def _from(holder: int) -> str:
    return "" if holder == NONE else f", taken from {who(holder)}"
