# The first message in a server that has just invited the bot. $names are permissions.
welcome = 👋 Sou o **Mundialito** e trago jogos de mesa para os seus canais, com a galera ou contra a CPU. Aperte **Jogar…** para escolher um jogo, ou digite **/mundialito play** quando quiser.
welcome-missing = -# Falta uma coisa: peça à moderação que me dê { $names }.
welcome-posted = As boas-vindas estão de novo em { $place }.
button-welcome-again = Boas-vindas de novo
