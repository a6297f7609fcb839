### The Thing: The Boardgame. Coop e norwegian recorrem a estas palavras.
###
### O gênero das pessoas não é conhecido: "um ser humano", "alien", "se deita", "morreu". As fichas de contágio são de
### humano ou de alien. Em português [one] vale também para 0: onde pode haver 0, o número está escrito.

boardgame-title = The Thing: The Boardgame
boardgame-tagline = Noite longa, pouco combustível, e alguém aqui só parece amigo.
boardgame-roster = Ada, Bruno, Carla, Dario, Edda, Falk, Greta, Hugo, Ines, Jules, Kira, Leo

## Papéis, e o que foi feito das pessoas

boardgame-role-human = humano
boardgame-role-human-help = Mantenha a base viva, tire todos os humanos daqui e não deixe mais nada ir junto.
boardgame-role-alien = alien
boardgame-role-alien-help = Infecte, quebre o que os aquece e vá junto quando saírem.
boardgame-status-character = na equipe
boardgame-status-exposed = alien exposto
boardgame-status-dead = morreu

## Lugares

boardgame-room-weather_station = Estação Climática
boardgame-room-weather_station-in = na Estação Climática
boardgame-room-weather_station-to = para a Estação Climática
boardgame-room-weather_station-from = da Estação Climática
boardgame-room-weather_station-help = USO: role o dado de clima e deixe-o aqui, depois mande 1 combustível a uma sala. SABOTAGEM: perde-se 1 combustível.
boardgame-room-armory = Arsenal
boardgame-room-armory-in = no Arsenal
boardgame-room-armory-to = para o Arsenal
boardgame-room-armory-from = do Arsenal
boardgame-room-armory-help = USO: compre 2 armas, fique com 1. SABOTAGEM: uma arma sai do jogo, sem ser vista.
boardgame-room-kitchen = Cozinha
boardgame-room-kitchen-in = na Cozinha
boardgame-room-kitchen-to = para a Cozinha
boardgame-room-kitchen-from = da Cozinha
boardgame-room-kitchen-help = USO: cozinhe, e 2 de comida bastam para todos hoje. SABOTAGEM: 2 de comida se estragam.
boardgame-room-laboratory = Laboratório
boardgame-room-laboratory-in = no Laboratório
boardgame-room-laboratory-to = para o Laboratório
boardgame-room-laboratory-from = do Laboratório
boardgame-room-laboratory-help = USO: uma ficha de laboratório por pessoa de pé aqui; bolsas de sangue fazem testes. SABOTAGEM: perde-se uma bolsa de sangue.
boardgame-room-radio_room = Sala de Rádio
boardgame-room-radio_room-in = na Sala de Rádio
boardgame-room-radio_room-to = para a Sala de Rádio
boardgame-room-radio_room-from = da Sala de Rádio
boardgame-room-radio_room-help = USO: sem danos, envie o SOS. Antes, REPARO. SABOTAGEM: 1 de dano.
boardgame-room-helicopter = Helicóptero da Base
boardgame-room-helicopter-in = no Helicóptero da Base
boardgame-room-helicopter-to = para o Helicóptero da Base
boardgame-room-helicopter-from = do Helicóptero da Base
boardgame-room-helicopter-help = USO: 1 combustível ou, com Chaves, cheio e inteiro, a fuga. REPARO: 1 de dano a menos. SABOTAGEM: 1 a mais.
boardgame-room-shed = Galpão
boardgame-room-shed-in = no Galpão
boardgame-room-shed-to = para o Galpão
boardgame-room-shed-from = do Galpão
boardgame-room-shed-help = A Motoneve. USO: 1 combustível ou, com Chaves, cheia e inteira, a fuga. REPARO e SABOTAGEM como sempre.
boardgame-room-boiler_room = Sala da Caldeira
boardgame-room-boiler_room-in = na Sala da Caldeira
boardgame-room-boiler_room-to = para a Sala da Caldeira
boardgame-room-boiler_room-from = da Sala da Caldeira
boardgame-room-boiler_room-help = Queima combustível toda rodada. Com 3 de dano na verificação ela morre, e a base começa a congelar.
boardgame-room-generator_room = Sala do Gerador
boardgame-room-generator_room-in = na Sala do Gerador
boardgame-room-generator_room-to = para a Sala do Gerador
boardgame-room-generator_room-from = da Sala do Gerador
boardgame-room-generator_room-help = Queima combustível toda rodada. Com 2 de dano na verificação a luz se apaga.
boardgame-room-warehouse = Depósito
boardgame-room-warehouse-in = no Depósito
boardgame-room-warehouse-to = para o Depósito
boardgame-room-warehouse-from = do Depósito
boardgame-room-warehouse-help = USO: compre 2 itens, fique com 1. SABOTAGEM: um item sai do jogo, sem ser visto.
boardgame-room-leisure_room = Sala de Lazer
boardgame-room-leisure_room-in = na Sala de Lazer
boardgame-room-leisure_room-to = para a Sala de Lazer
boardgame-room-leisure_room-from = da Sala de Lazer
boardgame-room-leisure_room-help = Onde todos se juntam depois do trabalho, negociam e apontam o dedo.
boardgame-room-dormitory = Dormitório
boardgame-room-dormitory-in = no Dormitório
boardgame-room-dormitory-to = para o Dormitório
boardgame-room-dormitory-from = do Dormitório
boardgame-room-dormitory-help = Deite-se e troque sua mão por cartas à sua escolha.
boardgame-room-kennel = Canil
boardgame-room-kennel-in = no Canil
boardgame-room-kennel-to = para o Canil
boardgame-room-kennel-from = do Canil
boardgame-room-kennel-help = Os cães capturados ficam aqui, até sair a carta dele.
boardgame-room-pantry = Despensa
boardgame-room-pantry-in = na Despensa
boardgame-room-pantry-to = para a Despensa
boardgame-room-pantry-from = da Despensa
boardgame-room-pantry-help = A comida que resta. Sem cozinhar, quatro se vão por noite.
boardgame-room-underground = Depósito Subterrâneo
boardgame-room-underground-in = no Depósito Subterrâneo
boardgame-room-underground-to = para o Depósito Subterrâneo
boardgame-room-underground-from = do Depósito Subterrâneo
boardgame-room-underground-help = Combustível para a Caldeira e o Gerador.
boardgame-room-external = Reserva Externa
boardgame-room-external-in = na Reserva Externa
boardgame-room-external-to = para a Reserva Externa
boardgame-room-external-from = da Reserva Externa
boardgame-room-external-help = Combustível para os veículos.
boardgame-room-operations = Sala de Operações
boardgame-room-operations-in = na Sala de Operações
boardgame-room-operations-to = para a Sala de Operações
boardgame-room-operations-from = da Sala de Operações
boardgame-room-operations-help = Para onde vai tudo o que se queima ou se gasta.
boardgame-room-rescue_helicopter = Helicóptero de Resgate
boardgame-room-rescue_helicopter-in = no Helicóptero de Resgate
boardgame-room-rescue_helicopter-to = para o Helicóptero de Resgate
boardgame-room-rescue_helicopter-from = do Helicóptero de Resgate
boardgame-room-rescue_helicopter-help = Vem depois de um SOS, conforme o clima. Uma vez aqui, espera enquanto houver combustível.

## Personagens

boardgame-character-bennings = Bennings
boardgame-character-bennings-help = Estação Climática: rola o dado duas vezes e escolhe o resultado.
boardgame-character-clark = Clark
boardgame-character-clark-help = Os cães confiam nele: a sós com um, nada acontece.
boardgame-character-windows = Windows
boardgame-character-windows-help = REPARO tira 2 de dano em vez de 1.
boardgame-character-macready = MacReady
boardgame-character-macready-help = Arsenal: compra 3 armas em vez de 2, fica com 1.
boardgame-character-garry = Garry
boardgame-character-garry-help = Depois de comprar, pode descartar uma carta de ação e comprar outra.
boardgame-character-norris = Norris
boardgame-character-norris-help = A Escuridão não o atinge, e numa ação especial ele vê 2 cartas.
boardgame-character-blair = Dr. Blair
boardgame-character-blair-help = Laboratório: compra uma ficha de laboratório a mais.
boardgame-character-nauls = Nauls
boardgame-character-nauls-help = Cozinha: 1 de comida basta para todos.

## Cartas de ação

boardgame-card-use = USO
boardgame-card-use-help = Faça aquilo para que a sala serve.
boardgame-card-repair = REPARO
boardgame-card-repair-help = Tire 1 de dano da sala.
boardgame-card-sabotage = SABOTAGEM
boardgame-card-sabotage-help = Quebre algo, ou perca o que a sala guarda.

## Armas, itens, fichas de laboratório

boardgame-shelf-weapons = armas
boardgame-shelf-items = itens
boardgame-shelf-lab = fichas de laboratório
boardgame-thing-flamethrower = Lança-chamas
boardgame-thing-flamethrower-help = Fica à vista com 6 recargas. Uma recarga é fogo, uma saída de um encontro ou, com Fio, um teste.
boardgame-thing-reload = Recarga de Lança-chamas
boardgame-thing-reload-help = Um jato do Lança-chamas: fogo, ou uma saída de um encontro.
boardgame-thing-dynamite = Dinamite
boardgame-thing-dynamite-help = Dinamite ou Molotov: fogo, uma vez. Contra o alien exposto, ou para queimar uma sala.
boardgame-thing-melee = Arma Branca
boardgame-thing-melee-help = Fuja de um encontro, uma vez.
boardgame-thing-firearm = Arma de Fogo
boardgame-thing-firearm-help = Fuja de um encontro. Ela fica com você.
boardgame-thing-keys = Chaves
boardgame-thing-keys-help = Ligue o Helicóptero ou a Motoneve, se estiver inteiro e cheio.
boardgame-thing-flashlight = Lanterna
boardgame-thing-flashlight-help = No escuro escolha sua carta; numa ação especial veja 2 cartas. Ela fica com você.
boardgame-thing-tools = Ferramentas
boardgame-thing-tools-help = Bônus grátis: 1 de dano a menos na sala onde você está.
boardgame-thing-fuel_can = Combustível
boardgame-thing-fuel_can-help = Bônus grátis: 1 combustível da reserva para a sala onde você está.
boardgame-thing-wire = Fio
boardgame-thing-wire-help = Com uma recarga do Lança-chamas faz o teste B, em quem quiser. Ele fica com você.
boardgame-thing-blood_bag = Bolsa de Sangue
boardgame-thing-blood_bag-help = Gaste-a no teste A: quem está sob maior suspeita mostra o papel.
boardgame-thing-failure = Falha
boardgame-thing-failure-help = Não serve para nada. Os outros não precisam saber.

## Fichas e testes

boardgame-token-human = ficha de humano
boardgame-token-alien = ficha de alien
boardgame-test-A = teste A, de sangue
boardgame-test-A-help = Custa uma Bolsa de Sangue. Quem está sob maior suspeita mostra o papel.
boardgame-test-B = teste B, de fogo
boardgame-test-B-help = Pede Fio e custa uma recarga. Qualquer um pode ter de mostrar o papel.

## Fases

boardgame-phase-set_up = Preparação
boardgame-phase-set_up-help = Distribuem-se personagens, papéis e as primeiras mãos.
boardgame-phase-weather = Clima
boardgame-phase-weather-help = O líder rola o dado: sol, neve ou tempestade.
boardgame-phase-maintenance = Manutenção
boardgame-phase-maintenance-help = Caldeira e Gerador queimam combustível; o que falta vira dano. O resgate se aproxima, se foi chamado.
boardgame-phase-alien = Alien
boardgame-phase-alien-help = Os aliens expostos põem força em salas, às escondidas.
boardgame-phase-movement = Movimento
boardgame-phase-movement-help = Complete a mão; depois, um por um: ir a uma sala e entregar uma carta, ou trocar cartas.
boardgame-phase-encounters = Encontros
boardgame-phase-encounters-help = Primeiro o alien exposto, depois cães e pessoas na mesma sala.
boardgame-phase-burning = Fogo
boardgame-phase-burning-help = Quem está de pé numa sala pode pedir ao líder para queimá-la.
boardgame-phase-actions = Ações
boardgame-phase-actions-help = O líder vira carta após carta e dá cada uma a alguém de pé onde ela funciona.
boardgame-phase-leisure = Sala de Lazer
boardgame-phase-leisure-help = Negocie, acuse e, se for alien e cansou de se esconder: mostre-se.
boardgame-phase-tests = Testes
boardgame-phase-tests-help = Um teste de cada tipo, se alguém puder e o líder quiser.
boardgame-phase-food = Comida
boardgame-phase-food-help = Come-se o que foi cozido, ou então 4 da Despensa. Se faltar, há fome até o fim.
boardgame-phase-dogs = Cães e líder
boardgame-phase-dogs-help = Os cães correm para outras salas. Quem tem o marcador lidera, e o marcador segue adiante.
boardgame-phase-escape = Fuga
boardgame-phase-escape-help = Embarquem um por um, da menor suspeita à maior. Quem embarca mostra o papel.

## Clima e trilhas

boardgame-weather-sun = sol
boardgame-weather-snow = neve
boardgame-weather-storm = tempestade
boardgame-track-suspicion = Suspeita
boardgame-track-suspicion-help = 0 é verde e de confiança; no espaço vermelho você entrega cartas abertas. Acusações e contágio fazem você subir.
boardgame-track-freezing = Congelamento
boardgame-track-freezing-help = Corre quando a Caldeira se perde. No último espaço a base está morta.
boardgame-track-rescue = Resgate
boardgame-track-rescue-help = Até onde veio o Helicóptero de Resgate, e quanto combustível lhe resta para esperar.

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
        [0] { $room }: nada de combustível a queimar.
       *[other] { $room }: combustível queimado: { $burned }.
    }
   *[other] { $burned ->
        [0] { $room }: combustível em falta: { $lacking }.
       *[other] { $room }: combustível queimado: { $burned }; em falta: { $lacking }.
    }
}
boardgame-event-FuelMoved = { $count ->
    [one] { $count } combustível vai { $source_from } { $room_to }.
   *[other] { $count } combustíveis vão { $source_from } { $room_to }.
}
boardgame-event-FuelLost = { $count ->
    [one] { $count } combustível { $source_from } se perde.
   *[other] { $count } combustíveis { $source_from } se perdem.
}
boardgame-event-RoomDamaged = { $room }: mais { $count } de dano.
boardgame-event-RoomRepaired = { $room }: { $count } de dano a menos.
boardgame-event-BoilerDestroyed = A Caldeira se foi de vez. Agora o frio tem tempo.
boardgame-event-FreezingMoved = { $space ->
    [0] O fogo aquece as paredes: o congelamento recomeça do primeiro espaço.
   *[other] O frio avança: congelamento { $space }.
}
boardgame-event-PowerFailed = As luzes se apagam.
boardgame-event-PowerReturned = As luzes piscam e ficam acesas.
boardgame-event-RescueMoved = { $arrived ->
    [yes] O Helicóptero de Resgate está aqui, com combustível para { $fuel ->
        [one] mais { $fuel } rodada.
       *[other] mais { $fuel } rodadas.
    }
   *[no] O Helicóptero de Resgate se aproxima: espaço { $space }, combustível { $fuel }.
}
boardgame-event-RescueLeft = O Helicóptero de Resgate dá meia-volta. Não vai voltar.
boardgame-event-SosSent = O SOS sai no ar. Talvez alguém tenha ouvido.
boardgame-event-RoomSabotaged = { $by_alien ->
    [yes] O alien quebra tudo { $room_in }.
   *[no] Sabotagem { $room_in }.
}
boardgame-event-RoomBurned = { $room }: tudo em chamas. Ninguém entra mais ali.
boardgame-event-FoodMoved = { $count ->
    [one] No fogão: { $count } porção de comida.
   *[other] No fogão: { $count } porções de comida.
}
boardgame-event-FoodLost = Comida perdida { $source_from }: { $count }.
boardgame-event-FoodEaten = { $source ->
    [kitchen] Uma refeição quente: { $count } de comida.
   *[pantry] { $count ->
        [0] Não há mais nada para comer.
       *[other] Comida fria da lata: { $count } de comida.
    }
}
boardgame-event-HungerBegan = Não dá para todos. De agora em diante há fome.
boardgame-event-DogsGathered = { $count ->
    [0] Nenhum cão está solto.
    [one] 1 cão está solto.
   *[other] { $count } cães estão soltos.
}
boardgame-event-DogPlaced = Um cão corre { $room_to }.
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
boardgame-event-DeckShuffled = Os descartes são embaralhados no baralho.
boardgame-event-CardAddedUnseen = A carta do topo vai para a pilha, sem ser vista.
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
        [pawn] No escuro, { $drawn_by } tira da sua mão uma carta para a pilha: { $card }.
        [drawn_by] No escuro, você tira às cegas uma carta de { $pawn } para a pilha.
       *[other] { $card ->
            [hidden] No escuro, { $drawn_by } tira uma carta de { $pawn } para a pilha.
           *[shown] No escuro, { $drawn_by } tira uma carta de { $pawn } para a pilha: { $card }.
        }
    }
}
boardgame-event-CardShown = { $you ->
    [pawn] No vermelho da trilha, você entrega { $card } à vista de todos.
   *[other] No vermelho da trilha, { $pawn } entrega { $card } à vista de todos.
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
boardgame-event-StackCardLost = Uma carta da pilha se perde, sem ser vista.
boardgame-event-CardRevealed = A pilha dá { $card }.
boardgame-event-CardAssigned = { $lost ->
    [yes] { $you ->
        [pawn] { $card } é com você, e não dá para fazer.
       *[other] { $card } vai para { $pawn }, e não dá para fazer.
    }
   *[no] { $you ->
        [pawn] { $card } é com você.
       *[other] { $card } vai para { $pawn }.
    }
}
boardgame-event-StackDiscarded = { $count ->
    [0] A pilha está vazia.
    [one] A última carta da pilha é descartada sem ser vista.
   *[other] { $count } cartas da pilha são descartadas sem serem vistas.
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
    [pawn] Você põe um Lança-chamas à sua frente. Recargas: { $reloads }.
   *[other] { $pawn } põe um Lança-chamas na mesa. Recargas: { $reloads }.
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
        [one] { $count } arma se foi, sem ser vista.
       *[other] { $count } armas se foram, sem serem vistas.
    }
    [items] { $count ->
        [one] { $count } item se foi, sem ser visto.
       *[other] { $count } itens se foram, sem serem vistos.
    }
   *[lab] { $count ->
        [one] { $count } ficha de laboratório se foi, sem ser vista.
       *[other] { $count } fichas de laboratório se foram, sem serem vistas.
    }
}
boardgame-event-BloodBagRemoved = { $found ->
    [yes] Uma Bolsa de Sangue estoura.
   *[no] Já não há Bolsa de Sangue para estragar.
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
        [proposer] Você dá a { $partner } { $given_things } e recebe { $taken_things }.
        [partner] Você dá a { $proposer } { $taken_things } e recebe { $given_things }.
       *[other] { $proposer } dá a { $partner } { $given_things } e recebe { $taken_things }.
    }
}{ $flamethrowers_given ->
    [0] {""}
   *[other] {" "}Agora o Lança-chamas está com { $partner }.
}{ $flamethrowers_taken ->
    [0] {""}
   *[other] {" "}Agora o Lança-chamas está com { $proposer }.
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
        [alien] No escuro você sabe: você é alien.
       *[human] No escuro você sabe: você é um ser humano.
    }
   *[other] { $role ->
        [hidden] { $pawn } olha uma ficha e não diz nada.
        [alien] { $pawn } é alien.
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
boardgame-event-AlienReturned = O alien recua, força { $strength }.
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
   *[other] O alien absorve { $pawn } { $room_in }. Ninguém pergunta o que era.
}
boardgame-event-WeaponUsedToWithdraw = { $you ->
    [pawn] Você mostra { $weapon } e mantém distância.
   *[other] { $pawn } mostra { $weapon } e mantém distância.
}
boardgame-event-CharactersMet = { $pawns } se encontram { $room_in }. { $laid_by_count ->
    [0] Ninguém põe fichas na mesa.
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
    [pawn] Por fora, nada mudou. Agora você é alien.
   *[other] Por fora, nada mudou. Agora { $pawn } é alien.
}
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
    [pawn] Você pede para queimar tudo { $room_in }.
   *[other] { $pawn } pede para queimar tudo { $room_in }.
}
boardgame-event-BurningRefused = { $you ->
    [pawn] O líder não deixa.
   *[other] O líder não deixa { $pawn } queimar nada.
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
        [alien] Você mostra o que é: alien.
       *[human] Você mostra o que é: um ser humano.
    }
   *[other] { $role ->
        [alien] { $pawn } é alien.
       *[human] { $pawn } é um ser humano.
    }
}
boardgame-event-AlienExposed = { $you ->
    [pawn] Você larga o rosto. O alien ganha { $strength } de força.
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
boardgame-event-VehicleLeft = Partiu: { $vehicle }, com { $aboard }.
boardgame-event-EverythingShown = Amanhece. Todos mostram o que são.

## Como veio a infecção

boardgame-through-first = desde o início
boardgame-through-meeting = { $room_in }, rodada { $round }
boardgame-through-dog = por um cão { $room_in }, rodada { $round }

## Como acabou

boardgame-reason-frozen = A base está fria e quieta. O que dorme sob o gelo pode esperar. Os aliens venceram.
boardgame-reason-no_human_left = O último humano se foi. Os aliens venceram.
boardgame-reason-alien_aboard = Embarcou algo que não era amigo. Os aliens venceram.
boardgame-reason-human_left_behind = Eles partiram, e um humano ficou no gelo. Os aliens venceram.
boardgame-reason-escaped = Eles escaparam, e nada foi junto. Os humanos venceram.
