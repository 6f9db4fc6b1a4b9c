# Reviews of finished games: where most was lost, how the chances changed, and what was luck.
# A point is one hundredth of a game.

button-review = Análise
review-title = ### Análise: { $game } · `{ $table }`
review-percent = { $percent }%

## The first page. $name is a player, none for all of them.

review-none-lost = { $name } jogou bem: nenhuma escolha que analisei custou { $least } pontos ou mais.
review-lost = { $name } perdeu { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} { $count ->
    [1] em um turno
   *[other] em { $count } turnos
}.
review-looked = Analisei { $looked } de { $choices ->
    [1] 1 escolha
   *[other] { $choices } escolhas
}.
review-nothing-chosen = Neste jogo ninguém teve o que escolher.
review-luck = { $points ->
    [0] A sorte não ajudou nem atrapalhou.
   *[other] { $side ->
        [good] A sorte deu { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }.
       *[bad] O azar custou { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }.
    }
}
review-luck-some = Isso inclui { $rolls } dos { $all } sorteios.
review-moments = **Onde mais se perdeu**
# The turn in which somebody's chance to win fell most, and from what to what.
review-turning-point = **O momento decisivo:** turno { $turn }, { $name } { $before } → { $after }
review-moment-line = { $number }. { $turn ->
    [0] { $name }
   *[other] Turno { $turn }, { $name }
}: { $played } · −{ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
review-note = -# Um ponto é um centésimo de um jogo. Eu estimo estas chances e posso errar. Julgo cada escolha pelo que a pessoa podia ver.
review-curve-title = Chance de vencer
review-curve-turn = Turno
review-curve-event = Evento
# $lines: how many curves; in a game of two, one.
review-alt = { $lines ->
    [1] Curva da chance de vencer
   *[other] Curvas da chance de vencer de cada participante
}{ $turns ->
    [0] { "" }
    [1] { " " }em 1 turno
   *[other] { " " }em { $turns } turnos
}, no começo e após cada quarto do jogo.
review-alt-line = { $name }: { $steps }.
review-alt-mark = Momento { $number }: { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } turno { $turn }
}.

## A moment. $name is who chose.

review-moment = **Momento { $number } de { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
} · { $name }
review-played = **Jogado:** { $action } · { $percent }% de chance de vencer
review-better = **Melhor:** { $action } · { $percent }%
review-because = **Melhor:** { $action } · { $percent }%. { $reasons }
review-expected = Continuação esperada: { $actions }
review-followed = O que veio depois: { $deeds }
review-deed = { $name } – { $actions }
review-over = Foi o fim do jogo.
# The two lines above the picture.
review-head-better = Melhor: { $action }
review-head-played = Jogado: { $action }
review-head-note = { $turn ->
    [0] { $name }
   *[other] Turno { $turn } · { $name }
}
review-picture-better = A imagem mostra a jogada melhor.
review-picture-played = A imagem mostra o que foi jogado.
review-picture-both = A imagem mostra a posição de antes: ✖ é o que foi jogado, ✔ o que era melhor.

## Its controls

review-step = { $way ->
    [back] ◀️
   *[on] ▶️
}
review-overview = Visão geral
review-show-played = Ver o que foi jogado
review-show-better = Ver o que era melhor
review-in-words = Em palavras
review-pictures = Imagens
review-replay = Replay a partir daqui
review-show = Mostrar para todos
review-sides = Momentos de quem
review-side-all = Momentos de todos

## Making it

review-waiting = Sua análise começa quando outra ficar pronta…
review-making = Analisando cada turno deste jogo… { $percent }%
review-again = Olhar de novo
review-not-yet = Você pode analisar este jogo quando ele acabar.
review-no-analyst = Ainda não sei analisar este jogo: { $game }.
review-not-yours = Só quem jogou este jogo pode abrir a análise. Peça a alguém que a mostre para todo mundo.
review-busy = Há jogos demais sendo analisados agora. Tente de novo em um minuto.
review-queued = Você já tem { $most } análises a caminho. Espere uma ficar pronta e tente de novo.
review-failed = Não consegui analisar este jogo. Tente de novo mais tarde.
review-gone = Esta análise não está mais guardada. Quem jogou pode apertar **Análise** abaixo do jogo.
review-by = -# Mostrado por { $name }
review-shown = { $link ->
    [none] Esta análise já foi mostrada para todo mundo.
   *[other] Esta análise já foi mostrada para todo mundo: { $link }
}
review-coming = A análise está a caminho do canal.
review-sealed = Ainda tem gente jogando este desafio. Você pode analisar o seu jogo { $when }.
