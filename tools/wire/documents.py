"""The AsyncAPI page of the socket and the OpenAPI page of HTTP, as JSON."""

import inspect
from pathlib import Path
from typing import Any, get_args

import msgspec

import aevum
from aevum.server import wire
from aevum.server.app import create_app
from aevum.server.config import Config
from aevum.server.http.openapi import described

SCHEMA = "#/components/schemas/{name}"


def asyncapi() -> dict[str, Any]:
    """Return the AsyncAPI 3 document of the only socket."""
    heard, told = get_args(wire.FromClient), get_args(wire.FromServer)
    _, schemas = msgspec.json.schema_components((*heard, *told), ref_template=SCHEMA)
    about = inspect.getdoc(wire) or ""
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Aevum: the socket of a table",
            "version": aevum.__version__,
            "description": about,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/{code}",
                "title": "One table",
                "parameters": {"code": {"description": "The table's code, as in its link."}},
                "messages": {
                    each.__name__: {"$ref": f"#/components/messages/{each.__name__}"}
                    for each in (*heard, *told)
                },
                "bindings": {"ws": {"bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "hear": operation("receive", "Messages of the client.", heard),
            "tell": operation("send", "Messages of the server.", told),
        },
        "components": {
            "messages": {each.__name__: message(each) for each in (*heard, *told)},
            "schemas": schemas,
        },
    }


def operation(action: str, summary: str, members: tuple[type, ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/table/messages/{each.__name__}"} for each in members],
    }


def message(struct: type) -> dict[str, Any]:
    return {
        "name": struct.__struct_config__.tag,  # type: ignore[attr-defined]
        "title": struct.__name__,
        "summary": inspect.getdoc(struct) or "",
        "payload": {"$ref": SCHEMA.format(name=struct.__name__)},
    }


def openapi() -> dict[str, Any]:
    """Return the OpenAPI document of the application, without starting or opening anything."""
    return described(create_app(Config(database=Path("unused.db"))))
