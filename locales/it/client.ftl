### Il client nel browser: ogni parola dell'interfaccia. Le parole di un gioco stanno nel suo file.

## Everywhere

client-home = Inizio
client-menu = Menu
client-close = Chiudi
client-settings = Impostazioni
client-rules = Regole
client-credits = Ringraziamenti
client-statistics = Le tue partite
client-language = Lingua
client-connecting = Cerco il tavolo …
client-dealing = Si danno le carte …
client-reconnecting = Riconnessione …
client-you = tu
client-bot = bot
client-host = Chi ospita
client-add = Aggiungi
client-send = Invia
client-sending = Invio …

## Front door

client-home-where = Antartide, le 3 di notte.
client-home-tag = Uno di voi non è uno di voi. Gioca alla Cosa con gli amici, passandovi un telefono, o contro i bot.
client-new-table = Nuovo tavolo
client-learn = Impara in cinque minuti
client-join = Entra
client-join-code = Codice o link di un tavolo
client-your-tables = I tuoi tavoli
client-open-tables = Tavoli aperti

## New table

client-which-game = Quale gioco?
client-players-range = da { $least } a { $most } giocatori
client-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
client-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
client-your-name = Il tuo nome
client-how-many = Posti al tavolo: { $count }
client-with-whom = Con chi?
client-company-friends = Amici
client-company-friends-note = Con un link, un codice QR, o passandovi un telefono. Se vuoi, i bot riempiono i posti vuoti.
client-company-bots = Solo bot
client-company-bots-note = Tu contro il gelo. Si comincia subito.
client-company-tv = Questa è la TV
client-company-tv-note = Questo schermo mostra il tavolo; si entra con i telefoni.
client-house-rules = Regole della casa e impostazioni
client-numbers-changed = { $count ->
    [0] tutto com'è stampato
    [one] un numero cambiato
   *[other] { $count } numeri cambiati
}
client-numbers-reset = Tutto com'è stampato
client-number-range = da { $least } a { $most }
client-number-printed = stampato: { $value }
client-setting-reactions = Tempo per reagire, uguale per tutti
client-seconds = { $count ->
    [0] senza limite
    [one] un secondo
   *[other] { $count } secondi
}
client-setting-bots = Velocità dei bot
client-pace = { $seconds ->
    [0] subito
    [0.5] in fretta
    [1.5] come le persone
   *[3] con calma
}
client-setting-chat = Chat libera
client-setting-public = Nell'elenco pubblico
client-setting-public-note = Può sedersi chiunque trovi questo server.
client-lay-table = Prepara il tavolo: { $game }

## Lobby

client-seats-taken = { $taken } posti occupati su { $seats }
client-seat-free = Posto libero
client-seat-open = si aspetta qualcuno
client-ready = via libera
client-not-ready = non ancora
client-bot-level = bot { $level }
client-level-novice = novellino
client-level-random = avventato
client-level-seasoned = veterano
client-level-cunning = astuto
client-bot-levels = Come giocano i nuovi bot
client-bot-level-of = Come gioca { $who }
client-add-bot = Bot
client-remove-bot = Manda via { $who }
client-kick = Metti alla porta { $who }
client-leave = Alzati
client-qr = Codice QR con il link del tavolo
client-invite = Porta gli amici
client-invite-note = Inquadra il codice, o manda il link. Basta un nome; aprire il link non occupa un posto.
client-copy-link = Copia il link
client-copied = Copiato
client-tv-board = Tavolo in TV
client-tv-watch = Guarda sul tuo schermo
client-take-seat = Siediti
client-take-seat-note = Oppure resta a guardare: vedrai quello che vedono tutti.
client-sit-down = Siediti
client-hot-seat = Un'altra persona su questo dispositivo
client-hot-seat-note = Il telefono gira. I segreti si vedono solo in mano a chi li possiede.
client-another-name = Il suo nome
client-fill-with-bots = { $count ->
    [one] Riempi con un bot il posto libero
   *[other] Riempi con i bot i { $count } posti liberi
}
client-start = Abbassa le luci
client-start-note = Ci siete tutti. I ruoli si danno appena cominci.
client-start-needs-seats = { $count ->
    [one] C'è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
client-start-needs-ready = Manca il via libera di: { $who }
client-i-am-ready = Per me si parte
client-ready-undo = Via libera dato. Meglio aspettare un attimo?
client-host-starts = Chi ospita dà inizio alla partita quando tutti danno il via libera.

## Refusals

client-reason-unreachable = Il server non risponde. È caduta la linea?
client-reason-broken = Qualcosa si è rotto da parte nostra. Non è cambiato niente.
client-reason-already_over = Questa partita è finita.
client-reason-already_started = La partita è già cominciata.
client-reason-bad_message = Il server non ha capito questa pagina. Ricaricala.
client-reason-bad_name = Un nome ha da 1 a 24 lettere e non è già preso.
client-reason-bad_option = Questa regola della casa non è possibile.
client-reason-bad_origin = Questa pagina non appartiene al server.
client-reason-bad_text = Questo testo non si può inviare.
client-reason-bad_token = Il link di questo posto non vale più.
client-reason-bot_plays = In questo posto gioca un bot. Prima riprendilo.
client-reason-chat_is_off = Chi ospita ha spento la chat libera.
client-reason-client_id_used = È arrivato due volte con contenuti diversi.
client-reason-name_is_taken = A questo tavolo quel nome c'è già.
client-reason-newer_client = Il server è più vecchio di questa pagina. Ricaricala.
client-reason-no_advice = In questo gioco non ci sono consigli.
client-reason-no_room = Non può più sedersi nessuno.
client-reason-no_such_game = Qui quel gioco non c'è.
client-reason-no_such_page = Qui non c'è niente.
client-reason-no_such_seat = Quel posto non c'è.
client-reason-no_such_table = Quel tavolo non c'è.
client-reason-not_away = È ancora qui.
client-reason-not_away_long_enough = Non manca ancora da due minuti.
client-reason-not_enough_seats = Ci sono ancora posti liberi.
client-reason-not_everybody_ready = Non tutti hanno dato il via libera.
client-reason-not_exposed = Questo canale lo leggono solo gli alieni rivelati.
client-reason-not_host = Può farlo solo chi ospita.
client-reason-not_on_offer = Questo non si può scegliere.
client-reason-not_over = Solo dopo la fine.
client-reason-not_started = La partita non è cominciata.
client-reason-not_your_seat = Questo posto non è tuo.
client-reason-older_client = Questa pagina è più vecchia del server. Ricaricala.
client-reason-older_rules = Questo tavolo è cominciato con regole più vecchie.
client-reason-only_watching = Stai guardando; può farlo solo chi gioca.
client-reason-paused = La partita è in pausa.
client-reason-seat_is_taken = Lì c'è già seduto qualcuno.
client-reason-seat_not_a_bot = Lì non siede un bot.
client-reason-shutting_down = Il server si riavvia. Non va perso niente.
client-reason-stale_question = Troppo tardi: è già deciso.
client-reason-store_away = Ora il server non raggiunge il suo archivio. Riprova tra un momento.
client-reason-too_big = È troppo lungo.
client-reason-too_fast = Più piano, per favore.
client-reason-too_many_seats_here = Su un solo dispositivo non c'è più posto.
client-reason-too_many_tables = Per ora basta tavoli. Riprova più tardi.
client-no-table = Quel tavolo non c'è
client-no-table-note = Il link è sbagliato, o il tavolo è stato sparecchiato.
client-set-aside = Questo tavolo è stato messo da parte
client-set-aside-export = Salva il tuo verbale
client-set-aside-note = Qualcosa è andato storto e per ora non si può continuare. Quel che si è giocato resta; gli altri tavoli non ne risentono.

## At the table

client-board = Il tavolo
client-crew = Squadra
client-phases = Fasi del turno
client-log = Diario
client-notes = Appunti
client-log-and-notes = Diario e appunti
client-log-empty = Ancora niente. Il vento, più che altro.
client-tabs = Parti del tavolo
client-tab-base = Base
client-tab-hand = Mano
client-tab-log = Diario
client-tab-notes = Appunti
client-tab-rules = Regole
client-your-turn = Tocca a te
client-on-turn = di turno
client-thinking = decide
client-away = si ricollega
client-away-long = In questo momento non c'è. Dopo due minuti può continuare un bot.
client-played-by-bot = continua un bot
client-spectators = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
client-hand = La tua mano
client-you-are = Tu sei
client-choosable = si può scegliere
client-asked-about = la domanda riguarda questo luogo
client-chosen = scelta fatta
client-not-on-offer = non si può scegliere
client-not-on-offer-title = Ora non si può scegliere
client-not-on-offer-now = Ora non si può scegliere. Ecco perché:
client-choices = Scelte
client-ways = { $count ->
    [one] un modo
   *[other] { $count } modi
}
client-choose-first = Prima scegli
client-confirm = { $what }
client-undo = Annulla (U)
client-decline-all = { $beat ->
    [rounds] Nessuna reazione fino alla prossima fase
   *[turns] Nessuna reazione fino al prossimo turno
}
client-waiting-title = Si aspetta
client-and-more = { $count ->
    [one] e un'altra persona
   *[other] e altri { $count }
}
client-watching = Stai guardando
client-watching-note = Vedi quello che vedono tutti. I segreti restano a chi li ha, fino alla fine.
client-you-are-out = Sei fuori
client-you-are-out-note = Sei fuori dal gioco. Resta a vedere come va a finire.
client-nothing-known = Di sicuro non si sa niente.
client-door-between = Porta sbarrata fra { $one } e { $other }
client-deck = Il mazzo
client-deck-help = Tutti vedono il dorso della prima carta: un fiocco di neve è una carta Stay Away!, un urlo è Panico!
client-discards = Gli scarti
client-discards-help = Qui le carte stanno coperte. Quando il mazzo è vuoto si rimescolano, e ne formano uno nuovo.
client-direction = Senso del giro
client-direction-help = Le frecce mostrano chi viene dopo, e a chi si offre una carta.
client-kind-action = Azione
client-kind-defence = Difesa
client-kind-obstacle = Ostacolo
client-kind-contagion = Contagio
client-kind-panic = Panico!

## Help

client-help = Aiuto
client-help-question = Aiuto su questa domanda
client-advice = Consiglio
client-advice-ask = Che cosa farebbe un bot, e perché?
client-advice-would = Io sceglierei: { $option }
client-advice-yours = Lo vedi solo tu. La scelta è tua.
client-advice-hide = Nascondi il consiglio
client-help-role = Che significa il mio ruolo?
client-help-private = Lo vedi solo tu. Nessuno saprà che l'hai chiesto.
client-why-other = Questa domanda riguarda altro.
client-why-title = Perché non questa persona?
client-rule = Regola { $clause }
client-rules-search = Cerca una parola: fuoco, porta, scambio …
client-rules-found = { $count ->
    [0] Nessun articolo ne parla.
    [one] Un articolo
   *[other] { $count } articoli
}

## Talking

client-phrases-and-claims = Di' qualcosa
client-phrases = Frasi pronte
client-claims = Affermazioni
client-claim-what = Che cosa?
client-claim-whom = Chi?
client-claim-say = Di': «{ $words }»
client-chat-placeholder = Dillo a parole tue
client-chat-off = La chat libera è spenta.
client-channel = A chi
client-channel-table = tutti
client-channel-aliens = alieni
client-said-to = A { $whom }: { $words }
client-claimkind-i_am = Io sono …
client-claimkind-i_trust = Mi fido di …
client-claimkind-i_suspect = Sospetto di …
client-claimkind-i_know_human = So che è un essere umano …
client-claimkind-i_know_alien = So che non è umano …
client-claimkind-i_handed_over = Ho consegnato …
client-claimkind-i_received = Ho ricevuto …
client-claimkind-i_hold = Ho in mano …
client-claimkind-i_saw = Ho visto …
client-claimkind-i_will_play = Giocherò …
client-claim-i_am = Io sono: { $thing }.
client-claim-i_trust = Mi fido di { $about }.
client-claim-i_suspect = Sospetto di { $about }.
client-claim-i_know_human = So che { $about } è un essere umano.
client-claim-i_know_alien = So che { $about } non è un essere umano.
client-claim-i_handed_over = { $about ->
    [nobody] Ho consegnato { $thing }.
   *[somebody] Ho consegnato { $thing } a { $about }.
}
client-claim-i_received = { $about ->
    [nobody] Ho ricevuto { $thing }.
   *[somebody] Ho ricevuto { $thing } da { $about }.
}
client-claim-i_hold = Ho in mano { $thing }.
client-claim-i_saw = { $about ->
    [nobody] Ho visto { $thing }.
   *[somebody] Ho visto { $thing } in mano a { $about }.
}
client-claim-i_will_play = Giocherò { $thing }.
client-claim-i_will_go = { $about ->
    [nobody] La mia meta: { $thing }.
   *[somebody] Andrò con { $about }.
}
client-phrase-hello = Salve a tutti!
client-phrase-good_luck = Buona fortuna. Vi servirà.
client-phrase-well_played = Bella giocata.
client-phrase-thank_you = Grazie.
client-phrase-sorry = Scusa.
client-phrase-yes = Sì.
client-phrase-no = No.
client-phrase-maybe = Forse.
client-phrase-hurry_up = Sbrigati, qui si gela.
client-phrase-take_your_time = Fai con calma.
client-phrase-be_right_back = Torno fra un attimo.
client-phrase-i_am_human = Sono un essere umano. Lo giuro.
client-phrase-trust_me = Fidati di me.
client-phrase-watch_out = Attenzione!
client-phrase-nobody_trusts_anybody = Ormai nessuno si fida di nessuno.
client-phrase-why_did_you_do_that = Perché l'hai fatto?
client-phrase-follow_me = Seguimi.
client-phrase-stay_away = Stammi alla larga!
client-phrase-burn_it = Bruciala!
client-phrase-test_them = Facciamo il test.
client-notice-started = Le luci si abbassano.
client-notice-paused = La partita è in pausa.
client-notice-resumed = La partita riprende.
client-notice-handed_to_bot = Un bot continua per { $who }.
client-notice-taken_back = { $who } torna in gioco.
client-notice-host_changed = { $who ->
    [nobody] Ora ospita qualcun altro.
   *[somebody] Ora ospita { $who }.
}
client-notice-ended_by_host = Chi ospita ha chiuso la partita.
client-notice-ended = La partita è finita.
client-notice-rematch = È pronto un nuovo tavolo.

## Notes

client-notes-private = Solo per i tuoi occhi. Il server li conserva per te.
client-trust-in = Fiducia in { $who }
client-trust-value = { $trust ->
    [trusted] mi fido
    [suspected] ho sospetti
   *[unsure] non so
}
client-note-about = Su { $who } …
client-note-game = Sulla partita
client-notes-share = Mostra i miei appunti alla fine
client-notes-share-note = Solo a partita finita, e solo se ti va.
client-notes-close = Nascondi i miei appunti
client-notes-close-note = Si chiudono da soli dopo 20 secondi senza un tocco.

## Menu, pause, absence

client-pause = Pausa
client-pause-note = Si fermano anche i tempi e i bot.
client-paused = In pausa
client-paused-note = Chi ospita ha fermato il tempo. Nessuno si muove.
client-resume = Riprendi
client-claim-host = Chi ospitava è sparito: ci penso io
client-own-link = Il mio link
client-own-link-note = Apre il tuo posto in un altro browser. Chi ce l'ha gioca per te: non mostrarlo a nessuno.
client-end-table = Chiudi questo tavolo
client-end-table-sure = Chiudere davvero, senza un vincitore?
client-let-bot-play = Fai continuare un bot per { $who }
client-let-bot-play-me = Fai giocare un bot al mio posto
client-bot-plays-you = Un bot gioca al tuo posto.
client-gone = { $who } manca da due minuti.
client-take-back = Torno a giocare io
client-nudge = Sveglia
client-nudged = { $who } ha ricevuto una gomitata.
client-you-are-nudged = { $who }, il tavolo aspetta te.
client-make-host = Fai ospitare

## The phone that is passed round

client-on-this-device = Su questo dispositivo
client-who-am-i = { $who }: chi sono?
client-pass-to = Passalo a { $who }
client-pass-the-phone = Passa il telefono a
client-look-away = Gli altri guardino altrove.
client-nothing-secret = Su questo schermo non c'è niente di segreto.
client-gate-deal = Guarda che cosa sei.
client-gate-look = Guarda che cosa sei e che cos'hai.
client-gate-question = C'è una domanda per te.
client-what-happened = Che cosa è appena successo
client-hold-to-look = Tieni premuto per guardare
client-lift-to-hide = Alza il dito: si nasconde di nuovo
client-slide-to-choose = Scorri fino a una scelta e lascia lì
client-let-go-hides = Lascia = nascondi
client-tap-to-look = Tocca per guardare
client-tap-to-hide = Nascondi
client-twenty-seconds = 20 secondi al massimo
client-tap-a-card = Tocca una carta.
client-slide-over-a-card = Scorri su una carta.
client-only-you = { $who }, solo tu
client-chosen-unseen = Scelta fatta. Nessuno vede quale.
client-confirm-and-pass = Conferma, nascondi e passa
client-choose-again = Scegli di nuovo
client-hold-to-choose-again = Tieni premuto per scegliere di nuovo
client-done-pass = Visto. Nascondi e passa
client-show-board = Mostra il tavolo
client-cannot-hold = Non riesco a tenere premuto
client-use-hold = Meglio tenere premuto

## Deal and end

client-deal-title = Che cosa sei
client-deal-note = Racconta qualunque cosa. Non mostrare niente a nessuno.
client-deal-done = Ora so chi sono
client-end-won = Hai vinto
client-end-lost = Hai perso
client-end-over = È finita
client-end-abandoned = Non vince nessuno
client-end-abandoned-note = Chi ospita ha chiuso la partita prima del tempo.
client-end-roles = Che cos'era ognuno
client-end-notes = Che cosa avevano scritto
client-to-the-end = Al verdetto
client-won = ha vinto
client-lost = ha perso
client-rematch = Di nuovo, stesse persone
client-rematch-join = Gli altri aspettano a un nuovo tavolo
client-replay = Riguardala
client-record = Salva il verbale
client-chain-title = Chi ha contagiato chi
client-chain-link = { $by } ha contagiato { $whom } nel turno { $turn }.
client-chain-none = Nessun contagio.
client-chain-human = essere umano
client-chain-changed = non più umano
client-chain-fell = fuori
client-chain-turns = turni da sinistra a destra
client-chain-rounds = round da sinistra a destra
client-chain-by = { $by } ha contagiato { $whom } ({ $title }).
client-chain-of = { $whom }: { $title }.
client-curve-title = Il sospetto nel tempo
client-curve-table = Come tabella
client-curve-infected = il momento del contagio

## Replay and statistics

client-replay-first = All'inizio
client-replay-back = Un momento indietro
client-replay-on = Un momento avanti
client-replay-last = Alla fine
client-replay-play = Avvia
client-replay-moment = Momento della partita
client-replay-eyes = Con gli occhi di
client-replay-public = tutti
client-replay-everything = tutti insieme, senza segreti
client-won-of = { $won } vinte su { $played }
client-statistics-none = Su questo dispositivo non è ancora finita nessuna partita.

## Settings and credits

client-theme = Luce
client-theme-night = Notte
client-theme-blizzard = Bufera
client-text-size = Grandezza del testo
client-less-motion = Meno movimento
client-tap-setting = Guarda con un tocco
client-tap-setting-note = Su un telefono che gira, tocca invece di tenere premuto.
client-keys = La tastiera al tavolo
client-key-choose = scegliere la risposta con quel numero
client-key-confirm = confermare la scelta
client-key-undo = annullare la scelta
client-key-help = aiuto sulla domanda
client-key-log = leggere il diario
client-key-notes = scrivere appunti
client-sounds = Suoni
client-volume = Volume
client-sound-turn = Tocca a te
client-sound-question = Un'altra domanda
client-sound-card = Carte in movimento
client-sound-fire = Fuoco
client-sound-panic = Panico!
client-sound-exposure = Qualcuno è rivelato
client-sound-talk = Voci
client-sound-end = La fine
client-credits-note = Outpost 31 poggia sul lavoro di altri. Grazie.
client-credits-owners = I giochi sono dei loro autori ed editori. Questo è il lavoro di chi li ama: regole con parole nostre, disegni nostri.

## Tutorial

client-tutorial-you = Tu
client-coach-circle = Questo è il tavolo: siete in cinque intorno a una lampada. Tu siedi in basso. Le frecce mostrano il senso del giro. Uno di voi è La Cosa.
client-coach-hand = Sotto ci sono le tue carte e quello che sei: un essere umano, per ora. Tocca una carta per leggere che cosa fa. Nessuno vede che l'hai chiesto.
client-coach-goal = Ogni turno: pesca una carta, giocane o scartane una, poi scambiane una col vicino. Passando una carta Infetto! La Cosa contagia. Trovala, e bruciala.
client-coach-draw = Tocca a te. Prendi la prima carta: premi il bottone, o tocca il mazzo e conferma.
client-coach-suspicion = Ora gioca una carta. Tocca Sospetto nella tua mano, poi Palmer alla tua destra, e conferma. Vedrai una delle sue carte.
client-coach-offer = Ogni turno finisce con uno scambio. Dai via { $what }: non ti serve. Tieni Che paura e il Lanciafiamme: ti serviranno.
client-coach-watch = Gli altri giocano i loro turni. Vedi che le carte si muovono, non quali. Osserva chi dà qualcosa a chi.
client-coach-scary = Palmer ti offre una carta coperta. Non prenderla: rifiuta con Che paura, e vedrai che cos'era.
client-coach-draw_again = Era una carta Infetto!, e solo La Cosa può passarla a un umano. Ora lo sai. Tocca a te: pesca.
client-coach-burn = Basta parlare. Gioca il Lanciafiamme su Palmer.
client-coach-over = La Cosa è morta e gli umani hanno vinto. Di rado è così facile. Ti siedi a un tavolo vero?
client-coach-station = Questa è la stazione sotto vetro: stanze, il cortile con i veicoli, le scorte di gasolio e cibo. Siete tutti in Sala Svago; la pedina sottolineata è la tua.
client-coach-station_cards = La tua mano: USARE fa ciò per cui la stanza esiste, RIPARARE la aggiusta, SABOTARE la rompe. Tocca qualsiasi cosa, anche le stanze, per leggere che cosa fa. Nessuno vede che l'hai chiesto.
client-coach-station_role = Sei un essere umano, per ora. Uno degli altri tre è già alieno, e solo lui lo sa. Gli alieni vincono se uno di loro sale con voi, se non resta nessun umano o se la base gela.
client-coach-station_goal = Bisogna andarsene: chiamare via radio l'Elicottero dei Soccorsi, o volare, o guidare, con tutto riparato, il pieno e le Chiavi. Non lasciate nessun umano e non portate nessun alieno.
client-coach-station_fuel = Ogni round comincia col meteo. C'è tempesta: la Caldaia e il Generatore hanno bruciato 2 di gasolio ciascuno. Senza gasolio si rompono: viene il buio, e poi il freddo.
client-coach-station_moves = Ora ognuno va in una stanza, uno dopo l'altro, e consegna una carta coperta. In questo round comandi tu e vai per ultimo. Guarda chi va dove.
client-coach-station_watch = Guarda che cosa succede sulla pianta; il diario tiene nota di tutto.
client-coach-station_turn = Tocca a te. Scegli «{ $what }».
client-coach-station_room = Tocca il Laboratorio. C'è Childs: dove si lavora in due, il Laboratorio rende il doppio. Ma chi è nella stessa stanza si incontra anche, ed è così che ci si contagia.
client-coach-station_card = Consegna USARE: c'è lavoro per lei. SABOTARE capita anche agli umani. Chi la consegna non si scopre facilmente, perché le carte vengono mescolate.
client-coach-station_withdraw = Incontri Childs. Con un'arma potresti ritirarti; non ne hai, quindi resta. Cose così si chiedono a tutti, che possano o no, perché una domanda non tradisca nessuno.
client-coach-station_tokens = Ognuno depone due segnalini coperti e ne vede uno dell'altro. Un umano ne depone due umani. Un alieno può nasconderne uno alieno: chi lo vede è alieno da quel momento.
client-coach-station_notice = Hai visto un segnalino umano. Prova poco: li hanno anche gli alieni. E un incontro fa brutta figura: i vostri dischi sono saliti nel sospetto.
client-coach-station_fire = Col fuoco qualcuno potrebbe ora chiederti di bruciare una stanza. Nessuno lo fa. Finestre così si chiudono da sole: non devi nessun clic.
client-coach-station_use = Comandi tu: giri le carte mescolate e dici chi esegue ciascuna. La prima è USARE. Dalla a te, in Laboratorio: peschi per due.
client-coach-station_blood = Una Sacca di Sangue! Tienila: serve per un test.
client-coach-station_failure = Un Fallimento, non serve a niente. Scartalo; nessuno vede che cos'era.
client-coach-station_on_1 = La tua pedina si sdraia: il suo lavoro è fatto. Gira un'altra carta.
client-coach-station_sabotage = SABOTARE! Qualcuno l'ha consegnata, o è l'unica carta che viene dal mazzo senza che nessuno la veda. Qualcuno deve eseguirla. Dalla a Palmer, nella Stanza del Generatore: con un danno la luce regge.
client-coach-station_on_2 = Il tratteggio mostra ciò che è danneggiato. Un'altra carta: Fuchs è ancora in piedi nel Deposito.
client-coach-station_items = Di nuovo USARE. Dalla a Fuchs: chi lavora nel Deposito trova qualcosa.
client-coach-station_stop = Basta così. Quello che non giri viene scartato senza vederlo: puoi fermarti anche prima che vada peggio.
client-coach-station_trade = Sera in Sala Svago: le cose possono passare di mano. Non offrire niente e guarda che cosa fanno gli altri.
client-coach-station_gift = Fuchs ti offre Attrezzi. Tieni la tua Sacca di Sangue: un regalo non chiede niente in cambio.
client-coach-station_deal = Gli altri vedranno che avete trattato e quante cose sono passate da una parte e dall'altra, ma non quali. Stringi la mano.
client-coach-station_accuse = Ora tutti puntano il dito insieme, e ogni dito fa salire un disco. Chi c'era nella Stanza del Generatore? Punta il dito contro Palmer.
client-coach-station_pointed = Tre dita contro Palmer, che ora è sul rosso, e uno contro di te. Sul rosso bisogna mostrare le carte che si consegnano.
client-coach-station_test = Ora i test. Comincia dal test A: costa una Sacca di Sangue, e chi è più sotto sospetto deve mostrare che cos'è.
client-coach-station_willing = Lo si chiede a tutti, e solo il Leader sa chi lo farebbe. Di' di sì.
client-coach-station_tester = Il Leader sceglie chi fa il test: tu.
client-coach-station_exposed = Palmer è alieno! Giù la maschera: d'ora in poi caccia allo scoperto, con la forza nelle stanze. Contro di lui aiutano il fuoco e la compagnia. Un umano sarebbe andato sul verde, degno di fiducia.
client-coach-station_night = La notte: si mangiano quattro razioni, e dalla neve arrivano i cani. Da soli con un cane ci si può contagiare. Fuchs ha preso il segnalino per strada e ora comanda.
client-coach-station_over = Questo era un round intero. Palmer caccia, la radio è rotta, manca gasolio, e domani gli alieni possono essere di più. Il resto lo sai. Ti siedi a un tavolo vero?
client-coach-try = Per ora scegli: { $what }
client-coach-next = Avanti
client-coach-leave = Esci
