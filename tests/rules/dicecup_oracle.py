"""The dice cup a second time: plain, slow, and written from the rulebook alone. It imports nothing of the rules.

The whole cup is one story, told in order by `story`. Teams are their codes. Where this and `rules/dicecup` disagree,
one of them has misread a rule.
"""

from tests.rules.story_oracle import Asked, Story, StoryOracle

LINES = (
    "ARG BRA ENG FRA GER ITA ESP URU",
    "BEL CRO CZE HUN NED POL POR SWE",
    "ALG AUS CMR CHI COL CRC DEN ECU GHA GRE HON IRN CIV JPN MEX MAR NGA PAR RUS KSA SEN SRB SVN RSA KOR SUI TUN USA",
)
THREE, TWO, ONE = (tuple(line.split(" ")) for line in LINES)
FACES = {1: (0, 0, 1, 1, 1, 2), 2: (0, 1, 1, 1, 2, 3), 3: (0, 1, 1, 2, 3, 4)}
FIXTURES = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))  # rule 10, slots from 0


class DicecupOracle(StoryOracle):
    """One game, changed in place."""

    def __init__(
        self,
        seats: int,
        mode: str = "beginner",
        selection: str = "standard",
        teams: str = "",
        seeding: bool = True,
        custom_team: str = "",
        custom_stars: int = 1,
        dealer: int = 0,
    ) -> None:
        self.seats = seats
        self.mode, self.selection, self.seeding = mode, selection, seeding
        self.blank = bool(custom_team.strip())
        self.stars = {**dict.fromkeys(THREE, 3), **dict.fromkeys(TWO, 2), **dict.fromkeys(ONE, 1)}
        if self.blank:
            self.stars["XXX"] = custom_stars  # rule 2
        self.teams = teams.split()
        self.dealer = dealer
        self.owner: dict[str, int] = {}
        self.groups: list[list[str]] = []
        self.orders: list[list[str]] = []
        self.reached: dict[str, int] = {}
        self.scores: list[tuple[str, str, int, int]] = []
        self.pairs: list[tuple[str, str]] = []
        self.champion = ""
        super().__init__()

    # The story --------------------------------------------------------------------------------------------------

    def story(self) -> Story:
        if self.selection != "custom":
            self.teams = (yield Asked("pick", self.may_be_picked)).split(" ")
        dealt = (yield Asked("deal", self.holds_the_teams)).split(" ")
        for place, team in enumerate(dealt):
            self.owner[team] = (self.dealer + 1 + place) % self.seats  # rule 5
        still_in = list(dealt)
        if self.mode != "beginner":
            drawn = (yield Asked("draw", self.may_be_drawn)).split(" ")
            self.groups = [list(drawn[place : place + 4]) for place in range(0, 32, 4)]
            still_in = yield from self.group_round()
        while len(still_in) > 2:
            still_in, lost = yield from self.cup_round(still_in)
        _, _ = yield from self.cup_match(*lost)  # rule 14: third place comes first
        self.champion, second = yield from self.cup_match(*still_in)
        self.finish(self.champion, second)

    def group_round(self) -> Story:
        """Rules 9 to 11, 13; the sixteen that go on."""
        board = 8 if self.mode == "professional" else 2
        through: list[str] = []
        for first in range(0, 8, board):
            groups = self.groups[first : first + board]
            for fixtures in FIXTURES:
                for group in groups:
                    for home, away in fixtures:
                        self.pairs.append((group[home], group[away]))
                        goals = yield from self.both_roll(group[home], group[away], None)
                        self.scores.append((group[home], group[away], *goals))
            for group in groups:
                order = yield from self.ranked(group)
                self.orders.append(order)
                through += order[:2]
        for team in self.owner:
            self.reached[team] = 1 if team in through else 0
        return through

    def ranked(self, group: list[str]) -> Story:
        """Rule 11: points, then goal difference, then the dice."""
        order: list[str] = []
        worth = {team: self.worth(team) for team in group}
        for value in sorted(set(worth.values()), reverse=True):
            level = [team for team in group if worth[team] == value]
            order += yield from self.lots(level)
        return order

    def lots(self, level: list[str]) -> Story:
        """Every level team rolls, in slot order; those level again roll again at once."""
        if len(level) == 1:
            return level
        self.met[f"lots {len(level)}"] += 1
        sums = {}
        for team in level:
            sums[team] = yield from self.three_dice(team)
        order: list[str] = []
        for value in sorted(set(sums.values()), reverse=True):
            order += yield from self.lots([team for team in level if sums[team] == value])
        return order

    def worth(self, team: str) -> tuple[int, int]:
        """Points and goal difference in the group matches."""
        points = difference = 0
        for home, away, own, other in self.scores:
            if team == away:
                own, other = other, own
            if team in (home, away):
                points += 3 if own > other else 1 if own == other else 0
                difference += own - other
        return points, difference

    def cup_round(self, still_in: list[str]) -> Story:
        """Rule 8: the winners and the losers, in match order."""
        piles = (yield Asked("piles", lambda words: sorted(words) == sorted(still_in))).split(" ")
        won, lost = [], []
        for place in range(0, len(piles), 2):
            winner, loser = yield from self.cup_match(piles[place], piles[place + 1])
            won.append(winner)
            lost.append(loser)
        for team in won:
            self.reached[team] = self.reached.get(team, 0) + 1
        return won, lost

    def cup_match(self, home: str, away: str) -> Story:
        """Rule 7: the winner and the loser."""
        self.pairs.append((home, away))
        one, two = yield from self.both_roll(home, away, None)
        if one == two:
            self.met["overtime"] += 1
            one, two = yield from self.both_roll(home, away, 1)
        while one == two:
            self.met["penalties"] += 1
            one = yield from self.three_dice(home)
            two = yield from self.three_dice(away)
        return (home, away) if one > two else (away, home)

    def both_roll(self, home: str, away: str, die: int | None) -> Story:
        one = yield from self.roll(home, [die or self.stars[home]])
        two = yield from self.roll(away, [die or self.stars[away]])
        return one, two

    def three_dice(self, team: str) -> Story:
        return (yield from self.roll(team, [1, 2, 3]))

    def roll(self, team: str, dice: list[int]) -> Story:
        """Rule 15: the coach's roll, then the faces; their sum."""
        yield Asked(None, seat=self.owner[team])
        faces = yield Asked("die" if len(dice) == 1 else "dice", lambda words: fitting(words, dice))
        return sum(int(face) for face in faces.split(" "))

    def finish(self, champion: str, second: str) -> None:
        """Rule 8 and 4.6 clause 28."""
        first = self.owner[champion]
        ranking = [[first]]
        if self.owner[second] != first:
            ranking.append([self.owner[second]])
        rest = [seat for seat in range(self.seats) if [seat] not in ranking]
        best = {
            seat: max(self.reached.get(team, 0) for team, owner in self.owner.items() if owner == seat) for seat in rest
        }
        for value in sorted(set(best.values()), reverse=True):
            ranking += [[seat for seat in rest if best[seat] == value]]
        self.outcome = {"reason": "final", "draw": False, "ranking": ranking, "scores": None}

    # What is possible -------------------------------------------------------------------------------------------

    def may_be_picked(self, words: list[str]) -> bool:
        """Rule 4."""
        if len(words) != 32 or len(set(words)) != 32 or any(word not in self.stars for word in words):
            return False
        if ("XXX" in words) != self.blank:
            return False
        ones = sum(word in ONE for word in words)
        if self.selection == "standard":
            return ones == (15 if self.blank else 16)
        return ones <= 27 or not self.blank

    def holds_the_teams(self, words: list[str]) -> bool:
        return sorted(words) == sorted(self.teams)

    def may_be_drawn(self, words: list[str]) -> bool:
        """Rule 9: no team stands in a better slot than one of more stars."""
        if not self.holds_the_teams(words):
            return False
        best = sorted((self.stars[word] for word in words), reverse=True)
        return not self.seeding or all(
            sorted(self.stars[word] for word in words[slot::4]) == sorted(best[8 * slot : 8 * slot + 8])
            for slot in range(4)
        )

    def legal(self) -> list[str]:
        """The sorted notations of the seat to act."""
        return ["roll"] if self.asked and self.asked.seat is not None else []


def fitting(words: list[str], dice: list[int]) -> bool:
    """Whether the words are faces of the dice, in their order."""
    return len(words) == len(dice) and all(
        word in [str(face) for face in FACES[die]] for word, die in zip(words, dice, strict=True)
    )
