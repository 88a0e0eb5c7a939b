"""A database is made, recognised, brought up to date, or refused in a sentence."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import zlib
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import create_engine

from aevum.core.text import literal
from aevum.server import messages as m
from aevum.server.store import BadDatabase, Store, upgrade
from aevum.server.store.kept_messages import kept_message
from aevum.server.store.reading import reader
from aevum.server.store.schema import META
from aevum.server.store.sqlite import connect
from aevum.server.store.upgrade import MIGRATIONS, VERSIONS
from aevum.server.wire import Line
from tests.server.store.tools import a_table, appended, some_rows

HERE = Path(__file__).parent


async def refusal(path: Path) -> str:
    """The sentence with which a database is refused; the file is left as it was."""
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(BadDatabase) as caught:
        await Store(path).open()
    sentence = str(caught.value)
    assert str(path) in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert (path.read_bytes() if path.is_file() else b"") == before
    return sentence


def from_dump(path: Path, version: str) -> None:
    with closing(sqlite3.connect(path)) as base:
        base.executescript((HERE / f"version-{version}.sql").read_text(encoding="utf-8"))


async def test_a_new_database_is_made_where_there_is_none(tmp_path: Path) -> None:
    path = tmp_path / "not" / "yet" / "aevum.db"
    store = Store(path)
    await store.open()
    guest, token = await store.make_guest("Ann")
    await store.close()
    await store.open()
    assert await store.guest_by_token(token) == guest
    await store.close()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")
def test_only_its_owner_may_read_a_new_database(made: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


def test_a_database_is_kept_in_the_way_that_outlives_a_power_cut(made: Path) -> None:
    with closing(sqlite3.connect(made)) as base:
        assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    with closing(connect(made)) as base:
        assert base.execute("PRAGMA synchronous").fetchone() == (2,)


def test_migrations_lead_to_the_schema_that_the_program_uses(made: Path) -> None:
    engine = create_engine(f"sqlite:///{made}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def test_every_migration_is_known_by_its_version() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    found = [migration.revision for migration in script.walk_revisions()]
    assert tuple(reversed(found)) == VERSIONS


def test_a_database_of_every_version_is_there_to_be_tried() -> None:
    assert {path.stem.removeprefix("version-") for path in HERE.glob("version-*.sql")} == {
        *VERSIONS
    }


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_match_of_any_version_goes_on(tmp_path: Path, version: str) -> None:
    path = tmp_path / "aevum.db"
    from_dump(path, version)
    store = Store(path)
    await store.open()
    guest = await store.guest_by_token("the secret of ann")
    assert guest is not None
    (row,) = await store.tables_of(guest.id)
    assert [each.move for each in await store.rows(row.code)] == [1, 2, 3]
    assert await appended(store, row.code, 3, some_rows([4], cid="c")) is None
    assert await store.lines(row.code) == [Line(0, 5, "ann", "Ann", "hello", 3)]
    (game,) = (await store.history(guest.id)).games
    assert (game.code, game.score, game.daily) == ("d0ne00", 9, "2026-11-14")
    archive = await store.archive("d0ne00", 0)
    assert archive is not None
    assert zlib.decompress(archive) == b"what seat 0 saw"
    kept = [each.name for each in await store.maps_of(guest.id)]
    assert kept == (["Six in a row"] if version >= "0004" else [])
    await store.close()


async def test_sentences_of_older_servers_become_messages(tmp_path: Path) -> None:
    path = tmp_path / "aevum.db"
    from_dump(path, "0007")
    chairs = json.dumps([{"kind": "bot", "bot": "greedy"}, {"kind": "person", "name": "Zoë"}])
    lines = ("Zoë resigned. A bot plays on.", "Bo resigned. A bot plays on.")
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE tables SET chairs = ?", (chairs,))
        base.execute(
            "UPDATE tables SET \"end\" = 'Zoë ended the match. It has no result.'"
            " WHERE code = 'd0ne00'"
        )
        (code,) = base.execute("SELECT code FROM chat").fetchone()
        for number, words in enumerate(lines, 10):
            base.execute(
                "INSERT INTO chat VALUES (?, ?, 6, '', '', ?, -1, ?)", (code, number, words, words)
            )
    store = Store(path)
    await store.open()
    row = await store.table("d0ne00")
    assert row is not None
    assert kept_message(row.end) == m.server_end_stopped(who=1)
    _, told, unknown = await store.lines(code)
    assert told.said == m.server_told_resigned(who=1).wire()
    assert (unknown.text, unknown.said) == (lines[1], literal(lines[1]).wire())
    await store.close()


LATER = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{newest}"

def upgrade():
    op.add_column("guests", sa.Column("colour", sa.String))
    op.execute("UPDATE guests SET colour = '{value}'")
"""


def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """Let the program have one more migration."""
    versions = tmp_path / "migrations" / "versions"
    versions.mkdir(parents=True)
    (versions.parent / "env.py").write_bytes((MIGRATIONS / "env.py").read_bytes())
    for path in (MIGRATIONS / "versions").glob("*.py"):
        (versions / path.name).write_bytes(path.read_bytes())
    text = LATER.format(newest=VERSIONS[-1], value=value)
    (versions / "v9999.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(upgrade, "MIGRATIONS", versions.parent)
    monkeypatch.setattr(upgrade, "VERSIONS", (*VERSIONS, "9999"))


async def test_an_old_database_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "aevum.db"
    from_dump(path, VERSIONS[0])
    later(tmp_path, monkeypatch, "red")
    store = Store(path)
    await store.open()
    assert (await store.guests_by_id(["ann"]))["ann"].name == "Ann"
    await store.close()
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("SELECT id, colour FROM guests").fetchall() == [("ann", "red")]
        assert base.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


async def test_a_migration_that_fails_leaves_the_old_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "aevum.db"
    from_dump(path, VERSIONS[0])
    later(tmp_path, monkeypatch, "' || no_such_function() || '")
    with pytest.raises(BadDatabase, match="cannot be brought up to date"):
        await Store(path).open()
    with closing(sqlite3.connect(path)) as base:
        assert "colour" not in "\n".join(base.iterdump())
    monkeypatch.undo()
    store = Store(path)
    await store.open()
    assert len(await store.rows("k7m2qd")) == 3
    await store.close()


async def test_a_newer_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as base:
        base.execute("UPDATE alembic_version SET version_num = '0042'")
        base.commit()
    assert "newer" in await refusal(path)


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "aevum.db"
    with closing(sqlite3.connect(path)) as base:
        base.execute("CREATE TABLE songs (name)")
        base.commit()
    assert "another program" in await refusal(path)


@pytest.mark.parametrize("content", [b"a letter to my aunt\n" * 40, b"\0" * 5_000, b"SQLite"])
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "aevum.db"
    path.write_bytes(content)
    assert "a database" in await refusal(path)


@pytest.mark.parametrize("tail", [0, 4096], ids=["scribbled", "cut"])
async def test_a_damaged_database_is_refused_with_a_way_out(store: Store, tail: int) -> None:
    for number in range(40):
        await store.add_table(a_table(f"table{number:02}", options={"map": "x" * 3_000}))
    await store.close()
    data = store.path.read_bytes()
    middle = len(data) // 2 // 4096 * 4096
    damaged = data[:middle] + b"\xff" * 4096 + data[middle + 4096 : len(data) - tail]
    store.path.write_bytes(damaged)
    sentence = await refusal(store.path)
    assert "is damaged" in sentence
    assert ".recover" in sentence
    store.path.write_bytes(data)
    await store.open()


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "be opened" in await refusal(tmp_path)


async def test_a_place_where_nothing_can_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    assert "is not a folder" in await refusal(tmp_path / "file" / "aevum.db")


READ_ONLY = """
import os, sys
from pathlib import Path
from aevum.server.store import BadDatabase
from aevum.server.store.upgrade import prepare

path = Path(sys.argv[1])
path.chmod(0o444)
path.parent.chmod(0o555)
if os.geteuid() == 0:
    os.seteuid(65534)  # the owner of the machine may write everywhere
try:
    prepare(path)
except BadDatabase as error:
    print(error)
"""


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")
def test_a_database_that_cannot_be_written_to_is_refused(made: Path) -> None:
    with TemporaryDirectory() as folder:
        path = Path(shutil.copy(made, folder))
        command = [sys.executable, "-c", READ_ONLY, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        path.parent.chmod(0o755)
    assert done.stdout == f"{path} cannot be used: permission denied.\n"


async def test_two_servers_cannot_have_one_database(store: Store) -> None:
    with pytest.raises(BadDatabase, match="in use by another server"):
        await Store(store.path).open()
    guest, token = await store.make_guest("Ann")
    assert await store.guest_by_token(token) == guest


async def test_a_database_that_is_let_go_in_a_moment_is_waited_for(store: Store) -> None:
    other = Store(store.path)
    opening = asyncio.create_task(other.open())
    await asyncio.sleep(0.1)  # in which it has found the lock taken
    assert not opening.done()
    await store.close()
    await opening
    await other.close()
    await store.open()  # as its fixture expects it


async def test_a_link_to_a_database_in_use_is_refused(store: Store, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "other.db"
    link.parent.mkdir()
    link.symlink_to(store.path)
    with pytest.raises(BadDatabase, match="in use by another server"):
        await Store(link).open()


FIRST_LOOK = """
import sys, threading
from types import SimpleNamespace
from msgspec import to_builtins
from aevum.server.store.reading import table_row
from tests.server.store.tools import a_table

sys.setswitchinterval(1e-9)
row, all_there = SimpleNamespace(**to_builtins(a_table())), threading.Barrier(40)

def look():
    all_there.wait()
    table_row(row)

threads = [threading.Thread(target=look) for _ in range(40)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("all read")
"""


def test_many_threads_may_be_the_first_to_read_a_table() -> None:
    command = [sys.executable, "-c", FIRST_LOOK]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "all read\n"), done.stderr


class Unreadable(Struct):
    """No reader can be made of it: the two parts of the union look the same."""

    kind: "str | bytes"


def test_a_reader_looks_at_its_type_before_any_thread_does() -> None:
    with pytest.raises(TypeError, match="more than one str-like type"):
        reader(Unreadable)


SECOND_START = """
import asyncio, sys
from pathlib import Path
from aevum.server.store import Store

async def main():
    store = Store(Path(sys.argv[1]))
    await store.open()
    await store.close()

asyncio.run(main())
print("alembic" in sys.modules)
"""


def test_a_second_start_does_not_load_what_migrations_need(path: Path) -> None:
    command = [sys.executable, "-c", SECOND_START, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
