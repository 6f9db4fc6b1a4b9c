# The frame of lessons. What the steps say is in <game>-lesson.ftl; words/lessons.py says how its messages are called.

lesson-picker = 🎓 **Aprenda jogando.** Qual jogo?
lesson-choose = Escolha um jogo
lesson-minutes = { $steps } passos, cerca de { $minutes } minutos
lesson-none = Ainda não há lição para este jogo. `/mundialito rules` tem as regras.
lesson-outdated = Esse botão está desatualizado. Comece de novo com **/mundialito learn**.
lesson-left = Você saiu da lição de **{ $game }**. Volte quando quiser.
lesson-head = -# 🎓 Passo { $step } de { $steps } · { $title }
# Above a step that comes after *Play it now*, and the button to it.
lesson-extra = -# 🎓 Bônus · { $title }
button-lesson-beyond = Bônus: { $step }
# Whom the learner plays, above the first step: the game's own `<game>-lesson-side`.
lesson-side = -# { $side }
lesson-task = 🎯 **{ $task }**
lesson-hint = 💡 { $hint }
lesson-solved = ✅ { $done }
lesson-refused = 🚫 { $why }
lesson-wrong = ❌ { $why }
# After an action that is part of the solution, one that isn't, and one that ends the turn without it.
lesson-on-the-way = 👍 Até aqui, tudo certo.
lesson-open = Ainda não.
lesson-missed = A jogada é válida, mas não é a que resolve.
lesson-finished =
    { "" }
    🎉 **Lição concluída: { $game }.** { $against ->
        [host] Você já pode jogar
        [dice] Você já pode jogar. A CPU não tem dados melhores que os seus
       *[computer] Você já pode jogar. Seu adversário: **{ $level }**
    }.
# Who sits where in a lesson, beside the learner.
lesson-opponent = O outro lado
lesson-player = Lugar { $number }
button-learn = Aprender
button-lesson-accept = Jogar contra { $name }
button-learn-play = Aprender um jogo…
button-lesson-offer = { $minutes ->
    [1] Primeira vez? 1 minuto
   *[other] Primeira vez? { $minutes } minutos
}
button-lesson-never = Agora não, valeu
button-lesson-next = Próximo passo
button-lesson-again = Recomeçar este passo
button-lesson-hint = Dica
button-lesson-show = Mostrar como
button-lesson-picture = Mostrar a imagem
button-lesson-back = Voltar
button-lesson-leave = Sair
button-lesson-continue = Voltar à lição
button-lesson-try = Tente: { $step }
button-lesson-others = Aprender outro jogo
button-lesson-play = Jogar agora
