"""Counting how people of each role play Stay Away!: the habits that beliefs rest on (an opponent model)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from textwrap import wrap
from typing import TypeAlias, cast

from outpost31.bots.stayaway.belief import Likelihood, Pairing
from outpost31.bots.stayaway.habits import DRAWS_APART, MOST_DRAWS, Habits
from outpost31.bots.stayaway.reader import AIMED
from outpost31.games.stayaway import told
from outpost31.games.stayaway.cards import CARDS, DEFENCES_AGAINST_EXCHANGE, Aim, Kind
from outpost31.kernel.views import Told
from outpost31.lab.cluster import Each, here
from outpost31.lab.learn.truth import Truth, known
from outpost31.lab.learn.writing import WIDTH
from outpost31.lab.play import game_seed
from outpost31.lab.tables import play_mixed

ROLES = ("human", "infected", "the_thing")
UNAIMED = (
    "discard",
    *(card.key for card in CARDS.values() if card.aim in (Aim.OBSTACLE, Aim.NOBODY)),
)
TO_ANYONE = tuple(card.key for card in CARDS.values() if card.aim is Aim.ANYONE)
ANSWERS = ("accept", *DEFENCES_AGAINST_EXCHANGE)
SHOWING = ("keep", "show_hand", "show_infected")
HAND_ROWS = 7
PRIOR = 3.0
"""How many imagined cases, at the rate of all roles together, are added to the counted ones: rare things say little."""


class CircleCounts:
    """Cases and opportunities, by what and by role."""

    def __init__(self) -> None:
        self.cases: Counter[tuple[str | int, ...]] = Counter()
        self._is_substitute = False

    def add(self, other: CircleCounts) -> None:
        """Take in another's."""
        self.cases.update(other.cases)

    def count(self, chronicle: list[Told], seats: int) -> None:
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

    def _count_others(self, truth: Truth, event: told.Told) -> None:
        """Everything except the use of a card on one's own turn."""
        if event["event"] == "CardOffered":
            self._is_substitute = False
        elif event["event"] == "DefencePlayed" and event["card"] in DEFENCES_AGAINST_EXCHANGE:
            self._count_answer(truth, event["seat"], event["against"], event["card"])
            self._is_substitute = self._is_substitute or event["card"] == "missed"
        elif event["event"] == "CardsExchanged":
            offered, answered = known(event["offered"]), known(event["answered"])
            self._count_answer(truth, event["taker"], event["offerer"], "accept")
            if not self._is_substitute:
                self._count_giving(truth, event["offerer"], event["taker"], offered, "offer")
            self._count_giving(truth, event["taker"], event["offerer"], answered, "answer")
        elif event["event"] == "CardPassed":
            self._count_giving(truth, event["seat"], event["to"], known(event["card"]), "pass")
        elif event["event"] == "HandKept":
            self._count_showing(truth, event["seat"], "keep")
        elif event["event"] == "InfectedShown":
            self._count_showing(truth, event["seat"], "show_infected")

    def _count_hands(self, truth: Truth) -> None:
        for seat in truth.circle:
            row = min(truth.draws[seat] // DRAWS_APART, HAND_ROWS - 1)
            self.cases["hand", row, truth.roles[seat], min(4, truth.hands[seat].count("infected"))] += 1

    def _count_use(self, truth: Truth, event: told.CardDiscarded | told.CardPlayed) -> None:
        seat, role = event["seat"], truth.roles[event["seat"]]
        self.cases["uses", role] += 1
        for other in truth.circle:
            if other != seat:
                self.cases["anyone", role, truth.roles[other]] += 1
        for other in truth.neighbours(seat):
            self.cases["neighbour", role, truth.roles[other]] += 1
        card = event["card"] if event["event"] == "CardPlayed" else "discard"
        if event["event"] == "CardPlayed" and card in AIMED:
            self.cases["to", event["card"], role, truth.roles[cast(int, event["target"][0])]] += 1
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


def habits_source(kinds: Iterable[Habits]) -> str:
    """These numbers as Python, for each kind of table."""
    lines = [
        "HABITS: tuple[Habits, ...] = (",
        *(line for habits in kinds for line in _source_of(habits)),
        ")",
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


Deal: TypeAlias = tuple[int, str, str, int]
"""A game to be played: seats, the level of the humans, that of the aliens, and a seed."""


def count_deal(deal: Deal) -> CircleCounts:
    """What is counted in one game."""
    players, human, alien, seed = deal
    counts = CircleCounts()
    counts.count(play_mixed("stayaway", players, human, alien, None, seed).chronicle(), players)
    return counts


def learn(seats: Sequence[int], games: int, seed: int, each: Each = here) -> tuple[str, str]:
    """Play that many games of each kind with each number of seats: the habits as Python, and what was played.

    Each of the two sides is played by novice and by seasoned bots, so there are four kinds of tables, each counted
    on its own: strangers may be like any of them.
    """
    kinds = []
    for human, alien in product(("novice", "seasoned"), repeat=2):
        counts = CircleCounts()
        deals = [
            (players, human, alien, game_seed(seed + players, number))
            for players, number in product(seats, range(games))
        ]
        for one in each(count_deal, deals):
            counts.add(one)
        kinds.append(counts.habits())
    return habits_source(kinds), f"{games} games of each kind with each of {seats[0]} to {seats[-1]} seats"
