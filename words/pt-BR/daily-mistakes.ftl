# Own mistakes: a moment of a person's review, which they play again until they find a better turn.
# $others are the other players, none if there are none or too many; $turn is 0 during set-up.

button-mistake-try = Tentar
button-mistake-again = De novo
button-mistake-show = Mostrar como
button-mistake-picture = Mostrar a imagem
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 Seu jogo contra { $others }**
}
    { $turn ->
        [0] Encontre uma jogada melhor.
       *[other] Turno { $turn }: encontre uma jogada melhor.
    }
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### Seu jogo contra { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
}
mistake-task = 🎯 **Encontre uma jogada melhor.** Você jogou: { $action } · { $percent }% de chance de vencer
mistake-refused = 🚫 { $why }
mistake-so-far = Até agora: { $actions }
mistake-right = ✅ **Assim é melhor:** { $actions } · { $percent }% de chance de vencer.
mistake-before = -# Você jogou: { $action } · { $percent }%
mistake-wrong = ❌ **Ainda não:** { $actions } · { $percent }% de chance de vencer. Dá para melhorar.
mistake-better = 💡 **Melhor:** { $actions } · { $percent }% de chance de vencer.
# What a turn allows: $name is who comes next.
mistake-answer = { $name } responderia: { $actions }
mistake-gone = Esta análise não está mais disponível. Abra de novo com **Análise** abaixo do jogo.
mistake-not-yours = Esta jogada não foi sua. Você pode tentar as suas na sua análise.
mistake-busy = Estou avaliando jogadas demais agora. Tente de novo em um minuto.
mistake-no-answer = Não consegui avaliar esta jogada. Tente de novo mais tarde.
