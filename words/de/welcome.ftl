# The first message in a server that has just invited the bot. $names are permissions.
welcome = 👋 Ich bin **Mundialito** und bringe Gesellschaftsspiele in eure Kanäle: Spielt miteinander oder gegen Computer. Drücke **Spielen …**, um ein Spiel zu wählen, oder tippe jederzeit **/mundialito play**.
welcome-missing = -# Etwas fehlt noch: Bitte die Moderation, mir { $names } zu erlauben.
welcome-posted = Die Begrüßung steht wieder in { $place }.
button-welcome-again = Noch mal begrüßen
