"""Reading what a seat is told in Stay Away!, event by event, into a belief."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from outpost31.bots.stayaway.belief import Belief, Likelihood, Pairing
from outpost31.bots.stayaway.habits import Habits
from outpost31.bots.stayaway.table_kinds import Acquaintance
from outpost31.games.stayaway.cards import PLAYED_ON_SOMEBODY
from outpost31.games.stayaway.told import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardOffered,
    CardPassed,
    CardPlayed,
    CardsConsidered,
    CardSeen,
    CardsExchanged,
    DefencePlayed,
    HandDealt,
    HandKept,
    HandShown,
    InfectedShown,
    OfferSeen,
    PanicDrawn,
    PlayerEliminated,
    RoleNoticed,
    TurnBegan,
)
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told

AIMED = frozenset(PLAYED_ON_SOMEBODY)
"""Cards that are played on somebody."""
FED = 0.3
"""How often an Infected that shows what it hands to The Thing shows an Infected! card."""
SURPRISE = 0.1
"""Nobody's habits make an act rarer than this beside those who do it most."""
AGAIN = 0.3
"""A card that was seen before may be the same card: how much seeing it again still says."""


class Reader:
    """One observer's belief, kept up with what it is told; with no observer, what everybody knows."""

    def __init__(
        self,
        observer: Seat | None,
        seats: int,
        habits: Sequence[Habits] | Acquaintance,
        trust: float = 1.0,
        belief: Belief | None = None,
    ) -> None:
        self.observer = observer
        self.belief = Belief(seats) if belief is None else belief
        self.role: str | None = None
        self.alive = [True] * seats
        self.draws = [0] * seats
        self.habits = habits if isinstance(habits, Acquaintance) else Acquaintance(habits)
        """How the people here seem to play, of the kinds of tables that the lab has seen."""
        self.trust = trust
        """How much behaviour counts, from 0, not at all, to 1, as much as it did in the lab."""
        self._read = 0
        self._turn: Seat = 0
        self._chooses = False
        self._leftovers = 0
        self._meant_for: Seat = 0
        """To whom the card on the table was offered, whoever may stand in. (S-6.2)"""
        self._is_substitute = False
        self.seen_clean: set[Seat] = set()
        """Whose whole hand was last seen without contagion, and who has exchanged with nobody since."""
        self._seen_infected: set[Seat] = set()
        self.witnesses: set[Seat] = set()
        """Who has seen that the observer is The Thing: its card, or an Infected! card of its that did not infect."""

    def copy(self) -> Reader:
        """The same reader, on its own."""
        return self._beside(self.habits.copy())

    def _beside(self, habits: Acquaintance) -> Reader:
        """The same reader, on its own, who knows people so."""
        belief = self.belief.copy()
        new = Reader(self.observer, belief.seats, habits, self.trust, belief)
        new.role = self.role
        new.alive, new.draws = self.alive[:], self.draws[:]
        new.seen_clean, new.witnesses = self.seen_clean.copy(), self.witnesses.copy()
        new._seen_infected = self._seen_infected.copy()
        new._read, new._turn, new._meant_for = self._read, self._turn, self._meant_for
        new._chooses, new._leftovers = self._chooses, self._leftovers
        new._is_substitute = self._is_substitute
        return new

    def __deepcopy__(self, memo: object) -> Reader:
        """A copy: a compiled one cannot be made empty and filled later by others."""
        del memo
        return self.copy()

    def at_another_table(self) -> Reader:
        """The same belief, going on at an imagined table where nothing has been told yet."""
        new = self._beside(self.habits.settled())
        new._read = 0
        return new

    def read(self, events: list[Told]) -> None:
        """Take in what was told since the last time."""
        for event in events[self._read :]:
            self.take_in(event)
        self._read = len(events)

    def take_in(self, event: Told) -> None:
        """Take in one thing that was told."""
        handle = READERS.get(event["event"])
        if handle is not None:
            handle(self, event)

    def read_as_public(self, events: list[Told]) -> None:
        """Take in what a seat was told as far as everybody was."""
        for event in events[self._read :]:
            handle = READERS.get(event["event"])
            if handle is not None:
                handle(self, public_part(event))
        self._read = len(events)

    def hear(self, speaker: Seat, about: Seat, pairing: Pairing) -> None:
        """Somebody said something of somebody; what that is worth depends on what the speaker is."""
        if speaker != self.observer and self.alive[speaker]:
            human, infected, thing = pairing
            self.belief.observe_pair(
                speaker, about, (self._trusted(human), self._trusted(infected), self._trusted(thing))
            )

    # Habits -----------------------------------------------------------------------------------------------

    def _does(self, seat: Seat, what: str) -> None:
        likelihood = self.habits.does(what)
        if likelihood is not None and seat != self.observer:
            if self.habits.learns:
                self.habits.see(what, self._roles(seat))
            self.belief.observe(seat, self._trusted(likelihood))

    def _does_to(self, actor: Seat, other: Seat, what: str) -> None:
        pairing = self.habits.does_to(what)
        if pairing is not None and actor != self.observer:
            if self.habits.learns:
                self.habits.see_to(what, self._roles(actor), self._roles(other))
            human, infected, thing = pairing
            trusted: Pairing = (self._trusted(human), self._trusted(infected), self._trusted(thing))
            self.belief.observe_pair(actor, other, trusted)

    def _roles(self, seat: Seat) -> Likelihood:
        """How likely a seat is human, infected and The Thing."""
        thing, infected = self.belief.thing[seat], self.belief.is_infected(seat)
        return max(0.0, 1 - thing - infected), infected, thing

    def _trusted(self, likelihood: Likelihood) -> Likelihood:
        human, infected, thing = likelihood
        least = SURPRISE * max(likelihood)
        trust = min(1.0, self.trust * self.habits.reliance)
        return max(least, human) ** trust, max(least, infected) ** trust, max(least, thing) ** trust

    # Cards that change hands ------------------------------------------------------------------------------

    def _hand_over(self, giver: Seat, taker: Seat, card: str | None, how: str, *, infects: bool) -> None:
        """A card went, or was to go, from one to another; `card` is nothing where it was not seen."""
        if giver != self.observer or self.role != "human":
            self.seen_clean.discard(taker)
        if giver == self.observer:
            if card == "infected" and not infects:
                self.witnesses.add(taker)
            if self.role == "the_thing" and card == "infected" and infects:
                self.belief.infect(taker)
            return
        belief = self.belief
        chance = self.habits.infection(how, self.draws[giver])
        if card is None:
            if infects:
                belief.expose(giver, taker, chance)
        elif card == "infected":
            self._give_infected(giver, self._meant_for if how == "offer" else taker)
            if infects:
                belief.expose(giver, taker, 1.0)
        else:
            human, infected, thing = self._trusted(self.habits.gives(card))
            if self.habits.learns:
                self.habits.see_given(card, self._roles(giver))
            taker_is_human = 1 - belief.infected[giver][taker] if taker != self.observer else 1.0
            if self.observer == taker and self.role != "human":
                taker_is_human = 0.0
            belief.observe(giver, (human, infected, thing * (1 - chance * taker_is_human)))

    def _give_infected(self, giver: Seat, whom: Seat) -> None:
        """No human gives Infected!, and an Infected means it for The Thing. (S-4.2)"""
        belief = self.belief
        # Who knows The Thing learns that the giver is Infected, unless it is The Thing itself.
        if self.role != "human":
            if belief.thing[giver] == 0.0:
                belief.infect(giver)
            return
        if whom == self.observer or belief.thing[whom] == 0.0:
            belief.convict(giver)
            return
        likelihoods = [0.0] * belief.seats
        likelihoods[giver] = 1.0
        likelihoods[whom] = FED * belief.infected[whom][giver]
        for seat in range(belief.seats):
            if seat not in (giver, whom):
                belief.ruled_out.add(seat)
        belief.infected[whom][giver] = 1.0
        belief.weigh_things(likelihoods)

    def _exchanged(self, event: CardsExchanged) -> None:
        offerer, taker = event["offerer"], event["taker"]
        self._does_to(taker, offerer, "accept")
        self._hand_over(offerer, taker, event["offered"], "offer", infects=not self._is_substitute)
        self._hand_over(taker, offerer, event["answered"], "answer", infects=True)

    def _passed(self, event: CardPassed) -> None:
        self._hand_over(event["seat"], event["to"], event["card"], "pass", infects=True)

    def _offered(self, event: CardOffered) -> None:
        self._meant_for = event["to"]
        self._is_substitute = False
        if event["card"] == "infected" and event["seat"] != self.observer:
            self._give_infected(event["seat"], event["to"])

    def _offer_seen(self, event: OfferSeen) -> None:
        if event["seat"] == self.observer and event["card"] == "infected":
            self.witnesses.add(event["by"])
        if event["card"] is not None and event["by"] == self.observer:
            self._hand_over(event["seat"], event["by"], event["card"], "offer", infects=False)

    def _defended(self, event: DefencePlayed) -> None:
        card, seat = event["card"], event["seat"]
        self._does_to(seat, event["against"], card)
        self._is_substitute = self._is_substitute or card == "missed"

    # What is shown ----------------------------------------------------------------------------------------

    def _hand_shown(self, event: HandShown) -> None:
        seat, cards = event["seat"], event["cards"]
        if seat == self.observer and cards is not None and "the_thing" in cards:
            self.witnesses.update(range(self.belief.seats) if event["to"] is None else [event["to"]])
        if cards is None or seat == self.observer:
            return
        count = cards.count("infected")
        if "the_thing" in cards:
            self.belief.convict(seat)
        elif count == 0:
            self.belief.clear(seat)
            self.seen_clean.add(seat)
        elif self.alive[seat]:
            human, infected, _ = self.habits.hand(min(count, 4), self.draws[seat])
            seen = AGAIN if seat in self._seen_infected else 1.0
            self._seen_infected.add(seat)
            self.belief.ruled_out.add(seat)
            self.belief.observe(seat, (human**seen, infected**seen, 0.0))

    def _card_seen(self, event: CardSeen) -> None:
        seat, card = event["seat"], event["card"]
        if seat == self.observer and card == "the_thing":
            self.witnesses.add(event["by"])
        if card is None or seat == self.observer:
            return
        if card == "the_thing":
            self.belief.convict(seat)
            return
        human, infected, thing = self.habits.share(self.draws[seat])
        if card == "infected":
            seen = AGAIN if seat in self._seen_infected else 1.0
            self._seen_infected.add(seat)
            self.belief.observe(seat, (human**seen, infected**seen, thing**seen))
        else:
            self.belief.observe(seat, (1 - human, 1 - infected, max(0.1, 0.75 - thing)))

    def _infected_shown(self, event: InfectedShown) -> None:
        seat = event["seat"]
        if seat != self.observer:
            human, infected, thing = self.habits.share(self.draws[seat])
            self.belief.observe(seat, (human, infected, thing))
            self._does(seat, "show_infected")

    def _hand_kept(self, event: HandKept) -> None:
        self._does(event["seat"], "keep")

    # Turns ------------------------------------------------------------------------------------------------

    def _dealt(self, event: HandDealt) -> None:
        if event["seat"] == self.observer:
            self._learn(event["seat"], event["role"], None)

    def _turn_began(self, event: TurnBegan) -> None:
        self._turn = event["seat"]
        self._chooses = False
        self._leftovers = 0

    def _drawn(self, event: CardDrawn | CardKept) -> None:
        seat = event["seat"]
        self.draws[seat] += 1
        self._chooses = self._chooses or seat == self._turn

    def _panicked(self, event: PanicDrawn) -> None:
        self._chooses = False
        self._leftovers = 9  # what is discarded or drawn now was not the player's choice of a turn

    def _considered(self, event: CardsConsidered) -> None:
        self._leftovers = 2

    def _discarded(self, event: CardDiscarded) -> None:
        if self._leftovers:
            self._leftovers -= 1
        elif event["seat"] == self._turn and self._chooses:
            self._does(event["seat"], "discard")
            self._chooses = False

    def _played(self, event: CardPlayed) -> None:
        seat, card = event["seat"], event["card"]
        if card in AIMED:
            self._does_to(seat, cast(Seat, event["target"][0]), card)
        else:
            self._does(seat, card)
        self._chooses = card == "determination"

    def _eliminated(self, event: PlayerEliminated) -> None:
        self.alive[event["seat"]] = False
        if event["seat"] != self.observer:
            self.belief.rule_out(event["seat"])

    def _notice(self, event: RoleNoticed) -> None:
        """The observer is told what it is, and if it is Infected who The Thing is. (S-4.4)"""
        if event["seat"] == self.observer:
            self._learn(event["seat"], event["role"], event["the_thing"])

    def _learn(self, seat: Seat, role: str | None, thing: Seat | None) -> None:
        if role == self.role:
            return
        self.role = role
        belief = self.belief
        if role == "human":
            belief.clear(seat)
        elif role == "the_thing":
            belief.convict(seat)
        else:
            assert thing is not None, "an Infected is told who The Thing is"
            belief.convict(thing)
            for row in belief.infected:
                row[seat] = 1.0


READERS: dict[str, Callable[[Reader, Told], None]] = {
    "HandDealt": Reader._dealt,
    "TurnBegan": Reader._turn_began,
    "CardDrawn": Reader._drawn,
    "PanicDrawn": Reader._panicked,
    "CardsConsidered": Reader._considered,
    "CardKept": Reader._drawn,
    "CardDiscarded": Reader._discarded,
    "CardPlayed": Reader._played,
    "DefencePlayed": Reader._defended,
    "HandShown": Reader._hand_shown,
    "CardSeen": Reader._card_seen,
    "OfferSeen": Reader._offer_seen,
    "InfectedShown": Reader._infected_shown,
    "HandKept": Reader._hand_kept,
    "CardOffered": Reader._offered,
    "CardsExchanged": Reader._exchanged,
    "CardPassed": Reader._passed,
    "RoleNoticed": Reader._notice,
    "PlayerEliminated": Reader._eliminated,
}
"""What is done with each event; of all others nothing is made here."""


_HIDDEN = {
    "CardsExchanged": ("offered", "answered"),
    "CardPassed": ("card",),
    "CardOffered": ("card",),
    "CardDrawn": ("card",),
    "CardKept": ("card",),
    "CardDiscarded": ("card",),
    "CardSeen": ("card",),
    "OfferSeen": ("card",),
}
"""Fields that a seat may be told and the public is not; what quarantine shows is left out with them."""


def public_part(event: Told) -> Told:
    """An event without what may be known to some only."""
    kind = event["event"]
    if kind in _HIDDEN:
        return {**event, **dict.fromkeys(_HIDDEN[kind])}
    if kind == "HandShown" and event["to"] is not None:
        return {**event, "cards": None}
    return event
