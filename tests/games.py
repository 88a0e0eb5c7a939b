"""The games that the generic layers run over: all that are registered, the template, the tiny."""

from aevum.core.game import Game
from aevum.games import registry
from tests.tiny import TINY

REGISTERED: tuple[Game, ...] = tuple(registry.find(name) for name in registry.names())
ALL: tuple[Game, ...] = (*REGISTERED, registry.find("template"), *TINY)
