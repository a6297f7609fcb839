"""What co-op and the Norwegian Outpost show besides, straight from the table."""

from __future__ import annotations

from typing import Any

from outpost31.envs.encoding.outpost_games import CoopNumbers, NorwegianNumbers
from outpost31.envs.encoding.outpost_sight import OutpostSight
from outpost31.games.outpost.coop.annex import Annex as CoopAnnex
from outpost31.games.outpost.coop.annex import annex_of as coop_annex
from outpost31.games.outpost.norwegian.annex import Annex, Ufo
from outpost31.games.outpost.norwegian.annex import annex_of as norwegian_annex
from outpost31.games.outpost.norwegian.records import dental_record
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Match, Seat


class CoopSight(OutpostSight):
    """A table of 1 to 3 players."""

    def __init__(self, numbers: CoopNumbers, match: Match, size: int) -> None:
        super().__init__(numbers, match, size)
        self._more = numbers
        self._seen: tuple[Any, ...] = ()
        self._roles_shown: tuple[list[int], list[int]] = ([], [])
        self._owned: tuple[int, list[int]] = (0, [])
        """These as they were at the last look."""

    def look_at_more(self, table: Outpost) -> None:
        """Dice, the threat token, who leads, and the role cards that were shown to all."""
        annex = coop_annex(table)
        seen: tuple[Any, ...] = (
            annex.dice, annex.rerolled, annex.assigned, annex.assignments_left, annex.threat, annex.fires,
            annex.open_hands, annex.escape_wins,
        )  # fmt: skip
        if seen != self._seen:
            self._seen = seen
            self._write_dice(annex)
        shown = (annex.tested, table.shown)
        if shown != self._roles_shown:
            self._roles_shown = (annex.tested[:], table.shown[:])
            self.show_roles([*annex.tested, *table.shown])
        owned = (table.leader, table.player)
        if owned != self._owned:
            self._owned = (table.leader, table.player[:])
            self._write_owners(table)

    def _write_dice(self, annex: CoopAnnex) -> None:
        """Everything but who leads and who plays whom."""
        numbers, places = self._open, self._more
        numbers[places.all_dice] = places.no_dice
        numbers[places.open_hands] = annex.open_hands
        numbers[places.escape_wins] = annex.escape_wins
        numbers[places.threat] = max(annex.threat, 0)
        for number, face in enumerate(annex.dice):
            numbers[places.faces[number][face]] = 1
        for number in annex.rerolled:
            numbers[places.rerolled[number]] = 1
        if annex.assigned is not None:
            numbers[places.assigned + annex.assigned] = 1
        numbers[places.assignments_left] = annex.assignments_left
        numbers[places.fires] = annex.fires

    def _write_owners(self, table: Outpost) -> None:
        """Who leads and who plays whom, counted from each viewer."""
        places = self._more
        seats, start = places.seats, places.first_person
        for you, known in enumerate(self._known):
            known[places.after_people - start :] = bytes(places.after_known - places.after_people)
            known[places.leading - start + (table.player[table.leader] - you) % seats] = 1
            for pawn, seat in enumerate(table.player):
                known[places.owners[pawn] - start + (seat - you) % seats] = 1


class NorwegianSight(OutpostSight):
    """A table of the Norwegian Outpost."""

    def __init__(self, numbers: NorwegianNumbers, match: Match, size: int) -> None:
        super().__init__(numbers, match, size)
        self._more = numbers
        self._track: tuple[Any, ...] = ()
        self._records: tuple[Any, ...] = ()
        """These as they were at the last look."""

    def look(self, table: Outpost, you: Seat) -> bytearray:
        """What lies open, and what the seat knows besides."""
        numbers = super().look(table, you)
        annex = norwegian_annex(table)
        if annex.ufo is not None:
            self._write_ufo(numbers, annex.ufo, you)
        return numbers

    def look_at_more(self, table: Outpost) -> None:
        """Records, the dog and vehicles that are gone. A record is another once its owner is an alien. (N-1.4)"""
        annex = norwegian_annex(table)
        track: tuple[Any, ...] = (annex.dog, annex.dog_track, annex.rifles_laid, annex.vehicles_gone)
        if track != self._track:
            self._track = (annex.dog, annex.dog_track, annex.rifles_laid, annex.vehicles_gone[:])
            self._write_track(annex)
        records: tuple[Any, ...] = (annex.records, annex.records_shown, table.role)
        if records != self._records:
            self._records = (annex.records[:], annex.records_shown[:], table.role[:])
            self._write_records(table, annex)

    def _write_track(self, annex: Annex) -> None:
        numbers, places = self._open, self._more
        for vehicle, place in places.gone.items():
            numbers[place] = vehicle in annex.vehicles_gone
        numbers[places.dog["space"]] = annex.dog
        numbers[places.dog["track"]] = annex.dog_track
        numbers[places.dog["rifles_laid"]] = annex.rifles_laid

    def _write_records(self, table: Outpost, annex: Annex) -> None:
        """Dental records for those who know them, and those that were shown for all."""
        places = self._more
        pawns, start = places.pawns, places.first_person
        for you, known in enumerate(self._known):
            known[places.after_people - start :] = bytes(places.after_known - places.after_people)
            for pawn, record in enumerate(annex.records):
                if you in record.known_to:
                    known[places.records[(pawn - you) % pawns][dental_record(table, pawn).value] - start] = 1
            for pawn, shown in enumerate(annex.records_shown):
                if shown is not None:
                    known[places.shown[(pawn - you) % pawns][shown] - start] = 1

    def _write_ufo(self, numbers: bytearray, ufo: Ufo, you: Seat) -> None:
        places = self._more
        numbers[places.ufo] = 1
        numbers[places.ufo_round] = ufo.round
        for sector in ufo.sectors_with_token:
            numbers[places.token[sector]] = 1
        for sector in ufo.collecting:
            numbers[places.collecting[sector]] = 1
        numbers[places.reserve] = ufo.reserve
        numbers[places.paid] = ufo.launch_cards_paid
        numbers[places.collected["team"]] = len(ufo.team_tokens.value)
        numbers[places.collected["humans"]] = len(ufo.human_tokens.value)
        for kinds, tokens in ((places.team_tokens, ufo.team_tokens), (places.human_tokens, ufo.human_tokens)):
            if you in tokens.known_to:
                for kind in tokens.value:
                    numbers[kinds[kind]] += 1
