# Hidden hands: by direct message, and privately at the table.
hand-welcome =
    ### { $game }
    Você está numa mesa em { $place }. Sua mão fica aqui, e eu aviso quando for a sua vez. Ninguém mais vê. O botão **Mão** na mesa também mostra.
hand-title = **{ $game }** · { $place }
hand-moved = -# Sua mão está mais abaixo.
hand-left = -# Você não está mais nesta mesa.
hand-closed = ✉️ Não consigo mandar mensagens diretas para você, então vou mencionar você na mesa quando for a sua vez. Aperte **Mão** lá, ou use `/hand`, para ver e jogar a sua mão em segredo. Para receber a mão por mensagem direta, abra as **Configurações de privacidade** deste servidor, permita **Mensagens diretas** e aperte **Mão** de novo.
no-hand-here = Você não está em nenhum jogo com cartas na mão aqui.
button-hand = Mão
button-refresh = Atualizar
