"""What the Perpetual cards in front of a player add up to."""

from aevum.games.temporum.rules.chronicle import Chronicle, Perpetual


def first_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars more in the first gain of a turn."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].first_gain(chron.terms.numbers)
    return total


def drawn_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars for a card drawn."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].drawn_gain(chron.terms.numbers)
    return total


def discard_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars for a card discarded."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].discard_gain(chron.terms.numbers)
    return total


def arrival_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars for a crown that comes to Time IV."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].arrival_gain(chron.terms.numbers)
    return total


def play_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars more for a card played."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].play_gain(chron.terms.numbers)
    return total


def discount(chron: Chronicle, seat: int) -> int:
    """Return the dollars less for a card scored."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].discount(chron.terms.numbers)
    return total


def bonus(chron: Chronicle, seat: int) -> int:
    """Return the crowns more for a card scored."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].bonus(chron.terms.numbers)
    return total


def empty_draws(chron: Chronicle, seat: int) -> int:
    """Return the cards more that an empty hand draws."""
    total = 0
    for each in chron.front[seat]:
        total += chron.terms.cards[each.kind].empty_draws(chron.terms.numbers)
    return total


def score_draws(chron: Chronicle, seat: int) -> list[int]:
    """Return the cards to draw for a card scored, for each card in front that says so."""
    found: list[int] = []
    for each in chron.front[seat]:
        draws = chron.terms.cards[each.kind].score_draws(chron.terms.numbers)
        if draws:
            found.append(draws)
    return found


def tacticians(chron: Chronicle, seat: int) -> int:
    """Return how many cards make a scored card dearer or cheaper."""
    total = 0
    for each in chron.front[seat]:
        if chron.terms.cards[each.kind].shifts_price():
            total += 1
    return total


def hacks(chron: Chronicle, seat: int) -> bool:
    """Return whether a seat may play where it is told to score, and the other way round."""
    found = 0
    for each in chron.front[seat]:
        found += int(chron.terms.cards[each.kind].hacks())
    return found > 0


def wants_discards(chron: Chronicle, seat: int) -> bool:
    """Return whether a seat has something of a discard itself."""
    found = 0
    for each in chron.front[seat]:
        found += int(chron.terms.cards[each.kind].wants_discards())
    return found > 0


def has_place(chron: Chronicle, seat: int) -> bool:
    """Return whether a seat has a place outside Time."""
    found = 0
    for each in chron.front[seat]:
        found += int(chron.terms.cards[each.kind].is_place())
    return found > 0


def caves(chron: Chronicle, seat: int) -> list[Perpetual]:
    """Return the cards that may return to the hand after a discard."""
    return [each for each in chron.front[seat] if chron.terms.cards[each.kind].comes_back()]
