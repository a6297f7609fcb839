"""A round at the UFO: strength and characters in sectors, encounters, departure tokens (N-5.2, N-5.3, N-5.6)."""

from __future__ import annotations

from outpost31.games.outpost.alien import DONE, place_card, team_question
from outpost31.games.outpost.attacks import FaceAlien, reveal_alien
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.leaving import assimilate
from outpost31.games.outpost.movement import EnterRoom
from outpost31.games.outpost.norwegian.annex import annex_of, ufo_of
from outpost31.games.outpost.norwegian.events import SectorsLeft, TokensCollected, UfoRoundBegan
from outpost31.games.outpost.norwegian.figures import SECTORS
from outpost31.games.outpost.table import ALIEN, HUMAN, Outpost, in_order
from outpost31.kernel import NOTHING, Option, Questions, Secret, Silent, frozen, roll

IN_THE_UFO = "ufo"
"""Where a character is who stands in no sector."""
COLLECT = "collect"


@frozen
class BeginUfoRound(Silent):
    """A new round at the UFO: its steps, and then the next one (N-5.2)."""

    key = "begin_ufo_round"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """No tokens are added (N-5.6)."""
        ufo = ufo_of(table)
        ufo.round += 1
        table.enter("sectors")
        table.tell(UfoRoundBegan(ufo.round))
        table.first(*edition_of(table).round, self)


@frozen
class PickSector:
    """The team secretly picks a sector card: one at least if it can, then as many more as it likes (N-5.2)."""

    key = "pick_sector"

    def ask(self, table: Outpost) -> Questions:
        """While there is strength: what it can afford depends on cards that nobody else sees."""
        if not table.strength or not table.locations:
            return NOTHING
        numbers = annex_of(table).numbers
        options = tuple(
            [sector for sector in sorted(table.locations) if numbers.sector(sector).minimum <= table.strength]
        )
        if table.ambush.value or not options:
            options += (DONE,)
        return (team_question(table, "sector_to_haunt", options),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Go on to the strength on it."""
        if answers and answers[0] != DONE:
            table.first(PutStrengthOnSector(answers[0]), self)


@frozen
class PutStrengthOnSector:
    """At least the sector's minimum goes on its card (N-5.2)."""

    key = "put_strength_on_sector"

    sector: str

    def ask(self, table: Outpost) -> Questions:
        """Asked even if the minimum is all there is: not asking would give the sector away."""
        if table.strength == 1:
            return NOTHING
        minimum = annex_of(table).numbers.sector(self.sector).minimum
        options = tuple(range(minimum, table.strength + 1))
        return (team_question(table, "strength_to_place", options, (("room", self.sector),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """As in the base, how much is on it is public (B-4.8)."""
        place_card(table, self.sector, answers[0] if answers else 1)


@frozen
class EnterSectors(Silent):
    """From the leader's left, humans put their characters in sectors, at most 3 in one (N-5.2)."""

    key = "enter_sectors"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The sectors are the rooms of this edition."""
        table.first(*map(EnterRoom, table.moving_order()))


@frozen
class RevealSectors(Silent):
    """The cards are revealed, and encounters follow as B-6.5 and B-6.6 have them (N-5.2)."""

    key = "reveal_sectors"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """All of them."""
        table.enter("encounters")
        reveal_alien(table, tuple([sector for sector, _ in table.ambush.value]))


def needs_no_stack(table: Outpost) -> bool:
    """Fire can be used without an active stack (N-5.2)."""
    return True


def pay_nothing_more(table: Outpost) -> None:
    """Fire costs the card or reload and lays the user down, nothing else (N-5.2)."""


def collect_alone(table: Outpost, sector: str) -> None:
    """Alone, the alien collects (N-5.3)."""
    ufo_of(table).collecting.append(sector)


def face_alien_in_sector(table: Outpost, sector: str, standing: tuple[int, ...]) -> None:
    """Nobody withdraws from the alien here: encounters are those of B-6.5 and B-6.6 (N-5.2)."""
    table.first(FaceAlien(sector, standing))


def prevail_in_sector(table: Outpost, sector: str, people: tuple[int, ...]) -> None:
    """If the alien is stronger it assimilates or collects (N-5.3)."""
    table.first(PrevailInSector(sector))


@frozen
class PrevailInSector:
    """The stronger alien assimilates a character there, or collects (N-5.3)."""

    key = "prevail_in_sector"

    sector: str

    def ask(self, table: Outpost) -> Questions:
        """The team chooses."""
        options = (*table.standing_in(self.sector), COLLECT)
        return (team_question(table, "alien_deed", options, (("room", self.sector),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Every other character there is laid down; the Leisure Room is far away (B-6.6)."""
        if answers[0] == COLLECT:
            ufo_of(table).collecting.append(self.sector)
        else:
            assimilate(table, answers[0], self.sector)
        table.lay_down(tuple(table.people_in(self.sector)), self.sector)


@frozen
class CollectTokens(Silent):
    """After the encounters the alien collects where it may, then the characters that still stand (N-5.3)."""

    key = "collect_tokens"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One sector after the other."""
        ufo = ufo_of(table)
        aliens = tuple([CollectForAliens(sector) for sector in ufo.collecting])
        ufo.collecting.clear()
        humans = tuple([CollectForHumans(sector) for sector in SECTORS if table.standing_in(sector)])
        table.first(*aliens, *humans)


@frozen
class CollectForAliens(Silent):
    """The sector's tokens, and as many of the reserve as the sector's value (N-5.3)."""

    key = "collect_for_aliens"

    sector: str

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """As many as there are."""
        ufo = ufo_of(table)
        count = min(annex_of(table).numbers.sector(self.sector).value, ufo.reserve)
        if self.sector in ufo.sectors_with_token:
            ufo.sectors_with_token.remove(self.sector)
            count += 1
        table.first(TakeTokens(ALIEN, self.sector, count, ()))


@frozen
class CollectForHumans(Silent):
    """One token of the reserve, or of the sector when the reserve is empty (N-5.3)."""

    key = "collect_for_humans"

    sector: str

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """It is out of the aliens' reach."""
        ufo = ufo_of(table)
        count = min(1, ufo.reserve)
        if not count and self.sector in ufo.sectors_with_token:
            ufo.sectors_with_token.remove(self.sector)
            count = 1
        table.first(TakeTokens(HUMAN, self.sector, count, ()))


@frozen
class TakeTokens:
    """A side takes this many tokens, face down to the other side (N-5.3)."""

    key = "take_tokens"

    side: str
    sector: str
    left: int
    taken: tuple[str, ...]

    def ask(self, table: Outpost) -> Questions:
        """Fate says which; none of them was seen before."""
        return roll(ufo_of(table).unseen.sides, "departure_token") if self.left else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One after the other."""
        ufo = ufo_of(table)
        if answers:
            taken = (*self.taken, ufo.unseen.take(answers[0]))
            table.first(TakeTokens(self.side, self.sector, self.left - 1, taken))
        elif self.taken:
            before = ufo.team_tokens if self.side == ALIEN else ufo.human_tokens
            after = Secret(before.value + self.taken, before.known_to)
            if self.side == ALIEN:
                ufo.team_tokens = after
            else:
                ufo.human_tokens = after
            known = Secret(in_order(self.taken), before.known_to)
            table.tell(TokensCollected(self.side, self.sector, known, len(self.taken)))


@frozen
class LeaveSectors(Silent):
    """Everybody takes characters, cards and strength back (N-5.6)."""

    key = "leave_sectors"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The cards and the strength are back already (B-6.2)."""
        for pawn in table.in_turn():
            table.where[pawn] = IN_THE_UFO
            table.standing[pawn] = True
        table.tell(SectorsLeft())
