"""Who I am: `/api/me`."""

from typing import Any, Final

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from aevum.server.api import Me, Rename
from aevum.server.http.context import AppContext, Context, Visitor
from aevum.server.http.cookies import cookies_for, token_of
from aevum.server.http.guest_names import first_name, own_name
from aevum.server.http.problems import HttpProblem
from aevum.server.http.security import address_of
from aevum.server.store import Guest
from aevum.server.tables.guest_changes import forget, renamed
from aevum.server.transport.open_sockets import FORGOTTEN

SIGNED_OUT: Final = "You signed out."


class GuestController(Controller):
    """One click makes a guest, and one click deletes them."""

    path = "/api/me"
    tags = ("me",)

    @get(operation_id="whoAmI")
    async def who(
        self, request: Request[Any, Any, Any], context: Context, visitor: Visitor
    ) -> Response[Me | None]:
        """Return the guest, or null; their cookie is valid for another year."""
        if visitor is None:
            return Response(None, status_code=200)
        return Response(me(visitor), cookies=renewed_cookies(request, context))

    @post(operation_id="makeMe", status_code=200)
    async def make(
        self, request: Request[Any, Any, Any], context: Context, visitor: Visitor
    ) -> Response[Me]:
        """Make a guest for a browser without one, and set its cookie."""
        guest, cookies = await known(request, context, visitor)
        return Response(me(guest), cookies=cookies)

    @patch(operation_id="renameMe")
    async def rename(self, data: JSONBody[Rename], context: Context, visitor: Visitor) -> Me:
        """Change the guest's name."""
        guest = Guest(needed(visitor).id, own_name(data.name))
        await context.store.rename_guest(guest.id, guest.name)
        context.sockets.rename(guest)
        await renamed(context.hub, guest)
        return me(guest)

    @delete(operation_id="forgetMe")
    async def forget_me(
        self, request: Request[Any, Any, Any], context: Context, visitor: Visitor
    ) -> Response[None]:
        """Delete the guest and everything that shows who played."""
        if visitor:
            await forget(context.hub, visitor.id)
            context.sockets.send_away(visitor.id, FORGOTTEN)
        return Response(None, cookies=cookies_for(context.config, request.scope, ""))

    @delete("/session", operation_id="logOut")
    async def log_out(
        self, request: Request[Any, Any, Any], context: Context, visitor: Visitor
    ) -> Response[None]:
        """Invalidate the guest's cookie, here and wherever it was copied to."""
        if visitor:
            await context.store.change_token(visitor.id)
            context.sockets.send_away(visitor.id, SIGNED_OUT)
        return Response(None, cookies=cookies_for(context.config, request.scope, ""))


def me(guest: Guest) -> Me:
    """Return a guest as they see themselves."""
    return Me(guest.id, guest.name)


def needed(visitor: Guest | None) -> Guest:
    """Return the guest, or refuse a visitor without a cookie."""
    if visitor is None:
        raise HttpProblem(401)
    return visitor


async def known(
    request: Request[Any, Any, Any], context: AppContext, visitor: Guest | None
) -> tuple[Guest, list[Cookie]]:
    """Return the guest, a new one for a visitor without a cookie, and the cookie to set."""
    if visitor is not None:
        return visitor, renewed_cookies(request, context)
    wait = context.new_guests.take(address_of(request.scope))
    if wait:
        raise HttpProblem(429, retry_seconds=wait)
    name = first_name(request.headers.get("accept-language", ""))
    guest, token = await context.store.make_guest(name)
    return guest, cookies_for(context.config, request.scope, token)


def renewed_cookies(request: Request[Any, Any, Any], context: AppContext) -> list[Cookie]:
    """Return the cookies of a known guest, for another year."""
    return cookies_for(context.config, request.scope, token_of(request.scope))
