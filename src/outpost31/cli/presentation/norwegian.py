"""The Norwegian Outpost in a terminal: the dog's track, dental records, and the UFO."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from outpost31.cli.presentation.boardgame import BoardgamePresentation
from outpost31.cli.presentation.plain import FLARE, ICE, SODIUM
from outpost31.cli.presentation.stations import Spot
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.editions import EDITIONS
from outpost31.games.outpost.norwegian.expansion import edition_key
from outpost31.games.outpost.norwegian.figures import MOST_SNOW_CATS
from outpost31.games.outpost.norwegian.shapes import NorwegianView, UfoSeen
from outpost31.games.outpost.shapes import PersonSeen

TOKEN = "◇"


class NorwegianPresentation(BoardgamePresentation[NorwegianView]):
    """A paler station, in daylight."""

    @property
    def edition(self) -> Edition:
        """The printed things, with every Snow Cat that there may be."""
        return EDITIONS[edition_key(MOST_SNOW_CATS)]

    def state(self, view: NorwegianView) -> list[Text]:
        """What everybody should know: the dog's way, or at the UFO the launch."""
        if view["ufo"] is not None:
            return self._ufo_state(view, view["ufo"])
        dog = view["dog"]
        told = super().state(view)
        told.append(Text(self.say("board-dog", space=dog["space"], track=dog["track"]), f"bold {FLARE}"))
        return told

    def _ufo_state(self, view: NorwegianView, ufo: UfoSeen) -> list[Text]:
        alien = view["alien"]
        costs, paid = ufo["launch"]["costs"], ufo["launch"]["paid"]
        told = [Text(self.say("board-ufo-round", round=ufo["round"], rounds=ufo["rounds"]), "bold")]
        if paid < len(costs):
            launch = {"paid": paid, "cards": len(costs), "cost": costs[paid]}
            told.append(Text(self.say("board-ufo-launch", **launch), f"bold {FLARE}"))
        told.append(Text(self.say("board-ufo-reserve", count=ufo["reserve"])))
        told.append(
            Text(self.say("board-ufo-tokens", team=ufo["team"]["count"], humans=ufo["humans"]["count"]))
        )
        strength = alien["pool"] + sum(alien["cards"]) + sum(r["alien"] for r in view["rooms"].values())
        told.append(Text(self.say("board-pool", strength=strength), FLARE))
        if alien["cards"]:
            told.append(Text(self.ambush(alien), FLARE))
        return told

    def spot(self, view: NorwegianView, room: str) -> Spot:
        """One room, or one sector of the UFO; a vehicle that was used is gone."""
        spot = super().spot(view, room)
        if room in view["vehicles_gone"]:
            return spot._replace(fate=self.say("board-gone"))
        if view["ufo"] is None:
            return spot
        sector = view["ufo"]["sectors"][room]
        printed = Text(self.say("board-ufo-sector", minimum=sector["minimum"], value=sector["value"]), ICE)
        printed.append(f" {TOKEN}" if sector["token"] else "", style=SODIUM)
        return spot._replace(printed=printed)

    def legend(self, view: NorwegianView) -> str:
        """What the signs mean."""
        return super().legend(view) if view["ufo"] is None else self.say("board-ufo-legend")

    def held(self, view: NorwegianView, person: PersonSeen) -> list[tuple[str, list[str]]]:
        """What somebody holds, with their dental record; at the UFO the tokens of their side."""
        held = super().held(view, person)
        record = view["people"][person["pawn"]]["record"]
        if record is not None:
            held.append((self.say("board-teeth"), [record]))
        if view["ufo"] is not None and view["ufo"]["humans"]["kinds"]:
            held.append((self.say("board-ufo-known"), view["ufo"]["humans"]["kinds"]))
        return held

    def card(self, key: str) -> str:
        """A card, a thing, or a dental record."""
        return self.say(f"record-{key}") if key in ("healthy", "fillings") else super().card(key)

    def thing_help(self, kind: str) -> str:
        """A line on a card, a thing, or a dental record."""
        id = f"record-{kind}-help"
        return self.say(id) if self.words.has(f"{self.game}-{id}") else super().thing_help(kind)

    def hand(self, view: NorwegianView, width: int, *, is_brief: bool = False) -> RenderableType:
        """Your own sheet; the aliens at the UFO see their tokens."""
        sheet = super().hand(view, width, is_brief=is_brief)
        viewer = view["viewer"]
        if viewer is None or view["ufo"] is None or view["people"][viewer]["status"] != "exposed":
            return sheet
        kinds = view["ufo"]["team"]["kinds"]
        assert isinstance(sheet, Text)
        told = f" {self.say('board-ufo-known')}: {self.card_list(kinds or ())}."
        return sheet.append(told, style=ICE)


PRESENTATION = NorwegianPresentation
