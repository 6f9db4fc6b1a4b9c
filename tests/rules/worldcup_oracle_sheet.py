"""What is printed for the World Cup Game, for its oracle; from the rulebook alone. It imports nothing of ours."""

COLOURS = ("black", "red", "blue", "green", "yellow", "grey")
SQUARES = {"black": 4, "red": 4, "blue": 3, "green": 3, "yellow": 2, "grey": 2}
BIGGEST = {"black": 3, "red": 3, "blue": 3, "green": 2, "yellow": 1, "grey": 1}
CARDS = {"A": 25, "D": 20, "1": 12, "2": 6, "3": 3, "21": 3, "111": 3, "11": 3, "F": 4, "O": 4, "P": 4}  # rule 4

DICE = tuple(  # rule 17: white, white, natural, natural
    tuple(faces.split(" "))
    for faces in (
        "black black red red blue green",
        "black black red blue green yellow",
        "black black black red red blue",
        "black red blue green yellow grey",
    )
)

_GROUPS = {
    2002: """A FRA green, SEN blue, URU green, DEN green
B ESP blue, SVN yellow, PAR green, RSA green
C BRA black, TUR red, CHN grey, CRC green
D KOR red, POL green, USA blue, POR green
E GER black, KSA grey, IRL green, CMR green
F ARG green, NGA yellow, ENG blue, SWE blue
G ITA blue, ECU yellow, CRO green, MEX green
H JPN blue, BEL green, RUS yellow, TUN yellow""",
    1930: """1 ARG red, CHI green, FRA yellow, MEX grey
2 YUG blue, BRA green, BOL grey
3 URU black, ROU green, PER yellow
4 USA blue, PAR green, BEL yellow""",
}

_FIXTURES = {
    2002: """A FRA-SEN, URU-DEN, FRA-URU, DEN-SEN, DEN-FRA, SEN-URU
B PAR-RSA, ESP-SVN, ESP-PAR, RSA-SVN, RSA-ESP, SVN-PAR
C BRA-TUR, CHN-CRC, BRA-CHN, CRC-TUR, CRC-BRA, TUR-CHN
D KOR-POL, USA-POR, KOR-USA, POR-POL, POR-KOR, POL-USA
E IRL-CMR, GER-KSA, GER-IRL, CMR-KSA, CMR-GER, KSA-IRL
F ENG-SWE, ARG-NGA, SWE-NGA, ARG-ENG, SWE-ARG, NGA-ENG
G CRO-MEX, ITA-ECU, ITA-CRO, MEX-ECU, MEX-ITA, ECU-CRO
H JPN-BEL, RUS-TUN, JPN-RUS, TUN-BEL, TUN-JPN, BEL-RUS""",
    1930: """1 FRA-MEX, ARG-FRA, CHI-MEX, CHI-FRA, ARG-MEX, ARG-CHI
2 YUG-BRA, YUG-BOL, BRA-BOL
3 ROU-PER, URU-PER, URU-ROU
4 USA-BEL, USA-PAR, PAR-BEL""",
}


def lines(cup: int, what: dict[int, str]) -> dict[str, list[str]]:
    """Each group's entries."""
    return {line[0]: line[2:].split(", ") for line in what[cup].split("\n")}


def colours(cup: int) -> dict[str, str]:
    """Each team's colour, the teams in the order of their groups."""
    return {entry[:3]: entry[4:] for entries in lines(cup, _GROUPS).values() for entry in entries}


def groups(cup: int) -> dict[str, list[str]]:
    """Each group's teams."""
    return {group: [entry[:3] for entry in entries] for group, entries in lines(cup, _GROUPS).items()}


def fixtures(cup: int) -> dict[str, list[tuple[str, str, str]]]:
    """Each group's matches: name, left and right team."""
    dash = "-" if cup == 1930 else ""
    return {
        group: [(f"{group}{dash}{number}", entry[:3], entry[4:]) for number, entry in enumerate(entries, start=1)]
        for group, entries in lines(cup, _FIXTURES).items()
    }


#: The rounds of 2002: of each match its name and who comes there, `-S1` being the loser.
ROUNDS_2002 = tuple(
    tuple(tuple(match.split(" ")) for match in line.split(", "))
    for line in (
        "R1 1E 2B, R2 1A 2F, R3 1F 2A, R4 1B 2E, R5 1G 2D, R6 1C 2H, R7 1H 2C, R8 1D 2G",
        "W R2 R6, X R1 R5, Y R4 R8, Z R3 R7",
        "S1 W Z, S2 X Y",
        "T -S1 -S2, F S1 S2",
    )
)
SEMIS_1930 = (("S1", "1", "4"), ("S2", "3", "2"))
