"""A table for 1 to 3 players laid by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Self

from outpost31.games.outpost.coop import COOP, GAME
from outpost31.games.outpost.coop.annex import THREAT_START, Annex, annex_of
from outpost31.games.outpost.coop.dice import FACES
from outpost31.games.outpost.coop.exposure import characters_of
from outpost31.games.outpost.coop.setup import CHARACTERS, DEFAULTS, ROLE_CARDS, role_card
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.options import build_settings
from outpost31.games.outpost.setup import lay_table
from outpost31.games.outpost.table import DORMITORY, Outpost
from outpost31.kernel import Game, Question, Secret
from tests.games.outpost.coop.conservation import BOX, components
from tests.games.outpost.scene import Fates as BaseFates
from tests.games.outpost.scene import Scene as BaseScene
from tests.scene import Who


class Fates(BaseFates):
    """Fate, with the faces of the action dice."""

    def _names(self, kind: str) -> list[str]:
        return list(FACES) if kind == "action_die" else super()._names(kind)


class Scene(BaseScene):
    """Six characters in the words of the boardgame's scenes, divided among the players in the order of their names.

    Characters who are not named are filled in, with the words of `others`. A character's name stands for the player
    where somebody answers or looks, and for the character where one is meant.
    """

    of_game: ClassVar[Game] = GAME
    edition: ClassVar[Edition] = COOP
    fates_kind: ClassVar[type[BaseFates]] = Fates
    numbers: ClassVar[tuple[str, ...]] = ("die_to_reroll", "die_to_cancel", "die_to_turn")

    def __init__(
        self,
        players: int = 2,
        *,
        threat: int = THREAT_START,
        fires: int = 0,
        assignments: int = CHARACTERS,
        others: str = "",
        leader: str | None = None,
        **words: Any,
    ) -> None:
        everybody = [kind.key for kind in COOP.characters]
        named = {name: words.pop(name) for name in list(words) if name in everybody}
        rest = [name for name in everybody if name not in named][: CHARACTERS - len(named)]
        super().__init__({**named, **dict.fromkeys(rest, others)}, leader=leader, **words)
        table = self.table
        table.seats = players
        table.player = [pawn // (CHARACTERS // players) for pawn in range(CHARACTERS)]
        table.annex = Annex(
            open_hands=self.options["open_hands"],
            dog_moves_disk=self.options["dog_moves_disk"],
            escape_wins=self.options["escape"] == "won",
            threat=threat,
            fires=fires,
            assignments_left=assignments,
        )
        everyone = tuple(range(players))
        table.readers = [everyone if self.options["open_hands"] else (seat,) for seat in table.player]
        for pawn in range(CHARACTERS):
            table.role[pawn] = Secret(table.role[pawn].value)
            for held in (table.weapons, table.items, table.lab):
                held[pawn] = table.own(pawn, held[pawn].value)
        under = Counter(role.value for role in table.role)
        for role, count in ROLE_CARDS.items():
            table.box[role_card(role)] = count - under[role]
        table.chain = []
        table.movers = list(table.in_turn())
        if leader is None:
            table.leader = next(p for seat in everyone for p in characters_of(table, seat))

    @classmethod
    def lay(cls, seats: int, options: dict[str, Any]) -> Outpost:
        """The table before anybody has a character."""
        settings = build_settings(COOP, CHARACTERS, {**DEFAULTS, **options})
        return lay_table(COOP, settings, list(range(CHARACTERS)))

    def components(self) -> Counter[str]:
        """Every component, wherever it lies."""
        return components(self.table)

    def box(self) -> Counter[str]:
        """Every component that there is."""
        return BOX

    def _lay_word(self, pawn: int, word: str) -> None:
        super()._lay_word(pawn, word)
        if word == f"@{DORMITORY}":
            self.table.standing[pawn] = True

    # How a scene goes --------------------------------------------------------------------------------------

    def player(self, who: Who) -> int | None:
        """The seat that plays a character, or the seat itself."""
        return int(self.table.player[self.names.index(who)]) if isinstance(who, str) else who

    def answers(self, who: Who, option: Any) -> Self:
        """A character's player answers the question about it, or one put to the player."""
        question = self._question(who)
        assert question is not None, f"nothing is asked of {who}\n{self.drawn()}"
        offered = self.as_offered(option)
        assert offered in question.options, f"{who} cannot answer {option!r}\n{self.drawn()}"
        self.match.answer(int(question.seat), offered, question.id)
        assert self.components() == self.box(), f"something was lost or made\n{self.drawn()}"
        return self

    def all_answer(self, option: Any, *others: str) -> Self:
        """Everybody who is asked now gives the same answer, except those named."""
        for question in self.match.questions:
            if self._about(question) not in others:
                self.match.answer(int(question.seat), self.as_offered(option), question.id)
        return self

    def goes_on(self, most: int = 50) -> Self:
        """Everything that is asked is declined, or answered with the first option, until the scene is over."""
        for _ in range(most):
            if self.outcome is not None or self.is_over:
                return self
            question = self.match.questions[0]
            option = question.options[0] if question.decline is None else question.decline
            self.match.answer(int(question.seat), option, question.id)
        raise AssertionError(f"the scene does not come to its end\n{self.drawn()}")

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Which character a question is about, or which player is asked, and for what kind of choice."""
        return [(self._about(question), question.kind) for question in self.match.questions]

    def _about(self, question: Question) -> str:
        pawn = dict(question.about).get("pawn")
        return f"player {question.seat}" if pawn is None else self.names[pawn]

    def _question(self, who: Who) -> Question | None:
        seat = self.player(who)
        assert seat is not None
        mine = self.match.questions_for(seat)
        for question in mine:
            if self._about(question) in (who, f"player {seat}"):
                return question
        return None

    def told(self, who: Who, kind: str | None = None) -> list[dict[str, Any]]:
        """What a player was told, all of it or of one kind."""
        events = self.match.events(self.player(who))
        return [event for event in events if kind is None or event["event"] == kind]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """What everybody was told of one kind."""
        return self.told(None, kind)

    def view(self, who: Who) -> dict[str, Any]:
        """What a player sees."""
        return self.match.view(self.player(who))

    def person(self, viewer: Who, name: str) -> dict[str, Any]:
        """What a player sees of a character."""
        person: dict[str, Any] = self.view(viewer)["people"][self.names.index(name)]
        return person

    def drawn(self) -> str:
        """The table as everybody sees it, and what is on offer."""
        asked = [f"{self._about(one)} is asked {one.kind}: {one.options}" for one in self.match.questions]
        return "\n".join([f"the spectator sees {self.match.view(None)}", *asked])

    @property
    def is_over(self) -> bool:
        """Whether everything that was begun is done."""
        return [question.kind for question in self.match.questions] == ["scene_over"]

    # What lies on the table --------------------------------------------------------------------------------

    @property
    def annex(self) -> Annex:
        """Threat token and dice."""
        return annex_of(self.table)

    @property
    def threat(self) -> int:
        """The space of the threat token."""
        return self.annex.threat

    def disks(self) -> list[int]:
        """The disks of all, in the order of their names."""
        return list(self.table.suspicion)

    @property
    def leading_player(self) -> int:
        """Whose the leader sheet is."""
        return int(self.table.player[self.table.leader])
