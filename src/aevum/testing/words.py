"""Words: notation, prompts, labels, drawings, views and reasons, from masked states only."""

import json
from itertools import chain
from typing import Final

from aevum.core.drive import Driver
from aevum.core.errors import BadMove
from aevum.core.events import project
from aevum.core.state import State
from aevum.core.text import AS_WRITTEN, PSEUDO, Catalogue, Reader, Text
from aevum.testing.case import Case, positions
from aevum.testing.moves import codes

REFUSED: Final = 200  # moves to try in each position that may be refused
BOT_NODES: Final = 200  # positions that they may try for a decision, if they search
BOT_MOVES: Final = 240  # of a game between bots
BOT_EVERY: Final = 12  # of these: a position in which everything is rendered


def check_notation(case: Case) -> None:
    """Every move of the table can be read from its notation and from its JSON form."""
    table = case.game.moves
    for move in range(table.size):
        text = table.text(move)
        case.hold(table.parse(f"  {text.upper()} ") == move, 0, f"{text!r} is read as another move")
        again = table.from_json(json.loads(json.dumps(table.json(move))))
        case.hold(again == move, 0, f"{table.json(move)} is read as another move")
    for text in ("", "no such move", table.text(table.size - 1) + " 1"):
        try:
            table.parse(text)
        except BadMove:
            continue
        case.fail(0, f"{text!r} was read as a move")


def check_options(case: Case) -> None:
    """The words of an option's values fit its kind."""
    for option in case.game.options:
        values = {"choice": len(option.choices), "bool": 2, "int": 1}.get(option.kind, 0)
        each = option.high - option.low + 1 if option.kind == "int" else values
        fits = len(option.words) in (0, values, each)
        case.hold(fits, 0, f"{option.name} has words for other values than its own")


def check_why(case: Case) -> None:
    """`why` is empty for legal moves and a sentence for all others."""
    rng = case.rng("why")
    for row, state in positions(case, sparse=6):
        for seat in range(case.seats):
            view = state.mask(seat)
            legal = state.legal(seat)
            for move in [*legal[:8], *codes(case.game, legal, rng)]:
                if 0 <= move < case.game.moves.size:
                    reason = case.game.why(view, seat, move)
                    text = case.game.moves.text(move)
                    fits = (reason == "") == (move in legal)
                    case.hold(fits, row, f"why({seat}, {text!r}) is {reason!r}")
                    sentence = not reason or (reason[-1] in ".!?" and "\n" not in reason)
                    case.hold(sentence, row, f"{reason!r} is not a sentence")


def check_words(case: Case) -> None:
    """Every viewer's screen can be drawn at every question."""
    for row, state in positions(case, sparse=3):
        for viewer in case.viewers():
            view = state.mask(viewer)
            case.hold(case.game.draw(view).strip() != "", row, "a drawing is empty")
            _check_view(case, row, case.game.view(view))
            for ask in view.asks:
                if ask.seat == viewer:
                    case.hold(case.game.prompt(view, ask) != "", row, "a prompt is empty")
            if viewer >= 0:
                _check_labels(case, row, view, state.legal(viewer))


def _check_labels(case: Case, row: int, view: State, legal: list[int]) -> None:
    labels = [case.game.label(view, move) for move in legal]
    case.hold(all(labels), row, "a label is empty")
    case.hold(len(set(labels)) == len(labels), row, f"two moves share a label: {labels}")


def _check_view(case: Case, row: int, view: dict[str, object]) -> None:
    """A view is flat: named fields of plain values, lists of them, or rows of named values.

    A tuple is a list that never changes in a match.
    """
    again = json.loads(json.dumps(view))
    listed = {name: [*each] if isinstance(each, tuple) else each for name, each in view.items()}
    case.hold(again == listed, row, "a view does not survive JSON")
    for name, value in listed.items():
        case.hold(name.isidentifier(), row, f"the field {name!r} isn't a plain name")
        if not _plain(value):
            case.fail(row, f"the field {name!r} is not flat: {value!r}")


_PLAIN = {int, str, bool, type(None)}  # lists of such values need no closer look


def _plain(value: object) -> bool:
    if isinstance(value, list):
        return _PLAIN.issuperset(map(type, value)) or all(_plain(i) or _row(i) for i in value)
    return value is None or isinstance(value, int | str)


def _row(value: object) -> bool:
    """Return whether one entry of a list is a small struct of plain values."""
    if not isinstance(value, dict):
        return False
    values = value.values()
    return _PLAIN.issuperset(map(type, values)) or all(_plain(item) for item in values)


def check_log(case: Case) -> None:
    """Every event fits on one line, and so does what an undo takes back; data are plain."""
    state = case.new()
    for row, after in positions(case, sparse=3):
        for seat in range(case.seats):
            for move in after.legal(seat)[:4]:
                state = after.clone()
                state.events = []
                state.apply(seat, move)
                for event in state.events:
                    _one_line(case, row, event.kind, str(case.game.words.say(event, state)))
                    json.dumps(event.to_data())
                if not any(event.reveals or event.random for event in state.events):
                    done = case.game.done(state.mask(seat), move)
                    _one_line(case, row, case.game.moves.text(move), done)


def _one_line(case: Case, row: int, what: str, line: str) -> None:
    case.hold(line != "" and "\n" not in line, row, f"{what}: {line!r}")


def check_messages(case: Case) -> None:
    """The messages of a game are rendered in each of its languages, for every reader.

    This covers random games and one of its own bots: every question, legal move, event and undo,
    and some hundreds of refused moves.
    """
    if not case.game.in_messages():
        return
    rng, told = case.rng("messages"), _Told(case)
    strict, Catalogue.strict = Catalogue.strict, True
    try:
        for row, state in chain(positions(case, sparse=3), _bot_positions(case)):
            for seat in range(case.seats):
                legal = state.legal(seat)
                wrong = {rng.below(case.game.moves.size) for _ in range(REFUSED)} - set(legal)
                moves = [*codes(case.game, legal, rng), *sorted(wrong)]
                said = _shown(case, state.mask(seat), seat, moves)
                for move in legal[:4]:
                    said += _happened(case, row, state.clone(), seat, move)
                for text in said:
                    told.check(row, text, (-1, seat, (seat + 1) % case.seats))
    finally:
        Catalogue.strict = strict


def _bot_positions(case: Case) -> list[tuple[int, State]]:
    """Return some positions of a game between the game's own bots, none if it has no bots."""
    try:
        bots = [case.game.standard() for _ in range(case.seats)]
    except NotImplementedError:
        return []
    for bot in bots:
        bot.limit(BOT_NODES, 0.0)
    state, rng, found = case.new(), case.rng("bots"), list[tuple[int, State]]()
    driver = Driver(state)
    for row in range(BOT_MOVES):
        seat = driver.next()
        if seat < 0:
            break
        if row % BOT_EVERY == 0:
            found.append((row, state.clone()))
        ask, choices = driver.question(seat), driver.choices(seat)
        driver.answer(seat, bots[seat].choose(state.mask(seat), ask, choices, rng))
    return found


def _shown(case: Case, view: State, seat: int, moves: list[int]) -> list[Text]:
    """Return the questions of a seat, its moves, and why it may not make some other moves."""
    words, legal = case.game.words, view.legal(seat)
    said = [words.prompt(view, ask).whole() for ask in view.asks if ask.seat == seat]
    said += [words.label(view, move).whole() for move in legal]
    wrong = [move for move in moves if 0 <= move < case.game.moves.size and move not in legal]
    refusals = [words.why(view, seat, move) for move in wrong]
    return said + [each.text for each in refusals if each is not None]


def _happened(case: Case, row: int, state: State, seat: int, move: int) -> list[Text]:
    """Return what is said about a move when it is made, to each reader what they may know."""
    words = case.game.words
    state.events = []
    state.apply(seat, move)
    for viewer in case.viewers():
        view = state.mask(viewer)
        for event in state.events:
            heard = project(event, viewer)
            if heard is not None and words.say(heard, state) != words.say(heard, view):
                case.fail(row, f"{event.kind} tells {viewer} what is hidden from them")
    said = [words.say(event, state) for event in state.events]
    if not any(event.reveals or event.random for event in state.events):
        said.append(words.done(state.mask(seat), move))
    return said


class _Told:
    """Renders messages in every language, each message once."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.before: set[tuple[str, int]] = set()

    def check(self, row: int, text: Text, readers: tuple[int, ...]) -> None:
        """Render a message for several readers."""
        for you in readers:
            key = (repr(text), you)
            if key not in self.before:
                self.before.add(key)
                _check_told(self.case, row, text, Reader(you))


def _check_told(case: Case, row: int, text: Text, reader: Reader) -> None:
    if text.key == AS_WRITTEN:
        return
    for lang in text.book.languages():
        catalogue = text.book.catalogue(lang)
        words = catalogue.format(text, reader)
        case.hold(catalogue.language(text) == lang, row, f"{text!r} is not translated: {lang}")
        faults = ["{", "\n", "  ", text.key, *([] if lang == PSEUDO else ["⟦"])]
        whole = words != "" and not any(each in words for each in faults)
        case.hold(whole, row, f"{text!r} in {lang} is {words!r}")


CHECKS = (check_notation, check_options, check_why, check_words, check_log, check_messages)
