"""What commands and presses share: finding a table, submitting requests, opening one, answering. Part of cogs/."""
