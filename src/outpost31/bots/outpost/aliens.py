"""What an alien of the outpost chooses: hidden it spreads and spoils, exposed it hunts."""

from __future__ import annotations

from typing import Any

from outpost31.bots.outpost.humans import HumanChoice
from outpost31.bots.outpost.station import BOILER, REPAIR, SABOTAGE, USE, VEHICLES
from outpost31.kernel.questions import Option


class AlienChoice(HumanChoice):
    """One decision of an alien. Where nothing is said of it here, it does as humans do and looks like them."""

    spoils = 6.0
    """How gladly it hands over SABOTAGE."""
    exposes_in_round = 9

    def _turn(self, option: str, about: dict[str, Any]) -> float:
        if option == "board":
            return 100.0  # B-8.3: an alien aboard wins
        if option == "change_cards":
            return -5.0
        return 1.0 if option == "move" else 0.0

    def _room_to_enter(self, room: str, about: dict[str, Any]) -> float:
        at = self.at
        pawn = about.get("pawn", at.mine[0])
        there = [other for other in at.inside(room) if other != pawn]
        score = max(at.need(room, USE), at.need(room, REPAIR)) + 1.5 * len(there[:1])
        if room in VEHICLES and at.is_ready(room) and at.holds(pawn, "keys"):
            score += 15.0
        return score

    def _card_to_hand_over(self, card: str, about: dict[str, Any]) -> float:
        must_show = self.at.suspicion(self.at.mine[0]) >= self.at.limits["red"]
        if card == SABOTAGE:
            return -5.0 if must_show else self.spoils
        return super()._card_to_hand_over(card, about) * 0.3

    def _card_to_swap(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "keep")

    def _card_to_take(self, card: str, about: dict[str, Any]) -> float:
        taken = list(about.get("taken", ()))
        return (2.0 if card == SABOTAGE else 1.0) - 1.5 * taken.count(card)

    def _card_to_discard(self, card: str, about: dict[str, Any]) -> float:
        return float(card == REPAIR)

    def _weapon_to_withdraw(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "decline")

    def _tokens_to_lay_out(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "one_alien")

    def _burning_to_allow(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "allow")

    def _next_card(self, option: str, about: dict[str, Any]) -> float:
        return 0.0 if option == "stop" else super()._next_card(option, about) - 2.0

    def _character_to_assign(self, pawn: int, about: dict[str, Any]) -> float:
        at = self.at
        room = at.people[pawn]["where"]
        if about.get("card") == SABOTAGE and room in at.rooms:
            return 0.5 * at.harm(room)
        if about.get("card") == "use" and at.is_ready(room) and pawn in at.mine and at.holds(pawn, "keys"):
            return 100.0
        return 0.3 * super()._character_to_assign(pawn, about)

    def _bonus_to_play(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "none")

    def _vehicle_use(self, option: str, about: dict[str, Any]) -> float:
        return 100.0 if option == "escape" else float(option == "nothing")

    def _weather_to_keep(self, weather: str, about: dict[str, Any]) -> float:
        return -super()._weather_to_keep(weather, about)

    def _character_to_accuse(self, option: Option, about: dict[str, Any]) -> float:
        if option == "abstain":
            return 0.1
        return 0.2 + 0.1 * self.at.suspicion(option)

    def _self_exposure(self, option: str, about: dict[str, Any]) -> float:
        if option != "expose":
            return 0.0
        return 1.0 if self.at.round >= self.exposes_in_round else -1.0

    def _willing_to_test(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "decline")

    def _tester(self, option: Option, about: dict[str, Any]) -> float:
        return float(option == "none")

    def _character_to_test(self, pawn: int, about: dict[str, Any]) -> float:
        return -10.0 if pawn in self.at.mine else -self.alien(pawn)

    def _wish_to_board(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "board")

    def _boarding_to_allow(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "agree")

    # Exposed ----------------------------------------------------------------------------------------------

    def _room_to_haunt(self, room: str, about: dict[str, Any]) -> float:
        at = self.at
        if room == "done":
            return 0.5
        if room not in at.rooms:
            return 0.0
        place = at.rooms[room]
        score = at.harm(room) + (0.8 if place["dogs"] else 0.0)
        return (
            score
            + (2.0 if room == BOILER else 0.0)
            + 1.5 * max(at.need(room, "use"), at.need(room, REPAIR)) / 9
        )

    def _strength_to_place(self, strength: int, about: dict[str, Any]) -> float:
        wanted = 3 if about.get("room") == BOILER else 2
        return -abs(strength - wanted)

    def _alien_deed(self, option: Option, about: dict[str, Any]) -> float:
        if isinstance(option, int):
            return 6.0 - 3.0 * self.alien(option)
        if option == SABOTAGE:
            return self.at.harm(about["room"]) if about["room"] in self.at.rooms else 1.0
        return 2.0 if option in ("dog", "collect") else 0.0

    def _sector_to_haunt(self, sector: str, about: dict[str, Any]) -> float:
        return 0.5 if sector == "done" else 1.0

    def _launch_card_to_pay(self, option: str, about: dict[str, Any]) -> float:
        return float(option == "pay")
