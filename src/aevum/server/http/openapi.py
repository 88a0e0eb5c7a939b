"""The OpenAPI document of the HTTP interface, with its true refusals."""

from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Litestar

from aevum.server.api import Problem

REFUSED: Final = {
    "description": "Refused: a word for programs, a sentence for people.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


@lru_cache(maxsize=1)  # making it takes a while, and anybody may ask for it
def described(app: Litestar) -> dict[str, Any]:
    """Return the document: a sentence for each request, and a `Problem` for every refusal."""
    document = app.openapi_schema.to_schema()
    for path in document["paths"].values():
        for request in path.values():
            request["summary"] = request.pop("description", request["summary"])
            answers = request["responses"]
            # The framework describes its own form of a 400, which this server never sends.
            answers.pop("400", None)
            answers["default"] = REFUSED
    _, parts = msgspec.json.schema_components(
        (Problem,), ref_template="#/components/schemas/{name}"
    )
    document["components"]["schemas"] |= parts
    return document
