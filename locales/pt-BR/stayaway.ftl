### Fique Longe!: todas as palavras do jogo de cartas A Coisa.
###
### O gênero das pessoas não é conhecido: "um ser humano", "carrega a infecção", "em quarentena".

stayaway-title = A Coisa: Fique Longe!
stayaway-tagline = Uma roda, uma lâmpada, e alguém aqui já não é um de vocês.

## Papéis

stayaway-role-human = humano
stayaway-role-human-help = Encontre A Coisa e queime-a. Com vida e sem infecção no fim, você vence.
stayaway-role-infected = Infectado
stayaway-role-infected-help = Proteja A Coisa e deixe os humanos queimarem antes que descubram.
stayaway-role-the_thing = A Coisa
stayaway-role-the_thing-help = Distribua Infectado! até não restar nenhum humano, e então declare.

## Cartas

stayaway-card-the_thing = A Coisa
stayaway-card-the_thing-help = É isto que você é. Nunca sai da sua mão.
stayaway-card-infected = Infectado!
stayaway-card-infected-help = Comprada, não faz mal. Vinda da mão da Coisa, transforma você.
stayaway-card-flamethrower = Lança-chamas
stayaway-card-flamethrower-help = Queime um vizinho. Fora da partida, sem perguntas.
stayaway-card-analysis = Análise
stayaway-card-analysis-help = Um vizinho mostra a você a mão inteira.
stayaway-card-axe = Machado
stayaway-card-axe-help = Arrombe uma porta trancada ou tire alguém da quarentena.
stayaway-card-suspicion = Suspeita
stayaway-card-suspicion-help = Veja uma carta de um vizinho, escolhida às cegas.
stayaway-card-whisky = Uísque
stayaway-card-whisky-help = Abra sua mão inteira para todo mundo.
stayaway-card-determination = Determinação
stayaway-card-determination-help = Compre três, fique com uma, depois jogue ou descarte.
stayaway-card-watch_your_back = Olho nas costas
stayaway-card-watch_your_back-help = O jogo muda de sentido.
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
stayaway-card-no_barbecue-help = Escape com vida do fogo de um Lança-chamas.
stayaway-card-quarantine = Quarentena
stayaway-card-quarantine-help = Tranque um vizinho por dois turnos dele; suas cartas aparecem.
stayaway-card-barred_door = Porta trancada
stayaway-card-barred_door-help = Nada mais passa entre você e esse vizinho.
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
stayaway-card-blind_date-help = Troque uma carta com o baralho; o turno acaba.
stayaway-card-just_between_us = Só entre nós
stayaway-card-just_between_us-help = Mostre sua mão a um vizinho.
stayaway-card-oops = Opa!
stayaway-card-oops-help = Todo mundo vê sua mão.
stayaway-card-revelations = Revelações
stayaway-card-revelations-help = Cada um pode mostrar a mão, até aparecer uma carta Infectado!

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
stayaway-event-PanicSkipped = Uma carta de Pânico! no topo é posta de lado, sem ser lida.
stayaway-event-PanicMissedItsMark = { $card } não acha ninguém para assustar.
stayaway-event-DeckRemade = Os descartes são embaralhados num novo baralho de { $cards }.
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
    [seat] Você joga { $card } em si.
   *[other] { $seat } joga { $card }, sem ir longe.
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
        [seat] Você mostra a mão a todos: { $cards }.
       *[other] { $seat } mostra a mão a todos: { $cards }.
    }
   *[somebody] { $cards ->
        [hidden] { $seat } mostra a mão a { $to }, bem junto ao peito.
       *[shown] { $you ->
            [seat] Você mostra a mão a { $to }: { $cards }.
            [to] { $seat } mostra a mão a você: { $cards }.
           *[other] { $seat } mostra a mão a { $to }: { $cards }.
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
    [hidden] { $by } vê o que { $seat } oferecia e não diz nada.
   *[shown] { $you ->
        [seat] { $by } vê o que você oferecia: { $card }.
        [by] Você vê o que { $seat } oferecia: { $card }.
       *[other] { $by } vê o que { $seat } oferecia: { $card }.
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
    [hidden] { $seat } compra três cartas e fica com uma.
   *[shown] { $you ->
        [seat] Você compra três: { $cards }.
       *[other] { $seat } compra três: { $cards }.
    }
}
stayaway-event-CardOffered = { $card ->
    [hidden] { $you ->
        [to] { $seat } oferece a você uma carta, virada para baixo.
       *[other] { $seat } oferece uma carta a { $to }.
    }
   *[shown] { $you ->
        [seat] Você oferece { $card } a { $to }.
        [to] { $seat } oferece { $card } a você.
       *[other] { $seat } oferece { $card } a { $to }.
    }
}
stayaway-event-CardsExchanged = { $you ->
    [offerer] Você dá { $offered } a { $taker } e recebe { $answered }.
    [taker] Você dá { $answered } a { $offerer } e recebe { $offered }.
   *[other] { $offered ->
        [hidden] { $answered ->
            [hidden] { $offerer } e { $taker } trocam uma carta.
           *[shown] { $offerer } e { $taker } trocam uma carta; { $taker } dá { $answered }.
        }
       *[shown] { $answered ->
            [hidden] { $offerer } e { $taker } trocam uma carta; { $offerer } dá { $offered }.
           *[shown] { $offerer } dá { $offered } a { $taker } por { $answered }.
        }
    }
}
stayaway-event-CardPassed = { $card ->
    [hidden] { $seat } passa uma carta a { $to }.
   *[shown] { $you ->
        [seat] Você passa { $card } a { $to }.
        [to] { $seat } passa { $card } a você.
       *[other] { $seat } passa { $card } a { $to }.
    }
}
stayaway-event-RoleNoticed = { $you ->
    [seat] { $role ->
        [the_thing] Você sente lá dentro: você é A Coisa.
        [infected] Você sente lá dentro: você carrega a infecção.
       *[human] Você sente lá dentro: você é um ser humano.
    }
   *[other] { $role ->
        [the_thing] { $seat } é A Coisa.
        [infected] { $seat } carrega a infecção.
       *[human] { $seat } é um ser humano.
    }
}
stayaway-event-ExchangeStopped = { $by ->
    [barred_door] Nada de troca entre { $seat } e { $to }: a porta está trancada.
    [quarantine] Nada de troca entre { $seat } e { $to }: quarentena.
   *[nobody] Nada de troca: não sobrou ninguém para pegar a carta que { $seat } oferecia.
}
stayaway-event-PlacesChanged = { $you ->
    [seat] Você e { $other } trocam de lugar.
    [other] Você e { $seat } trocam de lugar.
   *[nobody] { $seat } e { $other } trocam de lugar.
}
stayaway-event-DirectionTurned = { $direction ->
    [1] O jogo vira: agora em sentido horário.
   *[-1] O jogo vira: agora em sentido anti-horário.
}
stayaway-event-QuarantineLaid = { $you ->
    [seat] Trancam você em quarentena.
   *[other] { $seat } vai para a quarentena.
}
stayaway-event-QuarantineLifted = { $you ->
    [seat] Você sai da quarentena.
   *[other] { $seat } sai da quarentena.
}
stayaway-event-DoorBarred = { $you ->
    [seat] Uma porta se tranca entre você e { $other }.
    [other] Uma porta se tranca entre você e { $seat }.
   *[nobody] Uma porta se tranca entre { $seat } e { $other }.
}
stayaway-event-DoorOpened = { $you ->
    [seat] A porta entre você e { $other } está aberta de novo.
    [other] A porta entre você e { $seat } está aberta de novo.
   *[nobody] A porta entre { $seat } e { $other } está aberta de novo.
}
stayaway-event-CardLaidOnDeck = { $card ->
    [hidden] { $seat } põe uma carta no baralho.
   *[shown] { $you ->
        [seat] Você põe { $card } no baralho.
       *[other] { $seat } põe { $card } no baralho.
    }
}
stayaway-event-PlayerEliminated = { $cause ->
    [flamethrower] { $you ->
        [seat] Você vira cinzas. A lâmpada se apaga para você.
       *[other] { $seat } vira cinzas. Uma voz a menos.
    }
   *[superinfection] { $you ->
        [seat] Só restam cartas Infectado! na sua mão. Você está fora.
       *[other] { $seat } só tem cartas Infectado! na mão, e está fora.
    }
}
stayaway-event-NoHumansDeclared = { $you ->
    [seat] Você se levanta e diz: não resta nenhum humano.
   *[other] { $seat } se levanta e diz: não resta nenhum humano.
}
stayaway-event-GameEnded = A luz se acende. Todos mostram o que são.

## Por que alguém caiu

stayaway-cause-flamethrower = pelo fogo
stayaway-cause-superinfection = por superinfecção

## Como veio a infecção

stayaway-through-exchange = numa troca
stayaway-through-round_and_round = no Roda-roda
stayaway-curve-note = Quantos tinham dito abertamente que suspeitam de alguém, sem voltar atrás.

## Como acabou

stayaway-reason-the_thing_eliminated = A Coisa está morta. O que sobrou dos humanos pode ir para casa.
stayaway-reason-the_thing_discovered = A Coisa foi pega com fogo na mão. Os humanos venceram.
stayaway-reason-declared_rightly = A Coisa declarou que não resta nenhum humano, e tinha razão.
stayaway-reason-declared_wrongly = A Coisa declarou que não resta nenhum humano. Alguém humano discordou.
stayaway-reason-the_thing_alone = Não resta ninguém além da Coisa.
stayaway-reason-out_of_turns = O combustível acabou antes de a verdade chegar. Ninguém vence.
stayaway-side-human = Os humanos venceram
stayaway-side-the_thing = A Coisa venceu
stayaway-side-nobody = Ninguém vence
stayaway-fate-fallen = Fora antes do fim: quem cai perde.
stayaway-fate-last = A última infecção, a que não deixou humanos: não divide a vitória.
stayaway-fate-alone = Ninguém caiu como humano, então A Coisa vence sozinha.

## Perguntas

stayaway-question-draw = Seu turno. Você pega a carta do topo?
stayaway-question-draw-help = Todo turno começa com uma compra. Uma carta de Pânico! acontece na hora; qualquer outra vai para a sua mão.
stayaway-question-card_to_use = Jogue uma carta ou descarte uma.
stayaway-question-card_to_use-help = Uma carta sai da sua mão: jogada pelo efeito, ou descartada virada para baixo. Depois você troca uma carta com o próximo jogador.
stayaway-question-card_to_offer = Que carta você oferece a { $to }?
stayaway-question-card_to_offer-help = Você troca uma carta com o próximo jogador, sem que os outros vejam. Só A Coisa passa Infectado! a um humano.
stayaway-question-answer_to_offer = { $card ->
    [hidden] { $from } oferece a você uma carta, virada para baixo. O que você faz?
   *[shown] { $from } oferece { $card } a você, virada para cima. O que você faz?
}
stayaway-question-answer_to_offer-help = Aceite com uma carta sua, ou recuse com uma carta de defesa, se tiver. Nesse caso você compra outra.
stayaway-question-answer_to_fire = { $from } aponta um Lança-chamas para você.
stayaway-question-answer_to_fire-help = Só Nada de churrasco! salva você. A pergunta vai a todos, com ou sem a carta.
stayaway-question-answer_to_swap = { $from } quer trocar de lugar com você.
stayaway-question-answer_to_swap-help = Só Estou bem aqui segura você na cadeira. A pergunta vai a todos, com ou sem a carta.
stayaway-question-card_to_keep = Três cartas. Com qual você fica?
stayaway-question-card_to_keep-help = As outras duas são descartadas. Depois você joga ou descarta uma carta, como sempre.
stayaway-question-side_to_swap = Um, dois… e o terceiro. Para que lado você conta?
stayaway-question-side_to_swap-help = Você troca de lugar com o terceiro jogador vivo desse lado. Uma quarentena impede.
stayaway-question-seat_to_swap_with = Com quem você troca de lugar?
stayaway-question-seat_to_swap_with-help = Quem você escolher não pode recusar.
stayaway-question-card_to_discard = A cabeça já não ajuda. Que carta você perde primeiro?
stayaway-question-card_to_discard-help = Três cartas se vão, uma por uma; depois você compra três.
stayaway-question-card_to_pass = Roda, roda. Que carta você passa a { $to }?
stayaway-question-card_to_pass-help = Todos escolhem em segredo, e as cartas andam de uma vez. Ninguém pode recusar.
stayaway-question-seat_to_exchange_with = Com quem você troca uma carta?
stayaway-question-seat_to_exchange_with-help = A outra pessoa ainda pode se defender. A troca normal do turno vem depois.
stayaway-question-card_to_lay = Que carta você deixa no baralho?
stayaway-question-card_to_lay-help = Em troca você pega a primeira carta Fique Longe!, e seu turno acaba.
stayaway-question-neighbour_to_show = Que vizinho vê sua mão?
stayaway-question-neighbour_to_show-help = Só ele a vê.
stayaway-question-hand_to_show = Revelações. Você mostra alguma coisa?
stayaway-question-hand_to_show-help = Você não deve nada a ninguém. Acaba com quem primeiro mostrar uma carta Infectado!

## Opções

stayaway-option-draw = Comprar a carta do topo
stayaway-option-declare = Declarar que não resta nenhum humano: a partida acaba
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
stayaway-option-play-whisky = Uísque: mostrar a mão a todos
stayaway-option-play-determination = Determinação: comprar três, ficar com uma
stayaway-option-play-watch_your_back = Olho nas costas: mudar o sentido
stayaway-option-play-change_places = Troca de lugar! com { $target }
stayaway-option-play-better_run = É melhor correr! com { $target }
stayaway-option-play-seduction = Sedução: trocar com { $target }
stayaway-option-play-quarantine = Quarentena para { $target }
stayaway-option-play-barred_door = Porta trancada entre você e { $target }
stayaway-option-defend-scary = Recusar com Assustador e ver a carta
stayaway-option-defend-no_thanks = Recusar com Não, obrigado!
stayaway-option-defend-missed = Recusar com Errou!: sobra para o próximo
stayaway-option-defend-im_fine_here = Ficar: Estou bem aqui
stayaway-option-defend-no_barbecue = Nada de churrasco!: sair do fogo
stayaway-option-accept-answer_to_fire = Virar cinzas
stayaway-option-accept-answer_to_swap = Ir sem reclamar
stayaway-option-left = À sua esquerda: { $seat }
stayaway-option-right = À sua direita: { $seat }
stayaway-option-keep = Não mostrar nada
stayaway-option-show_hand = Mostrar a mão inteira
stayaway-option-show_infected = Mostrar só uma carta Infectado!

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
stayaway-board-fallen = { $seat } ({ $cause }, turno { $turn })
stayaway-board-who = Você { $role ->
    [the_thing] é A Coisa
    [infected] carrega a infecção
   *[human] é um ser humano
}.
stayaway-board-dead = Você está fora. Vê o que vê quem só assiste.

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
stayaway-waiting-card_to_lay = pôr uma carta no baralho
stayaway-waiting-neighbour_to_show = escolher quem vê a mão
stayaway-waiting-hand_to_show = mostrar a mão, ou não

## Regras da casa

stayaway-house-turn_after_swap = Depois de uma troca de lugar, quem joga?
stayaway-house-turn_after_swap-help = O jogo impresso diz as duas coisas. Antes disso, quem trocou de lugar ainda oferece uma carta do lugar novo.
stayaway-house-turn_after_swap-mover = quem se senta depois de quem se moveu
stayaway-house-turn_after_swap-swapped = a pessoa com quem se trocou
stayaway-house-thing_flamethrower = A Coisa não pode guardar um Lança-chamas
stayaway-house-thing_flamethrower-help = No turno dela, tem de usar, dar ou descartar um. Sem isto, ela pode acumular fogo.
stayaway-house-quarantine_exchange = Trocas em quarentena
stayaway-house-quarantine_exchange-help = Se quem está em quarentena pode receber uma oferta de carta, ou fazer uma.
stayaway-house-quarantine_exchange-out_only = para fora sim, para dentro não
stayaway-house-quarantine_exchange-open = permitidas
stayaway-house-quarantine_exchange-none = nenhuma

## Why not

## Por que algo não está disponível

stayaway-why-out = { $seat } não está mais na partida.
stayaway-why-yourself = Aqui você não pode escolher a si.
stayaway-why-not-beside = { $seat } não está ao seu lado. Isto só alcança seus vizinhos.
stayaway-why-behind-door = Entre você e { $seat } há uma porta trancada.
stayaway-why-in-quarantine = { $seat } está em quarentena.
stayaway-why-defence-answers = { $card } é uma carta de defesa: só se joga em resposta, quando chega a hora. No seu turno você pode descartá-la.
stayaway-why-contagion-unplayed = { $card } é uma carta de contágio e nunca se joga.
stayaway-why-you-in-quarantine = Você está em quarentena: { $card } não pode ser jogada até ela acabar.
stayaway-why-nothing-to-chop = Não há porta trancada nem quarentena ao seu alcance.
stayaway-why-nobody-in-reach = { $card } não alcança ninguém agora.
stayaway-why-the-thing-stays = Esta carta é o que você é: nunca sai da sua mão.
stayaway-why-fire-must-go = Você é A Coisa e tem um Lança-chamas: ele precisa sair antes, jogado, descartado ou entregue.
stayaway-why-last-infected-stays = Você está do lado infectado e precisa ficar com sua última carta Infectado!.
stayaway-why-humans-keep-infected = Você é do lado humano, e humanos nunca entregam uma carta Infectado!.
stayaway-why-infected-only-to-thing = Só à Coisa você pode entregar Infectado!, e { $seat } não é A Coisa.
stayaway-why-only-the-thing-declares = Só A Coisa pode declarar que não resta nenhum humano.
stayaway-why-draw-first = Primeiro você compra a carta do topo; depois joga ou descarta uma.
stayaway-why-no-card-for-anybody = Você não tem nenhuma carta que se jogue em alguém.
stayaway-why-partner-is = Esta carta vai para { $seat }; o destino não é você quem escolhe.
stayaway-why-other-defence = { $card } não impede uma troca. Você pode entregá-la como qualquer outra carta.
stayaway-why-only-no-barbecue = Contra um Lança-chamas só Nada de churrasco! adianta.
stayaway-why-only-im-fine-here = Só Estou bem aqui mantém você no lugar.
stayaway-why-only-drawn = Você fica com uma das cartas que acabou de comprar; o resto da mão não muda.
stayaway-why-not-the-third = { $seat } não está três lugares à sua esquerda nem à sua direita.
stayaway-why-whole-hand = Você mostra a mão inteira, uma carta Infectado! ou nada: nenhuma outra carta sozinha.
stayaway-why-no-infected-card = Você não tem nenhuma carta Infectado! para mostrar.
