"""The longest road: the longest trail in the drawn sections, exactly (R8.4).

A trail uses no section twice and may pass a corner again. So it is a connected set of sections with
at most two odd corners, and a network with at most two odd corners is a trail itself. In a network
without a ring the trail is a path. The rest, rings with many odd corners, is solved by `sweep`: it
goes over the sections once and keeps, for every way in which the sections taken so far are
connected at the corners still open, the fewest sections left out.
"""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.data import AT_CORNER, CORNERS, ENDS, FINISHES, MEETS, STARTS

Step = tuple[int, int, int, list[int]]
"""A section in a sweep: corners that open, the places of its two ends, places that close."""


SIDES: Final[list[list[int]]] = [STARTS, FINISHES]

# What happens to a way when corners close.
OPEN: Final = 0
FINISHED: Final = 1
DEAD: Final = 2


def longest(drawn: list[int], road: list[int], nets: int) -> int:
    """Return the length of the longest trail; `road` gives the network of each drawn section."""
    if not drawn:
        return 0
    sizes = [0] * nets
    for section in drawn:
        net: i64 = road[section]
        size: i64 = sizes[net]
        sizes[net] = size + 1
    best: i64 = 1
    while True:  # the largest network first: it leaves the fewest others to look at
        place: i64 = _largest(sizes)
        size = sizes[place]
        if size <= best:
            return int(best)
        sizes[place] = 0
        if size > 2:
            size = net_trail([e for e in drawn if road[e] == place], road, best)
        if size > best:
            best = size


def _largest(sizes: list[int]) -> i64:
    """Return the place of the greatest of some numbers."""
    found: i64 = 0
    most: i64 = sizes[0]
    place: i64 = 1
    while place < len(sizes):
        size: i64 = sizes[place]
        if size > most:
            most = size
            found = place
        place += 1
    return found


def net_trail(sections: list[int], road: list[int], floor: i64) -> i64:
    """Return the longest trail of one network, or less if it is not longer than `floor`."""
    if len(sections) == 3:
        return 2 if star(sections) else 3
    degree = [0] * CORNERS
    corners: i64 = 0
    odd: i64 = 0
    for section in sections:
        for side in SIDES:
            count: i64 = degree[side[section]]
            degree[side[section]] = count + 1
            if count == 0:
                corners += 1
            if count & 1:
                odd -= 1
            else:
                odd += 1
    size: i64 = len(sections)
    if odd <= 2:
        return size
    loss: i64 = (odd - 2) // 2  # leaving out one section makes at most two odd corners even
    if size - loss <= floor:
        return floor
    if corners > size:
        first = sections[0]
        return tree_path(STARTS[first], -1, road, road[first]) >> 6
    return ring_trail(sections, int(loss))


def star(sections: list[int]) -> bool:
    """Return whether three sections of one network meet in one corner."""
    first, second, third = sections
    return second in MEETS[first] and third in MEETS[first] and third in MEETS[second]


def tree_path(corner: i64, came: i64, road: list[int], net: i64) -> i64:
    """Return 64 times the longest path beyond a corner, plus the longest that begins there.

    The network has no rings; `came` is the section that leads to the corner.
    """
    path: i64 = 0
    reach: i64 = 0
    for way in AT_CORNER[corner]:
        if road[way] == net and way != came:
            beyond: i64 = tree_path(STARTS[way] + FINISHES[way] - corner, way, road, net)
            length: i64 = (beyond & 63) + 1
            path = max(path, max(beyond >> 6, reach + length))  # pairs compile well
            reach = max(reach, length)
    return path * 64 + reach


def ring_trail(sections: list[int], loss: int) -> int:
    """Return the longest trail of a network when at least `loss` sections must be left out."""
    steps = _steps(sections)
    found = -1
    while found < 0:  # few losses first: they leave few ways to check
        found = sweep(steps, loss)
        loss = 2 * loss + 1
    return len(sections) - found


def _steps(sections: list[int]) -> list[Step]:
    """Return the sections in the order (by rows or by columns) that keeps fewer corners open."""
    pairs = [ENDS[section] for section in sections]
    by_rows = _plan(sorted(pairs, key=lambda pair: (max(pair), min(pair))))
    by_columns = _plan(sorted(pairs, key=_column_order))
    return by_rows[1] if by_rows[0] <= by_columns[0] else by_columns[1]


def _column_order(pair: tuple[int, int]) -> list[tuple[int, int]]:
    return sorted([(corner % 11, corner // 11) for corner in pair], reverse=True)


def _plan(pairs: list[tuple[int, int]]) -> tuple[int, list[Step]]:
    """Return how much work an order of sections takes, and its steps."""
    left: dict[int, int] = {}
    for pair in pairs:
        for corner in pair:
            left[corner] = left.get(corner, 0) + 1
    opened: list[int] = []
    steps: list[Step] = []
    width = 0
    for pair in pairs:
        before = len(opened)
        opened += [corner for corner in pair if corner not in opened]
        width += 3 ** len(opened)
        a, b = opened.index(pair[0]) + 1, opened.index(pair[1]) + 1
        enter = len(opened) - before
        closing: list[int] = []
        for corner in pair:
            left[corner] -= 1
            if left[corner] == 0:
                closing.append(opened.index(corner) + 1)
        closing.sort(reverse=True)
        for place in closing:
            del opened[place - 1]
        steps.append((enter, a, b, closing))
    return width, steps


def sweep(steps: list[Step], cap: int) -> int:
    """Return the fewest sections left out by any trail, -1 if more than `cap`.

    A way to be connected is a tuple: how many closed corners are odd, then for each open corner
    twice the number of its piece (0: no section there) plus one if it is odd so far.
    """
    best = cap + 1
    ways: dict[tuple[int, ...], int] = {(0,): 0}
    rest = len(steps)
    for enter, a, b, closing in steps:
        rest -= 1
        after: dict[tuple[int, ...], int] = {}
        for way, loss in ways.items():
            for taken in (True, False):
                row = list(way) + [0] * enter
                if taken:
                    _join(row, a, b)
                else:
                    loss += 1
                if loss >= best:
                    continue
                state = _close(row, closing)
                if state == FINISHED:
                    best = min(best, loss + rest)
                elif state == OPEN:
                    key = _named(row)
                    if after.get(key, best) > loss:
                        after[key] = loss
        ways = after
    return best if best <= cap else -1


def _join(row: list[int], a: int, b: int) -> None:
    """Take the section between two open corners."""
    first, second = row[a] >> 1, row[b] >> 1
    if first == 0:
        first = second or len(row)
        row[a] = 2 * first
    if second == 0:
        row[b] = 2 * first
    elif second != first:
        for place in range(1, len(row)):
            if row[place] >> 1 == second:
                row[place] = 2 * first + (row[place] & 1)
    row[a] ^= 1
    row[b] ^= 1


def _close(row: list[int], closing: list[int]) -> int:
    """Close corners for good; return whether this ends the trail or makes one impossible."""
    for place in closing:
        value = row.pop(place)
        if value & 1:
            row[0] += 1
            if row[0] > 2:
                return DEAD
        if value:
            pieces = {other >> 1 for other in row[1:] if other}
            if value >> 1 not in pieces:
                return DEAD if pieces else FINISHED
    return OPEN


def _named(row: list[int]) -> tuple[int, ...]:
    """Number the pieces in the order of their first corners, so that equal ways look equal."""
    names: dict[int, int] = {0: 0}
    found = [row[0]]
    for place in range(1, len(row)):
        piece = row[place] >> 1
        if piece not in names:
            names[piece] = len(names)
        found.append(2 * names[piece] + (row[place] & 1))
    return tuple(found)
