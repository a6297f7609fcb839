### The command line: what it says about itself, what it asks, and what it refuses.

cli-help = Gry ze świata „Coś”. Samo polecenie otwiera stoły w przeglądarce, resztę robią podpolecenia. Nie ufaj nikomu.
cli-help-version = Pokaż wersję i zakończ.
cli-help-play = Zagraj tu i teraz, z ludźmi przy tej klawiaturze i botami na pozostałych krzesłach.
cli-help-replay = Odtwórz zapisaną grę: jako widz, z jednego z miejsc albo bez tajemnic.
cli-help-simulate = Niech boty rozegrają wiele gier; policz, kto wygrywa.
cli-help-rules = Czytaj zasady: wszystkie, jeden punkt albo te, w których pada dane słowo.
cli-help-sit = Posadź swojego bota albo jednego z naszych przy prawdziwym stole i daj mu grać.
cli-help-link = Link do stołu, ten sam, który się rozsyła
cli-help-bot = Kto gra: { $levels } albo MODUŁ:KLASA z tego folderu
cli-help-sit-name = Jak się nazywa; za imieniem stanie „(bot)”, żeby wszyscy wiedzieli
cli-help-sit-seat = Które miejsce zajmie (domyślnie pierwsze wolne)
cli-sitting = { $name } siada do stołu i wszyscy widzą, że to bot. Ctrl-C, żeby wstać.
cli-sit-again = Połączenie przerwane. Jeszcze jedna próba.
cli-sit-won = Koniec. Wygrana.
cli-sit-lost = Koniec. Przegrana.
cli-sit-ended = Stół zamknięto przed końcem gry.
cli-bad-link = „{ $link }” to nie jest link do stołu. Wygląda tak: http://localhost:3131/#/t/STÓŁ.
cli-bad-bot = „{ $bot }” nie umie grać. Podaj: { $levels } albo MODUŁ:KLASA.
cli-no-bot = Nie ma tu bota { $bot }: { $error }
cli-sit-refused = Stół odmówił: { $reason }.
cli-sit-unreachable = Pod adresem { $server } nikt nie odpowiada.
cli-help-serve = Otwórz dom gry dla ludzi w twojej sieci; wystarczy im przeglądarka.
cli-help-backup = Zapisz wszystkie stoły do jednego pliku, także w trakcie gry.
cli-help-restore = Zastąp wszystkie stoły kopią zapasową, także w trakcie gry.
cli-help-host = Adres, na którym nasłuchiwać; domyślnie cała twoja sieć.
cli-help-port = Port, na którym nasłuchiwać; domyślnie 3131.
cli-help-data = Folder, w którym trzymane są stoły.
cli-help-store = Gdzie trzymać stoły zamiast w tym folderze: adres PostgreSQL.
cli-help-processes = Ile procesów uruchomić na tej maszynie, wszystkie na jednym porcie; więcej niż jeden wymaga bazy danych PostgreSQL.
cli-help-root-path = Ścieżka, którą proxy rezerwuje dla tego serwera, np. /outpost, gdy nie ma on całego adresu dla siebie.
cli-help-certificate = Plik z certyfikatem dla https. Bez niego serwer mówi zwykłym http.
cli-help-key = Klucz prywatny certyfikatu, jeśli jest w innym pliku.
cli-help-browser = Otwórz przeglądarkę, gdy tylko dom gry ruszy.
cli-help-backup-target = Plik do zapisania.
cli-help-restore-source = Plik zapisany poleceniem backup.
cli-help-tables = Doglądaj stołów serwera: wypisz je, obejrzyj jeden, zakończ go albo usuń.
cli-help-tables-list = Wypisz stoły, najnowsze najpierw.
cli-help-tables-show = Pokaż jeden stół: grę, kto przy nim siedzi, od kiedy śpi. Tajemnice pozostają tajemnicami.
cli-help-tables-end = Zakończ stół bez zwycięzcy, także w trakcie gry.
cli-help-tables-delete = Usuń stół i wszystko, co przy nim powiedziano.
cli-help-tables-table = Identyfikator stołu, taki jak w jego linku.
cli-help-tables-state = Tylko stoły w tym stanie: lobby, playing, ended albo given_up.
cli-help-tables-yes = Tak, na pewno.
cli-bad-state = Żaden stół nie jest { $state }; stan to jeden z: { $states }.
cli-tables-asleep = śpi od { $since }
cli-tables-count = { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
cli-tables-entries = wpisów w dzienniku: { $count }, spakowanych: { $packed }
cli-tables-trouble = nie można grać: { $trouble }
cli-tables-sure = Ze stołu { $table } nic nie zostanie. Jeśli na pewno, dodaj --yes.
cli-tables-ended = Stół { $table } jest zakończony.
cli-tables-deleted = Stół { $table } jest usunięty.
cli-help-demo = Pokaz: boty grają, goście patrzą albo siadają z nimi, gry kończą się po pewnym czasie i nic nie jest zachowywane.
cli-help-backup-every = Co ile godzin serwer sam zapisuje kopię zapasową w swoim folderze.
cli-help-restore-until = Wróć do tej chwili sprzed kopii, w czasie uniwersalnym: 2026-11-16T21:30.
cli-bad-moment = { $text } to nie jest chwila; napisz ją tak: 2026-11-16T21:30.
cli-help-game = Która gra: { $games }.
cli-help-seats-one = Ile osób gra.
cli-help-seats-many = Ile osób gra: 6, 4-12 albo 4,6,8. Domyślnie wszystkie liczby, na które pozwala gra.
cli-help-bots = Ile z nich to boty; reszta to ludzie przy tej klawiaturze. Domyślnie wszyscy prócz jednej osoby.
cli-help-level = Jak dobrze grają boty: { $levels }. Domyślnie novice.
cli-help-level-simulate = Jak dobrze grają boty: { $levels }. Domyślnie najlepsze z tych, które odpowiadają od razu: boty cunning potrzebują na grę kilku sekund.
cli-help-seed = Ziarno, które rozstrzyga o wszystkim, co losowe. Bez niego przypadek jest prawdziwy.
cli-help-seed-simulate = To samo ziarno daje ten sam wynik.
cli-help-option = Opcja stołu w postaci nazwa=wartość; można podać kilka.
cli-help-names = Imiona w kolejności miejsc, po przecinku: Ania,Bartek.
cli-help-save = Gdzie zachować zapis gry.
cli-help-language = Język gry.
cli-help-file = Zachowany zapis gry.
cli-help-seat = Tak, jak było widać z tego miejsca, licząc od 1.
cli-help-everything = Bez tajemnic; tylko dla gier już skończonych.
cli-help-step = Czekaj na Enter po każdej turze.
cli-help-games = Ile gier na każdą liczbę miejsc.
cli-help-jobs = Ile procesów; domyślnie tyle, ile jest rdzeni.
cli-help-cluster = Na klastrze Ray zamiast w procesach na tej maszynie: auto albo jego adres.
cli-help-json = Wypisz JSON zamiast tabeli.
cli-help-clause = Punkt, na przykład S-3.2, rozdział, na przykład S-3, albo słowa do znalezienia.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Refusals

cli-did-you-mean = Chodziło o { $what }?
cli-running-as-root = serwer działa jako root. Bezpieczniej dać mu osobne konto.
cli-demo = Pokaz otwarty: gry trwają najwyżej { $minutes } min i nic nie jest zachowywane.
cli-docs-missing = W tej kopii nie ma dokumentacji. W kopii projektu dołącza ją „python3 play.py docs”; same strony są w jej folderze docs.
cli-server-trouble = { $trouble }.
cli-backed-up = Kopia zapasowa zapisana: { $file }
cli-restored = Przywrócono stoły z pliku { $file }
cli-no-game = nie ma gry „{ $game }”. Są: { $games }.
cli-bad-seats = { $title }: od { $least } do { $most } graczy, zapis jak 6, { $least }-{ $most } albo 4,6; nie „{ $seats }”.
cli-bad-bots = botów może być od 0 do { $seats }, bo tyle jest miejsc, nie { $bots }.
cli-bad-games = symulacja ma od 1 do { $most } gier na każdą liczbę miejsc, nie { $games }.
cli-bad-jobs = potrzeba co najmniej 1 procesu, nie { $jobs }.
cli-option-form = opcję zapisuje się jako nazwa=wartość, nie „{ $option }”.
cli-no-option = { $title } nie ma opcji „{ $name }”. Ma: { $names }.
cli-bad-option = opcja { $name } to { $allowed }, nie „{ $value }”.
cli-no-level = { $title }: boty „{ $level }” w to nie grają. Są: { $levels }.
cli-no-language = brak słów w języku „{ $language }”. Są: { $languages }.
cli-many-names = imiona: { $count }, miejsca: { $seats }. Ktoś musiałby stać.
cli-bad-name = imię ma od 1 do { $most } drukowalnych znaków, nie „{ $name }”.
cli-same-names = dwie osoby o tym samym imieniu: nawet jak na to miejsce za duży zamęt.
cli-file-there = { $file } już istnieje; wybierz inną nazwę.
cli-no-folder = w folderze { $folder } nie da się nic zapisać.
cli-not-written = nie udało się zapisać { $file }: { $why }.
cli-not-read = nie da się odczytać { $file }: { $why }.
cli-not-a-record = { $file } nie jest zapisem gry albo jest tylko jego częścią.
cli-bad-record = nie da się odtworzyć { $file }: { $why }.
cli-bad-seat = zapis ma miejsca od 1 do { $seats }, nie { $seat }.
cli-seat-or-everything = albo jedno miejsce, albo wszystko, nie jedno i drugie.
cli-not-over = tej gry nigdy nie skończono; bez tajemnic opowiadamy tylko gry skończone.
cli-game-failed = gra się urwała: { $error }. Aby zobaczyć to jeszcze raz: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = przerwano.
cli-stopped = przerwano; nic nie policzono.
cli-no-cluster = brak klastra: { $error }.
cli-no-rules = { $game }: nie ma jeszcze zasad. Są dla: { $games }.
cli-no-clause = { $game }: nie ma punktu { $clause }. { $near ->
    [none] Rozdziały to { $chapters }.
   *[some] Chodziło o { $near }?
}
cli-nothing-found = { $title }: nic w zasadach nie mówi o „{ $words }”.

## At the table

cli-gate = { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
cli-gate-others = Reszta patrzy w inną stronę. Na was też przyjdzie kolej w ciemności.
cli-happened = Co się stało
cli-nothing-happened = Na razie nic. Głównie wiatr.
cli-earlier = … a wcześniej jeszcze więcej: l pokazuje cały dziennik.
cli-log = Cały dziennik
cli-hint = Liczba wybiera · ? pomoc · r SŁOWO zasady · w czemu · l dziennik · q wyjście
cli-hint-advice = a rada
cli-hint-set = 4 4 2 odpowiada też za następnych
cli-advice = Mój wybór to { $number }: { $option }.
cli-foreseen = Zanim wybierzesz:
cli-why = Co jest teraz niedostępne i dlaczego:
cli-why-nothing = Dostępne jest wszystko, co tu widać.
cli-not-understood = Nie ma odpowiedzi „{ $typed }”. Wpisz liczbę od 1 do { $most }, ? (pomoc), r SŁOWO (zasady), w (czego nie można wybrać i dlaczego), l (dziennik) albo q (wyjście).
cli-not-a-choice = Z odpowiedzi „{ $typed }” nie da się odczytać wyboru. Odpowiedz liczbą od 1 do { $most } albo słowami jednej z opcji.
cli-help-keys =
    Liczba wybiera daną opcję. Sam Enter rysuje stół od nowa.
    ? pomaga przy tym pytaniu, ? 3 przy opcji 3, ? siekiera przy karcie, ? S-3.2 pokazuje punkt zasad.
    r SŁOWO szuka słowa w zasadach. l pokazuje cały dziennik. q odchodzi od stołu.
cli-see-also = Zasady: { $clauses }
cli-no-help = Nie ma pomocy do „{ $word }”. r { $word } poszuka tego w zasadach.
cli-which-word = Wpisz słowo po r: r ogień.
cli-no-rules-here = Nie ma pod ręką zasad tej gry.
cli-leave = Odejść od stołu? Gra się tu skończy. (t/n)
cli-yes = t
cli-grave = { $option }. Tego nie da się cofnąć. Na pewno? (t/n)
cli-save-where = Plik na zapis gry (sam Enter: bez zapisu):
cli-saved = Zapis jest w { $file }.
cli-left = Odsuwasz krzesło i wychodzisz. Nikt cię nie zatrzymuje.
cli-watching = Nikt przy tej klawiaturze nie gra; oto, co widzi widz.
cli-over = Koniec
cli-won = wygrana
cli-lost = przegrana
cli-chain = Kto kogo zaraził
cli-no-chain = Nikt nie został zarażony.

## Replays

cli-replay-head = { $title }, liczba miejsc: { $seats }, { $viewer ->
    [onlooker] oczami widza
    [everything] bez tajemnic
   *[seat] tak to widzi { $name }
}
cli-replay-unfinished = Tu zapis się kończy. Gry nigdy nie dokończono.
cli-replay-step = Enter: dalej, q: koniec.

## Simulations

cli-simulating = Gramy
cli-simulate-title = { $title }: kto wygrywa (gier na każdą liczbę miejsc: { $games }; boty { $level }; ziarno { $seed })
cli-column-seats = miejsca
cli-nobody = nikt
cli-column-turns = tury
cli-column-decisions = decyzje
cli-column-infections = zarażenia
cli-simulate-roles = Ile na 100 miejsc, które kończą w tej roli, wygrywa
cli-simulate-note = Częstości na 100 gier, pod nimi przedziały 95% (Wilson). Długości: średnia; 90 na 100 gier mieści się w zakresie pod nią.
cli-simulate-reasons = Jak to się skończyło

## Rules

cli-rules-found = { $count ->
    [one] Jeden punkt mówi o „{ $words }”
    [few] { $count } punkty mówią o „{ $words }”
    [many] { $count } punktów mówi o „{ $words }”
   *[other] { $count } punktu mówi o „{ $words }”
}
cli-rules-option = Aby to zmienić: --option { $name }=… ({ $choices }; domyślnie { $default })
cli-one-table = jeden stół ma jedną liczbę miejsc, nie „{ $seats }”.
cli-see-help = Zajrzyj tu: { $command } --help.

cli-help-arena = Niech boty różnych poziomów zagrają przeciw sobie na tych samych rozdaniach; zmierz, ile są warte.
cli-help-arena-seats = Ile miejsc ma stół.
cli-help-arena-levels = Poziomy do porównania, najlepszy pierwszy, po przecinku; domyślnie seasoned,novice. Są: { $levels }.
cli-help-arena-games = Ile gier rozegrać przy każdym stole.
cli-help-arena-talk = Niech boty rozmawiają.
cli-help-arena-report = Zapisz stronę z wykresami do tego pliku.
cli-arena-sides = { $title }: kto wygrywa (miejsca: { $seats }; gier przy każdym stole: { $games }; ziarno { $seed })
cli-arena-humans = ludzie
cli-arena-aliens = Obcy
cli-arena-level = poziom
cli-arena-humans-win = wygrywają ludzie
cli-arena-aliens-win = wygrywa Obcy
cli-arena-friendly-fire = ludzie spaleni przez ludzi
cli-arena-seat = Jedno miejsce danego poziomu wśród miejsc innego: jak często wygrywa, zależnie od strony na początku
cli-arena-among = wśród
cli-arena-times = Czas jednej decyzji, w milisekundach procesora
cli-arena-beliefs = Co ludzie sądzą o pozostałych
cli-column-predictions = prognozy
cli-column-brier = Brier
cli-column-baseline = sam zegar
cli-column-skill = trafność
cli-column-calibration-error = błąd kalibracji
cli-arena-matched = trafność przy zgodnym modelu
cli-arena-note = Odsetki w procentach, z przedziałami 95% (Wilson). Gier razem: { $played }; gier, których nie dało się dokończyć: { $stalls }.

## The league of exploiters

cli-help-lab = Sprawdź, jak można pokonać boty.
cli-help-exploit = Posadź do tych samych rozdań graczy, którzy próbują wykorzystać boty, i zmierz, ile na tym zyskują.
cli-help-exploit-games = Ile rozdań przypada na każdego, z nim i bez niego.
cli-help-exploit-only = Tylko ci, po przecinku; domyślnie wszyscy.
cli-help-exploit-level = Poziom botów, które mają być wykorzystane. Są: { $levels }.
cli-help-exploit-search = Poszukaj też po obu stronach gracza, który wygrywa częściej, w tylu krokach; krok to 1000 gier.
cli-no-exploiter = { $title }: nie ma cwaniaka „{ $name }”. Są: { $names }.
cli-nobody-to-exploit = { $title }: nikt niczego nie ukrywa, więc nie ma kogo wykorzystać.
cli-exploit-heading = { $title }: ile zyskują cwaniacy (miejsca: { $seats }; rozdania: { $games }; ziarno { $seed })
cli-exploit-name = cwaniak
cli-exploit-side = strona
cli-exploit-wins = wygrywa
cli-exploit-usual = bot na jego miejscu
cli-exploit-gain = zysk
cli-exploit-side-gain = zysk jego strony
cli-exploit-human = człowiek
cli-exploit-alien = Obcy
cli-exploit-note = W procentach gier i punktach procentowych, z przedziałami 95%, parami na tych samych rozdaniach.

## Export

cli-help-export = Zapisz do pliku każdą decyzję z gier między botami, wraz z tym, jak było naprawdę, dla tych, którzy je badają.
cli-help-export-out = Plik do zapisania: .parquet lub .jsonl. Karta obok mówi, jak powstał.
cli-help-export-seats = Ile osób gra: 6, 4-12 albo 4,6,8. Przy kilku liczbach gry idą na przemian.
cli-help-export-games = Ile gier łącznie.
cli-bad-export = decyzje zapisuje się do pliku, którego nazwa kończy się na .parquet lub .jsonl, nie do { $file }.
cli-no-parquet = plik Parquet wymaga pyarrow, a nie jest zainstalowane. Zainstaluj je poleceniem { $command } albo zapisz plik .jsonl.
cli-exported = Zapisano: { $file } i jego kartę: { $card }

## Learning

cli-help-learn = Wyznacz od nowa, z gier między botami, liczby, na których opierają się boty, i zapisz ich pliki w całości.
cli-help-learn-what = Czego się uczyć: habits (zwyczaje) albo value (ocena).
cli-help-learn-games = Ile gier rozegrać; domyślnie tyle, ile dla liczb dołączonych do programu.
cli-help-learn-seed = Od czego zależą rozdania; domyślnie ziarno liczb dołączonych do programu.
cli-help-learn-folder = Gdzie zapisać pliki; domyślnie tam, skąd czytają je boty.
cli-help-learn-keep = Niczego nie ucz: zachowaj liczby i zaznacz w plikach, że po zmianie kodu nadal obowiązują.
cli-no-lesson = { $title }: nie ma lekcji „{ $what }”. Są: { $lessons }.
cli-nothing-to-keep = nie ma pliku { $file }, więc nie ma też liczb do zachowania.
cli-keep-plays-nothing = --keep nie rozgrywa żadnych partii, więc klaster nie miałby nic do roboty: pomiń --keep albo --cluster.
cli-learned = Zapisano: { $file }
