"""What a viewer of the boardgame cannot know, and what the rules tell it."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any, ClassVar, cast

from outpost31 import Match
from outpost31.games.outpost.alien import PutStrength
from outpost31.games.outpost.burning import AllowBurning
from outpost31.games.outpost.chain import Infection
from outpost31.games.outpost.contagion import NoticeCheck
from outpost31.games.outpost.movement import GiveUpCards, TakeCard
from outpost31.games.outpost.table import CHARACTER, DEAD, FLAMETHROWER, HUMAN, Outpost
from outpost31.games.outpost.testing import PickTester
from outpost31.games.outpost.trading import AnswerDeals, ConfirmDeals, OfferThings, offer_seen
from outpost31.kernel import Option, Question, Secret
from tests.laws.worlds import Viewer

MID_CHOICE = (
    NoticeCheck,
    AllowBurning,
    PutStrength,
    GiveUpCards,
    TakeCard,
    PickTester,
    OfferThings,
    AnswerDeals,
    ConfirmDeals,
)
"""Steps that carry a choice that somebody has made: what they name must stay where it is."""

HIDDEN_CHOICES = {
    "card_to_swap": ("keep",),
    "card_to_hand_over": (),
    "card_to_give_up": ("enough",),
    "card_to_take": (),
    "card_to_discard": (),
    "tokens_to_lay_out": (),
    "weapon_to_keep": (FLAMETHROWER,),
    "item_to_keep": (),
    "room_to_haunt": ("done",),
    "willing_to_test": (),
    "trading_partner": (),
    "things_to_offer": (),
    "deal_to_answer": (),
    "deal_to_confirm": (),
}
"""Choices that others do not see, but for these options."""

OWN_NEWS = {
    "RoleDealt": ("pawn",),
    "RoleChanged": ("pawn",),
    "CardDrawn": ("pawn",),
    "HandDiscarded": ("pawn",),
    "CardHandedOver": ("pawn",),
    "DeckLookedThrough": ("pawn",),
    "CardsChanged": ("pawn",),
    "DogTokenSeen": ("pawn",),
    "TokenSeen": ("picker", "picked"),
    "ThingsDrawn": ("pawn",),
    "ThingKept": ("pawn",),
    "LabTokenDiscarded": ("pawn",),
    "DealProposed": ("proposer", "partner"),
    "DealAnswered": ("proposer", "partner"),
    "DealMade": ("proposer", "partner"),
}
"""Events that tell something hidden to those whom it concerns."""

OPEN_NEWS = {
    "CardRevealed",
    "AlienRevealed",
    "FlamethrowerLaidOpen",
    "BloodBagRemoved",
    "RoleShown",
    "EverythingShown",
    "FireUsed",
}
"""Events that tell something hidden to all."""


class OutpostWorlds:
    """The two-worlds law for the boardgame; that of a variant adds what else is hidden, chosen and told."""

    mid_choice: ClassVar[tuple[type[Any], ...]] = MID_CHOICE
    hidden_choices: ClassVar[dict[str, tuple[str, ...]]] = HIDDEN_CHOICES
    own_news: ClassVar[dict[str, tuple[str, ...]]] = OWN_NEWS
    open_news: ClassVar[set[str]] = OPEN_NEWS

    def furnish(self, match: Match, chance: random.Random) -> Match:
        """In some games everybody begins with some things of each sort: random play hardly finds any."""
        if chance.random() < 0.6:
            return match
        table: Outpost = match.table.copy()  # type: ignore[assignment]
        shelves = (
            (table.weapons, table.weapon_deck),
            (table.items, table.item_deck),
            (table.lab, table.lab_bag),
        )
        for held, deck in shelves:
            for pawn in range(len(held)):
                found = [kind for kind in deck.cards() if kind != FLAMETHROWER]
                things = tuple(chance.sample(found, min(len(found), chance.randrange(3))))
                for thing in things:
                    deck.remove(thing)
                held[pawn] = table.own(pawn, things)
        return match.imagine(table)

    def scramble(self, match: Match, viewer: Viewer, chance: random.Random) -> Outpost | None:
        """Roles, cards, things and the alien's rooms change places where the viewer cannot see them; and everything
        that is held or lies in a pile lies in another order, which nobody sees, not even the holder."""
        table: Outpost = match.table.copy()  # type: ignore[assignment]
        if len(match.questions) != len(match._asked):
            return None
        changed = self.reorder(table, chance)
        waiting = isinstance(table.agenda[-1], self.mid_choice) or any(table.laid) or table.drawn.value
        if waiting or (changed and chance.random() < 0.3):
            return table if changed else None  # the order alone differs
        changed |= chance.random() < 0.6 and self._swap_roles(table, viewer, chance)
        changed |= chance.random() < 0.6 and self._swap_rooms(table, viewer, chance)
        for shelf in ("cards", "weapons", "items", "lab"):
            for _ in range(chance.randrange(4)):
                changed |= self._swap_kinds(table, shelf, viewer, chance)
        changed |= self.swap_more(table, viewer, chance)
        return table if changed else None

    def reorder(self, table: Outpost, chance: random.Random) -> bool:
        """Lay hands, holdings, what was drawn or laid out, and piles in another order; whether anything changed."""
        changed = False
        for held in (table.hands, table.weapons, table.items, table.lab, table.laid):
            for pawn, secret in enumerate(held):
                if secret is not None:
                    held[pawn] = self.reordered(secret, chance)
                    changed |= held[pawn] != secret
        drawn, table.drawn = table.drawn, self.reordered(table.drawn, chance)
        changed |= drawn != table.drawn
        # Who draws from a pile in another order draws something else, and worlds part: not every time.
        if chance.random() < 0.3:
            for pile in (
                table.deck,
                table.discards,
                table.stack,
                table.weapon_deck,
                table.item_deck,
                table.lab_bag,
            ):
                for block in pile.blocks:
                    before = block[:]
                    chance.shuffle(block)
                    changed |= before != block
        return changed

    def reordered(self, secret: Secret[tuple[str, ...]], chance: random.Random) -> Secret[tuple[str, ...]]:
        """The same things in another order."""
        return Secret(tuple(chance.sample(secret.value, len(secret.value))), secret.known_to)

    def swap_more(self, table: Outpost, viewer: Viewer, chance: random.Random) -> bool:
        """What a variant hides besides; whether anything changed."""
        return False

    def _others(self, table: Outpost, viewer: Viewer) -> list[int]:
        return [
            p for p, status in enumerate(table.status) if status == CHARACTER and table.player[p] != viewer
        ]

    def _swap_roles(self, table: Outpost, viewer: Viewer, chance: random.Random) -> bool:
        # The role of a dead seat, and of the first on board where it need not show it, are secrets too. (B-6.7, B-8.3)
        others = [
            pawn
            for pawn, status in enumerate(table.status)
            if status in (CHARACTER, DEAD) and table.player[pawn] != viewer and pawn not in table.shown
        ]
        if len(others) < 2:
            return False
        one, other = chance.sample(others, 2)
        if table.role[one].value == table.role[other].value or self._is_last_human(table, one, other):
            return False
        renamed = {one: other, other: one}
        table.role[one], table.role[other] = (
            Secret(table.role[other].value, (table.player[one],)),
            Secret(table.role[one].value, (table.player[other],)),
        )
        table.chain = [
            Infection(
                renamed.get(link.victim, link.victim),
                None if link.by is None else renamed.get(link.by, link.by),
                link.how,
                link.room,
                link.round,
            )
            for link in table.chain
        ]
        return True

    def _is_last_human(self, table: Outpost, *swapped: int) -> bool:
        """Whether one of these is the last human: where a dead seat was one instead, the game would be over. (B-8.6)"""
        people = [p for p, status in enumerate(table.status) if status == CHARACTER]
        humans = [p for p in people if table.role[p].value == HUMAN]
        return len(humans) == 1 and humans[0] in swapped and not set(swapped) <= set(people)

    def _swap_rooms(self, table: Outpost, viewer: Viewer, chance: random.Random) -> bool:
        if not table.ambush.value or not table.locations or viewer in table.ambush.known_to:
            return False
        cards = list(table.ambush.value)
        at, to = chance.randrange(len(cards)), chance.randrange(len(table.locations))
        room, strength = cards[at]
        cards[at] = (table.locations[to], strength)
        table.locations[to] = room
        table.ambush = Secret(tuple(cards), table.ambush.known_to)
        return True

    def _swap_kinds(self, table: Outpost, shelf: str, viewer: Viewer, chance: random.Random) -> bool:
        """Two things of a shelf change places, each in another's hand or in a pile."""
        held, piles = {
            "cards": (table.hands, [table.deck, table.discards, table.stack]),
            "weapons": (table.weapons, [table.weapon_deck]),
            "items": (table.items, [table.item_deck]),
            "lab": (table.lab, [table.lab_bag]),
        }[shelf]
        blocks = [block for pile in piles for block in pile.blocks]
        places = [("pile", n, at) for n, block in enumerate(blocks) for at in range(len(block))]
        for pawn in self._others(table, viewer):
            places += [("held", pawn, at) for at in range(len(held[pawn].value))]
        if len(places) < 2:
            return False
        first, second = chance.sample(places, 2)

        def read(place: tuple[str, int, int]) -> str:
            zone, number, at = place
            return held[number].value[at] if zone == "held" else blocks[number][at]

        def write(place: tuple[str, int, int], kind: str) -> None:
            zone, number, at = place
            if zone == "pile":
                blocks[number][at] = kind
            else:
                kinds = list(held[number].value)
                kinds[at] = kind
                held[number] = Secret(tuple(kinds), held[number].known_to)

        kinds = read(first), read(second)
        # A Flamethrower in a hand would lie open.
        if kinds[0] == kinds[1] or (FLAMETHROWER in kinds and "held" in (first[0], second[0])):
            return False
        write(first, kinds[1])
        write(second, kinds[0])
        return True

    def face(self, match: Match, question: Question, option: Option, viewer: Viewer) -> Hashable:
        """Most choices are made before all; what is handed over, kept, taken or laid out is not. (B-5.12, B-6.13)"""
        table: Outpost = match.table  # type: ignore[assignment]
        assert isinstance(question.seat, int)
        kind, about = question.kind, dict(question.about)
        if kind == "fire_to_use" and self._is_forestalled(match, about["pawn"]):
            return "hidden"  # B-6.5
        if kind == "fire_for_room" and option != "decline":
            return "asks"  # B-7.1: what with is seen when it burns
        seen = self.hidden_choices.get(kind)
        if seen is None or option in seen:
            return cast(Hashable, option)
        if kind == "room_to_haunt" and viewer in table.team():
            return cast(Hashable, option)
        if kind == "card_to_hand_over" and table.suspicion[question.seat] == table.settings.red:
            return cast(Hashable, option)  # B-5.6
        if kind == "willing_to_test" and viewer == table.player[table.leader]:
            return cast(Hashable, option)  # B-10.5
        if kind == "trading_partner" and viewer is not None and option == viewer:
            return cast(Hashable, option)  # B-10.2
        if kind == "things_to_offer" and viewer is not None and viewer == about["partner"]:
            return offer_seen(option)  # B-10.2: lab tokens lie face down
        if kind == "deal_to_answer" and option != "refuse" and viewer == option[0]:
            return offer_seen(option[1])
        if kind == "deal_to_confirm" and viewer is not None and viewer == about["partner"]:
            return cast(Hashable, option)
        if kind == "deal_to_confirm" and option == "agree":
            # B-10.2: how many of which shelf go each way is seen by all, but only once it is a deal.
            offers = [dict(about["offered"]), dict(about["returned"])]
            return tuple((len(one["weapons"]), len(one["items"]), one["lab"]) for one in offers)
        return "hidden"

    def _is_forestalled(self, match: Match, pawn: int) -> bool:
        """Whether somebody before this one in turn order has said already that it uses fire."""
        table: Outpost = match.table  # type: ignore[assignment]
        order = table.in_turn()
        willing = [
            dict(question.about)["pawn"]
            for question in match._asked
            if match._sealed.get(question.id, "decline") != "decline"
        ]
        return any(order.index(one) < order.index(pawn) for one in willing)

    def may_learn(self, event: dict[str, Any], viewer: Viewer, view: dict[str, Any]) -> bool:
        """Who is told what, by the rules."""
        kind = event["event"]
        if kind == "DealMade" and event["given_things"] is event["taken_things"] is None:
            return True  # B-10.2: that there is a deal is seen by all
        if kind in self.own_news:
            return any(event[name] == viewer for name in self.own_news[kind])
        if kind == "CardShown":
            return bool(view["people"][event["pawn"]]["suspicion"] == view["limits"]["red"])  # B-5.6
        if kind == "AlienCardPlaced":
            return viewer in view["alien"]["exposed"]  # B-4.8
        return kind in self.open_news
