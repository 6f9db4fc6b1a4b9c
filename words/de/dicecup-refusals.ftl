# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = Austeilen muss einer der Coaches. Wähle 0, um es auszulosen, oder die Nummer eines Coaches.
refusal-dicecup-name = Der Name deines Teams braucht 1 bis { $most } Zeichen, alle in einer Zeile.
refusal-dicecup-count = Wähle genau { $count } Teams.
refusal-dicecup-unknown-team = Es gibt kein Team { $code }.
refusal-dicecup-twice = { $code } ist zweimal genannt.
refusal-dicecup-custom-left-out = Dein eigenes Team hat einen Namen, also muss { $code } unter den Teams sein.
refusal-dicecup-custom-unnamed = { $code } ist dein eigenes Team. Gib ihm einen Namen, oder wähle stattdessen ein anderes.
refusal-dicecup-notation = „{ $text }“ ist keine Aktion des Würfelcups: Coaches machen nur `roll`.
