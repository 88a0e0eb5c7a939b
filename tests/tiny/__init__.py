"""Four tiny games that prove the contract before the real ones do."""

from aevum.core.game import Game
from tests.tiny.haggle import Haggle
from tests.tiny.nest import Nest
from tests.tiny.sandglass import Sandglass
from tests.tiny.sheets import Sheets

TINY: tuple[Game, ...] = (Haggle(), Sheets(), Sandglass(), Nest())
