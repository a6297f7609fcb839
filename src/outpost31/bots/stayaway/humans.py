"""What a seasoned human chooses: test, keep clear of The Thing, burn by probability."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import ClassVar

from outpost31.bots.stayaway.choice import SHARED_PLAYS, SHARED_SCORERS, Choice, Play, Scorer
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.tempers import Temper
from outpost31.games.stayaway.asked import DeedAbout, OfferAbout
from outpost31.kernel.questions import Nothing, Option, Seat

# All scores are chances of winning, roughly.
HOPE = 0.4
"""What a human's chances are when nothing special is going on."""
INFECTION_COST = 0.3
BURN_THRESHOLD = 0.15
HELP = 0.6
"""How much of a fire is worth to whoever brings it where it belongs: somebody else has to use it."""
CLEAR = 0.8
"""How likely somebody must be The Thing before one hands fire to its neighbour."""
LOOKS = ("analysis", "suspicion")
SECOND_LOOK = 0.25
"""How much more a fire must promise, for each chance of burning a human, while one has a card to look with."""
WASTED_HUMAN = 1.2
WORD = 0.1
"""What it is worth to play the card that one said one would: less than a fire that is worth it."""
DEAD_INFECTED = 0.12

WORTH = {
    "infected": -0.06, "flamethrower": 0.20, "analysis": 0.10, "scary": 0.05, "no_thanks": 0.045, "no_barbecue": 0.08,
    "missed": 0.04, "suspicion": 0.06, "whisky": 0.05, "quarantine": 0.05, "barred_door": 0.05,
    "determination": 0.045, "im_fine_here": 0.01, "seduction": 0.02, "change_places": 0.02, "better_run": 0.02,
    "watch_your_back": 0.015, "axe": 0.0,
}  # fmt: skip
"""What a card is worth in a human's hand."""
HARM = {"flamethrower": 0.12, "no_barbecue": 0.08, "seduction": 0.04, "better_run": 0.02, "axe": 0.01}
"""What a card is worth in an alien's hand, beyond the usual."""


class HumanChoice(Choice):
    """One decision of a human: each option's score."""

    def __init__(
        self,
        situation: Sight,
        reader: Reader,
        temper: Temper,
        plans: Mapping[Seat, Seat] | None = None,
        holders: Container[Seat] = (),
        promised: str | None = None,
    ) -> None:
        self.at = situation
        self.reader = reader
        self.belief = reader.belief
        self.temper = temper
        self.plans = plans or {}
        """Who says that it has fire, and wants to be brought beside whom."""
        self.holders = holders
        """Who says that it has fire, and would hand it over."""
        self.promised = promised
        """The card that it said it will play."""
        self.humans = 1 + sum(1 - self.belief.is_alien(seat) for seat in situation.others)

    # Chances ----------------------------------------------------------------------------------------------

    def risk(self, seat: Seat, how: str = "offer", circle: list[Seat] | None = None) -> float:
        """What an exchange with somebody costs on average, less what the fire is worth that it says it would give.

        The cost is the chance of being infected, times what that costs.
        """
        chance = self.reader.habits.infection(how, self.reader.draws[seat])
        cost = self.belief.thing[seat] * chance * INFECTION_COST * self.temper.caution
        return cost - (self.expecting(seat, circle) if seat in self.holders else 0.0)

    def round_risk(self, circle: list[Seat] | None = None, direction: int | None = None) -> float:
        """What the next exchanges cost from a place: one's own, and that of the seat before."""
        at = self.at
        ahead = direction or at.direction
        after, before = at.after(at.seat, ahead, circle), at.after(at.seat, -ahead, circle)
        cost = 0.0 if at.stops(at.seat, after) else self.risk(after, "answer", circle)
        return cost + (0.0 if at.is_barred(at.seat, before) else 0.7 * self.risk(before, "offer", circle))

    def burning(self, seat: Seat) -> float:
        """What it is worth to burn somebody now."""
        thing, infected = self.belief.thing[seat], self.belief.is_infected(seat)
        human = max(0.0, 1 - thing - infected)
        wasted = HOPE * WASTED_HUMAN * self.temper.caution / max(2.0, self.humans)
        return thing * (1 - HOPE) + infected * DEAD_INFECTED - human * wasted

    def helping(self, circle: list[Seat]) -> float:
        """What it is worth that whoever asked for it gets beside its target there, by what one believes of both."""
        at, gain = self.at, 0.0
        for who, whom in self.plans.items():
            if whom not in at.beside(who) and whom in at.beside(who, circle) and not at.is_barred(who, whom):
                gain = max(gain, HELP * (1 - self.belief.is_alien(who)) * self.burning(whom))
        return gain

    def arming(self, to: Seat) -> float:
        """What it is worth that somebody gets fire who sits beside a likely Thing, out of one's own reach."""
        return HELP * self._handed(self.at.seat, to) * (1 - self.belief.is_alien(to))

    def expecting(self, giver: Seat, circle: list[Seat] | None = None) -> float:
        """What it is worth to get somebody's fire who says it has some, beside a likely Thing out of its reach."""
        if "flamethrower" in self.at.hand:
            return 0.0
        return HELP * self._handed(giver, self.at.seat, circle) * (1 - self.belief.is_alien(giver))

    def _handed(self, giver: Seat, to: Seat, circle: list[Seat] | None = None) -> float:
        """What fire does more in the one's hand than in the other's: for a likely Thing that only the one can reach."""
        reach = self.at.beside(to, circle) - self.at.beside(giver, circle) - {giver}
        within = [seat for seat in reach if not self.at.is_barred(to, seat)]
        best = max((self.burning(seat) for seat in within if self.belief.thing[seat] > CLEAR), default=0.0)
        return max(0.0, best)

    def worth(self, card: str) -> float:
        """What a card is worth in this hand."""
        worth = WORTH.get(card, 0.0)
        copies = self.at.hand.count(card)
        if card == "infected":
            return worth * copies * copies
        return worth if copies == 1 else worth * 0.5

    def giving(self, card: str, to: Seat) -> float:
        """What it costs or brings to hand a card over: a human makes good use of it, an alien bad use."""
        alien = self.belief.is_alien(to)
        # The Thing must part with a Flamethrower again (S-4.5); an Infected may use it.
        harmful = self.belief.is_infected(to) if card == "flamethrower" else alien
        harm = HARM.get(card, 0.0) * harmful
        arms = self.arming(to) if card == "flamethrower" else 0.0
        return (1 - alien) * 0.3 * WORTH.get(card, 0.0) - self.worth(card) - harm + arms

    # Questions --------------------------------------------------------------------------------------------

    def _card_to_use(self, option: Option, about: Nothing) -> float:
        if option[0] == "discard":
            return -self.worth(option[1])
        word = WORD if option[1] == self.promised else 0.0
        return self.playing(option[1], option[2:]) + word - 0.25 * self.worth(option[1])

    def _answer_to_offer(self, option: tuple[str, str], about: OfferAbout) -> float:
        how, card = option
        offerer = about["from"]
        if how == "give":
            risk = self.risk(offerer)
            if "stands_in_for" in about:
                risk = 0.0  # whatever it gets, it stays human (S-4.10)
            elif about.get("card") == "infected":
                risk = INFECTION_COST
            elif "card" in about:
                risk = 0.0
            return self.giving(card, offerer) - risk
        look = 0.06 * self.belief.thing[offerer] if card == "scary" and "card" not in about else 0.0
        return look - 0.3 * self.worth(card)

    def _answer_to_swap(self, option: Option, about: DeedAbout) -> float:
        if option == "accept":
            circle = self.at.swapped(self.at.seat, about["from"])
            return self.round_risk() - self.round_risk(circle) + self.helping(circle)
        return -0.5 * self.worth("im_fine_here")

    def _card_to_keep(self, card: str, about: Nothing) -> float:
        return WORTH.get(card, 0.0) * (0.5 if card in self.at.hand else 1.0)

    def _seat_to_exchange_with(self, seat: Seat, about: Nothing) -> float:
        return -self.risk(seat, "answer")

    def _neighbour_to_show(self, seat: Seat, about: Nothing) -> float:
        return -self.belief.is_alien(seat)

    def _hand_to_show(self, option: str, about: Nothing) -> float:
        if option == "keep":
            return 0.0
        return 0.05 if option == "show_hand" and self.at.is_clean else -0.05

    # Cards ------------------------------------------------------------------------------------------------

    def moving(self, seat: Seat) -> float:
        """What it is worth to change places with somebody: away from The Thing, or beside it with fire in hand."""
        circle = self.at.swapped(self.at.seat, seat)
        gain = self.round_risk() - self.round_risk(circle) + self.helping(circle)
        if "flamethrower" in self.at.hand:
            now = max((self.burning(other) for other in self.at.beside(self.at.seat)), default=0.0)
            then = max((self.burning(other) for other in self.at.beside(self.at.seat, circle)), default=0.0)
            gain += 0.5 * (max(0.0, then) - max(0.0, now))
        return gain

    def _play_flamethrower(self, target: Seat) -> float:
        gain = self.burning(target)
        # Whoever can look first does not burn on a guess: it would lose a human for want of a turn's patience.
        doubt = 1 - self.belief.is_alien(target) if any(card in self.at.hand for card in LOOKS) else 0.0
        if gain < BURN_THRESHOLD / self.temper.boldness + SECOND_LOOK * doubt:
            return -1.0
        return 0.3 + gain

    def _play_analysis(self, target: Seat) -> float:
        alien = self.belief.is_alien(target)
        return (
            0.06
            + 0.35 * self.belief.thing[target] * (1 - self.belief.thing[target])
            + 0.15 * alien * (1 - alien)
        )

    def _play_suspicion(self, target: Seat) -> float:
        alien = self.belief.is_alien(target)
        return (
            0.03
            + 0.15 * self.belief.thing[target] * (1 - self.belief.thing[target])
            + 0.07 * alien * (1 - alien)
        )

    def _play_whisky(self) -> float:
        return 0.08 if self.at.is_clean else -0.2

    def _play_determination(self) -> float:
        return 0.1

    def _play_watch_your_back(self) -> float:
        return self.round_risk() - self.round_risk(direction=-self.at.direction)

    def _play_seduction(self, target: Seat) -> float:
        at = self.at
        after = at.after(at.seat)
        return (0.0 if at.stops(at.seat, after) else self.risk(after, "answer")) - self.risk(target, "answer")

    def _play_axe(self, whom: Seat, what: str, other: Seat | None = None) -> float:
        if what == "quarantine":
            return 0.04 if whom == self.at.seat else 0.03 - 0.3 * self.belief.thing[whom]
        beyond = other if whom == self.at.seat and other is not None else whom
        fire = max(0.0, self.burning(beyond)) if "flamethrower" in self.at.hand else 0.0
        return 0.3 * fire - self.risk(beyond)

    def _play_quarantine(self, target: Seat) -> float:
        return 0.35 * self.belief.thing[target] - 0.05 * (1 - self.belief.is_alien(target))

    def _play_barred_door(self, target: Seat) -> float:
        saved = self.risk(target, "answer") if target == self.at.after(self.at.seat) else self.risk(target)
        fire = max(0.0, self.burning(target)) if "flamethrower" in self.at.hand else 0.0
        return 0.2 * self.belief.thing[target] + saved - 0.3 * fire - 0.02

    SCORERS: ClassVar[Mapping[str, Scorer]] = {
        **SHARED_SCORERS,
        "card_to_use": _card_to_use,
        "answer_to_offer": _answer_to_offer,
        "answer_to_swap": _answer_to_swap,
        "card_to_keep": _card_to_keep,
        "seat_to_exchange_with": _seat_to_exchange_with,
        "neighbour_to_show": _neighbour_to_show,
        "hand_to_show": _hand_to_show,
    }
    PLAYS: ClassVar[Mapping[str, Play]] = {
        **SHARED_PLAYS,
        "flamethrower": _play_flamethrower,
        "analysis": _play_analysis,
        "suspicion": _play_suspicion,
        "whisky": _play_whisky,
        "determination": _play_determination,
        "watch_your_back": _play_watch_your_back,
        "seduction": _play_seduction,
        "axe": _play_axe,
        "quarantine": _play_quarantine,
        "barred_door": _play_barred_door,
    }
