"""Parts that pictures of cup games share. A cup game's palette is `colours` here, or a module that builds on it."""
