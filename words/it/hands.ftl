hand-welcome =
    ### { $game }
    Sei a un tavolo in { $place }. Tengo qui la tua mano e ti scrivo quando tocca a te. Nessun altro la vede. La mostra anche il pulsante **Mano** al tavolo.
hand-title = **{ $game }** · { $place }
hand-moved = -# La tua mano è più in basso.
hand-left = -# Non sei più a questo tavolo.
hand-closed = ✉️ Non posso mandarti messaggi diretti, quindi ti menziono al tavolo quando tocca a te. Premi lì **Mano**, o usa `/hand`, per vedere e giocare la tua mano in privato. Per riceverla come messaggio diretto, apri le **Impostazioni sulla privacy** di questo server, consenti i **Messaggi diretti** e premi di nuovo **Mano**.
no-hand-here = Qui non giochi a nessun gioco con la mano nascosta.
button-hand = Mano
button-refresh = Aggiorna
