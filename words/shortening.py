"""Texts made short enough for their place. Part of words/: imports nothing."""


def whole_sentences(text: str, most: int) -> str:
    """Return a text of at most so many characters: without its last sentences, if it is too long with them."""
    if len(text) <= most:
        return text
    kept = text[:most]
    end = max(kept.rfind(". "), kept.rfind("; "))
    return f"{kept[:end]}." if end > 0 else kept.rpartition(" ")[0] or kept
