# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = Rozdający nie jest żadnym z trenerów. Wybierz 0, aby go wylosować, albo numer trenera.
refusal-dicecup-name = Nazwa twojej drużyny musi mieć od 1 do { $most } znaków, w jednym wierszu.
refusal-dicecup-count = Musisz wybrać dokładnie { $count ->
    [one] 1 drużynę
    [few] { $count } drużyny
   *[many] { $count } drużyn
}.
refusal-dicecup-unknown-team = Nie ma drużyny { $code }.
refusal-dicecup-twice = Drużyna { $code } jest wymieniona dwa razy.
refusal-dicecup-custom-left-out = Twoja drużyna ma nazwę, więc { $code } musi być wśród drużyn.
refusal-dicecup-custom-unnamed = { $code } to twoja własna drużyna. Nazwij ją albo wybierz inną.
refusal-dicecup-notation = „{ $text }” to nie jest akcja w tej grze: trener robi tylko `roll`.
