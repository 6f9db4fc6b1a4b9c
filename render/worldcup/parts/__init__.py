"""Parts that several pages of the World Cup Game have. Part of render/: imports render, rules (nouns) and words."""
