"""What co-op and the Norwegian Outpost show besides, straight from the table."""

from __future__ import annotations

from outpost31.envs.encoding.outpost_games import CoopNumbers, NorwegianNumbers
from outpost31.envs.encoding.outpost_sight import OutpostSight
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
        self._players: list[int] = []
        self._owned: list[bytearray] = []
        """By viewer, the entries of who plays whom."""

    def _look_at_owners(self, player: list[int]) -> None:
        places = self._more
        self._players = player[:]
        self._owned = [bytearray(len(places.owners) * places.seats) for _ in range(places.seats)]
        for you, owned in enumerate(self._owned):
            for pawn, seat in enumerate(player):
                owned[pawn * places.seats + (seat - you) % places.seats] = 1

    def write_more(self, numbers: bytearray, table: Outpost, you: Seat) -> None:
        """Dice, the threat token, who leads, and the role cards that were shown to all."""
        places, annex = self._more, coop_annex(table)
        seats = places.seats
        player: list[int] = table.player
        numbers[places.leading + (player[table.leader] - you) % seats] = 1
        if player != self._players:
            self._look_at_owners(player)
        owned = self._owned[you]
        numbers[places.owners[0] : places.owners[0] + len(owned)] = owned
        for pawn in (*annex.tested, *table.shown):
            numbers[places.people[pawn].role[table.role[pawn].value]] = 1
        numbers[places.open_hands] = annex.open_hands
        numbers[places.escape_wins] = annex.escape_wins
        numbers[places.threat] = max(annex.threat, 0)
        for faces, face in zip(places.faces, annex.dice, strict=False):
            numbers[faces[face]] = 1
        for number in annex.rerolled:
            numbers[places.rerolled[number]] = 1
        if annex.assigned is not None:
            numbers[places.assigned + annex.assigned] = 1
        numbers[places.assignments_left] = annex.assignments_left
        numbers[places.fires] = annex.fires


class NorwegianSight(OutpostSight):
    """A table of the Norwegian Outpost."""

    def __init__(self, numbers: NorwegianNumbers, match: Match, size: int) -> None:
        super().__init__(numbers, match, size)
        self._more = numbers

    def write_more(self, numbers: bytearray, table: Outpost, you: Seat) -> None:
        """Records, the dog, vehicles that are gone, and the UFO's board."""
        places, annex = self._more, norwegian_annex(table)
        pawns = places.pawns
        for pawn, record in enumerate(annex.records):
            if you in record.known_to:
                numbers[places.records[(pawn - you) % pawns][dental_record(table, pawn).value]] = 1
        for pawn, shown in enumerate(annex.records_shown):
            if shown is not None:
                numbers[places.shown[(pawn - you) % pawns][shown]] = 1
        for vehicle in annex.vehicles_gone:
            numbers[places.gone[vehicle]] = 1
        numbers[places.dog["space"]] = annex.dog
        numbers[places.dog["track"]] = annex.dog_track
        numbers[places.dog["rifles_laid"]] = annex.rifles_laid
        if annex.ufo is not None:
            self._write_ufo(numbers, annex, annex.ufo, you)

    def _write_ufo(self, numbers: bytearray, annex: Annex, ufo: Ufo, you: Seat) -> None:
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
