"""Why an answer to an open question is refused."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE, Ask
from aevum.core.text import Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.cards.military import Removing, Spying
from aevum.games.imperials.cards.science import FIXED_NUMBERS, Smithing
from aevum.games.imperials.cards.trade import WHICH, Looking, Visiting
from aevum.games.imperials.data import (
    COMMERCIAL_HARBOR,
    DESERTER,
    ENGINEER,
    HARVEST,
    INTRIGUE,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MONOPOLY,
    RESOURCE_MONOPOLY,
    RESOURCES,
    SPY,
    WEDDING,
)
from aevum.games.imperials.rules import asks
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.founding import founding_of, founding_roads, founds_town
from aevum.games.imperials.rules.land import builders_at
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.realm import TOWN_PIECE, Realm
from aevum.games.imperials.rules.warriors import is_warrior
from aevum.games.imperials.words.names import CARDS, DECKS, GOODS, as_piece, is_own
from aevum.games.imperials.words.places import border_place, tile_place
from aevum.games.imperials.words.refuse_building import (
    no_bare_town,
    no_border,
    no_corner,
    no_post,
    no_step_up,
    no_village,
    refuse_improving,
    refuse_march,
    refuse_retreat,
    road_place,
    settling_place,
)
from aevum.games.imperials.words.refuse_trade import no_player, of_other_mode

PLAYER_RULES: Final = {
    COMMERCIAL_HARBOR: "R17.1",
    MASTER_MERCHANT: "R17.2",
    DESERTER: "R18.3",
    SPY: "R18.7",
}
NAMED_RESOURCES: Final = {MONOPOLY: "R9.9", RESOURCE_MONOPOLY: "R17.5"}


def refuse_answer(realm: Realm, ask: Ask, name: str, args: list[int]) -> Refusal | None:
    """Return the rule that an answer breaks, None if the move is no answer to this question."""
    trouble = _no_such(realm, name, args)
    if trouble:
        return trouble
    if ask.kind >= asks.PLACE_ROAD and is_own(ask.subject):
        return None
    if ask.kind == asks.FOUND_PIECE:
        return _founding(realm, ask, name, args)
    if ask.kind == asks.FOUND_ROAD:
        return _first_road(realm, ask, name)
    if ask.kind == asks.WHERE:
        return Refusal("R8.11", m.no_where_first())
    wanted, refuse = ANSWERS.get(ask.kind, ("", _robber))
    return refuse(realm, ask, args[0]) if name == wanted else None


def _no_such(realm: Realm, name: str, args: list[int]) -> Refusal | None:
    """Refuse places and players that this table does not have."""
    if name in ("village", "town", "corner"):
        return no_corner(realm, args[0])
    if name in ("road", "side"):
        return no_border(realm, args[0])
    last = len(realm.kinds) - 1
    if name == "tile" and args[0] > last:
        return Refusal("R2.1", m.no_such_tile(n=args[0], last=last))
    return no_player(realm, args[0]) if name == "player" else None


# Setup


def _founding(realm: Realm, ask: Ask, name: str, args: list[int]) -> Refusal:
    wanted = as_piece("town" if founds_town(realm, founding_of(realm).placing) else "village")
    if name in ("village", "town") and name != wanted:
        return Refusal("R3.2", m.no_wrong_piece(wanted=wanted, given=as_piece(name)))
    if name != wanted:
        return Refusal("R3.1", m.no_place_first(piece=wanted))
    corner = args[0]
    if corner in realm.barred and realm.owner[corner] == NONE:
        fog = any(realm.fog[tile] for tile in realm.hexes.corner_tiles[corner])
        return Refusal("R3.4", m.no_setup_fog() if fog else m.no_setup_closed())
    place = settling_place(realm, ask.seat, corner, "R3.3")
    return place or Refusal("R3.1", m.no_setup_road())


def _first_road(realm: Realm, ask: Ask, name: str) -> Refusal:
    roads = founding_roads(realm, founding_of(realm).corner)
    borders = [m.part_border(where=border_place(realm, border)) for border in roads]
    message = m.no_first_road_there if name == "road" else m.no_first_road
    return Refusal("R3.1", message(borders=borders))


# The robber


def _robber(realm: Realm, ask: Ask, tile: int) -> Refusal:
    if realm.fog[tile]:
        return Refusal("R2.14", m.no_robber_fog())
    return Refusal("R7.3", m.no_robber_stays(tile=tile_place(realm, tile)))


def _victim(realm: Realm, ask: Ask, other: int) -> Refusal:
    if other == ask.seat:
        return Refusal("R7.4", m.no_rob_self())
    if other not in builders_at(realm, realm.robber):
        where = tile_place(realm, realm.robber)
        return Refusal("R7.4", m.no_rob_absent(who=other, tile=where))
    return Refusal("R7.4", m.no_rob_empty(who=other))


def _discard(realm: Realm, ask: Ask, card: int) -> Refusal:
    rule = "R18.9" if ask.subject == WEDDING else "R7.2"
    return of_other_mode(realm, card) or Refusal(rule, m.no_good_left(good=GOODS[card]))


def _pick(realm: Realm, ask: Ask, card: int) -> Refusal:
    trouble = of_other_mode(realm, card)
    if trouble:
        return trouble
    rule = "R9.8" if ask.subject == HARVEST else "R5.4"
    if card >= RESOURCES:
        return Refusal(rule, m.no_only_resources())
    return Refusal(rule, m.no_good_market(good=GOODS[card]))


# Corners, borders and tiles


def _own_town(rule: str) -> Callable[[Realm, Ask, int], Refusal]:
    def refuse(realm: Realm, ask: Ask, corner: int) -> Refusal:
        if realm.owner[corner] != ask.seat or realm.piece[corner] != TOWN_PIECE:
            return Refusal(rule, m.no_own_town())
        return Refusal(rule, m.no_town_wonder())

    return refuse


def _road(realm: Realm, ask: Ask, border: int) -> Refusal:
    played = played_card(realm, ask)
    if isinstance(played, Removing) and border == played.removed:
        return Refusal("R18.4", m.no_road_back())
    return road_place(realm, ask.seat, border)


def _open_road(realm: Realm, ask: Ask, border: int) -> Refusal:
    gone = realm.road[border] == NONE
    return Refusal("R18.4", m.no_road_there() if gone else m.no_road_open())


def _corner(realm: Realm, ask: Ask, corner: int) -> Refusal | None:
    card, seat, played = ask.subject, ask.seat, played_card(realm, ask)
    if card == ENGINEER:
        return no_bare_town(realm, seat, corner)
    if card == MEDICINE:
        return no_village(realm, seat, corner, "R16.6")
    if card == INTRIGUE:
        return _intrigue(realm, seat, corner)
    if card == DESERTER and seat == played.seat:
        return no_post(realm, corner)
    if realm.owner[corner] != seat or not is_warrior(realm, corner):
        return Refusal("R18.3" if card == DESERTER else "R16.10", m.no_warrior_here())
    if isinstance(played, Smithing) and corner == played.first:
        return Refusal("R16.10", m.no_smith_again())
    return no_step_up(realm, seat, corner)


def _intrigue(realm: Realm, seat: int, corner: int) -> Refusal:
    if realm.owner[corner] in (NONE, seat) or not is_warrior(realm, corner):
        return Refusal("R18.5", m.no_intrigue_warrior())
    return Refusal("R18.5", m.no_intrigue_road())


def _tile(realm: Realm, ask: Ask, tile: int) -> Refusal:
    where = tile_place(realm, tile)
    if ask.subject == MERCHANT:
        if realm.fog[tile] or realm.kinds[tile] >= RESOURCES:
            return Refusal("R17.3", m.no_merchant_tile(tile=where))
        return Refusal("R17.3", m.no_merchant_beside(tile=where))
    number = realm.numbers[tile]
    if realm.fog[tile] or number <= 0:
        return Refusal("R16.4", m.no_number_tile(tile=where))
    if number in FIXED_NUMBERS:
        return Refusal("R16.4", m.no_number_fixed(number=number))
    return Refusal("R16.4", m.no_number_same(number=number))


# Players and cards


def _player(realm: Realm, ask: Ask, other: int) -> Refusal:
    card = ask.subject
    rule = PLAYER_RULES.get(card, "R18.7")
    if other == ask.seat:
        return Refusal(rule, m.no_choose_self())
    played = played_card(realm, ask)
    if isinstance(played, Visiting) and played.visited[other]:
        return Refusal(rule, m.no_harbor_again(who=other))
    if card == MASTER_MERCHANT and realm.points[other] <= realm.points[ask.seat]:
        return Refusal(rule, m.no_not_ahead(who=other))
    if card in (COMMERCIAL_HARBOR, MASTER_MERCHANT):
        return Refusal(rule, m.no_their_cards(who=other))
    message = m.no_their_warriors if card == DESERTER else m.no_their_actions
    return Refusal(rule, message(who=other))


def _card(realm: Realm, ask: Ask, card: int) -> Refusal:
    good, played = GOODS[card], played_card(realm, ask)
    if isinstance(played, Looking):
        return Refusal("R17.2", m.no_their_good(who=played.other, good=good))
    offers = played.stage == WHICH
    if offers and card >= RESOURCES:
        return Refusal("R17.1", m.no_harbor_resource(good=good))
    if not offers and card < RESOURCES:
        return Refusal("R17.1", m.no_harbor_commodity(good=good))
    return Refusal("R17.1", m.no_own_good(good=good))


def _name(realm: Realm, ask: Ask, card: int) -> Refusal:
    if card >= kinds_traded(realm):
        return Refusal("R1.2", m.no_good_mode(good=GOODS[card]))
    if ask.subject in NAMED_RESOURCES:
        return Refusal(NAMED_RESOURCES[ask.subject], m.no_name_resource(good=GOODS[card]))
    return Refusal("R17.6", m.no_name_commodity(good=GOODS[card]))


def _action(realm: Realm, ask: Ask, card: int) -> Refusal:
    played = played_card(realm, ask)
    assert isinstance(played, Spying)
    return Refusal("R18.7", m.no_their_card(who=played.other, card=CARDS[card]))


ANSWERS: Final[dict[int, tuple[str, Callable[[Realm, Ask, int], Refusal | None]]]] = {
    asks.ROBBER: ("tile", _robber),
    asks.VICTIM: ("player", _victim),
    asks.DISCARD: ("card", _discard),
    asks.PICK: ("card", _pick),
    asks.PLACE_WONDER: ("corner", _own_town("R12.4")),
    asks.LOSE_TOWN: ("corner", _own_town("R14.5")),
    asks.MARCH_TO: (
        "corner",
        lambda realm, ask, corner: refuse_march(realm, ask.seat, ask.subject, corner),
    ),
    asks.RETREAT: (
        "corner",
        lambda realm, ask, corner: refuse_retreat(realm, ask.seat, ask.subject, corner),
    ),
    asks.DROP_ACTION: (
        "action",
        lambda realm, ask, card: Refusal("R15.4", m.no_card_held(card=CARDS[card])),
    ),
    asks.PICK_DECK: (
        "colour",
        lambda realm, ask, deck: Refusal("R14.4", m.no_deck_cards(deck=DECKS[deck])),
    ),
    asks.PLACE_ROAD: ("side", _road),
    asks.CHOOSE_ROAD: ("side", _open_road),
    asks.NAME_CARD: ("card", _name),
    asks.CHOOSE_COLOUR: (
        "colour",
        lambda realm, ask, colour: refuse_improving(
            realm, ask.seat, colour, realm.terms.numbers.crane_discount
        ),
    ),
    asks.CHOOSE_CORNER: ("corner", _corner),
    asks.CHOOSE_TILE: ("tile", _tile),
    asks.CHOOSE_PLAYER: ("player", _player),
    asks.CHOOSE_CARD: ("card", _card),
    asks.CHOOSE_ACTION: ("action", _action),
}
