"""Review a finished game: each choice that cost something, what was better, and how the chances went.

The button **Review** below a finished board opens the review for those who played, and has it made if there is none
yet (`reading.py`); the answer tells meanwhile how far it is. Its first page has the curve of everybody's chances, and
each moment has a page of its own (`pages.py`, `text.py`); where somebody is stands in the custom ids (`spot.py`,
`controls.py`). One of those who played may show it to everybody, once (`showing.py`).

Reviews are made in `host/reviews.py` by the analyst of the game. Kept: rows of `reviews` (`data/sql/attached.py`), and
a parcel of the kind `review` for one that is shown. Sentences: `words/<language>/review.ftl`.
"""

from cogs.reviews.feature import Reviewing

FEATURE = Reviewing
