# Own mistakes: a moment of a person's review, which they play again until they find a better turn.
# $others are the other players, none if there are none or too many; $turn is 0 during set-up.

button-mistake-try = Essayer
button-mistake-again = Réessayer
button-mistake-show = Montre-moi
button-mistake-picture = Voir l’image
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 Ta partie contre { $others }**
}
    { $turn ->
        [0] Trouve un meilleur coup.
       *[other] Tour { $turn } : trouve un meilleur coup.
    }
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### Ta partie contre { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· tour { $turn }
}
mistake-task = 🎯 **Trouve un meilleur coup.** Tu avais joué : { $action } · { $percent } % de chances de gagner
mistake-refused = 🚫 { $why }
mistake-so-far = Jusqu’ici : { $actions }
mistake-right = ✅ **C’est mieux :** { $actions } · { $percent } % de chances de gagner.
mistake-before = -# Tu avais joué : { $action } · { $percent } %
mistake-wrong = ❌ **Pas encore :** { $actions } · { $percent } % de chances de gagner. Il y a mieux.
mistake-better = 💡 **Mieux :** { $actions } · { $percent } % de chances de gagner.
# What a turn allows: $name is who comes next.
mistake-answer = { $name } répondrait : { $actions }
mistake-gone = Cette analyse n’est plus disponible. Rouvre-la avec **Analyse** sous la partie.
mistake-not-yours = Ce coup n’était pas le tien. Tu peux essayer les tiens dans ton analyse.
mistake-busy = J’ai trop de coups à évaluer en ce moment. Réessaie dans une minute.
mistake-no-answer = Je n’ai pas pu évaluer ce coup. Réessaie plus tard.
