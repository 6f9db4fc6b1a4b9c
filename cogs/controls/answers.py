"""Answers to interactions, always in time, and how much a message holds.

If the work is done soon, its result is the first response. Otherwise the response is deferred and the result follows.
Errors become a private sentence, so nobody is ever left without an answer.
"""

import asyncio
import io
import re
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import discord
import structlog

from cogs.controls.sentences import sentence
from data import Archive, ArchiveError, Person, Server
from words import Speech, language_of, speech
from words.languages import list_languages

log = structlog.get_logger("answers")

#: Seconds before a response is deferred; Discord allows three.
PATIENCE = 1.2
NOBODY = discord.AllowedMentions.none()
#: The locales that Discord has.
LOCALES = frozenset(locale.value for locale in discord.Locale)
#: Where an interaction's extras hold the locale that its person chose.
SPOKEN = "spoken"
#: Where the extras of a press that was deferred hold which message its answer is: a future of an id, or of `_ORIGINAL`;
#: of None if there is no answer.
_LATER, _ORIGINAL = "later", 0
#: How long to wait for the archive to say what somebody chose (seconds).
LANGUAGE_PATIENCE = 1.0
#: How long an answer can be edited: a little less than the 15 minutes that Discord gives a token (seconds).
TOKEN_LIFE = 14 * 60
#: The statuses of an answer that can't be edited any more: its token has expired, or its message is gone.
_LOST = (401, 404)
_UNKNOWN_MESSAGE = 10008
_GONE = (10062, 10015, _UNKNOWN_MESSAGE, 40060, 50027)


#: How long what others see waits for people who have no answer yet (seconds).
COURTESY = 0.4

#: Set once the current interaction has its reply: what everybody else sees can wait for that, for a moment.
ANSWERED: ContextVar[asyncio.Event | None] = ContextVar("answered", default=None)
#: Those of all interactions that have no response yet, not even that it will take longer.
_unanswered: set[asyncio.Event] = set()


async def after_the_answer() -> None:
    """Wait until the person who acted has an answer, or until it should have arrived; then for others for a moment."""
    answered = ANSWERED.get()
    if answered is not None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await answered.wait()
    if _unanswered:
        with suppress(TimeoutError):
            async with asyncio.timeout(COURTESY):
                while _unanswered:
                    await next(iter(_unanswered)).wait()


def go_ahead() -> None:
    """Stop holding back what others see until this interaction has its answer."""
    answered = ANSWERED.get()
    if answered is not None:
        _unanswered.discard(answered)
        answered.set()


@dataclass(frozen=True)
class Reply:
    """An answer: components and files, private unless `public`. `update` puts it where the pressed message stands."""

    view: discord.ui.LayoutView
    files: list[discord.File] = field(default_factory=list)
    update: bool = False
    public: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        self.view.stop()  # its controls are stateless: discord.py must not keep the view


@dataclass(frozen=True)
class Form(Reply):
    """A form to fill in; its view is the answer if it is too late to open one."""

    modal: discord.ui.Modal | None = None

    def __post_init__(self) -> None:
        if self.modal is not None:
            self.modal.stop()  # stateless like every view: the text comes back under the form's own id
        super().__post_init__()


def tell(text: str, *rows: discord.ui.ActionRow[Any], update: bool = False) -> Reply:
    """A reply with one text and rows of controls below it."""
    return Reply(view_of(discord.ui.TextDisplay(text), *rows), update=update)


def view_of(*items: discord.ui.Item[Any], colour: int | None = None) -> discord.ui.LayoutView:
    """Make the components of a message, in a box of this colour if there is one."""
    view = discord.ui.LayoutView(timeout=None)
    for item in items if colour is None else (discord.ui.Container(*items, accent_colour=colour),):
        view.add_item(item)
    return view


def speech_of(interaction: discord.Interaction) -> Speech:
    """Sentences in the language of the person who acted: the one they chose, else the one of their Discord.

    What they chose has been noted with the interaction where it came in.
    """
    return speech_for(interaction.extras.get(SPOKEN), interaction.locale.value)


def speech_for(chosen: str | None, locale: str | None) -> Speech:
    """Sentences in the language that was chosen, which may be a preview; else in what readers of Discord's locale
    understand. A locale that Discord doesn't have is spoken nowhere else, so its preview is read there too.
    """
    known = list_languages()
    if chosen in known:
        return speech(chosen)
    return speech(locale if locale in known and locale not in LOCALES else language_of(locale))


def speech_to(person: Person) -> Speech:
    """Sentences in the language in which to write to somebody."""
    return speech_for(person.chosen, person.locale)


async def note_language(interaction: discord.Interaction, archive: Archive) -> None:
    """Note with an interaction that came in which locale its person chose."""
    interaction.extras[SPOKEN] = await _choice(archive.people.lately(interaction.user.id))


async def server_speech(bot: discord.Client, archive: Archive, guild_id: int) -> Speech:
    """Sentences in a server's language: the one chosen for it, else its preferred locale."""
    guild, chosen = bot.get_guild(guild_id), await _choice(archive.servers.lately(guild_id))
    return speech_for(chosen, guild.preferred_locale.value if guild else None)


async def channel_speech(bot: discord.Client, archive: Archive, guild_id: int | None, reader: int | None) -> Speech:
    """Sentences for everybody who reads a channel: in the server's language; in direct messages in the reader's, which
    is English if the reader isn't known.

    Raises ArchiveError.
    """
    if guild_id is None:
        return speech(None) if reader is None else speech_to(await archive.people.person(reader))
    return await server_speech(bot, archive, guild_id)


async def _choice(reading: Awaitable[Person | Server]) -> str | None:
    """The locale that a person or a server chose, or None; None too if the archive doesn't answer in time."""
    try:
        async with asyncio.timeout(LANGUAGE_PATIENCE):
            return (await reading).chosen
    except (ArchiveError, TimeoutError) as error:
        # A sentence in another language is better than none.
        log.warning("could not read a language", error=type(error).__name__)
        return None


async def answer(
    interaction: discord.Interaction, work: Coroutine[Any, Any, Reply | None], *, private: bool = True
) -> bool:
    """Do the work and answer with its Reply; None acknowledges a press silently.

    Only the person sees a `private` answer; others are for places where nobody else is and the answer should stay.
    True if the person has a reply, which can be edited while the interaction's token is valid.
    """
    answered = asyncio.Event()
    ANSWERED.set(answered)
    _unanswered.add(answered)
    task = asyncio.create_task(_outcome(interaction, work))
    pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
    try:
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            if pressed:
                interaction.extras[_LATER] = asyncio.get_running_loop().create_future()
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=private, thinking=True)
            _unanswered.discard(answered)  # the rest may take minutes, and nobody else waits for that
        reply = await task
        if done:
            await _first(interaction, reply, pressed, private)
        else:
            await _late(interaction, reply, pressed)
        return reply is not None
    except discord.HTTPException as error:
        # The work is saved. The person only misses this answer; the board shows the rest.
        level = log.info if error.code in _GONE else log.warning
        level("an answer was rejected", code=error.code, status=error.status)
        await task
        if error.code not in _GONE and error.status < 500:
            await _excuse(interaction)
        return False
    finally:
        _unanswered.discard(answered)
        answered.set()
        later = interaction.extras.get(_LATER)
        if later is not None and not later.done():
            later.set_result(None)


async def _excuse(interaction: discord.Interaction) -> None:
    """Send a sentence instead of an answer that Discord rejected, so that nobody waits for it."""
    view = tell(speech_of(interaction)("trouble-answer")).view
    with suppress(discord.HTTPException):
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def _outcome(interaction: discord.Interaction, work: Coroutine[Any, Any, Reply | None]) -> Reply | None:
    try:
        return await work
    except Exception as error:
        return tell(sentence(error, speech_of(interaction)))


async def _first(interaction: discord.Interaction, reply: Reply | None, pressed: bool, private: bool) -> None:
    response: Any = interaction.response
    if reply is None:
        await response.defer()
        return
    if isinstance(reply, Form) and reply.modal is not None:
        await response.send_modal(reply.modal)
        return
    files = reply.files
    if reply.update and pressed:
        try:
            await response.edit_message(view=reply.view, attachments=files, allowed_mentions=NOBODY)
            return
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
            # The message was deleted while it was being pressed.
            files = copies_of(files)
    hidden = private and not reply.public
    await response.send_message(view=reply.view, files=files, ephemeral=hidden, allowed_mentions=NOBODY)


async def edit_answer(interaction: discord.Interaction, reply: Reply) -> bool:
    """Put a reply in the place of an interaction's answer; False if that can't be edited any more.

    What follows a deferred press is edited itself: the original message is the one that was pressed, and everybody's.
    """
    changes: Any = {"view": reply.view, "attachments": reply.files, "allowed_mentions": NOBODY}
    place = _ORIGINAL if reply.update else await _place_of_answer(interaction)
    if place is None:
        return False
    try:
        if place == _ORIGINAL:
            await interaction.edit_original_response(**changes)
        else:
            await interaction.followup.edit_message(place, **changes)
    except discord.HTTPException as error:
        return error.status not in _LOST
    return True


async def delete_answer(interaction: discord.Interaction) -> None:
    """Delete an interaction's answer, if it can still be deleted."""
    place = await _place_of_answer(interaction)
    with suppress(discord.HTTPException):
        if place == _ORIGINAL:
            await interaction.delete_original_response()
        elif place is not None:
            await interaction.followup.delete_message(place)


async def _place_of_answer(interaction: discord.Interaction) -> int | None:
    """Wait for an interaction's answer; return the id of its message, or `_ORIGINAL`, or None if there is no answer."""
    later: asyncio.Future[int | None] | None = interaction.extras.get(_LATER)
    return _ORIGINAL if later is None else await asyncio.shield(later)


def copies_of(files: list[discord.File]) -> list[discord.File]:
    """Copies of these files to send again; discord.py uses files up."""
    for file in files:
        file.fp.seek(0)
    return [discord.File(io.BytesIO(file.fp.read()), file.filename) for file in files]


async def _late(interaction: discord.Interaction, reply: Reply | None, pressed: bool) -> None:
    if reply is None:
        return
    if pressed and not reply.update:
        hidden = not reply.public
        sent = await interaction.followup.send(
            view=reply.view, files=reply.files, ephemeral=hidden, allowed_mentions=NOBODY, wait=True
        )
        interaction.extras[_LATER].set_result(sent.id)
    else:
        await interaction.edit_original_response(view=reply.view, attachments=reply.files, allowed_mentions=NOBODY)
        if pressed:
            interaction.extras[_LATER].set_result(_ORIGINAL)


def picture_item(name: str, alt: str) -> discord.ui.MediaGallery[Any]:
    """Show a picture that is attached under this name, with what it says to those who don't see it."""
    return discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def attach(content: bytes, name: str) -> discord.File:
    """Attach a file to one message; discord.py uses it up."""
    return discord.File(io.BytesIO(content), name)


#: The most characters in all texts of one message together.
MOST_TEXT = 4000
#: The most characters of a text board on its own, and next to other texts.
WHOLE_BOARD, BOARD_BESIDE = 3800, 2000
#: The most characters of the lines above and below a board.
HEADLINE, BELOW = 700, 1200
_MARK, _FENCE = "…", "```"
_SCORE = re.compile("(?<=[0-9½])–(?=[0-9½])")
#: A dash between two word joiners: they have no width, and no line breaks there.
_FIRM_DASH = "\u2060–\u2060"


def fit(text: str, most: int) -> str:
    """Return the text, or as many whole lines as fit, followed by `…`; a code block stays closed."""
    if len(text) <= most:
        return text
    room = most - len(_FENCE) - len(_MARK) - 2
    kept = text[:room]
    kept = kept[: kept.rindex("\n")] if "\n" in kept else kept[: kept.rindex(" ")] if " " in kept else kept
    if kept.count(_FENCE) % 2:
        kept += "\n" + _FENCE
    return f"{kept}\n{_MARK}"


def firm(text: str) -> str:
    """Return the text with scores like 2–1 protected from line breaks."""
    return _SCORE.sub(_FIRM_DASH, text)
