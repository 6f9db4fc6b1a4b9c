"""The house without any one of its features still plays: a copy from which a feature's folder is gone stays green."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.sampling import some
from tests.test_dropped_in import ROOT, run

#: The features, by the names of their folders.
FEATURES = sorted(
    path.parent.name for path in ROOT.glob("cogs/*/__init__.py") if "\nFEATURE = " in path.read_text(encoding="utf-8")
)
#: What a copy of the house does without; it keeps what Python has compiled.
LEFT_OUT = shutil.ignore_patterns(".*", "var", "pictures")
#: Tests of the kernel: those of an evening of play, and those of every press and every post.
PLAYING = ("tests/bot/test_play.py", "tests/bot/test_verbs.py")
ALL = (*PLAYING, *(f"tests/bot/test_{about}.py" for about in ("presses", "lobby", "one_load", "delivery", "commands")))


def test_there_are_features() -> None:
    assert "watching" in FEATURES


def without(feature: str, tmp_path: Path, *tests: str) -> str:
    """Run these tests in a copy of the house that lacks a feature; what they print."""
    house = tmp_path / "house"
    shutil.copytree(ROOT, house, ignore=LEFT_OUT)
    shutil.rmtree(house / "cogs" / feature)
    shutil.rmtree(house / "render" / feature, ignore_errors=True)
    (house / "render" / f"{feature}.py").unlink(missing_ok=True)
    for catalog in (*house.glob(f"words/*/{feature}.ftl"), *house.glob(f"words/*/{feature}-*.ftl")):
        catalog.unlink()
    quietly = ("pytest", "-q", "-p", "no:cacheprovider", "-m", "not proof", "-o", "addopts=")
    assert f"cogs/{feature}/" not in run(house, "cogs", "features")
    return run(house, *quietly, *tests)


@pytest.mark.parametrize("feature", some(FEATURES, 2))
def test_without_a_feature_an_evening_is_played(feature: str, tmp_path: Path) -> None:
    assert "passed" in without(feature, tmp_path, *PLAYING)


@pytest.mark.proof
@pytest.mark.parametrize("feature", FEATURES)
def test_without_a_feature_the_kernel_holds(feature: str, tmp_path: Path) -> None:
    assert "passed" in without(feature, tmp_path, *ALL)
