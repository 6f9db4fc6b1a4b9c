"""The pages of the dice cup, a module each. Part of render/: imports render, rules (nouns) and words."""
