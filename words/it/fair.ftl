button-fair = Dadi onesti
button-fair-check = Controlla tutto
button-fair-back = Indietro
fair-about =
    ### 🔒 Dadi onesti
    Prima che qualcuno potesse cominciare, ho sigillato un numero segreto. La sua impronta è qui sotto. Tutto ciò che decide il caso viene da quel numero e dai clic con cui ci si siede al tavolo, quindi nessuno può sceglierlo, nemmeno io.
fair-rematch = -# La rivincita ha un segreto suo: `{ $commitment }`
fair-later = -# Quando la partita è finita, qui puoi controllare ogni scelta del caso.
fair-puzzle = -# Con questi dadi c’è chi gioca ancora. Potrai controllarli { $when }.
