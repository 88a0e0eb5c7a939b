"""`aevum maps`: the official maps of a game, and checks for your own."""

from rich.table import Table

from aevum.cli import offers
from aevum.cli.check import Problem
from aevum.cli.files import text_in
from aevum.cli.listing import console
from aevum.core.capabilities import Editor
from aevum.core.errors import AevumError, BadOption, quote
from aevum.core.game import Game


def official(game: str) -> int:
    """Print every official map with its size."""
    editor = editor_of(game)
    maps = editor.official()
    facts = {name: editor.facts(text) for name, text in maps.items()}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    first = next(iter(facts.values()), [])
    for title in ("Name", *[title for title, _ in first]):
        table.add_column(title, overflow="fold")
    for name, told in facts.items():
        table.add_row(name, *[words for _, words in told])
    console().print(table)
    example = next(iter(maps), "NAME")
    print(f"\nAs JSON: aevum maps show {example}. To check your own: aevum maps check FILE.")
    return 0


def show(game: str, name: str) -> int:
    """Print an official map in lines that are easy to edit."""
    editor = editor_of(game)
    maps = editor.official()
    text = {each.lower(): text for each, text in maps.items()}.get(name.strip().lower())
    if text is None:
        raise AevumError(f'Unknown official map "{quote(name)}". Choose from: {", ".join(maps)}.')
    print(editor.lines(text))
    return 0


def check(game: str, name: str) -> int:
    """Draw the map in a file, or say what is wrong with it."""
    editor = editor_of(game)
    try:
        found = editor.read(text_in(name))
    except BadOption as error:
        raise Problem(str(error), 1) from None
    print("\n".join(editor.drawing(found.text)))
    return 0


def editor_of(name: str) -> Editor:
    """Return the editor of the game that was named, or of the first that has one."""
    game, editor = offers.chosen(name, _editor)
    if editor is None:
        raise offers.not_played(game, "maps", _editor, "aevum maps --game")
    return editor


def _editor(game: Game) -> Editor | None:
    return game.editor()
