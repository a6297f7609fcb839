"""The seasoned partners: exact about role cards, and sensible about dice, disks, the alien and leaving."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from outpost31.bots import make_bot
from outpost31.bots.coop.belief import RoleBelief, all_assignments, best_guess, stopping_chance
from outpost31.bots.coop.outlook import chance_of_waiting, chance_of_winning
from outpost31.bots.coop.sight import CoopSight
from outpost31.games.outpost.coop.actions import GiveDice, PlayDice, TakeAction
from outpost31.games.outpost.coop.alien import UnleashAlien
from outpost31.games.outpost.coop.movement import PlaceCharacters
from outpost31.games.outpost.coop.threat import MoveToken
from outpost31.games.outpost.coop.trading import TradeFreely
from outpost31.games.outpost.rescue import BoardRescue
from outpost31.games.outpost.testing import RunTests
from outpost31.kernel import Question
from outpost31.lab.play import play_game
from tests.games.outpost.coop.scene import Scene


def people(roles: str) -> Any:
    """Six characters with these cards shown (h, a) or not (?)."""
    names = {"h": "human", "a": "alien", "?": None}
    return [{"pawn": pawn, "role": names[role]} for pawn, role in enumerate(roles)]


def would(scene: Scene, seat: int | None = None) -> Any:
    """What a seasoned partner would answer to what is asked now."""
    question = scene.match.questions[0] if seat is None else scene.match.questions_for(seat)[0]
    assert isinstance(question.seat, int)
    bot = make_bot("seasoned", "coop", question.seat, 1)
    return bot.answer(scene.match.view(question.seat), scene.match.events(question.seat), question)


def named(scene: Scene, pawn: int) -> str:
    """A character's name."""
    return scene.names[pawn]


# Belief -----------------------------------------------------------------------------------------------------


def test_there_are_22_assignments_of_28_deals():
    ways = all_assignments(6)
    assert len(ways) == 22 and sum(ways.values()) == 28


@pytest.mark.parametrize(
    "roles", ["??????", "h?????", "hh????", "ha????", "a?????", "hhhhh?", "hhhha?", "aa????"]
)
def test_the_belief_is_what_counting_deals_gives(roles):
    belief = RoleBelief(people(roles))
    counted = [Fraction(0)] * 6
    total = 0
    for aliens in combinations(range(8), 2):  # two of eight places are alien cards; the last two are the box
        if all((role == "a") == (pawn in aliens) for pawn, role in enumerate(roles) if role != "?"):
            total += 1
            for pawn in range(6):
                counted[pawn] += pawn in aliens
    assert belief.alien == pytest.approx([float(one / total) for one in counted])


def test_the_best_guess_is_that_of_the_belief():
    for roles in ("h?????", "hh????", "hhh???", "ahh???", "hhhh??", "ahhh??", "hhhhh?", "ahhhh?"):
        belief = RoleBelief(people(roles))
        living = [pawn for pawn, role in enumerate(roles) if role != "a"]
        unknown, seen = roles.count("?"), 6 - roles.count("?")
        guess = best_guess(unknown, 2 - roles.count("a"), 8 - seen)
        assert belief.departure(living)[0] == pytest.approx(guess)


def test_both_aliens_seen_everybody_else_is_human():
    belief = RoleBelief(people("aa????"))
    assert belief.alien[2:] == [0.0] * 4
    assert belief.departure([2, 3, 4, 5]) == (1.0, frozenset())


def test_one_unknown_after_five_humans_is_left_behind():
    chance, behind = RoleBelief(people("hhhhh?")).departure(range(6))
    assert behind == {5} and chance == pytest.approx(2 / 3)


def test_who_is_exposed_by_the_token_may_have_been_human():
    scene = Scene(players=1, macready="disk:5", others="").begins(MoveToken(-1))
    assert scene.status("macready") == "exposed"
    station = CoopSight(scene.match.view(0), 0, Question(0, "next_dice", ("go_on", "stop")))
    assert station.guilt == pytest.approx([0.25] * 6)


def test_the_alien_stops_an_escape_as_often_as_dice_say():
    assert [stopping_chance(strength) for strength in (0, 2)] == [0, 0]
    assert stopping_chance(3) == pytest.approx(1 / 27)
    assert stopping_chance(5) == pytest.approx(51 / 243)


# Leaving ----------------------------------------------------------------------------------------------------


def test_waiting_is_for_tests_and_leaving_for_when_all_is_known():
    unsure = {"unknown": 3, "aliens": 2, "cards": 5, "strength": 0}
    assert chance_of_waiting(**unsure, bags=2, rounds=3) > best_guess(3, 2, 5)
    assert chance_of_winning(0, 0, 4, 5, 0, 3) == 1 - stopping_chance(5)
    assert chance_of_waiting(0, 0, 4, 5, 0, 3) < 1 - stopping_chance(5)
    assert chance_of_waiting(**unsure, bags=2, rounds=0) == 0


def rescue_scene(**words: Any) -> Scene:
    """The rescue helicopter is here and can be boarded."""
    scene = Scene(players=1, **words)
    scene.table.rescue, scene.table.rescue_fuel = scene.table.settings.rescue_track, 2
    return scene


def proven_in(scene: Scene, *names: str) -> Scene:
    """These have shown their cards in a test."""
    scene.annex.tested.extend(scene.names.index(name) for name in names)
    return scene


def test_with_everybody_known_one_leaves_at_once():
    words = dict.fromkeys(("macready", "windows", "norris"), "disk:0")
    scene = proven_in(rescue_scene(**words, others="dead"), *words)
    scene.begins(BoardRescue())
    assert would(scene) == "board"


def test_with_blood_bags_and_time_one_waits_for_another_test():
    words: dict[str, Any] = {
        "macready": "disk:0 blood_bag blood_bag",
        "windows": "",
        "norris": "",
        "nauls": "",
    }
    scene = proven_in(rescue_scene(**words, others="dead"), "macready")
    scene.begins(BoardRescue())
    assert would(scene) == "stay"


def test_on_board_one_takes_the_human_and_leaves_the_likely_alien():
    names = ["macready", "windows", "norris", "nauls", "garry"]
    scene = proven_in(rescue_scene(**dict.fromkeys(names, "disk:0"), blair="alien"), *names)
    scene.begins(BoardRescue()).answers("macready", "board")
    answers = []
    while scene.outcome is None:
        question = scene.match.questions[0]
        answer = would(scene)
        if question.kind == "wish_to_board":
            answers.append((named(scene, dict(question.about)["pawn"]), answer))
        scene.match.answer(0, answer, question.id)
    assert ("blair", "board") not in answers and scene.outcome.reason == "escaped"


# Dice -------------------------------------------------------------------------------------------------------


def test_a_bad_die_is_cancelled_where_that_costs_little():
    scene = Scene(players=1, macready="@laboratory", others="lying")
    scene.fate(action_die=["threat", "use", "use"]).begins(GiveDice())
    assert scene.asked == [("macready", "die_to_cancel")] and would(scene) == 0


def test_nobody_cancels_into_the_arms_of_the_token():
    scene = Scene(players=1, macready="@armory disk:4", others="lying disk:0", threat=5)
    scene.fate(action_die=["sabotage", "use", "use"]).begins(GiveDice())
    assert scene.asked == [("macready", "die_to_cancel")] and would(scene) == "none"


def test_repairs_go_to_the_radio_and_blood_to_the_laboratory():
    words: dict[str, Any] = {"windows": "@radio_room", "blair": "@laboratory"}
    for faces, who in ((["repair"] * 3, "windows"), (["use"] * 3, "blair")):
        scene = Scene(players=1, **words, others="lying").fate(action_die=faces).begins(GiveDice())
        assert named(scene, would(scene)) == who


def test_bad_dice_go_to_where_nothing_can_break():
    scene = Scene(players=1, macready="@shed disk:0", norris="@boiler_room disk:0", others="lying disk:0")
    scene.fate(action_die=["sabotage"] * 3).begins(GiveDice())
    assert named(scene, would(scene)) == "macready"  # the Shed is as broken as it can be


def test_who_has_nothing_more_to_gain_stops():
    scene = Scene(
        players=1, macready="@kitchen disk:3", norris="@kitchen disk:3", others="lying disk:3", threat=5
    )
    scene.fate(action_die=["use"] * 3).begins(PlayDice())
    scene.answers("macready", "macready")
    while scene.asked[0][1] != "next_dice":
        scene.match.answer(0, would(scene), scene.match.questions[0].id)
    assert would(scene) == "stop"


def test_the_sos_goes_out_as_soon_as_it_can():
    scene = Scene(players=1, macready="@radio_room", others="lying", damage={"radio_room": 0})
    scene.annex.dice, scene.annex.assigned = ("use", "repair"), 0
    scene.begins(TakeAction(0))
    assert would(scene) == "use"


# Where to go ------------------------------------------------------------------------------------------------


def placed(scene: Scene) -> dict[str, str]:
    """Where everybody goes if all follow the same head."""
    scene.begins(PlaceCharacters())
    while scene.asked and scene.asked[0][1] == "room_to_enter":
        scene.match.answer(scene.match.questions[0].player, would(scene), scene.match.questions[0].id)
    return {name: scene.table.where[pawn] for pawn, name in enumerate(scene.names)}


@pytest.mark.parametrize("players", [1, 2, 3])
def test_at_first_they_look_for_blood_and_repair_the_radio_together(players):
    rooms = list(placed(Scene(players=players, others="@leisure_room")).values())
    assert rooms.count("laboratory") >= 2 and rooms.count("radio_room") >= 2


def test_nobody_goes_where_company_exposes_it():
    words: dict[str, Any] = {
        "windows": "@leisure_room disk:1",
        "norris": "@leisure_room disk:1",
        "others": "dead",
    }
    where = placed(Scene(players=1, macready="@leisure_room disk:3 blood_bag blood_bag", **words, threat=4))
    assert where["macready"] not in (where["windows"], where["norris"])


def test_nobody_but_clark_goes_alone_to_a_dog():
    words: dict[str, Any] = {"macready": "@leisure_room disk:0", "others": "dead"}
    where = placed(Scene(players=1, **words, dogs=["laboratory", "radio_room", "warehouse", "armory"]))
    assert where["macready"] not in ("laboratory", "radio_room", "warehouse", "armory")


def test_proven_humans_keep_together_when_the_alien_is_strong():
    names = ("macready", "windows", "norris")
    together: dict[str, Any] = dict.fromkeys(names, "@leisure_room disk:0")
    scene = Scene(players=1, **together, nauls="exposed", others="dead", strength=6)
    where = placed(proven_in(scene, *names))
    assert max([where[name] for name in names].count(where[name]) for name in names) >= 2


# People -----------------------------------------------------------------------------------------------------


def test_the_unknown_are_given_up_before_the_proven():
    scene = proven_in(Scene(players=1, macready="disk:5", windows="disk:5", others="disk:0"), "macready")
    scene.begins(MoveToken(-1))
    assert scene.asked == [("player 0", "character_to_expose")]
    assert named(scene, would(scene)) == "windows"


def test_a_test_is_for_who_is_unknown_and_not_wasted_on_the_proven():
    scene = Scene(players=1, macready="blood_bag disk:4", others="disk:1", threat=6).begins(RunTests())
    scene.match.answer(0, would(scene), scene.match.questions[0].id)
    willing = next(one for one in scene.match.questions if dict(one.about)["pawn"] == 0)
    bot = make_bot("seasoned", "coop", 0, 1)
    assert bot.answer(scene.match.view(0), [], willing) == "carry_out"
    known = proven_in(Scene(players=1, macready="blood_bag disk:2", others="disk:1", threat=6), "macready")
    known.begins(RunTests())
    known.match.answer(0, "A", known.match.questions[0].id)
    willing = next(one for one in known.match.questions if dict(one.about)["pawn"] == 0)
    assert bot.answer(known.match.view(0), [], willing) == "decline"


def test_wire_goes_to_the_flamethrower():
    scene = Scene(players=1, macready="wire", windows="flamethrower", others="").begins(TradeFreely())
    assert named(scene, would(scene)) == "macready"
    scene.answers("macready", "macready").answers("macready", ("items", "wire", 0))
    assert named(scene, would(scene)) == "windows"


def test_fire_is_for_an_alien_that_would_take_somebody():
    for strength, wanted in ((4, "dynamite"), (1, "decline")):
        words: dict[str, Any] = {"macready": "@shed dynamite", "windows": "@shed", "norris": "@shed"}
        scene = Scene(players=1, **words, nauls="exposed", others="dead", strength=strength)
        scene.fate(location="shed").begins(UnleashAlien())
        assert would(scene) == wanted


# All in all ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3])
def test_they_win_more_often_than_novices(players):
    won = {"novice": 0, "seasoned": 0}
    for level in won:
        for seed in range(40):
            outcome = play_game("coop", players, level, None, seed).outcome
            won[level] += outcome is not None and bool(outcome.winners)
    assert won["seasoned"] >= won["novice"] + 4
