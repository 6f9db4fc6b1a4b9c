# The first message in a server that has just invited the bot. $names are permissions.
welcome = 👋 Soy **Mundialito**, y traigo juegos de mesa a tus canales, para jugar con amigos o contra la CPU. Pulsa **Jugar…** para elegir un juego, o escribe **/mundialito play** cuando quieras.
welcome-missing = -# Falta algo: pide a la moderación que me dé { $names }.
welcome-posted = La bienvenida está otra vez en { $place }.
button-welcome-again = Repetir bienvenida
