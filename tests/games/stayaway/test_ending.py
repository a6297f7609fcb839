"""How the game ends. (S-9)"""

from typing import Any

import pytest

from outpost31.games.stayaway.table import HUMAN, INFECTED
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, DECK, Scene

ALL_INFECTED = "infected infected infected infected"
TAKEN = "infected axe axe axe"


def four(**more):
    """Palmer, who is The Thing, and three humans; it is Palmer's turn."""
    hands = {"palmer": "the_thing infected axe axe", "norris": AXES, "windows": AXES, "childs": AXES}
    return Scene(**hands | more)


def burns(by, whom, **more):
    """Somebody is burned."""
    hands = {"palmer": "the_thing axe axe axe", "norris": AXES, "windows": AXES, "childs": AXES} | more
    hands[by] += " flamethrower"
    return Scene(**hands, active=by).acts().plays(by, "flamethrower", whom).declines(whom)


# Being eliminated -----------------------------------------------------------------------------------------


@clause("S-9.1")
def test_an_eliminated_player_discards_its_hand_face_down():
    scene = burns("norris", "windows", windows="scary missed infected axe")
    assert scene.hand("windows") == []
    assert scene.discarded == ["axe", "flamethrower", "infected", "missed", "scary"]
    assert scene.told(None, "CardDiscarded") == scene.told(None, "HandShown") == []


@clause("S-9.1")
def test_an_eliminated_player_is_out():
    scene = burns("norris", "windows")
    assert [player["is_alive"] for player in scene.view(None)["players"]] == [True, True, False, True]
    scene.answers("norris", "axe").gives("childs", "axe")
    assert scene.asked == [("childs", "draw")]


@clause("S-9.1", "S-9.2")
def test_an_eliminated_human_loses_even_if_the_humans_win():
    scene = burns("norris", "palmer", windows="", fallen={"windows": HUMAN})
    assert scene.winners == ["norris", "childs"]
    assert scene.losers == ["palmer", "windows"]


@clause("S-9.1")
@pytest.mark.parametrize("role", [HUMAN, INFECTED])
def test_its_role_at_that_moment_is_kept_and_told_at_the_end(role):
    infected = ["windows"] if role is INFECTED else []
    scene = burns("norris", "windows", windows=TAKEN, infected=infected)
    assert scene.table.falls[0].role is role
    assert scene.view(None)["falls"] == [{"seat": 2, "turn": 1, "cause": "flamethrower", "role": None}]
    scene.answers("norris", "axe").gives("childs", "axe").answers("childs", "draw").discards("childs", "axe")
    scene.answers("childs", "axe").gives("palmer", "axe").answers("palmer", "declare")
    assert scene.view(None)["falls"][0]["role"] == role.value


# The Thing eliminated -------------------------------------------------------------------------------------


@clause("S-9.2")
def test_when_the_thing_is_eliminated_the_living_humans_win_and_all_others_lose():
    scene = burns("norris", "palmer", windows=TAKEN, infected=["windows"])
    assert scene.reason == "the_thing_eliminated"
    assert scene.winners == ["norris", "childs"]
    assert scene.losers == ["palmer", "windows"]


@clause("S-9.2")
def test_with_no_living_human_nobody_wins():
    taken = dict.fromkeys(("norris", "windows", "childs"), TAKEN)
    scene = burns("norris", "palmer", **taken, infected=list(taken))
    assert (scene.reason, scene.winners) == ("the_thing_eliminated", [])
    assert scene.losers == scene.names


@clause("S-9.2")
def test_everybody_shows():
    scene = burns("norris", "palmer", windows=TAKEN, infected=["windows"])
    (told,) = scene.told(None, "GameEnded")
    assert told["roles"] == ["the_thing", "human", "infected", "human"]
    assert [player["hand"] for player in scene.view("childs")["players"]] == [
        [],
        AXES.split(),
        TAKEN.split(),
        AXES.split(),
    ]


@clause("S-9.2", "S-4.5")
def test_the_same_after_the_thing_was_discovered():
    scene = four(
        palmer="the_thing flamethrower axe axe",
        norris=f"analysis {TAKEN}",
        windows=TAKEN,
        childs="",
        infected=["norris", "windows"],
        fallen={"childs": HUMAN},
        active="norris",
    ).acts()
    scene.plays("norris", "analysis", "palmer")
    assert (scene.reason, scene.winners) == ("the_thing_discovered", [])


# The Thing declares ---------------------------------------------------------------------------------------


@clause("S-9.3")
def test_the_thing_may_declare_whenever_it_is_asked_on_its_own_turn():
    scene = four(
        palmer="the_thing axe axe axe", deck="determination whisky whisky whisky whisky"
    ).begins_turn()
    assert "declare" in scene.offered("palmer")
    assert "declare" in scene.answers("palmer", "draw").offered("palmer")
    scene.plays("palmer", "determination").answers("palmer", "whisky")
    assert "declare" in scene.offered("palmer")
    assert "declare" in scene.discards("palmer", "whisky").offered("palmer")


@clause("S-9.3")
@pytest.mark.parametrize("card", ["seduction", "cant_we_be_friends"])
def test_the_thing_may_declare_at_any_offer_of_its_own_turn(card):
    if card == "seduction":
        scene = four(palmer="the_thing seduction axe axe axe").acts().plays("palmer", card, "windows")
    else:
        scene = four(deck=f"{card} {DECK}").draws().answers("palmer", "windows")
    assert "declare" in scene.offered("palmer")


@clause("S-9.3")
def test_the_thing_may_not_declare_outside_its_own_turn():
    scene = four(active="childs").offers().answers("childs", "axe")
    assert "declare" not in scene.offered("palmer")


@clause("S-9.3")
@pytest.mark.parametrize("infected", [[], ["norris"]])
def test_the_option_is_in_the_things_own_list_only(infected):
    scene = four(active="norris", norris="infected axe axe axe", infected=infected).begins_turn()
    assert scene.offered("norris") == ["draw"]
    assert "declare" not in scene.answers("norris", "draw").offered("norris")
    assert scene.discards("norris", "whisky").offered("norris") == ["axe"]


def last_human_infected(**more):
    """Palmer infects Norris, the last human, among friends, and is then asked for its offer."""
    hands = {"norris": AXES, "windows": TAKEN, "childs": TAKEN, "infected": ["windows", "childs"]} | more
    scene = four(deck=f"cant_we_be_friends {DECK}", **hands).draws()
    scene.answers("palmer", "norris").answers("palmer", "infected").gives("norris", "axe")
    return scene.answers("palmer", "declare")


@clause("S-9.3")
def test_right_with_a_human_eliminated_all_win_but_the_one_whose_infection_left_no_human():
    scene = last_human_infected(blair="", fallen={"blair": HUMAN})
    assert scene.reason == "declared_rightly"
    assert scene.winners == ["palmer", "windows", "childs"]


@clause("S-9.3")
def test_right_without_a_human_eliminated_the_thing_wins_alone():
    scene = last_human_infected()
    assert (scene.reason, scene.winners) == ("declared_rightly", ["palmer"])


@clause("S-9.3")
def test_right_an_infected_that_was_eliminated_is_no_human_eliminated():
    assert last_human_infected(blair="", fallen={"blair": INFECTED}).winners == ["palmer"]


@clause("S-9.3", "S-9.1")
def test_right_an_eliminated_infected_does_not_win():
    scene = last_human_infected(blair="", garry="", fallen={"blair": HUMAN, "garry": INFECTED})
    assert scene.winners == ["palmer", "windows", "childs"]


@clause("S-9.3")
def test_right_if_the_last_human_left_by_elimination_nobody_is_excepted():
    hands = {"norris": AXES, "windows": TAKEN, "childs": TAKEN}
    scene = four(palmer="the_thing flamethrower axe axe axe", **hands, infected=["windows", "childs"]).acts()
    scene.plays("palmer", "flamethrower", "norris").declines("norris").answers("palmer", "declare")
    assert scene.winners == ["palmer", "windows", "childs"]


@clause("S-9.3")
def test_wrong_the_living_humans_win():
    scene = (
        four(norris=TAKEN, infected=["norris"], blair="", fallen={"blair": HUMAN})
        .begins_turn()
        .answers("palmer", "declare")
    )
    assert scene.reason == "declared_wrongly"
    assert scene.winners == ["windows", "childs"]
    assert scene.losers == ["palmer", "norris", "blair"]


@clause("S-9.3", "S-6.2")
def test_wrong_if_the_only_one_left_got_its_infected_card_through_missed():
    hands = {"norris": f"missed {TAKEN}"[: -len(" axe")], "childs": TAKEN, "infected": ["norris", "childs"]}
    scene = four(deck=f"cant_we_be_friends {DECK}", **hands).draws().answers("palmer", "norris")
    scene.answers("palmer", "infected").defends("norris", "missed").gives("windows", "axe")
    assert scene.answers("palmer", "declare").winners == ["windows"]


@clause("S-9.3")
def test_the_declaration_is_made_for_all_to_hear():
    scene = four().begins_turn().answers("palmer", "declare")
    assert scene.told(None, "NoHumansDeclared") == [{"event": "NoHumansDeclared", "seat": 0}]


# Alone, or out of turns -----------------------------------------------------------------------------------


@clause("S-9.4")
@pytest.mark.parametrize("infected", [[], ["norris"]])
def test_the_thing_wins_as_the_only_living_player(infected):
    fallen = {"windows": HUMAN, "childs": INFECTED}
    scene = burns("palmer", "norris", norris=TAKEN, windows="", childs="", fallen=fallen, infected=infected)
    assert (scene.reason, scene.winners) == ("the_thing_alone", ["palmer"])


@clause("S-9.4")
@pytest.mark.parametrize("names", ["palmer norris windows childs", "palmer norris windows childs blair"])
def test_after_forty_turns_for_each_starting_player_nobody_wins(names):
    hands: dict[str, Any] = dict.fromkeys(names.split(), AXES) | {"palmer": "the_thing axe axe axe"}
    scene = Scene(**hands, turn=40 * len(hands)).offers().answers("palmer", "axe").gives("norris", "axe")
    assert (scene.reason, scene.winners) == ("out_of_turns", [])
    assert scene.losers == scene.names


@clause("S-9.4")
def test_the_last_of_those_turns_is_played():
    scene = four(turn=159).offers().answers("palmer", "axe").gives("norris", "axe")
    assert scene.outcome is None
    assert scene.view(None)["turn"] == 160


@clause("S-9.4")
def test_those_who_are_out_count_as_starting_players():
    scene = four(turn=120, childs="", fallen={"childs": HUMAN}).offers()
    assert scene.answers("palmer", "axe").gives("norris", "axe").outcome is None


@clause("S-9.4", "S-3.8")
def test_the_last_turn_may_end_with_its_player_eliminated():
    scene = four(turn=160, norris=ALL_INFECTED, active="norris").offers()
    assert (scene.reason, scene.winners) == ("out_of_turns", [])


# Everything is shown --------------------------------------------------------------------------------------


@clause("S-9.5")
def test_at_the_end_everything_is_shown_with_the_chain_of_infection():
    scene = last_human_infected()
    for who in (*scene.names, None):
        view = scene.view(who)
        assert [player["role"] for player in view["players"]] == [
            "the_thing",
            "infected",
            "infected",
            "infected",
        ]
        assert all(player["hand"] is not None for player in view["players"])
        assert view["chain"] == [{"by": 0, "whom": 1, "turn": 1, "through": "exchange"}]


@clause("S-9.5")
def test_the_chain_says_who_whom_when_and_in_what():
    scene = four(deck=f"round_and_round {DECK}", turn=7).draws().answers("palmer", "infected")
    for name in ("norris", "windows", "childs"):
        scene.answers(name, "axe")
    scene.answers("norris", "draw").discards("norris", "axe").answers("norris", "axe").gives("windows", "axe")
    assert scene.view(None)["chain"] is None
    assert [(one.by, one.whom, one.turn, one.through) for one in scene.table.chain] == [
        (0, 1, 7, "round_and_round")
    ]


@clause("S-9.5")
def test_after_the_end_everything_that_happened_is_told_with_nothing_hidden():
    scene = last_human_infected()
    exchanges = [event for event in scene.match.chronicle() if event["event"] == "CardsExchanged"]
    assert [(event["offered"], event["answered"]) for event in exchanges] == [("infected", "axe")]


@clause("S-9.2", "S-9.5")
def test_after_the_end_nobody_is_asked_anything():
    assert last_human_infected().asked == []
