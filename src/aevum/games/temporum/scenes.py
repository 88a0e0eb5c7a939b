"""Scenes for the rules of Temporum: a table set up in words, then played on in notation.

A Zone is given by its name; it goes to the first free place of its Time, which is made real. Quiet
Zones fill the rest of the board. The deck is drawn by name: `draw("Artist")` answers for chance.
"""

# not compiled: positions are built for tests and notebooks

import json
import re
from collections.abc import Mapping
from typing import Self

from aevum.core.events import Event
from aevum.core.state import CHANCE, NONE, OK, TABLE
from aevum.games.temporum import GAME
from aevum.games.temporum.data import (
    CARD_NUMBER,
    CARDS,
    DECK_KINDS,
    GIZMO_CARD,
    LEADS,
    OUTSIDE,
    PLACES_OF,
    SLOTS,
    TIME_OF,
    TRADE_GOODS,
    ZONE_NUMBER,
    ZONES,
)
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.asks import ASK_NAMES
from aevum.games.temporum.rules.chronicle import STRIDE
from aevum.games.temporum.rules.dealing import put_tokens
from aevum.games.temporum.rules.hands import lay_in_front
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.turns import Turn

REASON = re.compile(r"R\d+\.\d+: .*\.")  # one sentence that names a rule
# Zones with only the effect of their kind, or almost none
PLAIN = (
    "Ancient Egypt",
    "Roman Empire",
    "Renaissance",
    "Balloon Revolution",
    "American Civil War",
    "French Revolution",
    "Nanotech Wonderland",
    "Utopia",
    "Mere Anarchy",
    "Savagery",
)


class Scene:
    """A position that is set up, then played on; methods that build it return it, for chaining."""

    def __init__(
        self, seats: int = 2, *zones: str, numbers: Mapping[str, int] | None = None
    ) -> None:
        """Seat 0 begins. Named Zones are on the board and on the real path, each in its Time.

        `numbers` are those that differ from print.
        """
        chosen, real = _board(zones)
        options = GAME.settle({"zones": ",".join(chosen)})
        state = GAME.setup_with(1, seats, 1, options, GAME.numbers.settle(numbers))
        assert isinstance(state, Temporum)
        self.state = state
        self.told: list[Event] = []
        """All events since the scene began, oldest first."""
        state.explicit = True
        state.zones = [ZONE_NUMBER[name] for name in chosen]
        for place in real[:-1]:
            after = next(each for each in real if TIME_OF[each] == TIME_OF[place] + 1)
            state.pointer[place] = LEADS[place].index(after)
        state.look()
        state.pawn = [state.real[4]] * seats
        put_tokens(state)
        state.table.clear()
        state.start_effect_on(TABLE, Turn(0))
        self.started = False

    # Setting the scene

    def money(self, seat: int, dollars: int) -> Self:
        self.state.money[seat] = dollars
        return self

    def crowns(self, seat: int, *by_time: int) -> Self:
        """Place all of a seat's crowns: so many in Times I, II, III and IV."""
        assert (sum(by_time), len(by_time)) == (self.state.terms.numbers.crowns, 4)
        self.state.crowns[seat * STRIDE : seat * STRIDE + STRIDE] = [0, *by_time]
        return self

    def at(self, seat: int, zone: str) -> Self:
        """Put a pawn on a Zone, by its name."""
        self.state.pawn[seat] = self.place(zone)
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """Give a seat these cards, and put its old hand back into the deck."""
        for card in self.state.hands[seat]:
            self._give_back(card)
        self.state.hands[seat] = sorted(self._take(name) for name in names)
        return self

    def front(self, seat: int, *names: str) -> Self:
        """Lay Perpetual cards in front of a seat, as if played in an earlier turn."""
        for name in names:
            card = self._take(name)
            self.state.plays += 1
            lay_in_front(self.state, seat, card, card)
        return self

    def tuck(self, seat: int, name: str) -> Self:
        """Put a card under a seat's last Cache."""
        self.state.front[seat][-1].tucked = self._take(name)
        return self

    def thrown(self, *names: str) -> Self:
        """Lay cards on the discard pile."""
        for name in names:
            self.state.thrown[self._take(name)] += 1
        return self

    def on_deck(self, *names: str) -> Self:
        """Lay cards on top of the deck, unseen; the first named is drawn first."""
        for name in reversed(names):
            self.state.deck.put_on_top(self._take(name))
        return self

    def empty_deck(self) -> Self:
        """Discard the whole deck."""
        for card in range(DECK_KINDS):
            while self.state.deck.mixed[card]:
                self.state.deck.take_out(card)
                self.state.thrown[card] += 1
        return self

    def robot(self, name: str) -> Self:
        self.state.robot = self._take(name)
        return self

    def quiet(self, *names: str) -> Self:
        """Put these cards on Quiet Planet."""
        self.state.quiet = sorted(self._take(name) for name in names)
        return self

    def turn_of(self, seat: int, before: int = NONE) -> Self:
        """Set the player of the turn; `before` had the turn before it."""
        self.state.table[0].seat = seat
        self.state.turn = self.state.regular = seat
        self.state.before = before
        return self

    def begin(self) -> Self:
        """Begin the turn when the scene is set up."""
        self.state.events = []
        self.started = True
        self.state.start()
        self.check()
        return self

    def _take(self, name: str) -> int:
        card = CARD_NUMBER[name]
        if card >= DECK_KINDS:
            self.state.special[card - DECK_KINDS] -= 1
        else:
            assert self.state.deck.mixed[card] > 0, f"there is no {name} left"
            self.state.deck.take_out(card)
        return card

    def _give_back(self, card: int) -> None:
        if card >= DECK_KINDS:
            self.state.special[card - DECK_KINDS] += 1
        else:
            self.state.deck.mix_in(card)

    # Playing on

    def do(self, seat: int, *moves: str) -> Self:
        """Let a seat make moves, each of which must be legal. Begin the turn if necessary."""
        if not self.started:
            self.begin()
        for text in moves:
            move = self.move(text)
            legal = self.state.legal(seat)
            assert move in legal, f"{text} is not legal: {[MOVES.text(each) for each in legal]}"
            self.state.play(seat, move)
            self.check()
        return self

    def move(self, text: str) -> int:
        """Return the move in this notation, which may have names of Zones and cards."""
        verb, _, rest = text.partition(" ")
        if verb in ("move", "zone") and rest in ZONE_NUMBER:
            return MOVES.parse(f"{verb} {self.place(rest) + 1}")
        if rest in CARD_NUMBER:
            return MOVES.named(verb).base + CARD_NUMBER[rest]
        return MOVES.parse(text)

    def draw(self, *names: str) -> Self:
        """Answer for chance: these cards are drawn, one after another."""
        for name in names:
            self.state.play(CHANCE, self.move(f"drawn {name}"))
            self.check()
        return self

    def refused(self, seat: int, text: str) -> None:
        """Try a move that must be refused with a rule, and change nothing."""
        if not self.started:
            self.begin()
        move, before = self.move(text), self.state.to_data()
        assert move not in self.state.legal(seat), f"{text} is legal"
        assert REASON.fullmatch(GAME.why(self.state.mask(seat), seat, move))
        refusal = self.state.apply(seat, move)
        assert refusal != OK
        assert self.state.to_data() == before

    def reload(self) -> Self:
        """Save the game and continue with what was saved."""
        state = GAME.load(json.loads(json.dumps(self.state.to_data())))
        assert isinstance(state, Temporum)
        self.state = state
        state.events = []
        return self

    def check(self) -> None:
        """Check that nothing is lost and everything can be rendered, saved and copied."""
        for event in self.state.events or []:
            assert str(GAME.words.say(event, self.state)).endswith(".")
        for ask in self.state.asks:
            if ask.seat != CHANCE:
                assert GAME.prompt(self.state.mask(ask.seat), ask)[-1] in ".?"
        self.told += self.state.events or []
        self.state.events = []
        assert self.state.audit() == ""
        data = self.state.to_data()
        assert GAME.load(json.loads(json.dumps(data))).to_data() == data
        assert self.state.clone().to_data() == data

    # Looking

    def asked(self) -> list[tuple[int, str]]:
        """Return who is asked what; chance is seat -1."""
        if not self.started:
            self.begin()
        return [
            (ask.seat, "chance" if ask.seat == CHANCE else ASK_NAMES[ask.kind])
            for ask in self.state.asks
        ]

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """Return a seat's legal moves in notation, those that begin with a word."""
        if not self.started:
            self.begin()
        texts = [MOVES.text(move) for move in self.state.legal(seat)]
        return [text for text in texts if text.startswith(verb)]

    def place(self, zone: str) -> int:
        """Return the place of a Zone."""
        found = self.state.place_of(ZONE_NUMBER[zone])
        assert found != NONE, f"{zone} is not on the board"
        return found

    def here(self, seat: int) -> str:
        """Return the name of the Zone where a pawn is; "outside" outside Time."""
        place = self.state.pawn[seat]
        return "outside" if place >= OUTSIDE else ZONES[self.state.zones[place]].name

    def crowns_of(self, seat: int) -> list[int]:
        first = seat * STRIDE
        return self.state.crowns[first + 1 : first + STRIDE]

    def money_of(self, seat: int) -> int:
        return self.state.money[seat]

    def hand_of(self, seat: int) -> list[str]:
        return [CARDS[card].name for card in self.state.hands[seat]]

    def front_of(self, seat: int) -> list[str]:
        """Return the kinds as which the Perpetual cards in front of a seat act."""
        return [CARDS[each.kind].name for each in self.state.front[seat]]

    def thrown_cards(self) -> list[str]:
        """Return the discard pile, sorted by the table of cards."""
        return [
            CARDS[card].name for card, number in enumerate(self.state.thrown) for _ in range(number)
        ]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.told if event.kind == kind]


def _board(zones: tuple[str, ...]) -> tuple[list[str], list[int]]:
    """Return ten Zones in the order of the board, and the real path over the named ones."""
    rows: list[list[str]] = [[], [], [], [], []]
    for name in zones:
        rows[ZONES[ZONE_NUMBER[name]].time].append(name)
    for name in PLAIN:
        row = rows[ZONES[ZONE_NUMBER[name]].time]
        time = ZONES[ZONE_NUMBER[name]].time
        if name not in row and len(row) < time:
            row.append(name)
    # The first named Zone of each Time is leftmost, where the path runs straight down.
    chosen = [name for row in rows[1:] for name in row]
    assert len(chosen) == SLOTS, f"these do not fit on a board: {chosen}"
    return chosen, [PLACES_OF[time][0] for time in range(1, 5)]


__all__ = ["GIZMO_CARD", "TRADE_GOODS", "Scene"]
