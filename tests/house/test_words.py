"""The words of games and the terminal are in catalogues: their modules have none for people."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import aevum

PACKAGE: Final = Path(aevum.__file__).parent
GAMES: Final = ("ascii", "chronos", "imperials", "temporum", "tempus")
MADE: Final = [PACKAGE / room / "messages.py" for room in ("server", "terminal")]
OPERATORS: Final = (
    "config", "huge_pages", "load", "logs", "metrics", "run", "system_metrics",
)  # fmt: skip
"""Modules of the server with words only for operators, like the rooms of its database."""
SERVER: Final = [
    path
    for path in (PACKAGE / "server").rglob("*.py")
    if path.stem not in OPERATORS and path not in MADE and "store" not in path.parts
]
MODULES: Final = sorted(
    SERVER
    + [path for path in (PACKAGE / "terminal").rglob("*.py") if path not in MADE]
    + [
        path
        for game in GAMES
        for path in [
            *(PACKAGE / "games" / game / "words").glob("*.py"),
            *(PACKAGE / "games" / game).glob("view.py"),
        ]
    ]
)
SPEAKS: Final = re.compile(r"\s*[A-Z][a-z]|[^\W\d_]{2,}\S*\s|.*\s[^\W\d_]{2,}", re.DOTALL)
"""Several words, or one with a capital letter; ids and notation are single words."""

STYLE: Final = re.compile(
    r"(bold|on|rail|panel|paper)( (left|right|right-always|last|last fills|on|tall))? ?| on "
    r"|(◍ )?Aevum"
)
SVG: Final = re.compile(r'.*[<"]|ui-monospace|\s*[\w:-]+="', re.DOTALL)
HTTP: Final = re.compile(
    "HTTP/|public, |private, |cookie, |attachment; |; charset|camera=|[a-z]+-[a-z]+ '"
)
"""Headers."""
CLOSED: Final = re.compile(
    "You signed out|too many open windows|not stored|nobody came back|(a|the) .* (stored|table)$"
    "|This |Your |The |Ids |Too many |Frames |Readers |Invalid "
)
"""Close reasons for programs, and metrics: pages have a message for each close code."""
LOGGED: Final = re.compile("it |too many |the server stops|import json")
"""Reasons of failed jobs, for the log, and the program of a worker."""
EXCEPTIONS: Final = {
    "games/ascii/words/page.py": SVG,
    "games/ascii/words/reading.py": re.compile("pledge 0"),  # a move
    "games/temporum/words/reading.py": re.compile("time "),
    "games/temporum/words/doubts.py": re.compile("[A-Z][a-z]+"),  # names as they are printed
    "games/temporum/words/reference.py": re.compile("Alternate Realities"),  # as it is typed
    "games/temporum/words/timeline.py": re.compile("Quiet Planet|Robotic Utopia"),  # looked up
    "games/temporum/words/zonelines.py": re.compile("A Place Outside Time"),  # looked up
    "games/tempus/view.py": re.compile(" paid"),  # an id
    "server/api.py": re.compile("Body"),  # a type
    "server/app.py": re.compile("Games of time and empire"),  # the title of the protocol's page
    "server/http/edge.py": HTTP,
    "server/http/fields.py": re.compile("Expected |Object |missing required"),  # of the decoder
    "server/http/guest_names.py": re.compile("bot[|]|[A-Z][a-z]$"),  # kinds of letters
    "server/http/guests.py": CLOSED,
    "server/http/openapi.py": re.compile("Refused: "),  # the protocol's page
    "server/http/pages.py": HTTP,
    "server/http/problems.py": re.compile("Expected "),  # of the decoder
    "server/http/replays.py": HTTP,
    "server/http/rules_page.py": re.compile("grade grade-"),  # a style
    "server/http/screens.py": HTTP,
    "server/http/security.py": HTTP,
    "server/http/socket.py": CLOSED,
    "server/http/status.py": HTTP,
    "server/http/tables.py": HTTP,
    "server/live/command_queue.py": re.compile("ties "),  # a seed
    "server/lobby/lookalikes.py": re.compile(".*LATIN"),  # names of letters
    "server/tables/bot_seats.py": re.compile("A bot failed|bot "),  # a close reason, a log
    "server/tables/chat.py": re.compile("[A-Z][a-z]$"),  # kinds of letters
    "server/tables/event_lines.py": re.compile("player |'s bot "),  # of games in English
    "server/tables/hub.py": CLOSED,
    "server/tables/log_writer.py": CLOSED,
    "server/tables/match_end.py": CLOSED,
    "server/tables/rendering.py": CLOSED,
    "server/tables/sweeper.py": CLOSED,
    "server/tables/table.py": CLOSED,
    "server/transport/direct_protocol.py": CLOSED,
    "server/transport/open_sockets.py": CLOSED,
    "server/transport/socket_session.py": CLOSED,
    "server/wire.py": re.compile("[A-Z]"),  # quick phrases for programs; pages have their own
    "server/workers/bot_players.py": LOGGED,
    "server/workers/hang_watch.py": LOGGED,
    "server/workers/hint_jobs.py": LOGGED,
    "server/workers/job_queue.py": LOGGED,
    "server/workers/process.py": LOGGED,
    "terminal/bargained.py": re.compile("# ?handshake|handshake| leaves |broken by "),  # in a file
    "terminal/hintplans.py": re.compile("# ?plan|plan| of seat "),  # in a file
    "terminal/store.py": re.compile("# seats: "),  # in a file
    "terminal/ascii/lines.py": re.compile("  (board|list) 2 +"),  # typed
    "terminal/ascii/menu.py": re.compile("buy culture"),  # a move
    "terminal/ascii/sheetscreen.py": re.compile("farm 3 5"),  # a move
    "terminal/chronos/board.py": re.compile("take 1a pile5"),  # a move
    "terminal/chronos/lines.py": re.compile("bid |claim points|a 3"),  # typed
    "terminal/plain.py": re.compile("leave it"),  # typed
    "terminal/tempus/boardscreen.py": re.compile("road south of d5"),  # a move
    # The output of the command line, which is always English.
    "terminal/chronos/keys.py": re.compile("How to play Chronos Conquest in this terminal"),
    "games/ascii/view.py": re.compile("[A-Z][a-z]+"),
    "games/imperials/view.py": re.compile("Rounds"),
    "games/temporum/view.py": re.compile("Turns|Dollars left|Crowns in Time IV"),
}
"""Beginnings of strings that are not words for people, or not of the game, by module."""


ERRORS: Final = (
    "AevumError", "BadData", "BadMove", "BadName", "BadOption", "DamagedLog", "HttpProblem",
    "NotStored", "Refused", "UnknownName",
)  # fmt: skip
"""Errors that people can cause."""
ERRORS_IN_ENGLISH: Final = {
    "arena/": "what a script asks of simulations",
    "cli/": "mistakes in the words of a command",
    "core/state.py": "calls of the library that are not moves",
    "testing/": "positions that a test asks for",
}
"""Where errors stay English, and their subjects."""


def strings(tree: ast.AST) -> Iterator[str]:
    """Yield every string of a module except docstrings, types and errors."""
    unsaid: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for each in body if isinstance(body, list) else []:
            if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
                unsaid.add(id(each.value))
        if isinstance(node, (ast.Raise, ast.Assert)) or _is_for_operators(node):
            unsaid |= {id(each) for each in ast.walk(node)}
        for kind in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if kind is not None:
                unsaid |= {id(each) for each in ast.walk(kind)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in unsaid
        ):
            yield node.value


def _is_for_operators(node: ast.AST) -> bool:
    """Return whether this is a line of a log, or the list of a module's names."""
    if isinstance(node, ast.Assign):
        return any(isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets)
    called = node.func if isinstance(node, ast.Call) else None
    return (
        isinstance(called, ast.Attribute)
        and isinstance(called.value, ast.Name)
        and called.value.id == "log"
    )


def spoken(source: str) -> list[str]:
    """Return the strings of a module that look like words for people."""
    return [
        words
        for words in strings(ast.parse(source))
        if SPEAKS.match(words) and not STYLE.fullmatch(words)
    ]


def test_games_say_nothing_but_messages() -> None:
    faults, used = [], set()
    assert len(MODULES) > 100
    for path in MODULES:
        name = path.relative_to(PACKAGE).as_posix()
        for words in spoken(path.read_text(encoding="utf-8")):
            if name in EXCEPTIONS and EXCEPTIONS[name].match(words):
                used.add(name)
            else:
                faults.append(f"{name}: {words}")
    assert faults == []
    assert set(EXCEPTIONS) == used, "an exception is left over"


def errors_in_english(source: str) -> list[str]:
    """Return people's errors that are made from a sentence, not from a message."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        ast.unparse(call)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id in ERRORS
        and any(_is_sentence(each) for each in call.args)
    ]


def _is_sentence(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return _is_sentence(node.left) or _is_sentence(node.right)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("literal", "str")
    words = node.value if isinstance(node, ast.Constant) else None
    return isinstance(node, ast.JoinedStr) or (isinstance(words, str) and " " in words)


def test_errors_that_people_cause_are_messages() -> None:
    faults, used = [], set()
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        for words in errors_in_english(path.read_text(encoding="utf-8")):
            place = next((each for each in ERRORS_IN_ENGLISH if name.startswith(each)), "")
            if place:
                used.add(place)
            else:
                faults.append(f"{name}: {words}")
    assert faults == []
    assert set(ERRORS_IN_ENGLISH) == used, "an exception is left over"


def test_an_error_in_english_is_found() -> None:
    code = """
raise BadOption(m.no_seed(given="x y"))
raise BadOption(f"{name} isn\'t there.")
raise BadData("It is damaged.")
raise Refused("bad_move", literal("No."))
raise Refused("bad_move", error.said)
raise BadData(str(error))
"""
    assert len(errors_in_english(code)) == 4


def test_words_in_code_are_found() -> None:
    code = '''
"""A docstring of words."""
def say(n: "Screen[None]") -> str:
    raise ValueError("not so")
    Binding("q", "leave", "Leave it")
    Binding("q", "leave", m.shell_key_leave().key)
    return f"You have {n} gold" or ("Turns" if n else "gold") or m.say_gold(n=n) or "bold "
'''
    assert spoken(code) == ["Leave it", "You have ", " gold", "Turns"]
