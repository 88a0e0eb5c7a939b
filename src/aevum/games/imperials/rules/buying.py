"""Purchases: when they are possible, paying for them, and their effects (R6, R13, R15)."""

from typing import Final

from aevum.core.text import Label, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import BASIC_DECK, COLOURS
from aevum.games.imperials.moves import (
    ACTIVATE,
    BUY,
    FENCE,
    IMPROVE,
    ROAD,
    TOWN,
    UPGRADE,
    VILLAGE,
    WARRIOR,
)
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.building import (
    bare_towns,
    fences_left,
    found_village,
    lay_road,
    raise_fence,
    raise_town,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.decks import ask_card
from aevum.games.imperials.rules.improving import (
    improvable,
    improve,
    improvement_label,
    no_improvement,
)
from aevum.games.imperials.rules.land import (
    can_pay,
    corners_with,
    has_road,
    pay,
    road_places,
    village_places,
)
from aevum.games.imperials.rules.realm import (
    EMPTY,
    IDLE,
    TOWN_PIECE,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.rules.refusals import (
    lacking,
    no_bare_town,
    no_border,
    no_corner,
    no_road_place,
    no_room,
    no_village,
    none_left,
    too_dear,
)
from aevum.games.imperials.rules.turn_move import TurnMove
from aevum.games.imperials.rules.warriors import (
    commands,
    has_warriors,
    in_supply,
    no_post,
    no_step_up,
    no_warrior,
    post,
    posts,
    rouse,
    stronger_note,
    upgradable,
    upgrade,
    warrior_at,
    warriors_of,
)


def can_build_road(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a road and can pay for it."""
    enough = can_pay(realm, seat, realm.terms.numbers.road_price)
    return enough and roads_left(realm, seat) > 0


def can_build_village(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a village and can pay for it."""
    enough = can_pay(realm, seat, realm.terms.numbers.village_price)
    return enough and villages_left(realm, seat) > 0


def can_build_town(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a town and can pay for it."""
    enough = can_pay(realm, seat, realm.terms.numbers.town_price)
    return enough and towns_left(realm, seat) > 0


def can_buy(realm: Realm, seat: int) -> bool:
    """Return whether a seat can buy an action card of Basic."""
    enough = can_pay(realm, seat, realm.terms.numbers.action_price)
    return enough and not realm.decks[BASIC_DECK].empty()


def can_fence(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a fence in supply and can pay for it."""
    left = fences_left(realm, seat) > 0
    return left and can_pay(realm, seat, realm.terms.numbers.fence_price)


def stands(realm: Realm, seat: int, corner: int, piece: int) -> bool:
    """Return whether a seat has such a piece on a corner."""
    if corner >= len(realm.owner) or realm.owner[corner] != seat:
        return False
    return realm.piece[corner] == piece


class Build(TurnMove):
    """Something built, bought or paid for in a turn, or in a special build."""

    def why_between_turns(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        return self.why(realm, seat, move)


class BuildRoad(Build):
    """A road at the player's own roads and settlements."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_build_road(realm, seat):
            found += [ROAD + side for side in road_places(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return can_build_road(realm, seat) and move - ROAD in road_places(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.road_cost)
        lay_road(realm, seat, move - ROAD)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        border = move - ROAD
        text = m.move_road(where=phrases.border_place(realm, border))
        way = phrases.way_note(realm, seat, border)
        return phrases.priced(text, realm.terms.numbers.road_cost, way)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_road(at=phrases.border_place(realm, move - ROAD))

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        return no_border(realm, move - ROAD)

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        numbers, trouble = realm.terms.numbers, no_border(realm, move - ROAD)
        if trouble is not None:
            return trouble
        if not roads_left(realm, seat):
            return none_left("R6.6", numbers.roads, "road")
        dear = too_dear(realm, seat, numbers.road_cost, "road")
        return dear or no_road_place(realm, seat, move - ROAD)


class BuildVillage(Build):
    """A village at the end of a road."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_build_village(realm, seat):
            found += [VILLAGE + corner for corner in village_places(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return can_build_village(realm, seat) and move - VILLAGE in village_places(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.village_cost)
        found_village(realm, seat, move - VILLAGE)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        text = m.move_village(where=phrases.corner_place(realm, move - VILLAGE))
        return phrases.priced(text, realm.terms.numbers.village_cost)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_village(at=phrases.corner_place(realm, move - VILLAGE))

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        return no_corner(realm, move - VILLAGE)

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        corner = move - VILLAGE
        numbers, trouble = realm.terms.numbers, no_corner(realm, corner)
        if trouble is not None:
            return trouble
        if not villages_left(realm, seat):
            return none_left("R6.6", numbers.villages, "village")
        place = no_room(realm, corner, "R6.3", "R6.4")
        if not village_places(realm, seat):
            elsewhere = place is None or place.rule == "R6.3" or not has_road(realm, seat, corner)
            return Refusal("R6.3", m.no_village_reach()) if elsewhere else place
        dear = too_dear(realm, seat, numbers.village_cost, "village")
        return dear or place or Refusal("R6.3", m.no_village_road())


class BuildTown(Build):
    """A town in place of a village."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_build_town(realm, seat):
            found += [TOWN + corner for corner in corners_with(realm, seat, VILLAGE_PIECE)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return can_build_town(realm, seat) and stands(realm, seat, move - TOWN, VILLAGE_PIECE)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.town_cost)
        raise_town(realm, seat, move - TOWN)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        text = m.move_town(where=phrases.corner_place(realm, move - TOWN))
        return phrases.priced(text, realm.terms.numbers.town_cost)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_town(at=phrases.corner_place(realm, move - TOWN))

    def no_such(self, realm: Realm, move: int) -> Refusal | None:
        return no_corner(realm, move - TOWN)

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        numbers, trouble = realm.terms.numbers, no_corner(realm, move - TOWN)
        if trouble is not None:
            return trouble
        if not towns_left(realm, seat):
            return none_left("R6.6", numbers.towns, "town")
        dear = too_dear(realm, seat, numbers.town_cost, "town")
        return dear or no_village(realm, seat, move - TOWN, "R6.5")


class BuyCard(Build):
    """An action card of Basic."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_buy(realm, seat):
            found.append(BUY)

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return not realm.wonders and can_buy(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.action_cost)
        ask_card(realm, seat, BASIC_DECK)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        left = m.note_left(n=realm.decks[BASIC_DECK].size())
        return phrases.priced(m.move_buy(), realm.terms.numbers.action_cost, left)

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        if realm.wonders:
            return Refusal("R11.1", m.no_buy_mode())
        if not realm.decks[BASIC_DECK].size():
            return Refusal("R9.1", m.no_deck_empty())
        return too_dear(realm, seat, realm.terms.numbers.action_cost, "action-card")


class BuildWarrior(Build):
    """An inactive warrior at the player's own roads."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_pay(realm, seat, realm.terms.numbers.warrior_price) and in_supply(realm, seat, 1):
            found += [WARRIOR + corner for corner in posts(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - WARRIOR
        if not realm.wonders or corner >= len(realm.piece) or realm.piece[corner] != EMPTY:
            return False
        free = in_supply(realm, seat, 1) and has_road(realm, seat, corner)
        return free and can_pay(realm, seat, realm.terms.numbers.warrior_price)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.warrior_cost)
        post(realm, seat, move - WARRIOR, 1, IDLE)
        realm.tell("warrior", seat, [move - WARRIOR])

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        text = m.move_warrior(where=phrases.corner_place(realm, move - WARRIOR))
        return phrases.priced(text, realm.terms.numbers.warrior_cost)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_warrior(at=phrases.corner_place(realm, move - WARRIOR))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        corner, numbers = move - WARRIOR, realm.terms.numbers
        if not realm.wonders:
            return Refusal("R1.2", m.no_warrior_mode())
        trouble = no_corner(realm, corner)
        if trouble is not None:
            return trouble
        if not in_supply(realm, seat, 1):
            return none_left("R13.2", numbers.warriors[1], phrases.WARRIORS[1])
        dear = too_dear(realm, seat, numbers.warrior_cost, "warrior")
        return dear or no_post(realm, corner)


class Activate(Build):
    """Activates a warrior."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_pay(realm, seat, realm.terms.numbers.activation_price):
            corners = warriors_of(realm, seat)
            found += [ACTIVATE + corner for corner in corners if realm.active[corner] == IDLE]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - ACTIVATE
        if not commands(realm, seat, corner) or realm.active[corner] != IDLE:
            return False
        return can_pay(realm, seat, realm.terms.numbers.activation_price)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.activation_cost)
        rouse(realm, move - ACTIVATE)
        realm.tell("activates", seat, [move - ACTIVATE])

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        text = warrior_at(realm, move - ACTIVATE, m.move_activate)
        return phrases.priced(text, realm.terms.numbers.activation_cost)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_activate(at=phrases.corner_place(realm, move - ACTIVATE))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        trouble = no_warrior(realm, seat, move - ACTIVATE)
        if trouble is not None:
            return trouble
        if realm.active[move - ACTIVATE] != IDLE:
            return Refusal("R13.4", m.no_warrior_active())
        return lacking(realm, seat, realm.terms.numbers.activation_cost, m.no_cost_activate)


class Upgrade(Build):
    """Makes a warrior stronger."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_pay(realm, seat, realm.terms.numbers.upgrade_price):
            corners = warriors_of(realm, seat)
            found += [UPGRADE + corner for corner in corners if upgradable(realm, seat, corner)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - UPGRADE
        if not commands(realm, seat, corner) or not upgradable(realm, seat, corner):
            return False
        return can_pay(realm, seat, realm.terms.numbers.upgrade_price)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.upgrade_cost)
        upgrade(realm, seat, move - UPGRADE)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        corner = move - UPGRADE
        text, note = warrior_at(realm, corner, m.move_upgrade), stronger_note(realm, corner)
        return phrases.priced(text, realm.terms.numbers.upgrade_cost, note)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_upgrade(at=phrases.corner_place(realm, move - UPGRADE))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        corner = move - UPGRADE
        trouble = no_warrior(realm, seat, corner) or no_step_up(realm, seat, corner)
        cost = realm.terms.numbers.upgrade_cost
        return trouble or lacking(realm, seat, cost, m.no_cost_upgrade)


class BuildFence(Build):
    """A fence around a town."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_fence(realm, seat):
            found += [FENCE + corner for corner in bare_towns(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - FENCE
        if not realm.wonders or not stands(realm, seat, corner, TOWN_PIECE):
            return False
        return not realm.fenced[corner] and can_fence(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.fence_cost)
        raise_fence(realm, seat, move - FENCE)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        numbers = realm.terms.numbers
        text = m.move_fence(where=phrases.corner_place(realm, move - FENCE))
        return phrases.priced(text, numbers.fence_cost, m.note_limit(n=numbers.fence_limit))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_fence(at=phrases.corner_place(realm, move - FENCE))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        numbers = realm.terms.numbers
        if not realm.wonders:
            return Refusal("R1.2", m.no_fence_mode())
        trouble = no_corner(realm, move - FENCE)
        if trouble is not None:
            return trouble
        if fences_left(realm, seat) <= 0:
            return none_left("R15.1", numbers.fences, "fence")
        dear = too_dear(realm, seat, numbers.fence_cost, "fence")
        return dear or no_bare_town(realm, seat, move - FENCE)


class Improve(Build):
    """The next improvement of a colour."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        found += [IMPROVE + each for each in range(COLOURS) if improvable(realm, seat, each)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return realm.wonders and improvable(realm, seat, move - IMPROVE)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        improve(realm, seat, move - IMPROVE)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return improvement_label(realm, seat, move - IMPROVE, 0)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_improve(colour=phrases.COLOURS[move - IMPROVE])

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        return no_improvement(realm, seat, move - IMPROVE, 0)


BUILD_ROAD: Final = BuildRoad(ROAD)
BUILD_VILLAGE: Final = BuildVillage(VILLAGE)
BUILD_TOWN: Final = BuildTown(TOWN)
BUY_CARD: Final = BuyCard(BUY)
BUILD_WARRIOR: Final = BuildWarrior(WARRIOR)
ACTIVATE_WARRIOR: Final = Activate(ACTIVATE)
UPGRADE_WARRIOR: Final = Upgrade(UPGRADE)
BUILD_FENCE: Final = BuildFence(FENCE)
BUILD_IMPROVEMENT: Final = Improve(IMPROVE)


def add_builds(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what a seat can build, buy, activate and improve with its cards."""
    if realm.sizes[seat] < realm.terms.cheapest:
        return
    BUILD_ROAD.add(realm, seat, found)
    BUILD_VILLAGE.add(realm, seat, found)
    BUILD_TOWN.add(realm, seat, found)
    if realm.wonders:
        add_wonders_builds(realm, seat, found)
    else:
        BUY_CARD.add(realm, seat, found)


def add_wonders_builds(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what can be built in Wonders & Warriors only."""
    BUILD_WARRIOR.add(realm, seat, found)
    if has_warriors(realm, seat):
        ACTIVATE_WARRIOR.add(realm, seat, found)
        UPGRADE_WARRIOR.add(realm, seat, found)
    BUILD_FENCE.add(realm, seat, found)
    BUILD_IMPROVEMENT.add(realm, seat, found)


def can_build_something(realm: Realm, seat: int) -> bool:
    """Return whether a seat can use a special build."""
    found: list[int] = []
    add_builds(realm, seat, found)
    return len(found) > 0
