"""The fields of a view: what `view.py` makes and the browser reads."""

# not compiled: it only declares

# `make wire` writes the TypeScript of it. Cards and places go by number, a hole is -2, nothing is
# -1. A text is a message; one whose key begins with `do-` is a deed, and `about-do` says it as a
# sentence. What lies on places is told place and number, place and number.

from typing import Any, Literal, NotRequired, TypedDict


class TemporumView(TypedDict):
    """What a screen shows of a position of Temporum."""

    other_numbers: NotRequired[dict[str, int]]
    """The numbers that are not as printed, by name, where there are any."""
    card_ids: list[str]
    """What names and texts of cards are found by."""
    card_coins: list[int]
    card_costs: list[int]
    card_crowns: list[int]
    card_texts: list[tuple[str, dict[str, Any]]]
    perpetual: list[int]
    """The cards that stay in front of their owners."""

    crowns_each: int
    starting_money: list[int]
    zone_ids: list[str]
    """Ten Zones from the past to the present; "" while they are not dealt."""
    zone_kinds: list[Literal["", "any", "score", "draw", "play", "other"]]
    zone_texts: list[tuple[str, dict[str, Any]] | None]
    zone_boxes: list[tuple[str, dict[str, Any]] | None]
    zone_setups: list[tuple[str, dict[str, Any]] | None]

    pointers: list[int]
    """Which of its two ways each Zone of Times I to III leads."""
    real: list[int]
    """The real place of each Time."""
    pawns: list[int]
    crowns: list[int]
    """By seat, then by Time."""
    rules: list[int]
    beyond: list[int]
    frozen: bool
    """Whether nothing changes history just now."""
    flips: list[int]
    """Which place turns where history changes in Time I, II or III."""

    hq: list[int]
    bases: list[int]
    """Place and a bit for each seat, place and bits."""
    zombies: list[int]
    purse: list[int]
    gold: list[int]
    hourglasses: list[int]
    simulation: int
    laurels: int
    sage: int
    poison: list[int]
    relics: list[int]
    scimitars: list[int]
    robot: int

    seat: int
    """Whose eyes these are, -1 for a spectator."""
    hand: list[int]
    discount: int
    """The dollars less for a card that is scored now."""
    funds: int
    front: list[list[int]]
    """Owner, what it acts as, the card, dollars on it, the card under it, where it is."""
    deck: int
    deck_top: int
    discard: list[int]
    """The cards of the discard pile, ascending."""
    gizmos: int
    goods: int
    quiet: int
    looked_at: list[int]
    """The pile that this person is looking through."""
    aside: list[int]
    """Cards on the table while something is done with them."""

    money: list[int]
    hand_sizes: list[int]
    hand_gizmos: list[int]
    hand_goods: list[int]
    blocked: list[int]
    gained: list[int]

    turn: int
    turns: int
    round: int
    phase: Literal["setup", "start", "move", "visit", "end", "over"]
    stepping: int
    """Whose crowns are asked about."""
    steps: int
    """How many steps are left."""
    extra: list[int]
    winner: int
    ending: Literal["", "crowns", "money"]
    trail: list[tuple[str, dict[str, Any]]]
    """Zones and cards in progress, the outermost first."""
    instruction: tuple[str, dict[str, Any]] | None
    """What asks."""
