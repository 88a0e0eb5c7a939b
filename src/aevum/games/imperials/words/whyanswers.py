"""Why an answer is refused: the questions that a player has to answer before anything else."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE, Ask
from aevum.games.imperials.data import (
    ACTIONS,
    CARD_NAMES,
    COLOUR_NAMES,
    HARVEST,
    RESOURCES,
    WEDDING,
)
from aevum.games.imperials.rules.asks import (
    DISCARD,
    DROP_ACTION,
    FOUND_PIECE,
    FOUND_ROAD,
    LOSE_TOWN,
    MARCH_TO,
    PICK,
    PICK_DECK,
    PLACE_WONDER,
    RETREAT,
    ROBBER,
    VICTIM,
    WHERE,
)
from aevum.games.imperials.rules.founding import founding_of, founding_roads, founds_town
from aevum.games.imperials.rules.land import builders_at
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.realm import TOWN_PIECE, Realm
from aevum.games.imperials.words.places import tile_words
from aevum.games.imperials.words.whybuild import no_corner, no_side, settling_place
from aevum.games.imperials.words.whycardanswers import why_card_answer
from aevum.games.imperials.words.whytrade import no_player
from aevum.games.imperials.words.whywarriors import why_march, why_retreat
from aevum.games.phrases import listed, who


def why_answer(realm: Realm, ask: Ask, name: str, args: list[int]) -> str:
    """Return the rule that an answer breaks, "" if the move is no answer to this question."""
    trouble = _no_such(realm, name, args)
    if trouble:
        return trouble
    kind = ask.kind
    if kind == FOUND_PIECE:
        return _founding(realm, ask, name, args)
    if kind == FOUND_ROAD:
        return _first_road(realm, ask, name)
    if kind == ROBBER and name == "tile":
        return _robber(realm, args[0])
    if kind == VICTIM and name == "player":
        return _victim(realm, ask.seat, args[0])
    if kind in (DISCARD, PICK) and name == "card":
        return _card(realm, ask, args[0])
    if kind in (PLACE_WONDER, LOSE_TOWN, MARCH_TO, RETREAT) and name == "corner":
        return _corner(realm, ask, args[0])
    if kind == DROP_ACTION and name == "action":
        return f"R15.4: you hold no {ACTIONS[args[0]].name}."
    if kind == PICK_DECK and name == "colour":
        return f"R14.4: the deck of {COLOUR_NAMES[args[0]]} is empty."
    if kind == WHERE:
        return "R8.11: say first whether the market or the players shall have your offer."
    return why_card_answer(realm, ask, name, args)


def _no_such(realm: Realm, name: str, args: list[int]) -> str:
    """Refuse places and players that this table does not have."""
    if name in ("village", "town", "corner"):
        return no_corner(realm, args[0])
    if name in ("road", "side"):
        return no_side(realm, args[0])
    if name == "tile" and args[0] >= len(realm.kinds):
        last = len(realm.kinds) - 1
        return f"R2.1: this map has no tile {args[0]}; its tiles are 0 to {last}."
    return no_player(realm, args[0]) if name == "player" else ""


# Setup


def _founding(realm: Realm, ask: Ask, name: str, args: list[int]) -> str:
    town = founds_town(realm, founding_of(realm).placing)
    wanted = "town" if town else "village"
    if name in ("village", "town") and name != wanted:
        return f"R3.2: you place a {wanted} now, not a {name}."
    if name != wanted:
        return f"R3.1: place your {wanted} first."
    corner = args[0]
    if corner in realm.barred and realm.owner[corner] == NONE:
        fog = any(realm.fog[tile] for tile in realm.hexes.corner_tiles[corner])
        reason = "touches fog" if fog else "is closed"
        return f"R3.4: corner {corner} {reason}, and nobody settles there in the setup."
    return (
        settling_place(realm, ask.seat, corner, "R3.3")
        or f"R3.1: no side at corner {corner} is free for the road."
    )


def _first_road(realm: Realm, ask: Ask, name: str) -> str:
    sides = founding_roads(realm, founding_of(realm).corner)
    choice = listed([str(side) for side in sides], "or")
    if name == "road":
        return f"R3.1: the road lies at your new settlement: {choice}."
    return f"R3.1: lay the road of your new settlement first: {choice}."


# The robber


def _robber(realm: Realm, tile: int) -> str:
    """Refuse a tile for the robber."""
    if realm.fog[tile]:
        return f"R2.14: tile {tile} is fog, and the robber cannot go there."
    return f"R7.3: the robber must leave {tile_words(realm, tile)} for another tile."


def _victim(realm: Realm, seat: int, other: int) -> str:
    if other == seat:
        return "R7.4: you cannot rob yourself."
    if other not in builders_at(realm, realm.robber):
        where = tile_words(realm, realm.robber)
        return f"R7.4: {who(other)} has no village or town on {where}."
    return f"R7.4: {who(other)} has no card to steal."


def _card(realm: Realm, ask: Ask, card: int) -> str:
    name = CARD_NAMES[card]
    if card >= kinds_traded(realm):
        return f"R1.2: {name} belongs to Wonders & Warriors."
    if ask.kind == DISCARD:
        rule = "R18.9" if ask.subject == WEDDING else "R7.2"
        return f"{rule}: you have no {name} left to give up."
    rule = "R9.8" if ask.subject == HARVEST else "R5.4"
    if card >= RESOURCES:
        return f"{rule}: only resources can be chosen."
    return f"{rule}: the market has no {name}."


# Corners


def _corner(realm: Realm, ask: Ask, corner: int) -> str:
    if ask.kind == MARCH_TO:
        return why_march(realm, ask.seat, ask.subject, corner)
    if ask.kind == RETREAT:
        return why_retreat(realm, ask.seat, ask.subject, corner)
    rule = "R12.4" if ask.kind == PLACE_WONDER else "R14.5"
    if realm.owner[corner] != ask.seat or realm.piece[corner] != TOWN_PIECE:
        return f"{rule}: no town of yours stands at {corner}."
    return f"{rule}: the town at {corner} has a wonder."
