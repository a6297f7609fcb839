### The Thing – Il gioco da tavolo. Coop e norwegian ricadono su queste parole.
###
### $you is the name of the variable that stands for the reader, or "nobody"; with several people (pawns) only if the
### reader is alone among them. What the reader does not know is "hidden", somebody who is not there "nobody".
### A place comes four times: $room (its name), $room_in, $room_to, $room_from. Several people or things are a list in
### words; $pawns_count says how many. Yes and no are "yes" and "no". Roles, tokens, weathers and shelves are keys.

boardgame-title = The Thing: Il gioco da tavolo
boardgame-tagline = Una lunga notte, poco gasolio, e qualcuno qui sembra soltanto un amico.
boardgame-roster = Ada, Bruno, Carla, Dario, Edda, Falk, Greta, Hugo, Ines, Jules, Kira, Leo

## Roles, and what became of people

boardgame-role-human = umano
boardgame-role-human-help = Tieni in vita la base, porta via tutti gli umani, e non far salire nient'altro.
boardgame-role-alien = alieno
boardgame-role-alien-help = Contagiali, rompi ciò che li tiene al caldo, e sali a bordo quando fuggono.
boardgame-status-character = nella squadra
boardgame-status-exposed = alieno rivelato
boardgame-status-dead = non ce l'ha fatta

## Places

boardgame-room-weather_station = Stazione Meteorologica
boardgame-room-weather_station-short = Meteo
boardgame-room-weather_station-in = alla Stazione Meteorologica
boardgame-room-weather_station-to = alla Stazione Meteorologica
boardgame-room-weather_station-from = dalla Stazione Meteorologica
boardgame-room-weather_station-help = USARE: tira il dado meteo e lascialo qui, poi manda 1 Barile di Gasolio a una stanza. SABOTARE: si perde 1 Barile di Gasolio.
boardgame-room-armory = Armeria
boardgame-room-armory-in = in Armeria
boardgame-room-armory-to = in Armeria
boardgame-room-armory-from = dall'Armeria
boardgame-room-armory-help = USARE: pesca 2 armi, tienine 1. SABOTARE: elimina un'arma senza guardarla.
boardgame-room-kitchen = Cucina
boardgame-room-kitchen-in = in Cucina
boardgame-room-kitchen-to = in Cucina
boardgame-room-kitchen-from = dalla Cucina
boardgame-room-kitchen-help = USARE: cucina, così stasera 2 razioni sfamano tutti. SABOTARE: 2 razioni vanno a male.
boardgame-room-laboratory = Laboratorio
boardgame-room-laboratory-in = in Laboratorio
boardgame-room-laboratory-to = in Laboratorio
boardgame-room-laboratory-from = dal Laboratorio
boardgame-room-laboratory-help = USARE: pesca un segnalino laboratorio per ogni persona in piedi qui; le sacche di sangue servono per i test. SABOTARE: si perde una sacca di sangue.
boardgame-room-radio_room = Stanza Comunicazioni
boardgame-room-radio_room-short = Comunicazioni
boardgame-room-radio_room-in = nella Stanza Comunicazioni
boardgame-room-radio_room-to = nella Stanza Comunicazioni
boardgame-room-radio_room-from = dalla Stanza Comunicazioni
boardgame-room-radio_room-help = USARE: lancia l'S.O.S., quando non restano danni. RIPARARE: 1 danno in meno. SABOTARE: 1 danno.
boardgame-room-helicopter = Elicottero
boardgame-room-helicopter-short = Elicottero
boardgame-room-helicopter-in = all'Elicottero
boardgame-room-helicopter-to = all'Elicottero
boardgame-room-helicopter-from = dall'Elicottero
boardgame-room-helicopter-help = USARE: 1 Barile di Gasolio; oppure, con le Chiavi, il pieno e nessun danno, la fuga. RIPARARE: 1 danno in meno. SABOTARE: 1 in più.
boardgame-room-shed = Rimessa
boardgame-room-shed-in = nella Rimessa
boardgame-room-shed-to = nella Rimessa
boardgame-room-shed-from = dalla Rimessa
boardgame-room-shed-help = Qui c'è lo Spazzaneve. USARE: 1 Barile di Gasolio; oppure, con le Chiavi, il pieno e nessun danno, la fuga. RIPARARE e SABOTARE come sempre.
boardgame-room-boiler_room = Locale Caldaia
boardgame-room-boiler_room-short = Caldaia
boardgame-room-boiler_room-in = nel Locale Caldaia
boardgame-room-boiler_room-to = nel Locale Caldaia
boardgame-room-boiler_room-from = dal Locale Caldaia
boardgame-room-boiler_room-help = Brucia gasolio a ogni turno. Se al controllo ha 3 danni muore, e la base comincia a gelare.
boardgame-room-generator_room = Stanza del Generatore
boardgame-room-generator_room-short = Generatore
boardgame-room-generator_room-in = nella Stanza del Generatore
boardgame-room-generator_room-to = nella Stanza del Generatore
boardgame-room-generator_room-from = dalla Stanza del Generatore
boardgame-room-generator_room-help = Brucia gasolio a ogni turno. Se al controllo ha 2 danni, si spengono le luci.
boardgame-room-warehouse = Deposito
boardgame-room-warehouse-in = nel Deposito
boardgame-room-warehouse-to = nel Deposito
boardgame-room-warehouse-from = dal Deposito
boardgame-room-warehouse-help = USARE: pesca 2 oggetti, tienine 1. SABOTARE: elimina un oggetto senza guardarlo.
boardgame-room-leisure_room = Sala Svago
boardgame-room-leisure_room-in = in Sala Svago
boardgame-room-leisure_room-to = in Sala Svago
boardgame-room-leisure_room-from = dalla Sala Svago
boardgame-room-leisure_room-help = Qui ci si ritrova dopo il lavoro, per fare scambi e puntarsi il dito contro.
boardgame-room-dormitory = Dormitorio
boardgame-room-dormitory-short = Dormitorio
boardgame-room-dormitory-in = in Dormitorio
boardgame-room-dormitory-to = in Dormitorio
boardgame-room-dormitory-from = dal Dormitorio
boardgame-room-dormitory-help = Sdraiati, e cambia la mano con carte a tua scelta.
boardgame-room-kennel = Serraglio
boardgame-room-kennel-in = nel Serraglio
boardgame-room-kennel-to = nel Serraglio
boardgame-room-kennel-from = dal Serraglio
boardgame-room-kennel-help = Qui stanno i cani catturati, finché non si pesca la carta del Serraglio.
boardgame-room-pantry = Dispensa
boardgame-room-pantry-in = in Dispensa
boardgame-room-pantry-to = in Dispensa
boardgame-room-pantry-from = dalla Dispensa
boardgame-room-pantry-help = Le razioni che restano. Se nessuno cucina, ogni notte se ne vanno 4.
boardgame-room-underground = Riserva Sotterranea
boardgame-room-underground-short = Sotterranea
boardgame-room-underground-in = nella Riserva Sotterranea
boardgame-room-underground-to = nella Riserva Sotterranea
boardgame-room-underground-from = dalla Riserva Sotterranea
boardgame-room-underground-help = Gasolio per la Caldaia e il Generatore.
boardgame-room-external = Riserva Esterna
boardgame-room-external-short = Esterna
boardgame-room-external-in = nella Riserva Esterna
boardgame-room-external-to = nella Riserva Esterna
boardgame-room-external-from = dalla Riserva Esterna
boardgame-room-external-help = Gasolio per i veicoli.
boardgame-room-operations = Sala Operazioni
boardgame-room-operations-short = Operazioni
boardgame-room-operations-in = in Sala Operazioni
boardgame-room-operations-to = in Sala Operazioni
boardgame-room-operations-from = dalla Sala Operazioni
boardgame-room-operations-help = Qui finisce tutto ciò che è bruciato o consumato.
boardgame-room-rescue_helicopter = Elicottero dei Soccorsi
boardgame-room-rescue_helicopter-short = Soccorsi
boardgame-room-rescue_helicopter-in = sull'Elicottero dei Soccorsi
boardgame-room-rescue_helicopter-to = sull'Elicottero dei Soccorsi
boardgame-room-rescue_helicopter-from = dall'Elicottero dei Soccorsi
boardgame-room-rescue_helicopter-help = Arriva dopo un S.O.S., tempo permettendo. Una volta qui, aspetta finché ha gasolio.

## Characters

boardgame-character-bennings = Bennings
boardgame-character-bennings-help = Stazione Meteorologica: tira il dado due volte e sceglie uno dei risultati.
boardgame-character-clark = Clark
boardgame-character-clark-help = I cani si fidano di lui: a tu per tu con uno, non succede niente.
boardgame-character-windows = Windows
boardgame-character-windows-help = Con RIPARARE toglie 2 danni invece di 1.
boardgame-character-macready = MacReady
boardgame-character-macready-help = Armeria: pesca 3 armi invece di 2 e ne tiene 1.
boardgame-character-garry = Garry
boardgame-character-garry-help = Dopo aver pescato può scartare una carta azione e pescarne un'altra.
boardgame-character-norris = Norris
boardgame-character-norris-help = Il buio non lo riguarda; in un'azione speciale guarda 2 carte.
boardgame-character-blair = Dr. Blair
boardgame-character-blair-help = Laboratorio: pesca un segnalino laboratorio in più.
boardgame-character-nauls = Nauls
boardgame-character-nauls-help = Cucina: basta 1 razione per sfamare tutti.

## Action cards

boardgame-card-use = USARE
boardgame-card-use-help = Fai ciò per cui la stanza esiste.
boardgame-card-repair = RIPARARE
boardgame-card-repair-help = Togli 1 danno dalla stanza.
boardgame-card-sabotage = SABOTARE
boardgame-card-sabotage-help = Rompi qualcosa, o perdi quello che la stanza contiene.

## Weapons, items, lab tokens

boardgame-shelf-weapons = armi
boardgame-shelf-items = oggetti
boardgame-shelf-lab = segnalini laboratorio
boardgame-thing-flamethrower = Lanciafiamme
boardgame-thing-flamethrower-help = Sta scoperto, con 6 ricariche. Una ricarica è fuoco, una via d'uscita da un incontro o, con il Filo Metallico, un test.
boardgame-thing-reload = Ricarica del Lanciafiamme
boardgame-thing-reload-help = Una vampata di Lanciafiamme: fuoco, o una via d'uscita da un incontro.
boardgame-thing-dynamite = Dinamite
boardgame-thing-dynamite-help = Dinamite o Molotov: fuoco, una volta sola. Contro l'alieno rivelato, o per bruciare una stanza.
boardgame-thing-melee = Arma Corpo a Corpo
boardgame-thing-melee-help = Ti fa evitare un incontro, una volta.
boardgame-thing-firearm = Arma da Fuoco
boardgame-thing-firearm-help = Ti fa evitare un incontro. Ti resta.
boardgame-thing-keys = Chiavi
boardgame-thing-keys-help = Mettono in moto l'Elicottero o lo Spazzaneve, se è senza danni e ha il pieno.
boardgame-thing-flashlight = Torcia
boardgame-thing-flashlight-help = Al buio scegli tu la tua carta; in un'azione speciale vedi 2 carte. Ti resta.
boardgame-thing-tools = Attrezzi
boardgame-thing-tools-help = Un bonus gratuito: 1 danno in meno nella stanza in cui sei.
boardgame-thing-fuel_can = Gasolio
boardgame-thing-fuel_can-help = Un bonus gratuito: 1 Barile di Gasolio, dalla riserva giusta alla stanza in cui sei.
boardgame-thing-wire = Filo Metallico
boardgame-thing-wire-help = Con una ricarica del Lanciafiamme permette il test B, su chiunque. Ti resta.
boardgame-thing-blood_bag = Sacca di Sangue
boardgame-thing-blood_bag-help = Spendila per il test A: chi è più sospettato mostra il ruolo.
boardgame-thing-failure = Fallimento
boardgame-thing-failure-help = Non serve a niente. Gli altri possono anche non saperlo.

## Tokens and tests

boardgame-token-human = segnalino umano
boardgame-token-alien = segnalino alieno
boardgame-test-A = test A, con il sangue
boardgame-test-A-help = Costa una Sacca di Sangue. Chi è più sospettato mostra il ruolo.
boardgame-test-B = test B, con il filo rovente
boardgame-test-B-help = Richiede il Filo Metallico, e costa una ricarica. Chiunque può dover mostrare il ruolo.

## Phases

boardgame-phase-set_up = Preparazione
boardgame-phase-set_up-help = Si distribuiscono personaggi, ruoli e prime carte.
boardgame-phase-weather = Meteo
boardgame-phase-weather-help = Il Leader tira il dado: sole, neve o tempesta.
boardgame-phase-maintenance = Manutenzione
boardgame-phase-maintenance-help = Caldaia e Generatore bruciano gasolio; quello che manca diventa danno. I soccorsi si avvicinano, se qualcuno li ha chiamati.
boardgame-phase-alien = Alieno
boardgame-phase-alien-help = Gli alieni rivelati mettono forza sulle stanze, in segreto.
boardgame-phase-movement = Movimento
boardgame-phase-movement-help = Si pesca; poi, uno dopo l'altro, si va in una stanza e si consegna una carta, o si cambiano le carte.
boardgame-phase-encounters = Incontri
boardgame-phase-encounters-help = Prima l'alieno rivelato, poi cani e persone nella stessa stanza.
boardgame-phase-burning = Fuoco
boardgame-phase-burning-help = Chi è in piedi in una stanza può chiedere al Leader di bruciarla.
boardgame-phase-actions = Azioni
boardgame-phase-actions-help = Il Leader gira una carta dopo l'altra e dà ciascuna a qualcuno in piedi dove può servire.
boardgame-phase-leisure = Sala Svago
boardgame-phase-leisure-help = Scambia, accusa e, se sei un alieno stufo di fingere, rivelati.
boardgame-phase-tests = Test
boardgame-phase-tests-help = Un test per tipo, se qualcuno può e il Leader vuole.
boardgame-phase-food = Cibo
boardgame-phase-food-help = Si mangia ciò che è cotto, se no 4 razioni dalla Dispensa. Se non basta, si soffre la fame fino alla fine.
boardgame-phase-dogs = Cani e Leader
boardgame-phase-dogs-help = I cani corrono in altre stanze. Chi ha raccolto il segnalino diventa Leader, e il segnalino va altrove.
boardgame-phase-escape = Fuga
boardgame-phase-escape-help = Si sale uno alla volta, a partire da chi è meno sospettato. Chi sale mostra il ruolo.

## Weather and tracks

boardgame-weather-sun = sole
boardgame-weather-snow = neve
boardgame-weather-storm = tempesta
boardgame-track-suspicion = Sospetto
boardgame-track-suspicion-help = 0 è verde, e al riparo dai sospetti; sul rosso mostri le carte che consegni. Accuse e incontri ti fanno salire.
boardgame-track-freezing = Congelamento
boardgame-track-freezing-help = Parte quando la Caldaia non c'è più. All'ultimo spazio la base è morta.
boardgame-track-rescue = Soccorsi
boardgame-track-rescue-help = Dov'è arrivato l'Elicottero dei Soccorsi, e quanto gasolio gli resta per aspettare.

## What happened to the base

boardgame-event-RoundBegan = Turno { $round }.
boardgame-event-PhaseBegan = { $phase }:
boardgame-event-WeatherDieRolled = { $weather ->
    [sun] Il dado dice sole.
    [snow] Il dado dice neve.
   *[storm] Il dado dice tempesta.
}
boardgame-event-WeatherSet = { $at_station ->
    [yes] { $weather ->
        [sun] La Stazione Meteorologica promette sole.
        [snow] La Stazione Meteorologica promette neve.
       *[storm] La Stazione Meteorologica promette tempesta.
    }
   *[no] { $weather ->
        [sun] Un sole basso, che non scalda.
        [snow] Nevica.
       *[storm] Una tempesta si abbatte sulla base.
    }
}
boardgame-event-FuelBurned = { $lacking ->
    [0] { $burned ->
        [0] { $room }: non serve gasolio.
        [one] { $room }: bruciato 1 Barile di Gasolio.
       *[other] { $room }: bruciati { $burned } Barili di Gasolio.
    }
   *[other] { $burned ->
        [0] { $room }: { $lacking ->
            [one] manca 1 Barile di Gasolio.
           *[other] mancano { $lacking } Barili di Gasolio.
        }
        [one] { $room }: bruciato 1 Barile di Gasolio, { $lacking ->
            [one] ne manca 1.
           *[other] ne mancano { $lacking }.
        }
       *[other] { $room }: bruciati { $burned } Barili di Gasolio, { $lacking ->
            [one] ne manca 1.
           *[other] ne mancano { $lacking }.
        }
    }
}
boardgame-event-FuelMoved = { $count ->
    [one] 1 Barile di Gasolio va { $source_from } { $room_to }.
   *[other] { $count } Barili di Gasolio vanno { $source_from } { $room_to }.
}
boardgame-event-FuelLost = { $count ->
    [one] 1 Barile di Gasolio sparisce { $source_from }.
   *[other] { $count } Barili di Gasolio spariscono { $source_from }.
}
boardgame-event-RoomDamaged = { $room }: { $count ->
    [one] 1 danno in più.
   *[other] { $count } danni in più.
}
boardgame-event-RoomRepaired = { $room }: { $count ->
    [one] 1 danno in meno.
   *[other] { $count } danni in meno.
}
boardgame-event-BoilerDestroyed = La Caldaia è persa per sempre. Ora al freddo basta aspettare.
boardgame-event-FreezingMoved = { $space ->
    [0] Il fuoco scalda i muri: il congelamento riparte dal primo spazio.
   *[other] Il freddo avanza: congelamento { $space }.
}
boardgame-event-PowerFailed = Si spengono le luci.
boardgame-event-PowerReturned = Le luci tremolano, e restano accese.
boardgame-event-RescueMoved = { $arrived ->
    [yes] L'Elicottero dei Soccorsi è qui, con { $fuel ->
        [0] le ultime gocce di gasolio.
        [one] gasolio ancora per 1 turno.
       *[other] gasolio ancora per { $fuel } turni.
    }
   *[no] L'Elicottero dei Soccorsi si avvicina: spazio { $space }, gasolio { $fuel }.
}
boardgame-event-RescueLeft = L'Elicottero dei Soccorsi vira e se ne va. Non tornerà.
boardgame-event-SosSent = L'S.O.S. parte. Forse qualcuno l'ha sentito.
boardgame-event-RoomSabotaged = { $by_alien ->
    [yes] L'alieno fa a pezzi qualcosa { $room_in }.
   *[no] Sabotaggio { $room_in }.
}
boardgame-event-RoomBurned = { $room }: brucia tutto. Nessuno ci entrerà mai più.
boardgame-event-FoodMoved = { $count ->
    [one] 1 razione è sul fuoco.
   *[other] { $count } razioni sono sul fuoco.
}
boardgame-event-FoodLost = { $count ->
    [one] 1 razione sparisce { $source_from }.
   *[other] { $count } razioni spariscono { $source_from }.
}
boardgame-event-FoodEaten = { $source ->
    [kitchen] Un pasto caldo: { $count ->
        [one] 1 razione.
       *[other] { $count } razioni.
    }
   *[pantry] { $count ->
        [0] Non resta niente da mangiare.
        [one] Roba fredda, dalla scatoletta: 1 razione.
       *[other] Roba fredda, dalla scatoletta: { $count } razioni.
    }
}
boardgame-event-HungerBegan = Non basta per tutti. D'ora in poi si soffre la fame.
boardgame-event-DogsGathered = { $count ->
    [0] Nessun cane in libertà.
    [one] 1 cane in libertà.
   *[other] { $count } cani in libertà.
}
boardgame-event-DogPlaced = Un cane corre { $room_to }.
boardgame-event-DogPlaced-many = I cani corrono: { $rooms }.
boardgame-event-KennelOpened = { $dogs ->
    [one] Il Serraglio è aperto: 1 cane è scappato.
   *[other] Il Serraglio è aperto: { $dogs } cani sono scappati.
}
boardgame-event-DogCaptured = Il cane { $room_in } viene preso e rinchiuso.
boardgame-event-DogAssimilated = L'alieno assimila il cane { $room_in }. E cresce.
boardgame-event-MarkerPlaced = { $room ->
    [hidden] Il segnalino Leader resta fuori dal tabellone.
   *[somewhere] Il segnalino Leader è { $room_in }.
}

## What happened to cards and things

boardgame-event-CardDrawn = { $you ->
    [pawn] Peschi { $card }.
   *[other] { $card ->
        [hidden] { $pawn } pesca una carta.
       *[shown] { $pawn } pesca { $card }.
    }
}
boardgame-event-CardDrawn-many = { $you ->
    [pawn] Peschi { $cards }.
   *[other] { $cards ->
        [hidden] { $pawn } pesca { $count ->
            [one] una carta.
           *[other] { $count } carte.
        }
       *[shown] { $pawn } pesca { $cards }.
    }
}
boardgame-event-DeckShuffled = Gli scarti si rimescolano nel mazzo.
boardgame-event-CardAddedUnseen = La prima carta del mazzo va nella pila senza che nessuno la guardi.
boardgame-event-HandDiscarded = { $count ->
    [0] { $you ->
        [pawn] Non hai carte da scartare.
       *[other] { $pawn } non ha carte da scartare.
    }
   *[other] { $you ->
        [pawn] Scarti { $cards }.
       *[other] { $cards ->
            [hidden] { $count ->
                [one] { $pawn } scarta una carta.
               *[other] { $pawn } scarta { $count } carte.
            }
           *[shown] { $pawn } scarta { $cards }.
        }
    }
}
boardgame-event-FlashlightShown = { $you ->
    [pawn] Accendi la tua Torcia.
   *[other] { $pawn } accende una Torcia.
}
boardgame-event-CardHandedOver = { $drawn_by ->
    [nobody] { $you ->
        [pawn] Consegni { $card }.
       *[other] { $card ->
            [hidden] { $pawn } consegna una carta.
           *[shown] { $pawn } consegna { $card }.
        }
    }
   *[somebody] { $you ->
        [pawn] Al buio { $drawn_by } pesca per la pila una carta dalla tua mano: { $card }.
        [drawn_by] Al buio peschi per la pila una carta di { $pawn }, alla cieca.
       *[other] { $card ->
            [hidden] Al buio { $drawn_by } pesca per la pila una carta di { $pawn }.
           *[shown] Al buio { $drawn_by } pesca per la pila una carta di { $pawn }: { $card }.
        }
    }
}
boardgame-event-CardShown = { $you ->
    [pawn] Sei sul rosso: consegni { $card } sotto gli occhi di tutti.
   *[other] { $pawn } è sul rosso: consegna { $card } sotto gli occhi di tutti.
}
boardgame-event-DeckLookedThrough = { $you ->
    [pawn] Ti sdrai e sfogli il mazzo: { $deck }.
   *[other] { $deck ->
        [hidden] { $pawn } si sdraia e sfoglia il mazzo.
       *[shown] { $pawn } si sdraia e sfoglia il mazzo: { $deck }.
    }
}
boardgame-event-CardsChanged = { $count ->
    [0] { $you ->
        [pawn] Non cambi nessuna carta.
       *[other] { $pawn } non cambia nessuna carta.
    }
   *[other] { $you ->
        [pawn] Cambi { $given } con { $taken }.
       *[other] { $given ->
            [hidden] { $count ->
                [one] { $pawn } cambia una carta.
               *[other] { $pawn } cambia { $count } carte.
            }
           *[shown] { $pawn } cambia { $given } con { $taken }.
        }
    }
}
boardgame-event-StackCardLost = Una carta della pila va persa senza che nessuno la veda.
boardgame-event-CardRevealed = Dalla pila esce { $card }.
boardgame-event-CardAssigned = { $lost ->
    [yes] { $you ->
        [pawn] { $card } tocca a te, ma non si può eseguire.
       *[other] { $card } va a { $pawn }, ma non si può eseguire.
    }
   *[no] { $you ->
        [pawn] { $card } tocca a te.
       *[other] { $card } va a { $pawn }.
    }
}
boardgame-event-StackDiscarded = { $count ->
    [0] La pila è vuota.
    [one] L'ultima carta della pila si scarta senza guardarla.
   *[other] Le ultime { $count } carte della pila si scartano senza guardarle.
}
boardgame-event-BonusPlayed = { $you ->
    [pawn] Aggiungi { $card }.
   *[other] { $pawn } aggiunge { $card }.
}
boardgame-event-CardLost = { $card } va a vuoto. Nessuno dice perché.
boardgame-event-ThingsDrawn = { $you ->
    [pawn] Trovi { $things }.
   *[other] { $things ->
        [hidden] { $shelf ->
            [weapons] { $count ->
                [one] { $pawn } trova un'arma.
               *[other] { $pawn } guarda { $count } armi.
            }
            [items] { $count ->
                [one] { $pawn } trova un oggetto.
               *[other] { $pawn } guarda { $count } oggetti.
            }
           *[lab] { $count ->
                [one] { $pawn } pesca un segnalino laboratorio.
               *[other] { $pawn } pesca { $count } segnalini laboratorio.
            }
        }
       *[shown] { $pawn } trova { $things }.
    }
}
boardgame-event-ThingKept = { $you ->
    [pawn] Tieni { $thing }.
   *[other] { $thing ->
        [hidden] { $shelf ->
            [weapons] { $pawn } tiene un'arma.
            [items] { $pawn } tiene un oggetto.
           *[lab] { $pawn } tiene un segnalino laboratorio.
        }
       *[shown] { $pawn } tiene { $thing }.
    }
}
boardgame-event-FlamethrowerLaidOpen = { $you ->
    [pawn] { $reloads ->
        [one] Posi davanti a te un Lanciafiamme, con 1 ricarica.
       *[other] Posi davanti a te un Lanciafiamme, con { $reloads } ricariche.
    }
   *[other] { $reloads ->
        [one] { $pawn } posa sul tavolo un Lanciafiamme, con 1 ricarica.
       *[other] { $pawn } posa sul tavolo un Lanciafiamme, con { $reloads } ricariche.
    }
}
boardgame-event-LabTokenDiscarded = { $you ->
    [pawn] Scarti { $token }.
   *[other] { $token ->
        [hidden] { $pawn } scarta un segnalino laboratorio.
       *[shown] { $pawn } scarta { $token }.
    }
}
boardgame-event-ThingsRemoved = { $shelf ->
    [weapons] { $count ->
        [one] Un'arma sparisce senza che nessuno la veda.
       *[other] { $count } armi spariscono senza che nessuno le veda.
    }
    [items] { $count ->
        [one] Un oggetto sparisce senza che nessuno lo veda.
       *[other] { $count } oggetti spariscono senza che nessuno li veda.
    }
   *[lab] { $count ->
        [one] Un segnalino laboratorio sparisce senza che nessuno lo veda.
       *[other] { $count } segnalini laboratorio spariscono senza che nessuno li veda.
    }
}
boardgame-event-BloodBagRemoved = { $found ->
    [yes] Una Sacca di Sangue scoppia.
   *[no] Non restano sacche di sangue da rovinare.
}
boardgame-event-DealProposed = { $you ->
    [proposer] Offri a { $partner }: { $things }.
    [partner] { $proposer } ti offre: { $things }.
   *[other] { $proposer } offre a { $partner }: { $things }.
}
boardgame-event-DealAnswered = { $you ->
    [proposer] { $partner } dà in cambio: { $things }.
    [partner] Dai in cambio: { $things }.
   *[other] { $partner } dà in cambio: { $things }.
}
boardgame-event-DealMade = { $given_things ->
    [hidden] { $proposer } e { $partner } concludono uno scambio: { $given } per { $taken }.
   *[shown] { $you ->
        [proposer] Dai a { $partner }: { $given_things }. Ricevi: { $taken_things }.
        [partner] Dai a { $proposer }: { $taken_things }. Ricevi: { $given_things }.
       *[other] { $proposer } dà a { $partner }: { $given_things }. Riceve: { $taken_things }.
    }
}{ $flamethrowers_given ->
    [0] {""}
   *[other] {" "}{ $you ->
        [partner] Ora il Lanciafiamme ce l'hai tu.
       *[other] Ora il Lanciafiamme ce l'ha { $partner }.
    }
}{ $flamethrowers_taken ->
    [0] {""}
   *[other] {" "}{ $you ->
        [proposer] Ora il Lanciafiamme ce l'hai tu.
       *[other] Ora il Lanciafiamme ce l'ha { $proposer }.
    }
}
boardgame-event-DealRefused = { $you ->
    [proposer] Fra te e { $partner } niente scambio.
    [partner] Fra te e { $proposer } niente scambio.
   *[other] Fra { $proposer } e { $partner } niente scambio.
}

## What happened to people

boardgame-event-CharacterTaken = { $you ->
    [pawn] Tu sei { $character }.
   *[other] { $pawn } è { $character }.
}
boardgame-event-RoleDealt = { $you ->
    [pawn] { $role ->
        [alien] Nel buio lo sai: sei un alieno.
       *[human] Nel buio lo sai: sei un essere umano.
    }
   *[other] { $role ->
        [hidden] { $pawn } guarda un segnalino e non dice niente.
        [alien] { $pawn } è un alieno.
       *[human] { $pawn } è un essere umano.
    }
}
boardgame-event-LeaderNamed = { $you ->
    [pawn] Ora il Leader sei tu.
   *[other] Ora il Leader è { $pawn }.
}
boardgame-event-AlienCardPlaced = { $room ->
    [hidden] Qualcosa è in agguato con forza { $strength }. Nessuno sa dove.
   *[shown] L'alieno è in agguato con forza { $strength } { $room_in }.
}
boardgame-event-RoomEntered = { $you ->
    [pawn] Vai { $room_to }.
   *[other] { $pawn } va { $room_to }.
}
boardgame-event-MarkerTaken = { $you ->
    [pawn] Raccogli il segnalino Leader.
   *[other] { $pawn } raccoglie il segnalino Leader.
}
boardgame-event-AlienRevealed = L'alieno è { $room_in }, con forza { $strength }.
boardgame-event-AlienReturned = L'alieno si ritrae con forza { $strength }.
boardgame-event-AlienWaited = { $room }: non fa niente. Per ora.
boardgame-event-AlienFled = L'alieno fugge { $room_from }.
boardgame-event-FireUsed = { $you ->
    [pawn] Fuoco! Usi { $weapon } { $room_in }.
   *[other] Fuoco! { $pawn } usa { $weapon } { $room_in }.
}
boardgame-event-AlienBeaten = Ciò che si è mostrato è cenere. Il resto può essere ancora fra voi.
boardgame-event-CharactersLaidDown = { $you ->
    [pawns] La tua pedina si sdraia { $room_in }.
   *[other] { $pawns_count ->
        [one] Pedina sdraiata { $room_in }: { $pawns }.
       *[other] Pedine sdraiate { $room_in }: { $pawns }.
    }
}
boardgame-event-CharacterAssimilated = { $you ->
    [pawn] L'alieno ti assimila { $room_in }. Per te è la fine, e nessuno chiede che cos'eri.
   *[other] L'alieno assimila { $pawn } { $room_in }. Nessuno chiede che cos'era.
}
boardgame-event-WeaponUsedToWithdraw = { $you ->
    [pawn] Mostri { $weapon } e tieni le distanze.
   *[other] { $pawn } mostra { $weapon } e tiene le distanze.
}
boardgame-event-CharactersMet = { $pawns_you ->
    [yes] { $pawns } vi incontrate { $room_in }.
   *[no] { $pawns } si incontrano { $room_in }.
} { $laid_by_count ->
    [0] Nessuno piazza segnalini.
   *[other] Segnalini coperti: { $laid_by }.
}
boardgame-event-TokenSeen = { $you ->
    [picker] { $token ->
        [alien] Guardi un segnalino di { $picked }: alieno.
       *[human] Guardi un segnalino di { $picked }: umano.
    }
    [picked] { $token ->
        [alien] { $picker } guarda un tuo segnalino: alieno.
       *[human] { $picker } guarda un tuo segnalino: umano.
    }
   *[other] { $token ->
        [hidden] { $picker } guarda un segnalino di { $picked }.
        [alien] { $picker } guarda un segnalino di { $picked }: alieno.
       *[human] { $picker } guarda un segnalino di { $picked }: umano.
    }
}
boardgame-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] A tu per tu col cane, peschi un segnalino: alieno.
       *[human] A tu per tu col cane, peschi un segnalino: umano.
    }
   *[other] { $token ->
        [hidden] A tu per tu col cane, { $pawn } pesca un segnalino.
        [alien] A tu per tu col cane, { $pawn } pesca un segnalino: alieno.
       *[human] A tu per tu col cane, { $pawn } pesca un segnalino: umano.
    }
}
boardgame-event-RoleChanged = { $you ->
    [pawn] Hai la faccia di prima. Ma ora sei un alieno.
   *[other] { $pawn } ha la faccia di prima, ma ora è un alieno.
}
boardgame-event-SuspicionMoved-many = Sospetto: { $people }.
boardgame-event-SuspicionMoved = { $you ->
    [pawn] { $space ->
        [0] Sei sul verde.
       *[other] Sospetto su di te: { $space }.
    }
   *[other] { $space ->
        [0] { $pawn } è sul verde.
       *[other] Sospetto su { $pawn }: { $space }.
    }
}
boardgame-event-BurningAsked = { $you ->
    [pawn] Vuoi bruciare tutto { $room_in }.
   *[other] { $pawn } vuole bruciare tutto { $room_in }.
}
boardgame-event-BurningRefused = { $you ->
    [pawn] Il Leader non te lo permette.
   *[other] Il Leader non lo permette a { $pawn }.
}
boardgame-event-FingerPointed = { $accused ->
    [nobody] { $you ->
        [pawn] Non punti il dito contro nessuno.
       *[other] { $pawn } non punta il dito contro nessuno.
    }
   *[somebody] { $you ->
        [pawn] Punti il dito contro { $accused }.
        [accused] { $pawn } punta il dito contro di te.
       *[other] { $pawn } punta il dito contro { $accused }.
    }
}
boardgame-event-TestBegan = { $you ->
    [tester] Esegui il { $kind }.
   *[other] { $tester } esegue il { $kind }.
}
boardgame-event-RoleShown = { $you ->
    [pawn] { $role ->
        [alien] Mostri che cosa sei: un alieno.
       *[human] Mostri che cosa sei: un essere umano.
    }
   *[other] { $role ->
        [alien] { $pawn } è un alieno.
       *[human] { $pawn } è un essere umano.
    }
}
boardgame-event-AlienExposed = { $you ->
    [pawn] Getti la maschera. L'alieno guadagna { $strength } di forza.
   *[other] Quella cosa non è più { $pawn }. L'alieno guadagna { $strength } di forza.
}
boardgame-event-EscapeStarted = { $you ->
    [pawn] Dai il via alla fuga: { $vehicle }.
   *[other] { $pawn } dà il via alla fuga: { $vehicle }.
}
boardgame-event-BoardingAsked = { $you ->
    [pawn] Chiedi di salire.
   *[other] { $pawn } chiede di salire.
}
boardgame-event-BoardingAnswered = { $boards ->
    [yes] { $you ->
        [pawn] Ti fanno salire.
       *[other] Fanno salire { $pawn }.
    }
   *[no] { $agreed_count ->
        [0] { $you ->
            [pawn] Nessuno ti vuole a bordo.
           *[other] Nessuno vuole { $pawn } a bordo.
        }
       *[other] { $you ->
            [pawn] Non ti fanno salire. A favore: { $agreed }.
           *[other] Non fanno salire { $pawn }. A favore: { $agreed }.
        }
    }
}
boardgame-event-Boarded = { $you ->
    [pawn] Sei a bordo.
   *[other] { $pawn } è a bordo.
}
boardgame-event-VehicleLeft = Via: { $vehicle }. A bordo: { $aboard }.
boardgame-event-EverythingShown = Mattino. Ognuno mostra che cos'è.

## What only one seat sees

boardgame-reveal-found = Che cosa hai trovato
boardgame-reveal-deal = Scambio con { $who }
boardgame-reveal-token = Il segnalino di { $who }
boardgame-reveal-bag = Dal sacchetto
boardgame-reveal-got = ricevi
boardgame-reveal-given = dai

## How an infection came

boardgame-through-first = fin dall'inizio
boardgame-through-meeting = { $room_in }, turno { $round }
boardgame-through-dog = da un cane { $room_in }, turno { $round }
boardgame-curve-note = Dov'era ogni disco alla fine di ogni turno. La linea tratteggiata è il rosso, la fine del tracciato.
boardgame-because-stopped = le carte rimaste coperte nella pila
boardgame-because-sabotaged_stack = una carta in una pila sabotata
boardgame-because-threw_hand_away = una mano intera buttata via
boardgame-because-wasted = un'azione andata a vuoto
boardgame-because-sought_company = tanta voglia di compagnia
boardgame-because-kept_apart = il suo stare alla larga da tutti
boardgame-because-took_marker = tanta voglia di fare il Leader
boardgame-because-met_suspect = un incontro con qualcuno di cui sospetto

## How it ended

boardgame-reason-frozen = La base è fredda e muta. Ciò che dorme sotto il ghiaccio sa aspettare. Gli alieni hanno vinto.
boardgame-reason-no_human_left = L'ultimo umano non c'è più. Gli alieni hanno vinto.
boardgame-reason-alien_aboard = È salito a bordo qualcosa che non era un amico. Gli alieni hanno vinto.
boardgame-reason-human_left_behind = Sono partiti, e sul ghiaccio è rimasto un umano. Gli alieni hanno vinto.
boardgame-reason-escaped = Ce l'hanno fatta, e niente è partito con loro. Gli umani hanno vinto.
boardgame-turning-wrong = Turno { $round }: { $count } dita puntate contro { $who }, che era un essere umano.
boardgame-turning-right = Turno { $round }: { $count } dita puntate contro { $who }, e a ragione.
boardgame-side-human = Hanno vinto gli umani
boardgame-side-alien = Hanno vinto gli alieni
boardgame-fate-last = Fra gli ultimi umani quando l'ultimo è caduto: perde, qualunque cosa sia ora.

## Questions

boardgame-question-character_to_play = Chi vuoi essere?
boardgame-question-character_to_play-help = Ognuno sa fare bene una cosa. Questo non dice niente di ciò che è.
boardgame-question-weather_to_keep = Che tempo farà?
boardgame-question-weather_to_keep-help = Il dado ha dato più di un risultato. Quello che tieni è il tempo che conta.
boardgame-question-room_to_haunt = Dove ti apposti?
boardgame-question-room_to_haunt-help = Metti forza su una stanza, in segreto. Tutti vedono quanta, nessuno dove. Quella che tieni da parte è al sicuro.
boardgame-question-strength_to_place = Quanta forza aspetta { $room_in }?
boardgame-question-strength_to_place-help = Se superi chi è in piedi lì, assimili qualcuno. Se siete pari, chi è lì si sdraia.
boardgame-question-card_to_swap = Cambi una carta azione?
boardgame-question-card_to_swap-help = Puoi scartarne una e pescarne un'altra. Nessuno vede quale.
boardgame-question-turn = Tocca a te. Che fai?
boardgame-question-turn-help = Vai in una stanza e consegna una carta a scelta, o una appena pescata; oppure riposa e cambia la mano.
boardgame-question-room_to_enter = Dove vai?
boardgame-question-room_to_enter-help = Una stanza di lavoro con meno di 3 persone. Incontrare qualcuno è un rischio; lo è anche un cane, a tu per tu.
boardgame-question-flashlight_to_show = { $special ->
    [yes] Mostri una Torcia per guardare due carte?
   *[no] È buio. Mostri una Torcia?
}
boardgame-question-flashlight_to_show-help = Al buio, con una luce scegli tu la tua carta. In un'azione speciale, di giorno o di notte, con una luce guardi due carte invece di una. Lo si chiede a tutti, che abbiano una Torcia o no.
boardgame-question-card_to_hand_over = Quale carta consegni?
boardgame-question-card_to_hand_over-help = Va coperta nella pila. Poi il Leader gira le carte, e nessuno sa di chi sia quale.
boardgame-question-card_to_discard = Hai fame. A quale carta rinunci?
boardgame-question-card_to_discard-help = Chi ha fame tiene in mano solo 2 carte.
boardgame-question-card_to_give_up = Quale carta cambi?
boardgame-question-card_to_give_up-help = Per ogni carta che lasci ne prendi una a scelta dal mazzo.
boardgame-question-card_to_take = { $left ->
    [one] Prendi una carta. Il mazzo: { $deck }.
   *[other] Prendi { $left } carte, una alla volta. Il mazzo: { $deck }.
}
boardgame-question-card_to_take-help = Sfogli il mazzo e prendi tante carte quante ne hai lasciate. Poi si rimescola tutto.
boardgame-question-room_to_resolve = Il Leader sei tu. Quale stanza viene prima?
boardgame-question-room_to_resolve-help = Gli incontri si risolvono stanza per stanza, nell'ordine che scegli tu.
boardgame-question-fire_to_use = L'alieno è { $room_in }. Usi il fuoco?
boardgame-question-fire_to_use-help = Il fuoco lo scaccia e gli toglie 1 di forza, ma costa una carta della pila e sdraia la tua pedina. Lo si chiede a tutti i presenti.
boardgame-question-alien_deed = Che fai { $room_in }?
boardgame-question-alien_deed-help = Ciò che assimili ti rende più forte. Ciò che rompi rende loro più deboli.
boardgame-question-weapon_to_withdraw = Con te { $room_in } c'è qualcuno. Eviti l'incontro?
boardgame-question-weapon_to_withdraw-help = Con un'arma eviti l'incontro. Lo si chiede a tutti i presenti, che siano armati o no.
boardgame-question-rescue_to_board = L'Elicottero dei Soccorsi aspetta. Sali?
boardgame-question-rescue_to_board-help = Chi è meno sospettato va per primo. Se non ora, per questo turno da qui non parte nessuno.
boardgame-question-tokens_to_lay_out = Un incontro { $room_in }. Quali segnalini piazzi?
boardgame-question-tokens_to_lay_out-help = Due segnalini, coperti. Gli umani hanno solo quelli umani. Chi vede un segnalino alieno, da quel momento è un alieno.
boardgame-question-character_to_check = Di chi guardi i segnalini?
boardgame-question-character_to_check-help = Ne vedi uno dei due, a caso, e il sospetto su di te sale di uno.
boardgame-question-notice = { $saw ->
    [hidden] Non hai visto segnalini.
    [alien] { $of ->
        [nobody] Hai pescato un segnalino per il cane: alieno.
       *[somebody] Hai visto un segnalino di { $of }: alieno.
    }
   *[human] { $of ->
        [nobody] Hai pescato un segnalino per il cane: umano.
       *[somebody] Hai visto un segnalino di { $of }: umano.
    }
} { $role ->
    [alien] Sei un alieno.
   *[human] Sei un essere umano.
}
boardgame-question-notice-help = Chiunque fosse lì riceve questo avviso e lo conferma, qualunque cosa dica.
boardgame-question-fire_for_room = { $leave ->
    [no] Bruci tutto { $room_in }?
   *[yes] Chiedi di bruciare tutto { $room_in }?
}
boardgame-question-fire_for_room-help = Una stanza bruciata è persa per sempre. A te costa il fuoco, alla pila una carta, e di norma serve il permesso del Leader. Lo si chiede a chiunque sia in piedi.
boardgame-question-burning_to_allow = { $pawn } vuole bruciare tutto { $room_in }. Lo permetti?
boardgame-question-burning_to_allow-help = La stanza è persa per sempre, con tutto quello che c'è dentro. I presenti vanno in Sala Svago, e il congelamento riparte dal primo spazio.
boardgame-question-next_card = Un'altra carta?
boardgame-question-next_card-help = Puoi fermarti dopo ogni carta. Quelle che restano si scartano senza guardarle.
boardgame-question-character_to_assign = { $lost ->
    [yes] { $card }, e nessuno è in piedi dove serve. Chi ci perde tempo?
   *[no] { $card }. A chi la dai?
}
boardgame-question-character_to_assign-help = Può prenderla solo chi è in piedi dove la carta cambierebbe qualcosa. Poi si sdraia.
boardgame-question-bonus_to_play = Aggiungi un bonus?
boardgame-question-bonus_to_play-help = Attrezzi e Gasolio sono gratuiti e vengono prima. Lo si chiede a chiunque riceva una carta, che li abbia o no.
boardgame-question-weapon_to_keep = Quale arma tieni?
boardgame-question-weapon_to_keep-help = Le altre tornano in fondo al mazzo. Nessuno vede che cosa tieni, a meno che non sia un Lanciafiamme.
boardgame-question-item_to_keep = Quale oggetto tieni?
boardgame-question-item_to_keep-help = Gli altri tornano in fondo al mazzo. Nessuno vede che cosa tieni.
boardgame-question-lab_token_to_keep = Peschi un segnalino laboratorio: { $token }. Lo tieni?
boardgame-question-lab_token_to_keep-help = Che tu lo tenga o lo scarti, nessuno vede che cos'è.
boardgame-question-vehicle_use = Che fai { $room_in }?
boardgame-question-vehicle_use-help = Fai rifornimento; dai il via alla fuga, se non ha danni, ha il pieno e tu hai le Chiavi; o lascia che la carta vada a vuoto.
boardgame-question-room_to_fuel = Dove mandi 1 Barile di Gasolio?
boardgame-question-room_to_fuel-help = Viene dalla Riserva Sotterranea.
boardgame-question-trading_partner = Proponi uno scambio a qualcuno?
boardgame-question-trading_partner-help = Armi, oggetti e segnalini laboratorio passano di mano se siete d'accordo entrambi. Tutti vedono che c'è stato uno scambio e di quante cose, mai quali. Due proposte a turno.
boardgame-question-things_to_offer = { $partner ->
    [nobody] Non hai proposto scambi a nessuno.
   *[other] Che cosa offri a { $partner }?
}
boardgame-question-things_to_offer-help = L'altra persona vedrà armi e oggetti, e quanti segnalini laboratorio. Lo si chiede a tutti, così nessuno capisce chi propone uno scambio.
boardgame-question-deal_to_answer = { $offers_count ->
    [0] Nessuno ti propone uno scambio.
   *[other] Ti propongono uno scambio: { $offers }. Che cosa rispondi?
}
boardgame-question-deal_to_answer-help = Accetta un'offerta e di' che cosa dai in cambio, oppure rifiuta. Lo si chiede a tutti, così nessuno capisce a chi è stato proposto uno scambio.
boardgame-question-deal_to_confirm = { $partner ->
    [nobody] Non hai scambi da confermare.
   *[other] { $offered_count ->
        [0] { $returned_count ->
            [0] Lo scambio con { $partner } è solo a parole: nessuno mette niente. D'accordo?
           *[other] Lo scambio con { $partner }: { $offered } per { $returned }. D'accordo?
        }
       *[other] Lo scambio con { $partner }: { $offered } per { $returned }. D'accordo?
    }
}
boardgame-question-deal_to_confirm-help = Prima ciò che hai offerto, poi ciò che riceveresti. Niente passa di mano se non accetti. Lo si chiede a tutti.
boardgame-question-character_to_accuse = Contro chi punti il dito?
boardgame-question-character_to_accuse-help = Tutti puntano il dito insieme. Ogni dito alza il sospetto di uno. Chi è sul verde si lascia in pace.
boardgame-question-self_exposure = Vai avanti così?
boardgame-question-self_exposure-help = Lo si chiede a tutti insieme. Solo un alieno può rivelarsi; da allora caccia allo scoperto.
boardgame-question-test_to_begin_with = Il Leader sei tu. Quale test viene prima?
boardgame-question-test_to_begin_with-help = Ogni tipo si può fare una volta a turno. Il secondo ti verrà chiesto dopo il primo.
boardgame-question-willing_to_test = Eseguiresti il { $test }?
boardgame-question-willing_to_test-help = Lo si chiede a tutti, che possano o no. Solo il Leader vede chi lo farebbe.
boardgame-question-tester = Chi esegue il { $test }?
boardgame-question-tester-help = Questi lo farebbero. Puoi anche non scegliere nessuno.
boardgame-question-character_to_test = Su chi si fa il test?
boardgame-question-character_to_test-help = Un umano va sul verde. Un alieno viene rivelato.
boardgame-question-wish_to_board = { $vehicle }: chiedi di salire?
boardgame-question-wish_to_board-help = Decide chi è a bordo. Chi sale mostra il ruolo, e un alieno a bordo ha vinto.
boardgame-question-boarding_to_allow = { $asking } vuole salire. Sei d'accordo?
boardgame-question-boarding_to_allow-help = Fate salire un alieno, e vincono gli alieni. Lasciate indietro un umano, e vincono gli alieni.

## Options: by question and word, or by word; else the name of the room, thing, card, person, weather or test

boardgame-option-decline = No
boardgame-option-none = No
boardgame-option-done = Basta così
boardgame-option-enough = Basta così
boardgame-option-agree = D'accordo
boardgame-option-refuse = Rifiuta
boardgame-option-allow = Che bruci
boardgame-option-keep = Tienilo
boardgame-option-pawn = { $you ->
    [pawn] { $pawn } (tu)
   *[other] { $pawn }
}
boardgame-option-strength_to_place-number = Forza { $number }
boardgame-option-turn-move = Vai in una stanza, consegna una carta
boardgame-option-turn-special_action = Scarta la mano, vai con una carta nuova
boardgame-option-turn-change_cards = Sdraiati e cambia carte
boardgame-option-turn-board = Sali sull'Elicottero dei Soccorsi
boardgame-ahead-room = Vai { $to }
boardgame-ahead-both = Vai { $to } e consegna { $card }
boardgame-ahead-card = Vai in una stanza e consegna { $card }
boardgame-option-card_to_swap-keep = Tieni la tua mano
boardgame-option-flashlight_to_show-decline = Fanne a meno
boardgame-option-flashlight_to_show-show = Mostra la Torcia
boardgame-option-fire_to_use-decline = Niente fuoco
boardgame-option-fire_to_use-dynamite = Lancia la Dinamite
boardgame-option-fire_to_use-reload = Spendi una ricarica del Lanciafiamme
boardgame-option-alien_deed-nothing = Niente
boardgame-option-alien_deed-dog = Assimila il cane
boardgame-option-alien_deed-sabotage = Sabota la stanza
boardgame-option-alien_deed-pawn = Assimila { $pawn }
boardgame-option-weapon_to_withdraw-decline = Resta
boardgame-option-weapon_to_withdraw-melee = Evita l'incontro con un'Arma Corpo a Corpo
boardgame-option-weapon_to_withdraw-firearm = Evita l'incontro con un'Arma da Fuoco
boardgame-option-weapon_to_withdraw-reload = Evita l'incontro con una ricarica del Lanciafiamme
boardgame-option-rescue_to_board-stay = Non ora
boardgame-option-rescue_to_board-board = Sali a bordo
boardgame-option-tokens_to_lay_out-two_human = Due segnalini umani
boardgame-option-tokens_to_lay_out-one_alien = Un segnalino umano e uno alieno
boardgame-option-notice-confirm = Ho letto
boardgame-option-fire_for_room-decline = No
boardgame-option-fire_for_room-dynamite = Con la Dinamite
boardgame-option-fire_for_room-reload = Con una ricarica del Lanciafiamme
boardgame-option-burning_to_allow-refuse = Non ora
boardgame-option-next_card-go_on = Gira un'altra carta
boardgame-option-next_card-stop = Fermati qui
boardgame-option-character_to_assign-pawn = { $you ->
    [pawn] { $pawn } (tu), { $room_in }
   *[other] { $pawn }, { $room_in }
}
boardgame-option-bonus_to_play-none = Nient'altro
boardgame-option-bonus_to_play-tools = Attrezzi: 1 danno in meno
boardgame-option-bonus_to_play-fuel_can = Gasolio: 1 in più nel serbatoio
boardgame-option-lab_token_to_keep-discard = Scartalo
boardgame-option-vehicle_use-nothing = Niente
boardgame-option-vehicle_use-refuel = Fai rifornimento
boardgame-option-vehicle_use-escape = Dai il via alla fuga
boardgame-option-trading_partner-none = Niente scambi
boardgame-option-deal_to_answer-refuse = Niente scambio
boardgame-option-deal_to_answer-deal = { $pawn }: in cambio { $things }
boardgame-option-deal_to_confirm-refuse = Niente scambio
boardgame-option-deal_to_confirm-agree = Affare fatto
# Su un telefono che passa di mano in mano: che cosa si fa di ciò che è stato indicato.
boardgame-deed-nothing = Non mettere niente
boardgame-deed-offer = Metti ciò che hai indicato
boardgame-deed-deal = Scambio con { $pawn }
boardgame-option-character_to_accuse-abstain = Contro nessuno
boardgame-option-self_exposure-stay_hidden = Vai avanti così
boardgame-option-self_exposure-expose = Mostra che cosa sei
boardgame-option-willing_to_test-decline = No
boardgame-option-willing_to_test-carry_out = Sì
boardgame-option-tester-none = Nessuno
boardgame-option-wish_to_board-stay = Non salire
boardgame-option-wish_to_board-board = Chiedi di salire

## Offers in a deal

# The reader among several people in a list.
boardgame-offer-nothing = niente
boardgame-offer-of = { $pawn } ({ $things })
boardgame-offer-lab = { $count ->
    [one] un segnalino laboratorio
   *[other] { $count } segnalini laboratorio
}

## What others wait for, public

boardgame-waiting-character_to_play = deve scegliere un personaggio
boardgame-waiting-weather_to_keep = deve scegliere il tempo
boardgame-waiting-room_to_haunt = deve appostarsi
boardgame-waiting-strength_to_place = deve appostarsi
boardgame-waiting-card_to_swap = decide se cambiare una carta
boardgame-waiting-turn = deve giocare il suo turno
boardgame-waiting-room_to_enter = deve andare in una stanza
boardgame-waiting-flashlight_to_show = decide se accendere una luce
boardgame-waiting-card_to_hand_over = deve consegnare una carta
boardgame-waiting-card_to_discard = deve rinunciare a una carta
boardgame-waiting-card_to_give_up = deve cambiare carte
boardgame-waiting-card_to_take = deve cambiare carte
boardgame-waiting-room_to_resolve = deve dire quale stanza viene ora
boardgame-waiting-fire_to_use = decide se usare il fuoco
boardgame-waiting-alien_deed = deve fare ciò che fanno gli alieni
boardgame-waiting-weapon_to_withdraw = decide se evitare l'incontro
boardgame-waiting-rescue_to_board = decide se salire
boardgame-waiting-tokens_to_lay_out = deve piazzare segnalini
boardgame-waiting-character_to_check = deve guardare un segnalino
boardgame-waiting-notice = deve leggere un avviso
boardgame-waiting-fire_for_room = decide se bruciare una stanza
boardgame-waiting-burning_to_allow = decide se permettere un incendio
boardgame-waiting-next_card = decide se continuare o fermarsi
boardgame-waiting-character_to_assign = deve dare la carta a qualcuno
boardgame-waiting-bonus_to_play = decide se aggiungere un bonus
boardgame-waiting-weapon_to_keep = deve tenere un'arma
boardgame-waiting-item_to_keep = deve tenere un oggetto
boardgame-waiting-lab_token_to_keep = deve guardare un segnalino laboratorio
boardgame-waiting-vehicle_use = deve fare qualcosa con il veicolo
boardgame-waiting-room_to_fuel = deve mandare gasolio
boardgame-waiting-trading_partner = decide se proporre uno scambio
boardgame-waiting-things_to_offer = decide se e che cosa offrire
boardgame-waiting-deal_to_answer = deve rispondere alle offerte, se ce ne sono
boardgame-waiting-deal_to_confirm = decide se confermare uno scambio
boardgame-waiting-character_to_accuse = deve puntare il dito
boardgame-waiting-self_exposure = decide se andare avanti così
boardgame-waiting-test_to_begin_with = deve cominciare i test
boardgame-waiting-willing_to_test = decide se offrirsi
boardgame-waiting-tester = deve scegliere chi fa il test
boardgame-waiting-character_to_test = deve dire su chi si fa il test
boardgame-waiting-wish_to_board = decide se chiedere di salire
boardgame-waiting-boarding_to_allow = decide se far salire qualcuno

## The table

boardgame-board-round = Turno { $round }
boardgame-board-leader = Leader: { $pawn }
boardgame-board-marker = segnalino: { $pawn }
boardgame-board-legend = ◆ segnalino ∴ cane ✶ alieno
boardgame-board-you = tu
boardgame-board-fuel = gasolio
boardgame-board-damage = danni
boardgame-board-dogs = { $count ->
    [one] 1 cane
   *[other] { $count } cani
}
boardgame-board-alien = alieno { $strength }
boardgame-board-burned = in cenere
boardgame-board-destroyed = fuori uso
boardgame-board-dark = buio
boardgame-board-hungry = fame
boardgame-danger-food = { $rounds ->
    [1] Il cibo finisce stanotte: { $pantry } su 4
   *[other] Cibo per un'altra notte
}
boardgame-danger-food-short = { $rounds ->
    [1] Cibo: { $pantry } su 4
   *[other] Cibo: un'altra notte
}
boardgame-danger-boiler = La Caldaia può cedere al prossimo turno
boardgame-danger-boiler-short = La Caldaia può cedere
boardgame-danger-generator = La luce può saltare al prossimo turno
boardgame-danger-generator-short = La luce può saltare
boardgame-danger-freezing = { $rounds ->
    [1] Nel peggiore dei casi, congelati al prossimo turno
   *[other] Nel peggiore dei casi, congelati tra { $rounds } turni
}
boardgame-danger-freezing-short = { $rounds ->
    [1] Congelati tra un turno?
   *[other] Congelati tra { $rounds } turni?
}
boardgame-danger-rescue = { $rounds ->
    [1] L'elicottero riparte al prossimo turno
   *[other] L'elicottero riparte tra { $rounds } turni
}
boardgame-danger-rescue-short = { $rounds ->
    [1] Riparte al prossimo turno
   *[other] Riparte tra { $rounds } turni
}
boardgame-board-freezing = gelo { $space } su { $track }
boardgame-board-die-at-station = dado alla Stazione Meteorologica
boardgame-board-food = { $kitchen ->
    [0] cibo { $pantry }
   *[other] cibo { $pantry }, cotto { $kitchen }
}
boardgame-board-stack = pila { $cards }
boardgame-board-deck = mazzo { $cards }
boardgame-board-shown = scoperte: { $cards }
boardgame-board-revealed = ora { $card }
boardgame-board-fuel-underground = gasolio base { $fuel }
boardgame-board-fuel-external = gasolio veicoli { $fuel }
boardgame-board-rescue = { $state ->
    [none] niente S.O.S.
    [gone] niente soccorsi
    [here] soccorsi qui, gasolio { $fuel }
   *[coming] soccorsi { $space } su { $track }, gasolio { $fuel }
}
boardgame-board-aboard = a bordo: { $people }
boardgame-board-pool = forza aliena { $strength }
boardgame-board-ambush = in agguato { $strengths }
boardgame-board-ambush-known = in agguato: { $rooms }
boardgame-board-count-cards = { $count }c
boardgame-board-count-weapons = { $count }a
boardgame-board-count-items = { $count }o
boardgame-board-count-lab = { $count }l
boardgame-board-flamethrower = Lanciafiamme ({ $reloads })
boardgame-board-who = Tu sei { $character }, e sei { $role ->
    [alien] un alieno
   *[human] un essere umano
}.
boardgame-board-hand = Mano
boardgame-board-found = Fra le mani
boardgame-board-held-weapons = Armi
boardgame-board-held-items = Oggetti
boardgame-board-held-lab = Laboratorio
boardgame-board-nothing = niente
boardgame-board-exposed = Sei l'alieno, allo scoperto. Forza di riserva: { $strength }.
boardgame-board-dead = Per te è finita. Vedi quello che vede uno spettatore.
boardgame-map = La mappa
boardgame-map-help =
    Ogni stanza mostra gasolio ▮ e danni ✖, e chi c'è con le prime lettere del nome: maiuscole per chi è in piedi,
    minuscole per chi è sdraiato. ∴ è un cane, ✶ l'alieno rivelato con la sua forza, ◆ il segnalino Leader, ★ il
    Leader. Nell'elenco della squadra ■ è il sospetto, e 2c 1a 4o 3l sono 2 carte, 1 arma, 4 oggetti e 3 segnalini
    laboratorio; ♨ è un Lanciafiamme con le sue ricariche.

## The end

boardgame-end-infected = { $whom }: { $through }

## House rules

boardgame-house-edition = Quale scatola hai?
boardgame-house-edition-help = Le edizioni stampate sono diverse fra loro. Se scegli una scatola, valgono le sue regole della casa; ognuna si può comunque cambiare.
boardgame-house-edition-ours = Le nostre regole, non quelle di una scatola
boardgame-house-edition-pt = Scatola brasiliana, 2021
boardgame-house-edition-en = Scatola inglese, 2022 (da un riassunto)
boardgame-house-edition-it = Scatola italiana, 2023
boardgame-house-edition-pl = Scatola polacca
boardgame-house-kennel_card = Il Serraglio può riaprirsi
boardgame-house-kennel_card-help = La sua carta è nel mazzo finché dentro c'è un cane. Altrimenti i cani catturati non escono più: più facile, per chi comincia.
boardgame-house-characters = Personaggi
boardgame-house-characters-help = Distribuiti a caso, o scelti in ordine di posto.
boardgame-house-characters-random = distribuiti a caso
boardgame-house-characters-choose = scelti
boardgame-house-boiler_fails = Quando la Caldaia è distrutta
boardgame-house-boiler_fails-help = Se il suo ultimo danno si può ancora riparare fino alla manutenzione successiva.
boardgame-house-boiler_fails-check = alla manutenzione, se il danno c'è ancora
boardgame-house-boiler_fails-at_once = subito, con l'ultimo danno
boardgame-house-generator_fails = Quando salta la corrente
boardgame-house-generator_fails-help = Se l'ultimo danno del Generatore si può ancora riparare fino alla manutenzione successiva.
boardgame-house-generator_fails-check = alla manutenzione, se il danno c'è ancora
boardgame-house-generator_fails-at_once = subito, con l'ultimo danno
boardgame-house-change_cards = Carte che si cambiano in Dormitorio
boardgame-house-change_cards-help = Se riposando si cambia tutta la mano, o quanta se ne vuole.
boardgame-house-change_cards-all = tutta la mano
boardgame-house-change_cards-any = quante se ne vogliono
boardgame-house-weapons_avoid_dogs = Armi contro i cani
boardgame-house-weapons_avoid_dogs-help = Chi evita l'incontro con un'arma non incontra nemmeno il cane. Altrimenti le armi servono solo contro le persone.
boardgame-house-weapons_avoid_aliens = Armi contro gli alieni rivelati
boardgame-house-weapons_avoid_aliens-help = Con un'arma si può evitare l'incontro con un alieno rivelato. Se lo fanno tutti, l'alieno resta solo.
boardgame-house-dormitory_contagion = Incontri in Dormitorio
boardgame-house-dormitory_contagion-help = In Dormitorio due o più persone si incontrano come altrove, anche da sdraiate.
boardgame-house-leader_allows_fire = Per il fuoco serve il permesso del Leader
boardgame-house-leader_allows_fire-help = Chi vuole bruciare una stanza ha bisogno del permesso del Leader. Altrimenti non lo si chiede a nessuno.
boardgame-house-rescue_boarding = Salire sull'Elicottero dei Soccorsi
boardgame-house-rescue_boarding-help = Quando può salire chi è meno sospettato, una volta arrivato l'elicottero.
boardgame-house-rescue_boarding-on_turn = nel proprio turno, invece di muoversi
boardgame-house-rescue_boarding-after_encounters = dopo tutti i movimenti e gli incontri
boardgame-house-first_boarder_shows = Il primo a bordo mostra il ruolo
boardgame-house-first_boarder_shows-help = Altrimenti chi sale per primo lo mostra solo quando il veicolo parte.
boardgame-house-boarding = Far salire qualcuno
boardgame-house-boarding-help = Se devono essere d'accordo tutti quelli a bordo, o la maggior parte; in parità decide chi è meno sospettato.
boardgame-house-boarding-unanimous = all'unanimità
boardgame-house-boarding-majority = a maggioranza
boardgame-house-station_fuel = Gasolio dalla Stazione Meteorologica
boardgame-house-station_fuel-help = Dove USARE può mandare il suo Barile di Gasolio.
boardgame-house-station_fuel-any = ogni stanza che riceve gasolio
boardgame-house-station_fuel-base = solo Caldaia e Generatore
boardgame-house-radio_coop_use = Stanza Comunicazioni: USARE insieme
boardgame-house-radio_coop_use-help = USARE vale una volta per ogni persona in piedi lì. Altrimenti solo RIPARARE.
boardgame-house-helicopter_coop_use = Elicottero: USARE insieme
boardgame-house-helicopter_coop_use-help = USARE vale una volta per ogni persona in piedi lì. Altrimenti solo RIPARARE.
boardgame-house-trade_lab_tokens = I segnalini laboratorio si scambiano
boardgame-house-trade_lab_tokens-help = Altrimenti passano di mano solo armi e oggetti.
boardgame-house-hunger = Quando arriva la fame
boardgame-house-hunger-help = Se basta una Dispensa vuota.
boardgame-house-hunger-short = quando il cibo non basta
boardgame-house-hunger-empty = appena la Dispensa è vuota
boardgame-house-figures = Numeri sul tabellone
boardgame-house-figures-help = Alcuni numeri del tabellone stampato sono ricostruiti. Se la tua scatola dice altro, inserisci i tuoi.

## Figures: the numbers on the board

boardgame-figure-die_sun = Facce con il sole sul dado
boardgame-figure-die_snow = Facce con la neve sul dado
boardgame-figure-die_storm = Facce con la tempesta sul dado
boardgame-figure-boiler_sun = Consumo della Caldaia col sole
boardgame-figure-boiler_snow = Consumo della Caldaia con la neve
boardgame-figure-boiler_storm = Consumo della Caldaia nella tempesta
boardgame-figure-generator_sun = Consumo del Generatore col sole
boardgame-figure-generator_snow = Consumo del Generatore con la neve
boardgame-figure-generator_storm = Consumo del Generatore nella tempesta
boardgame-figure-freezing_sun = Congelamento col sole: spazi
boardgame-figure-freezing_snow = Congelamento con la neve: spazi
boardgame-figure-freezing_storm = Congelamento nella tempesta: spazi
boardgame-figure-rescue_sun = Elicottero dei Soccorsi col sole: spazi
boardgame-figure-rescue_snow = Elicottero dei Soccorsi con la neve: spazi
boardgame-figure-rescue_storm = Elicottero dei Soccorsi nella tempesta: spazi
boardgame-figure-suspicion_start = Sospetto all'inizio
boardgame-figure-suspicion_red = Spazio rosso del tracciato del sospetto
boardgame-figure-freezing_track = Lunghezza del tracciato del congelamento
boardgame-figure-rescue_track = Lunghezza del tracciato S.O.S.
boardgame-figure-rescue_fuel = Gasolio dell'Elicottero dei Soccorsi
boardgame-figure-boiler_fuel = Caldaia: gasolio massimo
boardgame-figure-generator_fuel = Generatore: gasolio massimo
boardgame-figure-helicopter_fuel = Elicottero: gasolio massimo
boardgame-figure-shed_fuel = Rimessa: gasolio massimo
boardgame-figure-boiler_damage = Caldaia: danni massimi
boardgame-figure-generator_damage = Generatore: danni massimi
boardgame-figure-shed_damage = Rimessa: danni massimi
boardgame-figure-radio_damage = Stanza Comunicazioni: danni massimi
boardgame-figure-helicopter_damage = Elicottero: danni massimi
boardgame-figures-weather = Meteo
boardgame-figures-tracks = Tracciati
boardgame-figures-rooms = Quanto contiene una stanza
boardgame-problem-range = { $figure }: un numero intero da { $least } a { $most }, per favore.
boardgame-problem-die_faces = Facce del dado meteo: { $faces } in tutto. Queste fanno { $given }.
boardgame-problem-start_below_red = Il sospetto parte sotto lo spazio rosso, che è il { $red }, non dal { $given }.
boardgame-problem-fuel_tokens = Barili di Gasolio che servono per riempire Caldaia, Generatore e riserve, compreso quello dell'Elicottero dei Soccorsi: { $given }. Ce ne sono solo { $most }.
boardgame-problem-damage_counters = Danni che le stanze possono subire in tutto: { $given }. Segnalini Danno nella scatola: { $most }.
boardgame-problem-damage_at_start = { $figure }: almeno { $least }, perché tanti ce ne sono fin dall'inizio.

## The plan in the browser

boardgame-plan-leads = Leader
boardgame-plan-marker = ha il segnalino Leader
boardgame-plan-marker-here = qui c'è il segnalino Leader
boardgame-plan-lying = pedina sdraiata
boardgame-plan-suspicion = sospetto { $space } su { $red }
boardgame-plan-fuel = gasolio { $count }
boardgame-plan-fuel-of = gasolio { $count } su { $limit }
boardgame-plan-damage-of = danni { $count } su { $limit }
boardgame-plan-cooked =
    { $count ->
        [one] 1 razione cotta
       *[other] { $count } razioni cotte
    }
boardgame-plan-gone = non c'è più
boardgame-plan-weapons =
    { $count ->
        [one] resta 1 arma
       *[other] restano { $count } armi
    }
boardgame-plan-items =
    { $count ->
        [one] resta 1 oggetto
       *[other] restano { $count } oggetti
    }
boardgame-plan-lab =
    { $count ->
        [one] resta 1 segnalino laboratorio
       *[other] restano { $count } segnalini laboratorio
    }
boardgame-plan-count-cards = carte in mano: { $count }
boardgame-plan-count-weapons = armi: { $count }
boardgame-plan-count-items = oggetti: { $count }
boardgame-plan-count-lab = segnalini laboratorio: { $count }
boardgame-plan-count-laid = segnalini piazzati: { $count }
boardgame-plan-rerolled = tirato di nuovo
boardgame-plan-supplies = Riserva
boardgame-supply-deck = Carte nel mazzo: { $count }
boardgame-supply-discards = Carte scartate: { $count }
boardgame-supply-locations = Carte Luogo coperte: { $count }
boardgame-supply-damage = Segnalini Danno rimasti: { $count }
boardgame-supply-fire = Segnalini Fuoco rimasti: { $count }
boardgame-supply-reloads = Ricariche del Lanciafiamme rimaste: { $count }
boardgame-supply-dogs = Cani fuori dal tabellone: { $count }
boardgame-supply-dogs_gone = Cani fuori dal gioco: { $count }

## Perché qualcosa non si può scegliere

boardgame-foresee-fuel = { $room }: Barili di Gasolio in più: { $count }, ora { $fuel } su { $most }.
boardgame-foresee-food = Cibo in Cucina: { $count }; in Dispensa ne resta { $left }.
boardgame-foresee-draw = { $shelf ->
    [weapons] Uno sguardo al mazzo delle armi.
    [items] Uno sguardo al mazzo degli oggetti.
   *[lab] Un segnalino dal sacchetto del laboratorio.
}
boardgame-foresee-sos = Parte l'SOS, e con lui l'Elicottero dei Soccorsi.
boardgame-foresee-weather = Si tira di nuovo il dado meteo; poi 1 Barile di Gasolio va dove c'è posto.
boardgame-foresee-repair = { $damage ->
    [0] { $room }: nessun danno.
   *[other] { $room }: danni rimasti: { $damage }.
}
boardgame-foresee-damage = { $room }: danni { $damage } su { $most }.
boardgame-foresee-spoil = Cibo perso: { $count }; in Dispensa ne resta { $left }.
boardgame-foresee-boarding = Se { $pawn } è un alieno, gli alieni vincono subito.
boardgame-why-a-store = { $room }: è una riserva, nessuno ci va.
boardgame-why-rescue-after-encounters = A questo tavolo si sale sull'Elicottero dei Soccorsi dopo tutti gli incontri.
boardgame-why-lab-untraded = A questo tavolo i segnalini laboratorio non si scambiano.
boardgame-why-withdrew = { $pawn } ha usato un'arma per evitare l'incontro.
boardgame-why-for-dogs-only = { $room }: ci stanno solo i cani e l'alieno rivelato, mai la squadra.
boardgame-why-leisure-later = { $room }: nessuno sceglie di andarci. Dopo le azioni ci si ritrova lì, e lì finisce chi deve fuggire.
boardgame-why-dormitory-by-changing = { $room }: ci si va solo per sdraiarsi e cambiare carte, invece di muoversi.
boardgame-why-room-burned = { $room }: in cenere. Nessuno può più entrarci né usare nulla.
boardgame-why-room-destroyed = { $room }: distruzione completa. Nessuno può più entrarci né usare nulla.
boardgame-why-room-full = { $room }: ci sono già tre persone, e di più non ce ne stanno.
boardgame-why-takes-no-fuel = { $room }: lì non si mette mai gasolio.
boardgame-why-tank-full = { $room }: ha già tutto il gasolio che può contenere.
boardgame-why-store-empty = Non resta gasolio { $source_in }.
boardgame-why-nothing-to-repair = Non ci sono danni da riparare { $room_in }.
boardgame-why-vehicle-gone = { $room }: il veicolo è già partito.
boardgame-why-nothing-to-use = USARE adesso non cambierebbe niente { $room_in }.
boardgame-why-sos-sent = L'S.O.S. è già partito.
boardgame-why-radio-damaged = La radio è danneggiata: prima di lanciare un S.O.S. va riparata.
boardgame-why-nothing-to-ruin = Non resta niente da rompere o da perdere { $room_in }.
boardgame-why-gone = { $you ->
    [pawn] Non hai più un personaggio nella squadra.
   *[other] { $pawn } non ha più un personaggio nella squadra.
}
boardgame-why-lies-down = { $you ->
    [pawn] In questo turno la tua pedina è sdraiata.
   *[other] In questo turno la pedina di { $pawn } è sdraiata.
}
boardgame-why-not-yourself = Qui non puoi scegliere te.
boardgame-why-disk-green = { $pawn } è sul verde: lì non si può accusare nessuno.
boardgame-why-no-tokens-laid = In questo incontro { $pawn } non ha piazzato segnalini.
boardgame-why-not-willing = { $you ->
    [pawn] Per questo test non hai dato la tua disponibilità, o non potevi.
   *[other] Per questo test { $pawn } non ha dato la sua disponibilità, o non poteva.
}
boardgame-why-not-most-suspected = { $you ->
    [pawn] C'è chi desta più sospetti di te: questo test tocca a chi ne desta di più.
   *[other] C'è chi desta più sospetti di { $pawn }: questo test tocca a chi ne desta di più.
}
boardgame-why-elsewhere = { $pawn } non è { $room_in }.
boardgame-why-no-dog-here = Non ci sono cani { $room_in }.
boardgame-why-alien-must-act = Sei più forte di chi è in piedi lì: qualcosa devi fare.
boardgame-why-no-fire = { $thing }: non fa fuoco.
boardgame-why-no-reload = Non hai un Lanciafiamme con una ricarica.
boardgame-why-no-card-to-pay = Il fuoco costa una carta coperta della pila, e non ce ne sono.
boardgame-why-no-fire-token = Non restano segnalini Fuoco: non si può bruciare un'altra stanza.
boardgame-why-no-withdrawing = { $thing }: non ti fa evitare un incontro.
boardgame-why-no-bonus = { $thing }: non è una carta bonus.
boardgame-why-no-flashlight = Non hai una Torcia.
boardgame-why-no-light = { $thing }: non fa luce.
boardgame-why-set-aside = Hai già messo da parte tutte le carte di questo tipo.
boardgame-why-only-action-cards = Qui si può scegliere solo una carta azione.
boardgame-why-no-deal-yet = Questa volta non hai proposto scambi.
boardgame-why-nobody-offers = Questa volta nessuno ti propone uno scambio.
boardgame-why-cards-untraded = Le carte azione non si scambiano.
boardgame-why-no-room-open = In questo momento nessuna stanza di lavoro ha posto per altri.
boardgame-why-no-card-to-hand-over = Hai la mano vuota: non hai niente da consegnare.
boardgame-why-move-first = Prima di' che vai in una stanza; poi scegli quale.
boardgame-why-card-after-room = La carta si sceglie dopo essere entrati in una stanza.
boardgame-why-sos-unsent = Nessun S.O.S. è partito: l'Elicottero dei Soccorsi non arriva.
boardgame-why-rescue-gone = L'Elicottero dei Soccorsi è già ripartito.
boardgame-why-rescue-on-its-way = L'Elicottero dei Soccorsi è in viaggio: spazio { $space } di { $track }.
boardgame-why-not-least-suspected = Sale per primo solo chi è meno sospettato, e qualcuno lo è meno di te.
boardgame-why-tied-and-later = Qualcuno sospettato quanto te viene prima nell'ordine di movimento.
boardgame-why-room-first = Ora stai andando in una stanza: da lì non si sale a bordo.
boardgame-why-no-encounter = Nessun incontro da risolvere { $room_in }.
boardgame-why-vehicles-fuel-elsewhere = { $room }: a questo tavolo la Stazione Meteorologica non manda gasolio ai veicoli.
boardgame-why-haunted-already = Sei già in agguato { $room_in }.
boardgame-why-no-location-card = { $room }: nel mazzo Luoghi non c'è la sua carta.
boardgame-why-kennel-card-away = { $room }: la sua carta è nel mazzo Luoghi solo finché dentro c'è un cane.
boardgame-why-one-at-least = Prima devi mettere almeno una carta.
boardgame-why-vehicle-damaged = { $room }: ci sono danni. Non si parte finché non sono riparati.
boardgame-why-tank-not-full = { $room }: parte solo con il pieno.
boardgame-why-no-keys = Non hai le Chiavi.
boardgame-why-humans-lay-human = Sei un essere umano: hai solo segnalini umani.
boardgame-why-only-aliens-expose = Solo un alieno può rivelarsi, e tu sei un essere umano.
boardgame-why-no-blood-bag = Non hai una Sacca di Sangue.
boardgame-why-no-wire = Non hai il Filo Metallico.

## Votazioni sul tavolo

boardgame-vote-accusations = Accuse
boardgame-vote-thinking = ci sta pensando
boardgame-vote-down = ha deciso
boardgame-vote-agrees = a bordo sì
boardgame-vote-refuses = a bordo no
boardgame-vote-points = punta il dito contro { $accused }
boardgame-vote-nobody = non punta il dito contro nessuno
