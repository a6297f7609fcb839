### Avamposto Norvegese: solo ciò che cambia rispetto a boardgame.ftl o si aggiunge. I PNG al posto dei cani; l'unico
### cane corre.
###
### $record is a key, "healthy" or "fillings"; $side is "human" or "alien". $tokens is a list of departure tokens.

norwegian-title = Avamposto Norvegese
norwegian-tagline = Luce del giorno, una volta tanto. Il cane corre già.

## What became of people

norwegian-status-escaped = in salvo

## Places

norwegian-room-helicopter-help = Pronto fin dall'inizio. USARE con le Chiavi: la fuga, per chi è qui. RIPARARE e SABOTARE come sempre.
norwegian-room-radio_room-help = Pronta fin dall'inizio. USARE: lancia l'S.O.S. SABOTARE: 1 danno, e tace finché non è riparata.
norwegian-room-weather_station-help = USARE: tira il dado meteo e lascialo qui, poi manda 1 Barile di Gasolio alla Caldaia o al Generatore. SABOTARE: si perde 1 Barile di Gasolio.
norwegian-room-snow_cat_a = Spazzaneve A
norwegian-room-snow_cat_a-in = allo Spazzaneve A
norwegian-room-snow_cat_a-to = allo Spazzaneve A
norwegian-room-snow_cat_a-from = dallo Spazzaneve A
norwegian-room-snow_cat_a-help = Pronto fin dall'inizio. USARE con le Chiavi: la fuga, per chi è qui. Un danno lo ferma.
norwegian-room-snow_cat_b = Spazzaneve B
norwegian-room-snow_cat_b-in = allo Spazzaneve B
norwegian-room-snow_cat_b-to = allo Spazzaneve B
norwegian-room-snow_cat_b-from = dallo Spazzaneve B
norwegian-room-snow_cat_b-help = Pronto fin dall'inizio. USARE con le Chiavi: la fuga, per chi è qui. Un danno lo ferma.
norwegian-room-snow_cat_c = Spazzaneve C
norwegian-room-snow_cat_c-in = allo Spazzaneve C
norwegian-room-snow_cat_c-to = allo Spazzaneve C
norwegian-room-snow_cat_c-from = dallo Spazzaneve C
norwegian-room-snow_cat_c-help = Pronto fin dall'inizio. USARE con le Chiavi: la fuga, per chi è qui. Un danno lo ferma.
norwegian-room-shack = Baracca
norwegian-room-shack-in = nella Baracca
norwegian-room-shack-to = nella Baracca
norwegian-room-shack-from = dalla Baracca
norwegian-room-shack-help = Qui stanno i PNG catturati, finché non si pesca la carta della Baracca.
norwegian-room-ufo = UFO
norwegian-room-ufo-in = nell'UFO
norwegian-room-ufo-to = nell'UFO
norwegian-room-ufo-from = dall'UFO
norwegian-room-ufo-help = Più vecchio del ghiaccio. Non deve volare.
norwegian-room-sector_1 = Settore 1
norwegian-room-sector_1-in = nel Settore 1
norwegian-room-sector_1-to = nel Settore 1
norwegian-room-sector_1-from = dal Settore 1
norwegian-room-sector_1-help = Chi lo controlla alla fine del turno prende segnalini Partenza.
norwegian-room-sector_2 = Settore 2
norwegian-room-sector_2-in = nel Settore 2
norwegian-room-sector_2-to = nel Settore 2
norwegian-room-sector_2-from = dal Settore 2
norwegian-room-sector_2-help = Chi lo controlla alla fine del turno prende segnalini Partenza.
norwegian-room-sector_3 = Settore 3
norwegian-room-sector_3-in = nel Settore 3
norwegian-room-sector_3-to = nel Settore 3
norwegian-room-sector_3-from = dal Settore 3
norwegian-room-sector_3-help = Chi lo controlla alla fine del turno prende segnalini Partenza.
norwegian-room-sector_4 = Settore 4
norwegian-room-sector_4-in = nel Settore 4
norwegian-room-sector_4-to = nel Settore 4
norwegian-room-sector_4-from = dal Settore 4
norwegian-room-sector_4-help = Chi lo controlla alla fine del turno prende segnalini Partenza.
norwegian-room-sector_5 = Settore 5
norwegian-room-sector_5-in = nel Settore 5
norwegian-room-sector_5-to = nel Settore 5
norwegian-room-sector_5-from = dal Settore 5
norwegian-room-sector_5-help = Chi lo controlla alla fine del turno prende segnalini Partenza.
norwegian-room-sector_6 = Settore 6
norwegian-room-sector_6-in = nel Settore 6
norwegian-room-sector_6-to = nel Settore 6
norwegian-room-sector_6-from = dal Settore 6
norwegian-room-sector_6-help = Chi lo controlla alla fine del turno prende segnalini Partenza.
norwegian-room-sector_7 = Settore 7
norwegian-room-sector_7-in = nel Settore 7
norwegian-room-sector_7-to = nel Settore 7
norwegian-room-sector_7-from = dal Settore 7
norwegian-room-sector_7-help = Chi lo controlla alla fine del turno prende segnalini Partenza.
norwegian-room-sector_8 = Settore 8
norwegian-room-sector_8-in = nel Settore 8
norwegian-room-sector_8-to = nel Settore 8
norwegian-room-sector_8-from = dal Settore 8
norwegian-room-sector_8-help = Chi lo controlla alla fine del turno prende segnalini Partenza.

## Characters

norwegian-character-lloyd = Kate Lloyd
norwegian-character-lloyd-help = Laboratorio: pesca un segnalino laboratorio in più.
norwegian-character-carter = Carter
norwegian-character-carter-help = Con RIPARARE toglie 2 danni invece di 1.
norwegian-character-jonas = Jonas
norwegian-character-jonas-help = Deposito: pesca 3 oggetti invece di 2 e ne tiene 1.
norwegian-character-edvard = Edvard
norwegian-character-edvard-help = Dopo aver pescato può scartare una carta azione e pescarne un'altra.
norwegian-character-juliette = Juliette
norwegian-character-juliette-help = Cucina: basta 1 razione per sfamare tutti.
norwegian-character-adam = Adam
norwegian-character-adam-help = Stazione Meteorologica: tira il dado due volte e sceglie uno dei risultati.
norwegian-character-halvorson = Halvorson
norwegian-character-halvorson-help = Il buio non lo riguarda; in un'azione speciale guarda 2 carte.
norwegian-character-lars = Lars
norwegian-character-lars-help = A tu per tu con un PNG, non gli succede niente.

## Things, tokens, records, tests

norwegian-thing-grenade = Granata
norwegian-thing-grenade-help = Fuoco, una volta sola. Contro l'alieno rivelato, o per bruciare una stanza.
norwegian-thing-sniper_rifle = Fucile di Precisione
norwegian-thing-sniper_rifle-help = Un bonus gratuito: il cane ha più strada da fare. Se ne può usare uno solo a partita.
norwegian-thing-flamethrower-help = Sta scoperto, con 6 ricariche. Una ricarica è fuoco, o una via d'uscita da un incontro.
norwegian-thing-keys-help = Mettono in moto l'Elicottero o uno Spazzaneve, se è senza danni.
norwegian-thing-flashlight-help = Al buio scegli tu la tua carta; in un'azione speciale vedi 2 carte; nel test B guardi i denti. Ti resta.
norwegian-thing-departure_1 = Partenza 1
norwegian-thing-departure_1-help = Un segnalino Partenza che vale 1. Gli alieni ci pagano le carte Sequenza di Decollo.
norwegian-thing-departure_2 = Partenza 2
norwegian-thing-departure_2-help = Un segnalino Partenza che vale 2. Gli alieni ci pagano le carte Sequenza di Decollo.
norwegian-thing-departure_3 = Partenza 3
norwegian-thing-departure_3-help = Un segnalino Partenza che vale 3. Gli alieni ci pagano le carte Sequenza di Decollo.
norwegian-record-healthy = denti sani
norwegian-record-healthy-help = Li ha ogni alieno, e metà degli umani.
norwegian-record-fillings = otturazioni
norwegian-record-fillings-help = Non sa copiare il metallo: le otturazioni sono umane.
norwegian-test-B = test B, con la torcia
norwegian-test-B-help = Richiede una Torcia. Per ogni carta azione che scarti, qualcuno mostra la scheda dentale; le otturazioni sono umane.

## Phases and tracks

norwegian-phase-dogs = PNG, Leader, cane
norwegian-phase-dogs-help = I PNG vagano, il Leader cambia, e il cane corre di uno spazio.
norwegian-phase-encounters-help = Prima l'alieno rivelato, poi PNG e persone nella stessa stanza.
norwegian-phase-sectors = UFO
norwegian-phase-sectors-help = Gli alieni si appostano nei settori, gli umani scelgono dove guardare; chi controlla un settore ne prende i segnalini.
norwegian-track-dog = Il cane
norwegian-track-dog-help = Corre di uno spazio a turno. All'ultimo spazio è lontano, e gli alieni hanno vinto.
norwegian-danger-dog = { $rounds ->
    [1] Il cane scappa stanotte
   *[other] Il cane scappa tra { $rounds } turni
}
norwegian-danger-dog-short = { $rounds ->
    [1] Scappa stanotte
   *[other] Scappa tra { $rounds } turni
}

## What happened

norwegian-event-DentalRecordTaken = { $you ->
    [pawn] { $record ->
        [healthy] I tuoi denti sono sani.
       *[fillings] Hai delle otturazioni.
    }
   *[other] { $record ->
        [hidden] { $pawn } conserva una scheda dentale.
        [healthy] { $pawn } ha i denti sani.
       *[fillings] { $pawn } ha delle otturazioni.
    }
}
norwegian-event-DentalRecordShown = { $you ->
    [pawn] { $record ->
        [healthy] Apri la bocca: denti sani. Non prova niente.
       *[fillings] Apri la bocca: otturazioni. Sei un essere umano.
    }
   *[other] { $record ->
        [healthy] { $pawn } apre la bocca: denti sani. Non prova niente.
       *[fillings] { $pawn } apre la bocca: otturazioni. Un essere umano.
    }
}
norwegian-event-RifleLaid = { $you ->
    [pawn] Ti apposti nella neve con un Fucile di Precisione. Spazi che ora il cane deve percorrere: { $track }.
   *[other] { $pawn } si apposta nella neve con un Fucile di Precisione. Spazi che ora il cane deve percorrere: { $track }.
}
norwegian-event-DogRan = Il cane corre: spazio { $space }.
norwegian-event-HumansEscaped = { $you ->
    [pawns] Sei in salvo, e sei un essere umano. Gli altri sono ancora qui.
   *[other] { $pawns_you ->
        [yes] { $pawns } siete in salvo, e siete umani. Gli altri sono ancora qui.
       *[no] { $pawns_count ->
            [one] { $pawns } è in salvo, ed è un essere umano. Gli altri sono ancora qui.
           *[other] { $pawns } sono in salvo, e sono umani. Gli altri sono ancora qui.
        }
    }
}
norwegian-event-UfoReached = Lo Spazzaneve si ferma davanti a qualcosa di più vecchio del ghiaccio. Alieni: { $aliens }. Umani: { $humans }.
norwegian-event-UfoRoundBegan = UFO, turno { $round }.
norwegian-event-TokensCollected = { $side ->
    [alien] { $tokens ->
        [hidden] Gli alieni prendono { $count ->
            [one] un segnalino Partenza { $sector_in }.
           *[other] { $count } segnalini Partenza { $sector_in }.
        }
       *[shown] Gli alieni prendono { $sector_in }: { $tokens }.
    }
   *[human] { $tokens ->
        [hidden] Gli umani prendono { $count ->
            [one] un segnalino Partenza { $sector_in }.
           *[other] { $count } segnalini Partenza { $sector_in }.
        }
       *[shown] Gli umani prendono { $sector_in }: { $tokens }.
    }
}
norwegian-event-LaunchCardPaid = Qualcosa ronza nello scafo: carta Sequenza di Decollo { $number }, pagata con { $tokens }.
norwegian-event-SectorsLeft = Tutti ripiegano verso l'ingresso.
norwegian-event-DogsGathered = { $count ->
    [0] Nessun PNG in giro.
    [one] 1 PNG in giro.
   *[other] { $count } PNG in giro.
}
norwegian-event-DogPlaced = Un PNG va { $room_to }.
norwegian-event-DogPlaced-many = I PNG si aggirano: { $rooms }.
norwegian-event-KennelOpened = { $dogs ->
    [one] La Baracca è aperta: 1 PNG è scappato.
   *[other] La Baracca è aperta: { $dogs } PNG sono scappati.
}
norwegian-event-DogCaptured = Il PNG { $room_in } viene preso e rinchiuso.
norwegian-event-DogAssimilated = L'alieno assimila il PNG { $room_in }. E cresce.
norwegian-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] A tu per tu col PNG, peschi un segnalino: alieno.
       *[human] A tu per tu col PNG, peschi un segnalino: umano.
    }
   *[other] { $token ->
        [hidden] A tu per tu col PNG, { $pawn } pesca un segnalino.
        [alien] A tu per tu col PNG, { $pawn } pesca un segnalino: alieno.
       *[human] A tu per tu col PNG, { $pawn } pesca un segnalino: umano.
    }
}

## How it came and how it ended

norwegian-through-dog = da un PNG { $room_in }, turno { $round }
norwegian-reason-dog_escaped = Un cane corre sul ghiaccio verso gli americani. Lo adoreranno. Gli alieni hanno vinto.
norwegian-reason-ufo_launched = Il ghiaccio si spacca, e quella cosa si alza. Gli alieni hanno vinto.
norwegian-reason-alien_beaten = Nello scafo non si muove più niente. Gli umani hanno vinto.
norwegian-reason-ufo_grounded = Non volerà mai più. Gli umani hanno vinto.
norwegian-reason-ufo_held = Hanno difeso lo scafo finché non sono arrivati i soccorsi. Gli umani hanno vinto.
norwegian-reason-escaped = L'ultimo umano è in salvo. Gli umani hanno vinto.
norwegian-reason-alien_aboard = Qualcosa che non era umano ha lasciato il ghiaccio. Gli alieni hanno vinto.

## Questions

norwegian-question-room_to_enter-help = Una stanza con meno di 3 persone, tranne la Sala Svago e il Dormitorio. Incontrare qualcuno è un rischio; lo è anche un PNG, a tu per tu.
norwegian-question-notice = { $saw ->
    [hidden] Non hai visto segnalini.
    [alien] { $of ->
        [nobody] Hai pescato un segnalino per il PNG: alieno.
       *[somebody] Hai visto un segnalino di { $of }: alieno.
    }
   *[human] { $of ->
        [nobody] Hai pescato un segnalino per il PNG: umano.
       *[somebody] Hai visto un segnalino di { $of }: umano.
    }
} { $role ->
    [alien] Sei un alieno.
   *[human] Sei un essere umano.
}
norwegian-question-bonus_to_play-help = Attrezzi, Gasolio e Fucile di Precisione sono gratuiti e vengono prima. Lo si chiede a chiunque riceva una carta, che li abbia o no.
norwegian-question-vehicle_use-help = Dai il via alla fuga, se il veicolo non ha danni e hai le Chiavi, o lascia che la carta vada a vuoto.
norwegian-question-character_to_test-help = Con il test A un umano va sul verde e un alieno viene rivelato. Con il test B solo le otturazioni provano qualcosa.
norwegian-question-card_to_discard_for_test = Quale carta scarti per guardare in una bocca?
norwegian-question-card_to_discard_for_test-help = Una carta per ogni bocca. Puoi continuare finché hai carte.
norwegian-question-wish_to_board-help = Decide chi è a bordo. Chi sale mostra il ruolo; con un alieno fra voi, gli alieni hanno vinto.
norwegian-question-boarding_to_allow-help = Fate salire un alieno, e vincono gli alieni. Chi resta indietro continua a giocare.
norwegian-question-sector_to_haunt = In quale settore ti apposti?
norwegian-question-sector_to_haunt-help = Ogni settore richiede una forza minima, e rende segnalini a chi lo controlla. Il decollo va pagato.
norwegian-question-launch_card_to_pay = Paghi { $cost } per la prossima carta Sequenza di Decollo?
norwegian-question-launch_card_to_pay-help = Fino a due a turno, in ordine. Non si dà resto. Con l'ultima si vola.
norwegian-question-token_to_pay = Quale segnalino posi? La carta costa { $cost }; finora: { $down }.
norwegian-question-token_to_pay-help = Un segnalino alla volta, finché il loro valore non basta.

## Options

norwegian-option-alien_deed-dog = Assimila il PNG
norwegian-option-alien_deed-collect = Raccogli i segnalini
norwegian-option-fire_to_use-grenade = Lancia una Granata
norwegian-option-fire_for_room-grenade = Con una Granata
norwegian-option-bonus_to_play-sniper_rifle = Fucile di Precisione: più strada per il cane
norwegian-option-launch_card_to_pay-wait = Non ancora
norwegian-option-launch_card_to_pay-pay = Paga
norwegian-option-sector_to_haunt-done = Basta così

## What others wait for

norwegian-waiting-card_to_discard_for_test = deve guardare in una bocca
norwegian-waiting-sector_to_haunt = deve appostarsi
norwegian-waiting-launch_card_to_pay = decide se pagare il decollo
norwegian-waiting-token_to_pay = deve pagare il decollo

## The table

norwegian-board-legend = ◆ segnalino ∴ PNG ✶ alieno
norwegian-board-dogs = { $count ->
    [one] 1 PNG
   *[other] { $count } PNG
}
norwegian-board-dog = il cane { $space } su { $track }
norwegian-board-gone = via
norwegian-board-teeth = Denti
norwegian-supply-dogs = PNG fuori dal tabellone: { $count }
norwegian-supply-dogs_gone = PNG fuori dal gioco: { $count }
norwegian-supply-rifles = Fucili di Precisione contro il cane: { $count }
norwegian-board-escaped = Sei in salvo, e sei un essere umano. Hai vinto; gli altri continuano.
norwegian-fate-escaped = In salvo da essere umano: ha vinto, qualunque cosa sia successa dopo.
norwegian-board-ufo-round = UFO, turno { $round } di { $rounds }
norwegian-board-ufo-reserve = riserva { $count }
norwegian-board-ufo-launch = decollo { $paid } di { $cards }, prossima: costo { $cost }
norwegian-board-ufo-tokens = segnalini: alieni { $team }, umani { $humans }
norwegian-board-ufo-known = Segnalini
norwegian-board-ufo-legend = ≥ minimo + rende ◇ segnalino
norwegian-choice-sector = richiede { $minimum }, dà { $value }
norwegian-board-ufo-sector = ≥{ $minimum } +{ $value }
norwegian-map-help =
    Ogni stanza mostra gasolio ▮ e danni ✖, e chi c'è con le prime lettere del nome: maiuscole per chi è in piedi,
    minuscole per chi è sdraiato. ∴ è un PNG, ✶ l'alieno rivelato con la sua forza, ◆ il segnalino Leader, ★ il
    Leader. Nell'elenco della squadra ■ è il sospetto, e 2c 1a 4o 3l sono 2 carte, 1 arma, 4 oggetti e 3 segnalini
    laboratorio; ♨ è un Lanciafiamme con le sue ricariche. Nell'UFO ≥2 è la forza minima di un settore, +2 quanto
    rende, e ◇ un segnalino che si trova lì.

## Figures

norwegian-figure-snow_cats = Spazzaneve
norwegian-figure-npcs = PNG
norwegian-figure-snow_cat_damage = Spazzaneve: danni massimi
norwegian-figure-dog_track = Lunghezza del tracciato del cane
norwegian-figure-rifle_spaces = Spazi che aggiunge un Fucile di Precisione
norwegian-figure-sector_1_minimum = Settore 1: forza minima
norwegian-figure-sector_1_value = Settore 1: segnalini che rende
norwegian-figure-sector_2_minimum = Settore 2: forza minima
norwegian-figure-sector_2_value = Settore 2: segnalini che rende
norwegian-figure-sector_3_minimum = Settore 3: forza minima
norwegian-figure-sector_3_value = Settore 3: segnalini che rende
norwegian-figure-sector_4_minimum = Settore 4: forza minima
norwegian-figure-sector_4_value = Settore 4: segnalini che rende
norwegian-figure-sector_5_minimum = Settore 5: forza minima
norwegian-figure-sector_5_value = Settore 5: segnalini che rende
norwegian-figure-sector_6_minimum = Settore 6: forza minima
norwegian-figure-sector_6_value = Settore 6: segnalini che rende
norwegian-figure-sector_7_minimum = Settore 7: forza minima
norwegian-figure-sector_7_value = Settore 7: segnalini che rende
norwegian-figure-sector_8_minimum = Settore 8: forza minima
norwegian-figure-sector_8_value = Settore 8: segnalini che rende
norwegian-figure-departure_1 = Segnalini Partenza da 1
norwegian-figure-departure_2 = Segnalini Partenza da 2
norwegian-figure-departure_3 = Segnalini Partenza da 3
norwegian-figures-ufo = UFO
norwegian-problem-token_count = I segnalini Partenza devono essere almeno { $least }, uno per settore. Questi sono { $given }.
norwegian-problem-token_worth = Insieme i segnalini Partenza devono valere almeno { $least }, il costo di tutte le carte Sequenza di Decollo. Questi valgono { $given }.

## The plan in the browser

norwegian-plan-minimum = forza minima { $count }
norwegian-plan-yields =
    { $count ->
        [one] rende 1 segnalino Partenza
       *[other] rende { $count } segnalini Partenza
    }
norwegian-plan-token = qui c'è un segnalino Partenza

## Perché qualcosa non si può scegliere

norwegian-why-rifle-laid = Un Fucile di Precisione è già stato usato, e se ne può usare uno solo a partita.
norwegian-why-no-card-to-discard = Non hai carte azione da scartare per questo test.
norwegian-why-too-weak = { $room }: serve una forza di almeno { $minimum }; la tua è { $strength }.
norwegian-why-tokens-too-few = La prossima carta Sequenza di Decollo costa { $cost }; i tuoi segnalini valgono meno.
norwegian-why-for-dogs-only = { $room }: ci stanno solo i PNG e l'alieno rivelato, mai la squadra.
norwegian-why-no-dog-here = Non ci sono PNG { $room_in }.
norwegian-why-kennel-card-away = { $room }: la sua carta è nel mazzo Luoghi solo finché dentro c'è un PNG.

## House rules

norwegian-house-weapons_avoid_dogs = Armi contro i PNG
norwegian-house-weapons_avoid_dogs-help = Chi evita l'incontro con un'arma non incontra nemmeno il PNG. Altrimenti le armi servono solo contro la vostra gente.
