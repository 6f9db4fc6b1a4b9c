"""What is said of an event, in text and in menus: who plays whom, who leads, what it is like."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from cogs.controls.buttons import turn_page
from cogs.events.running.ledger import KeptEvent
from cogs.faces.spread import Item
from cogs.people.people import Names
from cogs.table.lobby.arranging import settings
from data import TableHead
from rules import GAMES
from rules.table.lobby import open_lobby
from rules.table.table import Lobby
from rules.table.terms import Pace, Terms
from tournaments.bracket import group_rounds, knock_out
from tournaments.plan import HURRIED_CALL, LEAST, Format, Plan
from tournaments.standings import points_in, rank, was_given_point
from tournaments.tournament import Decision, Meeting, Tournament
from words import Speech
from words.event_texts import points_of
from words.games import title_in_menu
from words.harmless import plain

#: The verb of all controls, and of the forms; their words say what they do, and to which event.
EVENT, FORM = "event", "eventform"
#: How many people are named in a sign-up, and how many pairs in a round.
MOST_NAMED, MOST_PAIRS = 18, 8
#: How long the name of an event is, and each of the two lines of a menu's item at most (characters).
LONGEST_EVENT_NAME, _LINE = 40, 100


def format_word(plan: Plan) -> str:
    """How messages name a format: `evening`, `league`, `cup` or `slowcup`."""
    return "slowcup" if plan.format is Format.CUP and plan.slow else plan.format.value


def about_word(plan: Plan) -> str:
    """The same with a word more about a cup without groups."""
    if plan.format is not Format.CUP or plan.grouped:
        return format_word(plan)
    return "slowknockout" if plan.slow else "knockout"


def hours(plan: Plan) -> int:
    """About how long a live event lasts."""
    rounds = 3 if not plan.duels else 5
    return max(1, round(rounds * (plan.minutes + 5) / 60))


def title_of(plan: Plan) -> str:
    """An event's name as somebody typed it, safe in a message."""
    return plain(plan.name, LONGEST_EVENT_NAME)


def lobby_of(plan: Plan) -> Lobby:
    """A lobby as a game of this plan has it: it is never saved. Raises BadOptions."""
    minutes, turns = plan.clock
    terms = Terms(pace=Pace.SLOW if plan.slow else Pace.LIVE, minutes=minutes, turns=turns)
    return open_lobby("draft", "0" * 64, 1, plan.game, options=plan.options, terms=terms, now=0).lobby


def measure(plan: Plan) -> int:
    """How long a live game of this plan takes (minutes). Raises BadOptions."""
    lobby = lobby_of(plan)
    if lobby.game.about.whistle(lobby.options) is not None:
        return plan.clock[0]
    return lobby.game.length(max(plan.seats[1], lobby.game.about.seats[0]), lobby.options).minutes


def tell_settings(plan: Plan, say: Speech) -> str:
    """The settings of the games that somebody chose, as a lobby tells them; empty for the usual ones."""
    usual = settings(lobby_of(replace(plan, options={})), say)[0]
    return " · ".join(one for one in settings(lobby_of(plan), say)[0] if one not in usual)


def timestamp(at: int, style: str = "F") -> str:
    """A moment (unix ms) in the reader's own time."""
    return f"<t:{at // 1000}:{style}>"


class Teller:
    """Says things about one event in one language; names are looked up once."""

    def __init__(self, kept: KeptEvent, say: Speech, known: Mapping[int, str]) -> None:
        self.kept, self.event, self.plan, self.say = kept, kept.event, kept.event.plan, say
        self._known = known
        #: How many turns games have had that are being played, by the meetings' numbers, as far as that is known.
        self.turns: Mapping[int, int] = {}

    @classmethod
    async def of(cls, names: Names, kept: KeptEvent, say: Speech, *, marked: bool = True) -> "Teller":
        """A teller who knows everybody's name, as it is in messages or, not `marked`, in menus and on buttons.

        Also of moderators who did something. Raises ArchiveError.
        """
        event, find = kept.event, names.of if marked else names.for_menu
        acted = {one.by for meeting in event.meetings for one in meeting.earlier} | {event.closed_by or 0}
        people = {*event.entrants, event.organiser, *acted} - {0}
        return cls(kept, say, {person: await find(person) for person in people})

    def name(self, person: int) -> str:
        """Somebody's name, safe where this teller's words are shown."""
        return self._known.get(person, "?")

    def names(self, people: Sequence[int]) -> str:
        """Names in a sentence."""
        return self.say.all_of(map(self.name, people))

    @property
    def organiser(self) -> str:
        """The organiser's name, or that the moderators are."""
        return self.name(self.event.organiser) if self.event.organiser else self.say("event-by-moderators")

    def some(self, people: Sequence[int], most: int = MOST_NAMED) -> str:
        """Some names, and how many more there are."""
        if len(people) <= most:
            return self.say.row(map(self.name, people))
        named = self.say.row(map(self.name, people[: most - 1]))
        return self.say("event-more-names", names=named, count=len(people) - most + 1)

    def title(self) -> str:
        """The event's name, safe in a message."""
        return title_of(self.plan)

    def about(self) -> str:
        """What it is like, and how long it lasts."""
        begun = self.event.commenced
        plan = self.plan if begun is None else replace(self.plan, grouped=bool(begun.groups))
        return self.say("event-about", format=about_word(plan), hours=hours(plan))

    def signup(self) -> str:
        """The text of the message where people join."""
        say, event, plan = self.say, self.event, self.plan
        lines = [say("event-signup", name=self.title(), game=title_in_menu(plan.game, say), about=self.about())]
        chosen = tell_settings(plan, say)
        lines += [chosen, f"**{timestamp(plan.start)}**"] if chosen else [f"**{timestamp(plan.start)}**"]
        joined = event.joined
        lines.append(say("event-in", count=len(joined), names=self.some(joined), least=LEAST))
        if event.summoned_at:
            place = f"<#{self.kept.head.thread_id}>" if self.kept.head.thread_id else ""
            lines.append(say("event-signup-called", place=place))
        when = timestamp(plan.start, "R")
        small = [say("event-small", rhythm=plan.rhythm.value, when=when, by=self.organiser)]
        if event.full:
            small.append(say("event-full", most=plan.format.most))
        if event.put_back:
            small.append(say("event-put-back", least=LEAST))
        if event.suspended:
            small.append(say("event-suspended"))
        return "\n".join((*lines, *(f"-# {one}" for one in small)))

    def roll(self) -> str:
        """The text that calls everybody."""
        say, event = self.say, self.event
        here, everybody = event.here, event.joined
        told = say("event-here", count=len(here), all=len(everybody), names=self.some(here), least=LEAST)
        start = min(self.plan.start, event.summoned_at + HURRIED_CALL) if event.hurried else self.plan.start
        lines = [say("event-roll", name=self.title(), at=timestamp(start, "t"), when=timestamp(start, "R")), told]
        if event.put_back:
            lines.append("-# " + say("event-put-back", least=LEAST))
        if event.suspended:
            lines.append("-# " + say("event-suspended"))
        return "\n".join(lines)

    def stage(self, number: int) -> tuple[str, str, int]:
        """What a round is: `round`, `groups`, `league`, or `final` and so on; and its number."""
        if self.plan.format is Format.LEAGUE:
            return "league", "", number
        if self.plan.format is Format.EVENING:
            return "round", "", number
        before = group_rounds(self.event)
        if number <= before:
            return "groups", "", number
        ties = knock_out(self.event)
        left = len(ties) - (number - before) if ties else 0
        return "ties", {0: "final", 1: "semi", 2: "quarter"}.get(left, "tie"), number - before

    def round_title(self, number: int) -> str:
        """The heading of a round."""
        say, (kind, stage, place) = self.say, self.stage(number)
        match kind:
            case "league":
                return say("event-round-league", name=self.title())
            case "groups":
                return say("event-round-groups", name=self.title(), number=place)
            case "ties":
                return say("event-round-ties", name=self.title(), stage=stage, number=place)
            case _:
                rounds = self.event.commenced.rounds if self.event.commenced is not None else 0
                return say("event-round", name=self.title(), number=number, round=rounds)

    def stage_of(self, meeting: Meeting) -> str:
        """Where a meeting belongs, in a few words."""
        kind, stage, place = self.stage(meeting.round)
        letter = chr(ord("A") + meeting.place - 1) if meeting.place else ""
        match kind:
            case "league":
                return self.say("event-where", kind="division", letter=letter, number=meeting.place)
            case "groups":
                return self.say("event-where", kind="group", letter=letter, number=place)
            case "ties":
                return self.say("event-where", kind=stage, letter=letter, number=place)
            case _:
                return self.say("event-where", kind="round", letter=letter, number=place)

    def free_word(self, person: int, number: int) -> str:
        """What being free in a round means to somebody.

        `groups` or `cup` in a cup; in an evening `tables` or `evening` for points, or `idle` for nothing.
        """
        if self.plan.format is not Format.EVENING:
            return "groups" if self.stage(number)[0] == "groups" else "cup"
        if not was_given_point(self.event, person, number):
            return "idle"
        return "evening" if self.plan.duels else "tables"

    def next_word(self, meeting: Meeting) -> str:
        """What comes after a meeting: `league` for the others of its league, `round` or, after the last, `last`."""
        kind, stage, _ = self.stage(meeting.round)
        rounds = self.event.commenced.rounds if self.event.commenced is not None else 0
        if self.event.close is not None or stage == "final" or (kind == "round" and meeting.round >= rounds):
            return "last"
        return "league" if kind == "league" else "round"

    def state(self, meeting: Meeting) -> str:
        """How a meeting stands."""
        turns = self.turns.get(meeting.number, meeting.turns)
        facts = {"turn": turns, "winner": ""}
        if meeting.decision is None:
            word = "waiting" if not meeting.opened_at else "turn" if turns else "begun"
        else:
            won = meeting.winner
            facts["winner"] = self.name(won) if won is not None else ""
            word = _word_of(meeting)
        return self.say("event-state", state=word, **facts)

    def pair(self, meeting: Meeting) -> str:
        """A line about a meeting of two, with the points that they had before it in an evening."""
        state = self.state(meeting)
        if len(meeting.people) > 2:
            names = self.say.row(map(self.name, meeting.people))
            return self.say("event-table", number=str(meeting.number), names=names, state=state)
        one, two = map(self.name, meeting.people)
        if self.plan.format is not Format.EVENING:
            return self.say("event-match-up", one=one, two=two, state=state)
        first, second = (points_of(self.points_before(meeting, person), (), self.say) for person in meeting.people)
        return self.say("event-match-up-points", one=one, two=two, first=first, second=second, state=state)

    def points_before(self, meeting: Meeting, person: int) -> Fraction:
        """What somebody had before a round of an evening."""
        had = next(one.points for one in rank(self.event, (person,)))
        later = [one for one in self.event.meetings_of(person) if one.round >= meeting.round]
        rounds = [one.number for one in self.event.rounds if one.number >= meeting.round and person in one.free]
        free = sum(1 for number in rounds if was_given_point(self.event, person, number))
        return had - sum((points_in(one, person) for one in later), Fraction(0)) - free

    def list_free(self, number: int) -> dict[str, list[int]]:
        """Who is free in a round, by what that means to them (`free_word`)."""
        found: dict[str, list[int]] = {}
        for person in next((one.free for one in self.event.rounds if one.number == number), ()):
            found.setdefault(self.free_word(person, number), []).append(person)
        return found

    def board_link(self, meeting: Meeting, head: TableHead | None) -> str:
        """Where a meeting's board is."""
        if head is None or head.message is None:
            return f"<#{meeting.channel}>" if meeting.channel else ""
        url = f"https://discord.com/channels/{head.guild_id}/{head.message.channel_id}/{head.message.message_id}"
        return f"[{self.say('event-result-board')}]({url})"

    def result(self, meeting: Meeting) -> str:
        """A line about how a meeting ended."""
        say, stage = self.say, self.stage_of(meeting)
        if len(meeting.people) > 2:
            order = sorted(zip(meeting.places, meeting.people, strict=True), key=lambda one: one[0] or 99)
            told = say.row(f"{place or '–'}. {self.name(person)}" for place, person in order)
            return say("event-result-table", names=told, stage=stage)
        won = meeting.winner
        people = meeting.people
        winner = won if won is not None else people[0]
        loser = people[1] if winner == people[0] else people[0]
        how = _result_word(meeting)
        return say(
            "event-result",
            how=how,
            winner=self.name(winner),
            loser=self.name(loser),
            stage=stage,
            turn=meeting.turns,
        )


def _word_of(meeting: Meeting) -> str:
    match meeting.decision:
        case Decision.WALKOVER if meeting.winner is not None:
            return "walkover"
        case Decision.ABSENT:
            return "absent"
        case Decision.VOID | Decision.UNPLAYED:  # who blocked whom is nobody's business
            return "void"
        case Decision.VANISHED:
            return "vanished"
    return "won" if meeting.winner is not None else "drawn"


def _result_word(meeting: Meeting) -> str:
    if meeting.decision in (Decision.VOID, Decision.UNPLAYED):
        return Decision.VOID.value
    if meeting.winner is None:
        return "drawn"
    return {Decision.TIME: "time", Decision.CLOCK: "clock"}.get(meeting.decision or Decision.PLAYED, "won")


def table_button(event: Tournament) -> str:
    """What the button of an event's standings says: of a cup its groups first, then its bracket."""
    if event.plan.format is not Format.CUP:
        return "button-event-standings"
    groups = event.commenced is not None and event.commenced.groups and not event.qualified
    return "button-event-groups-table" if groups else "button-event-bracket"


def ahead_word(plan: Plan) -> str:
    """What decides when time is up: `ball` where a ball does, and not a clock of the game's own."""
    lobby = lobby_of(plan)
    adjudicated = any(one.name == "adjudicate" for one in GAMES[plan.game].about.options)
    return "ball" if adjudicated and lobby.game.about.whistle(lobby.options) is None else "other"


def list_meetings(teller: Teller, meetings: Sequence[Meeting], page: int = 0, *, staged: bool) -> tuple[Item, ...]:
    """A page of these meetings, by their numbers; `staged` says of each where it belongs.

    The teller is one who speaks without markup.
    """

    def make(one: Meeting) -> Item:
        people, state = [teller.name(person) for person in one.people], teller.state(one)
        duel = len(people) == 2
        who = teller.say("event-watch-item", one=people[0], two=people[1]) if duel else teller.say.row(people)
        about = f"{teller.stage_of(one)} · {state}" if staged else state
        return Item(who[:_LINE], str(one.number), about[:_LINE])

    return turn_page(meetings, page, make, teller.say)
