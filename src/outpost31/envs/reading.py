"""Reading a reply: what of it was said aloud, and which option it means."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from outpost31.bots.talk import CLAIMS, Saying
from outpost31.cli.presentation import AnyPresentation

QUOTED = re.compile(r"[\"“„«]([^\"“”„«»]{1,400})[\"”»]")
"""What is said aloud stands in quotation marks, as any of our languages writes them."""
NUMBER = re.compile(r"(?<![\w.])(\d{1,4})(?![\w])")
PHRASES = (
    "burn_it",
    "i_am_human",
    "test_them",
    "prove_it",
    "who_has_fire",
    "stay_away",
    "trust_me",
    "yes",
    "no",
    "hello",
    "sorry",
    "watch_out",
)
ABOUT_SOMEBODY = ("i_trust", "i_suspect", "i_know_human", "i_know_alien", "i_will_test")


class Reply(NamedTuple):
    """What somebody wrote: what they say aloud, and the place of the option that they mean, if one can be read."""

    said: tuple[str, ...]
    option: int | None


def plain(text: str) -> str:
    """A phrase without what does not matter: case, marks round it, more than one space."""
    return " ".join(re.sub(r"[^\w'’+]+", " ", text.casefold()).split())


def read_reply(text: str, phrases: Sequence[str]) -> Reply:
    """Read a reply to a question whose options are called so.

    An option is meant by its words or by its number. Of several numbers the last counts: who reasons aloud ends with
    the answer. Words must mean one option alone.
    """
    said = tuple(" ".join(part.split()) for part in QUOTED.findall(text))
    rest = QUOTED.sub(" ", text)
    wanted = plain(rest)
    names = [plain(phrase) for phrase in phrases]
    if names.count(wanted) == 1:
        return Reply(said, names.index(wanted))
    for number in reversed(NUMBER.findall(rest)):
        if 1 <= int(number) <= len(phrases):
            return Reply(said, int(number) - 1)
    # The longest names that occur: "discard the axe" also holds "axe".
    found = [place for place, name in enumerate(names) if name and f" {name} " in f" {wanted} "]
    longest = [one for one in found if not any(names[one] in names[other] for other in found if other != one)]
    if len(longest) == 1:
        return Reply(said, longest[0])
    return Reply(said, None)


def claims_in_words(
    presentation: AnyPresentation, seats: int, roles: Sequence[str], rooms: Sequence[str] = ()
) -> Mapping[str, Saying]:
    """Every claim and quick phrase that is understood as such, by its words in the presentation's language."""
    words = presentation.words
    found = {plain(words.say(f"client-phrase-{phrase}")): Saying(phrase=phrase) for phrase in PHRASES}
    for claim in CLAIMS:
        if claim in ABOUT_SOMEBODY:
            for seat in range(seats):
                told = words.say(f"client-claim-{claim}", about=presentation.name(seat), thing="nothing")
                found[plain(told)] = Saying(claim, about=seat)
        elif claim == "i_am":
            for role in roles:
                thing = words.say(f"{presentation.game}-role-{role}")
                told = words.say(f"client-claim-{claim}", about="nobody", thing=thing)
                found[plain(told)] = Saying(claim, thing=role)
        elif claim == "i_will_go":
            for room in rooms:
                told = words.say(f"client-claim-{claim}", about="nobody", thing=presentation.claimed(room))
                found[plain(told)] = Saying(claim, thing=room)
    return found
