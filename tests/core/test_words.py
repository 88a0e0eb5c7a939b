"""Games have messages or English sentences, and shells read both in the same way."""

import pytest

from aevum.core.events import Event
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import CORE, NOBODY, Label, Question, Reader, Refusal, Text, literal, words_of
from aevum.core.words import Words
from aevum.games.template import GAME as TEMPLATE
from aevum.games.template import messages as m
from aevum.games.template.moves import HOLD, MOVES, ROLL
from tests.tiny import TINY, haggle, sheets
from tests.tiny import messages as tiny

HAGGLE, SHEETS = TINY[0], TINY[1]
GERMAN_READERS = [Reader(you, ["Anna", "Hans", "Eva", "Tom"]) for you in (-1, 0, 1)]


def everything_said(game: Game, seed: int) -> list[Text]:
    """Return a game's words in a random match: log, questions, labels, refusals and undo."""
    state = game.new(seed=seed)
    rng = Rng(seed)
    found: list[Text] = []
    while state.asks:
        asks = [ask for ask in state.asks if state.legal(ask.seat)]
        ask = asks[rng.below(len(asks))]
        view = state.mask(ask.seat)
        move = rng.pick(state.legal(ask.seat))
        refusals = [game.words.why(view, ask.seat, other) for other in range(2, game.moves.size)]
        found.append(game.words.prompt(view, ask).whole())
        found += [game.words.label(view, each).whole() for each in state.legal(ask.seat)]
        found += [each.text for each in refusals if each is not None]
        state.events = []
        state.apply(ask.seat, move)
        found.append(game.words.done(state.mask(ask.seat), move))
        found += [game.words.say(event, state) for event in state.events]
    return found


@pytest.mark.parametrize("game", [TEMPLATE, SHEETS], ids=lambda game: game.name)
def test_a_game_in_messages_says_everything_in_german(game: Game) -> None:
    book = m.BOOK if game is TEMPLATE else tiny.BOOK
    said = [text for seed in range(3) for text in everything_said(game, seed)]
    roles = {text.key.partition("-")[0] for text in said}
    assert roles == {"say", "ask", "move", "no", "undo"}
    for text in dict.fromkeys(said):
        for reader in GERMAN_READERS:
            german = book.catalogue("de")
            assert german.language(text) == "de", text
            assert "{" not in german.format(text, reader)
            assert book.catalogue("en-XA").format(text, reader).startswith("⟦")


def test_a_game_in_messages_has_a_book_and_others_the_common_one() -> None:
    assert TEMPLATE.book.languages() == ["de", "en", "en-XA"]
    assert TEMPLATE.book.catalogue("de").format(m.ask_roll()) == "Würfle."
    assert HAGGLE.book is CORE


def test_the_template_is_read_in_english_by_every_shell() -> None:
    state = TEMPLATE.new(seed=1)
    view = state.mask(0)
    assert TEMPLATE.prompt(view, state.asks[0]) == "Roll the die."
    assert TEMPLATE.label(view, ROLL) == TEMPLATE.line(view, [ROLL]) == "Roll"
    assert TEMPLATE.done(view, HOLD) == "holding"
    told = TEMPLATE.words.say(Event("hold", 1, [7]), view)
    assert str(told) == "Player 2 holds 7 points."
    assert TEMPLATE.why(view, 0, ROLL) == ""
    assert TEMPLATE.why(view, 1, ROLL) == f"R2.1: {m.no_turn()}"


def test_the_template_speaks_to_its_reader_in_german() -> None:
    german = m.BOOK.catalogue("de")
    told = TEMPLATE.words.say(Event("die", 1, [1]), TEMPLATE.new())
    assert told == m.say_bust(who=1, side=1)
    assert german.format(told, Reader(1)) == "Du würfelst 1 und verlierst den Zug."
    assert german.format(told, NOBODY) == "Spieler 2 würfelt 1 und verliert den Zug."
    refusal = TEMPLATE.words.why(TEMPLATE.new().mask(1), 1, ROLL)
    assert refusal == Refusal("R2.1", m.no_turn())


def test_moves_without_words_of_their_own_are_told_in_notation() -> None:
    view = TEMPLATE.new().mask(0)
    die = MOVES.base("die")
    assert TEMPLATE.label(view, die) == TEMPLATE.done(view, die) == "die 1"
    assert SHEETS.label(SHEETS.new().mask(0), sheets.DIE) == "die 1"
    words = Words(MOVES)
    assert words.say(Event("odd", NONE, [1, 2]), TEMPLATE.new()) == literal("odd 1 2")
    for abstract in (lambda: words.prompt(view, Ask(0, 0, 1)), lambda: words.why(view, 0, ROLL)):
        with pytest.raises(NotImplementedError):
            abstract()


def test_a_game_in_english_gives_its_sentences_as_messages() -> None:
    state = HAGGLE.new(seed=1)
    view, ask = state.mask(0), state.asks[0]
    words = HAGGLE.words
    assert words.prompt(view, ask) == Question(literal("Sell, offer or end your turn."))
    assert words.label(view, haggle.END) == words.line(view, [haggle.END]) == Label(literal("end"))
    assert words.done(view, haggle.END) == literal("end")
    assert words.say(Event("ends", 0, []), TEMPLATE.new()) == literal("player 1 ends")
    assert words.why(view, 0, haggle.END) is None
    refusal = words.why(view, 1, haggle.END)
    assert refusal == Refusal("R2", literal("you are not asked anything now."))
    assert words_of(refusal) == HAGGLE.why(view, 1, haggle.END)


def test_a_refusal_without_a_rule_keeps_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    view = HAGGLE.new(seed=1).mask(1)
    for sentence in ("Not now: wait.", "Never."):
        monkeypatch.setattr(type(HAGGLE), "why", lambda *_, told=sentence: told)
        assert HAGGLE.words.why(view, 1, haggle.END) == Refusal("", literal(sentence))
