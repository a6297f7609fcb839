"""A table of the boardgame laid by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

from outpost31.games.outpost import GAME
from outpost31.games.outpost.actions import AssignCard
from outpost31.games.outpost.boardgame import BOARDGAME
from outpost31.games.outpost.chain import FIRST, Infection
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.leaving import NOWHERE
from outpost31.games.outpost.options import build_settings
from outpost31.games.outpost.setup import lay_table
from outpost31.games.outpost.supplies import destroy_boiler
from outpost31.games.outpost.table import (
    ACTION_CARDS,
    ALIEN,
    DEAD,
    DORMITORY,
    EXPOSED,
    FLAMETHROWER,
    HUMAN,
    OFF_BOARD,
    OPERATIONS,
    Outpost,
)
from outpost31.kernel import Game, Option, Pile, Question, Questions, Secret, Seeded, Step, frozen
from outpost31.kernel.options import settle
from tests.games.outpost.conservation import BOX, components
from tests.scene import Scene as KernelScene
from tests.scene import Who

LAB = ("blood_bag", "failure")
NUMBERS = ("strength_to_place",)
"""Questions whose numbers are no characters."""


@frozen
class SceneOver:
    """What lies at the bottom of the agenda: the scene has come to its end."""

    def ask(self, table: Outpost) -> Questions:
        """Nobody can go on from here."""
        return (Question(table.player[table.leader], "scene_over", ("over",)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """There is nothing more."""
        raise AssertionError("the scene is over")


class Fates:
    """Fate as the scene wrote it down, by kind of question; where nothing is written, the seed says."""

    def __init__(self, table: Outpost) -> None:
        self.table = table
        self.lines: dict[str, list[Any]] = {}
        self.otherwise = Seeded(0)

    def answer(self, question: Question) -> int:
        """The next line for this kind, a number or the name of what it means."""
        lines = self.lines.get(question.kind)
        if not lines:
            return self.otherwise.answer(question)
        line = lines.pop(0)
        side = self._names(question.kind).index(line) if isinstance(line, str) else line
        assert side in question.options, f"the script says {line} for {question.kind} of {question.options}"
        return int(side)

    def _names(self, kind: str) -> list[str]:
        """What the sides of a question mean."""
        table = self.table
        if kind == "weather_die":
            return list(table.settings.die)
        if kind == "location":
            return table.locations
        if kind == "infection_token":
            return list(table.contagion_bag)
        if kind == "stack_card":
            return table.stack.blocks[-1]
        if kind == "lab_token":
            return table.lab_bag.blocks[-1]
        raise AssertionError(f"the sides of {kind} have no names: say a number")

    def copy(self) -> Fates:
        """The rest of the same script."""
        new = type(self)(self.table)
        new.lines = {kind: lines[:] for kind, lines in self.lines.items()}
        new.otherwise = self.otherwise.copy()
        return new


class Scene(KernelScene):
    """Four to eight characters, clockwise in the order in which they are named, each with a few words.

    The words say the role (`human`, `alien`, `exposed`, `dead`; human unless said), where it is (`@armory`; the
    Leisure Room unless said) and whether it lies there (`lying`), its disk (`green`, `red`, `disk:3`), and what it
    holds: action cards (`use`), weapons, items, lab tokens, and `flamethrower:4` with its reloads. All of that is
    taken out of the decks. `deck`, `weapon_deck`, `item_deck` and `lab_bag` say what lies on top, topmost first;
    `stack` and `shown` what is in the active stack, face down and open.

    The scenes of a variant are a subclass that names its game, its edition and its components.
    """

    of_game: ClassVar[Game] = GAME
    edition: ClassVar[Edition] = BOARDGAME
    fates_kind: ClassVar[type[Fates]] = Fates
    numbers: ClassVar[tuple[str, ...]] = NUMBERS

    @classmethod
    def lay(cls, seats: int, options: dict[str, Any]) -> Outpost:
        """The table before anybody has a character."""
        return lay_table(cls.edition, build_settings(cls.edition, seats, options), list(range(seats)))

    def components(self) -> Counter[str]:
        """Every component, wherever it lies."""
        return components(self.table)

    def box(self) -> Counter[str]:
        """Every component that there is."""
        return Counter(BOX)

    def __init__(
        self,
        everybody: Mapping[str, str] | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        leader: str | None = None,
        marker: str | None = None,
        round: int = 1,  # noqa: A002
        weather: str | None = "snow",
        die_at_station: bool = False,
        fuel: Mapping[str, int] | None = None,
        damage: Mapping[str, int] | None = None,
        burned: Iterable[str] = (),
        freezing: int | None = None,
        dark: bool = False,
        rescue: int | None = None,
        rescue_fuel: int | None = None,
        pantry: int = 16,
        kitchen: int = 0,
        hungry: bool = False,
        dogs: Iterable[str] = (),
        strength: int = 0,
        ambush: Mapping[str, int] | None = None,
        stack: str = "",
        shown: str = "",
        discards: str = "",
        deck: str = "",
        weapon_deck: str = "",
        item_deck: str = "",
        lab_bag: str = "",
        **people: str,
    ) -> None:
        people = {**(everybody or {}), **people}
        names = list(people)
        settled = settle(self.of_game.options, options, len(names))
        table = self.lay(len(names), settled)
        super().__init__(self.of_game, table, names, settled)
        self.fates = self.fates_kind(table)
        self.script = self.fates  # type: ignore[assignment]
        abilities = {kind.key: kind.ability for kind in self.edition.characters}
        for pawn, (name, words) in enumerate(people.items()):
            table.character.append(name)
            table.ability.append(abilities[name])
            table.role[pawn] = Secret(HUMAN, (pawn,))
            for word in words.split():
                self._lay_word(pawn, word)
        table.round, table.weather, table.die_at_station = round, weather, die_at_station
        table.leader = names.index(leader) if leader else 0
        table.marker = marker
        table.movers = table.moving_order()
        self._lay_counters(fuel or {}, damage or {}, pantry, kitchen)
        for room in burned:
            table.burned.append(room)
            table.fire_left -= 1
            self._close(room)
        if freezing is not None:
            destroy_boiler(table)
            table.freezing = freezing
        table.dark, table.hungry = dark, hungry
        table.rescue = rescue
        table.rescue_fuel = table.settings.rescue_fuel if rescue_fuel is None else rescue_fuel
        self._lay_dogs(list(dogs))
        self._lay_alien(strength, ambush or {})
        self._lay_cards(stack, shown, discards, deck)
        for pile, words in (
            (table.weapon_deck, weapon_deck),
            (table.item_deck, item_deck),
            (table.lab_bag, lab_bag),
        ):
            for kind in reversed(words.split()):
                pile.remove(kind)
                pile.lay_on_top(kind)
        table.told.clear()

    # How a table is laid -----------------------------------------------------------------------------------

    def _lay_word(self, pawn: int, word: str) -> None:
        """One word about one character."""
        table = self.table
        kind, _, number = word.partition(":")
        if word in (HUMAN, ALIEN):
            self._make(pawn, word)
        elif word in (EXPOSED, DEAD):
            table.status[pawn] = word
            table.where[pawn], table.standing[pawn] = NOWHERE, False
            if word == EXPOSED:
                self._make(pawn, ALIEN)
                table.was_exposed = True
        elif word.startswith("@"):
            table.where[pawn] = word[1:]
            table.standing[pawn] = word != f"@{DORMITORY}"
        elif word == "lying":
            table.standing[pawn] = False
        elif kind == "disk" or word in ("green", "red"):
            table.suspicion[pawn] = {"green": 0, "red": table.settings.red}.get(word) or int(number or 0)
        elif kind == FLAMETHROWER:
            table.weapon_deck.remove(kind)
            reloads = int(number or 6)
            table.reloads_left -= reloads
            table.flamethrowers[pawn] = (*table.flamethrowers[pawn], reloads)
        else:
            self._hold(pawn, word)

    def _make(self, pawn: int, role: str) -> None:
        self.table.role[pawn] = Secret(role, (pawn,))
        if role == ALIEN and pawn not in [link.victim for link in self.table.chain]:
            self.table.chain.append(Infection(pawn, None, FIRST, None, 0))

    def _hold(self, pawn: int, kind: str) -> None:
        """A card or token goes from its deck to a hand."""
        table = self.table
        shelves = (
            (ACTION_CARDS, table.hands, table.deck),
            ([thing.key for thing in self.edition.weapons], table.weapons, table.weapon_deck),
            ([thing.key for thing in self.edition.items], table.items, table.item_deck),
            (LAB, table.lab, table.lab_bag),
        )
        for kinds, held, pile in shelves:
            if kind in kinds:
                pile.remove(kind)
                held[pawn] = Secret((*held[pawn].value, kind), (pawn,))
                return
        raise ValueError(f"no such word: {kind}")

    def _lay_counters(
        self, fuel: Mapping[str, int], damage: Mapping[str, int], pantry: int, kitchen: int
    ) -> None:
        """Fuel that is missing somewhere was burned; food that is missing was eaten."""
        table = self.table
        table.fuel[OPERATIONS] += sum(table.fuel[place] - count for place, count in fuel.items())
        table.fuel.update(fuel)
        for room, count in damage.items():
            table.damage_left += table.damage[room] - count
            table.damage[room] = count
        table.box["food"] += table.pantry - pantry - kitchen
        table.pantry, table.kitchen = pantry, kitchen

    def _close(self, room: str) -> None:
        if room in self.table.locations:
            self.table.locations.remove(room)
            self.table.locations_out.append(room)

    def _lay_dogs(self, dogs: list[str]) -> None:
        table = self.table
        table.dogs[: len(dogs)] = dogs
        table.dogs[len(dogs) :] = [OFF_BOARD] * (len(table.dogs) - len(dogs))
        if self.edition.kennel in dogs and table.settings.kennel_card:
            table.kennel_card = False
            table.locations.append(self.edition.kennel)

    def _lay_alien(self, strength: int, ambush: Mapping[str, int]) -> None:
        table = self.table
        table.strength = strength
        table.ambush = Secret(tuple(ambush.items()), table.team())
        for room in ambush:
            table.locations.remove(room)

    def _lay_cards(self, stack: str, shown: str, discards: str, deck: str) -> None:
        table = self.table
        for card in (stack + " " + shown + " " + discards).split():
            table.deck.remove(card)
        table.stack = Pile.shuffled(stack.split())
        table.stack_shown = shown.split()
        table.discards = Pile.shuffled(discards.split())
        for card in reversed(deck.split()):
            table.deck.remove(card)
            table.deck.lay_on_top(card)

    # How a scene goes --------------------------------------------------------------------------------------

    def fate(self, *script: int, **lines: Any) -> Self:
        """What Fate will say next, by kind of question: `fate(weather_die="storm", token=[0, 1])`."""
        assert not script, "say what it is for: fate(token=1)"
        for kind, line in lines.items():
            self.fates.lines.setdefault(kind, []).extend(line if isinstance(line, (list, tuple)) else [line])
        return self

    def begins(self, *steps: Step) -> Self:
        """These steps, and then the scene is over."""
        self.table.agenda = [SceneOver()]
        assert self.components() == self.box(), "the table was laid with something lost or made"
        return super().begins(*steps)

    def reveals(self, card: str) -> Self:
        """The leader has revealed this card of the active stack and gives it to somebody."""
        self.table.deck.remove(card)
        self.table.revealed = card
        return self.begins(AssignCard(card))

    def answers(self, who: Who, option: Any) -> Self:
        """Somebody answers; not a component is lost or made by it."""
        super().answers(who, option)
        assert self.components() == self.box(), f"something was lost or made\n{self.drawn()}"
        return self

    def all_answer(self, option: Any, *others: str) -> Self:
        """Everybody who is asked the same now gives the same answer, except those named."""
        for question in self.match.questions:
            if self.names[int(question.seat)] not in others:
                self.answers(self.names[int(question.seat)], option)
        return self

    def offered(self, who: Who) -> list[Any]:
        """What is on offer to somebody, with names for characters; nothing if it is not asked."""
        question = self._question(who)
        if question is None:
            return []
        if question.kind in self.numbers:
            return list(question.options)
        return [self.in_names(option) for option in question.options]

    def about(self, who: Who) -> dict[str, Any]:
        """What the question to somebody is about."""
        question = self._question(who)
        return {} if question is None else dict(question.about)

    def in_names(self, option: Any) -> Any:
        """A character's name for its number."""
        return self.names[option] if isinstance(option, int) else option

    @property
    def is_over(self) -> bool:
        """Whether everything that was begun is done."""
        return self.asked == [(self.names[self.table.leader], "scene_over")]

    # What lies on the table --------------------------------------------------------------------------------

    def role(self, name: str) -> str:
        """What somebody is."""
        return str(self.table.role[self.seat(name)].value)

    def hand(self, name: str) -> list[str]:
        """The action cards somebody holds, in the order of the alphabet."""
        return sorted(self.table.hands[self.seat(name)].value)

    def things(self, name: str) -> list[str]:
        """The weapons, items and lab tokens somebody holds in secret, in the order of the alphabet."""
        pawn = self.seat(name)
        return sorted(
            self.table.weapons[pawn].value + self.table.items[pawn].value + self.table.lab[pawn].value
        )

    def reloads(self, name: str) -> tuple[int, ...]:
        """The reloads on each Flamethrower before somebody."""
        reloads: tuple[int, ...] = self.table.flamethrowers[self.seat(name)]
        return reloads

    def where(self, name: str) -> str:
        """The room somebody is in."""
        return str(self.table.where[self.seat(name)])

    def stands(self, name: str) -> bool:
        """Whether somebody stands."""
        return bool(self.table.standing[self.seat(name)])

    def disk(self, name: str) -> int:
        """The space of somebody's suspicion disk."""
        return int(self.table.suspicion[self.seat(name)])

    def status(self, name: str) -> str:
        """Whether somebody is a character, exposed or dead."""
        return str(self.table.status[self.seat(name)])

    @property
    def leader(self) -> str:
        """Who leads."""
        leader: int = self.table.leader
        return self.names[leader]

    def winners(self) -> list[str]:
        """Who won."""
        assert self.outcome is not None, f"the game is not over\n{self.drawn()}"
        return [self.names[seat] for seat in self.outcome.winners]
