"""What commands and presses have in common: finding a table, asking it, opening one, answering. Part of cogs/."""
