# Hidden hands: by direct message, and privately at the table.
hand-welcome =
    ### { $game }
    Tu es à une table dans { $place }. Je garde ta main ici et t’écris quand c’est à toi de jouer. Personne d’autre ne la voit. Le bouton **Main** de la table la montre aussi.
hand-title = **{ $game }** · { $place }
hand-moved = -# Ta main est plus bas.
hand-left = -# Tu n’es plus à cette table.
hand-closed = ✉️ Je ne peux pas t’envoyer de messages privés, donc je te mentionnerai à la table quand ce sera à toi de jouer. Appuie là-bas sur **Main**, ou tape `/hand`, pour voir et jouer ta main en privé. Pour la recevoir en message privé, ouvre les **Paramètres de confidentialité** de ce serveur, autorise les **messages privés**, puis appuie de nouveau sur **Main**.
no-hand-here = Tu ne joues ici à aucun jeu à main cachée.
button-hand = Main
button-refresh = Actualiser
