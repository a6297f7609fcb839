"""For those who translate:  python3 play.py words show|find|changed ...

    words show LANGUAGE MESSAGE             a message beside its English, in lines of real games, with its terms
    words show LANGUAGE MESSAGE --picture   and a picture of the screen on which it stands, framed (--phone: a phone's)
    words find LANGUAGE SOME WORDS          the messages that say these words
    words changed LANGUAGE [--since WHEN]   what changed since a commit or date, or since your own last commit

LANGUAGE is one of locales/; MESSAGE an id as in its files, such as stayaway-event-CardsExchanged.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path

from outpost31.rulebook import MalformedRulebook
from tests.translating.catalogue import (
    ROOT,
    Source,
    Term,
    Unknown,
    catalogue,
    check_language,
    file_of,
    find,
    terms_in,
    uses_in_code,
    with_words,
)
from tests.translating.history import Change, changes, commit_of, git, last_visit
from tests.translating.places import lines

PICTURES = ROOT / "screenshots"
MOST_FOUND = 40


def main(arguments: list[str]) -> int:
    """Do what the first word says; what is wrong is told in a line."""
    asked = _parser().parse_args(arguments)
    try:
        check_language(asked.language)
        if asked.verb == "show":
            return show(asked.language, asked.message, asked.picture, is_phone=asked.phone)
        if asked.verb == "find":
            return look_for(asked.language, " ".join(asked.words))
        return tell_changes(asked.language, asked.since)
    except (Unknown, MalformedRulebook) as problem:
        print(f"words: {problem}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("play.py words", description=__doc__, formatter_class=formatter)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="show|find|changed")
    showing = verbs.add_parser("show", help="a message in its place")
    showing.add_argument("language")
    showing.add_argument("message")
    showing.add_argument("--picture", nargs="?", type=Path, const=PICTURES, metavar="FILE")
    showing.add_argument("--phone", action="store_true", help="take the picture on a phone")
    finding = verbs.add_parser("find", help="messages by their words")
    finding.add_argument("language")
    finding.add_argument("words", nargs="+")
    changed = verbs.add_parser("changed", help="what changed since you last looked")
    changed.add_argument("language")
    changed.add_argument("--since", metavar="COMMIT|DATE")
    return parser


# -------------------------------------------------------------------------------- show


def show(language: str, id: str, path: Path | None, *, is_phone: bool) -> int:
    """A message in its place."""
    english, translated = find(id), catalogue(language).get(id)
    print(f"{id}    locales/{language}/{file_of(id)}:{translated.line if translated else english.line}\n")
    _source("en", english)
    if language != "en":
        _source(language, translated)
    said = lines(id, language)
    for line in said:
        print(f"{line.where}:")
        for which, text in {"en": line.english, language: line.translated}.items():
            print(_indented(text, f"    {which:6}"))
    if said:
        print()
    _terms(terms_in(language, id))
    _last_changes(language, id)
    places = uses_in_code(id)
    if places:
        print(f"Named by the browser's code in {', '.join(places[:4])}\n")
    if path is not None:
        return _take(language, id, path, is_phone=is_phone)
    if not said and not id.startswith("cli-"):
        print(
            f"No line of a log says it. To see its screen: python3 play.py words show {language} {id} --picture"
        )
    return 0


def _source(language: str, one: Source | None) -> None:
    print(f"{language}:" if one else f"{language}: not translated; people read the English")
    if one and one.comment:
        print(_indented(f"# {one.comment}", "    "))
    if one:
        print(textwrap.indent(one.text, "    "))
    print()


def _terms(terms: list[Term]) -> None:
    for term in terms:
        never = f"; never {', '.join(term.never)}" if term.never else ""
        print(_indented(f"{', '.join(term.say)}{never}. {term.why}".rstrip(". ") + ".", f"    {term.name}: "))
    if terms:
        print()


def _last_changes(language: str, id: str) -> None:
    """When the text of a message last changed, in English and in the language."""
    for which in dict.fromkeys(("en", language)):
        one = catalogue(which).get(id)
        if one is None:
            continue
        lines_of_it = f"-L{one.line},{one.line + one.text.count(chr(10))}:locales/{which}/{file_of(id)}"
        try:
            told = git("log", "-1", "-s", "--format=%as %h %s", lines_of_it).strip()
        except Unknown:
            continue  # not a git checkout, or the file has lines that are not committed yet
        print(f"    {which}: last changed {told}")
    print()


def _take(language: str, id: str, path: Path, *, is_phone: bool) -> int:
    from tests.translating.pictures import picture  # the browser is needed only here

    file = path if path.suffix else path / f"{language}-{id}.png"
    print("Walking through the screens; this may take a few minutes ...", flush=True)
    screen = picture(id, language, file, is_phone=is_phone)
    if screen is None:
        raise Unknown(f"{id} stands on none of the screens that the walk goes through")
    print(f"{file}: the screen {screen!r}, with the message framed")
    return 0


def _indented(text: str, first: str) -> str:
    return textwrap.fill(text, 110, initial_indent=first, subsequent_indent=" " * len(first))


# -------------------------------------------------------------------------------- find, changed


def look_for(language: str, wanted: str) -> int:
    """The messages that say these words."""
    found = with_words(language, wanted)
    if not found:
        raise Unknown(f"no message in {language} says {wanted!r}")
    for one in found[:MOST_FOUND]:
        print(f"{one.id}\n{_indented(' '.join(one.text.partition('=')[2].split()), '    ')}")
    if len(found) > MOST_FOUND:
        print(f"... and {len(found) - MOST_FOUND} more: look for more words at once")
    return 0


def tell_changes(language: str, since: str | None) -> int:
    """What changed in English and in the language."""
    commit = commit_of(since) if since else last_visit(language)
    when = git("log", "-1", "--format=%as %h %s", commit).strip()
    found = changes(language, commit)
    due = [one for one in found if one.is_due] if language != "en" else []
    print(
        f"Since {when}: {len(found)} changes; {len(due)} of the English that the translation has not followed.\n"
    )
    for one in found:
        mark = "  <- English changed, the translation did not" if one in due else ""
        print(f"{one.id}{mark}")
        _change(one, language)
    return 0


def _change(one: Change, language: str) -> None:
    for which, (before, now) in {"en": one.english, language: one.translated}.items():
        if before == now:
            print(_indented(" ".join(now.split()), f"    {which:6}  "))
            continue
        for sign, text in (("-", before), ("+", now)):
            if text:
                print(_indented(" ".join(text.split()), f"    {which:6}{sign} "))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
