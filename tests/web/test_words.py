"""The client's words: everything that can come over the wire has some, and no language can fall behind unnoticed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from outpost31.server.protocol.vocabulary import CLAIMS, NOTICES, PHRASES, REASONS
from outpost31.words import languages
from tests.web.client import ROOT

GATHER = """const { gatherWords } = await import("./building/words.mjs");
console.log(JSON.stringify(await gatherWords(process.argv[1], process.argv[2])));"""
GATHER_RULES = """const { gatherWords } = await import("./building/words.mjs");
const { gatherRules } = await import("./building/rules.mjs");
await gatherRules(process.argv[1], await gatherWords("../locales"));"""


def messages(text: str) -> set[str]:
    """The ids in a Fluent file."""
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


def gather(*folders: Path, script: str = GATHER) -> subprocess.CompletedProcess[str]:
    """Gather words, or rules, as the build does."""
    node = shutil.which("node")
    assert node is not None
    command = [node, "--input-type=module", "-e", script, *map(str, folders)]
    return subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("kind", "ids"),
    [("reason", REASONS), ("phrase", PHRASES), ("claim", CLAIMS), ("notice", NOTICES)],
    ids=["reasons", "phrases", "claims", "notices"],
)
def test_everything_on_the_wire_has_words(kind: str, ids: tuple[str, ...]):
    known = messages((ROOT / "locales" / "en" / "client.ftl").read_text(encoding="utf-8"))
    assert [id for id in ids if f"client-{kind}-{id}" not in known] == []


def test_whoever_waits_is_told_for_what():
    known = messages((ROOT / "locales" / "en" / "stayaway.ftl").read_text(encoding="utf-8"))
    asked = {id.removeprefix("stayaway-question-") for id in known if id.startswith("stayaway-question-")}
    kinds = {kind for kind in asked if not kind.endswith("-help")}
    assert {kind for kind in kinds if f"stayaway-waiting-{kind}" not in known} == set()


def test_a_missing_or_extra_id_or_variable_fails_the_build(tmp_path: Path, client_folder: Path):
    del client_folder  # its packages are installed by now
    for language in languages():
        (tmp_path / language).mkdir()
        (tmp_path / language / "client.ftl").write_text("client-one = One { $thing }\nclient-two = Two\n")
    polish = tmp_path / "pl" / "client.ftl"
    polish.write_text("client-one = Jeden { $thing }\nclient-two = Dwa\n")
    gathered = gather(tmp_path)
    assert gathered.returncode == 0, gathered.stderr
    assert set(json.loads(gathered.stdout)) == {*languages(), "pseudo"}
    for text, problem in (
        ("client-one = Jeden { $thing }\n", "client-two is missing"),
        ("client-one = Jeden { $thing }\nclient-two = Dwa\nclient-three = Trzy\n", "client-three is unknown"),
        ("client-one = Jeden\nclient-two = Dwa\n", "does not say $thing"),
        ("client-one = Jeden { $thing } { $other }\nclient-two = Dwa\n", "unknown $other"),
    ):
        polish.write_text(text)
        refused = gather(tmp_path)
        assert refused.returncode != 0
        assert problem in refused.stderr


def test_a_missing_language_fails_the_build(tmp_path: Path, client_folder: Path):
    del client_folder  # its packages are installed by now
    shutil.copytree(ROOT / "locales", tmp_path / "locales")
    shutil.rmtree(tmp_path / "locales" / "pt-BR")
    refused = gather(tmp_path / "locales")
    assert refused.returncode != 0
    assert "pt-BR: there is no folder" in refused.stderr


def test_a_missing_book_of_rules_fails_the_build(tmp_path: Path, client_folder: Path):
    del client_folder
    shutil.copytree(ROOT / "rules", tmp_path / "rules")
    (tmp_path / "rules" / "it" / "coop.md").unlink()
    refused = gather(tmp_path / "rules", script=GATHER_RULES)
    assert refused.returncode != 0
    assert "there is no coop.md in it" in refused.stderr


def test_a_word_that_the_code_puts_together_and_english_lacks_fails_the_build(
    tmp_path: Path, client_folder: Path
):
    del client_folder
    shutil.copytree(ROOT / "locales", tmp_path / "locales")
    for language in languages():
        words = tmp_path / "locales" / language / "client.ftl"
        words.write_text(
            re.sub(r"^client-(phrase-hello|tab-log) = .*\n", "", words.read_text(), flags=re.MULTILINE)
        )
    refused = gather(tmp_path / "locales", ROOT / "web" / "src")
    assert refused.returncode != 0
    for id in ("client-phrase-hello", "client-tab-log"):
        assert f"no message {id}" in refused.stderr


def test_the_pseudo_language_is_two_fifths_longer(client_folder: Path):
    lines = []
    for language in ("en", "pseudo"):
        (words,) = client_folder.glob(f"assets/words-{language}-*.ftl")
        text = words.read_text(encoding="utf-8")
        lines.append(re.findall(r"^client-[\w-]+ = ([^{}\n]{12,})$", text, re.MULTILINE))
    english, pseudo = (sum(map(len, each)) for each in lines)
    assert pseudo > 1.3 * english
