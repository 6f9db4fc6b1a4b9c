"""Where text and flags lie on a page of the cups, and a check that they don't overlap."""

from collections import defaultdict
from itertools import combinations

Box = tuple[int, int, int, int]
#: Each text or flag code drawn, its box in pixels, and the size of its letters.
Drawn = list[tuple[str, Box, int]]


def assert_no_overlap(lines: Drawn, width: int, height: int) -> None:
    """Assert that nothing lies outside the picture or overlaps anything else."""
    rows: dict[int, list[tuple[str, Box]]] = defaultdict(list)
    for text, box, _ in lines:
        assert min(box) >= 0, (text, box)
        assert box[2] <= width, (text, box)
        assert box[3] <= height, (text, box)
        for band in range(box[1] // 64, box[3] // 64 + 1):
            rows[band].append((text, box))
    for row in rows.values():
        for (one, a), (other, b) in combinations(row, 2):
            meet = a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
            assert not meet or a == b, (one, a, other, b)
