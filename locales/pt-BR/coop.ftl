### The Thing: The Boardgame para 1 a 3 jogadores: só o que difere de boardgame.ftl ou se acrescenta.

coop-title = The Thing: Cooperativo ou solo
coop-tagline = Vocês se conhecem. Só não sabem o que são.

## Papéis

coop-role-human-help = Tire os humanos daqui. Ninguém sabe o que um personagem é até a carta dele ser mostrada.
coop-role-crew = { $count ->
    [0] ninguém mais
    [one] uma equipe de um
   *[other] uma equipe de { $count }
}
coop-deal-title = Sua equipe
coop-deal-note = Vocês jogam juntos e podem falar de tudo. O que um personagem é, ninguém sabe até a carta dele ser mostrada.
coop-goal-win = Vocês vencem se escaparem com todos os humanos a bordo e mais ninguém: no helicóptero de resgate, depois de enviado o SOS, ou num veículo consertado e abastecido, com as Chaves.
coop-goal-lose = Vocês perdem se houver um alien a bordo, se um humano ficar para trás, se congelarem ou se não restar nenhum personagem.
coop-deal-done = Vamos começar
coop-role-alien-help = Ninguém sabe ainda, nem você. Ele não pode embarcar.
coop-status-exposed = exposto
coop-status-exposed-human = vítima do alien: a ameaça e os cães também pegam humanos

## Salas e personagens em que dados fazem as vezes de cartas

coop-room-dormitory-help = Cabe um personagem por rodada, que pode se deitar para virar um dado de outro.
coop-character-garry-help = Pode rolar de novo um dos seus dados.
coop-character-norris-help = No escuro, pode rolar seus dados de novo, cada um uma vez.
coop-thing-flashlight-help = No escuro, role seus dados de novo, cada um uma vez. Ela fica com você.

## Dados

coop-card-use-help = Um dado para aproveitar o que a sala oferece.
coop-card-repair-help = Um dado para tirar 1 de dano da sala.
coop-card-sabotage-help = Um dado ruim: algo quebra onde o personagem está. Dados ruins vêm primeiro.
coop-card-threat = AMEAÇA
coop-card-threat-help = Um dado ruim: a ficha de ameaça chega um espaço mais perto. Dados ruins vêm primeiro.
coop-track-threat = Ameaça
coop-track-threat-help = A ficha desce pela trilha de suspeita. O personagem cujo disco ela encontra é um alien, e fica exposto.
coop-danger-threat = Esta noite a ameaça alcança { $who }
coop-danger-threat-short = Ameaça: { $who }

## Fases

coop-phase-movement-help = Cada jogador leva cada um dos seus personagens a uma sala; depois vêm os cães e os encontros.
coop-phase-alien-help = O alien exposto espalha sua força pelas salas e ataca.
coop-phase-actions-help = O líder rola os dados e entrega a um personagem, de novo e de novo, até dizer chega.
coop-phase-leisure-help = Todos se levantam, e as coisas mudam de mãos.
coop-phase-dogs = Cães e ameaça
coop-phase-dogs-help = Os cães correm, a ficha de líder passa adiante, a ameaça se aproxima.

## O que aconteceu

coop-event-RoleCardsDealt = Há uma carta virada para baixo sob cada personagem. { $left_over ->
    [one] Sobra { $left_over }.
   *[other] Sobram { $left_over }.
} Ninguém olha.
coop-event-SheetPassed = { $you ->
    [seat] Agora você lidera.
   *[other] Agora { $seat } lidera.
}
coop-event-CharacterTakenOver = { $you ->
    [giver] Você deixa { $pawn } para { $taker }.
    [taker] { $giver } deixa { $pawn } para você.
   *[other] { $giver } deixa { $pawn } para { $taker }.
}
coop-event-ThreatMoved = A ameaça está em { $space }.
coop-event-InfectionTokenDrawn = { $token ->
    [alien] A sós com o cão, { $pawn } tira uma ficha: alien.
   *[human] A sós com o cão, { $pawn } tira uma ficha: humano.
}
coop-event-AssignmentLost = O fogo custa tempo: uma atribuição a menos.
coop-event-DiceRolled = Os dados: { $faces }.
coop-event-DiceAssigned = Os dados vão para { $pawn }.
coop-event-DieRerolled = { $pawn } rola o dado { $die } de novo: { $face }.
coop-event-DieTurned = { $pawn } vira o dado { $die } para { $face }.
coop-event-DieCancelled = { $pawn } leva a culpa, e { $face } some.
coop-event-DieCarriedOut = { $pawn }: { $face }.
coop-event-DiceLost = Desperdício: { $faces }.
coop-event-ThingHandedOver = { $thing ->
    [hidden] { $shelf ->
        [weapons] { $giver } entrega uma arma para { $taker }.
        [items] { $giver } entrega um item para { $taker }.
       *[lab] { $giver } entrega uma ficha de laboratório para { $taker }.
    }
   *[shown] { $giver } entrega { $thing } para { $taker }.
}
coop-event-AlienRolled = { $stopped ->
    [yes] O alien está no caminho: { $faces }. Hoje ninguém parte.
   *[no] O alien chega tarde demais: { $faces }.
}
coop-event-AlienExposed = O alien se revela: { $pawn } já não existe. O alien ganha { $strength } de força.
coop-event-CharacterTaken = { $pawn } entra na equipe.
coop-event-CharactersMet = { $pawns } se encontram { $room_in }.

## Como acabou

coop-reason-no_character_left = Não resta ninguém para atender o rádio. Vocês perderam.
coop-reason-frozen = A base está fria e quieta. Vocês perderam.
coop-reason-alien_aboard = Subiu a bordo algo que não era amigo. Vocês perderam.
coop-reason-human_left_behind = Vocês partiram, e um humano ficou no gelo. Vocês perderam.
coop-reason-escaped = Vocês escaparam. A base vai ficando pequena lá atrás. Vocês venceram.
coop-side-won = A equipe escapou
coop-side-lost = A equipe se perdeu

## Perguntas

coop-question-character_to_play = Quem entra na equipe?
coop-question-character_to_play-help = Seis dos oito participam. Cada um é bom numa coisa.
coop-question-room_to_enter = Aonde vai { $pawn }?
coop-question-room_to_enter-help = Uma sala de trabalho com menos de 3 pessoas, ou o Dormitório, onde cabe uma. Companhia aumenta a suspeita; um cão pode expor um alien.
coop-question-weapon_to_withdraw = { $pawn } tem companhia { $room_in }. Vai se retirar?
coop-question-weapon_to_withdraw-help = Quem fica em companhia levanta um pouco mais de suspeita. Uma arma deixa o personagem fora disso.
coop-question-fire_to_use = O alien está { $room_in }. { $pawn } usa fogo?
coop-question-fire_to_use-help = O fogo tira 1 de força do alien e o afugenta. Deixa no chão quem o usa e custa uma atribuição de dados nesta rodada.
coop-question-character_to_lose = O alien é forte demais { $room_in }. Quem ele absorve?
coop-question-character_to_lose-help = O líder decide. Os outros dali ficam deitados na Sala de Lazer.
coop-question-rescue_to_board = O Helicóptero de Resgate espera. { $pawn } embarca?
coop-question-rescue_to_board-help = Quem tem a menor suspeita vai primeiro e mostra a carta. Se não for agora, ninguém parte assim nesta rodada.
coop-question-character_to_assign = { $dice_count ->
    [0] Está escuro. Quem recebe os dados?
   *[other] { $dice }. Quem recebe os dados?
}
coop-question-character_to_assign-help = Dados ruins atingem o lugar onde o personagem está; sem nenhum, ele pode fazer uma coisa. Depois se deita.
coop-question-die_to_reroll = { $pawn } tem { $dice }. Rolar um de novo?
coop-question-die_to_reroll-help = Garry pode rolar um dado de novo; no escuro, quem tem luz pode rolar cada dado de novo uma vez.
coop-question-die_to_turn = { $before_rerolls ->
    [yes] { $dice }. { $pawn } vira um e se deita? Ainda virão novas rolagens.
   *[no] { $dice }. { $pawn } vira um e se deita?
}
coop-question-die_to_turn-help = Uma vez por rodada, quem está no Dormitório se deita e vira um dado de outro para qualquer face. A pergunta volta depois de novas rolagens e depois de cada dado cancelado.
coop-question-die_to_cancel = { $pawn } tem { $dice }. Cancelar um?
coop-question-die_to_cancel-help = Cada dado cancelado faz a suspeita do personagem subir um espaço. Cuidado com a ficha de ameaça.
coop-question-bonus_to_play = { $pawn } acrescenta um bônus?
coop-question-bonus_to_play-help = Ferramentas e Combustível são grátis e vêm antes dos dados, bons ou ruins.
coop-question-action_to_take = { $pawn } tem { $dice }. E agora?
coop-question-action_to_take-help = Uma coisa com um dado: USO, REPARO, ou queimar a sala, se o líder permitir.
coop-question-next_dice = Rolar para mais alguém?
coop-question-next_dice-help = Você pode parar depois de qualquer atribuição. Quem ainda está de pé não faz mais nada.
coop-question-weapon_to_keep = Com que arma { $pawn } fica?
coop-question-item_to_keep = Com que item { $pawn } fica?
coop-question-lab_token_to_keep = { $pawn } compra uma ficha de laboratório: { $token }. Guarda?
coop-question-vehicle_use = O que { $pawn } faz { $room_in }?
coop-question-vehicle_use-help = Abasteça; comece a fuga, se o veículo estiver sem danos e de tanque cheio e houver Chaves; ou desperdice o dado.
coop-question-room_to_fuel = Para onde { $pawn } manda 1 de combustível?
coop-question-character_to_hand_over = Um dos seus entrega alguma coisa?
coop-question-character_to_hand_over-help = Entre vocês, cada um dá o que quiser a quem precisar.
coop-question-thing_to_hand_over = O que { $pawn } entrega?
coop-question-thing_to_hand_over-help = Cada coisa vai para um personagem à sua escolha.
coop-question-character_to_take = { $pawn } entrega { $thing }. Quem recebe?
coop-question-character_to_take-help = Qualquer um da equipe.
coop-question-willing_to_test = { $pawn } faria o { $test }?
coop-question-willing_to_test-help = A pergunta vai para todos, possam ou não. O líder escolhe um.
coop-question-wish_to_board = { $vehicle }: { $pawn } pede para embarcar?
coop-question-wish_to_board-help = Quem embarca mostra a carta. Com um alien a bordo, vocês perderam.
coop-question-boarding_to_allow = { $asking } quer embarcar. { $pawn } concorda?
coop-question-boarding_to_allow-help = Deixem um alien embarcar, e vocês perderam. Deixem um humano para trás, e vocês perderam.
coop-question-character_to_expose = A ameaça alcançou vários. Quem é?
coop-question-character_to_expose-help = Um deles é exposto; depois a ficha recua tantos espaços quantos forem os outros.
coop-question-character_to_give = { $taker } não tem mais ninguém. Que personagem você deixa?
coop-question-character_to_give-help = Essa pessoa segue com o personagem e com tudo o que ele tem.

## Opções

coop-option-next_dice-go_on = Rolar de novo, para mais alguém
coop-option-next_dice-stop = Parar aqui
coop-option-die_to_reroll-none = Não
coop-option-die_to_reroll-number = Dado { $number }: { $face }
coop-option-die_to_turn-none = Deixar como está
coop-option-die_to_turn-turn = Dado { $die }, { $shown }, para { $face }
coop-option-die_to_cancel-none = Não
coop-option-die_to_cancel-number = Dado { $number }: { $face }
coop-option-action_to_take-none = Nada
coop-option-action_to_take-burn = Queimar a sala: { $thing }
coop-option-character_to_hand_over-none = Não, é só isso
coop-option-thing_to_hand_over-thing = { $reloads ->
    [0] { $thing }
   *[other] { $thing } ({ $reloads })
}

## O que os outros esperam

coop-waiting-character_to_lose = dizer quem o alien absorve
coop-waiting-character_to_assign = dar os dados para alguém
coop-waiting-die_to_reroll = rolar um dado de novo, ou não
coop-waiting-die_to_turn = virar um dado, ou não
coop-waiting-die_to_cancel = cancelar um dado, ou não
coop-waiting-action_to_take = fazer algo com um dado
coop-waiting-next_dice = rolar de novo, ou parar
coop-waiting-character_to_hand_over = entregar algo, ou não
coop-waiting-thing_to_hand_over = entregar algo
coop-waiting-character_to_take = entregar algo
coop-waiting-character_to_expose = dizer quem foi pego
coop-waiting-character_to_give = deixar um personagem para um amigo

## A mesa

coop-board-threat = ameaça em { $space }
coop-supply-fires = Fogos contra o alien nesta rodada: { $count }
coop-board-dice = dados: { $dice }
coop-board-dice-of = dados de { $pawn }: { $dice }
coop-board-assignments = { $count ->
    [0] sem mais atribuições
    [one] resta 1 atribuição
   *[other] restam { $count } atribuições
}
coop-board-yours = Seus: { $characters }.
coop-board-plays = { $seat } joga com { $characters }.
coop-board-carries = { $pawn }: { $things }
coop-board-empty = Nenhum dos seus carrega nada.
coop-board-nobody = Você não tem mais ninguém.

## Regras da casa

coop-house-open_hands = Mãos abertas
coop-house-open_hands-help = Todos veem o que cada personagem tem. Sem esta regra, cada jogador só vê o que os seus têm.
coop-house-dog_moves_disk = Um cão aumenta a suspeita
coop-house-dog_moves_disk-help = Quem tira uma ficha por causa de um cão também levanta um pouco mais de suspeita.
coop-house-rescue_boarding-on_turn = antes de qualquer movimento
coop-house-rescue_boarding-after_encounters = depois do alien, antes dos dados
coop-house-escape = Quando o alien não impede a fuga
coop-house-escape-help = Ainda é preciso embarcar, ou vocês já venceram?
coop-house-escape-boarding = todos embarcam, um por um
coop-house-escape-won = vitória na hora
coop-problem-start_below_threat = A suspeita começa abaixo da ficha de ameaça, que está no { $threat }, não em { $given }.

coop-plan-unknown = vai saber

## Conselho: o que um bot faria, e por quê

coop-advice-most = De tudo o que você poderia fazer, isto é o que mais promete.
coop-advice-proven = { $pawn }: humano com certeza.
coop-advice-odds = A chance de { $pawn } ser um alien: { $percent }%.
coop-advice-token = { $count ->
    [0] A ameaça está no disco de { $pawn }.
    [one] A ameaça está a um espaço do disco de { $pawn }.
   *[other] A ameaça está a { $count } espaços do disco de { $pawn }.
}
coop-advice-alien = O alien tem força { $strength }: quanto maior o maior grupo de vocês, menos salas ele alcança.
coop-advice-bags = Testes precisam de Bolsas de Sangue. Bolsas que restam: { $count }; personagens de quem ninguém tem certeza: { $unknown }.
coop-advice-radio = Dano que resta no rádio: { $count }. Depois disso, o SOS pode sair.
coop-advice-sos = O rádio funciona: o SOS pode sair.
coop-advice-ready = O veículo { $room_in } está pronto para partir.
coop-advice-vehicle = O veículo { $room_in } ainda não está pronto. Passos que faltam: { $count }.
coop-advice-cold = Se ninguém cuidar da Caldeira, vocês congelam. Rodadas que restam: cerca de { $rounds }.
coop-advice-dark = No escuro, os dados são entregues antes de rolar.
coop-advice-generator = Sem mais combustível, o Gerador para na próxima rodada, se vier uma tempestade.
coop-advice-keys = Aqui pode haver Chaves; sem elas, nenhum veículo parte.
coop-advice-weapons = O fogo afugenta o alien, e um Lança-chamas com Fio faz um teste.
coop-advice-together = { $count } pessoas juntas fazem { $count } vezes mais aqui.
coop-advice-dormitory = Aqui não chega alien nem cão, e um dado ruim pode ser virado.
coop-advice-dog = A sós com um cão: 2 de 9 fichas são de alien.
coop-advice-dog_caught = Duas pessoas ou mais pegam o cão.
coop-advice-harmless = Agora, SABOTAGEM não quebra nada { $room_in }.
coop-advice-bears = { $pawn } é quem melhor aguenta os dados ruins: o disco está em { $space }.
coop-advice-stop = Mais uma rolagem custa mais do que promete.
coop-advice-go_on = Mais uma rolagem promete mais do que custa.
coop-advice-dice_stay = Os dados estão bons como estão.
coop-advice-reroll = { $face } merece outra rolagem.
coop-advice-keep_help = A ajuda do Dormitório vale mais depois.
coop-advice-turn = { $face } é o que falta aqui.
coop-advice-cancel = Subir o disco custa menos que { $face }.
coop-advice-no_cancel = Subir o disco custaria mais que os dados ruins.
coop-advice-no_test = Um teste não revelaria nada agora.
coop-advice-burn = O frio está perto, e esta sala não vai fazer falta.
coop-advice-keep_room = A sala vale mais que o tempo ganho com um fogo.
coop-advice-test = Mostra o que { $pawn } é, e o disco de um humano vai para o verde.
coop-advice-least_missed = { $pawn } é quem faria menos falta.
coop-advice-attack_lost = Força { $strength } contra { $count }: alguém não voltaria.
coop-advice-attack_even = Força { $strength } contra { $count }: todos iriam ao chão.
coop-advice-attack_won = Força { $strength } contra { $count }: o alien foge sozinho.
coop-advice-meeting_harmless = O encontro custa pouco demais para gastar uma arma.
coop-advice-withdraw = Assim, o disco de { $pawn } fica onde está.
coop-advice-leave = Sua chance partindo agora: { $percent }%. Partindo mais tarde: cerca de { $later }%.
coop-advice-all_known = Você sabe o que cada um é: mais testes não revelariam nada.
coop-advice-find_keys = Com Chaves, dá para partir num veículo.
coop-advice-find_flamethrower = Fogo seis vezes e, com Fio, um teste por rodada.
coop-advice-find_wire = Com um Lança-chamas, faz um teste por rodada.
coop-advice-find_firearm = Tira você dos encontros, e fica com você.
coop-advice-find_dynamite = Fogo contra o alien.
coop-advice-find_tools = 1 de dano a menos, de graça.
coop-advice-find_fuel_can = 1 de combustível, de graça.
coop-advice-find_blood_bag = Cada Bolsa de Sangue é um teste.
coop-advice-failure = Não serve para ninguém.
coop-advice-safe_hands = O que importa fica mais seguro com quem já se provou humano, e o Fio vai com o Lança-chamas.
coop-advice-hands_full = Tudo está onde deveria estar.
coop-advice-weather = Quanto melhor o tempo, menos combustível queima e mais rápido vem a ajuda.

## Por que algo não está disponível

coop-foresee-threat = Nesta companhia a ameaça alcança { $pawn }, que pode acabar se revelando alien.
coop-foresee-boarding = Se { $pawn } for um alien, vocês perdem na hora.
coop-foresee-disk = O disco de { $pawn } vai para o espaço { $space }.
coop-foresee-disk-threat = Ali a ameaça alcança { $pawn }, que pode acabar se revelando alien.
coop-foresee-token = A ameaça vai para o espaço { $space }.
coop-foresee-token-meets = A ameaça alcança { $pawn }, que pode acabar se revelando alien.
coop-why-dormitory-taken = { $room }: cabe uma pessoa por rodada, e já há alguém lá.
coop-why-in-dormitory = { $pawn } está no Dormitório e não recebe dados.
coop-why-not-yours = { $pawn } não é um dos seus personagens.
coop-why-holds-nothing = { $pawn } não tem nada para entregar.
coop-why-not-on-token = O disco de { $pawn } não está no espaço da ficha de ameaça.
coop-why-not-its-thing = { $pawn } só pode entregar o que tem.
coop-why-no-such-die = Nenhum dado mostra { $face }.
coop-why-rolled-again-already = Este dado já foi rolado de novo; não há terceira vez.
coop-why-fire-refused = O líder não permitiu fogo com estes dados.
