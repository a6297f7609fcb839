### The Thing – Il gioco da tavolo per 1-3 giocatori: solo ciò che cambia rispetto a boardgame.ftl o si aggiunge.
###
### $pawn, $giver, $taker and the like are characters; the reader has several, so $you never stands for one of them.
### $seat, and $giver and $taker in CharacterTakenOver and character_to_give, are players. $faces and $dice are lists of
### faces in words; $die counts from 1.

coop-title = The Thing: Cooperativo o in solitario
coop-tagline = Vi conoscete. Non sapete che cosa siete.

## Roles

coop-role-human-help = Porta via gli umani. Nessuno sa che cos'è un personaggio finché la sua carta non viene mostrata.
coop-role-crew = { $count ->
    [0] più nessuno
   *[other] squadra: { $count }
}
coop-deal-title = La tua squadra
coop-deal-note = Giocate tutti insieme e potete parlare di tutto. Che cosa sia un personaggio, non lo sa nessuno finché la sua carta non viene mostrata.
coop-goal-win = Vincete se scappate con tutti gli umani a bordo e nessun altro: con l'elicottero di soccorso, una volta inviato l'SOS, o con un veicolo riparato e rifornito, con le Chiavi.
coop-goal-lose = Perdete se c'è un alieno a bordo, se un umano resta indietro, se congelate o se non rimane nessun personaggio.
coop-deal-done = Cominciamo
coop-role-alien-help = Non lo sa ancora nessuno, nemmeno tu. Non deve salire a bordo.
coop-status-exposed = rivelato
coop-status-exposed-human = preda dell'alieno: la minaccia e i cani prendono anche gli umani

## Rooms and characters where dice stand in for cards

coop-room-dormitory-help = Ospita un personaggio a turno, che può sdraiarsi per girare un dado di un altro.
coop-character-garry-help = Può ritirare uno dei suoi dadi.
coop-character-norris-help = Al buio può ritirare i suoi dadi, ciascuno una volta.
coop-thing-flashlight-help = Al buio ritira i tuoi dadi, ciascuno una volta. Ti resta.

## Dice

coop-card-use-help = Un dado per fare ciò per cui la stanza esiste.
coop-card-repair-help = Un dado per togliere 1 danno dalla stanza.
coop-card-sabotage-help = Un dado cattivo: dove sta il personaggio qualcosa si rompe. I dadi cattivi vengono per primi.
coop-card-threat = MINACCIA
coop-card-threat-help = Un dado cattivo: il segnalino Minaccia si avvicina di uno spazio. I dadi cattivi vengono per primi.
coop-track-threat = Minaccia
coop-track-threat-help = Il segnalino scende lungo il tracciato del sospetto. Un personaggio il cui disco lo incontra è un alieno, rivelato.
coop-danger-threat = Stanotte la minaccia raggiunge { $who }
coop-danger-threat-short = Minaccia: { $who }

## Phases

coop-phase-movement-help = Ognuno manda ciascuno dei suoi personaggi in una stanza; poi cani e incontri.
coop-phase-alien-help = L'alieno rivelato distribuisce la sua forza fra le stanze, e attacca.
coop-phase-actions-help = Il Leader tira i dadi e li dà a un personaggio, più e più volte, finché non basta.
coop-phase-leisure-help = Tutti si rialzano, e le cose passano di mano.
coop-phase-dogs = Cani e minaccia
coop-phase-dogs-help = I cani corrono, la scheda Leader passa di mano, la minaccia si avvicina.

## What happened

coop-event-RoleCardsDealt = Sotto ogni personaggio c'è una carta coperta. { $left_over ->
    [one] Ne avanza una.
   *[other] Ne avanzano { $left_over }.
} Nessuno guarda.
coop-event-SheetPassed = { $you ->
    [seat] Ora il Leader sei tu.
   *[other] Ora il Leader è { $seat }.
}
coop-event-CharacterTakenOver = { $you ->
    [giver] Lasci { $pawn } a { $taker }.
    [taker] { $giver } ti lascia { $pawn }.
   *[other] { $giver } lascia { $pawn } a { $taker }.
}
coop-event-ThreatMoved = La minaccia è su { $space }.
coop-event-InfectionTokenDrawn = { $token ->
    [alien] A tu per tu col cane, { $pawn } pesca un segnalino: alieno.
   *[human] A tu per tu col cane, { $pawn } pesca un segnalino: umano.
}
coop-event-AssignmentLost = Il fuoco costa tempo: un'assegnazione in meno.
coop-event-DiceRolled = I dadi: { $faces }.
coop-event-DiceAssigned = I dadi vanno a { $pawn }.
coop-event-DieRerolled = { $pawn } ritira il dado { $die }: { $face }.
coop-event-DieTurned = { $pawn } gira il dado { $die } su { $face }.
coop-event-DieCancelled = { $pawn } si prende la colpa, e { $face } sparisce.
coop-event-DieCarriedOut = { $pawn }: { $face }.
coop-event-DiceLost = Vanno a vuoto: { $faces }.
coop-event-ThingHandedOver = { $thing ->
    [hidden] { $shelf ->
        [weapons] { $giver } passa un'arma a { $taker }.
        [items] { $giver } passa un oggetto a { $taker }.
       *[lab] { $giver } passa un segnalino laboratorio a { $taker }.
    }
   *[shown] { $giver } passa { $thing } a { $taker }.
}
coop-event-AlienRolled = { $stopped ->
    [yes] L'alieno sbarra la strada: { $faces }. Oggi non parte nessuno.
   *[no] L'alieno arriva troppo tardi: { $faces }.
}
coop-event-AlienExposed = L'alieno si rivela: { $pawn } non c'è più. L'alieno guadagna { $strength } di forza.
coop-event-CharacterTaken = { $pawn } entra nella squadra.
coop-event-CharactersMet = { $pawns } si incontrano { $room_in }.

## How it ended

coop-reason-no_character_left = Non resta nessuno che risponda alla radio. Avete perso.
coop-reason-frozen = La base è fredda e muta. Avete perso.
coop-reason-alien_aboard = È salito a bordo qualcosa che non era un amico. Avete perso.
coop-reason-human_left_behind = Siete partiti, e sul ghiaccio è rimasto un umano. Avete perso.
coop-reason-escaped = Siete in salvo. La base rimpicciolisce alle vostre spalle. Avete vinto.
coop-side-won = La squadra è in salvo
coop-side-lost = La squadra è perduta

## Questions

coop-question-character_to_play = Chi entra nella squadra?
coop-question-character_to_play-help = Ne partecipano sei su otto. Ognuno sa fare bene una cosa.
coop-question-room_to_enter = Dove va { $pawn }?
coop-question-room_to_enter-help = Una stanza di lavoro con meno di 3 persone, o il Dormitorio, che ne ospita una. La compagnia desta sospetti; un cane può smascherare un alieno.
coop-question-weapon_to_withdraw = Con { $pawn } { $room_in } c'è qualcuno. Evita l'incontro?
coop-question-weapon_to_withdraw-help = Chi resta in compagnia desta un po' più di sospetto. Con un'arma un personaggio ne resta fuori.
coop-question-fire_to_use = L'alieno è { $room_in }. { $pawn } usa il fuoco?
coop-question-fire_to_use-help = Il fuoco toglie 1 di forza e lo scaccia. Chi lo usa si sdraia, e in questo turno c'è un'assegnazione di dadi in meno.
coop-question-character_to_lose = L'alieno è troppo forte { $room_in }. Chi assimila?
coop-question-character_to_lose-help = Decide il Leader. Gli altri presenti si ritrovano sdraiati in Sala Svago.
coop-question-rescue_to_board = L'Elicottero dei Soccorsi aspetta. { $pawn } sale?
coop-question-rescue_to_board-help = Il meno sospettato va per primo, e mostra la carta. Se non ora, per questo turno da qui non parte nessuno.
coop-question-character_to_assign = { $dice_count ->
    [0] È buio. A chi vanno i dadi?
   *[other] { $dice }. A chi vanno i dadi?
}
coop-question-character_to_assign-help = I dadi cattivi colpiscono dove sta quel personaggio; se non ce ne sono, può fare una cosa. Poi si sdraia.
coop-question-die_to_reroll = { $pawn } ha { $dice }. Ne ritira uno?
coop-question-die_to_reroll-help = Garry può ritirare un dado; al buio, chi ha luce può ritirare ogni dado una volta.
coop-question-die_to_turn = { $before_rerolls ->
    [yes] { $dice }. { $pawn } ne gira uno e si sdraia? I dadi si possono ancora ritirare.
   *[no] { $dice }. { $pawn } ne gira uno e si sdraia?
}
coop-question-die_to_turn-help = Una volta a turno chi è in Dormitorio si sdraia e gira un dado di un altro sulla faccia che vuole. Lo si chiede di nuovo dopo che i dadi sono stati ritirati e dopo ogni dado annullato.
coop-question-die_to_cancel = { $pawn } ha { $dice }. Ne annulla uno?
coop-question-die_to_cancel-help = Ogni dado annullato alza di uno il suo sospetto. Attenzione al segnalino Minaccia.
coop-question-bonus_to_play = { $pawn } aggiunge un bonus?
coop-question-bonus_to_play-help = Attrezzi e Gasolio sono gratuiti e vengono prima dei dadi, buoni o cattivi che siano.
coop-question-action_to_take = { $pawn } ha { $dice }. E ora?
coop-question-action_to_take-help = Una cosa con un dado: USARE, RIPARARE, o bruciare la stanza, se il Leader lo permette.
coop-question-next_dice = Tiri per qualcun altro?
coop-question-next_dice-help = Puoi fermarti dopo ogni assegnazione. Chi è ancora in piedi non fa altro.
coop-question-weapon_to_keep = Quale arma tiene { $pawn }?
coop-question-item_to_keep = Quale oggetto tiene { $pawn }?
coop-question-lab_token_to_keep = { $pawn } pesca un segnalino laboratorio: { $token }. Lo tiene?
coop-question-vehicle_use = Che cosa fa { $pawn } { $room_in }?
coop-question-vehicle_use-help = Fai rifornimento; dai il via alla fuga, se non ha danni, ha il pieno e ci sono le Chiavi; o lascia andare il dado a vuoto.
coop-question-room_to_fuel = Dove manda 1 Barile di Gasolio { $pawn }?
coop-question-character_to_hand_over = Uno dei tuoi passa qualcosa?
coop-question-character_to_hand_over-help = Fra voi si dà liberamente, a chi ne ha bisogno.
coop-question-thing_to_hand_over = Che cosa passa { $pawn }?
coop-question-thing_to_hand_over-help = Ogni cosa va a un personaggio a tua scelta.
coop-question-character_to_take = { $pawn } passa { $thing }. A chi va?
coop-question-character_to_take-help = Chiunque nella squadra.
coop-question-willing_to_test = { $pawn } eseguirebbe il { $test }?
coop-question-willing_to_test-help = Lo si chiede a tutti, che possano o no. Il Leader ne sceglie uno.
coop-question-wish_to_board = { $vehicle }: { $pawn } chiede di salire?
coop-question-wish_to_board-help = Chi sale mostra la carta. Un alieno a bordo, e avete perso.
coop-question-boarding_to_allow = { $asking } vuole salire. { $pawn } è d'accordo?
coop-question-boarding_to_allow-help = Fate salire un alieno, e avete perso. Lasciate indietro un umano, e avete perso.
coop-question-character_to_expose = La minaccia ne ha raggiunto più d'uno. Chi è?
coop-question-character_to_expose-help = Uno di loro è rivelato; poi il segnalino arretra di tanti spazi quanti sono gli altri.
coop-question-character_to_give = { $taker } non ha più nessuno. Quale dei tuoi cedi?
coop-question-character_to_give-help = Quel giocatore continua con il personaggio, e con tutto ciò che ha.

## Options

coop-option-next_dice-go_on = Tira ancora, per qualcun altro
coop-option-next_dice-stop = Fermati qui
coop-option-die_to_reroll-none = No
coop-option-die_to_reroll-number = Dado { $number }: { $face }
coop-option-die_to_turn-none = Lascia stare
coop-option-die_to_turn-turn = Dado { $die }, da { $shown } a { $face }
coop-option-die_to_cancel-none = No
coop-option-die_to_cancel-number = Dado { $number }: { $face }
coop-option-action_to_take-none = Niente
coop-option-action_to_take-burn = Brucia la stanza: { $thing }
coop-option-character_to_hand_over-none = No, basta così
coop-option-thing_to_hand_over-thing = { $reloads ->
    [0] { $thing }
   *[other] { $thing } ({ $reloads })
}

## What others wait for

coop-waiting-character_to_lose = deve dire chi assimila l'alieno
coop-waiting-character_to_assign = deve dare i dadi a qualcuno
coop-waiting-die_to_reroll = decide se ritirare un dado
coop-waiting-die_to_turn = decide se girare un dado
coop-waiting-die_to_cancel = decide se annullare un dado
coop-waiting-action_to_take = deve fare qualcosa con un dado
coop-waiting-next_dice = decide se tirare ancora o fermarsi
coop-waiting-character_to_hand_over = decide se passare qualcosa
coop-waiting-thing_to_hand_over = deve passare qualcosa
coop-waiting-character_to_take = deve passare qualcosa
coop-waiting-character_to_expose = deve dire chi è stato raggiunto
coop-waiting-character_to_give = deve lasciare un personaggio a un amico

## The table

coop-board-threat = minaccia su { $space }
coop-supply-fires = Fuochi contro l'alieno in questo turno: { $count }
coop-board-dice = dadi: { $dice }
coop-board-dice-of = dadi di { $pawn }: { $dice }
coop-board-assignments = { $count ->
    [0] niente più assegnazioni
    [one] ancora 1 assegnazione
   *[other] ancora { $count } assegnazioni
}
coop-board-yours = I tuoi: { $characters }.
coop-board-plays = { $seat } gioca { $characters }.
coop-board-carries = { $pawn }: { $things }
coop-board-empty = Nessuno dei tuoi ha niente con sé.
coop-board-nobody = Non hai più nessuno.

## House rules

coop-house-open_hands = Mani scoperte
coop-house-open_hands-help = Tutti vedono che cos'ha ogni personaggio. Altrimenti ognuno vede solo che cos'hanno i propri.
coop-house-dog_moves_disk = Un cane alza il sospetto
coop-house-dog_moves_disk-help = Chi pesca un segnalino per colpa di un cane desta anche un po' più di sospetto.
coop-house-rescue_boarding-on_turn = prima che qualcuno si muova
coop-house-rescue_boarding-after_encounters = dopo l'alieno, prima dei dadi
coop-house-escape = Se l'alieno non ferma una fuga
coop-house-escape-help = Bisogna ancora salire a bordo, o avete già vinto?
coop-house-escape-boarding = si sale a bordo, uno alla volta
coop-house-escape-won = avete vinto all'istante
coop-problem-start_below_threat = Il sospetto parte sotto il segnalino Minaccia, che è sul { $threat }, non dal { $given }.

## The plan in the browser

coop-plan-unknown = chi lo sa

## Consigli: che cosa farebbe un bot, e perché

coop-advice-most = Fra tutto ciò che puoi fare, è quello che promette di più.
coop-advice-proven = { $pawn } è di sicuro un essere umano.
coop-advice-odds = La probabilità che { $pawn } sia un alieno: { $percent }%.
coop-advice-token = { $count ->
    [0] La minaccia è sul disco di { $pawn }.
    [one] La minaccia è a uno spazio dal disco di { $pawn }.
   *[other] La minaccia è a { $count } spazi dal disco di { $pawn }.
}
coop-advice-alien = L'alieno ha forza { $strength }: più è numeroso il vostro gruppo più grande, meno stanze raggiunge.
coop-advice-bags = Per i test servono sacche di sangue. Rimaste: { $count }; personaggi di cui nessuno è sicuro: { $unknown }.
coop-advice-radio = Danni rimasti alla radio: { $count }. Poi l'S.O.S. può partire.
coop-advice-sos = La radio funziona: l'S.O.S. può partire.
coop-advice-ready = Il veicolo { $room_in } è pronto a partire.
coop-advice-vehicle = Il veicolo { $room_in } non è ancora pronto. Passi che mancano: { $count }.
coop-advice-cold = Se nessuno bada alla Caldaia, si congela. Turni rimasti: circa { $rounds }.
coop-advice-dark = Al buio i dadi si assegnano prima di tirarli.
coop-advice-generator = Senza gasolio, una tempesta fermerebbe il Generatore al prossimo turno.
coop-advice-keys = Qui si possono trovare le Chiavi; senza, nessun veicolo parte.
coop-advice-weapons = Il fuoco scaccia l'alieno, e un Lanciafiamme con il Filo Metallico è un test.
coop-advice-together = Qui in { $count } si fa { $count } volte tanto.
coop-advice-dormitory = Qui non arrivano né alieni né cani, e si può girare un dado cattivo.
coop-advice-dog = A tu per tu con un cane, 2 segnalini su 9 sono alieni.
coop-advice-dog_caught = In due o più si cattura il cane.
coop-advice-harmless = SABOTARE ora non può rompere niente { $room_in }.
coop-advice-bears = { $pawn } può permettersi meglio di tutti i dadi cattivi: ha il disco su { $space }.
coop-advice-stop = Un altro tiro costa più di quanto promette.
coop-advice-go_on = Un altro tiro promette più di quanto costa.
coop-advice-dice_stay = I dadi vanno bene come sono.
coop-advice-reroll = { $face } merita un altro tiro.
coop-advice-keep_help = L'aiuto dal Dormitorio varrà di più dopo.
coop-advice-turn = { $face } è ciò che manca qui.
coop-advice-cancel = Un passo del disco costa meno di { $face }.
coop-advice-no_cancel = Un passo del disco costerebbe più dei dadi cattivi.
coop-advice-no_test = In questo momento un test non direbbe niente.
coop-advice-burn = Il gelo è vicino, e di questa stanza si può fare a meno.
coop-advice-keep_room = La stanza vale più del tempo che un incendio fa guadagnare.
coop-advice-test = Mostra che cos'è { $pawn }, e il disco di un umano va sul verde.
coop-advice-least_missed = { $pawn } è chi mancherebbe di meno.
coop-advice-attack_lost = Forza { $strength } contro { $count }: perdereste qualcuno.
coop-advice-attack_even = Forza { $strength } contro { $count }: finirebbero tutti sdraiati.
coop-advice-attack_won = Forza { $strength } contro { $count }: l'alieno fugge da sé.
coop-advice-meeting_harmless = L'incontro costa troppo poco per sprecarci un'arma.
coop-advice-withdraw = Così il disco di { $pawn } resta dov'è.
coop-advice-leave = Probabilità di vincere partendo ora: { $percent }%. Partendo più tardi: circa { $later }%.
coop-advice-all_known = Sapete già che cosa sono tutti: altri test non direbbero niente.
coop-advice-find_keys = Con le Chiavi si può partire con un veicolo.
coop-advice-find_flamethrower = Fuoco per sei volte e, con il Filo Metallico, un test a ogni turno.
coop-advice-find_wire = Con un Lanciafiamme è un test a ogni turno.
coop-advice-find_firearm = Fa evitare gli incontri, e resta.
coop-advice-find_dynamite = Fuoco contro l'alieno.
coop-advice-find_tools = 1 danno in meno, gratis.
coop-advice-find_fuel_can = 1 Barile di Gasolio, gratis.
coop-advice-find_blood_bag = Ogni sacca di sangue è un test.
coop-advice-failure = Non serve a nessuno.
coop-advice-safe_hands = Ciò che conta è più al sicuro con chi è umano per certo, e il Filo Metallico va con il Lanciafiamme.
coop-advice-hands_full = Tutto è dove dev'essere.
coop-advice-weather = Più bello è il tempo, meno gasolio brucia e prima arrivano i soccorsi.

## Perché qualcosa non si può scegliere

coop-foresee-threat = In questa compagnia la minaccia raggiunge { $pawn }, che può rivelarsi alieno.
coop-foresee-boarding = Se { $pawn } è un alieno, perdete subito.
coop-foresee-disk = Il disco di { $pawn } passa sullo spazio { $space }.
coop-foresee-disk-threat = Lì la minaccia raggiunge { $pawn }, che può rivelarsi alieno.
coop-foresee-token = La minaccia passa sullo spazio { $space }.
coop-foresee-token-meets = La minaccia raggiunge { $pawn }, che può rivelarsi alieno.
coop-why-dormitory-taken = { $room }: ospita una persona a turno, e c'è già qualcuno.
coop-why-in-dormitory = { $pawn } è in Dormitorio e non riceve dadi.
coop-why-not-yours = { $pawn } non è uno dei tuoi personaggi.
coop-why-holds-nothing = { $pawn } non ha niente da passare.
coop-why-not-on-token = Il disco di { $pawn } non è sullo spazio del segnalino Minaccia.
coop-why-not-its-thing = { $pawn } passa solo quello che ha con sé.
coop-why-no-such-die = Nessun dado mostra { $face }.
coop-why-rolled-again-already = Questo dado è già stato ritirato; una terza volta non si può.
coop-why-fire-refused = Il Leader non ha permesso un incendio con questi dadi.
