"""Getting to know a table: which kind it is, exactly, and what to believe of everybody whatever the kind."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from outpost31.bots.outpost.habits import OutpostHabits
from outpost31.bots.outpost.learned_habits import (
    COUNTED,
    COUNTED_OTHERS,
    FOUR,
    HARMFUL,
    SHY,
    WELL_BEHAVED,
    aloof,
    domineering,
    kinds_for,
    obstructive,
    seeking,
    seeking_for,
    unmarked,
    wasteful,
    well_behaved,
)
from outpost31.bots.outpost.reader import OutpostReader
from outpost31.bots.outpost.table_kinds import OPEN, Acquaintance
from outpost31.lab.play import game_seed
from outpost31.lab.tables import play_mixed

FEWEST_USUAL = {"boardgame": 6, "norwegian": 5}
"""With fewer people habits are counted by their number."""
PLAIN = COUNTED["boardgame", 4][0]
STOPPING = replace(PLAIN, goes_on=(0.8, 0.2))
GOING_ON = replace(PLAIN, goes_on=(0.8, 0.6))
TOLD: list[dict[str, Any]] = [
    {"event": "RoleDealt", "pawn": 0, "role": "human"},
    {"event": "LeaderNamed", "pawn": 1},
    {"event": "CardRevealed", "card": "use"},
    {"event": "CardRevealed", "card": "use"},
]
"""The leader goes on after the first card. Nothing is said here of who chose which card."""


def test_the_kind_of_table_and_the_aliens_are_weighed_together_as_bayes_has_it():
    known = Acquaintance(5, 0, (STOPPING, GOING_ON))
    known.read(TOLD)
    # One of four others is the alien; the leader is it in a quarter of the cases.
    stopping, going_on = 0.75 * 0.8 + 0.25 * 0.2, 0.75 * 0.8 + 0.25 * 0.6
    assert known.likelihoods == pytest.approx(
        [stopping / (stopping + going_on), going_on / (stopping + going_on)]
    )
    assert known.belief.is_alien(1) == pytest.approx(0.25 * (0.2 + 0.6) / (stopping + going_on))
    assert sum(known.belief.weights) == pytest.approx(1)


def test_no_kind_is_ruled_out_for_good():
    known = Acquaintance(5, 0, (STOPPING, replace(PLAIN, goes_on=(0.01, 0.01))))
    known.read(TOLD + TOLD[-1:] * 20)
    assert known.likelihoods[1] == pytest.approx(OPEN / (1 + OPEN))


@pytest.mark.parametrize(("alien", "ours"), [("novice", (0, 2)), ("seasoned", (1, 3, 4, 6))])
def test_who_plays_with_novices_or_the_seasoned_notices_in_time(alien: str, ours: tuple[int, ...]):
    right = 0.0
    for number in range(12):
        match = play_mixed("boardgame", 6, "seasoned", alien, None, game_seed(5, number))
        known = Acquaintance(6, None, kinds_for("boardgame", 6))
        known.read(match.events(None))
        right += sum(known.likelihoods[kind] for kind in ours) / 12
    assert right > 0.65  # patient aliens are hardly told from those who behave well: 0.85 and more were seen


def suspicion(people: int, kinds: tuple[OutpostHabits, ...], told: list[dict[str, Any]]) -> float:
    """How likely pawn 1 is an alien to pawn 0, who knows these kinds of tables and was told this."""
    reader = Acquaintance(people, 0, kinds)
    reader.read(told)
    return reader.belief.is_alien(1)


def test_who_seeks_company_and_is_good_otherwise_is_not_cleared_by_that():
    """Pawn 1 goes where somebody is, and as the leader it lets the whole stack be played out: a patient alien would."""
    told: list[dict[str, Any]] = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
    for _ in range(3):
        told += [
            {"event": "RoundBegan", "round": 1},
            {"event": "LeaderNamed", "pawn": 1},
            {"event": "RoomEntered", "pawn": 2, "room": "radio_room"},
            {"event": "RoomEntered", "pawn": 3, "room": "warehouse"},
            {"event": "RoomEntered", "pawn": 4, "room": "armory"},
            {"event": "RoomEntered", "pawn": 1, "room": "radio_room"},
            *[{"event": "CardRevealed", "card": "use"}] * 4,
        ]
    kinds = kinds_for("boardgame", 5)
    patient, of_beginners = kinds[3], kinds[2:3]
    assert patient.goes_on[1] > 0.6 > 0.2 > of_beginners[0].goes_on[1]
    assert suspicion(5, of_beginners, told) < 0.1 < 0.2 < suspicion(5, kinds, told)


def test_who_keeps_apart_and_throws_its_hands_away_is_not_cleared_by_that():
    """Pawn 1 does so in every round, the others work, alone as well: a search found aliens who do, and won with it."""
    told: list[dict[str, Any]] = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
    for number in range(1, 6):
        told += [
            {"event": "RoundBegan", "round": number},
            {"event": "LeaderNamed", "pawn": 0},
            {"event": "RoomEntered", "pawn": 2, "room": "radio_room"},
            {"event": "RoomEntered", "pawn": 3, "room": "warehouse"},
            {"event": "HandDiscarded", "pawn": 1},
            {"event": "RoomEntered", "pawn": 1, "room": "armory"},
        ]
    kinds = kinds_for("boardgame", 4)
    assert kinds[5] == aloof(kinds[3])
    assert 2 * suspicion(4, kinds[:5], told) < suspicion(4, kinds, told) > 1 / 3


def test_among_many_who_always_throws_its_hand_away_is_suspect_in_company_too():
    """Pawn 1 does so in every round and goes where pawn 2 is; all others hand over a card."""
    told: list[dict[str, Any]] = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
    for number in range(1, 6):
        told += [
            {"event": "RoundBegan", "round": number},
            {"event": "LeaderNamed", "pawn": 0},
            {"event": "RoomEntered", "pawn": 2, "room": "radio_room"},
            {"event": "HandDiscarded", "pawn": 1},
            {"event": "RoomEntered", "pawn": 1, "room": "radio_room"},
            *(
                {"event": "CardHandedOver", "pawn": pawn, "card": None, "drawn_by": None}
                for pawn in range(2, 7)
            ),
        ]
    kinds = kinds_for("boardgame", 7)
    assert kinds[6] == wasteful(kinds[3]) and len(kinds) == len(kinds_for("boardgame", 6)) + 1
    assert suspicion(7, (*kinds[:6], kinds[-1]), told) + 0.1 < suspicion(7, kinds, told)


def marker_taken(rounds: int) -> list[dict[str, Any]]:
    """In every round pawn 1 moves first, to the leader's marker; then two work elsewhere."""
    told: list[dict[str, Any]] = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
    for number in range(1, rounds + 1):
        told += [
            {"event": "RoundBegan", "round": number},
            {"event": "MarkerPlaced", "room": "kitchen"},
            {"event": "RoomEntered", "pawn": 1, "room": "kitchen"},
            {"event": "RoomEntered", "pawn": 2, "room": "radio_room"},
            {"event": "RoomEntered", "pawn": 3, "room": "warehouse"},
        ]
    return told


@pytest.mark.parametrize("seats", [4, 5])
def test_among_few_who_always_goes_for_the_leaders_marker_is_not_cleared_by_good_manners(seats: int):
    """An exploiter that did gained 12 points: whoever leads says who may test."""
    kinds, told = kinds_for("boardgame", seats), marker_taken(5)
    behaved, leads = kinds[WELL_BEHAVED], kinds[6]
    assert leads == domineering(kinds[3])
    innocent = pytest.approx(1 / (seats - 1))
    assert suspicion(seats, (behaved,), told) == innocent
    assert suspicion(seats, (leads,), told) > suspicion(seats, (behaved, leads), told) > 1.2 / (seats - 1)


@pytest.mark.parametrize("table", [("boardgame", 6), ("boardgame", 8), ("norwegian", 4), ("norwegian", 6)])
def test_among_many_and_at_the_norwegian_outpost_nothing_is_made_of_the_marker(table: tuple[str, int]):
    """There humans go for it as often as aliens do."""
    kinds = kinds_for(*table)
    left = [event for event in marker_taken(5) if event["event"] != "MarkerPlaced"]
    assert all(kind == unmarked(kind) for kind in kinds)
    assert suspicion(table[1], kinds, marker_taken(5)) == pytest.approx(suspicion(table[1], kinds, left))


def test_the_marker_tells_something_as_long_as_it_lies_there_and_no_longer():
    """Pawn 2 goes where it lay before pawn 1 took it; and a copy of a reader remembers where it lies."""
    kind = replace(well_behaved(PLAIN), takes_marker=(0.2, 0.8))
    dealt, began, placed, took, came = (
        {"event": "RoleDealt", "pawn": 0, "role": "human"},
        {"event": "RoundBegan", "round": 1},
        {"event": "MarkerPlaced", "room": "kitchen"},
        {"event": "RoomEntered", "pawn": 1, "room": "kitchen"},
        {"event": "RoomEntered", "pawn": 2, "room": "kitchen"},
    )
    reader = OutpostReader(4, 0, kind)
    reader.read([dealt, began, placed])
    twin = reader.copy()
    for one in (reader, twin):
        one.read([dealt, began, placed, took])
        before = one.belief.is_alien(2)
        assert one.belief.is_alien(1) == pytest.approx(4 / (4 + 1 + 1))
        one.read([dealt, began, placed, took, came])
        assert one.belief.is_alien(2) == pytest.approx(before)
    other = OutpostReader(4, 0, kind)
    other.read([dealt, began, placed, {"event": "RoomEntered", "pawn": 1, "room": "armory"}])
    assert other.belief.is_alien(1) == pytest.approx(0.25 / (0.25 + 1 + 1))


def test_at_the_norwegian_outpost_a_leader_who_ends_every_stack_is_suspect():
    """Pawn 1 throws its hand away besides, as humans do often: neither alone would tell much among patient aliens."""
    told: list[dict[str, Any]] = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
    for number in range(1, 5):
        told += [
            {"event": "RoundBegan", "round": number},
            {"event": "LeaderNamed", "pawn": 1},
            {"event": "HandDiscarded", "pawn": 1},
            {"event": "CardRevealed", "card": "use"},
            {"event": "StackDiscarded", "count": 3},
        ]
    kinds = kinds_for("norwegian", 6)
    assert kinds[5] == obstructive(kinds[3])
    assert suspicion(6, (*kinds[:5], kinds[-1]), told) + 0.1 < suspicion(6, kinds, told) > 0.5


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("game", sorted(COUNTED_OTHERS))
def test_tables_of_each_size_are_known_as_they_were_counted(game: str, seats: int):
    """People play otherwise among few; nobody does harm for good or seeks nobody any more, but who does is known."""
    usual = COUNTED_OTHERS[game]
    assert ((game, seats) in COUNTED) == (seats < FEWEST_USUAL[game])
    here = COUNTED.get((game, seats), usual)
    last = HARMFUL if game == "boardgame" else usual[-1] if seats == FOUR else SHY
    counted = tuple(replace(kind, reliance=1.0) for kind in kinds_for(game, seats))
    if game == "norwegian" or seats > 5:
        here, last = tuple(map(unmarked, here)), unmarked(last)
    assert counted[:4] == here and counted[-1] == last
    assert seeking_for(game, seats)[-1] == seeking(last)


def test_small_tables_were_counted_for_themselves():
    samples = {sample[-1] for sample in (*COUNTED.values(), *COUNTED_OTHERS.values())}
    assert len(samples) == 4, (
        "of four and five at the board game, of four at the Norwegian outpost, and of others"
    )


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_who_does_harm_is_suspect_though_hardly_anybody_does_any_more(seats: int):
    """Pawn 1 leads and stops the stack round after round, and SABOTAGE comes up where it alone chose a card."""
    told: list[dict[str, Any]] = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
    for number in range(1, 4):
        told += [
            {"event": "RoundBegan", "round": number},
            {"event": "LeaderNamed", "pawn": 1},
            {"event": "CardHandedOver", "pawn": 1, "card": None, "drawn_by": None},
            {"event": "CardHandedOver", "pawn": 2, "card": None, "drawn_by": None},
            {"event": "CardRevealed", "card": "sabotage"},
            {"event": "StackDiscarded", "count": 1},
        ]
    kinds = kinds_for("boardgame", seats)
    assert suspicion(seats, kinds, told) > 0.6
    assert suspicion(seats, kinds[3:-1], told) < suspicion(seats, kinds[3:], told)


def test_an_imagined_table_is_read_with_all_that_is_known_and_changes_nothing_of_it():
    known = Acquaintance(5, 0, (STOPPING, GOING_ON))
    known.read(TOLD)
    before, kinds = known.belief.weights[:], known.likelihoods
    reader = known.at_another_table()
    assert isinstance(reader, OutpostReader)
    assert reader.belief.weights == pytest.approx(before)
    assert reader.habits.goes_on[1] == pytest.approx(0.2 * kinds[0] + 0.6 * kinds[1])
    for mixed, plain in zip(reader.habits.votes, PLAIN.votes, strict=True):
        assert mixed == pytest.approx(plain)
    reader.read([{"event": "AlienExposed", "pawn": 3}])
    assert reader.belief.is_alien(3) == pytest.approx(1)
    assert known.belief.weights == before and known.likelihoods == kinds


def test_what_is_said_moves_the_belief_of_every_kind():
    known = Acquaintance(5, 0, (STOPPING, GOING_ON))
    known.read(TOLD)
    before = known.belief.is_alien(2)
    known.hear(1, 2, ((0.1, 0.6), (0.3, 0.1)), 1.0)
    assert known.belief.is_alien(2) > before
    assert all(reader.belief.is_alien(2) > 0.25 for reader in known.readers)
