welcome = 👋 Ciao! Sono **Mundialito** e porto i giochi da tavolo nei vostri canali, in compagnia o contro la CPU. Premi **Gioca…** per scegliere un gioco, o scrivi **/mundialito play** quando vuoi.
welcome-missing = -# Manca qualcosa: chiedi allo staff del server di darmi { $names }.
welcome-posted = Il saluto è di nuovo in { $place }.
button-welcome-again = Ripeti il saluto
