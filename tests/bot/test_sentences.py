"""Errors that are nobody's mistake are also answered with sentences."""

import pytest
from discord import app_commands

from cogs.controls.sentences import sentence
from data import Unavailable, Unconfirmed
from words import speech


@pytest.mark.parametrize(
    "error",
    [
        app_commands.CommandNotFound("gone", ["mundialito"]),
        app_commands.CommandNotFound("gone", []),
    ],
)
def test_a_command_that_was_removed_is_not_logged_as_an_error(error, caplog) -> None:
    told = sentence(error, speech("en"))
    assert told == speech("en")("outdated-command")
    assert not caplog.records


def test_only_a_change_that_certainly_failed_is_said_to_have_changed_nothing() -> None:
    say = speech("en")
    assert sentence(Unavailable("The disk is full."), say) == say("trouble-archive")
    assert sentence(Unconfirmed("The connection was lost."), say) == say("trouble-unconfirmed")
    assert "nothing changed" in say("trouble-archive")
    assert "may or may not" in say("trouble-unconfirmed")
