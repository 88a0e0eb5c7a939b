"""Messages of scripts, read without the compiler, equal the compiler's results."""

from pathlib import Path
from textwrap import dedent

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import aevum
from aevum.catalogue.source import read
from aevum.core.pattern import pattern
from aevum.core.text import CORE, Book, Reader, Text

SOURCES = sorted(Path(aevum.__file__).parent.rglob("locale/*.ftl"))


def written(path: Path) -> dict[str, str]:
    """Return every message and form of a file as a script would write it."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            forms = [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            for key, value in [(entry.id.name, entry.value), *forms]:
                if value is not None:
                    found[key] = dedent(serialize_pattern(value)).strip()
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_it_makes_of_a_message_what_the_compiler_makes_of_it(path: Path) -> None:
    compiled = read(path).entries
    refused = 0
    sources = written(path)
    for key, source in sources.items():
        try:
            assert pattern(key, source) == compiled[key].pattern, key
        except ValueError:
            refused += 1
    assert refused < len(sources) / 3, "most messages need no more"


BUILDS = """{ $who ->
    [you] You build
   *[other] { $who } builds
} { $n ->
    [one] a fair
   *[other] { $n } fairs
}."""


def test_a_script_names_players_and_counts_things(tmp_path: Path) -> None:
    for path in CORE.folder.glob("*.json"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    book = Book(tmp_path)
    book.add({"say-fair": BUILDS, "card-fair": "Fair", "card-fair.counted": "{ $n } fair cards"})
    book.add({"say-show": "{ $who } and { $cards }"})

    def told(key: str, **args: int | tuple[str | int, ...]) -> str:
        return book.catalogue("en").format(Text(key, args, book), Reader(0, ["Anna", "Hans"]))

    assert told("say-fair", who=("seat", 0), n=1) == "You build a fair."
    assert told("say-fair", who=("seat", 1), n=3) == "Hans builds 3 fairs."
    cards = ("#", 2, "card", "fair")
    assert told("say-show", who=("seat", 1), cards=cards) == "Hans and 2 fair cards"


@pytest.mark.parametrize(
    "source",
    [
        'For { FORM($who, "dative") }',
        "{ UP($card) } goes",
        "{ part-points }",
        "{ -brand }",
        "{ $who",
        "} left over",
        "two\nlines",
        "{ $n ->\n[one] a card\n[two] cards\n}",
        "{ $n -> [one] a card *[other] cards }",
        "{ $n ->\n}",
        "{ who }",
    ],
)
def test_what_it_does_not_know_it_refuses(source: str) -> None:
    with pytest.raises(ValueError, match=r"say-fair: '.+' is more .+ `aevum catalogue`"):
        CORE.add({"say-fair": source})
    assert not CORE.catalogue("en").has("say-fair")
