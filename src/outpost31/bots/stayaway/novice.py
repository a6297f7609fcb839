"""The novice at Stay Away!: simple sense, no plan, no memory but what it was told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, cast

from outpost31.bots.conversation import HOLDS
from outpost31.bots.novice_talk import SUSPECT, Mind, NoviceVoice
from outpost31.bots.stayaway.choice import Play
from outpost31.bots.stayaway.deeds import Deeds
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.looks import Looks
from outpost31.bots.stayaway.novice_evidence import CERTAIN, FAINT, STRONG, Evidence
from outpost31.bots.stayaway.table_kinds import Acquaintance
from outpost31.bots.stayaway.talk import FIRE, SHOWING, WHISKY
from outpost31.bots.stayaway.temperament import liking
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import STEADY, Temper
from outpost31.games.stayaway.asked import DeedAbout, GivingAbout, OfferAbout
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel.questions import AnyAbout, Nothing, Option, Question, Seat
from outpost31.kernel.views import Told, View

HUMAN, INFECTED, THE_THING = "human", "infected", "the_thing"

# What a card is worth in the hand, by role: the least is given or thrown away first.
WORTH = {
    HUMAN: {"infected": -9, "flamethrower": 9, "analysis": 7, "scary": 6, "no_thanks": 6, "no_barbecue": 5,
            "missed": 5, "suspicion": 5, "whisky": 4, "quarantine": 4, "barred_door": 4},
    INFECTED: {"infected": 3, "flamethrower": 9, "no_barbecue": 8, "seduction": 4, "axe": 3,
               "analysis": 1, "whisky": -2},
    THE_THING: {"infected": 9, "flamethrower": -9, "no_barbecue": 8, "seduction": 7, "better_run": 5,
                "change_places": 5, "axe": 4, "watch_your_back": 4, "scary": 1, "whisky": -3},
}  # fmt: skip
USUAL_WORTH = 2
UNWEIGHED = 5.0 - USUAL_WORTH
"""A card that nobody has taught it to play is played as gladly as it is discarded."""
FANCY = 60.0
"""What a liking of 1 is worth in a novice's measure: the seasoned count in chances of winning."""
NERVES = 17
"""What a round adds to the suspicion of everybody who was not seen to be human."""


class NoviceBot:
    """It burns nobody without a reason, keeps its own side alive, and infects where it can."""

    _view: StayAwayView

    def __init__(self, seat: Seat, generator: random.Random, temper: Temper = STEADY) -> None:
        self.seat = seat
        self.temper = temper
        self._generator = generator
        self._evidence = Evidence(seat)
        self._voice = NoviceVoice(seat, generator)
        self._deeds, self._looks = Deeds(), Looks()
        self._role = HUMAN

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The option that scores best; among equals, any."""
        self._evidence.read(events)
        self._view = seen = cast(StayAwayView, view)
        self._role = seen["players"][self.seat]["role"] or HUMAN
        score = self.SCORERS[question.kind]
        about = dict(question.about)
        scored = [
            (score(self, option, about) + self._fancy(question.kind, option), option)
            for option in question.options
        ]
        return max(scored, key=lambda pair: pair[0])[1]

    def _fancy(self, kind: str, option: Option) -> float:
        """Chance, and what it likes to do."""
        return self._generator.random() + FANCY * liking(self.temper, kind, option)

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What it says now, mostly nothing."""
        self._evidence.read(events)
        self._view = seen = cast(StayAwayView, view)
        self._role = seen["players"][self.seat]["role"] or HUMAN
        others = [seat for seat in self._others() if not self._is_friend(seat)]
        guilt = {seat: self._evidence.against(seat) / CERTAIN for seat in others}
        now = seen["turn"] / max(1, len(seen["circle"]))
        self._deeds.read(events)
        self._looks.read(events)
        needs_fire = FIRE not in self._hand() and max(guilt.values(), default=0.0) >= SUSPECT
        mind = Mind(
            guilt, self._deeds.last(others), self._reason, self._proof(), self._tell_asker, needs_fire
        )
        return self._voice.speak(heard, now, mind, self.temper.manner)

    def _reason(self, suspect: Seat) -> str | None:
        """That its cards were seen, if all know that one has looked; else what all saw it do, as novices do."""
        if self._looks.has_looked(self.seat, suspect):
            return "saw_cards"
        novices = Acquaintance(habits_for(len(self._view["players"]))[:1])
        return self._deeds.reason(suspect, novices, len(self._view["circle"]))

    def _proof(self) -> Saying | None:
        """That it will show its hand, which a human with a clean one does sooner or later."""
        has_one = self._role == HUMAN and WHISKY in self._hand() and self._looks_clean()
        return Saying(SHOWING, thing=WHISKY) if has_one else None

    def _tell_asker(self, asker: Seat) -> Saying | None:
        """That it has fire, if it is human and has nothing against who asks."""
        has_fire = self._role == HUMAN and FIRE in self._hand()
        return Saying(HOLDS, thing=FIRE) if has_fire and self._evidence.against(asker) < FAINT else None

    # What the seat knows ----------------------------------------------------------------------------------

    def _others(self) -> list[Seat]:
        return [seat for seat in self._view["circle"] if seat != self.seat]

    def _hand(self) -> list[str]:
        return self._view["players"][self.seat]["hand"] or []

    def _known_role(self, seat: Seat) -> str | None:
        return self._view["players"][seat]["role"]

    def _is_friend(self, seat: Seat) -> bool:
        """Surely on the same side, among the infected."""
        return self._role != HUMAN and self._known_role(seat) in (INFECTED, THE_THING)

    def _danger(self, seat: Seat) -> int:
        """How sure a human is that this one is not; for the infected, how likely it is to be a human."""
        against = self._evidence.against(seat)
        if self._role == HUMAN:
            # Nobody stays above suspicion for ever: each round brings exchanges that nobody saw.
            rounds = self._view["turn"] // len(self._view["players"])
            return against if seat in self._evidence.cleared else max(against, min(STRONG, rounds * NERVES))
        if self._role == THE_THING:
            return CERTAIN if self._known_role(seat) == HUMAN else 0
        return 0 if self._is_friend(seat) else CERTAIN - against

    def _next(self, direction: int | None = None, of: Seat | None = None) -> Seat:
        """The seat that a turn's exchange would be with, from one's own place or another's."""
        circle: list[Seat] = self._view["circle"]
        place = circle.index(self.seat if of is None else of)
        return circle[(place + (direction or self._view["direction"])) % len(circle)]

    def _is_cut_off(self, seat: Seat) -> bool:
        """Whether a turn's exchange with that seat would be stopped."""
        doors = [set(pair) for pair in self._view["doors"]]
        return {self.seat, seat} in doors or bool(self._view["players"][seat]["quarantine"])

    def _wants_exchange_with(self, seat: Seat) -> int:
        """From 1, gladly, to -1, by no means."""
        if self._role == THE_THING:
            if self._known_role(seat) == HUMAN and not self._is_cut_off(seat):
                return 1 if "infected" in self._hand() else 0
            return -1 if self._known_role(seat) != HUMAN else 0
        if self._role == INFECTED:
            return 0
        return -1 if self._danger(seat) >= STRONG else 0

    def _worth(self, card: str) -> int:
        worth = WORTH[self._role].get(card, USUAL_WORTH)
        if self._role == THE_THING and card == "infected" and self._hand().count("infected") > 2:
            return USUAL_WORTH  # two are enough to go on with
        if self._role == INFECTED and card == "infected" and self._hand().count("infected") > 1:
            return -5  # one stays anyway, the others only betray it
        return worth

    # Questions ------------------------------------------------------------------------------------------------

    def _score_draw(self, option: str, about: Nothing) -> float:
        return self._score_declaring() if option == "declare" else 0

    def _score_declaring(self) -> float:
        return -1000 if any(self._known_role(seat) == HUMAN for seat in self._others()) else 1000

    def _score_card_to_use(self, option: Option, about: Nothing) -> float:
        if option == "declare":
            return self._score_declaring()
        if option[0] == "discard":
            return 5.0 - self._worth(option[1])
        play = self.PLAYS.get(option[1])
        return UNWEIGHED if play is None else play(self, *option[2:])

    def _score_card_to_offer(self, card: str, about: GivingAbout) -> float:
        return self._score_declaring() if card == "declare" else self._giving(card, about["to"])

    def _score_card_to_pass(self, card: str, about: GivingAbout) -> float:
        return self._giving(card, about["to"])

    def _giving(self, card: str, to: Seat) -> float:
        """The Thing infects humans; an Infected feeds The Thing; else the least useful card goes."""
        if card == "infected" and self._role == THE_THING:
            return 50 if self._known_role(to) == HUMAN else -50
        if card == "infected" and self._role == INFECTED:
            return 50
        if card == "flamethrower" and self._known_role(to) == THE_THING:
            return -50  # it would have to get rid of it again
        return -self._worth(card)

    def _score_answer_to_offer(self, option: tuple[str, str], about: OfferAbout) -> float:
        how, card = option
        offerer = about["from"]
        if how == "give":
            return self._giving(card, offerer)
        if self._role == THE_THING:
            return -20 if self._known_role(offerer) == HUMAN else -5
        if self._role == INFECTED:
            return -3
        if "stands_in_for" in about:
            return -4  # nothing that comes this way infects (S-4.10)
        if about.get("card") == "infected" or self._danger(offerer) >= STRONG:
            return 60 if card != "missed" else 55
        if offerer in self._evidence.cleared:
            return -8
        return 9 if card == "scary" else 5  # a look at the offer is worth it at any time

    def _score_answer_to_fire(self, option: Option, about: DeedAbout) -> float:
        return 0 if option == "accept" else 10

    def _score_answer_to_swap(self, option: Option, about: DeedAbout) -> float:
        if option == "accept":
            return 0
        return 5 if self._role == HUMAN and self._danger(about["from"]) >= STRONG else -2

    def _score_card_to_keep(self, card: str, about: Nothing) -> float:
        return self._worth(card)

    def _score_card_to_discard(self, card: str, about: Nothing) -> float:
        return -self._worth(card)

    def _score_side_to_swap(self, side: str, about: Nothing) -> float:
        circle: list[Seat] = self._view["circle"]
        steps = 3 if side == "left" else -3
        return self._moving_to(circle[(circle.index(self.seat) + steps) % len(circle)])

    def _score_seat_to_swap_with(self, seat: Seat, about: Nothing) -> float:
        return self._moving_to(seat)

    def _score_seat_to_exchange_with(self, seat: Seat, about: Nothing) -> float:
        if self._role == INFECTED and self._known_role(seat) == THE_THING:
            return 3
        return 5 * self._wants_exchange_with(seat)

    def _score_neighbour_to_show(self, seat: Seat, about: Nothing) -> float:
        if self._role == HUMAN:
            return -self._danger(seat) / 10
        return 5 if self._is_friend(seat) else 0

    def _score_hand_to_show(self, option: str, about: Nothing) -> float:
        if option == "keep":
            return 0
        return 5 if option == "show_hand" and self._looks_clean() else -5

    # Cards ----------------------------------------------------------------------------------------------------

    def _looks_clean(self) -> bool:
        return "infected" not in self._hand() and "the_thing" not in self._hand()

    def _moving_to(self, seat: Seat) -> float:
        """What it is worth to sit where that one sits: it comes to one's own place."""
        after = self._next(of=seat)
        partner = seat if after == self.seat else after
        return 4 * (self._wants_exchange_with(partner) - self._wants_exchange_with(self._next()))

    def _play_flamethrower(self, target: Seat) -> float:
        danger = self._danger(target)
        if self._is_friend(target) or (self._role == HUMAN and danger < STRONG):
            return -100
        return 40 + danger / 10

    def _play_analysis(self, target: Seat) -> float:
        if self._role != HUMAN:
            return -1
        return 6 if self._danger(target) < CERTAIN else 0

    def _play_suspicion(self, target: Seat) -> float:
        return 5 if self._role == HUMAN and self._danger(target) < CERTAIN else 1

    def _play_whisky(self) -> float:
        return 4 if self._role == HUMAN and self._looks_clean() else -20

    def _play_determination(self) -> float:
        return 7

    def _play_watch_your_back(self) -> float:
        now, then = self._next(), self._next(-self._view["direction"])
        return 2 + 4 * (self._wants_exchange_with(then) - self._wants_exchange_with(now))

    def _play_change_places(self, target: Seat) -> float:
        return 1 + self._moving_to(target)

    def _play_better_run(self, target: Seat) -> float:
        return 1 + self._moving_to(target)

    def _play_seduction(self, target: Seat) -> float:
        if self._role == INFECTED:
            return 4 if self._known_role(target) == THE_THING and self._hand().count("infected") > 1 else 1
        gain = self._wants_exchange_with(target) - max(0, self._wants_exchange_with(self._next()))
        return 2 + 4 * gain

    def _play_axe(self, whom: Seat, what: str, other: Seat | None = None) -> float:
        if self._role == HUMAN:
            held = whom if other is None else (other if whom == self.seat else whom)
            return (
                -5
                if self._danger(held) >= STRONG
                else (4 if whom == self.seat and what == "quarantine" else 1)
            )
        return 5 if self._is_friend(whom) or whom == self.seat else 2

    def _play_quarantine(self, target: Seat) -> float:
        return (
            8
            if self._role == HUMAN and self._danger(target) >= STRONG
            else -2
            if self._is_friend(target)
            else 1
        )

    def _play_barred_door(self, target: Seat) -> float:
        if self._role == HUMAN and self._danger(target) >= STRONG:
            return 9
        return -3 if self._role == THE_THING else 0

    SCORERS: ClassVar[dict[str, Callable[[NoviceBot, Option, AnyAbout], float]]] = {
        "draw": _score_draw,
        "declaration": _score_draw,
        "card_to_use": _score_card_to_use,
        "card_to_offer": _score_card_to_offer,
        "card_to_pass": _score_card_to_pass,
        "answer_to_offer": _score_answer_to_offer,
        "answer_to_fire": _score_answer_to_fire,
        "answer_to_swap": _score_answer_to_swap,
        "card_to_keep": _score_card_to_keep,
        "card_to_discard": _score_card_to_discard,
        "card_to_lay": _score_card_to_discard,
        "side_to_swap": _score_side_to_swap,
        "seat_to_swap_with": _score_seat_to_swap_with,
        "seat_to_exchange_with": _score_seat_to_exchange_with,
        "neighbour_to_show": _score_neighbour_to_show,
        "hand_to_show": _score_hand_to_show,
    }
    """How the options of each kind of question are scored."""
    PLAYS: ClassVar[dict[str, Play]] = {
        "flamethrower": _play_flamethrower,
        "analysis": _play_analysis,
        "suspicion": _play_suspicion,
        "whisky": _play_whisky,
        "determination": _play_determination,
        "watch_your_back": _play_watch_your_back,
        "change_places": _play_change_places,
        "better_run": _play_better_run,
        "seduction": _play_seduction,
        "axe": _play_axe,
        "quarantine": _play_quarantine,
        "barred_door": _play_barred_door,
    }
    """What it is worth to play each card, on whom or what it is played; what is not here is `UNWEIGHED`."""
