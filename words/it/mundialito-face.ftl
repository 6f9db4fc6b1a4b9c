mundialito-face-piece = { $piece ->
    [0] Palla
    [1] Pedone
    [2] Drone
   *[3] Regina
} { $cell }
mundialito-face-left = { $left ->
    [1] **Resta un’azione.** Scegli un pezzo, o finisci il turno.
   *[other] **Due azioni.** Scegli un pezzo, poi un’azione.
}
mundialito-face-chosen = { $left ->
    [1] **Resta un’azione.** { mundialito-face-standing }: scegli un’azione, o finisci il turno.
   *[other] { mundialito-face-standing }: scegli un’azione.
}
mundialito-face-standing = { $piece ->
    [0] Palla
    [1] Pedone
    [2] Drone
   *[3] Regina
} in { $cell }
mundialito-face-nothing = Nessuno dei tuoi pezzi può fare niente. Finisci il turno.
mundialito-face-stuck = -# Non può fare niente: { $pieces }.
mundialito-face-stuck-piece = { mundialito-face-piece } ({ $way ->
    [ball] una palla sbarra la strada
    [piece] delle piramidi sbarrano la strada
    [both] palla e piramidi sbarrano la strada
   *[none] le barre chiudono ogni uscita
})
mundialito-face-move = { $seam ->
    [yes] Vai in { $target } facendo il giro
   *[no] Vai in { $target }
}
mundialito-face-push = Spingi da { $target } in { $other } ({ mundialito-size })
mundialito-face-jump = Salta in { $target } oltre { mundialito-size.the }
mundialito-face-pass = { $goal ->
    [yes] ⚽ Gol: passa in { $target } ({ mundialito-size })
   *[no] Passa in { $target } ({ mundialito-size })
}
mundialito-face-end = Finisci il turno
mundialito-face-ready = { $usual ->
    [yes] Formazione già fatta
   *[no] La mia ultima formazione
}
mundialito-face-line-up = { $queens ->
    [yes] Ora scegli le colonne dei tuoi due **droni**. I pedoni vanno dove resta posto.
   *[no] Scegli le colonne delle tue due **regine**, poi dei tuoi due **droni**. I pedoni vanno dove resta posto.
} Oppure usa una formazione già fatta.
mundialito-face-lined-up = Ecco la tua formazione. { $ball ->
    [none] Scegli una casella per la **palla** e piazza tutto insieme, o per ora piazza solo le piramidi.
   *[other] Se piazzi tutto, la palla va in **{ $ball }** appena può.
}
mundialito-face-columns = { $piece ->
    [2] Due colonne per i tuoi droni
   *[3] Due colonne per le tue regine
}
mundialito-face-column = { $piece ->
    [2] Drone in { $column }
   *[3] Regina in { $column }
}
mundialito-face-ball-row = Una casella della riga { $row } per la palla
mundialito-face-ball = { $cell ->
    [none] Scegli una casella della riga { $row } per la **palla**.
   *[other] La palla starebbe qui. Piazzala, o scegli un’altra casella.
}
mundialito-face-ball-on = Palla in { $cell }
mundialito-face-place = Piazza le piramidi
mundialito-face-place-all = Piazza tutto, palla in { $ball }
mundialito-face-place-ball = Piazza la palla in { $cell }
mundialito-face-again = Ricomincia

## On the menus of commands and lobbies.

game-mundialito = Mundialito (calcio con le piramidi)
option-mundialito-coasters = { $usual ->
    [yes] La plancia solita
   *[no] { $value ->
        [random] Una plancia casuale
       *[other] Plancia { $value }
    }
}
option-mundialito-coasters-name = Plancia
option-mundialito-repetition = { $value ->
    [0] Nessun pareggio per ripetizione
   *[3] Pareggio alla terza posizione uguale
}
option-mundialito-turn-limit = { $value ->
    [0] Nessun limite di turni
   *[other] Pareggio dopo { $value ->
        [one] 1 turno
       *[other] { $value } turni
    }
}
option-mundialito-adjudicate = { $value ->
    [yes] Invece del pareggio, vince la palla più avanti
   *[no] Un pareggio resta un pareggio
}
option-mundialito-match = { $value ->
    [yes] A tempo: vince chi ha più gol al fischio finale
   *[no] Vince il primo gol
}
option-mundialito-match-name = Come si vince
option-mundialito-match-clock = Più gol in { $minutes } minuti
