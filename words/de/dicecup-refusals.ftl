# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = Der Geber ist keiner der Coaches. Wähl 0, um ihn auszulosen, oder die Nummer eines Coaches.
refusal-dicecup-name = Der Name deines Teams braucht 1 bis { $most } Zeichen, alle in einer Zeile.
refusal-dicecup-count = Wähl genau { $count } Teams.
refusal-dicecup-unknown-team = Es gibt kein Team { $code }.
refusal-dicecup-twice = { $code } ist zweimal genannt.
refusal-dicecup-custom-left-out = Dein eigenes Team hat einen Namen, also muss { $code } unter den Teams sein.
refusal-dicecup-custom-unnamed = { $code } ist dein eigenes Team. Gib ihm einen Namen, oder wähl stattdessen ein anderes.
refusal-dicecup-notation = „{ $text }“ ist keine Aktion des Würfelcups: Coaches machen nur `roll`.
