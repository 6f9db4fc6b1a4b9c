# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, la coppa dei dadi
routine-dicecup = 🎲 Lancia
option-dicecup-mode = { $value ->
    [professional] Professionista: otto gironi, poi eliminazione diretta
    [touristic] Turista: due gironi alla volta, poi eliminazione diretta
   *[beginner] Principiante: solo eliminazione diretta, la coppa più breve
}
option-dicecup-mode-name = Durata della coppa
option-dicecup-selection-name = Squadre
option-dicecup-custom-team-name = La tua squadra
option-dicecup-custom-stars-name = Stelle della tua squadra
option-dicecup-selection = { $value ->
    [random] 32 delle 44 squadre, per sorteggio
    [custom] 32 squadre scelte una per una
   *[standard] Tutte quelle da due e tre stelle, più 16 da una
}
option-dicecup-teams = { $usual ->
    [yes] Nessuna squadra scelta
   *[no] Squadre scelte
}
option-dicecup-seeding = { $value ->
    [no] Gironi sorteggiati a caso
   *[yes] Squadre forti distribuite fra i gironi
}
option-dicecup-custom-team = { $usual ->
    [yes] Nessuna squadra tua
   *[no] Squadra tua: { $value }
}
option-dicecup-custom-stars = { $value ->
    [1] Squadra tua: una stella
    [2] Squadra tua: due stelle
   *[3] Squadra tua: tre stelle
}
option-dicecup-dealer = { $value ->
    [0] Dà le carte il posto 1
    [1] Dà le carte il posto 2
    [2] Dà le carte il posto 3
    [3] Dà le carte il posto 4
    [4] Dà le carte il posto 5
   *[5] Dà le carte il posto 6
}

## Other pictures of the cup, on buttons.

page-dicecup-match = La partita
page-dicecup-groups = I gironi
page-dicecup-cup = La coppa finora
page-dicecup-final = Il campione
option-dicecup-teams-swap = Scegli le squadre…
