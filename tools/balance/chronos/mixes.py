"""The division of the 110 cards of the archipelago is reconstructed: others are possible."""

from dataclasses import dataclass

from aevum.games.chronos.data import (
    AS_PRINTED,
    CARD_NAMES,
    CATACLYSM,
    FIFTY,
    HUNDRED,
    TEN,
    TWENTY,
    WAR,
)
from tools.balance.variants import Variant


@dataclass(frozen=True)
class Mix:
    """Another division of the same number of cards."""

    title: str
    words: str
    """What differs."""
    copies: tuple[int, ...]

    @property
    def variant(self) -> Variant:
        changed = {
            f"copies.{CARD_NAMES[card].lower()}": copies
            for card, copies in enumerate(self.copies)
            if copies != AS_PRINTED.copies[card]
        }
        return Variant(self.title, changed)


def _mix(title: str, words: str, more: dict[int, int]) -> Mix:
    copies = tuple(number + more.get(card, 0) for card, number in enumerate(AS_PRINTED.copies))
    return Mix(title, words, copies)


SLOWER = Mix(
    "slower",
    "74 TERRITORIES (22 of 10, 22 of 20, 17 of 30, 9 of 50, 4 of 100), three of each "
    "MONSTER and WIND, 8 WAR, 8 STARVATION, 2 CATACLYSM",
    (0, 22, 22, 17, 9, 4, 3, 3, 3, 3, 3, 3, 8, 8, 2),
)
MIXES = tuple(
    mix
    for mix in (
        _mix(
            "richer",
            "two more of 50 and of 100, two fewer of 10 and of 20",
            {TEN: -2, TWENTY: -2, FIFTY: 2, HUNDRED: 2},
        ),
        _mix(
            "poorer",
            "two fewer of 50 and of 100, two more of 10 and of 20",
            {TEN: 2, TWENTY: 2, FIFTY: -2, HUNDRED: -2},
        ),
        _mix("calmer", "one CATACLYSM fewer, one WAR more", {CATACLYSM: -1, WAR: 1}),
        SLOWER,
    )
    if mix.copies != AS_PRINTED.copies
)
"""Every mix that differs from the game's present one."""
