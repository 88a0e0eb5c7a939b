"""What only its owner may see, and guesses at it."""

from aevum.core.chance import Chance
from aevum.core.pile import Pool
from aevum.core.rng import Rng
from aevum.core.state import UNKNOWN
from aevum.games.chronos.data import (
    KEPT,
    NORTH,
    WINDS,
    ZERO,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.drafts import kept_for_hermes
from aevum.games.chronos.rules.effects import may_give
from aevum.games.chronos.rules.fields import FIELDS, sees_discard
from aevum.games.chronos.rules.setup import deck, uses_zeros


def hide(sea: Archipelago, viewer: int) -> None:
    """Make the holes that the fields declare, and count the visible cards of kingdoms again."""
    FIELDS.hide(sea, viewer)
    for seat in range(sea.seats):
        if seat != viewer:
            sea.count_kingdom(seat)


def guess(sea: Archipelago, viewer: int, rng: Rng) -> None:
    """Deal every hidden card to a possible place."""
    sea.dice = Chance(int(rng.below(1 << 30)).to_bytes(8, "little"), 0, (), 0)
    hidden = 0 if sees_discard(sea, viewer) else sea.discarded
    if hidden:
        for card in range(KEPT):
            sea.discard[card] = kept_for_hermes(sea, card)
            hidden -= sea.discard[card]
    pool = Pool(unseen(sea))
    zeros = pool.counts[ZERO]
    pool.counts[ZERO] = 0
    pool.size -= zeros
    thrown = _scatter_zeros(sea, zeros, hidden, rng)
    every = list(range(NORTH))
    held = [[card for card in every if may_give(sea, seat, card)] for seat in range(sea.seats)]
    for seat in range(sea.seats):
        if held[seat] != every:
            _close(sea.hoards[seat], pool, held[seat], rng)
    for seat in range(sea.seats):
        if held[seat] == every:
            _close(sea.hoards[seat], pool, every, rng)
    for seat in range(sea.seats):
        sea.count_kingdom(seat)
    sea.discard[ZERO] += thrown
    for _ in range(hidden - thrown):
        sea.discard[pool.deal(rng)] += 1
    for layer, heights in enumerate(sea.layers):
        for _ in range(sum(heights)):
            sea.pools[layer][pool.deal(rng)] += 1


def unseen(sea: Archipelago) -> list[int]:
    """Return by kind the cards that are hidden on a mask."""
    counts = deck(sea.terms)
    if uses_zeros(sea):
        counts[ZERO] = sea.terms.numbers.zeros - sea.zeros
    for hoard in [*sea.hoards, sea.tops, sea.atlantis]:
        for card in hoard:
            if card >= 0:
                counts[card] -= 1
    for place, number in enumerate(sea.winds):
        counts[NORTH + place % WINDS] -= number
    for card, number in enumerate(sea.discard):
        counts[card] -= number
    return counts


def _scatter_zeros(sea: Archipelago, zeros: int, hidden: int, rng: Rng) -> int:
    """Deal unseen zeros into holes of central piles, and return how many are in the discard."""
    holes: list[list[int]] = []
    for seat, hoard in enumerate(sea.hoards):
        holes += [[seat, place] for place, card in enumerate(hoard) if card == UNKNOWN]
    thrown = 0
    for _ in range(zeros):
        ticket = int(rng.below(len(holes) + hidden - thrown))
        if ticket < len(holes):
            seat, place = holes.pop(ticket)
            sea.hoards[seat][place] = ZERO
        else:
            thrown += 1
    return thrown


def _close(hoard: list[int], pool: Pool, kinds: list[int], rng: Rng) -> None:
    """Deal cards of some kinds into the holes of a central pile."""
    for place, card in enumerate(hoard):
        if card != UNKNOWN:
            continue
        ticket = int(rng.below(sum([pool.counts[kind] for kind in kinds])))
        each = 0
        while ticket >= pool.counts[kinds[each]]:
            ticket -= pool.counts[kinds[each]]
            each += 1
        pool.remove(kinds[each])
        hoard[place] = kinds[each]
