### Stay Away!: every word of the card game.
###
### In events and options $you is the name of the variable that stands for the reader ("seat", "to", …), or "nobody".
### A card or a list of cards that the reader does not know is "hidden"; a seat that there is not is "nobody".

stayaway-title = Stay Away!
stayaway-tagline = Krąg, lampa, a jedno z was nie jest jednym z was.

## Roles

stayaway-role-human = Człowiek
stayaway-role-human-help = Znajdź Coś i spal je. Jeśli w chwili jego śmierci żyjesz i jesteś człowiekiem, wygrywasz.
stayaway-role-infected = Zarażony
stayaway-role-infected-help = Chroń Coś i pozwól ludziom spłonąć, zanim się zorientują.
stayaway-role-the_thing = Coś
stayaway-role-the_thing-help = Rozdawaj karty Zarażenie!, aż nie zostanie ani jeden człowiek, a potem to ogłoś.

## Cards

stayaway-card-the_thing = Coś
stayaway-card-the_thing-help = Tym jesteś. Ta karta nigdy nie opuszcza twojej ręki.
stayaway-card-infected = Zarażenie!
stayaway-card-infected-help = Dobrana jest niegroźna. Z ręki samego Czegoś odmienia cię na zawsze.
stayaway-card-flamethrower = Miotacz ognia
stayaway-card-flamethrower-help = Spal sąsiada. Wypada z gry, bez pytań.
stayaway-card-analysis = Analiza
stayaway-card-analysis-help = Sąsiad pokazuje ci całą rękę.
stayaway-card-axe = Siekiera
stayaway-card-axe-help = Rozwal zaryglowane drzwi albo wypuść kogoś z kwarantanny.
stayaway-card-suspicion = Podejrzenie
stayaway-card-suspicion-help = Obejrzyj jedną kartę sąsiada, wybraną w ciemno.
stayaway-card-whisky = Whisky
stayaway-card-whisky-help = Wyłóż całą rękę na stół, niech widzą.
stayaway-card-determination = Determinacja
stayaway-card-determination-help = Dobierz trzy, zatrzymaj jedną, potem zagraj lub odrzuć jak zwykle.
stayaway-card-watch_your_back = Oglądaj się za siebie
stayaway-card-watch_your_back-help = Gra zawraca i toczy się w drugą stronę.
stayaway-card-change_places = Zamiana miejsc!
stayaway-card-change_places-help = Zamień się krzesłami z sąsiadem.
stayaway-card-better_run = Lepiej uciekaj!
stayaway-card-better_run-help = Zamień się krzesłami z kimkolwiek, choćby przez drzwi.
stayaway-card-seduction = Pokusa
stayaway-card-seduction-help = Wymień kartę z kimkolwiek; na tym kończysz turę.
stayaway-card-scary = Strach
stayaway-card-scary-help = Odmów wymiany i zobacz kartę, którą chciano ci dać.
stayaway-card-im_fine_here = Dobrze mi tutaj
stayaway-card-im_fine_here-help = Zostań na miejscu, gdy ktoś chce twojego krzesła.
stayaway-card-no_thanks = Nie, dziękuję!
stayaway-card-no_thanks-help = Odmów wymiany.
stayaway-card-missed = Pudło!
stayaway-card-missed-help = Odmów wymiany: kartę bierze następna osoba.
stayaway-card-no_barbecue = Grilla nie będzie!
stayaway-card-no_barbecue-help = Wyjdź cało z ognia miotacza.
stayaway-card-quarantine = Kwarantanna
stayaway-card-quarantine-help = Zamknij sąsiada na dwie jego tury; jego karty są jawne.
stayaway-card-barred_door = Zaryglowane drzwi
stayaway-card-barred_door-help = Nic już nie przejdzie między tobą a tym sąsiadem.
stayaway-card-rotten_ropes = Zbutwiałe liny
stayaway-card-rotten_ropes-help = Wszystkie kwarantanny się kończą.
stayaway-card-one_two = Raz, dwa…
stayaway-card-one_two-help = Zamień się krzesłami z trzecią osobą po jednej stronie.
stayaway-card-three_four = Trzy, cztery…
stayaway-card-three_four-help = Wszystkie zaryglowane drzwi stają otworem.
stayaway-card-is_this_the_party = To tutaj ta impreza?
stayaway-card-is_this_the_party-help = Drzwi i kwarantanny znikają, a wszyscy zamieniają się krzesłami w parach.
stayaway-card-get_out_of_here = Wynoś się stąd!
stayaway-card-get_out_of_here-help = Zamień się krzesłami z wybraną osobą.
stayaway-card-forgetful = Dziurawa pamięć
stayaway-card-forgetful-help = Trzy twoje karty odchodzą, trzy nowe przychodzą.
stayaway-card-round_and_round = W kółko
stayaway-card-round_and_round-help = Wszyscy naraz podają dalej po karcie. Bez obrony.
stayaway-card-cant_we_be_friends = Nie możemy się przyjaźnić?
stayaway-card-cant_we_be_friends-help = Wymień kartę z wybraną osobą.
stayaway-card-blind_date = Randka w ciemno
stayaway-card-blind_date-help = Wymień kartę z talią; na tym kończysz turę.
stayaway-card-just_between_us = Tylko między nami
stayaway-card-just_between_us-help = Pokaż rękę jednemu sąsiadowi.
stayaway-card-oops = Ups!
stayaway-card-oops-help = Wszyscy widzą twoją rękę.
stayaway-card-revelations = Wyznania
stayaway-card-revelations-help = Po kolei każdy może pokazać rękę, aż wyjdzie na jaw karta Zarażenie!

## What happened

stayaway-event-HandDealt = { $you ->
    [seat] Dostajesz karty: { $cards }. Twoja rola: { $role ->
        [the_thing] Coś
        [infected] Zarażony
       *[human] Człowiek
    }.
   *[other] { $cards ->
        [hidden] { $seat } podnosi cztery karty i nic nie mówi.
       *[shown] { $seat } dostaje karty: { $cards }. Rola: { $role ->
            [the_thing] Coś
            [infected] Zarażony
           *[human] Człowiek
        }.
    }
}
stayaway-event-TurnBegan = { $you ->
    [seat] Tura { $turn }: twoja.
   *[other] Tura { $turn }: { $seat }.
}
stayaway-event-CardDrawn = { $you ->
    [seat] Dobierasz: { $card }.
   *[other] { $card ->
        [hidden] { $seat } dobiera kartę.
       *[shown] { $seat } dobiera: { $card }.
    }
}
stayaway-event-PanicDrawn = { $you ->
    [seat] Panika! Dobierasz: { $card }.
   *[other] Panika! { $seat } dobiera: { $card }.
}
stayaway-event-PanicSkipped = { $count ->
    [one] Karta Paniki z wierzchu zostaje odrzucona bez czytania.
    [few] { $count } karty Paniki z wierzchu zostają odrzucone bez czytania.
   *[many] { $count } kart Paniki z wierzchu zostaje odrzuconych bez czytania.
}
stayaway-event-PanicMissedItsMark = { $card } nie ma kogo przestraszyć.
stayaway-event-DeckRemade = { $cards ->
    [one] Jedyna odrzucona karta, potasowana, tworzy nową talię. Dobre i to.
    [few] Odrzucone karty zostają potasowane. Nowa talia liczy { $cards } karty.
   *[many] Odrzucone karty zostają potasowane. Nowa talia liczy { $cards } kart.
}
stayaway-event-CardPlayed = { $target ->
    [nobody] { $you ->
        [seat] Zagrywasz: { $card }.
       *[other] { $seat } zagrywa: { $card }.
    }
   *[somebody] { $you ->
        [seat] Zagrywasz na gracza { $target }: { $card }.
        [target] { $seat } zagrywa na ciebie: { $card }.
       *[other] { $seat } zagrywa na gracza { $target }: { $card }.
    }
}
stayaway-event-CardPlayed-self = { $you ->
    [seat] Zagrywasz na siebie: { $card }.
   *[other] { $seat } zagrywa na siebie: { $card }.
}
stayaway-event-CardDiscarded = { $you ->
    [seat] Odrzucasz: { $card }.
   *[other] { $card ->
        [hidden] { $seat } odrzuca kartę.
       *[shown] { $seat } odrzuca: { $card }.
    }
}
stayaway-event-DefencePlayed = { $you ->
    [seat] Odpowiadasz graczowi { $against }: { $card }.
    [against] { $seat } odpowiada ci: { $card }.
   *[other] { $seat } odpowiada graczowi { $against }: { $card }.
}
stayaway-event-HandShown = { $to ->
    [nobody] { $you ->
        [seat] Pokazujesz wszystkim rękę: { $cards }.
       *[other] { $seat } pokazuje wszystkim rękę: { $cards }.
    }
   *[somebody] { $cards ->
        [hidden] { $seat } ostrożnie pokazuje rękę. Patrzy tylko { $to }.
       *[shown] { $you ->
            [seat] { $to } ogląda twoją rękę: { $cards }.
            [to] { $seat } pokazuje ci rękę: { $cards }.
           *[other] { $to } ogląda rękę gracza { $seat }: { $cards }.
        }
    }
}
stayaway-event-CardSeen = { $card ->
    [hidden] { $by } ogląda jedną kartę gracza { $seat }.
   *[shown] { $you ->
        [seat] { $by } ogląda jedną z twoich kart: { $card }.
        [by] Oglądasz jedną kartę gracza { $seat }: { $card }.
       *[other] { $by } ogląda jedną kartę gracza { $seat }: { $card }.
    }
}
stayaway-event-OfferSeen = { $card ->
    [hidden] { $by } widzi, co ma do zaoferowania { $seat }, i milczy.
   *[shown] { $you ->
        [seat] { $by } widzi twoją ofertę: { $card }.
        [by] Widzisz ofertę gracza { $seat }: { $card }.
       *[other] { $by } widzi ofertę gracza { $seat }: { $card }.
    }
}
stayaway-event-InfectedShown = { $you ->
    [seat] Pokazujesz kartę Zarażenie! i nic więcej.
   *[other] { $seat } pokazuje kartę Zarażenie! i nic więcej.
}
stayaway-event-HandKept = { $you ->
    [seat] Nic nie pokazujesz.
   *[other] { $seat } nic nie pokazuje.
}
stayaway-event-CardsConsidered = { $cards ->
    [hidden] { $seat } dobiera trzy karty.
   *[shown] { $you ->
        [seat] Dobierasz trzy: { $cards }.
       *[other] { $seat } dobiera trzy: { $cards }.
    }
}
stayaway-event-CardKept = { $you ->
    [seat] Zatrzymujesz: { $card }.
   *[other] { $card ->
        [hidden] { $seat } zatrzymuje jedną z nich.
       *[shown] { $seat } zatrzymuje: { $card }.
    }
}
stayaway-event-CardOffered = { $card ->
    [hidden] { $you ->
        [to] { $seat } podsuwa ci zakrytą kartę.
       *[other] { $seat } oferuje kartę graczowi { $to }.
    }
   *[shown] { $you ->
        [seat] Oferujesz graczowi { $to }: { $card }.
        [to] { $seat } oferuje ci: { $card }.
       *[other] { $seat } oferuje graczowi { $to }: { $card }.
    }
}
stayaway-event-StandInCalled = { $you ->
    [seat] Zastępujesz gracza { $other }: { $offerer } oferuje teraz kartę tobie. Tu nie odmieni cię nawet Zarażenie!
    [other] { $seat } zastępuje ciebie i dostaje ofertę gracza { $offerer }.
    [offerer] { $seat } zastępuje gracza { $other } i dostaje twoją ofertę.
   *[nobody] { $seat } zastępuje gracza { $other } i dostaje ofertę gracza { $offerer }.
}
stayaway-event-CardsExchanged = { $you ->
    [offerer] Wymiana z graczem { $taker }. Oddajesz: { $offered }; dostajesz: { $answered }.
    [taker] Wymiana z graczem { $offerer }. Oddajesz: { $answered }; dostajesz: { $offered }.
   *[other] { $offered ->
        [hidden] { $answered ->
            [hidden] { $offerer } i { $taker } wymieniają się kartami.
           *[shown] { $offerer } i { $taker } wymieniają się kartami; { $taker } daje: { $answered }.
        }
       *[shown] { $answered ->
            [hidden] { $offerer } i { $taker } wymieniają się kartami; { $offerer } daje: { $offered }.
           *[shown] Wymiana. { $offerer } daje: { $offered }; { $taker } daje: { $answered }.
        }
    }
}
stayaway-event-CardPassed = { $card ->
    [hidden] { $seat } podaje kartę graczowi { $to }.
   *[shown] { $you ->
        [seat] Podajesz graczowi { $to }: { $card }.
        [to] { $seat } podaje ci: { $card }.
       *[other] { $seat } podaje graczowi { $to }: { $card }.
    }
}
stayaway-event-CardPassed-others = { $known ->
    [0] Każdy podaje kartę następnej osobie.
   *[other] Wszyscy pozostali też podają po karcie.
}
stayaway-event-RoleNoticed = { $you ->
    [seat] { $role ->
        [the_thing] Wsłuchujesz się w siebie. Jesteś Czymś.
        [infected] Twoja rola: Zarażony. Coś to { $the_thing }.
       *[human] Wsłuchujesz się w siebie. Jesteś człowiekiem.
    }
   *[other] { $role ->
        [the_thing] { $seat } to Coś.
        [infected] { $seat } to Zarażony.
       *[human] { $seat } to Człowiek.
    }
}
stayaway-event-ExchangeStopped = { $by ->
    [barred_door] { $you ->
        [seat] Ty i { $to } nie wymieniacie się kartami: drzwi są zaryglowane.
        [to] Ty i { $seat } nie wymieniacie się kartami: drzwi są zaryglowane.
       *[other] { $seat } i { $to } nie wymieniają się kartami: drzwi są zaryglowane.
    }
    [quarantine] { $you ->
        [seat] Ty i { $to } nie wymieniacie się kartami: kwarantanna.
        [to] Ty i { $seat } nie wymieniacie się kartami: kwarantanna.
       *[other] { $seat } i { $to } nie wymieniają się kartami: kwarantanna.
    }
   *[nobody] { $you ->
        [seat] Wymiany nie będzie: karty, którą oferujesz, nie ma już komu wziąć.
       *[other] Wymiany nie będzie: karty, którą oferuje { $seat }, nie ma już komu wziąć.
    }
}
stayaway-event-PlacesChanged = { $you ->
    [seat] Ty i { $other } zamieniacie się miejscami.
    [other] Ty i { $seat } zamieniacie się miejscami.
   *[nobody] { $seat } i { $other } zamieniają się miejscami.
}
stayaway-event-DirectionTurned = { $direction ->
    [1] Gra zawraca: teraz zgodnie z ruchem wskazówek zegara.
   *[-1] Gra zawraca: teraz przeciwnie do ruchu wskazówek zegara.
}
stayaway-event-QuarantineLaid = { $you ->
    [seat] Trafiasz do kwarantanny.
   *[other] { $seat } trafia do kwarantanny.
}
stayaway-event-QuarantineLifted = { $you ->
    [seat] Wychodzisz z kwarantanny.
   *[other] { $seat } wychodzi z kwarantanny.
}
stayaway-event-DoorBarred = { $you ->
    [seat] Ty i { $other }: dzielą was teraz zaryglowane drzwi.
    [other] Ty i { $seat }: dzielą was teraz zaryglowane drzwi.
   *[nobody] { $seat } i { $other }: dzielą ich teraz zaryglowane drzwi.
}
stayaway-event-DoorOpened = { $you ->
    [seat] Ty i { $other }: drzwi między wami znów stoją otworem.
    [other] Ty i { $seat }: drzwi między wami znów stoją otworem.
   *[nobody] { $seat } i { $other }: drzwi między nimi znów stoją otworem.
}
stayaway-event-DoorMoved = { $you ->
    [seat] Puste miejsce znika. Ty i { $other }: jego zaryglowane drzwi dzielą teraz was.
    [other] Puste miejsce znika. Ty i { $seat }: jego zaryglowane drzwi dzielą teraz was.
   *[nobody] Puste miejsce znika. { $seat } i { $other }: jego zaryglowane drzwi dzielą teraz ich.
}
stayaway-event-DoorDiscarded = { $you ->
    [seat] Twoje miejsce znika, a z nim zaryglowane drzwi od strony gracza { $other }.
    [other] Miejsce gracza { $seat } znika, a z nim zaryglowane drzwi od twojej strony.
   *[nobody] Miejsce gracza { $seat } znika, a z nim zaryglowane drzwi od strony gracza { $other }.
}
stayaway-event-CardLaidOnDeck = { $card ->
    [hidden] { $seat } kładzie kartę na talii.
   *[shown] { $you ->
        [seat] Kładziesz na talii: { $card }.
       *[other] { $seat } kładzie na talii: { $card }.
    }
}
stayaway-event-PlayerEliminated = { $cause ->
    [flamethrower] { $you ->
        [seat] Płoniesz. Dla ciebie lampa gaśnie.
       *[other] { $seat } płonie. O jeden głos mniej.
    }
   *[superinfection] { $you ->
        [seat] Masz na ręce same karty Zarażenie! Wypadasz z gry.
       *[other] { $seat } ma na ręce same karty Zarażenie! i wypada z gry.
    }
}
stayaway-event-NoHumanLeft = { $you ->
    [seat] Nie ma tu już ludzi. Możesz to powiedzieć, tu i teraz.
   *[other] Nie ma tu już ludzi. { $seat } może to powiedzieć, tu i teraz.
}
stayaway-event-NoHumansDeclared = { $you ->
    [seat] Wstajesz i mówisz to na głos: nie ma tu już ludzi.
   *[other] { $seat } wstaje i mówi to na głos: nie ma tu już ludzi.
}
stayaway-event-GameEnded = Lampa rozbłyska. Wszyscy pokazują, czym są.

## What only one seat sees

stayaway-reveal-hand = Karty: { $who }
stayaway-reveal-exchange = Wymiana: { $who }
stayaway-reveal-got = dostajesz
stayaway-reveal-given = oddajesz
stayaway-reveal-role = Kim teraz jesteś

## Why somebody fell

stayaway-cause-flamethrower = ogień
stayaway-cause-superinfection = superinfekcja

## How an infection came

stayaway-through-exchange = przez wymianę
stayaway-through-round_and_round = przez kartę W kółko
stayaway-curve-note = Ile osób powiedziało otwarcie, że kogoś podejrzewa, i tego nie cofnęło.
stayaway-because-barred_door = te zaryglowane drzwi
stayaway-because-quarantine = ta Kwarantanna
stayaway-because-fire = to, kto spłonął
stayaway-because-changed_places = ta zamiana miejsc
stayaway-because-seduction = ta Pokusa
stayaway-because-accepted = wymiana przyjęta zbyt chętnie
stayaway-because-refused = wymiana odrzucona
stayaway-because-discarded = to, co trafiło na stos odrzuconych
stayaway-because-hid_hand = ręka, której nikt nie widział
stayaway-because-showed_infected = karta Zarażenie!, którą widzieli wszyscy
stayaway-because-saw_cards = karty, które udało mi się zobaczyć

## How it ended

stayaway-reason-the_thing_eliminated = Coś nie żyje. To, co zostało z ludzi, może wracać do domu.
stayaway-reason-the_thing_discovered = Coś dało się złapać z ogniem w ręku. Ludzie wygrywają.
stayaway-reason-declared_rightly = Coś ogłosiło, że nie ma już ludzi, i miało rację.
stayaway-reason-declared_wrongly = Coś ogłosiło, że nie ma już ludzi. Pewien człowiek był innego zdania.
stayaway-reason-the_thing_alone = Nie został nikt prócz Czegoś.
stayaway-reason-out_of_turns = Paliwo skończyło się, zanim prawda wyszła na jaw. Nikt nie wygrywa.
stayaway-turning-human = Tura { $turn }, ogień: { $who }. Człowiek do samego końca.
stayaway-turning-other = Tura { $turn }, ogień: { $who }. Już nie człowiek.
stayaway-side-human = Wygrywają ludzie
stayaway-side-the_thing = Wygrywa Coś
stayaway-side-nobody = Nikt nie wygrywa
stayaway-fate-fallen = Poza grą przed końcem: kto odpada, przegrywa.
stayaway-fate-last = Ostatni zarażony człowiek: bez udziału w zwycięstwie.
stayaway-fate-alone = Nikt nie odpadł jako człowiek, więc Coś wygrywa samo.

## Questions

stayaway-question-draw = Twoja tura. Bierzesz kartę z wierzchu?
stayaway-question-draw-help = Każda tura zaczyna się od dobrania. Karta Paniki działa od razu; każda inna trafia na rękę.
stayaway-question-card_to_use = Zagraj kartę albo odrzuć.
stayaway-question-card_to_use-help = Jedna karta opuszcza twoją rękę: zagrana albo odrzucona zakryta. Potem wymieniasz kartę z następną osobą.
stayaway-question-card_to_offer = Którą kartę oferujesz graczowi { $to }?
stayaway-question-card_to_offer-help = Wymieniasz jedną kartę z następną osobą, w tajemnicy przed resztą. Tylko Coś podaje kartę Zarażenie! człowiekowi.
stayaway-question-answer_to_offer = { $stands_in_for ->
    [nobody] { $card ->
        [hidden] { $from } podsuwa ci zakrytą kartę. Co robisz?
       *[shown] { $from } oferuje ci odkrytą kartę: { $card }. Co robisz?
    }
   *[somebody] { $card ->
        [hidden] Zastępujesz gracza { $stands_in_for }: { $from } podsuwa ci zakrytą kartę. Nie odmieni cię nawet Zarażenie! Co robisz?
       *[shown] Zastępujesz gracza { $stands_in_for }: { $from } oferuje ci odkrytą kartę: { $card }. Nie odmieni cię nawet Zarażenie! Co robisz?
    }
}
stayaway-question-answer_to_offer-help = Przyjmij i oddaj własną kartę albo odmów kartą obrony, jeśli ją masz, i dobierz za nią nową.
stayaway-question-answer_to_fire = { $from } celuje w ciebie z Miotacza ognia.
stayaway-question-answer_to_fire-help = Ratuje tylko karta Grilla nie będzie! Pytamy każdego, z tą kartą czy bez niej.
stayaway-question-answer_to_swap = { $from } chce zamienić się z tobą miejscami.
stayaway-question-answer_to_swap-help = Na krześle zatrzyma cię tylko karta Dobrze mi tutaj. Pytamy każdego, z tą kartą czy bez niej.
stayaway-question-card_to_keep = Trzy karty. Którą zatrzymujesz?
stayaway-question-card_to_keep-help = Dwie pozostałe odrzucasz. Potem zagrywasz lub odrzucasz kartę jak zwykle.
stayaway-question-side_to_swap = Raz, dwa… i trzecia osoba. W którą stronę liczysz?
stayaway-question-side_to_swap-help = Zamieniasz się miejscami z trzecią żywą osobą po tej stronie. Kwarantanna to uniemożliwia.
stayaway-question-seat_to_swap_with = Z kim zamieniasz się miejscami?
stayaway-question-seat_to_swap_with-help = Wybrana osoba nie może odmówić.
stayaway-question-card_to_discard = Tracisz głowę. Którą kartę gubisz?
stayaway-question-card_to_discard-help = Odchodzą trzy karty, jedna po drugiej; potem dobierasz trzy.
stayaway-question-card_to_pass = I w kółko. Którą kartę podajesz graczowi { $to }?
stayaway-question-card_to_pass-help = Każdy wybiera w tajemnicy, potem wszystkie karty ruszają naraz. Nikt nie może odmówić.
stayaway-question-seat_to_exchange_with = Z kim wymieniasz kartę?
stayaway-question-seat_to_exchange_with-help = Ta osoba może się jeszcze bronić. Zwykła wymiana kończąca turę przyjdzie potem.
stayaway-question-card_to_lay = Którą kartę zostawiasz na talii?
stayaway-question-card_to_lay-help = Bierzesz za nią wierzchnią kartę Stay Away! i kończysz turę.
stayaway-question-neighbour_to_show = Który sąsiad zobaczy twoją rękę?
stayaway-question-neighbour_to_show-help = Tylko ta osoba ją zobaczy.
stayaway-question-hand_to_show = Wyznania. Pokazujesz coś?
stayaway-question-hand_to_show-help = Nikomu nic nie musisz pokazywać. Koniec, gdy ktoś pierwszy pokaże kartę Zarażenie!
stayaway-question-declaration = Nie ma już ludzi. Mówisz to na głos?
stayaway-question-declaration-help = Masz rację i to kończy grę. Jeśli grasz dalej, możesz to jeszcze ogłosić w swoich turach.

## Options

stayaway-option-draw = Dobierz kartę z wierzchu
stayaway-option-declare = Ogłoś, że nie ma już ludzi: to kończy grę
stayaway-option-play_on = Milcz i graj dalej
stayaway-option-card = { $card }
stayaway-option-seat = { $seat }
stayaway-option-give = Przyjmij i oddaj: { $card }
stayaway-option-discard = Odrzuć: { $card }
stayaway-option-play-flamethrower = Miotacz ognia: spal gracza { $target }
stayaway-option-play-analysis = Analiza: obejrzyj rękę gracza { $target }
stayaway-option-play-axe-quarantine = { $you ->
    [target] Siekiera: wyrwij się z kwarantanny
   *[other] Siekiera: wypuść z kwarantanny gracza { $target }
}
stayaway-option-play-axe-door = { $you ->
    [target] Siekiera: rozwal drzwi, za którymi siedzi { $other }
   *[nobody] Siekiera: rozwal drzwi { $target } ╫ { $other }
}
stayaway-option-play-suspicion = Podejrzenie: obejrzyj kartę gracza { $target }
stayaway-option-play-whisky = Whisky: pokaż rękę wszystkim
stayaway-option-play-determination = Determinacja: dobierz trzy, zatrzymaj jedną
stayaway-option-play-watch_your_back = Oglądaj się za siebie: odwróć kierunek gry
stayaway-option-play-change_places = Zamiana miejsc! Z graczem { $target }
stayaway-option-play-better_run = Lepiej uciekaj! Zamiana miejsc z graczem { $target }
stayaway-option-play-seduction = Pokusa: wymiana z graczem { $target }
stayaway-option-play-quarantine = Kwarantanna: { $target }
stayaway-option-play-barred_door = Zaryglowane drzwi: ty ╫ { $target }
stayaway-option-defend-scary = Strach: odmów i zobacz kartę
stayaway-option-defend-no_thanks = Nie, dziękuję! Odmów
stayaway-option-defend-missed = Pudło! Odmów: bierze następna osoba
stayaway-option-defend-im_fine_here = Dobrze mi tutaj: zostań
stayaway-option-defend-no_barbecue = Grilla nie będzie! Wyjdź z ognia
stayaway-option-accept-answer_to_fire = Spłoń
stayaway-option-accept-answer_to_swap = Zgódź się
stayaway-option-left = Po lewej: { $seat }
stayaway-option-right = Po prawej: { $seat }
stayaway-option-keep = Nic nie pokazuj
stayaway-option-show_hand = Pokaż całą rękę
stayaway-option-show_infected = Pokaż tylko jedną kartę Zarażenie!
stayaway-deed-play = Zagraj ją
stayaway-deed-play-on = { $you ->
    [seat] Zagraj ją na siebie
   *[other] Zagraj ją na gracza { $seat }
}
stayaway-deed-door = Rozwal drzwi { $one } ╫ { $other }
stayaway-deed-discard = Odrzuć ją
stayaway-deed-give = Przyjmij i oddaj ją
stayaway-deed-defend = Odmów tą kartą

## The table

stayaway-board-turn = Tura { $turn }
stayaway-board-direction = { $direction ->
    [1] ↻ zgodnie z zegarem
   *[-1] ↺ przeciwnie do zegara
}
stayaway-board-deck = { $back ->
    [none] talia pusta
    [panic] talia { $cards }, na wierzchu Panika!
   *[stay_away] talia { $cards }
}
stayaway-board-discards = odrzucone { $cards }
stayaway-board-doors = ╫ zaryglowane drzwi
stayaway-board-you = ty
stayaway-board-active = ▶
stayaway-board-quarantine = izolacja { $turns }
stayaway-board-out = Poza grą:
stayaway-board-fallen = { $you ->
    [seat] ty ({ $cause }, tura { $turn })
   *[other] { $seat } ({ $cause }, tura { $turn })
}
stayaway-board-who = Twoja rola: { $role ->
    [the_thing] Coś
    [infected] Zarażony
   *[human] Człowiek
}.
stayaway-board-dead = Jesteś poza grą. Widzisz to, co każdy widz.

## The end

stayaway-end-infected-by = { $whom }, tura { $turn }, { $through }
stayaway-end-alive = przy życiu
stayaway-end-fallen = { $cause }, tura { $turn }

## What others wait for, public

stayaway-waiting-draw = dobiera kartę
stayaway-waiting-card_to_use = zagrywa lub odrzuca kartę
stayaway-waiting-card_to_offer = oferuje kartę
stayaway-waiting-answer_to_offer = przyjmuje ofertę albo odmawia
stayaway-waiting-answer_to_fire = płonie albo nie
stayaway-waiting-answer_to_swap = przesiada się albo nie
stayaway-waiting-card_to_keep = zatrzymuje jedną z trzech kart
stayaway-waiting-side_to_swap = wybiera stronę
stayaway-waiting-seat_to_swap_with = wybiera, z kim zamienić się miejscami
stayaway-waiting-card_to_discard = gubi kartę
stayaway-waiting-card_to_pass = podaje kartę dalej
stayaway-waiting-seat_to_exchange_with = wybiera, z kim wymienić kartę
stayaway-waiting-card_to_lay = kładzie kartę na talii
stayaway-waiting-neighbour_to_show = wybiera, kto zobaczy rękę
stayaway-waiting-hand_to_show = pokazuje rękę albo nie
stayaway-waiting-declaration = ogłasza, że nie ma już ludzi, albo gra dalej

## House rules

stayaway-house-edition = Którego tekstu się trzymamy?
stayaway-house-edition-help = Drukowany tekst miejscami sam sobie przeczy. Każdą zasadę można jeszcze zmienić.
stayaway-house-edition-ours = Nasze rozumienie obu
stayaway-house-edition-general_section = Część ogólna
stayaway-house-edition-card_texts = Teksty na kartach
stayaway-house-turn_after_swap = Następna tura po zamianie miejsc
stayaway-house-turn_after_swap-help = Drukowane zasady mówią jedno i drugie. Tak czy inaczej, kto się przesiadł, najpierw oferuje kartę z nowego miejsca.
stayaway-house-turn_after_swap-mover = dalej od nowego miejsca
stayaway-house-turn_after_swap-swapped = osoba, z którą się zamieniono
stayaway-house-thing_flamethrower = Coś nie może zatrzymać Miotacza ognia
stayaway-house-thing_flamethrower-help = W swojej turze musi go zagrać, oddać albo odrzucić. Bez tej zasady może gromadzić ogień.
stayaway-house-quarantine_exchange = Wymiany w kwarantannie
stayaway-house-quarantine_exchange-help = Czy osobie w kwarantannie można oferować kartę i czy ona może oferować swoją.
stayaway-house-quarantine_exchange-out_only = tylko na zewnątrz
stayaway-house-quarantine_exchange-open = dozwolone
stayaway-house-quarantine_exchange-none = żadnych

## Dlaczego czegoś nie można wybrać

stayaway-foresee-declare = Jeśli został choć jeden człowiek, od razu przegrywasz.
stayaway-foresee-given-away = Zobaczą Coś z Miotaczem ognia: od razu przegrywasz.
stayaway-why-out = { $seat } nie bierze już udziału w grze.
stayaway-why-yourself = Tu nie możesz wskazać siebie.
stayaway-why-not-beside = { $seat } nie siedzi obok ciebie. To dosięga tylko sąsiadów.
stayaway-why-behind-door = Dzielą was zaryglowane drzwi: ty ╫ { $seat }.
stayaway-why-in-quarantine = { $seat } jest w kwarantannie.
stayaway-why-defence-answers = { $card } to karta obrony: zagrywa się ją tylko w odpowiedzi, gdy przyjdzie pora. W swojej turze możesz ją odrzucić.
stayaway-why-contagion-unplayed = { $card } to karta zarażenia i nigdy się jej nie zagrywa.
stayaway-why-you-in-quarantine = Jesteś w kwarantannie: do jej końca nie zagrasz karty { $card }.
stayaway-why-nothing-to-chop = W zasięgu nie ma zaryglowanych drzwi ani kwarantanny.
stayaway-why-nobody-in-reach = { $card } nikogo teraz nie dosięgnie.
stayaway-why-the-thing-stays = Ta karta to ty: nigdy nie opuszcza twojej ręki.
stayaway-why-fire-must-go = Jesteś Czymś i masz Miotacz ognia: najpierw musi zniknąć, czy to zagrany, odrzucony, czy oddany.
stayaway-why-last-infected-stays = Twoja rola to Zarażony: ostatnią kartę Zarażenie! musisz zachować.
stayaway-why-humans-keep-infected = Twoja rola to Człowiek, a ludzie nigdy nie oddają karty Zarażenie!
stayaway-why-infected-only-to-thing = Zarażenie! możesz oddać tylko Czemuś, a { $seat } nim nie jest.
stayaway-why-only-the-thing-declares = Tylko Coś może ogłosić, że nie ma już ludzi.
stayaway-why-draw-first = Najpierw dobierasz kartę z wierzchu; potem jedną zagrywasz albo odrzucasz.
stayaway-why-declare-first = Najpierw powiedz, czy ogłaszasz, że nie ma już ludzi, czy grasz dalej.
stayaway-why-no-card-for-anybody = Nie masz karty, którą zagrywa się na kogoś.
stayaway-why-partner-is = Tę kartę dostaje { $seat }; to nie ty wybierasz komu.
stayaway-why-other-defence = { $card } nie powstrzyma wymiany. Możesz ją oddać jak każdą inną kartę.
stayaway-why-only-no-barbecue = Przed Miotaczem ognia chroni tylko karta Grilla nie będzie!
stayaway-why-only-im-fine-here = Tylko karta Dobrze mi tutaj pozwala ci zostać na miejscu.
stayaway-why-only-drawn = Zatrzymujesz jedną z dopiero co dobranych kart; reszta ręki się nie zmienia.
stayaway-why-not-the-third = { $seat } nie siedzi na trzecim miejscu od ciebie, w lewo ani w prawo.
stayaway-why-whole-hand = Pokazujesz całą rękę, jedną kartę Zarażenie! albo nic: żadnej innej pojedynczej karty.
stayaway-why-no-infected-card = Nie masz karty Zarażenie!, którą można pokazać.
