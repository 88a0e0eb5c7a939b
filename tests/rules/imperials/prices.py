"""Play Imperials with hands close to the costs, and check every list of moves against the hand."""

from aevum.core.drive import Driver
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.core.text import counted_list
from aevum.games.imperials import GAME
from aevum.games.imperials.data import (
    ACTIONS,
    CARD_NAMES,
    CARDS,
    CRANE,
    DECKS,
    MEDICINE,
    RATIOS,
    RESOURCES,
    Numbers,
)
from aevum.games.imperials.moves import MARCH, MARKET, OFFER, PLAY, ROAD
from aevum.games.imperials.rules.asks import MAIN
from aevum.games.imperials.rules.phrases import goods
from aevum.games.imperials.rules.realm import KINDS
from aevum.games.imperials.rules.state import Imperials

POSITIONS = 60  # in each mode, with a hand dealt for it
WHYS = 10  # refusals that are asked for in each position
DRAWS = 30  # random moves per legal one, so that missing one has a probability of e**-30
BUILDS = {
    "basic": {"road", "village", "town", "buy", "market"},
    "wonders": {
        "road", "village", "town", "warrior", "activate", "upgrade", "fence", "improve", "market",
        "play crane", "play medicine",
    },
}  # fmt: skip
THINGS = (
    "road", "village", "town", "action", "warrior", "upgrade", "activation", "fence", "medicine",
)  # fmt: skip


def raised(card: int) -> dict[str, int]:
    """Return numbers with which everything costs one more of a card, and everything else more."""
    names = [f"{thing}.{CARD_NAMES[card]}" for thing in THINGS]
    names += [f"improvement.cost.{level}" for level in range(1, 6)]
    names += [ratio.name for ratio in RATIOS]
    printed = GAME.numbers.printed.values
    return {name: printed[name] + 1 for name in names if name in printed}


def all_costs(numbers: Numbers) -> list[tuple[int, ...] | int]:
    """Return everything that is paid: cards by kind, or a number of one kind."""
    things: list[tuple[int, ...] | int] = [
        numbers.road_cost, numbers.village_cost, numbers.town_cost, numbers.action_cost,
        numbers.warrior_cost, numbers.upgrade_cost, numbers.activation_cost, numbers.fence_cost,
        numbers.medicine_cost,
    ]  # fmt: skip
    ratios = [numbers.market_ratio, numbers.general_ratio, numbers.port_ratio]
    return [*things, numbers.level_costs[0], *ratios]


def deal(state: Imperials, seat: int, rng: Rng) -> None:
    """Give a seat exactly what something costs, or one card less, and no other such card."""
    first = seat * CARDS
    for card in range(CARDS):
        state.market[card] += state.hands[first + card]
        state.hands[first + card] = 0
    costs = all_costs(state.terms.numbers)
    cost = costs[rng.below(len(costs))]
    if isinstance(cost, int):  # the first level of an improvement, a ratio of the market
        hand = [0] * CARDS
        hand[rng.below(CARDS)] = cost + int(rng.below(3))
    else:
        hand = list(cost)
    if sum(hand) and rng.below(2):
        hand[rng.pick([card for card in range(CARDS) if hand[card]])] -= 1
    for card in range(CARDS if state.wonders else RESOURCES):
        held = min(hand[card], state.market[card])
        state.market[card] -= held
        state.hands[first + card] = held
    state.sizes[seat] = sum(state.hands[first : first + CARDS])


def give_card(state: Imperials, seat: int, card: int) -> None:
    """Let a seat hold an action card, if one is left in the middle of its deck."""
    deck = ACTIONS[card].deck
    if state.decks[deck].mixed[card] and not state.cards[seat * KINDS + card]:
        state.decks[deck].take_out(card)
        state.cards[seat * KINDS + card] += 1
        state.held[seat * DECKS + deck] += 1


def hold(state: Imperials, seat: int, rng: Rng) -> None:
    """Compare `legal`, `apply`, `random_move` and the words with each other and with the hand."""
    legal = state.legal(seat)
    for move in legal:
        made = _made(state, seat, move)
        if ROAD <= move < MARCH:
            price = counted_list("good", goods(_paid(state, made, seat)))
            assert GAME.words.label(state.mask(seat), move).cost == price
        elif move in (PLAY + CRANE, PLAY + MEDICINE):
            _hold_card(made, seat)
    others = [*range(ROAD, MARCH), *range(MARKET, OFFER), PLAY + CRANE, PLAY + MEDICINE]
    others = [move for move in others if move not in legal]
    assert all(state.apply(seat, move) != OK for move in others)
    assert all(GAME.why(state.mask(seat), seat, rng.pick(others)) for _ in range(WHYS))
    assert {state.random_move(seat, rng) for _ in range(DRAWS * len(legal))} == set(legal)


def _hold_card(state: Imperials, seat: int) -> None:
    """Give every answer to a card that builds something, and check its label."""
    for answer in state.legal(seat):
        made = _made(state, seat, answer)
        spent = _paid(state, made, seat)
        price = counted_list("good", goods(spent)) if sum(spent) else None
        assert GAME.words.label(state.mask(seat), answer).cost == price


def _made(state: Imperials, seat: int, move: int) -> Imperials:
    made = state.clone()
    assert made.apply(seat, move) == OK, GAME.moves.text(move)
    assert made.audit() == "", f"{GAME.moves.text(move)}: {made.audit()}"
    return made


def _paid(before: Imperials, after: Imperials, seat: int) -> list[int]:
    """Return which cards a move has taken out of a hand."""
    places = range(seat * CARDS, seat * CARDS + CARDS)
    return [before.hands[place] - after.hands[place] for place in places]


def named(move: int) -> str:
    """Return the kind of a move, with its card if it plays one."""
    words = GAME.moves.text(move).split()
    return " ".join(words[:2]) if words[0] == "play" else words[0]


def play(mode: str, numbers: dict[str, int], rng: Rng) -> None:
    """Play on with such hands until somebody could pay for every kind of thing."""
    options: dict[str, object] = {"mode": mode, "player_trades": False, "points": 20}
    state = GAME.new(3, int(rng.below(1000)), False, numbers=numbers, **options)
    assert isinstance(state, Imperials)
    driver = Driver(state)
    offered: set[str] = set()
    positions = 0
    while positions < POSITIONS or not offered >= BUILDS[mode]:
        driver.random_step(rng)
        assert not state.over(), f"never offered: {BUILDS[mode] - offered}"
        ask = state.asks[0]
        if ask.kind == MAIN and ask.must:
            deal(state, ask.seat, rng)
            if state.wonders:
                give_card(state, ask.seat, CRANE)
                give_card(state, ask.seat, MEDICINE)
            hold(state, ask.seat, rng)
            offered |= {named(move) for move in state.legal(ask.seat)}
            positions += 1
