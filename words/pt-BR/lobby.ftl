## A mensagem pública
lobby-title = ### { $game }{ $state ->
    [full] : lotada
    [last] : resta 1 lugar
   *[open] {""}
}
lobby-takes = { $unit ->
    [days] { $count ->
        [1] 1 dia
       *[other] { $count } dias
    }
   *[minutes] { $count ->
        [1] 1 minuto
       *[other] { $count } minutos
    }
}
lobby-unrated = **fora do ranking**
lobby-anyone = **{ $name }** contra quem entrar
lobby-seats = **{ $here } de { $most }:** { $names }{ $least ->
    [0] {""}
   *[other] {" "}· o ideal: { $least }{ "\u00A0" }a{ "\u00A0" }{ $many }
}
lobby-others = { $names } e mais { $count }
lobby-starter = quem dá início ao jogo é { $name }
lobby-no-seat = Todos os lugares estão ocupados
lobby-open-until = aberta até { $when }
lobby-new-host = -# { $former } saiu. Agora o host é { $name }.

## Um convite
lobby-challenge = ### { $host } desafia { $guests }{ $to ->
    [none] : { $game }
   *[other] {" "}{ $to }
}
lobby-turned-down = ### { $names } { $count ->
    [1] não pode jogar agora
   *[other] não podem jogar agora
}
lobby-ask-others = { $host }, quer que eu pergunte a todos?
lobby-unanswered = ### { $names }: sem resposta
lobby-no-game = Desta vez não vai ter jogo.
invite-others = { $host } chamou { $guests }. Quer jogar também?

## O que fica de uma mesa fechada
lobby-closed = { $reason ->
    [cancelled] { $name ->
        [none] ### A mesa foi fechada
       *[other] ### { $name } fechou a mesa
    }
    [withdrawn] { $name ->
        [none] ### O desafio foi retirado
       *[other] ### { $name } retirou o desafio
    }
    [alone] ### Ninguém entrou a tempo
    [expired] ### Ninguém começou a tempo
    [moderator] ### A moderação fechou a mesa
   *[other] ### A mesa não está mais aberta
}

## A página de quem é host e a de quem entrou
host-open = **Sua mesa está aberta.** { $seats ->
    [pair] O jogo começa assim que alguém entrar.
   *[table] Comece quando todos chegarem.
}
host-invited = **{ $names } { $count ->
    [1] recebeu
   *[other] receberam
} seu desafio.** { $seats ->
    [pair] O jogo começa assim que ele for aceito.
   *[table] Comece quando todos chegarem.
}
guest-in = **Você está na mesa.** { $seats ->
    [pair] O jogo começa quando houver duas pessoas.
    [ready] Comece o jogo ou espere { $host }. Eu menciono você na sua vez.
   *[table] { $host } dá início ao jogo, e eu menciono você na sua vez.
}
level-question = **Qual o nível da CPU?** O jogo começa na hora, fica fora do ranking, e você começa.
start-needs = { $count ->
    [1] Falta mais uma pessoa.
   *[other] Faltam mais { $count }.
}

## As configurações em palavras
arranged-title = ### Configurações desta mesa: { $game }
arranged-here = **Na mesa:** { $names }
arranged-changed = **Mudou:** { $settings }
arranged-usual = **No padrão:** { $settings }
arranged-host = -# Só { $name } pode mudar. Algumas precisam da concordância de todos.

## Respostas
done-declined = **Recusado.** { $host } vai saber que você não pode agora.
done-left-lobby = Você saiu da mesa.
done-closed = Mesa fechada.
done-withdrawn = Desafio retirado.
done-begun = { $count ->
    [0] **O jogo começou.**
    [1] **O jogo começou.** { $names } sai jogando.
   *[other] **O jogo começou.** { $names } saem jogando.
}

## Botões
button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-ask-everyone = Perguntar a todos
button-open-again = Abrir outra
button-play-computer = Contra a CPU
button-settings = Configurações
button-back = Voltar
level-only = { $level ->
    [random] Aleatório
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
    [expert] Especialista
   *[other] { $level }
}

# The commands in the menu of a person or a message.
challenge-which = Qual jogo você quer jogar com **{ $name }**?
challenge-pick = Escolha um jogo…
