"""The board game in a terminal: the station, the crew, your own sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from outpost31.cli.presentation.outpost_words import OutpostWords, Station
from outpost31.cli.presentation.plain import DIM, FLARE, ICE, SEAT_STYLES, SODIUM
from outpost31.cli.presentation.stations import (
    Bar,
    Spot,
    damage_bar,
    draw_list,
    draw_plan,
    fit,
    fuel_bar,
    short_names,
)
from outpost31.games.outpost.shapes import AlienSeen, PersonSeen, PilesSeen, people_in

LEADS, MARKER, DOG, ALIEN = "★", "◆", "∴", "✶"
MOSS, FRAME, FROST, DARK = "#7CCBA2", "#5B7080", "#8FD3E8", "#36454F"
PLAN_WIDTH = 100
"""From this many columns on there is space for a plan with the crew beside it."""
COLUMNS = 3
CREW_WIDTH = 40
DOT = " · "


class BoardgamePresentation(OutpostWords[Station]):
    """A station plan under glass at 3 a.m."""

    # The station --------------------------------------------------------------------------------------------

    def board(self, view: Station, width: int, *, is_brief: bool = False) -> RenderableType:
        """The state of things, the rooms and the crew: a plan where there is space, lists where there is not."""
        head = self._head(view, width)
        legend = Text(self.legend(view), style=DIM)
        spots = [self.spot(view, room) for room in view["rooms"]]
        crew = [self._member(view, person) for person in people_in(view)]
        if width < PLAN_WIDTH or is_brief:
            rows = -(-len(crew) // 2)
            columns = [
                Text(" ").join([crew[at], *crew[at + rows : at + rows + 1]]) for at in range(rows)
            ]  # numbered down, as people sit
            return Group(*head, *draw_list(spots, COLUMNS, width, legend), *columns)
        frame = FROST if view["base"]["freezing"] is not None else DARK if view["base"]["dark"] else FRAME
        plan = draw_plan(spots, COLUMNS, width - CREW_WIDTH - 1, frame, legend)
        beside = [Text(), *crew, Text(), *self.posts(view)]
        lines = [
            Text.assemble(line, " ", beside[at] if at < len(beside) else "", no_wrap=True)
            for at, line in enumerate(plan)
        ]
        return Group(*head, *lines)

    def legend(self, view: Station) -> str:
        """What the signs mean."""
        return self.say("board-legend")

    def posts(self, view: Station) -> list[Text]:
        """Who leads, and who will."""
        told = [Text(f"{LEADS} {self.say('board-leader', pawn=self.person(view['leader']))}", SODIUM)]
        if view["marker_holder"] is not None:
            held = self.say("board-marker", pawn=self.person(view["marker_holder"]))
            told.append(Text(f"{MARKER} {held}", SODIUM))
        return told

    def _head(self, view: Station, width: int) -> list[Text]:
        """Round, phase, weather, tracks and stores, in as many lines as they take."""
        lines = [Text(no_wrap=True)]
        for part in self.state(view):
            if lines[-1] and lines[-1].cell_len + len(DOT) + part.cell_len > width:
                lines.append(Text(no_wrap=True))
            lines[-1].append_text(Text(DOT, style=DIM) if lines[-1] else Text()).append_text(part)
        return lines

    def state(self, view: Station) -> list[Text]:
        """What everybody should know about the base, the most urgent in colour."""
        base, limits, piles, alien = view["base"], view["limits"], view["piles"], view["alien"]
        told = [
            Text(
                f"{self.say('board-round', round=view['round'])}, {self.say('phase-' + view['phase'])}",
                "bold",
            )
        ]
        if base["weather"] is not None:
            told.append(Text(self.say(f"weather-{base['weather']}"), ICE))
        if base["die_at_station"]:
            told.append(Text(self.say("board-die-at-station"), ICE))
        if base["dark"]:
            told.append(Text(self.say("board-dark"), f"bold {FLARE}"))
        if base["freezing"] is not None:
            space = {"space": base["freezing"], "track": limits["freezing_track"]}
            told.append(Text(self.say("board-freezing", **space), f"bold {FROST}"))
        told.append(self._rescue(view))
        told.append(Text(self.say("board-food", pantry=base["pantry"], kitchen=base["kitchen"])))
        if base["hungry"]:
            told.append(Text(self.say("board-hungry"), FLARE))
        told += [
            Text(self.say(f"board-fuel-{store}", fuel=fuel))
            for store, fuel in base["stores"].items()
            if store != "operations"
        ]
        told += self.cards(piles)
        if alien["exposed"]:
            strength = alien["pool"] + sum(alien["cards"]) + sum(r["alien"] for r in view["rooms"].values())
            told.append(Text(self.say("board-pool", strength=strength), FLARE))
        if alien["cards"]:
            told.append(Text(self.ambush(alien), FLARE))
        if view["escape"]["aboard"]:
            named = [(self.player(pawn), self.person(pawn)) for pawn in view["escape"]["aboard"]]
            people = self.company(named, view["viewer"])
            told.append(Text(self.say("board-aboard", people=people), SODIUM))
        return told

    def cards(self, piles: PilesSeen) -> list[Text]:
        """The action cards: how many in the stack, and what is open."""
        told = [Text(self.say("board-stack", cards=piles["stack"] + len(piles["stack_shown"])))]
        if piles["stack_shown"]:
            told.append(Text(self.say("board-shown", cards=self.card_list(piles["stack_shown"]))))
        if piles["revealed"]:
            told.append(Text(self.say("board-revealed", card=self.card(piles["revealed"])), f"bold {SODIUM}"))
        return told

    def ambush(self, alien: AlienSeen) -> str:
        """The strength that lies in wait, with its rooms for those who know them."""
        if alien["rooms"] is None:
            return self.say("board-ambush", strengths=self.words.row(map(str, alien["cards"])))
        rooms = zip(alien["rooms"], alien["cards"], strict=True)
        return self.say(
            "board-ambush-known", rooms=self.words.row(f"{self.place(room)} {s}" for room, s in rooms)
        )

    def _rescue(self, view: Station) -> Text:
        """How far help has come."""
        rescue, track = view["base"]["rescue"], view["limits"]["rescue_track"]
        space = rescue["space"]
        state = (
            "gone" if rescue["gone"] else "none" if space is None else "here" if space == track else "coming"
        )
        told = self.say("board-rescue", state=state, space=space or 0, track=track, fuel=rescue["fuel"])
        return Text(told, f"bold {MOSS}" if state == "here" else "")

    def spot(self, view: Station, room: str) -> Spot:
        """One room."""
        state, limits = view["rooms"][room], view["limits"]
        fate = "burned" if state["burned"] else "" if state["usable"] else "destroyed"
        bars: list[Bar] = []
        if state["fuel"] is not None and room in limits["fuel"]:
            bars.append(fuel_bar(self.say("board-fuel"), state["fuel"], limits["fuel"][room]))
        if state["damage"] is not None and room in limits["damage"]:
            bars.append(damage_bar(self.say("board-damage"), state["damage"], limits["damage"][room]))
        there = [person for person in people_in(view) if person["where"] == room]
        signs, words = self._inside(view, room, there)
        is_lit = bool(there) and not view["base"]["dark"]
        style = f"bold {ICE}" if is_lit else DIM if view["base"]["dark"] else "default not bold"
        return Spot(self.place(room), tuple(bars), signs, words, style, fate and self.say(f"board-{fate}"))

    def _inside(self, view: Station, room: str, there: Sequence[PersonSeen]) -> tuple[Text, Text]:
        """Who and what is in a room, in signs and in words."""
        state = view["rooms"][room]
        labels = self.labels(view)
        signs, words = Text(), []
        for person in there:
            label, style = labels[person["pawn"]], self.style(person["pawn"])
            signs.append(label if person["standing"] else label.lower(), style=style)
            name = self.person(person["pawn"])
            words.append(Text(name if person["standing"] else f"({name})", style=style))
        if state["dogs"]:
            signs.append(DOG * state["dogs"], style=SODIUM)
            words.append(Text(self.say("board-dogs", count=state["dogs"]), style=SODIUM))
        if state["alien"]:
            signs.append(f"{ALIEN}{state['alien']}", style=f"bold {FLARE}")
            words.append(Text(self.say("board-alien", strength=state["alien"]), style=f"bold {FLARE}"))
        if view["marker"] == room:
            signs.append(MARKER, style=SODIUM)
            words.append(Text(MARKER, style=SODIUM))
        return signs, Text(" ").join(words)

    # The crew -----------------------------------------------------------------------------------------------

    def style(self, pawn: int) -> str:
        """The colour of somebody."""
        return SEAT_STYLES[pawn % len(SEAT_STYLES)]

    def labels(self, view: Station) -> list[str]:
        """The shortest beginnings of people's names that tell them apart."""
        return short_names([self.person(person["pawn"]) for person in people_in(view)])

    def _member(self, view: Station, person: PersonSeen) -> Text:
        """One line of the crew list."""
        pawn = person["pawn"]
        mark = LEADS if pawn == view["leader"] else MARKER if pawn == view["marker_holder"] else " "
        line = Text(mark, style=SODIUM, no_wrap=True)
        line.append_text(fit(Text(self.person(pawn), style=f"bold {self.style(pawn)}"), 9)).append(" ")
        line.append_text(self.crew_note(view, person))
        return fit(line, CREW_WIDTH - 1)

    def crew_note(self, view: Station, person: PersonSeen) -> Text:
        """Character, suspicion and what somebody holds; or what became of them."""
        character = self.say(f"character-{person['character']}") if person["character"] else ""
        note = fit(Text(character, style="default not bold"), 9).append(" ")
        if person["status"] != "character":
            return note.append(self.say(f"status-{person['status']}"), style=FLARE)
        note.append_text(self.suspicion(view, person["suspicion"] or 0)).append(" ")
        return note.append_text(self.holdings(person))

    def suspicion(self, view: Station, space: int) -> Text:
        """The suspicion track of one person."""
        red = view["limits"]["red"]
        style = FLARE if space >= red else MOSS if space == 0 else SODIUM
        return Text("■" * space + "□" * (red - space), style=style)

    def holdings(self, person: PersonSeen) -> Text:
        """How much somebody holds, and their open Flamethrowers."""
        counts = {
            "cards": person["cards"],
            "weapons": person["weapon_count"],
            "items": person["item_count"],
            "lab": person["lab_count"],
        }
        told = Text(
            " ".join(self.say(f"board-count-{what}", count=count) for what, count in counts.items() if count),
            style=DIM,
        )
        for reloads in person["flamethrowers"]:
            told.append(f" ♨{reloads}", style=f"not dim {FLARE}")
        return told

    # The own sheet --------------------------------------------------------------------------------------------

    def hand(self, view: Station, width: int, *, is_brief: bool = False) -> RenderableType:
        """What you are and hold, in the same shape whatever you are; with a line on each unless in brief."""
        if view["viewer"] is None:
            return Group()
        person = people_in(view)[view["viewer"]]
        if person["status"] != "character":
            told = self.say(f"board-{person['status']}", strength=view["alien"]["pool"])
            return Text(told, style=SODIUM)
        character = self.say(f"character-{person['character']}") if person["character"] else "…"
        role = person["role"]
        who = Text(
            self.say("board-who", character=character, role=role) if role else character, f"bold {SODIUM}"
        )
        held = self.held(view, person)
        if is_brief:
            return Group(who, self._in_a_line(held))
        if role:
            who.append(" " + self.say(f"role-{role}-help"), style="default not bold")
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column(style=DIM, no_wrap=True, overflow="ellipsis")
        if person["character"]:
            rows.add_row(Text(f"  {character}", style=ICE), self.say(f"character-{person['character']}-help"))
        for _, kinds in held:
            for kind in dict.fromkeys(kinds):
                told = self.card_list([one for one in kinds if one == kind])
                rows.add_row(Text(f"  {told}", style=ICE), self.thing_help(kind))
        return Group(who, rows)

    def thing_help(self, kind: str) -> str:
        """A line on a card or thing."""
        for sort in ("card", "thing"):
            if self.words.has(f"{self.game}-{sort}-{kind}-help"):
                return self.say(f"{sort}-{kind}-help")
        return ""

    def held(self, view: Station, person: PersonSeen) -> list[tuple[str, list[str]]]:
        """What somebody holds, by what it is called."""
        weapons = ["flamethrower"] * len(person["flamethrowers"]) + list(person["weapons"] or ())
        held = [
            (self.say("board-hand"), list(person["hand"] or ())),
            (self.say("board-held-weapons"), weapons),
            (self.say("board-held-items"), list(person["items"] or ())),
            (self.say("board-held-lab"), list(person["lab"] or ())),
        ]
        if view["piles"]["drawn"]:
            held.append((self.say("board-found"), list(view["piles"]["drawn"])))
        return held

    def _in_a_line(self, held: list[tuple[str, list[str]]]) -> Text:
        line = Text()
        for label, kinds in held:
            line.append(f"{DOT if line else ''}{label} ", style=DIM)
            line.append(
                self.card_list(kinds) if kinds else self.say("board-nothing"), style=ICE if kinds else DIM
            )
        return line


PRESENTATION = BoardgamePresentation
