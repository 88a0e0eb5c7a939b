"""The fields of a view: what `view.py` makes and the browser reads."""

# not compiled: it only declares

# `make wire` writes the TypeScript of it. Cards and places go by number, a hole is -2, nothing is
# -1. A text is a message; one whose key begins with `do-` is a deed, which `about-do` makes a
# sentence. Things on places are pairs of place and number.

from typing import Any, Literal, NotRequired, TypedDict


class TemporumView(TypedDict):
    """What a screen shows of a position of Temporum."""

    other_numbers: NotRequired[dict[str, int]]
    """The numbers that differ from print, by name, if there are any."""
    card_ids: list[str]
    """The ids of cards, for their names and texts."""
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
    """The direction of each Zone's pointer in Times I to III."""
    real: list[int]
    """The real place of each Time."""
    pawns: list[int]
    crowns: list[int]
    """By seat, then by Time."""
    rules: list[int]
    beyond: list[int]
    frozen: bool
    """Whether history cannot be changed now."""
    flips: list[int]
    """The place whose pointer turns if history changes in Time I, II or III."""

    hq: list[int]
    bases: list[int]
    """Pairs of a place and one bit for each seat."""
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
    """The viewer's seat, -1 for a spectator."""
    hand: list[int]
    discount: int
    """The discount for a card that is scored now."""
    funds: int
    front: list[list[int]]
    """Owner, the card it acts as, the card, dollars on it, the card under it, its place."""
    deck: int
    deck_top: int
    discard: list[int]
    """The cards of the discard pile, ascending."""
    gizmos: int
    goods: int
    quiet: int
    looked_at: list[int]
    """The pile that the viewer is looking through."""
    aside: list[int]
    """Cards on the table while they are being used."""

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
    """The owner of the crowns in question."""
    steps: int
    """How many steps are left."""
    extra: list[int]
    winner: int
    ending: Literal["", "crowns", "money"]
    trail: list[tuple[str, dict[str, Any]]]
    """Zones and cards in progress, the outermost first."""
    instruction: tuple[str, dict[str, Any]] | None
    """The card or Zone that asks."""
