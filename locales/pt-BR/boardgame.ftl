### The Thing: The Boardgame. Coop e norwegian recorrem a estas palavras.
###
### O gênero das pessoas não é conhecido: "um ser humano", "alien", "se deita", "morreu". As fichas de contágio são de
### humano ou de alien. Em português [one] vale também para 0: onde pode haver 0, o número está escrito.

boardgame-title = The Thing: The Boardgame
boardgame-tagline = Uma longa noite, pouco combustível, e alguém aqui só parece amigo.
boardgame-roster = Ada, Bruno, Carla, Dário, Edda, Falk, Greta, Hugo, Inês, Jules, Kira, Leo

## Papéis, e o que foi feito das pessoas

boardgame-role-human = humano
boardgame-role-human-help = Mantenha a base viva, tire todos os humanos daqui e não deixe mais nada ir junto.
boardgame-role-alien = alien
boardgame-role-alien-help = Infecte os humanos, quebre o que os aquece e esteja a bordo quando eles partirem.
boardgame-status-character = na equipe
boardgame-status-exposed = alien exposto
boardgame-status-dead = morreu

## Lugares

boardgame-room-weather_station = Estação Climática
boardgame-room-weather_station-short = Clima
boardgame-room-weather_station-in = na Estação Climática
boardgame-room-weather_station-to = para a Estação Climática
boardgame-room-weather_station-from = da Estação Climática
boardgame-room-weather_station-help = USO: role o dado de clima e deixe-o aqui, depois mande 1 de combustível para uma sala. SABOTAGEM: 1 de combustível se perde.
boardgame-room-armory = Arsenal
boardgame-room-armory-in = no Arsenal
boardgame-room-armory-to = para o Arsenal
boardgame-room-armory-from = do Arsenal
boardgame-room-armory-help = USO: compre 2 armas, fique com 1. SABOTAGEM: uma arma sai do jogo, sem ninguém ver.
boardgame-room-kitchen = Cozinha
boardgame-room-kitchen-in = na Cozinha
boardgame-room-kitchen-to = para a Cozinha
boardgame-room-kitchen-from = da Cozinha
boardgame-room-kitchen-help = USO: cozinhe, e 2 de comida bastam para todos esta noite. SABOTAGEM: 2 de comida se estragam.
boardgame-room-laboratory = Laboratório
boardgame-room-laboratory-in = no Laboratório
boardgame-room-laboratory-to = para o Laboratório
boardgame-room-laboratory-from = do Laboratório
boardgame-room-laboratory-help = USO: compre uma ficha de laboratório por pessoa de pé aqui; Bolsas de Sangue servem para testes. SABOTAGEM: uma Bolsa de Sangue se perde.
boardgame-room-radio_room = Sala de Rádio
boardgame-room-radio_room-short = Rádio
boardgame-room-radio_room-in = na Sala de Rádio
boardgame-room-radio_room-to = para a Sala de Rádio
boardgame-room-radio_room-from = da Sala de Rádio
boardgame-room-radio_room-help = USO: envie o SOS, quando não houver mais dano. REPARO: 1 de dano a menos. SABOTAGEM: 1 de dano.
boardgame-room-helicopter = Helicóptero da Base
boardgame-room-helicopter-short = Helicóptero
boardgame-room-helicopter-in = no Helicóptero da Base
boardgame-room-helicopter-to = para o Helicóptero da Base
boardgame-room-helicopter-from = do Helicóptero da Base
boardgame-room-helicopter-help = USO: 1 de combustível ou, com Chaves, tanque cheio e sem danos, a fuga. REPARO: 1 de dano a menos. SABOTAGEM: 1 a mais.
boardgame-room-shed = Galpão
boardgame-room-shed-in = no Galpão
boardgame-room-shed-to = para o Galpão
boardgame-room-shed-from = do Galpão
boardgame-room-shed-help = A casa da Motoneve. USO: 1 de combustível ou, com Chaves, tanque cheio e sem danos, a fuga. REPARO e SABOTAGEM como sempre.
boardgame-room-boiler_room = Sala da Caldeira
boardgame-room-boiler_room-short = Caldeira
boardgame-room-boiler_room-in = na Sala da Caldeira
boardgame-room-boiler_room-to = para a Sala da Caldeira
boardgame-room-boiler_room-from = da Sala da Caldeira
boardgame-room-boiler_room-help = Queima combustível toda rodada. Com 3 de dano na verificação, ela morre, e a base começa a congelar.
boardgame-room-generator_room = Sala do Gerador
boardgame-room-generator_room-short = Gerador
boardgame-room-generator_room-in = na Sala do Gerador
boardgame-room-generator_room-to = para a Sala do Gerador
boardgame-room-generator_room-from = da Sala do Gerador
boardgame-room-generator_room-help = Queima combustível toda rodada. Com 2 de dano na verificação, as luzes se apagam.
boardgame-room-warehouse = Depósito
boardgame-room-warehouse-in = no Depósito
boardgame-room-warehouse-to = para o Depósito
boardgame-room-warehouse-from = do Depósito
boardgame-room-warehouse-help = USO: compre 2 itens, fique com 1. SABOTAGEM: um item sai do jogo, sem ninguém ver.
boardgame-room-leisure_room = Sala de Lazer
boardgame-room-leisure_room-in = na Sala de Lazer
boardgame-room-leisure_room-to = para a Sala de Lazer
boardgame-room-leisure_room-from = da Sala de Lazer
boardgame-room-leisure_room-help = Onde todos se reúnem depois do trabalho, para negociar e apontar o dedo.
boardgame-room-dormitory = Dormitório
boardgame-room-dormitory-short = Dormitório
boardgame-room-dormitory-in = no Dormitório
boardgame-room-dormitory-to = para o Dormitório
boardgame-room-dormitory-from = do Dormitório
boardgame-room-dormitory-help = Deite e troque sua mão por cartas à sua escolha.
boardgame-room-kennel = Canil
boardgame-room-kennel-in = no Canil
boardgame-room-kennel-to = para o Canil
boardgame-room-kennel-from = do Canil
boardgame-room-kennel-help = Os cães capturados ficam aqui, até sair a carta do Canil.
boardgame-room-pantry = Despensa
boardgame-room-pantry-in = na Despensa
boardgame-room-pantry-to = para a Despensa
boardgame-room-pantry-from = da Despensa
boardgame-room-pantry-help = A comida que resta. Sem cozinhar, 4 de comida se vão por noite.
boardgame-room-underground = Depósito Subterrâneo
boardgame-room-underground-short = Subterrâneo
boardgame-room-underground-in = no Depósito Subterrâneo
boardgame-room-underground-to = para o Depósito Subterrâneo
boardgame-room-underground-from = do Depósito Subterrâneo
boardgame-room-underground-help = Combustível para a Caldeira e o Gerador.
boardgame-room-external = Reserva Externa
boardgame-room-external-short = Reserva
boardgame-room-external-in = na Reserva Externa
boardgame-room-external-to = para a Reserva Externa
boardgame-room-external-from = da Reserva Externa
boardgame-room-external-help = Combustível para os veículos.
boardgame-room-operations = Sala de Operações
boardgame-room-operations-short = Operações
boardgame-room-operations-in = na Sala de Operações
boardgame-room-operations-to = para a Sala de Operações
boardgame-room-operations-from = da Sala de Operações
boardgame-room-operations-help = Onde vai parar tudo o que se queima ou se gasta.
boardgame-room-rescue_helicopter = Helicóptero de Resgate
boardgame-room-rescue_helicopter-short = Resgate
boardgame-room-rescue_helicopter-in = no Helicóptero de Resgate
boardgame-room-rescue_helicopter-to = para o Helicóptero de Resgate
boardgame-room-rescue_helicopter-from = do Helicóptero de Resgate
boardgame-room-rescue_helicopter-help = Vem depois de um SOS, se o clima deixar. Uma vez aqui, espera enquanto tiver combustível.

## Personagens

boardgame-character-bennings = Bennings
boardgame-character-bennings-help = Estação Climática: rola o dado duas vezes e fica com o resultado que quiser.
boardgame-character-clark = Clark
boardgame-character-clark-help = Os cães confiam nele: a sós com um, nada acontece.
boardgame-character-windows = Windows
boardgame-character-windows-help = REPARO tira 2 de dano em vez de 1.
boardgame-character-macready = MacReady
boardgame-character-macready-help = Arsenal: compra 3 armas em vez de 2, fica com 1.
boardgame-character-garry = Garry
boardgame-character-garry-help = Depois de comprar, pode descartar uma carta de ação e comprar outra.
boardgame-character-norris = Norris
boardgame-character-norris-help = A Escuridão não o afeta; na ação especial, olha 2 cartas.
boardgame-character-blair = Dr. Blair
boardgame-character-blair-help = Laboratório: compra uma ficha de laboratório a mais.
boardgame-character-nauls = Nauls
boardgame-character-nauls-help = Cozinha: 1 de comida basta para todos.

## Cartas de ação

boardgame-card-use = USO
boardgame-card-use-help = Aproveite o que a sala oferece.
boardgame-card-repair = REPARO
boardgame-card-repair-help = Tire 1 de dano da sala.
boardgame-card-sabotage = SABOTAGEM
boardgame-card-sabotage-help = Quebre alguma coisa, ou perca o que a sala guarda.

## Armas, itens, fichas de laboratório

boardgame-shelf-weapons = armas
boardgame-shelf-items = itens
boardgame-shelf-lab = fichas de laboratório
boardgame-thing-flamethrower = Lança-chamas
boardgame-thing-flamethrower-help = Fica à vista, com 6 recargas. Uma recarga é fogo, uma saída de um encontro ou, com Fio, um teste.
boardgame-thing-reload = Recarga de Lança-chamas
boardgame-thing-reload-help = Um jato do Lança-chamas: fogo, ou uma saída de um encontro.
boardgame-thing-dynamite = Dinamite
boardgame-thing-dynamite-help = Dinamite ou Molotov: fogo, uma vez. Contra o alien exposto ou para queimar uma sala.
boardgame-thing-melee = Arma Branca
boardgame-thing-melee-help = Tira você de um encontro, uma vez.
boardgame-thing-firearm = Arma de Fogo
boardgame-thing-firearm-help = Tira você de um encontro. Ela fica com você.
boardgame-thing-keys = Chaves
boardgame-thing-keys-help = Dão partida no Helicóptero ou na Motoneve, sem danos e de tanque cheio.
boardgame-thing-flashlight = Lanterna
boardgame-thing-flashlight-help = No escuro, escolha sua própria carta; numa ação especial, veja 2 cartas. Ela fica com você.
boardgame-thing-tools = Ferramentas
boardgame-thing-tools-help = Bônus grátis: 1 de dano a menos na sala onde você está.
boardgame-thing-fuel_can = Combustível
boardgame-thing-fuel_can-help = Bônus grátis: 1 de combustível, da reserva certa para a sala onde você está.
boardgame-thing-wire = Fio
boardgame-thing-wire-help = Com uma recarga do Lança-chamas, faz o teste B, em quem você quiser. Ele fica com você.
boardgame-thing-blood_bag = Bolsa de Sangue
boardgame-thing-blood_bag-help = Gaste no teste A: quem está sob maior suspeita mostra o papel.
boardgame-thing-failure = Falha
boardgame-thing-failure-help = Não serve para nada. Os outros não precisam saber.

## Fichas e testes

boardgame-token-human = ficha de humano
boardgame-token-alien = ficha de alien
boardgame-test-A = teste A, de sangue
boardgame-test-A-help = Custa uma Bolsa de Sangue. Quem está sob maior suspeita mostra o papel.
boardgame-test-B = teste B, de fogo
boardgame-test-B-help = Pede Fio e custa uma recarga. Qualquer um pode ter que mostrar o papel.

## Fases

boardgame-phase-set_up = Preparação
boardgame-phase-set_up-help = Personagens, papéis e primeiras mãos são distribuídos.
boardgame-phase-weather = Clima
boardgame-phase-weather-help = O líder rola o dado: sol, neve ou tempestade.
boardgame-phase-maintenance = Manutenção
boardgame-phase-maintenance-help = A Caldeira e o Gerador queimam combustível; o que falta vira dano. O resgate se aproxima, se foi chamado.
boardgame-phase-alien = Alien
boardgame-phase-alien-help = Os aliens expostos colocam força em salas, às escondidas.
boardgame-phase-movement = Movimento
boardgame-phase-movement-help = Complete a mão; depois, um de cada vez: ir a uma sala e entregar uma carta, ou trocar cartas.
boardgame-phase-encounters = Encontros
boardgame-phase-encounters-help = Primeiro o alien exposto, depois os cães e as pessoas que dividem uma sala.
boardgame-phase-burning = Fogo
boardgame-phase-burning-help = Quem está de pé numa sala pode pedir ao líder para queimar tudo.
boardgame-phase-actions = Ações
boardgame-phase-actions-help = O líder vira carta após carta e dá cada uma a alguém de pé onde ela funciona.
boardgame-phase-leisure = Sala de Lazer
boardgame-phase-leisure-help = Negociar, acusar e, se você é um alien e cansou de se esconder, mostrar a cara.
boardgame-phase-tests = Testes
boardgame-phase-tests-help = Um teste de cada tipo, se alguém puder e o líder concordar.
boardgame-phase-food = Comida
boardgame-phase-food-help = Todos comem o que foi cozido, ou então 4 da Despensa. Se faltar, a fome fica até o fim.
boardgame-phase-dogs = Cães e líder
boardgame-phase-dogs-help = Os cães correm para outras salas. Quem pegou o marcador lidera, e o marcador segue adiante.
boardgame-phase-escape = Fuga
boardgame-phase-escape-help = Embarque um por um, da menor suspeita à maior. Quem embarca mostra o papel.

## Clima e trilhas

boardgame-weather-sun = sol
boardgame-weather-snow = neve
boardgame-weather-storm = tempestade
boardgame-track-suspicion = Suspeita
boardgame-track-suspicion-help = 0 é o verde, de confiança; no vermelho, você mostra as cartas que entrega. Acusações e encontros fazem você subir.
boardgame-track-freezing = Congelamento
boardgame-track-freezing-help = Começa quando a Caldeira se perde. No último espaço, a base está morta.
boardgame-track-rescue = Resgate
boardgame-track-rescue-help = Até onde veio o Helicóptero de Resgate, e quanto combustível ele ainda tem para esperar.

## O que aconteceu com a base

boardgame-event-RoundBegan = Rodada { $round }.
boardgame-event-PhaseBegan = { $phase }:
boardgame-event-WeatherDieRolled = { $weather ->
    [sun] O dado mostra sol.
    [snow] O dado mostra neve.
   *[storm] O dado mostra tempestade.
}
boardgame-event-WeatherSet = { $at_station ->
    [yes] { $weather ->
        [sun] A Estação Climática promete sol.
        [snow] A Estação Climática promete neve.
       *[storm] A Estação Climática promete tempestade.
    }
   *[no] { $weather ->
        [sun] Um sol baixo, sem calor nenhum.
        [snow] Neva.
       *[storm] Uma tempestade desaba sobre a base.
    }
}
boardgame-event-FuelBurned = { $lacking ->
    [0] { $burned ->
        [0] { $room }: não precisa de combustível.
       *[other] { $room }: combustível queimado: { $burned }.
    }
   *[other] { $burned ->
        [0] { $room }: combustível em falta: { $lacking }.
       *[other] { $room }: combustível queimado: { $burned }; em falta: { $lacking }.
    }
}
boardgame-event-FuelMoved = { $count ->
    [one] { $count } de combustível vai { $source_from } { $room_to }.
   *[other] { $count } de combustível vão { $source_from } { $room_to }.
}
boardgame-event-FuelLost = { $count ->
    [one] Some { $count } de combustível { $source_from }.
   *[other] Somem { $count } de combustível { $source_from }.
}
boardgame-event-RoomDamaged = { $room }: mais { $count } de dano.
boardgame-event-RoomRepaired = { $room }: { $count } de dano consertado.
boardgame-event-BoilerDestroyed = A Caldeira se foi de vez. Agora o frio não tem pressa.
boardgame-event-FreezingMoved = { $space ->
    [0] O fogo aquece as paredes: o congelamento recomeça do primeiro espaço.
   *[other] O frio avança: congelamento { $space }.
}
boardgame-event-PowerFailed = As luzes se apagam.
boardgame-event-PowerReturned = As luzes piscam e continuam acesas.
boardgame-event-RescueMoved = { $arrived ->
    [yes] O Helicóptero de Resgate está aqui, com combustível para { $fuel ->
        [one] mais { $fuel } rodada.
       *[other] mais { $fuel } rodadas.
    }
   *[no] O Helicóptero de Resgate se aproxima: espaço { $space }, combustível { $fuel }.
}
boardgame-event-RescueLeft = O Helicóptero de Resgate dá meia-volta. Não vai voltar.
boardgame-event-SosSent = O SOS vai ao ar. Talvez alguém tenha ouvido.
boardgame-event-RoomSabotaged = { $by_alien ->
    [yes] O alien quebra tudo { $room_in }.
   *[no] Sabotagem { $room_in }.
}
boardgame-event-RoomBurned = { $room }: tudo em chamas. Ninguém entra mais ali.
boardgame-event-FoodMoved = No fogão: { $count } de comida.
boardgame-event-FoodLost = { $count ->
    [one] Some { $count } de comida { $source_from }.
   *[other] Somem { $count } de comida { $source_from }.
}
boardgame-event-FoodEaten = { $source ->
    [kitchen] Uma refeição quente: { $count } de comida.
   *[pantry] { $count ->
        [0] Não há mais nada para comer.
       *[other] Fria, direto da lata: { $count } de comida.
    }
}
boardgame-event-HungerBegan = Não dá para todos. De agora em diante, a fome é geral.
boardgame-event-DogsGathered = { $count ->
    [0] Nenhum cão está solto.
    [one] 1 cão está solto.
   *[other] { $count } cães estão soltos.
}
boardgame-event-DogPlaced = Um cão corre { $room_to }.
boardgame-event-DogPlaced-many = Os cães correm: { $rooms }.
boardgame-event-KennelOpened = { $dogs ->
    [one] O Canil está aberto: { $dogs } cão à solta.
   *[other] O Canil está aberto: { $dogs } cães à solta.
}
boardgame-event-DogCaptured = O cão { $room_in } é pego e trancado.
boardgame-event-DogAssimilated = O alien absorve o cão { $room_in }. E cresce.
boardgame-event-MarkerPlaced = { $room ->
    [hidden] O marcador de líder fica fora do tabuleiro.
   *[somewhere] O marcador de líder está { $room_in }.
}

## O que aconteceu com cartas e objetos

boardgame-event-CardDrawn = { $you ->
    [pawn] Você compra { $card }.
   *[other] { $card ->
        [hidden] { $pawn } compra uma carta.
       *[shown] { $pawn } compra { $card }.
    }
}
boardgame-event-CardDrawn-many = { $you ->
    [pawn] Você compra { $cards }.
   *[other] { $cards ->
        [hidden] { $pawn } compra { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
       *[shown] { $pawn } compra { $cards }.
    }
}
boardgame-event-DeckShuffled = Os descartes voltam embaralhados para o baralho.
boardgame-event-CardAddedUnseen = A carta do topo do baralho vai para a pilha, sem ninguém ver.
boardgame-event-HandDiscarded = { $count ->
    [0] { $you ->
        [pawn] Você não tem cartas para descartar.
       *[other] { $pawn } não tem cartas para descartar.
    }
   *[other] { $you ->
        [pawn] Você descarta { $cards }.
       *[other] { $cards ->
            [hidden] { $count ->
                [one] { $pawn } descarta uma carta.
               *[other] { $pawn } descarta { $count } cartas.
            }
           *[shown] { $pawn } descarta { $cards }.
        }
    }
}
boardgame-event-FlashlightShown = { $you ->
    [pawn] Você acende sua Lanterna.
   *[other] { $pawn } acende uma Lanterna.
}
boardgame-event-CardHandedOver = { $drawn_by ->
    [nobody] { $you ->
        [pawn] Você entrega { $card }.
       *[other] { $card ->
            [hidden] { $pawn } entrega uma carta.
           *[shown] { $pawn } entrega { $card }.
        }
    }
   *[somebody] { $you ->
        [pawn] No escuro, { $drawn_by } tira uma carta da sua mão para a pilha: { $card }.
        [drawn_by] No escuro, você tira às cegas uma carta da mão de { $pawn } para a pilha.
       *[other] { $card ->
            [hidden] No escuro, { $drawn_by } tira uma carta da mão de { $pawn } para a pilha.
           *[shown] No escuro, { $drawn_by } tira uma carta da mão de { $pawn } para a pilha: { $card }.
        }
    }
}
boardgame-event-CardShown = { $you ->
    [pawn] No vermelho, você entrega { $card } à vista de todos.
   *[other] No vermelho, { $pawn } entrega { $card } à vista de todos.
}
boardgame-event-DeckLookedThrough = { $you ->
    [pawn] Você se deita e examina o baralho: { $deck }.
   *[other] { $deck ->
        [hidden] { $pawn } se deita e examina o baralho.
       *[shown] { $pawn } se deita e examina o baralho: { $deck }.
    }
}
boardgame-event-CardsChanged = { $count ->
    [0] { $you ->
        [pawn] Você não troca nenhuma carta.
       *[other] { $pawn } não troca nenhuma carta.
    }
   *[other] { $you ->
        [pawn] Você troca { $given } por { $taken }.
       *[other] { $given ->
            [hidden] { $count ->
                [one] { $pawn } troca uma carta.
               *[other] { $pawn } troca { $count } cartas.
            }
           *[shown] { $pawn } troca { $given } por { $taken }.
        }
    }
}
boardgame-event-StackCardLost = Uma carta da pilha se perde, sem ninguém ver.
boardgame-event-CardRevealed = Da pilha sai { $card }.
boardgame-event-CardAssigned = { $lost ->
    [yes] { $you ->
        [pawn] { $card } é com você, mas não dá para fazer.
       *[other] { $card } vai para { $pawn }, mas não dá para fazer.
    }
   *[no] { $you ->
        [pawn] { $card } é com você.
       *[other] { $card } vai para { $pawn }.
    }
}
boardgame-event-StackDiscarded = { $count ->
    [0] A pilha está vazia.
    [one] A última carta da pilha é descartada sem ninguém ver.
   *[other] As últimas { $count } cartas da pilha são descartadas sem ninguém ver.
}
boardgame-event-BonusPlayed = { $you ->
    [pawn] Você acrescenta { $card }.
   *[other] { $pawn } acrescenta { $card }.
}
boardgame-event-CardLost = { $card } não dá em nada. Ninguém diz por quê.
boardgame-event-ThingsDrawn = { $you ->
    [pawn] Você encontra { $things }.
   *[other] { $things ->
        [hidden] { $shelf ->
            [weapons] { $count ->
                [one] { $pawn } encontra uma arma.
               *[other] { $pawn } olha { $count } armas.
            }
            [items] { $count ->
                [one] { $pawn } encontra um item.
               *[other] { $pawn } olha { $count } itens.
            }
           *[lab] { $count ->
                [one] { $pawn } compra uma ficha de laboratório.
               *[other] { $pawn } compra { $count } fichas de laboratório.
            }
        }
       *[shown] { $pawn } encontra { $things }.
    }
}
boardgame-event-ThingKept = { $you ->
    [pawn] Você fica com { $thing }.
   *[other] { $thing ->
        [hidden] { $shelf ->
            [weapons] { $pawn } fica com uma arma.
            [items] { $pawn } fica com um item.
           *[lab] { $pawn } fica com uma ficha de laboratório.
        }
       *[shown] { $pawn } fica com { $thing }.
    }
}
boardgame-event-FlamethrowerLaidOpen = { $you ->
    [pawn] Você coloca um Lança-chamas à sua frente. Recargas: { $reloads }.
   *[other] { $pawn } coloca um Lança-chamas na mesa. Recargas: { $reloads }.
}
boardgame-event-LabTokenDiscarded = { $you ->
    [pawn] Você descarta { $token }.
   *[other] { $token ->
        [hidden] { $pawn } descarta uma ficha de laboratório.
       *[shown] { $pawn } descarta { $token }.
    }
}
boardgame-event-ThingsRemoved = { $shelf ->
    [weapons] { $count ->
        [one] { $count } arma some, sem ninguém ver qual.
       *[other] { $count } armas somem, sem ninguém ver quais.
    }
    [items] { $count ->
        [one] { $count } item some, sem ninguém ver qual.
       *[other] { $count } itens somem, sem ninguém ver quais.
    }
   *[lab] { $count ->
        [one] { $count } ficha de laboratório some, sem ninguém ver qual.
       *[other] { $count } fichas de laboratório somem, sem ninguém ver quais.
    }
}
boardgame-event-BloodBagRemoved = { $found ->
    [yes] Uma Bolsa de Sangue estoura.
   *[no] Já não há Bolsa de Sangue para estourar.
}
boardgame-event-DealProposed = { $you ->
    [proposer] Você oferece a { $partner }: { $things }.
    [partner] { $proposer } oferece a você: { $things }.
   *[other] { $proposer } oferece a { $partner }: { $things }.
}
boardgame-event-DealAnswered = { $you ->
    [proposer] { $partner } dá em troca: { $things }.
    [partner] Você dá em troca: { $things }.
   *[other] { $partner } dá em troca: { $things }.
}
boardgame-event-DealMade = { $given_things ->
    [hidden] { $proposer } e { $partner } fecham negócio: { $given } por { $taken }.
   *[shown] { $you ->
        [proposer] Você dá { $given_things } para { $partner } e recebe { $taken_things }.
        [partner] Você dá { $taken_things } para { $proposer } e recebe { $given_things }.
       *[other] { $proposer } dá { $given_things } para { $partner } e recebe { $taken_things }.
    }
}{ $flamethrowers_given ->
    [0] {""}
   *[other] {" "}{ $you ->
        [partner] Agora o Lança-chamas está com você.
       *[other] Agora o Lança-chamas está com { $partner }.
    }
}{ $flamethrowers_taken ->
    [0] {""}
   *[other] {" "}{ $you ->
        [proposer] Agora o Lança-chamas está com você.
       *[other] Agora o Lança-chamas está com { $proposer }.
    }
}
boardgame-event-DealRefused = { $you ->
    [proposer] Você e { $partner } não fecham negócio.
    [partner] Você e { $proposer } não fecham negócio.
   *[other] { $proposer } e { $partner } não fecham negócio.
}

## O que aconteceu com as pessoas

boardgame-event-CharacterTaken = { $you ->
    [pawn] Você é { $character }.
   *[other] { $pawn } é { $character }.
}
boardgame-event-RoleDealt = { $you ->
    [pawn] { $role ->
        [alien] No escuro, você sabe: você é um alien.
       *[human] No escuro, você sabe: você é um ser humano.
    }
   *[other] { $role ->
        [hidden] { $pawn } olha uma ficha e não diz nada.
        [alien] { $pawn } é um alien.
       *[human] { $pawn } é um ser humano.
    }
}
boardgame-event-LeaderNamed = { $you ->
    [pawn] Agora você lidera.
   *[other] Agora { $pawn } lidera.
}
boardgame-event-AlienCardPlaced = { $room ->
    [hidden] Algo está à espreita com força { $strength }. Ninguém sabe onde.
   *[shown] O alien está à espreita com força { $strength } { $room_in }.
}
boardgame-event-RoomEntered = { $you ->
    [pawn] Você vai { $room_to }.
   *[other] { $pawn } vai { $room_to }.
}
boardgame-event-MarkerTaken = { $you ->
    [pawn] Você pega o marcador de líder.
   *[other] { $pawn } pega o marcador de líder.
}
boardgame-event-AlienRevealed = O alien está { $room_in }, com força { $strength }.
boardgame-event-AlienReturned = O alien recua, com força { $strength }.
boardgame-event-AlienWaited = { $room }: ele não faz nada. Ainda.
boardgame-event-AlienFled = O alien foge { $room_from }.
boardgame-event-FireUsed = { $you ->
    [pawn] Fogo! Você usa { $weapon } { $room_in }.
   *[other] Fogo! { $pawn } usa { $weapon } { $room_in }.
}
boardgame-event-AlienBeaten = O que se mostrou virou cinzas. O que não se mostrou talvez ainda esteja entre vocês.
boardgame-event-CharactersLaidDown = { $you ->
    [pawns] Você se deita { $room_in }.
   *[other] { $pawns_count ->
        [one] { $pawns } se deita { $room_in }.
       *[other] { $pawns } se deitam { $room_in }.
    }
}
boardgame-event-CharacterAssimilated = { $you ->
    [pawn] O alien absorve você { $room_in }. Você morreu, e ninguém pergunta o que você era.
   *[other] O alien absorve { $pawn } { $room_in }. Ninguém pergunta o que { $pawn } era.
}
boardgame-event-WeaponUsedToWithdraw = { $you ->
    [pawn] Você mostra { $weapon } e mantém distância.
   *[other] { $pawn } mostra { $weapon } e mantém distância.
}
boardgame-event-CharactersMet = { $pawns } se encontram { $room_in }. { $laid_by_count ->
    [0] Ninguém coloca fichas na mesa.
   *[other] Fichas viradas para baixo: { $laid_by }.
}
boardgame-event-TokenSeen = { $you ->
    [picker] { $token ->
        [alien] Você olha uma ficha de { $picked }: alien.
       *[human] Você olha uma ficha de { $picked }: humano.
    }
    [picked] { $token ->
        [alien] { $picker } olha uma ficha sua: alien.
       *[human] { $picker } olha uma ficha sua: humano.
    }
   *[other] { $token ->
        [hidden] { $picker } olha uma ficha de { $picked }.
        [alien] { $picker } olha uma ficha de { $picked }: alien.
       *[human] { $picker } olha uma ficha de { $picked }: humano.
    }
}
boardgame-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] A sós com o cão, você tira uma ficha: alien.
       *[human] A sós com o cão, você tira uma ficha: humano.
    }
   *[other] { $token ->
        [hidden] A sós com o cão, { $pawn } tira uma ficha.
        [alien] A sós com o cão, { $pawn } tira uma ficha: alien.
       *[human] A sós com o cão, { $pawn } tira uma ficha: humano.
    }
}
boardgame-event-RoleChanged = { $you ->
    [pawn] Por fora, nada mudou. Agora você é um alien.
   *[other] Por fora, nada mudou. Agora { $pawn } é um alien.
}
boardgame-event-SuspicionMoved-many = Suspeita: { $people }.
boardgame-event-SuspicionMoved = { $you ->
    [pawn] { $space ->
        [0] Você está no verde.
       *[other] Suspeita sobre você: { $space }.
    }
   *[other] { $space ->
        [0] { $pawn } está no verde.
       *[other] Suspeita sobre { $pawn }: { $space }.
    }
}
boardgame-event-BurningAsked = { $you ->
    [pawn] Você quer queimar tudo { $room_in }.
   *[other] { $pawn } quer queimar tudo { $room_in }.
}
boardgame-event-BurningRefused = { $you ->
    [pawn] O líder não deixa.
   *[other] O líder não deixa { $pawn } fazer isso.
}
boardgame-event-FingerPointed = { $accused ->
    [nobody] { $you ->
        [pawn] Você não aponta para ninguém.
       *[other] { $pawn } não aponta para ninguém.
    }
   *[somebody] { $you ->
        [pawn] Você aponta para { $accused }.
        [accused] { $pawn } aponta para você.
       *[other] { $pawn } aponta para { $accused }.
    }
}
boardgame-event-TestBegan = { $you ->
    [tester] Você faz o { $kind }.
   *[other] { $tester } faz o { $kind }.
}
boardgame-event-RoleShown = { $you ->
    [pawn] { $role ->
        [alien] Você mostra o que é: um alien.
       *[human] Você mostra o que é: um ser humano.
    }
   *[other] { $role ->
        [alien] { $pawn } é um alien.
       *[human] { $pawn } é um ser humano.
    }
}
boardgame-event-AlienExposed = { $you ->
    [pawn] Você deixa cair a máscara. O alien ganha { $strength } de força.
   *[other] Isso já não é { $pawn }. O alien ganha { $strength } de força.
}
boardgame-event-EscapeStarted = { $you ->
    [pawn] Você começa a fuga: { $vehicle }.
   *[other] { $pawn } começa a fuga: { $vehicle }.
}
boardgame-event-BoardingAsked = { $you ->
    [pawn] Você pede para embarcar.
   *[other] { $pawn } pede para embarcar.
}
boardgame-event-BoardingAnswered = { $boards ->
    [yes] { $you ->
        [pawn] Deixam você embarcar.
       *[other] Deixam { $pawn } embarcar.
    }
   *[no] { $agreed_count ->
        [0] { $you ->
            [pawn] Ninguém quer você a bordo.
           *[other] Ninguém quer { $pawn } a bordo.
        }
       *[other] { $you ->
            [pawn] Não deixam você embarcar. A favor: { $agreed }.
           *[other] Não deixam { $pawn } embarcar. A favor: { $agreed }.
        }
    }
}
boardgame-event-Boarded = { $you ->
    [pawn] Você está a bordo.
   *[other] { $pawn } está a bordo.
}
boardgame-event-VehicleLeft = Partiu: { $vehicle }. A bordo: { $aboard }.
boardgame-event-EverythingShown = Amanhece. Todos mostram o que são.

## What only one seat sees

boardgame-reveal-found = O que você encontrou
boardgame-reveal-deal = Negócio com { $who }
boardgame-reveal-token = A ficha de { $who }
boardgame-reveal-bag = Do saco
boardgame-reveal-got = você recebeu
boardgame-reveal-given = você deu

## Como veio a infecção

boardgame-through-first = desde o início
boardgame-through-meeting = { $room_in }, rodada { $round }
boardgame-through-dog = por um cão { $room_in }, rodada { $round }
boardgame-curve-note = Onde estava cada disco no fim de cada rodada. A linha tracejada é o vermelho, o fim da trilha.
boardgame-because-stopped = as cartas da pilha que ninguém viu
boardgame-because-sabotaged_stack = uma carta em uma pilha sabotada
boardgame-because-threw_hand_away = uma mão inteira descartada
boardgame-because-wasted = uma ação que não deu em nada
boardgame-because-sought_company = tanto gosto por companhia
boardgame-because-kept_apart = ficar tão longe de todo mundo
boardgame-because-took_marker = tanta vontade de ser líder
boardgame-because-met_suspect = um encontro com alguém de quem suspeito

## Como acabou

boardgame-reason-frozen = A base está fria e quieta. O que dorme sob o gelo pode esperar. Os aliens venceram.
boardgame-reason-no_human_left = O último humano se foi. Os aliens venceram.
boardgame-reason-alien_aboard = Subiu a bordo algo que não era amigo. Os aliens venceram.
boardgame-reason-human_left_behind = Eles partiram, e um humano ficou no gelo. Os aliens venceram.
boardgame-reason-escaped = Eles escaparam, e nada foi junto. Os humanos venceram.
boardgame-turning-wrong = Rodada { $round }: { $count } dedos apontaram para { $who }, que era um ser humano.
boardgame-turning-right = Rodada { $round }: { $count } dedos apontaram para { $who }, e acertaram.
boardgame-side-human = Os humanos venceram
boardgame-side-alien = Os aliens venceram
boardgame-fate-last = Um dos últimos humanos quando o último se foi: perde, seja o que for agora.

## Perguntas

boardgame-question-character_to_play = Quem você quer ser?
boardgame-question-character_to_play-help = Cada um é bom numa coisa. Isso não diz nada sobre o que ele é.
boardgame-question-weather_to_keep = Que clima vai ser?
boardgame-question-weather_to_keep-help = O dado mostrou mais de um resultado. O que você mantiver é o clima que vale.
boardgame-question-room_to_haunt = Onde você fica à espreita?
boardgame-question-room_to_haunt-help = Coloque força numa sala, às escondidas. Todos veem quanta, ninguém vê onde. O que você guarda fica a salvo.
boardgame-question-strength_to_place = Quanta força espera { $room_in }?
boardgame-question-strength_to_place-help = Supere o número de pessoas de pé ali, e você absorve uma delas. Iguale, e elas vão ao chão.
boardgame-question-card_to_swap = Você troca uma carta de ação?
boardgame-question-card_to_swap-help = Você pode descartar uma e comprar outra. Ninguém vê qual.
boardgame-question-turn = Seu turno. O que você faz?
boardgame-question-turn-help = Vá a uma sala e entregue uma carta à sua escolha ou uma recém-comprada; ou descanse e troque a mão.
boardgame-question-room_to_enter = Aonde você vai?
boardgame-question-room_to_enter-help = Qualquer sala de trabalho com menos de 3 pessoas. Encontrar gente é um risco; ficar a sós com um cão, também.
boardgame-question-flashlight_to_show = { $special ->
    [yes] Você mostra uma Lanterna, para olhar duas cartas?
   *[no] Está escuro. Você mostra uma Lanterna?
}
boardgame-question-flashlight_to_show-help = No escuro, quem tem luz escolhe a própria carta. Numa ação especial, com ou sem energia, você olha duas cartas em vez de uma. A pergunta vai para todos, com ou sem Lanterna.
boardgame-question-card_to_hand_over = Que carta você entrega?
boardgame-question-card_to_hand_over-help = Ela vai para a pilha, virada para baixo. Depois o líder vira as cartas, e ninguém sabe de quem é qual.
boardgame-question-card_to_discard = A fome aperta. De que carta você abre mão?
boardgame-question-card_to_discard-help = Com fome, a mão só segura 2 cartas.
boardgame-question-card_to_give_up = Que carta você troca?
boardgame-question-card_to_give_up-help = Para cada carta que entrega, você pega do baralho uma à sua escolha.
boardgame-question-card_to_take = { $left ->
    [one] Pegue uma carta. O baralho: { $deck }.
   *[other] Pegue { $left } cartas, uma por uma. O baralho: { $deck }.
}
boardgame-question-card_to_take-help = Você examina o baralho e pega tantas cartas quantas entregou. Depois tudo é embaralhado.
boardgame-question-room_to_resolve = Você lidera. Que sala vem primeiro?
boardgame-question-room_to_resolve-help = Os encontros são resolvidos sala por sala, na ordem que você escolher.
boardgame-question-fire_to_use = O alien está { $room_in }. Você usa fogo?
boardgame-question-fire_to_use-help = O fogo afugenta o alien e tira 1 da força dele, mas custa uma carta da pilha e deixa você no chão. A pergunta vai para todos ali.
boardgame-question-alien_deed = O que você faz { $room_in }?
boardgame-question-alien_deed-help = O que você absorve fortalece você. O que você quebra enfraquece os humanos.
boardgame-question-weapon_to_withdraw = Há companhia { $room_in }. Você se retira?
boardgame-question-weapon_to_withdraw-help = Uma arma tira você do encontro. A pergunta vai para todos ali, com ou sem arma.
boardgame-question-rescue_to_board = O Helicóptero de Resgate espera. Você embarca?
boardgame-question-rescue_to_board-help = Quem tem a menor suspeita vai primeiro. Se não for agora, ninguém parte assim nesta rodada.
boardgame-question-tokens_to_lay_out = Um encontro { $room_in }. Que fichas você coloca?
boardgame-question-tokens_to_lay_out-help = Duas fichas, viradas para baixo. Humanos só têm as de humano. Quem vê uma ficha de alien passa a ser um alien.
boardgame-question-character_to_check = Você olha as fichas de quem?
boardgame-question-character_to_check-help = Você vê uma das duas, ao acaso, e a suspeita sobre você sobe um espaço.
boardgame-question-notice = { $saw ->
    [hidden] Você não viu nenhuma ficha.
    [alien] { $of ->
        [nobody] Você tirou uma ficha pelo cão: alien.
       *[somebody] Você viu uma ficha de { $of }: alien.
    }
   *[human] { $of ->
        [nobody] Você tirou uma ficha pelo cão: humano.
       *[somebody] Você viu uma ficha de { $of }: humano.
    }
} { $role ->
    [alien] Você é um alien.
   *[human] Você é um ser humano.
}
boardgame-question-notice-help = Todos os que estavam ali recebem este aviso e confirmam, diga ele o que disser.
boardgame-question-fire_for_room = { $leave ->
    [no] Você queima tudo { $room_in }?
   *[yes] Você pede para queimar tudo { $room_in }?
}
boardgame-question-fire_for_room-help = Uma sala queimada se perde de vez. Custa o fogo e uma carta da pilha e, em regra, o líder tem que concordar. A pergunta vai para todos os que estão de pé.
boardgame-question-burning_to_allow = { $pawn } quer queimar tudo { $room_in }. Você permite?
boardgame-question-burning_to_allow-help = A sala se perde de vez, com tudo o que há nela. Todos ali vão para a Sala de Lazer, e o congelamento recomeça do primeiro espaço.
boardgame-question-next_card = Mais uma carta?
boardgame-question-next_card-help = Você pode parar depois de qualquer carta. O que sobra é descartado sem ninguém ver.
boardgame-question-character_to_assign = { $lost ->
    [yes] { $card }, e ninguém está de pé onde ela funciona. Quem perde tempo com isso?
   *[no] { $card }. Para quem vai?
}
boardgame-question-character_to_assign-help = Só pode receber a carta quem está de pé onde ela mudaria algo. Depois essa pessoa se deita.
boardgame-question-bonus_to_play = Você acrescenta um bônus?
boardgame-question-bonus_to_play-help = Ferramentas e Combustível são grátis e vêm antes. A pergunta vai para todos os que recebem uma carta, com ou sem bônus.
boardgame-question-weapon_to_keep = Com que arma você fica?
boardgame-question-weapon_to_keep-help = As outras voltam para o fundo do baralho. Ninguém vê com qual você fica, a não ser que seja um Lança-chamas.
boardgame-question-item_to_keep = Com que item você fica?
boardgame-question-item_to_keep-help = Os outros voltam para o fundo do baralho. Ninguém vê com qual você fica.
boardgame-question-lab_token_to_keep = Você compra uma ficha de laboratório: { $token }. Guarda?
boardgame-question-lab_token_to_keep-help = Guardada ou descartada, ninguém vê o que é.
boardgame-question-vehicle_use = O que você faz { $room_in }?
boardgame-question-vehicle_use-help = Abasteça; comece a fuga, se o veículo estiver sem danos e de tanque cheio e você tiver Chaves; ou desperdice a carta.
boardgame-question-room_to_fuel = Para onde você manda 1 de combustível?
boardgame-question-room_to_fuel-help = Sai do Depósito Subterrâneo.
boardgame-question-trading_partner = Você propõe um negócio a alguém?
boardgame-question-trading_partner-help = Armas, itens e fichas de laboratório mudam de mãos se os dois lados concordarem. Todos veem que houve negócio e quantas coisas mudaram de mãos, nunca quais. Duas ofertas por rodada.
boardgame-question-things_to_offer = { $partner ->
    [nobody] Você não propôs nenhum negócio.
   *[other] O que você coloca no negócio com { $partner }?
}
boardgame-question-things_to_offer-help = A outra parte vê as armas e os itens, e quantas fichas de laboratório. A pergunta vai para todos, para ninguém saber quem propõe um negócio.
boardgame-question-deal_to_answer = { $offers_count ->
    [0] Ninguém propõe um negócio a você.
   *[other] { $offers }. O que você responde?
}
boardgame-question-deal_to_answer-help = Aceite uma oferta e diga o que coloca no negócio, ou recuse. A pergunta vai para todos, para ninguém saber quem recebeu uma oferta.
boardgame-question-deal_to_confirm = { $partner ->
    [nobody] Você não tem nenhum negócio a confirmar.
   *[other] { $offered_count ->
        [0] { $returned_count ->
            [0] Seu negócio com { $partner } é só de boca: ninguém inclui nada. Fechado?
           *[other] Seu negócio com { $partner }: { $offered } por { $returned }. Fechado?
        }
       *[other] Seu negócio com { $partner }: { $offered } por { $returned }. Fechado?
    }
}
boardgame-question-deal_to_confirm-help = Primeiro o que você ofereceu, depois o que vem em troca. Nada muda de mãos sem você concordar. A pergunta vai para todos.
boardgame-question-character_to_accuse = Para quem você aponta?
boardgame-question-character_to_accuse-help = Todos apontam ao mesmo tempo. Cada dedo faz a suspeita subir um espaço. Quem está no verde fica em paz.
boardgame-question-self_exposure = Você continua como está?
boardgame-question-self_exposure-help = A pergunta vai para todos ao mesmo tempo. Só um alien pode se mostrar; daí em diante, ele caça às claras.
boardgame-question-test_to_begin_with = Você lidera. Que teste vem primeiro?
boardgame-question-test_to_begin_with-help = Cada tipo pode ser feito uma vez por rodada. A pergunta sobre o segundo vem depois do primeiro.
boardgame-question-willing_to_test = Você faria o { $test }?
boardgame-question-willing_to_test-help = A pergunta vai para todos, possam ou não. Só o líder vê quem faria.
boardgame-question-tester = Quem faz o { $test }?
boardgame-question-tester-help = Estas pessoas se ofereceram. Você também pode não escolher ninguém.
boardgame-question-character_to_test = Quem passa pelo teste?
boardgame-question-character_to_test-help = Um humano vai para o verde. Um alien fica exposto.
boardgame-question-wish_to_board = { $vehicle }: você pede para embarcar?
boardgame-question-wish_to_board-help = Quem está a bordo decide. Quem embarca mostra o papel, e com um alien a bordo os aliens vencem.
boardgame-question-boarding_to_allow = { $asking } quer embarcar. Você concorda?
boardgame-question-boarding_to_allow-help = Deixe um alien embarcar, e os aliens vencem. Deixe um humano para trás, e os aliens vencem.

## Opções: por pergunta e palavra, ou por palavra; senão o nome da sala, coisa, carta, pessoa, clima ou teste

boardgame-option-decline = Não
boardgame-option-none = Não
boardgame-option-done = É só isso
boardgame-option-enough = É só isso
boardgame-option-agree = Concordar
boardgame-option-refuse = Recusar
boardgame-option-allow = Deixar queimar
boardgame-option-keep = Guardar
boardgame-option-pawn = { $you ->
    [pawn] { $pawn } (você)
   *[other] { $pawn }
}
boardgame-option-strength_to_place-number = Força { $number }
boardgame-option-turn-move = Ir a uma sala e entregar uma carta
boardgame-option-turn-special_action = Descartar a mão, ir com uma carta nova
boardgame-option-turn-change_cards = Deitar e trocar cartas
boardgame-option-turn-board = Embarcar no Helicóptero de Resgate
boardgame-ahead-room = Ir { $to }
boardgame-ahead-both = Ir { $to } e entregar { $card }
boardgame-ahead-card = Ir a uma sala e entregar { $card }
boardgame-option-card_to_swap-keep = Manter a mão
boardgame-option-flashlight_to_show-decline = Seguir sem ela
boardgame-option-flashlight_to_show-show = Mostrar a Lanterna
boardgame-option-fire_to_use-decline = Sem fogo
boardgame-option-fire_to_use-dynamite = Jogar uma Dinamite
boardgame-option-fire_to_use-reload = Gastar uma recarga do Lança-chamas
boardgame-option-alien_deed-nothing = Nada
boardgame-option-alien_deed-dog = Absorver o cão
boardgame-option-alien_deed-sabotage = Sabotar a sala
boardgame-option-alien_deed-pawn = Absorver { $pawn }
boardgame-option-weapon_to_withdraw-decline = Ficar
boardgame-option-weapon_to_withdraw-melee = Sair do encontro com uma Arma Branca
boardgame-option-weapon_to_withdraw-firearm = Sair do encontro com uma Arma de Fogo
boardgame-option-weapon_to_withdraw-reload = Sair do encontro com uma recarga do Lança-chamas
boardgame-option-rescue_to_board-stay = Agora não
boardgame-option-rescue_to_board-board = Embarcar
boardgame-option-tokens_to_lay_out-two_human = Duas fichas de humano
boardgame-option-tokens_to_lay_out-one_alien = Uma ficha de humano e uma de alien
boardgame-option-notice-confirm = Já li
boardgame-option-fire_for_room-decline = Não
boardgame-option-fire_for_room-dynamite = Com Dinamite
boardgame-option-fire_for_room-reload = Com uma recarga do Lança-chamas
boardgame-option-burning_to_allow-refuse = Agora não
boardgame-option-next_card-go_on = Virar mais uma carta
boardgame-option-next_card-stop = Parar aqui
boardgame-option-character_to_assign-pawn = { $you ->
    [pawn] { $pawn } (você), { $room_in }
   *[other] { $pawn }, { $room_in }
}
boardgame-option-bonus_to_play-none = Mais nada
boardgame-option-bonus_to_play-tools = Ferramentas: 1 de dano a menos
boardgame-option-bonus_to_play-fuel_can = Combustível: 1 a mais no tanque
boardgame-option-lab_token_to_keep-discard = Descartar
boardgame-option-vehicle_use-nothing = Nada
boardgame-option-vehicle_use-refuel = Abastecer
boardgame-option-vehicle_use-escape = Começar a fuga
boardgame-option-trading_partner-none = Sem negócio
boardgame-option-deal_to_answer-refuse = Sem negócio
boardgame-option-deal_to_answer-deal = { $pawn }: colocar { $things }
boardgame-option-deal_to_confirm-refuse = Sem negócio
boardgame-option-deal_to_confirm-agree = Fechar negócio
# Num celular que passa de mão em mão: o que se faz com o que foi apontado.
boardgame-deed-nothing = Não incluir nada
boardgame-deed-offer = Incluir o que apontou
boardgame-deed-deal = Negócio com { $pawn }
boardgame-option-character_to_accuse-abstain = Para ninguém
boardgame-option-self_exposure-stay_hidden = Continuar assim
boardgame-option-self_exposure-expose = Mostrar o que você é
boardgame-option-willing_to_test-decline = Não
boardgame-option-willing_to_test-carry_out = Sim
boardgame-option-tester-none = Ninguém
boardgame-option-wish_to_board-stay = Ficar para trás
boardgame-option-wish_to_board-board = Pedir para embarcar

## Ofertas num negócio

# The reader among several people in a list.
boardgame-offer-nothing = nada
boardgame-offer-of = { $pawn } oferece { $things }
boardgame-offer-lab = { $count ->
    [one] { $count } ficha de laboratório
   *[other] { $count } fichas de laboratório
}

## O que os outros esperam, público

boardgame-waiting-character_to_play = escolher um personagem
boardgame-waiting-weather_to_keep = escolher o clima
boardgame-waiting-room_to_haunt = ficar à espreita
boardgame-waiting-strength_to_place = ficar à espreita
boardgame-waiting-card_to_swap = trocar uma carta, ou não
boardgame-waiting-turn = jogar o turno
boardgame-waiting-room_to_enter = ir a uma sala
boardgame-waiting-flashlight_to_show = achar uma luz, ou não
boardgame-waiting-card_to_hand_over = entregar uma carta
boardgame-waiting-card_to_discard = abrir mão de uma carta
boardgame-waiting-card_to_give_up = trocar cartas
boardgame-waiting-card_to_take = trocar cartas
boardgame-waiting-room_to_resolve = dizer que sala é a próxima
boardgame-waiting-fire_to_use = usar fogo, ou não
boardgame-waiting-alien_deed = fazer o que aliens fazem
boardgame-waiting-weapon_to_withdraw = sair do encontro, ou não
boardgame-waiting-rescue_to_board = embarcar, ou não
boardgame-waiting-tokens_to_lay_out = colocar fichas na mesa
boardgame-waiting-character_to_check = olhar uma ficha
boardgame-waiting-notice = ler um aviso
boardgame-waiting-fire_for_room = queimar uma sala, ou não
boardgame-waiting-burning_to_allow = permitir um fogo, ou não
boardgame-waiting-next_card = continuar ou parar
boardgame-waiting-character_to_assign = dar a carta para alguém
boardgame-waiting-bonus_to_play = acrescentar um bônus, ou não
boardgame-waiting-weapon_to_keep = ficar com uma arma
boardgame-waiting-item_to_keep = ficar com um item
boardgame-waiting-lab_token_to_keep = olhar uma ficha de laboratório
boardgame-waiting-vehicle_use = fazer algo com o veículo
boardgame-waiting-room_to_fuel = mandar combustível
boardgame-waiting-trading_partner = propor um negócio, ou não
boardgame-waiting-things_to_offer = dizer o que coloca num negócio, ou nada
boardgame-waiting-deal_to_answer = responder às ofertas, se houver
boardgame-waiting-deal_to_confirm = fechar negócio, ou não
boardgame-waiting-character_to_accuse = apontar para alguém
boardgame-waiting-self_exposure = continuar como antes
boardgame-waiting-test_to_begin_with = começar os testes
boardgame-waiting-willing_to_test = se oferecer, ou não
boardgame-waiting-tester = escolher quem faz o teste
boardgame-waiting-character_to_test = dizer quem passa pelo teste
boardgame-waiting-wish_to_board = embarcar, ou não
boardgame-waiting-boarding_to_allow = deixar alguém embarcar, ou não

## A mesa

boardgame-board-round = Rodada { $round }
boardgame-board-leader = { $pawn } lidera
boardgame-board-marker = o marcador: { $pawn }
boardgame-board-legend = ◆ marcador ∴ cão ✶ alien
boardgame-board-you = você
boardgame-board-fuel = combustível
boardgame-board-damage = dano
boardgame-board-dogs = { $count ->
    [one] { $count } cão
   *[other] { $count } cães
}
boardgame-board-alien = alien { $strength }
boardgame-board-burned = em cinzas
boardgame-board-destroyed = em ruínas
boardgame-board-dark = escuro
boardgame-board-hungry = fome
boardgame-danger-food = { $rounds ->
    [1] A comida acaba esta noite: { $pantry } de 4
   *[other] Comida para mais uma noite
}
boardgame-danger-food-short = { $rounds ->
    [1] Comida: { $pantry } de 4
   *[other] Comida: mais uma noite
}
boardgame-danger-boiler = A Caldeira pode parar de vez na próxima rodada
boardgame-danger-boiler-short = A Caldeira pode parar
boardgame-danger-generator = A luz pode acabar na próxima rodada
boardgame-danger-generator-short = A luz pode acabar
boardgame-danger-freezing = { $rounds ->
    [1] A base pode congelar na próxima rodada
   *[other] A base pode congelar em { $rounds } rodadas
}
boardgame-danger-freezing-short = { $rounds ->
    [1] Congelados em uma rodada?
   *[other] Congelados em { $rounds } rodadas?
}
boardgame-danger-rescue = { $rounds ->
    [1] O helicóptero parte na próxima rodada
   *[other] O helicóptero parte em { $rounds } rodadas
}
boardgame-danger-rescue-short = { $rounds ->
    [1] Parte na próxima rodada
   *[other] Parte em { $rounds } rodadas
}
boardgame-board-freezing = congelamento { $space } de { $track }
boardgame-board-die-at-station = dado na Estação Climática
boardgame-board-food = { $kitchen ->
    [0] comida { $pantry }
   *[other] comida { $pantry }, cozida { $kitchen }
}
boardgame-board-stack = pilha { $cards }
boardgame-board-deck = baralho { $cards }
boardgame-board-shown = à vista: { $cards }
boardgame-board-revealed = agora { $card }
boardgame-board-fuel-underground = combustível da base { $fuel }
boardgame-board-fuel-external = combustível dos veículos { $fuel }
boardgame-board-rescue = { $state ->
    [none] sem SOS
    [gone] sem resgate
    [here] resgate aqui, combustível { $fuel }
   *[coming] resgate { $space } de { $track }, combustível { $fuel }
}
boardgame-board-aboard = a bordo: { $people }
boardgame-board-pool = força alien { $strength }
boardgame-board-ambush = à espreita { $strengths }
boardgame-board-ambush-known = à espreita: { $rooms }
boardgame-board-count-cards = { $count }c
boardgame-board-count-weapons = { $count }a
boardgame-board-count-items = { $count }i
boardgame-board-count-lab = { $count }l
boardgame-board-flamethrower = Lança-chamas ({ $reloads })
boardgame-board-who = Você é { $character }, e { $role ->
    [alien] é um alien
   *[human] é um ser humano
}.
boardgame-board-hand = Mão
boardgame-board-found = Nas suas mãos
boardgame-board-held-weapons = Armas
boardgame-board-held-items = Itens
boardgame-board-held-lab = Lab
boardgame-board-nothing = nada
boardgame-board-exposed = Você é o alien, às claras. Força na reserva: { $strength }.
boardgame-board-dead = Você morreu. Vê o mesmo que quem assiste.
boardgame-map = O mapa
boardgame-map-help =
    Cada sala mostra seu combustível ▮ e seu dano ✖, e quem está ali pelas primeiras letras do nome: maiúsculas estão
    de pé, minúsculas estão no chão. ∴ é um cão, ✶ o alien exposto com sua força, ◆ o marcador de líder, ★ o líder. Na
    lista da equipe, ■ é a suspeita, e 2c 1a 4i 3l são 2 cartas, 1 arma, 4 itens e 3 fichas de laboratório; ♨ é um
    Lança-chamas e suas recargas.

## O fim

boardgame-end-infected = { $whom }: { $through }

## Regras da casa

boardgame-house-edition = Qual caixa você tem?
boardgame-house-edition-help = As edições impressas diferem. Cada caixa traz as suas regras da casa; cada uma delas ainda pode ser alterada.
boardgame-house-edition-ours = Nossas regras, nenhuma caixa impressa
boardgame-house-edition-pt = Caixa brasileira, 2021
boardgame-house-edition-en = Caixa inglesa, 2022 (a partir de um resumo)
boardgame-house-edition-it = Caixa italiana, 2023
boardgame-house-edition-pl = Caixa polonesa
boardgame-house-kennel_card = O Canil pode se abrir de novo
boardgame-house-kennel_card-help = A carta dele entra no baralho enquanto houver um cão ali. Sem esta regra, cães capturados nunca saem: mais fácil, para iniciantes.
boardgame-house-characters = Personagens
boardgame-house-characters-help = Distribuídos ao acaso, ou escolhidos na ordem dos lugares.
boardgame-house-characters-random = ao acaso
boardgame-house-characters-choose = escolhidos
boardgame-house-boiler_fails = Quando a Caldeira é destruída
boardgame-house-boiler_fails-help = Se o último dano ainda pode ser consertado até a próxima manutenção.
boardgame-house-boiler_fails-check = na manutenção, se o dano ainda estiver lá
boardgame-house-boiler_fails-at_once = na hora, com o último dano
boardgame-house-generator_fails = Quando a energia cai
boardgame-house-generator_fails-help = Se o último dano do Gerador ainda pode ser consertado até a próxima manutenção.
boardgame-house-generator_fails-check = na manutenção, se o dano ainda estiver lá
boardgame-house-generator_fails-at_once = na hora, com o último dano
boardgame-house-change_cards = Cartas trocadas no Dormitório
boardgame-house-change_cards-help = Se o descanso troca a mão inteira ou a parte dela que você quiser.
boardgame-house-change_cards-all = a mão inteira
boardgame-house-change_cards-any = qualquer parte dela
boardgame-house-weapons_avoid_dogs = Armas contra cães
boardgame-house-weapons_avoid_dogs-help = Quem se retira com uma arma também escapa do cão. Sem esta regra, armas só ajudam contra pessoas.
boardgame-house-weapons_avoid_aliens = Armas contra aliens expostos
boardgame-house-weapons_avoid_aliens-help = Com uma arma, dá para se retirar de um alien exposto. Se todos se retiram, ele fica sozinho ali.
boardgame-house-dormitory_contagion = Encontros no Dormitório
boardgame-house-dormitory_contagion-help = Duas ou mais pessoas no Dormitório se encontram como em qualquer outro lugar, mesmo deitadas.
boardgame-house-leader_allows_fire = O líder tem que permitir o fogo
boardgame-house-leader_allows_fire-help = Quem quer queimar uma sala precisa da permissão do líder. Sem esta regra, ninguém precisa pedir.
boardgame-house-rescue_boarding = Embarcar no Helicóptero de Resgate
boardgame-house-rescue_boarding-help = Quando quem tem a menor suspeita pode embarcar, depois que ele chega.
boardgame-house-rescue_boarding-on_turn = no próprio turno, em vez de se mover
boardgame-house-rescue_boarding-after_encounters = depois de todos os movimentos e encontros
boardgame-house-first_boarder_shows = Quem embarca primeiro mostra o papel
boardgame-house-first_boarder_shows-help = Sem esta regra, quem embarca primeiro só mostra o papel quando o veículo parte.
boardgame-house-boarding = Deixar embarcar
boardgame-house-boarding-help = Se todos a bordo têm que concordar, ou a maioria; quem tem a menor suspeita desempata.
boardgame-house-boarding-unanimous = todos têm que concordar
boardgame-house-boarding-majority = a maioria tem que concordar
boardgame-house-station_fuel = Combustível da Estação Climática
boardgame-house-station_fuel-help = Para onde o USO pode mandar 1 de combustível.
boardgame-house-station_fuel-any = qualquer sala que receba combustível
boardgame-house-station_fuel-base = só a Caldeira e o Gerador
boardgame-house-radio_coop_use = Sala de Rádio: USO em conjunto
boardgame-house-radio_coop_use-help = O USO conta uma vez por pessoa de pé ali. Sem esta regra, só o REPARO.
boardgame-house-helicopter_coop_use = Helicóptero da Base: USO em conjunto
boardgame-house-helicopter_coop_use-help = O USO conta uma vez por pessoa de pé ali. Sem esta regra, só o REPARO.
boardgame-house-trade_lab_tokens = Fichas de laboratório podem ser negociadas
boardgame-house-trade_lab_tokens-help = Sem esta regra, só armas e itens mudam de mãos.
boardgame-house-hunger = Quando a fome chega
boardgame-house-hunger-help = Se basta a Despensa estar vazia.
boardgame-house-hunger-short = quando a comida não basta
boardgame-house-hunger-empty = assim que a Despensa fica vazia
boardgame-house-figures = Números do tabuleiro
boardgame-house-figures-help = Alguns números do tabuleiro impresso são reconstruídos. Se a sua caixa diz outra coisa, use os dela.

## Números do tabuleiro

boardgame-figure-die_sun = Faces de sol no dado
boardgame-figure-die_snow = Faces de neve no dado
boardgame-figure-die_storm = Faces de tempestade no dado
boardgame-figure-boiler_sun = A Caldeira queima com sol
boardgame-figure-boiler_snow = A Caldeira queima com neve
boardgame-figure-boiler_storm = A Caldeira queima na tempestade
boardgame-figure-generator_sun = O Gerador queima com sol
boardgame-figure-generator_snow = O Gerador queima com neve
boardgame-figure-generator_storm = O Gerador queima na tempestade
boardgame-figure-freezing_sun = Congelamento com sol: espaços
boardgame-figure-freezing_snow = Congelamento com neve: espaços
boardgame-figure-freezing_storm = Congelamento na tempestade: espaços
boardgame-figure-rescue_sun = Helicóptero de Resgate com sol: espaços
boardgame-figure-rescue_snow = Helicóptero de Resgate com neve: espaços
boardgame-figure-rescue_storm = Helicóptero de Resgate na tempestade: espaços
boardgame-figure-suspicion_start = Suspeita no início
boardgame-figure-suspicion_red = Espaço vermelho da trilha de suspeita
boardgame-figure-freezing_track = Comprimento da trilha de congelamento
boardgame-figure-rescue_track = Comprimento da trilha de resgate
boardgame-figure-rescue_fuel = Combustível do Helicóptero de Resgate
boardgame-figure-boiler_fuel = Caldeira: combustível máximo
boardgame-figure-generator_fuel = Gerador: combustível máximo
boardgame-figure-helicopter_fuel = Helicóptero da Base: combustível máximo
boardgame-figure-shed_fuel = Galpão: combustível máximo
boardgame-figure-boiler_damage = Caldeira: dano máximo
boardgame-figure-generator_damage = Gerador: dano máximo
boardgame-figure-shed_damage = Galpão: dano máximo
boardgame-figure-radio_damage = Sala de Rádio: dano máximo
boardgame-figure-helicopter_damage = Helicóptero da Base: dano máximo
boardgame-figures-weather = Clima
boardgame-figures-tracks = Trilhas
boardgame-figures-rooms = O que cabe numa sala
boardgame-problem-range = { $figure }: um número inteiro de { $least } a { $most }, por favor.
boardgame-problem-die_faces = O dado de clima tem { $faces } faces ao todo. Estas somam { $given }.
boardgame-problem-start_below_red = A suspeita começa abaixo do espaço vermelho, que é o { $red }, não em { $given }.
boardgame-problem-fuel_tokens = Fichas de combustível que Caldeira, Gerador e reservas pedem, cheios, com o marcador do Helicóptero de Resgate: { $given }. Há { $most }.
boardgame-problem-damage_counters = Nas salas cabem ao todo { $given } de dano. A caixa só tem { $most } Contadores de Dano.
boardgame-problem-damage_at_start = { $figure }: no mínimo { $least }, porque já é assim no começo.

boardgame-plan-leads = lidera
boardgame-plan-marker = tem o marcador
boardgame-plan-marker-here = o marcador de líder está aqui
boardgame-plan-lying = no chão
boardgame-plan-suspicion = suspeita { $space } de { $red }
boardgame-plan-fuel = { $count } de combustível
boardgame-plan-fuel-of = combustível { $count } de { $limit }
boardgame-plan-damage-of = dano { $count } de { $limit }
boardgame-plan-cooked = { $count } de comida pronta
boardgame-plan-gone = partiu
boardgame-plan-weapons =
    { $count ->
        [0] nenhuma arma
        [one] resta { $count } arma
       *[other] restam { $count } armas
    }
boardgame-plan-items =
    { $count ->
        [0] nenhum item
        [one] resta { $count } item
       *[other] restam { $count } itens
    }
boardgame-plan-lab =
    { $count ->
        [0] nenhuma ficha de laboratório
        [one] resta { $count } ficha de laboratório
       *[other] restam { $count } fichas de laboratório
    }
boardgame-plan-count-cards = cartas na mão: { $count }
boardgame-plan-count-weapons = armas: { $count }
boardgame-plan-count-items = itens: { $count }
boardgame-plan-count-lab = fichas de laboratório: { $count }
boardgame-plan-count-laid = fichas na mesa: { $count }
boardgame-plan-rerolled = rolado de novo
boardgame-plan-supplies = Suprimentos
boardgame-supply-deck = Cartas no baralho: { $count }
boardgame-supply-discards = Cartas descartadas: { $count }
boardgame-supply-locations = Cartas de Locação viradas para baixo: { $count }
boardgame-supply-damage = Contadores de Dano restantes: { $count }
boardgame-supply-fire = Fichas de fogo restantes: { $count }
boardgame-supply-reloads = Recargas de Lança-chamas restantes: { $count }
boardgame-supply-dogs = Cães fora do tabuleiro: { $count }
boardgame-supply-dogs_gone = Cães fora do jogo: { $count }

## Por que algo não está disponível

boardgame-foresee-fuel = { $room }: mais { $count } de combustível, { $fuel } de { $most }.
boardgame-foresee-food = { $count } de comida para a Cozinha; na Despensa sobram { $left }.
boardgame-foresee-draw = { $shelf ->
    [weapons] Uma olhada no baralho de armas.
    [items] Uma olhada no baralho de itens.
   *[lab] Uma ficha do saco do laboratório.
}
boardgame-foresee-sos = O SOS é enviado, e o Helicóptero de Resgate parte.
boardgame-foresee-weather = O dado de clima é rolado de novo; depois, 1 de combustível vai para onde couber.
boardgame-foresee-repair = { $damage ->
    [0] { $room }: sem nenhum dano.
   *[other] { $room }: ainda com { $damage } de dano.
}
boardgame-foresee-damage = { $room }: { $damage } de dano, de no máximo { $most }.
boardgame-foresee-spoil = { $count } de comida se perde; na Despensa sobram { $left }.
boardgame-foresee-boarding = Se { $pawn } for um alien, os aliens vencem na hora.
boardgame-why-a-store = { $room }: é uma reserva, ninguém vai lá.
boardgame-why-rescue-after-encounters = Nesta mesa, o embarque no Helicóptero de Resgate vem depois de todos os encontros.
boardgame-why-lab-untraded = Nesta mesa, fichas de laboratório não são negociadas.
boardgame-why-withdrew = { $pawn } usou uma arma para se retirar.
boardgame-why-for-dogs-only = { $room }: só para os cães e o alien exposto, nunca para a equipe.
boardgame-why-leisure-later = { $room }: não dá para escolher ir para lá. Todos se reúnem ali depois das ações, e ali fica no chão quem é expulso de outra sala.
boardgame-why-dormitory-by-changing = { $room }: o único jeito de ir para lá é deitar e trocar suas cartas, em vez de se mover.
boardgame-why-room-burned = { $room }: só restam cinzas. Ninguém entra nem usa mais.
boardgame-why-room-destroyed = { $room }: não sobrou nada. Ninguém entra nem usa mais.
boardgame-why-room-full = { $room }: já há três pessoas e não cabe mais ninguém.
boardgame-why-takes-no-fuel = { $room }: não recebe combustível.
boardgame-why-tank-full = { $room }: já tem todo o combustível que cabe.
boardgame-why-store-empty = Não resta combustível { $source_in }.
boardgame-why-nothing-to-repair = Não há dano para consertar { $room_in }.
boardgame-why-vehicle-gone = { $room }: já partiu.
boardgame-why-nothing-to-use = USO não mudaria nada agora { $room_in }.
boardgame-why-sos-sent = O SOS já foi enviado.
boardgame-why-radio-damaged = O rádio está danificado: conserte antes de enviar um SOS.
boardgame-why-nothing-to-ruin = Não resta nada para quebrar ou perder { $room_in }.
boardgame-why-gone = { $you ->
    [pawn] Você não tem mais personagem na equipe.
   *[other] { $pawn } não tem mais personagem na equipe.
}
boardgame-why-lies-down = { $you ->
    [pawn] Nesta rodada você está no chão.
   *[other] { $pawn } está no chão nesta rodada.
}
boardgame-why-not-yourself = Aqui você não pode se escolher.
boardgame-why-disk-green = { $pawn } está no verde: ali ninguém pode ser acusado.
boardgame-why-no-tokens-laid = { $pawn } não colocou fichas neste encontro.
boardgame-why-not-willing = { $you ->
    [pawn] Você não se ofereceu para este teste, ou não podia.
   *[other] { $pawn } não se ofereceu para este teste, ou não podia.
}
boardgame-why-not-most-suspected = { $you ->
    [pawn] Há quem levante mais suspeita que você: este teste é para quem está sob maior suspeita.
   *[other] Há quem levante mais suspeita que { $pawn }: este teste é para quem está sob maior suspeita.
}
boardgame-why-elsewhere = { $pawn } não está { $room_in }.
boardgame-why-no-dog-here = Não há nenhum cão { $room_in }.
boardgame-why-alien-must-act = Sua força supera o número de pessoas de pé ali: você tem que fazer alguma coisa.
boardgame-why-no-fire = { $thing }: isso não pega fogo.
boardgame-why-no-reload = Você não tem nenhum Lança-chamas com recarga.
boardgame-why-no-card-to-pay = O fogo custa uma carta virada para baixo da pilha, e não há nenhuma.
boardgame-why-no-fire-token = Não restam fichas de fogo: nenhuma outra sala pode ser queimada.
boardgame-why-no-withdrawing = { $thing }: não tira você de um encontro.
boardgame-why-no-bonus = { $thing }: não é uma carta de bônus.
boardgame-why-no-flashlight = Você não tem nenhuma Lanterna.
boardgame-why-no-light = { $thing }: não dá luz.
boardgame-why-set-aside = Você já separou todas as cartas desse tipo.
boardgame-why-only-action-cards = Aqui só dá para escolher uma carta de ação.
boardgame-why-no-deal-yet = Desta vez, você não propôs negócio a ninguém.
boardgame-why-nobody-offers = Desta vez, ninguém propõe negócio a você.
boardgame-why-cards-untraded = Cartas de ação não podem ser negociadas.
boardgame-why-no-room-open = Nenhuma sala de trabalho tem lugar para mais alguém agora.
boardgame-why-no-card-to-hand-over = Sua mão está vazia: você não tem nada para entregar.
boardgame-why-move-first = Primeiro diga que vai a uma sala; depois você escolhe qual.
boardgame-why-card-after-room = Você escolhe a carta depois de ir a uma sala.
boardgame-why-sos-unsent = Nenhum SOS foi enviado: o Helicóptero de Resgate não vem.
boardgame-why-rescue-gone = O Helicóptero de Resgate já partiu.
boardgame-why-rescue-on-its-way = O Helicóptero de Resgate está a caminho: espaço { $space } de { $track }.
boardgame-why-not-least-suspected = Só quem tem a menor suspeita pode embarcar primeiro, e alguém tem menos que você.
boardgame-why-tied-and-later = Alguém com tão pouca suspeita quanto você vem antes na ordem de movimento.
boardgame-why-room-first = Você está a caminho de uma sala; dali não dá para embarcar.
boardgame-why-no-encounter = Não há encontro à espera { $room_in }.
boardgame-why-vehicles-fuel-elsewhere = { $room }: nesta mesa, a Estação Climática não manda combustível para veículos.
boardgame-why-haunted-already = Você já está à espreita { $room_in }.
boardgame-why-no-location-card = { $room }: não tem carta no baralho de locações.
boardgame-why-kennel-card-away = { $room }: a carta dele só fica no baralho de locações enquanto houver um cão preso ali.
boardgame-why-one-at-least = Antes, você precisa colocar ao menos uma carta.
boardgame-why-vehicle-damaged = { $room }: tem dano. Só parte depois do conserto.
boardgame-why-tank-not-full = { $room }: só parte com o tanque cheio.
boardgame-why-no-keys = Você não tem as Chaves.
boardgame-why-humans-lay-human = Você é um ser humano: só tem fichas de humano.
boardgame-why-only-aliens-expose = Só um alien pode se mostrar, e você é um ser humano.
boardgame-why-no-blood-bag = Você não tem Bolsa de Sangue.
boardgame-why-no-wire = Você não tem Fio.

## Votações na mesa

boardgame-vote-accusations = Acusações
boardgame-vote-thinking = está pensando
boardgame-vote-down = já decidiu
boardgame-vote-agrees = pode embarcar
boardgame-vote-refuses = não embarca
boardgame-vote-points = aponta para { $accused }
boardgame-vote-nobody = não aponta para ninguém
