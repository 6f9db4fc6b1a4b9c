# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = Le donneur n’est pas l’un des coachs. Choisis 0 pour le tirer au sort, ou le numéro d’un coach.
refusal-dicecup-name = Le nom de ton équipe doit avoir de 1 à { $most } caractères, sur une seule ligne.
refusal-dicecup-count = Choisis exactement { $count } équipes.
refusal-dicecup-unknown-team = Il n’y a pas d’équipe { $code }.
refusal-dicecup-twice = { $code } figure deux fois dans la liste.
refusal-dicecup-custom-left-out = Ton équipe a un nom, donc { $code } doit être parmi les équipes choisies.
refusal-dicecup-custom-unnamed = { $code } est ton équipe. Donne-lui un nom, ou choisis-en une autre.
refusal-dicecup-notation = « { $text } » n’est pas une action de la coupe aux dés : un coach ne fait que `roll`.
