"""Why something cannot be built, or a warrior not activated, strengthened or sent."""

# not compiled: words are slow code on purpose

from collections.abc import Callable

from aevum.core.state import NONE
from aevum.core.text import Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import BASIC_DECK, CARDS, RESOURCES, STRENGTHS, Cost
from aevum.games.imperials.messages import PieceName
from aevum.games.imperials.rules.building import (
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.improving import (
    free_towns,
    gains_wonder,
    improved_fully,
    improvement_cost,
    level,
)
from aevum.games.imperials.rules.land import has_road, village_places
from aevum.games.imperials.rules.realm import (
    EMPTY,
    IDLE,
    PIECES,
    ROUSED,
    TOWN_COUNT,
    TOWN_PIECE,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.rules.warriors import (
    has_barracks,
    in_supply,
    is_warrior,
    shelters,
    strength,
    targets,
)
from aevum.games.imperials.words.names import COLOURS, WARRIORS, goods, one, piece
from aevum.games.imperials.words.places import corner_place, tile_place

Owned = Callable[..., Text]


def refuse_building(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal | None:
    """Return the rule that building something breaks."""
    if name == "buy":
        return _buy(realm, seat)
    builders = {"road": _road, "village": _village, "town": _town, "fence": _fence}
    if name in builders:
        return builders[name](realm, seat, args[0])
    return refuse_improving(realm, seat, args[0], 0)


def lacking_cards(realm: Realm, seat: int, cost: Cost) -> list[int]:
    """Return how many of each card of a cost a seat does not have."""
    return [max(0, cost[card] - realm.hands[seat * CARDS + card]) for card in range(CARDS)]


def lacking(
    realm: Realm, seat: int, cost: Cost, message: Callable[..., Text], rule: str = "R6.1"
) -> Refusal | None:
    """Refuse what a seat cannot pay, None if it can; `message` takes the cost and what is short."""
    missing = lacking_cards(realm, seat, cost)
    if not sum(missing):
        return None
    return Refusal(rule, message(cost=goods(cost), missing=goods(missing)))


def _price(name: PieceName) -> Callable[..., Text]:
    return lambda cost, missing: m.no_cost(piece=name, cost=cost, missing=missing)


def _none_left(rule: str, number: int, name: PieceName) -> Refusal:
    """Refuse a piece of which none is left."""
    if number == 0:
        return Refusal(rule, m.no_pieces_ever(piece=name))
    return Refusal(rule, m.no_pieces_left(n=number, piece=name))


def no_corner(realm: Realm, corner: int) -> Refusal | None:
    """Refuse a corner that this map does not have."""
    last = len(realm.owner) - 1
    return None if corner <= last else Refusal("R2.1", m.no_such_corner(n=corner, last=last))


def no_border(realm: Realm, border: int) -> Refusal | None:
    """Refuse a border that this map does not have."""
    last = len(realm.road) - 1
    return None if border <= last else Refusal("R2.1", m.no_such_border(n=border, last=last))


def owned(realm: Realm, rule: str, corner: int, message: Owned) -> Refusal:
    """Refuse because of what stands on a corner: `message` takes its owner and what it is."""
    return Refusal(rule, message(owner=realm.owner[corner], piece=piece(realm.piece[corner])))


# Roads


def _road(realm: Realm, seat: int, border: int) -> Refusal | None:
    trouble = no_border(realm, border)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if not roads_left(realm, seat):
        return _none_left("R6.6", numbers.roads, "road")
    return lacking(realm, seat, numbers.road_cost, _price("road")) or road_place(
        realm, seat, border
    )


def road_place(realm: Realm, seat: int, border: int) -> Refusal:
    """Refuse a border on which this seat may build no road."""
    if realm.road[border] != NONE:
        return Refusal("R6.2", m.no_road_taken(owner=realm.road[border]))
    for corner in realm.hexes.side_ends[border]:
        if has_road(realm, seat, corner) and realm.owner[corner] not in (NONE, seat):
            where = corner_place(realm, corner)
            owner, blocker = realm.owner[corner], piece(realm.piece[corner])
            return Refusal("R6.2", m.no_road_blocked(owner=owner, piece=blocker, where=where))
    return Refusal("R6.2", m.no_road_apart())


# Settlements


def _village(realm: Realm, seat: int, corner: int) -> Refusal | None:
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if not villages_left(realm, seat):
        return _none_left("R6.6", numbers.villages, "village")
    place = settling_place(realm, seat, corner, "R6.3")
    if not village_places(realm, seat):
        elsewhere = place is None or place.rule == "R6.3" or not has_road(realm, seat, corner)
        return Refusal("R6.3", m.no_village_reach()) if elsewhere else place
    dear = lacking(realm, seat, numbers.village_cost, _price("village"))
    return dear or place or Refusal("R6.3", m.no_village_road())


def settling_place(realm: Realm, seat: int, corner: int, rule: str) -> Refusal | None:
    """Refuse a corner without room for a settlement, whoever comes there; None if it has room."""
    if realm.piece[corner] != EMPTY:
        return owned(realm, "R6.4" if rule == "R6.3" else rule, corner, m.no_corner_taken)
    for near in realm.hexes.corner_corners[corner]:
        if realm.piece[near] in (VILLAGE_PIECE, TOWN_PIECE):
            there, where = piece(realm.piece[near]), corner_place(realm, near)
            return Refusal(rule, m.no_too_close(owner=realm.owner[near], piece=there, where=where))
    if any(realm.fog[tile] for tile in realm.hexes.corner_tiles[corner]):
        return Refusal("R2.14", m.no_fog_corner())
    return None


def _town(realm: Realm, seat: int, corner: int) -> Refusal:
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if not towns_left(realm, seat):
        return _none_left("R6.6", numbers.towns, "town")
    dear = lacking(realm, seat, numbers.town_cost, _price("town"))
    return dear or no_village(realm, seat, corner, "R6.5")


def no_village(realm: Realm, seat: int, corner: int, rule: str) -> Refusal:
    """Refuse a corner without a village of this seat."""
    town = realm.owner[corner] == seat and realm.piece[corner] == TOWN_PIECE
    return Refusal(rule, m.no_town_already() if town else m.no_town_village())


def _fence(realm: Realm, seat: int, corner: int) -> Refusal:
    if not realm.wonders:
        return Refusal("R1.2", m.no_fence_mode())
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if fences_left(realm, seat) <= 0:
        return _none_left("R15.1", numbers.fences, "fence")
    dear = lacking(realm, seat, numbers.fence_cost, _price("fence"))
    return dear or no_bare_town(realm, seat, corner)


def no_bare_town(realm: Realm, seat: int, corner: int) -> Refusal:
    """Refuse a corner without a town of this seat that has no fence."""
    if realm.owner[corner] != seat or realm.piece[corner] != TOWN_PIECE:
        return Refusal("R15.1", m.no_fence_town())
    return Refusal("R15.1", m.no_fence_already())


# Cards and improvements


def _buy(realm: Realm, seat: int) -> Refusal | None:
    if realm.wonders:
        return Refusal("R11.1", m.no_buy_mode())
    if not realm.decks[BASIC_DECK].size():
        return Refusal("R9.1", m.no_deck_empty())
    return lacking(realm, seat, realm.terms.numbers.action_cost, _price("action-card"))


def refuse_improving(realm: Realm, seat: int, colour: int, discount: int) -> Refusal | None:
    """Refuse the next improvement of a colour; a discount is the Crane's."""
    if not realm.wonders:
        return Refusal("R1.2", m.no_improve_mode())
    name, now = COLOURS[colour], level(realm, seat, colour)
    if improved_fully(realm, seat, colour):
        return Refusal("R11.4", m.no_improve_top(colour=name, level=now))
    if not realm.pieces[seat * PIECES + TOWN_COUNT]:
        return Refusal("R11.5", m.no_improve_town())
    held = realm.hands[seat * CARDS + RESOURCES + colour]
    cost = improvement_cost(realm, seat, colour, discount)
    if held < cost:
        price = one(RESOURCES + colour, cost)
        text = m.no_improve_cost(colour=name, level=now + 1, cost=price, held=held)
        return Refusal("R11.4", text)
    if gains_wonder(realm, seat, colour) and not free_towns(realm, seat):
        return Refusal("R12.4", m.no_improve_wonder())
    return None


# Warriors


def refuse_warrior(realm: Realm, seat: int, name: str, corner: int) -> Refusal | None:
    """Return the rule that something with a warrior breaks."""
    if not realm.wonders:
        return Refusal("R1.2", m.no_warrior_mode())
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if name == "warrior":
        if not in_supply(realm, seat, 1):
            return _none_left("R13.2", numbers.warriors[1], WARRIORS[1])
        dear = lacking(realm, seat, numbers.warrior_cost, _price("warrior"))
        return dear or no_post(realm, corner)
    if realm.owner[corner] != seat or not is_warrior(realm, corner):
        return Refusal("R13.1", m.no_warrior_here())
    if name == "activate":
        if realm.active[corner] != IDLE:
            return Refusal("R13.4", m.no_warrior_active())
        return lacking(realm, seat, numbers.activation_cost, m.no_cost_activate)
    if name == "upgrade":
        trouble = no_step_up(realm, seat, corner)
        return trouble or lacking(realm, seat, numbers.upgrade_cost, m.no_cost_upgrade)
    return _act(realm, name, corner)


def no_post(realm: Realm, corner: int) -> Refusal:
    """Refuse a corner where a seat can place no warrior."""
    if realm.piece[corner] != EMPTY:
        return owned(realm, "R13.1", corner, m.no_corner_taken)
    return Refusal("R13.1", m.no_warrior_road())


def no_step_up(realm: Realm, seat: int, corner: int) -> Refusal | None:
    """Return why a warrior cannot become stronger, whatever it costs; None if it can."""
    strong, numbers = strength(realm, corner) + 1, realm.terms.numbers
    if strong > STRENGTHS:
        return Refusal("R13.2", m.no_warrior_top())
    if not in_supply(realm, seat, strong):
        return _none_left("R13.2", numbers.warriors[strong], WARRIORS[strong])
    if strong == STRENGTHS and not has_barracks(realm, seat):
        return Refusal("R13.3", m.no_warrior_barracks(level=numbers.strategic_level))
    return None


def _act(realm: Realm, name: str, corner: int) -> Refusal:
    warrior = piece(realm.piece[corner])
    if realm.active[corner] == IDLE:
        return Refusal("R13.5", m.no_warrior_inactive(piece=warrior))
    if realm.active[corner] == ROUSED:
        return Refusal("R13.4", m.no_warrior_roused(piece=warrior))
    if name == "chase":
        where = tile_place(realm, realm.robber)
        return Refusal("R13.8", m.no_warrior_chase(piece=warrior, tile=where))
    return Refusal("R13.6", m.no_warrior_march(piece=warrior))


def refuse_march(realm: Realm, seat: int, start: int, corner: int) -> Refusal | None:
    """Refuse a corner to which the warrior from `start` cannot move."""
    if corner in targets(realm, seat, start):
        return None
    if corner == start:
        return Refusal("R13.6", m.no_march_here())
    if not _leads(realm, seat, start, corner):
        return Refusal("R13.6", m.no_march_road())
    if realm.owner[corner] == seat or realm.piece[corner] <= TOWN_PIECE:
        return owned(realm, "R13.6", corner, m.no_corner_taken)
    return owned(realm, "R13.6", corner, m.no_march_strong)


def refuse_retreat(realm: Realm, seat: int, start: int, corner: int) -> Refusal:
    """Refuse a corner to which a displaced warrior cannot go."""
    if not _leads(realm, seat, start, corner):
        return Refusal("R13.7", m.no_march_road())
    return owned(realm, "R13.7", corner, m.no_retreat_taken)


def _leads(realm: Realm, seat: int, start: int, corner: int) -> bool:
    """Return whether roads lead to a corner: a warrior could go there if nobody were on it."""
    there = realm.piece[corner]
    realm.piece[corner] = EMPTY
    leads = corner in shelters(realm, seat, start)
    realm.piece[corner] = there
    return leads
