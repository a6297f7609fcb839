"""play.py: its verbs, its errors and its stamps. Nothing here installs anything or asks the network."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import play


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with locks in it, where installing would be a mistake."""

    def refuse(*words, **variables):
        raise AssertionError(f"nothing should be installed here: {words}")

    for name in ("pyproject.toml", *play.LOCKS):
        (tmp_path / name).write_text(f"{name} as it was\n")
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(play, "CLIENT", tmp_path / "web" / "client_build.py")
    monkeypatch.setattr(play, "install", refuse)
    monkeypatch.setattr(play, "installer", refuse)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # what it changes is for whom it becomes
    return tmp_path


def finish(venv: Path, lock: str) -> None:
    """Leave the environment as a finished installation would."""
    python = play.binary(venv, "python")
    python.parent.mkdir(parents=True)
    python.touch()
    (venv / play.STAMP).write_text(play.stamp_of(venv, play.TOOLS_LOCK, "pyproject.toml", lock))


def test_no_word_means_play(checkout, monkeypatch):
    became = []
    monkeypatch.setattr(play, "become", lambda command, *rest: became.append((command.stem, *rest)))
    finish(play.VENV, play.PLAY_LOCK)
    play.main([])
    assert became == [play.DEFAULT_COMMAND]


@pytest.mark.parametrize("verb", play.VERBS)
def test_a_verb_gets_the_words_after_it(verb, monkeypatch):
    heard: list[list[str]] = []
    monkeypatch.setitem(play.VERBS, verb, heard.append)
    play.main([verb, "--long", "-k", "exchange"])
    assert heard == [["--long", "-k", "exchange"]]


def test_an_unknown_verb_is_told_in_one_line_what_there_is(capsys):
    assert play.main(["plya"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        f"play.py: no verb 'plya'; there is {', '.join(play.VERBS)}, or nothing to play"
    ]


@pytest.mark.parametrize("word", ["help", "--help", "-h"])
def test_help_names_every_verb(word, capsys):
    assert play.main([word]) == 0
    page = capsys.readouterr().out
    assert all(f"play.py {verb}" in page for verb in play.VERBS)


def test_trouble_is_one_line_and_exit_1(checkout, capsys):
    assert play.main(["bench"]) == 1
    assert capsys.readouterr().err == "play.py: there is no benchmarks/run.py in this checkout\n"


def test_a_failed_installation_shows_the_end_of_what_the_installer_said():
    chatter = "[print('line', number) for number in range(100)]; raise SystemExit(3)"
    with pytest.raises(play.Trouble, match=r"could not fetch it \(exit 3\)") as trouble:
        play.install("fetch it", sys.executable, "-c", chatter)
    lines = str(trouble.value).splitlines()
    assert lines[-1] == "    line 99"
    assert len(lines) == 16


def test_a_fresh_environment_is_left_alone(checkout):
    finish(play.VENV, play.PLAY_LOCK)
    play.ensure(play.VENV, play.PLAY_LOCK)


def test_the_test_environment_is_good_enough_to_play_in(checkout):
    finish(play.VENV, play.TEST_LOCK)
    play.ensure(play.VENV, play.PLAY_LOCK, play.TEST_LOCK)


def test_the_play_environment_is_not_good_enough_to_test_in(checkout):
    finish(play.VENV, play.PLAY_LOCK)
    with pytest.raises(AssertionError, match="nothing should be installed"):
        play.ensure(play.VENV, play.TEST_LOCK)


def test_a_half_made_environment_is_made_again(checkout):
    (play.VENV / "bin").mkdir(parents=True)
    with pytest.raises(AssertionError, match="nothing should be installed"):
        play.ensure(play.VENV, play.PLAY_LOCK)


def test_an_environment_whose_python_has_gone_is_made_again(checkout):
    finish(play.VENV, play.PLAY_LOCK)
    play.binary(play.VENV, "python").unlink()
    with pytest.raises(AssertionError, match="nothing should be installed"):
        play.ensure(play.VENV, play.PLAY_LOCK)


@pytest.mark.parametrize("name", ["pyproject.toml", play.TOOLS_LOCK, play.PLAY_LOCK])
def test_a_changed_file_makes_the_environment_stale(checkout, name):
    finish(play.VENV, play.PLAY_LOCK)
    (checkout / name).write_text("something else\n")
    with pytest.raises(AssertionError, match="nothing should be installed"):
        play.ensure(play.VENV, play.PLAY_LOCK)


def test_another_python_or_another_place_has_another_stamp(checkout, monkeypatch):
    here = play.stamp_of(play.VENV, play.PLAY_LOCK)
    assert play.stamp_of(checkout / "elsewhere", play.PLAY_LOCK) != here
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert play.stamp_of(play.VENV, play.PLAY_LOCK) != here


def test_a_failed_check_stops_nothing_and_fails_the_run(checkout, monkeypatch):
    finish(play.VENV, play.TEST_LOCK)
    ran = []

    def follow(command, *arguments, environment=None):
        ran.append(command.stem)
        return 1 if command.stem == "mypy" else 0

    monkeypatch.setattr(play, "follow", follow)
    assert play.main(["test"]) == 1
    assert ran == [*(check for check, *_ in play.CHECKS), "pytest"]


BUILDER = """
import sys
from pathlib import Path

MADE = Path(__file__).with_name("made")


def is_fresh(root):
    return MADE.exists()


NODE_FOLDER = ".node"


def find_node():
    return [["node"], ["npm"]]


if __name__ == "__main__":
    MADE.write_text("made")
"""
"""A builder of a client that takes no time."""


def test_a_first_start_builds_the_client_while_the_rest_is_installed(checkout, monkeypatch):
    play.CLIENT.parent.mkdir()
    play.CLIENT.write_text(BUILDER)
    with play.client_meanwhile():
        assert not play.is_made(play.VENV, play.PLAY_LOCK)
    assert (play.CLIENT.parent / "made").exists()
    play.ensure_client()  # and nothing is started for it again


def test_where_there_is_no_node_one_is_fetched_first_and_taken_whole_or_not_at_all(checkout, monkeypatch):
    node = checkout / ".node" / "node"
    play.CLIENT.parent.mkdir()
    play.CLIENT.write_text(
        BUILDER.replace('return [["node"], ["npm"]]', f"return Path({str(node)!r}).exists() or None")
    )
    fetched = []

    def fetch(step, *words, **variables):
        assert not (play.CLIENT.parent / "made").exists()
        target = words[words.index("--target") + 1]
        assert target.name != ".node"  # a half-made one would be taken for a Node
        target.mkdir()
        (target / "node").touch()
        fetched.append(step)

    monkeypatch.setattr(play, "installer", lambda: "uv")
    monkeypatch.setattr(play, "install", fetch)
    with play.client_meanwhile():
        pass
    assert fetched == ["fetch Node"] and node.exists()
    assert (play.CLIENT.parent / "made").exists()


def test_a_second_start_asks_no_other_process_about_the_client(checkout, monkeypatch):
    play.CLIENT.parent.mkdir()
    play.CLIENT.write_text(BUILDER)
    (play.CLIENT.parent / "made").touch()
    finish(play.VENV, play.PLAY_LOCK)
    monkeypatch.setattr(play, "follow", lambda *words: pytest.fail(f"started {words}"))
    monkeypatch.setattr(play, "become", lambda command, *rest: 0)
    assert play.main([]) == 0


@pytest.mark.parametrize("wish", ["", "1"])
def test_who_wants_no_bytecode_beside_the_sources_does_not_wait_for_it_at_every_start(
    checkout, monkeypatch, wish
):
    """Some machines set the wish for everybody. Compiling all of it again would take longer than all the rest."""
    seen = []
    names = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
    for name in names:
        monkeypatch.setenv(name, wish)
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    monkeypatch.setattr(play, "become", lambda *words: seen.append([os.environ.get(name) for name in names]))
    finish(play.VENV, play.PLAY_LOCK)
    play.main([])
    assert seen == [[None, str(checkout / ".venv" / "bytecode") if wish else None]]


@pytest.mark.parametrize(
    ("asked", "locks"), [([], ["requirements.lock", play.TEST_LOCK]), (["--compiled"], [play.TEST_LOCK])]
)
def test_a_compiled_wheel_is_built_where_the_compiler_is(checkout, monkeypatch, asked, locks):
    seen: list[list[str]] = []

    def prepare(venv, *names):
        seen.append([*names])
        raise play.Trouble("that will do")

    monkeypatch.setattr(play, "ensure", prepare)
    assert play.main(["packages", *asked]) == 1
    assert seen == [locks]


def test_one_command_builds_the_sdist_the_pure_wheel_and_then_the_compiled_one(checkout, monkeypatch):
    built: list[tuple[str, str]] = []

    def build(step, *words, **variables):
        what = words[-1].name if isinstance(words[-1], Path) and words[-2] == "--wheel" else "both"
        built.append((what, variables["OUTPOST31_COMPILE"]))
        play.PACKAGES.mkdir(exist_ok=True)
        (play.PACKAGES / "outpost31-0.2.0.tar.gz").touch()

    for name in ("ensure", "ensure_client"):
        monkeypatch.setattr(play, name, lambda *_: None)
    monkeypatch.setattr(play, "docs", lambda _: 0)
    monkeypatch.setattr(play, "installer", lambda: Path("uv"))
    monkeypatch.setattr(play, "PACKAGES", checkout / "dist")
    monkeypatch.setattr(play, "install", build)
    assert play.main(["packages", "--compiled"]) == 0
    assert built == [("both", "0"), ("outpost31-0.2.0.tar.gz", "1")]
    assert play.main(["packages", "--quick"]) == 1


def test_it_can_be_started_from_anywhere(tmp_path):
    script = Path(play.__file__).resolve()
    done = subprocess.run(
        [sys.executable, script, "help"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("Start Outpost 31")
