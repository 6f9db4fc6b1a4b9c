"""Whether a person accepts direct messages, as far as we know. Part of host/wishes."""

from data import Person

#: The preference that says a person's direct messages are closed, and its values: whether they have been told.
DIRECT, UNTOLD, TOLD = "direct", "closed", "told"


def is_closed(person: Person) -> bool:
    """Whether the last direct message to this person was refused."""
    return person.prefs.get(DIRECT) in (UNTOLD, TOLD)
