"""Who is an alien at the outpost: exact probabilities over all sets of people, at most 255 of them. (B-1.1)

Here everybody who is infected infects others, so no product of independent chances will do; but there are at most
eight people, and every set of aliens among them can be written down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import repeat
from math import comb, log
from operator import add, itemgetter, mul, truediv

FLOOR = 1e-5
"""How unlikely behaviour alone may make a set of aliens."""
UNHEARD_OF = 1e-9
"""How likely something was that should have been impossible."""
BLIND_SABOTAGE = 1 / 3
"""How often a card that nobody chose is SABOTAGE."""
SABOTAGES = (0.04, 0.57)
"""How often a card handed over is SABOTAGE: from a human, and from an alien."""
Pairing = tuple[tuple[float, float], tuple[float, float]]
"""How likely something is of a human to a human and to an alien, and of an alien to each."""


class OutpostBelief:
    """What one seat can think of everybody, as weights of sets; a set is a number whose bits are people."""

    def __init__(
        self,
        people: int,
        me: int | None,
        trust: float = 1.0,
        weights: list[float] | None = None,
        evidence: float = 0.0,
    ) -> None:
        self.people = people
        self.me = me
        self.trust = trust
        if weights is None:
            weights = [0.0] * (1 << people)
            for pawn in range(people):
                weights[1 << pawn] = 1 / people
        self._weights = weights
        self._evidence = evidence
        self._is_settled = True
        self._ratios: list[float] | None = None
        """How much likelier of an alien what was seen of each was, as far as the weights do not tell it yet."""
        self._pairs: dict[int, list[float]] = {}
        """The same of two who are both aliens, beyond what it says of each: by the later, for each before it."""

    def copy(self) -> OutpostBelief:
        """The same belief, on its own."""
        return OutpostBelief(self.people, self.me, self.trust, self.weights[:], self.evidence)

    def __deepcopy__(self, memo: object) -> OutpostBelief:
        """A copy: a compiled one cannot be made empty and filled later by others."""
        del memo
        return self.copy()

    @staticmethod
    def mixed(beliefs: Sequence[OutpostBelief], shares: Sequence[float]) -> OutpostBelief:
        """What to believe of whom one of these is right about, each with this chance."""
        first = beliefs[0]
        weights = [0.0] * len(first.weights)
        for belief, share in zip(beliefs, shares, strict=True):
            weights = list(map(add, weights, map(mul, belief.weights, repeat(share))))
        return OutpostBelief(first.people, first.me, first.trust, weights)

    @property
    def weights(self) -> list[float]:
        """How likely each set of aliens is: to be looked at, not to be changed."""
        self._settle()
        return self._weights

    @property
    def evidence(self) -> float:
        """How likely everything was that was observed so far, as a logarithm."""
        self._settle()
        return self._evidence

    def known(self, pawn: int, *, is_alien: bool) -> OutpostBelief:
        """What somebody would believe who knows this one's role besides."""
        new = self.copy()
        new.know(pawn, is_alien=is_alien)
        return new

    def is_alien(self, pawn: int) -> float:
        """How likely a character is an alien."""
        return sum(_weights_with(self.people, pawn)(self.weights))

    def proved(self, pawn: int) -> bool | None:
        """Whether a character is an alien, where facts leave no doubt; no habit leaves none (`FLOOR`).

        The weights need not add up to one for that, so it costs next to nothing.
        """
        if not any(_weights_without(self.people, pawn)(self._weights)):
            return True
        return None if any(_weights_with(self.people, pawn)(self._weights)) else False

    def likeliest(self, among: list[int]) -> float:
        """How likely the likeliest set of aliens among these is."""
        return max(self.sets(among).values(), default=1.0)

    def likeliest_given(self, among: list[int], pawn: int) -> float:
        """The same on average, once it is known what this one is."""
        bit = 1 << pawn
        best = [0.0, 0.0]
        for aliens, weight in self.sets([*among, pawn]).items():
            side = bool(aliens & bit)
            best[side] = max(best[side], weight)
        return best[0] + best[1]

    def sets(self, among: list[int]) -> dict[int, float]:
        """How likely each set of aliens among these is, whatever the others are."""
        mask = 0
        for pawn in among:
            mask |= 1 << pawn
        found: dict[int, float] = {}
        for aliens, weight in enumerate(self.weights):
            if weight:
                part = aliens & mask
                found[part] = found.get(part, 0.0) + weight
        return found

    # Facts ------------------------------------------------------------------------------------------------

    def know(self, pawn: int, *, is_alien: bool) -> None:
        """What somebody is at this moment."""
        self._take_in()
        for aliens in _sets_with(self.people, pawn, is_in=not is_alien):
            self._weights[aliens] = 0.0
        self._is_settled = False

    def become(self, pawn: int) -> None:
        """Somebody has become an alien: what it was before does not matter."""
        self._take_in()
        bit, weights = 1 << pawn, self._weights
        for aliens in _sets_with(self.people, pawn):
            weights[aliens] += weights[aliens ^ bit]
            weights[aliens ^ bit] = 0.0

    # Chances ----------------------------------------------------------------------------------------------

    def expose(self, giver: int, taker: int, chance: float) -> None:
        """If the one is an alien the other became one with this chance. (B-6.14)"""
        self._take_in()
        takes, weights = 1 << taker, self._weights
        for aliens in _sets_without(self.people, giver, taker):
            moved = weights[aliens] * chance
            weights[aliens] -= moved
            weights[aliens | takes] += moved

    def infect(self, pawn: int, chance: float) -> None:
        """Somebody became an alien with this chance, by a dog. (B-6.15)"""
        self._take_in()
        bit, weights = 1 << pawn, self._weights
        for aliens in _sets_with(self.people, pawn, is_in=False):
            moved = weights[aliens] * chance
            weights[aliens] -= moved
            weights[aliens | bit] += moved

    def observe(self, pawn: int, human: float, alien: float, trust: float | None = None) -> None:
        """Something was seen of somebody that is likelier of the one than of the other."""
        power = self.trust if trust is None else trust
        ratio = (alien / human) ** power if human > 0 else 1e6
        if self._ratios is None:
            self._ratios = [1.0] * self.people
        self._ratios[pawn] *= ratio
        self._evidence += power * log(max(human, UNHEARD_OF))
        self._is_settled = False

    def observe_pair(self, one: int, other: int, likelihood: Pairing, trust: float | None = None) -> None:
        """One did something to another: how likely that is of each role (rows) to each role (columns)."""
        power = self.trust if trust is None else trust
        neither, about, by, both = [max(chance, UNHEARD_OF) ** power for row in likelihood for chance in row]
        if self._ratios is None:
            self._ratios = [1.0] * self.people
        self._ratios[one] *= by / neither
        self._ratios[other] *= about / neither
        later, earlier = max(one, other), min(one, other)
        self._pairs.setdefault(later, [1.0] * later)[earlier] *= both * neither / (by * about)
        self._evidence += log(neither)
        self._is_settled = False

    def observe_stack(
        self,
        handers: list[int],
        blind: int,
        shown: int,
        sabotaged: int,
        known: tuple[int, int] = (0, 0),
        rates: tuple[float, float] = SABOTAGES,
    ) -> None:
        """Some cards of the stack were shown, some of them SABOTAGE; these people had chosen cards for it.

        Besides there are cards in it that are known to be good, and others known to be SABOTAGE: how many of each.
        """
        mask = sum(1 << pawn for pawn in handers)
        chances = [
            stack_likelihood(len(handers) - bad, bad, blind, shown, sabotaged, known, rates) ** self.trust
            for bad in range(len(handers) + 1)
        ]
        self._take_in()
        self._weights = list(map(mul, self._weights, _by_count(self.people, mask)(chances)))
        self._is_settled = False

    def _take_in(self) -> None:
        """Let the weights tell what was seen of each since the last time: of all people in one pass."""
        ratios = self._ratios
        if ratios is None:
            return
        pairs, self._ratios, self._pairs = self._pairs, None, {}
        factors = [1.0]
        for pawn, ratio in enumerate(ratios):
            if pawn in pairs:
                with_it = [ratio]
                for beside in pairs[pawn]:
                    with_it += with_it if beside == 1.0 else list(map(mul, with_it, repeat(beside)))
                factors += list(map(mul, factors, with_it))
            else:
                factors += factors if ratio == 1.0 else list(map(mul, factors, repeat(ratio)))
        self._weights = list(map(mul, self._weights, factors))

    def _settle(self) -> None:
        """Make the weights add up to one again, before they are looked at."""
        if self._is_settled:
            return
        self._is_settled = True
        self._take_in()
        total = sum(self._weights)
        self._evidence += log(max(total, UNHEARD_OF))
        if total <= 0:
            self._weights = [0.0] * len(self._weights)
            for pawn in range(self.people):
                if pawn != self.me:
                    self._weights[1 << pawn] = 1 / max(1, self.people - 1)
            return
        least = FLOOR * total
        lifted = [least if 0.0 < weight < least else weight for weight in self._weights]
        self._weights = list(map(truediv, lifted, repeat(sum(lifted))))


@cache
def _sets_with(people: int, pawn: int, *, is_in: bool = True) -> tuple[int, ...]:
    """The sets of that many people in which this one is, or is not."""
    return tuple(aliens for aliens in range(1 << people) if bool(aliens >> pawn & 1) == is_in)


@cache
def _sets_without(people: int, one: int, other: int) -> tuple[int, ...]:
    """The sets of that many people in which the one is and the other is not."""
    return tuple(aliens for aliens in _sets_with(people, one) if not aliens >> other & 1)


@cache
def _by_count(people: int, mask: int) -> Callable[[list[float]], tuple[float, ...]]:
    """Takes of some numbers the one for how many of these people are in it, for every set."""
    return itemgetter(*((aliens & mask).bit_count() for aliens in range(1 << people)))


@cache
def _weights_with(people: int, pawn: int) -> Callable[[list[float]], tuple[float, ...]]:
    """Takes the weights of those sets out of all."""
    return itemgetter(*_sets_with(people, pawn))


@cache
def _weights_without(people: int, pawn: int) -> Callable[[list[float]], tuple[float, ...]]:
    """Takes the weights of all other sets."""
    return itemgetter(*_sets_with(people, pawn, is_in=False))


@lru_cache(maxsize=4096)
def stack_likelihood(
    humans: int,
    aliens: int,
    blind: int,
    shown: int,
    sabotaged: int,
    known: tuple[int, int] = (0, 0),
    rates: tuple[float, float] = SABOTAGES,
) -> float:
    """How likely that many SABOTAGE cards come up among those shown. (B-7.3)"""
    good, spoiled = known
    chances = [0.0] * spoiled + [1.0]
    for count, chance in zip((humans, aliens, blind), (*rates, BLIND_SABOTAGE), strict=True):
        for _ in range(count):
            after = [0.0] * (len(chances) + 1)
            for bad, weight in enumerate(chances):
                after[bad] += weight * (1 - chance)
                after[bad + 1] += weight * chance
            chances = after
    cards = humans + aliens + blind + good + spoiled
    total = 0.0
    for bad, weight in enumerate(chances):
        if sabotaged <= bad and shown - sabotaged <= cards - bad and shown <= cards:
            total += weight * comb(bad, sabotaged) * comb(cards - bad, shown - sabotaged) / comb(cards, shown)
    return total
