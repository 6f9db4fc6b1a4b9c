lesson-picker = 🎓 **Impara giocando.** Quale gioco?
lesson-choose = Scegli un gioco
lesson-minutes = { $steps } passi, circa { $minutes } minuti
lesson-none = Questo gioco non ha ancora una lezione. Le regole sono in `/mundialito rules`.
lesson-outdated = Questo pulsante è vecchio. Ricomincia con **/mundialito learn**.
lesson-left = Hai lasciato la lezione: **{ $game }**. Torna quando vuoi.
lesson-head = -# 🎓 Passo { $step } di { $steps } · { $title }
lesson-extra = -# 🎓 Extra · { $title }
button-lesson-beyond = Extra: { $step }
lesson-side = -# { $side }
lesson-task = 🎯 **{ $task }**
lesson-hint = 💡 { $hint }
lesson-solved = ✅ { $done }
lesson-refused = 🚫 { $why }
lesson-wrong = ❌ { $why }
lesson-on-the-way = 👍 Fin qui va bene.
lesson-open = Non ancora.
lesson-missed = È un turno permesso, ma non quello che ti serve.
lesson-finished =
    { "" }
    🎉 **Lezione finita: { $game }.** { $against ->
        [host] Ora sai giocare
        [dice] Ora sai giocare. La CPU non ha dadi migliori dei tuoi
       *[computer] Ora sai giocare. Contro di te: **{ $level }**
    }.
lesson-opponent = Chi ti sfida
lesson-player = Posto { $number }
button-learn = Impara
button-lesson-accept = Gioca contro { $name }
button-learn-play = Impara un gioco…
button-lesson-offer = { $minutes ->
    [one] Imparalo in 1 minuto
   *[other] Imparalo in { $minutes } minuti
}
button-lesson-never = No, grazie
button-lesson-next = Passo successivo
button-lesson-again = Rifai questo passo
button-lesson-hint = Suggerimento
button-lesson-show = Mostrami
button-lesson-picture = Mostra l’immagine
button-lesson-back = Indietro
button-lesson-leave = Esci
button-lesson-continue = Torna alla lezione
button-lesson-try = Prova: { $step }
button-lesson-others = Un’altra lezione
button-lesson-play = Gioca adesso
