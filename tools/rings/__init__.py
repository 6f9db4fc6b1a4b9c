"""What a ring of accounts that lose on purpose gains: the tables of RATINGS.md. Part of tools/."""
