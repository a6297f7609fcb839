### The Thing: El juego de mesa. Coop y norwegian recurren a estas palabras.
###
### Las personas no tienen género conocido: «un ser humano», «alienígena», «ha muerto», «lidera». Las fichas de contagio
### son «humanas» o «alienígenas».

boardgame-title = The Thing: El juego de mesa
boardgame-tagline = Noche larga, poco combustible, y alguien aquí solo parece de los tuyos.
boardgame-roster = Ada, Bruno, Carla, Darío, Edda, Falk, Greta, Hugo, Inés, Jules, Kira, Leo

## Roles, y qué fue de la gente

boardgame-role-human = humano
boardgame-role-human-help = Mantén viva la base, saca a todos los humanos y que no suba nada más.
boardgame-role-alien = alienígena
boardgame-role-alien-help = Infecta, rompe lo que les da calor y sube con ellos cuando se marchen.
boardgame-status-character = en el equipo
boardgame-status-exposed = al descubierto
boardgame-status-dead = ha muerto

## Lugares

boardgame-room-weather_station = Meteorología
boardgame-room-weather_station-short = Meteorología
boardgame-room-weather_station-in = en Meteorología
boardgame-room-weather_station-to = a Meteorología
boardgame-room-weather_station-from = de Meteorología
boardgame-room-weather_station-help = USAR: tira el dado del tiempo, déjalo aquí y envía 1 de combustible a una sala. SABOTEAR: se pierde 1 de combustible.
boardgame-room-armory = Armería
boardgame-room-armory-in = en la Armería
boardgame-room-armory-to = a la Armería
boardgame-room-armory-from = de la Armería
boardgame-room-armory-help = USAR: roba 2 armas, quédate con 1. SABOTEAR: un arma sale de la partida sin que se vea.
boardgame-room-kitchen = Cocina
boardgame-room-kitchen-in = en la Cocina
boardgame-room-kitchen-to = a la Cocina
boardgame-room-kitchen-from = de la Cocina
boardgame-room-kitchen-help = USAR: cocina, y esta noche bastan 2 raciones para todos. SABOTEAR: se pudren 2 raciones.
boardgame-room-laboratory = Laboratorio
boardgame-room-laboratory-in = en el Laboratorio
boardgame-room-laboratory-to = al Laboratorio
boardgame-room-laboratory-from = del Laboratorio
boardgame-room-laboratory-help = USAR: saca una ficha de laboratorio por cada persona de pie aquí; con bolsas de sangre hay pruebas. SABOTEAR: se pierde una bolsa de sangre.
boardgame-room-radio_room = Sala de radio
boardgame-room-radio_room-short = Radio
boardgame-room-radio_room-in = en la Sala de radio
boardgame-room-radio_room-to = a la Sala de radio
boardgame-room-radio_room-from = de la Sala de radio
boardgame-room-radio_room-help = USAR: envía el SOS, en cuanto no quede ningún daño. REPARAR: 1 de daño menos. SABOTEAR: 1 más.
boardgame-room-helicopter = Helicóptero
boardgame-room-helicopter-short = Helicóptero
boardgame-room-helicopter-in = en el Helicóptero
boardgame-room-helicopter-to = al Helicóptero
boardgame-room-helicopter-from = del Helicóptero
boardgame-room-helicopter-help = USAR: 1 de combustible; o, con Llaves, el tanque lleno y sin daños, la huida. REPARAR: 1 de daño menos. SABOTEAR: 1 más.
boardgame-room-shed = Cobertizo
boardgame-room-shed-in = en el Cobertizo
boardgame-room-shed-to = al Cobertizo
boardgame-room-shed-from = del Cobertizo
boardgame-room-shed-help = Aquí duerme el Pisanieves. USAR: 1 de combustible; o, con Llaves, el tanque lleno y sin daños, la huida. REPARAR y SABOTEAR, como siempre.
boardgame-room-boiler_room = Caldera
boardgame-room-boiler_room-short = Caldera
boardgame-room-boiler_room-in = junto a la Caldera
boardgame-room-boiler_room-to = a la Caldera
boardgame-room-boiler_room-from = de la Caldera
boardgame-room-boiler_room-help = Quema combustible cada ronda. Con 3 de daño al revisarla, muere y la base empieza a helarse.
boardgame-room-generator_room = Generador
boardgame-room-generator_room-short = Generador
boardgame-room-generator_room-in = junto al Generador
boardgame-room-generator_room-to = al Generador
boardgame-room-generator_room-from = del Generador
boardgame-room-generator_room-help = Quema combustible cada ronda. Con 2 de daño al revisarlo, se va la luz.
boardgame-room-warehouse = Almacén
boardgame-room-warehouse-in = en el Almacén
boardgame-room-warehouse-to = al Almacén
boardgame-room-warehouse-from = del Almacén
boardgame-room-warehouse-help = USAR: roba 2 objetos, quédate con 1. SABOTEAR: un objeto sale de la partida sin que se vea.
boardgame-room-leisure_room = Sala de recreo
boardgame-room-leisure_room-in = en la Sala de recreo
boardgame-room-leisure_room-to = a la Sala de recreo
boardgame-room-leisure_room-from = de la Sala de recreo
boardgame-room-leisure_room-help = Donde la gente se junta tras el trabajo para hacer tratos y señalar con el dedo.
boardgame-room-dormitory = Dormitorio
boardgame-room-dormitory-short = Dormitorio
boardgame-room-dormitory-in = en el Dormitorio
boardgame-room-dormitory-to = al Dormitorio
boardgame-room-dormitory-from = del Dormitorio
boardgame-room-dormitory-help = Túmbate y cambia tu mano por cartas de tu elección.
boardgame-room-kennel = Perrera
boardgame-room-kennel-in = en la Perrera
boardgame-room-kennel-to = a la Perrera
boardgame-room-kennel-from = de la Perrera
boardgame-room-kennel-help = Aquí se encierra a los perros capturados, hasta que salga la carta de la Perrera.
boardgame-room-pantry = Despensa
boardgame-room-pantry-in = en la Despensa
boardgame-room-pantry-to = a la Despensa
boardgame-room-pantry-from = de la Despensa
boardgame-room-pantry-help = La comida que queda. Sin cocinar, se van cuatro raciones cada noche.
boardgame-room-underground = Almacén subterráneo
boardgame-room-underground-short = Subterráneo
boardgame-room-underground-in = en el Almacén subterráneo
boardgame-room-underground-to = al Almacén subterráneo
boardgame-room-underground-from = del Almacén subterráneo
boardgame-room-underground-help = Combustible para la Caldera y el Generador.
boardgame-room-external = Reserva exterior
boardgame-room-external-short = Reserva
boardgame-room-external-in = en la Reserva exterior
boardgame-room-external-to = a la Reserva exterior
boardgame-room-external-from = de la Reserva exterior
boardgame-room-external-help = Combustible para los vehículos.
boardgame-room-operations = Sala de operaciones
boardgame-room-operations-short = Operaciones
boardgame-room-operations-in = en la Sala de operaciones
boardgame-room-operations-to = a la Sala de operaciones
boardgame-room-operations-from = de la Sala de operaciones
boardgame-room-operations-help = Adonde va todo lo que se quema o se gasta.
boardgame-room-rescue_helicopter = Helicóptero de rescate
boardgame-room-rescue_helicopter-short = Rescate
boardgame-room-rescue_helicopter-in = en el Helicóptero de rescate
boardgame-room-rescue_helicopter-to = al Helicóptero de rescate
boardgame-room-rescue_helicopter-from = del Helicóptero de rescate
boardgame-room-rescue_helicopter-help = Viene tras un SOS, si el tiempo lo permite. Una vez aquí, espera mientras le dure el combustible.

## Personajes

boardgame-character-bennings = Bennings
boardgame-character-bennings-help = Meteorología: tira el dado dos veces y elige uno de los resultados.
boardgame-character-clark = Clark
boardgame-character-clark-help = Los perros se fían de él: a solas con uno, no pasa nada.
boardgame-character-windows = Windows
boardgame-character-windows-help = REPARAR quita 2 de daño en vez de 1.
boardgame-character-macready = MacReady
boardgame-character-macready-help = Armería: roba 3 armas en vez de 2 y se queda con 1.
boardgame-character-garry = Garry
boardgame-character-garry-help = Tras robar, puede descartar una carta de acción y robar otra.
boardgame-character-norris = Norris
boardgame-character-norris-help = La oscuridad no le afecta, y en una acción especial ve 2 cartas.
boardgame-character-blair = Dr. Blair
boardgame-character-blair-help = Laboratorio: saca una ficha de laboratorio más.
boardgame-character-nauls = Nauls
boardgame-character-nauls-help = Cocina: 1 ración basta para todos.

## Cartas de acción

boardgame-card-use = USAR
boardgame-card-use-help = Haz aquello para lo que sirve la sala.
boardgame-card-repair = REPARAR
boardgame-card-repair-help = Quita 1 de daño a la sala.
boardgame-card-sabotage = SABOTEAR
boardgame-card-sabotage-help = Rompe algo o echa a perder lo que guarda la sala.

## Armas, objetos, fichas de laboratorio

boardgame-shelf-weapons = armas
boardgame-shelf-items = objetos
boardgame-shelf-lab = fichas de laboratorio
boardgame-thing-flamethrower = Lanzallamas
boardgame-thing-flamethrower-help = A la vista, con 6 recargas. Una recarga es fuego, una salida de un encuentro o, con Alambre, una prueba.
boardgame-thing-reload = Recarga de Lanzallamas
boardgame-thing-reload-help = Una llamarada de Lanzallamas: fuego, o una salida de un encuentro.
boardgame-thing-dynamite = Dinamita
boardgame-thing-dynamite-help = Dinamita o un cóctel molotov: fuego, una vez. Contra el alienígena al descubierto o para quemar una sala.
boardgame-thing-melee = Arma cuerpo a cuerpo
boardgame-thing-melee-help = Te saca de un encuentro, una vez.
boardgame-thing-firearm = Arma de fuego
boardgame-thing-firearm-help = Te saca de un encuentro. La conservas.
boardgame-thing-keys = Llaves
boardgame-thing-keys-help = Arrancan el Helicóptero o el Pisanieves, si no tiene daños y está lleno.
boardgame-thing-flashlight = Linterna
boardgame-thing-flashlight-help = A oscuras, eliges tú tu carta; en una acción especial ves 2 cartas. La conservas.
boardgame-thing-tools = Herramientas
boardgame-thing-tools-help = Un extra gratis: 1 de daño menos en la sala donde estés.
boardgame-thing-fuel_can = Combustible
boardgame-thing-fuel_can-help = Un extra gratis: 1 de combustible de su reserva a la sala donde estés.
boardgame-thing-wire = Alambre
boardgame-thing-wire-help = Con una recarga de Lanzallamas permite la prueba B, con quien sea. Lo conservas.
boardgame-thing-blood_bag = Bolsa de sangre
boardgame-thing-blood_bag-help = Gástala en la prueba A: quien más sospechas levanta muestra su rol.
boardgame-thing-failure = Fallo
boardgame-thing-failure-help = No sirve de nada. Los demás no tienen por qué saberlo.

## Fichas y pruebas

boardgame-token-human = ficha humana
boardgame-token-alien = ficha alienígena
boardgame-test-A = prueba A, de sangre
boardgame-test-A-help = Cuesta una bolsa de sangre. Quien más sospechas levanta muestra su rol.
boardgame-test-B = prueba B, del alambre al rojo
boardgame-test-B-help = Requiere Alambre y cuesta una recarga. Puede tocarle a cualquiera mostrar su rol.

## Fases

boardgame-phase-set_up = Preparación
boardgame-phase-set_up-help = Se reparten personajes, roles y primeras manos.
boardgame-phase-weather = Tiempo
boardgame-phase-weather-help = El líder tira el dado: sol, nieve o tormenta.
boardgame-phase-maintenance = Mantenimiento
boardgame-phase-maintenance-help = Caldera y Generador queman combustible; lo que les falta se vuelve daño. La ayuda se acerca, si se pidió.
boardgame-phase-alien = Alienígena
boardgame-phase-alien-help = Los alienígenas al descubierto ponen fuerza en las salas, boca abajo.
boardgame-phase-movement = Movimiento
boardgame-phase-movement-help = Se roba; luego, por turno: ir a una sala y entregar una carta, o cambiar cartas.
boardgame-phase-encounters = Encuentros
boardgame-phase-encounters-help = Primero el alienígena al descubierto; luego perros y personas que comparten sala.
boardgame-phase-burning = Fuego
boardgame-phase-burning-help = Quien está de pie en una sala puede pedirle permiso al líder para quemarla.
boardgame-phase-actions = Acciones
boardgame-phase-actions-help = El líder descubre carta tras carta y da cada una a alguien que esté de pie donde sirve.
boardgame-phase-leisure = Sala de recreo
boardgame-phase-leisure-help = Haz tratos, acusa y, si eres alienígena y te cansa esconderte, muéstrate.
boardgame-phase-tests = Pruebas
boardgame-phase-tests-help = Una prueba de cada tipo, si alguien puede y el líder acepta.
boardgame-phase-food = Comida
boardgame-phase-food-help = Se come lo cocinado o, si no, 4 de la Despensa. Si no alcanza, habrá hambre hasta el final.
boardgame-phase-dogs = Perros y líder
boardgame-phase-dogs-help = Los perros corren a otras salas. Quien recogió el marcador pasa a liderar, y el marcador se mueve.
boardgame-phase-escape = Huida
boardgame-phase-escape-help = Se sube por turno, primero quien levanta menos sospechas. Quien sube muestra su rol.

## Tiempo y medidores

boardgame-weather-sun = sol
boardgame-weather-snow = nieve
boardgame-weather-storm = tormenta
boardgame-track-suspicion = Sospecha
boardgame-track-suspicion-help = 0 es verde y de fiar; en rojo, entregas las cartas a la vista. Las acusaciones y los encuentros te hacen subir.
boardgame-track-freezing = Congelación
boardgame-track-freezing-help = Avanza cuando ya no hay Caldera. En la última casilla, la base está muerta.
boardgame-track-rescue = Rescate
boardgame-track-rescue-help = Hasta dónde ha llegado el Helicóptero de rescate y cuánto combustible le queda para esperar.

## Lo que le ha pasado a la base

boardgame-event-RoundBegan = Ronda { $round }.
boardgame-event-PhaseBegan = { $phase }:
boardgame-event-WeatherDieRolled = { $weather ->
    [sun] El dado marca sol.
    [snow] El dado marca nieve.
   *[storm] El dado marca tormenta.
}
boardgame-event-WeatherSet = { $at_station ->
    [yes] { $weather ->
        [sun] Meteorología promete sol.
        [snow] Meteorología promete nieve.
       *[storm] Meteorología promete tormenta.
    }
   *[no] { $weather ->
        [sun] Un sol bajo, sin nada de calor.
        [snow] Nieva.
       *[storm] Una tormenta cae sobre la base.
    }
}
boardgame-event-FuelBurned = { $lacking ->
    [0] { $burned ->
        [0] { $room }: no hace falta combustible.
       *[other] { $room }: quema { $burned } de combustible.
    }
    [one] { $burned ->
        [0] { $room }: falta 1 de combustible.
       *[other] { $room }: quema { $burned } de combustible, falta 1.
    }
   *[other] { $burned ->
        [0] { $room }: faltan { $lacking } de combustible.
       *[other] { $room }: quema { $burned } de combustible, faltan { $lacking }.
    }
}
boardgame-event-FuelMoved = Combustible { $source_from } { $room_to }: { $count }.
boardgame-event-FuelLost = Se escapa combustible { $source_from }: { $count }.
boardgame-event-RoomDamaged = { $room }: { $count } de daño más.
boardgame-event-RoomRepaired = { $room }: { $count } de daño menos.
boardgame-event-BoilerDestroyed = La Caldera se ha perdido para siempre. Ahora el frío solo tiene que esperar.
boardgame-event-FreezingMoved = { $space ->
    [0] El fuego calienta las paredes: la congelación vuelve a la primera casilla.
   *[other] El frío avanza: congelación { $space }.
}
boardgame-event-PowerFailed = Se va la luz.
boardgame-event-PowerReturned = La luz parpadea y aguanta.
boardgame-event-RescueMoved = { $arrived ->
    [yes] El Helicóptero de rescate está aquí, con combustible para { $fuel ->
        [one] 1 ronda más.
       *[other] { $fuel } rondas más.
    }
   *[no] El Helicóptero de rescate se acerca: casilla { $space }, combustible { $fuel }.
}
boardgame-event-RescueLeft = El Helicóptero de rescate da media vuelta. No volverá.
boardgame-event-SosSent = Sale el SOS. Quizá alguien lo haya oído.
boardgame-event-RoomSabotaged = { $by_alien ->
    [yes] El alienígena hace destrozos { $room_in }.
   *[no] Sabotaje { $room_in }.
}
boardgame-event-RoomBurned = { $room }: arde, y nadie volverá a entrar.
boardgame-event-FoodMoved = { $count ->
    [one] Al fuego: 1 ración.
   *[other] Al fuego: { $count } raciones.
}
boardgame-event-FoodLost = { $count ->
    [one] Se pierde 1 ración { $source_from }.
   *[other] Se pierden { $count } raciones { $source_from }.
}
boardgame-event-FoodEaten = { $source ->
    [kitchen] { $count ->
        [one] Comida caliente: 1 ración.
       *[other] Comida caliente: { $count } raciones.
    }
   *[pantry] { $count ->
        [0] No queda nada que comer.
        [one] Comida fría de lata: 1 ración.
       *[other] Comida fría de lata: { $count } raciones.
    }
}
boardgame-event-HungerBegan = No alcanza para todos. Desde ahora, la base entera pasa hambre.
boardgame-event-DogsGathered = { $count ->
    [0] No hay perros sueltos.
    [one] Hay 1 perro suelto.
   *[other] Hay { $count } perros sueltos.
}
boardgame-event-DogPlaced = Un perro corre { $room_to }.
boardgame-event-DogPlaced-many = Los perros corren: { $rooms }.
boardgame-event-KennelOpened = { $dogs ->
    [one] La Perrera está abierta: 1 perro anda suelto.
   *[other] La Perrera está abierta: { $dogs } perros andan sueltos.
}
boardgame-event-DogCaptured = Atrapan y encierran al perro que estaba { $room_in }.
boardgame-event-DogAssimilated = El alienígena asimila al perro { $room_in }. Crece.
boardgame-event-MarkerPlaced = { $room ->
    [hidden] El marcador de líder queda fuera del tablero.
   *[somewhere] El marcador de líder está { $room_in }.
}

## Lo que les ha pasado a las cartas y las cosas

boardgame-event-CardDrawn = { $you ->
    [pawn] Robas { $card }.
   *[other] { $card ->
        [hidden] { $pawn } roba una carta.
       *[shown] { $pawn } roba { $card }.
    }
}
boardgame-event-CardDrawn-many = { $you ->
    [pawn] Robas { $cards }.
   *[other] { $cards ->
        [hidden] { $pawn } roba { $count ->
            [one] una carta.
           *[other] { $count } cartas.
        }
       *[shown] { $pawn } roba { $cards }.
    }
}
boardgame-event-DeckShuffled = Los descartes se barajan con el mazo.
boardgame-event-CardAddedUnseen = La carta de arriba va a la pila, sin que nadie la vea.
boardgame-event-HandDiscarded = { $count ->
    [0] { $you ->
        [pawn] No tienes cartas que descartar.
       *[other] { $pawn } no tiene cartas que descartar.
    }
   *[other] { $you ->
        [pawn] Descartas { $cards }.
       *[other] { $cards ->
            [hidden] { $count ->
                [one] { $pawn } descarta una carta.
               *[other] { $pawn } descarta { $count } cartas.
            }
           *[shown] { $pawn } descarta { $cards }.
        }
    }
}
boardgame-event-FlashlightShown = { $you ->
    [pawn] Enciendes tu Linterna.
   *[other] { $pawn } enciende una Linterna.
}
boardgame-event-CardHandedOver = { $drawn_by ->
    [nobody] { $you ->
        [pawn] Entregas { $card }.
       *[other] { $card ->
            [hidden] { $pawn } entrega una carta.
           *[shown] { $pawn } entrega { $card }.
        }
    }
   *[somebody] { $you ->
        [pawn] A oscuras, { $drawn_by } saca una carta de tu mano para la pila: { $card }.
        [drawn_by] A oscuras, sacas a ciegas una carta de { $pawn } para la pila.
       *[other] { $card ->
            [hidden] A oscuras, { $drawn_by } saca una carta de { $pawn } para la pila.
           *[shown] A oscuras, { $drawn_by } saca una carta de { $pawn } para la pila: { $card }.
        }
    }
}
boardgame-event-CardShown = { $you ->
    [pawn] En rojo, entregas { $card } a la vista de todos.
   *[other] En rojo, { $pawn } entrega { $card } a la vista de todos.
}
boardgame-event-DeckLookedThrough = { $you ->
    [pawn] Te tumbas y repasas el mazo: { $deck }.
   *[other] { $deck ->
        [hidden] { $pawn } se tumba y repasa el mazo.
       *[shown] { $pawn } se tumba y repasa el mazo: { $deck }.
    }
}
boardgame-event-CardsChanged = { $count ->
    [0] { $you ->
        [pawn] No cambias ninguna carta.
       *[other] { $pawn } no cambia ninguna carta.
    }
   *[other] { $you ->
        [pawn] Cambias { $given } por { $taken }.
       *[other] { $given ->
            [hidden] { $count ->
                [one] { $pawn } cambia una carta.
               *[other] { $pawn } cambia { $count } cartas.
            }
           *[shown] { $pawn } cambia { $given } por { $taken }.
        }
    }
}
boardgame-event-StackCardLost = Se pierde una carta de la pila, sin que nadie la vea.
boardgame-event-CardRevealed = De la pila sale { $card }.
boardgame-event-CardAssigned = { $lost ->
    [yes] { $you ->
        [pawn] { $card } es para ti, y no se puede llevar a cabo.
       *[other] { $card } es para { $pawn }, y no se puede llevar a cabo.
    }
   *[no] { $you ->
        [pawn] { $card } es para ti.
       *[other] { $card } es para { $pawn }.
    }
}
boardgame-event-StackDiscarded = { $count ->
    [0] La pila está vacía.
    [one] La última carta de la pila se descarta sin verla.
   *[other] { $count } cartas de la pila se descartan sin verlas.
}
boardgame-event-BonusPlayed = { $you ->
    [pawn] Añades { $card }.
   *[other] { $pawn } añade { $card }.
}
boardgame-event-CardLost = { $card } no sirve de nada. Nadie dice por qué.
boardgame-event-ThingsDrawn = { $you ->
    [pawn] Encuentras { $things }.
   *[other] { $things ->
        [hidden] { $shelf ->
            [weapons] { $count ->
                [one] { $pawn } encuentra un arma.
               *[other] { $pawn } mira { $count } armas.
            }
            [items] { $count ->
                [one] { $pawn } encuentra un objeto.
               *[other] { $pawn } mira { $count } objetos.
            }
           *[lab] { $count ->
                [one] { $pawn } saca una ficha de laboratorio.
               *[other] { $pawn } saca { $count } fichas de laboratorio.
            }
        }
       *[shown] { $pawn } encuentra { $things }.
    }
}
boardgame-event-ThingKept = { $you ->
    [pawn] Te quedas con { $thing }.
   *[other] { $thing ->
        [hidden] { $shelf ->
            [weapons] { $pawn } se queda con un arma.
            [items] { $pawn } se queda con un objeto.
           *[lab] { $pawn } se queda con una ficha de laboratorio.
        }
       *[shown] { $pawn } se queda con { $thing }.
    }
}
boardgame-event-FlamethrowerLaidOpen = { $you ->
    [pawn] Pones ante ti un Lanzallamas. Recargas: { $reloads }.
   *[other] { $pawn } pone en la mesa un Lanzallamas. Recargas: { $reloads }.
}
boardgame-event-LabTokenDiscarded = { $you ->
    [pawn] Descartas { $token }.
   *[other] { $token ->
        [hidden] { $pawn } descarta una ficha de laboratorio.
       *[shown] { $pawn } descarta { $token }.
    }
}
boardgame-event-ThingsRemoved = { $shelf ->
    [weapons] { $count ->
        [one] Se pierde un arma sin verla.
       *[other] Se pierden { $count } armas sin verlas.
    }
    [items] { $count ->
        [one] Se pierde un objeto sin verlo.
       *[other] Se pierden { $count } objetos sin verlos.
    }
   *[lab] { $count ->
        [one] Se pierde una ficha de laboratorio sin verla.
       *[other] Se pierden { $count } fichas de laboratorio sin verlas.
    }
}
boardgame-event-BloodBagRemoved = { $found ->
    [yes] Revienta una bolsa de sangre.
   *[no] Ya no queda ninguna bolsa de sangre que perder.
}
boardgame-event-DealProposed = { $you ->
    [proposer] Ofreces { $things } a { $partner }.
    [partner] { $proposer } te ofrece { $things }.
   *[other] { $proposer } ofrece { $things } a { $partner }.
}
boardgame-event-DealAnswered = { $you ->
    [proposer] { $partner } pone { $things }.
    [partner] Pones { $things }.
   *[other] { $partner } pone { $things }.
}
boardgame-event-DealMade = { $given_things ->
    [hidden] { $proposer } cierra un trato con { $partner }: { $given } por { $taken }.
   *[shown] { $you ->
        [proposer] Das { $given_things } a { $partner } y recibes { $taken_things }.
        [partner] Das { $taken_things } a { $proposer } y recibes { $given_things }.
       *[other] { $proposer } da { $given_things } a { $partner } y recibe { $taken_things }.
    }
}{ $flamethrowers_given ->
    [0] {""}
   *[other] {" "}{ $you ->
        [partner] Ahora tienes el Lanzallamas.
       *[other] Ahora { $partner } tiene el Lanzallamas.
    }
}{ $flamethrowers_taken ->
    [0] {""}
   *[other] {" "}{ $you ->
        [proposer] Ahora tienes el Lanzallamas.
       *[other] Ahora { $proposer } tiene el Lanzallamas.
    }
}
boardgame-event-DealRefused = { $you ->
    [proposer] No hay trato con { $partner }.
    [partner] No hay trato con { $proposer }.
   *[other] { $proposer } no cierra ningún trato con { $partner }.
}

## Lo que le ha pasado a la gente

boardgame-event-CharacterTaken = { $you ->
    [pawn] Eres { $character }.
   *[other] { $pawn } es { $character }.
}
boardgame-event-RoleDealt = { $you ->
    [pawn] { $role ->
        [alien] En la oscuridad lo sabes: eres alienígena.
       *[human] En la oscuridad lo sabes: eres un ser humano.
    }
   *[other] { $role ->
        [hidden] { $pawn } mira una ficha y no dice nada.
        [alien] { $pawn } es alienígena.
       *[human] { $pawn } es un ser humano.
    }
}
boardgame-event-LeaderNamed = { $you ->
    [pawn] Ahora lideras tú.
   *[other] Ahora lidera { $pawn }.
}
boardgame-event-AlienCardPlaced = { $room ->
    [hidden] Algo acecha con fuerza { $strength }. Nadie sabe dónde.
   *[shown] El alienígena acecha con fuerza { $strength } { $room_in }.
}
boardgame-event-RoomEntered = { $you ->
    [pawn] Vas { $room_to }.
   *[other] { $pawn } va { $room_to }.
}
boardgame-event-MarkerTaken = { $you ->
    [pawn] Recoges el marcador de líder.
   *[other] { $pawn } recoge el marcador de líder.
}
boardgame-event-AlienRevealed = El alienígena está { $room_in }, con fuerza { $strength }.
boardgame-event-AlienReturned = El alienígena se repliega con fuerza { $strength }.
boardgame-event-AlienWaited = { $room }: no hace nada. Todavía.
boardgame-event-AlienFled = El alienígena huye { $room_from }.
boardgame-event-FireUsed = { $you ->
    [pawn] ¡Fuego! Usas { $weapon } { $room_in }.
   *[other] ¡Fuego! { $pawn } usa { $weapon } { $room_in }.
}
boardgame-event-AlienBeaten = Lo que se mostró es ceniza. Lo que no, quizá siga entre los tuyos.
boardgame-event-CharactersLaidDown = { $you ->
    [pawns] Acabas en el suelo { $room_in }.
   *[other] { $pawns_you ->
        [yes] En el suelo { $room_in }: { $pawns }.
       *[no] { $pawns_count ->
            [one] { $pawns } acaba en el suelo { $room_in }.
           *[other] { $pawns } acaban en el suelo { $room_in }.
        }
    }
}
boardgame-event-CharacterAssimilated = { $you ->
    [pawn] El alienígena te asimila { $room_in }. Has muerto, y nadie pregunta qué eras.
   *[other] El alienígena asimila a { $pawn } { $room_in }. Nadie pregunta qué era.
}
boardgame-event-WeaponUsedToWithdraw = { $you ->
    [pawn] Muestras { $weapon } y mantienes las distancias.
   *[other] { $pawn } muestra { $weapon } y mantiene las distancias.
}
boardgame-event-CharactersMet = { $pawns_you ->
    [yes] Encuentro { $room_in }: { $pawns }.
   *[no] { $pawns } coinciden { $room_in }.
} { $laid_by_count ->
    [0] Nadie pone fichas.
   *[other] Fichas boca abajo: { $laid_by }.
}
boardgame-event-TokenSeen = { $you ->
    [picker] { $token ->
        [alien] Miras una ficha de { $picked }: alienígena.
       *[human] Miras una ficha de { $picked }: humana.
    }
    [picked] { $token ->
        [alien] { $picker } mira una ficha tuya: alienígena.
       *[human] { $picker } mira una ficha tuya: humana.
    }
   *[other] { $token ->
        [hidden] { $picker } mira una ficha de { $picked }.
        [alien] { $picker } mira una ficha de { $picked }: alienígena.
       *[human] { $picker } mira una ficha de { $picked }: humana.
    }
}
boardgame-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] A solas con el perro sacas una ficha: alienígena.
       *[human] A solas con el perro sacas una ficha: humana.
    }
   *[other] { $token ->
        [hidden] A solas con el perro, { $pawn } saca una ficha.
        [alien] A solas con el perro, { $pawn } saca una ficha: alienígena.
       *[human] A solas con el perro, { $pawn } saca una ficha: humana.
    }
}
boardgame-event-RoleChanged = { $you ->
    [pawn] Por fuera no has cambiado. Ahora eres alienígena.
   *[other] Por fuera, { $pawn } no ha cambiado. Ahora es alienígena.
}
boardgame-event-SuspicionMoved-many = Sospecha: { $people }.
boardgame-event-SuspicionMoved = { $you ->
    [pawn] { $space ->
        [0] Estás en verde.
       *[other] Sospecha sobre ti: { $space }.
    }
   *[other] { $space ->
        [0] { $pawn } está en verde.
       *[other] Sospecha sobre { $pawn }: { $space }.
    }
}
boardgame-event-BurningAsked = { $you ->
    [pawn] Pides quemarlo todo { $room_in }.
   *[other] { $pawn } pide quemarlo todo { $room_in }.
}
boardgame-event-BurningRefused = { $you ->
    [pawn] El líder no te lo permite.
   *[other] El líder no se lo permite a { $pawn }.
}
boardgame-event-FingerPointed = { $accused ->
    [nobody] { $you ->
        [pawn] No señalas a nadie.
       *[other] { $pawn } no señala a nadie.
    }
   *[somebody] { $you ->
        [pawn] Señalas a { $accused }.
        [accused] { $pawn } te señala.
       *[other] { $pawn } señala a { $accused }.
    }
}
boardgame-event-TestBegan = { $you ->
    [tester] Haces la { $kind }.
   *[other] { $tester } hace la { $kind }.
}
boardgame-event-RoleShown = { $you ->
    [pawn] { $role ->
        [alien] Muestras lo que eres: alienígena.
       *[human] Muestras lo que eres: un ser humano.
    }
   *[other] { $role ->
        [alien] { $pawn } es alienígena.
       *[human] { $pawn } es un ser humano.
    }
}
boardgame-event-AlienExposed = { $you ->
    [pawn] Te quitas la máscara. El alienígena gana { $strength } de fuerza.
   *[other] Eso ya no es { $pawn }. El alienígena gana { $strength } de fuerza.
}
boardgame-event-EscapeStarted = { $you ->
    [pawn] Empiezas la huida: { $vehicle }.
   *[other] { $pawn } empieza la huida: { $vehicle }.
}
boardgame-event-BoardingAsked = { $you ->
    [pawn] Pides subir a bordo.
   *[other] { $pawn } pide subir a bordo.
}
boardgame-event-BoardingAnswered = { $boards ->
    [yes] { $you ->
        [pawn] Te dejan subir.
       *[other] Dejan subir a { $pawn }.
    }
   *[no] { $agreed_count ->
        [0] { $you ->
            [pawn] Nadie te quiere a bordo.
           *[other] Nadie quiere a { $pawn } a bordo.
        }
       *[other] { $you ->
            [pawn] No te dejan subir. A favor: { $agreed }.
           *[other] No dejan subir a { $pawn }. A favor: { $agreed }.
        }
    }
}
boardgame-event-Boarded = { $you ->
    [pawn] Estás a bordo.
   *[other] { $pawn } está a bordo.
}
boardgame-event-VehicleLeft = Se marcha: { $vehicle }. A bordo: { $aboard }.
boardgame-event-EverythingShown = Amanece. Cada cual muestra lo que es.

## What only one seat sees

boardgame-reveal-found = Lo que has encontrado
boardgame-reveal-deal = Trato con { $who }
boardgame-reveal-token = La ficha de { $who }
boardgame-reveal-bag = De la bolsa
boardgame-reveal-got = recibes
boardgame-reveal-given = entregas

## Cómo llegó una infección

boardgame-through-first = desde el principio
boardgame-through-meeting = { $room_in }, ronda { $round }
boardgame-through-dog = por un perro { $room_in }, ronda { $round }
boardgame-curve-note = Dónde estaba cada disco al final de cada ronda. La línea discontinua es la casilla roja, el final del medidor.
boardgame-because-stopped = las cartas que quedaron sin ver en la pila
boardgame-because-sabotaged_stack = una carta en una pila saboteada
boardgame-because-threw_hand_away = una mano entera descartada
boardgame-because-wasted = una acción que no sirvió de nada
boardgame-because-sought_company = tanto gusto por la compañía
boardgame-because-kept_apart = mantenerse tan lejos de todos
boardgame-because-took_marker = tantas ganas de ser líder
boardgame-because-met_suspect = un encuentro con alguien de quien sospecho

## Cómo acabó

boardgame-reason-frozen = La base está fría y en silencio. Lo que duerme bajo el hielo puede esperar. Ganan los alienígenas.
boardgame-reason-no_human_left = Ya no queda ningún humano. Ganan los alienígenas.
boardgame-reason-alien_aboard = Subió a bordo algo que no era amigo. Ganan los alienígenas.
boardgame-reason-human_left_behind = Se fueron, y un ser humano quedó en el hielo. Ganan los alienígenas.
boardgame-reason-escaped = Escaparon, y nada se fue con ellos. Ganan los humanos.
boardgame-turning-wrong = Ronda { $round }: { $count } dedos señalaron a { $who }, que era un ser humano.
boardgame-turning-right = Ronda { $round }: { $count } dedos señalaron a { $who }, y acertaron.
boardgame-side-human = Ganan los humanos
boardgame-side-alien = Ganan los alienígenas
boardgame-fate-last = Entre los últimos humanos cuando cayó el último: pierde, sea lo que sea ahora.

## Preguntas

boardgame-question-character_to_play = ¿Quién quieres ser?
boardgame-question-character_to_play-help = A cada cual se le da bien una cosa. No dice nada de lo que es.
boardgame-question-weather_to_keep = ¿Qué tiempo va a hacer?
boardgame-question-weather_to_keep-help = Ha salido más de un resultado. El que elijas es el tiempo que cuenta.
boardgame-question-room_to_haunt = ¿Dónde acechas?
boardgame-question-room_to_haunt-help = Pon fuerza en una sala, boca abajo. Se ve cuánta, nadie ve dónde. La que guardes está a salvo.
boardgame-question-strength_to_place = ¿Cuánta fuerza espera { $room_in }?
boardgame-question-strength_to_place-help = Si supera en número a la gente de pie allí, asimilas a alguien. Si la iguala, todos acaban en el suelo.
boardgame-question-card_to_swap = ¿Cambias una carta de acción?
boardgame-question-card_to_swap-help = Puedes descartar una y robar otra. Nadie ve cuál.
boardgame-question-turn = Tu turno. ¿Qué haces?
boardgame-question-turn-help = Ve a una sala y entrega una carta elegida o una recién robada, o descansa y cambia tu mano.
boardgame-question-room_to_enter = ¿Adónde vas?
boardgame-question-room_to_enter-help = Cualquier sala de trabajo con menos de 3 personas. Coincidir con gente es un riesgo; estar a solas con un perro, también.
boardgame-question-flashlight_to_show = { $special ->
    [yes] ¿Muestras una Linterna, para mirar dos cartas?
   *[no] Está oscuro. ¿Muestras una Linterna?
}
boardgame-question-flashlight_to_show-help = A oscuras, con luz eliges tú tu carta. En una acción especial, de día o de noche, miras dos cartas en vez de una. Se pregunta siempre, la tengas o no.
boardgame-question-card_to_hand_over = ¿Qué carta entregas?
boardgame-question-card_to_hand_over-help = Va boca abajo a la pila. Luego el líder descubre las cartas, y nadie sabe de quién es cada una.
boardgame-question-card_to_discard = Tienes hambre. ¿A qué carta renuncias?
boardgame-question-card_to_discard-help = Con hambre, la mano es de 2 cartas.
boardgame-question-card_to_give_up = ¿Qué carta cambias?
boardgame-question-card_to_give_up-help = Por cada carta que dejas, tomas del mazo una de tu elección.
boardgame-question-card_to_take = { $left ->
    [one] Toma una carta. El mazo: { $deck }.
   *[other] Toma { $left } cartas, una a una. El mazo: { $deck }.
}
boardgame-question-card_to_take-help = Repasas el mazo y tomas tantas como dejaste. Después se baraja todo.
boardgame-question-room_to_resolve = Lideras tú. ¿Qué sala va primero?
boardgame-question-room_to_resolve-help = Los encuentros se resuelven sala por sala, en el orden que elijas.
boardgame-question-fire_to_use = El alienígena está { $room_in }. ¿Usas fuego?
boardgame-question-fire_to_use-help = El fuego lo ahuyenta y le quita 1 de fuerza, pero cuesta una carta de la pila y te deja en el suelo. Se le pregunta a quien esté allí.
boardgame-question-alien_deed = ¿Qué haces { $room_in }?
boardgame-question-alien_deed-help = Lo que asimilas te hace más fuerte. Lo que rompes los hace más débiles.
boardgame-question-weapon_to_withdraw = No estás a solas { $room_in }. ¿Te retiras?
boardgame-question-weapon_to_withdraw-help = Con un arma evitas el encuentro. Se pregunta a todos los que estén allí, con armas o sin ellas.
boardgame-question-rescue_to_board = El Helicóptero de rescate espera. ¿Subes?
boardgame-question-rescue_to_board-help = Va primero quien levanta menos sospechas. Si no es ahora, nadie sale así en esta ronda.
boardgame-question-tokens_to_lay_out = Un encuentro { $room_in }. ¿Qué fichas pones?
boardgame-question-tokens_to_lay_out-help = Dos fichas, boca abajo. Los humanos solo las tienen humanas. Quien ve una ficha alienígena es alienígena desde entonces.
boardgame-question-character_to_check = ¿De quién miras las fichas?
boardgame-question-character_to_check-help = Ves una de las dos, al azar, y la sospecha sobre ti sube uno.
boardgame-question-notice = { $saw ->
    [hidden] No has visto ninguna ficha.
    [alien] { $of ->
        [nobody] Has sacado una ficha por el perro: alienígena.
       *[somebody] Has visto una ficha de { $of }: alienígena.
    }
   *[human] { $of ->
        [nobody] Has sacado una ficha por el perro: humana.
       *[somebody] Has visto una ficha de { $of }: humana.
    }
} { $role ->
    [alien] Eres alienígena.
   *[human] Eres un ser humano.
}
boardgame-question-notice-help = Quien estuvo allí recibe este aviso y lo confirma, diga lo que diga.
boardgame-question-fire_for_room = { $leave ->
    [no] ¿Lo quemas todo { $room_in }?
   *[yes] ¿Pides quemarlo todo { $room_in }?
}
boardgame-question-fire_for_room-help = Una sala quemada se pierde para siempre. Cuesta el fuego y una carta de la pila, y normalmente el líder debe aceptar. Se pregunta a todos los que estén de pie.
boardgame-question-burning_to_allow = { $pawn } quiere quemarlo todo { $room_in }. ¿Lo permites?
boardgame-question-burning_to_allow-help = La sala se pierde para siempre, con lo que guarda. Quien esté allí va a la Sala de recreo, y la congelación vuelve a su primera casilla.
boardgame-question-next_card = ¿Otra carta?
boardgame-question-next_card-help = Puedes parar tras cualquier carta. Las que queden se descartan sin verlas.
boardgame-question-character_to_assign = { $lost ->
    [yes] { $card }, y nadie está donde sirve. ¿Quién pierde el tiempo con ella?
   *[no] { $card }. ¿A quién se la das?
}
boardgame-question-character_to_assign-help = Solo puede recibirla quien esté de pie donde la carta cambiaría algo. Después acaba en el suelo.
boardgame-question-bonus_to_play = ¿Añades un extra?
boardgame-question-bonus_to_play-help = Herramientas y Combustible son gratis y van antes. Se le pregunta a quien reciba una carta, los tenga o no.
boardgame-question-weapon_to_keep = ¿Con qué arma te quedas?
boardgame-question-weapon_to_keep-help = Las otras vuelven bajo el mazo. Nadie ve con cuál te quedas, salvo que sea un Lanzallamas.
boardgame-question-item_to_keep = ¿Con qué objeto te quedas?
boardgame-question-item_to_keep-help = Los otros vuelven bajo el mazo. Nadie ve con cuál te quedas.
boardgame-question-lab_token_to_keep = Sacas una ficha de laboratorio: { $token }. ¿Te la quedas?
boardgame-question-lab_token_to_keep-help = Te la quedes o la descartes, nadie ve qué es.
boardgame-question-vehicle_use = ¿Qué haces { $room_in }?
boardgame-question-vehicle_use-help = Carga combustible; empieza la huida, si no tiene daños, está lleno y tienes Llaves; o deja que la carta se pierda.
boardgame-question-room_to_fuel = ¿Adónde envías 1 de combustible?
boardgame-question-room_to_fuel-help = Sale del Almacén subterráneo.
boardgame-question-trading_partner = ¿Ofreces un trato a alguien?
boardgame-question-trading_partner-help = Armas, objetos y fichas de laboratorio cambian de manos si hay acuerdo. De los tratos cerrados se ve cuántas cosas, nunca cuáles. Dos ofertas por ronda.
boardgame-question-things_to_offer = { $partner ->
    [nobody] No has ofrecido ningún trato.
   *[other] ¿Qué pones en tu trato con { $partner }?
}
boardgame-question-things_to_offer-help = La otra parte ve armas y objetos, y cuántas fichas de laboratorio. Se le pregunta a quien tenga algo, para que no se sepa quién ofrece un trato.
boardgame-question-deal_to_answer = { $offers_count ->
    [0] Nadie te ofrece un trato.
   *[other] { $offers }. ¿Qué dices?
}
boardgame-question-deal_to_answer-help = Acepta una oferta y di qué pones, o rechaza. Se le pregunta a todo el mundo, para que no se sepa a quién se ofreció un trato.
boardgame-question-deal_to_confirm = { $partner ->
    [nobody] No tienes ningún trato que confirmar.
   *[other] { $offered_count ->
        [0] { $returned_count ->
            [0] Tu trato con { $partner } es solo de palabra: nadie pone nada. ¿De acuerdo?
           *[other] Tu trato con { $partner }: { $offered } por { $returned }. ¿De acuerdo?
        }
       *[other] Tu trato con { $partner }: { $offered } por { $returned }. ¿De acuerdo?
    }
}
boardgame-question-deal_to_confirm-help = Primero lo que ofreciste, luego lo que ponen a cambio. Solo si aceptas cambia algo de manos. Se le pregunta a todo el mundo.
boardgame-question-character_to_accuse = ¿A quién señalas?
boardgame-question-character_to_accuse-help = Todos señalan a la vez. Cada dedo sube uno la sospecha. A quien está en verde se le deja en paz.
boardgame-question-self_exposure = ¿Sigues como hasta ahora?
boardgame-question-self_exposure-help = Se le pregunta a todo el mundo a la vez. Solo un alienígena puede mostrarse; después caza a cara descubierta.
boardgame-question-test_to_begin_with = Lideras tú. ¿Qué prueba va primero?
boardgame-question-test_to_begin_with-help = Cada tipo puede hacerse una vez por ronda. Por el segundo se te pregunta después del primero.
boardgame-question-willing_to_test = ¿Harías la { $test }?
boardgame-question-willing_to_test-help = Se le pregunta a todo el mundo, pueda o no. Solo el líder ve quién la haría.
boardgame-question-tester = ¿Quién hace la { $test }?
boardgame-question-tester-help = Estas personas se ofrecen. También puedes no elegir a nadie.
boardgame-question-character_to_test = ¿A quién se le hace la prueba?
boardgame-question-character_to_test-help = Un humano pasa a verde. Un alienígena queda al descubierto.
boardgame-question-wish_to_board = { $vehicle }: ¿pides subir a bordo?
boardgame-question-wish_to_board-help = Deciden quienes ya están a bordo. Quien sube muestra su rol, y un alienígena a bordo ha ganado.
boardgame-question-boarding_to_allow = { $asking } quiere subir a bordo. ¿Aceptas?
boardgame-question-boarding_to_allow-help = Con un alienígena a bordo, ganan los alienígenas. Con un humano en tierra, también.

## Opciones: por pregunta y palabra, o por palabra; si no, el nombre de la sala, cosa, carta, persona, tiempo o prueba

boardgame-option-decline = No
boardgame-option-none = No
boardgame-option-done = Eso es todo
boardgame-option-enough = Eso es todo
boardgame-option-agree = Aceptar
boardgame-option-refuse = Rechazar
boardgame-option-allow = Que arda
boardgame-option-keep = Quedársela
boardgame-option-pawn = { $you ->
    [pawn] { $pawn } (tú)
   *[other] { $pawn }
}
boardgame-option-strength_to_place-number = Fuerza { $number }
boardgame-option-turn-move = Ir a una sala y entregar una carta
boardgame-option-turn-special_action = Descartar la mano, ir con una carta nueva
boardgame-option-turn-change_cards = Tumbarse y cambiar cartas
boardgame-option-turn-board = Subir al Helicóptero de rescate
boardgame-ahead-room = Ir { $to }
boardgame-ahead-both = Ir { $to } y entregar { $card }
boardgame-ahead-card = Ir a una sala y entregar { $card }
boardgame-option-card_to_swap-keep = Conservar tu mano
boardgame-option-flashlight_to_show-decline = Seguir sin ella
boardgame-option-flashlight_to_show-show = Mostrar la Linterna
boardgame-option-fire_to_use-decline = Sin fuego
boardgame-option-fire_to_use-dynamite = Lanzar Dinamita
boardgame-option-fire_to_use-reload = Gastar una recarga de Lanzallamas
boardgame-option-alien_deed-nothing = Nada
boardgame-option-alien_deed-dog = Asimilar al perro
boardgame-option-alien_deed-sabotage = Sabotear la sala
boardgame-option-alien_deed-pawn = Asimilar a { $pawn }
boardgame-option-weapon_to_withdraw-decline = Quedarse
boardgame-option-weapon_to_withdraw-melee = Retirarse con un Arma cuerpo a cuerpo
boardgame-option-weapon_to_withdraw-firearm = Retirarse con un Arma de fuego
boardgame-option-weapon_to_withdraw-reload = Retirarse con una recarga de Lanzallamas
boardgame-option-rescue_to_board-stay = Ahora no
boardgame-option-rescue_to_board-board = Subir
boardgame-option-tokens_to_lay_out-two_human = Dos fichas humanas
boardgame-option-tokens_to_lay_out-one_alien = Una ficha humana y una alienígena
boardgame-option-notice-confirm = Lo he leído
boardgame-option-fire_for_room-decline = No
boardgame-option-fire_for_room-dynamite = Con Dinamita
boardgame-option-fire_for_room-reload = Con una recarga de Lanzallamas
boardgame-option-burning_to_allow-refuse = Ahora no
boardgame-option-next_card-go_on = Descubrir otra carta
boardgame-option-next_card-stop = Parar aquí
boardgame-option-character_to_assign-pawn = { $you ->
    [pawn] { $pawn } (tú), { $room_in }
   *[other] { $pawn }, { $room_in }
}
boardgame-option-bonus_to_play-none = Nada más
boardgame-option-bonus_to_play-tools = Herramientas: 1 de daño menos
boardgame-option-bonus_to_play-fuel_can = Combustible: 1 más en el tanque
boardgame-option-lab_token_to_keep-discard = Descartarla
boardgame-option-vehicle_use-nothing = Nada
boardgame-option-vehicle_use-refuel = Cargar combustible
boardgame-option-vehicle_use-escape = Empezar la huida
boardgame-option-trading_partner-none = Sin trato
boardgame-option-deal_to_answer-refuse = Sin trato
boardgame-option-deal_to_answer-deal = { $pawn }: poner { $things }
boardgame-option-deal_to_confirm-refuse = No hay trato
boardgame-option-deal_to_confirm-agree = Cerrar el trato
# En un teléfono que pasa de mano en mano: qué se hace con lo señalado.
boardgame-deed-nothing = No poner nada
boardgame-deed-offer = Poner lo señalado
boardgame-deed-deal = Trato con { $pawn }
boardgame-option-character_to_accuse-abstain = A nadie
boardgame-option-self_exposure-stay_hidden = Seguir como hasta ahora
boardgame-option-self_exposure-expose = Mostrar lo que eres
boardgame-option-willing_to_test-decline = No
boardgame-option-willing_to_test-carry_out = Sí
boardgame-option-tester-none = Nadie
boardgame-option-wish_to_board-stay = Quedarse en tierra
boardgame-option-wish_to_board-board = Pedir subir a bordo

## Ofertas en un trato

# The reader among several people in a list.
boardgame-offer-nothing = nada
boardgame-offer-of = { $pawn } ofrece { $things }
boardgame-offer-lab = { $count ->
    [one] una ficha de laboratorio
   *[other] { $count } fichas de laboratorio
}

## Lo que espera el resto, a la vista de todos: «Ana debe elegir un personaje»

boardgame-waiting-character_to_play = debe elegir un personaje
boardgame-waiting-weather_to_keep = debe elegir el tiempo
boardgame-waiting-room_to_haunt = acecha
boardgame-waiting-strength_to_place = acecha
boardgame-waiting-card_to_swap = decide si cambia una carta
boardgame-waiting-turn = debe jugar su turno
boardgame-waiting-room_to_enter = debe ir a una sala
boardgame-waiting-flashlight_to_show = busca una luz… o no
boardgame-waiting-card_to_hand_over = debe entregar una carta
boardgame-waiting-card_to_discard = debe renunciar a una carta
boardgame-waiting-card_to_give_up = debe cambiar cartas
boardgame-waiting-card_to_take = debe cambiar cartas
boardgame-waiting-room_to_resolve = dice qué sala va ahora
boardgame-waiting-fire_to_use = decide si usa fuego
boardgame-waiting-alien_deed = hace lo que hacen los alienígenas
boardgame-waiting-weapon_to_withdraw = decide si se retira
boardgame-waiting-rescue_to_board = decide si sube
boardgame-waiting-tokens_to_lay_out = debe poner fichas
boardgame-waiting-character_to_check = debe mirar una ficha
boardgame-waiting-notice = debe leer un aviso
boardgame-waiting-fire_for_room = decide si quema una sala
boardgame-waiting-burning_to_allow = decide si permite un fuego
boardgame-waiting-next_card = decide si seguir o parar
boardgame-waiting-character_to_assign = debe dar la carta a alguien
boardgame-waiting-bonus_to_play = decide si añade un extra
boardgame-waiting-weapon_to_keep = debe quedarse con un arma
boardgame-waiting-item_to_keep = debe quedarse con un objeto
boardgame-waiting-lab_token_to_keep = mira una ficha de laboratorio
boardgame-waiting-vehicle_use = debe hacer algo con el vehículo
boardgame-waiting-room_to_fuel = debe enviar combustible
boardgame-waiting-trading_partner = decide si ofrece un trato
boardgame-waiting-things_to_offer = dice qué pone en un trato, o nada
boardgame-waiting-deal_to_answer = responde a las ofertas, si las hay
boardgame-waiting-deal_to_confirm = decide si cierra el trato
boardgame-waiting-character_to_accuse = debe señalar a alguien
boardgame-waiting-self_exposure = decide si sigue igual
boardgame-waiting-test_to_begin_with = debe empezar las pruebas
boardgame-waiting-willing_to_test = decide si se ofrece
boardgame-waiting-tester = elige quién hace la prueba
boardgame-waiting-character_to_test = dice a quién se le hace la prueba
boardgame-waiting-wish_to_board = decide si sube a bordo
boardgame-waiting-boarding_to_allow = decide si deja subir a alguien

## La mesa

boardgame-board-round = Ronda { $round }
boardgame-board-leader = lidera { $pawn }
boardgame-board-marker = el marcador: { $pawn }
boardgame-board-legend = ◆ marcador ∴ perro ✶ alien
boardgame-board-you = tú
boardgame-board-fuel = combustible
boardgame-board-damage = daño
boardgame-board-dogs = { $count ->
    [one] 1 perro
   *[other] { $count } perros
}
boardgame-board-alien = alien { $strength }
boardgame-board-burned = cenizas
boardgame-board-destroyed = en ruinas
boardgame-board-dark = a oscuras
boardgame-board-hungry = hambre
boardgame-danger-food = { $rounds ->
    [1] La comida se acaba esta noche: { $pantry } de 4
   *[other] Comida para una noche más
}
boardgame-danger-food-short = { $rounds ->
    [1] Comida: { $pantry } de 4
   *[other] Comida: una noche más
}
boardgame-danger-boiler = La Caldera puede morir la próxima ronda
boardgame-danger-boiler-short = La Caldera puede morir
boardgame-danger-generator = Puede irse la luz la próxima ronda
boardgame-danger-generator-short = Puede irse la luz
boardgame-danger-freezing = { $rounds ->
    [1] La base puede congelarse la próxima ronda
   *[other] La base puede congelarse dentro de { $rounds } rondas
}
boardgame-danger-freezing-short = { $rounds ->
    [1] ¿Congelados en una ronda?
   *[other] ¿Congelados en { $rounds } rondas?
}
boardgame-danger-rescue = { $rounds ->
    [1] El helicóptero se va la próxima ronda
   *[other] El helicóptero se va dentro de { $rounds } rondas
}
boardgame-danger-rescue-short = { $rounds ->
    [1] Se va la próxima ronda
   *[other] Se va en { $rounds } rondas
}
boardgame-board-freezing = congelación { $space } de { $track }
boardgame-board-die-at-station = dado en Meteorología
boardgame-board-food = { $kitchen ->
    [0] comida { $pantry }
   *[other] comida { $pantry }, cocinada { $kitchen }
}
boardgame-board-stack = pila { $cards }
boardgame-board-deck = mazo { $cards }
boardgame-board-shown = a la vista: { $cards }
boardgame-board-revealed = ahora { $card }
boardgame-board-fuel-underground = comb. base { $fuel }
boardgame-board-fuel-external = comb. vehículos { $fuel }
boardgame-board-rescue = { $state ->
    [none] sin SOS
    [gone] sin rescate
    [here] rescate aquí, combustible { $fuel }
   *[coming] rescate { $space } de { $track }, combustible { $fuel }
}
boardgame-board-aboard = a bordo: { $people }
boardgame-board-pool = fuerza alienígena { $strength }
boardgame-board-ambush = al acecho { $strengths }
boardgame-board-ambush-known = al acecho: { $rooms }
boardgame-board-count-cards = { $count }c
boardgame-board-count-weapons = { $count }a
boardgame-board-count-items = { $count }o
boardgame-board-count-lab = { $count }l
boardgame-board-flamethrower = Lanzallamas ({ $reloads })
boardgame-board-who = Eres { $character }, y { $role ->
    [alien] alienígena
   *[human] un ser humano
}.
boardgame-board-hand = Mano
boardgame-board-found = En tus manos
boardgame-board-held-weapons = Armas
boardgame-board-held-items = Objetos
boardgame-board-held-lab = Lab.
boardgame-board-nothing = nada
boardgame-board-exposed = Eres el alienígena, a cara descubierta. Fuerza en reserva: { $strength }.
boardgame-board-dead = Has muerto. Ves lo mismo que cualquiera que mire.
boardgame-map = El mapa
boardgame-map-help =
    Cada sala muestra su combustible ▮ y su daño ✖, y quién está allí por las primeras letras del nombre: mayúscula si
    está de pie, minúscula si está en el suelo. ∴ es un perro, ✶ el alienígena al descubierto con su fuerza, ◆ el
    marcador de líder, ★ el líder. En la lista del equipo ■ es la sospecha, y 2c 1a 4o 3l son 2 cartas, 1 arma,
    4 objetos y 3 fichas de laboratorio; ♨ es un Lanzallamas y sus recargas.

## El final

boardgame-end-infected = { $whom }: { $through }

## Reglas de la casa

boardgame-house-edition = ¿Qué caja tienes?
boardgame-house-edition-help = Las ediciones impresas difieren. Una caja fija las reglas de la casa tal como las trae; después puedes cambiar cada una.
boardgame-house-edition-ours = Nuestras reglas, ninguna caja impresa
boardgame-house-edition-pt = Caja brasileña, 2021
boardgame-house-edition-en = Caja inglesa, 2022 (según un resumen)
boardgame-house-edition-it = Caja italiana, 2023
boardgame-house-edition-pl = Caja polaca
boardgame-house-kennel_card = La Perrera puede volver a abrirse
boardgame-house-kennel_card-help = Su carta está en el mazo mientras haya un perro dentro. Sin esta regla, los perros capturados no salen nunca: más fácil, para empezar.
boardgame-house-characters = Personajes
boardgame-house-characters-help = Repartidos al azar, o elegidos por orden de silla.
boardgame-house-characters-random = repartidos al azar
boardgame-house-characters-choose = elegidos
boardgame-house-boiler_fails = Cuándo se destruye la Caldera
boardgame-house-boiler_fails-help = Si su último daño aún se puede reparar hasta el próximo mantenimiento.
boardgame-house-boiler_fails-check = en el mantenimiento, si el daño sigue ahí
boardgame-house-boiler_fails-at_once = con su último daño, al momento
boardgame-house-generator_fails = Cuándo se va la luz
boardgame-house-generator_fails-help = Si el último daño del Generador aún se puede reparar hasta el próximo mantenimiento.
boardgame-house-generator_fails-check = en el mantenimiento, si el daño sigue ahí
boardgame-house-generator_fails-at_once = con el último daño, al momento
boardgame-house-change_cards = Cartas que se cambian en el Dormitorio
boardgame-house-change_cards-help = Si al descansar se cambia toda la mano o la parte que quieras.
boardgame-house-change_cards-all = toda la mano
boardgame-house-change_cards-any = la parte que quieras
boardgame-house-weapons_avoid_dogs = Armas contra los perros
boardgame-house-weapons_avoid_dogs-help = Quien se retira con un arma tampoco se encuentra con el perro. Sin esta regla, las armas solo sirven frente a las personas.
boardgame-house-weapons_avoid_aliens = Armas contra alienígenas al descubierto
boardgame-house-weapons_avoid_aliens-help = Con un arma se puede evitar a un alienígena al descubierto. Si se retira todo el mundo, se queda solo allí.
boardgame-house-dormitory_contagion = Encuentros en el Dormitorio
boardgame-house-dormitory_contagion-help = Si hay dos o más personas en el Dormitorio, hay encuentro como en cualquier otra sala, aunque estén en el suelo.
boardgame-house-leader_allows_fire = El fuego requiere permiso del líder
boardgame-house-leader_allows_fire-help = El líder permite o niega cada fuego en una sala. Sin esta regla no hay que preguntarle a nadie.
boardgame-house-rescue_boarding = Subir al Helicóptero de rescate
boardgame-house-rescue_boarding-help = Cuándo puede subir quien levanta menos sospechas, una vez que ha llegado.
boardgame-house-rescue_boarding-on_turn = en su turno, en vez de moverse
boardgame-house-rescue_boarding-after_encounters = después de los movimientos y los encuentros
boardgame-house-first_boarder_shows = Quien sube primero muestra su rol
boardgame-house-first_boarder_shows-help = Sin esta regla, solo lo muestra cuando el vehículo se marcha.
boardgame-house-boarding = Dejar subir a bordo
boardgame-house-boarding-help = Si deben aceptar todos los de a bordo o basta la mayoría; desempata quien levanta menos sospechas.
boardgame-house-boarding-unanimous = por unanimidad
boardgame-house-boarding-majority = por mayoría
boardgame-house-station_fuel = Combustible desde Meteorología
boardgame-house-station_fuel-help = Adónde puede enviar USAR su 1 de combustible.
boardgame-house-station_fuel-any = cualquier sala que admita combustible
boardgame-house-station_fuel-base = solo Caldera y Generador
boardgame-house-radio_coop_use = Sala de radio: USAR en equipo
boardgame-house-radio_coop_use-help = USAR cuenta una vez por cada persona de pie allí. Sin esta regla, solo REPARAR.
boardgame-house-helicopter_coop_use = Helicóptero: USAR en equipo
boardgame-house-helicopter_coop_use-help = USAR cuenta una vez por cada persona de pie allí. Sin esta regla, solo REPARAR.
boardgame-house-trade_lab_tokens = Las fichas de laboratorio entran en los tratos
boardgame-house-trade_lab_tokens-help = Sin esta regla solo cambian de manos armas y objetos.
boardgame-house-hunger = Cuándo llega el hambre
boardgame-house-hunger-help = Si basta con que la Despensa esté vacía.
boardgame-house-hunger-short = cuando falta comida
boardgame-house-hunger-empty = en cuanto la Despensa está vacía
boardgame-house-figures = Números del tablero
boardgame-house-figures-help = Algunos números del tablero impreso están reconstruidos. Si tu caja dice otra cosa, pon aquí los suyos.

## Cifras: los números del tablero

boardgame-figure-die_sun = Caras con sol en el dado
boardgame-figure-die_snow = Caras con nieve en el dado
boardgame-figure-die_storm = Caras con tormenta en el dado
boardgame-figure-boiler_sun = La Caldera quema con sol
boardgame-figure-boiler_snow = La Caldera quema con nieve
boardgame-figure-boiler_storm = La Caldera quema con tormenta
boardgame-figure-generator_sun = El Generador quema con sol
boardgame-figure-generator_snow = El Generador quema con nieve
boardgame-figure-generator_storm = El Generador quema con tormenta
boardgame-figure-freezing_sun = Congelación con sol, casillas
boardgame-figure-freezing_snow = Congelación con nieve, casillas
boardgame-figure-freezing_storm = Congelación con tormenta, casillas
boardgame-figure-rescue_sun = Helicóptero de rescate con sol, casillas
boardgame-figure-rescue_snow = Helicóptero de rescate con nieve, casillas
boardgame-figure-rescue_storm = Helicóptero de rescate con tormenta, casillas
boardgame-figure-suspicion_start = Sospecha al empezar
boardgame-figure-suspicion_red = Casilla roja de sospecha
boardgame-figure-freezing_track = Casillas del medidor de congelación
boardgame-figure-rescue_track = Casillas del medidor de rescate
boardgame-figure-rescue_fuel = Combustible del Helicóptero de rescate
boardgame-figure-boiler_fuel = Caldera: combustible máximo
boardgame-figure-generator_fuel = Generador: combustible máximo
boardgame-figure-helicopter_fuel = Helicóptero: combustible máximo
boardgame-figure-shed_fuel = Cobertizo: combustible máximo
boardgame-figure-boiler_damage = Caldera: daño máximo
boardgame-figure-generator_damage = Generador: daño máximo
boardgame-figure-shed_damage = Cobertizo: daño máximo
boardgame-figure-radio_damage = Sala de radio: daño máximo
boardgame-figure-helicopter_damage = Helicóptero: daño máximo
boardgame-figures-weather = Tiempo
boardgame-figures-tracks = Medidores
boardgame-figures-rooms = Lo que cabe en una sala
boardgame-problem-range = { $figure }: un número entero de { $least } a { $most }, por favor.
boardgame-problem-die_faces = El dado del tiempo tiene { $faces } caras en total. Estas suman { $given }.
boardgame-problem-start_below_red = La sospecha empieza por debajo de la casilla roja, que es la { $red }, no en { $given }.
boardgame-problem-fuel_tokens = Fichas de combustible para llenar Caldera, Generador y reservas, con el marcador del helicóptero de rescate: { $given }. Solo hay { $most }.
boardgame-problem-damage_counters = Entre todas las salas caben { $given } de daño. La caja solo trae { $most } contadores de daño.
boardgame-problem-damage_at_start = { $figure }: { $least } como mínimo, porque ya los tiene al empezar.

boardgame-plan-leads = lidera
boardgame-plan-marker = tiene el marcador
boardgame-plan-marker-here = aquí está el marcador de líder
boardgame-plan-lying = en el suelo
boardgame-plan-suspicion = sospecha { $space } de { $red }
boardgame-plan-fuel = { $count } de combustible
boardgame-plan-fuel-of = combustible { $count } de { $limit }
boardgame-plan-damage-of = daño { $count } de { $limit }
boardgame-plan-cooked =
    { $count ->
        [one] 1 ración cocinada
       *[other] { $count } raciones cocinadas
    }
boardgame-plan-gone = ya no está
boardgame-plan-weapons =
    { $count ->
        [one] queda 1 arma
       *[other] quedan { $count } armas
    }
boardgame-plan-items =
    { $count ->
        [one] queda 1 objeto
       *[other] quedan { $count } objetos
    }
boardgame-plan-lab =
    { $count ->
        [one] queda 1 ficha de laboratorio
       *[other] quedan { $count } fichas de laboratorio
    }
boardgame-plan-count-cards = cartas en mano: { $count }
boardgame-plan-count-weapons = armas: { $count }
boardgame-plan-count-items = objetos: { $count }
boardgame-plan-count-lab = fichas de laboratorio: { $count }
boardgame-plan-count-laid = fichas puestas en la mesa: { $count }
boardgame-plan-rerolled = tirado de nuevo
boardgame-plan-supplies = Reserva
boardgame-supply-deck = Cartas en el mazo: { $count }
boardgame-supply-discards = Cartas descartadas: { $count }
boardgame-supply-locations = Cartas de localización boca abajo: { $count }
boardgame-supply-damage = Contadores de daño que quedan: { $count }
boardgame-supply-fire = Fichas de fuego que quedan: { $count }
boardgame-supply-reloads = Recargas de Lanzallamas que quedan: { $count }
boardgame-supply-dogs = Perros fuera del tablero: { $count }
boardgame-supply-dogs_gone = Perros fuera de la partida: { $count }

## Por qué algo no se ofrece

boardgame-foresee-fuel = { $room }: combustible { $fuel } de { $most } (+{ $count }).
boardgame-foresee-food = { $count } de comida a la Cocina; en la Despensa quedan { $left }.
boardgame-foresee-draw = { $shelf ->
    [weapons] Un vistazo al mazo de armas.
    [items] Un vistazo al mazo de objetos.
   *[lab] Una ficha de la bolsa del laboratorio.
}
boardgame-foresee-sos = Sale el SOS y el Helicóptero de rescate se pone en camino.
boardgame-foresee-weather = Se tira otra vez el dado del tiempo; luego, 1 de combustible va adonde haya sitio.
boardgame-foresee-repair = { $damage ->
    [0] { $room }: sin daño.
   *[other] { $room }: le queda { $damage } de daño.
}
boardgame-foresee-damage = { $room }: { $damage } de daño, de un máximo de { $most }.
boardgame-foresee-spoil = Se pierde { $count } de comida; en la Despensa quedan { $left }.
boardgame-foresee-boarding = Si { $pawn } es alienígena, los alienígenas ganan en el acto.
boardgame-why-a-store = { $room }: es una reserva, nadie va allí.
boardgame-why-rescue-after-encounters = En esta mesa se sube al Helicóptero de rescate después de todos los encuentros.
boardgame-why-lab-untraded = En esta mesa las fichas de laboratorio no entran en los tratos.
boardgame-why-withdrew = { $pawn } se ha retirado con un arma.
boardgame-why-for-dogs-only = { $room }: solo para los perros y el alienígena al descubierto, nunca para el equipo.
boardgame-why-leisure-later = { $room }: nadie elige ir allí. Tras las acciones se reúne todo el equipo, y allí acaba quien sale huyendo.
boardgame-why-dormitory-by-changing = { $room }: allí solo se va a tumbarse y cambiar cartas, en vez de moverse.
boardgame-why-room-burned = { $room }: ha ardido. Ya no se puede entrar ni usar.
boardgame-why-room-destroyed = { $room }: no queda nada. Ya no se puede entrar ni usar.
boardgame-why-room-full = { $room }: ya hay tres personas y no cabe nadie más.
boardgame-why-takes-no-fuel = { $room }: no admite combustible.
boardgame-why-tank-full = { $room }: ya tiene todo el combustible que le cabe.
boardgame-why-store-empty = No queda combustible { $source_in }.
boardgame-why-nothing-to-repair = No hay daños que reparar { $room_in }.
boardgame-why-vehicle-gone = { $room }: ya ha salido.
boardgame-why-nothing-to-use = USAR no cambiaría nada ahora { $room_in }.
boardgame-why-sos-sent = El SOS ya se ha enviado.
boardgame-why-radio-damaged = La radio está dañada: hay que repararla antes de enviar un SOS.
boardgame-why-nothing-to-ruin = Ya no queda nada que romper ni perder { $room_in }.
boardgame-why-gone = { $you ->
    [pawn] Ya no tienes personaje en el equipo.
   *[other] { $pawn } ya no tiene personaje en el equipo.
}
boardgame-why-lies-down = { $you ->
    [pawn] Esta ronda estás en el suelo.
   *[other] { $pawn } está en el suelo esta ronda.
}
boardgame-why-not-yourself = Aquí no puedes elegirte.
boardgame-why-disk-green = { $pawn } está en verde: ahí no se puede acusar a nadie.
boardgame-why-no-tokens-laid = { $pawn } no ha puesto fichas en este encuentro.
boardgame-why-not-willing = { $you ->
    [pawn] No te has ofrecido para esta prueba, o no podías.
   *[other] { $pawn } no se ha ofrecido para esta prueba, o no podía.
}
boardgame-why-not-most-suspected = { $you ->
    [pawn] Hay quien levanta más sospechas que tú: esta prueba es para quien más levanta.
   *[other] Hay quien levanta más sospechas que { $pawn }: esta prueba es para quien más levanta.
}
boardgame-why-elsewhere = { $pawn } no está { $room_in }.
boardgame-why-no-dog-here = No hay ningún perro { $room_in }.
boardgame-why-alien-must-act = Tienes más fuerza que quienes están en pie: algo hay que hacer.
boardgame-why-no-fire = { $thing }: no sirve de fuego.
boardgame-why-no-reload = No tienes un Lanzallamas con alguna recarga.
boardgame-why-no-card-to-pay = El fuego cuesta una carta boca abajo de la pila, y no hay ninguna.
boardgame-why-no-fire-token = No quedan fichas de fuego: no se puede quemar ninguna sala más.
boardgame-why-no-withdrawing = { $thing }: no te saca de un encuentro.
boardgame-why-no-bonus = { $thing }: no es un extra.
boardgame-why-no-flashlight = No tienes ninguna Linterna.
boardgame-why-no-light = { $thing }: no da luz.
boardgame-why-set-aside = Ya has apartado todas las cartas de este tipo.
boardgame-why-only-action-cards = Aquí solo se puede elegir una carta de acción.
boardgame-why-no-deal-yet = Esta vez no has ofrecido ningún trato.
boardgame-why-nobody-offers = Esta vez nadie te ofrece un trato.
boardgame-why-cards-untraded = Las cartas de acción no entran en los tratos.
boardgame-why-no-room-open = Ahora ninguna sala de trabajo admite a nadie más.
boardgame-why-no-card-to-hand-over = Tienes la mano vacía: no hay nada que entregar.
boardgame-why-move-first = Primero di que vas a una sala; después eliges cuál.
boardgame-why-card-after-room = La carta se elige después de ir a una sala.
boardgame-why-sos-unsent = No se ha enviado ningún SOS: el Helicóptero de rescate no viene.
boardgame-why-rescue-gone = El Helicóptero de rescate ya se ha ido.
boardgame-why-rescue-on-its-way = El Helicóptero de rescate está de camino: casilla { $space } de { $track }.
boardgame-why-not-least-suspected = Solo quien menos sospechas levanta puede subir primero, y alguien levanta menos que tú.
boardgame-why-tied-and-later = Alguien con tan pocas sospechas como tú va antes en el orden de movimiento.
boardgame-why-room-first = Ahora vas a una sala; así no se sube a bordo.
boardgame-why-no-encounter = Ningún encuentro espera { $room_in }.
boardgame-why-vehicles-fuel-elsewhere = { $room }: en esta mesa, Meteorología no envía combustible a los vehículos.
boardgame-why-haunted-already = Ya acechas { $room_in }.
boardgame-why-no-location-card = { $room }: no tiene carta en el mazo de localizaciones.
boardgame-why-kennel-card-away = { $room }: su carta está en el mazo de localizaciones solo mientras haya dentro algún perro.
boardgame-why-one-at-least = Antes tienes que poner al menos una carta.
boardgame-why-vehicle-damaged = { $room }: tiene daños. No arranca hasta que se repare.
boardgame-why-tank-not-full = { $room }: solo arranca con el tanque lleno.
boardgame-why-no-keys = No tienes las Llaves.
boardgame-why-humans-lay-human = Eres un ser humano: solo tienes fichas humanas que poner.
boardgame-why-only-aliens-expose = Solo un alienígena puede mostrarse, y tú eres un ser humano.
boardgame-why-no-blood-bag = No tienes ninguna bolsa de sangre.
boardgame-why-no-wire = No tienes Alambre.

## Votaciones en la mesa

boardgame-vote-accusations = Acusaciones
boardgame-vote-thinking = se lo piensa
boardgame-vote-down = ya ha decidido
boardgame-vote-agrees = a bordo
boardgame-vote-refuses = en tierra
boardgame-vote-points = señala a { $accused }
boardgame-vote-nobody = no señala a nadie
