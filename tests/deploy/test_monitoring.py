"""The dashboard and the alerts name exactly what `/metrics` exports, with its labels."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from cogs.operations.settings import Settings
from cogs.operations.watch import SILENCE
from cogs.operators.condition import ShardStatus
from cogs.operators.metrics import exposition
from tests.bot.test_status import facts

FOLDER = Path(__file__).parents[2] / "deploy"
DASHBOARD: dict[str, Any] = json.loads((FOLDER / "grafana.json").read_text(encoding="utf-8"))
PANELS: list[dict[str, Any]] = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
(GROUP,) = yaml.safe_load((FOLDER / "prometheus-rules.yml").read_text(encoding="utf-8"))["groups"]
RULES: list[dict[str, Any]] = GROUP["rules"]
#: What Prometheus adds by itself: a metric of each scrape, and labels of everything it scrapes.
SCRAPE, SCRAPED = "up", {"job", "instance"}
#: Functions that make sense of counters only.
OF_COUNTERS = {"increase", "rate", "irate"}
SELECTOR = re.compile(r"\b(mundialito_\w+|up)\b(?:\{([^}]*)\})?")


def exported() -> dict[str, Metric]:
    """Everything that /metrics can say, by the names of its samples."""
    told = exposition(facts(shards=[ShardStatus(True, 0.1)], backs_up=True, backup=400.0), 1000.0).decode()
    return {sample.name: family for family in text_string_to_metric_families(told) for sample in family.samples}


def labels(family: Metric) -> set[str]:
    return {label for sample in family.samples for label in sample.labels}


def values(family: Metric, label: str) -> set[str]:
    return {sample.labels[label] for sample in family.samples if label in sample.labels}


def on_the_dashboard() -> list[tuple[str, str, str]]:
    """Where an expression is on the dashboard, the expression, and its legend."""
    found = [(panel["title"], one["expr"], one["legendFormat"]) for panel in PANELS for one in panel["targets"]]
    return found + [(one["name"], one["expr"], "") for one in DASHBOARD["annotations"]["list"]]


def in_alerts() -> list[tuple[str, str, str]]:
    return [(rule["alert"], rule["expr"], "") for rule in RULES]


EXPRESSIONS = [*on_the_dashboard(), *in_alerts()]


def named(expression: str) -> set[str]:
    return {name for name, _ in SELECTOR.findall(expression)} - {SCRAPE}


@pytest.mark.parametrize(("place", "expression", "legend"), EXPRESSIONS)
def test_every_metric_and_label_that_is_asked_for_is_exported(place: str, expression: str, legend: str) -> None:
    known = exported()
    assert named(expression) <= known.keys(), place
    for name, matchers in SELECTOR.findall(expression):
        own = labels(known[name]) if name in known else set()
        for label, value in re.findall(r'(\w+)=~?"([^"]*)"', matchers):
            assert label in own | SCRAPED, place
            assert label in SCRAPED or value in values(known[name], label), place
        assert set(re.findall(r"{{(\w+)}}", legend)) <= own | SCRAPED, place


def test_everything_that_is_exported_is_on_the_dashboard() -> None:
    shown = set().union(*(named(expression) for _, expression, _ in on_the_dashboard()))
    assert shown == exported().keys()


@pytest.mark.parametrize(("place", "expression", "legend"), EXPRESSIONS)
def test_counters_are_shown_as_increases_and_gauges_as_they_are(place: str, expression: str, legend: str) -> None:
    known = exported()
    for function, name in re.findall(r"(\w*)\(?\b(mundialito_\w+)", expression):
        assert (known[name].type == "counter") is (function in OF_COUNTERS), place


def test_every_panel_says_what_it_means_and_has_its_own_place() -> None:
    every = DASHBOARD["panels"]
    assert len({panel["id"] for panel in every}) == len(every)
    for panel in PANELS:
        assert panel["description"].endswith("."), panel["title"]
        assert panel["fieldConfig"]["defaults"]["unit"], panel["title"]
        assert {one["datasource"]["uid"] for one in panel["targets"]} == {"${datasource}"}, panel["title"]
    for one, other in combinations([panel["gridPos"] for panel in every], 2):
        apart = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert apart or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in every)


def test_the_dashboard_fits_any_grafana() -> None:
    assert [one["name"] for one in DASHBOARD["templating"]["list"]] == ["datasource", "instance"]
    assert "id" not in DASHBOARD
    assert not re.search(r'"uid": "(?!\$\{datasource\}|mundialito")', json.dumps(DASHBOARD))


def test_every_alert_says_what_happened_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert re.fullmatch(r"Mundialito[A-Z]\w+", rule["alert"])
        assert rule["labels"] in ({"severity": "critical"}, {"severity": "warning"}), rule["alert"]
        assert rule["annotations"].keys() == {"summary", "description"}, rule["alert"]
        assert all(text.endswith(".") for text in rule["annotations"].values()), rule["alert"]


def threshold(alert: str) -> float:
    (expression,) = [rule["expr"] for rule in RULES if rule["alert"] == alert]
    found = re.search(r"> ([\d.]+(?: \* \d+)*)", expression)
    assert found is not None
    product = 1.0
    for factor in found[1].split(" * "):
        product *= float(factor)
    return product


def test_alerts_begin_where_the_bot_itself_sees_trouble() -> None:
    assert threshold("MundialitoSweepSilent") == 2 * SILENCE  # as /health
    assert threshold("MundialitoBackupOld") == 2 * 60 * 60 * Settings.model_fields["backup_every"].default
    assert threshold("MundialitoAnswersLate") < 3  # Discord's patience
