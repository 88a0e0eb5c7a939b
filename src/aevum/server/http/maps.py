"""Maps: `/api/maps`. Guests draw them for games that can be played on maps of their own."""

from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import json

from aevum.core.capabilities import Drawing, Editor
from aevum.core.errors import AevumError
from aevum.games import registry
from aevum.server import messages as m
from aevum.server.api import MapInfo, MapLine, MapList, MapText, MapVerdict
from aevum.server.http.context import AppContext, Context, Visitor
from aevum.server.http.guest_names import clean
from aevum.server.http.guests import known, needed
from aevum.server.http.pages import index_page
from aevum.server.http.problems import HttpProblem
from aevum.server.store import Guest, MapRow, NameTaken, TooMany
from aevum.server.store.maps import MOST
from aevum.server.store.maps import key as compared

LONGEST_WORDS: Final = 40  # the most letters of a search

Code = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,40}$")]
Words = Annotated[str, QueryParameter(name="q", max_length=LONGEST_WORDS)]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=1 << 53)]


class MapsController(Controller):
    """Maps have a name, and everybody can play on them; only their authors can change them."""

    path = "/api/maps"
    tags = ("maps",)

    @get(operation_id="maps")
    async def maps(
        self, context: Context, visitor: Visitor, words: Words = "", before: Before = 0
    ) -> MapList:
        """Return maps whose name matches: the official ones and mine, then others' by pages."""
        me = visitor.id if visitor else ""
        words = words.strip()
        others, further = await context.store.maps_of_others(me, words, before)
        lines = [_line(row, me) for row in others]
        if before:
            return MapList([], [], lines, further)
        official = [_official(code) for code, name in _names().items() if compared(words) in name]
        mine = await context.store.maps_of(me, words) if me else []
        return MapList(official, [_line(row, me) for row in mine], lines, further)

    @post("/check", operation_id="checkMap", status_code=200, sync_to_thread=False)
    def check(self, data: JSONBody[MapText]) -> MapVerdict:
        """Return what is wrong with a map, and where; nothing is stored."""
        try:
            read(data.text)
        except AevumError as error:
            return MapVerdict(str(error), error.said.wire())
        return MapVerdict("", None)

    @get("/{code:str}", operation_id="map")
    async def map(self, code: Code, context: Context, visitor: Visitor) -> MapInfo:
        """Return a whole map."""
        if code in _names():
            line = _official(code)
            return _whole(line, editor().official()[line.name])
        row = await _kept(context, code)
        return _info(row, visitor)

    @post(operation_id="makeMap")
    async def make(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[MapText],
        context: Context,
        visitor: Visitor,
    ) -> Response[MapInfo]:
        """Save a new map."""
        plan = read(data.text)
        guest, cookies = await known(request, context, visitor)
        _not_too_often(context, guest)
        try:
            code = await context.store.add_map(guest.id, plan.name, plan.text, context.clock.wall())
        except TooMany:
            raise HttpProblem(409, m.server_many_maps(n=MOST)) from None
        except NameTaken:
            raise _taken(plan) from None
        return Response(_info(await _kept(context, code), guest), cookies=cookies)

    @put("/{code:str}", operation_id="saveMap")
    async def save(
        self, code: Code, data: JSONBody[MapText], context: Context, visitor: Visitor
    ) -> MapInfo:
        """Overwrite a map of my own."""
        guest = needed(visitor)
        await _own(context, code, guest)
        plan = read(data.text)
        _not_too_often(context, guest)
        try:
            await context.store.save_map(code, plan.name, plan.text, context.clock.wall())
        except NameTaken:
            raise _taken(plan) from None
        return _info(await _kept(context, code), guest)

    @delete("/{code:str}", operation_id="deleteMap")
    async def delete(self, code: Code, context: Context, visitor: Visitor) -> None:
        """Delete a map of my own; tables that use it keep it."""
        guest = needed(visitor)
        await _own(context, code, guest)
        _not_too_often(context, guest)
        await context.store.delete_map(code)


@get("/maps/{code:str}", include_in_schema=False, opt={"packed": True})
async def map_page(code: FromPath[str], context: Context) -> Response[bytes]:
    """Show a map; the page says so if there is none."""
    there = code in _names() or await context.store.map(code) is not None
    return index_page(200 if there else 404)


def editor() -> Editor:
    """Return the map reader of the first game that has a map editor."""
    for _, found in registry.offering(lambda game: game.editor()):
        return found
    raise HttpProblem(404, m.server_no_editor())


def read(text: str) -> Drawing:
    """Return the map in a text, with its name cleaned; faults are refused in a sentence."""
    own = editor()
    # Without invisible characters the name may be an official one, so it is read again.
    return own.read(text, clean(own.read(text).name, own.longest_name))


# The official ones


def _names() -> dict[str, str]:
    """Return the names of the official maps by their codes."""
    return {name.replace(" ", "-"): name for name in editor().official()}


def _official(code: str) -> MapLine:
    name = _names()[code]
    return MapLine(code, name, "", False, _tiles(editor().official()[name]))


# The stored ones


async def _kept(context: AppContext, code: str) -> MapRow:
    row = await context.store.map(code)
    if row is None:
        raise HttpProblem(404, m.server_no_map())
    return row


async def _own(context: AppContext, code: str, guest: Guest) -> None:
    """Refuse anyone but the author of this map."""
    if code in _names() or (await _kept(context, code)).guest != guest.id:
        raise HttpProblem(403, m.server_map_not_yours())


def _not_too_often(context: AppContext, guest: Guest) -> None:
    wait = context.changed_maps.take(guest.id)
    if wait:
        raise HttpProblem(429, retry_seconds=wait)


def _taken(plan: Drawing) -> HttpProblem:
    return HttpProblem(409, m.server_map_name(name=plan.name))


def _line(row: MapRow, me: str) -> MapLine:
    return MapLine(row.code, row.name, row.author, row.guest == me, _tiles(row.text))


def _info(row: MapRow, visitor: Guest | None) -> MapInfo:
    return _whole(_line(row, visitor.id if visitor else ""), row.text)


def _whole(line: MapLine, text: str) -> MapInfo:
    return MapInfo(line.code, line.name, line.author, line.mine, line.tiles, text)


def _tiles(text: str) -> list[tuple[int, int, str]]:
    found: list[tuple[int, int, str]] = json.decode(text)["tiles"]
    return found
