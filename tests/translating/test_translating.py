"""What translators are shown: a message in its place, and what changed since they last looked."""

import subprocess

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.translating.__main__ import main
from tests.translating.catalogue import Unknown, catalogue, terms_in, uses_in_code, with_words
from tests.translating.history import changes, commit_of, last_visit
from tests.translating.pictures import LEFT, RIGHT, marked, picture
from tests.translating.places import lines

ENGLISH = """\
client-hello = Hello, { $name }.
client-new = New table
client-old = Gone soon
"""
SPANISH = """\
client-hello = Hola, { $name }.
client-new = Mesa nueva
client-old = Pronto se va
"""


def git(root, *words):
    subprocess.run(["git", "-c", "user.name=Ana", "-c", "user.email=ana@example.org", *words], cwd=root, check=True,
                   capture_output=True)  # fmt: skip


def write(root, english, spanish):
    for language, text in (("en", english), ("es", spanish)):
        (root / "locales" / language).mkdir(parents=True, exist_ok=True)
        (root / "locales" / language / "client.ftl").write_text(text, encoding="utf-8")


@pytest.fixture
def checkout(tmp_path):
    """A checkout in which Ana translated everything once."""
    git(tmp_path, "init", "-q", "-b", "main")
    git(tmp_path, "config", "user.email", "ana@example.org")
    write(tmp_path, ENGLISH, SPANISH)
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "Say it in Spanish")
    return tmp_path


def test_a_line_of_the_log_is_shown_to_different_readers_in_both_languages():
    said = lines("stayaway-event-CardsExchanged", "es")
    assert {line.where for line in said} >= {"in the log, as everybody reads it"} and len(said) == 3
    assert any(line.english.startswith("You give") and line.translated.startswith("Das ") for line in said)


@pytest.mark.parametrize(
    "id",
    [
        "stayaway-question-card_to_use",
        "boardgame-option-next_card-go_on",
        "coop-event-DiceRolled",
        "stayaway-role-infected",
    ],
)
def test_questions_choices_and_names_have_their_lines_too(id):
    assert lines(id, "pl")


def test_show_tells_the_source_the_lines_the_terms_and_the_code(capsys):
    assert main(["show", "es", "client-new-table"]) == 0
    told = capsys.readouterr().out
    assert "locales/es/client.ftl" in told and "client-new-table = New table" in told
    assert "web/src/screens/Home.svelte" in told and "--picture" in told
    assert main(["show", "es", "stayaway-card-flamethrower"]) == 0
    assert "flamethrower: Lanzallamas; never lanza llamas" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["show", "sp", "client-new-table"], "no language 'sp'; There are: en, es, it, pl, pt-BR"),
        (["show", "pt", "client-new-table"], "did you mean pt-BR?"),
        (["show", "es", "client-new-tabel"], "these come near: client-new-table"),
        (["show", "es", "xyzzy"], "words find LANGUAGE"),
        (["find", "es", "xyzzy"], "no message in es says 'xyzzy'"),
        (["changed", "es", "--since", "xyzzy"], "'xyzzy' is no commit, tag or date"),
        (["changed", "es", "--since", "1999-01-01"], "nothing was committed before 1999-01-01"),
    ],
)
def test_what_there_is_not_is_told_with_what_comes_near(words, told, capsys):
    assert main(words) == 2
    assert told in capsys.readouterr().err


def test_a_message_is_found_by_its_words_in_any_case():
    assert "client-new-table" in {one.id for one in with_words("pl", "nowy STÓŁ")}


def test_a_term_counts_where_only_english_says_it():
    term = next(term for term in terms_in("es", "stayaway-card-flamethrower") if term.name == "flamethrower")
    assert term.say == ("Lanzallamas",)


def test_the_code_that_names_a_message_is_found():
    assert any(place.startswith("web/src/screens/Home.svelte:") for place in uses_in_code("client-new-table"))


def test_what_english_changed_and_the_translation_did_not_comes_first(checkout):
    write(
        checkout,
        ENGLISH.replace("Hello", "Good evening").replace("client-old = Gone soon\n", "client-more = More\n"),
        SPANISH.replace("Mesa nueva", "Nueva mesa").replace(
            "client-old = Pronto se va\n", "client-more = Más\n"
        ),
    )
    found = changes("es", last_visit("es", checkout), checkout)
    assert [(one.id, one.is_due) for one in found] == [
        ("client-hello", True), ("client-new", False), ("client-more", False), ("client-old", False),
    ]  # fmt: skip
    assert found[0].english == ("Hello, { $name }.", "Good evening, { $name }.")
    assert found[1].translated == ("Mesa nueva", "Nueva mesa")


def test_nothing_changed_is_no_change(checkout):
    assert changes("es", commit_of("HEAD", checkout), checkout) == []


def test_somebody_who_was_never_here_says_since_when(checkout):
    git(checkout, "config", "user.email", "ben@example.org")
    with pytest.raises(Unknown, match="--since"):
        last_visit("es", checkout)


def test_clauses_of_the_rules_are_among_the_changes(checkout):
    (checkout / "rules" / "es").mkdir(parents=True)
    page = "# La Cosa\n\nEl juego.\n\n## S-1 Mazo\n- **S-1.1** *Las cartas.* Hay {} cartas.\n"
    rule = checkout / "rules" / "es" / "stayaway.md"
    rule.write_text(page.format(108), encoding="utf-8")
    git(checkout, "add", "-A")
    git(checkout, "commit", "-q", "-m", "Rules")
    rule.write_text(page.format(107), encoding="utf-8")
    assert [one.id for one in changes("es", commit_of("HEAD", checkout), checkout)] == ["S-1.1"]


def test_one_message_is_told_from_all_others_by_its_marks():
    bundle = FluentBundle(["es"], use_isolating=False)
    bundle.add_resource(FluentResource(marked(SPANISH, "client-hello")))
    said = [
        bundle.format_pattern(pattern, {"name": "Ana"})[0]
        for pattern in (bundle.get_message(id).value for id in ("client-hello", "client-new"))
        if pattern is not None
    ]
    assert said == [f"{LEFT}Hola, Ana.{RIGHT}", "Mesa nueva"]


@pytest.mark.long
def test_a_message_of_the_interface_has_a_picture(tmp_path):
    file = tmp_path / "new-table.png"
    assert picture("client-new-table", "pl", file) == "home"
    assert file.stat().st_size > 10_000


def test_every_message_stands_in_the_catalogue_with_its_line():
    assert all(one.line > 0 and one.text.startswith(one.id) for one in catalogue("pl").values())
