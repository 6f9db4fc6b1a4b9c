"""Texts made short enough for their place. Part of words/: imports nothing."""

import re

#: Between two sentences, or two parts of a list.
_BETWEEN = re.compile(r"[.;؛] |(?<=[。！？])")
#: Discord's limit for the description of a picture (characters).
ALT_LIMIT = 1024


def whole_sentences(text: str, most: int = ALT_LIMIT) -> str:
    """Return a text of at most so many characters: without its last sentences, if it is too long with them."""
    if len(text) <= most:
        return text
    ends = [found.start() for found in _BETWEEN.finditer(text[: most + 1]) if not _goes_on(found, text)]
    if not ends or ends[-1] == 0:
        cut = text[:most]
        return cut.rpartition(" ")[0] or cut
    kept = text[: ends[-1]]
    return kept if kept.endswith(tuple("…。！？")) else f"{kept}."


def _goes_on(found: re.Match[str], text: str) -> bool:
    """Whether this is no end: before a small letter a full stop belongs to an ordinal, as in *3. miejsce*."""
    return found[0] == ". " and text[found.end() : found.end() + 1].islower()
