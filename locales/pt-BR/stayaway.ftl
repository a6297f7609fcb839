### Stay Away!: todas as palavras do jogo de cartas A Coisa.
###
### O gênero das pessoas não é conhecido: "um ser humano", "carrega a infecção", "em quarentena".

stayaway-title = Stay Away!
stayaway-tagline = Uma roda, uma lâmpada, e alguém aqui já não é um de vocês.

## Papéis

stayaway-role-human = humano
stayaway-role-human-help = Encontre e queime A Coisa. Se ela morrer e você seguir com vida e sem infecção, você vence.
stayaway-role-infected = Infectado
stayaway-role-infected-help = Proteja A Coisa e deixe os humanos queimarem antes que descubram.
stayaway-role-the_thing = A Coisa
stayaway-role-the_thing-help = Distribua cartas Infectado! até não restar nenhum humano, e então declare.

## Cartas

stayaway-card-the_thing = A Coisa
stayaway-card-the_thing-help = É isto que você é. Nunca sai da sua mão.
stayaway-card-infected = Infectado!
stayaway-card-infected-help = Comprada, não faz mal. Vinda da mão da Coisa, transforma você.
stayaway-card-flamethrower = Lança-chamas
stayaway-card-flamethrower-help = Queime um vizinho. Fora da partida, sem perguntas.
stayaway-card-analysis = Análise
stayaway-card-analysis-help = Um vizinho mostra a mão inteira para você.
stayaway-card-axe = Machado
stayaway-card-axe-help = Arrombe uma porta trancada ou tire alguém da quarentena.
stayaway-card-suspicion = Suspeita
stayaway-card-suspicion-help = Veja uma carta de um vizinho, escolhida às cegas.
stayaway-card-whisky = Uísque
stayaway-card-whisky-help = Mostre sua mão inteira para todo mundo.
stayaway-card-determination = Determinação
stayaway-card-determination-help = Compre três, fique com uma, depois jogue ou descarte, como sempre.
stayaway-card-watch_your_back = Cuidado com as costas
stayaway-card-watch_your_back-help = O sentido do jogo se inverte.
stayaway-card-change_places = Troca de lugar!
stayaway-card-change_places-help = Troque de cadeira com um vizinho.
stayaway-card-better_run = É melhor correr!
stayaway-card-better_run-help = Troque de cadeira com quem quiser, com ou sem portas.
stayaway-card-seduction = Sedução
stayaway-card-seduction-help = Troque uma carta com quem quiser; seu turno acaba aí.
stayaway-card-scary = Assustador
stayaway-card-scary-help = Recuse uma troca e veja a carta oferecida.
stayaway-card-im_fine_here = Estou bem aqui
stayaway-card-im_fine_here-help = Não saia do lugar quando alguém quiser sua cadeira.
stayaway-card-no_thanks = Não, obrigado!
stayaway-card-no_thanks-help = Recuse uma troca.
stayaway-card-missed = Errou!
stayaway-card-missed-help = Recuse uma troca: sobra para quem vem depois de você.
stayaway-card-no_barbecue = Nada de churrasco!
stayaway-card-no_barbecue-help = Escape com vida de um Lança-chamas.
stayaway-card-quarantine = Quarentena
stayaway-card-quarantine-help = Tranque um vizinho por dois turnos dele, à vista de todos: as cartas dele aparecem.
stayaway-card-barred_door = Porta trancada
stayaway-card-barred_door-help = Por ela não passa nada, entre você e esse vizinho.
stayaway-card-rotten_ropes = Cordas podres
stayaway-card-rotten_ropes-help = Toda quarentena acaba.
stayaway-card-one_two = Um, dois…
stayaway-card-one_two-help = Troque de cadeira com o terceiro jogador de um dos lados.
stayaway-card-three_four = Três, quatro…
stayaway-card-three_four-help = Toda porta trancada se abre.
stayaway-card-is_this_the_party = É aqui a festa?
stayaway-card-is_this_the_party-help = Portas e quarentenas somem, e todos trocam de cadeira aos pares.
stayaway-card-get_out_of_here = Fora daqui!
stayaway-card-get_out_of_here-help = Troque de cadeira com alguém à sua escolha.
stayaway-card-forgetful = Memória fraca
stayaway-card-forgetful-help = Três cartas suas se vão, três novas chegam.
stayaway-card-round_and_round = Roda-roda
stayaway-card-round_and_round-help = Todos passam uma carta ao mesmo tempo. Sem defesa.
stayaway-card-cant_we_be_friends = Vamos ser amigos?
stayaway-card-cant_we_be_friends-help = Troque uma carta com alguém à sua escolha.
stayaway-card-blind_date = Encontro às cegas
stayaway-card-blind_date-help = Troque uma carta com o baralho; seu turno acaba aí.
stayaway-card-just_between_us = Só entre nós
stayaway-card-just_between_us-help = Mostre sua mão para um vizinho.
stayaway-card-oops = Opa!
stayaway-card-oops-help = Todo mundo vê sua mão.
stayaway-card-revelations = Revelações
stayaway-card-revelations-help = Um por um, cada jogador pode mostrar a mão, até aparecer uma carta Infectado!

## O que aconteceu

stayaway-event-HandDealt = { $you ->
    [seat] Você recebe { $cards }. Você { $role ->
        [the_thing] é A Coisa
        [infected] carrega a infecção
       *[human] é um ser humano
    }.
   *[other] { $cards ->
        [hidden] { $seat } pega quatro cartas e não diz nada.
       *[shown] { $seat } recebe { $cards } e { $role ->
            [the_thing] é A Coisa
            [infected] carrega a infecção
           *[human] é um ser humano
        }.
    }
}
stayaway-event-TurnBegan = { $you ->
    [seat] Turno { $turn }: o seu.
   *[other] Turno { $turn }: { $seat }.
}
stayaway-event-CardDrawn = { $you ->
    [seat] Você compra { $card }.
   *[other] { $card ->
        [hidden] { $seat } compra uma carta.
       *[shown] { $seat } compra { $card }.
    }
}
stayaway-event-PanicDrawn = { $you ->
    [seat] Pânico! Você compra { $card }.
   *[other] Pânico! { $seat } compra { $card }.
}
stayaway-event-PanicSkipped = { $count ->
    [one] Uma carta de Pânico! no topo é descartada sem ninguém ler.
   *[other] { $count } cartas de Pânico! no topo são descartadas sem ninguém ler.
}
stayaway-event-PanicMissedItsMark = { $card } não acha ninguém para assustar.
stayaway-event-DeckRemade = { $cards ->
    [one] O único descarte vira um novo baralho, se é que adianta.
   *[other] Os descartes são embaralhados num novo baralho de { $cards } cartas.
}
stayaway-event-CardPlayed = { $target ->
    [nobody] { $you ->
        [seat] Você joga { $card }.
       *[other] { $seat } joga { $card }.
    }
   *[somebody] { $you ->
        [seat] Você joga { $card } em { $target }.
        [target] { $seat } joga { $card } em você.
       *[other] { $seat } joga { $card } em { $target }.
    }
}
stayaway-event-CardPlayed-self = { $you ->
    [seat] Você joga { $card } para si.
   *[other] { $seat } joga { $card } para si.
}
stayaway-event-CardDiscarded = { $you ->
    [seat] Você descarta { $card }.
   *[other] { $card ->
        [hidden] { $seat } descarta uma carta.
       *[shown] { $seat } descarta { $card }.
    }
}
stayaway-event-DefencePlayed = { $you ->
    [seat] Você responde a { $against } com { $card }.
    [against] { $seat } responde a você com { $card }.
   *[other] { $seat } responde a { $against } com { $card }.
}
stayaway-event-HandShown = { $to ->
    [nobody] { $you ->
        [seat] Você mostra a mão para todos: { $cards }.
       *[other] { $seat } mostra a mão para todos: { $cards }.
    }
   *[somebody] { $cards ->
        [hidden] { $seat } mostra a mão para { $to }, com as cartas coladas ao peito.
       *[shown] { $you ->
            [seat] Você mostra a mão para { $to }: { $cards }.
            [to] { $seat } mostra a mão para você: { $cards }.
           *[other] { $seat } mostra a mão para { $to }: { $cards }.
        }
    }
}
stayaway-event-CardSeen = { $card ->
    [hidden] { $by } olha uma carta de { $seat }.
   *[shown] { $you ->
        [seat] { $by } olha uma carta sua: { $card }.
        [by] Você olha uma carta de { $seat }: { $card }.
       *[other] { $by } olha uma carta de { $seat }: { $card }.
    }
}
stayaway-event-OfferSeen = { $card ->
    [hidden] { $by } vê o que { $seat } tinha a oferecer e não diz nada.
   *[shown] { $you ->
        [seat] { $by } vê o que você tinha a oferecer: { $card }.
        [by] Você vê o que { $seat } tinha a oferecer: { $card }.
       *[other] { $by } vê o que { $seat } tinha a oferecer: { $card }.
    }
}
stayaway-event-InfectedShown = { $you ->
    [seat] Você mostra uma carta Infectado! e mais nada.
   *[other] { $seat } mostra uma carta Infectado! e mais nada.
}
stayaway-event-HandKept = { $you ->
    [seat] Você não mostra nada.
   *[other] { $seat } não mostra nada.
}
stayaway-event-CardsConsidered = { $cards ->
    [hidden] { $seat } compra três cartas.
   *[shown] { $you ->
        [seat] Você compra três: { $cards }.
       *[other] { $seat } compra três: { $cards }.
    }
}
stayaway-event-CardKept = { $you ->
    [seat] Você fica com { $card }.
   *[other] { $card ->
        [hidden] { $seat } fica com uma delas.
       *[shown] { $seat } fica com { $card }.
    }
}
stayaway-event-CardOffered = { $card ->
    [hidden] { $you ->
        [to] { $seat } oferece uma carta a você, virada para baixo.
       *[other] { $seat } oferece uma carta para { $to }.
    }
   *[shown] { $you ->
        [seat] Você oferece { $card } para { $to }.
        [to] { $seat } oferece { $card } a você.
       *[other] { $seat } oferece { $card } para { $to }.
    }
}
stayaway-event-StandInCalled = { $you ->
    [seat] Você entra no lugar de { $other } e recebe a oferta de { $offerer }. Aqui, nem Infectado! transforma você.
    [other] { $seat } entra no seu lugar e recebe a oferta de { $offerer }.
    [offerer] { $seat } entra no lugar de { $other } e recebe a sua oferta.
   *[nobody] { $seat } entra no lugar de { $other } e recebe a oferta de { $offerer }.
}
stayaway-event-CardsExchanged = { $you ->
    [offerer] Você dá { $offered } para { $taker } e recebe { $answered }.
    [taker] Você dá { $answered } para { $offerer } e recebe { $offered }.
   *[other] { $offered ->
        [hidden] { $answered ->
            [hidden] { $offerer } e { $taker } trocam cartas.
           *[shown] { $offerer } e { $taker } trocam cartas; { $taker } dá { $answered }.
        }
       *[shown] { $answered ->
            [hidden] { $offerer } e { $taker } trocam cartas; { $offerer } dá { $offered }.
           *[shown] { $offerer } dá { $offered } para { $taker } e recebe { $answered }.
        }
    }
}
stayaway-event-CardPassed = { $card ->
    [hidden] { $seat } passa uma carta para { $to }.
   *[shown] { $you ->
        [seat] Você passa { $card } para { $to }.
        [to] { $seat } passa { $card } para você.
       *[other] { $seat } passa { $card } para { $to }.
    }
}
stayaway-event-CardPassed-others = { $known ->
    [0] Todos passam uma carta para quem vem depois.
   *[other] Todos os outros também passam uma carta.
}
stayaway-event-RoleNoticed = { $you ->
    [seat] { $role ->
        [the_thing] Você escuta o próprio corpo. Você é A Coisa.
        [infected] Você carrega a infecção; A Coisa é { $the_thing }.
       *[human] Você escuta o próprio corpo. Você é um ser humano.
    }
   *[other] { $role ->
        [the_thing] { $seat } é A Coisa.
        [infected] { $seat } carrega a infecção.
       *[human] { $seat } é um ser humano.
    }
}
stayaway-event-ExchangeStopped = { $by ->
    [barred_door] { $you ->
        [seat] Nada de troca entre você e { $to }: a porta está trancada.
        [to] Nada de troca entre você e { $seat }: a porta está trancada.
       *[other] Nada de troca entre { $seat } e { $to }: a porta está trancada.
    }
    [quarantine] { $you ->
        [seat] Nada de troca entre você e { $to }: quarentena.
        [to] Nada de troca entre você e { $seat }: quarentena.
       *[other] Nada de troca entre { $seat } e { $to }: quarentena.
    }
   *[nobody] { $you ->
        [seat] Nada de troca: não sobrou ninguém para aceitar a carta que você ofereceu.
       *[other] Nada de troca: não sobrou ninguém para aceitar a carta que { $seat } ofereceu.
    }
}
stayaway-event-PlacesChanged = { $you ->
    [seat] Você e { $other } trocam de lugar.
    [other] Você e { $seat } trocam de lugar.
   *[nobody] { $seat } e { $other } trocam de lugar.
}
stayaway-event-DirectionTurned = { $direction ->
    [1] O jogo se inverte: agora, sentido horário.
   *[-1] O jogo se inverte: agora, sentido anti-horário.
}
stayaway-event-QuarantineLaid = { $you ->
    [seat] Você vai para a quarentena.
   *[other] { $seat } vai para a quarentena.
}
stayaway-event-QuarantineLifted = { $you ->
    [seat] Você sai da quarentena.
   *[other] { $seat } sai da quarentena.
}
stayaway-event-DoorBarred = { $you ->
    [seat] Entre você e { $other } agora há uma porta trancada.
    [other] Entre você e { $seat } agora há uma porta trancada.
   *[nobody] Entre { $seat } e { $other } agora há uma porta trancada.
}
stayaway-event-DoorOpened = { $you ->
    [seat] A porta entre você e { $other } está aberta de novo.
    [other] A porta entre você e { $seat } está aberta de novo.
   *[nobody] A porta entre { $seat } e { $other } está aberta de novo.
}
stayaway-event-DoorMoved = { $you ->
    [seat] O lugar vago some, e a porta trancada agora fica entre você e { $other }.
    [other] O lugar vago some, e a porta trancada agora fica entre você e { $seat }.
   *[nobody] O lugar vago some, e a porta trancada agora fica entre { $seat } e { $other }.
}
stayaway-event-DoorDiscarded = { $you ->
    [seat] Seu lugar some, e com ele a porta trancada que dava para { $other }.
    [other] O lugar de { $seat } some, e com ele a porta trancada entre vocês.
   *[nobody] O lugar de { $seat } some, e com ele a porta trancada que dava para { $other }.
}
stayaway-event-CardLaidOnDeck = { $card ->
    [hidden] { $seat } coloca uma carta sobre o baralho.
   *[shown] { $you ->
        [seat] Você coloca { $card } sobre o baralho.
       *[other] { $seat } coloca { $card } sobre o baralho.
    }
}
stayaway-event-PlayerEliminated = { $cause ->
    [flamethrower] { $you ->
        [seat] Você vira cinzas. A lâmpada se apaga para você.
       *[other] { $seat } vira cinzas. Uma voz a menos.
    }
   *[superinfection] { $you ->
        [seat] Você só tem cartas Infectado! na mão. Está fora.
       *[other] { $seat } só tem cartas Infectado! na mão, e está fora.
    }
}
stayaway-event-NoHumanLeft = { $you ->
    [seat] Não resta nenhum humano. Você pode dizer isso, aqui e agora.
   *[other] Não resta nenhum humano. { $seat } pode dizer isso, aqui e agora.
}
stayaway-event-NoHumansDeclared = { $you ->
    [seat] Você se levanta e diz: não resta nenhum humano.
   *[other] { $seat } se levanta e diz: não resta nenhum humano.
}
stayaway-event-GameEnded = A lâmpada brilha mais forte. Todos mostram o que são.

## What only one seat sees

stayaway-reveal-hand = As cartas de { $who }
stayaway-reveal-exchange = Troca com { $who }
stayaway-reveal-got = você recebeu
stayaway-reveal-given = você deu
stayaway-reveal-role = O que você é agora

## Por que alguém caiu

stayaway-cause-flamethrower = pelo fogo
stayaway-cause-superinfection = por superinfecção

## Como veio a infecção

stayaway-through-exchange = numa troca
stayaway-through-round_and_round = no Roda-roda
stayaway-curve-note = Quantos outros tinham dito abertamente que suspeitavam de alguém, sem voltar atrás.
stayaway-because-barred_door = aquela porta trancada
stayaway-because-quarantine = aquela quarentena
stayaway-because-fire = aquele lança-chamas
stayaway-because-changed_places = aquela troca de lugar
stayaway-because-seduction = aquela sedução
stayaway-because-accepted = uma troca aceita com vontade demais
stayaway-because-refused = uma troca recusada
stayaway-because-discarded = o que foi para o descarte
stayaway-because-hid_hand = uma mão que ninguém viu
stayaway-because-showed_infected = a carta Infectado! que todos vimos
stayaway-because-saw_cards = cartas que eu vi

## Como acabou

stayaway-reason-the_thing_eliminated = A Coisa está morta. O que sobrou dos humanos pode ir para casa.
stayaway-reason-the_thing_discovered = A Coisa foi pega com fogo na mão. Os humanos venceram.
stayaway-reason-declared_rightly = A Coisa declarou que não restava nenhum humano, e tinha razão.
stayaway-reason-declared_wrongly = A Coisa declarou que não restava nenhum humano. Alguém humano discordou.
stayaway-reason-the_thing_alone = Não resta ninguém além da Coisa.
stayaway-reason-out_of_turns = O combustível acabou antes que a verdade aparecesse. Ninguém vence.
stayaway-turning-human = Turno { $turn }: { $who } virou cinzas. Um ser humano até o fim.
stayaway-turning-other = Turno { $turn }: { $who } virou cinzas, e já não era um ser humano.
stayaway-side-human = Os humanos venceram
stayaway-side-the_thing = A Coisa venceu
stayaway-side-nobody = Ninguém vence
stayaway-fate-fallen = Fora antes do fim: quem cai perde.
stayaway-fate-last = A última pessoa a ser infectada: sem parte na vitória.
stayaway-fate-alone = Nenhum humano caiu, então A Coisa vence sozinha.

## Perguntas

stayaway-question-draw = Seu turno. Você pega a carta do topo?
stayaway-question-draw-help = Todo turno começa com uma compra. Uma carta de Pânico! faz efeito na hora; qualquer outra vai para a sua mão.
stayaway-question-card_to_use = Jogue uma carta ou descarte uma.
stayaway-question-card_to_use-help = Uma carta sai da sua mão: jogada, com seu efeito, ou descartada virada para baixo. Depois você troca uma carta com o próximo jogador.
stayaway-question-card_to_offer = Que carta você oferece para { $to }?
stayaway-question-card_to_offer-help = Você troca uma carta com o próximo jogador, sem que os outros vejam. Só A Coisa passa Infectado! para um humano.
stayaway-question-answer_to_offer = { $stands_in_for ->
    [nobody] { $card ->
        [hidden] { $from } oferece uma carta a você, virada para baixo. O que você faz?
       *[shown] { $from } oferece { $card } a você, virada para cima. O que você faz?
    }
   *[somebody] { $card ->
        [hidden] Você está no lugar de { $stands_in_for }: { $from } oferece uma carta a você, virada para baixo. Nem Infectado! transformaria você. O que você faz?
       *[shown] Você está no lugar de { $stands_in_for }: { $from } oferece { $card } a você, virada para cima. Nem Infectado! transformaria você. O que você faz?
    }
}
stayaway-question-answer_to_offer-help = Aceite e dê uma carta sua; ou recuse com uma carta de defesa, se tiver, e compre outra no lugar dela.
stayaway-question-answer_to_fire = { $from } aponta um Lança-chamas para você.
stayaway-question-answer_to_fire-help = Só a carta Nada de churrasco! salva você. A pergunta vai para todos, com ou sem a carta.
stayaway-question-answer_to_swap = { $from } quer trocar de lugar com você.
stayaway-question-answer_to_swap-help = Só a carta Estou bem aqui mantém você na cadeira. A pergunta vai para todos, com ou sem a carta.
stayaway-question-card_to_keep = Três cartas. Com qual você fica?
stayaway-question-card_to_keep-help = As outras duas são descartadas. Depois você joga ou descarta uma carta, como sempre.
stayaway-question-side_to_swap = Um, dois… e o terceiro. Para que lado você conta?
stayaway-question-side_to_swap-help = Você troca de lugar com a terceira pessoa viva desse lado. Uma quarentena impede.
stayaway-question-seat_to_swap_with = Com quem você troca de lugar?
stayaway-question-seat_to_swap_with-help = Quem você escolher não pode recusar.
stayaway-question-card_to_discard = Você está perdendo a cabeça. Que carta você perde?
stayaway-question-card_to_discard-help = Três cartas se vão, uma por uma; depois você compra três.
stayaway-question-card_to_pass = Roda, roda. Que carta você passa para { $to }?
stayaway-question-card_to_pass-help = Todos escolhem em segredo, e as cartas andam todas ao mesmo tempo. Ninguém pode recusar.
stayaway-question-seat_to_exchange_with = Com quem você troca uma carta?
stayaway-question-seat_to_exchange_with-help = A outra pessoa ainda pode se defender. A troca normal do turno vem depois.
stayaway-question-card_to_lay = Que carta você deixa sobre o baralho?
stayaway-question-card_to_lay-help = Em troca, você pega a primeira carta Stay Away! do baralho, e seu turno acaba.
stayaway-question-neighbour_to_show = Qual vizinho vai ver sua mão?
stayaway-question-neighbour_to_show-help = Mais ninguém vê.
stayaway-question-hand_to_show = Revelações. Você mostra alguma coisa?
stayaway-question-hand_to_show-help = Você não deve nada a ninguém. Acaba quando alguém mostrar uma carta Infectado!
stayaway-question-declaration = Não resta nenhum humano. Você diz isso?
stayaway-question-declaration-help = Você teria razão, e a partida acabaria. Se continuar jogando, ainda pode declarar no seu turno.

## Opções

stayaway-option-draw = Comprar a carta do topo
stayaway-option-declare = Declarar que não resta nenhum humano: isso encerra a partida
stayaway-option-play_on = Ficar em silêncio e continuar jogando
stayaway-option-card = { $card }
stayaway-option-seat = { $seat }
stayaway-option-give = Aceitar e dar { $card }
stayaway-option-discard = Descartar { $card }
stayaway-option-play-flamethrower = Lança-chamas: queimar { $target }
stayaway-option-play-analysis = Análise: ver a mão de { $target }
stayaway-option-play-axe-quarantine = { $you ->
    [target] Machado: sair da quarentena
   *[other] Machado: tirar { $target } da quarentena
}
stayaway-option-play-axe-door = { $you ->
    [target] Machado: arrombar a porta entre você e { $other }
   *[nobody] Machado: arrombar a porta entre { $target } e { $other }
}
stayaway-option-play-suspicion = Suspeita: olhar uma carta de { $target }
stayaway-option-play-whisky = Uísque: mostrar a mão para todos
stayaway-option-play-determination = Determinação: comprar três, ficar com uma
stayaway-option-play-watch_your_back = Cuidado com as costas: inverter o sentido do jogo
stayaway-option-play-change_places = Troca de lugar! com { $target }
stayaway-option-play-better_run = É melhor correr! com { $target }
stayaway-option-play-seduction = Sedução: trocar com { $target }
stayaway-option-play-quarantine = Quarentena para { $target }
stayaway-option-play-barred_door = Porta trancada entre você e { $target }
stayaway-option-defend-scary = Recusar com Assustador e ver a carta
stayaway-option-defend-no_thanks = Recusar com Não, obrigado!
stayaway-option-defend-missed = Recusar com Errou!: sobra para o próximo
stayaway-option-defend-im_fine_here = Ficar: Estou bem aqui
stayaway-option-defend-no_barbecue = Nada de churrasco!: escapar do fogo
stayaway-option-accept-answer_to_fire = Virar cinzas
stayaway-option-accept-answer_to_swap = Ir sem reclamar
stayaway-option-left = À sua esquerda: { $seat }
stayaway-option-right = À sua direita: { $seat }
stayaway-option-keep = Não mostrar nada
stayaway-option-show_hand = Mostrar a mão inteira
stayaway-option-show_infected = Mostrar só uma carta Infectado!
stayaway-deed-play = Jogar a carta
stayaway-deed-play-on = { $you ->
    [seat] Jogar em você
   *[other] Jogar em { $seat }
}
stayaway-deed-door = Arrombar a porta entre { $one } e { $other }
stayaway-deed-discard = Descartar a carta
stayaway-deed-give = Aceitar, e entregar a carta
stayaway-deed-defend = Recusar com a carta

## A mesa

stayaway-board-turn = Turno { $turn }
stayaway-board-direction = { $direction ->
    [1] ↻ horário
   *[-1] ↺ anti-horário
}
stayaway-board-deck = { $back ->
    [none] baralho vazio
    [panic] baralho { $cards }, Pânico! no topo
   *[stay_away] baralho { $cards }
}
stayaway-board-discards = descartes { $cards }
stayaway-board-doors = ╫ porta trancada
stayaway-board-you = você
stayaway-board-active = ▶
stayaway-board-quarantine = quarentena { $turns }
stayaway-board-out = Fora:
stayaway-board-fallen = { $you ->
    [seat] você ({ $cause }, turno { $turn })
   *[other] { $seat } ({ $cause }, turno { $turn })
}
stayaway-board-who = Você { $role ->
    [the_thing] é A Coisa
    [infected] carrega a infecção
   *[human] é um ser humano
}.
stayaway-board-dead = Você está fora. Vê o mesmo que quem assiste.

## O fim

stayaway-end-infected-by = { $whom }, turno { $turn }, { $through }
stayaway-end-alive = com vida
stayaway-end-fallen = { $cause }, turno { $turn }

## O que os outros esperam, público

stayaway-waiting-draw = comprar uma carta
stayaway-waiting-card_to_use = jogar ou descartar uma carta
stayaway-waiting-card_to_offer = oferecer uma carta
stayaway-waiting-answer_to_offer = aceitar ou recusar a oferta
stayaway-waiting-answer_to_fire = virar cinzas, ou não
stayaway-waiting-answer_to_swap = mudar de lugar, ou não
stayaway-waiting-card_to_keep = ficar com uma de três cartas
stayaway-waiting-side_to_swap = escolher um lado
stayaway-waiting-seat_to_swap_with = escolher com quem trocar de lugar
stayaway-waiting-card_to_discard = perder uma carta
stayaway-waiting-card_to_pass = passar uma carta
stayaway-waiting-seat_to_exchange_with = escolher com quem trocar
stayaway-waiting-card_to_lay = colocar uma carta sobre o baralho
stayaway-waiting-neighbour_to_show = escolher quem vê a mão
stayaway-waiting-hand_to_show = mostrar a mão, ou não
stayaway-waiting-declaration = dizer que não resta nenhum humano, ou continuar jogando

## Regras da casa

stayaway-house-edition = Qual texto você segue?
stayaway-house-edition-help = O texto impresso se contradiz em alguns pontos. Cada regra ainda pode ser alterada.
stayaway-house-edition-ours = Nossa leitura dos dois
stayaway-house-edition-general_section = A seção geral
stayaway-house-edition-card_texts = Os textos das cartas
stayaway-house-turn_after_swap = Próximo turno após uma troca de lugar
stayaway-house-turn_after_swap-help = As regras impressas dizem as duas coisas. De um jeito ou de outro, quem se moveu primeiro oferece uma carta do lugar novo.
stayaway-house-turn_after_swap-mover = depois do novo lugar de quem se moveu
stayaway-house-turn_after_swap-swapped = o par da troca
stayaway-house-thing_flamethrower = A Coisa não pode guardar um Lança-chamas
stayaway-house-thing_flamethrower-help = No turno dela, A Coisa precisa usar, dar ou descartar um. Sem esta regra, ela pode acumular fogo.
stayaway-house-quarantine_exchange = Trocas em quarentena
stayaway-house-quarantine_exchange-help = Se quem está em quarentena pode oferecer uma carta ou receber uma oferta.
stayaway-house-quarantine_exchange-out_only = só para fora
stayaway-house-quarantine_exchange-open = permitidas
stayaway-house-quarantine_exchange-none = nenhuma

## Por que algo não está disponível

stayaway-foresee-declare = Se ainda houver algum humano, você perde na hora.
stayaway-foresee-given-away = Encontrariam A Coisa com um Lança-chamas: você perde na hora.
stayaway-why-out = { $seat } não está mais na partida.
stayaway-why-yourself = Aqui você não pode se escolher.
stayaway-why-not-beside = { $seat } não está ao seu lado. Isso só alcança seus vizinhos.
stayaway-why-behind-door = Entre você e { $seat } há uma porta trancada.
stayaway-why-in-quarantine = { $seat } está em quarentena.
stayaway-why-defence-answers = { $card } é uma carta de defesa: só se joga em resposta, quando chega a hora. No seu turno, dá para descartar.
stayaway-why-contagion-unplayed = { $card } é uma carta de contágio e nunca é jogada.
stayaway-why-you-in-quarantine = Você está em quarentena: enquanto ela durar, { $card } não pode ser jogada.
stayaway-why-nothing-to-chop = Não há porta trancada nem quarentena ao seu alcance.
stayaway-why-nobody-in-reach = { $card } não alcança ninguém agora.
stayaway-why-the-thing-stays = Esta carta é o que você é: nunca sai da sua mão.
stayaway-why-fire-must-go = Você é A Coisa e tem um Lança-chamas: ele precisa sair primeiro, seja jogado, descartado ou entregue.
stayaway-why-last-infected-stays = Você carrega a infecção e precisa ficar com sua última carta Infectado!.
stayaway-why-humans-keep-infected = Você é um ser humano, e humanos nunca entregam uma carta Infectado!.
stayaway-why-infected-only-to-thing = Você só pode entregar Infectado! para A Coisa, e { $seat } não é A Coisa.
stayaway-why-only-the-thing-declares = Só A Coisa pode declarar que não resta nenhum humano.
stayaway-why-draw-first = Primeiro você compra a carta do topo; depois joga ou descarta uma.
stayaway-why-declare-first = Primeiro diga se declara que não resta nenhum humano ou se continua jogando.
stayaway-why-no-card-for-anybody = Você não tem nenhuma carta que se jogue em alguém.
stayaway-why-partner-is = Esta carta vai para { $seat }; não é você quem escolhe o destino.
stayaway-why-other-defence = { $card } não impede uma troca. Mas pode ser entregue, como qualquer outra carta.
stayaway-why-only-no-barbecue = Contra um Lança-chamas, só a carta Nada de churrasco! adianta.
stayaway-why-only-im-fine-here = Só a carta Estou bem aqui mantém você no lugar.
stayaway-why-only-drawn = Você fica com uma das cartas que acabou de comprar; o resto da mão não muda.
stayaway-why-not-the-third = { $seat } não é a terceira pessoa à sua esquerda nem à sua direita.
stayaway-why-whole-hand = Você mostra a mão inteira, uma carta Infectado! ou nada: nenhuma outra carta sozinha.
stayaway-why-no-infected-card = Você não tem nenhuma carta Infectado! para mostrar.
