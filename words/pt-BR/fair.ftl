button-fair = Dados honestos
button-fair-check = Conferir tudo
button-fair-back = Voltar
fair-about =
    ### 🔒 Dados honestos
    Antes que alguém pudesse começar, lacrei um número secreto; a impressão digital dele está abaixo. Tudo o que é sorteado depende desse segredo e dos cliques que trouxeram cada um à mesa, então ninguém pode escolher, nem eu.
fair-rematch = -# A revanche tem um segredo próprio: `{ $commitment }`
fair-later = -# Quando a partida acabar, você poderá conferir cada sorteio aqui.
fair-puzzle = -# Outras pessoas ainda estão jogando com estes dados. Você poderá conferi-los { $when }.
