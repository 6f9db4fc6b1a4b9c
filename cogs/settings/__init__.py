"""Settings: a person's own, on one private page, and the language that a server reads.

`/mundialito settings` shows the page (`page.py`): mentions, invitations, the profile, the language, and who is blocked.
`/mundialito block` keeps somebody from inviting the person and joining their tables. `/mundialito-admin language`
chooses in which language boards and posts of a server are (`languages.py` has the choices).

Kept: people's and servers' preferences, by name (`data/sql/people.py`). Who obeys them is the
kernel (`cogs/people/invitations.py`). Sentences: `words/<language>/settings.ftl`.
"""

from cogs.settings.feature import Settings

FEATURE = Settings
