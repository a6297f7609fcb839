### The Thing – Il gioco da tavolo per 1-3 giocatori: solo ciò che cambia rispetto a boardgame.ftl o si aggiunge.
###
### $pawn, $giver, $taker and the like are characters; the reader has several, so $you never stands for one of them.
### $seat, and $giver and $taker in CharacterTakenOver and character_to_give, are players. $faces and $dice are lists of
### faces in words; $die counts from 1.

coop-title = The Thing: Il gioco da tavolo per 1-3
coop-tagline = Vi conoscete. Non sapete che cosa siete.

## Roles

coop-role-human-help = Porta via gli umani. Nessuno sa che cos'è un personaggio prima di vederne la carta.
coop-role-crew = { $count ->
    [0] più nessuno
    [one] un equipaggio di uno
   *[other] un equipaggio di { $count }
}
coop-deal-title = Il tuo equipaggio
coop-deal-note = Giocate tutti insieme e potete parlare di tutto. Che cosa sia un personaggio non lo sa nessuno finché la sua carta non viene mostrata.
coop-deal-done = Cominciamo
coop-role-alien-help = Non lo sa ancora nessuno, nemmeno tu. Non deve salire a bordo.
coop-status-exposed = rivelato

## Rooms and characters where dice stand in for cards

coop-room-dormitory-help = Ospita un personaggio a turno. Se è in piedi, può sdraiarsi per girare un dado di un altro.
coop-character-garry-help = Con i suoi dadi, può ritirarne uno.
coop-character-norris-help = Al buio può ritirare i suoi dadi, ciascuno una volta.
coop-thing-flashlight-help = Al buio ritira i tuoi dadi, ciascuno una volta. Ti resta.

## Dice

coop-card-use-help = Un dado per fare ciò per cui la stanza esiste.
coop-card-repair-help = Un dado per togliere 1 danno dalla stanza.
coop-card-sabotage-help = Un dado cattivo: qualcosa si rompe dove sta il personaggio. Viene per primo.
coop-card-threat = MINACCIA
coop-card-threat-help = Un dado cattivo: il segnalino Minaccia si avvicina di uno spazio. Viene per primo.
coop-track-threat = Minaccia
coop-track-threat-help = Il segnalino scende lungo il tracciato del sospetto. Un disco che lo incontra è un alieno, rivelato.

## Phases

coop-phase-movement-help = Ognuno mette ciascuno dei suoi personaggi in una stanza; poi cani e incontri.
coop-phase-alien-help = L'alieno rivelato divide la sua forza fra le stanze, e attacca.
coop-phase-actions-help = Il Leader tira i dadi e li dà a un personaggio, ancora e ancora, finché basta.
coop-phase-leisure-help = Tutti si rialzano, e le cose passano di mano.
coop-phase-dogs = Cani e minaccia
coop-phase-dogs-help = I cani corrono, la scheda Leader passa, la minaccia si avvicina.

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
    [alien] Faccia a faccia col cane { $pawn } pesca un segnalino: alieno.
   *[human] Faccia a faccia col cane { $pawn } pesca un segnalino: umano.
}
coop-event-AssignmentLost = Il fuoco costa tempo: un'assegnazione in meno.
coop-event-DiceRolled = I dadi: { $faces }.
coop-event-DiceAssigned = Sono per { $pawn }.
coop-event-DieRerolled = { $pawn } ritira il dado { $die }: { $face }.
coop-event-DieTurned = { $pawn } si sdraia e gira il dado { $die } su { $face }.
coop-event-DieCancelled = { $pawn } si prende la colpa, e { $face } sparisce.
coop-event-DieCarriedOut = { $pawn }: { $face }.
coop-event-DiceLost = { $faces }: non se ne fa niente.
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
coop-event-AlienExposed = { $pawn } non è mai stato { $pawn }. L'alieno guadagna { $strength } di forza.
coop-event-CharacterTaken = { $pawn } è nella squadra.

## How it ended

coop-reason-no_character_left = Non resta nessuno che risponda alla radio. Avete perso.
coop-reason-frozen = La base è fredda e muta. Avete perso.
coop-reason-alien_aboard = È salito a bordo qualcosa che non era un amico. Avete perso.
coop-reason-human_left_behind = Siete partiti, e sul ghiaccio è rimasto un umano. Avete perso.
coop-reason-escaped = Siete lontani, e niente è partito con voi. Avete vinto.
coop-side-won = L'equipaggio è in salvo
coop-side-lost = L'equipaggio è perduto

## Questions

coop-question-character_to_play = Chi entra nella squadra?
coop-question-character_to_play-help = Ne servono sei su otto. Ognuno sa fare bene una cosa.
coop-question-room_to_enter = Dove va { $pawn }?
coop-question-room_to_enter-help = Una stanza verde con meno di 3 persone, o il Dormitorio, che ne ospita una. La compagnia costa sospetto, un cane può svelare un alieno.
coop-question-weapon_to_withdraw = Con { $pawn } { $room_in } c'è qualcuno. Ritirata?
coop-question-weapon_to_withdraw-help = Chi resta in compagnia attira un po' più di sospetto. Con un'arma un personaggio ne sta fuori.
coop-question-fire_to_use = L'alieno è { $room_in }. { $pawn } usa il fuoco?
coop-question-fire_to_use-help = Il fuoco toglie 1 di forza e lo scaccia. Manda a terra chi lo usa e costa un'assegnazione di dadi in questo turno.
coop-question-character_to_lose = L'alieno è troppo forte { $room_in }. Chi si prende?
coop-question-character_to_lose-help = Lo dice il Leader. Gli altri presenti finiscono a terra in Sala Svago.
coop-question-rescue_to_board = L'Elicottero dei Soccorsi aspetta. { $pawn } sale?
coop-question-rescue_to_board-help = Il meno sospetto va per primo, e mostra la carta. Se non ora, in questo turno di qui non parte nessuno.
coop-question-character_to_assign = { $dice_count ->
    [0] È buio. A chi vanno i dadi?
   *[other] { $dice }. A chi vanno i dadi?
}
coop-question-character_to_assign-help = I dadi cattivi colpiscono dove sta quel personaggio; se non ce ne sono, può fare una cosa. Poi si sdraia.
coop-question-die_to_reroll = { $pawn } ha { $dice }. Ne ritira uno?
coop-question-die_to_reroll-help = Garry può ritirare un dado; al buio può farlo chi ha una luce, ogni dado una volta.
coop-question-die_to_turn = { $dice }. { $pawn } si alza e ne gira uno?
coop-question-die_to_turn-help = Una volta a turno chi è in Dormitorio gira un dado di un altro su una faccia a scelta, e si sdraia.
coop-question-die_to_cancel = { $pawn } ha { $dice }. Ne annulla uno?
coop-question-die_to_cancel-help = Ogni dado annullato alza di uno il suo sospetto. Attenzione al segnalino Minaccia.
coop-question-bonus_to_play = { $pawn } aggiunge un bonus?
coop-question-bonus_to_play-help = Attrezzi e Gasolio sono gratis e vengono prima del dado.
coop-question-action_to_take = { $pawn } ha { $dice }. Che cosa fa?
coop-question-action_to_take-help = Una cosa con un dado: USARE, RIPARARE, o bruciare la stanza.
coop-question-next_dice = Tirare per qualcun altro?
coop-question-next_dice-help = Puoi fermarti dopo ogni assegnazione. Chi è ancora in piedi non fa altro.
coop-question-weapon_to_keep = Quale arma tiene { $pawn }?
coop-question-item_to_keep = Quale oggetto tiene { $pawn }?
coop-question-lab_token_to_keep = { $pawn } ha in mano { $token }. Da tenere?
coop-question-vehicle_use = Che cosa fa { $pawn } { $room_in }?
coop-question-vehicle_use-help = Rifornimento, il via alla fuga se è intatto e pieno e ci sono le Chiavi, o il dado finisce in niente.
coop-question-room_to_fuel = Dove manda 1 gasolio { $pawn }?
coop-question-character_to_hand_over = Uno dei tuoi passa qualcosa?
coop-question-character_to_hand_over-help = Fra voi si dà liberamente, a chi ne ha bisogno.
coop-question-thing_to_hand_over = Che cosa passa { $pawn }?
coop-question-thing_to_hand_over-help = Ogni cosa va a un personaggio a tua scelta.
coop-question-character_to_take = { $thing } di { $pawn }: a chi va?
coop-question-character_to_take-help = Chiunque nella squadra.
coop-question-willing_to_test = { $pawn } eseguirebbe il { $test }?
coop-question-willing_to_test-help = Lo si chiede a tutti, che possano o no. Il Leader ne sceglie uno.
coop-question-wish_to_board = { $vehicle }: { $pawn } chiede di salire?
coop-question-wish_to_board-help = Chi sale mostra la carta. Un alieno a bordo, e avete perso.
coop-question-boarding_to_allow = { $asking } vuole salire. { $pawn } è d'accordo?
coop-question-boarding_to_allow-help = Un alieno a bordo, e avete perso. Un umano lasciato indietro, e avete perso.
coop-question-character_to_expose = La minaccia ne ha raggiunti diversi. Chi è?
coop-question-character_to_expose-help = Uno di loro è rivelato; poi il segnalino si allontana del numero degli altri.
coop-question-character_to_give = { $taker } non ha più nessuno. Quale dei tuoi cedi?
coop-question-character_to_give-help = Quel giocatore continua con il personaggio, e con ciò che ha in mano.

## Options

coop-option-next_dice-go_on = Tira ancora, per qualcun altro
coop-option-next_dice-stop = Fermati qui
coop-option-rescue_to_board-stay = Non ora
coop-option-rescue_to_board-board = A bordo
coop-option-die_to_reroll-none = No
coop-option-die_to_reroll-number = Dado { $number }: { $face }
coop-option-die_to_turn-none = Lascia stare
coop-option-die_to_turn-turn = Dado { $die }, da { $shown } a { $face }
coop-option-die_to_cancel-none = No
coop-option-die_to_cancel-number = Dado { $number }: { $face }
coop-option-action_to_take-none = Niente
coop-option-action_to_take-burn = Brucia la stanza: { $thing }
coop-option-character_to_hand_over-none = No, è tutto
coop-option-thing_to_hand_over-thing = { $reloads ->
    [0] { $thing }
   *[other] { $thing } ({ $reloads })
}

## What others wait for

coop-waiting-character_to_lose = deve dire chi si prende l'alieno
coop-waiting-rescue_to_board = deve salire, o no
coop-waiting-character_to_assign = deve dare i dadi a qualcuno
coop-waiting-die_to_reroll = deve ritirare un dado, o no
coop-waiting-die_to_turn = deve girare un dado, o no
coop-waiting-die_to_cancel = deve annullare un dado, o no
coop-waiting-action_to_take = deve fare qualcosa con un dado
coop-waiting-next_dice = deve tirare ancora, o fermarsi
coop-waiting-character_to_hand_over = deve passare qualcosa, o no
coop-waiting-thing_to_hand_over = deve passare qualcosa
coop-waiting-character_to_take = deve passare qualcosa
coop-waiting-character_to_expose = deve dire chi è in trappola
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
coop-board-empty = Nessuno dei tuoi porta niente.
coop-board-nobody = Non hai più nessuno.

## House rules

coop-house-open_hands = Mani scoperte
coop-house-open_hands-help = Tutti vedono che cos'ha ogni personaggio. Altrimenti ognuno vede solo che cos'hanno i suoi.
coop-house-dog_moves_disk = Un cane alza il sospetto
coop-house-dog_moves_disk-help = Chi pesca un segnalino per colpa di un cane attira anche un po' più di sospetto.

## The plan in the browser

coop-plan-unknown = chi lo sa

## Consigli: che cosa farebbe un bot, e perché

coop-advice-most = Fra tutto ciò che si può scegliere, è ciò che promette di più.
coop-advice-proven = { $pawn }: umano di sicuro.
coop-advice-odds = La probabilità che { $pawn } sia un alieno: { $percent } %.
coop-advice-token = { $count ->
    [0] La minaccia è sul disco di { $pawn }.
    [one] La minaccia è a uno spazio dal disco di { $pawn }.
   *[other] La minaccia è a { $count } spazi dal disco di { $pawn }.
}
coop-advice-alien = L'alieno ha forza { $strength }: più grande è il gruppo maggiore, in meno stanze arriva.
coop-advice-bags = Per i test servono sacche di sangue: ce ne sono { $count }, e { $unknown } personaggi di cui nessuno è sicuro.
coop-advice-radio = La radio ha ancora { $count } danni; poi l'S.O.S. può partire.
coop-advice-sos = La radio funziona: l'S.O.S. può partire.
coop-advice-ready = Ciò che sta { $room_in } è pronto a partire.
coop-advice-vehicle = A ciò che sta { $room_in } mancano { $count } passi per essere pronto.
coop-advice-cold = Se nessuno cura la Caldaia, si congela fra circa { $rounds } turni.
coop-advice-dark = Al buio i dadi si assegnano prima di tirarli.
coop-advice-generator = Con la tempesta il Generatore si ferma al prossimo turno senza gasolio.
coop-advice-keys = Qui possono esserci le Chiavi; senza, nessun veicolo parte.
coop-advice-weapons = Il fuoco scaccia l'alieno, e un Lanciafiamme con il Filo Metallico è un test.
coop-advice-together = In { $count } insieme si fa qui { $count } volte tanto.
coop-advice-dormitory = Qui non arrivano né alieni né cani, e si può girare un dado cattivo.
coop-advice-dog = Da soli con un cane, 2 segnalini su 9 sono alieni.
coop-advice-dog_caught = In due o più si prende il cane.
coop-advice-harmless = SABOTARE ora non può rompere niente { $room_in }.
coop-advice-bears = { $pawn } è chi regge meglio i dadi cattivi: il disco è su { $space }.
coop-advice-stop = Un altro tiro costa più di quanto promette.
coop-advice-go_on = Un altro tiro promette più di quanto costa.
coop-advice-dice_stay = I dadi vanno bene come sono.
coop-advice-reroll = { $face } merita un altro tiro.
coop-advice-keep_help = L'aiuto dal Dormitorio vale di più dopo.
coop-advice-turn = { $face } è ciò che manca qui.
coop-advice-cancel = Un passo del disco costa meno di { $face }.
coop-advice-no_cancel = Un passo del disco costerebbe più dei dadi cattivi.
coop-advice-no_test = Un test ora non direbbe niente.
coop-advice-test = Dice che cos'è { $pawn }, e il disco di un umano va sul verde.
coop-advice-least_missed = { $pawn } è chi mancherebbe di meno.
coop-advice-attack_lost = Forza { $strength } contro { $count }: qualcuno andrebbe perso.
coop-advice-attack_even = Forza { $strength } contro { $count }: finirebbero tutti a terra.
coop-advice-attack_won = Forza { $strength } contro { $count }: l'alieno scappa da solo.
coop-advice-meeting_harmless = L'incontro costa troppo poco per usare un'arma.
coop-advice-withdraw = Così il disco di { $pawn } resta dov'è.
coop-advice-leave = La probabilità di vincere partendo ora: { $percent } %. Più tardi: circa { $later } %.
coop-advice-all_known = Si sa che cosa sono tutti: altri test non dicono niente.
coop-advice-find_keys = Chi ha le Chiavi può partire con un veicolo.
coop-advice-find_flamethrower = Fuoco sei volte e, con il Filo Metallico, un test ogni turno.
coop-advice-find_wire = Con un Lanciafiamme è un test ogni turno.
coop-advice-find_firearm = Ti tira fuori dagli incontri, e ti resta.
coop-advice-find_dynamite = Fuoco contro l'alieno.
coop-advice-find_tools = Un danno in meno, gratis.
coop-advice-find_fuel_can = Un gasolio, gratis.
coop-advice-find_blood_bag = Ogni sacca di sangue è un test.
coop-advice-failure = Non serve a nessuno.
coop-advice-safe_hands = Ciò che conta è più al sicuro da chi ha già superato un test, e il Filo Metallico va con il Lanciafiamme.
coop-advice-hands_full = Tutto sta dove deve.
coop-advice-weather = Più bello è il tempo, meno gasolio brucia e prima arrivano i soccorsi.

## Perché qualcosa non si può scegliere

coop-why-dormitory-taken = { $room }: accoglie una persona a turno, e c'è già qualcuno.
coop-why-in-dormitory = { $pawn } è in Dormitorio e non riceve dadi.
coop-why-not-yours = { $pawn } non è uno dei tuoi personaggi.
coop-why-holds-nothing = { $pawn } non ha niente da passare.
coop-why-not-on-token = Il disco di { $pawn } non è sullo spazio del segnalino minaccia.
coop-why-not-its-thing = { $pawn } passa solo quello che ha con sé.
coop-why-no-such-die = Nessun dado mostra { $face }.
coop-why-rolled-again-already = Questo dado è già stato ritirato; una terza volta no.
