"""The kinds of arguments. The English catalogue declares them: `# $who (seat), $n (number)`.

    seat        a player, perhaps the reader           rival    a player who is never the reader
    number      a whole number                         text     somebody's own words
    rule        a paragraph of the rules               place    a place on the board, with its words
    message     any other message                      action   a message `do-...`
    at-area     a message `at-area-...`, or any other beginning of keys
    card        a name of a kind that the catalogue declares: `### Names: card, good`

The plural is a list with "and", `one of` and the plural a list with "or". Where the names of a kind
have a form `.counted`, their list has numbers of things: 2 wood and 1 ore.
"""

from typing import Final, NamedTuple

from aevum.catalogue.source import Source

ROLES: Final = (
    "game",  # the game itself, in a sentence or a few words
    "say", "ask", "move", "no", "hint", "undo", "at", "do", "option",
    "number",  # that a table may change; its group and its source
    "note",  # next to a question or a move
    "part",  # of several messages
    "brief", "about",  # what a card does, in a few words and in full
    "table",  # of a drawing in letters
    "ui",  # a button, a title or a sentence of a game's own screen
    "server", "shell", "site", "room",  # of the server, the terminal, the pages, a table
)  # fmt: skip
"""Beginnings of the keys of messages."""

ROOMS: Final = ("server", "shell", "site", "room")
"""Roles of messages that no game has: all keys of a room's catalogue begin with its role."""
PAGES: Final = ("site", "room")
"""Rooms of the browser only, whose messages Python never makes."""

SEATS: Final = ("seat", "rival")
PLAIN: Final = (*SEATS, "number", "text", "rule", "place", "message", "action")
LISTED: Final = ("seat", "rival", "text", "message", "action")

BUILT_IN: Final = (
    "advice-bot",
    "advice-level",
    "advice-score",
    "advice-score-average",
    "advice-to-wait",
    "advice-wait",
    "advice-with",
    "label-cost",
    "label-note",
    "line-by-bot",
    "nothing",
    "place-number",
    "question-from",
    "question-note",
    "refusal-late",
    "refusal-rule",
    "rule-number",
    "seat-player",
    "seat-you",
)
"""Keys that programs look up by name; a game may have its own words for them."""


class Vocabulary:
    """The vocabulary of a package's English catalogue: ids by kind, and keys of messages."""

    def __init__(self, english: Source) -> None:
        bases = [key for key in english.entries if "." not in key and not key.startswith("-")]
        self.names: dict[str, list[str]] = {kind: [] for kind in english.kinds}
        self.messages: list[str] = []
        self.unknown: list[str] = []
        """Keys that begin with neither a role nor a kind of name."""
        for key in bases:
            head, _, rest = key.partition("-")
            if head in self.names and rest:
                self.names[head].append(rest)
            elif head in ROLES and rest:
                self.messages.append(key)
            elif key not in BUILT_IN:
                self.unknown.append(key)
        self.rooms = sorted({key.partition("-")[0] for key in self.messages}.intersection(ROOMS))
        """The rooms of these messages; empty for a game."""
        self.counted = {
            kind
            for kind, ids in self.names.items()
            if any(f"{kind}-{each}.counted" in english.entries for each in ids)
        }


class Kind(NamedTuple):
    """The kind of an argument: what it is, whether it is a list, and the word of the list."""

    base: str
    many: bool = False
    either: bool = False


def resolve(words: str, vocabulary: Vocabulary) -> Kind | None:
    """Return the kind that a comment names, None if it is unknown."""
    plural = words.removeprefix("one of ")
    either = plural != words
    if not either and (words in PLAIN or words in vocabulary.names or _starts(words, vocabulary)):
        return Kind(words)
    one = plural.removesuffix("s")
    listed = one in LISTED or one in vocabulary.names or _starts(one, vocabulary)
    return Kind(one, True, either) if one != plural and listed else None


def _starts(prefix: str, vocabulary: Vocabulary) -> bool:
    return any(key.startswith(f"{prefix}-") for key in vocabulary.messages)


def messages_of(base: str, vocabulary: Vocabulary) -> list[str]:
    """Return the keys of the messages that an argument of this kind may be."""
    prefix = "do" if base == "action" else base
    return [key for key in vocabulary.messages if key.startswith(f"{prefix}-")]
