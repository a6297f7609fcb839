"""What The Thing and the Infected choose: infect, shield one another, and look as a human would look."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar

from outpost31.bots.stayaway.choice import SHARED_PLAYS, SHARED_SCORERS, Choice, Play, Scorer
from outpost31.bots.stayaway.reader import AIMED, Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.tempers import Temper
from outpost31.games.stayaway.asked import DeedAbout, OfferAbout
from outpost31.kernel.questions import AnyAbout, Nothing, Option, Seat

INFECTING = 0.6
"""What it is worth to make the last human an Infected; one of several is worth its share."""
BURNING = 0.5
MASK = 0.03
"""What it is worth to look human, for each doubling of the odds."""
MOST_MASK = 2.5
NEED = 0.1
"""What another card is worth to The Thing that has no Infected! card to give."""
PATIENCE = 3
"""After this many rounds humans with fire in hand burn on little evidence."""
KNOWN = 1.5
"""How much The Thing fears somebody who has seen what it is; those who have merely lost patience are feared up to 1."""
ANNOUNCED = 1.2
"""The same of somebody who says that it has fire and wants to sit beside it."""
DANGER = 0.8
"""What it costs The Thing to sit beside a human whom it fears."""
UNARMED = 0.1
"""How much of a human at its side is worth to The Thing that has no Infected! card to give."""
HANDED_FIRE = 0.35
"""What it costs to be left with nothing to offer a human but a Flamethrower. (S-4.5)"""
FEEDING = 0.06
"""What a second Infected! card is worth to an Infected that sits beside The Thing, and can hand it over."""
MOVES = ("change_places", "better_run", "seduction", "watch_your_back", "axe")
MASKED_MOVES = 0.3
"""Getting to a human is worth more than looking calm: how much of the mask counts where somebody moves."""

WORTH = {
    "the_thing": {
        "infected": 0.12, "flamethrower": 0.2, "no_barbecue": 0.12, "seduction": 0.08, "better_run": 0.05,
        "change_places": 0.05, "axe": 0.03, "watch_your_back": 0.04, "determination": 0.05, "scary": 0.03,
        "no_thanks": 0.03, "missed": 0.03, "suspicion": 0.03, "analysis": 0.03, "quarantine": 0.03,
        "barred_door": 0.02, "whisky": -0.01, "im_fine_here": 0.03,
    },
    "infected": {
        "infected": 0.02, "flamethrower": 0.2, "no_barbecue": 0.1, "seduction": 0.04, "better_run": 0.03,
        "change_places": 0.03, "axe": 0.02, "watch_your_back": 0.02, "determination": 0.05, "scary": 0.03,
        "no_thanks": 0.03, "missed": 0.03, "suspicion": 0.03, "analysis": 0.03, "quarantine": 0.05,
        "barred_door": 0.02, "whisky": -0.02, "im_fine_here": 0.0,
    },
}  # fmt: skip
HARM = {
    "flamethrower": 0.15, "analysis": 0.06, "scary": 0.05, "no_thanks": 0.05, "missed": 0.05, "suspicion": 0.04,
    "no_barbecue": 0.04, "barred_door": 0.03, "quarantine": 0.03, "determination": 0.02,
}  # fmt: skip
"""What a card costs our side in a human's hand."""


class AlienChoice(Choice):
    """One decision of The Thing or of an Infected: each option's score."""

    def __init__(
        self,
        situation: Sight,
        reader: Reader,
        public: Reader,
        temper: Temper,
        plans: Mapping[Seat, Seat] | None = None,
    ) -> None:
        self.at = situation
        self.reader = reader
        self.public = public
        self.temper = temper
        self.plans = plans or {}
        """Who says that it has fire, and wants to be brought beside whom."""
        self.is_thing = situation.role == "the_thing"
        self.thing = situation.seat if self.is_thing else self._find_thing()
        self.human = {seat: self._is_human(seat) for seat in situation.others}
        self.humans = max(1.0, sum(self.human.values()))
        self.ammunition = situation.hand.count("infected") if self.is_thing else 1
        self.fear = {seat: self._fear(seat) for seat in situation.others}

    def _find_thing(self) -> Seat:
        known = [seat for seat in self.at.others if self.at.known_role(seat) == "the_thing"]
        thing = self.reader.belief.thing
        suspect: Seat = max(self.at.others, key=thing.__getitem__)
        return known[0] if known else suspect

    def _is_human(self, seat: Seat) -> float:
        role = self.at.known_role(seat)
        if role is not None:
            return float(role == "human")
        return 1 - self.reader.belief.is_alien(seat)

    def _fear(self, seat: Seat) -> float:
        """How ready a human is to burn The Thing: it has seen what it is, or has waited long enough."""
        if self.is_thing and seat in self.reader.witnesses:
            return KNOWN
        if self.is_thing and self.plans.get(seat) == self.at.seat:
            return ANNOUNCED
        rounds = self.at.turn / len(self.at.players)
        return min(1.0, rounds / PATIENCE) * (0.5 + 0.5 * self.public.belief.is_alien(self.thing))

    def score(self, kind: str, option: Option, about: AnyAbout) -> float:
        """What an option is worth."""
        if option == "declare":
            return -1000.0 if any(self.human.values()) else 1000.0
        return super().score(kind, option, about)

    # Looking human ----------------------------------------------------------------------------------------

    def mask(self, what: str, other: Seat | None = None) -> float:
        """How much more an act is what humans do than what aliens do, as the others must see it."""
        habits = self.public.habits
        role = 2 if self.is_thing else 1
        if other is None:
            likelihood = habits.does(what)
            human, alien = (likelihood[0], likelihood[role]) if likelihood else (1.0, 1.0)
        else:
            pairing = habits.does_to(what)
            human, alien = (pairing[0][0], pairing[role][0]) if pairing else (1.0, 1.0)
        doubled = math.log2((human + 0.002) / (alien + 0.002))
        suspected = self.public.belief.is_alien(self.at.seat)
        weight = MASK * (0.5 + 2 * suspected * (1 - suspected)) * (MASKED_MOVES if what in MOVES else 1.0)
        return weight * max(-MOST_MASK, min(MOST_MASK, doubled))

    def mask_giving(self, card: str) -> float:
        """How much more a card is what humans hand over than what aliens do, to whoever gets it."""
        human, infected, thing = self.public.habits.gives(card)
        doubled = math.log2((human + 0.002) / ((thing if self.is_thing else infected) + 0.002))
        return 0.5 * MASK * max(-MOST_MASK, min(MOST_MASK, doubled))

    # What things are worth --------------------------------------------------------------------------------

    def worth(self, card: str) -> float:
        """What a card is worth in this hand."""
        worth = WORTH[self.at.role].get(card, 0.0)
        copies = self.at.hand.count(card)
        if card == "infected":
            if self.is_thing:
                return worth if copies <= 2 else 0.02
            if copies == 2 and self._sits_beside_thing():
                return FEEDING
            return worth if copies == 1 else -0.03 * copies
        return worth if copies == 1 else 0.5 * worth

    def _sits_beside_thing(self) -> bool:
        at = self.at
        return at.seat in at.beside(self.thing) and not at.is_barred(at.seat, self.thing)

    def infecting(self, seat: Seat) -> float:
        """What it is worth to infect somebody: whoever is feared first."""
        return (1 + self.fear[seat]) * self.human[seat] * INFECTING / self.humans

    def partner(self, seat: Seat) -> float:
        """What The Thing gains by an exchange with somebody; for an Infected, what it costs to stand in between."""
        if not self.is_thing:
            return 0.0
        if self.ammunition:
            return self.infecting(seat)
        return 0.15 * self.human[seat] * INFECTING / self.humans

    def place(self, circle: list[Seat] | None = None, direction: int | None = None) -> float:
        """What a circle is worth: The Thing wants humans on either side, first of all ahead, while it can infect them
        and before they burn it."""
        at = self.at
        ahead = direction or at.direction
        seat = self.thing
        value = 0.0
        for share, other in ((1.0, at.after(seat, ahead, circle)), (0.6, at.after(seat, -ahead, circle))):
            if other not in self.human:
                continue
            human = self.human[other]
            if not at.stops(seat, other):
                armed = (
                    self.infecting(other) if self.ammunition else UNARMED * human * INFECTING / self.humans
                )
                value += share * armed
            if not at.is_barred(seat, other):
                value -= human * DANGER * self.fear[other]
        return value * (1.0 if self.is_thing else 0.5)

    def burning(self, seat: Seat) -> float:
        """What it is worth to burn somebody: a human the fewer, one of us the fewer."""
        human = self.human[seat]
        if seat == self.thing:
            return -5.0
        return (1 + self.fear[seat]) * human * BURNING / self.humans - (1 - human) * 0.3

    def giving(self, card: str, to: Seat) -> float:
        """What it costs or brings to hand a card over."""
        if card == "infected":
            if self.is_thing:
                return INFECTING / self.humans if self.human[to] else -0.3
            return 0.2 if to == self.thing else -1.0
        ours = 1 - self.human[to]
        if to == self.thing:
            gift = WORTH["the_thing"].get(card, 0.0)
        else:
            gift = ours * 0.5 * WORTH["infected"].get(card, 0.0)
            gift -= self.human[to] * HARM.get(card, 0.0)
            gift += self.human[to] * self.mask_giving(card)
        return gift - self.worth(card)

    # Questions --------------------------------------------------------------------------------------------

    def _card_to_use(self, option: Option, about: Nothing) -> float:
        card = option[1]
        if option[0] == "discard":
            return self.mask("discard") - self.worth(card) - self._handing_fire(card)
        look = self.mask(card, option[2]) if card in AIMED else self.mask(card)
        play = self.playing(card, option[2:])
        return play + look - 0.3 * self.worth(card) - self._handing_fire(card)

    def _handing_fire(self, card: str) -> float:
        """What it costs The Thing to use another card and to keep its Flamethrower for the offer. (S-4.5)"""
        if self.is_thing and "flamethrower" in self.at.hand and card not in ("flamethrower", "determination"):
            return HANDED_FIRE * self.human[self.at.after(self.at.seat)]
        return 0.0

    def _answer_to_offer(self, option: tuple[str, str], about: OfferAbout) -> float:
        how, card = option
        offerer = about["from"]
        if how == "give":
            return self.giving(card, offerer) + self.mask("accept", offerer)
        # A defence card brings another: without an Infected! card in hand that is worth more than an exchange.
        need = NEED if self.ammunition == 0 else 0.0
        return self.mask(card, offerer) + need - 0.5 * self.worth(card)

    def _answer_to_swap(self, option: Option, about: DeedAbout) -> float:
        if option == "accept":
            return self.place(self.at.swapped(self.at.seat, about["from"])) - self.place()
        return -0.3 * self.worth("im_fine_here")

    def _card_to_keep(self, card: str, about: Nothing) -> float:
        worth = WORTH[self.at.role].get(card, 0.0)
        if card == "infected" and not self.is_thing:
            return -0.05
        if card == "flamethrower" and self.is_thing:
            return max(max((self.burning(seat) for seat in self.at.beside(self.at.seat)), default=0.0), -0.1)
        if card == "infected" and self.ammunition == 0:
            return 3 * worth
        return worth * (0.5 if card in self.at.hand and card != "infected" else 1.0)

    def _seat_to_exchange_with(self, seat: Seat, about: Nothing) -> float:
        if self.is_thing:
            return self.partner(seat)
        return 0.1 if seat == self.thing and self.at.hand.count("infected") > 1 else 0.0

    def _neighbour_to_show(self, seat: Seat, about: Nothing) -> float:
        return -self.human[seat]

    def _hand_to_show(self, option: str, about: Nothing) -> float:
        return 0.0 if option == "keep" else -1.0

    # Cards ------------------------------------------------------------------------------------------------

    def moving(self, seat: Seat) -> float:
        """What it is worth to change places with somebody."""
        return self.place(self.at.swapped(self.at.seat, seat)) - self.place()

    def _play_flamethrower(self, target: Seat) -> float:
        gain = self.burning(target)
        return gain + 0.1 if gain > 0 else gain - 1.0

    def _play_analysis(self, target: Seat) -> float:
        return 0.02

    def _play_whisky(self) -> float:
        return -1.0

    def _play_determination(self) -> float:
        return 0.08 + (NEED if self.ammunition == 0 else 0.0)

    def _play_watch_your_back(self) -> float:
        return self.place(direction=-self.at.direction) - self.place()

    def _play_seduction(self, target: Seat) -> float:
        at = self.at
        after = at.after(at.seat)
        usual = 0.0 if at.stops(at.seat, after) else max(0.0, self.partner(after))
        if self.is_thing:
            return self.partner(target) - usual
        return 0.08 if target == self.thing and at.hand.count("infected") > 1 else 0.0

    def _play_axe(self, whom: Seat, what: str, other: Seat | None = None) -> float:
        if what == "quarantine":
            return 0.08 if whom in (self.at.seat, self.thing) else 0.01 - 0.02 * self.human.get(whom, 0.0)
        sides = {whom, other}
        if self.thing in sides:
            (beyond,) = sides - {self.thing}
            return 0.15 * self.human.get(beyond, 0.0) if beyond is not None else 0.0
        return 0.0

    def _play_quarantine(self, target: Seat) -> float:
        if target == self.thing:
            return -0.5
        after = self.at.after(self.thing)
        shields = 0.06 if target in self.at.beside(self.thing) and target != after else 0.0
        blocks = INFECTING / self.humans if target == after else 0.0
        return self.human[target] * (0.04 + shields - blocks) - 0.05 * (1 - self.human[target])

    def _play_barred_door(self, target: Seat) -> float:
        if self.is_thing:
            return -0.2 * self.human[target]
        return -0.2 if target == self.thing else 0.0

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
        "whisky": _play_whisky,
        "determination": _play_determination,
        "watch_your_back": _play_watch_your_back,
        "seduction": _play_seduction,
        "axe": _play_axe,
        "quarantine": _play_quarantine,
        "barred_door": _play_barred_door,
        "suspicion": _play_analysis,
    }
