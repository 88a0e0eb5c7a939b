"""Who sits at a table of this terminal, and what happened there in words."""

from aevum.bots.company import bot_title, level_title, skill, style_of
from aevum.core.events import Event, project
from aevum.core.game import LIVE, Game
from aevum.core.letters import seat_text
from aevum.core.match import Match
from aevum.core.state import NEVER, NONE, State
from aevum.core.text import Text
from aevum.terminal import messages as m
from aevum.terminal.drawn import drawn
from aevum.terminal.language import tell
from aevum.terminal.marks import mark_texts


class Seats:
    """A match and its seats. `bots` holds a bot's name for each seat, "" for a person."""

    def __init__(self, match: Match, bots: list[str]) -> None:
        self.match = match
        self.bots = bots
        self.log: list[Event] = []
        """Everything that happened and still counts, oldest first."""

    @property
    def game(self) -> Game:
        """The game on this table."""
        return self.match.game

    @property
    def state(self) -> State:
        """The full state; screens show only masks of it."""
        return self.match.state

    def title(self) -> str:
        """Return what is played, and against whom."""
        title, company = self.match.record.title(), self.company_text()
        whole = m.shell_table_title(game=title, company=company) if company else title
        return tell(whole)

    def people(self) -> list[int]:
        """Return the seats of the people at this terminal."""
        return [seat for seat, name in enumerate(self.bots) if not name]

    def secret(self) -> bool:
        """Return whether people at this terminal hide something from one another."""
        return self.game.hidden and len(self.people()) > 1

    def name(self, seat: int) -> str:
        """Return a seat in words."""
        bot = self.bots[seat]
        if not bot:
            return tell(seat_text(seat))
        named = m.shell_seat_bot(who=seat, bot=bot_title(bot, self.game))
        return tell(named.within(self.game.book))

    def characters(self) -> list[str]:
        """Return what each bot with a character does, in sentences."""
        told = []
        for seat, bot in enumerate(self.bots):
            style = style_of(bot, self.game) if bot else None
            if style is not None:
                called = bot_title(bot, self.game)
                text = m.shell_seat_character(who=seat, bot=called, about=style.about)
                told.append(tell(text.within(self.game.book)))
        return told

    def drawing(self, view: State) -> str:
        """Return a mask as a drawing in text."""
        you = view.viewer if len(self.people()) == 1 else NONE
        return drawn(self.game, view, self.name, you)

    def company(self) -> str:
        """Return who plays, such as "you against 3 Medium bots"; "" for one alone."""
        company = self.company_text()
        return tell(company) if company else ""

    def company_text(self) -> Text | None:
        """Return who plays, None for one alone."""
        people, names = len(self.people()), [self._level(name) for name in self.bots if name]
        bots = [
            m.shell_bots(n=names.count(name), bot=level_title(name))
            for name in dict.fromkeys(names)
        ]
        if not people:
            return m.shell_company_bots(bots=bots)
        if people == 1:
            return m.shell_company_you(bots=bots) if bots else None
        return m.shell_company_people(n=people, bots=bots) if bots else m.shell_people(n=people)

    def _level(self, bot: str) -> str:
        """Return the level of a bot, whatever its style, or the bot itself."""
        return skill(bot, self.game).level or bot

    def timed(self) -> bool:
        """Return whether this match depends on real time."""
        return self.game.timing == LIVE or self.state.deadline() < NEVER

    def lines(self, viewer: int, events: list[Event] | None = None) -> list[str]:
        """Return events, all of them by default, as a viewer may read them."""
        seen = [project(event, viewer) for event in (self.log if events is None else events)]
        say, you = self.game.words.say, viewer if len(self.people()) == 1 else NONE
        return [tell(say(event, self.state), you) for event in seen if event is not None]

    def marks(self) -> list[str]:
        """Return what else there is to know of the result, in sentences."""
        return [*self.other_numbers(), *map(tell, mark_texts(self.match.record.marks))]

    def other_numbers(self) -> list[str]:
        """Return the sentence of a match that is not played with the printed numbers."""
        changed = self.match.record.numbers
        return [tell(self.game.numbers.changes(changed))] if changed else []

    def result(self) -> str:
        """Return the result in a sentence."""
        scores, game = self.state.scores(), self.game
        if len(scores) == 1:
            alone = m.shell_result_alone(counts=game.counts, n=scores[0])
            return tell(alone.within(game.book))
        ranks = self.state.ranks()
        winners = [self.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
        listed = [
            m.shell_result_score(name=self.name(seat), n=score) for seat, score in enumerate(scores)
        ]
        result = m.shell_result(winners=winners, counts=game.counts, scores=listed)
        return tell(result.within(game.book))
