### A base norueguesa: só o que difere de boardgame.ftl ou se acrescenta. NPCs fazem as vezes dos cães; o único cão corre.

norwegian-title = A Base Norueguesa
norwegian-tagline = Luz do dia, para variar. O cão já começou a correr.

## O que foi feito das pessoas

norwegian-status-escaped = escapou

## Lugares

norwegian-room-helicopter-help = Pronto desde o início. USO com Chaves: a fuga, para quem está aqui. REPARO e SABOTAGEM como sempre.
norwegian-room-radio_room-help = Pronta desde o início. USO: envie o SOS. SABOTAGEM: 1 de dano, e ela se cala até o conserto.
norwegian-room-weather_station-help = USO: role o dado de clima e deixe-o aqui, depois mande 1 de combustível para a Caldeira ou o Gerador. SABOTAGEM: 1 de combustível se perde.
norwegian-room-snow_cat_a = Motoneve A
norwegian-room-snow_cat_a-in = na Motoneve A
norwegian-room-snow_cat_a-to = para a Motoneve A
norwegian-room-snow_cat_a-from = da Motoneve A
norwegian-room-snow_cat_a-help = Pronta desde o início. USO com Chaves: a fuga, para quem está aqui. Com 1 de dano, não parte.
norwegian-room-snow_cat_b = Motoneve B
norwegian-room-snow_cat_b-in = na Motoneve B
norwegian-room-snow_cat_b-to = para a Motoneve B
norwegian-room-snow_cat_b-from = da Motoneve B
norwegian-room-snow_cat_b-help = Pronta desde o início. USO com Chaves: a fuga, para quem está aqui. Com 1 de dano, não parte.
norwegian-room-snow_cat_c = Motoneve C
norwegian-room-snow_cat_c-in = na Motoneve C
norwegian-room-snow_cat_c-to = para a Motoneve C
norwegian-room-snow_cat_c-from = da Motoneve C
norwegian-room-snow_cat_c-help = Pronta desde o início. USO com Chaves: a fuga, para quem está aqui. Com 1 de dano, não parte.
norwegian-room-shack = Cabana
norwegian-room-shack-in = na Cabana
norwegian-room-shack-to = para a Cabana
norwegian-room-shack-from = da Cabana
norwegian-room-shack-help = Os NPCs capturados ficam aqui, até sair a carta da Cabana.
norwegian-room-ufo = OVNI
norwegian-room-ufo-in = no OVNI
norwegian-room-ufo-to = para o OVNI
norwegian-room-ufo-from = do OVNI
norwegian-room-ufo-help = Mais velho que o gelo. Não pode levantar voo.
norwegian-room-sector_1 = Setor 1
norwegian-room-sector_1-in = no Setor 1
norwegian-room-sector_1-to = para o Setor 1
norwegian-room-sector_1-from = do Setor 1
norwegian-room-sector_1-help = Quem o controla no fim da rodada pega fichas de decolagem.
norwegian-room-sector_2 = Setor 2
norwegian-room-sector_2-in = no Setor 2
norwegian-room-sector_2-to = para o Setor 2
norwegian-room-sector_2-from = do Setor 2
norwegian-room-sector_2-help = Quem o controla no fim da rodada pega fichas de decolagem.
norwegian-room-sector_3 = Setor 3
norwegian-room-sector_3-in = no Setor 3
norwegian-room-sector_3-to = para o Setor 3
norwegian-room-sector_3-from = do Setor 3
norwegian-room-sector_3-help = Quem o controla no fim da rodada pega fichas de decolagem.
norwegian-room-sector_4 = Setor 4
norwegian-room-sector_4-in = no Setor 4
norwegian-room-sector_4-to = para o Setor 4
norwegian-room-sector_4-from = do Setor 4
norwegian-room-sector_4-help = Quem o controla no fim da rodada pega fichas de decolagem.
norwegian-room-sector_5 = Setor 5
norwegian-room-sector_5-in = no Setor 5
norwegian-room-sector_5-to = para o Setor 5
norwegian-room-sector_5-from = do Setor 5
norwegian-room-sector_5-help = Quem o controla no fim da rodada pega fichas de decolagem.
norwegian-room-sector_6 = Setor 6
norwegian-room-sector_6-in = no Setor 6
norwegian-room-sector_6-to = para o Setor 6
norwegian-room-sector_6-from = do Setor 6
norwegian-room-sector_6-help = Quem o controla no fim da rodada pega fichas de decolagem.
norwegian-room-sector_7 = Setor 7
norwegian-room-sector_7-in = no Setor 7
norwegian-room-sector_7-to = para o Setor 7
norwegian-room-sector_7-from = do Setor 7
norwegian-room-sector_7-help = Quem o controla no fim da rodada pega fichas de decolagem.
norwegian-room-sector_8 = Setor 8
norwegian-room-sector_8-in = no Setor 8
norwegian-room-sector_8-to = para o Setor 8
norwegian-room-sector_8-from = do Setor 8
norwegian-room-sector_8-help = Quem o controla no fim da rodada pega fichas de decolagem.

## Personagens

norwegian-character-lloyd = Kate Lloyd
norwegian-character-lloyd-help = Laboratório: compra uma ficha de laboratório a mais.
norwegian-character-carter = Carter
norwegian-character-carter-help = REPARO tira 2 de dano em vez de 1.
norwegian-character-jonas = Jonas
norwegian-character-jonas-help = Depósito: compra 3 itens em vez de 2, fica com 1.
norwegian-character-edvard = Edvard
norwegian-character-edvard-help = Depois de comprar, pode descartar uma carta de ação e comprar outra.
norwegian-character-juliette = Juliette
norwegian-character-juliette-help = Cozinha: 1 de comida basta para todos.
norwegian-character-adam = Adam
norwegian-character-adam-help = Estação Climática: rola o dado duas vezes e fica com o resultado que quiser.
norwegian-character-halvorson = Halvorson
norwegian-character-halvorson-help = A Escuridão não o afeta; na ação especial, olha 2 cartas.
norwegian-character-lars = Lars
norwegian-character-lars-help = A sós com um NPC, nada acontece com ele.

## Coisas, fichas, dentes, testes

norwegian-thing-grenade = Granada
norwegian-thing-grenade-help = Fogo, uma vez. Contra o alien exposto ou para queimar uma sala.
norwegian-thing-sniper_rifle = Rifle de Precisão
norwegian-thing-sniper_rifle-help = Bônus grátis: o cão tem um caminho mais longo. Só um por partida.
norwegian-thing-flamethrower-help = Fica à vista, com 6 recargas. Uma recarga é fogo ou uma saída de um encontro.
norwegian-thing-keys-help = Dão partida no Helicóptero ou numa Motoneve sem danos.
norwegian-thing-flashlight-help = No escuro, escolha sua própria carta; numa ação especial, veja 2 cartas; no teste B, examine dentes. Ela fica com você.
norwegian-thing-departure_1 = Decolagem 1
norwegian-thing-departure_1-help = Uma ficha de decolagem que vale 1. Com ela, os aliens pagam as cartas da sequência de lançamento.
norwegian-thing-departure_2 = Decolagem 2
norwegian-thing-departure_2-help = Uma ficha de decolagem que vale 2. Com ela, os aliens pagam as cartas da sequência de lançamento.
norwegian-thing-departure_3 = Decolagem 3
norwegian-thing-departure_3-help = Uma ficha de decolagem que vale 3. Com ela, os aliens pagam as cartas da sequência de lançamento.
norwegian-record-healthy = dentes saudáveis
norwegian-record-healthy-help = Todo alien tem dentes assim, e metade dos humanos também.
norwegian-record-fillings = obturações
norwegian-record-fillings-help = A Coisa não copia metal: quem tem obturações é humano.
norwegian-test-B = teste B, de lanterna
norwegian-test-B-help = Pede uma Lanterna. Para cada carta de ação que você descarta, alguém mostra a ficha dentária; quem tem obturações é humano.

## Fases e trilhas

norwegian-phase-dogs = NPCs, líder, cão
norwegian-phase-dogs-help = Os NPCs vagam, a liderança muda, e o cão corre um espaço.
norwegian-phase-encounters-help = Primeiro o alien exposto, depois os NPCs e as pessoas que dividem uma sala.
norwegian-phase-sectors = OVNI
norwegian-phase-sectors-help = Os aliens ficam à espreita nos setores, os humanos escolhem onde olhar; quem controla um setor pega suas fichas.
norwegian-track-dog = O cão
norwegian-track-dog-help = Corre um espaço por rodada. No último, ele escapa, e os aliens venceram.
norwegian-danger-dog = { $rounds ->
    [1] O cão foge esta noite
   *[other] O cão foge em { $rounds } rodadas
}
norwegian-danger-dog-short = { $rounds ->
    [1] Foge esta noite
   *[other] Foge em { $rounds } rodadas
}

## O que aconteceu

norwegian-event-DentalRecordTaken = { $you ->
    [pawn] { $record ->
        [healthy] Seus dentes são saudáveis.
       *[fillings] Você tem obturações.
    }
   *[other] { $record ->
        [hidden] { $pawn } guarda uma ficha dentária.
        [healthy] { $pawn } tem dentes saudáveis.
       *[fillings] { $pawn } tem obturações.
    }
}
norwegian-event-DentalRecordShown = { $you ->
    [pawn] { $record ->
        [healthy] Você abre a boca: dentes saudáveis. Não prova nada.
       *[fillings] Você abre a boca: obturações. Você é um ser humano.
    }
   *[other] { $record ->
        [healthy] { $pawn } abre a boca: dentes saudáveis. Não prova nada.
       *[fillings] { $pawn } abre a boca: obturações. Um ser humano.
    }
}
norwegian-event-RifleLaid = { $you ->
    [pawn] Você se deita na neve com um Rifle de Precisão. Espaços que o cão agora tem pela frente: { $track }.
   *[other] { $pawn } se deita na neve com um Rifle de Precisão. Espaços que o cão agora tem pela frente: { $track }.
}
norwegian-event-DogRan = O cão corre: espaço { $space }.
norwegian-event-HumansEscaped = { $you ->
    [pawns] Você escapou, e é um ser humano. Os outros ainda estão aqui.
   *[other] { $pawns_count ->
        [one] { $pawns } escapou, e é um ser humano. Os outros ainda estão aqui.
       *[other] { $pawns } escaparam, e são humanos. Os outros ainda estão aqui.
    }
}
norwegian-event-UfoReached = A Motoneve para diante de algo mais velho que o gelo. Aliens: { $aliens }. Humanos: { $humans }.
norwegian-event-UfoRoundBegan = OVNI, rodada { $round }.
norwegian-event-TokensCollected = { $side ->
    [alien] { $tokens ->
        [hidden] Os aliens pegam { $count ->
            [one] { $count } ficha de decolagem { $sector_in }.
           *[other] { $count } fichas de decolagem { $sector_in }.
        }
       *[shown] Os aliens pegam { $sector_in }: { $tokens }.
    }
   *[human] { $tokens ->
        [hidden] Os humanos pegam { $count ->
            [one] { $count } ficha de decolagem { $sector_in }.
           *[other] { $count } fichas de decolagem { $sector_in }.
        }
       *[shown] Os humanos pegam { $sector_in }: { $tokens }.
    }
}
norwegian-event-LaunchCardPaid = Algo zumbe no casco: carta { $number } da sequência de lançamento, paga com { $tokens }.
norwegian-event-SectorsLeft = Todos recuam até a entrada.
norwegian-event-DogsGathered = { $count ->
    [0] Nenhum NPC à solta.
    [one] 1 NPC à solta.
   *[other] { $count } NPCs à solta.
}
norwegian-event-DogPlaced = Um NPC vai { $room_to }.
norwegian-event-DogPlaced-many = Os NPCs vagam: { $rooms }.
norwegian-event-KennelOpened = { $dogs ->
    [one] A Cabana está aberta: { $dogs } NPC à solta.
   *[other] A Cabana está aberta: { $dogs } NPCs à solta.
}
norwegian-event-DogCaptured = O NPC { $room_in } é pego e trancado.
norwegian-event-DogAssimilated = O alien absorve o NPC { $room_in }. E cresce.
norwegian-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] A sós com o NPC, você tira uma ficha: alien.
       *[human] A sós com o NPC, você tira uma ficha: humano.
    }
   *[other] { $token ->
        [hidden] A sós com o NPC, { $pawn } tira uma ficha.
        [alien] A sós com o NPC, { $pawn } tira uma ficha: alien.
       *[human] A sós com o NPC, { $pawn } tira uma ficha: humano.
    }
}

## Como veio e como acabou

norwegian-through-dog = por um NPC { $room_in }, rodada { $round }
norwegian-reason-dog_escaped = Um cão corre pelo gelo até os americanos. Vão gostar dele. Os aliens venceram.
norwegian-reason-ufo_launched = O gelo se rompe, e ele sobe. Os aliens venceram.
norwegian-reason-alien_beaten = Nada mais se move no casco. Os humanos venceram.
norwegian-reason-ufo_grounded = Nunca mais vai voar. Os humanos venceram.
norwegian-reason-ufo_held = Eles seguraram o casco até chegar ajuda. Os humanos venceram.
norwegian-reason-escaped = O último humano escapou. Os humanos venceram.
norwegian-reason-alien_aboard = Saiu do gelo algo que não era humano. Os aliens venceram.

## Perguntas

norwegian-question-room_to_enter-help = Qualquer sala com menos de 3 pessoas, menos a Sala de Lazer e o Dormitório. Encontrar gente é um risco; ficar a sós com um NPC, também.
norwegian-question-notice = { $saw ->
    [hidden] Você não viu nenhuma ficha.
    [alien] { $of ->
        [nobody] Você tirou uma ficha pelo NPC: alien.
       *[somebody] Você viu uma ficha de { $of }: alien.
    }
   *[human] { $of ->
        [nobody] Você tirou uma ficha pelo NPC: humano.
       *[somebody] Você viu uma ficha de { $of }: humano.
    }
} { $role ->
    [alien] Você é um alien.
   *[human] Você é um ser humano.
}
norwegian-question-bonus_to_play-help = Ferramentas, Combustível e um Rifle de Precisão são grátis e vêm antes. A pergunta vai para todos os que recebem uma carta, com ou sem bônus.
norwegian-question-vehicle_use-help = Comece a fuga, se o veículo estiver sem danos e você tiver Chaves, ou desperdice a carta.
norwegian-question-character_to_test-help = No teste A, um humano vai para o verde e um alien é exposto. No teste B, só obturações provam alguma coisa.
norwegian-question-card_to_discard_for_test = Que carta você descarta para olhar dentro de uma boca?
norwegian-question-card_to_discard_for_test-help = Uma carta por boca. Você pode continuar enquanto tiver cartas.
norwegian-question-wish_to_board-help = Quem está a bordo decide. Quem se junta a vocês mostra o papel; com um alien entre vocês, os aliens venceram.
norwegian-question-boarding_to_allow-help = Deixe um alien ir junto, e os aliens vencem. Quem fica para trás continua jogando.
norwegian-question-sector_to_haunt = Em que setor você fica à espreita?
norwegian-question-sector_to_haunt-help = Cada setor exige uma força mínima e rende fichas a quem o controla. O lançamento tem seu preço.
norwegian-question-launch_card_to_pay = Você paga { $cost } pela próxima carta da sequência de lançamento?
norwegian-question-launch_card_to_pay-help = Até duas por rodada, em ordem. Não há troco. Com a última, vocês voam.
norwegian-question-token_to_pay = Que ficha você coloca? A carta custa { $cost }; já na mesa: { $down }.
norwegian-question-token_to_pay-help = Ficha por ficha, até valerem o bastante.

## Opções

norwegian-option-alien_deed-dog = Absorver o NPC
norwegian-option-alien_deed-collect = Recolher as fichas
norwegian-option-fire_to_use-grenade = Jogar uma Granada
norwegian-option-fire_for_room-grenade = Com uma Granada
norwegian-option-bonus_to_play-sniper_rifle = Rifle de Precisão: caminho mais longo para o cão
norwegian-option-launch_card_to_pay-wait = Ainda não
norwegian-option-launch_card_to_pay-pay = Pagar
norwegian-option-sector_to_haunt-done = É só isso

## O que os outros esperam

norwegian-waiting-card_to_discard_for_test = olhar dentro de uma boca
norwegian-waiting-sector_to_haunt = ficar à espreita
norwegian-waiting-launch_card_to_pay = pagar o lançamento, ou não
norwegian-waiting-token_to_pay = pagar o lançamento

## A mesa

norwegian-board-legend = ◆ marcador ∴ NPC ✶ alien
norwegian-board-dogs = { $count ->
    [one] { $count } NPC
   *[other] { $count } NPCs
}
norwegian-board-dog = o cão { $space } de { $track }
norwegian-board-gone = partiu
norwegian-board-teeth = Dentes
norwegian-supply-dogs = NPCs fora do tabuleiro: { $count }
norwegian-supply-dogs_gone = NPCs fora do jogo: { $count }
norwegian-supply-rifles = Rifles de Precisão usados contra o cão: { $count }
norwegian-board-escaped = Você escapou, e é um ser humano. Você venceu; os outros continuam.
norwegian-fate-escaped = Escapou como humano: venceu, acontecesse o que acontecesse.
norwegian-board-ufo-round = OVNI, rodada { $round } de { $rounds }
norwegian-board-ufo-reserve = reserva { $count }
norwegian-board-ufo-launch = lançamento { $paid } de { $cards }, o próximo custa { $cost }
norwegian-board-ufo-tokens = fichas: aliens { $team }, humanos { $humans }
norwegian-board-ufo-known = Fichas
norwegian-board-ufo-legend = ≥ mínimo + rende ◇ ficha
norwegian-choice-sector = exige { $minimum }, rende { $value }
norwegian-board-ufo-sector = ≥{ $minimum } +{ $value }
norwegian-map-help =
    Cada sala mostra seu combustível ▮ e seu dano ✖, e quem está ali pelas primeiras letras do nome: maiúsculas estão
    de pé, minúsculas estão no chão. ∴ é um NPC, ✶ o alien exposto com sua força, ◆ o marcador de líder, ★ o líder. Na
    lista da equipe, ■ é a suspeita, e 2c 1a 4i 3l são 2 cartas, 1 arma, 4 itens e 3 fichas de laboratório; ♨ é um
    Lança-chamas e suas recargas. No OVNI, ≥2 é a força mínima que um setor exige, +2 o que ele rende, e ◇ uma ficha
    que está ali.

## Números

norwegian-figure-snow_cats = Motoneves
norwegian-figure-npcs = NPCs
norwegian-figure-snow_cat_damage = Motoneve: dano máximo
norwegian-figure-dog_track = Comprimento da trilha do cão
norwegian-figure-rifle_spaces = Espaços que um Rifle de Precisão acrescenta
norwegian-figure-sector_1_minimum = Setor 1: força mínima
norwegian-figure-sector_1_value = Setor 1: fichas que rende
norwegian-figure-sector_2_minimum = Setor 2: força mínima
norwegian-figure-sector_2_value = Setor 2: fichas que rende
norwegian-figure-sector_3_minimum = Setor 3: força mínima
norwegian-figure-sector_3_value = Setor 3: fichas que rende
norwegian-figure-sector_4_minimum = Setor 4: força mínima
norwegian-figure-sector_4_value = Setor 4: fichas que rende
norwegian-figure-sector_5_minimum = Setor 5: força mínima
norwegian-figure-sector_5_value = Setor 5: fichas que rende
norwegian-figure-sector_6_minimum = Setor 6: força mínima
norwegian-figure-sector_6_value = Setor 6: fichas que rende
norwegian-figure-sector_7_minimum = Setor 7: força mínima
norwegian-figure-sector_7_value = Setor 7: fichas que rende
norwegian-figure-sector_8_minimum = Setor 8: força mínima
norwegian-figure-sector_8_value = Setor 8: fichas que rende
norwegian-figure-departure_1 = Fichas de decolagem que valem 1
norwegian-figure-departure_2 = Fichas de decolagem que valem 2
norwegian-figure-departure_3 = Fichas de decolagem que valem 3
norwegian-figures-ufo = OVNI
norwegian-problem-token_count = É preciso haver ao menos { $least } fichas de decolagem, uma por setor. Estas somam { $given }.
norwegian-problem-token_worth = Juntas, as fichas de decolagem precisam valer ao menos { $least }, o custo de todas as cartas da sequência de lançamento. Estas valem { $given }.

norwegian-plan-minimum = força mínima { $count }
norwegian-plan-yields =
    { $count ->
        [one] rende { $count } ficha de decolagem
       *[other] rende { $count } fichas de decolagem
    }
norwegian-plan-token = há uma ficha de decolagem aqui

## Por que algo não está disponível

norwegian-why-rifle-laid = Um Rifle de Precisão já foi usado, e só se permite um por partida.
norwegian-why-no-card-to-discard = Você não tem carta de ação para descartar neste teste.
norwegian-why-too-weak = { $room }: exige ao menos { $minimum } de força; você tem { $strength }.
norwegian-why-tokens-too-few = A próxima carta da sequência de lançamento custa { $cost }; suas fichas valem menos.
norwegian-why-for-dogs-only = { $room }: só para os NPCs e o alien exposto, nunca para a equipe.
norwegian-why-no-dog-here = Não há nenhum NPC { $room_in }.
norwegian-why-kennel-card-away = { $room }: a carta dela só fica no baralho de locações enquanto houver um NPC preso ali.

## House rules

norwegian-house-weapons_avoid_dogs = Armas contra NPCs
norwegian-house-weapons_avoid_dogs-help = Quem se retira com uma arma também escapa do NPC. Sem esta regra, armas só ajudam contra os seus.
