# Films: animated pictures of games, and sharing them.

film-player = Lugar { $number }
button-share = Compartilhar…
button-last-turn = O que aconteceu?
button-share-moving = Postar o filme
button-share-still = Postar a imagem
button-share-cancel = Cancelar
share-choose = Mostrar este jogo para todo mundo aqui. Que parte?
share-menu = Escolha uma parte
share-part-turn = O último turno
# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Preparação
   *[other] { $game ->
        [dicecup] Partida { $number }
       *[other] Turno { $number }
    }
}
share-part-goal = Gol { $number }
share-part-all = O jogo inteiro
# A match of a cup, or a round, by its number.
share-part-chapter = { $game ->
    [dicecup] Partida { $number }
    [worldcup] Rodada apurada { $number }
   *[other] Parte { $number }
}
# Above what somebody shares. $part is one of the five above.
share-by = -# { $part } · { $game }{ $source ->
    [file] { " " }· de um arquivo de jogo
   *[table] { "" }
} · compartilhado por { $name }
share-making = Fazendo o filme… { $percent }%
share-waiting = Seu filme começa quando outro ficar pronto…
share-done = Pronto. Está no canal.
share-nothing = Ainda não aconteceu nada. Tente de novo depois da primeira jogada.
share-nothing-file = Não acontece nada neste arquivo de jogo, então não há o que compartilhar.
share-nothing-new = Não aconteceu nada desde o seu último turno.
share-busy = Há filmes demais sendo feitos agora. Tente de novo em um minuto, ou poste a imagem.
share-one-at-a-time = Seu último filme ainda está sendo feito. Espere por ele e tente de novo.
share-failed = Não consegui fazer este filme. Poste a imagem, ou tente uma parte mais curta.
share-private = Este desafio ainda está sendo resolvido em segredo. Você pode compartilhar quando acabar.
