### La riga di comando: che cosa dice di sé, che cosa chiede e che cosa rifiuta.

cli-help = I giochi della Cosa. Da solo, il comando apre i tavoli nel browser; al resto pensano i sottocomandi. Non fidarti di nessuno.
cli-help-version = Mostra la versione ed esce.
cli-help-play = Gioca una partita qui e ora, con persone a questa tastiera e bot sulle altre sedie.
cli-help-replay = Fa rivedere una partita salvata: da spettatore, da uno dei posti, o senza segreti.
cli-help-simulate = Fa giocare ai bot molte partite e conta chi vince.
cli-help-rules = Mostra le regole: tutte, un articolo, o ogni articolo in cui compare una parola.
cli-help-sit = Fa sedere un tuo bot, o uno dei nostri, a un tavolo vero e lo lascia giocare.
cli-help-link = Il link del tavolo, come lo si manda agli altri
cli-help-bot = Chi gioca: uno fra { $levels }, oppure MODULO:CLASSE da questa cartella
cli-help-sit-name = Il suo nome, seguito da «(bot)», perché lo sappiano tutti
cli-help-sit-seat = Il posto da prendere (predefinito: il primo libero)
cli-sitting = { $name } si siede, e tutti vedono che è un bot. Ctrl-C per andarsene.
cli-sit-again = La linea è caduta. Si riprova.
cli-sit-won = È finita. Vittoria.
cli-sit-lost = È finita. Sconfitta.
cli-sit-ended = Il tavolo è stato chiuso prima della fine.
cli-bad-link = «{ $link }» non è il link di un tavolo. Ha questa forma: http://localhost:3131/#/t/TAVOLO.
cli-bad-bot = «{ $bot }» non sa giocare. Indica uno fra { $levels }, oppure MODULO:CLASSE.
cli-no-bot = Qui non c'è { $bot }: { $error }
cli-sit-refused = Il tavolo ha rifiutato: { $reason }.
cli-sit-unreachable = Nessuno risponde su { $server }.
cli-help-serve = Apre una casa piena di tavoli per chi è sulla tua rete; basta un browser.
cli-help-backup = Scrive tutti i tavoli in un solo file, anche mentre si gioca.
cli-help-restore = Mette una copia al posto di tutti i tavoli, anche mentre si gioca.
cli-help-host = L'indirizzo su cui ascoltare (predefinito: tutta la tua rete).
cli-help-port = La porta su cui ascoltare (predefinita: 3131).
cli-help-data = La cartella in cui si conservano i tavoli.
cli-help-store = Dove si conservano i tavoli invece che in quella cartella: un indirizzo PostgreSQL.
cli-help-processes = Quanti processi avviare su questa macchina, tutti sulla stessa porta; più di uno richiede un database PostgreSQL.
cli-help-root-path = Il percorso che un proxy riserva a questo server, come /outpost, se l'indirizzo non è tutto suo.
cli-help-certificate = Un file con il certificato per https. Senza, il server parla http in chiaro.
cli-help-key = La chiave privata del certificato, se sta in un altro file.
cli-help-browser = Apre un browser quando la casa è aperta.
cli-help-backup-target = Il file da scrivere.
cli-help-restore-source = Un file scritto da backup.
cli-help-tables = Cura i tavoli di un server: elencali, guardane uno, chiudilo o cancellalo.
cli-help-tables-list = Elenca i tavoli, prima i più recenti.
cli-help-tables-show = Mostra un tavolo: il gioco, chi siede, da quando dorme. I segreti restano segreti.
cli-help-tables-end = Chiude un tavolo senza vincitore, anche mentre si gioca.
cli-help-tables-delete = Cancella un tavolo e tutto quello che vi è stato detto.
cli-help-tables-table = Il codice di un tavolo, come sta nel suo link.
cli-help-tables-state = Solo i tavoli in questo stato: lobby, playing, ended o given_up.
cli-help-tables-yes = Sì, sono sicuro.
cli-bad-state = Nessun tavolo è { $state }; uno stato è uno di questi: { $states }.
cli-tables-asleep = dorme dal { $since }
cli-tables-count = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
cli-tables-entries = voci del registro: { $count }, compresse: { $packed }
cli-tables-trouble = non si può giocare: { $trouble }
cli-tables-sure = Del tavolo { $table } non resterebbe nulla. Se è quello che vuoi, aggiungi --yes.
cli-tables-ended = Il tavolo { $table } è chiuso.
cli-tables-deleted = Il tavolo { $table } è cancellato.
cli-help-demo = Una dimostrazione: i bot giocano, chi passa guarda o si siede con loro, le partite finiscono dopo un po' e non si conserva niente.
cli-help-backup-every = Ore tra le copie che il server scrive da sé nella sua cartella.
cli-help-restore-until = Torna a questo momento prima della copia, in ora universale: 2026-11-16T21:30.
cli-bad-moment = { $text } non è un momento; scrivilo così: 2026-11-16T21:30.
cli-help-game = Quale gioco: { $games }.
cli-help-seats-one = Quanti giocatori.
cli-help-seats-many = Quanti giocatori: 6, 4-12 o 4,6,8 (predefinito: tutti i numeri che il gioco ammette).
cli-help-bots = Quanti sono bot; gli altri sono persone a questa tastiera (predefinito: tutti tranne uno).
cli-help-level = Quanto giocano bene i bot: { $levels } (predefinito: novice).
cli-help-level-simulate = Quanto giocano bene i bot: { $levels } (predefinito: i migliori fra quelli che rispondono subito; i bot cunning impiegano secondi per partita).
cli-help-seed = Decide tutto ciò che è lasciato al caso. Senza, il caso è vero.
cli-help-seed-simulate = Lo stesso seme dà lo stesso risultato.
cli-help-option = Un'opzione del tavolo, come nome=valore; si può ripetere.
cli-help-names = I nomi in ordine di posto, separati da virgole: Anna,Bruno.
cli-help-save = Dove conservare il verbale della partita.
cli-help-language = La lingua da usare.
cli-help-file = Un verbale salvato.
cli-help-seat = Come l'ha vista questo posto, contando da 1.
cli-help-everything = Senza segreti; solo per partite finite.
cli-help-step = Aspetta Invio dopo ogni turno.
cli-help-games = Quante partite per ogni numero di posti.
cli-help-jobs = Quanti processi (predefinito: tutti i core).
cli-help-cluster = Su un cluster Ray invece che in processi di questa macchina: auto, o il suo indirizzo.
cli-help-json = Stampa JSON invece di una tabella.
cli-help-clause = Un articolo come S-3.2, un capitolo come S-3, o parole da cercare.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Refusals

cli-did-you-mean = Forse volevi dire { $what }?
cli-running-as-root = stai eseguendo il server come root. È più sicuro un account dedicato.
cli-demo = Dimostrazione aperta: le partite durano al massimo { $minutes } minuti e non si conserva niente.
cli-docs-missing = Questa copia non contiene la documentazione. In una copia del progetto la aggiunge «python3 play.py docs»; le pagine stesse sono nella cartella docs.
cli-server-trouble = { $trouble }.
cli-backed-up = Copia scritta: { $file }
cli-restored = Tavoli ripristinati da { $file }
cli-no-game = il gioco «{ $game }» non c'è. Scegli fra: { $games }.
cli-bad-seats = { $title } è per { $least }-{ $most } giocatori, e si scrive 6, { $least }-{ $most } o 4,6; non «{ $seats }».
cli-bad-bots = a un tavolo da { $seats } i bot possono essere da 0 a { $seats }, non { $bots }.
cli-bad-games = una simulazione ha da 1 a { $most } partite per ogni numero di posti, non { $games }.
cli-bad-jobs = serve almeno 1 processo, non { $jobs }.
cli-option-form = un'opzione si scrive nome=valore, non «{ $option }».
cli-no-option = { $title } non ha l'opzione «{ $name }». Scegli fra: { $names }.
cli-bad-option = l'opzione { $name } accetta { $allowed }, non «{ $value }».
cli-no-level = nessun bot «{ $level }» gioca a { $title }. Scegli fra: { $levels }.
cli-no-language = niente parole in «{ $language }». Scegli fra: { $languages }.
cli-many-names = nomi: { $count }; posti: { $seats }. Qualcuno resterebbe in piedi.
cli-bad-name = un nome ha da 1 a { $most } caratteri stampabili, non «{ $name }».
cli-same-names = due giocatori con lo stesso nome: troppa confusione perfino per questo posto.
cli-file-there = { $file } esiste già; scegli un altro nome.
cli-no-folder = in { $folder } non si può scrivere niente.
cli-not-written = { $file } non si è potuto scrivere: { $why }.
cli-not-read = { $file } non si può leggere: { $why }.
cli-not-a-record = { $file } non è il verbale di una partita, o non è completo.
cli-bad-record = { $file } non si può rivedere: { $why }.
cli-bad-seat = nel verbale i posti vanno da 1 a { $seats }, non { $seat }.
cli-seat-or-everything = scegli un posto oppure tutto, non entrambi.
cli-not-over = quella partita non è mai finita; senza segreti si raccontano solo le partite finite.
cli-game-failed = una partita si è interrotta: { $error }. Per rivederla: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = interrotto.
cli-stopped = interrotto; non si è contato niente.
cli-no-cluster = nessun cluster: { $error }.
cli-no-rules = per { $game } non ci sono ancora regole. Scegli fra: { $games }.
cli-no-clause = in { $game } non c'è l'articolo { $clause }. { $near ->
    [none] I capitoli sono { $chapters }.
   *[some] Forse volevi dire { $near }?
}
cli-nothing-found = nelle regole di { $title } niente parla di «{ $words }».

## At the table

cli-gate = { $name }, premi Invio quando nessun altro guarda.
cli-gate-others = Tutti gli altri guardino altrove. Il vostro turno al buio arriverà.
cli-happened = Che cosa è successo
cli-nothing-happened = Ancora niente. Il vento, più che altro.
cli-earlier = … e prima c'è dell'altro: l mostra tutto il diario.
cli-log = Tutto il diario
cli-hint = Un numero sceglie · ? aiuto · r PAROLA regole · w perché · l diario · q esci
cli-hint-advice = a consiglio
cli-hint-set = 4 4 2 risponde anche per i prossimi
cli-advice = Io sceglierei { $number }: { $option }.
cli-foreseen = Prima di scegliere:
cli-why = Ora non si può scegliere, ed ecco perché:
cli-why-nothing = Tutto quello che vedi qui si può scegliere.
cli-not-understood = «{ $typed }» non è fra le scelte. Scrivi un numero da 1 a { $most }, ? per l'aiuto, r PAROLA per le regole, w per quello che non puoi scegliere e perché, l per il diario, q per uscire.
cli-not-a-choice = «{ $typed }» non corrisponde a nessuna scelta. Rispondi con un numero da 1 a { $most } o con le parole di una scelta.
cli-help-keys =
    Un numero sceglie quell'opzione. Invio da solo ridisegna il tavolo.
    ? aiuta con questa domanda, ? 3 con l'opzione 3, ? ascia con una carta, ? S-3.2 mostra un articolo.
    r PAROLA cerca una parola nelle regole. l mostra tutto il diario. q lascia il tavolo.
cli-see-also = Regole: { $clauses }
cli-no-help = Su «{ $word }» non c'è aiuto. r { $word } cerca nelle regole.
cli-which-word = Scrivi la parola dopo la r: r fuoco.
cli-no-rules-here = Per questo gioco non ci sono regole a portata di mano.
cli-leave = Lasci il tavolo? La partita finisce qui. (s/n)
cli-yes = s
cli-grave = { $option }. Non si torna indietro. Confermi? (s/n)
cli-save-where = File in cui salvare il verbale (Invio per nessuno):
cli-saved = Il verbale è in { $file }.
cli-left = Scosti la sedia e te ne vai. Nessuno ti ferma.
cli-watching = A questa tastiera non gioca nessuno; ecco che cosa vede uno spettatore.
cli-over = È finita
cli-won = ha vinto
cli-lost = ha perso
cli-chain = Chi ha contagiato chi
cli-no-chain = Nessun contagio.

## Replays

cli-replay-head = { $title }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, { $viewer ->
    [onlooker] come l'ha vista uno spettatore
    [everything] com'è andata, senza segreti
   *[seat] come l'ha vista { $name }
}
cli-replay-unfinished = Il verbale si ferma qui. La partita non è mai finita.
cli-replay-step = Invio continua, q esce.

## Simulations

cli-simulating = Partite in corso
cli-simulate-title = { $title }: chi ha vinto (partite per ogni tavolo: { $games }; bot: { $level }; seme { $seed })
cli-column-seats = posti
cli-nobody = nessuno
cli-column-turns = turni
cli-column-decisions = decisioni
cli-column-infections = contagi
cli-simulate-roles = Su 100 posti che finiscono con questo ruolo, quanti vincono
cli-simulate-note = Percentuali delle partite; sotto, gli intervalli al 95% (Wilson). Durata: la media; sotto, la fascia in cui cadono 90 partite su 100.
cli-simulate-reasons = Com'è finita

## Rules

cli-rules-found = { $count ->
    [one] Un articolo parla di «{ $words }»
   *[other] { $count } articoli parlano di «{ $words }»
}
cli-rules-option = Per cambiarla: --option { $name }=… ({ $choices }; predefinito: { $default })
cli-one-table = un tavolo ha un solo numero di posti, non «{ $seats }».
cli-see-help = Prova { $command } --help.

## The arena

cli-help-arena = Fa sfidare fra loro i livelli dei bot, con le stesse carte in partenza, e misura quanto valgono.
cli-help-arena-seats = Quanti posti ha il tavolo.
cli-help-arena-levels = I livelli da confrontare, il migliore per primo, separati da virgole (predefinito: seasoned,novice). Scegli fra: { $levels }.
cli-help-arena-games = Quante partite si giocano a ogni tavolo.
cli-help-arena-talk = Fa parlare i bot.
cli-help-arena-report = Scrive in questo file una pagina con i grafici.
cli-arena-sides = { $title }: chi vince (posti: { $seats }; partite a ogni tavolo: { $games }; seme { $seed })
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
cli-arena-note = Percentuali con intervalli al 95% (Wilson). Partite in tutto: { $played }; partite che non si sono potute concludere: { $stalls }.

## The league of exploiters

cli-help-lab = Prova in che modo si possono battere i bot.
cli-help-exploit = Fa sedere, con le stesse carte, giocatori che cercano di approfittare dei bot, e misura quanto ci guadagnano.
cli-help-exploit-games = Quante mani si giocano per ciascuno, con lui e senza.
cli-help-exploit-only = Solo questi, separati da virgole (predefinito: tutti).
cli-help-exploit-level = Il livello dei bot di cui si approfitta. Scegli fra: { $levels }.
cli-help-exploit-search = Cerca anche, per ciascuna parte, un giocatore che vinca di più, in questo numero di passi; un passo sono 1000 partite.
cli-no-exploiter = { $title } non ha l'approfittatore «{ $name }». Scegli fra: { $names }.
cli-nobody-to-exploit = in { $title } nessuno nasconde nulla: non c'è nessuno di cui approfittare.
cli-exploit-heading = { $title }: quanto guadagnano gli approfittatori (posti: { $seats }; mani: { $games }; seme { $seed })
cli-exploit-name = approfittatore
cli-exploit-side = parte
cli-exploit-wins = vince
cli-exploit-usual = un bot al suo posto
cli-exploit-gain = guadagno
cli-exploit-side-gain = guadagno della sua parte
cli-exploit-human = umano
cli-exploit-alien = alieno
cli-exploit-note = In percentuale delle partite e in punti percentuali, con intervalli al 95%, a coppie sulle stesse mani.

## Export

cli-help-export = Scrive in un file ogni decisione di partite fra bot, con la verità di quel momento, per chi vuole studiarle.
cli-help-export-out = Il file da scrivere: .parquet o .jsonl. Accanto, una scheda dice come è stato fatto.
cli-help-export-seats = Quanti giocatori: 6, 4-12 o 4,6,8. Con più numeri le partite si alternano.
cli-help-export-games = Quante partite in tutto.
cli-bad-export = le decisioni si scrivono in un file il cui nome finisce in .parquet o .jsonl, non in { $file }.
cli-no-parquet = un file Parquet ha bisogno di pyarrow, che non è installato. Installalo con { $command }, oppure scrivi un file .jsonl.
cli-exported = Scritto: { $file }, con la sua scheda: { $card }

## Learning

cli-help-learn = Impara di nuovo, da partite fra bot, i numeri su cui i bot si basano, e ne riscrive per intero i file.
cli-help-learn-what = Che cosa si impara: habits (abitudini) o value (valutazione).
cli-help-learn-games = Quante partite si giocano (predefinito: quante ne sono servite per i numeri forniti).
cli-help-learn-seed = Da che cosa dipende la distribuzione delle carte (predefinito: il seme dei numeri forniti).
cli-help-learn-folder = Dove si scrivono i file (predefinito: dove li leggono i bot).
cli-help-learn-keep = Non impara niente: tiene i numeri e annota nei file che valgono ancora dopo una modifica al codice.
cli-no-lesson = { $title } non ha la lezione «{ $what }». Scegli fra: { $lessons }.
cli-nothing-to-keep = non esiste { $file }: non ci sono numeri da tenere.
cli-keep-plays-nothing = --keep non gioca nessuna partita, quindi un cluster non avrebbe niente da fare: togli --keep o --cluster.
cli-learned = Scritto: { $file }
