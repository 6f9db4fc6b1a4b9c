season-all = da sempre
season-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }

## Ratings and records
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
ladder-unranked = { $games } di { $least } partite

## The leaderboard
ladder-overall = Tutti i giochi
ladder-head = ### Classifica: { $title }
ladder-by = { $by ->
    [wins] Per vittorie, { $season }
   *[rating] Per rating, { $season }
}
ladder-number = { $by ->
    [wins] { $number ->
        [one] { $number } vittoria
       *[other] { $number } vittorie
    }
   *[rating] { $number }
}
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (tu) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
ladder-least = ? vuol dire: non ancora in classifica. Gioca { $least } partite classificate per entrarci.
ladder-placed = A metà: né al primo né all’ultimo posto in una partita a tre o più.
ladder-luck = Questo gioco è pura fortuna, quindi non entra in Tutti i giochi.
ladder-not-counted = Non classificate: { $games }.
ladder-apart = { $why ->
    [computers] { $count } con la CPU
    [hints] { $count } con suggerimenti
    [abandoned] { $count } non { $count ->
        [one] finita
       *[other] finite
    }
    [stood-in] { $count } con la CPU come sostituta
    [early] { $count } troppo { $count ->
        [one] breve
       *[other] brevi
    }
    [full] { $count } oltre il limite del giorno
   *[repeated] { $count } { $count ->
        [one] abbinamento ripetuto
       *[other] abbinamenti ripetuti
    }
}
ladder-empty = Qui non ci sono ancora partite classificate. Giocane { $least } per entrare in classifica.
ladder-alt = Classifica: { $title }. { $what }. { $rows }
ladder-alt-row = { $place ->
    [0] { $name }, non ancora in classifica, { $points } punti, { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
   *[other] { $place }. { $name }, { $points } punti, { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
}
ladder-server-only = Classifiche e profili appartengono a un server. Usa questo comando su un server.
ladder-no-season = Non conosco questa stagione. Scrivi **this**, **all** o un mese come **2026-11**.
ladder-menu = Scegli una classifica
ladder-menu-luck = Pura fortuna, con una classifica sua
choice-ladder-rating = Per rating
choice-ladder-wins = Per vittorie
choice-season-this = Questa stagione
choice-season-all = Da sempre

## Shown to everybody
shown-by = -# Lo mostra { $name }
show-hidden = Il tuo profilo è nascosto, quindi non l’ho pubblicato. Rendilo prima visibile in **/mundialito settings**.

## The profile
profile-head = ### { $name }
profile-overall = Tutti i giochi
profile-season = Questa stagione
profile-record = { $wins } { $wins ->
    [one] vinta
   *[other] vinte
}, { $placed ->
    [0] {""}
   *[other] { $placed } a metà,{" "}
}{ $draws } { $draws ->
    [one] pareggiata
   *[other] pareggiate
}, { $losses } { $losses ->
    [one] persa
   *[other] perse
}
profile-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins } { $wins ->
    [one] vinta
   *[other] vinte
}
profile-place = { $place }º
profile-deviation = ±{ $points }
profile-peak = { $where ->
    [card] Max { $points }
   *[line] massimo { $points }
}
profile-peak-when = Massimo: **{ $points }**, { $season }
profile-line = { $what ->
    [all] Tutti i giochi: **{ $points }** { $deviation }, { $place }
   *[season] Questa stagione: **{ $points }** { $deviation }, { $place }
}
profile-curve = `{ $bars }` da { $least } a { $most }
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Titoli
profile-titles = Titoli: { $titles }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-titles-more = e altri { $count }
profile-favourite = Gioco preferito: { $title }
profile-team = Squadra migliore: { $team } ({ $cups ->
    [one] { $cups } coppa vinta
   *[other] { $cups } coppe vinte
})
profile-rivals = Rivali: { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: { $ahead } davanti, { $behind } dietro
profile-rivals-title = Rivali
profile-solo-name = { $puzzle ->
    [yes] { $title }, rompicapo del giorno
   *[no] { $title }, in solitario
}
profile-computers-name = { $title } con la CPU
profile-solved = { $solved } su { $tries } con successo
profile-unsolved = ancora nessun risultato
profile-best = record { $score }
profile-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
profile-computers-best = { $wins ->
    [0] miglior posto { $best }
    [one] { $wins } vinta
   *[other] { $wins } vinte
}
profile-extra = - { $name }: { $told }
profile-extras-title = In solitario e con la CPU (fuori dal rating)
profile-seats = { $count ->
    [0] Al momento qui non gioca
    [one] Al momento gioca a { $count } tavolo qui
   *[other] Al momento gioca a { $count } tavoli qui
}
profile-alt = Profilo di { $name }: { $points } punti in tutti i giochi, { $record }. { $games }
profile-nothing = ancora nessuna partita classificata
profile-no-curve = La curva parte dalla tua prima partita classificata.
profile-curve-title = Punti in tutti i giochi, partita per partita
profile-curve-last = ultime { $games } partite
profile-computer = La CPU non ha un profilo. Le tue partite con lei sono sul tuo.
profile-private = Il profilo di { $name } è privato.

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
moved-placed = { $line }, { $place }
counted-part = { $percent ->
    [13] un ottavo
    [25] un quarto
    [33] un terzo
    [50] metà
   *[other] { $percent }%
}
counted-because = { $why ->
    [again] stesse persone in 24 ore
    [day] molte partite in 24 ore
   *[new] persone nuove
}
moved-weight = -# Conta solo in parte ({ $part }): { $because }.
moved-weights = -# Conta solo in parte (tra { $least }% e { $most }%): { $because }.
moved-more = -# Rating: **Altro…**
button-moved = Rating
moved-title = ### Come cambiano i rating
not-rated = { $why ->
    [computers] -# Non classificata: giocava una CPU.
    [hints] -# Non classificata: il tavolo aveva scelto i suggerimenti.
    [abandoned] -# Non classificata: la partita non è finita.
    [stood-in] -# Non classificata: la CPU ha giocato troppi turni al posto delle persone.
    [early] -# Non classificata: meno di due persone hanno giocato due turni.
    [repeated] -# Non classificata: queste persone avevano già tre partite classificate nelle ultime 24 ore.
    [full] -# Non classificata: qualcuno al tavolo ha raggiunto il limite di partite classificate del giorno.
   *[other] -# Non classificata.
}
not-rated-for = { $why ->
    [stood-in] -# Non conta per { $names }: la CPU ha giocato troppi turni.
    [early] -# Non conta per { $names }: meno di due turni giocati.
    [repeated] -# Non conta per { $names }: già tre partite classificate con queste persone nelle ultime 24 ore.
    [full] -# Non conta per { $names }: già raggiunto il limite di partite classificate del giorno.
    [unopposed] -# Non conta per { $names }: chi era davanti aveva lasciato la partita.
   *[other] -# Non conta per { $names }.
}

## Why a rating is what it is
why-head = ### Che cosa ha cambiato il tuo rating qui
why-none = Su questo server non hai ancora finito nessuna partita.
why-about = -# Questi sono i tuoi punti da sempre in ogni gioco. Si parte da 1500. Battere chi è più forte rende più che battere chi è più debole. Più giochi, più il tuo rating è sicuro, e meno una sola partita lo sposta. Il ± sul tuo profilo dice di quanto può ancora sbagliare. Una partita conta meno contro persone nuove o contro chi hai appena affrontato, e dopo le tue prime partite del giorno. Le stagioni (i mesi) hanno un rating a parte, e così i giochi di pura fortuna.
why-game = - **{ $title }**, { $when }, { $who }: { $told }
why-rated = { $outcome ->
    [won] vittoria
    [drawn] pareggio
    [lost] sconfitta
   *[placed] { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
why-expected = Previsione: { $chance }% di probabilità di vincere{ $players ->
    [2] {""}
    [3] {" "}(in tre)
    [4] {" "}(in quattro)
    [5] {" "}(in cinque)
    [6] {" "}(in sei)
   *[other] {" "}(in { $players })
}{ $so ->
    [win-less] , quindi la vittoria rende meno.
    [win-more] , quindi la vittoria rende di più.
    [loss-more] , quindi la sconfitta costa di più.
    [loss-less] , quindi la sconfitta costa meno.
   *[as-expected] .
}
why-weight = Conta solo in parte ({ $part }): { $because }.
why-gave-up = Hai abbandonato o lasciato giocare la CPU, quindi il tuo è l’ultimo posto.
why-unrated = { $why ->
    [alone] non classificata, perché giocavi in solitario.
    [computers] non classificata, perché giocava una CPU.
    [hints] non classificata, perché il tavolo aveva scelto i suggerimenti.
    [abandoned] non classificata, perché la partita non è finita.
    [stood-in] non classificata, perché la CPU ha giocato troppi turni al posto delle persone.
    [early] non classificata, perché meno di due persone hanno giocato due turni.
    [repeated] non classificata, perché queste persone avevano già tre partite classificate in 24 ore.
    [full] non classificata, perché qualcuno aveva raggiunto il limite di partite classificate del giorno.
   *[other] non classificata.
}
why-unmoved = { $why ->
    [stood-in] per te non conta, perché la CPU ha giocato più di due dei tuoi turni, o più di un decimo.
    [early] per te non conta, perché hai giocato meno di due turni.
    [repeated] per te non conta, perché avevi già tre partite classificate con queste persone in 24 ore.
    [full] per te non conta, perché tu o chi giocava con te aveva già raggiunto il limite di partite classificate del giorno.
    [unopposed] per te non conta, perché chi ti era davanti aveva lasciato la partita.
   *[other] per te non conta.
}
why-with = con { $names }
why-alone = in solitario
why-computers = con la CPU

## The podium
podium-head = ### 🏆 Fine della stagione: { $season }
podium-line = { $place ->
    [1] 🥇 **{ $name }** con { $points } punti ({ $record })
    [2] 🥈 **{ $name }** con { $points } punti ({ $record })
    [3] 🥉 **{ $name }** con { $points } punti ({ $record })
   *[other] { $place }. **{ $name }** con { $points } punti ({ $record })
}
podium-others = { $count ->
    [one] e un’altra persona, a pari merito con l’ultimo posto
   *[other] e altre { $count } persone, a pari merito con l’ultimo posto
}
podium-next = Comincia una nuova stagione, e si riparte da 1500.

## Buttons
button-ladder = Classifica
button-ladder-wins = Ordina per vittorie
button-ladder-rating = Ordina per rating
button-ladder-all = Da sempre
button-ladder-season = Questa stagione
button-page-before = Pagina { $page }
button-page-after = Pagina { $page } di { $pages }
button-words = Mostra il testo
button-picture = Mostra l’immagine
button-show = Mostra a tutti
button-profile = Profilo
server-line-podium = 📈 Podio
podium-on = Pubblico il podio di ogni stagione quando finisce il mese (UTC). Il prossimo: { $when }.
podium-off = Disattivato
podium-form = Podio
podium-form-channel = Dove pubblicarlo
podium-form-about = Una volta al mese, se qualcuno è in classifica. Senza un canale non lo pubblico.
