"""Texts made short enough for their place. Part of words/: imports nothing."""

#: Discord's limit for the description of a picture (characters).
ALT_LIMIT = 1024


def whole_sentences(text: str, most: int = ALT_LIMIT) -> str:
    """Return a text of at most so many characters: without its last sentences, if it is too long with them."""
    if len(text) <= most:
        return text
    cut = text[:most]
    end = max(cut.rfind(". "), cut.rfind("; "))
    if end <= 0:
        return cut.rpartition(" ")[0] or cut
    kept = cut[:end]
    return kept if kept.endswith("…") else f"{kept}."
