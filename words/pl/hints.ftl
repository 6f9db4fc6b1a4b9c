# Hints in a player's panel.
# $action is the label of a button, or none; $notation is how it is typed.
hint-head = 💡 **Podpowiedź:** { $action ->
    [none] `{ $notation }`
   *[other] { $action } (`{ $notation }`)
}
# $actions is in the game's notation.
hint-then = Potem możesz zagrać { $actions }.
hint-busy = Myśli teraz zbyt wiele komputerów. Poproś o podpowiedź za chwilę.
hint-none = Tym razem podpowiedź się nie udała. Spróbuj jeszcze raz.
hint-not-here = W tej grze nie ma podpowiedzi. Są w grach z komputerem i tam, gdzie wszyscy zgodzili się na nie przed grą.
button-hint = Podpowiedź
button-hint-play = Zagraj to
