### La Cosa: el juego de mesa, para 1 a 3 jugadores: solo lo que difiere de boardgame.ftl o se añade.

coop-title = The Thing: Cooperativo o en solitario
coop-tagline = Aquí todos se conocen. Nadie sabe lo que es.

## Roles

coop-role-human-help = Saca a los humanos. Nadie sabe qué es un personaje hasta que se muestra su carta.
coop-role-crew = { $count ->
    [0] nadie
    [one] un equipo de una persona
   *[other] un equipo de { $count }
}
coop-deal-title = Tu equipo
coop-deal-note = Aquí todo el mundo juega en el mismo bando y puede hablar de todo. Qué es cada personaje no lo sabe nadie hasta que se muestra su carta.
coop-goal-win = Se gana al escapar con todos los humanos a bordo y nadie más: en el helicóptero de rescate, una vez enviado el SOS, o en un vehículo reparado y con combustible, con las Llaves.
coop-goal-lose = Se pierde si hay un alienígena a bordo, si un humano se queda atrás, si el frío acaba con el equipo o si no queda ningún personaje.
coop-deal-done = Empecemos
coop-role-alien-help = Nadie lo sabe aún, ni siquiera tú. No debe subir a bordo.
coop-status-exposed = al descubierto
coop-status-exposed-human = víctima del alienígena: la amenaza y los perros también alcanzan a los humanos

## Salas y personajes donde hay dados en vez de cartas

coop-room-dormitory-help = Admite un personaje por ronda, que puede tumbarse para girar un dado de otro.
coop-character-garry-help = Puede volver a tirar uno de sus dados.
coop-character-norris-help = A oscuras puede volver a tirar sus dados, cada uno una vez.
coop-thing-flashlight-help = A oscuras, vuelve a tirar tus dados, cada uno una vez. La conservas.

## Dados

coop-card-use-help = Un dado para hacer aquello para lo que sirve la sala.
coop-card-repair-help = Un dado para quitar 1 de daño a la sala.
coop-card-sabotage-help = Un dado malo: algo se rompe donde está el personaje. Los dados malos van primero.
coop-card-threat = AMENAZA
coop-card-threat-help = Un dado malo: la ficha de amenaza se acerca una casilla. Los dados malos van primero.
coop-track-threat = Amenaza
coop-track-threat-help = La ficha baja por el medidor de sospecha. El personaje a cuyo disco llega es alienígena y queda al descubierto.
coop-danger-threat = Esta noche la amenaza alcanza a { $who }
coop-danger-threat-short = Amenaza: { $who }

## Fases

coop-phase-movement-help = Cada jugador lleva a cada uno de sus personajes a una sala; luego, perros y encuentros.
coop-phase-alien-help = El alienígena al descubierto reparte su fuerza por las salas y ataca.
coop-phase-actions-help = El líder tira los dados y se los da a un personaje, una y otra vez, hasta que baste.
coop-phase-leisure-help = Todo el mundo se pone en pie y las cosas cambian de manos.
coop-phase-dogs = Perros y amenaza
coop-phase-dogs-help = Los perros corren, la hoja de líder pasa, la amenaza se acerca.

## Lo que ha pasado

coop-event-RoleCardsDealt = Hay una carta boca abajo bajo cada personaje. { $left_over ->
    [one] Sobra una.
   *[other] Sobran { $left_over }.
} Nadie mira.
coop-event-SheetPassed = { $you ->
    [seat] Ahora lideras tú.
   *[other] Ahora lidera { $seat }.
}
coop-event-CharacterTakenOver = { $you ->
    [giver] Dejas a { $pawn } en manos de { $taker }.
    [taker] { $giver } deja a { $pawn } en tus manos.
   *[other] { $giver } deja a { $pawn } en manos de { $taker }.
}
coop-event-ThreatMoved = La amenaza está en { $space }.
coop-event-InfectionTokenDrawn = { $token ->
    [alien] A solas con el perro, { $pawn } saca una ficha: alienígena.
   *[human] A solas con el perro, { $pawn } saca una ficha: humana.
}
coop-event-AssignmentLost = El fuego cuesta tiempo: una asignación menos.
coop-event-DiceRolled = Los dados: { $faces }.
coop-event-DiceAssigned = Los dados son para { $pawn }.
coop-event-DieRerolled = { $pawn } vuelve a tirar el dado { $die }: { $face }.
coop-event-DieTurned = { $pawn } gira el dado { $die } a { $face }.
coop-event-DieCancelled = { $pawn } carga con la culpa, y { $face } desaparece.
coop-event-DieCarriedOut = { $pawn }: { $face }.
coop-event-DiceLost = Sin efecto: { $faces }.
coop-event-ThingHandedOver = { $thing ->
    [hidden] { $shelf ->
        [weapons] { $giver } entrega un arma a { $taker }.
        [items] { $giver } entrega un objeto a { $taker }.
       *[lab] { $giver } entrega una ficha de laboratorio a { $taker }.
    }
   *[shown] { $giver } entrega { $thing } a { $taker }.
}
coop-event-AlienRolled = { $stopped ->
    [yes] El alienígena cierra el paso: { $faces }. Hoy no sale nadie.
   *[no] El alienígena llega tarde: { $faces }.
}
coop-event-AlienExposed = El alienígena se descubre: { $pawn } ya no está. El alienígena gana { $strength } de fuerza.
coop-event-CharacterTaken = { $pawn } se une al equipo.
coop-event-CharactersMet = { $pawns } coinciden { $room_in }.

## Cómo acabó

coop-reason-no_character_left = No queda nadie que conteste a la radio. El equipo ha perdido.
coop-reason-frozen = La base está fría y en silencio. El equipo ha perdido.
coop-reason-alien_aboard = Subió a bordo algo que no era amigo. El equipo ha perdido.
coop-reason-human_left_behind = Se fueron, y un ser humano quedó en el hielo. El equipo ha perdido.
coop-reason-escaped = Ya están lejos, y la base queda atrás. El equipo ha ganado.
coop-side-won = El equipo ha escapado
coop-side-lost = El equipo está perdido

## Preguntas

coop-question-character_to_play = ¿Quién estará en el equipo?
coop-question-character_to_play-help = Participan seis de los ocho. A cada cual se le da bien una cosa.
coop-question-room_to_enter = ¿Adónde va { $pawn }?
coop-question-room_to_enter-help = Una sala de trabajo con menos de 3 personas, o el Dormitorio, que admite una. La compañía levanta sospechas; un perro puede delatar a un alienígena.
coop-question-weapon_to_withdraw = { $pawn } no está a solas { $room_in }. ¿Se retira?
coop-question-weapon_to_withdraw-help = Quien se queda en compañía levanta algo más de sospecha. Con un arma se evita.
coop-question-fire_to_use = El alienígena está { $room_in }. ¿Usa fuego { $pawn }?
coop-question-fire_to_use-help = El fuego quita 1 de fuerza y lo ahuyenta. Deja en el suelo a quien lo usa y cuesta una asignación de dados esta ronda.
coop-question-character_to_lose = El alienígena es demasiado fuerte { $room_in }. ¿A quién asimila?
coop-question-character_to_lose-help = Decide el líder. Los demás acaban en el suelo en la Sala de recreo.
coop-question-rescue_to_board = El Helicóptero de rescate espera. ¿Sube { $pawn }?
coop-question-rescue_to_board-help = Va primero quien levanta menos sospechas, y muestra su carta. Si no es ahora, nadie sale así en esta ronda.
coop-question-character_to_assign = { $dice_count ->
    [0] Está oscuro. ¿Para quién son los dados?
   *[other] { $dice }. ¿Para quién son los dados?
}
coop-question-character_to_assign-help = Los dados malos golpean donde está ese personaje; sin ninguno, puede hacer una cosa. Luego se tumba.
coop-question-die_to_reroll = { $pawn } tiene { $dice }. ¿Volver a tirar uno?
coop-question-die_to_reroll-help = Garry puede volver a tirar un dado; a oscuras, quien tenga luz, cada dado una vez.
coop-question-die_to_turn = { $before_rerolls ->
    [yes] { $dice }. ¿{ $pawn } gira uno y se tumba? Aún se pueden volver a tirar.
   *[no] { $dice }. ¿{ $pawn } gira uno y se tumba?
}
coop-question-die_to_turn-help = Una vez por ronda, quien está en el Dormitorio se tumba y gira un dado de otro a la cara que quiera. Se vuelve a preguntar después de volver a tirar y tras cada dado anulado.
coop-question-die_to_cancel = { $pawn } tiene { $dice }. ¿Anular uno?
coop-question-die_to_cancel-help = Cada dado anulado sube uno su sospecha. Ojo con la ficha de amenaza.
coop-question-bonus_to_play = ¿Añade { $pawn } un extra?
coop-question-bonus_to_play-help = Herramientas y Combustible son gratis y van antes de los dados, buenos o malos.
coop-question-action_to_take = { $pawn } tiene { $dice }. ¿Qué hace?
coop-question-action_to_take-help = Una cosa con un dado: USAR, REPARAR o quemar la sala, si el líder lo permite.
coop-question-next_dice = ¿Tirar para alguien más?
coop-question-next_dice-help = Puedes parar tras cualquier asignación. Quien siga de pie no hace nada más.
coop-question-weapon_to_keep = ¿Con qué arma se queda { $pawn }?
coop-question-item_to_keep = ¿Con qué objeto se queda { $pawn }?
coop-question-lab_token_to_keep = { $pawn } saca una ficha de laboratorio: { $token }. ¿Se la queda?
coop-question-vehicle_use = ¿Qué hace { $pawn } { $room_in }?
coop-question-vehicle_use-help = Carga combustible; empieza la huida, si no tiene daños, está lleno y hay Llaves; o deja que el dado se pierda.
coop-question-room_to_fuel = ¿Adónde envía { $pawn } 1 de combustible?
coop-question-character_to_hand_over = ¿Alguno de los tuyos entrega algo?
coop-question-character_to_hand_over-help = En el equipo se da sin condiciones, a quien le haga falta.
coop-question-thing_to_hand_over = ¿Qué entrega { $pawn }?
coop-question-thing_to_hand_over-help = Cada cosa va a un personaje de tu elección.
coop-question-character_to_take = { $pawn } entrega { $thing }. ¿A quién?
coop-question-character_to_take-help = Cualquiera del equipo.
coop-question-willing_to_test = ¿Haría { $pawn } la { $test }?
coop-question-willing_to_test-help = Se pregunta por todos, puedan o no. El líder elige a uno.
coop-question-wish_to_board = { $vehicle }: ¿pide { $pawn } subir a bordo?
coop-question-wish_to_board-help = Quien sube muestra su carta. Con un alienígena a bordo, el equipo ha perdido.
coop-question-boarding_to_allow = { $asking } quiere subir a bordo. ¿Acepta { $pawn }?
coop-question-boarding_to_allow-help = Con un alienígena a bordo, el equipo ha perdido. Con un humano en tierra, también.
coop-question-character_to_expose = La amenaza ha alcanzado a varios. ¿Quién es?
coop-question-character_to_expose-help = Uno queda al descubierto; luego la ficha se aleja tantas casillas como haya otros.
coop-question-character_to_give = { $taker } ya no tiene a nadie. ¿Qué personaje le dejas?
coop-question-character_to_give-help = Esa persona sigue jugando con el personaje y con todo lo que lleva.

## Opciones

coop-option-next_dice-go_on = Tirar otra vez, para alguien más
coop-option-next_dice-stop = Parar aquí
coop-option-die_to_reroll-none = No
coop-option-die_to_reroll-number = Dado { $number }: { $face }
coop-option-die_to_turn-none = Dejarlo estar
coop-option-die_to_turn-turn = Dado { $die }, { $shown }, a { $face }
coop-option-die_to_cancel-none = No
coop-option-die_to_cancel-number = Dado { $number }: { $face }
coop-option-action_to_take-none = Nada
coop-option-action_to_take-burn = Quemar la sala: { $thing }
coop-option-character_to_hand_over-none = No, eso es todo
coop-option-thing_to_hand_over-thing = { $reloads ->
    [0] { $thing }
   *[other] { $thing } ({ $reloads })
}

## Lo que espera el resto

coop-waiting-character_to_lose = dice a quién asimila el alienígena
coop-waiting-character_to_assign = debe dar los dados a alguien
coop-waiting-die_to_reroll = decide si vuelve a tirar un dado
coop-waiting-die_to_turn = decide si gira un dado
coop-waiting-die_to_cancel = decide si anula un dado
coop-waiting-action_to_take = debe hacer algo con un dado
coop-waiting-next_dice = decide si tira otra vez
coop-waiting-character_to_hand_over = decide si entrega algo
coop-waiting-thing_to_hand_over = debe entregar algo
coop-waiting-character_to_take = debe entregar algo
coop-waiting-character_to_expose = dice a quién ha alcanzado la amenaza
coop-waiting-character_to_give = debe ceder un personaje

## La mesa

coop-board-threat = amenaza en { $space }
coop-supply-fires = Fuegos contra el alienígena esta ronda: { $count }
coop-board-dice = dados: { $dice }
coop-board-dice-of = dados de { $pawn }: { $dice }
coop-board-assignments = { $count ->
    [0] no quedan asignaciones
    [one] queda 1 asignación
   *[other] quedan { $count } asignaciones
}
coop-board-yours = Los tuyos: { $characters }.
coop-board-carries = { $pawn }: { $things }
coop-board-empty = Ninguno de los tuyos lleva nada.
coop-board-nobody = No te queda nadie.

## Reglas de la casa

coop-house-open_hands = Manos a la vista
coop-house-open_hands-help = Se ve lo que lleva cada personaje. Sin esta regla, cada jugador ve solo lo que llevan los suyos.
coop-house-dog_moves_disk = Un perro sube la sospecha
coop-house-dog_moves_disk-help = Quien saca una ficha por un perro levanta además algo más de sospecha.
coop-house-rescue_boarding-on_turn = antes de colocar a nadie
coop-house-rescue_boarding-after_encounters = después del alienígena, antes de los dados
coop-house-escape = Una huida
coop-house-escape-help = Qué pasa si el alienígena no la impide.
coop-house-escape-boarding = se sube a bordo, uno a uno
coop-house-escape-won = se gana al momento
coop-problem-start_below_threat = La sospecha empieza por debajo de la ficha de amenaza, que está en la { $threat }, no en { $given }.

coop-board-plays = { $seat } lleva a { $characters }.

coop-plan-unknown = quién sabe

## Consejo: qué haría un bot, y por qué

coop-advice-most = De todo lo que puedes hacer, es lo que más promete.
coop-advice-proven = { $pawn } es un ser humano, con toda seguridad.
coop-advice-odds = Probabilidad de que { $pawn } sea alienígena: { $percent } %.
coop-advice-token = { $count ->
    [0] La amenaza está en el disco de { $pawn }.
    [one] La amenaza está a una casilla del disco de { $pawn }.
   *[other] La amenaza está a { $count } casillas del disco de { $pawn }.
}
coop-advice-alien = El alienígena tiene fuerza { $strength }: cuanto mayor sea el grupo más grande, a menos salas llega.
coop-advice-bags = Las pruebas necesitan bolsas de sangre. Bolsas que quedan: { $count }; personajes de los que nadie está seguro: { $unknown }.
coop-advice-radio = Daños que le quedan a la radio: { $count }. Después puede salir el SOS.
coop-advice-sos = La radio funciona: el SOS puede salir.
coop-advice-ready = Todo listo { $room_in }: se puede partir.
coop-advice-vehicle = Aún hay trabajo { $room_in } antes de partir. Pasos que faltan: { $count }.
coop-advice-cold = Si nadie cuida la Caldera, el equipo se congela. Rondas que quedan: unas { $rounds }.
coop-advice-dark = A oscuras los dados se asignan antes de tirarlos.
coop-advice-generator = Sin combustible, una tormenta pararía el Generador la próxima ronda.
coop-advice-keys = Aquí puede haber Llaves; sin ellas no parte ningún vehículo.
coop-advice-weapons = El fuego ahuyenta al alienígena, y un Lanzallamas con Alambre da una prueba.
coop-advice-together = Aquí, si son { $count }, cada acción cuenta { $count } veces.
coop-advice-dormitory = Aquí no llega ni alienígena ni perro, y se puede girar un dado malo.
coop-advice-dog = A solas con un perro, 2 de 9 fichas son alienígenas.
coop-advice-dog_caught = Entre dos o más atrapan al perro.
coop-advice-harmless = SABOTEAR no puede romper nada { $room_in } ahora.
coop-advice-bears = { $pawn } es quien mejor aguanta los dados malos: su disco está en { $space }.
coop-advice-stop = Otra tirada cuesta más de lo que promete.
coop-advice-go_on = Otra tirada promete más de lo que cuesta.
coop-advice-dice_stay = Los dados están bien como están.
coop-advice-reroll = { $face } merece otra tirada.
coop-advice-keep_help = La ayuda del Dormitorio vale más después.
coop-advice-turn = { $face } es lo que falta aquí.
coop-advice-cancel = Un paso del disco cuesta menos que { $face }.
coop-advice-no_cancel = Un paso del disco costaría más que los dados malos.
coop-advice-no_test = Ahora una prueba no diría nada.
coop-advice-burn = El frío está cerca, y de esta sala se puede prescindir.
coop-advice-keep_room = La sala vale más que el tiempo que gana un fuego.
coop-advice-test = Muestra qué es { $pawn }, y el disco de un humano pasa a verde.
coop-advice-least_missed = { $pawn } es a quien menos se echaría en falta.
coop-advice-attack_lost = Fuerza { $strength } contra { $count }: alguien caería.
coop-advice-attack_even = Fuerza { $strength } contra { $count }: todos acabarían en el suelo.
coop-advice-attack_won = Fuerza { $strength } contra { $count }: el alienígena huye sin más.
coop-advice-meeting_harmless = El encuentro cuesta tan poco que no merece gastar un arma.
coop-advice-withdraw = Así el disco de { $pawn } no se mueve.
coop-advice-leave = Probabilidad de ganar al partir ahora: { $percent } %. Más tarde: cerca del { $later } %.
coop-advice-all_known = Ya se sabe qué es cada cual: más pruebas no dirían nada.
coop-advice-find_keys = Con Llaves se puede partir en un vehículo.
coop-advice-find_flamethrower = Fuego seis veces y, con Alambre, una prueba cada ronda.
coop-advice-find_wire = Con un Lanzallamas, permite una prueba cada ronda.
coop-advice-find_firearm = Te saca de los encuentros, y la conservas.
coop-advice-find_dynamite = Fuego contra el alienígena.
coop-advice-find_tools = 1 de daño menos, gratis.
coop-advice-find_fuel_can = 1 de combustible, gratis.
coop-advice-find_blood_bag = Cada bolsa de sangre da para una prueba.
coop-advice-failure = No le sirve a nadie.
coop-advice-safe_hands = Lo que importa está más seguro con quien ha demostrado ser humano, y el Alambre va con el Lanzallamas.
coop-advice-hands_full = Todo está donde debe.
coop-advice-weather = Cuanto mejor el tiempo, menos combustible se quema y antes llega la ayuda.

## Por qué algo no se ofrece

coop-foresee-threat = En esta compañía la amenaza alcanza a { $pawn }, que puede quedar al descubierto.
coop-foresee-boarding = Si { $pawn } es alienígena, se pierde en el acto.
coop-foresee-disk = El disco de { $pawn } pasa a la casilla { $space }.
coop-foresee-disk-threat = Ahí la amenaza alcanza a { $pawn }, que puede quedar al descubierto.
coop-foresee-token = La amenaza pasa a la casilla { $space }.
coop-foresee-token-meets = La amenaza alcanza a { $pawn }, que puede quedar al descubierto.
coop-why-dormitory-taken = { $room }: admite a una persona por ronda, y ya hay alguien.
coop-why-in-dormitory = { $pawn } está en el Dormitorio y no recibe dados.
coop-why-not-yours = { $pawn } no es de tus personajes.
coop-why-holds-nothing = { $pawn } no tiene nada que entregar.
coop-why-not-on-token = El disco de { $pawn } no está en la casilla de la ficha de amenaza.
coop-why-not-its-thing = { $pawn } solo puede entregar lo que lleva encima.
coop-why-no-such-die = Ningún dado muestra { $face }.
coop-why-rolled-again-already = Este dado ya se ha vuelto a tirar; no hay una tercera vez.
coop-why-fire-refused = El líder no permitió un fuego con estos dados.
