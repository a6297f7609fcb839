### ¡Aléjate!: todas las palabras del juego de cartas La Cosa.
###
### Nombres de cartas y roles como en la edición española. Las personas no tienen género conocido: «un ser humano»,
### «lleva la infección», «con vida».

-thing = La Cosa
-infected-card = ¡Infectado!

stayaway-title = La Cosa: ¡Aléjate!
stayaway-tagline = Un corro, una lámpara, y uno de los tuyos ya no es de los tuyos.

## Roles

stayaway-role-human = Humano
stayaway-role-human-help = Encuentra a La Cosa y quémala. Si cuando muera sigues con vida y sin infección, ganas.
stayaway-role-infected = Infectado
stayaway-role-infected-help = Protege a La Cosa y deja que los humanos ardan antes de saberlo.
stayaway-role-the_thing = { -thing }
stayaway-role-the_thing-help = Reparte cartas { -infected-card } hasta que no quede ningún humano y decláralo.

## Cartas

stayaway-card-the_thing = { -thing }
stayaway-card-the_thing-help = Esto es lo que eres. Nunca sale de tu mano.
stayaway-card-infected = { -infected-card }
stayaway-card-infected-help = Robada, es inofensiva. De manos de La Cosa, te cambia.
stayaway-card-flamethrower = Lanzallamas
stayaway-card-flamethrower-help = Quema a un vecino. Fuera de la partida, sin preguntas.
stayaway-card-analysis = Análisis
stayaway-card-analysis-help = Un vecino te muestra toda su mano.
stayaway-card-axe = Hacha
stayaway-card-axe-help = Rompe una puerta atrancada o saca a alguien de la cuarentena.
stayaway-card-suspicion = Sospecha
stayaway-card-suspicion-help = Mira una carta de un vecino, elegida a ciegas.
stayaway-card-whisky = Whisky
stayaway-card-whisky-help = Muestra toda tu mano a la mesa.
stayaway-card-determination = Determinación
stayaway-card-determination-help = Roba tres, quédate con una y luego juega o descarta como siempre.
stayaway-card-watch_your_back = Vigila tus espaldas
stayaway-card-watch_your_back-help = El juego cambia de sentido.
stayaway-card-change_places = ¡Cambio de lugar!
stayaway-card-change_places-help = Cámbiate de silla con un vecino.
stayaway-card-better_run = ¡Más vale que corras!
stayaway-card-better_run-help = Cámbiate de silla con quien quieras, haya puertas o no.
stayaway-card-seduction = Seducción
stayaway-card-seduction-help = Intercambia una carta con quien quieras; ahí acaba tu turno.
stayaway-card-scary = Aterrador
stayaway-card-scary-help = Rechaza un intercambio y mira la carta que te ofrecían.
stayaway-card-im_fine_here = Aquí estoy bien
stayaway-card-im_fine_here-help = No te muevas cuando alguien quiera tu silla.
stayaway-card-no_thanks = ¡No, gracias!
stayaway-card-no_thanks-help = Rechaza un intercambio.
stayaway-card-missed = ¡Fallaste!
stayaway-card-missed-help = Rechaza un intercambio: le toca a quien va después de ti.
stayaway-card-no_barbecue = ¡Nada de barbacoas!
stayaway-card-no_barbecue-help = Sal con vida del fuego de un Lanzallamas.
stayaway-card-quarantine = Cuarentena
stayaway-card-quarantine-help = Encierra a un vecino durante dos de sus turnos, a la vista de la mesa: sus cartas se ven.
stayaway-card-barred_door = Puerta atrancada
stayaway-card-barred_door-help = Ya no pasa nada entre ese vecino y tú.
stayaway-card-rotten_ropes = Cuerdas podridas
stayaway-card-rotten_ropes-help = Se acaban todas las cuarentenas.
stayaway-card-one_two = Uno, dos…
stayaway-card-one_two-help = Cámbiate de silla con la tercera persona hacia un lado.
stayaway-card-three_four = Tres, cuatro…
stayaway-card-three_four-help = Se abren todas las puertas atrancadas.
stayaway-card-is_this_the_party = ¿Es aquí la fiesta?
stayaway-card-is_this_the_party-help = Fuera puertas y cuarentenas, y toda la mesa se cambia de silla por parejas.
stayaway-card-get_out_of_here = ¡Sal de aquí!
stayaway-card-get_out_of_here-help = Cámbiate de silla con quien elijas.
stayaway-card-forgetful = Olvidadizo
stayaway-card-forgetful-help = Se van tres de tus cartas y llegan tres nuevas.
stayaway-card-round_and_round = Vuelta y vuelta
stayaway-card-round_and_round-help = Cada cual pasa una carta, todos a la vez. No hay defensa.
stayaway-card-cant_we_be_friends = ¿No podemos ser amigos?
stayaway-card-cant_we_be_friends-help = Intercambia una carta con quien elijas.
stayaway-card-blind_date = Cita a ciegas
stayaway-card-blind_date-help = Cambia una carta con el mazo; ahí acaba tu turno.
stayaway-card-just_between_us = Que quede entre nosotros…
stayaway-card-just_between_us-help = Muestra tu mano a un vecino.
stayaway-card-oops = ¡Ups!
stayaway-card-oops-help = Toda la mesa ve tu mano.
stayaway-card-revelations = Revelaciones
stayaway-card-revelations-help = Por turno, cada cual puede mostrar su mano, hasta que salga una carta { -infected-card }.

## Lo que ha pasado

stayaway-event-HandDealt = { $you ->
    [seat] Recibes { $cards }. { $role ->
        [the_thing] Eres La Cosa
        [infected] Llevas la infección
       *[human] Eres un ser humano
    }.
   *[other] { $cards ->
        [hidden] { $seat } recibe cuatro cartas y no dice nada.
       *[shown] { $seat } recibe { $cards } y { $role ->
            [the_thing] es La Cosa
            [infected] lleva la infección
           *[human] es un ser humano
        }.
    }
}
stayaway-event-TurnBegan = { $you ->
    [seat] Turno { $turn }: el tuyo.
   *[other] Turno { $turn }: { $seat }.
}
stayaway-event-CardDrawn = { $you ->
    [seat] Robas { $card }.
   *[other] { $card ->
        [hidden] { $seat } roba una carta.
       *[shown] { $seat } roba { $card }.
    }
}
stayaway-event-PanicDrawn = { $you ->
    [seat] ¡Pánico! Robas { $card }.
   *[other] ¡Pánico! { $seat } roba { $card }.
}
stayaway-event-PanicSkipped = { $count ->
    [one] Una carta de ¡Pánico! se descarta sin leerla.
   *[other] { $count } cartas de ¡Pánico! se descartan sin leerlas.
}
stayaway-event-PanicMissedItsMark = { $card } no encuentra a quién asustar.
stayaway-event-DeckRemade = { $cards ->
    [one] El único descarte forma un mazo nuevo. Algo es algo.
   *[other] Los descartes se barajan y forman un mazo nuevo de { $cards } cartas.
}
stayaway-event-CardPlayed = { $target ->
    [nobody] { $you ->
        [seat] Juegas { $card }.
       *[other] { $seat } juega { $card }.
    }
   *[somebody] { $you ->
        [seat] Juegas { $card } sobre { $target }.
        [target] { $seat } juega { $card } sobre ti.
       *[other] { $seat } juega { $card } sobre { $target }.
    }
}
stayaway-event-CardPlayed-self = { $you ->
    [seat] Juegas { $card } sobre ti.
   *[other] { $seat } juega { $card } sobre sí.
}
stayaway-event-CardDiscarded = { $you ->
    [seat] Descartas { $card }.
   *[other] { $card ->
        [hidden] { $seat } descarta una carta.
       *[shown] { $seat } descarta { $card }.
    }
}
stayaway-event-DefencePlayed = { $you ->
    [seat] Respondes a { $against } con { $card }.
    [against] { $seat } te responde con { $card }.
   *[other] { $seat } responde a { $against } con { $card }.
}
stayaway-event-HandShown = { $to ->
    [nobody] { $you ->
        [seat] Muestras tu mano a la mesa: { $cards }.
       *[other] { $seat } muestra su mano a la mesa: { $cards }.
    }
   *[somebody] { $cards ->
        [hidden] { $seat } muestra su mano a { $to }, bien pegada al pecho.
       *[shown] { $you ->
            [seat] Muestras tu mano a { $to }: { $cards }.
            [to] { $seat } te muestra su mano: { $cards }.
           *[other] { $seat } muestra su mano a { $to }: { $cards }.
        }
    }
}
stayaway-event-CardSeen = { $card ->
    [hidden] { $by } mira una carta de { $seat }.
   *[shown] { $you ->
        [seat] { $by } mira una de tus cartas: { $card }.
        [by] Miras una carta de { $seat }: { $card }.
       *[other] { $by } mira una carta de { $seat }: { $card }.
    }
}
stayaway-event-OfferSeen = { $card ->
    [hidden] { $by } ve lo que ofrecía { $seat } y no dice nada.
   *[shown] { $you ->
        [seat] { $by } ve lo que ofrecías: { $card }.
        [by] Ves lo que ofrecía { $seat }: { $card }.
       *[other] { $by } ve lo que ofrecía { $seat }: { $card }.
    }
}
stayaway-event-InfectedShown = { $you ->
    [seat] Muestras una carta { -infected-card } y nada más.
   *[other] { $seat } muestra una carta { -infected-card } y nada más.
}
stayaway-event-HandKept = { $you ->
    [seat] No muestras nada.
   *[other] { $seat } no muestra nada.
}
stayaway-event-CardsConsidered = { $cards ->
    [hidden] { $seat } roba tres cartas.
   *[shown] { $you ->
        [seat] Robas tres: { $cards }.
       *[other] { $seat } roba tres: { $cards }.
    }
}
stayaway-event-CardKept = { $you ->
    [seat] Te quedas con { $card }.
   *[other] { $card ->
        [hidden] { $seat } se queda con una de ellas.
       *[shown] { $seat } se queda con { $card }.
    }
}
stayaway-event-CardOffered = { $card ->
    [hidden] { $you ->
        [to] { $seat } te ofrece una carta boca abajo.
       *[other] { $seat } ofrece una carta a { $to }.
    }
   *[shown] { $you ->
        [seat] Ofreces { $card } a { $to }.
        [to] { $seat } te ofrece { $card }.
       *[other] { $seat } ofrece { $card } a { $to }.
    }
}
stayaway-event-StandInCalled = { $you ->
    [seat] Sustituyes a { $other } y se te ofrece la carta de { $offerer }. Aquí ni { -infected-card } puede cambiarte.
    [other] { $seat } te sustituye y se le ofrece la carta de { $offerer }.
    [offerer] { $seat } sustituye a { $other } y se le ofrece tu carta.
   *[nobody] { $seat } sustituye a { $other } y se le ofrece la carta de { $offerer }.
}
stayaway-event-CardsExchanged = { $you ->
    [offerer] Das { $offered } a { $taker } y recibes { $answered }.
    [taker] Das { $answered } a { $offerer } y recibes { $offered }.
   *[other] { $offered ->
        [hidden] { $answered ->
            [hidden] { $offerer } intercambia una carta con { $taker }.
           *[shown] { $offerer } intercambia una carta con { $taker }, que da { $answered }.
        }
       *[shown] { $answered ->
            [hidden] { $offerer } intercambia una carta con { $taker } y le da { $offered }.
           *[shown] { $offerer } da { $offered } a { $taker } y recibe { $answered }.
        }
    }
}
stayaway-event-CardPassed = { $card ->
    [hidden] { $seat } pasa una carta a { $to }.
   *[shown] { $you ->
        [seat] Pasas { $card } a { $to }.
        [to] { $seat } te pasa { $card }.
       *[other] { $seat } pasa { $card } a { $to }.
    }
}
stayaway-event-CardPassed-others = { $known ->
    [0] Toda la mesa pasa una carta a quien va después.
   *[other] El resto de la mesa también pasa una carta.
}
stayaway-event-RoleNoticed = { $you ->
    [seat] { $role ->
        [the_thing] Lo notas por dentro: eres La Cosa.
        [infected] Llevas la infección; La Cosa es { $the_thing }.
       *[human] Lo notas por dentro: eres un ser humano.
    }
   *[other] { $role ->
        [the_thing] { $seat } es La Cosa.
        [infected] { $seat } lleva la infección.
       *[human] { $seat } es un ser humano.
    }
}
stayaway-event-ExchangeStopped = { $by ->
    [barred_door] { $you ->
        [seat] No hay intercambio entre { $to } y tú: la puerta está atrancada.
        [to] No hay intercambio entre { $seat } y tú: la puerta está atrancada.
       *[other] { $seat } no puede intercambiar con { $to }: la puerta está atrancada.
    }
    [quarantine] { $you ->
        [seat] No hay intercambio entre { $to } y tú: cuarentena.
        [to] No hay intercambio entre { $seat } y tú: cuarentena.
       *[other] { $seat } no puede intercambiar con { $to }: cuarentena.
    }
   *[nobody] { $you ->
        [seat] No hay intercambio: ya no queda quien reciba la carta que ofrecías.
       *[other] No hay intercambio: ya no queda quien reciba la carta que ofrecía { $seat }.
    }
}
stayaway-event-PlacesChanged = { $you ->
    [seat] Cambias de lugar con { $other }.
    [other] { $seat } cambia de lugar contigo.
   *[nobody] { $seat } cambia de lugar con { $other }.
}
stayaway-event-DirectionTurned = { $direction ->
    [1] El juego cambia de sentido: ahora va en sentido horario.
   *[-1] El juego cambia de sentido: ahora va en sentido antihorario.
}
stayaway-event-QuarantineLaid = { $you ->
    [seat] Te encierran en cuarentena.
   *[other] Encierran a { $seat } en cuarentena.
}
stayaway-event-QuarantineLifted = { $you ->
    [seat] Sales de la cuarentena.
   *[other] { $seat } sale de la cuarentena.
}
stayaway-event-DoorBarred = { $you ->
    [seat] Una puerta atrancada te separa ahora de { $other }.
    [other] Una puerta atrancada te separa ahora de { $seat }.
   *[nobody] Una puerta atrancada separa ahora a { $seat } de { $other }.
}
stayaway-event-DoorOpened = { $you ->
    [seat] La puerta que te separaba de { $other } vuelve a abrirse.
    [other] La puerta que te separaba de { $seat } vuelve a abrirse.
   *[nobody] La puerta que separaba a { $seat } de { $other } vuelve a abrirse.
}
stayaway-event-DoorMoved = { $you ->
    [seat] El lugar se cierra, y su puerta atrancada te separa ahora de { $other }.
    [other] El lugar se cierra, y su puerta atrancada te separa ahora de { $seat }.
   *[nobody] El lugar se cierra, y su puerta atrancada separa ahora a { $seat } de { $other }.
}
stayaway-event-DoorDiscarded = { $you ->
    [seat] Tu lugar se cierra, y con él desaparece la puerta atrancada que te separaba de { $other }.
    [other] El lugar de { $seat } se cierra, y con él desaparece la puerta atrancada que tenías en medio.
   *[nobody] El lugar de { $seat } se cierra, y con él desaparece la puerta atrancada que daba a { $other }.
}
stayaway-event-CardLaidOnDeck = { $card ->
    [hidden] { $seat } deja una carta sobre el mazo.
   *[shown] { $you ->
        [seat] Dejas { $card } sobre el mazo.
       *[other] { $seat } deja { $card } sobre el mazo.
    }
}
stayaway-event-PlayerEliminated = { $cause ->
    [flamethrower] { $you ->
        [seat] Ardes. La lámpara se apaga para ti.
       *[other] { $seat } arde. Una voz menos.
    }
   *[superinfection] { $you ->
        [seat] Solo te quedan cartas { -infected-card } en la mano. Estás fuera.
       *[other] A { $seat } solo le quedan cartas { -infected-card } en la mano. Queda fuera.
    }
}
stayaway-event-NoHumanLeft = { $you ->
    [seat] No queda ningún humano. Puedes decirlo ahora mismo.
   *[other] No queda ningún humano. { $seat } puede decirlo ahora mismo.
}
stayaway-event-NoHumansDeclared = { $you ->
    [seat] Te levantas y lo dices: no queda ningún humano.
   *[other] { $seat } se levanta y lo dice: no queda ningún humano.
}
stayaway-event-GameEnded = Sube la luz. Cada cual muestra lo que es.

## What only one seat sees

stayaway-reveal-hand = Las cartas de { $who }
stayaway-reveal-exchange = Intercambio con { $who }
stayaway-reveal-got = recibes
stayaway-reveal-given = entregas
stayaway-reveal-role = Lo que eres ahora

## Por qué cayó alguien

stayaway-cause-flamethrower = por el fuego
stayaway-cause-superinfection = por superinfección

## Cómo llegó la infección

stayaway-through-exchange = en un intercambio
stayaway-through-round_and_round = en Vuelta y vuelta
stayaway-curve-note = Cuántas personas habían dicho en voz alta que sospechaban de alguien, sin desdecirse.
stayaway-because-barred_door = esa puerta atrancada
stayaway-because-quarantine = esa cuarentena
stayaway-because-fire = ese lanzallamas
stayaway-because-changed_places = ese cambio de silla
stayaway-because-seduction = esa seducción
stayaway-because-accepted = un intercambio aceptado con demasiadas ganas
stayaway-because-refused = un intercambio rechazado
stayaway-because-discarded = lo que fue a los descartes
stayaway-because-hid_hand = una mano que nadie vio
stayaway-because-showed_infected = la carta { -infected-card } que vimos todos
stayaway-because-saw_cards = cartas que he visto

## Cómo acabó

stayaway-reason-the_thing_eliminated = La Cosa ha muerto. Lo que queda de los humanos puede irse a casa.
stayaway-reason-the_thing_discovered = Sorprendieron a La Cosa con fuego en la mano. Ganan los humanos.
stayaway-reason-declared_rightly = La Cosa declaró que no quedaba ningún humano, y tenía razón.
stayaway-reason-declared_wrongly = La Cosa declaró que no quedaba ningún humano. Alguien muy humano no estaba de acuerdo.
stayaway-reason-the_thing_alone = No queda nadie más que La Cosa.
stayaway-reason-out_of_turns = El combustible se acabó antes de saberse la verdad. No gana nadie.
stayaway-turning-human = Turno { $turn }: ardió { $who }, un ser humano hasta el final.
stayaway-turning-other = Turno { $turn }: ardió { $who }, y ya no era un ser humano.
stayaway-side-human = Ganan los humanos
stayaway-side-the_thing = Gana La Cosa
stayaway-side-nobody = No gana nadie
stayaway-fate-fallen = Fuera antes del final: quien cae pierde.
stayaway-fate-last = La última infección, la que no dejó humanos: no comparte la victoria.
stayaway-fate-alone = Nadie cayó siendo humano, así que La Cosa gana sola.

## Preguntas

stayaway-question-draw = Tu turno. ¿Robas la carta de arriba?
stayaway-question-draw-help = Cada turno empieza robando. Una carta de ¡Pánico! tiene efecto al momento; cualquier otra va a tu mano.
stayaway-question-card_to_use = Juega una carta o descarta una.
stayaway-question-card_to_use-help = Una carta sale de tu mano: jugada por su efecto o descartada boca abajo. Luego intercambias una con quien va después.
stayaway-question-card_to_offer = ¿Qué carta ofreces a { $to }?
stayaway-question-card_to_offer-help = Cambias una carta con quien va después, sin que la vea el resto. Solo La Cosa puede pasar { -infected-card } a un humano.
stayaway-question-answer_to_offer = { $stands_in_for ->
    [nobody] { $card ->
        [hidden] { $from } te ofrece una carta boca abajo. ¿Qué haces?
       *[shown] { $from } te ofrece { $card }, boca arriba. ¿Qué haces?
    }
   *[somebody] { $card ->
        [hidden] Sustituyes a { $stands_in_for }: { $from } te ofrece una carta boca abajo. Ni { -infected-card } te cambiaría. ¿Qué haces?
       *[shown] Sustituyes a { $stands_in_for }: { $from } te ofrece { $card }, boca arriba. Ni { -infected-card } te cambiaría. ¿Qué haces?
    }
}
stayaway-question-answer_to_offer-help = Acepta y da una carta tuya, o rechaza con una carta de defensa, si la tienes, y roba otra en su lugar.
stayaway-question-answer_to_fire = { $from } te apunta con un Lanzallamas.
stayaway-question-answer_to_fire-help = Solo te salva ¡Nada de barbacoas! Se pregunta siempre, la tengas o no.
stayaway-question-answer_to_swap = { $from } quiere cambiar de lugar contigo.
stayaway-question-answer_to_swap-help = Solo Aquí estoy bien te deja en tu silla. Se pregunta siempre, la tengas o no.
stayaway-question-card_to_keep = Tres cartas. ¿Con cuál te quedas?
stayaway-question-card_to_keep-help = Las otras dos se descartan. Luego juegas o descartas una carta como siempre.
stayaway-question-side_to_swap = Uno, dos… y tres. ¿Hacia qué lado cuentas?
stayaway-question-side_to_swap-help = Cambias de lugar con la tercera persona con vida hacia ese lado. Una cuarentena lo impide.
stayaway-question-seat_to_swap_with = ¿Con quién cambias de lugar?
stayaway-question-seat_to_swap_with-help = Elijas a quien elijas, no puede negarse.
stayaway-question-card_to_discard = Se te va la cabeza. ¿Qué carta pierdes?
stayaway-question-card_to_discard-help = Se van tres cartas, una tras otra; luego robas tres.
stayaway-question-card_to_pass = Que corra. ¿Qué carta pasas a { $to }?
stayaway-question-card_to_pass-help = Se elige en secreto y todas las cartas pasan a la vez. Nadie puede negarse.
stayaway-question-seat_to_exchange_with = ¿Con quién intercambias una carta?
stayaway-question-seat_to_exchange_with-help = Aún puede defenderse. Después viene el intercambio normal de tu turno.
stayaway-question-card_to_lay = ¿Qué carta dejas sobre el mazo?
stayaway-question-card_to_lay-help = A cambio te llevas la primera carta ¡Aléjate! del mazo, y acaba tu turno.
stayaway-question-neighbour_to_show = ¿Qué vecino ve tu mano?
stayaway-question-neighbour_to_show-help = Nadie más la ve.
stayaway-question-hand_to_show = Revelaciones. ¿Muestras algo?
stayaway-question-hand_to_show-help = No le debes nada a nadie. Acaba con la primera carta { -infected-card } que se muestre.
stayaway-question-declaration = No queda ningún humano. ¿Lo dices?
stayaway-question-declaration-help = Tienes razón, y así acaba la partida. Si sigues jugando, aún podrás declararlo en tus turnos.

## Opciones

stayaway-option-draw = Robar la carta de arriba
stayaway-option-declare = Declarar que no queda ningún humano: acaba la partida
stayaway-option-play_on = Callar y seguir jugando
stayaway-option-card = { $card }
stayaway-option-seat = { $seat }
stayaway-option-give = Aceptar y dar { $card }
stayaway-option-discard = Descartar { $card }
stayaway-option-play-flamethrower = Lanzallamas: quemar a { $target }
stayaway-option-play-analysis = Análisis: ver la mano de { $target }
stayaway-option-play-axe-quarantine = { $you ->
    [target] Hacha: salir de la cuarentena
   *[other] Hacha: sacar a { $target } de la cuarentena
}
stayaway-option-play-axe-door = { $you ->
    [target] Hacha: romper la puerta que te separa de { $other }
   *[nobody] Hacha: romper la puerta que separa a { $target } de { $other }
}
stayaway-option-play-suspicion = Sospecha: mirar una carta de { $target }
stayaway-option-play-whisky = Whisky: mostrar tu mano a la mesa
stayaway-option-play-determination = Determinación: robar tres, quedarse con una
stayaway-option-play-watch_your_back = Vigila tus espaldas: cambiar el sentido del juego
stayaway-option-play-change_places = ¡Cambio de lugar! con { $target }
stayaway-option-play-better_run = ¡Más vale que corras! con { $target }
stayaway-option-play-seduction = Seducción: intercambiar con { $target }
stayaway-option-play-quarantine = Cuarentena para { $target }
stayaway-option-play-barred_door = Puerta atrancada entre { $target } y tú
stayaway-option-defend-scary = Rechazar con Aterrador y ver la carta
stayaway-option-defend-no_thanks = Rechazar con ¡No, gracias!
stayaway-option-defend-missed = Rechazar con ¡Fallaste!: le toca a quien sigue
stayaway-option-defend-im_fine_here = Quedarse: Aquí estoy bien
stayaway-option-defend-no_barbecue = ¡Nada de barbacoas!: salir del fuego
stayaway-option-accept-answer_to_fire = Arder
stayaway-option-accept-answer_to_swap = Dejarse llevar
stayaway-option-left = A tu izquierda: { $seat }
stayaway-option-right = A tu derecha: { $seat }
stayaway-option-keep = No mostrar nada
stayaway-option-show_hand = Mostrar toda tu mano
stayaway-option-show_infected = Mostrar solo una carta { -infected-card }
stayaway-deed-play = Jugarla
stayaway-deed-play-on = { $you ->
    [seat] Jugarla sobre ti
   *[other] Jugarla sobre { $seat }
}
stayaway-deed-door = Romper la puerta que separa a { $one } de { $other }
stayaway-deed-discard = Descartarla
stayaway-deed-give = Aceptar y darla
stayaway-deed-defend = Rechazar con ella

## La mesa

stayaway-board-turn = Turno { $turn }
stayaway-board-direction = { $direction ->
    [1] ↻ horario
   *[-1] ↺ antihorario
}
stayaway-board-deck = { $back ->
    [none] mazo vacío
    [panic] mazo { $cards }, ¡Pánico! encima
   *[stay_away] mazo { $cards }
}
stayaway-board-discards = descartes { $cards }
stayaway-board-doors = ╫ puerta atrancada
stayaway-board-you = tú
stayaway-board-active = ▶
stayaway-board-quarantine = encierro { $turns }
stayaway-board-out = Fuera:
stayaway-board-fallen = { $you ->
    [seat] tú ({ $cause }, turno { $turn })
   *[other] { $seat } ({ $cause }, turno { $turn })
}
stayaway-board-who = { $role ->
    [the_thing] Eres La Cosa
    [infected] Llevas la infección
   *[human] Eres un ser humano
}.
stayaway-board-dead = Estás fuera. Ves lo mismo que cualquiera que mire.

## El final

stayaway-end-infected-by = { $whom }, turno { $turn }, { $through }
stayaway-end-alive = con vida
stayaway-end-fallen = { $cause }, turno { $turn }

## Lo que espera el resto, a la vista de todos: «Ana debe robar una carta»

stayaway-waiting-draw = debe robar una carta
stayaway-waiting-card_to_use = debe jugar o descartar una carta
stayaway-waiting-card_to_offer = debe ofrecer una carta
stayaway-waiting-answer_to_offer = decide si acepta la oferta
stayaway-waiting-answer_to_fire = arde… o no
stayaway-waiting-answer_to_swap = se mueve… o no
stayaway-waiting-card_to_keep = debe quedarse con una de tres cartas
stayaway-waiting-side_to_swap = debe elegir un lado
stayaway-waiting-seat_to_swap_with = elige con quién cambiar de lugar
stayaway-waiting-card_to_discard = debe perder una carta
stayaway-waiting-card_to_pass = debe pasar una carta
stayaway-waiting-seat_to_exchange_with = elige con quién intercambiar
stayaway-waiting-card_to_lay = debe dejar una carta sobre el mazo
stayaway-waiting-neighbour_to_show = elige quién ve su mano
stayaway-waiting-hand_to_show = decide si muestra su mano
stayaway-waiting-declaration = declara que no queda ningún humano… o sigue jugando

## Reglas de la casa

stayaway-house-edition = ¿Qué texto sigues?
stayaway-house-edition-help = El texto impreso se contradice en algunos puntos. Después puedes cambiar cada regla por separado.
stayaway-house-edition-ours = Nuestra lectura de ambos
stayaway-house-edition-general_section = La sección general
stayaway-house-edition-card_texts = Los textos de las cartas
stayaway-house-turn_after_swap = Siguiente turno tras un cambio de lugar
stayaway-house-turn_after_swap-help = El texto impreso dice las dos cosas. En ambos casos, quien se movió ofrece antes una carta desde su nuevo lugar.
stayaway-house-turn_after_swap-mover = desde el nuevo lugar de quien se movió
stayaway-house-turn_after_swap-swapped = la persona con quien cambió
stayaway-house-thing_flamethrower = La Cosa no puede guardar un Lanzallamas
stayaway-house-thing_flamethrower-help = En su turno tiene que usarlo, darlo o descartarlo. Sin esta regla puede acaparar fuego.
stayaway-house-quarantine_exchange = Intercambios en cuarentena
stayaway-house-quarantine_exchange-help = Si quien está en cuarentena puede ofrecer una carta o recibir una oferta.
stayaway-house-quarantine_exchange-out_only = solo hacia fuera
stayaway-house-quarantine_exchange-open = permitidos
stayaway-house-quarantine_exchange-none = ninguno

## Por qué algo no se ofrece

stayaway-foresee-declare = Si queda un solo humano, pierdes en el acto.
stayaway-foresee-given-away = Encontrarían a La Cosa con un Lanzallamas: pierdes en el acto.
stayaway-why-out = { $seat } ya no está en la partida.
stayaway-why-yourself = Aquí no puedes elegirte.
stayaway-why-not-beside = { $seat } no está a tu lado. Esto solo alcanza a tus vecinos.
stayaway-why-behind-door = Entre { $seat } y tú hay una puerta atrancada.
stayaway-why-in-quarantine = { $seat } está en cuarentena.
stayaway-why-defence-answers = { $card } es una carta de defensa: solo se juega como respuesta, cuando llega su momento. En tu turno puedes descartarla.
stayaway-why-contagion-unplayed = { $card } es una carta de contagio y nunca se juega.
stayaway-why-you-in-quarantine = Estás en cuarentena: { $card } no se puede jugar hasta que acabe.
stayaway-why-nothing-to-chop = A tu alcance no hay ninguna puerta atrancada ni cuarentena.
stayaway-why-nobody-in-reach = { $card } no alcanza ahora a nadie.
stayaway-why-the-thing-stays = Esta carta es lo que eres: nunca sale de tu mano.
stayaway-why-fire-must-go = Eres La Cosa y tienes un Lanzallamas: antes tienes que jugarlo, descartarlo o entregarlo.
stayaway-why-last-infected-stays = Llevas la infección y tienes que quedarte con tu última carta { -infected-card }.
stayaway-why-humans-keep-infected = Eres un ser humano, y los humanos nunca entregan una carta { -infected-card }.
stayaway-why-infected-only-to-thing = Solo a La Cosa puedes darle una carta { -infected-card }; { $seat } no lo es.
stayaway-why-only-the-thing-declares = Solo La Cosa puede declarar que no queda ningún humano.
stayaway-why-draw-first = Primero robas la carta de arriba; luego juegas o descartas una.
stayaway-why-declare-first = Primero di si declaras que no queda ningún humano o sigues jugando.
stayaway-why-no-card-for-anybody = No tienes ninguna carta que se juegue sobre otra persona.
stayaway-why-partner-is = Esta carta es para { $seat }: no eliges tú quién la recibe.
stayaway-why-other-defence = { $card } no detiene un intercambio. Puedes entregarla como cualquier otra carta.
stayaway-why-only-no-barbecue = Contra un Lanzallamas solo sirve ¡Nada de barbacoas!
stayaway-why-only-im-fine-here = Solo Aquí estoy bien te deja en tu sitio.
stayaway-why-only-drawn = Te quedas con una de las cartas recién robadas; el resto de tu mano no cambia.
stayaway-why-not-the-third = { $seat } no está a tres puestos de ti, ni a izquierda ni a derecha.
stayaway-why-whole-hand = Muestras la mano entera, una carta { -infected-card } o nada: ninguna otra carta suelta.
stayaway-why-no-infected-card = No tienes ninguna carta { -infected-card } que mostrar.
