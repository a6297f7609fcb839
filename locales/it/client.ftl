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
client-connecting = Cerco il tavolo…
client-dealing = Si danno le carte…
client-reconnecting = Riconnessione…
client-offline = Nessuna connessione.
client-offline-note = La partita è al sicuro sul server e riprende qui appena torni in linea.
client-offline-unsent = { $count ->
    [one] Una tua mossa non è ancora stata inviata.
   *[other] { $count } tue mosse non sono ancora state inviate.
}
client-you = tu
client-bot = bot
client-host = Host
client-add = Aggiungi
client-send = Invia
client-sending = Invio…

## Front door

client-home-where = Antartide, le 3 di notte.
client-home-tag = Uno di voi non è uno di voi. Gioca alla Cosa con gli amici, passandovi il telefono, o contro i bot.
client-play-now = Gioca subito
client-play-now-note = bot di livello { $level }, senza registrarsi
client-play = Gioca
client-cover-minutes = Minuti: da { $least } a { $most }
client-cover-weight = Peso: { $weight }
client-weight-light = leggero
client-weight-medium = medio
client-weight-heavy = impegnativo
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
client-name-missing = Senza un nome nessuno sa di chi è il posto: scrivine uno qui.
client-name-full = Un nome non può essere più lungo.
client-how-many = Posti al tavolo: { $count }
client-with-whom = Con chi?
client-company-friends = Amici
client-company-friends-note = Con un link, un codice QR, o passandovi un solo telefono. I bot possono riempire i posti vuoti.
client-company-bots = Solo bot
client-company-bots-note = Tu contro il gelo. Si comincia subito.
client-company-tv = Questo schermo è la TV
client-company-tv-note = Mostra il tavolo; ognuno entra dal proprio telefono.
client-house-rules = Regole della casa e impostazioni
client-box-differs = Che cosa cambia rispetto alle nostre regole
client-box-same = Non cambia niente rispetto alle nostre regole.
client-box-yes = sì
client-box-no = no
client-numbers-changed = { $count ->
    [0] tutto come nella scatola
    [one] un numero cambiato
   *[other] { $count } numeri cambiati
}
client-numbers-reset = Tutto come nella scatola
client-number-range = da { $least } a { $most }
client-number-printed = nella scatola: { $value }
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
client-setting-move = Tempo per una mossa
client-move-hours = { $hours ->
    [0] senza limite
    [8] 8 ore
    [24] un giorno
    [72] tre giorni
   *[168] una settimana
}
client-setting-move-note = Un tavolo lento: non serve esserci tutti insieme. Se qualcuno lascia passare il tempo, un bot gioca al suo posto finché non torna.
client-setting-chat = Chat libera
client-setting-public = Nell'elenco pubblico
client-setting-public-note = Chiunque trovi questo server può sedersi.
client-lay-table = Prepara il tavolo: { $game }

## Lobby

client-seats-taken = Posti occupati: { $taken } su { $seats }
client-seat-free = Posto libero
client-seat-open = si aspetta qualcuno
client-ready = tutto pronto
client-not-ready = non ancora
client-bot-level = bot { $level }
client-temper-steady = Con calma: niente eccessi.
client-temper-cautious = Con cautela: meglio guardare due volte che bruciare una.
client-temper-bold = Con audacia: si sposta, parla chiaro e agisce prima degli altri.
client-temper-paranoid = Con paranoia: sbarra porte, rifiuta carte e non si fida di nessuno.
client-temper-charming = Con fascino: ha una parola gentile per tutti e non rifiuta quasi mai una carta.
client-temper-silent = Di poche parole: gioca e non dice quasi nulla.
client-level-novice = novellino
client-level-random = avventato
client-level-seasoned = veterano
client-level-cunning = astuto
client-bot-levels = Come giocano i nuovi bot
client-bot-level-of = Come gioca { $who }
client-add-bot = Bot
client-remove-bot = Manda via { $who }
client-kick = Metti alla porta { $who }
client-kick-sure = Mettere davvero alla porta { $who }?
client-let-back = Fai tornare { $who }
client-leave = Lascia il posto
client-qr = Codice QR con il link del tavolo
client-invite = Invita gli amici
client-invite-note = Inquadra il codice o manda il link. Basta un nome; aprire il link non occupa un posto.
client-short-code = Codice: { $code }
client-sent-away = L'host ha liberato il tuo posto. Puoi guardare, o chiedere di tornare.
client-copy-link = Copia il link
client-share = Condividi
client-copied = Copiato
client-tv-board = Tavolo in TV
client-tv-watch = Guarda sul tuo schermo
client-take-seat = Siediti
client-take-seat-note = Oppure resta a guardare: vedrai quello che vedono tutti.
client-sit-down = Siediti
client-hot-seat = Un'altra persona su questo dispositivo
client-hot-seat-note = Il telefono passa di mano in mano. I segreti compaiono solo nelle mani giuste.
client-another-name = Il nome dell'altra persona
client-fill-with-bots = { $count ->
    [one] Riempi con un bot il posto libero
   *[other] Riempi con i bot i { $count } posti liberi
}
client-start = Abbassa le luci
client-start-note = Ci siete tutti. I ruoli si distribuiscono appena cominci.
client-start-needs-seats = { $count ->
    [one] C'è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
client-start-needs-ready = Si aspetta ancora: { $who }
client-i-am-ready = Per me si parte
client-ready-undo = Tutto pronto. Serve ancora un attimo?
client-host-starts = L'host avvia la partita quando siete tutti pronti.
client-name-refused = { $name } non ha potuto sedersi. { $why }

## Refusals

client-reason-unreachable = Il server non risponde. È caduta la linea?
client-reason-broken = Qualcosa si è guastato da parte nostra. Non è cambiato niente.
client-reason-already_over = Questa partita è finita.
client-reason-already_started = La partita è già cominciata.
client-reason-bad_host = Questo server non risponde a quel nome. Chi lo gestisce può aggiungerlo: OUTPOST31_HOSTS.
client-reason-bad_message = Il server non ha capito questa pagina. Ricaricala.
client-reason-bad_name = Un nome ha da 1 a 24 lettere e non dev'essere già preso.
client-reason-bad_option = Questa regola della casa non è possibile.
client-reason-bad_origin = Questa pagina non appartiene al server.
client-reason-bad_text = Questo testo non si può inviare.
client-reason-bad_token = Il link di questo posto non vale più.
client-reason-bot_plays = In questo posto gioca un bot. Prima riprenditelo.
client-reason-chat_is_off = L'host ha disattivato la chat libera.
client-reason-client_id_used = È stato inviato due volte, con contenuti diversi.
client-reason-eliminated = Sei fuori dal gioco: chi gioca ancora non ti sente.
client-reason-name_is_taken = A questo tavolo c'è già qualcuno con quel nome.
client-reason-newer_client = Il server è più vecchio di questa pagina. Ricaricala.
client-reason-no_advice = In questo gioco niente consigli. Devi cavartela.
client-reason-no_room = Non ci sono più posti.
client-reason-no_such_code = Nessun tavolo con un posto libero ha questo codice. Scade quando inizia la partita.
client-reason-no_such_game = Qui quel gioco non c'è.
client-reason-no_such_page = Qui non c'è niente.
client-reason-no_such_seat = Quel posto non c'è.
client-reason-no_such_table = Quel tavolo non c'è.
client-reason-not_awaited = Il tavolo non sta aspettando questa persona.
client-reason-not_away = È ancora qui.
client-reason-not_away_long_enough = Non sono ancora passati due minuti.
client-reason-not_eliminated = In questo canale parla solo chi è fuori dal gioco.
client-reason-not_enough_seats = Ci sono ancora posti liberi.
client-reason-not_everybody_ready = Non siete ancora tutti pronti.
client-reason-not_exposed = Questo canale possono leggerlo solo gli alieni rivelati.
client-reason-not_host = Può farlo solo l'host.
client-reason-not_on_offer = Ora non è possibile.
client-reason-not_over = Solo a partita finita.
client-reason-not_started = La partita non è cominciata.
client-reason-not_your_seat = Questo posto non è tuo.
client-reason-older_client = Questa pagina è più vecchia del server. Ricaricala.
client-reason-older_rules = Questo tavolo è cominciato con regole più vecchie.
client-reason-only_watching = Stai guardando; può farlo solo chi gioca.
client-reason-paused = La partita è in pausa.
client-reason-seat_is_taken = Lì è già seduto qualcuno.
client-reason-seat_not_a_bot = In quel posto non c'è un bot.
client-reason-sent_away = L'host ti ha messo alla porta. Potrai sederti quando ti farà tornare.
client-reason-shutting_down = Il server si sta riavviando. Non andrà perso niente.
client-reason-stale_question = Troppo tardi: è già stato deciso.
client-reason-still_thinking = Il consigliere sta ancora pensando alla tua ultima domanda.
client-reason-store_away = In questo momento il server non raggiunge i suoi file. Riprova fra poco.
client-reason-table_is_full = A questo tavolo è successo troppo. Si può solo continuare a giocare o chiuderlo.
client-reason-talk_is_full = Hai detto tutto quello che sta in una partita.
client-reason-too_big = È troppo lungo.
client-reason-too_busy = In questo momento lo chiedono in troppi. Riprova tra poco.
client-reason-too_fast = Più piano, per favore.
client-reason-too_many_seats_here = Su questo dispositivo non c'è posto per altri.
client-reason-too_many_sockets = Questo tavolo è aperto in troppe schede. Chiudine qualcuna e riprova.
client-reason-too_many_tables = Per ora basta tavoli. Riprova più tardi.
client-reason-too_slow = Ci è voluto troppo tempo. Riprova.
client-no-table = Quel tavolo non c'è
client-no-table-note = Il link è sbagliato, o il tavolo è stato sparecchiato.
client-set-aside = Questo tavolo è stato messo da parte
client-set-aside-export = Salva il tuo verbale
client-set-aside-note = Qualcosa è andato storto e per ora non si può continuare. Quel che si è giocato è al sicuro; gli altri tavoli non ne risentono.

## At the table

client-board = Il tavolo
client-crew = Squadra
client-phases = Fasi del turno
client-log = Diario
client-notes = Appunti
client-log-and-notes = Diario e appunti
client-log-empty = Ancora niente. Il vento, più che altro.
client-log-earlier = Righe precedenti
client-say = Parla
client-open-plan = Apri il tabellone a tutto schermo
client-close-plan = Torna al tavolo
client-tabs = Parti del tavolo
client-tab-base = Base
client-tab-hand = Mano
client-tab-log = Diario
client-tab-notes = Appunti
client-tab-rules = Regole
client-your-turn = Tocca a te
client-on-turn = è il suo turno
client-thinking = sta decidendo
client-away = si sta ricollegando
client-away-long = In questo momento non c'è. Dopo due minuti può subentrare un bot.
client-played-by-bot = è subentrato un bot
client-spectators = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
client-hand = La tua mano
client-card-new = nuova
client-you-are = Tu sei
client-reveal-private = Lo vedi solo tu
client-reveal-away = Metti via
client-choosable = si può scegliere
client-asked-about = il luogo in questione
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
client-confirm-set = Conferma le { $count } scelte
client-set-so-far = Deciso finora
client-undo = Annulla (U)
client-decline-all = { $beat ->
    [rounds] Salta le mie reazioni fino alla prossima fase
   *[turns] Salta le mie reazioni fino al prossimo turno
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
client-nothing-known = Non si sa niente di certo.
client-dossier-seen = Che cosa ho visto
client-dossier-given = Tra noi due
client-dossier-claimed = Che cosa ha affermato
client-dossier-heard = Che cosa ne dicono gli altri
client-dossier-voted = Come ha votato
client-dossier-met = Chi ha incontrato
client-dossier-done = Che cosa ha fatto
client-dossier-none = Ancora niente.
client-dossier-more = altre { $count }
client-dossier-of = Che cosa so di { $who }
client-dossier-whom = Su chi?
client-dossiers = Dossier
client-character-of = Personaggio di { $who }
client-character-yours = Uno dei tuoi personaggi
client-character-carries = Che cosa ha con sé
client-character-empty = Niente.
client-door-between = Porta sbarrata fra { $one } e { $other }
client-deck = Il mazzo
client-deck-help = Tutti vedono il dorso della prima carta: un fiocco di neve è una carta Stay Away!, un urlo è Panic!
client-discards = Gli scarti
client-discards-help = Gli scarti stanno qui, coperti. Quando il mazzo finisce, si rimescolano e ne formano uno nuovo.
client-direction = Senso di gioco
client-direction-help = Le frecce indicano chi viene dopo, e a chi si offre la carta.
client-kind-action = Azione
client-kind-defence = Difesa
client-kind-obstacle = Ostacolo
client-kind-contagion = Contagio
client-kind-panic = Panic!

## Help

client-help = Aiuto
client-help-question = Aiuto su questa domanda
client-advice = Consiglio
client-advice-ask = Che cosa farebbe un bot, e perché?
client-advice-would = Io sceglierei: { $option }
client-advice-do = Fai così
client-advice-yours = Lo vedi solo tu. La scelta è tua.
client-advice-hide = Nascondi il consiglio
client-help-role = Che significa il mio ruolo?
client-help-private = Lo vedi solo tu. Nessuno saprà che l'hai chiesto.
client-why-other = Non è questo che ti si chiede.
client-why-title = Perché questa persona no?
client-rule = Regola { $clause }
client-rules-search = Cerca una parola: fuoco, porta, scambio…
client-rules-found = { $count ->
    [0] Nessun articolo ne parla.
    [one] Un articolo
   *[other] { $count } articoli
}
client-house-rule = (regola della casa: { $title })
client-house-value = «{ $value }»
client-house-on = «sì»
client-house-off = «no»

## Talking

client-phrases-and-claims = Di' qualcosa
client-phrases = Frasi pronte
client-claims = Affermazioni
client-claim-what = Che cosa?
client-claim-whom = Chi?
client-claim-why = Perché?
client-claim-say = Di': «{ $words }»
client-chat-placeholder = Dillo a parole tue
client-chat-eliminated = Dillo a chi è fuori
client-chat-eliminated-note = Sei fuori dal gioco. Quello che dici lo legge chi è fuori e chi guarda, mai chi gioca ancora. A partita finita potranno leggerlo tutti.
client-chat-off = La chat libera è spenta.
client-channel = Chi lo sente
client-channel-table = tutti
client-channel-aliens = alieni
client-channel-eliminated = chi è fuori
client-to-aliens = agli alieni
client-to-eliminated = fra chi è fuori
client-said-to = A { $whom }: { $words }
client-claimkind-i_am = Io sono…
client-claimkind-i_trust = Mi fido di…
client-claimkind-i_suspect = Sospetto di…
client-claimkind-i_know_human = So che … è un essere umano
client-claimkind-i_know_alien = So che … non è un essere umano
client-claimkind-i_handed_over = Ho consegnato…
client-claimkind-i_received = Ho ricevuto…
client-claimkind-i_hold = Ho in mano…
client-claimkind-i_saw = Ho visto…
client-claimkind-i_will_play = Giocherò…
client-claimkind-bring_me_to = Ho del fuoco: portatemi accanto a…
client-claimkind-i_will_test = Posso fare il test: puntate il dito contro…
client-claimkind-i_will_go = Vado qui…
client-claim-i_am = Io sono: { $thing }.
client-claim-i_trust = Mi fido di { $about }.
client-claim-i_suspect = { $thing ->
    [nothing] Sospetto di { $about }.
   *[something] Sospetto di { $about }: { $thing }.
}
client-claim-i_know_human = So che { $about } è un essere umano.
client-claim-i_know_alien = So che { $about } non è un essere umano.
client-claim-i_handed_over = { $about ->
    [nobody] Ho consegnato { $thing }.
   *[somebody] Ho consegnato { $thing } a { $about }.
}
client-claim-i_received = { $about ->
    [nobody] Ho ricevuto { $thing }.
   *[somebody] { $about } mi ha dato { $thing }.
}
client-claim-i_hold = Ho in mano { $thing }.
client-claim-i_saw = { $about ->
    [nobody] Ho visto { $thing }.
   *[somebody] { $about } ha { $thing }. L'ho visto coi miei occhi.
}
client-claim-i_will_play = Giocherò { $thing }.
client-claim-bring_me_to = Ho del fuoco. Chi mi porta accanto a { $about }?
client-claim-i_will_test = Posso fare il test. Puntate tutti il dito contro { $about }!
client-claim-i_will_go = { $about ->
    [nobody] Vado qui: { $thing }.
   *[somebody] Vado con { $about }.
}
client-phrase-hello = Ciao a tutti!
client-phrase-good_luck = Buona fortuna. Vi servirà.
client-phrase-well_played = Bella giocata.
client-phrase-thank_you = Grazie.
client-phrase-sorry = Scusa.
client-phrase-yes = Sì.
client-phrase-no = No.
client-phrase-maybe = Forse.
client-phrase-hurry_up = Sbrigati, qui si gela.
client-phrase-take_your_time = Fai con calma.
client-phrase-be_right_back = Torno subito.
client-phrase-i_am_human = Sono un essere umano. Lo giuro.
client-phrase-trust_me = Fidati di me.
client-phrase-watch_out = Attenzione!
client-phrase-nobody_trusts_anybody = Ormai nessuno si fida di nessuno.
client-phrase-why_did_you_do_that = Perché l'hai fatto?
client-phrase-follow_me = Seguimi.
client-phrase-stay_away = Stammi alla larga!
client-phrase-burn_it = Al rogo!
client-phrase-test_them = Facciamo il test.
client-phrase-prove_it = Dimostralo!
client-phrase-who_has_fire = Chi ha del fuoco?
client-phrase-boiler_may_fail = La Caldaia potrebbe non reggere un altro turno!
client-phrase-power_may_fail = La corrente potrebbe saltare prima del prossimo turno!
client-phrase-rescue_leaves = L'Elicottero dei Soccorsi non aspetta un altro turno!
client-notice-started = Le luci si abbassano.
client-notice-paused = La partita è in pausa.
client-notice-resumed = La partita riprende.
client-notice-handed_to_bot = Un bot subentra a { $who }.
client-notice-taken_back = { $who } è di nuovo qui.
client-notice-clock_answered = Il tempo è scaduto: { $who } lascia correre.
client-notice-clock_closed = Il tempo è scaduto: chi non aveva risposto lascia correre.
client-notice-host_changed = { $who ->
    [nobody] C'è un nuovo host.
   *[somebody] Ora l'host è { $who }.
}
client-notice-ended_by_host = L'host ha chiuso la partita.
client-notice-ended_unattended = Nessuno è tornato: la partita è stata chiusa.
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
client-note-about = Su { $who }…
client-note-game = Sulla partita
client-notes-share = Mostra i miei appunti alla fine
client-notes-share-note = Solo a partita finita, e solo se ti va.
client-notes-close = Chiudi i miei appunti
client-notes-close-note = Quello che scrivi si nasconde subito. La pagina si chiude dopo 20 secondi senza un tocco.
client-yes = Sì
client-no = No
client-notes-add = Aggiungi una riga…
client-notes-added = Salvato e nascosto.
client-notes-erase = Cancella
client-notes-erase-sure = Cancellare tutto?
client-notes-hold-to-read = Tieni premuto per leggere i miei appunti
client-notes-tap-to-read = Tocca per leggere i miei appunti
client-alone = Solo { $who }: appunti e messaggi

## Menu, pause, absence

client-pause = Pausa
client-pause-note = Si fermano anche i timer e i bot.
client-paused = In pausa
client-paused-note = L'host ha fermato il tempo. Nessuno si muove.
client-resume = Riprendi
client-claim-host = L'host è sparito: subentro io
client-own-link = Il mio link
client-own-link-note = Apre il tuo posto in un altro browser. Chi ce l'ha può giocare al posto tuo: non mostrarlo a nessuno.
client-end-table = Chiudi questo tavolo
client-end-table-sure = Chiuderlo davvero, senza vincitori?
client-let-bot-play = Fai subentrare un bot a { $who }
client-let-bot-play-me = Fai giocare un bot al mio posto
client-bot-plays-you = Un bot gioca al tuo posto.
client-gone = { $who } manca da due minuti.
client-take-back = Riprendo il mio posto
client-nudge = Gomitata
client-nudged = { $who } ha ricevuto una gomitata.
client-you-are-nudged = { $who }, il tavolo aspetta te.
client-bots-hurried = Si gioca a molti tavoli: per un po’ i tuoi bot pensano meno.
client-bots-search = C’è di nuovo spazio: i tuoi bot pensano come meglio sanno.
client-make-host = Nomina host

## The phone that is passed round

client-on-this-device = Su questo dispositivo
client-who-am-i = { $who }: chi sono?
client-pass-to = Passalo a { $who }
client-pass-the-phone = Passa il telefono a
client-look-away = Tutti gli altri guardino altrove.
client-nothing-secret = Su questo schermo non c'è niente di segreto.
client-gate-deal = Scopri che cosa sei.
client-gate-look = Guarda che cosa sei e che cos'hai in mano.
client-gate-question = C'è qualcosa da decidere.
client-what-happened = Che cosa è appena successo
client-hold-to-look = Tieni premuto per guardare
client-lift-to-hide = Alza il dito e si nasconde di nuovo
client-slide-to-choose = Scorri fino a una scelta e rilascia
client-let-go-hides = Rilascia = nascondi
client-tap-to-look = Tocca per guardare
client-tap-to-hide = Nascondi
client-twenty-seconds = 20 secondi al massimo
client-tap-a-card = Tocca una carta.
client-slide-over-a-card = Scorri su una carta.
client-point-at-several = Indica tutto ciò che metti. Indica di nuovo per toglierlo.
client-only-you = Solo per i tuoi occhi, { $who }
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
client-deal-note = Di' quello che vuoi a chi vuoi. Non mostrare niente a nessuno.
client-deal-done = So chi sono
client-end-won = Hai vinto
client-end-lost = Hai perso
client-end-over = È finita
client-end-abandoned = Non vince nessuno
client-end-abandoned-note = L'host ha chiuso la partita prima del tempo.
client-end-roles = Chi era cosa
client-end-cards = Le carte che avevano
client-share-game = Condividi questa partita
client-share-link = Il link per rivederla
client-share-send = Invia
client-share-draw = Disegna un'immagine
client-share-picture = Il verdetto, chi era cosa e i momenti decisivi, in un'immagine
client-share-save = Salva l'immagine
client-share-no-picture = Questo browser non riesce a disegnare l'immagine.
client-finale-skip = Tocca per andare avanti
client-turning-title = I momenti decisivi
client-end-notes = Chi ha scritto cosa
client-to-the-end = Al verdetto
client-won = ha vinto
client-lost = ha perso
client-rematch = Ancora una, stesse persone
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
client-chain-rounds = turni da sinistra a destra
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
client-replay-moment = A che punto sei della partita
client-replay-speed = Velocità
client-replay-jump = Vai a
client-replay-chapters = Capitoli
client-replay-eyes = Con gli occhi di
client-replay-public = tutti
client-replay-everything = tutti insieme, senza segreti
client-won-of = vinte: { $won } su { $played }
client-statistics-none = Su questo dispositivo non è ancora finita nessuna partita.
client-all-games = Tutti i giochi
client-by-game = Per gioco
client-by-side = Per schieramento
client-by-role = Per ruolo
client-by-company = Per compagnia
client-by-people = Con chi
client-side-humans = Tra gli umani
client-side-others = Dall'altra parte
client-side-crew = Una sola squadra
client-sat-passed = Con un dispositivo che gira
client-sat-people = Con altre persone
client-sat-bots = Tra i bot
client-sat-alone = Senza nessuno
client-sum-played = Giocate
client-sum-won = Vinte
client-sum-streak = Vinte di fila
client-sum-longest = Serie più lunga
client-finished-games = Partite finite
client-titles = Titoli
client-earned-survivor = A casa in un pezzo
client-earned-survivor-note = Vinci una partita.
client-earned-impostor = Uno di loro
client-earned-impostor-note = Vinci senza essere umano.
client-earned-partner = Nessuno resta indietro
client-earned-partner-note = Vinci in cooperativa.
client-earned-burner = Fuoco purificatore
client-earned-burner-note = Brucia La Cosa con le tue mani.
client-earned-witness = Coi miei occhi
client-earned-witness-note = Vedi la carta di La Cosa con i tuoi occhi.
client-earned-tester = Il sangue non mente
client-earned-tester-note = Smaschera un alieno con un tuo test.
client-earned-flown = Ultimo volo
client-earned-flown-note = Fuggi restando umano, e vinci.
client-earned-source = Focolaio
client-earned-source-note = Contagia almeno due persone in una partita.
client-earned-hasty = Grilletto facile
client-earned-hasty-note = Brucia qualcuno che poi era umano.
client-earned-foxed = Più volpe di loro
client-earned-foxed-note = Vinci contro bot astuti.
client-earned-faces = Due facce
client-earned-faces-note = Vinci da entrambe le parti.
client-earned-winters = Tutti gli inverni
client-earned-winters-note = Vinci in tutti i giochi.
client-earned-streak = In serie
client-earned-streak-note = Vinci tre partite di fila.
client-earned-veteran = Vecchia guardia
client-earned-veteran-note = Finisci 25 partite.
client-carry-over = Porta con te le tue partite
client-carry-over-note = Le tue partite restano solo in questo browser. Un codice le porta in un altro; non viene inviato niente a nessuno.
client-carry-out = Mostra il mio codice
client-carry-copy = Copia il codice
client-carry-in = Un codice da un altro dispositivo
client-carry-take = Aggiungi queste partite
client-code-copy-by-hand = Selezionato: copialo a mano.
client-code-taken = { $count ->
    [0] Niente di nuovo: queste partite ci sono già tutte.
    [one] { $count } partita aggiunta.
   *[other] { $count } partite aggiunte.
}
client-code-no_room = Questo browser non conserva niente, quindi le partite non si possono aggiungere.
client-code-not_a_code = Non è un codice di partite: comincia con «O31.» ed è un'unica parola lunga.
client-code-damaged = Manca una parte del codice, o è cambiata. Copialo di nuovo per intero.
client-code-newer = Il codice viene da una versione più nuova. Ricarica questa pagina e riprova.
client-code-too_long = È più lungo di quanto possa esserlo un codice di partite.
client-code-no_games = In questo codice non ci sono partite.

## Settings and credits

client-theme = Tema
client-theme-night = Notte
client-theme-blizzard = Bufera
client-text-size = Grandezza del testo
client-less-motion = Meno movimento
client-tap-setting = Guarda con un tocco
client-tap-setting-note = Su un telefono condiviso, tocca invece di tenere premuto.
client-one-tap-setting = Basta un tocco
client-one-tap-setting-note = La scelta parte un attimo dopo, senza conferma; fino ad allora puoi annullarla. Ciò che chiude la partita o non si può annullare va sempre confermato.
client-calls = Avvisami quando tocca a me
client-calls-note = Una notifica quando il tavolo aspetta te e non stai guardando. Dice il tuo nome e il gioco, e niente di segreto.
client-calls-denied = Il tuo browser non permette notifiche qui. Puoi cambiarlo nelle sue impostazioni per questa pagina.
client-call-turn = { $who }, tocca a te
client-keys = Scorciatoie da tastiera al tavolo
client-key-choose = scegliere la risposta con questo numero
client-key-confirm = confermare la scelta
client-key-undo = annullare la scelta
client-key-help = aiuto sulla domanda
client-key-log = leggere il diario
client-key-notes = scrivere appunti
client-sounds = Suoni
client-sound-master = Audio
client-volume = Volume
client-sound-turn = Tocca a te
client-sound-question = Un'altra domanda
client-sound-card = Carte in movimento
client-sound-fire = Fuoco
client-sound-panic = Panic!
client-sound-exposure = Un alieno si rivela
client-sound-alien = La Cosa è vicina
client-sound-cold = Il freddo
client-sound-good = Qualcosa va bene
client-sound-scene = Succede qualcosa
client-sound-talk = Voci
client-sound-end = La fine
client-sound-bed = Il vento e le macchine
client-credits-note = Outpost 31 poggia sul lavoro di altri. Grazie.
client-credits-owners = I giochi appartengono ai loro autori ed editori. Questa è opera di appassionati: le regole sono con parole nostre, i disegni sono nostri.

## Tutorial

client-tutorial-you = Tu
client-coach-circle = Questo è il tavolo: siete in cinque attorno a una lampada. Il tuo posto è in basso. Le frecce indicano il senso di gioco. Uno di voi è La Cosa.
client-coach-hand = Qui sotto ci sono le tue carte e quello che sei: un essere umano, per ora. Tocca una carta per leggere che cosa fa. Nessuno ti vede guardare.
client-coach-goal = Ogni turno: pesca una carta, giocane o scartane una, poi scambiane una col vicino. La Cosa contagia passando una carta Infetto! Trovala e bruciala.
client-coach-draw = Tocca a te. Prendi la prima carta: premi il pulsante, o tocca il mazzo e conferma.
client-coach-suspicion = Ora gioca una carta. Tocca Sospetto nella tua mano, poi Palmer alla tua destra, e conferma. Vedrai una delle sue carte.
client-coach-offer = Ogni turno finisce con uno scambio. Dai via { $what }: non ti serve. Tieni Che paura e il Lanciafiamme: ti serviranno.
client-coach-exchanged = Tu e Nauls avete scambiato le carte, e solo voi due sapete quali. Quello che puoi vedere solo tu appare così: toccalo per metterlo via.
client-coach-turn_first = Nauls ha pescato, scartato e scambiato con Blair. Vedi chi dà a chi, mai che cosa. Nessuno sa di più.
client-coach-turn_second = Poi Blair, e uno scambio con Childs. Tocca una faccia o un nome, anche nel diario: si apre tutto quello che sai di quella persona e quanto te ne fidi.
client-coach-turn_third = Childs ha scambiato con Palmer. Ora tocca a Palmer, che alla fine dovrà offrirti una carta. Con Che paura puoi rifiutarla.
client-coach-watch = Gli altri giocano i loro turni. Vedi che le carte si muovono, ma non quali. Osserva chi dà a chi.
client-coach-scary = Palmer ti offre una carta coperta. Non prenderla: rifiuta con Che paura, e vedrai che cos'era.
client-coach-draw_again = Era una carta Infetto!, e solo La Cosa può passarla a un essere umano. Ora lo sai. Tocca a te: pesca.
client-coach-burn = Basta parlare. Gioca il Lanciafiamme su Palmer.
client-coach-over = La Cosa è morta e gli umani hanno vinto. Di rado è così facile. Ti va un tavolo vero?
client-coach-station = Questa è la base, vista dall'alto: le stanze, il cortile con i veicoli, le scorte di gasolio e di cibo. Siete tutti in Sala Svago; la pedina sottolineata è la tua.
client-coach-station_cards = La tua mano: USARE fa ciò per cui la stanza esiste, RIPARARE la aggiusta, SABOTARE la rompe. Tocca qualsiasi cosa, anche le stanze, per leggere che cosa fa. Nessuno ti vede guardare.
client-coach-station_role = Sei un essere umano, per ora. Uno degli altri tre è già un alieno, e solo lui lo sa. Gli alieni vincono se uno di loro fugge con voi, se non resta nessun umano o se la base gela.
client-coach-station_goal = Bisogna andarsene: chiamate via radio l'Elicottero dei Soccorsi, oppure partite con un veicolo quando è riparato, ha il pieno e avete le Chiavi. Non lasciate indietro nessun umano e non portate via nessun alieno.
client-coach-station_fuel = Ogni turno comincia col meteo. C'è tempesta: la Caldaia e il Generatore hanno bruciato 2 Barili di Gasolio ciascuno. Quando il gasolio finisce si guastano: prima viene il buio, poi il freddo.
client-coach-station_moves = Ora ognuno va in una stanza, uno dopo l'altro, e consegna una carta coperta. In questo turno il Leader sei tu: ti muovi dopo tutti gli altri. Guarda chi va dove.
client-coach-station_watch = Guarda che cosa succede sulla mappa; il diario tiene nota di tutto.
client-coach-station_turn = Tocca a te. Scegli «{ $what }».
client-coach-station_room = Tocca il Laboratorio. C'è Childs: se si lavora in due, il Laboratorio rende il doppio. Ma stare nella stessa stanza è anche un incontro, ed è così che ci si contagia.
client-coach-station_card = Consegna USARE: qui serve. Le carte SABOTARE capitano anche agli umani, e le carte si mescolano: chi ne consegna una non si scopre facilmente.
client-coach-station_withdraw = Incontri Childs. Con un'arma potresti evitare l'incontro; non ne hai, quindi resta. Cose così si chiedono a tutti, che possano o no, perché una domanda non tradisca nessuno.
client-coach-station_tokens = Ognuno piazza due segnalini coperti e ne vede uno dell'altro. Un umano ne piazza due umani. Un alieno può infilarne uno alieno: chi lo vede, da quel momento è un alieno.
client-coach-station_notice = Hai visto un segnalino umano. Prova poco: ne hanno anche gli alieni. E farsi vedere insieme desta sospetti: i vostri dischi sono saliti sul tracciato.
client-coach-station_fire = Chi ha del fuoco ora potrebbe chiederti di bruciare una stanza. Nessuno lo fa. Domande così si chiudono da sole: non serve cliccare.
client-coach-station_use = Il Leader sei tu: giri le carte mescolate e dici chi esegue ciascuna. La prima è USARE. Assegnala a te, in Laboratorio: peschi per due.
client-coach-station_blood = Una Sacca di Sangue! Tienila: serve per un test.
client-coach-station_failure = Un Fallimento: non serve a niente. Scartalo; nessuno vede che cos'era.
client-coach-station_on_1 = La tua pedina si sdraia: il suo lavoro è fatto. Gira un'altra carta.
client-coach-station_sabotage = SABOTARE! Qualcuno l'ha consegnata, o è l'unica carta che arriva dal mazzo senza che nessuno la veda. Qualcuno deve eseguirla. Assegnala a Palmer, nella Stanza del Generatore: con un danno la luce regge.
client-coach-station_on_2 = Il tratteggio mostra ciò che è danneggiato. Un'altra carta: Fuchs è ancora in piedi nel Deposito.
client-coach-station_items = Di nuovo USARE. Assegnala a Fuchs: chi lavora nel Deposito trova qualcosa.
client-coach-station_stop = Basta così. Le carte che non giri si scartano senza guardarle: puoi fermarti prima che vada peggio.
client-coach-station_trade = Sera in Sala Svago: è l'ora degli scambi. Non offrire niente e guarda che cosa fanno gli altri.
client-coach-station_gift = Fuchs ti offre Attrezzi. Tieni la tua Sacca di Sangue: un regalo non chiede niente in cambio.
client-coach-station_deal = Tutti vedono che voi due avete fatto uno scambio, e quante cose sono passate da una parte e dall'altra, ma non quali. Di un rifiuto sapreste solo voi due.
client-coach-station_accuse = Ora tutti puntano il dito insieme, e ogni dito fa salire un disco. Chi c'era nella Stanza del Generatore? Punta il dito contro Palmer.
client-coach-station_pointed = Tre dita contro Palmer, che ora è sul rosso, e uno contro di te. Chi è sul rosso deve mostrare le carte che consegna.
client-coach-station_test = Ora i test. Comincia dal test A: costa una Sacca di Sangue, e chi è più sospettato deve mostrare che cos'è.
client-coach-station_willing = Lo si chiede a tutti, e solo il Leader viene a sapere chi ha detto di sì. Di' di sì.
client-coach-station_tester = Il Leader sceglie chi fa il test: tu.
client-coach-station_exposed = Palmer è un alieno! Giù la maschera: d'ora in poi caccia allo scoperto, in agguato nelle stanze. Contro di lui servono il fuoco e la compagnia. Un umano sarebbe andato sul verde, al riparo dai sospetti.
client-coach-station_night = La notte: si mangiano quattro razioni, e dalla neve arrivano i cani. Anche un cane, a tu per tu, può contagiarti. Fuchs ha raccolto per strada il segnalino Leader, e ora il Leader è lui.
client-coach-station_over = Questo era un turno intero. Palmer caccia, la radio è rotta, il gasolio scarseggia, e domani gli alieni potrebbero essere di più. Il resto lo sai. Ti va un tavolo vero?
client-coach-crew = Al tavolo non c'è nessun altro: queste sei persone sono tutte tue. Sotto ciascuna c'è una carta ruolo che nessuno ha visto, e fino a due delle sei sono alieni. Nemmeno tu sai chi.
client-coach-crew_goal = Bisogna scappare con tutti gli umani a bordo e nessun alieno: invia l'SOS dalla Stanza Comunicazioni, oppure ripara e rifornisci un veicolo e trova le Chiavi. Perdi se c'è un alieno a bordo, se un umano resta indietro o se la base gela.
client-coach-crew_track = Il tracciato del sospetto: sei dischi sul giallo e il segnalino Minaccia sul 6. Il segnalino si avvicina a ogni turno. Un personaggio il cui disco lo incontra si rivela un alieno, lascia la tua squadra e dà la caccia agli altri.
client-coach-crew_rooms = Tutti e sei in un riquadro solo: { $what }. In compagnia i dischi salgono, ma due in Laboratorio pescano per due.
client-coach-crew_repair = Ora i dadi. Ne tiri tre e li dai a un personaggio, che può fare una cosa sola. Qui non c'è nessun dado cattivo: dalli a Windows, che toglie due danni alla volta alla radio.
client-coach-crew_dormitory = Clark riposa in Dormitorio. Una volta a turno può girare un dado di un altro sulla faccia che vuole. Tienilo per dadi peggiori.
client-coach-crew_keep_all = Windows potrebbe annullare dei dadi, ma ognuno lo farebbe salire di uno spazio sul tracciato del sospetto. Tutti e tre sono buoni: non annullarne nessuno.
client-coach-crew_act_windows = Si esegue un dado solo. Scegli «{ $what }».
client-coach-crew_on_1 = Alla radio restano 4 danni, e Windows si sdraia: per oggi ha finito. Tira ancora.
client-coach-crew_weapon = SABOTARE! Finché c'è un dado cattivo non si fa altro: colpisce la stanza in cui si trova il personaggio. Dai lo stesso i dadi a MacReady, in Armeria.
client-coach-crew_turn = Clark è lì per questo. Scegli «{ $what }».
client-coach-crew_keep = Non resta nessun dado cattivo. Non annullarne nessuno.
client-coach-crew_act_macready = Scegli «{ $what }»: in Armeria MacReady pesca tre armi e ne tiene una.
client-coach-crew_find = Tieni «{ $what }»: fa evitare a MacReady una compagnia che muoverebbe il suo disco, e non si consuma mai.
client-coach-crew_on_2 = Anche MacReady si sdraia. Tira ancora.
client-coach-crew_blood = MINACCIA avvicina il segnalino di uno spazio, e non si fa altro. Dai i dadi al Dr. Blair, in Laboratorio: una via d'uscita c'è.
client-coach-crew_cancel = Clark non può aiutare due volte nello stesso turno, quindi il Dr. Blair si prende la colpa. Annulla il dado MINACCIA e nessun altro: il suo disco sale di uno.
client-coach-crew_act_blair = Scegli «{ $what }»: in Laboratorio il Dr. Blair pesca un segnalino per ognuna delle due persone presenti, e uno in più.
client-coach-crew_failure = Un Fallimento: non serve a niente. Scartalo.
client-coach-crew_on_3 = Norris e Nauls sono ancora in piedi. Tira ancora.
client-coach-crew_bad = Ancora MINACCIA. A qualcuno questi dadi devono toccare: dalli a Nauls, che oggi non serve.
client-coach-crew_let_it = Stavolta lascia che succeda: nessun disco è ancora vicino al segnalino. Non annullarne nessuno.
client-coach-crew_stop = La Minaccia è sul 5. Puoi fermarti quando vuoi: quello che non si tira non fa danni. Fermati qui.
client-coach-crew_leisure = Sera in Sala Svago: le cose cambiano mano liberamente. Tutto è dove deve essere, quindi nessuno consegna niente.
client-coach-crew_test = Ora i test. Comincia dal test A: costa una Sacca di Sangue, e chi è più sospettato deve mostrare che cos'è. È il Dr. Blair, sul 3.
client-coach-crew_willing = La Sacca di Sangue ce l'ha il Dr. Blair. Di' di sì.
client-coach-crew_tester = Il Leader sei tu, quindi scegli chi fa il test: il Dr. Blair. Sì, può anche esaminare il proprio sangue.
client-coach-crew_night = Il Dr. Blair è umano! Il suo disco va sul verde, dove la Minaccia non arriva. Poi viene la notte: si mangiano quattro razioni, dalla neve arrivano i cani e la Minaccia passa sul 4.
client-coach-crew_over = Questo era un turno intero. Alla radio servono altre due riparazioni, la Minaccia si avvicina, e tra gli altri cinque possono esserci alieni. Nel dubbio, chiedi un consiglio. Ti va una base vera?
client-coach-try = Per ora scegli: { $what }
client-coach-next = Avanti
client-coach-leave = Esci

## What bots say in a voice of their own, by temper

client-phrase-test_them-cautious = { $way ->
    [one] Prima di fare sciocchezze: un test.
   *[other] Dopo un test dormirei meglio.
}
client-phrase-take_your_time-cautious = { $way ->
    [one] Con calma. Qui un errore è per sempre.
   *[other] Pensaci bene. Due volte.
}
client-phrase-watch_out-cautious = { $way ->
    [one] Piano, per favore.
   *[other] Piano. Qui qualcosa non torna.
}
client-phrase-maybe-cautious = Preferisco non sbilanciarmi.
client-phrase-good_luck-bold = Forza, chiudiamola in fretta.
client-phrase-burn_it-bold = { $way ->
    [one] Basta parlare. Fuoco!
   *[other] Che cosa aspettiamo? Al rogo!
}
client-phrase-follow_me-bold = { $way ->
    [one] Vado avanti io. Andiamo!
   *[other] Tutti con me!
}
client-phrase-hurry_up-bold = { $way ->
    [one] Muoviamoci! A star fermi si muore.
   *[other] Dai, dai!
}
client-phrase-no-bold = Neanche per sogno.
client-phrase-stay_away-paranoid = { $way ->
    [one] Un altro passo e te ne pentirai.
   *[other] Vedo cosa stai facendo. Lontano da me!
}
client-phrase-nobody_trusts_anybody-paranoid = { $way ->
    [one] Potrebbe essere chiunque. O tutti.
   *[other] Io dormo con le spalle al muro.
}
client-phrase-maybe-paranoid = Perché me lo dici? Che cosa vuoi?
client-phrase-hello-charming = Buonasera, miei cari! Che bella bufera!
client-phrase-trust_me-charming = { $way ->
    [one] Ti mentirei mai?
   *[other] Con una faccia così? Fidati.
}
client-phrase-well_played-charming = { $way ->
    [one] Splendido! Non avrei saputo fare di meglio.
   *[other] Che piacere vedervi giocare.
}
client-phrase-sorry-charming = Perdonami. Non era mia intenzione.
client-phrase-thank_you-charming = Che gentilezza!
client-phrase-yes-silent = Mm.
client-phrase-no-silent = Sbagli.
client-claim-i_suspect-cautious = { $thing ->
    [nothing] Forse mi sbaglio su { $about }, ma ho dei dubbi.
   *[something] Forse mi sbaglio su { $about }, ma: { $thing }.
}
client-claim-i_suspect-bold = { $thing ->
    [nothing] È { $about }. Ci scommetto gli stivali.
   *[something] È { $about }, ci scommetto gli stivali: { $thing }!
}
client-claim-i_suspect-paranoid = { $thing ->
    [nothing] { $about }! L'ho capito da subito.
   *[something] { $about }! E nessuno se n'è accorto: { $thing }!
}
client-claim-i_suspect-charming = { $thing ->
    [nothing] Mi dispiace dirlo, ma { $about }…
   *[something] Mi dispiace dirlo, ma { $about }… { $thing }.
}
client-claim-i_suspect-silent = { $thing ->
    [nothing] { $about }.
   *[something] { $about }: { $thing }.
}
client-claim-i_trust-charming = { $about }? Una cara persona. Le affiderei la vita.
