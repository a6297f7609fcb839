### The Thing: The Boardgame. Coop and norwegian fall back to these words.
###
### $you is the name of the variable that stands for the reader, or "nobody"; with several people (pawns) only if the
### reader is alone among them. What the reader does not know is "hidden", somebody who is not there "nobody".
### A place comes four times: $room (its name), $room_in, $room_to, $room_from. Several people or things are a list in
### words; $pawns_count says how many. Yes and no are "yes" and "no". Roles, tokens, weathers and shelves are keys.

boardgame-title = The Thing: Gra planszowa
boardgame-tagline = Długa noc, mało paliwa, a ktoś tu tylko wygląda jak przyjaciel.
boardgame-roster = Ada, Bruno, Celina, Dawid, Edyta, Filip, Gosia, Hubert, Iga, Julek, Kasia, Leon

## Roles, and what became of people

boardgame-role-human = Człowiek
boardgame-role-human-help = Utrzymaj stację przy życiu, wyprowadź wszystkich ludzi i nie zabieraj ze sobą niczego innego.
boardgame-role-alien = Obcy
boardgame-role-alien-help = Zarażaj, psuj to, co ich grzeje, i zabierz się z nimi, gdy będą uciekać.
boardgame-status-character = w załodze
boardgame-status-exposed = ujawniony Obcy
boardgame-status-dead = nie żyje

## Places

boardgame-room-weather_station = Stacja meteorologiczna
boardgame-room-weather_station-short = Meteo
boardgame-room-weather_station-in = w Stacji meteorologicznej
boardgame-room-weather_station-to = do Stacji meteorologicznej
boardgame-room-weather_station-from = ze Stacji meteorologicznej
boardgame-room-weather_station-help = UŻYCIE: rzuć kością Pogody i zostaw ją tutaj, potem wyślij 1 paliwo do pomieszczenia. SABOTAŻ: przepada 1 paliwo.
boardgame-room-armory = Zbrojownia
boardgame-room-armory-in = w Zbrojowni
boardgame-room-armory-to = do Zbrojowni
boardgame-room-armory-from = ze Zbrojowni
boardgame-room-armory-help = UŻYCIE: dobierz 2 karty Broni, zatrzymaj 1. SABOTAŻ: jedna karta Broni znika z gry bez oglądania.
boardgame-room-kitchen = Kuchnia
boardgame-room-kitchen-in = w Kuchni
boardgame-room-kitchen-to = do Kuchni
boardgame-room-kitchen-from = z Kuchni
boardgame-room-kitchen-help = UŻYCIE: gotuj, a 2 porcje wystarczą dziś dla wszystkich. SABOTAŻ: psują się 2 porcje jedzenia.
boardgame-room-laboratory = Laboratorium
boardgame-room-laboratory-in = w Laboratorium
boardgame-room-laboratory-to = do Laboratorium
boardgame-room-laboratory-from = z Laboratorium
boardgame-room-laboratory-help = UŻYCIE: dobierz żeton Laboratorium za każdą stojącą tu osobę; worki krwi służą do testów. SABOTAŻ: przepada worek krwi.
boardgame-room-radio_room = Radiostacja
boardgame-room-radio_room-short = Radiostacja
boardgame-room-radio_room-in = w Radiostacji
boardgame-room-radio_room-to = do Radiostacji
boardgame-room-radio_room-from = z Radiostacji
boardgame-room-radio_room-help = UŻYCIE: wyślij S.O.S., gdy nie ma już uszkodzeń. NAPRAWA: 1 uszkodzenie mniej. SABOTAŻ: 1 uszkodzenie.
boardgame-room-helicopter = Śmigłowiec
boardgame-room-helicopter-short = Śmigłowiec
boardgame-room-helicopter-in = przy Śmigłowcu
boardgame-room-helicopter-to = do Śmigłowca
boardgame-room-helicopter-from = ze Śmigłowca
boardgame-room-helicopter-help = UŻYCIE: 1 paliwo albo, z Kluczami, pełnym bakiem i bez uszkodzeń, ucieczka. NAPRAWA: 1 uszkodzenie mniej. SABOTAŻ: 1 więcej.
boardgame-room-shed = Ratrak
boardgame-room-shed-in = przy Ratraku
boardgame-room-shed-to = do Ratraka
boardgame-room-shed-from = z Ratraka
boardgame-room-shed-help = UŻYCIE: 1 paliwo albo, z Kluczami, pełnym bakiem i bez uszkodzeń, ucieczka. NAPRAWA i SABOTAŻ jak zwykle.
boardgame-room-boiler_room = Kotłownia
boardgame-room-boiler_room-short = Kotłownia
boardgame-room-boiler_room-in = w Kotłowni
boardgame-room-boiler_room-to = do Kotłowni
boardgame-room-boiler_room-from = z Kotłowni
boardgame-room-boiler_room-help = Co rundę spala paliwo. Z 3 uszkodzeniami przy kontroli przestaje działać, a stacja zaczyna zamarzać.
boardgame-room-generator_room = Generator prądu
boardgame-room-generator_room-short = Generator
boardgame-room-generator_room-in = przy Generatorze prądu
boardgame-room-generator_room-to = do Generatora prądu
boardgame-room-generator_room-from = z Generatora prądu
boardgame-room-generator_room-help = Co rundę spala paliwo. Z 2 uszkodzeniami przy kontroli gasną światła.
boardgame-room-warehouse = Magazyn
boardgame-room-warehouse-in = w Magazynie
boardgame-room-warehouse-to = do Magazynu
boardgame-room-warehouse-from = z Magazynu
boardgame-room-warehouse-help = UŻYCIE: dobierz 2 Przedmioty, zatrzymaj 1. SABOTAŻ: jeden Przedmiot znika z gry bez oglądania.
boardgame-room-leisure_room = Pokój wypoczynkowy
boardgame-room-leisure_room-in = w Pokoju wypoczynkowym
boardgame-room-leisure_room-to = do Pokoju wypoczynkowego
boardgame-room-leisure_room-from = z Pokoju wypoczynkowego
boardgame-room-leisure_room-help = Tu po pracy wszyscy się spotykają, wymieniają rzeczami i wytykają palcami.
boardgame-room-dormitory = Sala sypialna
boardgame-room-dormitory-short = Sypialnia
boardgame-room-dormitory-in = w Sali sypialnej
boardgame-room-dormitory-to = do Sali sypialnej
boardgame-room-dormitory-from = z Sali sypialnej
boardgame-room-dormitory-help = Połóż się i wymień rękę na wybrane karty.
boardgame-room-kennel = Kojec
boardgame-room-kennel-in = w Kojcu
boardgame-room-kennel-to = do Kojca
boardgame-room-kennel-from = z Kojca
boardgame-room-kennel-help = Tu siedzą złapane psy, dopóki nie wyjdzie karta Kojca.
boardgame-room-pantry = Spiżarnia
boardgame-room-pantry-in = w Spiżarni
boardgame-room-pantry-to = do Spiżarni
boardgame-room-pantry-from = ze Spiżarni
boardgame-room-pantry-help = Jedzenie, które zostało. Bez gotowania znikają co noc 4 porcje.
boardgame-room-underground = Składowisko
boardgame-room-underground-short = Składowisko
boardgame-room-underground-in = w Składowisku
boardgame-room-underground-to = do Składowiska
boardgame-room-underground-from = ze Składowiska
boardgame-room-underground-help = Paliwo dla Kotłowni i Generatora.
boardgame-room-external = Zewnętrzny skład
boardgame-room-external-short = Zewnętrzny
boardgame-room-external-in = w Zewnętrznym składzie
boardgame-room-external-to = do Zewnętrznego składu
boardgame-room-external-from = z Zewnętrznego składu
boardgame-room-external-help = Paliwo do pojazdów.
boardgame-room-operations = Centrum dowodzenia
boardgame-room-operations-short = Centrum
boardgame-room-operations-in = w Centrum dowodzenia
boardgame-room-operations-to = do Centrum dowodzenia
boardgame-room-operations-from = z Centrum dowodzenia
boardgame-room-operations-help = Tu trafia wszystko, co spalone lub zużyte.
boardgame-room-rescue_helicopter = Helikopter ratunkowy
boardgame-room-rescue_helicopter-short = Ratunek
boardgame-room-rescue_helicopter-in = w Helikopterze ratunkowym
boardgame-room-rescue_helicopter-to = do Helikoptera ratunkowego
boardgame-room-rescue_helicopter-from = z Helikoptera ratunkowego
boardgame-room-rescue_helicopter-help = Przylatuje po S.O.S., zależnie od pogody. Potem czeka, póki starcza mu paliwa.

## Characters

boardgame-character-bennings = Bennings
boardgame-character-bennings-help = Stacja meteorologiczna: rzuca kością dwa razy i wybiera wynik.
boardgame-character-clark = Clark
boardgame-character-clark-help = Psy mu ufają: sam na sam z psem nic mu się nie dzieje.
boardgame-character-windows = Windows
boardgame-character-windows-help = NAPRAWA usuwa 2 uszkodzenia zamiast 1.
boardgame-character-macready = MacReady
boardgame-character-macready-help = Zbrojownia: dobiera 3 karty Broni zamiast 2, zatrzymuje 1.
boardgame-character-garry = Garry
boardgame-character-garry-help = Po dobraniu może odrzucić kartę Akcji i dobrać inną.
boardgame-character-norris = Norris
boardgame-character-norris-help = Ciemność mu niestraszna, a w akcji specjalnej ogląda 2 karty.
boardgame-character-blair = Dr Blair
boardgame-character-blair-help = Laboratorium: dobiera o jeden żeton więcej.
boardgame-character-nauls = Nauls
boardgame-character-nauls-help = Kuchnia: wystarcza 1 porcja jedzenia dla wszystkich.

## Action cards

boardgame-card-use = UŻYCIE
boardgame-card-use-help = Zrób to, do czego służy pomieszczenie.
boardgame-card-repair = NAPRAWA
boardgame-card-repair-help = Usuń z pomieszczenia 1 uszkodzenie.
boardgame-card-sabotage = SABOTAŻ
boardgame-card-sabotage-help = Zepsuj coś albo strać to, co tu jest.

## Weapons, items, lab tokens

boardgame-shelf-weapons = Broń
boardgame-shelf-items = Przedmioty
boardgame-shelf-lab = żetony Laboratorium
boardgame-thing-flamethrower = Miotacz ognia
boardgame-thing-flamethrower-help = Leży jawnie, z 6 ładunkami. Jeden ładunek to ogień, ucieczka przed spotkaniem albo, z Drutem, test.
boardgame-thing-reload = Ładunek Miotacza ognia
boardgame-thing-reload-help = Jeden strumień z Miotacza ognia: ogień albo ucieczka przed spotkaniem.
boardgame-thing-dynamite = Dynamit
boardgame-thing-dynamite-help = Dynamit lub koktajl Mołotowa: ogień, raz. Na ujawnionego Obcego albo by spalić pomieszczenie.
boardgame-thing-melee = Broń biała
boardgame-thing-melee-help = Pozwala uniknąć spotkania, raz.
boardgame-thing-firearm = Broń palna
boardgame-thing-firearm-help = Pozwala uniknąć spotkania. Zostaje u ciebie.
boardgame-thing-keys = Klucze
boardgame-thing-keys-help = Uruchamiają Śmigłowiec lub Ratrak, jeśli jest nieuszkodzony i ma pełny bak.
boardgame-thing-flashlight = Latarka
boardgame-thing-flashlight-help = W ciemności kartę wybierasz ty; w akcji specjalnej oglądasz 2 karty. Zostaje u ciebie.
boardgame-thing-tools = Narzędzia
boardgame-thing-tools-help = Darmowy bonus: 1 uszkodzenie mniej tam, gdzie jesteś.
boardgame-thing-fuel_can = Paliwo
boardgame-thing-fuel_can-help = Darmowy bonus: 1 paliwo z odpowiedniego składu tam, gdzie jesteś.
boardgame-thing-wire = Drut
boardgame-thing-wire-help = Z ładunkiem Miotacza ognia daje test B, na kimkolwiek. Zostaje u ciebie.
boardgame-thing-blood_bag = Worek krwi
boardgame-thing-blood_bag-help = Wydaj go na test A: najbardziej podejrzana osoba pokazuje rolę.
boardgame-thing-failure = Porażka
boardgame-thing-failure-help = Do niczego. Inni nie muszą o tym wiedzieć.

## Tokens and tests

boardgame-token-human = żeton Człowieka
boardgame-token-alien = żeton Obcego
boardgame-test-A = test A (krew)
boardgame-test-A-help = Kosztuje worek krwi. Najbardziej podejrzana osoba pokazuje rolę.
boardgame-test-B = test B (ogień)
boardgame-test-B-help = Wymaga Drutu i kosztuje ładunek. Do pokazania roli można zmusić każdego.

## Phases

boardgame-phase-set_up = Przygotowanie
boardgame-phase-set_up-help = Rozdanie postaci, ról i pierwszych kart.
boardgame-phase-weather = Pogoda
boardgame-phase-weather-help = Lider rzuca kością: słońce, śnieg albo burza.
boardgame-phase-maintenance = Utrzymywanie stacji
boardgame-phase-maintenance-help = Kotłownia i Generator spalają paliwo; czego zabraknie, to uszkodzenia. Wezwana pomoc się zbliża.
boardgame-phase-alien = Obcy
boardgame-phase-alien-help = Ujawnieni Obcy rozkładają zakrytą siłę po pomieszczeniach.
boardgame-phase-movement = Ruch
boardgame-phase-movement-help = Dobierzcie karty, potem po kolei: idź do pomieszczenia i oddaj kartę albo wymień karty.
boardgame-phase-encounters = Spotkania
boardgame-phase-encounters-help = Najpierw ujawniony Obcy, potem psy i ludzie w jednym pomieszczeniu.
boardgame-phase-burning = Ogień
boardgame-phase-burning-help = Kto stoi w pomieszczeniu, może poprosić Lidera o zgodę na jego spalenie.
boardgame-phase-actions = Akcje
boardgame-phase-actions-help = Lider odkrywa kartę po karcie i daje każdą komuś, kto stoi tam, gdzie zadziała.
boardgame-phase-leisure = Pokój wypoczynkowy
boardgame-phase-leisure-help = Wymieniaj się, oskarżaj, a jeśli jako Obcy masz dość ukrywania się: ujawnij się.
boardgame-phase-tests = Testy
boardgame-phase-tests-help = Po jednym teście każdego rodzaju, jeśli ktoś może, a Lider się zgadza.
boardgame-phase-food = Posiłek
boardgame-phase-food-help = Zjadacie to, co ugotowane, albo 4 porcje ze Spiżarni. Gdy jest za mało, głód zostaje już na zawsze.
boardgame-phase-dogs = Psy i Lider
boardgame-phase-dogs-help = Psy biegną gdzie indziej. Kto ma żeton Lidera, dowodzi, a żeton wędruje dalej.
boardgame-phase-escape = Ucieczka
boardgame-phase-escape-help = Wsiadacie po kolei, od najmniej podejrzanych. Kto wsiada, pokazuje rolę.

## Weather and tracks

boardgame-weather-sun = słońce
boardgame-weather-snow = śnieg
boardgame-weather-storm = burza
boardgame-track-suspicion = Podejrzenia
boardgame-track-suspicion-help = 0 to zielone pole i zaufanie; na czerwonym oddajesz karty jawnie. Oskarżenia i spotkania pchają cię w górę.
boardgame-track-freezing = Mróz
boardgame-track-freezing-help = Rusza, gdy padnie Kotłownia. Na ostatnim polu stacja jest martwa.
boardgame-track-rescue = Ratunek
boardgame-track-rescue-help = Jak daleko doleciał Helikopter ratunkowy i ile ma paliwa na czekanie.

## What happened to the base

boardgame-event-RoundBegan = Runda { $round }.
boardgame-event-PhaseBegan = { $phase }:
boardgame-event-WeatherDieRolled = { $weather ->
    [sun] Kość pokazuje słońce.
    [snow] Kość pokazuje śnieg.
   *[storm] Kość pokazuje burzę.
}
boardgame-event-WeatherSet = { $at_station ->
    [yes] { $weather ->
        [sun] Stacja meteorologiczna obiecuje słońce.
        [snow] Stacja meteorologiczna obiecuje śnieg.
       *[storm] Stacja meteorologiczna obiecuje burzę.
    }
   *[no] { $weather ->
        [sun] Niskie słońce i ani trochę ciepła.
        [snow] Pada śnieg.
       *[storm] Burza spada na stację.
    }
}
boardgame-event-FuelBurned = { $lacking ->
    [0] { $burned ->
        [0] { $room }: paliwa nie trzeba.
       *[other] { $room } spala paliwo: { $burned }.
    }
   *[other] { $burned ->
        [0] { $room }: brak paliwa ({ $lacking }).
       *[other] { $room } spala paliwo: { $burned }, brakuje: { $lacking }.
    }
}
boardgame-event-FuelMoved = Paliwo ({ $count }) trafia { $source_from } { $room_to }.
boardgame-event-FuelLost = Paliwo ({ $count }) znika { $source_from }.
boardgame-event-RoomDamaged = { $room }: uszkodzenia +{ $count }.
boardgame-event-RoomRepaired = { $room }: uszkodzenia −{ $count }.
boardgame-event-BoilerDestroyed = Kotłownia przepadła na dobre. Teraz mróz nie musi się śpieszyć.
boardgame-event-FreezingMoved = { $space ->
    [0] Ogień grzeje ściany: mróz wraca na pierwsze pole.
   *[other] Zimno pełznie dalej: mróz { $space }.
}
boardgame-event-PowerFailed = Gasną światła.
boardgame-event-PowerReturned = Światła mrugają i już nie gasną.
boardgame-event-RescueMoved = { $arrived ->
    [yes] Helikopter ratunkowy jest tutaj. Paliwa starczy na { $fuel ->
        [one] jeszcze 1 rundę.
        [few] jeszcze { $fuel } rundy.
       *[many] jeszcze { $fuel } rund.
    }
   *[no] Helikopter ratunkowy się zbliża: pole { $space }, paliwo { $fuel }.
}
boardgame-event-RescueLeft = Helikopter ratunkowy zawraca. Już nie wróci.
boardgame-event-SosSent = S.O.S. idzie w eter. Może ktoś usłyszy.
boardgame-event-RoomSabotaged = { $by_alien ->
    [yes] Obcy niszczy, co się da, { $room_in }.
   *[no] Sabotaż { $room_in }.
}
boardgame-event-RoomBurned = { $room } płonie. Nikt już tam nie wejdzie.
boardgame-event-FoodMoved = { $count ->
    [one] 1 porcja jedzenia na kuchence.
    [few] { $count } porcje jedzenia na kuchence.
   *[many] { $count } porcji jedzenia na kuchence.
}
boardgame-event-FoodLost = Jedzenie ({ $count }) przepada { $source_from }.
boardgame-event-FoodEaten = { $source ->
    [kitchen] { $count ->
        [one] Ciepły posiłek: 1 porcja jedzenia.
        [few] Ciepły posiłek: { $count } porcje jedzenia.
       *[many] Ciepły posiłek: { $count } porcji jedzenia.
    }
   *[pantry] { $count ->
        [0] Nie ma już nic do jedzenia.
        [one] Na zimno, z puszki: 1 porcja jedzenia.
        [few] Na zimno, z puszki: { $count } porcje jedzenia.
       *[many] Na zimno, z puszki: { $count } porcji jedzenia.
    }
}
boardgame-event-HungerBegan = Nie starcza dla wszystkich. Odtąd panuje głód.
boardgame-event-DogsGathered = { $count ->
    [0] Żaden pies nie biega luzem.
    [one] 1 pies biega luzem.
    [few] { $count } psy biegają luzem.
   *[many] { $count } psów biega luzem.
}
boardgame-event-DogPlaced = Pies biegnie { $room_to }.
boardgame-event-DogPlaced-many = Psy biegną: { $rooms }.
boardgame-event-KennelOpened = { $dogs ->
    [one] Kojec stoi otworem: 1 pies na wolności.
    [few] Kojec stoi otworem: { $dogs } psy na wolności.
   *[many] Kojec stoi otworem: { $dogs } psów na wolności.
}
boardgame-event-DogCaptured = Pies złapany { $room_in } trafia pod klucz.
boardgame-event-DogAssimilated = Obcy asymiluje psa { $room_in }. Rośnie w siłę.
boardgame-event-MarkerPlaced = { $room ->
    [hidden] Żeton Lidera zostaje poza planszą.
   *[somewhere] Żeton Lidera leży { $room_in }.
}

## What happened to cards and things

boardgame-event-CardDrawn = { $you ->
    [pawn] Dobierasz: { $card }.
   *[other] { $card ->
        [hidden] { $pawn } dobiera kartę.
       *[shown] { $pawn } dobiera: { $card }.
    }
}
boardgame-event-CardDrawn-many = { $you ->
    [pawn] Dobierasz: { $cards }.
   *[other] { $cards ->
        [hidden] { $pawn } dobiera { $count ->
            [one] kartę.
            [few] { $count } karty.
           *[many] { $count } kart.
        }
       *[shown] { $pawn } dobiera: { $cards }.
    }
}
boardgame-event-DeckShuffled = Odrzucone karty wracają, potasowane, do talii.
boardgame-event-CardAddedUnseen = Wierzchnia karta talii trafia na stos. Nikt jej nie ogląda.
boardgame-event-HandDiscarded = { $count ->
    [0] { $you ->
        [pawn] Nie masz kart do odrzucenia.
       *[other] { $pawn } nie ma kart do odrzucenia.
    }
   *[other] { $you ->
        [pawn] Odrzucasz: { $cards }.
       *[other] { $cards ->
            [hidden] { $count ->
                [one] { $pawn } odrzuca kartę.
                [few] { $pawn } odrzuca { $count } karty.
               *[many] { $pawn } odrzuca { $count } kart.
            }
           *[shown] { $pawn } odrzuca: { $cards }.
        }
    }
}
boardgame-event-FlashlightShown = { $you ->
    [pawn] Zapalasz Latarkę.
   *[other] { $pawn } zapala Latarkę.
}
boardgame-event-CardHandedOver = { $drawn_by ->
    [nobody] { $you ->
        [pawn] Oddajesz na stos: { $card }.
       *[other] { $card ->
            [hidden] { $pawn } oddaje kartę na stos.
           *[shown] { $pawn } oddaje na stos: { $card }.
        }
    }
   *[somebody] { $you ->
        [pawn] W ciemności { $drawn_by } wyciąga ci z ręki kartę na stos: { $card }.
        [drawn_by] W ciemności { $pawn } podsuwa ci rękę, a ty na oślep wyciągasz kartę na stos.
       *[other] { $card ->
            [hidden] W ciemności { $pawn } oddaje na stos kartę, którą wyciąga { $drawn_by }.
           *[shown] W ciemności { $pawn } oddaje na stos kartę, którą wyciąga { $drawn_by }: { $card }.
        }
    }
}
boardgame-event-CardShown = { $you ->
    [pawn] Na czerwonym polu oddajesz kartę na oczach wszystkich: { $card }.
   *[other] { $pawn }, na czerwonym polu, oddaje kartę na oczach wszystkich: { $card }.
}
boardgame-event-DeckLookedThrough = { $you ->
    [pawn] Kładziesz się i przeglądasz talię: { $deck }.
   *[other] { $deck ->
        [hidden] { $pawn } kładzie się i przegląda talię.
       *[shown] { $pawn } kładzie się i przegląda talię: { $deck }.
    }
}
boardgame-event-CardsChanged = { $count ->
    [0] { $you ->
        [pawn] Nie wymieniasz kart.
       *[other] { $pawn } nie wymienia kart.
    }
   *[other] { $you ->
        [pawn] Wymieniasz: { $given } → { $taken }.
       *[other] { $given ->
            [hidden] { $count ->
                [one] { $pawn } wymienia kartę.
                [few] { $pawn } wymienia { $count } karty.
               *[many] { $pawn } wymienia { $count } kart.
            }
           *[shown] { $pawn } wymienia: { $given } → { $taken }.
        }
    }
}
boardgame-event-StackCardLost = Karta ze stosu przepada bez oglądania.
boardgame-event-CardRevealed = Ze stosu: { $card }.
boardgame-event-CardAssigned = { $lost ->
    [yes] { $you ->
        [pawn] Dostajesz: { $card }. Nic z tego nie będzie.
       *[other] { $pawn } dostaje: { $card }. Nic z tego nie będzie.
    }
   *[no] { $you ->
        [pawn] Dostajesz: { $card }.
       *[other] { $pawn } dostaje: { $card }.
    }
}
boardgame-event-StackDiscarded = { $count ->
    [0] Stos jest pusty.
    [one] Ostatnia karta ze stosu zostaje odrzucona bez oglądania.
    [few] { $count } karty ze stosu zostają odrzucone bez oglądania.
   *[many] { $count } kart ze stosu zostaje odrzuconych bez oglądania.
}
boardgame-event-BonusPlayed = { $you ->
    [pawn] Dokładasz: { $card }.
   *[other] { $pawn } dokłada: { $card }.
}
boardgame-event-CardLost = { $card } idzie na marne. Nikt nie mówi dlaczego.
boardgame-event-ThingsDrawn = { $you ->
    [pawn] Znajdujesz: { $things }.
   *[other] { $things ->
        [hidden] { $shelf ->
            [weapons] { $count ->
                [one] { $pawn } znajduje Broń.
                [few] { $pawn } ogląda { $count } karty Broni.
               *[many] { $pawn } ogląda { $count } kart Broni.
            }
            [items] { $count ->
                [one] { $pawn } znajduje Przedmiot.
                [few] { $pawn } ogląda { $count } Przedmioty.
               *[many] { $pawn } ogląda { $count } Przedmiotów.
            }
           *[lab] { $count ->
                [one] { $pawn } dobiera żeton Laboratorium.
                [few] { $pawn } dobiera { $count } żetony Laboratorium.
               *[many] { $pawn } dobiera { $count } żetonów Laboratorium.
            }
        }
       *[shown] { $pawn } znajduje: { $things }.
    }
}
boardgame-event-ThingKept = { $you ->
    [pawn] Zatrzymujesz: { $thing }.
   *[other] { $thing ->
        [hidden] { $shelf ->
            [weapons] { $pawn } zatrzymuje Broń.
            [items] { $pawn } zatrzymuje Przedmiot.
           *[lab] { $pawn } zatrzymuje żeton Laboratorium.
        }
       *[shown] { $pawn } zatrzymuje: { $thing }.
    }
}
boardgame-event-FlamethrowerLaidOpen = { $you ->
    [pawn] Kładziesz przed sobą Miotacz ognia (ładunki: { $reloads }).
   *[other] { $pawn } kładzie na stole Miotacz ognia (ładunki: { $reloads }).
}
boardgame-event-LabTokenDiscarded = { $you ->
    [pawn] Odrzucasz: { $token }.
   *[other] { $token ->
        [hidden] { $pawn } odrzuca żeton Laboratorium.
       *[shown] { $pawn } odrzuca: { $token }.
    }
}
boardgame-event-ThingsRemoved = { $shelf ->
    [weapons] { $count ->
        [one] Jedna karta Broni przepada bez oglądania.
        [few] { $count } karty Broni przepadają bez oglądania.
       *[many] { $count } kart Broni przepada bez oglądania.
    }
    [items] { $count ->
        [one] Jeden Przedmiot przepada bez oglądania.
        [few] { $count } Przedmioty przepadają bez oglądania.
       *[many] { $count } Przedmiotów przepada bez oglądania.
    }
   *[lab] { $count ->
        [one] Jeden żeton Laboratorium przepada bez oglądania.
        [few] { $count } żetony Laboratorium przepadają bez oglądania.
       *[many] { $count } żetonów Laboratorium przepada bez oglądania.
    }
}
boardgame-event-BloodBagRemoved = { $found ->
    [yes] Pęka worek krwi.
   *[no] Nie ma już worka krwi, który mógłby się zepsuć.
}
boardgame-event-DealProposed = { $you ->
    [proposer] Oferujesz graczowi { $partner }: { $things }.
    [partner] { $proposer } oferuje ci: { $things }.
   *[other] { $proposer } oferuje graczowi { $partner }: { $things }.
}
boardgame-event-DealAnswered = { $you ->
    [proposer] { $partner } dokłada: { $things }.
    [partner] Dokładasz: { $things }.
   *[other] { $partner } dokłada: { $things }.
}
boardgame-event-DealMade = { $given_things ->
    [hidden] { $proposer } i { $partner } wymieniają się rzeczami ({ $given } za { $taken }).
   *[shown] { $you ->
        [proposer] Wymiana z graczem { $partner }. Dajesz: { $given_things }; dostajesz: { $taken_things }.
        [partner] Wymiana z graczem { $proposer }. Dajesz: { $taken_things }; dostajesz: { $given_things }.
       *[other] Wymiana. { $proposer } daje: { $given_things }; { $partner } daje: { $taken_things }.
    }
}{ $flamethrowers_given ->
    [0] {""}
   *[other] {" "}{ $you ->
        [partner] Miotacz ognia masz teraz ty.
       *[other] Miotacz ognia ma teraz { $partner }.
    }
}{ $flamethrowers_taken ->
    [0] {""}
   *[other] {" "}{ $you ->
        [proposer] Miotacz ognia masz teraz ty.
       *[other] Miotacz ognia ma teraz { $proposer }.
    }
}
boardgame-event-DealRefused = { $you ->
    [proposer] Ty i { $partner } nie dochodzicie do porozumienia.
    [partner] Ty i { $proposer } nie dochodzicie do porozumienia.
   *[other] { $proposer } i { $partner } nie dochodzą do porozumienia.
}

## What happened to people

boardgame-event-CharacterTaken = { $you ->
    [pawn] Twoja postać: { $character }.
   *[other] { $pawn } to { $character }.
}
boardgame-event-RoleDealt = { $you ->
    [pawn] { $role ->
        [alien] W ciemności już to wiesz: jesteś Obcym.
       *[human] W ciemności już to wiesz: jesteś Człowiekiem.
    }
   *[other] { $role ->
        [hidden] { $pawn } patrzy na żeton i milczy.
        [alien] { $pawn } to Obcy.
       *[human] { $pawn } to Człowiek.
    }
}
boardgame-event-LeaderNamed = { $you ->
    [pawn] Teraz ty dowodzisz.
   *[other] Teraz dowodzi { $pawn }.
}
boardgame-event-AlienCardPlaced = { $room ->
    [hidden] Coś czai się z siłą { $strength }. Nikt nie wie gdzie.
   *[shown] Obcy czai się z siłą { $strength } { $room_in }.
}
boardgame-event-RoomEntered = { $you ->
    [pawn] Idziesz { $room_to }.
   *[other] { $pawn } idzie { $room_to }.
}
boardgame-event-MarkerTaken = { $you ->
    [pawn] Podnosisz żeton Lidera.
   *[other] { $pawn } podnosi żeton Lidera.
}
boardgame-event-AlienRevealed = Obcy jest { $room_in }, siła { $strength }.
boardgame-event-AlienReturned = Obcy się wycofuje, siła { $strength }.
boardgame-event-AlienWaited = { $room }: nic nie robi. Jeszcze.
boardgame-event-AlienFled = Obcy ucieka { $room_from }.
boardgame-event-FireUsed = { $you ->
    [pawn] Ogień! W ruch idzie { $weapon } { $room_in }.
   *[other] Ogień! { $pawn } ciska ogniem { $room_in }: { $weapon }.
}
boardgame-event-AlienBeaten = To, co się ujawniło, jest popiołem. To, co nie, wciąż może być wśród was.
boardgame-event-CharactersLaidDown = { $you ->
    [pawns] Leżysz { $room_in }.
   *[other] { $pawns_you ->
        [yes] { $pawns } leżycie { $room_in }.
       *[no] { $pawns_count ->
            [one] { $pawns } leży { $room_in }.
            [few] { $pawns } leżą { $room_in }.
           *[many] { $pawns } leżą { $room_in }.
        }
    }
}
boardgame-event-CharacterAssimilated = { $you ->
    [pawn] Obcy asymiluje cię { $room_in }. Nie żyjesz i nikt nie pyta, kim naprawdę jesteś.
   *[other] Obcy asymiluje kogoś { $room_in }: { $pawn }. Nikt nie pyta, kto to był naprawdę.
}
boardgame-event-WeaponUsedToWithdraw = { $you ->
    [pawn] Twoja broń: { $weapon }. Trzymasz dystans.
   *[other] { $pawn } pokazuje broń: { $weapon }. Trzyma dystans.
}
boardgame-event-CharactersMet = Spotkanie { $room_in }: { $pawns }. { $laid_by_count ->
    [0] Nikt nie wykłada żetonów.
   *[other] Zakryte żetony: { $laid_by }.
}
boardgame-event-TokenSeen = { $you ->
    [picker] { $token ->
        [alien] Oglądasz żeton, który kładzie { $picked }: Obcy.
       *[human] Oglądasz żeton, który kładzie { $picked }: Człowiek.
    }
    [picked] { $token ->
        [alien] { $picker } ogląda twój żeton: Obcy.
       *[human] { $picker } ogląda twój żeton: Człowiek.
    }
   *[other] { $token ->
        [hidden] { $picker } ogląda żeton, który kładzie { $picked }.
        [alien] { $picker } ogląda żeton, który kładzie { $picked }: Obcy.
       *[human] { $picker } ogląda żeton, który kładzie { $picked }: Człowiek.
    }
}
boardgame-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] Sam na sam z psem dobierasz żeton: Obcy.
       *[human] Sam na sam z psem dobierasz żeton: Człowiek.
    }
   *[other] { $token ->
        [hidden] Sam na sam z psem { $pawn } dobiera żeton.
        [alien] Sam na sam z psem { $pawn } dobiera żeton: Obcy.
       *[human] Sam na sam z psem { $pawn } dobiera żeton: Człowiek.
    }
}
boardgame-event-RoleChanged = { $you ->
    [pawn] Wyglądasz tak samo jak przedtem. Teraz jesteś Obcym.
   *[other] { $pawn } wygląda tak samo jak przedtem, ale to już Obcy.
}
boardgame-event-SuspicionMoved-many = Podejrzenia: { $people }.
boardgame-event-SuspicionMoved = { $you ->
    [pawn] { $space ->
        [0] Jesteś na zielonym polu.
       *[other] Podejrzenia wobec ciebie: { $space }.
    }
   *[other] { $space ->
        [0] { $pawn } jest na zielonym polu.
       *[other] { $pawn }, podejrzenia: { $space }.
    }
}
boardgame-event-BurningAsked = { $you ->
    [pawn] Chcesz spalić wszystko { $room_in }.
   *[other] { $pawn } chce spalić wszystko { $room_in }.
}
boardgame-event-BurningRefused = { $you ->
    [pawn] Lider ci nie pozwala.
   *[other] { $pawn } słyszy od Lidera: nie.
}
boardgame-event-FingerPointed = { $accused ->
    [nobody] { $you ->
        [pawn] Nie wskazujesz nikogo.
       *[other] { $pawn } nie wskazuje nikogo.
    }
   *[somebody] { $you ->
        [pawn] Twój palec wskazuje: { $accused }.
        [accused] { $pawn } wskazuje na ciebie.
       *[other] { $pawn } wskazuje palcem: { $accused }.
    }
}
boardgame-event-TestBegan = { $you ->
    [tester] Przeprowadzasz { $kind }.
   *[other] { $tester } przeprowadza { $kind }.
}
boardgame-event-RoleShown = { $you ->
    [pawn] { $role ->
        [alien] Pokazujesz, kim jesteś: Obcy.
       *[human] Pokazujesz, kim jesteś: Człowiek.
    }
   *[other] { $role ->
        [alien] { $pawn } to Obcy.
       *[human] { $pawn } to Człowiek.
    }
}
boardgame-event-AlienExposed = { $you ->
    [pawn] Zrzucasz maskę. Siła Obcego rośnie o { $strength }.
   *[other] To już nie { $pawn }. Siła Obcego rośnie o { $strength }.
}
boardgame-event-EscapeStarted = { $you ->
    [pawn] Zaczynasz ucieczkę: { $vehicle }.
   *[other] { $pawn } zaczyna ucieczkę: { $vehicle }.
}
boardgame-event-BoardingAsked = { $you ->
    [pawn] Prosisz o wpuszczenie na pokład.
   *[other] { $pawn } prosi o wpuszczenie na pokład.
}
boardgame-event-BoardingAnswered = { $boards ->
    [yes] { $you ->
        [pawn] Wpuszczają cię na pokład.
       *[other] { $pawn } może wejść na pokład.
    }
   *[no] { $agreed_count ->
        [0] { $you ->
            [pawn] Nikt nie chce cię na pokładzie.
           *[other] { $pawn } nie wsiada: nikt się nie zgadza.
        }
       *[other] { $you ->
            [pawn] Nie wpuszczają cię na pokład. Za: { $agreed }.
           *[other] { $pawn } nie może wejść na pokład. Za: { $agreed }.
        }
    }
}
boardgame-event-Boarded = { $you ->
    [pawn] Jesteś na pokładzie.
   *[other] { $pawn } jest na pokładzie.
}
boardgame-event-VehicleLeft = W drodze: { $vehicle }. Na pokładzie: { $aboard }.
boardgame-event-EverythingShown = Świt. Wszyscy pokazują, kim są.

## What only one seat sees

boardgame-reveal-found = Co udało się znaleźć
boardgame-reveal-deal = Wymiana: { $who }
boardgame-reveal-token = Żeton: { $who }
boardgame-reveal-bag = Z worka
boardgame-reveal-got = dostajesz
boardgame-reveal-given = oddajesz

## How an infection came

boardgame-through-first = od początku
boardgame-through-meeting = { $room_in }, runda { $round }
boardgame-through-dog = przez psa { $room_in }, runda { $round }
boardgame-curve-note = Gdzie stał każdy znacznik na koniec każdej rundy. Linia przerywana to czerwone pole, koniec toru.
boardgame-because-stopped = karty ze stosu, których nikt nie zobaczył
boardgame-because-sabotaged_stack = karta w stosie z sabotażem
boardgame-because-threw_hand_away = odrzucona cała ręka
boardgame-because-wasted = akcja, z której nic nie wyszło
boardgame-because-sought_company = takie zamiłowanie do towarzystwa
boardgame-because-kept_apart = trzymanie się z dala od nas wszystkich
boardgame-because-took_marker = takie pchanie się na Lidera
boardgame-because-met_suspect = spotkanie z kimś, kogo podejrzewam

## How it ended

boardgame-reason-frozen = Stacja jest zimna i cicha. To, co śpi pod lodem, może poczekać. Obcy wygrywa.
boardgame-reason-no_human_left = Nie ma już ani jednego człowieka. Obcy wygrywa.
boardgame-reason-alien_aboard = Na pokład weszło coś, co nie było przyjacielem. Obcy wygrywa.
boardgame-reason-human_left_behind = Uciekli, a na lodzie został człowiek. Obcy wygrywa.
boardgame-reason-escaped = Uciekli i nic nie zabrało się z nimi. Ludzie wygrywają.
boardgame-turning-wrong = Runda { $round }: najwięcej palców ({ $count }) wskazuje: { $who }. A to człowiek.
boardgame-turning-right = Runda { $round }: najwięcej palców ({ $count }) wskazuje: { $who }. I słusznie.
boardgame-side-human = Wygrywają ludzie
boardgame-side-alien = Wygrywa Obcy
boardgame-fate-last = Wśród ostatnich ludzi, gdy zabrakło ostatniego: przegrana, bez względu na obecną rolę.

## Questions

boardgame-question-character_to_play = Kim chcesz być?
boardgame-question-character_to_play-help = Każda postać jest w czymś dobra. Nie mówi to nic o tym, czym jest.
boardgame-question-weather_to_keep = Jaka ma być pogoda?
boardgame-question-weather_to_keep-help = Kość dała więcej niż jeden wynik. Liczy się ta pogoda, którą zachowasz.
boardgame-question-room_to_haunt = Gdzie się czaisz?
boardgame-question-room_to_haunt-help = Połóż zakrytą siłę w pomieszczeniu. Wszyscy widzą, ile jej jest, nikt nie widzi gdzie. Co zachowasz, jest bezpieczne.
boardgame-question-strength_to_place = Ile siły czeka { $room_in }?
boardgame-question-strength_to_place-help = Masz więcej siły, niż stoi tam ludzi: asymilujesz kogoś z nich. Tyle samo: wszyscy tam się kładą.
boardgame-question-card_to_swap = Wymieniasz kartę Akcji?
boardgame-question-card_to_swap-help = Możesz odrzucić jedną i dobrać inną. Nikt nie widzi którą.
boardgame-question-turn = Twoja kolej. Co robisz?
boardgame-question-turn-help = Idź do pomieszczenia i oddaj kartę, wybraną albo świeżo dobraną; albo odpocznij i wymień rękę.
boardgame-question-room_to_enter = Dokąd idziesz?
boardgame-question-room_to_enter-help = Dowolne pomieszczenie do pracy, w którym jest mniej niż 3 osoby. Kto kogoś spotka, ryzykuje; kto jest sam z psem, też.
boardgame-question-flashlight_to_show = { $special ->
    [yes] Pokazujesz Latarkę, żeby obejrzeć dwie karty?
   *[no] Jest ciemno. Pokazujesz Latarkę?
}
boardgame-question-flashlight_to_show-help = Ze światłem nawet w ciemności kartę wybierasz samodzielnie. W akcji specjalnej, ciemno czy nie, oglądasz dwie karty zamiast jednej. Pytamy każdego, z Latarką czy bez.
boardgame-question-card_to_hand_over = Którą kartę oddajesz?
boardgame-question-card_to_hand_over-help = Trafia zakryta na stos. Później Lider odkrywa karty i nikt nie wie, która jest czyja.
boardgame-question-card_to_discard = Męczy cię głód. Z której karty rezygnujesz?
boardgame-question-card_to_discard-help = Przy głodzie masz na ręce najwyżej 2 karty.
boardgame-question-card_to_give_up = Którą kartę wymieniasz?
boardgame-question-card_to_give_up-help = Za każdą oddaną kartę bierzesz z talii jedną wybraną.
boardgame-question-card_to_take = { $left ->
    [one] Weź kartę. Talia: { $deck }.
    [few] Weź { $left } karty, jedną po drugiej. Talia: { $deck }.
   *[many] Weź { $left } kart, jedną po drugiej. Talia: { $deck }.
}
boardgame-question-card_to_take-help = Przeglądasz talię i bierzesz tyle, ile oddajesz. Potem wszystko się tasuje.
boardgame-question-room_to_resolve = Dowodzisz. Które pomieszczenie najpierw?
boardgame-question-room_to_resolve-help = Spotkania rozstrzyga się pomieszczenie po pomieszczeniu, w kolejności, którą ustalisz.
boardgame-question-fire_to_use = Obcy jest { $room_in }. Używasz ognia?
boardgame-question-fire_to_use-help = Ogień go przegania i odbiera mu 1 siły, ale kosztuje kartę ze stosu, a ty się kładziesz. Pytamy wszystkich na miejscu.
boardgame-question-alien_deed = Co robisz { $room_in }?
boardgame-question-alien_deed-help = Co zasymilujesz, wzmacnia ciebie. Co zepsujesz, osłabia ich.
boardgame-question-weapon_to_withdraw = Masz towarzystwo { $room_in }. Wycofujesz się?
boardgame-question-weapon_to_withdraw-help = Z bronią unikasz spotkania. Pytamy wszystkich na miejscu, z bronią czy bez.
boardgame-question-rescue_to_board = Helikopter ratunkowy czeka. Wsiadasz?
boardgame-question-rescue_to_board-help = Najmniej podejrzana osoba idzie pierwsza. Jeśli nie teraz, w tej rundzie nikt tak nie odleci.
boardgame-question-tokens_to_lay_out = Spotkanie { $room_in }. Które żetony wykładasz?
boardgame-question-tokens_to_lay_out-help = Dwa żetony, zakryte. Ludzie mają tylko żetony Człowieka. Kto zobaczy żeton Obcego, odtąd jest Obcym.
boardgame-question-character_to_check = Czyje żetony sprawdzasz?
boardgame-question-character_to_check-help = Widzisz jeden z dwóch, losowy, a podejrzenia wobec ciebie rosną o jeden.
boardgame-question-notice = { $saw ->
    [hidden] Nie widzisz żadnego żetonu.
    [alien] { $of ->
        [nobody] Dobierasz żeton za psa: Obcy.
       *[somebody] Żeton, który kładzie { $of }: Obcy.
    }
   *[human] { $of ->
        [nobody] Dobierasz żeton za psa: Człowiek.
       *[somebody] Żeton, który kładzie { $of }: Człowiek.
    }
} { $role ->
    [alien] Jesteś Obcym.
   *[human] Jesteś Człowiekiem.
}
boardgame-question-notice-help = Tę wiadomość dostaje i potwierdza każdy, kto tam był, bez względu na jej treść.
boardgame-question-fire_for_room = { $leave ->
    [no] Palisz wszystko { $room_in }?
   *[yes] Prosisz, by spalić wszystko { $room_in }?
}
boardgame-question-fire_for_room-help = Spalone pomieszczenie przepada na dobre. Kosztuje to ogień i kartę ze stosu, a Lider zwykle musi się zgodzić. Pytamy wszystkich, którzy stoją.
boardgame-question-burning_to_allow = { $pawn } chce spalić wszystko { $room_in }. Pozwalasz?
boardgame-question-burning_to_allow-help = Pomieszczenie przepada na dobre, ze wszystkim, co w nim jest. Wszyscy stamtąd idą do Pokoju wypoczynkowego, a mróz wraca na pierwsze pole.
boardgame-question-next_card = Następna karta?
boardgame-question-next_card-help = Możesz przestać po każdej karcie. Resztę odrzuca się bez oglądania.
boardgame-question-character_to_assign = { $lost ->
    [yes] { $card }, a nikt nie stoi tam, gdzie to zadziała. Kto zmarnuje na nią czas?
   *[no] { $card }. Kto ją dostaje?
}
boardgame-question-character_to_assign-help = Kartę może dostać tylko ktoś, kto stoi tam, gdzie ona coś zmieni. Potem się kładzie.
boardgame-question-bonus_to_play = Dokładasz bonus?
boardgame-question-bonus_to_play-help = Narzędzia i Paliwo są darmowe i działają najpierw. Pytamy każdego, kto dostaje kartę, z bonusem czy bez.
boardgame-question-weapon_to_keep = Którą Broń zatrzymujesz?
boardgame-question-weapon_to_keep-help = Pozostałe wracają na spód talii. Nikt nie widzi, co zatrzymujesz, chyba że to Miotacz ognia.
boardgame-question-item_to_keep = Który Przedmiot zatrzymujesz?
boardgame-question-item_to_keep-help = Pozostałe wracają na spód talii. Nikt nie widzi, co zatrzymujesz.
boardgame-question-lab_token_to_keep = Dobierasz żeton Laboratorium: { $token }. Zatrzymujesz?
boardgame-question-lab_token_to_keep-help = Zatrzymasz czy odrzucisz, nikt nie widzi, co to jest.
boardgame-question-vehicle_use = Co robisz { $room_in }?
boardgame-question-vehicle_use-help = Zatankuj; zacznij ucieczkę, jeśli pojazd jest nieuszkodzony i ma pełny bak, a ty masz Klucze; albo zmarnuj kartę.
boardgame-question-room_to_fuel = Dokąd wysyłasz 1 paliwo?
boardgame-question-room_to_fuel-help = Pochodzi ze Składowiska.
boardgame-question-trading_partner = Proponujesz komuś wymianę?
boardgame-question-trading_partner-help = Broń, Przedmioty i żetony Laboratorium przechodzą z rąk do rąk za obopólną zgodą. Wszyscy widzą udane wymiany: ile rzeczy, nigdy jakie. Dwie oferty na rundę.
boardgame-question-things_to_offer = { $partner ->
    [nobody] Nie proponujesz nikomu wymiany.
   *[other] Co oferujesz w wymianie z graczem { $partner }?
}
boardgame-question-things_to_offer-help = Partner widzi Broń i Przedmioty oraz liczbę żetonów Laboratorium. Pytamy każdego, kto coś ma, żeby nikt się nie dowiedział, kto proponuje wymianę.
boardgame-question-deal_to_answer = { $offers_count ->
    [0] Nikt nie proponuje ci wymiany.
   *[other] { $offers }. Co odpowiadasz?
}
boardgame-question-deal_to_answer-help = Przyjmij jedną ofertę i powiedz, co dokładasz, albo odmów. Pytamy każdego, żeby nikt się nie dowiedział, komu zaproponowano wymianę.
boardgame-question-deal_to_confirm = { $partner ->
    [nobody] Nie masz wymiany do potwierdzenia.
   *[other] { $offered_count ->
        [0] { $returned_count ->
            [0] Twoja wymiana z graczem { $partner } to sam uścisk dłoni: nikt nic nie dokłada. Zgoda?
           *[other] Twoja wymiana z graczem { $partner }: { $offered }, w zamian { $returned }. Zgoda?
        }
       *[other] Twoja wymiana z graczem { $partner }: { $offered }, w zamian { $returned }. Zgoda?
    }
}
boardgame-question-deal_to_confirm-help = Najpierw twoja oferta, potem to, co dołożono w zamian. Rzeczy zmieniają właściciela tylko za twoją zgodą. Pytamy każdego.
boardgame-question-character_to_accuse = Kogo wskazujesz?
boardgame-question-character_to_accuse-help = Wszyscy wskazują naraz. Każdy palec to o jedno podejrzenie więcej. Kto jest na zielonym polu, ma spokój.
boardgame-question-self_exposure = Żyjesz dalej jak gdyby nigdy nic?
boardgame-question-self_exposure-help = Pytamy wszystkich jednocześnie. Ujawnić się może tylko Obcy; potem poluje jawnie.
boardgame-question-test_to_begin_with = Dowodzisz. Który test najpierw?
boardgame-question-test_to_begin_with-help = Każdy rodzaj można zrobić raz na rundę. O drugi zapytamy po pierwszym.
boardgame-question-willing_to_test = Chcesz przeprowadzić { $test }?
boardgame-question-willing_to_test-help = Pytamy wszystkich, także tych, którzy nie mogą. Tylko Lider widzi, kto by chciał.
boardgame-question-tester = Kto przeprowadzi { $test }?
boardgame-question-tester-help = Te osoby są chętne. Możesz też nie wybrać nikogo.
boardgame-question-character_to_test = Kto przechodzi test?
boardgame-question-character_to_test-help = Człowiek trafia na zielone pole. Obcy zostaje ujawniony.
boardgame-question-wish_to_board = { $vehicle }: prosisz o wpuszczenie na pokład?
boardgame-question-wish_to_board-help = Decydują ci na pokładzie. Kto wsiada, pokazuje rolę, a Obcy na pokładzie wygrywa.
boardgame-question-boarding_to_allow = { $asking } chce wejść na pokład. Zgadzasz się?
boardgame-question-boarding_to_allow-help = Obcy na pokładzie: Obcy wygrywa. Człowiek zostawiony na lodzie: Obcy wygrywa.

## Options: by question and word, or by word; else the name of the room, thing, card, person, weather or test

boardgame-option-decline = Nie
boardgame-option-none = Nie
boardgame-option-done = To wszystko
boardgame-option-enough = To wszystko
boardgame-option-agree = Zgoda
boardgame-option-refuse = Odmowa
boardgame-option-allow = Niech płonie
boardgame-option-keep = Zatrzymaj
boardgame-option-pawn = { $you ->
    [pawn] { $pawn } (ty)
   *[other] { $pawn }
}
boardgame-option-strength_to_place-number = Siła { $number }
boardgame-option-turn-move = Idź do pomieszczenia, oddaj kartę
boardgame-option-turn-special_action = Odrzuć rękę, idź z nową kartą
boardgame-option-turn-change_cards = Połóż się i wymień karty
boardgame-option-turn-board = Wsiądź do Helikoptera ratunkowego
boardgame-ahead-room = Idź { $to }
boardgame-ahead-both = Idź { $to } i oddaj { $card }
boardgame-ahead-card = Idź do pomieszczenia i oddaj { $card }
boardgame-option-card_to_swap-keep = Zachowaj rękę
boardgame-option-flashlight_to_show-decline = Bez Latarki
boardgame-option-flashlight_to_show-show = Pokaż Latarkę
boardgame-option-fire_to_use-decline = Bez ognia
boardgame-option-fire_to_use-dynamite = Rzuć Dynamit
boardgame-option-fire_to_use-reload = Zużyj ładunek Miotacza ognia
boardgame-option-alien_deed-nothing = Nic
boardgame-option-alien_deed-dog = Zasymiluj psa
boardgame-option-alien_deed-sabotage = Sabotuj pomieszczenie
boardgame-option-alien_deed-pawn = Zasymiluj: { $pawn }
boardgame-option-weapon_to_withdraw-decline = Zostań
boardgame-option-weapon_to_withdraw-melee = Wycofaj się: Broń biała
boardgame-option-weapon_to_withdraw-firearm = Wycofaj się: Broń palna
boardgame-option-weapon_to_withdraw-reload = Wycofaj się: ładunek Miotacza ognia
boardgame-option-rescue_to_board-stay = Nie teraz
boardgame-option-rescue_to_board-board = Wsiądź
boardgame-option-tokens_to_lay_out-two_human = Dwa żetony Człowieka
boardgame-option-tokens_to_lay_out-one_alien = Żeton Człowieka i żeton Obcego
boardgame-option-notice-confirm = Przeczytane
boardgame-option-fire_for_room-decline = Nie
boardgame-option-fire_for_room-dynamite = Dynamitem
boardgame-option-fire_for_room-reload = Ładunkiem Miotacza ognia
boardgame-option-burning_to_allow-refuse = Nie teraz
boardgame-option-next_card-go_on = Odkryj następną kartę
boardgame-option-next_card-stop = Na tym koniec
boardgame-option-character_to_assign-pawn = { $you ->
    [pawn] { $pawn } (ty), { $room_in }
   *[other] { $pawn }, { $room_in }
}
boardgame-option-bonus_to_play-none = Nic więcej
boardgame-option-bonus_to_play-tools = Narzędzia: 1 uszkodzenie mniej
boardgame-option-bonus_to_play-fuel_can = Paliwo: 1 więcej w baku
boardgame-option-lab_token_to_keep-discard = Odrzuć
boardgame-option-vehicle_use-nothing = Nic
boardgame-option-vehicle_use-refuel = Zatankuj
boardgame-option-vehicle_use-escape = Zacznij ucieczkę
boardgame-option-trading_partner-none = Bez wymiany
boardgame-option-deal_to_answer-refuse = Bez wymiany
boardgame-option-deal_to_answer-deal = { $pawn }: dokładasz { $things }
boardgame-option-deal_to_confirm-refuse = Bez wymiany
boardgame-option-deal_to_confirm-agree = Uściśnij dłoń
# Na telefonie podawanym z rąk do rąk: co dzieje się ze wskazanymi rzeczami.
boardgame-deed-nothing = Nie dokładaj nic
boardgame-deed-offer = Dołóż to, co wskazano
boardgame-deed-deal = Wymiana: { $pawn }
boardgame-option-character_to_accuse-abstain = Nikogo
boardgame-option-self_exposure-stay_hidden = Żyj dalej jak gdyby nigdy nic
boardgame-option-self_exposure-expose = Ujawnij się
boardgame-option-willing_to_test-decline = Nie
boardgame-option-willing_to_test-carry_out = Tak
boardgame-option-tester-none = Nikt
boardgame-option-wish_to_board-stay = Zostań tutaj
boardgame-option-wish_to_board-board = Poproś o wpuszczenie

## Offers in a deal

# The reader among several people in a list.
boardgame-offer-nothing = nic
boardgame-offer-of = { $pawn } oferuje: { $things }
boardgame-offer-lab = { $count ->
    [one] żeton Laboratorium
    [few] { $count } żetony Laboratorium
   *[many] { $count } żetonów Laboratorium
}

## What others wait for, public

boardgame-waiting-character_to_play = wybiera postać
boardgame-waiting-weather_to_keep = wybiera pogodę
boardgame-waiting-room_to_haunt = czai się
boardgame-waiting-strength_to_place = czai się
boardgame-waiting-card_to_swap = wymienia kartę albo nie
boardgame-waiting-turn = wykonuje swój ruch
boardgame-waiting-room_to_enter = wybiera, dokąd iść
boardgame-waiting-flashlight_to_show = szuka światła albo nie
boardgame-waiting-card_to_hand_over = oddaje kartę
boardgame-waiting-card_to_discard = rezygnuje z karty
boardgame-waiting-card_to_give_up = wymienia karty
boardgame-waiting-card_to_take = wymienia karty
boardgame-waiting-room_to_resolve = mówi, które pomieszczenie teraz
boardgame-waiting-fire_to_use = używa ognia albo nie
boardgame-waiting-alien_deed = robi to, co robią Obcy
boardgame-waiting-weapon_to_withdraw = wycofuje się albo nie
boardgame-waiting-rescue_to_board = wsiada albo nie
boardgame-waiting-tokens_to_lay_out = wykłada żetony
boardgame-waiting-character_to_check = ogląda żeton
boardgame-waiting-notice = czyta wiadomość
boardgame-waiting-fire_for_room = decyduje, czy spalić pomieszczenie
boardgame-waiting-burning_to_allow = pozwala na ogień albo nie
boardgame-waiting-next_card = odkrywa dalej albo przestaje
boardgame-waiting-character_to_assign = daje komuś kartę
boardgame-waiting-bonus_to_play = dokłada bonus albo nie
boardgame-waiting-weapon_to_keep = zatrzymuje Broń
boardgame-waiting-item_to_keep = zatrzymuje Przedmiot
boardgame-waiting-lab_token_to_keep = ogląda żeton Laboratorium
boardgame-waiting-vehicle_use = robi coś przy pojeździe
boardgame-waiting-room_to_fuel = wysyła paliwo
boardgame-waiting-trading_partner = proponuje wymianę albo nie
boardgame-waiting-things_to_offer = mówi, co daje na wymianę, jeśli cokolwiek
boardgame-waiting-deal_to_answer = odpowiada na oferty, jeśli są
boardgame-waiting-deal_to_confirm = ściska dłoń albo nie
boardgame-waiting-character_to_accuse = wskazuje kogoś palcem
boardgame-waiting-self_exposure = żyje dalej jak gdyby nigdy nic
boardgame-waiting-test_to_begin_with = zaczyna testy
boardgame-waiting-willing_to_test = zgłasza się albo nie
boardgame-waiting-tester = wybiera, kto testuje
boardgame-waiting-character_to_test = mówi, kto przechodzi test
boardgame-waiting-wish_to_board = chce wsiąść albo nie
boardgame-waiting-boarding_to_allow = wpuszcza kogoś albo nie

## The table

boardgame-board-round = Runda { $round }
boardgame-board-leader = dowodzi { $pawn }
boardgame-board-marker = żeton Lidera: { $pawn }
boardgame-board-legend = ◆ żeton Lidera ∴ pies ✶ Obcy
boardgame-board-you = ty
boardgame-board-fuel = paliwo
boardgame-board-damage = uszkodzenia
boardgame-board-dogs = { $count ->
    [one] 1 pies
    [few] { $count } psy
   *[many] { $count } psów
}
boardgame-board-alien = Obcy { $strength }
boardgame-board-burned = spalone
boardgame-board-destroyed = zniszczone
boardgame-board-dark = ciemno
boardgame-board-hungry = głód
boardgame-danger-food = { $rounds ->
    [1] Dziś kończy się jedzenie: { $pantry } z 4
   *[other] Jedzenia na jeszcze jedną noc
}
boardgame-danger-food-short = { $rounds ->
    [1] Jedzenie: { $pantry } z 4
   *[other] Jedzenie: na jedną noc
}
boardgame-danger-boiler = Kotłownia może paść w następnej rundzie
boardgame-danger-boiler-short = Kotłownia może paść
boardgame-danger-generator = W następnej rundzie może zgasnąć światło
boardgame-danger-generator-short = Światło może zgasnąć
boardgame-danger-freezing = { $rounds ->
    [1] W najgorszym razie zamarzniecie w następnej rundzie
    [many] W najgorszym razie zamarzniecie za { $rounds } rund
   *[other] W najgorszym razie zamarzniecie za { $rounds } rundy
}
boardgame-danger-freezing-short = { $rounds ->
    [1] Zamarzniecie za rundę?
    [many] Zamarzniecie za { $rounds } rund?
   *[other] Zamarzniecie za { $rounds } rundy?
}
boardgame-danger-rescue = { $rounds ->
    [1] Helikopter odlatuje w następnej rundzie
    [many] Helikopter odlatuje za { $rounds } rund
   *[other] Helikopter odlatuje za { $rounds } rundy
}
boardgame-danger-rescue-short = { $rounds ->
    [1] Odlatuje za rundę
    [many] Odlatuje za { $rounds } rund
   *[other] Odlatuje za { $rounds } rundy
}
boardgame-board-freezing = mróz { $space } z { $track }
boardgame-board-die-at-station = kość w Stacji meteorologicznej
boardgame-board-food = { $kitchen ->
    [0] jedzenie { $pantry }
   *[other] jedzenie { $pantry }, ugotowane { $kitchen }
}
boardgame-board-stack = stos { $cards }
boardgame-board-deck = talia { $cards }
boardgame-board-shown = jawne: { $cards }
boardgame-board-revealed = teraz { $card }
boardgame-board-fuel-underground = paliwo stacji { $fuel }
boardgame-board-fuel-external = paliwo pojazdów { $fuel }
boardgame-board-rescue = { $state ->
    [none] brak S.O.S.
    [gone] brak ratunku
    [here] ratunek tutaj, paliwo { $fuel }
   *[coming] ratunek { $space } z { $track }, paliwo { $fuel }
}
boardgame-board-aboard = na pokładzie: { $people }
boardgame-board-pool = siła Obcego { $strength }
boardgame-board-ambush = czai się { $strengths }
boardgame-board-ambush-known = czai się: { $rooms }
boardgame-board-count-cards = { $count }k
boardgame-board-count-weapons = { $count }b
boardgame-board-count-items = { $count }p
boardgame-board-count-lab = { $count }l
boardgame-board-flamethrower = Miotacz ognia ({ $reloads })
boardgame-board-who = Twoja postać: { $character }. Rola: { $role ->
    [alien] Obcy
   *[human] Człowiek
}.
boardgame-board-hand = Ręka
boardgame-board-found = W twoich rękach
boardgame-board-held-weapons = Broń
boardgame-board-held-items = Przedmioty
boardgame-board-held-lab = Lab
boardgame-board-nothing = brak
boardgame-board-exposed = Jesteś Obcym, już jawnie. Siła w rezerwie: { $strength }.
boardgame-board-dead = Nie żyjesz. Widzisz to, co każdy widz.
boardgame-map = Mapa
boardgame-map-help =
    Każde pomieszczenie pokazuje paliwo ▮ i uszkodzenia ✖ oraz obecnych po pierwszych literach imion: kto stoi, ma
    wielkie litery, kto leży, małe. ∴ to pies, ✶ ujawniony Obcy ze swoją siłą, ◆ żeton Lidera, ★ Lider. Na liście
    załogi ■ to podejrzenia, a 2k 1b 4p 3l to 2 karty, 1 Broń, 4 Przedmioty, 3 żetony Laboratorium; ♨ to Miotacz
    ognia i jego ładunki.

## The end

boardgame-end-infected = { $whom }: { $through }

## House rules

boardgame-house-edition = Które pudełko masz?
boardgame-house-edition-help = Wydania się różnią. Wybór pudełka ustawia zasady domowe tak, jak ono je ma; każdą można jeszcze zmienić.
boardgame-house-edition-ours = Nasze zasady, żadne z pudełek
boardgame-house-edition-pt = Pudełko brazylijskie, 2021
boardgame-house-edition-en = Pudełko angielskie, 2022 (według streszczenia)
boardgame-house-edition-it = Pudełko włoskie, 2023
boardgame-house-edition-pl = Pudełko polskie
boardgame-house-kennel_card = Kojec może się znów otworzyć
boardgame-house-kennel_card-help = Jego karta jest w talii, dopóki siedzi w nim pies. Bez tej zasady złapane psy już nie wyjdą: łatwiej, w sam raz na początek.
boardgame-house-characters = Postaci
boardgame-house-characters-help = Rozdane losowo albo wybierane w kolejności miejsc.
boardgame-house-characters-random = rozdane losowo
boardgame-house-characters-choose = wybierane
boardgame-house-boiler_fails = Kiedy Kotłownia jest zniszczona
boardgame-house-boiler_fails-help = Czy ostatnie uszkodzenie można jeszcze naprawić przed następną kontrolą.
boardgame-house-boiler_fails-check = przy kontroli, jeśli uszkodzenie nadal jest
boardgame-house-boiler_fails-at_once = od razu z ostatnim uszkodzeniem
boardgame-house-generator_fails = Kiedy znika prąd
boardgame-house-generator_fails-help = Czy ostatnie uszkodzenie Generatora można jeszcze naprawić przed następną kontrolą.
boardgame-house-generator_fails-check = przy kontroli, jeśli uszkodzenie nadal jest
boardgame-house-generator_fails-at_once = od razu z ostatnim uszkodzeniem
boardgame-house-change_cards = Karty wymieniane w Sali sypialnej
boardgame-house-change_cards-help = Czy odpoczywając, wymieniasz całą rękę, czy tyle z niej, ile chcesz.
boardgame-house-change_cards-all = cała ręka
boardgame-house-change_cards-any = dowolna jej część
boardgame-house-weapons_avoid_dogs = Broń przeciw psom
boardgame-house-weapons_avoid_dogs-help = Kto wycofa się dzięki broni, unika też psa. Bez tego broń chroni tylko przed ludźmi.
boardgame-house-weapons_avoid_aliens = Broń przeciw ujawnionemu Obcemu
boardgame-house-weapons_avoid_aliens-help = Dzięki broni można się wycofać przed ujawnionym Obcym. Jeśli zrobią to wszyscy, Obcy zostaje tam sam.
boardgame-house-dormitory_contagion = Spotkania w Sali sypialnej
boardgame-house-dormitory_contagion-help = Dwie lub więcej osób w Sali sypialnej spotykają się jak wszędzie, choć leżą.
boardgame-house-leader_allows_fire = Ogień wymaga zgody Lidera
boardgame-house-leader_allows_fire-help = Lider zgadza się albo odmawia każdemu, kto chce spalić pomieszczenie. Bez tego zgody nie trzeba.
boardgame-house-rescue_boarding = Wsiadanie do Helikoptera ratunkowego
boardgame-house-rescue_boarding-help = Kiedy, po jego przylocie, może wsiąść najmniej podejrzana osoba.
boardgame-house-rescue_boarding-on_turn = w swojej kolejce, zamiast ruchu
boardgame-house-rescue_boarding-after_encounters = po ruchach i spotkaniach wszystkich
boardgame-house-first_boarder_shows = Kto pierwszy wsiada, pokazuje rolę
boardgame-house-first_boarder_shows-help = Bez tego pierwsza osoba na pokładzie pokazuje ją dopiero, gdy pojazd rusza.
boardgame-house-boarding = Wpuszczanie na pokład
boardgame-house-boarding-help = Czy muszą się zgodzić wszyscy na pokładzie, czy większość; remis rozstrzyga najmniej podejrzana osoba.
boardgame-house-boarding-unanimous = zgoda wszystkich
boardgame-house-boarding-majority = zgoda większości
boardgame-house-station_fuel = Paliwo ze Stacji meteorologicznej
boardgame-house-station_fuel-help = Dokąd UŻYCIE może wysłać swoje 1 paliwo.
boardgame-house-station_fuel-any = każde pomieszczenie, które mieści paliwo
boardgame-house-station_fuel-base = tylko Kotłownia i Generator
boardgame-house-radio_coop_use = Radiostacja: wspólne UŻYCIE
boardgame-house-radio_coop_use-help = UŻYCIE liczy się po razie za każdą stojącą tam osobę. Bez tego tak działa tylko NAPRAWA.
boardgame-house-helicopter_coop_use = Śmigłowiec: wspólne UŻYCIE
boardgame-house-helicopter_coop_use-help = UŻYCIE liczy się po razie za każdą stojącą tam osobę. Bez tego tak działa tylko NAPRAWA.
boardgame-house-trade_lab_tokens = Wymiana żetonów Laboratorium
boardgame-house-trade_lab_tokens-help = Bez tego z rąk do rąk przechodzą tylko Broń i Przedmioty.
boardgame-house-hunger = Kiedy przychodzi głód
boardgame-house-hunger-help = Czy wystarczy pusta Spiżarnia.
boardgame-house-hunger-short = gdy jedzenia jest za mało
boardgame-house-hunger-empty = gdy tylko Spiżarnia jest pusta
boardgame-house-figures = Liczby na planszy
boardgame-house-figures-help = Część liczb z drukowanej planszy odtworzono. Jeśli w twoim pudełku są inne, wpisz je.

## Figures: the numbers on the board

boardgame-figure-die_sun = Ścianki kości ze słońcem
boardgame-figure-die_snow = Ścianki kości ze śniegiem
boardgame-figure-die_storm = Ścianki kości z burzą
boardgame-figure-boiler_sun = Spalanie w Kotłowni: słońce
boardgame-figure-boiler_snow = Spalanie w Kotłowni: śnieg
boardgame-figure-boiler_storm = Spalanie w Kotłowni: burza
boardgame-figure-generator_sun = Spalanie w Generatorze: słońce
boardgame-figure-generator_snow = Spalanie w Generatorze: śnieg
boardgame-figure-generator_storm = Spalanie w Generatorze: burza
boardgame-figure-freezing_sun = Mróz, pola: słońce
boardgame-figure-freezing_snow = Mróz, pola: śnieg
boardgame-figure-freezing_storm = Mróz, pola: burza
boardgame-figure-rescue_sun = Helikopter ratunkowy, pola: słońce
boardgame-figure-rescue_snow = Helikopter ratunkowy, pola: śnieg
boardgame-figure-rescue_storm = Helikopter ratunkowy, pola: burza
boardgame-figure-suspicion_start = Podejrzenia na początku
boardgame-figure-suspicion_red = Czerwone pole toru Podejrzeń
boardgame-figure-freezing_track = Długość toru Mrozu
boardgame-figure-rescue_track = Długość toru Ratunku
boardgame-figure-rescue_fuel = Paliwo Helikoptera ratunkowego
boardgame-figure-boiler_fuel = Kotłownia: maksimum paliwa
boardgame-figure-generator_fuel = Generator: maksimum paliwa
boardgame-figure-helicopter_fuel = Śmigłowiec: maksimum paliwa
boardgame-figure-shed_fuel = Ratrak: maksimum paliwa
boardgame-figure-boiler_damage = Kotłownia: maksimum uszkodzeń
boardgame-figure-generator_damage = Generator: maksimum uszkodzeń
boardgame-figure-shed_damage = Ratrak: maksimum uszkodzeń
boardgame-figure-radio_damage = Radiostacja: maksimum uszkodzeń
boardgame-figure-helicopter_damage = Śmigłowiec: maksimum uszkodzeń
boardgame-figures-weather = Pogoda
boardgame-figures-tracks = Tory
boardgame-figures-rooms = Ile mieści pomieszczenie
boardgame-problem-range = { $figure }: podaj liczbę całkowitą od { $least } do { $most }.
boardgame-problem-die_faces = Kość Pogody ma łącznie { $faces } ścianek. Tu wychodzi { $given }.
boardgame-problem-start_below_red = Podejrzenia zaczynają się przed czerwonym polem, które ma numer { $red }, a nie na polu { $given }.
boardgame-problem-fuel_tokens = Pełna Kotłownia, pełny Generator, składy i znacznik Helikoptera ratunkowego wymagają tylu znaczników Paliwa: { $given }. Jest ich { $most }.
boardgame-problem-damage_counters = Pomieszczenia mieszczą razem tyle uszkodzeń: { $given }. W pudełku jest tylko { $most } żetonów Uszkodzeń.
boardgame-problem-damage_at_start = { $figure }: co najmniej { $least }, bo tyle leży tam od początku.

boardgame-plan-leads = dowodzi
boardgame-plan-marker = ma żeton Lidera
boardgame-plan-marker-here = tu leży żeton Lidera
boardgame-plan-lying = leży
boardgame-plan-suspicion = podejrzenia { $space } z { $red }
boardgame-plan-fuel = paliwo: { $count }
boardgame-plan-fuel-of = paliwo { $count } z { $limit }
boardgame-plan-damage-of = uszkodzenia { $count } z { $limit }
boardgame-plan-cooked = ugotowane jedzenie: { $count }
boardgame-plan-gone = nie ma go
boardgame-plan-weapons =
    { $count ->
        [one] została 1 karta Broni
        [few] zostały { $count } karty Broni
       *[many] zostało { $count } kart Broni
    }
boardgame-plan-items =
    { $count ->
        [one] został 1 Przedmiot
        [few] zostały { $count } Przedmioty
       *[many] zostało { $count } Przedmiotów
    }
boardgame-plan-lab =
    { $count ->
        [one] został 1 żeton Laboratorium
        [few] zostały { $count } żetony Laboratorium
       *[many] zostało { $count } żetonów Laboratorium
    }
boardgame-plan-count-cards = karty na ręce: { $count }
boardgame-plan-count-weapons = broń: { $count }
boardgame-plan-count-items = przedmioty: { $count }
boardgame-plan-count-lab = żetony Laboratorium: { $count }
boardgame-plan-count-laid = wyłożone żetony: { $count }
boardgame-plan-rerolled = przerzucona
boardgame-plan-supplies = Zapasy
boardgame-supply-deck = Karty w talii: { $count }
boardgame-supply-discards = Karty odrzucone: { $count }
boardgame-supply-locations = Zakryte karty Lokalizacji: { $count }
boardgame-supply-damage = Pozostałe żetony Uszkodzeń: { $count }
boardgame-supply-fire = Pozostałe żetony Ognia: { $count }
boardgame-supply-reloads = Pozostałe ładunki Miotacza ognia: { $count }
boardgame-supply-dogs = Psy poza planszą: { $count }
boardgame-supply-dogs_gone = Psy poza grą: { $count }

## Dlaczego czegoś nie można wybrać

boardgame-foresee-fuel = { $room }: paliwo { $fuel } z { $most } (+{ $count }).
boardgame-foresee-food = Jedzenie do Kuchni: { $count }; w Spiżarni zostaje { $left }.
boardgame-foresee-draw = { $shelf ->
    [weapons] Rzut oka na talię broni.
    [items] Rzut oka na talię przedmiotów.
   *[lab] Żeton z worka laboratorium.
}
boardgame-foresee-sos = SOS idzie w eter i rusza Helikopter ratunkowy.
boardgame-foresee-weather = Nowy rzut kością Pogody; potem 1 paliwo trafia tam, gdzie jest miejsce.
boardgame-foresee-repair = { $damage ->
    [0] { $room }: bez uszkodzeń.
   *[other] { $room }: uszkodzenia, które zostaną: { $damage }.
}
boardgame-foresee-damage = { $room }: uszkodzenia { $damage } z { $most }.
boardgame-foresee-spoil = Stracone jedzenie: { $count }; w Spiżarni zostaje { $left }.
boardgame-foresee-boarding = Jeśli { $pawn } to Obcy, Obcy natychmiast wygrywa.
boardgame-why-a-store = { $room } to skład: nikt tam nie chodzi.
boardgame-why-rescue-after-encounters = Przy tym stole do Helikoptera ratunkowego wsiada się po wszystkich spotkaniach.
boardgame-why-lab-untraded = Przy tym stole żetonów Laboratorium się nie wymienia.
boardgame-why-withdrew = Dzięki broni { $pawn } nie bierze udziału w tym spotkaniu.
boardgame-why-for-dogs-only = { $room }: tam bywają tylko psy i ujawniony Obcy, nigdy załoga.
boardgame-why-leisure-later = { $room }: tam się nie chodzi z wyboru. Po akcjach spotykają się tam wszyscy, a przegonieni tam leżą.
boardgame-why-dormitory-by-changing = { $room }: trafisz tam tylko wtedy, gdy zamiast ruchu kładziesz się, by wymienić karty.
boardgame-why-room-burned = { $room }: spłonęło doszczętnie. Nikt już tam nie wejdzie ani niczego nie użyje.
boardgame-why-room-destroyed = { $room }: zniszczone na dobre. Nikt już tam nie wejdzie ani niczego nie użyje.
boardgame-why-room-full = { $room }: są tam już trzy osoby i więcej się nie zmieści.
boardgame-why-takes-no-fuel = { $room }: tu nie używa się paliwa.
boardgame-why-tank-full = { $room }: więcej paliwa się tam nie zmieści.
boardgame-why-store-empty = Nie ma już paliwa { $source_in }.
boardgame-why-nothing-to-repair = Nie ma czego naprawiać { $room_in }.
boardgame-why-vehicle-gone = { $room }: nie ma go już na miejscu.
boardgame-why-nothing-to-use = UŻYCIE nic by teraz nie dało { $room_in }.
boardgame-why-sos-sent = S.O.S. już nadano.
boardgame-why-radio-damaged = Radio jest uszkodzone: najpierw naprawa, potem S.O.S.
boardgame-why-nothing-to-ruin = Nie ma już czego zepsuć ani stracić { $room_in }.
boardgame-why-gone = { $you ->
    [pawn] Nie masz już postaci w załodze.
   *[other] { $pawn } nie ma już postaci w załodze.
}
boardgame-why-lies-down = { $you ->
    [pawn] W tej rundzie już leżysz.
   *[other] { $pawn } w tej rundzie już leży.
}
boardgame-why-not-yourself = Tu nie możesz wskazać siebie.
boardgame-why-disk-green = { $pawn } ma znacznik na zielonym polu: tam nikogo nie można oskarżyć.
boardgame-why-no-tokens-laid = { $pawn } nie ma wyłożonych żetonów w tym spotkaniu.
boardgame-why-not-willing = { $you ->
    [pawn] Nie zgłaszasz się do tego testu albo nie możesz go zrobić.
   *[other] { $pawn } nie zgłasza się do tego testu albo nie może go zrobić.
}
boardgame-why-not-most-suspected = { $you ->
    [pawn] Ktoś budzi większe podejrzenia niż ty: ten test jest dla najbardziej podejrzanych.
   *[other] { $pawn } nie budzi największych podejrzeń: ten test jest dla najbardziej podejrzanych.
}
boardgame-why-elsewhere = { $pawn }: nie ma tej osoby { $room_in }.
boardgame-why-no-dog-here = Nie ma psa { $room_in }.
boardgame-why-alien-must-act = Masz więcej siły niż stojący tam: coś trzeba zrobić.
boardgame-why-no-fire = { $thing }: to nie ogień.
boardgame-why-no-reload = Nie masz Miotacza ognia z ładunkiem.
boardgame-why-no-card-to-pay = Ogień kosztuje zakrytą kartę ze stosu, a żadnej tam nie ma.
boardgame-why-no-fire-token = Nie ma już żetonów Ognia: nic więcej nie da się spalić.
boardgame-why-no-withdrawing = { $thing }: tym nie wymkniesz się ze spotkania.
boardgame-why-no-bonus = { $thing }: to nie bonus.
boardgame-why-no-flashlight = Nie masz Latarki.
boardgame-why-no-light = { $thing }: to nie daje światła.
boardgame-why-set-aside = Wszystkie takie karty są już odłożone.
boardgame-why-only-action-cards = Tu można wybrać tylko kartę Akcji.
boardgame-why-no-deal-yet = Tym razem nie proponujesz nikomu wymiany.
boardgame-why-nobody-offers = Tym razem nikt nie proponuje ci wymiany.
boardgame-why-cards-untraded = Kart Akcji nie można wymieniać.
boardgame-why-no-room-open = Żadne pomieszczenie do pracy nikogo już teraz nie pomieści.
boardgame-why-no-card-to-hand-over = Nie masz na ręce karty do oddania.
boardgame-why-move-first = Najpierw powiedz, że idziesz; dokąd, wybierzesz za chwilę.
boardgame-why-card-after-room = Kartę wybierasz dopiero po wejściu do pomieszczenia.
boardgame-why-sos-unsent = Nikt nie nadał S.O.S.: Helikopter ratunkowy nie leci.
boardgame-why-rescue-gone = Helikopter ratunkowy już odleciał.
boardgame-why-rescue-on-its-way = Helikopter ratunkowy jest w drodze: pole { $space } z { $track }.
boardgame-why-not-least-suspected = Pierwsza wsiada osoba najmniej podejrzana, a ktoś budzi mniejsze podejrzenia niż ty.
boardgame-why-tied-and-later = Ktoś, kto nie budzi większych podejrzeń niż ty, rusza się wcześniej.
boardgame-why-room-first = Idziesz teraz do pomieszczenia; stamtąd nie można wsiąść.
boardgame-why-no-encounter = Żadne spotkanie nie czeka { $room_in }.
boardgame-why-vehicles-fuel-elsewhere = { $room }: przy tym stole Stacja meteorologiczna nie wysyła paliwa do pojazdów.
boardgame-why-haunted-already = Już się czaisz { $room_in }.
boardgame-why-no-location-card = { $room }: nie ma swojej karty w talii Lokalizacji.
boardgame-why-kennel-card-away = { $room }: karta jest w talii Lokalizacji tylko wtedy, gdy siedzi tam pies.
boardgame-why-one-at-least = Najpierw trzeba położyć choć jedną kartę.
boardgame-why-vehicle-damaged = { $room }: są uszkodzenia. Ruszy dopiero bez nich.
boardgame-why-tank-not-full = { $room }: ruszy dopiero z pełnym bakiem.
boardgame-why-no-keys = Nie masz Kluczy.
boardgame-why-humans-lay-human = Twoja rola to Człowiek: masz tylko żetony Człowieka.
boardgame-why-only-aliens-expose = Ujawnić się może tylko Obcy, a twoja rola to Człowiek.
boardgame-why-no-blood-bag = Nie masz Worka krwi.
boardgame-why-no-wire = Nie masz Drutu.

## Głosowania na stole

boardgame-vote-accusations = Oskarżenia
boardgame-vote-thinking = zastanawia się
boardgame-vote-down = już wybrane
boardgame-vote-agrees = może wsiąść
boardgame-vote-refuses = nie wsiada
boardgame-vote-points = wskazuje: { $accused }
boardgame-vote-nobody = nie wskazuje nikogo
