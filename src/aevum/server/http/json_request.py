"""A request whose body is JSON that somebody else has written."""

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from aevum.server.http.problems import HttpProblem


class JsonRequest(Request[Any, Any, Any]):
    """A request that tells faults of its body from faults of the server."""

    async def json(self) -> Any:
        """Return what the body holds."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise HttpProblem(400) from None
        except InternalServerException:  # the other side went away before the end of the body
            raise HttpProblem(408) from None
