# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
season-all = de todos os tempos
season-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }

## Ratings and records
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
ladder-unranked = { $games } de { $least } partidas

## The leaderboard
ladder-overall = Todos os jogos
ladder-head = ### Ranking: { $title }
ladder-by = { $by ->
    [wins] Por vitórias, { $season }
   *[rating] Por pontuação, { $season }
}
ladder-number = { $by ->
    [wins] { $number ->
        [1] { $number } vitória
       *[other] { $number } vitórias
    }
   *[rating] { $number }
}
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (você) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
ladder-least = ? é quem ainda não está no ranking. Jogue { $least } partidas ranqueadas para entrar.
ladder-placed = Meio: nem o primeiro nem o último lugar em um jogo de três ou mais.
ladder-luck = Este jogo é pura sorte, por isso não entra em “Todos os jogos”.
ladder-not-counted = Fora do ranking: { $games }.
ladder-apart = { $why ->
    [computers] { $count } contra a CPU
    [hints] { $count } com dicas
    [abandoned] { $count } sem terminar
    [stood-in] { $count } com CPU substituta
    [early] { $count } com fim cedo demais
    [full] { $count } além do limite diário
   *[repeated] { $count } { $count ->
        [1] confronto repetido
       *[other] confrontos repetidos
    }
}
ladder-empty = Ainda não há partidas ranqueadas aqui. Jogue { $least } para entrar no ranking.
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
ladder-alt = Ranking: { $title }. { $what }. { $rows }
ladder-alt-row = { $place ->
    [0] { $name }, ainda fora do ranking, { $points } pontos, { $wins ->
        [1] { $wins } vitória
       *[other] { $wins } vitórias
    }
   *[other] { $place }. { $name }, { $points } pontos, { $wins ->
        [1] { $wins } vitória
       *[other] { $wins } vitórias
    }
}
ladder-server-only = Cada servidor tem os seus rankings e perfis. Use este comando em um servidor.
ladder-no-season = Não conheço essa temporada. Digite **this**, **all** ou um mês como **2026-11**.
ladder-menu = Escolha um ranking
ladder-menu-luck = Pura sorte, com ranking próprio
choice-ladder-rating = Por pontuação
choice-ladder-wins = Por vitórias
choice-season-this = Esta temporada
choice-season-all = De todos os tempos

## Shown to everybody
shown-by = -# Mostrado por { $name }
show-hidden = Seu perfil está escondido, então não postei. Mostre-o primeiro em **/mundialito settings**.

## The profile
profile-head = ### { $name }
profile-overall = Todos os jogos
profile-season = Esta temporada
profile-record = { $wins } V, { $placed ->
    [0] {""}
   *[other] { $placed } no meio,{" "}
}{ $draws } E, { $losses } D
profile-summary = { $games ->
    [1] { $games } jogo
   *[other] { $games } jogos
}, { $wins ->
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}
profile-place = #{ $place }
profile-deviation = ±{ $points }
profile-peak = { $where ->
    [card] Auge { $points }
   *[line] auge { $points }
}
profile-peak-when = Auge: **{ $points }**, { $season }
profile-line = { $what ->
    [all] Todos os jogos: **{ $points }** { $deviation }, { $place }
   *[season] Esta temporada: **{ $points }** { $deviation }, { $place }
}
# $bars is a row of block characters that draws a curve.
profile-curve = `{ $bars }` de { $least } a { $most }
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Títulos
profile-titles = Títulos: { $titles }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-titles-more = e mais { $count }
profile-favourite = Jogo favorito: { $title }
profile-team = Melhor time: { $team } ({ $cups ->
    [1] { $cups } copa
   *[other] { $cups } copas
})
profile-rivals = Rivalidades: { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $games ->
    [1] { $games } jogo
   *[other] { $games } jogos
}: { $ahead } à frente, { $behind } atrás
profile-rivals-title = Rivalidades
profile-solo-name = { $puzzle ->
    [yes] { $title }, desafio do dia
   *[no] { $title }, solo
}
profile-computers-name = { $title } contra a CPU
profile-solved = resolveu { $solved } de { $tries }
profile-unsolved = ainda sem marca
profile-best = melhor { $score }
profile-games = { $games ->
    [1] { $games } jogo
   *[other] { $games } jogos
}
profile-computers-best = { $wins ->
    [0] melhor lugar { $best }
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}
profile-extra = - { $name }: { $told }
profile-extras-title = Solo e contra a CPU (fora do ranking)
profile-seats = { $count ->
    [0] Sem jogos aqui neste momento
    [1] Jogando em { $count } mesa daqui neste momento
   *[other] Jogando em { $count } mesas daqui neste momento
}
profile-alt = Perfil de { $name }: { $points } pontos em todos os jogos, { $record }. { $games }
profile-nothing = ainda sem partidas ranqueadas
profile-no-curve = Sua primeira partida ranqueada começa a curva.
profile-curve-title = Pontos em todos os jogos, jogo a jogo
profile-curve-last = últimos { $games } jogos
profile-computer = A CPU não tem perfil. As suas partidas contra ela estão no seu.
profile-private = { $name } prefere manter o perfil privado.

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2nd of 3”.
moved-placed = { $line }, { $place }
counted-part = { $percent ->
    [13] um oitavo
    [25] um quarto
    [33] um terço
    [50] a metade
   *[other] { $percent }%
}
counted-because = { $why ->
    [again] mesmas pessoas em 24 horas
    [day] muitas partidas em 24 horas
   *[new] gente nova no ranking
}
# $part is one of the shares above, such as “half”; $because says why.
moved-weight = -# Valeu { $part }: { $because }.
moved-weights = -# Valeu de { $least }% a { $most }%: { $because }.
moved-more = -# Pontuações: **Mais…**
button-moved = Pontuações
moved-title = ### Como as pontuações mudaram
not-rated = { $why ->
    [computers] -# Fora do ranking: havia uma CPU jogando.
    [hints] -# Fora do ranking: todos tinham combinado dicas.
    [abandoned] -# Fora do ranking: o jogo ficou sem terminar.
    [stood-in] -# Fora do ranking: a CPU jogou vezes demais no lugar das pessoas.
    [early] -# Fora do ranking: menos de duas pessoas jogaram dois turnos.
    [repeated] -# Fora do ranking: estas pessoas já tinham três partidas ranqueadas nas últimas 24 horas.
    [full] -# Fora do ranking: alguém aqui chegou ao limite diário de partidas ranqueadas.
   *[other] -# Fora do ranking.
}
not-rated-for = { $why ->
    [stood-in] -# Fora do ranking para { $names }: a CPU assumiu turnos demais.
    [early] -# Fora do ranking para { $names }: menos de dois turnos jogados.
    [repeated] -# Fora do ranking para { $names }: já eram três partidas ranqueadas com estas pessoas nas últimas 24 horas.
    [full] -# Fora do ranking para { $names }: o limite diário de partidas ranqueadas foi atingido.
    [unopposed] -# Fora do ranking para { $names }: todo mundo que estava à frente tinha saído.
   *[other] -# Fora do ranking para { $names }.
}

## Why a rating is what it is
why-head = ### O que mudou a sua pontuação aqui
why-none = Você ainda não terminou nenhum jogo neste servidor.
why-about = -# Estes são os seus pontos de todos os tempos em cada jogo. Todos começam com 1500. Vencer gente mais forte rende mais do que vencer gente mais fraca. Quanto mais você joga, mais segura fica a sua pontuação, e menos uma partida mexe nela. O ± no seu perfil mostra o quanto ela ainda pode estar errada. Uma partida vale menos contra gente nova ou com quem você acabou de jogar, e depois das suas primeiras partidas do dia. As temporadas (meses) são contadas à parte, e os jogos de pura sorte também.
# $who is one of the last three messages of this part; $told says what happened to the rating.
why-game = - **{ $title }**, { $when }, { $who }: { $told }
why-rated = { $outcome ->
    [won] vitória
    [drawn] empate
    [lost] derrota
   *[placed] você ficou em { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
why-expected = Esperado: { $chance }% de chance de vencer{ $players ->
    [2] {""}
    [3] {" "}(três pessoas)
    [4] {" "}(quatro pessoas)
    [5] {" "}(cinco pessoas)
    [6] {" "}(seis pessoas)
   *[other] {" "}({ $players } pessoas)
}{ $so ->
    [win-less] , então a vitória rendeu menos.
    [win-more] , então a vitória rendeu mais.
    [loss-more] , então a derrota custou mais.
    [loss-less] , então a derrota custou menos.
   *[as-expected] .
}
why-weight = Valeu { $part }: { $because }.
why-gave-up = Você desistiu ou deixou a CPU jogar, então ficou em último lugar.
why-unrated = { $why ->
    [alone] fora do ranking, porque você jogou no modo solo.
    [computers] fora do ranking, porque havia uma CPU jogando.
    [hints] fora do ranking, porque todos tinham combinado dicas.
    [abandoned] fora do ranking, porque o jogo ficou sem terminar.
    [stood-in] fora do ranking, porque a CPU jogou vezes demais no lugar das pessoas.
    [early] fora do ranking, porque menos de duas pessoas jogaram dois turnos.
    [repeated] fora do ranking, porque estas pessoas já tinham três partidas ranqueadas em 24 horas.
    [full] fora do ranking, porque alguém tinha chegado ao limite diário de partidas ranqueadas.
   *[other] fora do ranking.
}
why-unmoved = { $why ->
    [stood-in] fora do ranking para você, porque a CPU jogou mais de dois dos seus turnos, ou mais de um décimo deles.
    [early] fora do ranking para você, porque você jogou menos de dois turnos.
    [repeated] fora do ranking para você, porque você já tinha três partidas ranqueadas com estas pessoas em 24 horas.
    [full] fora do ranking para você, porque você ou essas pessoas chegaram ao limite diário de partidas ranqueadas.
    [unopposed] fora do ranking para você, porque todo mundo que estava à sua frente tinha saído.
   *[other] fora do ranking para você.
}
why-with = com { $names }
why-alone = solo
why-computers = contra a CPU

## The podium
podium-head = ### 🏆 Fim da temporada: { $season }
podium-line = { $place ->
    [1] 🥇 **{ $name }** com { $points } pontos ({ $record })
    [2] 🥈 **{ $name }** com { $points } pontos ({ $record })
    [3] 🥉 **{ $name }** com { $points } pontos ({ $record })
   *[other] { $place }. **{ $name }** com { $points } pontos ({ $record })
}
podium-others = { $count ->
    [1] e mais 1, com a mesma pontuação do último lugar
   *[other] e mais { $count }, com a mesma pontuação do último lugar
}
podium-next = Uma nova temporada começou, e todos voltam a 1500.

## Buttons
button-ladder = Ranking
button-ladder-wins = Ordenar por vitórias
button-ladder-rating = Ordenar por pontuação
button-ladder-all = De todos os tempos
button-ladder-season = Esta temporada
button-page-before = Página { $page }
button-page-after = Página { $page } de { $pages }
button-words = Mostrar como texto
button-picture = Mostrar como imagem
button-show = Mostrar para todos
button-profile = Perfil
server-line-podium = 📈 Pódio
podium-on = Vou postar o pódio de cada temporada quando o mês acabar (UTC). O próximo sai em { $when }.
podium-off = Desativado
podium-form = Pódio
podium-form-channel = Onde postar
podium-form-about = Uma vez por mês, se houver alguém no ranking. Sem canal, não posto nada.
