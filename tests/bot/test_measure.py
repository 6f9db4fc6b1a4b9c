"""Text is shortened by whole lines, and code blocks stay closed."""

from hypothesis import given
from hypothesis import strategies as st

from cogs.controls.answers import firm, fit

LINES = st.lists(st.sampled_from(["```", "a line", "another **line** with `code`", "", "x" * 70]), max_size=40)


@given(LINES.map("\n".join), st.integers(40, 400))
def test_a_fitted_text_fits_and_leaves_no_code_block_open(text: str, most: int) -> None:
    kept = fit(text, most)
    assert len(kept) <= most
    if len(text) > most:
        assert kept.endswith("…")
        assert kept.count("```") % 2 == 0
    else:
        assert kept == text


def test_only_a_scores_dash_never_breaks_across_lines() -> None:
    assert firm("Now Brazil 2½–½ Spain – places 3–4") == "Now Brazil 2½\u2060–\u2060½ Spain – places 3\u2060–\u20604"
    assert firm("Spain–Brazil, a – b") == "Spain–Brazil, a – b"
