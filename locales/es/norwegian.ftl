### La base noruega: solo lo que difiere de boardgame.ftl o se añade. Los PNJ ocupan el lugar de los perros; el único
### perro corre.

norwegian-title = Puesto avanzado noruego
norwegian-tagline = Luz del día, por una vez. El perro ya ha echado a correr.

## Qué fue de la gente

norwegian-status-escaped = a salvo

## Lugares

norwegian-room-helicopter-help = Listo desde el principio. USAR con Llaves: la huida, para quien esté aquí. REPARAR y SABOTEAR, como siempre.
norwegian-room-radio_room-help = Lista desde el principio. USAR: envía el SOS. SABOTEAR: 1 de daño, y calla hasta que se repare.
norwegian-room-weather_station-help = USAR: tira el dado del tiempo, déjalo aquí y envía 1 de combustible a Caldera o Generador. SABOTEAR: se pierde 1 de combustible.
norwegian-room-snow_cat_a = Pisanieves A
norwegian-room-snow_cat_a-in = en el Pisanieves A
norwegian-room-snow_cat_a-to = al Pisanieves A
norwegian-room-snow_cat_a-from = del Pisanieves A
norwegian-room-snow_cat_a-help = Listo desde el principio. USAR con Llaves: la huida, para quien esté aquí. Con 1 de daño, no arranca.
norwegian-room-snow_cat_b = Pisanieves B
norwegian-room-snow_cat_b-in = en el Pisanieves B
norwegian-room-snow_cat_b-to = al Pisanieves B
norwegian-room-snow_cat_b-from = del Pisanieves B
norwegian-room-snow_cat_b-help = Listo desde el principio. USAR con Llaves: la huida, para quien esté aquí. Con 1 de daño, no arranca.
norwegian-room-snow_cat_c = Pisanieves C
norwegian-room-snow_cat_c-in = en el Pisanieves C
norwegian-room-snow_cat_c-to = al Pisanieves C
norwegian-room-snow_cat_c-from = del Pisanieves C
norwegian-room-snow_cat_c-help = Listo desde el principio. USAR con Llaves: la huida, para quien esté aquí. Con 1 de daño, no arranca.
norwegian-room-shack = Caseta
norwegian-room-shack-in = en la Caseta
norwegian-room-shack-to = a la Caseta
norwegian-room-shack-from = de la Caseta
norwegian-room-shack-help = Aquí se encierra a los PNJ capturados, hasta que salga la carta de la Caseta.
norwegian-room-ufo = OVNI
norwegian-room-ufo-in = en el OVNI
norwegian-room-ufo-to = al OVNI
norwegian-room-ufo-from = del OVNI
norwegian-room-ufo-help = Más viejo que el hielo. No debe volar.
norwegian-room-sector_1 = Sector 1
norwegian-room-sector_1-in = en el Sector 1
norwegian-room-sector_1-to = al Sector 1
norwegian-room-sector_1-from = del Sector 1
norwegian-room-sector_1-help = Quien lo domina al final de la ronda recoge fichas de despegue.
norwegian-room-sector_2 = Sector 2
norwegian-room-sector_2-in = en el Sector 2
norwegian-room-sector_2-to = al Sector 2
norwegian-room-sector_2-from = del Sector 2
norwegian-room-sector_2-help = Quien lo domina al final de la ronda recoge fichas de despegue.
norwegian-room-sector_3 = Sector 3
norwegian-room-sector_3-in = en el Sector 3
norwegian-room-sector_3-to = al Sector 3
norwegian-room-sector_3-from = del Sector 3
norwegian-room-sector_3-help = Quien lo domina al final de la ronda recoge fichas de despegue.
norwegian-room-sector_4 = Sector 4
norwegian-room-sector_4-in = en el Sector 4
norwegian-room-sector_4-to = al Sector 4
norwegian-room-sector_4-from = del Sector 4
norwegian-room-sector_4-help = Quien lo domina al final de la ronda recoge fichas de despegue.
norwegian-room-sector_5 = Sector 5
norwegian-room-sector_5-in = en el Sector 5
norwegian-room-sector_5-to = al Sector 5
norwegian-room-sector_5-from = del Sector 5
norwegian-room-sector_5-help = Quien lo domina al final de la ronda recoge fichas de despegue.
norwegian-room-sector_6 = Sector 6
norwegian-room-sector_6-in = en el Sector 6
norwegian-room-sector_6-to = al Sector 6
norwegian-room-sector_6-from = del Sector 6
norwegian-room-sector_6-help = Quien lo domina al final de la ronda recoge fichas de despegue.
norwegian-room-sector_7 = Sector 7
norwegian-room-sector_7-in = en el Sector 7
norwegian-room-sector_7-to = al Sector 7
norwegian-room-sector_7-from = del Sector 7
norwegian-room-sector_7-help = Quien lo domina al final de la ronda recoge fichas de despegue.
norwegian-room-sector_8 = Sector 8
norwegian-room-sector_8-in = en el Sector 8
norwegian-room-sector_8-to = al Sector 8
norwegian-room-sector_8-from = del Sector 8
norwegian-room-sector_8-help = Quien lo domina al final de la ronda recoge fichas de despegue.

## Personajes

norwegian-character-lloyd = Kate Lloyd
norwegian-character-lloyd-help = Laboratorio: saca una ficha de laboratorio más.
norwegian-character-carter = Carter
norwegian-character-carter-help = REPARAR quita 2 de daño en vez de 1.
norwegian-character-jonas = Jonas
norwegian-character-jonas-help = Almacén: roba 3 objetos en vez de 2 y se queda con 1.
norwegian-character-edvard = Edvard
norwegian-character-edvard-help = Tras robar, puede descartar una carta de acción y robar otra.
norwegian-character-juliette = Juliette
norwegian-character-juliette-help = Cocina: 1 ración basta para todos.
norwegian-character-adam = Adam
norwegian-character-adam-help = Meteorología: tira el dado dos veces y elige uno de los resultados.
norwegian-character-halvorson = Halvorson
norwegian-character-halvorson-help = La oscuridad no le afecta, y en una acción especial ve 2 cartas.
norwegian-character-lars = Lars
norwegian-character-lars-help = A solas con un PNJ, no le pasa nada.

## Cosas, fichas, historiales, pruebas

norwegian-thing-grenade = Granada
norwegian-thing-grenade-help = Fuego, una vez. Contra el alienígena al descubierto o para quemar una sala.
norwegian-thing-sniper_rifle = Rifle de francotirador
norwegian-thing-sniper_rifle-help = Un extra gratis: el perro tiene más camino. Solo se permite uno por partida.
norwegian-thing-flamethrower-help = A la vista, con 6 recargas. Una recarga es fuego, o una salida de un encuentro.
norwegian-thing-keys-help = Arrancan el Helicóptero o un Pisanieves, si no tiene daños.
norwegian-thing-flashlight-help = A oscuras, eliges tú tu carta; en una acción especial ves 2 cartas; en la prueba B miras dientes. La conservas.
norwegian-thing-departure_1 = ficha de despegue de valor 1
norwegian-thing-departure_1-help = Con ella pagan los alienígenas las cartas de secuencia de despegue.
norwegian-thing-departure_2 = ficha de despegue de valor 2
norwegian-thing-departure_2-help = Con ella pagan los alienígenas las cartas de secuencia de despegue.
norwegian-thing-departure_3 = ficha de despegue de valor 3
norwegian-thing-departure_3-help = Con ella pagan los alienígenas las cartas de secuencia de despegue.
norwegian-record-healthy = dientes sanos
norwegian-record-healthy-help = Los tienen todos los alienígenas y la mitad de los humanos.
norwegian-record-fillings = empastes
norwegian-record-fillings-help = No puede copiar el metal: los empastes son humanos.
norwegian-test-B = prueba B, de la linterna
norwegian-test-B-help = Pide una Linterna. Por cada carta de acción descartada, alguien muestra su historial dental; los empastes son humanos.

## Fases y medidores

norwegian-phase-dogs = PNJ, líder, perro
norwegian-phase-dogs-help = Los PNJ deambulan, cambia el líder y el perro corre una casilla.
norwegian-phase-encounters-help = Primero el alienígena al descubierto; luego PNJ y personas que comparten sala.
norwegian-phase-sectors = OVNI
norwegian-phase-sectors-help = Los alienígenas acechan en sectores, los humanos eligen dónde mirar; quien domina un sector recoge sus fichas.
norwegian-track-dog = El perro
norwegian-track-dog-help = Corre una casilla por ronda. En la última se escapa, y ganan los alienígenas.
norwegian-danger-dog = { $rounds ->
    [1] El perro escapa esta noche
   *[other] El perro escapa dentro de { $rounds } rondas
}
norwegian-danger-dog-short = { $rounds ->
    [1] Escapa esta noche
   *[other] Escapa en { $rounds } rondas
}

## Lo que ha pasado

norwegian-event-DentalRecordTaken = { $you ->
    [pawn] { $record ->
        [healthy] Tienes los dientes sanos.
       *[fillings] Tienes empastes.
    }
   *[other] { $record ->
        [hidden] { $pawn } guarda un historial dental.
        [healthy] { $pawn } tiene los dientes sanos.
       *[fillings] { $pawn } tiene empastes.
    }
}
norwegian-event-DentalRecordShown = { $you ->
    [pawn] { $record ->
        [healthy] Abres la boca: dientes sanos. No prueba nada.
       *[fillings] Abres la boca: empastes. Eres un ser humano.
    }
   *[other] { $record ->
        [healthy] { $pawn } abre la boca: dientes sanos. No prueba nada.
       *[fillings] { $pawn } abre la boca: empastes. Un ser humano.
    }
}
norwegian-event-RifleLaid = { $you ->
    [pawn] Te tumbas en la nieve con un Rifle de francotirador. Casillas que el perro debe correr ahora: { $track }.
   *[other] { $pawn } se tumba en la nieve con un Rifle de francotirador. Casillas que el perro debe correr ahora: { $track }.
}
norwegian-event-DogRan = El perro corre: casilla { $space }.
norwegian-event-HumansEscaped = { $you ->
    [pawns] Estás a salvo, y eres un ser humano. El resto sigue aquí.
   *[other] { $pawns_you ->
        [yes] A salvo, y humanos: { $pawns }. El resto sigue aquí.
       *[no] { $pawns_count ->
            [one] { $pawns } está a salvo: es un ser humano. El resto sigue aquí.
           *[other] { $pawns } están a salvo: son humanos. El resto sigue aquí.
        }
    }
}
norwegian-event-UfoReached = El Pisanieves se para ante algo más viejo que el hielo. Alienígenas: { $aliens }. Humanos: { $humans }.
norwegian-event-UfoRoundBegan = OVNI, ronda { $round }.
norwegian-event-TokensCollected = { $side ->
    [alien] { $tokens ->
        [hidden] Los alienígenas recogen { $count ->
            [one] una ficha de despegue { $sector_in }.
           *[other] { $count } fichas de despegue { $sector_in }.
        }
       *[shown] Los alienígenas recogen { $sector_in }: { $tokens }.
    }
   *[human] { $tokens ->
        [hidden] Los humanos recogen { $count ->
            [one] una ficha de despegue { $sector_in }.
           *[other] { $count } fichas de despegue { $sector_in }.
        }
       *[shown] Los humanos recogen { $sector_in }: { $tokens }.
    }
}
norwegian-event-LaunchCardPaid = Algo zumba en el casco: carta de secuencia de despegue { $number }, pagada con { $tokens }.
norwegian-event-SectorsLeft = Todo el mundo retrocede hasta la entrada.
norwegian-event-DogsGathered = { $count ->
    [0] No hay ningún PNJ rondando.
    [one] Hay 1 PNJ rondando.
   *[other] Hay { $count } PNJ rondando.
}
norwegian-event-DogPlaced = Un PNJ va { $room_to }.
norwegian-event-DogPlaced-many = Los PNJ van: { $rooms }.
norwegian-event-KennelOpened = { $dogs ->
    [one] La Caseta está abierta: 1 PNJ anda suelto.
   *[other] La Caseta está abierta: { $dogs } PNJ andan sueltos.
}
norwegian-event-DogCaptured = Sujetan y encierran al PNJ que estaba { $room_in }.
norwegian-event-DogAssimilated = El alienígena asimila al PNJ { $room_in }. Crece.
norwegian-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] A solas con el PNJ sacas una ficha: alienígena.
       *[human] A solas con el PNJ sacas una ficha: humana.
    }
   *[other] { $token ->
        [hidden] A solas con el PNJ, { $pawn } saca una ficha.
        [alien] A solas con el PNJ, { $pawn } saca una ficha: alienígena.
       *[human] A solas con el PNJ, { $pawn } saca una ficha: humana.
    }
}

## Cómo llegó y cómo acabó

norwegian-through-dog = por un PNJ { $room_in }, ronda { $round }
norwegian-reason-dog_escaped = Un perro corre por el hielo hacia los estadounidenses. Les va a gustar. Ganan los alienígenas.
norwegian-reason-ufo_launched = El hielo se abre y aquello se eleva. Ganan los alienígenas.
norwegian-reason-alien_beaten = Ya nada se mueve en el casco. Ganan los humanos.
norwegian-reason-ufo_grounded = No volará nunca más. Ganan los humanos.
norwegian-reason-ufo_held = Defendieron el casco hasta que llegó ayuda. Ganan los humanos.
norwegian-reason-escaped = El último humano está a salvo. Ganan los humanos.
norwegian-reason-alien_aboard = Salió del hielo algo que no era humano. Ganan los alienígenas.

## Preguntas

norwegian-question-room_to_enter-help = Cualquier sala con menos de 3 personas, salvo la Sala de recreo y el Dormitorio. Coincidir con gente es un riesgo; estar a solas con un PNJ, también.
norwegian-question-notice = { $saw ->
    [hidden] No has visto ninguna ficha.
    [alien] { $of ->
        [nobody] Has sacado una ficha por el PNJ: alienígena.
       *[somebody] Has visto una ficha de { $of }: alienígena.
    }
   *[human] { $of ->
        [nobody] Has sacado una ficha por el PNJ: humana.
       *[somebody] Has visto una ficha de { $of }: humana.
    }
} { $role ->
    [alien] Eres alienígena.
   *[human] Eres un ser humano.
}
norwegian-question-bonus_to_play-help = Herramientas, Combustible y un Rifle de francotirador son gratis y van antes. Se le pregunta a quien reciba una carta, los tenga o no.
norwegian-question-vehicle_use-help = Empieza la huida, si no tiene daños y tienes Llaves, o deja que la carta se pierda.
norwegian-question-character_to_test-help = En la prueba A, un humano pasa a verde y un alienígena queda al descubierto. En la B, solo los empastes prueban algo.
norwegian-question-card_to_discard_for_test = ¿Qué carta descartas para mirar una boca?
norwegian-question-card_to_discard_for_test-help = Una carta por boca. Puedes seguir mientras tengas cartas.
norwegian-question-wish_to_board-help = Deciden quienes ya están a bordo. Quien sube muestra su rol; si hay un alienígena a bordo, ganan los alienígenas.
norwegian-question-boarding_to_allow-help = Si sube un alienígena, ganan los alienígenas. Quien se queda sigue jugando.
norwegian-question-sector_to_haunt = ¿En qué sector acechas?
norwegian-question-sector_to_haunt-help = Cada sector pide una fuerza mínima y da fichas a quien lo domina. El despegue hay que pagarlo.
norwegian-question-launch_card_to_pay = ¿Pagas { $cost } por la próxima carta de secuencia de despegue?
norwegian-question-launch_card_to_pay-help = Hasta dos por ronda, en orden. No se da cambio. Con la última, a volar.
norwegian-question-token_to_pay = ¿Qué ficha pones? La carta cuesta { $cost }; puesto hasta ahora: { $down }.
norwegian-question-token_to_pay-help = Ficha a ficha, hasta que valgan lo suficiente.

## Opciones

norwegian-option-alien_deed-dog = Asimilar al PNJ
norwegian-option-alien_deed-collect = Recoger las fichas
norwegian-option-fire_to_use-grenade = Lanzar una Granada
norwegian-option-fire_for_room-grenade = Con una Granada
norwegian-option-bonus_to_play-sniper_rifle = Rifle de francotirador: más camino para el perro
norwegian-option-launch_card_to_pay-wait = Aún no
norwegian-option-launch_card_to_pay-pay = Pagar
norwegian-option-sector_to_haunt-done = Eso es todo

## Lo que espera el resto

norwegian-waiting-card_to_discard_for_test = debe mirar una boca
norwegian-waiting-sector_to_haunt = acecha
norwegian-waiting-launch_card_to_pay = decide si paga el despegue
norwegian-waiting-token_to_pay = debe pagar el despegue

## La mesa

norwegian-board-legend = ◆ marcador ∴ PNJ ✶ alien
norwegian-board-dogs = { $count ->
    [one] 1 PNJ
   *[other] { $count } PNJ
}
norwegian-board-dog = el perro { $space } de { $track }
norwegian-board-gone = ya no está
norwegian-board-teeth = Dientes
norwegian-supply-dogs = PNJ fuera del tablero: { $count }
norwegian-supply-dogs_gone = PNJ fuera de la partida: { $count }
norwegian-supply-rifles = Rifles de francotirador usados contra el perro: { $count }
norwegian-board-escaped = Estás a salvo: eres un ser humano. Has ganado; el resto sigue jugando.
norwegian-fate-escaped = Escapó siendo humano: gana, pase lo que pase después.
norwegian-board-ufo-round = OVNI, ronda { $round } de { $rounds }
norwegian-board-ufo-reserve = reserva { $count }
norwegian-board-ufo-launch = despegue { $paid } de { $cards }, la próxima cuesta { $cost }
norwegian-board-ufo-tokens = fichas: alienígenas { $team }, humanos { $humans }
norwegian-board-ufo-known = Fichas
norwegian-map-help =
    Cada sala muestra su combustible ▮ y su daño ✖, y quién está allí por las primeras letras del nombre: mayúscula si
    está de pie, minúscula si está en el suelo. ∴ es un PNJ, ✶ el alienígena al descubierto con su fuerza, ◆ el
    marcador de líder, ★ el líder. En la lista del equipo ■ es la sospecha, y 2c 1a 4o 3l son 2 cartas, 1 arma,
    4 objetos y 3 fichas de laboratorio; ♨ es un Lanzallamas y sus recargas. En el OVNI ≥2 es la fuerza mínima que
    pide un sector, +2 lo que da, y ◇ una ficha que hay allí.

## Cifras

norwegian-figure-snow_cats = Pisanieves
norwegian-figure-npcs = PNJ
norwegian-figure-snow_cat_damage = Pisanieves: daño máximo
norwegian-figure-dog_track = Casillas del medidor del perro
norwegian-figure-rifle_spaces = Casillas que añade un Rifle de francotirador
norwegian-figure-sector_1_minimum = Sector 1: fuerza mínima
norwegian-figure-sector_1_value = Sector 1: fichas que da
norwegian-figure-sector_2_minimum = Sector 2: fuerza mínima
norwegian-figure-sector_2_value = Sector 2: fichas que da
norwegian-figure-sector_3_minimum = Sector 3: fuerza mínima
norwegian-figure-sector_3_value = Sector 3: fichas que da
norwegian-figure-sector_4_minimum = Sector 4: fuerza mínima
norwegian-figure-sector_4_value = Sector 4: fichas que da
norwegian-figure-sector_5_minimum = Sector 5: fuerza mínima
norwegian-figure-sector_5_value = Sector 5: fichas que da
norwegian-figure-sector_6_minimum = Sector 6: fuerza mínima
norwegian-figure-sector_6_value = Sector 6: fichas que da
norwegian-figure-sector_7_minimum = Sector 7: fuerza mínima
norwegian-figure-sector_7_value = Sector 7: fichas que da
norwegian-figure-sector_8_minimum = Sector 8: fuerza mínima
norwegian-figure-sector_8_value = Sector 8: fichas que da
norwegian-figure-departure_1 = Fichas de despegue de valor 1
norwegian-figure-departure_2 = Fichas de despegue de valor 2
norwegian-figure-departure_3 = Fichas de despegue de valor 3
norwegian-figures-ufo = OVNI
norwegian-problem-token_count = Tiene que haber al menos { $least } fichas de despegue, una por sector. Estas suman { $given }.
norwegian-problem-token_worth = Juntas, las fichas de despegue deben valer al menos { $least }, lo que cuestan todas las cartas de secuencia de despegue. Estas valen { $given }.

norwegian-board-ufo-legend = ≥ mínimo + da ◇ ficha
norwegian-choice-sector = requiere { $minimum }, da { $value }
norwegian-board-ufo-sector = ≥{ $minimum } +{ $value }

norwegian-plan-minimum = fuerza mínima { $count }
norwegian-plan-yields =
    { $count ->
        [one] da 1 ficha de despegue
       *[other] da { $count } fichas de despegue
    }
norwegian-plan-token = aquí hay una ficha de despegue

## Por qué algo no se ofrece

norwegian-why-rifle-laid = Ya se ha usado un Rifle de francotirador, y solo se permite uno por partida.
norwegian-why-no-card-to-discard = No tienes cartas de acción que descartar para esta prueba.
norwegian-why-too-weak = { $room }: fuerza mínima { $minimum }; tienes { $strength }.
norwegian-why-tokens-too-few = La siguiente carta de secuencia de despegue cuesta { $cost }; tus fichas valen menos.
norwegian-why-for-dogs-only = { $room }: solo para los PNJ y el alienígena al descubierto, nunca para el equipo.
norwegian-why-no-dog-here = No hay ningún PNJ { $room_in }.
norwegian-why-kennel-card-away = { $room }: su carta está en el mazo de localizaciones solo mientras haya dentro algún PNJ.

## House rules

norwegian-house-weapons_avoid_dogs = Armas contra los PNJ
norwegian-house-weapons_avoid_dogs-help = Quien se retira con un arma tampoco se encuentra con el PNJ. Sin esta regla, las armas solo sirven frente a los tuyos.
