### The browser client: every word of the interface itself. The words of a game are in its own file.

## Everywhere

client-home = Start
client-menu = Menu
client-close = Zamknij
client-settings = Ustawienia
client-rules = Zasady
client-credits = Twórcy
client-statistics = Twoje gry
client-language = Język
client-connecting = Szukamy stołu…
client-dealing = Trwa rozdawanie kart…
client-reconnecting = Ponowne łączenie…
client-offline = Brak połączenia.
client-offline-note = Gra jest bezpieczna na serwerze i ruszy tu dalej, gdy tylko wrócisz.
client-offline-unsent = { $count ->
    [one] Jeden twój ruch nie został jeszcze wysłany.
    [few] { $count } twoje ruchy nie zostały jeszcze wysłane.
   *[many] { $count } twoich ruchów nie zostało jeszcze wysłanych.
}
client-you = ty
client-bot = bot
client-host = Gospodarz
client-add = Dodaj
client-send = Wyślij
client-sending = Wysyłanie…

## Front door

client-home-where = Antarktyda, trzecia w nocy
client-home-tag = Jedno z was nie jest jednym z was. Zagraj w gry ze świata „Coś”: z przyjaciółmi, przy jednym telefonie albo w pojedynkę przeciw botom.
client-play-now = Zagraj od razu
client-play-now-note = boty: { $level }, bez rejestracji
client-play = Graj
client-cover-minutes = Minuty: od { $least } do { $most }
client-cover-weight = Waga: { $weight }
client-weight-light = lekka
client-weight-medium = średnia
client-weight-heavy = ciężka
client-new-table = Nowy stół
client-learn = Naucz się w pięć minut
client-join = Dołącz
client-join-code = Kod stołu lub link
client-your-tables = Twoje stoły
client-open-tables = Otwarte stoły

## New table

client-which-game = W co gramy?
client-players-range = od { $least } do { $most } graczy
client-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
client-turns = { $count ->
    [one] jedna tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
client-your-name = Twoje imię
client-name-missing = Bez imienia nikt nie wie, czyje to miejsce: wpisz je tutaj.
client-name-full = Imię nie może być dłuższe.
client-how-many = Miejsca przy stole: { $count }
client-with-whom = Z kim?
client-company-friends = Przyjaciele
client-company-friends-note = Przez link, kod QR albo z jednym telefonem podawanym z rąk do rąk. Puste miejsca mogą zająć boty.
client-company-bots = Same boty
client-company-bots-note = Ty kontra mróz. Zaczyna się od razu.
client-company-tv = Ten ekran to telewizor
client-company-tv-note = Pokazuje planszę; wszyscy dołączają z telefonów.
client-house-rules = Zasady domowe i ustawienia
client-box-differs = Co różni się od naszych zasad
client-box-same = Nic nie różni się od naszych zasad.
client-box-yes = tak
client-box-no = nie
client-numbers-changed = { $count ->
    [0] wszystko jak w pudełku
    [one] zmieniono jedną liczbę
    [few] zmieniono { $count } liczby
    [many] zmieniono { $count } liczb
   *[other] zmieniono { $count } liczby
}
client-numbers-reset = Wszystko jak w pudełku
client-number-range = od { $least } do { $most }
client-number-printed = w pudełku: { $value }
client-setting-reactions = Czas na reakcję, równy dla wszystkich
client-seconds = { $count ->
    [0] bez limitu
    [one] jedna sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
client-setting-bots = Tempo botów
client-pace = { $seconds ->
    [0] natychmiast
    [0.5] szybko
    [1.5] jak ludzie
   *[3] powoli
}
client-setting-move = Czas na ruch
client-move-hours = { $hours ->
    [0] bez limitu
    [8] 8 godzin
    [24] doba
    [72] trzy dni
   *[168] tydzień
}
client-setting-move-note = Powolny stół: nie trzeba być tu w tym samym czasie. Gdy komuś minie czas, gra za niego bot, dopóki ta osoba nie wróci.
client-setting-chat = Swobodny czat
client-setting-public = Stół na publicznej liście
client-setting-public-note = Każdy, kto znajdzie ten serwer, może się dosiąść.
client-lay-table = Rozłóż grę: { $game }

## Lobby

client-seats-taken = Zajęte miejsca: { $taken } z { $seats }
client-seat-free = Wolne miejsce
client-seat-open = na kogoś czeka
client-ready = w gotowości
client-not-ready = jeszcze nie
client-bot-level = bot: { $level }
client-temper-steady = Spokój: bez przesady w żadną stronę.
client-temper-cautious = Ostrożność: lepiej dwa razy spojrzeć, niż raz spalić.
client-temper-bold = Śmiałość: przesiada się, mówi wprost i działa od razu.
client-temper-paranoid = Paranoja: zamyka drzwi, odrzuca karty i nie ufa nikomu.
client-temper-charming = Urok: ma dobre słowo dla każdego i rzadko odmawia wymiany.
client-temper-silent = Małomówność: gra i prawie nic nie mówi.
client-level-novice = nowicjusz
client-level-random = ryzykant
client-level-seasoned = wyga
client-level-cunning = cwaniak
client-bot-levels = Jak dobrze grają nowe boty
client-bot-level-of = Jak dobrze gra { $who }
client-add-bot = Bot
client-remove-bot = Odpraw bota: { $who }
client-kick = Za drzwi: { $who }
client-kick-sure = Na pewno za drzwi: { $who }?
client-let-back = Pozwól wrócić: { $who }
client-leave = Wstań od stołu
client-qr = Kod QR z linkiem do stołu
client-invite = Zaproś przyjaciół
client-invite-note = Zeskanuj kod albo wyślij link. Wystarczy imię; samo otwarcie linku nie zajmuje miejsca.
client-short-code = Kod: { $code }
client-sent-away = Gospodarz zwolnił twoje miejsce. Możesz patrzeć albo poprosić o powrót.
client-copy-link = Skopiuj link
client-share = Udostępnij
client-copied = Skopiowano
client-tv-board = Plansza na TV
client-tv-watch = Oglądaj na swoim ekranie
client-take-seat = Usiądź
client-take-seat-note = Albo zostań i patrz: zobaczysz to, co widzą wszyscy.
client-sit-down = Usiądź
client-hot-seat = Kolejna osoba na tym urządzeniu
client-hot-seat-note = Telefon krąży z rąk do rąk. Sekrety widać tylko wtedy, gdy trzyma go ich właściciel.
client-another-name = Imię tej osoby
client-fill-with-bots = { $count ->
    [one] Posadź bota na wolnym miejscu
    [few] Posadź boty na { $count } wolnych miejscach
    [many] Posadź boty na { $count } wolnych miejscach
   *[other] Posadź boty na { $count } wolnych miejscach
}
client-start = Przygaś światło
client-start-note = Wszyscy są. Role zostaną rozdane, gdy tylko zaczniesz.
client-start-needs-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
client-start-needs-ready = Czekamy jeszcze na: { $who }
client-i-am-ready = Możemy zaczynać
client-ready-undo = Gotowe. A może jeszcze chwila?
client-host-starts = Gospodarz zacznie grę, gdy wszyscy będą gotowi.
client-name-refused = Nie udało się posadzić przy stole: { $name }. { $why }

## Refusals

client-reason-unreachable = Serwer nie odpowiada. Zerwało łączność?
client-reason-broken = Coś się zepsuło po naszej stronie. Nic się nie zmieniło.
client-reason-already_over = Ta gra już się skończyła.
client-reason-already_started = Gra już się zaczęła.
client-reason-bad_host = Ten serwer nie nosi takiej nazwy. Kto go prowadzi, może ją dodać: OUTPOST31_HOSTS.
client-reason-bad_message = Serwer nie zrozumiał tej strony. Odśwież ją.
client-reason-bad_name = Imię ma od 1 do 24 liter i nie może być zajęte.
client-reason-bad_option = Taka zasada domowa nie jest możliwa.
client-reason-bad_origin = Ta strona nie należy do serwera.
client-reason-bad_text = Tego tekstu nie da się wysłać.
client-reason-bad_token = Link do tego miejsca stracił ważność.
client-reason-bot_plays = Na tym miejscu gra bot. Najpierw je odzyskaj.
client-reason-chat_is_off = Gospodarz wyłączył swobodny czat.
client-reason-client_id_used = Wysłano to dwa razy, za każdym razem co innego.
client-reason-eliminated = Jesteś poza grą: ci, którzy jeszcze grają, cię nie słyszą.
client-reason-name_is_taken = Ktoś przy tym stole już ma to imię.
client-reason-newer_client = Serwer jest starszy niż ta strona. Odśwież ją.
client-reason-no_advice = W tej grze nikt nie doradza. Radź sobie.
client-reason-no_room = Nie ma już wolnych miejsc.
client-reason-no_such_code = Żaden stół z wolnym miejscem nie ma takiego kodu. Kod wygasa, gdy gra się zaczyna.
client-reason-no_such_game = Nie ma tu takiej gry.
client-reason-no_such_page = Nic tu nie ma.
client-reason-no_such_seat = Nie ma takiego miejsca.
client-reason-no_such_table = Nie ma takiego stołu.
client-reason-not_awaited = Stół nie czeka na tę osobę.
client-reason-not_away = Ta osoba wciąż tu jest.
client-reason-not_away_long_enough = Nie minęły jeszcze dwie minuty, odkąd tej osoby nie ma.
client-reason-not_eliminated = Na tym kanale mówią tylko osoby poza grą.
client-reason-not_enough_seats = Są jeszcze wolne miejsca.
client-reason-not_everybody_ready = Nie wszyscy są gotowi.
client-reason-not_exposed = Ten kanał czytają tylko ujawnieni Obcy.
client-reason-not_host = Może to zrobić tylko gospodarz.
client-reason-not_on_offer = Teraz nie jest to możliwe.
client-reason-not_over = Dopiero po zakończeniu gry.
client-reason-not_started = Gra się jeszcze nie zaczęła.
client-reason-not_your_seat = To nie jest twoje miejsce.
client-reason-older_client = Ta strona jest starsza niż serwer. Odśwież ją.
client-reason-older_rules = Grę przy tym stole zaczęto według starszych zasad.
client-reason-only_watching = Oglądasz; to mogą zrobić tylko gracze.
client-reason-paused = Gra jest wstrzymana.
client-reason-seat_is_taken = Ktoś już tam siedzi.
client-reason-seat_not_a_bot = Nie siedzi tam bot.
client-reason-sent_away = Gospodarz wyprosił cię od stołu. Usiądziesz, gdy pozwoli ci wrócić.
client-reason-shutting_down = Serwer uruchamia się ponownie. Nic nie przepadnie.
client-reason-stale_question = Za późno: to już postanowione.
client-reason-still_thinking = Doradca wciąż myśli nad twoim ostatnim pytaniem.
client-reason-store_away = Serwer nie ma teraz dostępu do swoich danych. Spróbuj ponownie za chwilę.
client-reason-table_is_full = Przy tym stole wydarzyło się już za dużo. Można tylko grać dalej albo go zamknąć.
client-reason-talk_is_full = To już wszystko, co można powiedzieć w jednej grze.
client-reason-too_big = To jest za długie.
client-reason-too_busy = Zbyt wiele osób chce tego naraz. Spróbuj za chwilę.
client-reason-too_fast = Wolniej, proszę.
client-reason-too_many_seats_here = Na tym urządzeniu nie zmieści się już nikt więcej.
client-reason-too_many_sockets = Ten stół jest otwarty w zbyt wielu kartach. Zamknij kilka i spróbuj ponownie.
client-reason-too_many_tables = Na razie więcej stołów nie będzie. Spróbuj później.
client-reason-too_slow = To trwało zbyt długo. Spróbuj ponownie.
client-no-table = Nie ma takiego stołu
client-no-table-note = Link jest błędny albo stół już sprzątnięto.
client-set-aside = Ten stół odstawiono na bok
client-set-aside-export = Zapisz swój przebieg gry
client-set-aside-note = Coś poszło nie tak i na razie nie da się grać dalej. Dotychczasowy przebieg jest zachowany; innym stołom nic nie jest.

## At the table

client-board = Stół
client-crew = Załoga
client-phases = Fazy rundy
client-log = Dziennik
client-notes = Notatki
client-log-and-notes = Dziennik i notatki
client-log-empty = Na razie nic. Głównie wiatr.
client-log-earlier = Wcześniejsze wpisy
client-say = Powiedz
client-open-plan = Otwórz planszę na cały ekran
client-close-plan = Wróć do stołu
client-tabs = Części stołu
client-tab-base = Stacja
client-tab-hand = Ręka
client-tab-log = Dziennik
client-tab-notes = Notatki
client-tab-rules = Zasady
client-your-turn = Twój ruch
client-on-turn = teraz gra
client-thinking = myśli
client-away = łączy się ponownie
client-away-long = Chwilowo poza stołem. Po dwóch minutach grę może przejąć bot.
client-played-by-bot = grę przejął bot
client-spectators = { $count ->
    [one] jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
client-hand = Twoja ręka
client-card-new = nowa
client-you-are = Twoja rola
client-reveal-private = Widzisz to tylko ty
client-reveal-away = Odłóż
client-choosable = do wyboru
client-asked-about = tego miejsca dotyczy pytanie
client-chosen = wybrane
client-not-on-offer = niedostępne
client-not-on-offer-title = Teraz niedostępne
client-not-on-offer-now = Teraz niedostępne. Oto dlaczego:
client-choices = Wybór
client-ways = { $count ->
    [one] jeden sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
}
client-choose-first = Najpierw wybierz
client-confirm = { $what }
client-confirm-set = Potwierdź { $count ->
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
client-set-so-far = Dotychczasowe decyzje
client-undo = Cofnij (U)
client-decline-all = { $beat ->
    [rounds] Pomiń moje reakcje do następnej fazy
   *[turns] Pomiń moje reakcje do następnej tury
}
client-waiting-title = Czekamy
client-and-more = { $count ->
    [one] i jeszcze jedna osoba
    [few] i jeszcze { $count } osoby
    [many] i jeszcze { $count } osób
   *[other] i jeszcze { $count } osoby
}
client-watching = Oglądasz
client-watching-note = Widzisz to, co wszyscy. Sekrety zostają przy właścicielach aż do końca.
client-you-are-out = Jesteś poza grą
client-you-are-out-note = Nie grasz już dalej. Zostań i zobacz, jak to się skończy.
client-nothing-known = Nic nie wiadomo na pewno.
client-dossier-seen = Co widzę na własne oczy
client-dossier-given = Między nami
client-dossier-claimed = Co twierdzi
client-dossier-heard = Co mówią inni
client-dossier-voted = Jak głosuje
client-dossier-met = Z kim się spotyka
client-dossier-done = Co robi
client-dossier-none = Na razie nic.
client-dossier-more = jeszcze { $count }
client-dossier-of = Co wiem: { $who }
client-dossier-whom = O kim?
client-dossiers = Akta
client-character-of = Tą postacią gra { $who }
client-character-yours = Jedna z twoich postaci
client-character-carries = Co ma przy sobie
client-character-empty = Nic.
client-door-between = Zaryglowane drzwi: { $one } ╫ { $other }
client-deck = Talia
client-deck-help = Wszyscy widzą rewers wierzchniej karty: płatek śniegu to karta Stay Away!, krzyk to Panika!
client-discards = Odrzucone
client-discards-help = Odrzucone karty leżą tu zakryte. Gdy talia się wyczerpie, po przetasowaniu utworzą nową.
client-direction = Kierunek gry
client-direction-help = Strzałki pokazują, kto jest następny i komu oferuje się kartę.
client-kind-action = Akcja
client-kind-defence = Obrona
client-kind-obstacle = Przeszkoda
client-kind-contagion = Zarażenie
client-kind-panic = Panika!

## Help

client-help = Pomoc
client-help-question = Pomoc do tego pytania
client-advice = Rada
client-advice-ask = Co zrobiłby bot i dlaczego?
client-advice-would = Mój wybór: { $option }
client-advice-do = Zrób to
client-advice-yours = Tylko ty to widzisz. Wybór należy do ciebie.
client-advice-hide = Ukryj radę
client-help-role = Co oznacza moja rola?
client-help-private = Widzisz to tylko ty. Nikt się nie dowie, że pytasz.
client-why-other = To pytanie dotyczy czegoś innego.
client-why-title = Dlaczego nie ta osoba?
client-rule = Zasada { $clause }
client-rules-search = Szukaj słowa: ogień, drzwi, wymiana…
client-rules-found = { $count ->
    [0] Żaden punkt o tym nie mówi.
    [one] Jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
client-house-rule = (zasada domowa: { $title })
client-house-value = „{ $value }”
client-house-on = „tak”
client-house-off = „nie”

## Talking

client-phrases-and-claims = Powiedz coś
client-phrases = Gotowe kwestie
client-claims = Deklaracje
client-claim-what = Co?
client-claim-whom = Kto?
client-claim-why = Dlaczego?
client-claim-say = Powiedz: „{ $words }”
client-chat-placeholder = Powiedz to własnymi słowami
client-chat-eliminated = Powiedz to osobom poza grą
client-chat-eliminated-note = Jesteś poza grą. To, co mówisz, czytają inne osoby poza grą i widzowie, ale nigdy ci, którzy jeszcze grają. Po zakończeniu gry przeczytają to wszyscy.
client-chat-off = Swobodny czat jest wyłączony.
client-channel = Kto to słyszy
client-channel-table = wszyscy
client-channel-aliens = Obcy
client-channel-eliminated = poza grą
client-to-aliens = do Obcych
client-to-eliminated = wśród osób poza grą
client-said-to = Do gracza { $whom }: { $words }
client-claimkind-i_am = Moja rola…
client-claimkind-i_trust = Ufam tej osobie…
client-claimkind-i_suspect = Moje podejrzenia budzi…
client-claimkind-i_know_human = Wiem, kto jest człowiekiem…
client-claimkind-i_know_alien = Wiem, kto nie jest człowiekiem…
client-claimkind-i_handed_over = Ode mnie poszło…
client-claimkind-i_received = Trafiło do mnie…
client-claimkind-i_hold = Mam na ręce…
client-claimkind-i_saw = Mignęło mi…
client-claimkind-i_will_play = Zagram…
client-claimkind-bring_me_to = Mam ogień, chcę usiąść obok…
client-claimkind-i_will_test = Mogę zrobić test, wskażcie…
client-claimkind-i_will_go = Idę tutaj…
client-claim-i_am = Moja rola: { $thing }.
client-claim-i_trust = Ufam tej osobie: { $about }.
client-claim-i_suspect = { $thing ->
    [nothing] Moje podejrzenia budzi { $about }.
   *[something] Moje podejrzenia budzi { $about }: { $thing }.
}
client-claim-i_know_human = Wiem, że { $about } to człowiek.
client-claim-i_know_alien = Wiem, że { $about } nie jest człowiekiem.
client-claim-i_handed_over = { $about ->
    [nobody] Ode mnie poszło: { $thing }.
   *[somebody] { $about } ma ode mnie: { $thing }.
}
client-claim-i_received = { $about ->
    [nobody] Trafiło do mnie: { $thing }.
   *[somebody] Od gracza { $about } trafiło do mnie: { $thing }.
}
client-claim-i_hold = Mam na ręce: { $thing }.
client-claim-i_saw = { $about ->
    [nobody] Mignęło mi: { $thing }.
   *[somebody] Mignęło mi u gracza { $about }: { $thing }.
}
client-claim-i_will_play = Zagram: { $thing }.
client-claim-bring_me_to = Mam ogień. Kto posadzi mnie obok tej osoby: { $about }?
client-claim-i_will_test = Mogę zrobić test. Wskażcie tę osobę: { $about }!
client-claim-i_will_go = { $about ->
    [nobody] Idę tutaj: { $thing }.
   *[somebody] Idę tam, gdzie { $about }.
}
client-phrase-hello = Cześć!
client-phrase-good_luck = Powodzenia. Przyda się.
client-phrase-well_played = Dobrze zagrane.
client-phrase-thank_you = Dzięki.
client-phrase-sorry = Przepraszam.
client-phrase-yes = Tak.
client-phrase-no = Nie.
client-phrase-maybe = Może.
client-phrase-hurry_up = Szybciej, bo zamarzniemy.
client-phrase-take_your_time = Bez pośpiechu.
client-phrase-be_right_back = Zaraz wracam.
client-phrase-i_am_human = Jestem człowiekiem. Przysięgam.
client-phrase-trust_me = Zaufaj mi.
client-phrase-watch_out = Uważaj!
client-phrase-nobody_trusts_anybody = Nikt tu już nikomu nie ufa.
client-phrase-why_did_you_do_that = Po co to było?
client-phrase-follow_me = Za mną.
client-phrase-stay_away = Trzymaj się ode mnie z daleka!
client-phrase-burn_it = Spalić to!
client-phrase-test_them = Zróbmy test.
client-phrase-prove_it = Udowodnij to!
client-phrase-who_has_fire = Kto ma ogień?
client-phrase-boiler_may_fail = Kotłownia może nie przetrwać następnej rundy!
client-phrase-power_may_fail = Przed następną rundą może zgasnąć światło!
client-phrase-rescue_leaves = Helikopter ratunkowy nie zaczeka do następnej rundy!
client-notice-started = Światła przygasają.
client-notice-paused = Gra jest wstrzymana.
client-notice-resumed = Gra toczy się dalej.
client-notice-handed_to_bot = Bot gra dalej za gracza { $who }.
client-notice-taken_back = { $who } wraca do gry.
client-notice-clock_answered = Czas minął: zegar odpowiada za gracza { $who }.
client-notice-clock_closed = Czas minął: kto nie odpowiedział, nie reaguje.
client-notice-host_changed = { $who ->
    [nobody] Jest nowy gospodarz.
   *[somebody] Nowy gospodarz: { $who }.
}
client-notice-ended_by_host = Gospodarz zakończył grę.
client-notice-ended_unattended = Nikt nie wrócił, więc gra została zakończona.
client-notice-ended = Koniec gry.
client-notice-rematch = Nowy stół czeka.

## Notes

client-notes-private = Tylko dla twoich oczu. Serwer je dla ciebie przechowa.
client-trust-in = Zaufanie: { $who }
client-trust-value = { $trust ->
    [trusted] ufam
    [suspected] podejrzewam
   *[unsure] nie wiem
}
client-note-about = { $who }: notatka…
client-note-game = O grze
client-notes-share = Pokaż moje notatki na końcu
client-notes-share-note = Dopiero po grze i tylko jeśli chcesz.
client-notes-close = Zamknij notatki
client-notes-close-note = To, co piszesz, od razu znika z ekranu. Strona zamknie się po 20 sekundach bez dotyku.
client-yes = Tak
client-no = Nie
client-notes-add = Dopisz coś…
client-notes-added = Zapisane i ukryte.
client-notes-erase = Usuń
client-notes-erase-sure = Usunąć wszystko?
client-notes-hold-to-read = Przytrzymaj, żeby przeczytać notatki
client-notes-tap-to-read = Dotknij, żeby przeczytać notatki
client-alone = Tylko { $who }: notatki i rozmowa

## Menu, pause, absence

client-pause = Pauza
client-pause-note = Zegary i boty też stają.
client-paused = Pauza
client-paused-note = Gospodarz zatrzymał zegary. Nikt się nie rusza.
client-resume = Graj dalej
client-claim-host = Gospodarz zniknął: przejmuję stół
client-own-link = Mój link
client-own-link-note = Otwiera twoje miejsce w innej przeglądarce. Kto go ma, może grać za ciebie: nikomu go nie pokazuj.
client-end-table = Zakończ tę grę
client-end-table-sure = Na pewno zakończyć, bez zwycięzcy?
client-let-bot-play = Niech bot gra dalej za gracza { $who }
client-let-bot-play-me = Niech bot gra za mnie
client-bot-plays-you = Za ciebie gra bot.
client-gone = { $who }: od dwóch minut poza stołem.
client-take-back = Znów gram za siebie
client-nudge = Szturchnij
client-nudged = { $who } dostaje kuksańca.
client-you-are-nudged = { $who }, stół na ciebie czeka.
client-bots-hurried = Gra teraz wiele stołów, więc twoje boty przez jakiś czas myślą mniej.
client-bots-search = Znów jest luz: twoje boty myślą tak mocno, jak potrafią.
client-make-host = Mianuj gospodarzem

## The phone that is passed round

client-on-this-device = Na tym urządzeniu
client-who-am-i = { $who }: kim jestem?
client-pass-to = Telefon bierze { $who }
client-pass-the-phone = Teraz telefon bierze
client-look-away = Reszta patrzy w inną stronę.
client-nothing-secret = Na tym ekranie nie ma sekretów.
client-gate-deal = Zobacz, czym jesteś.
client-gate-look = Zobacz, czym jesteś i co masz.
client-gate-question = Jest do ciebie pytanie.
client-what-happened = Co się właśnie stało
client-hold-to-look = Przytrzymaj, by zobaczyć
client-lift-to-hide = Unieś palec, a znów się ukryje
client-slide-to-choose = Przesuń na wybór i tam puść
client-let-go-hides = Puść, by ukryć
client-tap-to-look = Dotknij, by zobaczyć
client-tap-to-hide = Ukryj
client-twenty-seconds = najwyżej 20 sekund
client-tap-a-card = Dotknij karty.
client-slide-over-a-card = Przesuń palec na kartę.
client-point-at-several = Wskaż wszystko, co dokładasz. Wskaż ponownie, żeby cofnąć.
client-only-you = Tylko dla twoich oczu, { $who }
client-chosen-unseen = Wybrane. Nikt nie widzi co.
client-confirm-and-pass = Potwierdź, ukryj i podaj
client-choose-again = Wybierz ponownie
client-hold-to-choose-again = Przytrzymaj, by wybrać ponownie
client-done-pass = Gotowe. Ukryj i podaj
client-show-board = Pokaż stół
client-cannot-hold = Nie mogę przytrzymać
client-use-hold = Wolę przytrzymywać

## Deal and end

client-deal-title = Czym jesteś
client-deal-note = Mów, co chcesz, komu chcesz. Nikomu nie pokazuj.
client-deal-done = Wiem, kim jestem
client-end-won = Wygrywasz
client-end-lost = Przegrywasz
client-end-over = Koniec
client-end-abandoned = Nikt nie wygrywa
client-end-abandoned-note = Gospodarz zakończył grę przed czasem.
client-end-roles = Kto czym był
client-end-cards = Kto miał jakie karty
client-share-game = Udostępnij tę grę
client-share-link = Link do powtórki
client-share-send = Wyślij
client-share-draw = Narysuj obrazek
client-share-picture = Wynik, kto czym był i punkty zwrotne na obrazku
client-share-save = Zapisz obrazek
client-share-no-picture = Ta przeglądarka nie potrafi narysować obrazka.
client-finale-skip = Dotknij, żeby przejść dalej
client-turning-title = Punkty zwrotne
client-end-notes = Co kto zapisał
client-to-the-end = Do werdyktu
client-won = wygrana
client-lost = przegrana
client-rematch = Jeszcze raz, w tym samym gronie
client-rematch-join = Reszta czeka przy nowym stole
client-replay = Obejrzyj jeszcze raz
client-record = Zapisz przebieg gry
client-chain-title = Kto kogo zaraził
client-chain-link = Tura { $turn }, zarażenie: { $by } → { $whom }.
client-chain-none = Nikt nie został zarażony.
client-chain-human = człowiek
client-chain-changed = już nie człowiek
client-chain-fell = poza grą
client-chain-turns = tury od lewej do prawej
client-chain-rounds = rundy od lewej do prawej
client-chain-by = Zarażenie: { $by } → { $whom } ({ $title }).
client-chain-of = { $whom }: { $title }.
client-curve-title = Podejrzenia w czasie
client-curve-table = Jako tabela
client-curve-infected = chwila zarażenia

## Replay and statistics

client-replay-first = Na początek
client-replay-back = Krok wstecz
client-replay-on = Krok naprzód
client-replay-last = Na koniec
client-replay-play = Odtwórz
client-replay-moment = Moment gry
client-replay-speed = Tempo
client-replay-jump = Przejdź do
client-replay-chapters = Rozdziały
client-replay-eyes = Czyimi oczami
client-replay-public = wszyscy
client-replay-everything = wszyscy naraz, nic nie jest ukryte
client-won-of = wygrane: { $won } z { $played }
client-statistics-none = Na tym urządzeniu nie ma jeszcze skończonej gry.
client-all-games = Wszystkie gry
client-by-game = Według gry
client-by-side = Według strony
client-by-role = Według roli
client-by-company = Według towarzystwa
client-by-people = Z kim
client-side-humans = Po stronie ludzi
client-side-others = Po drugiej stronie
client-side-crew = Jedna załoga
client-sat-passed = Z jednym urządzeniem
client-sat-people = Z innymi ludźmi
client-sat-bots = Wśród botów
client-sat-alone = Samotnie
client-sum-played = Rozegrane
client-sum-won = Wygrane
client-sum-streak = Wygrane z rzędu
client-sum-longest = Najdłuższa seria
client-finished-games = Skończone gry
client-titles = Tytuły
client-earned-survivor = Byle przeżyć
client-earned-survivor-note = Wygraj grę.
client-earned-impostor = Jeden z nich
client-earned-impostor-note = Wygraj, nie będąc człowiekiem.
client-earned-partner = Nikt nie zostaje
client-earned-partner-note = Wygraj w kooperacji.
client-earned-burner = Oczyszczający ogień
client-earned-burner-note = Spal Coś własnoręcznie.
client-earned-witness = Naoczny świadek
client-earned-witness-note = Zobacz kartę Coś na własne oczy.
client-earned-tester = Krew nie kłamie
client-earned-tester-note = Ujawnij obcego własnym testem.
client-earned-flown = Ostatni lot
client-earned-flown-note = Ucieknij jako człowiek i wygraj.
client-earned-source = Ognisko zakażenia
client-earned-source-note = Zaraź co najmniej dwie osoby w jednej grze.
client-earned-hasty = Nerwowy palec
client-earned-hasty-note = Spal kogoś, kto jednak był człowiekiem.
client-earned-foxed = Szczwany lis
client-earned-foxed-note = Wygraj z botami cwaniakami.
client-earned-faces = Dwie twarze
client-earned-faces-note = Wygraj po obu stronach.
client-earned-winters = Wszystkie zimy
client-earned-winters-note = Wygraj w każdej z gier.
client-earned-streak = Dobra passa
client-earned-streak-note = Wygraj trzy gry z rzędu.
client-earned-veteran = Stary wyga
client-earned-veteran-note = Skończ 25 gier.
client-carry-over = Zabierz swoje gry ze sobą
client-carry-over-note = Twoje gry są tylko w tej przeglądarce. Kod przenosi je do innej; nic nie jest nigdzie wysyłane.
client-carry-out = Pokaż mój kod
client-carry-copy = Kopiuj kod
client-carry-in = Kod z innego urządzenia
client-carry-take = Dodaj te gry
client-code-copy-by-hand = Zaznaczone: skopiuj ręcznie.
client-code-taken = { $count ->
    [0] Nic nowego: te gry już tu są.
    [one] Dodano { $count } grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
}
client-code-no_room = Ta przeglądarka niczego nie zapamiętuje, więc gier nie da się dodać.
client-code-not_a_code = To nie jest kod gier: zaczyna się od „O31.” i jest jednym długim słowem.
client-code-damaged = Brakuje części kodu albo coś się w nim zmieniło. Skopiuj go jeszcze raz w całości.
client-code-newer = Ten kod pochodzi z nowszej wersji. Odśwież stronę i spróbuj ponownie.
client-code-too_long = To dłuższe, niż może być kod gier.
client-code-no_games = W tym kodzie nie ma gier.

## Settings and credits

client-theme = Motyw
client-theme-night = Noc
client-theme-blizzard = Zamieć
client-text-size = Wielkość tekstu
client-less-motion = Mniej ruchu
client-tap-setting = Podgląd dotknięciem
client-tap-setting-note = Na podawanym telefonie dotykaj zamiast przytrzymywać.
client-one-tap-setting = Jedno dotknięcie wystarczy
client-one-tap-setting-note = Wybór zostaje wysłany po chwili, bez potwierdzania; do tego czasu możesz go cofnąć. To, co kończy grę albo jest nieodwracalne, nadal trzeba potwierdzić.
client-calls = Zawołaj mnie, gdy przyjdzie moja kolej
client-calls-note = Powiadomienie, gdy stół czeka na ciebie, a ty nie patrzysz. Podaje twoje imię i grę, a nic z tajemnic.
client-calls-denied = Przeglądarka nie pozwala tu na powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.
client-call-turn = { $who }, twoja kolej
client-keys = Skróty klawiszowe przy stole
client-key-choose = wybierz odpowiedź o tym numerze
client-key-confirm = potwierdź wybór
client-key-undo = cofnij wybór
client-key-help = pomoc do pytania
client-key-log = czytaj dziennik
client-key-notes = pisz notatki
client-sounds = Dźwięki
client-sound-master = Dźwięk
client-volume = Głośność
client-sound-turn = Twój ruch
client-sound-question = Inne pytanie
client-sound-card = Ruch kart
client-sound-fire = Ogień
client-sound-panic = Panika!
client-sound-exposure = Ktoś zostaje ujawniony
client-sound-alien = Coś jest blisko
client-sound-cold = Mróz
client-sound-good = Coś się udaje
client-sound-scene = Coś się dzieje
client-sound-talk = Rozmowa
client-sound-end = Koniec
client-sound-bed = Wiatr i maszyny
client-credits-note = Outpost 31 opiera się na pracy innych. Dziękujemy.
client-credits-owners = Gry należą do swoich autorów i wydawców. To praca fanów: zasady opisane własnymi słowami, rysunki własne.

## Tutorial

client-tutorial-you = Ty
client-coach-circle = Oto stół: pięć osób wokół jednej lampy. Siedzisz na dole. Strzałki pokazują kierunek gry. Jedno z was to Coś.
client-coach-hand = Niżej widać twoje karty i to, kim jesteś: na razie człowiekiem. Dotknij karty, by przeczytać, co robi. Nikt tego nie widzi.
client-coach-goal = W każdej turze: dobierz kartę, zagraj lub odrzuć jedną, potem wymień jedną z sąsiadem. Coś zaraża, podając kartę Zarażenie! Odszukaj Coś i spal je.
client-coach-draw = Twoja tura. Weź kartę z wierzchu: naciśnij przycisk albo dotknij talii i potwierdź.
client-coach-suspicion = Teraz zagraj kartę. Dotknij swojej karty Podejrzenie, potem Palmera po prawej i potwierdź. Zobaczysz jedną z jego kart.
client-coach-offer = Każda tura kończy się wymianą. Oddaj niepotrzebną kartę: { $what }. Zatrzymaj Strach i Miotacz ognia: przydadzą się.
client-coach-exchanged = Wymiana z Nauls za tobą i tylko wy dwoje wiecie, jakie to były karty. To, co widzisz tylko ty, pojawia się właśnie tak: dotknij, aby odłożyć.
client-coach-turn_first = Nauls: dobranie, odrzucenie i wymiana z Blairem. Widzisz, kto komu daje, ale nigdy co. Nikt nie wie więcej.
client-coach-turn_second = Potem Blair i wymiana z Childsem. Dotknij twarzy albo imienia, w dzienniku też: zobaczysz wszystko, co wiesz o tej osobie, i swoje zaufanie do niej.
client-coach-turn_third = Childs wymienia się z Palmerem. Teraz tura Palmera, który na koniec musi zaoferować ci kartę. Kartą Strach możesz odmówić.
client-coach-watch = Grają inni. Widzisz, że karty krążą, ale nie widzisz jakie. Patrz, kto komu daje.
client-coach-scary = Palmer podsuwa ci zakrytą kartę. Nie bierz: odmów kartą Strach, a zobaczysz, co to było.
client-coach-draw_again = To była karta Zarażenie!, a tylko Coś może ją podać człowiekowi. Teraz już wiesz. Twoja tura: dobierz.
client-coach-burn = Dość gadania. Zagraj Miotacz ognia na Palmera.
client-coach-over = Coś nie żyje, ludzie wygrywają. Rzadko bywa tak łatwo. Siadasz do prawdziwego stołu?
client-coach-station = Oto stacja z lotu ptaka: pomieszczenia, plac z pojazdami, zapasy paliwa i jedzenia. Wszyscy stoicie w Pokoju wypoczynkowym; podkreślony pionek jest twój.
client-coach-station_cards = Twoja ręka: UŻYCIE robi to, do czego pomieszczenie służy, NAPRAWA je naprawia, SABOTAŻ psuje. Dotknij czegokolwiek, także pomieszczeń, by przeczytać, co robi. Nikt tego nie widzi.
client-coach-station_role = Na razie jesteś człowiekiem. Ktoś z pozostałej trójki już jest Obcym i tylko ta osoba o tym wie. Obcy wygrywa, gdy ucieknie razem z wami, gdy nie ma już ludzi albo gdy stacja zamarznie.
client-coach-station_goal = Trzeba się wydostać: wezwać przez radio Helikopter ratunkowy albo odlecieć lub odjechać, gdy pojazd jest sprawny i zatankowany, a wy macie Klucze. Nie zostawcie żadnego człowieka i nie zabierzcie żadnego Obcego.
client-coach-station_fuel = Każda runda zaczyna się od pogody. Jest burza: Kotłownia i Generator spaliły po 2 paliwa. Bez paliwa się psują: najpierw robi się ciemno, potem zimno.
client-coach-station_moves = Teraz każdy po kolei idzie do jakiegoś pomieszczenia i oddaje zakrytą kartę. W tej rundzie dowodzisz i idziesz na końcu. Patrz, kto dokąd idzie.
client-coach-station_watch = Patrz, co dzieje się na planie; dziennik zapisuje wszystko.
client-coach-station_turn = Twoja kolej. Wybierz: „{ $what }”.
client-coach-station_room = Dotknij Laboratorium. Jest tam Childs: gdzie pracują dwie osoby, Laboratorium daje dwa razy więcej. Ale kto dzieli z kimś pomieszczenie, ten go spotyka, a tak właśnie można się zarazić.
client-coach-station_card = Oddaj UŻYCIE: będzie na nie robota. SABOTAŻ trafia się i ludziom, a karty są tasowane, więc niełatwo wykryć, kto go oddał.
client-coach-station_withdraw = Spotykasz Childsa. Z bronią można się wycofać; nie masz jej, więc zostań. O takie rzeczy pytamy wszystkich, także tych, którzy nie mogą, żeby samo pytanie nikogo nie zdradziło.
client-coach-station_tokens = Każde z was wykłada dwa zakryte żetony i ogląda jeden cudzy. Człowiek wykłada dwa żetony Człowieka. Obcy może przemycić żeton Obcego: kto go zobaczy, odtąd jest Obcym.
client-coach-station_notice = To żeton Człowieka. Dowód słaby: Obcy też takie mają. A spotkanie źle wygląda: oba wasze znaczniki poszły w górę na torze Podejrzeń.
client-coach-station_fire = Kto ma ogień, może teraz poprosić cię o spalenie pomieszczenia. Nikt nie prosi. Takie pytania znikają same, nie musisz klikać.
client-coach-station_use = Dowodzisz: odkrywasz potasowane karty i mówisz, kto którą wykona. Pierwsza to UŻYCIE. Daj ją sobie, w Laboratorium: dobierasz za dwoje.
client-coach-station_blood = Worek krwi! Zatrzymaj go: wystarczy na test.
client-coach-station_failure = Porażka, do niczego. Odrzuć ją; nikt nie zobaczy, co to było.
client-coach-station_on_1 = Twój pionek się kładzie: zrobił swoje. Odkryj następną kartę.
client-coach-station_sabotage = SABOTAŻ! Ktoś go oddał albo to ta jedna karta, która przychodzi z talii w ciemno. Ktoś musi ją wykonać. Daj ją Palmerowi przy Generatorze: z jednym uszkodzeniem światło jeszcze się pali.
client-coach-station_on_2 = Kreskowanie pokazuje uszkodzenia. Jeszcze jedna karta: Fuchs wciąż stoi w Magazynie.
client-coach-station_items = Znowu UŻYCIE. Daj je Fuchsowi: kto pracuje w Magazynie, coś znajduje.
client-coach-station_stop = Wystarczy. Czego nie odkryjesz, idzie na odrzucone w ciemno, więc można przestać, zanim będzie gorzej.
client-coach-station_trade = Wieczór w Pokoju wypoczynkowym: pora na wymianę. Nic nie proponuj i zobacz, co zrobią inni.
client-coach-station_gift = Fuchs daje ci Narzędzia. Zatrzymaj worek krwi: prezent nie wymaga niczego w zamian.
client-coach-station_deal = Wszyscy widzą, że doszło do wymiany i ile rzeczy poszło w którą stronę, ale nie jakie. O odmowie wiedzielibyście tylko we dwoje.
client-coach-station_accuse = Teraz wszyscy naraz kogoś wskazują, a każdy palec przesuwa znacznik w górę. Kto stał przy Generatorze? Wskaż Palmera.
client-coach-station_pointed = Trzy palce wskazują Palmera, którego znacznik jest już na czerwonym, i jeden ciebie. Na czerwonym trzeba pokazywać oddawane karty.
client-coach-station_test = Pora na testy. Zacznij od testu A: kosztuje worek krwi, a najbardziej podejrzana osoba musi pokazać, kim jest.
client-coach-station_willing = Pytamy wszystkich, a tylko Lider dowie się, kto się zgłasza. Odpowiedz: tak.
client-coach-station_tester = Lider wybiera, kto testuje: ty.
client-coach-station_exposed = Palmer to Obcy! Maska opadła: odtąd poluje jawnie, czając się w pomieszczeniach. Pomaga na to ogień, pomaga towarzystwo. Człowiek trafiłby na zielone pole i zyskał zaufanie.
client-coach-station_night = Noc: znikają cztery porcje jedzenia, a ze śniegu przybiegają psy. Sam na sam z psem też można się zarazić. Fuchs podniósł po drodze żeton Lidera i teraz dowodzi.
client-coach-station_over = To była cała runda. Palmer poluje, radio nie działa, brakuje paliwa, a jutro Obcych może być więcej. Resztę już znasz. Siadasz do prawdziwego stołu?
client-coach-crew = Przy stole nie ma nikogo więcej: cała szóstka jest twoja. Pod każdą postacią leży karta roli, której nikt nie widział, a Obcych może być wśród nich nawet dwóch. Nawet ty nie wiesz, kto.
client-coach-crew_goal = Trzeba uciec ze wszystkimi ludźmi na pokładzie i bez Obcego: nadaj S.O.S. z Radiostacji albo napraw i zatankuj pojazd i znajdź Klucze. Przegrywasz, jeśli na pokładzie jest Obcy, jeśli zostanie choć jeden człowiek albo jeśli stacja zamarznie.
client-coach-crew_track = Tor Podejrzeń: sześć znaczników na żółtym polu i żeton Zagrożenia na 6. Żeton zbliża się co rundę. Czyj znacznik go spotka, ten okazuje się Obcym, odchodzi z załogi i poluje na pozostałych.
client-coach-crew_rooms = Cała szóstka w jednym panelu: { $what }. Towarzystwo przesuwa znaczniki w górę, ale we dwóch w Laboratorium dobiera się za dwóch.
client-coach-crew_repair = Teraz kości. Rzucasz trzema i dajesz je jednej postaci, która może zrobić jedną rzecz. Nie ma tu złej kości: daj je Windowsowi, który usuwa z radia po dwa uszkodzenia naraz.
client-coach-crew_dormitory = Clark odpoczywa w Sali sypialnej. Raz na rundę może obrócić cudzą kość na dowolną ściankę. Zachowaj to na gorsze kości.
client-coach-crew_keep_all = Windows może anulować kości, ale za każdą jego znacznik idzie o pole w górę na torze Podejrzeń. Wszystkie trzy są dobre: nie anuluj żadnej.
client-coach-crew_act_windows = Wykonuje się jedną kość. Wybierz: „{ $what }”.
client-coach-crew_on_1 = Radio ma jeszcze 4 uszkodzenia, a Windows się kładzie: na dziś skończył. Rzuć jeszcze raz.
client-coach-crew_weapon = SABOTAŻ! Dopóki jest zła kość, nic innego się nie dzieje: uderza w pomieszczenie, w którym stoi postać. Mimo to daj kości MacReady’emu w Zbrojowni.
client-coach-crew_turn = Po to jest Clark. Wybierz: „{ $what }”.
client-coach-crew_keep = Nie ma już złej kości. Nie anuluj żadnej.
client-coach-crew_act_macready = Wybierz: „{ $what }”. W Zbrojowni MacReady dobiera trzy karty Broni i zatrzymuje jedną.
client-coach-crew_find = Zatrzymaj kartę „{ $what }”: pozwala MacReady’emu uniknąć towarzystwa, które przesunęłoby jego znacznik, i nigdy się nie zużywa.
client-coach-crew_on_2 = MacReady też się kładzie. Rzuć jeszcze raz.
client-coach-crew_blood = ZAGROŻENIE zbliża żeton o jedno pole i nic innego się nie dzieje. Daj kości doktorowi Blairowi w Laboratorium: jest na to sposób.
client-coach-crew_cancel = Clark nie pomoże dwa razy w jednej rundzie, więc winę bierze na siebie dr Blair. Anuluj ZAGROŻENIE i żadnej innej kości: jego znacznik idzie o pole w górę.
client-coach-crew_act_blair = Wybierz: „{ $what }”. W Laboratorium dr Blair dobiera po żetonie za każdą z dwóch obecnych tam osób i jeden dodatkowo.
client-coach-crew_failure = Porażka, do niczego. Odrzuć ją.
client-coach-crew_on_3 = Norris i Nauls jeszcze stoją. Rzuć jeszcze raz.
client-coach-crew_bad = Znowu ZAGROŻENIE. Ktoś musi dostać te kości: daj je Naulsowi, dziś obejdzie się bez pracy.
client-coach-crew_let_it = Tym razem pozwól na to: żaden znacznik nie jest jeszcze blisko żetonu. Nie anuluj żadnej.
client-coach-crew_stop = Zagrożenie jest na 5. Możesz przestać, kiedy chcesz: nierzucone kości nie szkodzą. Na tym koniec.
client-coach-crew_leisure = Wieczór w Pokoju wypoczynkowym: rzeczy swobodnie przechodzą z rąk do rąk. Wszystko jest na miejscu, więc nikt nic nie oddaje.
client-coach-crew_test = Pora na testy. Zacznij od testu A: kosztuje worek krwi, a najbardziej podejrzana osoba musi pokazać, kim jest. To dr Blair, na polu 3.
client-coach-crew_willing = Worek krwi ma dr Blair. Odpowiedz: tak.
client-coach-crew_tester = Dowodzisz, więc wybierasz, kto testuje: dr Blair. Tak, może zbadać własną krew.
client-coach-crew_night = Dr Blair jest człowiekiem! Jego znacznik idzie na zielone pole, gdzie Zagrożenie nie sięga. Potem noc: znikają cztery porcje jedzenia, ze śniegu przybiegają psy, a Zagrożenie przesuwa się na 4.
client-coach-crew_over = To była cała runda. Radio wymaga jeszcze dwóch napraw, Zagrożenie się zbliża, a wśród pozostałej piątki może być Obcy. W razie wątpliwości poproś o radę. Ruszasz do prawdziwej stacji?
client-coach-try = Na razie wybierz: { $what }
client-coach-next = Dalej
client-coach-leave = Wyjdź

## What bots say in a voice of their own, by temper

client-phrase-test_them-cautious = { $way ->
    [one] Zanim zrobimy coś głupiego: test.
   *[other] Po teście łatwiej będzie spać.
}
client-phrase-take_your_time-cautious = { $way ->
    [one] Spokojnie. Tu błędów się nie cofa.
   *[other] Przemyśl to. Dwa razy.
}
client-phrase-watch_out-cautious = { $way ->
    [one] Ostrożnie, proszę.
   *[other] Powoli. Coś tu nie gra.
}
client-phrase-maybe-cautious = Wolę jeszcze nie mówić.
client-phrase-good_luck-bold = No to do roboty.
client-phrase-burn_it-bold = { $way ->
    [one] Dość gadania. Ognia!
   *[other] Na co czekamy? Spalić to!
}
client-phrase-follow_me-bold = { $way ->
    [one] Idę przodem. Dalej!
   *[other] Wszyscy za mną!
}
client-phrase-hurry_up-bold = { $way ->
    [one] Ruszać się! Stanie w miejscu nas zabije.
   *[other] No dalej, dalej!
}
client-phrase-no-bold = Nie ma mowy.
client-phrase-stay_away-paranoid = { $way ->
    [one] Jeszcze krok, a pożałujesz.
   *[other] Widzę, co robisz. Nie podchodź!
}
client-phrase-nobody_trusts_anybody-paranoid = { $way ->
    [one] To może być każdy. Albo wszyscy.
   *[other] Śpię plecami do ściany.
}
client-phrase-maybe-paranoid = Po co to mówisz? Czego chcesz?
client-phrase-hello-charming = Dobry wieczór, moi drodzy! Jaka piękna zamieć!
client-phrase-trust_me-charming = { $way ->
    [one] Czy można by cię okłamać?
   *[other] Z taką twarzą? Zaufaj mi.
}
client-phrase-well_played-charming = { $way ->
    [one] Wspaniale! Lepiej się nie da.
   *[other] Aż miło patrzeć na tę grę.
}
client-phrase-sorry-charming = Wybacz. To nie miało tak wyjść.
client-phrase-thank_you-charming = Jakie to miłe!
client-phrase-yes-silent = Mhm.
client-phrase-no-silent = Błąd.
client-claim-i_suspect-cautious = { $thing ->
    [nothing] Mogę się mylić, ale { $about } mnie niepokoi.
   *[something] Mogę się mylić, ale { $about } mnie niepokoi: { $thing }.
}
client-claim-i_suspect-bold = { $thing ->
    [nothing] To { $about }. Stawiam własne buty.
   *[something] To { $about }, stawiam własne buty: { $thing }!
}
client-claim-i_suspect-paranoid = { $thing ->
    [nothing] { $about }! Wiadomo było od początku.
   *[something] { $about }! I nikt tego nie zauważył: { $thing }!
}
client-claim-i_suspect-charming = { $thing ->
    [nothing] Przykro mi to mówić, ale { $about }…
   *[something] Przykro mi to mówić, ale { $about }… { $thing }.
}
client-claim-i_suspect-silent = { $thing ->
    [nothing] { $about }.
   *[something] { $about }: { $thing }.
}
client-claim-i_trust-charming = { $about }? Złota dusza. Powierzam jej własne życie.
