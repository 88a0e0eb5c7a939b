"""A designer's script: an action card of their own, in a game that plays it.

It needs a row, a class and the messages of the class.

Run in a process of its own: the row must be there before the game is imported.
"""

# ruff: noqa: E402

from aevum.games.own_rows import add_row

add_row("imperials", ("Surveyor", 6, 0, "", "You and a player of your choice get 1 each."))

import json

import pytest

from aevum.core.drive import Play
from aevum.core.errors import BadData, BadOption
from aevum.core.frames import Effect
from aevum.core.numbers import DESIGNED
from aevum.core.rng import Rng
from aevum.core.state import NONE, OK, SPECTATOR, Ask
from aevum.core.text import Arg, Label, Question, Reader, Refusal, Text
from aevum.games.imperials import GAME as PRINTED_GAME
from aevum.games.imperials import ImperialsGame
from aevum.games.imperials.data import ACTIONS, RESOURCES
from aevum.games.imperials.messages import BOOK
from aevum.games.imperials.moves import PLAY, PLAYER, TILE, place_in
from aevum.games.imperials.rules.asks import CHOOSE_PLAYER, CHOOSE_TILE
from aevum.games.imperials.rules.card import Card, PlayedCard, played_card
from aevum.games.imperials.rules.decks import hold_card
from aevum.games.imperials.rules.land import builds_at, take
from aevum.games.imperials.rules.phrases import GOODS
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.words.events import SAY, Told

SURVEYOR = len(ACTIONS) - 1

BOOK.add(
    {
        "ask-survey-tile": "Which tile do you survey?",
        "ask-survey-player": "Who gets a card of it too?",
        "move-survey-player": "Share it",
        "no-survey-tile": "Survey a tile with a resource where you have a village or town.",
        "no-survey-player": "You get one anyway. Choose somebody else.",
        "no-play-surveyor": "You have no village or town at a tile with a resource.",
        "say-surveys": """{ $who ->
            [you] You survey a tile: 1 { $good } for you and { $other }.
           *[other] { $who } surveys a tile: 1 { $good } each, for { $other } too.
        }""",
    }
)
BOOK.add(
    {
        "card-surveyor": "„Landvermesser“",
        "card-surveyor.counted": """{ $n ->
            [1] „Landvermesser“
           *[other] { $n }-mal „Landvermesser“
        }""",
        "about-surveyor": "Du und eine Person deiner Wahl bekommt je 1 Karte.",
        "brief-surveyor": "Du und eine Person deiner Wahl bekommt je 1 Karte.",
        "ask-survey-tile": "Welches Feld vermisst du?",
        "ask-survey-player": "Wer bekommt auch eine Karte davon?",
        "move-survey-player": "Teilen",
        "no-survey-tile": "Vermiss ein Feld mit einem Rohstoff, an dem du gebaut hast.",
        "no-survey-player": "Du bekommst ohnehin eine. Wähle jemand anderen.",
        "no-play-surveyor": "Du hast an keinem Feld mit einem Rohstoff gebaut.",
    },
    "de",
)


def told(key: str, **args: Arg) -> Text:
    """Return a message of this card."""
    return Text(key, args, BOOK)


def surveys(event: Told) -> Text:
    """Return the line of the log for who surveys, who gets a card too and which."""
    other, good = event.args
    return told(
        "say-surveys",
        who=("seat", event.seat),
        other=("seat", other),
        good=("good", GOODS[good]),
    )


SAY["surveys"] = surveys


class Surveying(PlayedCard):
    """A tile is chosen, then a player."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.tile = NONE

    def names(self) -> tuple[str, ...]:
        return ("tile",)

    def blank(self) -> Effect:
        return Surveying(self.card, 0)


class Surveyor(Card):
    """A card of a tile where you build, for you and for another player."""

    def effect(self, seat: int) -> PlayedCard:
        return Surveying(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(self.tiles(realm, seat)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Surveying)
        if answer == NONE:
            self.ask(realm, played.seat, CHOOSE_TILE)
        elif played.tile == NONE:
            played.tile = answer - TILE
            self.ask(realm, played.seat, CHOOSE_PLAYER)
        else:
            realm.done()
            good, other = realm.kinds[played.tile], answer - PLAYER
            realm.tell("surveys", played.seat, [other, good])
            for seat in (played.seat, other):
                take(realm, seat, good, 1)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Surveying)
        if played.tile == NONE:
            return self.tiles(realm, ask.seat)
        return [PLAYER + other for other in range(realm.seats) if other != ask.seat]

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(told("no-play-surveyor"))

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Surveying)
        first = played.tile == NONE
        return self.asked(ask, told("ask-survey-tile" if first else "ask-survey-player"))

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        other = place_in(PLAYER, move)  # a tile says itself
        return None if other < 0 else Label(told("move-survey-player"))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        assert isinstance(played, Surveying)
        if played.tile == NONE:
            return None if place_in(TILE, move) < 0 else self.no(told("no-survey-tile"))
        return None if place_in(PLAYER, move) < 0 else self.no(told("no-survey-player"))

    def tiles(self, realm: Realm, seat: int) -> list[int]:
        tiles = range(len(realm.kinds))
        return [
            TILE + tile
            for tile in tiles
            if 0 <= realm.kinds[tile] < RESOURCES and builds_at(realm, seat, tile)
        ]


GAME = ImperialsGame(own=[Surveyor("Surveyor")])


def after_the_roll(seed: int) -> Imperials:
    """Return a turn whose player holds a Surveyor, drawn from its deck, and has rolled."""
    state = GAME.new(3, seed, False, mode="wonders", player_trades=False)
    assert isinstance(state, Imperials)
    rng = Rng(f"surveyor {seed}")
    while not (state.rolled and len(state.asks) == 1 and state.asks[0].seat == state.turn):
        seat = state.asks[0].seat
        assert state.apply(seat, state.random_move(seat, rng)) == OK
    state.decks[0].take(SURVEYOR)
    hold_card(state, state.turn, SURVEYOR)
    return state


def check(state: Imperials) -> Imperials:
    """Save, load, mask, view and word a position with an open question; return it as loaded."""
    again = GAME.load(json.loads(json.dumps(state.to_data())))
    assert again.to_data() == state.to_data()
    for viewer in (SPECTATOR, *range(state.seats)):
        view = state.mask(viewer)
        assert json.dumps(GAME.view(view))
        assert GAME.draw(view)
    ask = state.asks[0]
    assert GAME.words.prompt(state.mask(ask.seat), ask).text.key.startswith("ask-survey")
    assert "Surveyor" in GAME.prompt(state.mask(ask.seat), ask)
    for move in state.legal(ask.seat):
        assert GAME.label(state.mask(ask.seat), move)
    assert isinstance(again, Imperials)
    filled = state.mask((ask.seat + 1) % state.seats).fill(Rng("fill"))
    assert filled.legal(ask.seat) == state.legal(ask.seat)
    return again


def play_by_hand() -> None:
    """Play the card in a position, with both its questions, from copy to copy."""
    state = after_the_roll(1)
    card = GAME.cards[SURVEYOR]
    assert card.blocked(state, state.turn) == ("", told("no-play-surveyor"))
    seat, other = state.turn, (state.turn + 1) % 3
    assert PLAY + SURVEYOR in state.legal(seat)
    assert "Surveyor" in GAME.label(state.mask(seat), PLAY + SURVEYOR)
    assert state.apply(seat, PLAY + SURVEYOR) == OK
    state = check(state)
    elsewhere = next(move for move in range(TILE, TILE + 19) if move not in state.legal(seat))
    assert GAME.words.why(state.mask(seat), seat, elsewhere) == ("", told("no-survey-tile"))
    tile = state.legal(seat)[-1] - TILE
    assert state.apply(seat, TILE + tile) == OK
    seen = played_card(state, state.asks[0])
    assert isinstance(seen, Surveying)
    assert seen.tile == tile
    state = check(state.clone())
    sizes, good = state.sizes[:], GOODS[state.kinds[tile]]
    state.events = []
    assert state.apply(seat, PLAYER + seat) != OK
    refusal = GAME.words.why(state.mask(seat), seat, PLAYER + seat)
    assert refusal == ("", told("no-survey-player"))
    german = BOOK.catalogue("de")
    assert german.format(told("no-survey-player")).startswith("Du bekommst")
    assert GAME.words.label(state.mask(seat), PLAYER + other).text == told("move-survey-player")
    assert state.apply(seat, PLAYER + other) == OK
    assert [state.sizes[s] - sizes[s] for s in (seat, other)] == [1, 1]
    assert state.audit() == ""
    line = GAME.words.say(state.events[0], state)
    names = Reader(seat, ["Anna", "Hans", "Mo"])
    english = BOOK.catalogue("en")
    assert english.format(line, names) == (
        f"You survey a tile: 1 {good} for you and {names.names[other]}."
    )
    counted = told("card-surveyor.counted", n=2)
    assert english.format(counted) == "2 \N{MULTIPLICATION SIGN} Surveyor"
    assert german.format(counted) == "2-mal „Landvermesser“"


def let_bots_play() -> None:
    """Let bots play a short game with such cards, and one of them the card itself."""
    state = GAME.new(3, 1, False, mode="wonders", rounds=10)
    Play(state, [GAME.standard() for _ in range(3)], 1).run()
    assert state.over()
    turn = after_the_roll(2)
    assert bot_move(turn) == PLAY + SURVEYOR, "what it does not know it plays as soon as it can"
    assert turn.apply(turn.turn, PLAY + SURVEYOR) == OK
    while len(turn.table) > 1:
        assert turn.apply(turn.asks[0].seat, bot_move(turn)) == OK


def bot_move(state: Imperials) -> int:
    """Return what the standard bot answers to the open question."""
    ask = state.asks[0]
    view = state.mask(ask.seat)
    return GAME.standard().choose(view, ask, view.legal(ask.seat), Rng("bot"))


def the_printed_game_refuses_it() -> None:
    """The printed game has the row, but no object for it."""
    with pytest.raises(BadOption, match=r"^Surveyor: a row, but no object"):
        PRINTED_GAME.new(3, 1)
    with pytest.raises(BadData, match=r"^Surveyor: a row, but no object"):
        PRINTED_GAME.load(GAME.new(3, 1).to_data())


if __name__ == "__main__":
    the_printed_game_refuses_it()
    assert (
        GAME.numbers.find("surveyor.copies").grade
        == DESIGNED
        != GAME.numbers.find("smith.copies").grade
    )
    play_by_hand()
    let_bots_play()
    print("The Surveyor works.")
