"""The lock file names exactly what is installed: every pin of requirements.txt and everything that those need."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SHA256 = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def lines(name: str) -> list[str]:
    """A requirements file, one requirement a line, without comments."""
    text = re.sub(r"#.*", "", read(name)).replace("\\\n", " ")
    return [line.strip() for line in text.splitlines() if line.strip()]


def pins() -> dict[str, Requirement]:
    """What requirements.txt asks for, by canonical name."""
    found = [Requirement(line) for line in lines("requirements.txt")]
    return {canonicalize_name(one.name): one for one in found}


def locked(name: str = "requirements.lock") -> dict[str, Requirement]:
    """What a lock file installs, by canonical name."""
    found = [Requirement(line.partition("--hash")[0].strip()) for line in lines(name)]
    return {canonicalize_name(one.name): one for one in found}


def test_every_pin_is_in_the_lock_file_with_the_same_version() -> None:
    versions = {name: str(one.specifier) for name, one in locked().items()}
    assert {name: str(one.specifier) for name, one in pins().items()}.items() <= versions.items(), "run: make lock"


def test_whatever_a_locked_package_needs_is_locked_too() -> None:
    known, asked, missing = locked(), pins(), []
    for name, one in known.items():
        if one.marker is not None and not one.marker.evaluate():
            continue
        extras = ("", *(asked[name].extras if name in asked else ()))
        wanted = [Requirement(text) for text in distribution(name).requires or ()]
        missing += [
            f"{name} needs {need}"
            for need in wanted
            if (need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in extras))
            and canonicalize_name(need.name) not in known
        ]
    assert not missing, "run: make lock"


def test_what_only_developers_need_is_locked_beside_the_same_versions() -> None:
    wanted = [Requirement(line) for line in lines("requirements-dev.txt") if not line.startswith("-r ")]
    versions = {name: str(one.specifier) for name, one in locked("requirements-dev.lock").items()}
    assert {canonicalize_name(one.name): str(one.specifier) for one in wanted}.items() <= versions.items()
    assert {name: str(one.specifier) for name, one in locked().items()}.items() <= versions.items(), "run: make lock"


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_locked_package_has_one_version_and_hashes(name: str) -> None:
    for line in lines(name):
        requirement, *hashes = re.split(r"\s+(?=--hash)", line)
        assert re.fullmatch(r"==[^,*]+", str(Requirement(requirement).specifier)), line
        assert hashes, line
        assert all(SHA256.fullmatch(one) for one in hashes), line


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_the_lock_files_tell_nobody_where_they_were_made(name: str) -> None:
    assert not re.search(r"://|/(tmp|home|root|opt)/|--(extra-)?index|--find-links|--trusted", read(name))


def test_the_bot_and_its_image_are_installed_from_the_lock_file() -> None:
    for name in ("Dockerfile", "Makefile"):
        assert re.search(r"pip install .*--require-hashes .*-r requirements\.lock", read(name)), name
        assert not re.search(r"-r requirements(-dev)?\.txt", read(name)), name
