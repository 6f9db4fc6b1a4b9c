# Ajuda: uma página com um menu de perguntas, cada uma respondida em até quatro linhas.

help-page =
    ### Jogos de tabuleiro, aqui mesmo
    { $place ->
        [direct] **Jogue** aqui contra a CPU, ou com amigos em um servidor.
       *[server] **Jogue** com amigos ou contra a CPU.
    }
    {""}**Aprenda** um jogo em dois minutos.
    {""}**Todo dia:** dois desafios para todos.
    {""}**Torneios:** uma noite de jogos, uma liga ou uma copa.
    {""}**Mais…**, embaixo do tabuleiro: todo o resto.
help-menu = Como faço para…
help-kept = -# Guardo seu ID do Discord, seus nomes, configurações e partidas. Não leio mensagens.
help-manage = **Você administra este servidor.** O menu acima diz como encerrar uma partida, banir alguém, organizar um torneio e limitar quem me usa. Todos os comandos: `/mundialito-admin`.
button-help-play = Jogar
button-help-tables = Minhas mesas
button-help-back = Voltar

# The questions, as they continue the menu's title, and their answers.
help-ask-move = fazer uma jogada
help-answer-move = Aperte **Sua jogada** no tabuleiro, escolha uma peça e depois o que ela faz. Até jogar, só você vê.
help-ask-cards = ver minhas cartas
help-answer-cards = Elas chegam por mensagem direta. **Mão**, na mesa, ou `/hand` também as mostra. Mais ninguém vê.
help-ask-undo = desfazer, desistir ou oferecer empate
help-answer-undo = Aperte **Mais…** no tabuleiro. O que envolve os outros precisa da concordância deles.
help-ask-type = digitar as jogadas
help-answer-type = `/move` sugere o que você pode jogar enquanto digita. Desfazer, empate e todo o resto: `/mundialito table`.
help-ask-words = jogar sem as imagens
help-answer-words = **Mais…**, depois **Tabuleiro em palavras**. Toda imagem tem uma descrição para leitores de tela.
help-ask-less = receber menos mensagens
help-answer-less = `/mundialito settings` desliga as menções e os convites de quem você não conhece.
help-ask-slow = jogar devagar
help-answer-slow = Abra uma mesa com `/mundialito play pace:slow`: cada um joga quando pode. Se alguém sumir, os outros decidem como seguir.
help-ask-watch = assistir ou rever uma partida
help-answer-watch = `/mundialito watch` mostra o que está rolando aqui. Uma partida encerrada tem **Replay** embaixo do tabuleiro.
help-ask-event = participar de um torneio
help-answer-event = `/mundialito event` mostra o que vem aí. Aperte **Entrar** e, na chamada, **Estou aqui**. Suas partidas abrem automaticamente.
help-ask-share = compartilhar uma partida
help-answer-share = Embaixo de um jogo encerrado: **Compartilhar**. Escolha resumo, vídeo ou momentos e depois **Postar**.
help-ask-ratings = ver as pontuações
help-answer-ratings = `/mundialito leaderboard` e `/mundialito profile`. `/mundialito rating` diz por que a sua mudou.
help-ask-rules = consultar as regras
help-answer-rules = Escolha um jogo ou procure uma palavra com `/mundialito rules`.
help-ask-block = bloquear alguém
help-answer-block = `/mundialito block`: a pessoa não pode convidar você nem entrar nas suas mesas. Ela não fica sabendo.
help-ask-data = ver ou apagar o que você guarda sobre mim
help-answer-data = `/mundialito privacy` mostra tudo, dá uma cópia e apaga.
help-ask-end = encerrar uma partida travada
help-answer-end = `/mundialito-admin end` no canal dela. Antes eu digo o que isso significa e peço confirmação.
help-ask-ban = banir alguém das mesas
help-answer-ban = `/mundialito-admin ban add`, por alguns dias ou até você retirar o banimento. A pessoa sai das mesas daqui na hora.
help-ask-plan = organizar um torneio ou corrigir um resultado
help-answer-plan = `/mundialito event` e depois **Novo torneio**. **Mais…**, embaixo dele, começa, pausa, corrige ou cancela. Quem pode organizar: `/mundialito-admin setup`.
help-ask-language = mudar o idioma aqui
help-answer-language = `/mundialito-admin setup` define o idioma de tabuleiros e mensagens. Respostas privadas seguem o de cada pessoa.
help-ask-limit = limitar quem usa você, e onde
help-answer-limit = No Discord: **Config. do servidor → Integrações**, depois meu nome. Escolha cargos e canais para cada comando.
help-ask-posts = ver o que você publica por conta própria
help-answer-posts = Tabuleiros com menções, resultados das copas, torneios com seus resultados e uma saudação. Os desafios do dia e um pódio por mês só se você ligar: `/mundialito-admin setup`.

button-privacy = Privacidade
button-terms = Termos
