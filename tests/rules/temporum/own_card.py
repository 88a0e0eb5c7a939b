"""A designer's script: two cards of their own, in a game that plays them.

One has a program with a step of its own; the other stays in play and has hooks. Each needs a row,
an object and its messages.

Run in a process of its own: the rows must be there before the game is imported.
"""

# ruff: noqa: E402

from aevum.games.own_rows import add_card

add_card("temporum", ("Sun Dial", 0, 0, 4, 8, 5, ""))
add_card("temporum", ("Water Mill", 1, 1, 6, 12, 6, "Gain $2 for each card you draw."))

import json

from aevum.core.bot import Bot
from aevum.core.drive import Play
from aevum.core.rng import Rng
from aevum.core.state import NONE, OK, SPECTATOR, Ask, State
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum.data import CARD_NUMBER, DECK_KINDS, GIZMO_CARD, KINDS, TIMES, ZONE_NUMBER
from aevum.games.temporum.game import TemporumGame
from aevum.games.temporum.messages import BOOK
from aevum.games.temporum.moves import GO, MOVES, PLAY, SCORE, TIME_MOVE
from aevum.games.temporum.rules.asks import PICK_TIME
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect, effect_of
from aevum.games.temporum.rules.front import drawn_gain
from aevum.games.temporum.rules.hands import hold
from aevum.games.temporum.rules.money import gain
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import OwnStep, program
from aevum.games.temporum.rules.ops import draw
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.telling import Telling

SUN_DIAL = CARD_NUMBER["Sun Dial"]
WATER_MILL = CARD_NUMBER["Water Mill"]

BOOK.add(
    {
        "do-name-hour": "gain $3 for each of your crowns in a Time",
        "ask-hour": "In which Time do you count your crowns?",
        "move-hour": "Count them",
        "no-hour": "You have no crown there.",
    }
)
BOOK.add(
    {
        "card-sun-dial": "Sonnenuhr",
        "ask-hour": "In welcher Zeit zählst du deine Kronen?",
        "no-hour": "Dort hast du keine Krone.",
    },
    "de",
)


def told(key: str) -> Text:
    """Return a message of these cards."""
    return Text(key, {}, BOOK)


class NameHour(OwnStep):
    """Name a Time and gain dollars for each crown of one's own there."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return NamingHour(number, seat)

    def deed(self, telling: Telling, at: int) -> Text:
        return told("do-name-hour")


class NamingHour(ChronicleEffect):
    """A Time is named, which no other effect remembers."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.asked = 0

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE:
            self.asked = 1
            chron.ask(self.seat, PICK_TIME)
        else:
            chron.done()
            gain(chron, self.seat, 3 * self.crowns(chron, answer - TIME_MOVE + 1))

    def crowns(self, chron: Chronicle, time: int) -> int:
        """Return how many crowns its seat has in a Time."""
        return chron.crowns[self.seat * STRIDE + time]

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [TIME_MOVE + time for time in range(TIMES) if self.crowns(chron, time + 1)]

    def names(self) -> tuple[str, ...]:
        return ("asked",)

    def blank(self) -> "NamingHour":
        return NamingHour(self.op, 0)

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        return told("ask-hour")

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return Label(told("move-hour")) if 0 <= move - TIME_MOVE < TIMES else None

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return Refusal("", told("no-hour")) if 0 <= move - TIME_MOVE < TIMES else None


class WaterMill(Card):
    """It pays for each card that its owner draws."""

    def drawn_gain(self, numbers: Numbers) -> int:
        return 2


GAME = TemporumGame(own=[Card("Sun Dial", program(draw(2), NameHour())), WaterMill("Water Mill")])


def own_turn(seed: int) -> Temporum:
    """Return the first turn, at a visit that lets a card be played, with both cards in hand."""
    state = GAME.new(3, seed, False, zones="beginners")
    assert isinstance(state, Temporum)
    seat = state.turn
    for card in (SUN_DIAL, WATER_MILL):
        state.deck.take_out(card)
        hold(state, seat, card)
    state.money[seat] = 20
    assert state.audit() == ""
    there = state.place_of(ZONE_NUMBER["Balloon Revolution"])
    assert state.apply(seat, GO + there) == OK
    return state


def check(state: Temporum) -> Temporum:
    """Save, load, mask, view, fill and word a position with a question; return it as loaded."""
    again = GAME.load(json.loads(json.dumps(state.to_data())))
    assert again.to_data() == state.to_data() == state.clone().to_data()
    ask = state.asks[0]
    for viewer in (SPECTATOR, *range(state.seats)):
        view = state.mask(viewer)
        fields = GAME.view(view)
        ids = fields["card_ids"]
        assert isinstance(ids, tuple)
        assert ids[SUN_DIAL] == "sun-dial"
        assert json.dumps(fields)
        assert GAME.draw(view)
        filled = view.fill(Rng("fill"))
        assert isinstance(view, Temporum)
        assert filled.audit() == ""
        if viewer == ask.seat:
            assert filled.legal(viewer) == state.legal(viewer)
        else:
            assert SUN_DIAL not in view.hands[ask.seat]
    for move in state.legal(ask.seat):
        assert GAME.label(state.mask(ask.seat), move)
    assert isinstance(again, Temporum)
    return again


def play_the_dial() -> None:
    """Play the one with a program, from copy to copy, and answer its question."""
    state = check(own_turn(1))
    seat = state.turn
    assert {PLAY + SUN_DIAL, PLAY + WATER_MILL} <= set(state.legal(seat))
    assert "Sun Dial" in GAME.label(state.mask(seat), PLAY + SUN_DIAL)
    money, cards = state.money[seat], len(state.hands[seat])
    assert state.apply(seat, PLAY + SUN_DIAL) == OK
    state = check(state.clone())
    assert isinstance(effect_of(state), NamingHour)
    assert (state.money[seat], len(state.hands[seat])) == (money + 4, cards + 1)
    view, ask = state.mask(seat), state.asks[0]
    assert GAME.words.prompt(view, ask).text == told("ask-hour")
    assert GAME.words.label(view, TIME_MOVE).text == told("move-hour")
    assert state.legal(seat) == [TIME_MOVE]
    assert state.apply(seat, TIME_MOVE + 3) != OK
    assert GAME.words.why(view, seat, TIME_MOVE + 3) == ("", told("no-hour"))
    german = BOOK.catalogue("de")
    assert german.format(told("ask-hour")).startswith("In welcher Zeit")
    assert state.apply(seat, TIME_MOVE) == OK
    assert state.money[seat] >= money + 4 + 30
    assert state.thrown[SUN_DIAL] == 1
    assert state.audit() == ""


def lay_the_mill() -> None:
    """Play the one that stays, and gain for what its owner draws."""
    state = own_turn(2)
    seat = state.turn
    assert state.apply(seat, PLAY + WATER_MILL) == OK
    assert [each.card for each in state.front[seat]] == [WATER_MILL]
    again = GAME.load(json.loads(json.dumps(state.to_data())))
    assert isinstance(again, Temporum)
    assert isinstance(again.front[seat][0].acts_as, WaterMill)
    fields = GAME.view(state.mask(SPECTATOR))
    assert [seat, WATER_MILL, WATER_MILL, 0, -1, -1] in fields["front"]  # type: ignore[operator]
    texts = fields["card_texts"]
    assert isinstance(texts, tuple)
    assert texts[WATER_MILL] == ["about-water-mill", {}]
    assert drawn_gain(state, seat) == 2
    assert state.audit() == ""


def let_bots_play() -> None:
    """Let bots play with such cards, and see that they play and score them."""
    used: set[int] = set()
    for seed in range(12):
        state = GAME.new(2, seed, False, numbers={"sun-dial.copies": 6, "water-mill.copies": 6})
        bots: list[Bot] = [Noting(used), Noting(used)]
        Play(state, bots, seed).run()
        assert state.over()
        assert state.audit() == ""
    own = {base + card for base in (PLAY, SCORE) for card in (SUN_DIAL, WATER_MILL)}
    assert used & own == own, [MOVES.text(each) for each in sorted(own - used)]


class Noting(Bot):
    """The standard bot, which notes what it does."""

    def __init__(self, used: set[int]) -> None:
        self.used = used
        self.inner = GAME.standard()

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        move = self.inner.choose(view, ask, legal, rng)
        self.used.add(move)
        return move


if __name__ == "__main__":
    assert (SUN_DIAL, WATER_MILL, KINDS) == (DECK_KINDS - 2, DECK_KINDS - 1, GIZMO_CARD + 2)
    assert MOVES.text(SCORE + GIZMO_CARD) == "score gizmo"
    assert "| Water Mill | Perpetual | $6 | $12 | 6 | Gain $2 for" in GAME.rules()
    play_the_dial()
    lay_the_mill()
    let_bots_play()
    print("The Sun Dial and the Water Mill work.")
