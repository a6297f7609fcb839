"""The kernel: it knows no game. Questions, answers, steps, the agenda, secrets, Fate, records, the match."""

from outpost31.kernel.errors import BadRecord, Diverged, IllegalAnswer, StaleAnswer
from outpost31.kernel.events import Event, Whispered
from outpost31.kernel.fate import Fate, Scripted, Seeded, Unforeseeable
from outpost31.kernel.frozen import frozen
from outpost31.kernel.games import GAMES, Game, register
from outpost31.kernel.match import Match
from outpost31.kernel.options import Choice, Editions, NotAllowed, Number, Options, Switch
from outpost31.kernel.piles import Pile, in_order
from outpost31.kernel.questions import FATE, NOTHING, Option, Question, Questions, Seat, roll, rolls
from outpost31.kernel.secrets import Secret
from outpost31.kernel.tables import UNHEARD, Outcome, Silent, State, Step, Table
from outpost31.kernel.views import Rows

__all__ = [
    "FATE",
    "GAMES",
    "NOTHING",
    "UNHEARD",
    "BadRecord",
    "Choice",
    "Diverged",
    "Editions",
    "Event",
    "Fate",
    "Game",
    "IllegalAnswer",
    "Match",
    "NotAllowed",
    "Number",
    "Option",
    "Options",
    "Outcome",
    "Pile",
    "Question",
    "Questions",
    "Rows",
    "Scripted",
    "Seat",
    "Secret",
    "Seeded",
    "Silent",
    "StaleAnswer",
    "State",
    "Step",
    "Switch",
    "Table",
    "Unforeseeable",
    "Whispered",
    "frozen",
    "in_order",
    "register",
    "roll",
    "rolls",
]
