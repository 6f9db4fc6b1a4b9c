"""Errors that are nobody's mistake are also answered with sentences."""

import pytest
from discord import app_commands

from cogs.library.sentences import sentence
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
