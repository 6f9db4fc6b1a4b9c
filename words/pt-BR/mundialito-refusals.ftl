# Why an action of Mundialito isn't legal, as in rules/mundialito/moves.py; $piece and $own are 1 to 3 pips.
refusal-mundialito-set-up-over = A escalação já acabou. Mova suas pirâmides ou passe a bola.
refusal-mundialito-set-up-pyramids-first = { $side } coloca primeiro seis pirâmides: digite setup e uma escalação, por exemplo setup 321123.
refusal-mundialito-set-up-ball-first = { $side } coloca primeiro a bola na fileira { $row }: digite ball e uma casa, por exemplo ball { $cell }.
refusal-mundialito-set-up-counts = Uma escalação tem duas rainhas (3), dois drones (2) e dois peões (1).
refusal-mundialito-set-up-ball-row = { $side } coloca a bola na fileira { $row }, e { $cell } não fica nela.
refusal-mundialito-end-too-early = Faça pelo menos uma ação antes de encerrar seu turno.
refusal-mundialito-origin-empty = Não há pirâmide em { $cell }.
refusal-mundialito-origin-ball = Em { $cell } há uma bola, que só se move com um passe.
refusal-mundialito-origin-theirs = { $piece ->
    [1] O peão
    [2] O drone
   *[3] A rainha
} em { $cell } é de { $side }.
refusal-mundialito-not-adjacent = { $target } não fica ao lado de { $cell }; uma pirâmide anda uma casa para cima, para baixo, para a esquerda ou para a direita.
refusal-mundialito-no-arrow = Não há seta de { $cell } para { $target }.
refusal-mundialito-move-onto-pyramid = Em { $target } há { $piece ->
    [1] um peão
    [2] um drone
   *[3] uma rainha
}; um movimento precisa de uma casa vazia.
refusal-mundialito-move-onto-ball = Em { $target } há uma bola; nenhuma pirâmide pode ir para lá.
refusal-mundialito-push-nothing = Não há pirâmide para empurrar em { $target }.
refusal-mundialito-push-ball = Em { $target } há uma bola, e bola não se empurra.
refusal-mundialito-push-own = { $piece ->
    [1] O peão em { $target } é seu
    [2] O drone em { $target } é seu
   *[3] A rainha em { $target } é sua
}; você só pode empurrar pirâmides adversárias.
refusal-mundialito-push-edge-row = { $piece ->
    [1] O peão
    [2] O drone
   *[3] A rainha
} em { $target } está na fileira { $row }; nada pode ser empurrado nas fileiras 1 e 6.
refusal-mundialito-push-too-small = { $own ->
    [1] Seu peão
    [2] Seu drone
   *[3] Sua rainha
} em { $cell } é menor que { $piece ->
    [1] o peão
    [2] o drone
   *[3] a rainha
} em { $target }, então não pode empurrar.
refusal-mundialito-push-no-arrow-on = Não há seta de { $target } para { $beyond }, então { $piece ->
    [1] o peão não pode ser empurrado
    [2] o drone não pode ser empurrado
   *[3] a rainha não pode ser empurrada
} para lá.
refusal-mundialito-push-blocked = { $piece ->
    [1] O peão em { $target } não pode ser empurrado
    [2] O drone em { $target } não pode ser empurrado
   *[3] A rainha em { $target } não pode ser empurrada
}: a casa { $beyond }, logo atrás, não está vazia.
refusal-mundialito-jump-not-straight = { $target } não fica a duas casas em linha reta de { $cell }.
refusal-mundialito-jump-nothing = Não há pirâmide em { $over } para saltar por cima.
refusal-mundialito-jump-ball = Em { $over } há uma bola, e não se pode saltar sobre uma bola.
refusal-mundialito-jump-own = { $piece ->
    [1] O peão em { $over } é seu
    [2] O drone em { $over } é seu
   *[3] A rainha em { $over } é sua
}; você só pode saltar sobre uma pirâmide adversária.
refusal-mundialito-jump-edge-row = { $piece ->
    [1] O peão
    [2] O drone
   *[3] A rainha
} em { $over } está na fileira { $row }; não se salta sobre nada nas fileiras 1 e 6.
refusal-mundialito-jump-not-bigger = { $own ->
    [1] Seu peão
    [2] Seu drone
   *[3] Sua rainha
} em { $cell } só pode saltar sobre uma pirâmide maior, e não sobre { $piece ->
    [1] o peão
    [2] o drone
   *[3] a rainha
} em { $over }.
refusal-mundialito-jump-no-arrow-on = Não há seta de { $over } para { $target }, então { $own ->
    [1] seu peão
    [2] seu drone
   *[3] sua rainha
} não pode saltar para lá.
refusal-mundialito-jump-blocked = { $own ->
    [1] Seu peão
    [2] Seu drone
   *[3] Sua rainha
} não pode cair em { $target }: a casa não está vazia.
refusal-mundialito-pass-vertical = { $cell } fica bem acima ou abaixo da bola em { $ball }; um passe vai na horizontal ou na diagonal.
refusal-mundialito-pass-no-line = { $cell } não está em linha com a bola em { $ball }; um passe vai na horizontal ou na diagonal, nunca dando a volta.
refusal-mundialito-pass-blocked = A linha da bola em { $ball } até { $cell } está bloqueada em { $over }.
