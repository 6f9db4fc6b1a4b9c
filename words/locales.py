"""How each language writes numbers, lists and dates, from babel. Imports babel.

Babel loads a language with its names of all currencies, units, countries and time zones, which takes a megabyte in
each process, and a table for guessing languages that takes two more. No sentence has any of it.
"""

from functools import cache
from typing import Any, cast

from babel import Locale, localedata
from babel.core import get_global

#: What numbers, plurals, lists and dates need. A catalog that formats money needs more.
_NEEDED = {
    *("number_symbols", "default_numbering_system", "numbering_systems"),
    *("decimal_formats", "percent_formats", "scientific_formats", "compact_decimal_formats"),
    *("plural_form", "ordinal_form", "list_patterns", "locale_id", "character_order"),
    *("date_formats", "time_formats", "datetime_formats", "months", "days", "quarters", "eras"),
    *("day_periods", "day_period_rules", "zone_formats"),
}
#: From which a variety of a language is made, besides the language.
_BETWEEN = {"en_GB": ("en_001",)}


@cache
def locale_of(language: str) -> Locale:
    """Load a language (`pt-BR`) with what sentences need. Raises UnknownLocaleError."""
    locale = Locale.parse(language, sep="-")
    for name in ("root", locale.language, *_BETWEEN.get(str(locale), ()), str(locale)):  # each holds those before it
        data = localedata.load(name)
        for unneeded in data.keys() - _NEEDED:
            del data[unneeded]
    cast(dict[str, Any], get_global("likely_subtags")).clear()
    return locale
