"""Encodings: every entry has its meaning and its bounds, every option its place, and none holds a secret."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from outpost31 import GAMES, IllegalAnswer, Match
from outpost31.envs.encoding import encoder_for, page
from outpost31.envs.encoding.encoder import Encoder
from outpost31.envs.seating import Seating
from tests.envs.playing import EVERY_NUMBER, SMALLEST, furnished, play_by_actions
from tests.games import LAW_BOOKS
from tests.laws.play import LawBroken, all_options
from tests.laws.worlds import Tally, Viewer, two_worlds


def test_the_page_says_what_the_encoders_do():
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "run: python -m outpost31.envs.encoding.page"


@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER)
def test_entries_and_actions_have_names_of_their_own(game, seats):
    encoder = encoder_for(game, seats)
    for names in ([one.name for one in encoder.entries], [one.name for one in encoder.actions]):
        assert len(set(names)) == len(names)
    assert encoder.actions[0].name == "wait"


@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER)
def test_whatever_is_on_offer_has_its_action_and_whatever_is_seen_its_entry(game, seats):
    for seed in range(seats, seats + 2):
        match = furnished(game, seats, seed)
        for step, (seating, seat) in enumerate(play_by_actions(match, seed)):
            if step % 4 == 0:
                seen = seating.observe(seat)
                assert seen.observation.shape == (seating.encoder.size,)
                assert seen.observation.dtype == np.uint8
                assert (seen.observation <= seating.encoder.most).all()
                question = seating.question_for(seat)
                assert question is not None
                for option in question.options[:40]:
                    spelling = seating.encoder.spell(question, option, seat)
                    assert seating.encoder.read(question, seat, spelling) == option
        for viewer in (None, *range(seats)):
            seating.encoder.observe(match.view(viewer))


def test_a_mask_allows_what_is_on_offer_and_nothing_else():
    seating = Seating(Match.new("stayaway", 4, seed=1))
    (question,) = seating.match.questions
    seat = question.player
    mask = seating.observe(seat).action_mask
    names = {seating.encoder.actions[place].name for place in mask.nonzero()[0]}
    assert names == {f"draw: {option}" for option in question.options}
    assert seating.observe((seat + 1) % 4).action_mask.nonzero()[0].tolist() == [0]
    with pytest.raises(IllegalAnswer, match="is not on offer for draw"):
        seating.act(seat, len(seating.encoder.actions) - 1)
    with pytest.raises(ValueError, match="nothing is asked of seat"):
        seating.act((seat + 1) % 4, 0)


def test_seats_are_counted_from_the_one_that_looks():
    match = Match.new("stayaway", 5, seed=3)
    encoder = encoder_for("stayaway", 5)
    the_thing = match.table.the_thing  # type: ignore[attr-defined]
    says = encoder.describe(encoder.observe(match.view(the_thing)))
    assert "player +0: known as: the_thing = 1" in says
    assert {f"player +{further}: known as: human = 1" for further in range(1, 5)} <= set(says)
    victim = (the_thing + 2) % 5
    assert [one for one in encoder.describe(encoder.observe(match.view(victim))) if "known as" in one] == [
        "player +0: known as: human = 1"
    ]


def test_a_deal_is_put_together_thing_by_thing():
    for seed in range(200):
        match = furnished("boardgame", 4, seed)
        for seating, seat in play_by_actions(match, seed):
            question = seating.question_for(seat)
            assert question is not None
            if question.kind == "things_to_offer" and len(question.options) > 3:
                encoder = seating.encoder
                option = max(question.options, key=len)
                *things, done = encoder.spell(question, option, seat)
                assert encoder.actions[done].name == "things_to_offer: done"
                for count in range(len(things)):
                    begun = tuple(things[:count])
                    assert things[count] in encoder.next_actions(question, seat, begun)
                    if count:
                        assert encoder.read(question, seat, begun) is None
                        says = encoder.describe(encoder.observe(match.view(seat), question, begun))
                        assert any(one.startswith("you have put in so far") for one in says)
                assert encoder.read(question, seat, (*things, done)) == option
                with pytest.raises(IllegalAnswer):
                    encoder.read(question, seat, (*things, *things))
                return
    raise AssertionError("nobody ever had several things to offer")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_there_is_refused(game):
    with pytest.raises(ValueError, match="players, not 99"):
        encoder_for(game, 99)


# -------------------------------------------------------------------------------- secrecy


def encoded(match: Match, viewer: Viewer) -> bytes:
    """What a viewer gets in numbers."""
    seating = Seating(match)
    if viewer is None:
        return seating.encoder.observe(match.view(None)).tobytes()
    observation, mask = seating.observe(viewer)
    return observation.tobytes() + mask.tobytes()


def raw(match: Match, viewer: Viewer) -> bytes:
    """What a viewer gets without numbers: view, everything that it was told, and its question."""
    if viewer is None:
        return repr((match.view(None), match.events(None))).encode()
    return repr(Seating(match).raw(viewer)).encode()


def hold_two_worlds_apart(game: str, seats: int, first: int, games: int, look: Any = encoded) -> Tally:
    """The two-worlds law over what is encoded."""
    tally = Tally()
    choices = all_options(game)
    for seed in range(first, first + games):
        options = choices[seed % len(choices)]
        two_worlds(game, seats, options, seed, LAW_BOOKS[game].worlds, tally, every=13, look=look)
    return tally


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_cannot_be_told_apart_by_their_numbers(game):
    seats = SMALLEST[game] + 1
    tally = hold_two_worlds_apart(game, seats, 70, max(1, LAW_BOOKS[game].two_worlds_games // 2))
    assert tally.pairs > 20, "the law hardly looked"


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_cannot_be_told_apart_by_what_is_raw(game):
    seats = SMALLEST[game] + 1
    tally = hold_two_worlds_apart(game, seats, 170, max(1, LAW_BOOKS[game].two_worlds_games // 4), look=raw)
    assert tally.pairs > 5, "the law hardly looked"


def _roles_of_everybody(self: Seating, seat: int) -> Any:
    """A leak: a raw observation with everybody's roles in it."""
    table: Any = self.match.table
    roles = table.roles if self.match.game.key == "stayaway" else table.role
    return {**HONESTLY_RAW(self, seat), "roles": [role.value for role in roles]}


HONESTLY_RAW = Seating.raw


@pytest.mark.parametrize("game", ["stayaway", "boardgame"])
def test_a_planted_leak_in_what_is_raw_is_caught(game, monkeypatch):
    monkeypatch.setattr(Seating, "raw", _roles_of_everybody)
    with pytest.raises(LawBroken):
        hold_two_worlds_apart(game, 5, 70, 30, look=raw)


def _numbers_of_everybody(self: Seating, seat: int) -> Any:
    """A leak: roles from the table itself, in place of those that the seat knows."""
    observation, mask = HONEST(self, seat)
    table: Any = self.match.table
    roles = table.roles if self.match.game.key == "stayaway" else table.role
    leaked = observation.copy()
    leaked[0] = sum(1 << place for place, role in enumerate(roles) if role.value != "human")
    return leaked, mask


def _mask_of_whoever_is_asked(self: Seating, seat: int) -> Any:
    """A leak: the mask of the one who is asked, given to everybody."""
    observation, mask = HONEST(self, seat)
    question = self.match.questions[0] if self.match.questions else None
    return observation, mask if question is None else self.encoder.mask(question, question.player)


HONEST = Seating.observe


@pytest.mark.parametrize("leak", [_numbers_of_everybody, _mask_of_whoever_is_asked])
@pytest.mark.parametrize("game", ["stayaway", "boardgame"])
def test_a_planted_leak_in_an_encoder_is_caught(game, leak, monkeypatch):
    monkeypatch.setattr(Seating, "observe", leak)
    with pytest.raises(LawBroken):
        hold_two_worlds_apart(game, 5, 70, 30)


def test_an_encoder_gets_a_view_and_never_a_table():
    match = Match.new("boardgame", 4, seed=5)
    view, question = match.view(0), match.questions[0]
    before = Encoder.observe(encoder_for("boardgame", 4), view, question)
    match.answer(question.player, random.Random(1).choice(question.options), question.id)
    assert (before == encoder_for("boardgame", 4).observe(view, question)).all()
