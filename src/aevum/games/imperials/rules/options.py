"""The moves that each question admits, ascending."""

from aevum.core.state import Ask
from aevum.games.imperials.moves import CORNER, PLAYER, ROAD, TOWN, VILLAGE
from aevum.games.imperials.rules.asks import (
    DISCARD,
    DROP_ACTION,
    FOUND_PIECE,
    FOUND_ROAD,
    LOSE_TOWN,
    MAIN,
    MARCH_TO,
    PICK,
    PICK_DECK,
    PLACE_ROAD,
    PLACE_WONDER,
    RETREAT,
    ROBBER,
    ROLL_DICE,
    SPECIAL,
    TALK,
    VICTIM,
    WHERE,
)
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.decks import named_actions
from aevum.games.imperials.rules.dragon import full_decks
from aevum.games.imperials.rules.founding import (
    founding_of,
    founding_places,
    founding_roads,
    founds_town,
)
from aevum.games.imperials.rules.improving import free_towns
from aevum.games.imperials.rules.production import pickable
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.robber import (
    robber_places,
    robbery_of,
    toss_of,
    tossable,
    victims_at,
)
from aevum.games.imperials.rules.talking import talk_moves
from aevum.games.imperials.rules.trading import where_moves
from aevum.games.imperials.rules.turn_moves import main_moves, roll_moves, special_moves
from aevum.games.imperials.rules.warriors import shelters, targets


def choices(realm: Realm, ask: Ask) -> list[int]:
    """Return what a seat may answer."""
    kind, seat = ask.kind, ask.seat
    if kind == MAIN:
        return main_moves(realm, seat)
    if kind == ROLL_DICE:
        return roll_moves(realm, seat)
    if kind == TALK:
        return talk_moves(realm, seat)
    if kind == SPECIAL:
        return special_moves(realm, seat)
    if kind < PICK:
        return _early_choices(realm, ask)
    if kind < PLACE_ROAD:
        return _common_choices(realm, ask)
    played = played_card(realm, ask)
    return realm.terms.cards[played.card].options(realm, played, ask)


def _early_choices(realm: Realm, ask: Ask) -> list[int]:
    """The setup, discards and the robber."""
    kind = ask.kind
    if kind == FOUND_PIECE:
        row = TOWN if founds_town(realm, founding_of(realm).placing) else VILLAGE
        return [row + corner for corner in founding_places(realm)]
    if kind == FOUND_ROAD:
        return [ROAD + side for side in founding_roads(realm, founding_of(realm).corner)]
    if kind == DISCARD:
        return tossable(realm, toss_of(realm, ask.seat))
    if kind == ROBBER:
        return robber_places(realm, robbery_of(realm).why)
    assert kind == VICTIM
    return [PLAYER + other for other in victims_at(realm, ask.seat, realm.robber)]


def _common_choices(realm: Realm, ask: Ask) -> list[int]:
    """Questions that no single action card asks."""
    kind, seat = ask.kind, ask.seat
    if kind == PICK:
        return pickable(realm)
    if kind == WHERE:
        return where_moves()
    if kind in (PLACE_WONDER, LOSE_TOWN):
        return _corners(free_towns(realm, seat))
    if kind == MARCH_TO:
        return _corners(targets(realm, seat, ask.subject))
    if kind == RETREAT:
        return _corners(shelters(realm, seat, ask.subject))
    if kind == DROP_ACTION:
        return named_actions(realm, seat)
    assert kind == PICK_DECK
    return full_decks(realm)


def _corners(corners: list[int]) -> list[int]:
    return [CORNER + corner for corner in corners]
