"""The private page of tips: one match at a time, and a button for each result."""

from collections.abc import Mapping, Sequence

from discord.ui import ActionRow, TextDisplay

from cogs.controls.addresses import at
from cogs.controls.answers import Reply, firm, view_of
from cogs.controls.buttons import AnyButton, button
from cogs.controls.sentences import UserError
from cogs.faces.spread import Style
from cogs.people.invitations import has_blocked
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.tips.verdicts import results_of, score
from data import Tip, Tipped
from host.house import Session
from rules.core.terms import Contest
from rules.table.errors import TableRefusal, needs_running
from rules.table.table import Running
from words import Speech
from words.games import contest_name, item, tips_close
from words.harmless import plain

#: The verbs: show the page, of the match named in the words or of the next one; and give a tip.
TIP, TIPPED = "tip", "tipped"
#: How many people can tip at one table.
MOST_PEOPLE = 100
#: How often a tip is tried again that met a table which had gone on.
TRIES = 3
#: How many people have tipped before a board says how many they are.
COUNTED = 3
#: How many tips are decided before the page says how many were right.
TOLD = 2
_LONGEST_SIDE = 40
_COLOUR = 0x7FDBEA


def may_be_tipped(session: Session) -> bool:
    """Whether a match of a table is open for tips, to anybody; puzzles and direct messages have no watchers."""
    table = session.table
    public = session.head.guild_id is not None and not table.puzzle
    return public and isinstance(table, Running) and bool(table.game.contests(table.match.state).open)


def open_to(session: Session, person: int) -> tuple[Contest, ...]:
    """The matches that a person may tip now: those that they can't decide, and of which they know no hand.

    Raises UserError if there are none, TableRefusal.
    """
    table = needs_running(session.table)
    if session.head.guild_id is None or table.puzzle:
        raise UserError("press-outdated")
    seat, found = table.seat_of(person), table.game.contests(table.match.state).open
    if not found:
        raise UserError("tips-late")
    own = tuple(one for one in found if seat not in one.deciders)
    if not own:
        raise UserError("tips-still-in")
    seen = {left for left, who in table.gone if who == person and table.game.about.hidden}
    own = tuple(one for one in own if seen.isdisjoint(one.deciders))
    if not own:
        raise UserError("tips-knows-hand")
    return own


class Tipping:
    """Shows the page, and takes tips."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._tips = desk, desk.archive.tips

    async def show(self, press: Press) -> Reply:
        """Show a match: the one named in the control or, from the board, the first that the person hasn't tipped.

        Raises UserError, TableRefusal, ArchiveError.
        """
        await self._check_blocked(press)
        contests = open_to(press.session, press.person)
        given, wanted = await self._tips.of_person(press.table.id, press.person), press.address.words
        if wanted:
            one = _find(contests, wanted)
        else:
            one = next((one for one in contests if one.name not in given), contests[0])
        return await self._page(press, press.session, contests, one, given)

    async def tip(self, press: Press) -> Reply:
        """Save a tip, and show the next match or, if all are tipped, that.

        Raises UserError, TableRefusal, ArchiveError, TimeoutError.
        """
        await self._check_blocked(press)
        name, _, side = press.address.words.partition("|")
        known = await self._tips.of_person(press.table.id, press.person)
        session = await self._save(press, name, side)
        contests = open_to(session, press.person)
        given = await self._tips.of_person(session.table.id, press.person)
        if not known and await self._tips.people(session.table.id) >= COUNTED:
            self._desk.boards.refresh(session.table.id)
        one = _find(contests, name)
        place = contests.index(one)
        left = [one for one in (*contests[place:], *contests[:place]) if one.name not in given]
        if left or len(contests) == 1:
            return await self._page(press, session, contests, left[0] if left else one, given)
        change = button(press.say("button-tip-change"), at(session.table, TIP, contests[0].name))
        return _reply(press, press.say("tips-all-done"), [change])

    async def _check_blocked(self, press: Press) -> None:
        """Raise UserError if somebody who plays here has blocked the person. Raises ArchiveError."""
        for player in press.table.persons:
            if await has_blocked(self._desk.archive, player, press.person):
                raise UserError("tips-refused")

    async def _save(self, press: Press, name: str, side: str) -> Session:
        """Save a tip on a match that is open; return the table by which it was.

        A table that has gone on meanwhile, in this process or another, is looked at again.
        """
        session = press.session
        for _ in range(TRIES):
            one = _find(open_to(session, press.person), name)
            if side not in (*one.sides, *([""] if one.draw else [])):
                raise UserError("press-outdated")
            table, tip, now = session.table, Tip(press.person, name, side), self._desk.house.now()
            match await self._tips.save(table.id, table.number, tip, now, most_people=MOST_PEOPLE):
                case Tipped.SAVED:
                    return session
                case Tipped.TOO_MANY_PEOPLE:
                    raise UserError("tips-too-many", limit=MOST_PEOPLE)
            await self._desk.house.refresh(table.id)
            session = await self._desk.house.session(table.id)
        raise TableRefusal("stale")

    async def _page(
        self, press: Press, session: Session, contests: Sequence[Contest], one: Contest, given: Mapping[str, str]
    ) -> Reply:
        """Show one of the open matches, with the person's tip marked."""
        table, say = needs_running(session.table), press.say
        who = (await self._desk.composer.cast(table, say)).who
        sides = [_side(table, one, place, who, say) for place in range(2)]
        view = table.match.view(None)
        lines = [
            say("tips-heading", match=contest_name(table.game_key, view, say, one)),
            say("tips-pair", one=sides[0], other=sides[1], close=tips_close(table.game_key, say)),
        ]
        right, decided = score(given, results_of(table))
        small = [say("tips-place", number=contests.index(one) + 1, all=len(contests))] if len(contests) > 1 else []
        small += [say("tips-right", right=right, all=decided)] if decided >= TOLD else []
        lines += ["-# " + " · ".join(small)] if small else []
        results = (one.sides[0], "", one.sides[1]) if one.draw else one.sides
        buttons = [
            button(
                item(table.game_key, side, say, table.match.options) if side else say("button-tip-draw"),
                at(table, TIPPED, f"{one.name}|{side}"),
                Style.MAIN if given.get(one.name) == side else Style.PLAIN,
            )
            for side in results
        ]
        if len(contests) > 1:
            following = contests[(contests.index(one) + 1) % len(contests)]
            buttons.append(button(say("button-tip-next"), at(table, TIP, following.name)))
        return _reply(press, "\n".join(lines), buttons)


def _reply(press: Press, text: str, buttons: Sequence[AnyButton]) -> Reply:
    return Reply(view_of(TextDisplay(firm(text)), ActionRow(*buttons), colour=_COLOUR), update=press.private)


def _find(contests: Sequence[Contest], name: str) -> Contest:
    """The open match of that name. Raises UserError if it isn't open any more."""
    found = next((one for one in contests if one.name == name), None)
    if found is None:
        raise UserError("tips-late")
    return found


def _side(table: Running, one: Contest, place: int, who: Sequence[str], say: Speech) -> str:
    """Name a side and whose it is, with markup escaped."""
    team = plain(item(table.game_key, one.sides[place], say, table.match.options), _LONGEST_SIDE)
    seat = one.seats[place]
    return team if seat is None else say("tips-side", team=team, player=who[seat])
