"""Who I am: `/api/me`."""

from typing import Any, Final

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from aevum.server.api import Me, Rename
from aevum.server.config import Config
from aevum.server.http.here import COOKIE, Here, Services, Visitor
from aevum.server.http.names import own_name
from aevum.server.http.problems import Trouble
from aevum.server.people import forget, renamed
from aevum.server.security import address_of
from aevum.server.store import Guest

A_YEAR: Final = 365 * 24 * 3600


class GuestController(Controller):
    """Guests make themselves with one click, and are forgotten with one."""

    path = "/api/me"
    tags = ("me",)

    @get(operation_id="whoAmI")
    async def who(self, visitor: Visitor) -> Me | None:
        """Return the guest who asks, or null."""
        return me(visitor) if visitor else None

    @post(operation_id="makeMe", status_code=200)
    async def make(
        self, request: Request[Any, Any, Any], here: Here, visitor: Visitor
    ) -> Response[Me]:
        """Make a guest for a browser that has none, and set its cookie."""
        guest, cookies = await known(request, here, visitor)
        return Response(me(guest), cookies=cookies)

    @patch(operation_id="renameMe")
    async def rename(self, data: JSONBody[Rename], here: Here, visitor: Visitor) -> Me:
        """Take another name."""
        guest = Guest(needed(visitor).id, own_name(data.name))
        await here.store.rename_guest(guest.id, guest.name)
        here.sockets.rename(guest)
        await renamed(here.hub, guest)
        return me(guest)

    @delete(operation_id="forgetMe")
    async def forget_me(self, here: Here, visitor: Visitor) -> Response[None]:
        """Delete the guest and everything that tells who played."""
        if visitor:
            await forget(here.hub, visitor.id)
            here.sockets.send_away(visitor.id)
        return Response(None, status_code=204, cookies=[cookie(here.config, "", 0)])


def me(guest: Guest) -> Me:
    """Return a guest as they see themselves."""
    return Me(guest.id, guest.name)


def needed(visitor: Guest | None) -> Guest:
    """Return the guest, or refuse a stranger."""
    if visitor is None:
        raise Trouble(401)
    return visitor


async def known(
    request: Request[Any, Any, Any], here: Services, visitor: Guest | None
) -> tuple[Guest, list[Cookie]]:
    """Return the guest who asks, a new one for a stranger, with the cookie to set for it."""
    if visitor is not None:
        return visitor, []
    wait = here.new_guests.take(address_of(request.scope))
    if wait:
        raise Trouble(429, retry_seconds=wait)
    guest, token = await here.store.make_guest()
    return guest, [cookie(here.config, token, A_YEAR)]


def cookie(config: Config, token: str, seconds: int) -> Cookie:
    """Return the cookie that knows a guest; 0 seconds take it away."""
    return Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=_secure(config),
    )


def _secure(config: Config) -> bool:
    if config.secure_cookies == "auto":
        return config.public_url.startswith("https://")
    return config.secure_cookies == "yes"
