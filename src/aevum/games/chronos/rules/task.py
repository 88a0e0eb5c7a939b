"""What waits for chance: cards to reveal, cubes, sand."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import CHANCE, NONE
from aevum.games.chronos.data import CARDS, MOST_UNEVEN, VALUES
from aevum.games.chronos.moves import CARD_MOVE, CUBE, SAND_MOVE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import DRAW_ATLANTIS, POUR, PUT_TROY, REVEAL
from aevum.games.chronos.rules.places import ATLANTIS, BIT, PILES


@mypyc_attr(acyclic=True)
class Task:
    """Something that chance decides; `sea.tasks` are those that wait, the first one comes next.

    A task never changes, so that copies of a table share it. A save has three numbers for it: its
    kind and up to two fields (`saved`), from which `again` makes it.
    """

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        """Its place in `chance.TASKS`."""

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        """Return (outcome, weight) rows."""
        raise NotImplementedError("abstract: odds")

    def draw(self, sea: Archipelago) -> int:
        """Draw an outcome by its odds."""
        return sea.dice.pick(self.odds(sea))

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        """Carry it out with this outcome; it no longer waits."""
        raise NotImplementedError("abstract: resolve")

    def sole(self, sea: Archipelago) -> int:
        """Return the outcome if there is only one, else NONE."""
        return NONE

    def saved(self) -> list[int]:
        """Return the three numbers of a save."""
        return [self.kind, 0, 0]

    def again(self, first: int, second: int) -> "Task":
        """Return such a task with the fields of a save."""
        return self


@mypyc_attr(acyclic=True)
class Reveal(Task):
    """Reveals the next card of a pile."""

    def __init__(self, pile: int) -> None:
        super().__init__(REVEAL)
        self.pile: Final = pile

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        return card_odds(sea.pools[layer_of(sea, self.pile)])

    def draw(self, sea: Archipelago) -> int:
        return draw_card(sea, sea.pools[layer_of(sea, self.pile)])

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        pile, card = self.pile, outcome - CARD_MOVE
        layer = layer_of(sea, pile)
        sea.layers[layer][pile] -= 1
        sea.pools[layer][card] -= 1
        sea.under[pile] -= 1
        sea.tops[pile] = card
        sea.note("reveal", CHANCE, pile, card, random=True)

    def saved(self) -> list[int]:
        return [self.kind, self.pile, 0]

    def again(self, first: int, second: int) -> Task:
        return Reveal(first)


@mypyc_attr(acyclic=True)
class DrawAtlantis(Task):
    """Lays a card on Atlantis."""

    def __init__(self) -> None:
        super().__init__(DRAW_ATLANTIS)

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        return card_odds(sea.pools[-1])

    def draw(self, sea: Archipelago) -> int:
        return draw_card(sea, sea.pools[-1])

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        card = outcome - CARD_MOVE
        assert 0 <= card < CARDS
        sea.pools[-1][card] -= 1
        if sea.tops[ATLANTIS] != NONE:
            sea.atlantis.append(sea.tops[ATLANTIS])
            sea.under[ATLANTIS] += 1
        sea.tops[ATLANTIS] = card
        sea.standing |= BIT[ATLANTIS]
        sea.note("atlantis", CHANCE, card, random=True)


@mypyc_attr(acyclic=True)
class PutTroy(Task):
    """Puts the cube of TROY on the pile with the highest card."""

    def __init__(self) -> None:
        super().__init__(PUT_TROY)

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        return [(CUBE + pile, 1) for pile in richest(sea)]

    def sole(self, sea: Archipelago) -> int:
        piles = richest(sea)
        return CUBE + piles[0] if len(piles) == 1 else NONE

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        sea.besieged = outcome - CUBE
        sea.note("cube", CHANCE, 2, sea.besieged, random=True)


@mypyc_attr(acyclic=True)
class Pour(Task):
    """Fills a timer with sand."""

    def __init__(self, timer: int) -> None:
        super().__init__(POUR)
        self.timer: Final = timer

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        uneven = sea.terms.numbers.uneven
        return [(SAND_MOVE + MOST_UNEVEN + each, 1) for each in range(-uneven, uneven + 1)]

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        sea.sand = sea.sand[:]
        percent = 100 - MOST_UNEVEN + outcome - SAND_MOVE
        sea.sand[self.timer] = sea.terms.numbers.sand * percent // 100

    def saved(self) -> list[int]:
        return [self.kind, self.timer, 0]

    def again(self, first: int, second: int) -> Task:
        return Pour(first)


def card_odds(pool: list[int]) -> list[tuple[int, int]]:
    """Return (outcome, weight) rows for a card of a pool."""
    return [(CARD_MOVE + card, number) for card, number in enumerate(pool) if number]


def draw_card(sea: Archipelago, pool: list[int]) -> int:
    """Draw a card of a pool, without a list of odds."""
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


def richest(sea: Archipelago) -> list[int]:
    """Return the piles that show the highest TERRITORY, any pile if none shows one."""
    shown = [VALUES[card] if card != NONE else -1 for card in sea.tops]
    best = max(shown)
    return [pile for pile in range(PILES) if sea.standing >> pile & 1 and shown[pile] == best]
