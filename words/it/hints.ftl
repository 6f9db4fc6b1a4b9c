hint-head = 💡 **Suggerimento:** { $turn }
hint-busy = In questo momento troppe CPU stanno pensando. Chiedi di nuovo tra un attimo.
hint-none = Stavolta non mi viene in mente niente. Riprova.
hint-not-here = In questa partita non ci sono suggerimenti. Ci sono nelle partite contro la CPU, e dove tutti li hanno accettati prima di cominciare.
button-hint = Suggerimento
button-hint-play = Gioca così
