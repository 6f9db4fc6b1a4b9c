"""Share the card of a finished game: one picture with the moment that decided it, and who played.

The button **Share card** stands beside the other ways to share a finished game. Whoever presses it has the card posted
in the table's channel, once (`sharing.py`); below it one gets to the replay and to the board (`message.py`). A puzzle
has its card once its day is over.

The card is drawn in `render/card.py`. Kept: a parcel of the kind `card` for one that is shared. Sentences:
`words/<language>/card.ftl`.
"""

from cogs.cards.feature import CardSharing

FEATURE = CardSharing
