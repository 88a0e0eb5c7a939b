"""Why a warrior cannot be built, activated, raised or sent."""

# not compiled: words are slow code on purpose

from aevum.games.imperials.data import (
    STRENGTHS,
)
from aevum.games.imperials.rules.realm import EMPTY, IDLE, ROUSED, TOWN_PIECE, Realm
from aevum.games.imperials.rules.warriors import (
    has_barracks,
    in_supply,
    is_warrior,
    shelters,
    strength,
    targets,
)
from aevum.games.imperials.words.phrases import STRENGTH_NAMES
from aevum.games.imperials.words.places import owned_words, tile_words, warrior_words
from aevum.games.imperials.words.whybuild import lacking, no_corner
from aevum.games.phrases import many


def why_warrior(realm: Realm, seat: int, name: str, corner: int) -> str:
    """Return the rule that something with a warrior breaks."""
    if not realm.wonders:
        return "R1.2: warriors on the board belong to Wonders & Warriors."
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    if name == "warrior":
        return _build(realm, seat, corner)
    if realm.owner[corner] != seat or not is_warrior(realm, corner):
        return f"R13.1: no warrior of yours stands at {corner}."
    if name == "activate":
        if realm.active[corner] != IDLE:
            return f"R13.4: the warrior at {corner} is active already."
        return lacking(realm, seat, realm.terms.numbers.activation_cost, "activating a warrior")
    if name == "upgrade":
        trouble = no_step_up(realm, seat, corner)
        cost = realm.terms.numbers.upgrade_cost
        return trouble or lacking(realm, seat, cost, "a step up")
    return _act(realm, seat, name, corner)


def _build(realm: Realm, seat: int, corner: int) -> str:
    if not in_supply(realm, seat, 1):
        return _none_left(realm, 1)
    cost = realm.terms.numbers.warrior_cost
    return lacking(realm, seat, cost, "a warrior") or no_post(realm, seat, corner)


def _none_left(realm: Realm, strong: int) -> str:
    """Refuse a warrior of a strength of which no piece is left."""
    number = realm.terms.numbers.warriors[strong]
    pieces = many(number, f"{STRENGTH_NAMES[strong]} warrior")
    if number == 0:
        return f"R13.2: you have {pieces}."
    standing = {1: "it is", 2: "both are"}.get(number, "all are")
    return f"R13.2: you have {pieces}, and {standing} on the board."


def no_post(realm: Realm, seat: int, corner: int) -> str:
    """Refuse a corner where this seat can place no warrior."""
    if realm.piece[corner] != EMPTY:
        return f"R13.1: {owned_words(realm, seat, corner)} stands at {corner}."
    return f"R13.1: a warrior stands at an end of your roads, and none leads to {corner}."


def no_step_up(realm: Realm, seat: int, corner: int) -> str:
    """Tell why a warrior cannot become stronger, whatever it costs; "" if it can."""
    strong = strength(realm, corner) + 1
    if strong > STRENGTHS:
        return f"R13.2: the warrior at {corner} is mighty; nothing is stronger."
    if not in_supply(realm, seat, strong):
        return _none_left(realm, strong)
    if strong == STRENGTHS and not has_barracks(realm, seat):
        level = realm.terms.numbers.strategic_level
        return f"R13.3: mighty warriors take the Barracks, level {level} of military."
    return ""


def _act(realm: Realm, seat: int, name: str, corner: int) -> str:
    warrior = f"the {warrior_words(realm, corner)} at {corner}"
    if realm.active[corner] == IDLE:
        return f"R13.5: only an active warrior acts, and {warrior} is not."
    if realm.active[corner] == ROUSED:
        return f"R13.4: {warrior} was activated in this turn and acts from your next turn on."
    if name == "chase":
        where = tile_words(realm, realm.robber)
        return f"R13.8: the robber is on {where}, and {warrior} does not stand at that tile."
    return f"R13.6: your roads lead {warrior} to no corner where it could go."


def why_march(realm: Realm, seat: int, start: int, corner: int) -> str:
    """Refuse a corner to which the warrior from `start` cannot move."""
    if corner in targets(realm, seat, start):
        return ""
    if corner == start:
        return f"R13.6: the warrior stands at {corner} already."
    if not _leads(realm, seat, start, corner):
        return f"R13.6: your roads do not lead from {start} to {corner}."
    there = owned_words(realm, seat, corner)
    if realm.owner[corner] == seat or realm.piece[corner] <= TOWN_PIECE:
        return f"R13.6: {there} stands at {corner}."
    return f"R13.6: {there} at {corner} is not weaker than your warrior."


def why_retreat(realm: Realm, seat: int, start: int, corner: int) -> str:
    """Refuse a corner to which a displaced warrior cannot go."""
    if not _leads(realm, seat, start, corner):
        return f"R13.7: your roads do not lead from {start} to {corner}."
    return f"R13.7: {owned_words(realm, seat, corner)} stands at {corner}; it displaces nobody."


def _leads(realm: Realm, seat: int, start: int, corner: int) -> bool:
    """Tell whether roads lead to a corner: a warrior could go there if nobody were on it."""
    piece = realm.piece[corner]
    realm.piece[corner] = EMPTY
    leads = corner in shelters(realm, seat, start)
    realm.piece[corner] = piece
    return leads
