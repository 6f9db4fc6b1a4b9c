# The page behind More… about what was sealed before a game with dice, cards or seats that are drawn.
button-fair = Fair dice
button-fair-check = Check every draw
button-fair-back = Back
fair-about =
    ### 🔒 Fair dice
    Before anyone could start, I sealed a secret number. Its fingerprint is below. All chance follows from that number and from the presses that brought everyone to the table, so nobody can choose it, not even me.
# $commitment is the seal, 64 hex digits.
# Example: -# The rematch has a secret of its own: `1b43a173`
fair-rematch = -# The rematch has a secret of its own: `{ $commitment }`
fair-later = -# When the game is over, you can check every draw here.
# The dice of a puzzle, until its day is over; $when is a timestamp.
# Example: -# Others are still playing with these dice. You can check them in 2 hours.
fair-puzzle = -# Others are still playing with these dice. You can check them { $when }.
