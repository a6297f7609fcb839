"""A table of the Norwegian Outpost laid by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.leaving import NOWHERE
from outpost31.games.outpost.norwegian import GAME, NORWEGIAN
from outpost31.games.outpost.norwegian.annex import ESCAPED, Annex, Ufo, annex_of, ufo_of
from outpost31.games.outpost.norwegian.expansion import set_up
from outpost31.games.outpost.norwegian.records import HEALTHY, RECORDS
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Game, Secret
from tests.games.outpost.norwegian.conservation import box, components
from tests.games.outpost.scene import Fates
from tests.games.outpost.scene import Scene as OutpostScene


class NorwegianFates(Fates):
    """Fate as the scene wrote it down, for departure tokens and dental records too."""

    def _names(self, kind: str) -> list[str]:
        if kind == "departure_token":
            return ufo_of(self.table).unseen.blocks[-1]
        return list(RECORDS) if kind == "dental_record" else super()._names(kind)


class Scene(OutpostScene):
    """A scene of the boardgame with Norwegians in it.

    Further words say the dental record (`healthy` unless said, `fillings`) and who is out already (`escaped`).
    """

    of_game: ClassVar[Game] = GAME
    edition: ClassVar[Edition] = NORWEGIAN
    fates_kind: ClassVar[type[Fates]] = NorwegianFates

    def __init__(
        self,
        everybody: Mapping[str, str] | None = None,
        *,
        dog: int = 0,
        gone: Iterable[str] = (),
        rifles_laid: int = 0,
        **more: Any,
    ) -> None:
        super().__init__(everybody, **more)
        self.annex.dog = dog
        self.annex.vehicles_gone.extend(gone)
        for _ in range(rifles_laid):
            self.table.weapon_deck.remove("sniper_rifle")
            self.annex.rifles_laid += 1

    @classmethod
    def lay(cls, seats: int, options: dict[str, Any]) -> Outpost:
        """The table before anybody has a character."""
        table = set_up(seats, options)
        table.agenda.clear()
        annex_of(table).records = [Secret(HEALTHY, (seat,)) for seat in range(seats)]
        return table

    def components(self) -> Counter[str]:
        """Every component, wherever it lies."""
        return components(self.table)

    def box(self) -> Counter[str]:
        """Every component that there is."""
        return box(self.table.seats)

    def _lay_word(self, pawn: int, word: str) -> None:
        if word in RECORDS:
            self.annex.records[pawn] = Secret(word, (pawn,))
        elif word == ESCAPED:
            self.table.status[pawn] = ESCAPED
            self.table.where[pawn], self.table.standing[pawn] = NOWHERE, False
        else:
            super()._lay_word(pawn, word)

    @property
    def annex(self) -> Annex:
        """What lies on the table besides."""
        return annex_of(self.table)

    @property
    def ufo(self) -> Ufo:
        """The UFO, once it is reached."""
        return ufo_of(self.table)

    @property
    def reason(self) -> str | None:
        """Why it is over, if it is."""
        return None if self.outcome is None else self.outcome.reason

    def record(self, name: str) -> str | None:
        """What somebody sees of its own dental record."""
        record: str | None = self.view(name)["people"][self.seat(name)]["record"]
        return record

    def reaches_ufo(self, driver: str) -> Self:
        """An alien with Keys in a Snow Cat is given USE, and leaves alone."""
        self.reveals("use")
        if self.asked[0][1] == "character_to_assign":
            self.answers(self.leader, driver)
        self.answers(driver, "none").answers(driver, "escape")
        while self.table.vehicle:
            self.declines(self.asked[0][0])
        return self
