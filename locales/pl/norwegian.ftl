### Norwegian Outpost: only what differs from boardgame.ftl or is added. NPCs take the place of dogs; the one dog runs.
###
### $record is a key, "healthy" or "fillings"; $side is "human" or "alien". $tokens is a list of departure tokens.

norwegian-title = Norweska stacja
norwegian-tagline = Dla odmiany światło dnia. Pies już biegnie.

## What became of people

norwegian-status-escaped = po ucieczce

## Places

norwegian-room-helicopter-help = Gotowy od początku. UŻYCIE z Kluczami: ucieczka dla obecnych. NAPRAWA i SABOTAŻ jak zwykle.
norwegian-room-radio_room-help = Gotowa od początku. UŻYCIE: wyślij S.O.S. SABOTAŻ: 1 uszkodzenie i cisza aż do naprawy.
norwegian-room-weather_station-help = UŻYCIE: rzuć kością Pogody i zostaw ją tutaj, potem wyślij 1 paliwo do Kotłowni lub Generatora. SABOTAŻ: przepada 1 paliwo.
norwegian-room-snow_cat_a = Ratrak A
norwegian-room-snow_cat_a-in = przy Ratraku A
norwegian-room-snow_cat_a-to = do Ratraka A
norwegian-room-snow_cat_a-from = z Ratraka A
norwegian-room-snow_cat_a-help = Gotowy od początku. UŻYCIE z Kluczami: ucieczka dla obecnych. Jedno uszkodzenie go zatrzymuje.
norwegian-room-snow_cat_b = Ratrak B
norwegian-room-snow_cat_b-in = przy Ratraku B
norwegian-room-snow_cat_b-to = do Ratraka B
norwegian-room-snow_cat_b-from = z Ratraka B
norwegian-room-snow_cat_b-help = Gotowy od początku. UŻYCIE z Kluczami: ucieczka dla obecnych. Jedno uszkodzenie go zatrzymuje.
norwegian-room-snow_cat_c = Ratrak C
norwegian-room-snow_cat_c-in = przy Ratraku C
norwegian-room-snow_cat_c-to = do Ratraka C
norwegian-room-snow_cat_c-from = z Ratraka C
norwegian-room-snow_cat_c-help = Gotowy od początku. UŻYCIE z Kluczami: ucieczka dla obecnych. Jedno uszkodzenie go zatrzymuje.
norwegian-room-shack = Szopa
norwegian-room-shack-in = w Szopie
norwegian-room-shack-to = do Szopy
norwegian-room-shack-from = z Szopy
norwegian-room-shack-help = Tu siedzą złapani NPC, dopóki nie wyjdzie karta Szopy.
norwegian-room-ufo = UFO
norwegian-room-ufo-in = w UFO
norwegian-room-ufo-to = do UFO
norwegian-room-ufo-from = z UFO
norwegian-room-ufo-help = Starsze niż lód. Nie może odlecieć.
norwegian-room-sector_1 = Sektor 1
norwegian-room-sector_1-in = w Sektorze 1
norwegian-room-sector_1-to = do Sektora 1
norwegian-room-sector_1-from = z Sektora 1
norwegian-room-sector_1-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.
norwegian-room-sector_2 = Sektor 2
norwegian-room-sector_2-in = w Sektorze 2
norwegian-room-sector_2-to = do Sektora 2
norwegian-room-sector_2-from = z Sektora 2
norwegian-room-sector_2-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.
norwegian-room-sector_3 = Sektor 3
norwegian-room-sector_3-in = w Sektorze 3
norwegian-room-sector_3-to = do Sektora 3
norwegian-room-sector_3-from = z Sektora 3
norwegian-room-sector_3-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.
norwegian-room-sector_4 = Sektor 4
norwegian-room-sector_4-in = w Sektorze 4
norwegian-room-sector_4-to = do Sektora 4
norwegian-room-sector_4-from = z Sektora 4
norwegian-room-sector_4-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.
norwegian-room-sector_5 = Sektor 5
norwegian-room-sector_5-in = w Sektorze 5
norwegian-room-sector_5-to = do Sektora 5
norwegian-room-sector_5-from = z Sektora 5
norwegian-room-sector_5-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.
norwegian-room-sector_6 = Sektor 6
norwegian-room-sector_6-in = w Sektorze 6
norwegian-room-sector_6-to = do Sektora 6
norwegian-room-sector_6-from = z Sektora 6
norwegian-room-sector_6-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.
norwegian-room-sector_7 = Sektor 7
norwegian-room-sector_7-in = w Sektorze 7
norwegian-room-sector_7-to = do Sektora 7
norwegian-room-sector_7-from = z Sektora 7
norwegian-room-sector_7-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.
norwegian-room-sector_8 = Sektor 8
norwegian-room-sector_8-in = w Sektorze 8
norwegian-room-sector_8-to = do Sektora 8
norwegian-room-sector_8-from = z Sektora 8
norwegian-room-sector_8-help = Kto utrzyma go do końca rundy, bierze żetony Odlotu.

## Characters

norwegian-character-lloyd = Kate Lloyd
norwegian-character-lloyd-help = Laboratorium: dobiera o jeden żeton więcej.
norwegian-character-carter = Carter
norwegian-character-carter-help = NAPRAWA usuwa 2 uszkodzenia zamiast 1.
norwegian-character-jonas = Jonas
norwegian-character-jonas-help = Magazyn: dobiera 3 Przedmioty zamiast 2, zatrzymuje 1.
norwegian-character-edvard = Edvard
norwegian-character-edvard-help = Po dobraniu może odrzucić kartę Akcji i dobrać inną.
norwegian-character-juliette = Juliette
norwegian-character-juliette-help = Kuchnia: wystarcza 1 porcja jedzenia dla wszystkich.
norwegian-character-adam = Adam
norwegian-character-adam-help = Stacja meteorologiczna: rzuca kością dwa razy i wybiera wynik.
norwegian-character-halvorson = Halvorson
norwegian-character-halvorson-help = Ciemność mu niestraszna, a w akcji specjalnej ogląda 2 karty.
norwegian-character-lars = Lars
norwegian-character-lars-help = Sam na sam z NPC nic mu się nie dzieje.

## Things, tokens, records, tests

norwegian-thing-grenade = Granat
norwegian-thing-grenade-help = Ogień, raz. Na ujawnionego Obcego albo by spalić pomieszczenie.
norwegian-thing-sniper_rifle = Karabin snajperski
norwegian-thing-sniper_rifle-help = Darmowy bonus: pies ma dłuższą drogę. W całej grze wolno wyłożyć tylko jeden.
norwegian-thing-flamethrower-help = Leży jawnie, z 6 ładunkami. Jeden ładunek to ogień albo ucieczka przed spotkaniem.
norwegian-thing-keys-help = Uruchamiają Śmigłowiec lub Ratrak, jeśli jest nieuszkodzony.
norwegian-thing-flashlight-help = W ciemności kartę wybierasz ty; w akcji specjalnej oglądasz 2 karty; w teście B zaglądasz w zęby. Zostaje u ciebie.
norwegian-thing-departure_1 = Odlot 1
norwegian-thing-departure_1-help = Żeton Odlotu o wartości 1. Obcy płacą nim za karty Sekwencji startu.
norwegian-thing-departure_2 = Odlot 2
norwegian-thing-departure_2-help = Żeton Odlotu o wartości 2. Obcy płacą nim za karty Sekwencji startu.
norwegian-thing-departure_3 = Odlot 3
norwegian-thing-departure_3-help = Żeton Odlotu o wartości 3. Obcy płacą nim za karty Sekwencji startu.
norwegian-record-healthy = zdrowe zęby
norwegian-record-healthy-help = Ma je każdy Obcy, ale i połowa ludzi.
norwegian-record-fillings = plomby
norwegian-record-fillings-help = Metalu nie umie skopiować: kto ma plomby, jest człowiekiem.
norwegian-test-B = test B (latarka)
norwegian-test-B-help = Wymaga Latarki. Za każdą odrzuconą kartę Akcji ktoś pokazuje kartę dentystyczną; kto ma plomby, jest człowiekiem.

## Phases and tracks

norwegian-phase-dogs = NPC, Lider, pies
norwegian-phase-dogs-help = NPC wędrują dalej, zmienia się Lider, a pies przebiega jedno pole.
norwegian-phase-encounters-help = Najpierw ujawniony Obcy, potem NPC i ludzie w jednym pomieszczeniu.
norwegian-phase-sectors = UFO
norwegian-phase-sectors-help = Obcy czają się w sektorach, ludzie wybierają, gdzie szukać; kto panuje nad sektorem, bierze jego żetony.
norwegian-track-dog = Pies
norwegian-track-dog-help = Przebiega jedno pole na rundę. Z ostatniego pola ucieka i Obcy wygrywa.
norwegian-danger-dog = { $rounds ->
    [1] Pies ucieka dziś w nocy
    [many] Pies ucieka za { $rounds } rund
   *[other] Pies ucieka za { $rounds } rundy
}
norwegian-danger-dog-short = { $rounds ->
    [1] Ucieka dziś w nocy
    [many] Ucieka za { $rounds } rund
   *[other] Ucieka za { $rounds } rundy
}

## What happened

norwegian-event-DentalRecordTaken = { $you ->
    [pawn] { $record ->
        [healthy] Masz zdrowe zęby.
       *[fillings] Masz plomby.
    }
   *[other] { $record ->
        [hidden] { $pawn } ma swoją kartę dentystyczną.
        [healthy] { $pawn } ma zdrowe zęby.
       *[fillings] { $pawn } ma plomby.
    }
}
norwegian-event-DentalRecordShown = { $you ->
    [pawn] { $record ->
        [healthy] Otwierasz usta: zdrowe zęby. To niczego nie dowodzi.
       *[fillings] Otwierasz usta: plomby. Jesteś Człowiekiem.
    }
   *[other] { $record ->
        [healthy] { $pawn } otwiera usta: zdrowe zęby. To niczego nie dowodzi.
       *[fillings] { $pawn } otwiera usta: plomby. Człowiek.
    }
}
norwegian-event-RifleLaid = { $you ->
    [pawn] Kładziesz się w śniegu z Karabinem snajperskim. Długość toru psa: { $track }.
   *[other] { $pawn } kładzie się w śniegu z Karabinem snajperskim. Długość toru psa: { $track }.
}
norwegian-event-DogRan = Pies biegnie: pole { $space }.
norwegian-event-HumansEscaped = { $you ->
    [pawns] Jesteś daleko stąd i nadal jesteś Człowiekiem. Reszta wciąż tu tkwi.
   *[other] { $pawns_count ->
        [one] Uciekł człowiek: { $pawns }. Reszta wciąż tu tkwi.
        [few] Uciekli ludzie: { $pawns }. Reszta wciąż tu tkwi.
       *[many] Uciekli ludzie: { $pawns }. Reszta wciąż tu tkwi.
    }
}
norwegian-event-UfoReached = Ratrak staje przed czymś starszym niż lód. Obcy: { $aliens }. Ludzie: { $humans }.
norwegian-event-UfoRoundBegan = UFO, runda { $round }.
norwegian-event-TokensCollected = { $side ->
    [alien] { $tokens ->
        [hidden] Obcy biorą { $count ->
            [one] żeton Odlotu { $sector_in }.
            [few] { $count } żetony Odlotu { $sector_in }.
           *[many] { $count } żetonów Odlotu { $sector_in }.
        }
       *[shown] Obcy biorą { $sector_in }: { $tokens }.
    }
   *[human] { $tokens ->
        [hidden] Ludzie biorą { $count ->
            [one] żeton Odlotu { $sector_in }.
            [few] { $count } żetony Odlotu { $sector_in }.
           *[many] { $count } żetonów Odlotu { $sector_in }.
        }
       *[shown] Ludzie biorą { $sector_in }: { $tokens }.
    }
}
norwegian-event-LaunchCardPaid = Coś buczy w kadłubie: karta Sekwencji startu { $number }, zapłata: { $tokens }.
norwegian-event-SectorsLeft = Wszyscy cofają się do wejścia.
norwegian-event-DogsGathered = { $count ->
    [0] Nie kręci się tu żaden NPC.
    [one] Kręci się tu 1 NPC.
    [few] Kręcą się tu { $count } NPC.
   *[many] Kręci się tu { $count } NPC.
}
norwegian-event-DogPlaced = NPC idzie { $room_to }.
norwegian-event-DogPlaced-many = NPC się rozchodzą: { $rooms }.
norwegian-event-KennelOpened = { $dogs ->
    [one] Szopa stoi otworem: 1 NPC na wolności.
    [few] Szopa stoi otworem: { $dogs } NPC na wolności.
   *[many] Szopa stoi otworem: { $dogs } NPC na wolności.
}
norwegian-event-DogCaptured = NPC złapany { $room_in } trafia pod klucz.
norwegian-event-DogAssimilated = Obcy asymiluje NPC { $room_in }. Rośnie w siłę.
norwegian-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] Sam na sam z NPC dobierasz żeton: Obcy.
       *[human] Sam na sam z NPC dobierasz żeton: Człowiek.
    }
   *[other] { $token ->
        [hidden] Sam na sam z NPC { $pawn } dobiera żeton.
        [alien] Sam na sam z NPC { $pawn } dobiera żeton: Obcy.
       *[human] Sam na sam z NPC { $pawn } dobiera żeton: Człowiek.
    }
}

## How it came and how it ended

norwegian-through-dog = przez NPC { $room_in }, runda { $round }
norwegian-reason-dog_escaped = Pies biegnie po lodzie do Amerykanów. Spodoba im się. Obcy wygrywa.
norwegian-reason-ufo_launched = Lód pęka, a ono się wznosi. Obcy wygrywa.
norwegian-reason-alien_beaten = W kadłubie nic się już nie rusza. Ludzie wygrywają.
norwegian-reason-ufo_grounded = Już nigdy nie poleci. Ludzie wygrywają.
norwegian-reason-ufo_held = Utrzymali kadłub, aż przyszła pomoc. Ludzie wygrywają.
norwegian-reason-escaped = Ostatni człowiek jest daleko stąd. Ludzie wygrywają.
norwegian-reason-alien_aboard = Lód opuściło coś, co nie było człowiekiem. Obcy wygrywa.

## Questions

norwegian-question-room_to_enter-help = Dowolne pomieszczenie prócz Pokoju wypoczynkowego i Sali sypialnej, w którym jest mniej niż 3 osoby. Kto kogoś spotka, ryzykuje; kto jest sam z NPC, też.
norwegian-question-notice = { $saw ->
    [hidden] Nie widzisz żadnego żetonu.
    [alien] { $of ->
        [nobody] Dobierasz żeton za NPC: Obcy.
       *[somebody] Żeton, który kładzie { $of }: Obcy.
    }
   *[human] { $of ->
        [nobody] Dobierasz żeton za NPC: Człowiek.
       *[somebody] Żeton, który kładzie { $of }: Człowiek.
    }
} { $role ->
    [alien] Jesteś Obcym.
   *[human] Jesteś Człowiekiem.
}
norwegian-question-bonus_to_play-help = Narzędzia, Paliwo i Karabin snajperski są darmowe i działają najpierw. Pytamy każdego, kto dostaje kartę, z bonusem czy bez.
norwegian-question-vehicle_use-help = Zacznij ucieczkę, jeśli pojazd jest nieuszkodzony, a ty masz Klucze, albo zmarnuj kartę.
norwegian-question-character_to_test-help = W teście A Człowiek trafia na zielone pole, a Obcy zostaje ujawniony. W teście B coś mówią tylko plomby.
norwegian-question-card_to_discard_for_test = Którą kartę odrzucasz, by zajrzeć komuś w zęby?
norwegian-question-card_to_discard_for_test-help = Po jednej karcie na osobę, tak długo, jak masz karty.
norwegian-question-wish_to_board-help = Decydują ci na pokładzie. Kto dołącza, pokazuje rolę; jeśli wśród was jest Obcy, Obcy wygrywa.
norwegian-question-boarding_to_allow-help = Obcy wśród was: Obcy wygrywa. Kto zostaje, gra dalej.
norwegian-question-sector_to_haunt = W którym sektorze się czaisz?
norwegian-question-sector_to_haunt-help = Każdy sektor wymaga minimalnej siły i daje żetony temu, kto nad nim panuje. Za start trzeba zapłacić.
norwegian-question-launch_card_to_pay = Płacisz { $cost } za następną kartę Sekwencji startu?
norwegian-question-launch_card_to_pay-help = Do dwóch na rundę, po kolei. Reszty nie wydajemy. Z ostatnią odlatujecie.
norwegian-question-token_to_pay = Który żeton kładziesz? Cena: { $cost }; dotąd leży: { $down }.
norwegian-question-token_to_pay-help = Żeton po żetonie, aż wystarczy.

## Options

norwegian-option-alien_deed-dog = Zasymiluj NPC
norwegian-option-alien_deed-collect = Zbierz żetony
norwegian-option-fire_to_use-grenade = Rzuć Granat
norwegian-option-fire_for_room-grenade = Granatem
norwegian-option-bonus_to_play-sniper_rifle = Karabin snajperski: dłuższa droga psa
norwegian-option-launch_card_to_pay-wait = Jeszcze nie
norwegian-option-launch_card_to_pay-pay = Zapłać
norwegian-option-sector_to_haunt-done = To wszystko

## What others wait for

norwegian-waiting-card_to_discard_for_test = zagląda komuś w zęby
norwegian-waiting-sector_to_haunt = czai się
norwegian-waiting-launch_card_to_pay = płaci za start albo nie
norwegian-waiting-token_to_pay = płaci za start

## The table

norwegian-board-legend = ◆ żeton Lidera ∴ NPC ✶ Obcy
norwegian-board-dogs = { $count ->
    [one] 1 NPC
    [few] { $count } NPC
   *[many] { $count } NPC
}
norwegian-board-dog = pies { $space } z { $track }
norwegian-board-gone = nie ma go
norwegian-board-teeth = Zęby
norwegian-supply-dogs = NPC poza planszą: { $count }
norwegian-supply-dogs_gone = NPC poza grą: { $count }
norwegian-supply-rifles = Karabiny snajperskie wyłożone przeciw psu: { $count }
norwegian-board-escaped = Jesteś daleko stąd i nadal jesteś Człowiekiem. Wygrywasz; reszta gra dalej.
norwegian-fate-escaped = Ucieczka w ludzkiej postaci: wygrana bez względu na to, co było potem.
norwegian-board-ufo-round = UFO, runda { $round } z { $rounds }
norwegian-board-ufo-reserve = rezerwa { $count }
norwegian-board-ufo-launch = start { $paid } z { $cards }, następna karta kosztuje { $cost }
norwegian-board-ufo-tokens = żetony: Obcy { $team }, ludzie { $humans }
norwegian-board-ufo-known = Żetony
norwegian-board-ufo-legend = ≥ minimum + daje ◇ żeton
norwegian-choice-sector = wymaga { $minimum }, daje { $value }
norwegian-board-ufo-sector = ≥{ $minimum } +{ $value }
norwegian-map-help =
    Każde pomieszczenie pokazuje paliwo ▮ i uszkodzenia ✖ oraz obecnych po pierwszych literach imion: kto stoi, ma
    wielkie litery, kto leży, małe. ∴ to NPC, ✶ ujawniony Obcy ze swoją siłą, ◆ żeton Lidera, ★ Lider. Na liście
    załogi ■ to podejrzenia, a 2k 1b 4p 3l to 2 karty, 1 Broń, 4 Przedmioty, 3 żetony Laboratorium; ♨ to Miotacz
    ognia i jego ładunki. W UFO ≥2 to minimalna siła, jakiej wymaga sektor, +2 to, co daje, a ◇ to leżący tam żeton.

## Figures

norwegian-figure-snow_cats = Ratraki
norwegian-figure-npcs = NPC
norwegian-figure-snow_cat_damage = Ratrak: maksimum uszkodzeń
norwegian-figure-dog_track = Długość toru psa
norwegian-figure-rifle_spaces = Pola, które dodaje Karabin snajperski
norwegian-figure-sector_1_minimum = Sektor 1: minimalna siła
norwegian-figure-sector_1_value = Sektor 1: ile daje żetonów
norwegian-figure-sector_2_minimum = Sektor 2: minimalna siła
norwegian-figure-sector_2_value = Sektor 2: ile daje żetonów
norwegian-figure-sector_3_minimum = Sektor 3: minimalna siła
norwegian-figure-sector_3_value = Sektor 3: ile daje żetonów
norwegian-figure-sector_4_minimum = Sektor 4: minimalna siła
norwegian-figure-sector_4_value = Sektor 4: ile daje żetonów
norwegian-figure-sector_5_minimum = Sektor 5: minimalna siła
norwegian-figure-sector_5_value = Sektor 5: ile daje żetonów
norwegian-figure-sector_6_minimum = Sektor 6: minimalna siła
norwegian-figure-sector_6_value = Sektor 6: ile daje żetonów
norwegian-figure-sector_7_minimum = Sektor 7: minimalna siła
norwegian-figure-sector_7_value = Sektor 7: ile daje żetonów
norwegian-figure-sector_8_minimum = Sektor 8: minimalna siła
norwegian-figure-sector_8_value = Sektor 8: ile daje żetonów
norwegian-figure-departure_1 = Żetony Odlotu o wartości 1
norwegian-figure-departure_2 = Żetony Odlotu o wartości 2
norwegian-figure-departure_3 = Żetony Odlotu o wartości 3
norwegian-figures-ufo = UFO
norwegian-problem-token_count = Żetonów Odlotu musi być co najmniej { $least }, po jednym na sektor. Tu wychodzi { $given }.
norwegian-problem-token_worth = Żetony Odlotu muszą być razem warte co najmniej { $least }, tyle co wszystkie karty Sekwencji startu. Tu wychodzi { $given }.

norwegian-plan-minimum = minimalna siła: { $count }
norwegian-plan-yields =
    { $count ->
        [one] daje 1 żeton Odlotu
        [few] daje { $count } żetony Odlotu
       *[many] daje { $count } żetonów Odlotu
    }
norwegian-plan-token = tu leży żeton Odlotu

## Dlaczego czegoś nie można wybrać

norwegian-why-rifle-laid = Jeden Karabin snajperski już wyłożono, a w całej grze wolno tylko jeden.
norwegian-why-no-card-to-discard = Nie masz karty Akcji do odrzucenia na ten test.
norwegian-why-too-weak = { $room }: potrzebna siła to co najmniej { $minimum }; twoja: { $strength }.
norwegian-why-tokens-too-few = Twoje żetony są warte mniej niż { $cost }, a tyle kosztuje następna karta Sekwencji startu.
norwegian-why-for-dogs-only = { $room }: tam bywają tylko NPC i ujawniony Obcy, nigdy załoga.
norwegian-why-no-dog-here = Nie ma NPC { $room_in }.
norwegian-why-kennel-card-away = { $room }: karta jest w talii Lokalizacji tylko wtedy, gdy siedzi tam NPC.

## House rules

norwegian-house-weapons_avoid_dogs = Broń przeciw NPC
norwegian-house-weapons_avoid_dogs-help = Kto wycofa się dzięki broni, unika też NPC. Bez tego broń chroni tylko przed swoimi.
