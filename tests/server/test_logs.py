"""Logs: one line per event, in two forms, without secrets; and metrics for Prometheus."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from aevum.server.logs import set_up
from aevum.server.metrics import Metrics


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_readable_lines() -> None:
    out = io.StringIO()
    set_up("text", out)
    structlog.get_logger("aevum.hub").info("a table was made", table="k7m2qd")
    (line,) = out.getvalue().splitlines()
    for part in ("info", "a table was made", "table=k7m2qd", "aevum.hub"):
        assert part in line
    assert "\033" not in line


def test_lines_of_json() -> None:
    out = io.StringIO()
    set_up("json", out)
    structlog.get_logger("aevum.hub").warning("slow", ms=12)
    found = json.loads(out.getvalue())
    assert (found["event"], found["ms"], found["level"]) == ("slow", 12, "warning")


@pytest.mark.parametrize("kind", ["text", "json"])
def test_secrets_and_talk_are_hidden(kind: str) -> None:
    out = io.StringIO()
    set_up(kind, out)  # type: ignore[arg-type]
    log = structlog.get_logger("aevum.hub")
    log.info("hello", token="s3cret", cookie="s3cret", text="s3cret", seed="s3cret")
    try:
        password = "s3" + "cret"
        raise ValueError(len(password))
    except ValueError:
        log.exception("oh")
    assert "ValueError: 6" in out.getvalue().replace("\\n", "\n")
    assert "s3cret" not in out.getvalue()


def test_the_web_servers_own_lines_take_the_same_form() -> None:
    out = io.StringIO()
    set_up("json", out)
    logging.getLogger("uvicorn.error").warning("Started on %s", "127.0.0.1")
    assert json.loads(out.getvalue())["event"] == "Started on 127.0.0.1"


def test_two_servers_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.committed(3, 0.002)
    one.refused.labels("stale").inc()
    assert b"aevum_moves_total 3.0" in one.page()
    assert b'aevum_commit_rows_bucket{le="5.0"} 1.0' in one.page()
    assert b'aevum_refused_total{code="stale"} 1.0' in one.page()
    assert b"aevum_moves_total 0.0" in other.page()
