### Stay Away!: tutte le parole del gioco di carte.
###
### In events and options $you is the name of the variable that stands for the reader ("seat", "to", …), or "nobody".
### A card or a list of cards that the reader does not know is "hidden"; a seat that there is not is "nobody".
### Il genere di chi gioca non si conosce: niente participi accordati, si gira la frase.

stayaway-title = Stay Away!
stayaway-tagline = Un cerchio, una lampada, e uno di voi non è uno di voi.

## Roles

stayaway-role-human = essere umano
stayaway-role-human-help = Trova La Cosa e bruciala. Se quando muore sei in vita, e ancora un essere umano, hai vinto.
stayaway-role-infected = Infetto
stayaway-role-infected-help = Tieni in vita La Cosa, e lascia bruciare gli umani prima che capiscano.
stayaway-role-the_thing = La Cosa
stayaway-role-the_thing-help = Passa carte Infetto! finché non restano più umani, poi dichiaralo.

## Cards

stayaway-card-the_thing = La Cosa
stayaway-card-the_thing-help = Questo è ciò che sei. Non lascia mai la tua mano.
stayaway-card-infected = Infetto!
stayaway-card-infected-help = Pescata, è innocua. Dalla mano della Cosa, ti cambia.
stayaway-card-flamethrower = Lanciafiamme
stayaway-card-flamethrower-help = Brucia un vicino. Fuori dal gioco, senza discussioni.
stayaway-card-analysis = Analisi
stayaway-card-analysis-help = Un vicino ti mostra tutta la sua mano.
stayaway-card-axe = Ascia
stayaway-card-axe-help = Sfonda una porta sbarrata, o libera qualcuno dalla quarantena.
stayaway-card-suspicion = Sospetto
stayaway-card-suspicion-help = Guarda una carta di un vicino, scelta alla cieca.
stayaway-card-whisky = Whisky
stayaway-card-whisky-help = Scopri tutta la tua mano davanti a tutti.
stayaway-card-determination = Determinazione
stayaway-card-determination-help = Pescane tre, tienine una, poi gioca o scarta come sempre.
stayaway-card-watch_your_back = Guardati le spalle
stayaway-card-watch_your_back-help = Il senso di gioco si inverte.
stayaway-card-change_places = Cambio di posto!
stayaway-card-change_places-help = Scambia la sedia con un vicino.
stayaway-card-better_run = Faresti meglio a scappare!
stayaway-card-better_run-help = Scambia la sedia con chiunque, porte o non porte.
stayaway-card-seduction = Seduzione
stayaway-card-seduction-help = Scambia una carta con chiunque; il tuo turno finisce lì.
stayaway-card-scary = Che paura
stayaway-card-scary-help = Rifiuta uno scambio, e guarda la carta che ti offrivano.
stayaway-card-im_fine_here = Qui sto bene
stayaway-card-im_fine_here-help = Resta dove sei quando qualcuno vuole la tua sedia.
stayaway-card-no_thanks = No, grazie!
stayaway-card-no_thanks-help = Rifiuta uno scambio.
stayaway-card-missed = Mancato!
stayaway-card-missed-help = Rifiuta uno scambio: lo fa al tuo posto chi viene dopo di te.
stayaway-card-no_barbecue = Niente barbecue!
stayaway-card-no_barbecue-help = Scampa a un Lanciafiamme.
stayaway-card-quarantine = Quarantena
stayaway-card-quarantine-help = Isola un vicino per due dei suoi turni, sotto gli occhi di tutti: le sue carte si vedono.
stayaway-card-barred_door = Porta sbarrata
stayaway-card-barred_door-help = Fra te e quel vicino non passa più niente.
stayaway-card-rotten_ropes = Corde marce
stayaway-card-rotten_ropes-help = Tutte le quarantene finiscono.
stayaway-card-one_two = Uno, due…
stayaway-card-one_two-help = Scambia il posto con il terzo giocatore da un lato.
stayaway-card-three_four = Tre, quattro…
stayaway-card-three_four-help = Tutte le porte sbarrate si spalancano.
stayaway-card-is_this_the_party = È qui la festa?
stayaway-card-is_this_the_party-help = Via porte e quarantene, e tutti si scambiano la sedia a coppie.
stayaway-card-get_out_of_here = Via di qui!
stayaway-card-get_out_of_here-help = Scambia la sedia con chi vuoi tu.
stayaway-card-forgetful = Vuoto di memoria
stayaway-card-forgetful-help = Tre delle tue carte se ne vanno, tre nuove arrivano.
stayaway-card-round_and_round = Girotondo
stayaway-card-round_and_round-help = Tutti passano una carta nello stesso momento. Nessuna difesa.
stayaway-card-cant_we_be_friends = Non possiamo essere amici?
stayaway-card-cant_we_be_friends-help = Scambia una carta con chi vuoi tu.
stayaway-card-blind_date = Appuntamento al buio
stayaway-card-blind_date-help = Cambia una carta con il mazzo; il turno finisce.
stayaway-card-just_between_us = Che resti fra noi
stayaway-card-just_between_us-help = Mostra la tua mano a un solo vicino.
stayaway-card-oops = Ops!
stayaway-card-oops-help = Tutti vedono la tua mano.
stayaway-card-revelations = Rivelazioni
stayaway-card-revelations-help = Uno dopo l'altro, chi vuole mostra la mano, finché non spunta una carta Infetto!

## What happened

stayaway-event-HandDealt = { $you ->
    [seat] Ricevi { $cards }. { $role ->
        [the_thing] Sei La Cosa.
        [infected] Sei fra gli Infetti.
       *[human] Sei un essere umano.
    }
   *[other] { $cards ->
        [hidden] { $seat } prende quattro carte e non dice niente.
       *[shown] { $seat } riceve { $cards }, ed è { $role ->
            [the_thing] La Cosa.
            [infected] fra gli Infetti.
           *[human] un essere umano.
        }
    }
}
stayaway-event-TurnBegan = { $you ->
    [seat] Turno { $turn }: il tuo.
   *[other] Turno { $turn }: { $seat }.
}
stayaway-event-CardDrawn = { $you ->
    [seat] Peschi { $card }.
   *[other] { $card ->
        [hidden] { $seat } pesca una carta.
       *[shown] { $seat } pesca { $card }.
    }
}
stayaway-event-PanicDrawn = { $you ->
    [seat] Panic! Peschi { $card }.
   *[other] Panic! { $seat } pesca { $card }.
}
stayaway-event-PanicSkipped = { $count ->
    [one] In cima c'è una carta Panic!: si scarta senza leggerla.
   *[other] In cima ci sono { $count } carte Panic!: si scartano senza leggerle.
}
stayaway-event-PanicMissedItsMark = { $card } non trova nessuno da spaventare.
stayaway-event-DeckRemade = { $cards ->
    [one] L'unico scarto diventa il nuovo mazzo, per quel che vale.
   *[other] Gli scarti, rimescolati, formano un nuovo mazzo di { $cards } carte.
}
stayaway-event-CardPlayed = { $target ->
    [nobody] { $you ->
        [seat] Giochi { $card }.
       *[other] { $seat } gioca { $card }.
    }
   *[somebody] { $you ->
        [seat] Giochi { $card } su { $target }.
        [target] { $seat } gioca { $card } su di te.
       *[other] { $seat } gioca { $card } su { $target }.
    }
}
stayaway-event-CardPlayed-self = { $you ->
    [seat] Giochi { $card } su di te.
   *[other] { $seat } gioca { $card } su di sé.
}
stayaway-event-CardDiscarded = { $you ->
    [seat] Scarti { $card }.
   *[other] { $card ->
        [hidden] { $seat } scarta una carta.
       *[shown] { $seat } scarta { $card }.
    }
}
stayaway-event-DefencePlayed = { $you ->
    [seat] Rispondi a { $against } con { $card }.
    [against] { $seat } ti risponde con { $card }.
   *[other] { $seat } risponde a { $against } con { $card }.
}
stayaway-event-HandShown = { $to ->
    [nobody] { $you ->
        [seat] Mostri a tutti la tua mano: { $cards }.
       *[other] { $seat } mostra a tutti la sua mano: { $cards }.
    }
   *[somebody] { $cards ->
        [hidden] { $seat } mostra la sua mano a { $to }, ben stretta al petto.
       *[shown] { $you ->
            [seat] Mostri a { $to } la tua mano: { $cards }.
            [to] { $seat } ti mostra la sua mano: { $cards }.
           *[other] { $seat } mostra a { $to } la sua mano: { $cards }.
        }
    }
}
stayaway-event-CardSeen = { $card ->
    [hidden] { $by } guarda una carta di { $seat }.
   *[shown] { $you ->
        [seat] { $by } guarda una delle tue carte: { $card }.
        [by] Guardi una carta di { $seat }: { $card }.
       *[other] { $by } guarda una carta di { $seat }: { $card }.
    }
}
stayaway-event-OfferSeen = { $card ->
    [hidden] { $by } vede che cosa offriva { $seat }, e non dice niente.
   *[shown] { $you ->
        [seat] { $by } vede che cosa offrivi: { $card }.
        [by] Vedi che cosa offriva { $seat }: { $card }.
       *[other] { $by } vede che cosa offriva { $seat }: { $card }.
    }
}
stayaway-event-InfectedShown = { $you ->
    [seat] Mostri una carta Infetto!, e nient'altro.
   *[other] { $seat } mostra una carta Infetto!, e nient'altro.
}
stayaway-event-HandKept = { $you ->
    [seat] Non mostri niente.
   *[other] { $seat } non mostra niente.
}
stayaway-event-CardsConsidered = { $cards ->
    [hidden] { $seat } pesca tre carte.
   *[shown] { $you ->
        [seat] Ne peschi tre: { $cards }.
       *[other] { $seat } ne pesca tre: { $cards }.
    }
}
stayaway-event-CardKept = { $you ->
    [seat] Tieni { $card }.
   *[other] { $card ->
        [hidden] { $seat } ne tiene una.
       *[shown] { $seat } tiene { $card }.
    }
}
stayaway-event-CardOffered = { $card ->
    [hidden] { $you ->
        [to] { $seat } ti offre una carta coperta.
       *[other] { $seat } offre una carta a { $to }.
    }
   *[shown] { $you ->
        [seat] Offri a { $to } { $card }.
        [to] { $seat } ti offre { $card }.
       *[other] { $seat } offre a { $to } { $card }.
    }
}
stayaway-event-StandInCalled = { $you ->
    [seat] Subentri a { $other }: ora l'offerta di { $offerer } è per te. Qui nemmeno Infetto! può cambiarti.
    [other] { $seat } subentra al tuo posto e riceve l'offerta di { $offerer }.
    [offerer] { $seat } subentra a { $other } e riceve la tua offerta.
   *[nobody] { $seat } subentra a { $other } e riceve l'offerta di { $offerer }.
}
stayaway-event-CardsExchanged = { $you ->
    [offerer] Dai a { $taker } { $offered } e ricevi { $answered }.
    [taker] Dai a { $offerer } { $answered } e ricevi { $offered }.
   *[other] { $offered ->
        [hidden] { $answered ->
            [hidden] { $offerer } e { $taker } si scambiano una carta.
           *[shown] { $offerer } e { $taker } si scambiano una carta; { $taker } dà { $answered }.
        }
       *[shown] { $answered ->
            [hidden] { $offerer } e { $taker } si scambiano una carta; { $offerer } dà { $offered }.
           *[shown] { $offerer } dà a { $taker } { $offered } e riceve { $answered }.
        }
    }
}
stayaway-event-CardPassed = { $card ->
    [hidden] { $seat } passa una carta a { $to }.
   *[shown] { $you ->
        [seat] Passi { $card } a { $to }.
        [to] { $seat } ti passa { $card }.
       *[other] { $seat } passa { $card } a { $to }.
    }
}
stayaway-event-CardPassed-others = { $known ->
    [0] Tutti passano una carta a chi viene dopo.
   *[other] Anche tutti gli altri passano una carta.
}
stayaway-event-RoleNoticed = { $you ->
    [seat] { $role ->
        [the_thing] Lo senti dentro di te: sei La Cosa.
        [infected] Sei fra gli Infetti, e La Cosa è { $the_thing }.
       *[human] Lo senti dentro di te: sei un essere umano.
    }
   *[other] { $role ->
        [the_thing] { $seat } è La Cosa.
        [infected] { $seat } è fra gli Infetti.
       *[human] { $seat } è un essere umano.
    }
}
stayaway-event-ExchangeStopped = { $by ->
    [barred_door] { $you ->
        [seat] Nessuno scambio fra te e { $to }: la porta è sbarrata.
        [to] Nessuno scambio fra { $seat } e te: la porta è sbarrata.
       *[other] Nessuno scambio fra { $seat } e { $to }: la porta è sbarrata.
    }
    [quarantine] { $you ->
        [seat] Nessuno scambio fra te e { $to }: quarantena.
        [to] Nessuno scambio fra { $seat } e te: quarantena.
       *[other] Nessuno scambio fra { $seat } e { $to }: quarantena.
    }
   *[nobody] { $you ->
        [seat] Nessuno scambio: non resta nessuno che prenda la carta che offrivi.
       *[other] Nessuno scambio: non resta nessuno che prenda la carta offerta da { $seat }.
    }
}
stayaway-event-PlacesChanged = { $you ->
    [seat] Tu e { $other } vi scambiate il posto.
    [other] Tu e { $seat } vi scambiate il posto.
   *[nobody] { $seat } e { $other } si scambiano il posto.
}
stayaway-event-DirectionTurned = { $direction ->
    [1] Si cambia verso: ora in senso orario.
   *[-1] Si cambia verso: ora in senso antiorario.
}
stayaway-event-QuarantineLaid = { $you ->
    [seat] Finisci in quarantena.
   *[other] { $seat } finisce in quarantena.
}
stayaway-event-QuarantineLifted = { $you ->
    [seat] Esci dalla quarantena.
   *[other] { $seat } esce dalla quarantena.
}
stayaway-event-DoorBarred = { $you ->
    [seat] Fra te e { $other } ora c'è una porta sbarrata.
    [other] Fra te e { $seat } ora c'è una porta sbarrata.
   *[nobody] Fra { $seat } e { $other } ora c'è una porta sbarrata.
}
stayaway-event-DoorOpened = { $you ->
    [seat] La porta fra te e { $other } è di nuovo aperta.
    [other] La porta fra te e { $seat } è di nuovo aperta.
   *[nobody] La porta fra { $seat } e { $other } è di nuovo aperta.
}
stayaway-event-DoorMoved = { $you ->
    [seat] Il posto si chiude, e la sua porta sbarrata ora è fra te e { $other }.
    [other] Il posto si chiude, e la sua porta sbarrata ora è fra { $seat } e te.
   *[nobody] Il posto si chiude, e la sua porta sbarrata ora è fra { $seat } e { $other }.
}
stayaway-event-DoorDiscarded = { $you ->
    [seat] Il tuo posto si chiude, e con esso sparisce la porta sbarrata verso { $other }.
    [other] Il posto di { $seat } si chiude, e con esso sparisce la porta sbarrata fra voi.
   *[nobody] Il posto di { $seat } si chiude, e con esso sparisce la porta sbarrata verso { $other }.
}
stayaway-event-CardLaidOnDeck = { $card ->
    [hidden] { $seat } posa una carta sul mazzo.
   *[shown] { $you ->
        [seat] Posi { $card } sul mazzo.
       *[other] { $seat } posa { $card } sul mazzo.
    }
}
stayaway-event-PlayerEliminated = { $cause ->
    [flamethrower] { $you ->
        [seat] Bruci. Per te la lampada si spegne.
       *[other] { $seat } brucia. Una voce in meno.
    }
   *[superinfection] { $you ->
        [seat] In mano hai soltanto carte Infetto! Sei fuori.
       *[other] { $seat } ha in mano soltanto carte Infetto!, ed è fuori.
    }
}
stayaway-event-NoHumanLeft = { $you ->
    [seat] Non restano più umani. Puoi dirlo, qui e ora.
   *[other] Non restano più umani. { $seat } può dirlo, qui e ora.
}
stayaway-event-NoHumansDeclared = { $you ->
    [seat] Ti alzi e lo dici: non restano più umani.
   *[other] { $seat } si alza e lo dice: non restano più umani.
}
stayaway-event-GameEnded = La luce si alza. Ognuno mostra che cos'è.

## What only one seat sees

stayaway-reveal-hand = Le carte di { $who }
stayaway-reveal-exchange = Scambio con { $who }
stayaway-reveal-got = ricevi
stayaway-reveal-given = dai
stayaway-reveal-role = Che cosa sei adesso

## Why somebody fell

stayaway-cause-flamethrower = fra le fiamme
stayaway-cause-superinfection = superinfezione

## How an infection came

stayaway-through-exchange = in uno scambio
stayaway-through-round_and_round = nel Girotondo
stayaway-curve-note = Quanti avevano detto apertamente di sospettare di qualcuno, e non si erano ricreduti.
stayaway-because-barred_door = quella porta sbarrata
stayaway-because-quarantine = quella Quarantena
stayaway-because-fire = quel rogo
stayaway-because-changed_places = quel cambio di posto
stayaway-because-seduction = quella Seduzione
stayaway-because-accepted = uno scambio accettato fin troppo volentieri
stayaway-because-refused = uno scambio rifiutato
stayaway-because-discarded = quello che è finito negli scarti
stayaway-because-hid_hand = una mano che nessuno ha visto
stayaway-because-showed_infected = la carta Infetto! che abbiamo visto tutti
stayaway-because-saw_cards = carte che ho visto

## How it ended

stayaway-reason-the_thing_eliminated = La Cosa è morta. Quel che resta degli umani può tornare a casa.
stayaway-reason-the_thing_discovered = La Cosa si è fatta cogliere col fuoco in mano. Gli umani hanno vinto.
stayaway-reason-declared_rightly = La Cosa ha dichiarato che non restavano più umani, e aveva ragione.
stayaway-reason-declared_wrongly = La Cosa ha dichiarato che non restavano più umani. Un umano ha avuto da ridire.
stayaway-reason-the_thing_alone = Non resta più nessuno, tranne La Cosa.
stayaway-reason-out_of_turns = Il gasolio è finito prima che la verità venisse a galla. Non vince nessuno.
stayaway-turning-human = Turno { $turn }: le fiamme prendono { $who }, che era ancora un essere umano.
stayaway-turning-other = Turno { $turn }: le fiamme prendono { $who }, che non era più un essere umano.
stayaway-side-human = Hanno vinto gli umani
stayaway-side-the_thing = Ha vinto La Cosa
stayaway-side-nobody = Non vince nessuno
stayaway-fate-fallen = Fuori prima della fine: chi cade perde.
stayaway-fate-last = L'ultimo contagio, quello dopo il quale non restavano più umani: nessuna parte nella vittoria.
stayaway-fate-alone = Nessuno è uscito dal gioco da essere umano, quindi La Cosa vince da sola.

## Questions

stayaway-question-draw = Tocca a te. Prendi la prima carta?
stayaway-question-draw-help = Ogni turno si apre con una pesca. Una carta Panic! ha effetto subito; le altre vanno in mano.
stayaway-question-card_to_use = Gioca una carta, o scartane una.
stayaway-question-card_to_use-help = Una carta lascia la tua mano: giocata per il suo effetto, o scartata coperta. Poi scambi una carta con chi viene dopo.
stayaway-question-card_to_offer = Quale carta offri a { $to }?
stayaway-question-card_to_offer-help = Scambi una carta con chi viene dopo, senza che gli altri vedano. Solo La Cosa passa una carta Infetto! a un essere umano.
stayaway-question-answer_to_offer = { $stands_in_for ->
    [nobody] { $card ->
        [hidden] { $from } ti offre una carta coperta. Che fai?
       *[shown] { $from } ti offre { $card }, scoperta. Che fai?
    }
   *[somebody] { $card ->
        [hidden] Subentri a { $stands_in_for }: { $from } ti offre una carta coperta. Nemmeno Infetto! ti cambierebbe. Che fai?
       *[shown] Subentri a { $stands_in_for }: { $from } ti offre { $card }, scoperta. Nemmeno Infetto! ti cambierebbe. Che fai?
    }
}
stayaway-question-answer_to_offer-help = Accetta, e dai una tua carta; oppure rifiuta con una carta difesa, se ne hai una, e al suo posto ne peschi un'altra.
stayaway-question-answer_to_fire = { $from } ti punta addosso un Lanciafiamme.
stayaway-question-answer_to_fire-help = Ti salva solo la carta Niente barbecue! Lo si chiede a tutti, che l'abbiano o no.
stayaway-question-answer_to_swap = { $from } vuole scambiare il posto con te.
stayaway-question-answer_to_swap-help = Solo la carta Qui sto bene ti lascia sulla tua sedia. Lo si chiede a tutti, che l'abbiano o no.
stayaway-question-card_to_keep = Tre carte. Quale tieni?
stayaway-question-card_to_keep-help = Le altre due si scartano. Poi giochi o scarti una carta come sempre.
stayaway-question-side_to_swap = Uno, due… e il terzo. Da che parte conti?
stayaway-question-side_to_swap-help = Scambi il posto con la terza persona ancora in vita da quella parte. Una quarantena lo impedisce.
stayaway-question-seat_to_swap_with = Con chi scambi il posto?
stayaway-question-seat_to_swap_with-help = Chi scegli non può rifiutare.
stayaway-question-card_to_discard = Stai perdendo la testa. Quale carta perdi?
stayaway-question-card_to_discard-help = Tre carte se ne vanno, una dopo l'altra; poi ne peschi tre.
stayaway-question-card_to_pass = Giro giro tondo. Quale carta passi a { $to }?
stayaway-question-card_to_pass-help = Tutti scelgono in segreto, poi le carte si muovono insieme. Nessuno può rifiutare.
stayaway-question-seat_to_exchange_with = Con chi scambi una carta?
stayaway-question-seat_to_exchange_with-help = Chi scegli può ancora difendersi. Lo scambio del tuo turno viene dopo.
stayaway-question-card_to_lay = Quale carta lasci sul mazzo?
stayaway-question-card_to_lay-help = In cambio prendi la prima carta Stay Away!, e il tuo turno finisce.
stayaway-question-neighbour_to_show = Quale vicino vede la tua mano?
stayaway-question-neighbour_to_show-help = Nessun altro la vede.
stayaway-question-hand_to_show = Rivelazioni. Mostri qualcosa?
stayaway-question-hand_to_show-help = Non devi niente a nessuno. Si finisce appena qualcuno mostra una carta Infetto!
stayaway-question-declaration = Non restano più umani. Lo dici?
stayaway-question-declaration-help = Avresti ragione, e la partita finirebbe qui. Se continui a giocare, potrai ancora dichiararlo nei tuoi turni.

## Options

stayaway-option-draw = Pesca la prima carta
stayaway-option-declare = Dichiara che non restano più umani: la partita finisce
stayaway-option-play_on = Taci e continua a giocare
stayaway-option-card = { $card }
stayaway-option-seat = { $seat }
stayaway-option-give = Accetta, e dai { $card }
stayaway-option-discard = Scarta { $card }
stayaway-option-play-flamethrower = Lanciafiamme: brucia { $target }
stayaway-option-play-analysis = Analisi: guarda la mano di { $target }
stayaway-option-play-axe-quarantine = { $you ->
    [target] Ascia: evadi dalla quarantena
   *[other] Ascia: libera { $target } dalla quarantena
}
stayaway-option-play-axe-door = { $you ->
    [target] Ascia: sfonda la porta verso { $other }
   *[nobody] Ascia: sfonda la porta fra { $target } e { $other }
}
stayaway-option-play-suspicion = Sospetto: guarda una carta di { $target }
stayaway-option-play-whisky = Whisky: mostra la mano a tutti
stayaway-option-play-determination = Determinazione: pescane tre, tienine una
stayaway-option-play-watch_your_back = Guardati le spalle: inverti il senso di gioco
stayaway-option-play-change_places = Cambio di posto! con { $target }
stayaway-option-play-better_run = Faresti meglio a scappare! con { $target }
stayaway-option-play-seduction = Seduzione: scambio con { $target }
stayaway-option-play-quarantine = Quarantena per { $target }
stayaway-option-play-barred_door = Porta sbarrata fra te e { $target }
stayaway-option-defend-scary = Rifiuta con Che paura, e guarda la carta
stayaway-option-defend-no_thanks = Rifiuta con No, grazie!
stayaway-option-defend-missed = Rifiuta con Mancato!: la prende chi viene dopo
stayaway-option-defend-im_fine_here = Resta: Qui sto bene
stayaway-option-defend-no_barbecue = Niente barbecue!: scampa al fuoco
stayaway-option-accept-answer_to_fire = Brucia
stayaway-option-accept-answer_to_swap = Lascia fare
stayaway-option-left = Alla tua sinistra: { $seat }
stayaway-option-right = Alla tua destra: { $seat }
stayaway-option-keep = Non mostrare niente
stayaway-option-show_hand = Mostra tutta la mano
stayaway-option-show_infected = Mostra solo una carta Infetto!
stayaway-deed-play = Giocala
stayaway-deed-play-on = { $you ->
    [seat] Giocala su di te
   *[other] Giocala su { $seat }
}
stayaway-deed-door = Sfonda la porta fra { $one } e { $other }
stayaway-deed-discard = Scartala
stayaway-deed-give = Accetta e dalla
stayaway-deed-defend = Rifiuta con questa

## The table

stayaway-board-turn = Turno { $turn }
stayaway-board-direction = { $direction ->
    [1] ↻ senso orario
   *[-1] ↺ senso antiorario
}
stayaway-board-deck = { $back ->
    [none] mazzo vuoto
    [panic] mazzo { $cards }, in cima Panic!
   *[stay_away] mazzo { $cards }
}
stayaway-board-discards = scarti { $cards }
stayaway-board-doors = ╫ porta sbarrata
stayaway-board-you = tu
stayaway-board-active = ▶
stayaway-board-quarantine = isolamento { $turns }
stayaway-board-out = Fuori:
stayaway-board-fallen = { $you ->
    [seat] tu ({ $cause }, turno { $turn })
   *[other] { $seat } ({ $cause }, turno { $turn })
}
stayaway-board-who = { $role ->
    [the_thing] Sei La Cosa.
    [infected] Sei fra gli Infetti.
   *[human] Sei un essere umano.
}
stayaway-board-dead = Sei fuori. Vedi quello che vede chiunque guardi.

## The end

stayaway-end-infected-by = { $whom }, turno { $turn }, { $through }
stayaway-end-alive = in vita
stayaway-end-fallen = { $cause }, turno { $turn }

## What others wait for, public

stayaway-waiting-draw = deve pescare una carta
stayaway-waiting-card_to_use = deve giocare o scartare una carta
stayaway-waiting-card_to_offer = deve offrire una carta
stayaway-waiting-answer_to_offer = decide se accettare l'offerta
stayaway-waiting-answer_to_fire = decide se bruciare
stayaway-waiting-answer_to_swap = decide se spostarsi
stayaway-waiting-card_to_keep = deve tenere una di tre carte
stayaway-waiting-side_to_swap = deve scegliere un lato
stayaway-waiting-seat_to_swap_with = deve scegliere con chi scambiare il posto
stayaway-waiting-card_to_discard = deve perdere una carta
stayaway-waiting-card_to_pass = deve passare una carta
stayaway-waiting-seat_to_exchange_with = deve scegliere con chi scambiare una carta
stayaway-waiting-card_to_lay = deve posare una carta sul mazzo
stayaway-waiting-neighbour_to_show = deve scegliere chi vede la sua mano
stayaway-waiting-hand_to_show = decide se mostrare la mano
stayaway-waiting-declaration = decide se dire che non restano più umani

## House rules

stayaway-house-edition = Quale testo si segue?
stayaway-house-edition-help = In qualche punto il testo stampato si contraddice. Ogni regola si può comunque cambiare.
stayaway-house-edition-ours = La nostra lettura di entrambi
stayaway-house-edition-general_section = La sezione generale
stayaway-house-edition-card_texts = I testi delle carte
stayaway-house-turn_after_swap = A chi tocca dopo un cambio di posto
stayaway-house-turn_after_swap-help = Il gioco stampato dice entrambe le cose. In ogni caso chi si è mosso offre prima una carta dal nuovo posto.
stayaway-house-turn_after_swap-mover = chi viene dopo il nuovo posto
stayaway-house-turn_after_swap-swapped = il compagno di scambio
stayaway-house-thing_flamethrower = La Cosa non può tenere un Lanciafiamme
stayaway-house-thing_flamethrower-help = Nel suo turno deve usarlo, darlo via o scartarlo. Senza questa regola può fare scorta di fuoco.
stayaway-house-quarantine_exchange = Scambi in quarantena
stayaway-house-quarantine_exchange-help = Se chi è in quarantena può offrire una carta, o vedersene offrire una.
stayaway-house-quarantine_exchange-out_only = solo verso l'esterno
stayaway-house-quarantine_exchange-open = permessi
stayaway-house-quarantine_exchange-none = nessuno

## Perché qualcosa non si può scegliere

stayaway-foresee-declare = Se resta anche un solo umano, perdi all'istante.
stayaway-foresee-given-away = Troverebbero La Cosa con un Lanciafiamme: perdi all'istante.
stayaway-why-out = { $seat } non è più in gioco.
stayaway-why-yourself = Qui non puoi scegliere te.
stayaway-why-not-beside = { $seat } non siede accanto a te. Qui arrivi solo ai tuoi vicini.
stayaway-why-behind-door = Fra te e { $seat } c'è una porta sbarrata.
stayaway-why-in-quarantine = { $seat } è in quarantena.
stayaway-why-defence-answers = { $card } è una carta difesa: si gioca solo in risposta, quando è il momento. Nel tuo turno puoi scartarla.
stayaway-why-contagion-unplayed = { $card } è una carta contagio e non si gioca mai.
stayaway-why-you-in-quarantine = Sei in quarantena: { $card } non si può giocare finché non finisce.
stayaway-why-nothing-to-chop = Alla tua portata non ci sono porte sbarrate né quarantene.
stayaway-why-nobody-in-reach = { $card } adesso non arriva a nessuno.
stayaway-why-the-thing-stays = Questa carta è ciò che sei: non lascia mai la tua mano.
stayaway-why-fire-must-go = Sei La Cosa e hai un Lanciafiamme: prima deve sparire, giocato, scartato o ceduto.
stayaway-why-last-infected-stays = Sei fra gli Infetti e devi tenere la tua ultima carta Infetto!.
stayaway-why-humans-keep-infected = Sei un essere umano, e gli umani non cedono mai una carta Infetto!.
stayaway-why-infected-only-to-thing = Puoi dare Infetto! soltanto alla Cosa, e { $seat } non lo è.
stayaway-why-only-the-thing-declares = Solo La Cosa può dichiarare che non restano più umani.
stayaway-why-draw-first = Prima peschi la prima carta; poi ne giochi o ne scarti una.
stayaway-why-declare-first = Prima di' se dichiari che non restano più umani o se continui a giocare.
stayaway-why-no-card-for-anybody = Non hai carte che si giochino su altri.
stayaway-why-partner-is = Questa carta va a { $seat }: a chi darla non lo scegli tu.
stayaway-why-other-defence = { $card } non ferma uno scambio. Puoi cederla come ogni altra carta.
stayaway-why-only-no-barbecue = Contro un Lanciafiamme serve solo la carta Niente barbecue!
stayaway-why-only-im-fine-here = Solo la carta Qui sto bene ti lascia al tuo posto.
stayaway-why-only-drawn = Tieni una delle carte appena pescate; il resto della mano non cambia.
stayaway-why-not-the-third = { $seat } non è la terza persona alla tua sinistra né alla tua destra.
stayaway-why-whole-hand = Mostri tutta la mano, una carta Infetto!, o niente: nessun'altra carta da sola.
stayaway-why-no-infected-card = Non hai nessuna carta Infetto! da mostrare.
