"""The server's logs: one line per event, readable or as JSON.

Events hold names, numbers and codes of tables. Secrets and chat do not belong there; fields with
the name of a secret are hidden in any case.
"""

import logging
import sys
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

SECRET: Final = frozenset(
    "token cookie cookies headers authorization secret seed password text line body frame".split()
)


def set_up(kind: Literal["text", "json"], stream: TextIO | None = None) -> None:
    """Send all logs of this process, uvicorn's too, to one stream (stderr) in one form."""
    out = stream or sys.stderr
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_last(kind, out),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it logs each of its plugins
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def _hide(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    for name in SECRET.intersection(event):
        event[name] = "(hidden)"
    return event


def _last(kind: str, out: TextIO) -> list[Processor]:
    if kind == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # The plain traceback shows no variables, which may hold secrets.
    plain: Any = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=plain)]


SHARED: Final[list[Processor]] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _hide,
]
