"""Which kind of table this is (a mixture of opponent models): how people here play, of those the lab has seen."""

from __future__ import annotations

from collections.abc import Sequence

from outpost31.bots.stayaway.belief import Likelihood, Pairing
from outpost31.bots.stayaway.habits import Habits

OPEN = 0.02
"""However unlikely, each kind of table keeps this share of the likeliest's weight: people change their ways."""

ANY: Likelihood = (1.0, 1.0, 1.0)


class Acquaintance:
    """Habits of several kinds of tables, weighed by how well each explains what these people have done so far."""

    __slots__ = ("kinds", "reliance", "weights")

    learns = True
    """Whether it goes on getting to know people."""

    def __init__(self, kinds: Sequence[Habits]) -> None:
        self.kinds = kinds
        self.weights = [1 / len(kinds)] * len(kinds)
        """How likely this is a table of each kind."""
        self.reliance = self._rely()
        """How far the habits of these people are relied on, beside others'."""

    def copy(self) -> Acquaintance:
        """The same, on its own."""
        new = Acquaintance(self.kinds)
        new.weights = self.weights[:]
        new.reliance = self.reliance
        return new

    def __deepcopy__(self, memo: object) -> Acquaintance:
        """A copy: a compiled one cannot be made empty and filled later by others."""
        del memo
        return self.copy()

    def settled(self) -> Acquaintance:
        """As they are known now, for imagined tables, where nothing can be learned about people."""
        return Settled(self)

    # What these people are used to doing ------------------------------------------------------------------

    def does(self, what: str) -> Likelihood | None:
        """How likely each role is to do a thing aimed at nobody."""
        return self._mixed([kind.does[what] for kind in self.kinds]) if what in self.kinds[0].does else None

    def does_to(self, what: str) -> Pairing | None:
        """How likely each role (rows) is to do a thing to another (columns)."""
        if what not in self.kinds[0].does_to:
            return None
        human, infected, thing = zip(*(kind.does_to[what] for kind in self.kinds), strict=True)
        return self._mixed(human), self._mixed(infected), self._mixed(thing)

    def gives(self, card: str) -> Likelihood:
        """How likely each role is to hand over this card and no other."""
        return self._mixed([kind.gives.get(card, ANY) for kind in self.kinds])

    def infection(self, how: str, draws: int) -> float:
        """The chance that The Thing's card infects."""
        pairs = zip(self.weights, self.kinds, strict=True)
        return sum([weight * kind.infection(how, draws) for weight, kind in pairs])

    def hand(self, infected: int, draws: int) -> Likelihood:
        """How likely each role is to hold that many Infected! cards."""
        return self._mixed([kind.hand(infected, draws) for kind in self.kinds])

    def share(self, draws: int) -> Likelihood:
        """The part of a hand of four that is Infected!, by role, to be expected."""
        return self._mixed([kind.share(draws) for kind in self.kinds])

    def _mixed(self, rows: Sequence[Likelihood]) -> Likelihood:
        human = infected = thing = 0.0
        for weight, row in zip(self.weights, rows, strict=True):
            human += weight * row[0]
            infected += weight * row[1]
            thing += weight * row[2]
        return human, infected, thing

    # Learning ---------------------------------------------------------------------------------------------

    def see(self, what: str, actor: Likelihood) -> None:
        """Somebody did a thing aimed at nobody, who is human, infected or The Thing with these chances."""
        self._weigh([_expected(kind.does[what], actor) for kind in self.kinds])

    def see_to(self, what: str, actor: Likelihood, other: Likelihood) -> None:
        """Somebody did a thing to another; what each of the two may be."""
        rates = []
        for kind in self.kinds:
            human, infected, thing = kind.does_to[what]
            by_role = _expected(human, other), _expected(infected, other), _expected(thing, other)
            rates.append(_expected(by_role, actor))
        self._weigh(rates)

    def see_given(self, card: str, giver: Likelihood) -> None:
        """Somebody handed over this card."""
        self._weigh([_expected(kind.gives.get(card, ANY), giver) for kind in self.kinds])

    def _weigh(self, likelihoods: list[float]) -> None:
        weights = [weight * likelihood for weight, likelihood in zip(self.weights, likelihoods, strict=True)]
        least = OPEN * max(weights)
        if least > 0:
            weights = [max(least, weight) for weight in weights]
            total = sum(weights)
            self.weights = [weight / total for weight in weights]
            self.reliance = self._rely()

    def _rely(self) -> float:
        return sum([weight * kind.reliance for weight, kind in zip(self.weights, self.kinds, strict=True)])


def _expected(rates: Likelihood, roles: Likelihood) -> float:
    return rates[0] * roles[0] + rates[1] * roles[1] + rates[2] * roles[2]


class Settled(Acquaintance):
    """It learns nothing more, so everything is mixed once."""

    __slots__ = ("_does", "_does_to", "_gives", "_hands", "_infection")

    learns = False

    def __init__(self, known: Acquaintance) -> None:
        super().__init__(known.kinds)
        self.weights = known.weights[:]
        self.reliance = known.reliance
        self._does: dict[str, Likelihood | None] = {}
        self._does_to: dict[str, Pairing | None] = {}
        self._gives: dict[str, Likelihood] = {}
        self._infection: dict[tuple[str, int], float] = {}
        self._hands: dict[tuple[int, int], Likelihood] = {}

    def copy(self) -> Acquaintance:
        """Itself: it does not change."""
        return self

    def settled(self) -> Acquaintance:
        """Itself."""
        return self

    def does(self, what: str) -> Likelihood | None:
        """How likely each role is to do a thing aimed at nobody."""
        if what not in self._does:
            self._does[what] = super().does(what)
        return self._does[what]

    def does_to(self, what: str) -> Pairing | None:
        """How likely each role (rows) is to do a thing to another (columns)."""
        if what not in self._does_to:
            self._does_to[what] = super().does_to(what)
        return self._does_to[what]

    def gives(self, card: str) -> Likelihood:
        """How likely each role is to hand over this card and no other."""
        if card not in self._gives:
            self._gives[card] = super().gives(card)
        return self._gives[card]

    def infection(self, how: str, draws: int) -> float:
        """The chance that The Thing's card infects."""
        if (how, draws) not in self._infection:
            self._infection[how, draws] = super().infection(how, draws)
        return self._infection[how, draws]

    def hand(self, infected: int, draws: int) -> Likelihood:
        """How likely each role is to hold that many Infected! cards."""
        if (infected, draws) not in self._hands:
            self._hands[infected, draws] = super().hand(infected, draws)
        return self._hands[infected, draws]
