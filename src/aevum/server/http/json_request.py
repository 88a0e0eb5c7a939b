"""A request whose body is JSON from outside."""

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from aevum.server.http.problems import HttpProblem


class JsonRequest(Request[Any, Any, Any]):
    """A request that distinguishes a bad body from a fault of the server."""

    async def json(self) -> Any:
        """Return the decoded body."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise HttpProblem(400) from None
        except InternalServerException:  # the client disconnected before the end of the body
            raise HttpProblem(408) from None
