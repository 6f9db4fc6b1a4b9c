"""The workflows keep their word: every Python, pinned actions, few rights; and a release tells what is new."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from cogs.operators.condition import version

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def read(path: Path) -> dict[str, Any]:
    """A workflow; `on`, which YAML takes for true, is put right."""
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {"on" if name is True else name: value for name, value in found.items()}


def jobs(name: str) -> dict[str, dict[str, Any]]:
    return dict(read(GITHUB / "workflows" / f"{name}.yml")["jobs"])


def commands(job: dict[str, Any]) -> Iterator[str]:
    yield from (step["run"] for step in job.get("steps", ()) if "run" in step)


def step(job: dict[str, Any], action: str) -> dict[str, Any]:
    (found,) = [one for one in job["steps"] if one.get("uses", "").startswith(f"{action}@")]
    return dict(found["with"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_to_a_commit(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if "uses:" in line and "uses: ./" not in line:
            assert PINNED.search(line), line


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_no_workflow_has_more_rights_than_it_needs(path: Path) -> None:
    workflow = read(path)
    assert "write" not in workflow["permissions"].values()
    may_write = {
        (name, right)
        for name, job in workflow["jobs"].items()
        for right, level in job.get("permissions", {}).items()
        if level == "write"
    }
    assert may_write <= {("image", "packages"), ("release", "contents")}
    for job in workflow["jobs"].values():
        for command in commands(job):
            assert "${{" not in command  # text from outside would become part of the script
        for one in job.get("steps", ()):
            if one.get("uses", "").startswith("actions/checkout@"):
                assert one["with"]["persist-credentials"] is False
        assert "timeout-minutes" in job or "uses" in job


def test_every_supported_python_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    check = jobs("test")["check"]
    tested = check["strategy"]["matrix"]["python"]
    assert f">={tested[0]}" == project["requires-python"]
    assert tested == [f"3.{minor}" for minor in range(11, 11 + len(tested))]
    assert ".ci/run" in commands(check)
    assert check["env"]["PYTHON"] == "python"


def test_the_image_is_published_for_both_platforms_with_its_contents_and_origin() -> None:
    image = jobs("release")["image"]
    build = step(image, "docker/build-push-action")
    assert build["platforms"] == "linux/amd64,linux/arm64"
    assert build["sbom"] is True
    assert build["provenance"] == "mode=max"
    assert step(image, "docker/login-action")["registry"] == "ghcr.io"


def test_nothing_is_published_before_the_tests_pass() -> None:
    release = jobs("release")
    assert release["test"]["uses"] == "./.github/workflows/test.yml"
    assert release["image"]["needs"] == "test"
    assert release["release"]["needs"] == "image"
    assert "workflow_call" in read(GITHUB / "workflows" / "test.yml")["on"]


def notes(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [folder / ".ci" / "release-notes", *arguments],
        env={"PATH": os.environ["PATH"], "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what release notes are made from, with a release of the present version."""
    for name in (".ci/release-notes", "pyproject.toml", "cogs/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "cogs" / "operations", tmp_path / "cogs" / "operations")
    (tmp_path / "CHANGELOG.md").write_text(f"## Unreleased\n\nLater.\n\n## {version()} - 2026-01-01\n\nNow.\n", "utf-8")
    return tmp_path


def test_release_notes_are_the_changelogs_section_of_the_tag(checkout: Path) -> None:
    done = notes(checkout, f"v{version()}")
    assert (done.returncode, done.stdout) == (0, "Now.\n"), done.stderr


@pytest.mark.parametrize("tag", ["v99.0.0", "main", version()])
def test_a_tag_that_is_not_the_version_is_refused(tag: str, checkout: Path) -> None:
    done = notes(checkout, tag)
    assert done.returncode == 1
    assert f"The tag is {tag}, but pyproject.toml says {version()}." in done.stderr


def test_a_tag_without_a_section_is_refused(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("## Unreleased\n\nLater.\n", encoding="utf-8")
    assert notes(checkout, f"v{version()}").returncode == 1


def test_everything_with_a_version_is_kept_up_to_date() -> None:
    updates = yaml.safe_load((GITHUB / "dependabot.yml").read_text(encoding="utf-8"))["updates"]
    assert {one["package-ecosystem"] for one in updates} == {"pip", "docker", "docker-compose", "github-actions"}
    assert {one["directory"] for one in updates} == {"/"}


@pytest.mark.parametrize("path", sorted((GITHUB / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda path: path.stem)
def test_an_issue_form_can_be_shown_and_filled_in(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form.keys() >= {"name", "description", "labels", "body"}
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    assert any(field.get("validations", {}).get("required") for field in fields)
    for field in fields:
        assert field["type"] in ("input", "textarea", "dropdown")
        assert field["attributes"]["label"]
        assert (field["type"] == "dropdown") is ("options" in field["attributes"])
