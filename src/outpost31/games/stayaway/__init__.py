"""Stay Away! (La Cosa): the card game, 4 to 12 players."""

from outpost31.games.stayaway.clauses import CLAUSES
from outpost31.games.stayaway.editions import EDITIONS
from outpost31.games.stayaway.setup import set_up
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.games.stayaway.view import eliminated, known_besides, secrets_of, seen_by_all, turn_of
from outpost31.kernel import Choice, Editions, Game, Switch, register

GAME = register(
    Game(
        key="stayaway",
        title="Stay Away!",
        seats=range(4, 13),
        version=2,
        options=(
            Editions(EDITIONS),
            Choice("turn_after_swap", "mover", "S-3.7", ("mover", "swapped")),
            Switch("thing_flamethrower", default=True, clause="S-4.5"),
            Choice("quarantine_exchange", "out_only", "S-7.1", ("out_only", "open", "none")),
        ),
        set_up=set_up,
        seen_by_all=seen_by_all,
        known_besides=known_besides,
        secrets_of=secrets_of,
        package=__package__,
        letter="S",
        shape=StayAwayView,
        clauses=CLAUSES,
        moment_of=turn_of,
        often_formal=frozenset({"draw"}),
        eliminated=eliminated,
        silence="S-4.8",
    )
)
