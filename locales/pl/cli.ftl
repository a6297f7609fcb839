### The command line: what it says about itself, what it asks, and what it refuses.

cli-help = Gry o Czymś w twoim terminalu. Nie ufaj nikomu.
cli-help-version = Podaj, która to wersja, i zakończ.
cli-help-play = Zagraj tu i teraz, z ludźmi przy tej klawiaturze i botami na pozostałych krzesłach.
cli-help-replay = Opowiedz zapisaną grę jeszcze raz: jako widz, z jednego z miejsc albo bez tajemnic.
cli-help-simulate = Niech boty rozegrają wiele gier; policz, kto wygrywa.
cli-help-rules = Czytaj zasady: wszystkie, jeden punkt albo tam, gdzie pada dane słowo.
cli-help-serve = Otwórz dom pełen stołów dla ludzi w twojej sieci; wystarczy im przeglądarka.
cli-help-backup = Zapisz wszystkie stoły do jednego pliku, także w trakcie gry.
cli-help-restore = Zastąp wszystkie stoły kopią zapasową, także w trakcie gry.
cli-help-host = Adres, na którym nasłuchiwać; bez podania cała twoja sieć.
cli-help-port = Port, na którym nasłuchiwać; bez podania 3131.
cli-help-data = Folder, w którym trzymane są stoły.
cli-help-store = Gdzie trzymać stoły zamiast w tym folderze: adres PostgreSQL.
cli-help-browser = Otwórz przeglądarkę, gdy dom jest otwarty.
cli-help-backup-target = Plik do zapisania.
cli-help-restore-source = Plik zapisany poleceniem backup.
cli-help-game = Która gra: { $games }.
cli-help-seats-one = Ile osób gra.
cli-help-seats-many = Ile osób gra: 6, 4-12 albo 4,6,8. Bez podania wszystkie liczby, na które pozwala gra.
cli-help-bots = Ile z nich to boty; reszta to ludzie przy tej klawiaturze. Bez podania wszyscy prócz jednej osoby.
cli-help-level = Jak dobrze grają boty: { $levels }. Bez podania najlepszy, jaki ma gra.
cli-help-level-simulate = Jak dobrze grają boty: { $levels }. Bez podania najlepszy, który odpowiada od razu: boty cunning potrzebują na grę kilku sekund.
cli-help-seed = Rozstrzyga o wszystkim, co losowe. Bez podania przypadek jest prawdziwy.
cli-help-seed-simulate = To samo ziarno daje ten sam wynik.
cli-help-option = Opcja stołu w postaci nazwa=wartość; można podać kilka.
cli-help-names = Imiona w kolejności miejsc, po przecinku: Ania,Bartek.
cli-help-save = Gdzie zachować zapis gry.
cli-help-language = W jakim języku.
cli-help-file = Zachowany zapis gry.
cli-help-seat = Tak, jak było widać z tego miejsca, licząc od 1.
cli-help-everything = Bez tajemnic; dla gier już skończonych.
cli-help-step = Czekaj na Enter po każdej turze.
cli-help-games = Ile gier na każdą liczbę miejsc.
cli-help-jobs = Ile procesów; bez podania tyle, ile jest rdzeni.
cli-help-json = Wypisz JSON zamiast tabeli.
cli-help-clause = Punkt, na przykład S-3.2, rozdział, na przykład S-3, albo słowa do znalezienia.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Refusals

cli-did-you-mean = Chodziło o { $what }?
cli-server-trouble = { $trouble }.
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
cli-no-rules = { $game }: nie ma jeszcze zasad. Są dla: { $games }.
cli-no-clause = { $game }: nie ma punktu { $clause }. { $near ->
    [none] Rozdziały to { $chapters }.
   *[some] Chodziło o { $near }?
}
cli-nothing-found = { $title }: nic w zasadach nie mówi o „{ $words }”.

## At the table

cli-gate = { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
cli-gate-others = Cała reszta: patrzcie w inną stronę. Na was też przyjdzie kolej w ciemności.
cli-happened = Co się stało
cli-nothing-happened = Na razie nic. Głównie wiatr.
cli-earlier = … a wcześniej jeszcze więcej: l pokazuje cały dziennik.
cli-log = Cały dziennik
cli-hint = Liczba wybiera · ? pomoc · r SŁOWO zasady · w czemu · l dziennik · q wyjście
cli-hint-advice = a rada
cli-advice = Mój wybór to { $number }: { $option }.
cli-why = Nie do wyboru, i dlaczego:
cli-why-nothing = Wybrać można wszystko, co tu widać.
cli-not-understood = „{ $typed }” nie ma do wyboru. Wpisz liczbę od 1 do { $most }, ? po pomoc, r SŁOWO po zasady, w po to, czego nie można wybrać i dlaczego, l po dziennik, q by wyjść.
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
cli-save-where = Plik na zapis gry (sam Enter: bez zapisu):
cli-saved = Zapis jest w { $file }.
cli-left = Odsuwasz krzesło i wychodzisz. Nikt cię nie zatrzymuje.
cli-watching = Nikt przy tej klawiaturze nie gra; oto, co widzi widz.
cli-over = Koniec
cli-won = wygrana
cli-lost = przegrana
cli-chain = Kto kogo zaraził
cli-no-chain = Nikt nie złapał zarazy.

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
cli-simulate-title = { $title }: kto wygrywa … gier na każdą liczbę miejsc: { $games } (boty { $level }, ziarno { $seed })
cli-column-seats = miejsca
cli-nobody = nikt
cli-column-turns = tury
cli-column-decisions = decyzje
cli-column-infections = zarażenia
cli-simulate-roles = Z miejsc, które kończą jako … tyle na 100 wygrywa
cli-simulate-note = Częstości na 100 gier, pod nimi przedziały 95 % (Wilson). Długości: średnia; 90 na 100 gier mieści się w zakresie pod nią.
cli-simulate-reasons = Jak to się skończyło

## Rules

cli-rules-found = { $count ->
    [one] Jeden punkt mówi o „{ $words }”
    [few] { $count } punkty mówią o „{ $words }”
    [many] { $count } punktów mówi o „{ $words }”
   *[other] { $count } punktu mówi o „{ $words }”
}
cli-rules-option = Opcja { $name }: { $choices }; zwykle { $default }.
cli-one-table = jeden stół ma jedną liczbę miejsc, nie „{ $seats }”.
cli-see-help = { $command } --help powie, co można podać.

cli-help-arena = Niech boty różnych poziomów zagrają przeciw sobie na tych samych rozdaniach; zmierz, ile są warte.
cli-help-arena-seats = Ile miejsc ma stół.
cli-help-arena-levels = Rywalizujące poziomy, najlepszy pierwszy, po przecinku; bez podania seasoned,novice. Są: { $levels }.
cli-help-arena-games = Ile gier rozegrać przy każdym stole.
cli-help-arena-talk = Niech boty rozmawiają.
cli-help-arena-report = Zapisz stronę z wykresami do tego pliku.
cli-arena-sides = { $title }, liczba miejsc: { $seats }. Kto wygrywa; gier przy każdym stole: { $games } (ziarno { $seed })
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
cli-arena-note = Odsetki w procentach z przedziałami 95 % (Wilson); gier razem: { $played }, z tego nie dało się skończyć: { $stalls }.
