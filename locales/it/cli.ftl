### La riga di comando: che cosa dice di sé, che cosa chiede e che cosa rifiuta.

cli-help = I giochi della Cosa, nel tuo terminale. Non fidarti di nessuno.
cli-help-version = Dice quale versione è questa, ed esce.
cli-help-play = Gioca una partita qui e ora, con persone a questa tastiera e bot sulle altre sedie.
cli-help-replay = Racconta di nuovo una partita salvata: da spettatore, da uno dei posti, o senza segreti.
cli-help-simulate = Fa giocare ai bot molte partite, e conta chi vince.
cli-help-rules = Mostra le regole: tutte, un articolo, o dove compare una parola.
cli-help-serve = Tiene aperta una casa piena di tavoli per la tua rete; a chi gioca basta un browser.
cli-help-backup = Scrive tutti i tavoli in un solo file, anche mentre si gioca.
cli-help-restore = Mette una copia al posto di tutti i tavoli, anche mentre si gioca.
cli-help-host = L'indirizzo su cui ascoltare; tutta la tua rete, se non lo dici.
cli-help-port = La porta su cui ascoltare; 3131, se non lo dici.
cli-help-data = La cartella in cui si conservano i tavoli.
cli-help-store = Dove si conservano i tavoli invece che in quella cartella: un indirizzo PostgreSQL.
cli-help-browser = Apre un browser quando la casa è aperta.
cli-help-backup-target = Il file da scrivere.
cli-help-restore-source = Un file scritto da backup.
cli-help-game = Quale gioco: { $games }.
cli-help-seats-one = In quanti si gioca.
cli-help-seats-many = In quanti si gioca: 6, 4-12 o 4,6,8. Tutti i numeri che il gioco ammette, se non lo dici.
cli-help-bots = Quanti sono bot; gli altri sono persone a questa tastiera. Tutti tranne uno, se non lo dici.
cli-help-level = Quanto giocano bene i bot: { $levels }. Il migliore che il gioco ha, se non lo dici.
cli-help-level-simulate = Quanto giocano bene i bot: { $levels }. Il migliore che risponde subito, se non lo dici: i bot cunning impiegano secondi per partita.
cli-help-seed = Il seme decide tutto il caso. Senza, il caso è vero.
cli-help-seed-simulate = Lo stesso seme dà lo stesso risultato.
cli-help-option = Un'opzione del tavolo, come nome=valore; si può ripetere.
cli-help-names = I nomi per posto, con le virgole: Anna,Bruno.
cli-help-save = Dove conservare il verbale della partita.
cli-help-language = In quale lingua.
cli-help-file = Un verbale salvato.
cli-help-seat = Come l'ha vista questo posto, contando da 1.
cli-help-everything = Senza segreti; per partite finite.
cli-help-step = Aspetta Invio dopo ogni turno.
cli-help-games = Quante partite per ogni numero di posti.
cli-help-jobs = Quanti processi; tutti i core, se non lo dici.
cli-help-json = Stampa JSON invece di una tabella.
cli-help-clause = Un articolo come S-3.2, un capitolo come S-3, o parole da cercare.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Refusals

cli-did-you-mean = Forse volevi dire { $what }?
cli-server-trouble = { $trouble }.
cli-no-game = il gioco «{ $game }» non c'è. Ci sono: { $games }.
cli-bad-seats = { $title } è per { $least }-{ $most } giocatori, e si scrive 6, { $least }-{ $most } o 4,6; non «{ $seats }».
cli-bad-bots = su { $seats } posti i bot possono essere da 0 a { $seats }, non { $bots }.
cli-bad-games = una simulazione ha da 1 a { $most } partite per ogni numero di posti, non { $games }.
cli-bad-jobs = serve almeno 1 processo, non { $jobs }.
cli-option-form = un'opzione si scrive nome=valore, non «{ $option }».
cli-no-option = { $title } non ha l'opzione «{ $name }». Ha: { $names }.
cli-bad-option = l'opzione { $name } è { $allowed }, non «{ $value }».
cli-no-level = nessun bot «{ $level }» gioca a { $title }. Ci sono: { $levels }.
cli-no-language = niente parole in «{ $language }». Ci sono: { $languages }.
cli-many-names = { $count } nomi per { $seats } posti: qualcuno resta in piedi.
cli-bad-name = un nome ha da 1 a { $most } caratteri stampabili, non «{ $name }».
cli-same-names = due giocatori con lo stesso nome: troppa confusione perfino per questo posto.
cli-file-there = { $file } c'è già; scegli un altro nome.
cli-no-folder = in { $folder } non si può scrivere niente.
cli-not-written = { $file }: scrittura fallita: { $why }.
cli-not-read = { $file } non si può leggere: { $why }.
cli-not-a-record = { $file } non è il verbale di una partita, o ne è solo una parte.
cli-bad-record = { $file } non si può raccontare: { $why }.
cli-bad-seat = il verbale ha i posti da 1 a { $seats }, non { $seat }.
cli-seat-or-everything = o un posto o tutto, non insieme.
cli-not-over = quella partita non è mai finita; senza segreti si raccontano solo le partite finite.
cli-game-failed = una partita si è interrotta: { $error }. Per rivederla: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = fermato.
cli-stopped = fermato; non si è contato niente.
cli-no-rules = per { $game } le regole non ci sono ancora. Ci sono per: { $games }.
cli-no-clause = in { $game } l'articolo { $clause } non c'è. { $near ->
    [none] I capitoli sono { $chapters }.
   *[some] Forse volevi dire { $near }?
}
cli-nothing-found = niente nelle regole di { $title } parla di «{ $words }».

## At the table

cli-gate = { $name }, premi Invio quando nessun altro guarda.
cli-gate-others = Tutti gli altri: guardate altrove. Il vostro turno al buio arriverà.
cli-happened = Che cosa è successo
cli-nothing-happened = Ancora niente. Il vento, più che altro.
cli-earlier = … e prima c'è dell'altro: l mostra tutto il diario.
cli-log = Tutto il diario
cli-hint = Un numero sceglie · ? aiuto · r PAROLA regole · w perché · l diario · q esci
cli-hint-advice = a consiglio
cli-advice = Io sceglierei { $number }: { $option }.
cli-why = Non si può scegliere, ed ecco perché:
cli-why-nothing = Puoi scegliere tutto quello che vedi qui.
cli-not-understood = «{ $typed }» non si può scegliere. Scrivi un numero da 1 a { $most }, ? per l'aiuto, r PAROLA per le regole, w per quello che non si può scegliere e perché, l per il diario, q per uscire.
cli-help-keys =
    Un numero sceglie quell'opzione. Invio da solo ridisegna il tavolo.
    ? aiuta con questa domanda, ? 3 con l'opzione 3, ? ascia con una carta, ? S-3.2 mostra un articolo.
    r PAROLA cerca una parola nelle regole. l mostra tutto il diario. q lascia il tavolo.
cli-see-also = Regole: { $clauses }
cli-no-help = Su «{ $word }» non c'è aiuto. r { $word } lo cerca nelle regole.
cli-which-word = Scrivi la parola dopo la r: r fuoco.
cli-no-rules-here = Per questo gioco non ci sono regole a portata di mano.
cli-leave = Lasci il tavolo? La partita finisce qui. (s/n)
cli-yes = s
cli-save-where = Un file in cui salvare il verbale (Invio per nessuno):
cli-saved = Il verbale è in { $file }.
cli-left = Scosti la sedia e te ne vai. Nessuno ti ferma.
cli-watching = A questa tastiera non gioca nessuno; ecco quello che vede chi guarda.
cli-over = È finita
cli-won = ha vinto
cli-lost = ha perso
cli-chain = Chi ha contagiato chi
cli-no-chain = Nessun contagio.

## Replays

cli-replay-head = { $title }, { $seats } posti, { $viewer ->
    [onlooker] come l'ha vista uno spettatore
    [everything] com'è andata, senza segreti
   *[seat] come l'ha vista { $name }
}
cli-replay-unfinished = Il verbale si ferma qui. La partita non è mai finita.
cli-replay-step = Invio continua, q esce.

## Simulations

cli-simulating = Si gioca
cli-simulate-title = { $title }: vince … in { $games } partite ciascuno (bot { $level }, seme { $seed })
cli-column-seats = posti
cli-nobody = nessuno
cli-column-turns = turni
cli-column-decisions = decisioni
cli-column-infections = contagi
cli-simulate-roles = Su 100 posti che finiscono come … ne vincono
cli-simulate-note = Quote su 100 partite, sotto gli intervalli al 95 % (Wilson). Durate: la media; 90 partite su 100 cadono nella fascia sotto.
cli-simulate-reasons = Com'è finita

## Rules

cli-rules-found = { $count ->
    [one] Un articolo parla di «{ $words }»
   *[other] { $count } articoli parlano di «{ $words }»
}
cli-rules-option = Opzione { $name }: { $choices }; di solito { $default }.
cli-one-table = un tavolo ha un solo numero di posti, non «{ $seats }».
cli-see-help = { $command } --help dice che cosa accetta.

## The arena

cli-help-arena = Fa sfidare fra loro i livelli dei bot, con le stesse carte in partenza, e misura quanto valgono.
cli-help-arena-seats = Quanti posti ha il tavolo.
cli-help-arena-levels = I livelli in gara, il migliore per primo, con le virgole; seasoned,novice, se non lo dici. Ci sono: { $levels }.
cli-help-arena-games = Quante partite si giocano a ogni tavolo.
cli-help-arena-talk = Fa parlare i bot.
cli-help-arena-report = Scrive in questo file una pagina con i grafici.
cli-arena-sides = { $title }, { $seats } posti: chi vince in { $games } partite a ogni tavolo (seme { $seed })
cli-arena-humans = umani
cli-arena-aliens = alieni
cli-arena-level = livello
cli-arena-humans-win = vincono gli umani
cli-arena-aliens-win = vincono gli alieni
cli-arena-friendly-fire = umani bruciati da umani
cli-arena-seat = Un posto di un livello fra quelli di un altro: quanto spesso vince, secondo la parte con cui ha cominciato
cli-arena-among = fra
cli-arena-times = Tempo per decisione, in millisecondi di CPU
cli-arena-beliefs = Che cosa credono gli umani degli altri
cli-column-predictions = previsioni
cli-column-brier = Brier
cli-column-baseline = solo l'orologio
cli-column-skill = abilità
cli-column-calibration-error = errore di calibrazione
cli-arena-matched = abilità con modello su misura
cli-arena-note = Quote su 100 con intervalli al 95 % (Wilson); partite in tutto: { $played }, di cui impossibili da concludere: { $stalls }.
