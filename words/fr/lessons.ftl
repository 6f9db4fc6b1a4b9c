# The frame of lessons. What the steps say is in <game>-lesson.ftl; words/lessons.py says how its messages are called.

lesson-picker = 🎓 **Apprends en jouant.** Quel jeu ?
lesson-choose = Choisis un jeu
lesson-minutes = { $steps } étapes, environ { $minutes } minutes
lesson-none = Il n’y a pas encore de leçon pour ce jeu. `/mundialito rules` donne ses règles.
lesson-outdated = Ce bouton n’est plus à jour. Recommence avec **/mundialito learn**.
lesson-left = Tu as quitté la leçon : **{ $game }**. Reviens quand tu veux.
lesson-head = -# 🎓 Étape { $step } sur { $steps } · { $title }
# Above a step that comes after *Play it now*, and the button to it.
lesson-extra = -# 🎓 Bonus · { $title }
button-lesson-beyond = Bonus : { $step }
# Whom the learner plays, above the first step: the game's own `<game>-lesson-side`.
lesson-side = -# { $side }
lesson-task = 🎯 **{ $task }**
lesson-hint = 💡 { $hint }
lesson-solved = ✅ { $done }
lesson-refused = 🚫 { $why }
lesson-wrong = ❌ { $why }
# After an action that is part of the solution, one that isn't, and one that ends the turn without it.
lesson-on-the-way = 👍 C’est bien parti.
lesson-open = Pas encore.
lesson-missed = Ce tour est permis, mais ce n’est pas celui qu’il te faut.
lesson-finished =
    { "" }
    🎉 **Leçon terminée : { $game }.** { $against ->
        [host] Tu sais jouer
        [dice] Tu sais jouer. L’ordinateur n’a pas de meilleurs dés que toi
       *[computer] Tu sais jouer. Ton adversaire : **{ $level }**
    }.
# Who sits where in a lesson, beside the learner.
lesson-opponent = Ton adversaire
lesson-player = Place { $number }
button-learn = Apprendre
button-lesson-accept = Jouer contre { $name }
button-learn-play = Apprendre un jeu…
button-lesson-offer = { $minutes ->
    [one] Tu débutes ? { $minutes } minute
   *[other] Tu débutes ? { $minutes } minutes
}
button-lesson-never = Non merci
button-lesson-next = Étape suivante
button-lesson-again = Refaire l’étape
button-lesson-hint = Indice
button-lesson-show = Montre-moi
button-lesson-picture = Voir l’image
button-lesson-back = Retour
button-lesson-leave = Quitter
button-lesson-continue = Retour à la leçon
button-lesson-try = Essaie : { $step }
button-lesson-others = Une autre leçon
button-lesson-play = Jouer maintenant
