"""The World Cup Game a second time: plain, slow, and written from the rulebook alone. It imports nothing of the rules.

The whole game is one story, told in order by `story`. Where this and `rules/worldcup` disagree, one of them has
misread a rule.
"""

from collections import Counter

from tests.rules.story_oracle import Asked, Story, StoryOracle
from tests.rules.worldcup_oracle_cards import MANY, Pitch
from tests.rules.worldcup_oracle_sheet import CARDS, COLOURS, DICE, ROUNDS_2002, SEMIS_1930, colours, fixtures, groups
from tests.rules.worldcup_oracle_tables import Result, extras, outcome, ranking, table, tops

Match = tuple[str, str, str]
NO_DOTS: list[str] = []


class Claimed(Exception):
    """The seat to act has ended the game."""


class WorldcupOracle(StoryOracle):
    """One game, changed in place."""

    def __init__(
        self, seats: int, cup: int = 1930, modifiers: bool = True, allocation: str = "bag", passes: int = 2
    ) -> None:
        self.seats, self.cup, self.modifiers, self.allocation = seats, cup, modifiers, allocation
        self.passes = passes if cup == 2002 else 1
        self.colours, self.groups, self.fixtures = colours(cup), groups(cup), fixtures(cup)
        self.cards = Counter(CARDS) if cup == 2002 else Counter({c: n for c, n in CARDS.items() if c not in MANY})
        self.owner: dict[str, int] = {}
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.deck: list[str] = []
        self.discards: list[str] = []
        self.reached = dict.fromkeys(self.colours, 0)
        self.pitch = Pitch([], self.colours, self.owner)
        self.drawer = self.turn = 0
        self.seats_in = self.playing = list(range(seats))
        self.claimant: int | None = None
        self.left: list[str] = []
        self.results: list[tuple[str, int, int]] = []
        super().__init__()

    # The story --------------------------------------------------------------------------------------------------

    def story(self) -> Story:
        yield from self.draft() if self.allocation == "draft" else self.bag()
        dealer = int((yield Asked("dealer", lambda words: words in [[str(seat)] for seat in range(self.seats)])))
        yield from self.shuffle(self.cards, sum(self.cards.values()))
        for _ in range(3):
            for step in range(self.seats):
                self.hands[(dealer + 1 + step) % self.seats].append(self.deck.pop(0))  # rule 5
        self.turn = (dealer + 1) % self.seats
        try:
            yield from self.cup_1930() if self.cup == 1930 else self.cup_2002()
        except Claimed:
            assert self.claimant is not None
            self.met[f"claim with {len(self.seats_in)} left" if self.pitch.last else "early claim"] += 1
            self.finish("claim", self.claimant, None)

    def bag(self) -> Story:
        """Rules 1 and 2."""
        drawn = (yield Asked("bag", lambda words: sorted(words) == sorted(self.colours))).split(" ")
        share = len(drawn) // self.seats
        held = [drawn[share * seat : share * (seat + 1)] for seat in range(self.seats)]
        over = drawn[share * self.seats :]
        order, level = extras(held, len(over), self.colours)
        if level:
            self.met["lot for extras"] += 1
            names = yield from self.lot([str(seat) for seat in level])
            order += [int(name) for name in names][: len(over) - len(order)]
        for seat, teams in enumerate(held):
            self.owner.update(dict.fromkeys(teams, seat))
        self.owner.update(zip(over, order, strict=True))

    def draft(self) -> Story:
        """Rule 3."""
        names = yield from self.lot([str(seat) for seat in range(self.seats)])
        self.left = list(self.colours)
        lap = [int(name) for name in names]
        while self.left:
            for seat in lap:
                if self.left:
                    team = (yield Asked(None, seat=seat, act="pick")).removeprefix("pick ")
                    self.left.remove(team)
                    self.owner[team] = seat
            lap.reverse()

    def group_round(self) -> Story:
        """Rules 15 to 17: the results of each group."""
        matches = [match for batch in self.fixtures.values() for match in batch]
        self.pitch = Pitch(matches, self.colours, self.owner)
        yield from self.run()
        if self.passes == 2:
            yield from self.shuffle(Counter(self.discards), len(self.discards))
            yield from self.run()
        if self.seats >= 9:
            for _ in range(self.seats):
                yield from self.card_turn(draws=False)
        results: dict[str, list[Result]] = {}
        for group, batch in self.fixtures.items():
            dots = yield from self.dots()
            results[group] = self.score(batch, dots)
        return results

    def cup_2002(self) -> Story:
        results_of = yield from self.group_round()
        winners: dict[str, str] = {}
        for group, members in self.groups.items():
            order: list[str] = []
            for level in table(members, results_of[group]):
                if len(level) > 1 and len(order) < 2:
                    self.met["group lot"] += 1
                    order += yield from self.lot(level)
                else:
                    order += level
            winners[f"1{group}"], winners[f"2{group}"] = order[:2]
        losers: dict[str, str] = {}
        for number, ties in enumerate(ROUNDS_2002, start=1):
            known = {**winners, **losers}
            matches = [(name, known[one], known[two]) for name, one, two in ties]
            for _, left, right in matches:
                self.reached[left] = self.reached[right] = min(number, 3)
            if number == 4:
                for team in matches[1][1:]:
                    self.reached[team] = 4
            teams = [team for _, *both in matches for team in both]
            yield from self.play_round(matches, teams, most=12, divisor={1: 2, 2: 4}.get(number))
            dots = yield from self.dots()
            results = self.score(matches, dots)
            if number == 4 and results[1][2] != results[1][3]:
                del matches[0], results[0]  # rule 26: the game ends when the Final is decided
            for match, (left, right, one, two) in zip(matches, results, strict=True):
                winner = left if one > two else right
                if one == two:
                    winner = yield from self.shootout(match)
                winners[match[0]], losers[f"-{match[0]}"] = winner, right if winner == left else left
        self.finish("final", self.owner[winners["F"]], self.owner[losers["-F"]])

    def cup_1930(self) -> Story:
        results = yield from self.group_round()
        best = {group: tops(teams, results[group]) for group, teams in self.groups.items()}
        yield from self.replays(best, self.fixtures, 6)
        through = {group: teams[0] for group, teams in best.items()}
        for stage, ties in ((3, SEMIS_1930), (4, (("F", "S1", "S2"),))):
            matches = {name: [(name, through[one], through[two])] for name, one, two in ties}
            for _, left, right in (match for (match,) in matches.values()):
                self.reached[left] = self.reached[right] = stage
            best = {name: [left, right] for name, ((_, left, right),) in matches.items()}
            played = [match for (match,) in matches.values()]
            alive = [team for teams in best.values() for team in teams]
            yield from self.play_round(played, alive, most=12 if stage == 3 else 8)
            dots = yield from self.dots()
            for match, result in zip(played, self.score(played, dots), strict=True):
                best[match[0]] = tops(best[match[0]], [result])
            yield from self.replays(best, matches, 6 if stage == 3 else 8)
            through = {name: teams[0] for name, teams in best.items()}
        loser = next(team for team in played[0][1:] if team != through["F"])
        self.finish("final", self.owner[through["F"]], self.owner[loser])

    def replays(self, best: dict[str, list[str]], matches: dict[str, list[Match]], cards: int) -> Story:
        """Rules 20 and 25: until every tie in `best` has one team."""
        for _ in range(20):
            again = {
                name: [match for match in matches[name] if match[1] in teams and match[2] in teams]
                for name, teams in best.items()
                if len(teams) > 1
            }
            if not again:
                return
            self.met["replays"] += 1
            played = [match for batch in again.values() for match in batch]
            alive = [team for teams in best.values() for team in teams]
            yield from self.play_round(played, alive, most=cards * len(played))
            dots = yield from self.dots()
            for name, batch in again.items():
                best[name] = tops(best[name], self.score(batch, dots))
        for name, teams in best.items():
            if len(teams) > 1:
                self.met["lot after replays"] += 1
                best[name] = yield from self.lot(teams)

    def play_round(self, matches: list[Match], alive: list[str], most: int, divisor: int | None = None) -> Story:
        """Rules 16, 23, 24: a later round or sub-round; a seat with a team in `alive` is still in."""
        self.seats_in = sorted({self.owner[team] for team in alive})
        for seat in range(self.seats):
            if seat not in self.seats_in:
                self.hands[seat] = []
        in_play = {self.owner[team] for _, left, right in matches for team in (left, right)}
        self.playing = [seat for seat in range(self.seats) if seat in in_play]
        names = [name for name, _, _ in matches]
        finalists = {self.owner[team] for team in matches[-1][1:]} if names[-1] == "F" else {-1, -2}
        if self.claimant is None and (len(self.seats_in) == 1 or len(finalists) == 1):  # rule 28
            self.claimant = self.seats_in[0] if len(self.seats_in) == 1 else finalists.pop()
        self.pitch = Pitch(matches, self.colours, self.owner)
        pool = self.unused()
        size = sum(pool.values())
        yield from self.shuffle(pool, size // divisor if divisor else min(most, size))
        yield from self.refill()
        self.turn = self.left_of(self.drawer, self.playing)
        yield from self.run()

    def unused(self) -> Counter[str]:
        """All cards that nobody holds."""
        pool = Counter(self.cards)
        for hand in self.hands:
            pool.subtract(hand)
        return pool

    def refill(self) -> Story:
        """Rule 16."""
        unused = self.unused()
        unused.subtract(self.deck)
        order = [(self.drawer + 1 + step) % self.seats for step in range(self.seats)]
        short = [seat for seat in order if seat in self.seats_in and len(self.hands[seat]) < 3]
        size = min(len(short), sum(unused.values()))
        if size:
            self.met["refill" if size == len(short) else "short refill"] += 1
            text = yield Asked("refill", lambda words: is_part(words, unused, size))
            for seat, card in zip(short, text.split(" "), strict=False):
                self.hands[seat].append(card)

    def shuffle(self, cards: Counter[str], size: int) -> Story:
        text = yield Asked("deck", lambda words: is_part(words, cards, size))
        self.deck = text.split(" ")
        self.discards = []

    def run(self) -> Story:
        """Rule 15."""
        while self.deck:
            yield from self.card_turn(draws=True)

    def card_turn(self, draws: bool) -> Story:
        """Rules 6 and 14."""
        seat = self.turn
        text = yield Asked(None, seat=seat, act="card")
        if text == "claim":
            raise Claimed
        card = text.split(" ")[1] if text.startswith("x ") else text.split(" ")[0]
        if card == "P" and not text.startswith("x "):
            dot = yield from self.white()
            if dot != "black":
                self.pitch.rows[text[2:]].append("P")
        elif not text.startswith("x "):
            self.pitch.play(text)
        self.hands[seat].remove(card)
        self.discards.append(card)
        if draws:
            self.hands[seat].append(self.deck.pop(0))
            self.drawer = seat
        self.turn = self.left_of(seat, self.playing)

    def left_of(self, seat: int, among: list[int]) -> int:
        return next(
            other for other in ((seat + step) % self.seats for step in range(1, self.seats + 1)) if other in among
        )

    def white(self) -> Story:
        return (yield Asked("dot", lambda words: len(words) == 1 and words[0] in DICE[0]))

    def dots(self) -> Story:
        """Rule 17."""
        if not self.modifiers:
            return NO_DOTS
        text = yield Asked(
            "dots",
            lambda words: len(words) == 4 and all(word in die for word, die in zip(words, DICE, strict=True)),
        )
        return text.split(" ")

    def lot(self, names: list[str]) -> Story:
        text = yield Asked("lot", lambda words: sorted(words) == sorted(names))
        return text.split(" ")

    def score(self, matches: list[Match], dots: list[str]) -> list[Result]:
        results: list[Result] = []
        for match in matches:
            one, two = self.pitch.result(match, dots)
            results.append((match[1], match[2], one, two))
            self.results.append((match[0], one, two))
        return results

    def shootout(self, match: Match) -> Story:
        """Rule 26: the winner."""
        self.met["shoot-out"] += 1
        goals, kicks = [0, 0], 0
        while kicks < 10 or kicks % 2 or goals[0] == goals[1]:
            text = yield Asked(None, seat=self.owner[match[1 + kicks % 2]], act="kick")
            if text == "claim":
                raise Claimed
            dot = yield from self.white()
            goals[kicks % 2] += dot != "black"
            kicks += 1
        if kicks > 10:
            self.met["sudden death"] += 1
        return match[1] if goals[0] > goals[1] else match[2]

    def finish(self, reason: str, first: int, second: int | None) -> None:
        best = {
            seat: max(self.reached[team] for team, owner in self.owner.items() if owner == seat)
            for seat in range(self.seats)
        }
        self.met[reason] += 1
        self.outcome = outcome(reason, ranking(self.seats, first, second, best))

    # What is possible -------------------------------------------------------------------------------------------

    def others(self) -> list[str]:
        """The notations of the seat to act that use no card."""
        assert self.asked
        assert self.asked.seat is not None
        seat, act = self.asked.seat, self.asked.act
        if act == "pick":
            best = min(COLOURS.index(self.colours[team]) for team in self.left)
            return [f"pick {team}" for team in self.left if COLOURS.index(self.colours[team]) == best]
        found = ["kick"] if act == "kick" else [f"x {card}" for card in set(self.hands[seat])]
        return found + (["claim"] if seat == self.claimant else [])

    def held(self) -> list[str]:
        """The different cards in the hand of the seat that is to play one."""
        if self.asked is None or self.asked.act != "card" or self.asked.seat is None:
            return []
        return sorted(set(self.hands[self.asked.seat]))

    def legal(self) -> list[str]:
        """The sorted notations of the seat to act."""
        if self.asked is None or self.asked.seat is None:
            return []
        seat = self.asked.seat
        return sorted([*self.others(), *(text for card in self.held() for text in self.pitch.plays(seat, card))])

    def allows(self, text: str) -> bool:
        """Whether this is in `legal`."""
        if self.asked is None or self.asked.seat is None:
            return False
        if text in self.others():
            return True
        return text.split(" ")[0] in self.held() and self.pitch.allows(self.asked.seat, text)


def is_part(words: list[str], cards: Counter[str], size: int) -> bool:
    """Rule 29: so many of these cards."""
    return len(words) == size and not Counter(words) - cards
