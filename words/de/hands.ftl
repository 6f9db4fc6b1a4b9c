# Hidden hands: by direct message, and privately at the table.
hand-welcome =
    ### { $game }
    Du sitzt an einem Tisch in { $place }. Hier findest du immer deine Hand, und ich schreibe dir, wenn du am Zug bist. Niemand sonst kann sie sehen. Auch der Button **Hand** am Tisch zeigt sie dir.
hand-title = **{ $game }** · { $place }
hand-moved = -# Deine Hand steht weiter unten.
hand-left = -# Du sitzt nicht mehr an diesem Tisch.
hand-closed = ✉️ Ich kann dir keine Direktnachrichten schicken, darum erwähne ich dich am Tisch, wenn du am Zug bist. Drücke dort **Hand**, oder tippe `/hand`, um deine Hand nur für dich zu sehen und zu spielen. Willst du sie als Direktnachricht, öffne die **Privatsphäre-Einstellungen** dieses Servers, erlaube **Direktnachrichten**, und drücke noch einmal **Hand**.
no-hand-here = Du spielst hier kein Spiel mit verdeckten Karten.
button-hand = Hand
button-refresh = Aktualisieren
