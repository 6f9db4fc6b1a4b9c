"""Text is shortened by whole lines, and code blocks stay closed."""

from importlib.resources import files

from hypothesis import given
from hypothesis import strategies as st

from cogs.views.measure import firm, fitted
from cogs.views.rulebook import pages
from rules import GAMES

LINES = st.lists(st.sampled_from(["```", "a line", "another **line** with `code`", "", "x" * 70]), max_size=40)


@given(LINES.map("\n".join), st.integers(40, 400))
def test_a_fitted_text_fits_and_leaves_no_code_block_open(text: str, most: int) -> None:
    kept = fitted(text, most)
    assert len(kept) <= most
    if len(text) > most:
        assert kept.endswith("…")
        assert kept.count("```") % 2 == 0
    else:
        assert kept == text


def test_only_a_scores_dash_never_breaks_across_lines() -> None:
    assert firm("Now Brazil 2½–½ Spain – places 3–4") == "Now Brazil 2½\u2060–\u2060½ Spain – places 3\u2060–\u20604"
    assert firm("Spain–Brazil, a – b") == "Spain–Brazil, a – b"


def test_no_word_of_a_rulebook_is_lost_between_pages() -> None:
    for key in GAMES:
        told = "\n\n".join(pages(key))
        book = files("rules").joinpath(key, "RULES.md").read_text(encoding="utf-8")
        assert book.rstrip().splitlines()[-1] in told
        assert all(0 < len(page) <= 4000 for page in pages(key))
    assert pages("nothing") == ()
    assert pages("../words") == ()
