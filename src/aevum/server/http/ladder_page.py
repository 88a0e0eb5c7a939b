"""The ladders of a game's bots as safe HTML, from the page that `aevum ladder` wrote."""

from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from aevum.bots.company import bot_title
from aevum.bots.registry import names
from aevum.core.game import Game
from aevum.core.text import ENGLISH, NOBODY
from aevum.server.api import LadderPage

PACKED: Final = Path(__file__).parent.parent / "ladders"  # in an installed package
WRITTEN: Final = "docs/ladder"  # in a checkout
LOWER: Final = 2  # by so many levels headings are below those of the page


def ladder_page(game: Game, language: str = ENGLISH) -> LadderPage:
    """Return the ladders of a game; HTML in them is escaped, and there is none without a file."""
    file = ladder_file(game.name)
    if file is None:
        return LadderPage("")
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text(encoding="utf-8"))
    first = next((at for at, token in enumerate(tokens) if token.tag == "h2"), len(tokens))
    tokens = tokens[first:]  # what comes before is about the file
    catalogue = game.book.catalogue(language)
    told = {name: catalogue.format(bot_title(name, game), NOBODY) for name in names(game)}
    for at, token in enumerate(tokens):
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{int(token.tag[1:]) + LOWER}"
        elif token.type in ("th_open", "td_open"):
            token.attrs.pop("style", None)  # the page aligns cells, and no page may have styles
        elif token.type == "inline":
            cell = tokens[at - 1].type in ("th_open", "td_open")
            token.children = [_titled(each, told, cell) for each in token.children or []]
            token.children = [each for each in token.children if not each.type.startswith("link_")]
    return LadderPage(reader.renderer.render(tokens, reader.options, {}))


def _titled(token: Token, told: dict[str, str], cell: bool) -> Token:
    """Write what players call a bot, in a cell of its own or as code."""
    name = token.content.strip()
    if name in told and (cell or token.type == "code_inline"):
        token.type, token.tag, token.content = "text", "", told[name]
    return token


def ladder_file(game: str) -> Path | None:
    """Return the page of a game's ladders, None if there is none."""
    folders = [PACKED, *(folder / WRITTEN for folder in Path(__file__).parents)]
    return next((file for each in folders if (file := each / f"{game}.md").is_file()), None)
