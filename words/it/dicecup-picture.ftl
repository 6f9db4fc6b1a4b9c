# The dice cup: the words in its pictures. On the match card $team is a bare name, but where it rolls: no verb and no preposition goes with it.

## The match card.

dicecup-card-group = Girone { $group }, giornata { $turn }
dicecup-card-match = partita { $ordinal } di { $of }
dicecup-card-only = { $stage ->
    [third-place] per il terzo posto
   *[other] per la coppa
}
dicecup-card-state = { $state ->
    [kick-off] calcio d’inizio
    [regular] tempi regolamentari
    [level] parità al novantesimo
    [overtime] supplementari
    [level-again] parità al centoventesimo
    [penalties] rigori
   *[level-still] ancora parità
}
dicecup-card-ended = { $period ->
    [overtime] dopo i supplementari
    [penalties] rigori { $home }-{ $away }
   *[regular] fischio finale
}
dicecup-card-period = { $period ->
    [regular] 90 minuti
    [overtime] Supplementari
   *[penalties] { $attempt ->
        [1] Rigori
       *[other] Rigori, di nuovo
    }
}
dicecup-card-rolls = { $coach } lancia per { $team-the }
dicecup-card-solo = Lancia per { $team-the }
dicecup-card-stake = { $stake ->
    [group] la vittoria vale 3 punti
    [overtime] in parità, supplementari
    [penalties] in parità, rigori
    [cup] totale più alto: la coppa
    [third] totale più alto: terzo posto
   *[sum] passa il totale più alto
}
dicecup-card-result = { $meaning ->
    [through] Passa il turno: { $team }
    [third] Terzo posto: { $team }
    [cup] La coppa: { $team }
   *[draw] Un punto a testa
}
dicecup-card-wins = Vittoria: { $team }, 3 punti
dicecup-card-upset = a sorpresa
dicecup-still-in = In corsa
dicecup-still-teams = { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
}
dicecup-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## The groups.

dicecup-groups-drawn = Gironi: il sorteggio
dicecup-groups-played = Gironi: { $done } partite su { $all }
dicecup-groups-all = Gironi: tutte e { $all } le partite
dicecup-groups-note = passano le prime due
dicecup-groups-through = passano in { $count }
dicecup-group = Girone { $group }
dicecup-column = { $column ->
    [won] V
    [drawn] N
    [lost] P
    [goals] Reti
    [difference] +/−
   *[points] Pt
}
dicecup-lots = Parità { $group }
dicecup-lots-places = posti { $first }-{ $last }
dicecup-lots-decide = { $decisive ->
    [yes] decide chi passa
   *[no] solo per l’ordine
}
dicecup-lots-again = lancio { $attempt }

## The cup so far.

dicecup-cup-title = Fase finale
dicecup-cup-before = Prima della prima partita
dicecup-cup-field = { $count } carte coperte
dicecup-cup-waiting = si mescolano le carte
dicecup-cup-dealt = carte distribuite
dicecup-cup-nothing = ancora niente carte
dicecup-cup-turned = { $turned } su { $of } scoperte
dicecup-cup-hidden = { $count ->
    [one] ancora coperta
   *[other] { $count } partite ancora coperte
}
dicecup-cup-versus = –
dicecup-cup-overtime = supplementari
dicecup-cup-penalties = rigori
dicecup-coaches = CT
dicecup-coaches-note = squadre in corsa
dicecup-out = fuori

## The end.

dicecup-end-title = Campione del mondo
dicecup-end-coach = CT: { $coach }
dicecup-end-road = Il cammino
dicecup-end-matches = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
dicecup-end-group = Girone { $group }
dicecup-end-place = { $place ->
    [2] 2º
    [3] 3º
    [4] 4º
   *[other] 1º
}
dicecup-coach = CT { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-begins = { $moment }: { $home }-{ $away }, nessun dado lanciato.
dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
dicecup-shows-period = { $period ->
    [regular] tempi regolamentari { $score }
    [overtime] supplementari { $score }
   *[penalties] rigori { $score }
}
dicecup-shows-periods = Finora: { $periods }.
dicecup-shows-due = { $period ->
    [regular] Ora { $coach } lancia per { $team-the }.
    [overtime] Ora, ai supplementari, { $coach } lancia il dado bianco per { $team-the }.
   *[penalties] Ora, ai rigori, { $coach } lancia tre dadi per { $team-the }.
}
dicecup-shows-result = { $meaning ->
    [through] { $team-The } { $team-many ->
        [yes] passano
       *[no] passa
    } il turno.
    [third] Il terzo posto va { $team-to }.
    [cup] La coppa è { $team-of }.
    [group] { $team-The } { $team-many ->
        [yes] vincono
       *[no] vince
    }, 3 punti.
   *[draw] Pareggio, un punto a testa.
}
dicecup-shows-upset = Una sorpresa.
dicecup-shows-still = Squadre in corsa: { $coaches }.
dicecup-shows-coach = { $coach } con { $count }
dicecup-shows-out = Fuori: { $coaches }.
dicecup-shows-groups = Gironi, { $done } partite giocate su { $all }.
dicecup-shows-rows = { $fate ->
    [through] { $rows }, al turno successivo
    [out] { $rows }, fuori
   *[open] { $rows }
}
dicecup-shows-table = Girone { $group }: { $rows }.
dicecup-shows-lots = Spareggio nel girone { $group }: { $teams }; ora tocca { $team-to }.
dicecup-shows-lots-done = Spareggio nel girone { $group }: { $teams }.
dicecup-shows-playing = ora { $home }-{ $away }
dicecup-shows-round = { $stage }: { $matches }.
dicecup-shows-champion = La coppa è { $team-of }. Finale: { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }dopo i supplementari
    [penalties] , decisa ai rigori
   *[regular] { "" }
}.
dicecup-shows-before = Il cammino fino alla finale: { $matches }.
dicecup-shows-third = Il terzo posto va { $team-to }.
dicecup-shows-ranking = Classifica dei CT: { $coaches }.
