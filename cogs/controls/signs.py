"""Signs that phones and keyboards type in place of the usual ones."""

import unicodedata

#: Signs that look like ours, but that Unicode doesn't count as the same.
_ALIKE = str.maketrans({"−": "-", "·": "-", "×": "x", "`": None})
#: What Unicode calls a usual sign in another width.
_WIDTHS = ("<wide>", "<narrow>", "<noBreak>")
#: The categories of dashes, and of signs that nobody sees.
_DASH, _UNSEEN = "Pd", ("Cc", "Cf")


def usual_signs(typed: str) -> str:
    """Write a text with the usual signs: any dash as `-`, full-width letters as letters, without backticks and without
    signs that nobody sees. Spaces stay, whichever they are.
    """
    if typed.isascii():
        return typed.replace("`", "")
    return "".join(map(_usual, typed)).translate(_ALIKE)


def _usual(sign: str) -> str:
    if unicodedata.decomposition(sign).startswith(_WIDTHS):
        sign = unicodedata.normalize("NFKC", sign)
    kind = unicodedata.category(sign)
    if kind == _DASH:
        return "-"
    return "" if kind in _UNSEEN and not sign.isspace() else sign
