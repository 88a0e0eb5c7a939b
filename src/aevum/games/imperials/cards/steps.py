"""Action cards: which can be played, and which step carries each of them out."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.cards.basic import (
    can_harvest,
    step_harvest,
    step_monopoly,
    step_road_builder,
    step_warrior,
)
from aevum.games.imperials.cards.military import (
    deserted,
    has_idle,
    has_open_road,
    intrigued,
    invited,
    sabotaged,
    spied,
    step_bishop,
    step_deserter,
    step_diplomat,
    step_intrigue,
    step_saboteur,
    step_spy,
    step_warlord,
    step_wedding,
)
from aevum.games.imperials.cards.science import (
    can_swap,
    cranes,
    curable,
    fenceable,
    reaches,
    smithable,
    step_alchemist,
    step_crane,
    step_engineer,
    step_inventor,
    step_irrigation,
    step_medicine,
    step_smith,
)
from aevum.games.imperials.cards.trade import (
    can_send_merchant,
    held_cards,
    richer,
    step_fleet,
    step_harbor,
    step_master,
    step_merchant,
)
from aevum.games.imperials.data import (
    ACTIONS,
    ALCHEMIST,
    BASIC_DECK,
    BISHOP,
    COMMERCIAL_HARBOR,
    CRANE,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    GREEN_ROAD_BUILDER,
    HARVEST,
    INTRIGUE,
    INVENTOR,
    IRRIGATION,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MERCHANT_FLEET,
    MINING,
    ORE,
    RESOURCES,
    ROAD_BUILDER,
    SABOTEUR,
    SMITH,
    SPY,
    TREASURE,
    WARLORD,
    WARRIOR_CARD,
    WHEAT,
)
from aevum.games.imperials.rules.asks import PLAYED
from aevum.games.imperials.rules.building import can_lay_road
from aevum.games.imperials.rules.dragon import let_go
from aevum.games.imperials.rules.realm import KINDS, Realm


def in_hand(realm: Realm, seat: int, card: int) -> bool:
    """Tell whether a seat holds such a card that it may play by its age (R9.2)."""
    held = realm.cards[seat * KINDS + card]
    return held > 0 and (realm.wonders or held > realm.fresh[card])


def playable(realm: Realm, seat: int, card: int) -> bool:
    """Tell whether the player of the turn may play such a card now."""
    if not in_hand(realm, seat, card):
        return False
    if not realm.wonders:
        unused = realm.played < realm.terms.numbers.action_plays
        return unused and _basic_can(realm, seat, card)
    if card == ALCHEMIST or not realm.rolled:
        return card == ALCHEMIST and not realm.rolled
    deck = ACTIONS[card].deck
    if deck == 0:
        return _science_can(realm, seat, card)
    if deck == 1:
        return _trade_can(realm, seat, card)
    return _military_can(realm, seat, card)


def _basic_can(realm: Realm, seat: int, card: int) -> bool:
    if card == TREASURE:
        return False
    if card == ROAD_BUILDER:
        return can_lay_road(realm, seat)
    return card != HARVEST or can_harvest(realm)


def _science_can(realm: Realm, seat: int, card: int) -> bool:
    if card == CRANE:
        return len(cranes(realm, seat)) > 0
    if card == ENGINEER:
        return len(fenceable(realm, seat)) > 0
    if card == INVENTOR:
        return can_swap(realm)
    if card == IRRIGATION:
        return reaches(realm, seat, WHEAT)
    if card == MEDICINE:
        return len(curable(realm, seat)) > 0
    if card == MINING:
        return reaches(realm, seat, ORE)
    if card == SMITH:
        return len(smithable(realm, seat, NONE)) > 0
    return can_lay_road(realm, seat)


def _trade_can(realm: Realm, seat: int, card: int) -> bool:
    if card == COMMERCIAL_HARBOR:
        mine = len(held_cards(realm, seat, 0, RESOURCES)) > 0
        return mine and sum(realm.sizes) > realm.sizes[seat]
    if card == MASTER_MERCHANT:
        return len(richer(realm, seat)) > 0
    return card != MERCHANT or can_send_merchant(realm, seat)


def _military_can(realm: Realm, seat: int, card: int) -> bool:
    if card == BISHOP:
        return realm.attacks > 0
    if card == DESERTER:
        return len(deserted(realm, seat)) > 0
    if card == DIPLOMAT:
        return has_open_road(realm)
    if card == INTRIGUE:
        return len(intrigued(realm, seat)) > 0
    if card == SABOTEUR:
        return sum(sabotaged(realm, seat)) > 0
    if card == SPY:
        return len(spied(realm, seat)) > 0
    if card == WARLORD:
        return has_idle(realm, seat)
    return sum(invited(realm, seat)) > 0


def play(realm: Realm, seat: int, card: int) -> None:
    """Play a card from the hand: it goes out of the game or under its deck, then it works."""
    let_go(realm, seat, card)
    realm.tell("plays", seat, [card], reveals=True)
    if ACTIONS[card].deck == BASIC_DECK:
        realm.spent[card] += 1
        realm.played += 1
    else:
        realm.decks[ACTIONS[card].deck].put_under(card, (1 << realm.seats) - 1)
    realm.push(PLAYED, seat, card)


def step_played(realm: Realm, frame: Frame, answer: int) -> None:
    """Carry a played card on."""
    card = frame.a
    if card == WARRIOR_CARD:
        step_warrior(realm, frame, answer)
    elif card in (ROAD_BUILDER, GREEN_ROAD_BUILDER):
        step_road_builder(realm, frame, answer)
    elif card == HARVEST:
        step_harvest(realm, frame, answer)
    elif ACTIONS[card].deck == 0:
        _step_science(realm, frame, answer)
    elif ACTIONS[card].deck == 2:
        _step_military(realm, frame, answer)
    else:
        _step_trade(realm, frame, answer)


def _step_science(realm: Realm, frame: Frame, answer: int) -> None:
    card = frame.a
    if card == ALCHEMIST:
        step_alchemist(realm, frame, answer)
    elif card == CRANE:
        step_crane(realm, frame, answer)
    elif card == ENGINEER:
        step_engineer(realm, frame, answer)
    elif card == INVENTOR:
        step_inventor(realm, frame, answer)
    elif card == MEDICINE:
        step_medicine(realm, frame, answer)
    elif card == SMITH:
        step_smith(realm, frame, answer)
    else:
        step_irrigation(realm, frame, answer)


def _step_trade(realm: Realm, frame: Frame, answer: int) -> None:
    """The yellow cards, and Monopoly, which works as they do."""
    card = frame.a
    if card == COMMERCIAL_HARBOR:
        step_harbor(realm, frame, answer)
    elif card == MASTER_MERCHANT:
        step_master(realm, frame, answer)
    elif card == MERCHANT:
        step_merchant(realm, frame, answer)
    elif card == MERCHANT_FLEET:
        step_fleet(realm, frame, answer)
    else:
        step_monopoly(realm, frame, answer)


def _step_military(realm: Realm, frame: Frame, answer: int) -> None:
    card = frame.a
    if card == BISHOP:
        step_bishop(realm, frame, answer)
    elif card == DESERTER:
        step_deserter(realm, frame, answer)
    elif card == DIPLOMAT:
        step_diplomat(realm, frame, answer)
    elif card == INTRIGUE:
        step_intrigue(realm, frame, answer)
    elif card == SABOTEUR:
        step_saboteur(realm, frame, answer)
    elif card == SPY:
        step_spy(realm, frame, answer)
    elif card == WARLORD:
        step_warlord(realm, frame, answer)
    else:
        step_wedding(realm, frame, answer)
