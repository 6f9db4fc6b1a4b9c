button-fair = Faire Würfel
button-fair-check = Alles nachprüfen
button-fair-back = Zurück
fair-about =
    ### 🔒 Faire Würfel
    Bevor jemand starten konnte, habe ich eine geheime Zahl versiegelt; ihr Fingerabdruck steht unten. Alles, was gezogen oder gewürfelt wird, folgt aus dieser Zahl und aus den Knopfdrücken, mit denen alle an den Tisch kamen. So kann es niemand bestimmen, auch ich nicht.
fair-rematch = -# Die Revanche hat ihre eigene Zahl: `{ $commitment }`
fair-later = -# Wenn das Spiel vorbei ist, kannst du hier alles nachprüfen.
fair-puzzle = -# Andere spielen noch mit diesen Würfeln. Nachprüfen kannst du sie { $when }.
