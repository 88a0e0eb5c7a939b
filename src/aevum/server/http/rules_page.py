"""The rules as a page: safe HTML, an address for each rule, and the grades of doubtful numbers."""

import re
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from aevum.core.game import Game
from aevum.core.numbers import DESIGNED, GRADE_TEXTS, PRINTED, PUBLIC, RECONSTRUCTED
from aevum.core.text import CORE, ENGLISH
from aevum.server.api import RulesPage

COLOURS: Final = {
    PRINTED: "rulebook",
    PUBLIC: "public",
    RECONSTRUCTED: "reconstructed",
    DESIGNED: "own",
}
GRADES: Final = {
    CORE.catalogue(language).format(GRADE_TEXTS[grade]): colour
    for language in CORE.languages()
    for grade, colour in COLOURS.items()
}  # the words of a cell in each language, and how it is coloured
NUMBER: Final = re.compile(r"R\d+(?:\.\d+)*")
REFERENCE: Final = re.compile(r"\bR\d+\.\d+(?:\.\d+)*\b")


def rules_page(game: Game, language: str = ENGLISH) -> RulesPage:
    """Return a game's rules as a reader of a language gets them.

    HTML in them is escaped. An address within the English page leads to the same place in each
    language.
    """
    told = game.rules_language(language)
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.core.ruler.push("aevum", _mark)
    tokens = _untitled(reader.parse(game.rules(told)))
    headings = _headings(tokens)
    if told != ENGLISH:
        _take_addresses(headings, _headings(_untitled(reader.parse(game.rules()))))
    contents = [(str(opening.attrs["id"]), words) for opening, words in headings]
    html = reader.renderer.render(tokens, reader.options, {})
    return RulesPage(game.title, told, html, contents)


def _untitled(tokens: list[Token]) -> list[Token]:
    """Leave out the text's own title: the page shows `title` instead."""
    return tokens[3:] if tokens and tokens[0].tag == "h1" else tokens


def _headings(tokens: list[Token]) -> list[tuple[Token, str]]:
    """Return each heading and its words."""
    places = [place for place, token in enumerate(tokens) if token.type == "heading_open"]
    return [(tokens[place], _plain(tokens[place + 1])) for place in places]


def _take_addresses(headings: list[tuple[Token, str]], english: list[tuple[Token, str]]) -> None:
    """Give headings the addresses of the English ones, if their numbers are equal."""
    if len(headings) == len(english):
        for (opening, _), (known, _) in zip(headings, english, strict=True):
            opening.attrSet("id", str(known.attrs["id"]))


def _mark(state: StateCore) -> None:
    """Give headings and rules their addresses, references their links, grades their class."""
    used: set[str] = set()
    for place, token in enumerate(state.tokens):
        if token.type != "inline":
            continue
        opening = state.tokens[place - 1]
        if opening.type == "heading_open":
            opening.attrSet("id", _fresh(_slug(_plain(token)), used))
        elif opening.type == "td_open" and token.content.strip() in GRADES:
            token.children = _grade(token.content.strip())
        else:
            number = _number(token)
            if number and number not in used:
                used.add(number)
                opening.attrSet("id", number)
                opening.attrJoin("class", "rule")
            token.children = [each for child in token.children or [] for each in _linked(child)]


def _plain(inline: Token) -> str:
    """Return the words of a line without their markup."""
    return "".join(child.content for child in inline.children or [])


def _slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-") or "part"


def _fresh(name: str, used: set[str]) -> str:
    """Return the name, with a number after it if it is taken."""
    found, number = name, 1
    while found in used:
        number += 1
        found = f"{name}-{number}"
    used.add(found)
    return found


def _number(inline: Token) -> str:
    """Return the number of the rule that begins here in bold, "" if none does."""
    children = inline.children or []
    begin = [child for child in children[:3] if child.type != "text" or child.content]
    if len(begin) >= 2 and begin[0].type == "strong_open" and NUMBER.fullmatch(begin[1].content):
        return begin[1].content
    return ""


def _linked(token: Token) -> list[Token]:
    """Return a piece of text with links where it names a rule."""
    if token.type != "text" or NUMBER.fullmatch(token.content):
        return [token]
    parts: list[Token] = []
    last = 0
    for match in REFERENCE.finditer(token.content):
        parts.append(_text(token.content[last : match.start()]))
        link = Token("link_open", "a", 1, attrs={"href": f"#{match[0]}", "class": "reference"})
        parts += [link, _text(match[0]), Token("link_close", "a", -1)]
        last = match.end()
    parts.append(_text(token.content[last:]))
    return parts


def _grade(grade: str) -> list[Token]:
    attrs: dict[str, str | int | float] = {"class": f"grade grade-{GRADES[grade]}"}
    return [
        Token("span_open", "span", 1, attrs=attrs),
        _text(grade),
        Token("span_close", "span", -1),
    ]


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
