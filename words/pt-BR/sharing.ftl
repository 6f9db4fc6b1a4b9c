# Sharing a game: the page on which people choose what of it everybody sees, and what is posted. Films.

button-share = Compartilhar
button-last-turn = O que aconteceu?

## The page
share-title = ### Compartilhar este jogo
# $ways are the buttons that are posted with it; $place is the channel, none in direct messages.
share-audience = { $place ->
    [none] Vou postar aqui, com { $ways }.
   *[other] Todo mundo em { $place } vai ver, com { $ways }.
}
# How a game is shown: buttons beside each other.
share-kind = { $kind ->
    [card] Resumo
    [picture] Imagem
    [film] Vídeo
   *[moments] Momentos
}
share-menu = Escolha uma parte
share-part-turn = O último turno
share-part-goal = Gol { $number }
share-part-all = O jogo inteiro
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Partida { $number }
    [worldcup] Resultado da rodada { $number }
   *[other] Parte { $number }
}
share-film-takes = -# Um vídeo de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}; demora um pouquinho.
button-share-post = Postar
button-share-cancel = Cancelar
share-making = Fazendo o vídeo… { $percent }%
share-waiting = Seu vídeo começa quando outro ficar pronto…
share-posted = { $place ->
    [none] **Postado.**
   *[other] **Está em { $place }.**
}
button-share-go = Ver
# Of a puzzle whose day isn't over. $when is when it will be.
share-result-only = { $place ->
    [none] Vou postar seu resultado aqui. Você pode compartilhar o tabuleiro { $when }.
   *[other] Todo mundo em { $place } vai ver seu resultado. Você pode compartilhar o tabuleiro { $when }.
}

## What is posted
# $what is what it is of: a part, who played, the game.
share-by = -# { $what } · compartilhado por { $name }
share-from-file = de um arquivo de jogo
film-player = Lugar { $number }

## Why not
share-no-files = Não posso postar imagens aqui. Peça à moderação que me dê { $right }.
share-nothing = Ainda não aconteceu nada. Tente de novo depois da primeira jogada.
share-nothing-file = Não acontece nada neste arquivo de jogo, então não há o que compartilhar.
share-nothing-new = Não aconteceu nada desde o seu último turno.
share-busy = Há vídeos demais sendo feitos agora. Tente de novo em um minuto, ou poste uma imagem.
share-one-at-a-time = Seu último vídeo ainda está sendo feito. Espere por ele e tente de novo.
share-failed = Não consegui fazer este vídeo. Poste uma imagem, ou escolha uma parte mais curta.
share-not-drawn = Não consegui desenhar esta imagem. Tente de novo em um minuto, ou escolha um vídeo.
share-private = Este desafio ainda está sendo resolvido em segredo. Você pode compartilhar quando acabar.
