"""The actions of warriors in a turn, unless they were activated in it (R13.5, R13.8)."""

from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Label, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.moves import CHASE, MARCH
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.realm import IDLE, READY, ROUSED, Realm
from aevum.games.imperials.rules.robber import BY_CARD, ask_robber
from aevum.games.imperials.rules.turn_move import TurnMove
from aevum.games.imperials.rules.warriors import (
    March,
    can_march,
    commands,
    no_warrior,
    warrior_at,
    warriors_of,
)


def no_action(realm: Realm, seat: int, corner: int) -> Refusal | None:
    """Refuse a warrior that cannot do anything in this turn, None if it can."""
    trouble = no_warrior(realm, seat, corner)
    if trouble is not None:
        return trouble
    warrior = phrases.piece(realm.piece[corner])
    if realm.active[corner] == IDLE:
        return Refusal("R13.5", m.no_warrior_inactive(piece=warrior))
    if realm.active[corner] == ROUSED:
        return Refusal("R13.4", m.no_warrior_roused(piece=warrior))
    return None


class StartMarch(TurnMove):
    """A warrior moves."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        found += [
            MARCH + corner
            for corner in warriors_of(realm, seat)
            if realm.active[corner] == READY and can_march(realm, seat, corner)
        ]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - MARCH
        ready = commands(realm, seat, corner) and realm.active[corner] == READY
        return ready and can_march(realm, seat, corner)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        realm.tell("sets_out", seat, [move - MARCH])
        realm.start_effect(March(seat, move - MARCH))

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(warrior_at(realm, move - MARCH, m.move_march))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_march(at=phrases.corner_place(realm, move - MARCH))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        trouble = no_action(realm, seat, move - MARCH)
        if trouble is not None:
            return trouble
        warrior = phrases.piece(realm.piece[move - MARCH])
        return Refusal("R13.6", m.no_warrior_march(piece=warrior))


class ChaseRobber(TurnMove):
    """A warrior next to the robber drives it away."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        beside = realm.hexes.tile_corners[realm.robber]
        found += [
            CHASE + corner
            for corner in warriors_of(realm, seat)
            if realm.active[corner] == READY and corner in beside
        ]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - CHASE
        ready = commands(realm, seat, corner) and realm.active[corner] == READY
        return ready and corner in realm.hexes.tile_corners[realm.robber]

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        realm.active[move - CHASE] = IDLE
        realm.tell("chases", seat, [move - CHASE])
        ask_robber(realm, seat, BY_CARD)

    def label(self, realm: Realm, seat: int, move: int) -> Label | None:
        if realm.robber == NONE:
            return None
        corner = move - CHASE
        warrior, where = phrases.piece(realm.piece[corner]), phrases.corner_place(realm, corner)
        tile = phrases.tile_place(realm, realm.robber)
        return Label(m.move_chase(piece=warrior, where=where, tile=tile))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_chase(at=phrases.corner_place(realm, move - CHASE))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        trouble = no_action(realm, seat, move - CHASE)
        if trouble is not None:
            return trouble
        warrior = phrases.piece(realm.piece[move - CHASE])
        where = phrases.tile_place(realm, realm.robber)
        return Refusal("R13.8", m.no_warrior_chase(piece=warrior, tile=where))


START_MARCH: Final = StartMarch(MARCH)
CHASE_ROBBER: Final = ChaseRobber(CHASE)
