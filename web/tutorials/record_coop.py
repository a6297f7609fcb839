"""Finds a first round of co-op that teaches, and writes it down for the client's tutorial.

    python web/tutorials/record_coop.py      writes web/tutorials/coop.json

The learner plays the whole crew alone. Windows repairs the radio, Clark turns a bad die from the Dormitory so that
MacReady finds a weapon, Dr. Blair cancels another and finds a blood bag, and Nauls has to carry out what is left. The
blood test shows that Dr. Blair is human. The rules play every move; this only looks for a game in which chance lets it
come out so. What one panel asks is one step: its first question, and what is said ahead to those after it.
"""

from recording import Unfit, hindrances, record

from outpost31 import Match

LEARNER = 0
NAMES = ["You"]
OPENINGS = ["crew", "crew_goal", "crew_track", "station_fuel"]
CAST = ("windows", "macready", "blair", "norris", "nauls", "clark")
WINDOWS, MACREADY, BLAIR, NORRIS, NAULS, CLARK = range(6)
GOES = {
    WINDOWS: "radio_room",
    MACREADY: "armory",
    BLAIR: "laboratory",
    NORRIS: "laboratory",
    NAULS: "kitchen",
    CLARK: "dormitory",
}
USE, REPAIR, SABOTAGE, THREAT = "use", "repair", "sabotage", "threat"
# Who gets the dice of each roll, and the words that go with it.
GIVEN = [
    (WINDOWS, "crew_repair"),
    (MACREADY, "crew_weapon"),
    (BLAIR, "crew_blood"),
    (NAULS, "crew_bad"),
]
OVER = 2


def bad(dice):
    """The dice that do harm."""
    return sorted(face for face in dice if face in (SABOTAGE, THREAT))


class Lesson:
    """One game, and how far the learner has come in it."""

    def __init__(self, seed):
        self.match = Match.new("coop", seats=1, seed=seed, options={"characters": "choose"})
        self.given = -1
        for key in CAST:
            self.match.answer(LEARNER, key)

    def demand(self, is_so, why):
        """Give up this game unless it is so."""
        if not is_so:
            raise Unfit(why)

    def check_roll(self, dice):
        """Good dice for Windows, then one that Clark turns, then one that Dr. Blair cancels, then one for Nauls."""
        harm = bad(dice)
        fits = [
            not harm and REPAIR in dice,
            harm == [SABOTAGE] and USE in dice,
            harm == [THREAT] and USE in dice,
            harm == [THREAT],
        ]
        self.demand(fits[self.given], "dice")

    def choice(self, question):
        """What the learner is to do, what is said ahead with it, and which words of the coach go with it."""
        about, options = dict(question.about), list(question.options)
        match question.kind:
            case "room_to_enter":
                self.demand(about["pawn"] == WINDOWS, "order")
                return GOES[WINDOWS], [GOES[pawn] for pawn in range(1, len(CAST))], "crew_rooms"
            case "character_to_assign":
                self.given += 1
                self.check_roll(about["dice"])
                whom, words = GIVEN[self.given]
                return whom, [], words
            case "die_to_turn" if self.given == 1:
                return (about["dice"].index(SABOTAGE), USE), [], "crew_turn"
            case "die_to_turn":
                return "none", [], "crew_dormitory"
            case "die_to_cancel" if about["pawn"] == BLAIR:
                return about["dice"].index(THREAT), ["none"], "crew_cancel"
            case "die_to_cancel":
                kept = {WINDOWS: "crew_keep_all", NAULS: "crew_let_it"}
                return "none", [], kept.get(about["pawn"], "crew_keep")
            case "action_to_take":
                wish = REPAIR if about["pawn"] == WINDOWS else USE
                return wish, [], f"crew_act_{CAST[about['pawn']]}"
            case "weapon_to_keep":
                return options[0], [], "crew_find"
            case "lab_token_to_keep":
                is_blood = about["token"] == "blood_bag"
                return ("keep", [], "station_blood") if is_blood else ("discard", [], "crew_failure")
            case "next_dice":
                is_last = self.given == len(GIVEN) - 1
                return ("stop", [], "crew_stop") if is_last else ("go_on", [], f"crew_on_{self.given + 1}")
            case "character_to_hand_over":
                return "none", [], "crew_leisure"
            case "test_to_begin_with":
                return "A", [], "crew_test"
            case "willing_to_test":
                return "carry_out", [], "crew_willing"
            case "tester":
                return BLAIR, [], "crew_tester"
        raise Unfit(question.kind)

    def play(self):
        """The steps of the first round, each with what has changed on the table."""
        steps, seen, before, match = [], 0, {}, self.match
        while True:
            view, question = match.view(LEARNER), match.questions[0]
            if len(question.options) == 1:  # nobody's move
                match.answer(LEARNER, question.options[0])
                continue
            events = match.events(LEARNER, since=seen)
            seen += len(events)
            step = {
                "events": events,
                "view": {key: value for key, value in view.items() if key not in before or before[key] != value},
                "waiting": [],
            }
            before = view
            steps.append(step)
            if view["round"] == OVER:
                steps[-1] |= {"coach": "crew_night", "waits": True}
                return [*steps, {"events": [], "view": {}, "waiting": [], "coach": "crew_over"}]
            answer, ahead, coach = self.choice(question)
            self.demand(answer in list(question.options), "option")
            step["waiting"] = [{"seat": LEARNER, "kind": question.kind, "team": [], "closes_at": None}]
            step |= {"question": question.plain(), "answer": answer, "coach": coach}
            step |= {"hindrances": hindrances(match, LEARNER, question)}
            if ahead:
                step["ahead"] = ahead
            match.answer(LEARNER, answer)
            for said in ahead:
                (following,) = match.questions
                self.demand(following.kind == question.kind and said in list(following.options), "set")
                match.answer(LEARNER, said)


def play(seed):
    """The steps of one game, or Unfit."""
    lesson = Lesson(seed)
    steps = lesson.play()
    view = lesson.match.view(LEARNER)
    lesson.demand(view["people"][BLAIR]["role"] == "human" and not view["alien"]["exposed"], "test")
    lesson.demand(view["outcome"] is None, "end")
    words = [step["coach"] for step in steps]
    lesson.demand(words.count("station_blood") == 1 and words.count("crew_find") == 1, "finds")
    return steps


if __name__ == "__main__":
    record("coop", play, learner=LEARNER, names=NAMES, openings=OPENINGS)
