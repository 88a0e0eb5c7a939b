"""Aevum: one table for games of time and empire, for players, bot authors and game designers.

>>> import aevum
>>> game = aevum.game("tempus")
>>> state = game.new(date="2018-06-06 19:35")
>>> moves = aevum.play(state, [aevum.bot("random", game)], seed=7)
>>> len(state.scores()), state.over()
(1, True)
"""

from aevum.arena.simulate import simulate
from aevum.bots.company import company
from aevum.bots.registry import find as bot
from aevum.core.bot import Bot
from aevum.core.drive import OVER, Driver, play
from aevum.core.errors import AevumError, BadData, BadMove, BadOption, UnknownName
from aevum.core.events import Event, project
from aevum.core.game import Game, Option
from aevum.core.match import Match, replay, verify
from aevum.core.moves import Domain, MoveTable
from aevum.core.native import build
from aevum.core.record import Record
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, OK, RETRACT, SPECTATOR, WAIT, Ask, State
from aevum.games.registry import find as game
from aevum.games.registry import names as game_names
from aevum.games.registry import read_record, register

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "CLOCK",
    "OK",
    "OVER",
    "RETRACT",
    "SPECTATOR",
    "WAIT",
    "AevumError",
    "Ask",
    "BadData",
    "BadMove",
    "BadOption",
    "Bot",
    "Domain",
    "Driver",
    "Event",
    "Game",
    "Match",
    "MoveTable",
    "Option",
    "Record",
    "Rng",
    "State",
    "UnknownName",
    "bot",
    "build",
    "company",
    "game",
    "game_names",
    "play",
    "project",
    "read_record",
    "register",
    "replay",
    "simulate",
    "verify",
]
