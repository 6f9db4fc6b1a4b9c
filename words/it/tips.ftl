button-tip = Pronostica
button-tip-draw = Pareggio
button-tip-next = Avanti
button-tip-change = Cambia
tips-heading = ### Il tuo pronostico: { $match }
tips-pair = { $one } - { $other }. { $close }
tips-side = { $team } ({ $player })
tips-place = { $number } di { $all }
tips-right = { $right ->
    [0] Nessuno dei tuoi { $all } pronostici è giusto.
    [one] 1 dei tuoi { $all } pronostici è giusto.
   *[other] { $right } dei tuoi { $all } pronostici sono giusti.
}
tips-all-done = **Pronostici completi.** Ci vediamo ai risultati.
tips-count = { $count ->
   *[other] -# { $count } persone hanno fatto un pronostico
}
tips-late = Qui si gioca già. Pronostica la prossima.
tips-still-in = Sei ancora in corsa. Potrai fare pronostici quando esci dalla coppa.
tips-knows-hand = Conosci una mano che è ancora in corsa. Potrai fare pronostici quando esce dalla coppa.
tips-too-many = { $limit } persone fanno già pronostici qui, e non c’è più posto.
tips-best = 🔮 **I pronostici migliori:** { $told }
tips-best-one = { $first ->
    [yes] { $name } { $right } su { $all }
   *[no] { $name } { $right }
}
tips-refused = Qui non puoi fare pronostici, perché qualcuno che gioca ti ha bloccato l’accesso.
