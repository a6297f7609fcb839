"""The pages of rules: all clauses are there, they follow the grammar, and a player finds them."""

import re
from pathlib import Path

import pytest

from outpost31 import rulebook
from outpost31.rulebook import Clause, MalformedRulebook, Rulebook, UnknownClause

# How many clauses each chapter has, from chapter 1 on.
CLAUSES = {
    "stayaway": ("S", (2, 2, 8, 10, 11, 5, 3, 13, 5)),
    "boardgame": ("B", (7, 10, 1, 9, 13, 20, 8, 9, 9, 12, 1)),
    "coop": ("C", (6, 1, 4, 6, 9, 5, 4, 3)),
    "norwegian": ("N", (6, 4, 1, 4, 6)),
}

OPTIONS = {
    "stayaway": {
        "turn_after_swap": ("mover", ("mover", "swapped")),
        "thing_flamethrower": ("true", ("true", "false")),
        "quarantine_exchange": ("out_only", ("out_only", "open", "none")),
    },
    "boardgame": {
        "kennel_card": ("true", ("true", "false")),
        "characters": ("random", ("random", "choose")),
        "boiler_fails": ("check", ("check", "at_once")),
        "generator_fails": ("check", ("check", "at_once")),
        "change_cards": ("all", ("all", "any")),
        "weapons_avoid_dogs": ("false", ("true", "false")),
        "weapons_avoid_aliens": ("false", ("true", "false")),
        "dormitory_contagion": ("false", ("true", "false")),
        "leader_allows_fire": ("true", ("true", "false")),
        "rescue_boarding": ("on_turn", ("on_turn", "after_encounters")),
        "first_boarder_shows": ("true", ("true", "false")),
        "boarding": ("unanimous", ("unanimous", "majority")),
        "station_fuel": ("any", ("any", "base")),
        "radio_coop_use": ("true", ("true", "false")),
        "helicopter_coop_use": ("true", ("true", "false")),
        "trade_lab_tokens": ("true", ("true", "false")),
        "hunger": ("short", ("short", "empty")),
    },
    "coop": {
        "open_hands": ("true", ("true", "false")),
        "dog_moves_disk": ("false", ("true", "false")),
        "escape": ("boarding", ("boarding", "won")),
    },
    "norwegian": {},
}

RULINGS = """
S-3.5 S-3.8 S-4.5 S-6.2 S-7.1 S-7.3 S-8.7 S-8.13 S-9.3 S-9.4 B-2.9 B-4.9 B-5.5 B-5.11 B-6.5
B-6.7 B-6.12 B-6.16 B-7.1 B-7.2 B-8.8 B-9.5 B-10.2 B-10.5 B-10.12 C-4.3 C-4.4 C-5.1 C-5.3 C-5.4 C-5.5
C-5.6 C-5.7 C-6.3 C-6.4 C-6.5 C-7.1 C-8.1 N-1.2 N-4.1 N-4.3 N-5.5
""".split()

FIGURES = ["B-4.2", "B-9.2", "B-11.1", "N-1.1", "N-1.5", "N-1.6", "N-2.2", "N-5.1"]

REFERENCE = re.compile(r"\b[SBCNF]-\d+(?:\.\d+)?\b")

PAGE = """\
# A game

A few words.

## S-1 Cards
For all of them.

- **S-1.1** *The first rule.* It says something [ruling]
  and goes on.

| card | copies |
| --- | --- |
| Axe | 2 |

- **S-1.2** *Is this a title?* It is. [option: loud = true]

## S-2 Turns
- **S-2.1** *The other rule.* Here [option: pace = slow | quick; default quick] is a choice. [figure]
"""


def all_clauses() -> list[Clause]:
    return [rulebook.clause(id) for id in rulebook.clause_ids()]


def found(game: str, words: str) -> list[str]:
    return [clause.id for clause in rulebook.search(game, words)]


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_stands_once_and_in_order(game: str) -> None:
    letter, counts = CLAUSES[game]
    expected = [f"{letter}-{c}.{n}" for c, count in enumerate(counts, 1) for n in range(1, count + 1)]
    assert list(rulebook.clause_ids(game)) == expected


def test_the_ids_of_all_games_are_those_of_each() -> None:
    assert rulebook.clause_ids() == tuple(
        id for game in rulebook.letters() for id in rulebook.clause_ids(game)
    )
    assert len(set(rulebook.clause_ids())) == len(rulebook.clause_ids())


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_has_exactly_these_options(game: str) -> None:
    found = {option.name: (option.default, option.choices) for option in rulebook.load(game).options}
    assert found == OPTIONS[game]


def test_an_option_belongs_to_one_page_alone() -> None:
    books = [*map(rulebook.load, rulebook.letters()), rulebook.figures()]
    names = [option.name for book in books for option in book.options]
    assert len(names) == len(set(names)) == 24


def test_the_figures_may_be_overridden() -> None:
    (option,) = rulebook.figures().options
    assert (option.name, option.default, option.choices) == ("figures", "{}", ())


def test_rulings_and_figures_are_marked() -> None:
    assert [clause.id for clause in all_clauses() if clause.is_ruling] == RULINGS
    assert [clause.id for clause in all_clauses() if clause.is_figure] == FIGURES


def test_every_clause_that_is_referred_to_exists() -> None:
    known = set(rulebook.clause_ids())
    chapters = {chapter.id for game in rulebook.letters() for chapter in rulebook.load(game).chapters}
    for clause in all_clauses():
        for reference in REFERENCE.findall(clause.text):
            assert reference in known | chapters, f"{clause.id} refers to {reference}"


def test_titles_differ_within_a_game() -> None:
    for game in rulebook.letters():
        titles = [clause.title for clause in rulebook.load(game).clauses]
        assert len(titles) == len(set(titles))


def test_the_printed_numbers_make_the_printed_size_of_the_deck() -> None:
    numbers: list[int] = []
    for _, _, printed in rulebook.clause("S-1.1").tables[0].rows:
        for entry in printed.replace("always (1 copy)", "4").split(", "):
            number, _, copies = entry.partition("×")
            numbers += [int(number)] * int(copies or 1)
    size = rulebook.clause("S-1.2").tables[0]
    for players, cards in zip(size.header[1:], size.rows[0][1:], strict=True):
        assert sum(number <= int(players) for number in numbers) == int(cards)


def test_tables_belong_to_what_they_follow() -> None:
    rooms = rulebook.load("boardgame").chapters[8]
    assert (rooms.id, len(rooms.tables), len(rooms.tables[0].rows)) == ("B-9", 1, 10)
    assert rulebook.clause("B-2.1").tables[0].header == ("players", "4", "5", "6", "7", "8")
    assert rulebook.clause("B-2.2").tables == ()
    assert [chapter.id for chapter in rulebook.figures().chapters] == ["F-1", "F-2", "F-3"]
    assert all(chapter.tables for chapter in rulebook.figures().chapters)


def test_every_figure_is_known_or_reconstructed() -> None:
    for chapter in rulebook.figures().chapters[1:]:
        for row in chapter.tables[0].rows:
            assert row[2].split(" (")[0] in ("known", "reconstructed")


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(ValueError, match="stayaway, boardgame, coop, norwegian"):
        rulebook.load("chess")


def test_an_unknown_clause_is_refused_with_ids_that_come_near() -> None:
    with pytest.raises(UnknownClause) as refusal:
        rulebook.clause("s-3.2")
    assert str(refusal.value).startswith("no clause 's-3.2'; did you mean S-3.2 or")
    with pytest.raises(KeyError, match=r"B-6\.20"):
        rulebook.clause("B-6.21")
    with pytest.raises(KeyError, match=r"one like S-3\.2"):
        rulebook.clause("??")


def test_a_book_is_read_once() -> None:
    assert rulebook.load("coop") is rulebook.load("coop")


def test_search_puts_titles_before_texts() -> None:
    assert found("stayaway", "flamethrower")[:2] == ["S-4.5", "S-5.1"]
    assert "S-7.1" in found("stayaway", "flamethrower")[2:]


def test_search_wants_every_word() -> None:
    both = found("stayaway", "quarantine seduction")
    assert both and set(both) == set(found("stayaway", "quarantine")) & set(found("stayaway", "seduction"))
    assert found("stayaway", "quarantine kennel") == []
    assert found("stayaway", " ?! ") == []


def test_search_minds_neither_case_nor_accents() -> None:
    assert found("stayaway", "SUPERINFECTIÓN") == found("stayaway", "superinfection") != []
    assert found("stayaway", "you’d better run!")[0] == "S-5.9"


def test_search_finds_the_beginning_of_a_word_but_not_its_middle() -> None:
    assert "S-4.3" in found("stayaway", "super")
    assert "S-4.3" not in found("stayaway", "uperinf")


def test_search_finds_an_id_and_what_stands_in_tables() -> None:
    assert found("boardgame", "B-6.12")[0] == "B-6.12"
    assert found("norwegian", "Halvorson") == ["N-1.6"]


def test_search_in_a_variant_looks_in_its_base_too() -> None:
    assert found("coop", "kennel")[0] == "C-4.5"
    assert "B-1.4" in found("coop", "kennel")
    assert "B-5.10" in found("norwegian", "dormitory")
    assert {id[0] for id in found("boardgame", "kennel")} == {"B"}
    assert {id[0] for id in rulebook.clause_ids("coop")} == {"C"}


def test_a_page_is_read_into_chapters_clauses_and_tables() -> None:
    book: Rulebook = rulebook.parse(PAGE, "S", "example")
    assert (book.game, book.title, book.intro) == ("example", "A game", "A few words.")
    cards, turns = book.chapters
    assert (cards.id, cards.title, cards.text, cards.tables) == ("S-1", "Cards", "For all of them.", ())
    first, second = cards.clauses
    assert (first.title, first.text) == ("The first rule", "It says something [ruling] and goes on.")
    assert first.is_ruling and not first.is_figure
    assert first.tables[0].rows == (("Axe", "2"),)
    assert second.title == "Is this a title?"
    assert [option.name for option in second.options] == ["loud"]
    assert turns.clauses[0].options[0].choices == ("slow", "quick")
    assert turns.clauses[0].options[0].default == "quick"
    assert turns.clauses[0].is_figure


@pytest.mark.parametrize(
    ("right", "wrong", "line", "problem"),
    [
        ("# A game", "A game", 1, "first line"),
        ("A few words.", "", 1, "introduction"),
        ("A few words.", "- a list", 3, "clause cannot stand here"),
        ("A few words.", "### A heading", 3, "heading cannot stand here"),
        ("## S-1 Cards", "## Cards", 5, "a chapter begins"),
        ("## S-1 Cards", "## B-1 Cards", 5, "a chapter begins"),
        ("## S-2 Turns", "## S-1 Turns", 17, "ascend"),
        ("**S-1.1**", "S-1.1", 8, "a clause here begins"),
        ("**S-1.1**", "**S-2.1**", 8, "a clause here begins"),
        ("**S-1.2**", "**S-1.1**", 15, "ascend"),
        ("*The first rule.*", "*The first rule*", 8, "a clause here begins"),
        ("*The first rule.*", "*Rule.*", 8, "two to five words"),
        ("*The first rule.*", "*The first rule of them all.*", 8, "two to five words"),
        ("  and goes on.", "and goes on.", 9, "indented"),
        ("  and goes on.", "\n  and goes on.", 10, "continues no clause"),
        ("  and goes on.", "\nand goes on.", 10, "one paragraph"),
        ("on.\n\n| card", "on.\n| card", 10, "empty line"),
        ("| --- | --- |\n", "", 11, "a table is"),
        ("| Axe | 2 |", "| Axe |", 13, "1 cells, its header 2"),
        ("[ruling]", "[Ruling]", 8, "misspelt"),
        ("[ruling]\n ", "\n  [ruling on order]", 9, "misspelt"),
        ("[ruling]", "[ruling", 8, "misspelt"),
        ("loud = true", "loud = maybe", 15, "misspelt"),
        ("loud = true", "loud: true", 15, "misspelt"),
        ("; default quick", "", 18, "misspelt"),
        ("default quick", "default fast", 18, "none of its choices"),
        ("pace = slow", "loud = slow", 18, "defined twice"),
    ],
)
def test_a_malformed_page_is_refused_with_its_line(right: str, wrong: str, line: int, problem: str) -> None:
    assert PAGE.count(right) == 1
    with pytest.raises(MalformedRulebook, match=problem) as refusal:
        rulebook.parse(PAGE.replace(right, wrong), "S", file="example.md")
    assert refusal.value.line == line
    assert str(refusal.value).startswith(f"example.md:{line}: ")


def test_pages_shipped_with_the_package_come_before_those_of_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "outpost31"
    monkeypatch.setattr(rulebook, "__file__", str(package / "rulebook.py"))
    for place, title in ((tmp_path / "rules", "In the checkout"), (package / "rules", "In the package")):
        place.mkdir(parents=True)
        (place / "coop.md").write_text(PAGE.replace("A game", title).replace("S-", "C-"), encoding="utf-8")
        assert rulebook.load.__wrapped__("coop").title == title
