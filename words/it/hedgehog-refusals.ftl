refusal-hedgehog-one-stack = Tutti i pezzi sono in una pila sola, quindi niente si muove. Puoi solo finire il turno: end.
refusal-hedgehog-under-own = { $piece ->
    [1] Il tuo pedone
    [2] Il tuo drone
   *[3] La tua regina
} è sotto { $own ->
    [1] il tuo pedone
    [2] il tuo drone
   *[3] la tua regina
}; in una pila può muoversi solo il più alto dei tuoi pezzi.
refusal-hedgehog-too-far = Troppo lontano: con { $spaces } pile nell’anello una mossa arriva al massimo a { $most }.
refusal-hedgehog-too-dear = Muovere così lontano { $piece ->
    [1] il tuo pedone
    [2] il tuo drone
   *[3] la tua regina
} costa { $cost } punti, e tu ne hai { $left }.
refusal-hedgehog-lands-on-smaller = { $piece ->
    [1] Il tuo pedone
    [2] Il tuo drone
   *[3] La tua regina
} non può salire sulla pila { $stack }: { $top ->
    [1] il pedone in cima è più piccolo.
    [2] il drone in cima è più piccolo.
   *[3] la regina in cima è più piccola.
}
refusal-hedgehog-lands-on-bigger = { $piece ->
    [1] Il tuo pedone
    [2] Il tuo drone
   *[3] La tua regina
} non può salire sulla pila { $stack }: { $top ->
    [1] il pedone in cima è più grande.
    [2] il drone in cima è più grande.
   *[3] la regina in cima è più grande.
}
refusal-hedgehog-neutral = Con i colori neutri si gioca al massimo in { $most }. Per giocare in più persone, toglili.
refusal-hedgehog-notation = “{ $text }” non è una mossa della corsa dei ricci. Scrivi `Q+2` per muovere la regina di due spazi in senso orario, `P-1` per muovere il pedone di uno nell’altro senso, `D` e un numero per il drone, o `end`.
