"""Deals at the outpost: what bots give away, to whom, and what they make of proposals."""

from __future__ import annotations

import copy
import random
from typing import Any

from outpost31 import Match
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.kernel import Question

SEATS = 6
THINGS = {"wire": "items", "keys": "items", "firearm": "weapons", "dynamite": "weapons", "melee": "weapons"}


class Leisure:
    """Somebody in the Leisure Room with things in its pockets."""

    def __init__(self, role: str, *things: str) -> None:
        match = Match.new("boardgame", SEATS, seed=4)
        self.seat = next(s for s in range(SEATS) if match.view(s)["people"][s]["role"] == role)
        self.view = copy.deepcopy(match.view(self.seat))
        self.events = [*match.events(self.seat)]
        self.friend, self.stranger = [pawn for pawn in range(SEATS) if pawn != self.seat][:2]
        me = self.view["people"][self.seat]
        for thing in things:
            me[THINGS[thing]].append(thing)
        self.lots = ((), *(((THINGS[thing], thing, 0),) for thing in dict.fromkeys(things)))

    def proves(self, pawn: int) -> Leisure:
        """Somebody is tested, and is human."""
        self.events.append({"event": "RoleShown", "pawn": pawn, "role": "human"})
        return self

    def has_fire(self, pawn: int) -> Leisure:
        """A Flamethrower lies open before somebody."""
        self.view["people"][pawn]["flamethrowers"] = [6]
        return self

    def answer(self, kind: str, options: tuple[Any, ...], **about: Any) -> Any:
        """What a seasoned bot answers."""
        question = Question(self.seat, kind, options, (("pawn", self.seat), *about.items()))
        question.id = 1
        return SeasonedBot(self.seat, random.Random(1)).answer(self.view, self.events, question)

    def advice(self, thing: str) -> float:
        """What it thinks of keeping a thing."""
        question = Question(self.seat, "item_to_keep", (thing,), (("pawn", self.seat),))
        ((_, worth),) = SeasonedBot(self.seat, random.Random(1)).advise(self.view, self.events, question)
        return worth

    def partner(self) -> Any:
        """With whom it wants to deal."""
        return self.answer("trading_partner", ("none", *(p for p in range(SEATS) if p != self.seat)))

    def offers(self, to: int) -> list[str]:
        """What it puts in."""
        return [kind for _, kind, _ in self.answer("things_to_offer", self.lots, partner=to)]

    def returns(self, *offered: str) -> Any:
        """What it answers when the friend proposes a deal: nothing if it refuses."""
        seen = (("weapons", ()), ("items", offered), ("lab", 0))
        deals = [(self.friend, lot) for lot in self.lots if offered or lot]
        said = self.answer("deal_to_answer", ("refuse", *deals), offers=((self.friend, seen),))
        return None if said == "refuse" else [kind for _, kind, _ in said[1]]


def test_a_wire_goes_to_somebody_with_fire_who_is_no_more_suspect_than_anybody():
    scene = Leisure("human", "wire").proves(4).has_fire(4)
    assert scene.partner() == 4
    assert scene.offers(4) == ["wire"]
    assert Leisure("human", "wire").partner() == "none", "without fire nobody can do anything with it"
    assert Leisure("alien", "wire").has_fire(4).partner() == "none", "an alien arms nobody"


def test_a_second_firearm_goes_to_somebody_proven_and_the_only_one_to_nobody():
    assert Leisure("human", "firearm", "firearm").proves(4).partner() == 4
    assert Leisure("human", "firearm").proves(4).partner() == "none"
    assert Leisure("human", "firearm", "melee").proves(4).offers(4) == ["melee"]


def test_who_may_well_be_an_alien_gets_nothing():
    scene = Leisure("human", "keys", "keys")
    for _ in range(3):
        scene.events.append({"event": "TokenSeen", "picker": 4, "picked": 5, "token": None})
    assert scene.partner() not in (4, 5)
    assert Leisure("alien", "keys", "keys").proves(4).partner() == "none"


def test_gifts_are_taken_and_what_can_be_spared_is_given_in_return_to_somebody_trusted():
    scene = Leisure("human", "dynamite", "dynamite")
    scene.proves(scene.friend)
    assert scene.returns("flashlight") == ["dynamite"]
    assert scene.returns() == ["dynamite"], "asked for something, it gives what it can spare"
    keeper = Leisure("human", "dynamite")
    assert keeper.proves(keeper.friend).returns("flashlight") == []
    assert keeper.returns() is None
    alien = Leisure("alien", "dynamite", "dynamite")
    assert alien.proves(alien.friend).returns("flashlight") == []
    assert alien.returns() is None


def test_a_wire_is_kept_where_somebody_trusted_has_fire():
    def kept(scene: Leisure) -> Any:
        return scene.answer("item_to_keep", ("tools", "flashlight", "wire"))

    assert kept(Leisure("human").proves(4).has_fire(4)) == "wire"
    bare, armed = Leisure("human"), Leisure("human").proves(4).has_fire(4)
    assert armed.advice("wire") > bare.advice("wire") == bare.advice("tools")
