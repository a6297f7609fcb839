"""Every clause has code and a test, and no citation points nowhere."""

from pathlib import Path

import pytest

from outpost31.rulebook import clause_ids
from tests.clauses import cited_in_code, cited_in_tests, clause, problems
from tests.not_yet import NOT_YET

HOUSE = Path(__file__).resolve().parents[1]


def test_every_clause_has_code_and_a_test():
    code = cited_in_code(HOUSE / "src" / "outpost31")
    tests = cited_in_tests(HOUSE / "tests")
    found = problems(clause_ids(), code, tests, NOT_YET)
    assert not found, "\n" + "\n".join(found)


# The check itself, on small trees with something wrong planted in each --------------------------------------


@pytest.fixture
def house(tmp_path):
    """Two clauses, both in the code and both tested."""
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    write_code(tmp_path, 'def burn():\n    """A fire. (S-1.1)"""\n    return 1  # S-1.2\n')
    write_tests(tmp_path, '@clause("S-1.1", "S-1.2")\ndef test_fire_burns():\n    pass\n')
    return tmp_path


def write_code(house: Path, text: str) -> None:
    (house / "src" / "rules.py").write_text(text, encoding="utf-8")


def write_tests(house: Path, text: str) -> None:
    (house / "tests" / "test_rules.py").write_text(text, encoding="utf-8")


def checked(house: Path, *clauses: str, **not_yet: str) -> list[str]:
    entries = {entry.replace("_", "-"): reason for entry, reason in not_yet.items()}
    code, tests = cited_in_code(house / "src"), cited_in_tests(house / "tests")
    return problems(clauses or ("S-1.1", "S-1.2"), code, tests, entries)


def test_a_house_in_order_has_no_problems(house):
    assert checked(house) == []


def test_a_citation_in_code_of_a_clause_that_does_not_exist_is_a_problem(house):
    write_code(house, '"""Fire. (S-1.1)"""\n# S-1.2\nburns = True  # S-1.9\n')
    assert checked(house) == ["S-1.9 does not exist; cited in rules.py:3"]


def test_a_test_of_a_clause_that_does_not_exist_is_a_problem(house):
    write_tests(house, '@clause("S-1.1", "S-1.2", "S-7.7")\ndef test_fire_burns():\n    pass\n')
    assert checked(house) == ["S-7.7 does not exist; cited in test_rules.py:1"]


def test_a_clause_without_code_is_a_problem(house):
    write_code(house, '"""Fire. (S-1.1)"""\n')
    assert checked(house) == ["S-1.2 is cited nowhere in the code"]


def test_a_clause_without_a_test_is_a_problem(house):
    write_tests(house, '@clause("S-1.1")\ndef test_fire_burns():\n    pass\n')
    assert checked(house) == ["S-1.2 has no test"]


def test_a_chapter_is_no_citation_of_its_clauses(house):
    write_code(house, '"""All about fire. (S-1)"""\n# S-1.1\n')
    assert checked(house) == ["S-1.2 is cited nowhere in the code"]


def test_a_clause_is_no_citation_of_another_that_begins_alike(house):
    assert checked(house, "S-1.1", "S-1.2", "S-1.11") == [
        "S-1.11 is cited nowhere in the code",
        "S-1.11 has no test",
    ]


def test_a_string_that_is_used_is_no_citation(house):
    write_code(house, '"""Fire. (S-1.1)"""\nclause = "S-1.2"\n')
    assert checked(house) == ["S-1.2 is cited nowhere in the code"]


def test_a_comment_in_a_test_proves_nothing(house):
    write_tests(house, '@clause("S-1.1")\ndef test_fire_burns():\n    """S-1.2"""  # S-1.2\n')
    assert checked(house) == ["S-1.2 has no test"]


def test_a_citation_in_the_middle_of_a_docstring_is_found_in_its_line(house):
    write_code(house, '"""Fire. (S-1.1)\n\nIt burns. (S-1.2)\nAnd more. (S-3.3)\n"""\n')
    assert checked(house) == ["S-3.3 does not exist; cited in rules.py:4"]


def test_a_clause_that_is_not_built_yet_is_excused(house):
    assert checked(house, "S-1.1", "S-1.2", "B-1.1", B_="not built") == []


def test_an_entry_whose_clause_is_built_is_a_problem(house):
    assert checked(house, "S-1.1", "S-1.2", S_="not built") == [
        "S-1.1 is built and tested: narrow the entry 'S-' in not_yet.py",
        "S-1.2 is built and tested: narrow the entry 'S-' in not_yet.py",
    ]


def test_an_entry_that_covers_no_clause_is_a_problem(house):
    assert checked(house, X_="not built") == ["the entry 'X-' in not_yet.py covers no clause"]


def test_an_entry_without_a_reason_is_a_problem(house):
    assert checked(house, "S-1.1", "S-1.2", "B-1.1", B_=" ") == [
        "the entry 'B-' in not_yet.py gives no reason"
    ]


def test_marking_a_test_changes_nothing_about_it():
    def fire():
        return "burns"

    assert clause("S-1.1")(fire) is fire
