"""Contagion: tokens laid out, seen in secret, and noticed by everybody in the same words (B-6.13 to B-6.20)."""

from __future__ import annotations

from outpost31.games.outpost.chain import DOG, MEETING, Infection
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import (
    CharactersMet,
    DogTokenSeen,
    RoleChanged,
    SuspicionMoved,
    TokenSeen,
)
from outpost31.games.outpost.table import ALIEN, HUMAN, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, frozen, roll

TWO_HUMAN = "two_human"
ONE_ALIEN = "one_alien"
CONFIRM = "confirm"
TOKENS = {TWO_HUMAN: (HUMAN, HUMAN), ONE_ALIEN: (HUMAN, ALIEN)}
"""The contagion tokens that somebody may lay out (B-6.13)."""


def meet(table: Outpost, room: str, people: tuple[int, ...]) -> None:
    """Two or three characters meet (B-6.13)."""
    table.first(LayOutTokens(room, people))


@frozen
class LayOutTokens:
    """Everyone whose disk is not green lays out 2 contagion tokens face down, all at the same time (B-6.13)."""

    key = "lay_out_tokens"

    room: str
    people: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Humans and aliens are asked alike; a human has one option."""
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "tokens_to_lay_out",
                    (TWO_HUMAN, ONE_ALIEN) if table.role[pawn].value == ALIEN else (TWO_HUMAN,),
                    (("pawn", pawn), ("room", self.room)),
                )
                for pawn in self._laying(table)
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The tokens lie on the table."""
        laying = self._laying(table)
        for pawn, choice in zip(laying, answers, strict=True):
            table.laid[pawn] = Secret(TOKENS[choice], table.readers[pawn])
        if table.told is not UNHEARD:
            table.told.append(CharactersMet(self.room, self.people, tuple(laying)))
        if laying:
            table.first(PickWhomToCheck(self.room, self.people))

    def _laying(self, table: Outpost) -> list[int]:
        return [pawn for pawn in self.people if table.suspicion[pawn] > 0]


@frozen
class PickWhomToCheck:
    """Each picks one other who laid tokens out, all at the same time (B-6.14)."""

    key = "pick_whom_to_check"

    room: str
    people: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Only if there is a choice; whether there is one is public."""
        return tuple(
            [
                Question(
                    table.player[pawn], "character_to_check", others, (("pawn", pawn), ("room", self.room))
                )
                for pawn, others in self._choices(table)
                if len(others) > 1
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Those who have nobody to pick from pick nobody."""
        given = iter(answers)
        picks = tuple(
            [
                (pawn, next(given) if len(others) > 1 else others[0])
                for pawn, others in self._choices(table)
                if others
            ]
        )
        table.first(SeeTokens(self.room, self.people, picks, ()))

    def _choices(self, table: Outpost) -> list[tuple[int, tuple[int, ...]]]:
        laid = [pawn for pawn in self.people if table.laid[pawn] is not None]
        return [(pawn, tuple([other for other in laid if other != pawn])) for pawn in self.people]


@frozen
class SeeTokens:
    """The first who picked somebody sees one of their tokens at random, the second sees the other (B-6.14)."""

    key = "see_tokens"

    room: str
    people: tuple[int, ...]
    picks: tuple[tuple[int, int], ...]
    """Who picked whom, for those who have not seen a token yet."""
    seen: tuple[tuple[int, int, str], ...]
    """Picker, picked and the token seen."""

    def ask(self, table: Outpost) -> Questions:
        """Fate says which of the two is taken first."""
        return roll(2, "token") if self.picks else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One picked character at a time; then the check has its consequences."""
        if not self.picks:
            conclude_meeting(table, self.room, self.people, self.seen)
            return
        picked = self.picks[0][1]
        laid = table.laid[picked]
        assert laid is not None
        pickers = [picker for picker, other in self.picks if other == picked]
        seen = tuple(
            [(picker, picked, laid.value[(answers[0] + number) % 2]) for number, picker in enumerate(pickers)]
        )
        rest = tuple([pick for pick in self.picks if pick[1] != picked])
        table.first(SeeTokens(self.room, self.people, rest, self.seen + seen))


def conclude_meeting(
    table: Outpost, room: str, people: tuple[int, ...], seen: tuple[tuple[int, int, str], ...]
) -> None:
    """Disks move up, humans who saw an alien token are aliens from now on, and all get their notice (B-6.14)."""
    for pawn in people:
        table.laid[pawn] = None
    infected = []
    for picker, picked, token in seen:
        both = (table.player[picker], table.player[picked])  # B-6.19
        if table.told is not UNHEARD:
            table.told.append(TokenSeen(picker, picked, Secret(token, both)))
        raise_own_disk(table, picker)
        if token == ALIEN and table.role[picker].value == HUMAN:
            infected.append(Infection(picker, picked, MEETING, room, table.round))
    saw = {picker: (picked, token) for picker, picked, token in seen}
    table.first(
        NoticeCheck(
            room,
            tuple([(pawn, *saw.get(pawn, (None, None))) for pawn in people]),
        )
    )
    infect(table, tuple(infected))


def raise_own_disk(table: Outpost, pawn: int) -> None:
    """Whoever saw a token moves their own disk up, even out of green (B-6.14, B-6.17)."""
    table.raise_suspicion(pawn)
    if table.told is not UNHEARD:
        table.told.append(SuspicionMoved(pawn, table.suspicion[pawn]))


def infect(table: Outpost, infections: tuple[Infection, ...]) -> None:
    """These humans are aliens from now on, all at the same moment; only they are told (B-6.14, B-8.6)."""
    for infection in infections:
        player = table.readers[infection.victim]
        table.role[infection.victim] = Secret(ALIEN, player)
        table.chain.append(infection)
        table.tell(RoleChanged(infection.victim, Secret(ALIEN, player)), player)
    if infections:
        edition_of(table).look_for_end(table, tuple([link.victim for link in infections]))


@frozen
class NoticeCheck:
    """After a check each participant gets the same private notice and confirms it (B-6.20)."""

    key = "notice_check"

    room: str
    saw: tuple[tuple[int, int | None, str | None], ...]
    """Each participant, whose token they saw, and which token it was."""

    def ask(self, table: Outpost) -> Questions:
        """What they saw and what they are now."""
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "notice",
                    (CONFIRM,),
                    (
                        ("pawn", pawn),
                        ("room", self.room),
                        ("of", of),
                        ("saw", token),
                        ("role", table.role[pawn].value),
                    ),
                )
                for pawn, of, token in self.saw
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Play goes on."""


def meet_dog(table: Outpost, room: str, pawn: int) -> None:
    """One character is alone with a dog (B-6.15)."""
    table.first(DrawFromContagionBag(room, pawn))


@frozen
class DrawFromContagionBag:
    """Draw a token from the contagion bag, look at it in secret, and put it back (B-6.15)."""

    key = "draw_from_contagion_bag"

    room: str
    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Fate draws."""
        return roll(len(table.contagion_bag), "infection_token")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The disk moves up; an alien token makes a human an alien."""
        pawn, token = self.pawn, table.contagion_bag[answers[0]]
        if table.told is not UNHEARD:
            table.told.append(DogTokenSeen(pawn, Secret(token, table.readers[pawn])))
        raise_own_disk(table, pawn)
        table.first(NoticeCheck(self.room, ((pawn, None, token),)))
        if token == ALIEN and table.role[pawn].value == HUMAN:
            infect(table, (Infection(pawn, None, DOG, self.room, table.round),))
