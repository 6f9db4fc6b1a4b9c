"""Whether direct messages reach a person, as it is remembered of them. Part of host."""

from data import Person

#: What is remembered of a person whom no direct message reaches: by this name, and whether they have been told.
DIRECT, UNTOLD, TOLD = "direct", "closed", "told"


def is_closed(person: Person) -> bool:
    """Whether direct messages did not get through the last time."""
    return person.prefs.get(DIRECT) in (UNTOLD, TOLD)
