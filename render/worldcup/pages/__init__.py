"""The pages of the World Cup Game, a module each. Part of render/: imports render, rules (nouns) and words."""
