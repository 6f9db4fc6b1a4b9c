"""Rules 1 to 5: the coasters, the table they make, and the cylinder."""

from itertools import product

from rules.mundialito.board import RAYS, Direction, behind, between, board, neighbour, turn_coaster
from rules.mundialito.pieces import CELL_NAMES, CELLS, WIDTH, cell_at, column_of, row_of
from tests.rules import oracle

#: Rule 3, as printed: row 6 first.
STANDARD = """
RDL  URDL URL UDL URL  UDL
UDL  UDL  RDL URD URL  URDL
RDL  URL  UDL URL UDL  URD
UDL  URD  RDL URD RDL  URL
URDL RDL  UDL URL URD  URD
URD  RDL  URD RDL URDL URL
"""


def letters(coasters: str) -> dict[str, str]:
    arrows = board(coasters).arrows
    return {
        name: "".join(direction.letter for direction in sorted(arrows[cell])) for cell, name in enumerate(CELL_NAMES)
    }


def test_the_standard_board_is_made_from_the_single_coaster() -> None:
    printed = {
        f"{column}{6 - row}": arrows
        for row, line in enumerate(STANDARD.split("\n")[1:7])
        for column, arrows in zip("abcdef", line.split(), strict=True)
    }
    assert letters("2310") == printed == oracle.arrows_of("2310")


def test_every_way_to_lay_the_coasters_agrees_with_the_oracle() -> None:
    for turns in product("0123", repeat=4):
        coasters = "".join(turns)
        assert letters(coasters) == oracle.arrows_of(coasters)
        assert sum(map(len, letters(coasters).values())) == 112


def test_four_quarter_turns_leave_a_coaster_as_it_was() -> None:
    assert turn_coaster(4) == turn_coaster(0) != turn_coaster(1)


def test_left_of_a_is_f_and_nothing_leaves_over_top_or_bottom() -> None:
    def onward(name: str, direction: Direction) -> str | None:
        there = neighbour(cell_at(name), direction)
        return None if there is None else CELL_NAMES[there]

    assert [onward("a3", way) for way in Direction] == ["a4", "b3", "a2", "f3"]
    assert [onward("f3", way) for way in Direction] == ["f4", "a3", "f2", "e3"]
    assert onward("c6", Direction.UP) is None
    assert onward("c1", Direction.DOWN) is None
    for name in CELL_NAMES:
        for way in Direction:
            assert onward(name, way) == oracle.onward(name, way.letter)


def test_a_step_there_and_back_returns_and_six_steps_go_round() -> None:
    for cell in range(CELLS):
        for way in Direction:
            there = neighbour(cell, way)
            if there is not None:
                assert neighbour(there, Direction((way + 2) % 4)) == cell
                beyond = neighbour(there, way)
                if beyond is not None:
                    assert behind(cell, there) == beyond
                    assert between(cell, beyond) == there
        walker = cell
        for _ in range(WIDTH):
            walker = neighbour(walker, Direction.RIGHT) or 0
        assert walker == cell


def test_passing_lines_are_level_or_diagonal_and_stay_on_the_flat_board() -> None:
    for cell in range(CELLS):
        reached = [there for ray in RAYS[cell] for there in ray]
        wanted = {
            there
            for there in range(CELLS)
            if (gap := abs(column_of(there) - column_of(cell))) and abs(row_of(there) - row_of(cell)) in (0, gap)
        }
        assert set(reached) == wanted
        assert len(reached) == len(wanted)
