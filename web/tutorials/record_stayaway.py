"""Finds a first round of Stay Away! that teaches, and writes it down for the client's tutorial.

    python web/tutorials/record_stayaway.py      writes web/tutorials/stayaway.json

The learner is seat 0, human, holds Suspicion, Scary and Flamethrower, and goes first. Seat 4, its other neighbour, is
The Thing, draws an Infected! card and offers it. Scary shows that card, and fire ends the game. The rules play every
move; this only looks for a deal in which they come out so, and for the record's sake keeps what seat 0 sees.
"""

from recording import Unfit, hindrances, record

from outpost31 import Match

SEATS, LEARNER, THING = 5, 0, 4
NAMES = ["You", "Nauls", "Blair", "Childs", "Palmer"]
OPENINGS = ["circle", "hand", "goal"]
WANTED = {"suspicion", "scary", "flamethrower"}
# What is read when a turn is over, one after the other: the learner's own first, then each of the others'.
WATCHED = ["exchanged", "turn_first", "turn_second", "turn_third"]


def learner_choice(question, turn):
    """What the learner is to do, and which words of the coach go with it."""
    options, kind = list(question.options), question.kind
    if kind == "draw":
        return "draw", "draw" if turn == 1 else "draw_again"
    if kind == "card_to_use":
        wish = ("play", "suspicion", THING) if turn == 1 else ("play", "flamethrower", THING)
        return wish, "suspicion" if turn == 1 else "burn"
    if kind == "card_to_offer":
        spare = [card for card in options if card not in WANTED and card not in ("no_barbecue", "infected")]
        return (spare[0] if spare else None), "offer"
    if kind == "answer_to_offer":
        return ("defend", "scary"), "scary"
    raise Unfit(kind)


def others_choice(question):
    """The others do as little as they can; The Thing offers an Infected! card."""
    options = list(question.options)
    if question.kind == "draw":
        return "draw"
    if question.kind == "card_to_use":
        discards = [
            option
            for option in options
            if option[0] == "discard" and option[1] not in ("infected", "no_barbecue")
        ]
        return discards[0] if discards else options[0]
    if question.kind == "card_to_offer" and question.seat == THING:
        if "infected" not in options:
            raise Unfit("nothing to offer")
        return "infected"
    if question.kind == "answer_to_offer":
        given = [option for option in options if option[0] == "give" and option[1] != "no_barbecue"]
        return given[0] if given else options[0]
    if question.kind == "answer_to_fire":
        return "accept"
    return options[0]


def play(seed):
    """The steps of one game, or Unfit."""
    match = Match.new("stayaway", seats=SEATS, seed=seed)
    view = match.view(LEARNER)
    hand = view["players"][LEARNER]["hand"]
    if view["active"] != LEARNER or not WANTED <= set(hand) or view["players"][LEARNER]["role"] != "human":
        raise Unfit("deal")
    if match.view(THING)["players"][THING]["role"] != "the_thing":
        raise Unfit("thing")
    steps, seen, told, watched = [], 0, [], iter(WATCHED)
    while match.outcome is None:
        if match.view(None)["turn"] > SEATS + 1:
            raise Unfit("too long")
        (question,) = match.questions
        view = match.view(LEARNER)
        events = match.events(LEARNER, since=seen)
        seen += len(events)
        if any(
            event["event"]
            in ("PanicDrawn", "PlayerEliminated", "DoorBarred", "DirectionTurned", "PlacesChanged")
            for event in events
        ):
            raise Unfit("panic")
        # What the others do in a turn is one step: nobody presses a button for every card that moves.
        told += events
        if question.seat != LEARNER and not any(event["event"] == "TurnBegan" for event in events):
            match.answer(question.seat, others_choice(question))
            continue
        step = {
            "events": told,
            "view": view,
            "waiting": [{"seat": question.seat, "kind": question.kind, "team": [], "closes_at": None}],
        }
        if question.seat == LEARNER:
            option, coach = learner_choice(question, view["turn"])
            if option not in list(question.options):
                raise Unfit("option")
            step |= {"question": question.plain(), "answer": option, "coach": coach}
            step |= {"hindrances": hindrances(match, LEARNER, question)}
        else:
            option = others_choice(question)
            step |= {"coach": next(watched, None), "waits": True}
        steps.append(step)
        told = []
        match.answer(question.seat, option)
    if match.outcome.reason != "the_thing_eliminated":
        raise Unfit("end")
    steps.append({"events": told + match.events(LEARNER, since=seen), "view": match.view(LEARNER), "waiting": []})
    return steps


if __name__ == "__main__":
    record("stayaway", play, learner=LEARNER, names=NAMES, openings=OPENINGS)
