# Cards of the World Cup Game in a few words, after a colon or a comma. $effects is what the card does, row by row.
# Example: a penalty for Brazil (match 1b)
worldcup-action-penalty = a penalty for { $team-the } ({ worldcup-in-match })
# Example: two goals: a 1 for France (match 1a)
worldcup-action-card = { worldcup-card }: { $effects }
# Example: discard defence
worldcup-action-discard = discard { worldcup-card }
