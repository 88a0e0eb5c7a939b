"""The combined effects of the Perpetual cards in front of a player."""

from aevum.games.temporum.rules.chronicle import Chronicle, Perpetual


def first_gain(chron: Chronicle, seat: int) -> int:
    """Return the extra dollars in the first gain of a turn."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.first_gain(chron.terms.numbers)
    return total


def drawn_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars for a card drawn."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.drawn_gain(chron.terms.numbers)
    return total


def discard_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars for a card discarded."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.discard_gain(chron.terms.numbers)
    return total


def arrival_gain(chron: Chronicle, seat: int) -> int:
    """Return the dollars for a crown that comes to Time IV."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.arrival_gain(chron.terms.numbers)
    return total


def play_gain(chron: Chronicle, seat: int) -> int:
    """Return the extra dollars for a card played."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.play_gain(chron.terms.numbers)
    return total


def discount(chron: Chronicle, seat: int) -> int:
    """Return the discount for a card scored."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.discount(chron.terms.numbers)
    return total


def bonus(chron: Chronicle, seat: int) -> int:
    """Return the extra crowns for a card scored."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.bonus(chron.terms.numbers)
    return total


def empty_draws(chron: Chronicle, seat: int) -> int:
    """Return the extra cards that an empty hand draws."""
    total = 0
    for each in chron.front[seat]:
        total += each.acts_as.empty_draws(chron.terms.numbers)
    return total


def score_draws(chron: Chronicle, seat: int) -> list[int]:
    """Return the cards to draw for a card scored, for each such card in front."""
    found: list[int] = []
    for each in chron.front[seat]:
        draws = each.acts_as.score_draws(chron.terms.numbers)
        if draws:
            found.append(draws)
    return found


def tacticians(chron: Chronicle, seat: int) -> int:
    """Return how many cards can change the price of a scored card."""
    total = 0
    for each in chron.front[seat]:
        if each.acts_as.shifts_price():
            total += 1
    return total


def hacks(chron: Chronicle, seat: int) -> bool:
    """Return whether a seat may play when told to score, and the other way round."""
    found = 0
    for each in chron.front[seat]:
        found += int(each.acts_as.hacks())
    return found > 0


def wants_discards(chron: Chronicle, seat: int) -> bool:
    """Return whether a seat has a card that reacts to its discards."""
    found = 0
    for each in chron.front[seat]:
        found += int(each.acts_as.wants_discards())
    return found > 0


def has_place(chron: Chronicle, seat: int) -> bool:
    """Return whether a seat has a place outside Time."""
    found = 0
    for each in chron.front[seat]:
        found += int(each.acts_as.is_place())
    return found > 0


def caves(chron: Chronicle, seat: int) -> list[Perpetual]:
    """Return the cards that may return to the hand after a discard."""
    return [each for each in chron.front[seat] if each.acts_as.comes_back()]
