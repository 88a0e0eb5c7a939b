"""The fields of a view: what `view.py` makes and the browser reads."""

# not compiled: it only declares

# `make wire` writes the TypeScript of it. Places and kinds go by number, a hole is -2, nothing is
# -1. Fields that are not required are missing in older replays.

from typing import Any, Literal, NotRequired, TypedDict


class ImperialsView(TypedDict):
    """What a screen shows of a position of Imperials."""

    mode: Literal["basic", "wonders"]
    target: int
    map: str
    rounds: int
    trades: bool
    """Whether players trade with each other."""
    special: bool
    """Whether there is a special build phase."""
    reroll: bool
    kinds_traded: int
    stock: list[int]
    """How many of each card there are, and so the most that can be offered."""
    places: list[int]
    """q and r of each tile."""
    corners: list[int]
    """x and y of each corner, in halves of a tile's width and quarters of its height."""
    sides: list[int]
    """The two corners of each side."""
    ports: list[int]
    """Side and kind, side and kind."""
    cost_road: list[int]
    cost_village: list[int]
    cost_town: list[int]
    cost_card: list[int]
    cost_warrior: list[int]
    cost_upgrade: NotRequired[list[int]]
    """In older replays it is the cost of a warrior."""
    cost_activate: list[int]
    cost_fence: list[int]
    cost_levels: NotRequired[list[int]]
    """Cards of its commodity that each level of an improvement costs."""
    action_decks: list[int]
    card_texts: NotRequired[list[tuple[str, dict[str, Any]] | str | None]]
    """The texts of action cards that have numbers; older replays may have them in English."""
    other_numbers: NotRequired[dict[str, int]]
    """The numbers that differ from print, by name, if there are any."""

    kinds: list[int]
    numbers: list[int]
    owners: list[int]
    pieces: list[int]
    active: list[int]
    fences: list[int]
    wonders: list[int]
    roads: list[int]
    robber: int
    merchant: int
    merchant_of: int

    seat: int
    """The viewer's seat, -1 for a spectator; then the next six are empty or 0."""
    hand: list[int]
    actions: list[int]
    fresh: list[int]
    ratios: list[int]
    hidden_points: int
    toss: list[int]
    """How many cards to set aside, and how many of each kind are chosen."""
    seen_hand: list[int]
    """A seat and its cards that the viewer is looking at."""
    seen_actions: list[int]
    market: list[int]
    decks: list[int]

    points: list[int]
    hand_sizes: list[int]
    hand_limits: list[int]
    actions_held: list[int]
    backs_held: list[int]
    routes: list[int]
    route_of: int
    armies: list[int]
    army_of: int
    levels: list[int]
    slayers: list[int]
    shown_points: list[int]
    strengths: list[int]
    left: list[int]
    sources: list[int]

    turn: int
    round: int
    phase: Literal["setup", "roll", "turn", "special", "over"]
    dice: list[int]
    """Red, yellow and the event die (-1 in Basic); empty before the first roll."""
    history: list[int]
    yielding: list[int]
    picks: list[int]
    card_played: bool
    fleet: list[int]
    dragon: int
    dragon_strength: int
    attacks: int
    wonder_of: list[int]
    great: list[int]
    colours: int
    deck_count: int
    ending: str

    offers: list[list[int]]
    """Slot, maker, 8 given, 8 wanted, the answer of each seat."""
    draft: list[int]
    drafting: list[int]
    offers_left: list[int]
    embargo: list[int]
    requests: list[int]
