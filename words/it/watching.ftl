watch-title = ### 👀 Partite in corso qui
watch-none = Qui non c’è nessuna partita in corso che tu possa vedere. Iniziane una con **/mundialito play**.
watch-no-more = Non ci sono partite più vecchie che tu possa vedere.
watch-server-only = Usa questo comando su un server: elenca le partite che si giocano lì.
watch-line = - **{ $game }** · { $who }{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
} · { $moved ->
    [no] inizio
   *[yes] ultima mossa
} { $when } · { $link }
watch-pick = Guarda una partita…
watch-item = { $game } · { $who }
watch-item-turn = { $turn ->
    [0] { "" }
   *[other] Turno { $turn }
}
button-newest = Più recenti
button-older = Meno recenti
button-follow = 🔔 Segui
button-unfollow = 🔕 Non seguire più
done-followed = 🔔 Segui questa partita: { $game }. Ricevi un solo messaggio diretto, quando finisce.
done-unfollowed = 🔕 Non segui più questa partita: { $game }.
follow-own = Questa partita la giochi tu, quindi non serve seguirla.
follow-too-many = Segui già { $limit } partite. Prima smetti di seguirne una.
follow-too-popular = { $limit } persone seguono già questa partita, e non c’è più posto.
follow-over =
    🏁 La partita che seguivi in { $place } è finita: **{ $game }**. { $told }
    -# Tavolo `{ $table }`
follow-over-here =
    🏁 { $person }, la partita che seguivi è finita: **{ $game }**. { $told }
    -# Tavolo `{ $table }` · I tuoi messaggi diretti sono chiusi, quindi te lo dico qui.
