"""Who may do what over HTTP, cell by cell.

The table is one of *haggle*, where every seat hides its cards, with the owner on seat 1 and three
people in all. The spectator watches the match, the guest has never been there, and the stranger has
no cookie.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import NamedTuple

import pytest
import pytest_asyncio

from tests.server.http.place import Person, Place, finished, started

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROLES = "owner seat other spectator guest stranger".split()

# Endpoint, in which state the table is, and the status for each role, in the order of ROLES.
MATRIX = """
GET    /api/tables/CODE                 playing   200 200 200 200 200 200
GET    /api/tables/CODE                 open      200 200 200 200 200 200
GET    /api/tables/CODE                 closed    200 200 200 200 200 200
GET    /api/tables/CODE/qr.svg          playing   200 200 200 200 200 200
GET    /api/tables/CODE/replay          playing   200 200 200 200 200 200
GET    /api/tables/CODE/film            playing   200 200 200 200 200 200
GET    /api/tables/CODE/film?seat=0     playing   200 403 403 403 403 403
GET    /api/tables/CODE/film?seat=1     playing   403 200 403 403 403 403
GET    /api/tables/CODE/film?seat=2     playing   403 403 200 403 403 403
GET    /api/tables/CODE/film?seat=-2    playing   403 403 403 200 200 200
GET    /api/tables/CODE/film?seat=-1    playing   403 403 403 403 403 403
GET    /api/tables/CODE/replay?seat=0   playing   200 403 403 403 403 403
GET    /api/tables/CODE/replay?seat=1   playing   403 200 403 403 403 403
GET    /api/tables/CODE/replay?seat=2   playing   403 403 200 403 403 403
GET    /api/tables/CODE/replay?seat=-2  playing   403 403 403 200 200 200
GET    /api/tables/CODE/replay?seat=-1  playing   403 403 403 403 403 403
GET    /api/tables/CODE/replay?seat=9   playing   403 403 403 403 403 403
GET    /api/tables/CODE/record.txt      playing   409 409 409 409 409 409
GET    /api/tables/CODE/record.json     playing   409 409 409 409 409 409
GET    /api/tables/CODE/par             playing   409 409 409 409 409 409
GET    /api/tables/CODE/replay          open      200 200 200 200 200 200
GET    /api/tables/CODE/replay?seat=0   open      200 200 200 200 200 200
GET    /api/tables/CODE/replay?seat=1   open      200 200 200 200 200 200
GET    /api/tables/CODE/replay?seat=-2  open      200 200 200 200 200 200
GET    /api/tables/CODE/replay?seat=-1  open      403 403 403 403 403 403
GET    /api/tables/CODE/film            open      200 200 200 200 200 200
GET    /api/tables/CODE/film?seat=0     open      200 200 200 200 200 200
GET    /api/tables/CODE/film?seat=-1    open      403 403 403 403 403 403
GET    /api/tables/CODE/record.txt      open      200 200 200 200 200 200
GET    /api/tables/CODE/record.json     open      200 200 200 200 200 200
GET    /api/tables/CODE/replay          closed    200 200 200 200 200 200
GET    /api/tables/CODE/replay?seat=0   closed    200 403 403 403 403 403
GET    /api/tables/CODE/replay?seat=1   closed    403 200 403 403 403 403
GET    /api/tables/CODE/replay?seat=2   closed    403 403 200 403 403 403
GET    /api/tables/CODE/replay?seat=-2  closed    403 403 403 200 200 200
GET    /api/tables/CODE/replay?seat=-1  closed    403 403 403 403 403 403
GET    /api/tables/CODE/film            closed    200 200 200 200 200 200
GET    /api/tables/CODE/film?seat=0     closed    200 403 403 403 403 403
GET    /api/tables/CODE/film?seat=1     closed    403 200 403 403 403 403
GET    /api/tables/CODE/film?seat=2     closed    403 403 200 403 403 403
GET    /api/tables/CODE/film?seat=-2    closed    403 403 403 200 200 200
GET    /api/tables/CODE/film?seat=-1    closed    403 403 403 403 403 403
GET    /api/tables/CODE/record.txt      closed    403 403 403 403 403 403
GET    /api/tables/CODE/record.json     closed    403 403 403 403 403 403
GET    /api/me                          -         200 200 200 200 200 200
PATCH  /api/me                          -         200 200 200 200 200 401
GET    /api/tables                      -         200 200 200 200 200 200
GET    /api/history                     -         200 200 200 200 200 200
GET    /api/today                       -         200 200 200 200 200 200
GET    /api/games                       -         200 200 200 200 200 200
GET    /api/games/haggle                -         200 200 200 200 200 200
GET    /health                          -         200 200 200 200 200 200
"""


class Scene(NamedTuple):
    people: dict[str, Person]
    codes: dict[str, str]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(place: Place) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        people = {role: await stack.enter_async_context(place.person()) for role in ROLES}
        for role in ROLES[:-1]:
            await people[role].introduce()
        seated = [people[role] for role in ROLES[:3]]
        codes = {
            "playing": await started(seated, game="haggle"),
            "open": await finished(seated, game="haggle", reveal=True),
            "closed": await finished(seated, game="haggle", reveal=False),
            "-": "",
        }
        await stack.enter_async_context(people["spectator"].sitting(codes["playing"]))
        yield Scene(people, codes)


def cells() -> Iterator[tuple[str, str, str, str, int]]:
    for line in MATRIX.strip().splitlines():
        method, path, state, *statuses = line.split()
        for role, status in zip(ROLES, statuses, strict=True):
            yield method, path, state, role, int(status)


@pytest.mark.parametrize(
    ("method", "path", "state", "role", "status"),
    [pytest.param(*cell, id="-".join(map(str, cell))) for cell in cells()],
)
async def test_cell(
    scene: Scene, method: str, path: str, state: str, role: str, status: int
) -> None:
    body = {"name": role} if method == "PATCH" else None
    url = path.replace("CODE", scene.codes[state])
    answer = await scene.people[role].web.request(method, url, json=body)
    assert answer.status_code == status, answer.text
    if status >= 400:
        assert set(answer.json()) == {"code", "text", "message"}


async def test_everybody_looks_through_their_own_eyes(scene: Scene) -> None:
    seen = {}
    for role, person in scene.people.items():
        answer = await person.web.get(f"/api/tables/{scene.codes['playing']}/replay")
        seen[role] = (answer.json()["seat"], answer.json()["seats"])
    looking = (-2, [-2])
    assert seen == {
        "owner": (0, [0]),
        "seat": (1, [1]),
        "other": (2, [2]),
        "spectator": looking,
        "guest": looking,
        "stranger": looking,
    }


async def test_the_seed_is_published_only_where_the_table_reveals_it(scene: Scene) -> None:
    seeds = {}
    for state in ("playing", "open", "closed"):
        info = (await scene.people["guest"].web.get(f"/api/tables/{scene.codes[state]}")).json()
        assert info["commit"]
        seeds[state] = info["seed"] != ""
    assert seeds == {"playing": False, "open": True, "closed": False}


async def test_lists_show_only_ones_own_tables(scene: Scene) -> None:
    mine = {}
    for role, person in scene.people.items():
        tables = (await person.web.get("/api/tables")).json()
        mine[role] = [line["code"] for line in tables["mine"]]
        assert tables["open"] == tables["running"] == []  # none of them is public
    here = [scene.codes["playing"]]
    assert mine == {
        "owner": here, "seat": here, "other": here, "spectator": [], "guest": [], "stranger": [],
    }  # fmt: skip


async def test_a_history_is_ones_own(scene: Scene) -> None:
    for role, person in scene.people.items():
        games = (await person.web.get("/api/history")).json()["games"]
        assert len(games) == (2 if role in ("owner", "seat", "other") else 0)
