"""What nature decides: the next card of a pile, what is in the game, whether a timer is knocked."""

from aevum.core.state import CHANCE, NONE
from aevum.games.chronos.data import (
    CARDS,
    CASTOR,
    CHRONOS,
    CITIES,
    EOS,
    GODS,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_UNEVEN,
    POLLUX,
    VALUES,
)
from aevum.games.chronos.moves import (
    CALM,
    CARD_MOVE,
    CITY_MOVE,
    CUBE,
    GOD_MOVE,
    KNOCK_MOVE,
    SAND_MOVE,
)
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import (
    DRAW_ATLANTIS,
    DRAW_CITY,
    DRAW_GOD,
    KNOCK,
    POUR,
    PUT_TROY,
    REVEAL,
)
from aevum.games.chronos.rules.effects import settle
from aevum.games.chronos.rules.places import ATLANTIS, BIT, CITY, PILES
from aevum.games.chronos.rules.setup import deal_piles


def odds(sea: Archipelago) -> list[tuple[int, int]]:
    """Return (outcome, weight) of the first thing that waits for nature."""
    task, subject = sea.tasks[0], sea.tasks[1]
    if task == REVEAL:
        return _cards(sea.pools[layer_of(sea, subject)])
    if task == DRAW_ATLANTIS:
        return _cards(sea.pools[-1])
    if task == KNOCK:
        numbers = sea.terms.numbers
        times = numbers.knock if sea.tasks[2] == 1 else numbers.crowd_knock
        return [(CALM, times - 1), (KNOCK_MOVE, 1)]
    if task == DRAW_CITY:
        return [(CITY_MOVE + city, 1) for city in range(CITIES) if city not in sea.cities]
    if task == DRAW_GOD:
        return [(GOD_MOVE + god, 1) for god in range(GODS) if may_be_drawn(sea, god)]
    if task == PUT_TROY:
        return [(CUBE + pile, 1) for pile in richest(sea)]
    uneven = sea.terms.numbers.uneven
    return [(SAND_MOVE + MOST_UNEVEN + each, 1) for each in range(-uneven, uneven + 1)]


def _cards(pool: list[int]) -> list[tuple[int, int]]:
    return [(CARD_MOVE + card, number) for card, number in enumerate(pool) if number]


def draw_task(sea: Archipelago) -> int:
    """Draw the outcome of the first thing that waits, as its odds say."""
    task = sea.tasks[0]
    if task == DRAW_GOD:
        gods = [god for god in range(GODS) if may_be_drawn(sea, god)]
        return GOD_MOVE + gods[sea.dice.below(len(gods))]
    if task not in (REVEAL, DRAW_ATLANTIS):
        return sea.dice.pick(odds(sea))
    pool = sea.pools[-1] if task == DRAW_ATLANTIS else sea.pools[layer_of(sea, sea.tasks[1])]
    total = 0
    for number in pool:
        total += number
    ticket = sea.dice.below(total)
    card = 0
    while ticket >= pool[card]:
        ticket -= pool[card]
        card += 1
    return CARD_MOVE + card


def layer_of(sea: Archipelago, pile: int) -> int:
    """Return the layer of the next unseen card of a pile."""
    layer = 0
    while sea.layers[layer][pile] == 0:
        layer += 1
    return layer


def may_be_drawn(sea: Archipelago, god: int) -> bool:
    """Tell whether a GOD can still come into this game."""
    if sea.temple >> god & 1 or god == POLLUX:
        return False
    if god == CASTOR:
        return sea.seats > LEAST_SEATS and not sea.terms.teams
    if god == CHRONOS:
        return sea.seats < MOST_SEATS
    return god != EOS or sea.terms.knocks


def richest(sea: Archipelago) -> list[int]:
    """Return the piles that show the highest TERRITORY, any pile if none shows one."""
    shown = [VALUES[card] if card != NONE else -1 for card in sea.tops]
    best = max(shown)
    return [pile for pile in range(PILES) if sea.standing >> pile & 1 and shown[pile] == best]


def resolve(sea: Archipelago, outcome: int) -> None:
    """Let the first thing that waits come out so."""
    task, subject = sea.tasks[0], sea.tasks[1]
    del sea.tasks[:3]
    if task == REVEAL:
        _reveal(sea, subject, outcome - CARD_MOVE)
    elif task == KNOCK:
        sea.note("knock" if outcome == KNOCK_MOVE else "calm", subject, random=True)
        if outcome == KNOCK_MOVE:
            sea.owed[subject].append(sea.holder[EOS])
            settle(sea, subject)
    elif task == DRAW_CITY:
        city = outcome - CITY_MOVE
        sea.slot[city] = CITY + len(sea.cities)
        sea.cities.append(city)
        sea.note("city", CHANCE, city, random=True)
    elif task == DRAW_GOD:
        _call(sea, outcome - GOD_MOVE)
    elif task == DRAW_ATLANTIS:
        _raise_atlantis(sea, outcome - CARD_MOVE)
    elif task == PUT_TROY:
        sea.besieged = outcome - CUBE
        sea.note("cube", CHANCE, 2, sea.besieged, random=True)
    else:
        assert task == POUR
        sea.sand = sea.sand[:]
        percent = 100 - MOST_UNEVEN + outcome - SAND_MOVE
        sea.sand[subject] = sea.terms.numbers.sand * percent // 100
    if (task in (DRAW_CITY, DRAW_GOD)) and not sea.tasks:
        deal_piles(sea)


def _reveal(sea: Archipelago, pile: int, card: int) -> None:
    layer = layer_of(sea, pile)
    sea.layers[layer][pile] -= 1
    sea.pools[layer][card] -= 1
    sea.under[pile] -= 1
    sea.tops[pile] = card
    sea.note("reveal", CHANCE, pile, card, random=True)


def _call(sea: Archipelago, god: int) -> None:
    """Put a GOD into the temple; CASTOR brings POLLUX along."""
    for each in (god, POLLUX) if god == CASTOR else (god,):
        sea.holder[each] = TEMPLE
        sea.temple |= BIT[each]
        sea.note("god", CHANCE, each, random=True)


def _raise_atlantis(sea: Archipelago, card: int) -> None:
    assert 0 <= card < CARDS
    sea.pools[-1][card] -= 1
    if sea.tops[ATLANTIS] != NONE:
        sea.atlantis.append(sea.tops[ATLANTIS])
        sea.under[ATLANTIS] += 1
    sea.tops[ATLANTIS] = card
    sea.standing |= BIT[ATLANTIS]
    sea.note("atlantis", CHANCE, card, random=True)
