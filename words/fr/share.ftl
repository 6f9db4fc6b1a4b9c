# Sharing a game: the page on which people choose what of it everybody sees, and what is posted. Films.

# In a picture of several moments: which one it is, and whose turn it was.
share-moment-of = { $moment } · { $name }
