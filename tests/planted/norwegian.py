"""Bugs planted in the Norwegian Outpost: leaks and broken rules that the laws must catch."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import Any

import pytest

from outpost31.games.outpost import ending as base_ending
from outpost31.games.outpost.edition import Bonus, Use
from outpost31.games.outpost.editions import EDITIONS
from outpost31.games.outpost.events import HandDiscarded
from outpost31.games.outpost.norwegian import escape, records, rooms, sectors, things
from outpost31.games.outpost.norwegian.annex import annex_of, ufo_of
from outpost31.games.outpost.norwegian.events import TokensCollected
from outpost31.games.outpost.norwegian.launch import PayForLaunch
from outpost31.games.outpost.norwegian.sectors import PutStrengthOnSector, TakeTokens
from outpost31.games.outpost.table import ALIEN, Outpost, without
from outpost31.kernel import Questions, Secret
from tests.games.outpost.norwegian.test_escape import (
    test_only_who_is_in_the_room_may_board_a_snow_cat,
    test_the_used_vehicle_is_gone_its_room_and_card_stay_and_nothing_works_there,
    test_what_the_escaped_hold_leaves_the_game,
)
from tests.games.outpost.norwegian.test_things import (
    test_only_one_sniper_rifle_is_ever_laid,
    test_the_cards_are_discarded_face_down_and_the_tester_may_stop,
)
from tests.games.outpost.norwegian.test_ufo import (
    test_the_team_is_asked_whether_it_can_pay_or_not_and_may_wait,
)
from tests.games.outpost.norwegian.ufo_laws import SEATS, keep_the_laws_at_the_ufo, part_worlds_at_the_ufo
from tests.laws.worlds import Tally
from tests.planted.planting import Bug, leak_into_view, replace

GAME = "norwegian"


def laws_at_the_ufo() -> None:
    """Random play at the UFO."""
    for seed in range(10):
        keep_the_laws_at_the_ufo(SEATS[seed % len(SEATS)], seed)


def worlds_at_the_ufo() -> None:
    """Two worlds at the UFO."""
    for seed in range(10):
        part_worlds_at_the_ufo(SEATS[seed % len(SEATS)], seed, Tally())


def _change_editions(patch: pytest.MonkeyPatch, **parts: Any) -> None:
    for key, edition in list(EDITIONS.items()):
        if key.startswith(GAME):
            patch.setitem(EDITIONS, key, changed(edition, **parts))


# Leaks -----------------------------------------------------------------------------------------------------


def show_every_dental_record(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        for person in seen["people"]:
            person["record"] = records.dental_record(table, person["pawn"]).value

    leak_into_view(patch, "norwegian", leak)


def discard_face_up_for_a_test(patch: pytest.MonkeyPatch) -> None:
    def discard(table: Outpost, pawn: int, cards: tuple[str, ...]) -> None:
        for card in cards:
            table.set_hand(pawn, without(table.hands[pawn].value, card))
            table.discards.drop(card)
        table.tell(HandDiscarded(pawn, len(cards), Secret(cards, tuple(range(table.seats)))))

    patch.setattr(records, "discard", discard)


def show_collected_tokens_to_all(patch: pytest.MonkeyPatch) -> None:
    def collected(side: str, sector: str, tokens: Secret[tuple[str, ...]], count: int) -> TokensCollected:
        return TokensCollected(side, sector, Secret(tokens.value, range(8)), count)

    patch.setattr(sectors, "TokensCollected", collected)


def let_the_aliens_see_the_humans_tokens(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        if seen["ufo"] is not None:
            seen["ufo"]["humans"]["kinds"] = sorted(ufo_of(table).human_tokens.value)

    leak_into_view(patch, "norwegian", leak)


def tell_which_tokens_lie_unseen(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        if seen["ufo"] is not None:
            seen["ufo"]["unseen"] = sorted(ufo_of(table).unseen.cards())

    leak_into_view(patch, "norwegian", leak)


def ask_for_strength_only_where_there_is_a_choice(patch: pytest.MonkeyPatch) -> None:
    honest, carry_out = PutStrengthOnSector.ask, PutStrengthOnSector.apply

    def ask(self: PutStrengthOnSector, table: Outpost) -> Questions:
        asked = honest(self, table)
        return asked if asked and len(asked[0].options) > 1 else ()

    def apply(self: PutStrengthOnSector, table: Outpost, answers: tuple[Any, ...]) -> None:
        carry_out(self, table, answers or (table.strength,))

    patch.setattr(PutStrengthOnSector, "ask", ask)
    patch.setattr(PutStrengthOnSector, "apply", apply)


def ask_for_payment_only_who_can_pay(patch: pytest.MonkeyPatch) -> None:
    honest = PayForLaunch.ask

    def ask(self: PayForLaunch, table: Outpost) -> Questions:
        asked = honest(self, table)
        return asked if asked and len(asked[0].options) > 1 else ()

    patch.setattr(PayForLaunch, "ask", ask)


# Broken rules ----------------------------------------------------------------------------------------------


def leave_the_infected_their_fillings(patch: pytest.MonkeyPatch) -> None:
    def dental_record(table: Outpost, pawn: int) -> Secret[str]:
        return annex_of(table).records[pawn]

    replace(patch, records.dental_record, dental_record)
    patch.setattr("tests.games.outpost.norwegian.conservation.dental_record", dental_record)


def let_the_escaped_lose(patch: pytest.MonkeyPatch) -> None:
    _change_editions(patch, winners=base_ending.winners)


def keep_what_the_escaped_hold(patch: pytest.MonkeyPatch) -> None:
    def leave_with_everything(table: Outpost, pawn: int) -> None:
        for shelf in (table.weapons, table.items, table.lab):
            shelf[pawn] = table.own(pawn, ())
        honest(table, pawn)

    honest = escape._leave_with_everything
    patch.setattr(escape, "_leave_with_everything", leave_with_everything)


def leave_the_used_vehicle_there(patch: pytest.MonkeyPatch) -> None:
    def is_there(table: Outpost, room: str) -> bool:
        return True

    use = Use(is_there, rooms.USE_READY_VEHICLE.do)
    for key, edition in list(EDITIONS.items()):
        if "snow_cat_a" in edition.rooms:
            with_it = edition.rooms | {"snow_cat_a": changed(edition.rooms["snow_cat_a"], use=use)}
            patch.setitem(EDITIONS, key, changed(edition, rooms=with_it))


def let_anybody_board_a_snow_cat(patch: pytest.MonkeyPatch) -> None:
    _change_editions(patch, may_board=lambda table, pawn: True)


def lay_a_rifle_and_box_it_too(patch: pytest.MonkeyPatch) -> None:
    def box_it(table: Outpost, pawn: int) -> None:
        things._lay_rifle(table, pawn)
        table.send_to_box(things.SNIPER_RIFLE)

    _change_rifles(patch, Bonus(things._can_lay_rifle, box_it))


def lay_rifle_after_rifle(patch: pytest.MonkeyPatch) -> None:
    _change_rifles(patch, Bonus(lambda table, pawn: True, things._lay_rifle))


def _change_rifles(patch: pytest.MonkeyPatch, bonus: Bonus) -> None:
    for key, edition in list(EDITIONS.items()):
        if key.startswith(GAME):
            weapons = tuple(
                changed(thing, bonus=bonus) if thing.key == things.SNIPER_RIFLE else thing
                for thing in edition.weapons
            )
            patch.setitem(EDITIONS, key, changed(edition, weapons=weapons))


def lose_the_tokens_that_are_paid(patch: pytest.MonkeyPatch) -> None:
    def send_to_box(self: Outpost, kind: str, count: int = 1) -> None:
        if not kind.startswith("departure"):
            honest(self, kind, count)

    honest = Outpost.send_to_box
    patch.setattr(Outpost, "send_to_box", send_to_box)


def drop_the_tokens_that_humans_collect(patch: pytest.MonkeyPatch) -> None:
    honest = TakeTokens.apply

    def apply(self: TakeTokens, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        if self.side != ALIEN and not answers:
            board = ufo_of(table)
            board.human_tokens = Secret((), board.human_tokens.known_to)

    patch.setattr(TakeTokens, "apply", apply)


BUGS = [
    Bug("shows every dental record", GAME, show_every_dental_record, "two_worlds"),
    Bug(
        "discards face up for a test",
        GAME,
        discard_face_up_for_a_test,
        test_the_cards_are_discarded_face_down_and_the_tester_may_stop,
    ),
    Bug("shows collected tokens to all", GAME, show_collected_tokens_to_all, worlds_at_the_ufo),
    Bug(
        "lets the aliens see the humans' tokens",
        GAME,
        let_the_aliens_see_the_humans_tokens,
        worlds_at_the_ufo,
    ),
    Bug("tells which tokens lie unseen", GAME, tell_which_tokens_lie_unseen, worlds_at_the_ufo),
    Bug(
        "asks for strength only where there is a choice",
        GAME,
        ask_for_strength_only_where_there_is_a_choice,
        worlds_at_the_ufo,
    ),
    Bug(
        "asks for payment only who can pay",
        GAME,
        ask_for_payment_only_who_can_pay,
        test_the_team_is_asked_whether_it_can_pay_or_not_and_may_wait,
    ),
    Bug("leaves the infected their fillings", GAME, leave_the_infected_their_fillings, "conservation"),
    Bug("lets the escaped lose", GAME, let_the_escaped_lose, "conservation"),
    Bug(
        "keeps what the escaped hold",
        GAME,
        keep_what_the_escaped_hold,
        test_what_the_escaped_hold_leaves_the_game,
    ),
    Bug(
        "leaves the used vehicle there",
        GAME,
        leave_the_used_vehicle_there,
        test_the_used_vehicle_is_gone_its_room_and_card_stay_and_nothing_works_there,
    ),
    Bug(
        "lets anybody board a Snow Cat",
        GAME,
        let_anybody_board_a_snow_cat,
        test_only_who_is_in_the_room_may_board_a_snow_cat,
    ),
    Bug("lays a rifle and boxes it too", GAME, lay_a_rifle_and_box_it_too, "conservation"),
    Bug("lays rifle after rifle", GAME, lay_rifle_after_rifle, test_only_one_sniper_rifle_is_ever_laid),
    Bug("loses the tokens that are paid", GAME, lose_the_tokens_that_are_paid, laws_at_the_ufo),
    Bug("drops the tokens that humans collect", GAME, drop_the_tokens_that_humans_collect, laws_at_the_ufo),
]
