"""The games (`/api/games`) and their messages (`/catalogues`)."""

from functools import cache, lru_cache
from typing import Annotated, Any, Literal, cast

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter
from msgspec.json import encode
from structlog import get_logger

from aevum.bots.company import offered
from aevum.bots.registry import names
from aevum.core.errors import UnknownName
from aevum.core.game import Game
from aevum.core.text import ENGLISH
from aevum.games import registry
from aevum.server import messages as m
from aevum.server.api import (
    DomainInfo,
    GameDetail,
    GameInfo,
    LadderPage,
    MoveRow,
    NumberInfo,
    OptionInfo,
    RulesPage,
    StyleInfo,
    checked,
)
from aevum.server.http.catalogues import catalogue_addresses, catalogue_files
from aevum.server.http.ladder_page import ladder_page
from aevum.server.http.pages import (
    FOREVER,
    File,
    file_response,
    packed_file,
    tagged_response,
)
from aevum.server.http.problems import HttpProblem
from aevum.server.http.rules_page import rules_page
from aevum.server.http.screens import SCREEN_POLICY, screen_file, screen_info

log = get_logger("games")

Timing = Literal["turns", "joint", "live"]
Grade = Literal["printed", "public", "reconstructed"]
Language = Annotated[str, QueryParameter(name="language", max_length=20)]


class GamesController(Controller):
    """The games that can be played here, and their rules."""

    path = "/api/games"
    tags = ("games",)

    @get(operation_id="games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """Return all games."""
        return [found for name in registry.names() if (found := _listed(name)) is not None]

    @get("/{name:str}", operation_id="game", sync_to_thread=False)
    def game(self, name: FromPath[str]) -> GameDetail:
        """Return a game with its table of moves."""
        return detail(found(name))

    @get("/{name:str}/numbers", operation_id="numbers", opt={"packed": True}, sync_to_thread=False)
    def numbers(
        self, name: FromPath[str], request: Request[Any, Any, Any]
    ) -> Response[list[NumberInfo]]:
        """Return the numbers that a table may change, with their bounds, grades and sources."""
        return tagged_response(_numbers_file(found(name)), request)

    @get("/{name:str}/rules", operation_id="rules", opt={"packed": True}, sync_to_thread=False)
    def rules(
        self, name: FromPath[str], request: Request[Any, Any, Any], language: Language = ENGLISH
    ) -> Response[RulesPage]:
        """Return the rules as this program plays them, in English if the language has no page."""
        game = found(name)
        try:
            file = _rules_file(game, game.rules_language(language))
        except FileNotFoundError:
            raise HttpProblem(404, m.server_no_rules_page(game=game.title)) from None
        return tagged_response(file, request)

    @get("/{name:str}/ladder", operation_id="ladder", opt={"packed": True}, sync_to_thread=False)
    def ladder(
        self, name: FromPath[str], request: Request[Any, Any, Any], language: Language = ENGLISH
    ) -> Response[LadderPage]:
        """Return how strong the bots are against each other, with their names in a language."""
        game = found(name)
        known = language if language in game.book.languages() else ENGLISH
        return tagged_response(_ladder_file(game, known), request)


@get(
    "/catalogues/{game:str}/{name:str}",
    operation_id="catalogue",
    opt={"packed": True},
    sync_to_thread=False,
)
def catalogue(
    game: FromPath[str], name: FromPath[str], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Return a game's messages in one language; the address is in the list of games."""
    file = catalogue_files(found(game)).get(name)
    if file is None:
        raise HttpProblem(404)
    return file_response(file, request, FOREVER)


@get(
    "/screens/{game:str}/{tag:str}/{name:path}",
    include_in_schema=False,
    opt={"packed": True},
    sync_to_thread=False,
)
def screen(
    game: FromPath[str], tag: FromPath[str], name: FromPath[str], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Return a file of a game's own board; the address is in the list of games."""
    file = screen_file(found(game), tag, name.removeprefix("/"))
    if file is None:
        raise HttpProblem(404)
    response = file_response(file, request, FOREVER)
    response.headers["content-security-policy"] = SCREEN_POLICY
    return response


def _listed(name: str) -> GameInfo | None:
    """Return a game for the list, None if it fails, so that the others are still listed."""
    try:
        return checked(info(registry.find(name)))
    except Exception as error:
        _report(name, f"{type(error).__name__}: {error}")
        return None


@cache
def _report(name: str, error: str) -> None:
    """Log once why a game is not listed."""
    log.error("game left out of the list", game=name, error=error)


def found(name: str) -> Game:
    """Return a game by its name or a former one, or refuse with a sentence."""
    name = registry.current(name)
    if name not in registry.names():
        raise HttpProblem(404, m.server_no_game())
    try:
        return registry.find(name)
    except UnknownName as error:
        raise HttpProblem(404, error.said) from None


def info(game: Game) -> GameInfo:
    """Return a game as the home page shows it."""
    return GameInfo(
        game.name,
        game.title,
        game.summary.wire(),
        game.min_seats,
        game.max_seats,
        cast(Timing, game.timing),
        game.hidden,
        game.minutes,
        True,
        [
            OptionInfo(
                option.name,
                cast(Literal["int", "bool", "choice", "text"], option.kind),
                cast(bool | int | str, option.default),
                option.about.wire(),
                option.low,
                option.high,
                list(option.choices),
                option.longest,
                list(option.suggests),
                [each.wire() for each in option.suggested],
                [each.wire() for each in option.words],
                option.title.wire(),
                option.usual,
                option.seats,
            )
            for option in game.options
            if not option.secret
        ],
        list(names(game)),
        list(offered(game)),
        list(game.levels()),
        [StyleInfo(style.name, style.title.wire(), style.about.wire()) for style in game.styles()],
        catalogue_addresses(game),
        len(game.numbers.numbers),
        screen_info(game),
    )


def detail(game: Game) -> GameDetail:
    """Return a game as its table needs it."""
    moves = [
        MoveRow(
            row.name,
            row.pattern,
            row.base,
            row.size,
            [DomainInfo(domain.name, domain.words) for domain in row.domains],
        )
        for row in game.moves.rows
    ]
    short = info(game)
    known = {name: getattr(short, name) for name in short.__struct_fields__}
    return GameDetail(**known, version=game.version, moves=moves)


def number_infos(game: Game) -> list[NumberInfo]:
    """Return the numbers of a game that a table may change."""
    return [
        NumberInfo(
            each.name, each.printed, each.low, each.high, each.about.wire(), each.group.wire(),
            cast(Grade, each.grade), each.rule, each.source.wire() if each.source else None,
        )
        for each in game.numbers.numbers
    ]  # fmt: skip


@lru_cache(maxsize=64)
def _rules_file(game: Game, language: str) -> File:
    """Return the rules of a game as they are sent."""
    return packed_file(encode(rules_page(game, language)), "application/json")


@lru_cache(maxsize=64)
def _numbers_file(game: Game) -> File:
    """Return the numbers of a game as they are sent."""
    return packed_file(encode(number_infos(game)), "application/json")


@lru_cache(maxsize=64)
def _ladder_file(game: Game, language: str) -> File:
    """Return the ladders of a game as they are sent."""
    return packed_file(encode(ladder_page(game, language)), "application/json")
