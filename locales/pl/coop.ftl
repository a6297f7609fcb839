### The Thing: The Boardgame for 1 to 3 players: only what differs from boardgame.ftl or is added.
###
### $pawn, $giver, $taker and the like are characters; the reader has several, so $you never stands for one of them.
### $seat, and $giver and $taker in CharacterTakenOver and character_to_give, are players. $faces and $dice are lists of
### faces in words; $die counts from 1.

coop-title = The Thing: Wspólnie lub solo
coop-tagline = Znacie się. Nie wiecie tylko, czym jesteście.

## Roles

coop-role-human-help = Wyprowadź ludzi. Nikt nie wie, czym jest postać, póki nie pokaże karty.
coop-role-crew = { $count ->
    [0] już nikt
   *[other] załoga: { $count }
}
coop-deal-title = Twoja załoga
coop-deal-note = Gracie wszyscy razem i możecie mówić o wszystkim. Kim jest postać, nie wie nikt, póki nie pokaże się jej karty.
coop-goal-win = Wygrywacie, jeśli uciekniecie ze wszystkimi ludźmi na pokładzie i z nikim więcej: śmigłowcem ratunkowym po nadaniu SOS albo naprawionym i zatankowanym pojazdem, z Kluczami.
coop-goal-lose = Przegrywacie, jeśli na pokładzie jest Obcy, jeśli zostawicie człowieka, jeśli zamarzniecie albo gdy nie zostanie żadna postać.
coop-deal-done = Zaczynajmy
coop-role-alien-help = Nikt jeszcze tego nie wie, nawet ty. Nie może wejść na pokład.
coop-status-exposed = ujawniony Obcy
coop-status-exposed-human = ofiara Obcego: zagrożenie i psy dosięgają też ludzi

## Rooms and characters where dice stand in for cards

coop-room-dormitory-help = Mieści jedną postać na rundę. Może się ona położyć, by obrócić kość innej postaci.
coop-character-garry-help = Może przerzucić jedną ze swoich kości.
coop-character-norris-help = W ciemności może przerzucić swoje kości, każdą raz.
coop-thing-flashlight-help = W ciemności przerzuć swoje kości, każdą raz. Zostaje u ciebie.

## Dice

coop-card-use-help = Kość, by zrobić to, do czego służy pomieszczenie.
coop-card-repair-help = Kość, by usunąć 1 uszkodzenie.
coop-card-sabotage-help = Zła kość: coś się psuje tam, gdzie jest postać. Ma pierwszeństwo.
coop-card-threat = ZAGROŻENIE
coop-card-threat-help = Zła kość: żeton Zagrożenia zbliża się o jedno pole. Ma pierwszeństwo.
coop-track-threat = Zagrożenie
coop-track-threat-help = Żeton schodzi po torze Podejrzeń. Czyj znacznik go spotka, jest Obcym, już jawnie.
coop-danger-threat = Dziś w nocy zagrożenie dosięga: { $who }
coop-danger-threat-short = Zagrożenie: { $who }

## Phases

coop-phase-movement-help = Każdy rozstawia swoje postaci po pomieszczeniach; potem psy i spotkania.
coop-phase-alien-help = Ujawniony Obcy rozkłada siłę po pomieszczeniach i atakuje.
coop-phase-actions-help = Lider rzuca kośćmi i daje je postaci, raz za razem, aż wystarczy.
coop-phase-leisure-help = Wszyscy wstają, a rzeczy przechodzą z rąk do rąk.
coop-phase-dogs = Psy i Zagrożenie
coop-phase-dogs-help = Psy biegną, arkusz Lidera idzie dalej, Zagrożenie się zbliża.

## What happened

coop-event-RoleCardsDealt = Pod każdą postacią leży zakryta karta. { $left_over ->
    [one] Jedna zostaje.
    [few] { $left_over } zostają.
   *[many] { $left_over } zostaje.
} Nikt nie patrzy.
coop-event-SheetPassed = { $you ->
    [seat] Teraz ty dowodzisz.
   *[other] Teraz dowodzi { $seat }.
}
coop-event-CharacterTakenOver = { $you ->
    [giver] Zostawiasz graczowi { $taker } postać { $pawn }.
    [taker] { $giver } zostawia ci postać { $pawn }.
   *[other] { $giver } zostawia graczowi { $taker } postać { $pawn }.
}
coop-event-ThreatMoved = Zagrożenie na polu { $space }.
coop-event-InfectionTokenDrawn = { $token ->
    [alien] Sam na sam z psem { $pawn } dobiera żeton: Obcy.
   *[human] Sam na sam z psem { $pawn } dobiera żeton: Człowiek.
}
coop-event-AssignmentLost = Ogień kosztuje czas: o jeden przydział mniej.
coop-event-DiceRolled = Kości: { $faces }.
coop-event-DiceAssigned = Kości dostaje { $pawn }.
coop-event-DieRerolled = { $pawn } przerzuca kość { $die }: { $face }.
coop-event-DieTurned = { $pawn } obraca kość { $die }: { $face }.
coop-event-DieCancelled = { $pawn } bierze winę na siebie. Znika { $face }.
coop-event-DieCarriedOut = { $pawn }: { $face }.
coop-event-DiceLost = Zmarnowane: { $faces }.
coop-event-ThingHandedOver = { $thing ->
    [hidden] { $shelf ->
        [weapons] { $giver } oddaje Broń. Bierze { $taker }.
        [items] { $giver } oddaje Przedmiot. Bierze { $taker }.
       *[lab] { $giver } oddaje żeton Laboratorium. Bierze { $taker }.
    }
   *[shown] { $giver } oddaje: { $thing }. Bierze { $taker }.
}
coop-event-AlienRolled = { $stopped ->
    [yes] Obcy staje na drodze: { $faces }. Dziś nikt nie ucieknie.
   *[no] Obcy przychodzi za późno: { $faces }.
}
coop-event-AlienExposed = Obcy się ujawnia: { $pawn } przepada. Siła Obcego rośnie o { $strength }.
coop-event-CharacterTaken = { $pawn } dołącza do załogi.
coop-event-CharactersMet = Spotkanie { $room_in }: { $pawns }.

## How it ended

coop-reason-no_character_left = Nie ma już kto odpowiedzieć przez radio. Przegrana.
coop-reason-frozen = Stacja jest zimna i cicha. Przegrana.
coop-reason-alien_aboard = Na pokład weszło coś, co nie było przyjacielem. Przegrana.
coop-reason-human_left_behind = Ucieczka się udała, ale na lodzie został człowiek. Przegrana.
coop-reason-escaped = Ucieczka się udała, a stacja została za wami. Wygrana.
coop-side-won = Załoga ocalała
coop-side-lost = Załoga przepadła

## Questions

coop-question-character_to_play = Kto ma być w załodze?
coop-question-character_to_play-help = Gra sześć postaci z ośmiu. Każda jest w czymś dobra.
coop-question-room_to_enter = Dokąd idzie { $pawn }?
coop-question-room_to_enter-help = Pomieszczenie do pracy, w którym jest mniej niż 3 postaci, albo Sala sypialna, tylko dla jednej. Towarzystwo budzi podejrzenia, pies może zdradzić Obcego.
coop-question-weapon_to_withdraw = { $pawn } ma towarzystwo { $room_in }. Wycofać się?
coop-question-weapon_to_withdraw-help = Kto zostaje w towarzystwie, jest nieco bardziej podejrzany. Z bronią postać tego unika.
coop-question-fire_to_use = Obcy jest { $room_in }. Czy { $pawn } używa ognia?
coop-question-fire_to_use-help = Ogień odbiera 1 siły i przegania Obcego. Kto go użyje, kładzie się, a w tej rundzie przepada jeden przydział kości.
coop-question-character_to_lose = Obcy jest zbyt silny { $room_in }. Kogo asymiluje?
coop-question-character_to_lose-help = Decyduje Lider. Pozostali stamtąd leżą w Pokoju wypoczynkowym.
coop-question-rescue_to_board = Helikopter ratunkowy czeka. Czy { $pawn } wsiada?
coop-question-rescue_to_board-help = Najmniej podejrzana postać idzie pierwsza i pokazuje kartę. Jeśli nie teraz, w tej rundzie nikt tak nie odleci.
coop-question-character_to_assign = { $dice_count ->
    [0] Jest ciemno. Kto dostaje kości?
   *[other] { $dice }. Kto dostaje kości?
}
coop-question-character_to_assign-help = Złe kości uderzają tam, gdzie stoi postać; bez nich może zrobić jedną rzecz. Potem się kładzie.
coop-question-die_to_reroll = { $pawn } ma: { $dice }. Przerzucić jedną?
coop-question-die_to_reroll-help = Garry może przerzucić jedną kość; w ciemności, kto ma światło, może przerzucić każdą raz.
coop-question-die_to_turn = { $before_rerolls ->
    [yes] { $dice }. Czy { $pawn } obraca jedną i się kładzie? Kości można jeszcze przerzucić.
   *[no] { $dice }. Czy { $pawn } obraca jedną i się kładzie?
}
coop-question-die_to_turn-help = Raz na rundę postać w Sali sypialnej kładzie się i obraca cudzą kość na dowolną ściankę. Pytamy ponownie po przerzucaniu i po każdej anulowanej kości.
coop-question-die_to_cancel = { $pawn } ma: { $dice }. Anulować jedną?
coop-question-die_to_cancel-help = Każda anulowana kość to o jedno podejrzenie więcej. Uważaj na żeton Zagrożenia.
coop-question-bonus_to_play = Czy { $pawn } dokłada bonus?
coop-question-bonus_to_play-help = Narzędzia i Paliwo są darmowe i działają przed kośćmi, dobrymi i złymi.
coop-question-action_to_take = { $pawn } ma: { $dice }. Co robi?
coop-question-action_to_take-help = Jedna rzecz z jednej kości: UŻYCIE, NAPRAWA albo spalenie pomieszczenia, jeśli Lider pozwoli.
coop-question-next_dice = Rzucasz dla następnej postaci?
coop-question-next_dice-help = Możesz przestać po każdym przydziale. Kto jeszcze stoi, nie zrobi już nic.
coop-question-weapon_to_keep = Którą Broń zatrzymuje { $pawn }?
coop-question-item_to_keep = Który Przedmiot zatrzymuje { $pawn }?
coop-question-lab_token_to_keep = { $pawn } dobiera żeton Laboratorium: { $token }. Zatrzymać?
coop-question-vehicle_use = Co robi { $pawn } { $room_in }?
coop-question-vehicle_use-help = Zatankuj; zacznij ucieczkę, jeśli pojazd jest nieuszkodzony i ma pełny bak, a Klucze są pod ręką; albo zmarnuj kość.
coop-question-room_to_fuel = Dokąd { $pawn } wysyła 1 paliwo?
coop-question-character_to_hand_over = Czy ktoś z twoich coś oddaje?
coop-question-character_to_hand_over-help = Przekazujcie sobie rzeczy bez ograniczeń, komu trzeba.
coop-question-thing_to_hand_over = Co oddaje { $pawn }?
coop-question-thing_to_hand_over-help = Każda rzecz trafia do jednej wybranej postaci.
coop-question-character_to_take = { $pawn } oddaje: { $thing }. Kto bierze?
coop-question-character_to_take-help = Ktokolwiek z załogi.
coop-question-willing_to_test = Czy { $pawn } przeprowadzi { $test }?
coop-question-willing_to_test-help = Pytamy wszystkich, także tych, którzy nie mogą. Lider wybiera jedną postać.
coop-question-wish_to_board = { $vehicle }: czy { $pawn } prosi o wpuszczenie?
coop-question-wish_to_board-help = Kto wsiada, pokazuje kartę. Obcy na pokładzie: przegrana.
coop-question-boarding_to_allow = { $asking } chce wejść na pokład. Czy { $pawn } się zgadza?
coop-question-boarding_to_allow-help = Obcy na pokładzie: przegrana. Człowiek zostawiony na lodzie: przegrana.
coop-question-character_to_expose = Zagrożenie dogoniło kilka postaci. Która to?
coop-question-character_to_expose-help = Jedna z nich się ujawnia; potem żeton cofa się o liczbę pozostałych.
coop-question-character_to_give = { $taker } nie ma już nikogo. Kogo zostawiasz tej osobie?
coop-question-character_to_give-help = Ta osoba gra dalej tą postacią i tym, co postać ma.

## Options

coop-option-next_dice-go_on = Rzuć jeszcze raz, dla następnej postaci
coop-option-next_dice-stop = Na tym koniec
coop-option-die_to_reroll-none = Nie
coop-option-die_to_reroll-number = Kość { $number }: { $face }
coop-option-die_to_turn-none = Niech leży
coop-option-die_to_turn-turn = Kość { $die }, { $shown } → { $face }
coop-option-die_to_cancel-none = Nie
coop-option-die_to_cancel-number = Kość { $number }: { $face }
coop-option-action_to_take-none = Nic
coop-option-action_to_take-burn = Spal pomieszczenie: { $thing }
coop-option-character_to_hand_over-none = Nie, to wszystko
coop-option-thing_to_hand_over-thing = { $reloads ->
    [0] { $thing }
   *[other] { $thing } ({ $reloads })
}

## What others wait for

coop-waiting-character_to_lose = mówi, kogo asymiluje Obcy
coop-waiting-character_to_assign = daje komuś kości
coop-waiting-die_to_reroll = przerzuca kość albo nie
coop-waiting-die_to_turn = obraca kość albo nie
coop-waiting-die_to_cancel = anuluje kość albo nie
coop-waiting-action_to_take = robi coś z kością
coop-waiting-next_dice = rzuca znowu albo przestaje
coop-waiting-character_to_hand_over = oddaje coś albo nie
coop-waiting-thing_to_hand_over = coś oddaje
coop-waiting-character_to_take = coś oddaje
coop-waiting-character_to_expose = mówi, kto wpadł
coop-waiting-character_to_give = oddaje komuś postać

## The table

coop-board-threat = Zagrożenie na polu { $space }
coop-supply-fires = Ogień przeciw Obcemu w tej rundzie: { $count }
coop-board-dice = kości: { $dice }
coop-board-dice-of = kości ({ $pawn }): { $dice }
coop-board-assignments = { $count ->
    [0] brak przydziałów
    [one] został 1 przydział
    [few] zostały { $count } przydziały
   *[many] zostało { $count } przydziałów
}
coop-board-yours = Twoje postaci: { $characters }.
coop-board-plays = { $seat } prowadzi: { $characters }.
coop-board-carries = { $pawn }: { $things }
coop-board-empty = Twoje postaci nic nie niosą.
coop-board-nobody = Nikt ci już nie został.

## House rules

coop-house-open_hands = Jawne ręce
coop-house-open_hands-help = Wszyscy widzą, co ma każda postać. Bez tego każdy widzi tylko to, co mają jego postaci.
coop-house-dog_moves_disk = Pies budzi podejrzenia
coop-house-dog_moves_disk-help = Kto z powodu psa dobiera żeton, staje się też nieco bardziej podejrzany.
coop-house-rescue_boarding-on_turn = zanim ktokolwiek zostanie rozstawiony
coop-house-rescue_boarding-after_encounters = po ruchu Obcego, przed rzutem kośćmi
coop-house-escape = Ucieczka
coop-house-escape-help = Co następuje, gdy Obcy jej nie zatrzyma.
coop-house-escape-boarding = wsiadanie, po kolei
coop-house-escape-won = od razu wygrana
coop-problem-start_below_threat = Podejrzenia zaczynają się przed żetonem Zagrożenia, który leży na polu { $threat }, a nie na polu { $given }.

coop-plan-unknown = kto wie

## Rada: co zrobiłby bot i dlaczego

coop-advice-most = Ze wszystkiego, co można zrobić, to obiecuje najwięcej.
coop-advice-proven = { $pawn } to na pewno Człowiek.
coop-advice-odds = Szansa, że { $pawn } to Obcy: { $percent }%.
coop-advice-token = { $count ->
    [0] Zagrożenie stoi na polu znacznika postaci { $pawn }.
   *[other] Odległość Zagrożenia od znacznika postaci { $pawn }, w polach: { $count }.
}
coop-advice-alien = Obcy ma siłę { $strength }: im większa wasza największa grupa, tym mniej pomieszczeń może zaatakować.
coop-advice-bags = Testy wymagają worków krwi. Zostało worków: { $count }; postaci, których nikt nie jest pewien: { $unknown }.
coop-advice-radio = Pozostałe uszkodzenia Radiostacji: { $count }. Potem można wysłać S.O.S.
coop-advice-sos = Radiostacja działa: można wysłać S.O.S.
coop-advice-ready = Wszystko jest gotowe do drogi { $room_in }.
coop-advice-vehicle = Nie wszystko jest jeszcze gotowe do drogi { $room_in }. Pozostało kroków: { $count }.
coop-advice-cold = Jeśli nikt nie zadba o Kotłownię, zamarzniecie. Zostało rund: około { $rounds }.
coop-advice-dark = W ciemności kości przydziela się przed rzutem.
coop-advice-generator = Bez paliwa Generator stanie w następnej rundzie, jeśli przyjdzie burza.
coop-advice-keys = Tu mogą być Klucze; bez nich żaden pojazd nie ruszy.
coop-advice-weapons = Ogień przegania Obcego, a Miotacz ognia z Drutem to test.
coop-advice-together = Razem zrobicie tu { $count } razy tyle.
coop-advice-dormitory = Tu nie przychodzi ani Obcy, ani pies, a jedną złą kość można obrócić.
coop-advice-dog = Sam na sam z psem: 2 z 9 żetonów to żetony Obcego.
coop-advice-dog_caught = We dwoje lub więcej złapiecie psa.
coop-advice-harmless = SABOTAŻ nie może teraz nic zepsuć { $room_in }.
coop-advice-bears = { $pawn } najlepiej zniesie złe kości: znacznik jest na polu { $space }.
coop-advice-stop = Następny rzut kosztuje więcej, niż obiecuje.
coop-advice-go_on = Następny rzut obiecuje więcej, niż kosztuje.
coop-advice-dice_stay = Kości są dobre tak, jak leżą.
coop-advice-reroll = { $face }: to warto przerzucić.
coop-advice-keep_help = Pomoc z Sali sypialnej przyda się bardziej później.
coop-advice-turn = { $face }: tego tu brakuje.
coop-advice-cancel = Krok znacznika kosztuje mniej niż { $face }.
coop-advice-no_cancel = Krok znacznika kosztowałby więcej niż złe kości.
coop-advice-no_test = Test nic by teraz nie powiedział.
coop-advice-burn = Mróz jest blisko, a bez tego pomieszczenia można się obejść.
coop-advice-keep_room = Pomieszczenie jest warte więcej niż czas, który zyska ogień.
coop-advice-test = Powie, czym jest { $pawn }, a znacznik człowieka przejdzie na zielone.
coop-advice-least_missed = { $pawn }: tej straty będzie żal najmniej.
coop-advice-attack_lost = Siła { $strength } przeciw { $count }: ktoś by przepadł.
coop-advice-attack_even = Siła { $strength } przeciw { $count }: wszyscy by leżeli.
coop-advice-attack_won = Siła { $strength } przeciw { $count }: Obcy ucieknie sam.
coop-advice-meeting_harmless = Spotkanie kosztuje za mało, by marnować na nie broń.
coop-advice-withdraw = Dzięki temu znacznik postaci { $pawn } zostanie na miejscu.
coop-advice-leave = Szansa na wygraną przy ucieczce teraz: { $percent }%. Później: około { $later }%.
coop-advice-all_known = O wszystkich wiecie już, czym są: kolejne testy nic nie powiedzą.
coop-advice-find_keys = Kto ma Klucze, może odjechać pojazdem.
coop-advice-find_flamethrower = Sześć razy ogień, a z Drutem test w każdej rundzie.
coop-advice-find_wire = Z Miotaczem ognia to test w każdej rundzie.
coop-advice-find_firearm = Pozwala unikać spotkań i zostaje u ciebie.
coop-advice-find_dynamite = Ogień przeciw Obcemu.
coop-advice-find_tools = Jedno uszkodzenie mniej, za darmo.
coop-advice-find_fuel_can = Jedno paliwo, za darmo.
coop-advice-find_blood_bag = Każdy worek krwi to test.
coop-advice-failure = Nikomu się nie przyda.
coop-advice-safe_hands = To, co ważne, jest najbezpieczniejsze u kogoś, kto na pewno jest Człowiekiem, a Drut powinien być tam, gdzie Miotacz ognia.
coop-advice-hands_full = Wszystko leży tam, gdzie powinno.
coop-advice-weather = Im lepsza pogoda, tym mniej paliwa się spala i tym szybciej leci pomoc.

## Dlaczego czegoś nie można wybrać

coop-foresee-threat = W tym towarzystwie { $pawn } spotka Zagrożenie i może okazać się Obcym.
coop-foresee-boarding = Jeśli { $pawn } to Obcy, natychmiast przegrywacie.
coop-foresee-disk = { $pawn }: znacznik idzie na pole { $space }.
coop-foresee-disk-threat = Tam { $pawn } spotka Zagrożenie i może okazać się Obcym.
coop-foresee-token = Zagrożenie przesuwa się na pole { $space }.
coop-foresee-token-meets = Zagrożenie spotyka postać ({ $pawn }), która może okazać się Obcym.
coop-why-dormitory-taken = { $room }: mieści jedną osobę na rundę, a ktoś już tam jest.
coop-why-in-dormitory = { $pawn } jest w Sali sypialnej i nie dostaje kości.
coop-why-not-yours = { $pawn } nie należy do twoich postaci.
coop-why-holds-nothing = { $pawn } nie ma nic do oddania.
coop-why-not-on-token = { $pawn }: znacznik nie stoi na polu żetonu Zagrożenia.
coop-why-not-its-thing = { $pawn } oddaje tylko to, co ma przy sobie.
coop-why-no-such-die = Na żadnej kości nie ma wyniku: { $face }.
coop-why-rolled-again-already = Ta kość była już przerzucona; trzeciego rzutu nie ma.
coop-why-fire-refused = Lider nie pozwolił na ogień z tymi kośćmi.
