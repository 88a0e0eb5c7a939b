"""The whole table in plain lines, as its viewer may see it."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NEVER, NONE
from aevum.games.chronos.data import CARDS, GODS, MINUTE, NORTH, STAGES, WINDS
from aevum.games.chronos.moves import TIMER
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.masks import sees_discard
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    CITY,
    DEEP_HELL,
    FRONT,
    HELL,
    KINGDOM,
    SQUARE,
    SQUARES,
)
from aevum.games.chronos.rules.scoring import score
from aevum.games.chronos.words.events import ended
from aevum.games.chronos.words.phrases import (
    card_name,
    cards_on,
    city_name,
    god_name,
    moment,
    partner,
    seconds,
)
from aevum.games.phrases import listed, many, who
from aevum.games.wrapping import wrapped

WIDTH: Final = 80
LETTERS: Final = "NSEW"


def draw(sea: Archipelago) -> str:
    """Return the table as text: clock, piles, CITIES, temple, Hell, and everybody's kingdom."""
    lines = [clock_line(sea), *pile_lines(sea)]
    if sea.cities:
        lines += [*city_lines(sea), temple_line(sea)]
    if sea.terms.stage > 3:
        lines += [hell_line(sea), discard_line(sea)]
    for seat in range(sea.seats):
        lines += kingdom_lines(sea, seat)
    return "\n".join(wrapped(lines, WIDTH))


def clock_line(sea: Archipelago) -> str:
    """Return the time, the stage, and what is running out."""
    stage = "the complete game" if sea.terms.stage == STAGES else f"stage {sea.terms.stage}"
    parts = [f"{moment(sea.now)}, {stage}"]
    if not sea.asks:
        winners = [who(seat) for seat in range(sea.seats) if sea.winners >> seat & 1]
        how = ended(sea.ending, sea.terms.numbers.cap // MINUTE)
        parts.append(f"over{how}: {listed(winners)} won")
    elif sea.countdown != NEVER:
        left = seconds(max(0, sea.countdown - sea.now))
        parts.append(f"FROZEN: over in {left} unless a card is picked")
    if sea.cities and not sea.opened and sea.asks:
        parts.append("CITIES are closed until all timers were flipped")
    return "; ".join(parts)


def timers_at(sea: Archipelago, place: int, seat: int = NONE) -> str:
    """Return the timers at a place with their sand, of one seat or of all: "1a 12.3 s, 2b *"."""
    return ", ".join(
        [
            f"{TIMER.words[timer]} {seconds(sea.sand_left(timer)) if sea.sand_left(timer) else '*'}"
            for timer in sea.timers
            if sea.place[timer] == place and (seat == NONE or sea.owner(timer) == seat)
        ]
    )


def pile_lines(sea: Archipelago) -> list[str]:
    """Return a line for each pile: its top, its height, cubes and timers; * has flowed."""
    lines = ["pile      top         cards  timers (* has flowed)"]
    piles = [*range(sea.piles)]
    if sea.tops[ATLANTIS] != NONE or sea.company[ATLANTIS]:
        piles.append(ATLANTIS)
    for pile in piles:
        name = "Atlantis" if pile == ATLANTIS else str(pile + 1)
        top = card_name(sea.tops[pile]) if sea.tops[pile] >= 0 else "-"
        cubes = [
            f"cube of {cube}"
            for cube, at in (("NEMESIS", sea.haunted), ("TROY", sea.besieged))
            if at == pile
        ]
        notes = ", ".join([*cubes, *filter(None, [timers_at(sea, pile)])])
        start = f"{name:<9} {top:<11} {cards_on(sea, pile):>5}  "
        lines += wrapped([f"{start}{notes}".rstrip()], WIDTH, len(start))
    if sea.atlantis:
        below = ", ".join([card_name(card) for card in reversed(sea.atlantis)])
        lines.append(f"  under the top of Atlantis: {below}")
    return lines


def city_lines(sea: Archipelago) -> list[str]:
    """Return a line for each CITY."""
    lines = []
    for tile, city in enumerate(sea.cities):
        cube = "; cube of SELENE" if sea.sealed == tile else ""
        lines.append(f"{city_name(city)}: {timers_at(sea, CITY + tile) or 'empty'}{cube}")
    return lines


def temple_line(sea: Archipelago) -> str:
    """Return the GODs that can still be gained, with their costs."""
    prices = sea.terms.numbers.prices
    gods = [
        f"{god_name(god)} {prices[god]}{' (cube of APOLLO)' if sea.reserved == god else ''}"
        for god in range(GODS)
        if sea.temple >> god & 1
    ]
    return f"Temple: {', '.join(gods) or 'empty'}"


def hell_line(sea: Archipelago) -> str:
    """Return who is in Hell."""
    parts = [timers_at(sea, place) or "empty" for place in (HELL, DEEP_HELL)]
    return f"Hell: first part {parts[0]}; second part {parts[1]}"


def discard_line(sea: Archipelago) -> str:
    """Return how many cards are discarded, and which for one who may look; zeros that are left."""
    told = f"Discard: {many(sea.discarded, 'card')}"
    if sees_discard(sea, sea.viewer) and sea.discarded:
        kinds = [
            f"{sea.discard[card]} x {card_name(card)}" for card in range(CARDS) if sea.discard[card]
        ]
        told += f" ({', '.join(kinds)})"
    return f"{told}; {many(sea.zeros, 'zero')} left" if sea.zeros else told


def kingdom_lines(sea: Archipelago, seat: int) -> list[str]:
    """Return a kingdom as the viewer may see it, and what stands before and on it."""
    own = sea.viewer == seat
    parts = [many(sea.riches[seat], "card"), hoard_words(sea, seat)]
    winds = wind_words(sea, seat)
    if winds:
        parts.append(f"winds {winds}")
    if own:
        parts.insert(0, many(score(sea, seat), "point"))
    title = who(seat) + (" (you)" if own else "")
    if sea.terms.teams:
        title += f", with {who(partner(sea, seat))}"
    lines = [f"{title}: {'; '.join(parts)}"]
    gods = [god_name(god) for god in range(GODS) if sea.gods[seat] >> god & 1]
    squares = [
        f"square {square + 1}: {there}"
        for square in range(SQUARES)
        if (there := timers_at(sea, SQUARE + square, seat))
    ]
    stands = [("before", FRONT, seat), ("on the pile", KINGDOM + seat, NONE)]
    timers = [
        f"{word}: {there}"
        for word, place, whose in stands
        if (there := timers_at(sea, place, whose))
    ]
    if gods:
        lines.append(f"  GODs: {', '.join(gods)}")
    if timers or squares:
        lines.append(f"  {'; '.join([*timers, *squares])}")
    return lines


def hoard_words(sea: Archipelago, seat: int) -> str:
    """Return a central pile: all of it where it is seen, else its top."""
    hoard = sea.hoards[seat]
    if not hoard:
        return "no central pile"
    if sea.viewer != seat:
        return f"top {card_name(hoard[-1])}"
    return f"from the top {' '.join([card_name(card) for card in reversed(hoard)])}"


def wind_words(sea: Archipelago, seat: int) -> str:
    """Return the WINDs of a kingdom: "N N E"."""
    found = [LETTERS[wind] for wind in range(WINDS) for _ in range(sea.winds[seat * WINDS + wind])]
    return " ".join(found)


assert [card_name(NORTH + wind)[0] for wind in range(WINDS)] == list(LETTERS)
