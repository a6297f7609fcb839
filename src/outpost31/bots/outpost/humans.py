"""What a human of the outpost chooses: keep the station alive, keep to oneself, find the aliens, leave without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from outpost31.bots.outpost.station import ALONE_WITH_A_DOG, REPAIR, SABOTAGE, USE, VEHICLES, Station
from outpost31.kernel.questions import Option

INFECTION_COST = 14.0
"""What being infected costs, beside the needs of rooms."""
CAUGHT = 0.4
"""How often a meeting with one alien infects."""
WEAPONS = {"flamethrower": 5, "firearm": 4, "sniper_rifle": 3.5, "dynamite": 3, "grenade": 3, "melee": 2}
ITEMS = {"keys": 6, "wire": 3, "tools": 3, "fuel_can": 3, "flashlight": 2}

Judgement = Callable[[int], float]
"""How likely a character is an alien."""


class HumanChoice:
    """One decision of somebody who is human, or plays for the humans."""

    def __init__(
        self, station: Station, judgement: Judgement, confidence: Callable[[], float], daring: float
    ) -> None:
        self.at = station
        self.alien = judgement
        self.confidence = confidence
        """How likely it is that boarding those who seem human, and nobody else, is right."""
        self.daring = daring
        """How likely that must be for an escape to be begun."""

    def score(self, kind: str, option: Option, about: dict[str, Any]) -> float:
        """What an option is worth; of what it has no opinion on, declining is as good as anything."""
        how = getattr(self, f"_{kind}", None)
        score: float = how(option, about) if how is not None else 0.0
        return score

    def need(self, room: str, card: str) -> float:
        """What it is worth to have a card carried out in a room."""
        return self.at.need(room, card)

    # Moving -----------------------------------------------------------------------------------------------

    def _turn(self, option: str, about: dict[str, Any]) -> float:
        if option == "board":
            return 50.0 if self.wants_to_leave() else -50.0
        if option == "change_cards":
            return 5.0 if all(card == SABOTAGE for card in self.at.hand) else -5.0
        return 1.0 if option == "move" else -1.0 if self.at.hand else 0.0

    def wants_to_leave(self) -> bool:
        """Whether an escape now is more likely to be won than what is left of the game."""
        if self.at.leaves_alone:
            return True
        freezing = self.at.base["freezing"]
        urgency = 0.0 if freezing is None else 0.1 * freezing
        return self.confidence() > self.daring - urgency

    def _room_to_enter(self, room: str, about: dict[str, Any]) -> float:
        at = self.at
        if room == "dormitory":
            return -1.0
        pawn = about.get("pawn", at.mine[0])
        there = [other for other in at.inside(room) if other != pawn]
        dogs = at.rooms[room]["dogs"]
        cards = {card for card in at.hand if card != SABOTAGE} or {USE, REPAIR}
        score = max(self.need(room, card) for card in cards)
        score -= sum(self.contact(other) for other in there)
        if dogs and not there:
            score -= (
                0.0
                if at.people[pawn]["character"] in ("clark", "lars")
                else ALONE_WITH_A_DOG * INFECTION_COST
            )
        if room == at.view["marker"]:
            score += 0.5
        if room in VEHICLES and at.is_ready(room) and at.holds(pawn, "keys"):
            score += 12.0 if self.wants_to_leave() else 0.0
        lurking: int = at.rooms[room]["alien"]
        return score - 0.6 * lurking

    def contact(self, other: int) -> float:
        """What it costs to meet somebody: infection, and a disk that moves."""
        if self.at.role is None:  # nobody infects anybody in the game for 1 to 3
            return 0.4
        return self.alien(other) * CAUGHT * INFECTION_COST + 0.3

    def _card_to_hand_over(self, card: str, about: dict[str, Any]) -> float:
        at = self.at
        if card == SABOTAGE:
            return -20.0
        busy = {at.people[pawn]["where"] for pawn in at.characters}
        return sum(sorted((self.need(room, card) for room in busy if room in at.rooms), reverse=True)[:3])

    def _card_to_swap(self, option: str, about: dict[str, Any]) -> float:
        return {"keep": 0.0, SABOTAGE: 1.0}.get(option, -1.0)

    def _card_to_take(self, card: str, about: dict[str, Any]) -> float:
        taken = list(about.get("taken", ()))
        return {USE: 2.0, REPAIR: 1.5, SABOTAGE: -5.0}.get(card, 0.0) - taken.count(card)

    def _card_to_discard(self, card: str, about: dict[str, Any]) -> float:
        return {SABOTAGE: 2.0, REPAIR: 1.0}.get(card, 0.0)

    _card_to_discard_for_test = _card_to_discard

    def _card_to_give_up(self, option: str, about: dict[str, Any]) -> float:
        return {SABOTAGE: 1.0, "enough": 0.5}.get(option, 0.0)

    def _flashlight_to_show(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "show")

    # Encounters -------------------------------------------------------------------------------------------

    def _weapon_to_withdraw(self, option: str, about: dict[str, Any]) -> float:
        if option == "decline":
            return 0.0
        pawn = about["pawn"]
        others = [other for other in self.at.inside(about["room"]) if other != pawn]
        cost = {"firearm": 0.2, "melee": 2.0}.get(option, 1.5)
        return sum(self.contact(other) for other in others) - cost

    def _fire_to_use(self, option: str, about: dict[str, Any]) -> float:
        return 0.0 if option == "decline" else 1.0

    def _character_to_check(self, pawn: int, about: dict[str, Any]) -> float:
        return -self.alien(pawn)

    def _burning_to_allow(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "refuse")

    def _fire_for_room(self, option: str, about: dict[str, Any]) -> float:
        return 0.0 if option == "decline" else -1.0

    # Actions ----------------------------------------------------------------------------------------------

    def _next_card(self, option: str, about: dict[str, Any]) -> float:
        at = self.at
        if option == "stop":
            return 0.0
        standing = [pawn for pawn in at.characters if at.people[pawn]["standing"]]
        rooms = [at.people[pawn]["where"] for pawn in standing if at.people[pawn]["where"] in at.rooms]
        gain = max((max(self.need(room, USE), self.need(room, REPAIR)) for room in rooms), default=0.0)
        harm = min((at.harm(room) for room in rooms), default=0.0)
        return 0.7 * gain - 0.3 * harm

    def _character_to_assign(self, pawn: int, about: dict[str, Any]) -> float:
        at = self.at
        room = at.people[pawn]["where"]
        if room not in at.rooms:
            return -1.0
        if "dice" in about:
            return self._worth_of_dice(pawn, room, list(about["dice"]))
        card = about.get("card", USE)
        if about.get("lost"):
            return -max(self.need(room, USE), self.need(room, REPAIR))
        if card == SABOTAGE:
            return -at.harm(room)
        together = len(at.inside(room)) if room in at.limits["damage"] or room == "laboratory" else 1
        worth = self.need(room, card) * (1 + 0.6 * (together - 1))
        if card == USE and at.is_ready(room):
            mine = pawn in at.mine and at.holds(pawn, "keys")
            return (
                20.0 if mine and self.wants_to_leave() else -30.0 * self.alien(pawn)
            )  # an alien with Keys wins
        return worth

    def _worth_of_dice(self, pawn: int, room: str, dice: list[str]) -> float:
        at = self.at
        bad = sum(face not in (USE, REPAIR) for face in dice)
        useful = (
            max((self.need(room, face) for face in dice if face in (USE, REPAIR)), default=0.0)
            if dice
            else max(self.need(room, USE), self.need(room, REPAIR))
        )
        space = at.view.get("threat", {}).get("space", 99) - at.suspicion(pawn)
        if bad and space > bad + 1:
            return 0.7 * useful
        return useful if not bad else -at.harm(room) - 0.5

    def _bonus_to_play(self, option: str, about: dict[str, Any]) -> float:
        return 0.0 if option == "none" else 1.0

    def _vehicle_use(self, option: str, about: dict[str, Any]) -> float:
        if option == "escape":
            return 50.0 if self.wants_to_leave() else -50.0
        return float(option == "refuel")

    def _room_to_fuel(self, room: str, about: dict[str, Any]) -> float:
        return self.need(room, USE)

    def _weather_to_keep(self, weather: str, about: dict[str, Any]) -> float:
        return {"sun": 2.0, "snow": 1.0}.get(weather, 0.0)

    def _weapon_to_keep(self, thing: str, about: dict[str, Any]) -> float:
        return float(WEAPONS.get(thing, 1))

    def _item_to_keep(self, thing: str, about: dict[str, Any]) -> float:
        again = self.at.holds(about.get("pawn", self.at.mine[0]), thing)
        return float(ITEMS.get(thing, 1)) * (0.4 if again else 1.0)

    def _lab_token_to_keep(self, option: str, about: dict[str, Any]) -> float:
        return float((option == "keep") == (about["token"] == "blood_bag"))

    # People -----------------------------------------------------------------------------------------------

    def _character_to_accuse(self, option: Option, about: dict[str, Any]) -> float:
        return 0.12 if option == "abstain" else self.alien(option)

    def _willing_to_test(self, option: str, about: dict[str, Any]) -> float:
        if option == "decline":
            return 0.0
        top = max((self.at.suspicion(pawn) for pawn in self.at.characters), default=0)
        targets = [pawn for pawn in self.at.characters if self.at.suspicion(pawn) == top]
        if about.get("test") != "A":
            targets = self.at.characters
        return max((self.alien(pawn) for pawn in targets if pawn not in self.at.mine), default=0.0) - 0.12

    def _test_to_begin_with(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "A")

    def _tester(self, option: Option, about: dict[str, Any]) -> float:
        return 0.1 if option == "none" else 1 - self.alien(option)

    def _character_to_test(self, pawn: int, about: dict[str, Any]) -> float:
        return -1.0 if pawn in self.at.mine and self.at.role == "human" else self.alien(pawn)

    def _trading_partner(self, option: Option, about: dict[str, Any]) -> float:
        return float(option == "none")

    def _deal_to_confirm(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "refuse")

    def _thing_to_offer(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "keep")

    _thing_to_return = _thing_to_offer

    # Leaving ----------------------------------------------------------------------------------------------

    def _wish_to_board(self, option: str, about: dict[str, Any]) -> float:
        pawn = about.get("pawn", self.at.mine[0])
        wants = self.at.role == "human" or self.alien(pawn) < 0.5
        if self.at.leaves_alone:
            wants = all(self.alien(other) < 0.25 for other in self.at.view["escape"]["aboard"])
        return float((option == "board") == wants)

    def _rescue_to_board(self, option: str, about: dict[str, Any]) -> float:
        return float((option == "board") == self.wants_to_leave())

    def _boarding_to_allow(self, option: str, about: dict[str, Any]) -> float:
        limit = 0.2 if self.at.leaves_alone else 0.5
        return float((option == "agree") == (self.alien(about["asking"]) < limit))
