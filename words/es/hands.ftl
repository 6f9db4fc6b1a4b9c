# Hidden hands: by direct message, and privately at the table.
hand-welcome =
    ### { $game }
    Estás en una mesa de { $place }. Aquí tendrás tu mano, y te escribiré cuando sea tu turno. Nadie más puede verla. El botón **Mano** de la mesa también la muestra.
hand-title = **{ $game }** · { $place }
hand-moved = -# Tu mano está más abajo.
hand-left = -# Ya no estás en esta mesa.
hand-closed = ✉️ No puedo enviarte mensajes directos, así que te mencionaré en la mesa cuando sea tu turno. Pulsa allí **Mano**, o usa `/hand`, para ver y jugar tu mano en privado. Para recibirla por mensaje directo, abre los **Ajustes de privacidad** de este servidor, permite los **Mensajes directos** y pulsa **Mano** otra vez.
no-hand-here = Aquí no estás en ninguna partida con manos ocultas.
button-hand = Mano
button-refresh = Actualizar
