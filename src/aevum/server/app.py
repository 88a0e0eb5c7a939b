"""The application: all parts of a server, put together."""

from asyncio import create_task
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from structlog import get_logger

import aevum
from aevum.bots import registry as bots
from aevum.games import registry
from aevum.server import messages as m
from aevum.server.clock import Clock
from aevum.server.config import Config
from aevum.server.http.concurrency import ConcurrencyLimit
from aevum.server.http.context import AppContext, provide_context, provide_visitor
from aevum.server.http.games import GamesController, catalogue, screen
from aevum.server.http.guests import GuestController
from aevum.server.http.history import history, today
from aevum.server.http.json_request import JsonRequest
from aevum.server.http.maps import MapsController, map_page
from aevum.server.http.pages import asset, other, page, page_of_game, table_page
from aevum.server.http.problems import answer
from aevum.server.http.replays import ReplaysController
from aevum.server.http.request_guard import RequestGuard
from aevum.server.http.security import Origins
from aevum.server.http.socket import socket
from aevum.server.http.status import asyncapi, health, metrics, openapi
from aevum.server.http.tables import TablesController
from aevum.server.http.wrong_codes import WrongCodes
from aevum.server.limits import LARGEST_BODY, UNLIMITED, Limits, TokenBuckets, share
from aevum.server.metrics import Metrics
from aevum.server.store import Store
from aevum.server.system_metrics import SystemMetrics
from aevum.server.tables.hub import Hub
from aevum.server.transport.open_sockets import OpenSockets
from aevum.server.workers import BotWorkers

PACKED_FROM: Final = 2_048  # bytes; shorter answers are sent as they are

SENDING: Final = 32  # films sent at the same time
WAITING: Final = 512  # requests that wait for one
UNPACKING: Final = 2  # films unpacked at the same time, for clients that cannot read gzip

log = get_logger("app")


def create_app(
    config: Config, limits: Limits | None = None, clock: Clock | None = None
) -> Litestar:
    """Return the application; its lifespan opens the store and starts everything else."""
    limits = limits or (Limits() if config.limits else UNLIMITED)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with _running_context(config, limits, clock or Clock()) as context:
            app.state.context = context
            yield

    return Litestar(
        [
            GuestController,
            GamesController,
            TablesController,
            ReplaysController,
            MapsController,
            history,
            today,
            health,
            metrics,
            openapi,
            asyncapi,
            socket,
            catalogue,
            screen,
            page,
            page_of_game,
            table_page,
            map_page,
            asset,
            other,
        ],
        lifespan=[lifespan],
        dependencies={
            "context": Provide(provide_context),
            "visitor": Provide(provide_visitor),
        },
        middleware=[RequestGuard()],
        exception_handlers={Exception: answer},
        request_class=JsonRequest,
        state=State({"config": config, "limits": limits}),
        compression_config=CompressionConfig(
            "gzip", minimum_size=PACKED_FROM, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=_described(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Aevum",
        version=aevum.__version__,
        description="Games of time and empire: guests, tables, histories. Moves go over sockets.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def _log_broken_entries() -> None:
    """Log each game and bot of an installed package that could not be loaded, and why."""
    for name, error in registry.broken_entries().items():
        log.error("game of a package left out", entry=name, error=str(error))
    for name, error in bots.broken_entries().items():
        log.error("bot of a package left out", entry=name, error=str(error))


@asynccontextmanager
async def _running_context(
    config: Config, limits: Limits, clock: Clock
) -> AsyncIterator[AppContext]:
    """Start everything, and stop it in the opposite order."""
    for place in config.games:
        registry.add(place)
    _log_broken_entries()
    counted = Metrics()
    async with AsyncExitStack() as stack:
        store = Store(config.database, counted.committed)
        await store.open()
        stack.push_async_callback(store.close)
        bot_workers = BotWorkers(
            config.workers,
            config.games,
            on_move=counted.thinking.observe,
            on_wait=counted.waiting.observe,
        )
        stack.push_async_callback(bot_workers.stop)
        hub = Hub(config, store, bot_workers, counted, clock, limits=limits)
        hub.start()
        stack.push_async_callback(hub.stop)
        sockets = OpenSockets(limits)
        counted.registry.register(sockets)
        counted.registry.register(hub.load)
        counted.registry.register(SystemMetrics(bot_workers, config.database))
        counted.sockets.set_function(lambda: len(sockets))
        counted.tables.set_function(lambda: len(hub.tables))
        watch = create_task(sockets.watch(store))
        stack.callback(watch.cancel)
        asked = limits.requests
        yield AppContext(
            config,
            clock,
            store,
            hub,
            bot_workers,
            counted,
            sockets,
            Origins(config.public_url, config.origins),
            TokenBuckets(share(asked), monotonic),
            TokenBuckets(asked, monotonic),
            TokenBuckets(limits.guests, monotonic),
            TokenBuckets(limits.tables, monotonic),
            TokenBuckets(limits.address_tables, monotonic),
            TokenBuckets(limits.maps, monotonic),
            WrongCodes(
                TokenBuckets(share(limits.misses), monotonic),
                TokenBuckets(limits.misses, monotonic),
            ),
            ConcurrencyLimit(SENDING, WAITING, m.server_too_many_sent),
            ConcurrencyLimit(UNPACKING, UNPACKING * 8, m.server_too_many_sent),
        )
