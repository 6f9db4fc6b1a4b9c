# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = Chi dà le carte non è fra i CT. Scegli 0 per sorteggiare, o il numero di un CT.
refusal-dicecup-name = Il nome della tua squadra deve avere da 1 a { $most } caratteri, su una sola riga.
refusal-dicecup-count = Scegli esattamente { $count } squadre.
refusal-dicecup-unknown-team = La squadra { $code } non esiste.
refusal-dicecup-twice = { $code } compare due volte.
refusal-dicecup-custom-left-out = La tua squadra ha un nome, quindi fra le squadre scelte serve anche { $code }.
refusal-dicecup-custom-unnamed = { $code } è la tua squadra. Dalle un nome o scegli un’altra squadra.
refusal-dicecup-notation = “{ $text }” non è un’azione della coppa dei dadi: un CT fa solo `roll`.
