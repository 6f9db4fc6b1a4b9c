# The first message in a server that has just invited the bot. $names are permissions.
welcome = 👋 Jestem **Mundialito** i prowadzę gry planszowe na waszych kanałach, ze znajomymi albo z komputerem. Naciśnij **Zagraj…**, żeby wybrać grę, albo w dowolnej chwili wpisz **/mundialito play**.
welcome-missing = -# Czegoś brakuje: poproś moderację, żeby dała mi uprawnienia: { $names }.
welcome-posted = Powitanie znów jest na kanale { $place }.
button-welcome-again = Powtórz powitanie
