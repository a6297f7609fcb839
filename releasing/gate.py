"""The gate: whether a version may be released, and if so its notes and its tag.

    python3 play.py release VERSION            everything, then a tag vVERSION that nobody has pushed yet
    python3 play.py release VERSION --check    everything, and the notes, but no tag
    python3 play.py release VERSION --look     only what is quickly seen: version, changelog, tree

It stops at the first thing that is not in order and says what, and leaves nothing behind then.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from releasing.materials import version_of, write

ROOT = Path(__file__).resolve().parents[1]
NUMBER = re.compile(r"(\d+)\.(\d+)\.(\d+)")
SECTIONS = (
    "Rules", "For players", "For hosts", "For researchers", "For developers", "Added", "Changed", "Fixed", "Records",
)  # fmt: skip
COMPILED_TESTS = (
    "tests/kernel", "tests/games", "tests/golden", "tests/laws", "tests/imagination", "tests/bots",
    "tests/server/publishing",
)  # fmt: skip
"""What holds the compiled engine to the sources."""
Run = Callable[..., int]


class Refused(Exception):
    """Why this version is not released."""


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers, or a refusal."""
    found = NUMBER.fullmatch(version)
    if found is None:
        raise Refused(f"a version is three numbers, as 0.2.0, not {version!r}")
    return tuple(map(int, found.groups()))


def git(root: Path, *words: str) -> str:
    """What git says."""
    return subprocess.run(
        ["git", *words], cwd=root, capture_output=True, text=True, check=True
    ).stdout.strip()


def check_version(root: Path, version: str) -> None:
    """It is what the package says, was not released before, and comes after everything that was."""
    wanted = numbers(version)
    said = version_of(root)
    if said != version:
        raise Refused(f"src/outpost31/__init__.py says {said}, not {version}")
    cited = re.search(r"^version: (.+)$", (root / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    if cited is None or cited[1] != version:
        raise Refused(f"CITATION.cff does not say version: {version}")
    tags = [tag.removeprefix("v") for tag in git(root, "tag", "--list", "v*").split()]
    if version in tags:
        raise Refused(f"{version} has a tag already")
    later = [tag for tag in tags if NUMBER.fullmatch(tag) and numbers(tag) > wanted]
    if later:
        raise Refused(f"{max(later, key=numbers)} was released already, and {version} comes before it")


def told_of(root: Path, version: str) -> str:
    """The changelog's section of this version: what its readers are told."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)[1:]
    told = {title.split()[0]: body.strip() for title, body in zip(parts[::2], parts[1::2], strict=True)}
    if told.get("Unreleased"):
        raise Refused(f"CHANGELOG.md still has lines under Unreleased: they belong under {version}")
    if not told.get(version):
        raise Refused(f"CHANGELOG.md has nothing under {version}")
    strange = [
        name for name in re.findall(r"^### (.+)$", told[version], re.MULTILINE) if name not in SECTIONS
    ]
    if strange:
        raise Refused(
            f"CHANGELOG.md has a section {strange[0]!r} under {version}; there are {', '.join(SECTIONS)}"
        )
    return told[version]


def notes(version: str, told: str, files: Sequence[Path]) -> str:
    """What goes with a release: its section, a line for each thing, and the digests of its files."""
    # Where notes are shown, the end of a line often ends it for the reader too.
    spaced = re.sub(r"^(#.+)\n(?=\S)", r"\1\n\n", told, flags=re.MULTILINE)
    parts = re.split(r"(^```.*?^```$)", spaced, flags=re.MULTILINE | re.DOTALL)
    joint = r"(?<=\S)\n(?:  (?=[^\s-])|(?=(?!\d+\. )[^\s#|>*+`-]))"
    flowing = "".join(part if number % 2 else re.sub(joint, " ", part) for number, part in enumerate(parts))
    digests = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    listed = "\n".join(["### Files", "", "```", *digests, "```"])
    return f"# Outpost 31, version {version}\n\n{flowing}\n\n{listed}\n"


def check_tree(root: Path) -> None:
    """What is released is what is committed."""
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        raise Refused(
            f"the tree is not clean: {changed[0].strip()}" + (" and more" if len(changed) > 1 else "")
        )


def long_checks(root: Path) -> list[tuple[str, tuple[str, ...]]]:
    """What takes its time: each with the words for play.py that do it."""
    checks: list[tuple[str, tuple[str, ...]]] = [
        # Golden games and the logs of earlier versions are replayed among the tests.
        ("the checks and tests do not pass", ("test",)),
        ("the compiled engine is not the same", ("test", "--compiled", *COMPILED_TESTS)),
        ("the packages cannot be built", ("packages", "--compiled")),
    ]
    if (root / "benchmarks" / "gate.py").is_file():
        checks.insert(1, ("it is slower than the last release", ("bench", "--gate")))
    return checks


def check_packages(root: Path, version: str) -> list[Path]:
    """All packages are there, under this version's name: sdist, pure wheel, and one compiled for this platform."""
    files = [root / "dist" / f"outpost31-{version}{end}" for end in ("-py3-none-any.whl", ".tar.gz")]
    for path in files:
        if not path.is_file():
            raise Refused(f"dist/{path.name} was not built")
    compiled = sorted({*(root / "dist").glob(f"outpost31-{version}-*.whl")} - {*files})
    if not compiled:
        raise Refused(f"no compiled wheel of {version} was built into dist")
    return [*files, *compiled]


def look(root: Path, version: str) -> str:
    """What is quickly seen: version, changelog, tree. The changelog's section."""
    check_version(root, version)
    told = told_of(root, version)
    check_tree(root)
    return told


def check(root: Path, version: str, run: Run) -> Path:
    """Everything but the tag. Where the notes were written."""
    told = look(root, version)
    for trouble, words in long_checks(root):
        if run(*words):
            raise Refused(f"{trouble} (python3 play.py {' '.join(words)})")
    check_tree(root)  # what was generated anew must have been committed
    files = [*check_packages(root, version), write(root)]
    path = root / "dist" / f"notes-{version}.md"
    path.write_text(notes(version, told, files), encoding="utf-8")
    return path


def release(root: Path, version: str, run: Run) -> None:
    """Go through all of it, and tag."""
    path = check(root, version, run)
    git(root, "tag", "--annotate", f"v{version}", "--cleanup=verbatim", "--file", str(path))


def play(*words: str) -> int:
    """Run a verb of play.py."""
    return subprocess.run([sys.executable, "play.py", *words], cwd=ROOT, check=False).returncode


def main(arguments: list[str]) -> int:
    """Release, or say why not."""
    words = [word for word in arguments if word not in ("--look", "--check")]
    try:
        if len(words) != 1:
            raise Refused("say which version, as 0.2.0")
        (version,) = words
        if "--look" in arguments:
            look(ROOT, version)
            print(f"play.py: {version} looks well; without --look the long checks follow")
        elif "--check" in arguments:
            path = check(ROOT, version, play)
            print(f"play.py: {version} may be released; what it will say is in dist/{path.name}")
        else:
            release(ROOT, version, play)
            print(f"play.py: v{version} is tagged; what belongs to it is in dist")
    except Refused as refused:
        print(f"play.py: not released: {refused}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
