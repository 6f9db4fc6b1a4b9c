# The daily puzzle: beginning a try, and what is said below its end.
daily-counts = 🧩 **Énigme du jour { $number }.** Aujourd’hui, tout le monde a les mêmes dés, et personne d’autre ne voit ton plateau. Seul cet essai compte. Termine-le avant la prochaine énigme, qui arrive { $when }.
daily-practice = 🧩 **Énigme du jour { $number }**, pour t’entraîner : l’essai qui compte est déjà joué. Personne d’autre ne voit ton plateau.
daily-goes-on = 🧩 Voici ton essai, là où tu l’avais laissé.
daily-about = { $counted ->
    [yes] 🧩 **Énigme du jour { $number }**, l’essai qui compte.
   *[no] 🧩 **Énigme du jour { $number }**, pour s’entraîner.
}
daily-late = -# Terminé après le jour de l’énigme, donc hors classement.
daily-best = -# Meilleurs essais ici : { $best }
daily-best-line = { $name } { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
daily-unsolved = -# Personne ici ne l’a encore résolue.
daily-next = -# La prochaine énigme arrive { $when }.
no-puzzle = Il n’y a pas d’énigme du jour ici.
button-daily-today = Énigme du jour
button-daily-too = Y jouer aussi
