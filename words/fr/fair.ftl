button-fair = Dés honnêtes
button-fair-check = Tout vérifier
button-fair-back = Retour
fair-about =
    ### 🔒 Dés honnêtes
    Avant que quiconque puisse commencer, j’ai scellé un nombre secret ; son empreinte est ci-dessous. Tout ce qui est tiré découle de ce secret et des clics qui ont amené chacun à la table : personne ne peut le choisir, pas même moi.
fair-rematch = -# La revanche a son propre secret : `{ $commitment }`
fair-later = -# La partie finie, tu pourras vérifier chaque tirage ici.
fair-puzzle = -# D’autres jouent encore avec ces dés. Tu pourras les vérifier { $when }.
