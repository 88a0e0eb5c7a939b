"""The table before the countdown: timers, piles, and what chance has to draw."""

from aevum.core.errors import BadOption
from aevum.core.native import mypyc_attr
from aevum.core.state import CHANCE, NEVER, NONE
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import CARD_ROWS, CARDS, CITIES, CITIES_IN_PLAY, GODS
from aevum.games.chronos.moves import CITY_MOVE, GOD_MOVE
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import ACT, DRAW_CITY, DRAW_GOD
from aevum.games.chronos.rules.places import BIT, CITY, PILES
from aevum.games.chronos.rules.task import DrawAtlantis, Pour, Reveal, Task
from aevum.games.chronos.rules.terms import Terms


def lay_out(sea: Archipelago, carried: str) -> None:
    """Lay out timers and unseen cards, and list what chance has to draw before the start."""
    sea.deal_timers()
    for seat in range(sea.seats):
        sea.open(seat, ACT, NONE, NEVER)
    layers = read_carried(carried, sea.piles)
    used = deck(sea.terms)
    for pool, heights in layers:
        sea.pools.append(pool)
        sea.layers.append(heights + [0] * (PILES - sea.piles))
        for card in range(CARDS):
            used[card] -= pool[card]
    if min(used) < 0:
        raise BadOption(m.no_carried())
    sea.pools.append(used)
    if sea.terms.complete():
        sea.tasks += [DrawCity()] * CITIES_IN_PLAY
        sea.tasks += [DrawGod()] * sea.terms.numbers.gods
    else:
        deal_piles(sea)


def deck(terms: Terms) -> list[int]:
    """Return the archipelago cards of a match, by kind."""
    copies = terms.numbers.copies
    return [copies[card] if CARD_ROWS[card].stage <= terms.stage else 0 for card in range(CARDS)]


def deal_piles(sea: Archipelago) -> None:
    """Divide the cards into piles as equally as possible, Atlantis first."""
    numbers = sea.terms.numbers
    fresh = sum(sea.pools[-1])
    if uses_atlantis(sea):
        drowned = min(numbers.atlantis, fresh)
        sea.tasks += [DrawAtlantis()] * drowned
        fresh -= drowned
    if uses_zeros(sea):
        sea.zeros = numbers.zeros
    heights = [sum([layer[pile] for layer in sea.layers]) for pile in range(sea.piles)]
    last = shares(heights, fresh)
    sea.layers.append(last + [0] * (PILES - sea.piles))
    for pile in range(sea.piles):
        sea.under[pile] = heights[pile] + last[pile]
        if sea.under[pile]:  # there may be fewer cards than piles
            sea.standing |= BIT[pile]
            sea.tasks.append(Reveal(pile))
    for city in sea.terms.pantheon.preparing:
        if sea.slot[city] != NONE:
            sea.terms.pantheon.cities[city].prepare(sea)
    if sea.terms.uneven:
        for timer in sea.timers:
            sea.tasks.append(Pour(timer))


def uses_zeros(sea: Archipelago) -> bool:
    """Return whether TERRITORIES of value 0 belong to the game."""
    pantheon = sea.terms.pantheon
    return _any_in_game(sea, pantheon.zero_gods, pantheon.zero_cities)


def uses_atlantis(sea: Archipelago) -> bool:
    """Return whether Atlantis belongs to the game."""
    pantheon = sea.terms.pantheon
    return _any_in_game(sea, pantheon.sea_gods, pantheon.sea_cities)


def _any_in_game(sea: Archipelago, gods: list[int], cities: list[int]) -> bool:
    for god in gods:
        if sea.holder[god] != ABSENT:
            return True
    return any(sea.slot[city] != NONE for city in cities)


@mypyc_attr(acyclic=True)
class DrawCity(Task):
    """Draws a CITY into the game."""

    def __init__(self) -> None:
        super().__init__(DRAW_CITY)

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        return [(CITY_MOVE + city, 1) for city in range(CITIES) if city not in sea.cities]

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        city = outcome - CITY_MOVE
        sea.slot = sea.slot[:]
        sea.slot[city] = CITY + len(sea.cities)
        sea.cities = [*sea.cities, city]
        sea.crown()
        sea.note("city", CHANCE, city, random=True)
        if not sea.tasks:
            deal_piles(sea)


@mypyc_attr(acyclic=True)
class DrawGod(Task):
    """Draws a GOD into the temple, with its twin if there is one."""

    def __init__(self) -> None:
        super().__init__(DRAW_GOD)

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        return [(GOD_MOVE + god, 1) for god in drawable(sea)]

    def draw(self, sea: Archipelago) -> int:
        gods = drawable(sea)
        return GOD_MOVE + gods[sea.dice.below(len(gods))]

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        god = outcome - GOD_MOVE
        for each in [god, *sea.terms.pantheon.gods[god].companions()]:
            sea.holder[each] = TEMPLE
            sea.temple |= BIT[each]
            sea.note("god", CHANCE, each, random=True)
        if not sea.tasks:
            deal_piles(sea)


def drawable(sea: Archipelago) -> list[int]:
    """Return the GODs that can still come into this game, ascending."""
    left = ((1 << GODS) - 1) & ~sea.temple
    pantheon = sea.terms.pantheon
    for god in pantheon.choosy:
        if not pantheon.gods[god].can_be_drawn(sea):
            left &= ~BIT[god]
    return [god for god in range(GODS) if left >> god & 1]


def shares(heights: list[int], cards: int) -> list[int]:
    """Return how many of the cards each pile gets, one after another, always the lowest pile."""
    piles = len(heights)
    if max(heights) == 0:
        return [cards // piles + int(pile < cards % piles) for pile in range(piles)]
    found = [0] * piles
    for _ in range(cards):
        standing = [heights[pile] + found[pile] for pile in range(piles)]
        found[standing.index(min(standing))] += 1
    return found


# A rematch


def carried(sea: Archipelago) -> str:
    """Return the unseen cards of a game, for a rematch that leaves them in place."""
    layers = []
    for pool, heights in zip(sea.pools, sea.layers, strict=True):
        if sum(pool):
            layers.append(f"{_dotted(pool)}:{_dotted(heights[: sea.piles])}")
    return " ".join(layers)


def _dotted(numbers: list[int]) -> str:
    return ".".join([str(number) for number in numbers])


def read_carried(text: str, piles: int) -> list[tuple[list[int], list[int]]]:
    """Return the layers of cards that `carried` wrote. Raise a BadOption for anything else."""
    found: list[tuple[list[int], list[int]]] = []
    for part in text.split():
        left, _, right = part.partition(":")
        pool, heights = _numbers(left), _numbers(right)
        if len(pool) != CARDS or len(heights) != piles or sum(pool) != sum(heights):
            raise BadOption(m.no_carried())
        found.append((pool, heights))
    return found


def _numbers(text: str) -> list[int]:
    parts = text.split(".")
    if not all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts):
        return []
    return [int(part) for part in parts]
