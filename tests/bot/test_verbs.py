"""The verbs of custom ids: each verb that a view writes can be read."""

import ast

from cogs.controls.addresses import LONGEST, Address, Verb, read
from tests.bot.club import Club
from tests.test_architecture import files, syntax
from words import speech

say = speech("en")


def written() -> set[Verb]:
    """The verbs that the code in cogs/ puts into controls."""
    calls = (node for path in files("cogs") for node in ast.walk(syntax(path)) if isinstance(node, ast.Call))
    given = (one for call in calls for one in call.args if isinstance(one, ast.Attribute))
    return {Verb[one.attr] for one in given if ast.unparse(one.value) == "Verb"}


def test_a_written_custom_id_can_be_read_again() -> None:
    for verb in Verb:
        address = Address("abcd2345", 7, verb, "some|words")
        assert str(address) == f"m1:abcd2345:7:{verb.value}:some|words"
        assert read(str(address)) == address
        assert len(str(address)) < LONGEST


async def test_a_control_with_a_verb_that_nobody_knows_any_more_is_answered(club: Club) -> None:
    table = await club.duel()
    told = await club.forge(club.ana, club.board(), f"m1:{table.id}:7:nosuchverb:")
    assert told.text == say("press-outdated")


async def test_every_verb_has_a_handler(club: Club) -> None:
    assert set(club.verbs()) >= set(Verb)


async def test_no_feature_serves_a_verb_of_the_kernel(club: Club) -> None:
    assert not set(club.bot.features.presses) & set(Verb)


def test_every_verb_is_used_by_a_control() -> None:
    assert written() == set(Verb)


def test_no_code_writes_a_tables_custom_id_by_hand() -> None:
    texts = (
        (path, node.value)
        for path in files("cogs", "host", "words")
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    assert {str(path) for path, text in texts if text.startswith("m1:")} == {"cogs/controls/addresses.py"}
