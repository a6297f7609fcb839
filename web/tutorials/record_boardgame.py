"""Finds a first round of the board game that teaches, and writes it down for the client's tutorial.

    python web/tutorials/record_boardgame.py      writes web/tutorials/boardgame.json

The learner is seat 0: human, leads the first round, holds one card of each kind. It meets Childs in the Laboratory,
hands out the tasks, finds a blood bag, is given something by Fuchs, and tests Palmer, who is the alien. The rules play
every move; this only looks for a game in which chance lets it come out so, and keeps what seat 0 sees.
"""

from recording import Unfit, hindrances, record

from outpost31 import Match

SEATS, LEARNER, CHILDS, PALMER, FUCHS = 4, 0, 1, 2, 3
NAMES = ["You", "Childs", "Palmer", "Fuchs"]
OPENINGS = ["station", "station_role", "station_goal", "station_cards", "station_fuel"]
GOES = {LEARNER: "laboratory", CHILDS: "laboratory", PALMER: "generator_room", FUCHS: "warehouse"}
HANDS_IN = {LEARNER: "use", CHILDS: "repair", PALMER: "sabotage", FUCHS: "use"}
TASKS = [("use", LEARNER, "station_use"), ("sabotage", PALMER, "station_sabotage"), ("use", FUCHS, "station_items")]
GIFTS = ("flashlight", "tools")
FIRST_ROUND, OVER = 1, 2
# What the learner lets pass: nothing of it is of use in this round.
CLOSED = {"fire_for_room", "bonus_to_play", "self_exposure", "willing_to_test", "weapon_to_withdraw"}
# What has just happened and wants to be read before the round goes on, and the words that go with it.
PAUSES = {
    "station_fire": ("burning", "PhaseBegan"),
    "station_deal": ("leisure", "DealMade"),
    "station_pointed": ("leisure", "FingerPointed"),
    "station_exposed": ("tests", "AlienExposed"),
}


class Lesson:
    """One game, and how far the learner has come in it."""

    def __init__(self, seed):
        self.match = Match.new("boardgame", seats=SEATS, seed=seed)
        self.given = 0
        self.trades = 0
        self.turned = 0

    def demand(self, is_so, why):
        """Give up this game unless it is so."""
        if not is_so:
            raise Unfit(why)

    def check_deal(self):
        """The learner leads and holds one card of each kind, Palmer is the alien, and it storms."""
        view = self.match.view(LEARNER)
        you = view["people"][LEARNER]
        self.demand(view["leader"] == LEARNER and you["role"] == "human", "leader")
        self.demand(self.match.view(PALMER)["people"][PALMER]["role"] == "alien", "alien")
        self.demand(sorted(you["hand"]) == ["repair", "sabotage", "use"], "hand")
        self.demand(view["base"]["weather"] == "storm" and view["marker"] == GOES[FUCHS], "weather")
        for seat, card in HANDS_IN.items():
            self.demand(card in self.match.view(seat)["people"][seat]["hand"], "hands")

    def learner_choice(self, question):
        """What the learner is to do, and which words of the coach go with it; no words where nobody need answer."""
        about = dict(question.about)
        match question.kind:
            case "turn":
                return "move", "station_turn"
            case "room_to_enter":
                return GOES[LEARNER], "station_room"
            case "card_to_hand_over":
                return HANDS_IN[LEARNER], "station_card"
            case "weapon_to_withdraw":
                return "decline", "station_withdraw"
            case "tokens_to_lay_out":
                return "two_human", "station_tokens"
            case "notice":
                return "confirm", "station_notice"
            case "character_to_assign":
                card, whom, words = TASKS[self.given]
                self.demand(about["card"] == card, "order")
                self.given += 1
                return whom, words
            case "next_card":
                self.turned += 1
                return ("stop", "station_stop") if self.turned == len(TASKS) else ("go_on", f"station_on_{self.turned}")
            case "lab_token_to_keep":
                is_blood = about["token"] == "blood_bag"
                return ("keep", "station_blood") if is_blood else ("discard", "station_failure")
            case "trading_partner":
                self.trades += 1
                return "none", "station_trade" if self.trades == 1 else None
            case "things_to_offer":
                return (), None
            case "deal_to_answer":
                return ((FUCHS, ()), "station_gift") if about["offers"] else ("refuse", None)
            case "deal_to_confirm":
                return "refuse", None
            case "character_to_accuse":
                return PALMER, "station_accuse"
            case "test_to_begin_with":
                return "A", "station_test"
            case "willing_to_test" if about["test"] == "A":
                return "carry_out", "station_willing"
            case "tester":
                return (LEARNER, "station_tester") if about["test"] == "A" else ("none", None)
        self.demand(question.kind in CLOSED, question.kind)
        return question.options[0], None

    def others_choice(self, question):
        """The others do what the lesson needs, and nothing else."""
        seat, options = question.seat, list(question.options)
        match question.kind:
            case "turn":
                return "move"
            case "room_to_enter":
                return GOES[seat]
            case "card_to_hand_over":
                return HANDS_IN[seat]
            case "tokens_to_lay_out":
                return "two_human"
            case "item_to_keep":
                self.demand(set(GIFTS) & set(options), "gift")
                return next(gift for gift in GIFTS if gift in options)
            case "trading_partner":
                return LEARNER if seat == FUCHS and not self.trades > 1 else "none"
            case "things_to_offer" | "deal_to_confirm":
                return options[-1]
            case "character_to_accuse":
                return LEARNER if seat == PALMER else PALMER
        return question.decline if question.decline is not None else options[0]

    def pause(self, events, view):
        """The words for what the learner should have time to read."""
        told = {event["event"] for event in events}
        for words, (phase, sign) in PAUSES.items():
            if view["phase"] == phase and sign in told:
                return words
        return None

    def play(self):
        """The steps of the first round, each with what has changed on the table."""
        self.check_deal()
        steps, seen, before = [], 0, {}
        match = self.match
        while True:
            view = match.view(LEARNER)
            events = match.events(LEARNER, since=seen)
            asked = {question.seat: question for question in match.questions}
            is_over = view["round"] == OVER
            answer = coach = None
            if LEARNER in asked and not is_over:
                answer, coach = self.learner_choice(asked[LEARNER])
                self.demand(answer in list(asked[LEARNER].options), "option")
            paused = None if coach else self.pause(events, view)
            if events or coach or is_over:
                seen += len(events)
                step = {
                    "events": events,
                    "view": {key: value for key, value in view.items() if key not in before or before[key] != value},
                    "waiting": [
                        {"seat": seat, "kind": question.kind, "team": [], "closes_at": None}
                        for seat, question in asked.items()
                        if coach or seat != LEARNER
                    ],
                }
                if coach:
                    step |= {"question": asked[LEARNER].plain(), "answer": answer, "coach": coach}
                    step |= {"hindrances": hindrances(match, LEARNER, asked[LEARNER])}
                else:
                    watched = "station_watch" if steps else "station_moves"
                    step |= {"coach": paused or watched, "waits": paused is not None or not steps}
                steps.append(step)
                before = view
            if is_over:
                steps[-1] |= {"coach": "station_night", "waits": True}
                return [*steps, {"events": [], "view": {}, "waiting": [], "coach": "station_over"}]
            for seat, question in asked.items():
                match.answer(seat, answer if seat == LEARNER else self.others_choice(question))


def play(seed):
    """The steps of one game, or Unfit."""
    lesson = Lesson(seed)
    steps = lesson.play()
    view = lesson.match.view(LEARNER)
    lesson.demand(view["people"][PALMER]["status"] == "exposed", "test")
    lesson.demand(lesson.given == len(TASKS), "tasks")
    words = [step["coach"] for step in steps]
    lesson.demand(words.count("station_gift") == 1 and words.count("station_blood") == 1, "gift")
    return steps


if __name__ == "__main__":
    record("boardgame", play, learner=LEARNER, names=NAMES, openings=OPENINGS)
