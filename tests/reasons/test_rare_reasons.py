"""Reasons that games seldom give, on tables laid by hand: each is told, and the law holds there too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from outpost31 import Match
from outpost31.games.outpost.accusation import Accuse
from outpost31.games.outpost.actions import AssignCard, PlayBonus
from outpost31.games.outpost.burning import AskWhoBurns
from outpost31.games.outpost.coop.actions import TakeAction
from outpost31.games.outpost.coop.trading import PickThing
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.movement import GiveUpCards, TakeTurn
from outpost31.games.outpost.norwegian.annex import annex_of
from outpost31.games.outpost.testing import AskForTest
from outpost31.games.outpost.uses import SendFuel
from outpost31.games.stayaway.turn import PlayOrDiscard
from outpost31.kernel import Secret, Step
from outpost31.reasons import consider
from tests.reasons.test_reasons import sights_of, where

ME = 0


def empty_handed(table: Any) -> None:
    table.set_hand(ME, ())


def nowhere_to_go(table: Any) -> None:
    table.burned[:] = edition_of(table).green


def behind_doors(table: Any) -> None:
    table.active = ME
    table.doors = [True] * len(table.circle)
    table.hands[ME] = Secret(("suspicion", "axe", "scary", "whisky", "seduction"), (ME,))


def trusted(table: Any) -> None:
    table.suspicion[1] = 0


def with_light_alone(table: Any) -> None:
    empty_handed(table)
    table.items[ME] = table.own(ME, ("flashlight",))


def with_dynamite(table: Any) -> None:
    table.where[ME] = "kitchen"
    table.weapons[ME] = table.own(ME, ("dynamite",))
    table.stack.empty()


def without_fire_tokens(table: Any) -> None:
    with_dynamite(table)
    table.stack.drop("use")
    table.fire_left = 0


def burnt_out(table: Any) -> None:
    table.where[ME] = "kitchen"
    table.stack.drop("use")
    table.flamethrowers[ME] = (0,)


def with_a_rifle(table: Any) -> None:
    table.where[ME] = "kitchen"
    table.weapons[ME] = table.own(ME, ("sniper_rifle",))
    annex_of(table).rifles_laid = 1


def with_fuel_and_an_empty_store(table: Any) -> None:
    table.where[ME] = "boiler_room"
    table.items[ME] = table.own(ME, ("fuel_can",))
    table.fuel["boiler_room"] = 0
    table.fuel["underground"] = 0


def after_the_sos(table: Any) -> None:
    table.rescue = 0
    table.where[:3] = ["radio_room", "weather_station", "weather_station"]
    table.standing[:3] = [True, True, True]


def after_the_snow_cat(table: Any) -> None:
    annex_of(table).vehicles_gone.append("snow_cat_a")
    table.where[:3] = ["snow_cat_a", "weather_station", "weather_station"]
    table.standing[:3] = [True, True, True]


def with_two_of_two(table: Any) -> None:
    table.set_hand(ME, ("repair", "use"))


def with_fuel_to_send(table: Any) -> None:
    table.fuel["underground"] = 5
    for room in table.settings.fuel_limit:
        table.fuel[room] = 0


def each_with_a_thing(table: Any) -> None:
    table.items[0] = table.own(0, ("keys",))
    other = next(pawn for pawn, player in enumerate(table.player) if pawn and player == table.player[0])
    table.items[other] = table.own(other, ("wire",))


def refused_a_fire(table: Any) -> None:
    table.where[ME] = "kitchen"
    table.standing[ME] = True
    table.weapons[ME] = table.own(ME, ("dynamite", "melee"))
    table.annex.dice, table.annex.assigned = ("use",), ME


Case = tuple[str, str, Step, Callable[[Any], None], dict[str, Any]]
CASES: list[Case] = [
    ("nobody-in-reach", "stayaway", PlayOrDiscard(ME), behind_doors, {}),
    ("disk-green", "boardgame", Accuse(), trusted, {}),
    ("no-card-to-hand-over", "boardgame", TakeTurn(ME), empty_handed, {}),
    ("no-room-open", "boardgame", TakeTurn(ME), nowhere_to_go, {}),
    ("no-card-to-discard", "norwegian", AskForTest("B"), with_light_alone, {}),
    ("no-card-to-pay", "boardgame", AskWhoBurns((ME,)), with_dynamite, {}),
    ("no-fire-token", "boardgame", AskWhoBurns((ME,)), without_fire_tokens, {}),
    ("no-reload", "boardgame", AskWhoBurns((ME,)), burnt_out, {}),
    ("rifle-laid", "norwegian", PlayBonus(ME), with_a_rifle, {}),
    ("store-empty", "boardgame", PlayBonus(ME), with_fuel_and_an_empty_store, {}),
    ("sos-sent", "boardgame", AssignCard("use"), after_the_sos, {}),
    ("vehicle-gone", "norwegian", AssignCard("use"), after_the_snow_cat, {}),
    ("set-aside", "boardgame", GiveUpCards(ME, ("use",)), with_two_of_two, {"change_cards": "any"}),
    ("vehicles-fuel-elsewhere", "boardgame", SendFuel(ME), with_fuel_to_send, {"station_fuel": "base"}),
    ("fire-refused", "coop", TakeAction(ME, refused=True), refused_a_fire, {}),
    ("not-its-thing", "coop", PickThing(0), each_with_a_thing, {}),
]


@pytest.mark.parametrize(("id", "game", "step", "change", "options"), CASES, ids=[case[0] for case in CASES])
def test_a_rare_reason_is_told(
    id: str, game: str, step: Step, change: Callable[[Any], None], options: dict[str, Any]
) -> None:
    match = Match.new(game, 2 if game == "coop" else 5, seed=1, options=options)
    table = match.table.copy()
    change(table)
    table.agenda.append(step)
    told = set()
    for sight in sights_of(match.imagine(table)):
        for one in consider(sight):
            assert one.is_offered == (one.hindrance is None), where(sight, one)
            if one.hindrance is not None:
                told.add(one.hindrance.id)
    assert id in told
