"""Own mistakes: the moments of a person's reviews, to be played again in private until a better turn is found.

**Try it** below a moment of a review, or on the page of the daily puzzle, shows the position with the game's own
controls. What the person has done in it is in the custom ids. Once the turn is over, the game's analyst judges it
(`players/reviewing/trying.py`): by a worker, as it does for hints, so that nobody waits behind a film.

Chance and the others have no part in it: the turn is over where they would act. So nothing is seen but what the seat
saw, and what its own actions lead to.
"""

from dataclasses import dataclass, replace

from cogs.controls.addresses import Address, TooLong, Verb
from cogs.controls.answers import BELOW, Reply, fit
from cogs.controls.buttons import AnyButton, Buttons, Row, button, even_rows, spread_rows
from cogs.controls.sentences import UserError, sentence
from cogs.faces import Spread, Style
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.table.exercise import Doing, chapter_over, page_of, pick, show_position, spread_of
from cogs.table.extras import Subject
from cogs.table.seating import SeatNames
from host.budget import charging
from players.advice import Reason
from players.reviewing import Moment, read
from players.reviewing.trying import PlayedTurn, TurnVerdict, judge, play, play_better
from players.thinking import Busy, NoAnswer, PoolClosed
from render import Wish
from rules.core.match import Match
from rules.table.table import Finished
from words import Speech
from words.actions import join_actions, name_action, name_actions
from words.games import game_title, reason_words
from words.review import percent

#: The verbs: the position in a message of its own; in its place what was chosen, a choice in a menu, actions, and what
#: would have been better.
TRY, STEP, PICK, DO, SHOW = "mtry", "mstep", "mpick", "mdo", "mshow"
#: How long the analyst may think, and how long the question may wait for a worker (seconds).
BUDGET, PATIENCE = 2.5, 10.0
#: More others than these aren't named.
MOST_NAMED = 2

_COLOUR, _SOLVED_COLOUR = 0x7FDBEA, 0x6CC28A


def try_button(table: Finished, moment: int, say: Speech) -> AnyButton:
    """Make the button that opens a moment to be tried."""
    return button(say("button-mistake-try"), Address(table.id, moment, TRY))


def moment_buttons(subject: Subject, say: Speech) -> Buttons:
    """Make the button below a moment of a review, for whoever chose there."""
    table = subject.table
    if not isinstance(table, Finished) or subject.seat is None or table.seat_of(subject.person) != subject.seat:
        return ()
    return [try_button(table, subject.index, say)]


def others_of(table: Finished, seat: int, cast: SeatNames, say: Speech) -> str:
    """Name the others of a game, safe in markup; `none` if there are none, or too many to be named."""
    names = [name for number, name in enumerate(cast.owners) if number != seat]
    return say.all_of(names) if 0 < len(names) <= MOST_NAMED else "none"


@dataclass(frozen=True)
class TriedMoment:
    """A moment that somebody tries: the game at it and in which turn it is, and what they have done there since."""

    table: Finished
    moment: Moment
    start: Match
    turn: int
    doing: Doing

    def address(self, verb: str, doing: Doing) -> Address:
        """The address of a control here, after this."""
        return Address(self.table.id, self.moment.index, verb, str(doing))


class Trying:
    """Serves the controls of own mistakes."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._house = desk, desk.house

    @property
    def presses(self) -> dict[str, Control]:
        """The controls, by verb."""
        handlers = {TRY: self._try, STEP: self._step, PICK: self._pick, DO: self._do, SHOW: self._show}
        return {verb: Control(handler, Check.REPLAYS, ordered=True) for verb, handler in handlers.items()}

    async def _try(self, press: Press) -> Reply | None:
        return await self._page(press, await self._find(press, Doing()), update=False)

    async def _step(self, press: Press) -> Reply | None:
        return await self._page(press, await self._find(press, _doing(press)))

    async def _do(self, press: Press) -> Reply | None:
        doing = _doing(press)
        done = Doing((*doing.actions, *doing.words.split("|")), told=doing.told)
        return await self._page(press, await self._find(press, done))

    async def _pick(self, press: Press) -> Reply | None:
        doing = _doing(press)
        tried = await self._find(press, doing)
        played = play(tried.start, doing.actions)
        if not played.over:
            picked = pick(played.match, tried.moment.seat, doing.words, press.values, press.say)
            if picked is None:
                raise UserError("press-outdated")
            tried = replace(tried, doing=doing._replace(words=picked))
        return await self._page(press, tried)

    async def _show(self, press: Press) -> Reply | None:
        """Show what would have been better, and why."""
        tried, say = await self._find(press, _doing(press)), press.say
        better, moment = play_better(tried.start, tried.moment), tried.moment
        cast = await self._desk.composer.cast(tried.table, say)
        lines = [
            _tell("mistake-better", tried, better, moment.best, moment.reasons, say),
            *_answer(better.match, better.left, cast, say),
        ]
        return await self._draw(press, tried, better, lines, cast, [_again(tried, say)])

    async def _find(self, press: Press, doing: Doing) -> TriedMoment:
        """Find the moment to which a control belongs. Raises UserError, GivenUp, ArchiveError."""
        table = press.table
        text = await self._house.archive.reviews.review(table.id) if isinstance(table, Finished) else None
        review = None if text is None else read(text)
        moments = () if review is None else review.moments
        moment = next((one for one in moments if one.index == press.position), None)
        if moment is None or not isinstance(table, Finished):
            raise UserError("mistake-gone")
        if moment.seat != table.seat_of(press.person):
            raise UserError("mistake-not-yours")
        start, turn = await self._house.replays.choice_at(table.match, moment.index)
        return TriedMoment(table, moment, start, turn, doing)

    async def _page(self, press: Press, tried: TriedMoment, *, update: bool | None = None) -> Reply:
        """Show the position after what was done, or the verdict on a turn that is over."""
        played, update = play(tried.start, tried.doing.actions), press.private if update is None else update
        tried = replace(tried, doing=tried.doing._replace(actions=played.actions))
        if played.over:
            return await self._conclude(press, tried, played)
        try:
            return await self._open(press, tried, played, update=update)
        except TooLong:  # more than a custom id holds
            start = Doing(told=tried.doing.told)
            return await self._open(press, replace(tried, doing=start), play(tried.start, ()), update=update)

    async def _open(self, press: Press, tried: TriedMoment, played: PlayedTurn, *, update: bool) -> Reply:
        """Show a turn that isn't over, with the game's controls."""
        say, doing, moment = press.say, tried.doing, tried.moment
        spread = spread_of(played.match, moment.seat, doing.words, say)
        doing = doing._replace(words=spread.words)
        tried = replace(tried, doing=doing)
        seen = tried.start.view(moment.seat)
        was = name_action(tried.table.game_key, seen, moment.played, say)
        lines = [say("mistake-task", action=was, percent=percent(moment.chance))]
        if played.refusal is not None:
            lines.append(say("mistake-refused", why=sentence(played.refusal, say)))
        if played.actions:
            lines.append(say("mistake-so-far", actions=_name(tried.start, played.actions, say)))
        if spread.hint and (doing.words or doing.actions):
            lines.append(spread.hint)
        verbs = {Verb.PICK: PICK, Verb.DO: DO, Verb.STEP: STEP}

        def to(verb: Verb, words: str) -> Address:
            return tried.address(verbs[verb], doing._replace(words=words))

        ways = [_again(tried, say, Style.PLAIN)] if doing.actions else [_other_way(tried, say)]
        cast = await self._desk.composer.cast(tried.table, say)
        controls = spread_rows(spread, to, signs=False)
        return await self._draw(press, tried, played, lines, cast, ways, spread, controls, update=update)

    async def _conclude(self, press: Press, tried: TriedMoment, played: PlayedTurn) -> Reply:
        """Say whether a turn is about as good as the best, and why, or what it allows; remember what was solved."""
        say, moment = press.say, tried.moment
        verdict = await self._think(press, tried)
        cast = await self._desk.composer.cast(tried.table, say)
        if not verdict.right:
            lines = [
                _tell("mistake-wrong", tried, played, verdict.chance, (), say),
                *_answer(played.match, verdict.answers, cast, say),
            ]
            ways = [_again(tried, say), button(say("button-mistake-show"), tried.address(SHOW, Doing()))]
            return await self._draw(press, tried, played, lines, cast, ways)
        now = self._house.now()
        await self._house.archive.mistakes.solve(press.person, tried.table.id, moment.index, now)
        was = name_action(tried.table.game_key, tried.start.view(moment.seat), moment.played, say)
        lines = [
            _tell("mistake-right", tried, played, verdict.chance, verdict.reasons, say),
            say("mistake-before", action=was, percent=percent(moment.chance)),
        ]
        return await self._draw(press, tried, played, lines, cast, (), colour=_SOLVED_COLOUR)

    async def _think(self, press: Press, tried: TriedMoment) -> TurnVerdict:
        """Let the analyst judge a turn that is over. Raises UserError if there is too much to do."""
        try:
            return await self._house.thinkers.run(
                judge,
                tried.start,
                tried.moment,
                tried.doing.actions,
                asker=str(press.person),
                budget=BUDGET,
                patience=PATIENCE,
                on_cost=charging(),
            )
        except (Busy, PoolClosed) as error:
            raise UserError("mistake-busy") from error
        except NoAnswer as error:
            raise UserError("mistake-no-answer") from error

    async def _draw(
        self,
        press: Press,
        tried: TriedMoment,
        played: PlayedTurn,
        lines: list[str],
        cast: SeatNames,
        ways: Buttons,
        spread: Spread | None = None,
        controls: list[Row] | None = None,
        *,
        colour: int = _COLOUR,
        update: bool | None = None,
    ) -> Reply:
        """Make the page: whose game it was, the picture from the seat's side, the lines, the controls."""
        say, seat, key = press.say, tried.moment.seat, tried.table.game_key
        others = others_of(tried.table, seat, cast, say)
        head = say("mistake-head", game=game_title(key, say), others=others, turn=tried.turn)
        match = played.match if spread is None else spread.shown
        wish = Wish(
            match.view(seat),
            seat,
            say.language,
            chosen=None if spread is None else spread.marked,
            names=cast.shown,
            page=page_of(match, seat, spread),
            chapter=chapter_over(tried.start, played.match),
            bare=True,
        )
        return await show_position(
            self._house,
            wish,
            key,
            fit("\n".join((head, *lines)), BELOW),
            [*(controls or ()), *even_rows(*ways)],
            say,
            who=cast.owners,
            colour=colour,
            told=tried.doing.told,
            update=press.private if update is None else update,
        )


def _doing(press: Press) -> Doing:
    """Read what was done and chosen so far. Raises UserError if that makes no sense."""
    doing = Doing.read(press.address.words)
    if doing is None:
        raise UserError("press-outdated")
    return doing


def _again(tried: TriedMoment, say: Speech, style: Style = Style.MAIN) -> AnyButton:
    return button(say("button-mistake-again"), tried.address(STEP, Doing(told=tried.doing.told)), style)


def _other_way(tried: TriedMoment, say: Speech) -> AnyButton:
    """Make the button that shows the position in words, or its picture again."""
    told = tried.doing.told
    return button(say("button-mistake-picture" if told else "button-text"), tried.address(STEP, Doing(told=not told)))


def _name(start: Match, actions: tuple[str, ...], say: Speech) -> str:
    return join_actions([one.words for one in name_actions(start, actions, say)], say)


def _tell(
    message: str, tried: TriedMoment, played: PlayedTurn, chance: float, reasons: tuple[Reason, ...], say: Speech
) -> str:
    """Name a turn and the chance after it, with the reasons for it."""
    told = say(message, actions=_name(tried.start, played.actions, say), percent=percent(chance))
    key = tried.table.game_key
    return " ".join((told, *(reason_words(key, one.name, dict(one.facts), say) for one in reasons)))


def _answer(after: Match, answers: tuple[str, ...], cast: SeatNames, say: Speech) -> list[str]:
    """Say what was expected as an answer to a turn; nothing where hands are hidden."""
    if after.game.about.hidden:
        return []
    named = list(name_actions(after, answers, say))
    own = [one.words for one in named if one.seat == named[0].seat]
    return [say("mistake-answer", name=cast.owners[named[0].seat], actions=join_actions(own, say))] if own else []
