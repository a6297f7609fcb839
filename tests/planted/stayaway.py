"""Bugs planted in Stay Away!: leaks and broken rules that the laws must catch."""

from __future__ import annotations

import random
from typing import Any

import pytest

from outpost31.games.stayaway import cards, ending, exchange, hands, places, turn
from outpost31.games.stayaway.effects import AnswerFire, SeeRandomCard
from outpost31.games.stayaway.events import CardKept, DoorOpened, HandShown, OfferSeen, RoleNoticed
from outpost31.games.stayaway.exchange import AnswerOffer, OfferCard
from outpost31.games.stayaway.table import HUMAN, INFECTED, THE_THING, Table
from outpost31.kernel import Match, Question, Secret
from tests.planted.planting import Bug, leak_into_view, replace


def show_every_hand(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table, viewer: int | None, seen: dict[str, Any]) -> None:
        for player in seen["players"]:
            player["hand"] = list(table.hand(player["seat"]))

    leak_into_view(patch, "stayaway", leak)


def show_the_infected_each_other(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table, viewer: int | None, seen: dict[str, Any]) -> None:
        if viewer is not None and table.role(viewer) is INFECTED:
            for player in seen["players"]:
                player["role"] = table.role(player["seat"]).value

    leak_into_view(patch, "stayaway", leak)


def show_the_spectator_the_thing(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table, viewer: int | None, seen: dict[str, Any]) -> None:
        if viewer is None:
            seen["the_thing"] = table.the_thing

    leak_into_view(patch, "stayaway", leak)


def show_the_top_card(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table, viewer: int | None, seen: dict[str, Any]) -> None:
        if table.deck.blocks:
            seen["deck"]["back"] = table.deck.blocks[-1][-1]

    leak_into_view(patch, "stayaway", leak)


def tell_all_what_leaves_a_hand(patch: pytest.MonkeyPatch) -> None:
    replace(patch, hands.as_seen_leaving, lambda table, card, *known_to: card)


def tell_all_their_roles(patch: pytest.MonkeyPatch) -> None:
    def notice_roles(table: Table, *seats: int) -> None:
        for seat in seats:
            table.tell(RoleNoticed(seat, table.role(seat), None))

    replace(patch, exchange.notice_roles, notice_roles)


def tell_only_the_newly_infected(patch: pytest.MonkeyPatch) -> None:
    honest = exchange.notice_roles

    def notice_roles(table: Table, *seats: int) -> None:
        honest(table, *seats)
        if any(link.turn == table.turn for link in table.chain):
            table.tell(HandShown(seats[0], seats[0], Secret((), seats)))

    replace(patch, exchange.notice_roles, notice_roles)


def ask_for_a_defence_only_who_has_one(patch: pytest.MonkeyPatch) -> None:
    def ask(self: AnswerFire, table: Table) -> tuple[Question, ...]:
        return honest(self, table) if "no_barbecue" in table.hand(self.target) else ()

    def apply(self: AnswerFire, table: Table, answers: tuple[Any, ...]) -> None:
        carry_out(self, table, answers or ("accept",))

    honest, carry_out = AnswerFire.ask, AnswerFire.apply
    patch.setattr(AnswerFire, "ask", ask)
    patch.setattr(AnswerFire, "apply", apply)


def ask_the_thing_in_other_words(patch: pytest.MonkeyPatch) -> None:
    honest = turn.DrawCard.ask

    def ask(self: turn.DrawCard, table: Table) -> tuple[Question, ...]:
        (question,) = honest(self, table)
        if table.role(self.seat) is THE_THING:
            question.kind = "draw_or_declare"
        return (question,)

    patch.setattr(turn.DrawCard, "ask", ask)


def choose_for_who_has_one_card_to_offer(patch: pytest.MonkeyPatch) -> None:
    honest, carry_out = OfferCard.ask, OfferCard.apply

    def ask(self: OfferCard, table: Table) -> tuple[Question, ...]:
        (question,) = honest(self, table)
        return (question,) if len(question.options) > 1 else ()

    def apply(self: OfferCard, table: Table, answers: tuple[Any, ...]) -> None:
        carry_out(self, table, answers or (honest(self, table)[0].options[0],))

    patch.setattr(OfferCard, "ask", ask)
    patch.setattr(OfferCard, "apply", apply)


def show_an_analysis_to_all(patch: pytest.MonkeyPatch) -> None:
    from outpost31.games.stayaway.effects import ACTIONS, Action

    def analyse(table: Table, seat: int, target: tuple[Any, ...]) -> None:
        table.tell(HandShown(target[0], seat, table.hand(target[0])))

    patch.setitem(ACTIONS, "analysis", Action(ACTIONS["analysis"].targets, analyse))


def let_all_see_what_scared(patch: pytest.MonkeyPatch) -> None:
    honest = AnswerOffer.refuse

    def refuse(self: AnswerOffer, table: Table, defence: str) -> None:
        honest(self, table, defence)
        if defence == "scary":
            table.tell(OfferSeen(self.offerer, self.taker, self.card))

    patch.setattr(AnswerOffer, "refuse", refuse)


def announce_infections(patch: pytest.MonkeyPatch) -> None:
    honest = hands.infect

    def infect(table: Table, seat: int, by: int) -> None:
        honest(table, seat, by)
        table.tell(DoorOpened(seat, seat))

    replace(patch, hands.infect, infect)


def number_questions_by_secrets(patch: pytest.MonkeyPatch) -> None:
    honest = Match.run

    def run(self: Match) -> None:
        self._counted += sum(role.value is INFECTED for role in self.table.roles)  # type: ignore[attr-defined]
        honest(self)

    patch.setattr(Match, "run", run)


def lose_discards(patch: pytest.MonkeyPatch) -> None:
    replace(patch, hands.discard, lambda table, seat, card: table.take(seat, card))


def forget_doors_that_meet(patch: pytest.MonkeyPatch) -> None:
    honest = places.close_place

    def close_place(table: Table, seat: int) -> None:
        before = len(table.discards)
        honest(table, seat)
        if len(table.discards) > before:
            table.discards.remove(table.discards.cards()[-1])

    replace(patch, places.close_place, close_place)


def share_the_circle_with_copies(patch: pytest.MonkeyPatch) -> None:
    Table(4).copy()  # so that there is a derived one
    honest = Table.copy

    def copy(self: Table) -> Table:
        new = honest(self)
        new.circle, new.roles = self.circle, self.roles
        return new

    patch.setattr(Table, "copy", copy)


def pick_by_chance_of_its_own(patch: pytest.MonkeyPatch) -> None:
    honest = SeeRandomCard.apply

    def apply(self: SeeRandomCard, table: Table, answers: tuple[Any, ...]) -> None:
        honest(self, table, (random.randrange(len(table.hand(self.target))),))

    patch.setattr(SeeRandomCard, "apply", apply)


def write_down_before_looking(patch: pytest.MonkeyPatch) -> None:
    honest = Match.answer

    def answer(self: Match, seat: int, option: Any, question: int | None = None) -> Any:
        if self.questions_for(seat):
            self.table.turn += 0 if option in list(self.questions_for(seat)[0].options) else 1  # type: ignore[attr-defined]
        return honest(self, seat, option, question)

    patch.setattr(Match, "answer", answer)


def offer_what_cannot_be_given(patch: pytest.MonkeyPatch) -> None:
    honest = hands.may_give

    def may_give(table: Table, giver: int, taker: int) -> tuple[str, ...]:
        given = honest(table, giver, taker)
        return tuple(card for card in given if card != "flamethrower")

    replace(patch, hands.may_give, may_give)


def play_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "TURNS_PER_PLAYER", 10**9)
    replace(patch, ending.may_declare, lambda table, seat: ())
    replace(patch, ending.eliminate, lambda table, seats, cause, *then: None)


def let_the_infected_infect(patch: pytest.MonkeyPatch) -> None:
    def pass_infection(table: Table, giver: int, taker: int, card: str, through: str) -> None:
        if card == "infected" and table.role(taker) is HUMAN:
            hands.infect(table, taker, giver)

    replace(patch, exchange.pass_infection, pass_infection)


def let_the_infected_give_their_last(patch: pytest.MonkeyPatch) -> None:
    def may_give(table: Table, giver: int, taker: int) -> tuple[str, ...]:
        return tuple(dict.fromkeys(card for card in table.hand(giver) if card != "the_thing"))

    replace(patch, hands.may_give, may_give)


def let_the_thing_be_discarded(patch: pytest.MonkeyPatch) -> None:
    replace(patch, hands.may_discard, lambda table, seat: tuple(dict.fromkeys(table.hand(seat))))


def draw_nothing_after_a_defence(patch: pytest.MonkeyPatch) -> None:
    def refuse(self: AnswerOffer, table: Table, defence: str) -> None:
        exchange.play_defence(table, self.taker, defence, self.offerer)

    patch.setattr(AnswerOffer, "refuse", refuse)


def show_hands_as_they_came(patch: pytest.MonkeyPatch) -> None:
    replace(patch, cards.as_told, tuple)


def show_an_analysed_hand_as_it_came(patch: pytest.MonkeyPatch) -> None:
    from outpost31.games.stayaway.effects import ACTIONS, Action

    def analyse(table: Table, seat: int, target: tuple[Any, ...]) -> None:
        table.tell(HandShown(target[0], seat, Secret(table.hand(target[0]), (target[0], seat))))

    patch.setitem(ACTIONS, "analysis", Action(ACTIONS["analysis"].targets, analyse))


def offer_cards_as_they_came(patch: pytest.MonkeyPatch) -> None:
    def kinds_without(hand: tuple[str, ...], excepted: str | None) -> tuple[str, ...]:
        return tuple(card for card in dict.fromkeys(hand) if card != excepted)

    replace(patch, hands.kinds_without, kinds_without)


def ask_the_thing_whenever_a_human_falls(patch: pytest.MonkeyPatch) -> None:
    def look_for_humans(table: Table) -> None:
        table.first(ending.DeclareOrNot(table.the_thing))

    replace(patch, ending.look_for_humans, look_for_humans)


def wait_for_the_turn_of_the_thing(patch: pytest.MonkeyPatch) -> None:
    replace(patch, ending.look_for_humans, lambda table: None)


def tell_all_what_was_kept(patch: pytest.MonkeyPatch) -> None:
    from outpost31.games.stayaway.effects import KeepOne

    def apply(self: KeepOne, table: Table, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        table.tell(CardKept(self.seat, answers[0]))

    honest = KeepOne.apply
    patch.setattr(KeepOne, "apply", apply)


def tell_all_who_the_thing_is(patch: pytest.MonkeyPatch) -> None:
    honest = exchange.notice_roles

    def notice_roles(table: Table, *seats: int) -> None:
        honest(table, *seats)
        if any(link.turn == table.turn for link in table.chain):
            table.tell(RoleNoticed(seats[0], HUMAN, table.the_thing))

    replace(patch, exchange.notice_roles, notice_roles)


BUGS = [
    Bug(plant.__name__, "stayaway", plant, law)
    for plant, law in (
        (show_every_hand, "two_worlds"),
        (show_the_infected_each_other, "two_worlds"),
        (show_the_spectator_the_thing, "two_worlds"),
        (show_the_top_card, "two_worlds"),
        (tell_all_what_leaves_a_hand, "two_worlds"),
        (tell_all_their_roles, "two_worlds"),
        (tell_only_the_newly_infected, "two_worlds"),
        (ask_for_a_defence_only_who_has_one, "two_worlds"),
        (ask_the_thing_in_other_words, "two_worlds"),
        (choose_for_who_has_one_card_to_offer, "two_worlds"),
        (show_an_analysis_to_all, "two_worlds"),
        (let_all_see_what_scared, "two_worlds"),
        (announce_infections, "two_worlds"),
        (number_questions_by_secrets, "two_worlds"),
        (show_hands_as_they_came, "two_worlds"),
        (show_an_analysed_hand_as_it_came, "two_worlds"),
        (offer_cards_as_they_came, "conservation"),
        (ask_the_thing_whenever_a_human_falls, "two_worlds"),
        (wait_for_the_turn_of_the_thing, "conservation"),
        (tell_all_what_was_kept, "two_worlds"),
        (tell_all_who_the_thing_is, "two_worlds"),
        (lose_discards, "conservation"),
        (forget_doors_that_meet, "conservation"),
        (share_the_circle_with_copies, "copies"),
        (pick_by_chance_of_its_own, "digests"),
        (write_down_before_looking, "refusals"),
        (offer_what_cannot_be_given, "conservation"),
        (play_for_ever, "conservation"),
        (let_the_infected_infect, "conservation"),
        (let_the_infected_give_their_last, "conservation"),
        (let_the_thing_be_discarded, "conservation"),
        (draw_nothing_after_a_defence, "conservation"),
    )
]
