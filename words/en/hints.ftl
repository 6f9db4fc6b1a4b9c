# Hints in a player's panel.
# $turn is an action, or several in their order.
# Example: 💡 **Hint:** ball on c5
hint-head = 💡 **Hint:** { $turn }
hint-busy = Too many computers are thinking right now. Ask for a hint again in a moment.
hint-none = I couldn't think of a hint this time. Please try again.
hint-not-here = There are no hints in this game. You get them in games against computers, and in games where everyone agreed to them beforehand.
button-hint = Hint
button-hint-play = Play it
