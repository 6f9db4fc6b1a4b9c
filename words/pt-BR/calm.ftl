calm-turns = **🔔 Minha vez**
    { $how ->
        [each] Uma menção a cada vez
        [digest] Uma mensagem às 08:00 e outra às 19:00
       *[never] Nunca
    }
calm-zone = **🕘 Meu horário local**
    { $zone }, { $time }{ $guess ->
        [yes] {" "}*(estimado)*
       *[no] {""}
    }
calm-hours = **🌙 Horas de silêncio**
    { $on ->
        [yes] Das { $begin } às { $end }
       *[no] Desativadas
    }
calm-absence = **🏖️ Ausência**
    { $until ->
        [none] Não · { $days ->
            [1] resta 1 dia este ano
           *[other] restam { $days } dias este ano
        }
       *[other] Até { $until }
    }
button-calm-less = Avisar menos
button-calm-calls = Mudar avisos
button-calm-zone = Definir horário
button-calm-hours = Definir horas
button-calm-away = Vou me ausentar…
button-calm-back = Voltei
button-calm-play = Jogar e voltar
button-calm-page = Minhas configurações
button-calm-go = Ir
calm-turns-form = Minha vez
calm-turns-question = Quando avisar você nas mesas sem pressa?
calm-turns-question-about = Nas partidas ao vivo, eu sempre aviso.
calm-turns-choice = { $how ->
    [each] A cada vez
    [digest] Duas vezes por dia
   *[never] Nunca
}
calm-turns-then = { $how ->
    [each] Uma menção na mesa
    [digest] Uma mensagem direta às 08:00 e outra às 19:00
   *[never] Eu olho quando quiser: /mundialito games
}
calm-closed = Não consigo escrever para você. Permita mensagens diretas neste servidor e tente de novo.
calm-zone-form = Meu horário local
calm-zone-question = Onde você está, ou que horas são aí?
calm-zone-example = São Paulo · UTC−3 · 21:40
calm-zone-unknown = { $place ->
    [none] Não sei onde é isso.
   *[other] Não conheço *{ $place }*.
} Você quis dizer:
calm-hours-form = Horas de silêncio
calm-hours-from = Das
calm-hours-from-about = Nessas horas as mensagens chegam sem som. Os relógios continuam correndo.
calm-hours-to = Às
calm-hours-off = Desativadas
calm-hours-equal = O começo e o fim são iguais. Escolha duas horas diferentes ou desative o silêncio.
calm-away-form = Ausência
calm-away-question = Até que dia, inclusive?
calm-away-question-about = { $days ->
    [1] No máximo 14 dias seguidos. Este ano ainda resta 1.
   *[other] No máximo 14 dias seguidos. Este ano ainda restam { $days }.
}
calm-tomorrow = Amanhã, { $date }
calm-no-days = Você já usou seus 28 dias de ausência deste ano.
calm-too-long = { $days ->
    [1] Este ano resta 1 dia. Escolha uma data mais próxima.
   *[other] Este ano restam { $days } dias. Escolha uma data mais próxima.
}
calm-begun = **Ausente até { $until }.** { $tables ->
    [0] Você não está em nenhuma mesa sem pressa agora.
    [1] Sua mesa sem pressa espera; as partidas ao vivo, não.
   *[other] Suas { $tables } mesas sem pressa esperam; as partidas ao vivo, não.
}
calm-ended = **Que bom que você voltou!** Suas mesas sem pressa continuam.
refusal-away = Você está ausente até <t:{ $until }:D>. Jogar e voltar?
calm-held = -# 🏖️ { $names } { $count ->
    [one] está
   *[other] estão
} ausente{ $count ->
    [one] {""}
   *[other] s
} até { $when }. Até lá, nenhum prazo corre.
calm-away = -# 🏖️ { $names } { $count ->
    [one] está
   *[other] estão
} ausente{ $count ->
    [one] {""}
   *[other] s
} até { $when }.
calm-digest-title = ### { $count ->
    [1] Uma mesa espera por você
   *[other] { $count } mesas esperam por você
}
calm-digest-none = Nada espera por você.
calm-digest-line = **{ $game }** · { $who }
    { $ends ->
        [yes] ⏳ o tempo acaba { $when }
        [invited] ✉️ você tem um convite
        [asked] há uma pergunta para você
       *[no] sua vez chegou { $when }
    }
calm-digest-more = e mais { $count }: **/mundialito games**
calm-digest-next = -# Próxima mensagem às { $when }, se algo estiver esperando.
