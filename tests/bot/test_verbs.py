"""The verbs of custom ids: each verb that a view writes can be read, and so can those posted long ago."""

import ast

from cogs.presses import Presses
from cogs.views.controls.addresses import LONGEST, Address, read
from cogs.views.controls.verbs import TABLELESS, Verb
from tests.bot.club import Club
from tests.test_architecture import files, syntax

#: The verbs in messages that were posted before they became an enum.
POSTED = (
    "join leave start cancel computer set agree disagree write written swap swapout swapin panel hand pick step do "
    "back undo handover return routines reserve resign rematch undoyes undono offer drawyes drawno vote round roundyes "
    "roundno more text side page rules replay resignask offerask drawask never rulebook ladder profile prefs unblock "
    "show moment gamefile replays filemoment card"
)


def presses(club: Club) -> Presses:
    cog = club.bot.get_cog("Presses")
    assert isinstance(cog, Presses)
    return cog


def written() -> set[Verb]:
    """The verbs that the code in cogs/ puts into controls."""
    calls = (node for path in files("cogs") for node in ast.walk(syntax(path)) if isinstance(node, ast.Call))
    given = (one for call in calls for one in call.args if isinstance(one, ast.Attribute))
    return {Verb[one.attr] for one in given if ast.unparse(one.value) == "Verb"}


def test_posted_verbs_keep_their_text() -> None:
    assert set(POSTED.split()) <= set(Verb)


def test_a_written_custom_id_can_be_read_again() -> None:
    for verb in Verb:
        address = Address("abcd2345", 7, verb, "some|words")
        assert str(address) == f"m1:abcd2345:7:{verb.value}:some|words"
        assert read(str(address)) == address
        assert len(str(address)) < LONGEST


def test_an_unknown_verb_is_not_read() -> None:
    assert read("m1:abcd2345:7:nosuchverb:") is None


async def test_every_verb_has_a_handler(club: Club) -> None:
    assert set(presses(club).handlers) == set(Verb)
    assert set(Verb) > TABLELESS


def test_every_verb_is_used_by_a_control() -> None:
    assert written() == set(Verb)


def test_no_code_writes_a_tables_custom_id_by_hand() -> None:
    texts = (
        (path, node.value)
        for path in files("cogs", "host", "words")
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    assert {str(path) for path, text in texts if text.startswith("m1:")} == {"cogs/views/controls/addresses.py"}
