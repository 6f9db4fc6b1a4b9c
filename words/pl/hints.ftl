# Hints in a player's panel.
# $turn is an action, or several in their order.
hint-head = 💡 **Podpowiedź:** { $turn }
hint-busy = Myśli teraz zbyt wiele komputerów. Poproś o podpowiedź za chwilę.
hint-none = Tym razem podpowiedź się nie udała. Spróbuj jeszcze raz.
hint-not-here = W tej grze nie ma podpowiedzi. Są w grach z komputerem i tam, gdzie wszyscy zgodzili się na nie przed grą.
button-hint = Podpowiedź
button-hint-play = Zagraj to
