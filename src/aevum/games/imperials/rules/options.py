"""The moves that each question admits, ascending."""

from aevum.core.frames import Frame
from aevum.core.state import Ask
from aevum.games.imperials.cards.basic import namable
from aevum.games.imperials.cards.military import (
    deserted,
    diplomat_places,
    intrigued,
    open_roads,
    secrets,
    spied,
)
from aevum.games.imperials.cards.science import cranes, curable, fenceable, smithable, swappable
from aevum.games.imperials.cards.trade import (
    WHICH,
    harbor_partners,
    held_cards,
    merchant_places,
    richer,
)
from aevum.games.imperials.data import (
    CARDS,
    COMMERCIAL_HARBOR,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    INTRIGUE,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    RESOURCES,
    SMITH,
)
from aevum.games.imperials.moves import CHOSEN_DICE, CORNER, PLAYER, ROAD, SIDE, STOP, TOWN, VILLAGE
from aevum.games.imperials.rules.asks import (
    CHOOSE_ACTION,
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_CORNER,
    CHOOSE_DICE,
    CHOOSE_PLAYER,
    CHOOSE_ROAD,
    CHOOSE_TILE,
    DISCARD,
    DROP_ACTION,
    FOUND_PIECE,
    FOUND_ROAD,
    LOSE_TOWN,
    MAIN,
    MARCH_TO,
    NAME_CARD,
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
from aevum.games.imperials.rules.dragon import full_decks
from aevum.games.imperials.rules.founding import (
    founding_of,
    founding_places,
    founding_roads,
    founds_town,
)
from aevum.games.imperials.rules.improving import free_towns
from aevum.games.imperials.rules.land import road_places
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
from aevum.games.imperials.rules.warriors import posts, shelters, targets, warriors_of


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
    frame = realm.stack(ask.lane)[-1]
    if kind < PICK:
        return _early_choices(realm, ask, frame)
    if kind < PLACE_ROAD:
        return _common_choices(realm, ask, frame)
    return _card_choices(realm, ask, frame)


def _early_choices(realm: Realm, ask: Ask, frame: Frame) -> list[int]:
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


def _common_choices(realm: Realm, ask: Ask, frame: Frame) -> list[int]:
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
        return secrets(realm, seat)
    assert kind == PICK_DECK
    return full_decks(realm)


def _corners(corners: list[int]) -> list[int]:
    return [CORNER + corner for corner in corners]


def _card_choices(realm: Realm, ask: Ask, frame: Frame) -> list[int]:
    """Questions of action cards; the frame's `a` is the card."""
    kind, seat = ask.kind, ask.seat
    if kind == PLACE_ROAD:
        if frame.a == DIPLOMAT:
            return diplomat_places(realm, seat, frame.b - 1)
        return [SIDE + side for side in road_places(realm, seat)]
    if kind == NAME_CARD:
        return namable(frame.a)
    if kind == CHOOSE_DICE:
        return list(range(CHOSEN_DICE, CHOSEN_DICE + 36))
    if kind == CHOOSE_COLOUR:
        return cranes(realm, seat)
    if kind == CHOOSE_CORNER:
        return _card_corners(realm, seat, frame)
    if kind == CHOOSE_TILE:
        return (
            merchant_places(realm, seat) if frame.a == MERCHANT else swappable(realm, frame.b - 1)
        )
    if kind == CHOOSE_PLAYER:
        return _card_players(realm, seat, frame)
    if kind == CHOOSE_CARD:
        return _card_cards(realm, seat, frame)
    if kind == CHOOSE_ACTION:
        return secrets(realm, frame.b - 1)
    assert kind == CHOOSE_ROAD
    return open_roads(realm)


def _card_corners(realm: Realm, seat: int, frame: Frame) -> list[int]:
    card = frame.a
    if card == ENGINEER:
        return fenceable(realm, seat)
    if card == MEDICINE:
        return curable(realm, seat)
    if card == INTRIGUE:
        return intrigued(realm, seat)
    if card == SMITH:
        found = smithable(realm, seat, frame.b - 1)
        return [*found, STOP] if frame.b else found
    assert card == DESERTER
    if seat != frame.seat:
        return _corners(warriors_of(realm, seat))
    return [*_corners(posts(realm, seat)), STOP]


def _card_players(realm: Realm, seat: int, frame: Frame) -> list[int]:
    if frame.a == COMMERCIAL_HARBOR:
        return [*harbor_partners(realm, frame), STOP]
    if frame.a == MASTER_MERCHANT:
        return richer(realm, seat)
    return deserted(realm, seat) if frame.a == DESERTER else spied(realm, seat)


def _card_cards(realm: Realm, seat: int, frame: Frame) -> list[int]:
    if frame.a == MASTER_MERCHANT:
        return held_cards(realm, frame.b - 1, 0, CARDS)
    if frame.pc == WHICH:
        return held_cards(realm, seat, 0, RESOURCES)
    return held_cards(realm, seat, RESOURCES, CARDS)
