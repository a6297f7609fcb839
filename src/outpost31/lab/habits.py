"""Counting how people of each role play Stay Away!: the numbers in `outpost31.bots.stayaway.counted`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from textwrap import wrap
from typing import Any

from outpost31.bots.stayaway.belief import Likelihood, Pairing
from outpost31.bots.stayaway.habits import DRAWS_APART, MOST_DRAWS, Habits
from outpost31.bots.stayaway.reading import AIMED
from outpost31.games.stayaway.cards import CARDS, DEFENCES_AGAINST_EXCHANGE, Kind
from outpost31.lab.chronicles import Truth
from outpost31.lab.games import game_seed
from outpost31.lab.tables import play_mixed

ROLES = ("human", "infected", "the_thing")
UNAIMED = ("discard", "axe", "whisky", "determination", "watch_your_back")
TO_ANYONE = ("better_run", "seduction")
ANSWERS = ("accept", *DEFENCES_AGAINST_EXCHANGE)
SHOWING = ("keep", "show_hand", "show_infected")
HAND_ROWS = 7
WIDTH = 110
"""How wide the lines of the written module are."""
PRIOR = 3.0
"""So many imagined cases, spread as over all roles, go with those counted: rare things say little."""

Plain = dict[str, Any]


class Counts:
    """Cases and opportunities, by what and by role."""

    def __init__(self) -> None:
        self.cases: Counter[tuple[Any, ...]] = Counter()
        self._is_substitute = False

    def add(self, other: Counts) -> None:
        """Take in another's."""
        self.cases.update(other.cases)

    def count(self, chronicle: list[Plain], seats: int) -> None:
        """Take in one game with nothing hidden."""
        truth = Truth(seats)
        leftovers, chooses, panic = 0, False, False
        for event in truth.follow(chronicle):
            kind = event["event"]
            if kind == "TurnBegan":
                leftovers, chooses, panic = 0, False, False
                self._count_hands(truth)
            elif kind == "PanicDrawn":
                panic = True
            elif kind == "CardDrawn" and event["seat"] == truth.active and not panic:
                chooses = True
            elif kind == "CardsConsidered":
                leftovers = 2
            elif kind == "CardDiscarded" and leftovers:
                leftovers -= 1
            elif kind in ("CardDiscarded", "CardPlayed") and chooses and not panic:
                self._count_use(truth, event)
                chooses = event["card"] == "determination" and kind == "CardPlayed"
            else:
                self._count_others(truth, event)

    def _count_others(self, truth: Truth, event: Plain) -> None:
        """What is not the use of a card on one's own turn."""
        kind, seat = event["event"], event.get("seat", 0)
        if kind == "CardOffered":
            self._is_substitute = False
        elif kind == "DefencePlayed" and event["card"] in DEFENCES_AGAINST_EXCHANGE:
            self._count_answer(truth, seat, event["against"], event["card"])
            self._is_substitute = self._is_substitute or event["card"] == "missed"
        elif kind == "CardsExchanged":
            self._count_answer(truth, event["taker"], event["offerer"], "accept")
            if not self._is_substitute:
                self._count_giving(truth, event["offerer"], event["taker"], event["offered"], "offer")
            self._count_giving(truth, event["taker"], event["offerer"], event["answered"], "answer")
        elif kind == "CardPassed":
            self._count_giving(truth, seat, event["to"], event["card"], "pass")
        elif kind in ("HandKept", "InfectedShown"):
            self._count_showing(truth, seat, "keep" if kind == "HandKept" else "show_infected")

    def _count_hands(self, truth: Truth) -> None:
        for seat in truth.circle:
            row = min(truth.draws[seat] // DRAWS_APART, HAND_ROWS - 1)
            self.cases["hand", row, truth.roles[seat], min(4, truth.hands[seat].count("infected"))] += 1

    def _count_use(self, truth: Truth, event: Plain) -> None:
        seat, role = event["seat"], truth.roles[event["seat"]]
        self.cases["uses", role] += 1
        for other in truth.circle:
            if other != seat:
                self.cases["anyone", role, truth.roles[other]] += 1
        for other in truth.neighbours(seat):
            self.cases["neighbour", role, truth.roles[other]] += 1
        card = event["card"] if event["event"] == "CardPlayed" else "discard"
        if card in AIMED:
            self.cases["to", card, role, truth.roles[event["target"][0]]] += 1
        else:
            self.cases["does", card, role] += 1

    def _count_answer(self, truth: Truth, seat: int, offerer: int, how: str) -> None:
        roles = truth.roles[seat], truth.roles[offerer]
        self.cases["answers", *roles] += 1
        self.cases["to", how, *roles] += 1

    def _count_giving(self, truth: Truth, giver: int, taker: int, card: str, how: str) -> None:
        role = truth.roles[giver]
        if role == "the_thing" and truth.roles[taker] == "human":
            draws = min(truth.draws[giver], MOST_DRAWS)
            self.cases["may infect", how, draws] += 1
            self.cases["infects", how, draws] += card == "infected"
        if card != "infected" and truth.roles[taker] != "the_thing":
            self.cases["gives", role] += 1
            self.cases["gives", card, role] += 1

    def _count_showing(self, truth: Truth, seat: int, what: str) -> None:
        self.cases["shows", truth.roles[seat]] += 1
        self.cases["does", what, truth.roles[seat]] += 1

    # Rates ------------------------------------------------------------------------------------------------

    def habits(self) -> Habits:
        """The rates."""
        giveable = [card.key for card in CARDS.values() if card.kind not in (Kind.CONTAGION, Kind.PANIC)]
        return Habits(
            infecting={how: self._infecting(how) for how in ("offer", "answer", "pass")},
            hands=tuple(self._hands(row) for row in range(HAND_ROWS)),
            does={what: self._does("does", what, "uses") for what in UNAIMED}
            | {what: self._does("does", what, "shows") for what in SHOWING},
            does_to={
                card: self._does_to(card, "anyone" if card in TO_ANYONE else "neighbour")
                for card in sorted(AIMED)
            }
            | {how: self._does_to(how, "answers") for how in ANSWERS},
            gives={card: self._does("gives", card, "gives") for card in giveable},
        )

    def _rates(self, cases: Iterable[tuple[int, int]]) -> list[float]:
        pairs = list(cases)
        total = sum(case for case, _ in pairs), sum(of for _, of in pairs)
        usual = (total[0] + 0.5) / (total[1] + 1.0)
        return [float(f"{(case + PRIOR * usual) / (of + PRIOR):.4g}") for case, of in pairs]

    def _infecting(self, how: str) -> tuple[float, ...]:
        pairs = [
            (self.cases["infects", how, draws], self.cases["may infect", how, draws])
            for draws in range(MOST_DRAWS + 1)
        ]
        return tuple(self._rates(pairs))

    def _hands(self, row: int) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
        rows = []
        for role in ROLES:
            counts = [self.cases["hand", row, role, count] for count in range(5)]
            total = sum(counts) + PRIOR
            rows.append(tuple(float(f"{(count + PRIOR / 5) / total:.4g}") for count in counts))
        return rows[0], rows[1], rows[2]

    def _does(self, kind: str, what: str, of: str) -> Likelihood:
        human, infected, thing = self._rates(
            (self.cases[kind, what, role], self.cases[of, role]) for role in ROLES
        )
        return human, infected, thing

    def _does_to(self, what: str, of: str) -> Pairing:
        pairs = [(one, other) for one in ROLES for other in ROLES]
        rates = self._rates(
            (self.cases["to", what, one, other], self.cases[of, one, other]) for one, other in pairs
        )
        rates[8] = 0.0  # there is one Thing
        return (rates[0], rates[1], rates[2]), (rates[3], rates[4], rates[5]), (rates[6], rates[7], rates[8])


def as_source(kinds: Iterable[Habits], sample: str) -> str:
    """The module that keeps these numbers, for each kind of table."""
    lines = [
        '"""How people of each role play, written by `outpost31.lab.habits.learn`: do not edit."""',
        "",
        "# fmt: off",
        "from outpost31.bots.stayaway.habits import Habits",
        "",
        f'SAMPLE = "{sample}"',
        "",
        "HABITS = (",
        *(line for habits in kinds for line in _source_of(habits)),
        ")",
        "",
    ]
    return "\n".join(lines)


def _source_of(habits: Habits) -> Iterator[str]:
    def row(values: Iterable[float]) -> str:
        return "(" + ", ".join(f"{value:.4g}" for value in values) + ")"

    def table(name: str, rows: Mapping[str, str]) -> Iterator[str]:
        yield f"        {name}={{"
        for what, rates in rows.items():
            yield from wrap(f'"{what}": {rates},', WIDTH, initial_indent=" " * 12, subsequent_indent=" " * 16)
        yield "        },"

    yield "    Habits("
    yield from table("infecting", {how: row(rates) for how, rates in habits.infecting.items()})
    yield "        hands=("
    for rows in habits.hands:
        hand = ", ".join(row(one) for one in rows)
        yield from wrap(f"({hand}),", WIDTH, initial_indent=" " * 12, subsequent_indent=" " * 13)
    yield "        ),"
    yield from table("does", {what: row(rates) for what, rates in habits.does.items()})
    yield from table(
        "does_to", {what: f"({', '.join(row(one) for one in rows)})" for what, rows in habits.does_to.items()}
    )
    yield from table("gives", {what: row(rates) for what, rates in habits.gives.items()})
    yield "    ),"


def learn(seats: Sequence[int], games: int, seed: int = 555) -> str:
    """Play so many games with each number of seats, and write a module of `outpost31.bots.stayaway.counted` anew.

    Each of the two sides is played by novice and by seasoned bots, so there are four kinds of tables, each counted
    on its own: strangers may be like any of them.
    """
    kinds = []
    for human, alien in product(("novice", "seasoned"), repeat=2):
        counts = Counts()
        for players, number in product(seats, range(games)):
            match = play_mixed("stayaway", players, human, alien, None, game_seed(seed + players, number))
            counts.count(match.chronicle(), players)
        kinds.append(counts.habits())
    return as_source(kinds, f"{games} games of each kind with each of {seats[0]} to {seats[-1]} seats")
