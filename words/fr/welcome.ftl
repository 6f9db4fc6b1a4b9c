# The first message in a server that has just invited the bot. $names are permissions.
welcome = 👋 Je suis **Mundialito**, et j’anime des jeux de société dans vos salons, entre amis ou contre l’ordinateur. Appuie sur **Jouer…** pour choisir un jeu, ou tape **/mundialito play** à tout moment.
welcome-missing = -# Il manque quelque chose : demande à la modération de m’accorder { $names }.
welcome-posted = Le message de bienvenue est de nouveau dans { $place }.
button-welcome-again = Republier l’accueil
