# Cards of the World Cup Game in a few words, after a colon or a comma. $effects is what the card does, row by row.
worldcup-action-penalty = un rigore per { $team-the } ({ worldcup-in-match })
worldcup-action-card = { worldcup-card }: { $effects }
worldcup-action-discard = scartare { worldcup-reason-card }
