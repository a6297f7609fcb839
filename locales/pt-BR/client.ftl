### O cliente do navegador: todas as palavras da interface. As palavras de um jogo estão no arquivo dele.
###
### Em português [one] vale também para 0: onde pode haver 0, o número está escrito.

## Em toda parte

client-home = Início
client-menu = Menu
client-close = Fechar
client-settings = Ajustes
client-rules = Regras
client-credits = Créditos
client-statistics = Suas partidas
client-language = Idioma
client-connecting = Procurando a mesa…
client-dealing = As cartas estão sendo distribuídas…
client-reconnecting = Reconectando…
client-offline = Sem conexão.
client-offline-note = A partida está a salvo no servidor e continua aqui assim que você voltar.
client-offline-unsent = { $count ->
    [one] Uma coisa que você fez ainda não foi enviada.
   *[other] { $count } coisas que você fez ainda não foram enviadas.
}
client-you = você
client-bot = bot
client-host = Anfitrião
client-add = Adicionar
client-send = Enviar
client-sending = Enviando…

## Porta de entrada

client-home-where = Antártida, 3 da manhã
client-home-tag = Alguém aqui já não é um de vocês. Jogue A Coisa com amigos, passando um celular de mão em mão, ou enfrente os bots por conta própria.
client-play-now = Jogar agora
client-play-now-note = bots de nível { $level }, sem cadastro
client-play = Jogar
client-cover-minutes = Minutos: de { $least } a { $most }
client-cover-weight = Peso: { $weight }
client-weight-light = leve
client-weight-medium = médio
client-weight-heavy = pesado
client-new-table = Nova mesa
client-learn = Aprenda em cinco minutos
client-join = Entrar
client-join-code = Código ou link de uma mesa
client-your-tables = Suas mesas
client-open-tables = Mesas abertas

## Nova mesa

client-which-game = Qual jogo?
client-players-range = { $least } a { $most } jogadores
client-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
client-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
client-your-name = Seu nome
client-name-missing = Sem nome, ninguém sabe de quem é o lugar: escreva um aqui.
client-name-full = Um nome não pode ser mais longo.
client-how-many = Lugares à mesa: { $count }
client-with-whom = Com quem?
client-company-friends = Amigos
client-company-friends-note = Por link, por código QR ou passando um celular de mão em mão. Bots podem ocupar os lugares livres.
client-company-bots = Só você e bots
client-company-bots-note = Você contra o frio. Começa na hora.
client-company-tv = Esta tela é a TV
client-company-tv-note = Ela mostra o tabuleiro; cada pessoa entra pelo celular.
client-house-rules = Regras da casa e ajustes
client-box-differs = O que difere das nossas regras
client-box-same = Nada difere das nossas regras.
client-box-yes = sim
client-box-no = não
client-numbers-changed = { $count ->
    [0] tudo como na caixa
    [one] um número alterado
   *[other] { $count } números alterados
}
client-numbers-reset = Tudo como na caixa
client-number-range = de { $least } a { $most }
client-number-printed = na caixa: { $value }
client-setting-reactions = Tempo para reagir, igual para todos
client-seconds = { $count ->
    [0] sem limite
    [one] um segundo
   *[other] { $count } segundos
}
client-setting-bots = Ritmo dos bots
client-pace = { $seconds ->
    [0] na hora
    [0.5] depressa
    [1.5] como gente
   *[3] devagar
}
client-setting-move = Tempo para cada jogada
client-move-hours = { $hours ->
    [0] sem limite
    [8] 8 horas
    [24] um dia
    [72] três dias
   *[168] uma semana
}
client-setting-move-note = Uma mesa lenta: ninguém precisa estar aqui ao mesmo tempo. Se alguém deixa o tempo passar, um bot joga no lugar até a pessoa voltar.
client-setting-chat = Conversa livre
client-setting-public = Mostrar a mesa na lista pública
client-setting-public-note = Qualquer pessoa que achar este servidor pode se sentar.
client-lay-table = Montar uma mesa de { $game }

## Sala de espera

client-seats-taken = Lugares ocupados: { $taken } de { $seats }
client-seat-free = Lugar livre
client-seat-open = à espera de alguém
client-ready = a postos
client-not-ready = ainda não
client-bot-level = bot { $level }
client-temper-steady = Na calma: nada em excesso.
client-temper-cautious = Na cautela: melhor olhar duas vezes do que queimar uma.
client-temper-bold = Na ousadia: se mexe, fala o que pensa e age primeiro.
client-temper-paranoid = Na paranoia: tranca portas, recusa cartas e não confia em ninguém.
client-temper-charming = No charme: tem uma palavra gentil para todos e quase nunca recusa uma carta.
client-temper-silent = De poucas palavras: joga e quase não fala.
client-level-novice = novato
client-level-random = imprudente
client-level-seasoned = veterano
client-level-cunning = astuto
client-bot-levels = Como jogam os novos bots
client-bot-level-of = Como joga { $who }
client-add-bot = Bot
client-remove-bot = Mandar { $who } embora
client-kick = Expulsar { $who } da mesa
client-kick-sure = Expulsar mesmo { $who } da mesa?
client-let-back = Deixar { $who } voltar
client-leave = Levantar da mesa
client-qr = Código QR com o link da mesa
client-invite = Chame os amigos
client-invite-note = Leia o código ou mande o link. Um nome basta; abrir o link não ocupa lugar.
client-short-code = Código: { $code }
client-sent-away = O anfitrião liberou o seu lugar. Você pode assistir ou pedir para voltar.
client-copy-link = Copiar o link
client-share = Compartilhar
client-copied = Copiado
client-tv-board = Tabuleiro na TV
client-tv-watch = Assistir na sua tela
client-take-seat = Sente-se
client-take-seat-note = Ou fique e assista: você verá o que todos veem.
client-sit-down = Sentar
client-hot-seat = Mais alguém neste aparelho
client-hot-seat-note = O celular passa de mão em mão. Cada segredo só aparece enquanto o dono está com ele.
client-another-name = Nome da pessoa
client-fill-with-bots = { $count ->
    [one] Colocar um bot no lugar livre
   *[other] Colocar bots nos { $count } lugares livres
}
client-start = Apagar as luzes
client-start-note = Todo mundo está aqui. Os papéis são distribuídos assim que você começar.
client-start-needs-seats = { $count ->
    [one] Falta ocupar { $count } lugar.
   *[other] Falta ocupar { $count } lugares.
}
client-start-needs-ready = Ainda se preparando: { $who }
client-i-am-ready = Estou a postos
client-ready-undo = A postos. Precisa de mais um momento?
client-host-starts = O anfitrião começa a partida quando todos estiverem a postos.
client-name-refused = { $name } não conseguiu se sentar. { $why }

## Recusas

client-reason-unreachable = O servidor não responde. A linha caiu?
client-reason-broken = Algo quebrou do nosso lado. Nada foi alterado.
client-reason-already_over = Esta partida acabou.
client-reason-already_started = A partida já começou.
client-reason-bad_host = Este servidor não atende por esse nome. Quem o administra pode incluí-lo: OUTPOST31_HOSTS.
client-reason-bad_message = O servidor não entendeu esta página. Recarregue.
client-reason-bad_name = O nome precisa ter de 1 a 24 letras e não estar em uso.
client-reason-bad_option = Essa regra da casa não é possível.
client-reason-bad_origin = Esta página não pertence ao servidor.
client-reason-bad_text = Esse texto não pode ser enviado.
client-reason-bad_token = O link deste lugar já não vale.
client-reason-bot_plays = Um bot está jogando neste lugar. Retome o lugar primeiro.
client-reason-chat_is_off = O anfitrião desligou a conversa livre.
client-reason-client_id_used = Isso foi enviado duas vezes, com conteúdos diferentes.
client-reason-eliminated = Você está fora da partida: quem ainda joga não ouve você.
client-reason-name_is_taken = Alguém nesta mesa já tem esse nome.
client-reason-newer_client = O servidor é mais antigo que esta página. Recarregue.
client-reason-no_advice = Neste jogo não há conselhos. É cada um por si.
client-reason-no_room = Não sobrou nenhum lugar.
client-reason-no_such_code = Nenhuma mesa com lugar livre tem esse código. Ele deixa de valer quando a partida começa.
client-reason-no_such_game = Não existe esse jogo aqui.
client-reason-no_such_page = Aqui não há nada.
client-reason-no_such_seat = Esse lugar não existe.
client-reason-no_such_table = Essa mesa não existe.
client-reason-not_awaited = A mesa não está esperando por essa pessoa.
client-reason-not_away = A pessoa ainda está aqui.
client-reason-not_away_long_enough = Ainda não faz dois minutos que a pessoa sumiu.
client-reason-not_eliminated = Neste canal só fala quem está fora da partida.
client-reason-not_enough_seats = Ainda há lugares livres.
client-reason-not_everybody_ready = Nem todos estão a postos.
client-reason-not_exposed = Só aliens expostos podem ler este canal.
client-reason-not_host = Só o anfitrião pode fazer isso.
client-reason-not_on_offer = Isso não é possível agora.
client-reason-not_over = Só quando a partida acabar.
client-reason-not_started = A partida ainda não começou.
client-reason-not_your_seat = Este lugar não é seu.
client-reason-older_client = Esta página é mais antiga que o servidor. Recarregue.
client-reason-older_rules = Esta mesa começou com regras mais antigas.
client-reason-only_watching = Você está assistindo; só quem joga pode fazer isso.
client-reason-paused = A partida está em pausa.
client-reason-seat_is_taken = Alguém já ocupa esse lugar.
client-reason-seat_not_a_bot = Não há bot nesse lugar.
client-reason-sent_away = O anfitrião expulsou você da mesa. Você poderá se sentar quando receber permissão para voltar.
client-reason-shutting_down = O servidor está reiniciando. Nada se perde.
client-reason-stale_question = Tarde demais: isso já foi decidido.
client-reason-still_thinking = O conselheiro ainda está pensando na sua última pergunta.
client-reason-store_away = O servidor não está conseguindo acessar os próprios arquivos. Tente de novo daqui a pouco.
client-reason-table_is_full = Esta mesa já viu coisa demais. Agora só dá para continuar jogando ou encerrá-la.
client-reason-talk_is_full = Você já disse tudo o que cabe em uma partida.
client-reason-too_big = Isso é longo demais.
client-reason-too_busy = Há gente demais pedindo isso agora. Tente de novo daqui a pouco.
client-reason-too_fast = Mais devagar, por favor.
client-reason-too_many_seats_here = Não cabe mais gente num aparelho só.
client-reason-too_many_sockets = Esta mesa está aberta em abas demais. Feche algumas e tente de novo.
client-reason-too_many_tables = Por ora, não cabem mais mesas. Tente mais tarde.
client-reason-too_slow = Demorou demais. Tente de novo.
client-no-table = Essa mesa não existe
client-no-table-note = O link está errado, ou a mesa já foi desmontada.
client-set-aside = Esta mesa foi deixada de lado
client-set-aside-export = Salvar o seu registro
client-set-aside-note = Algo deu errado, e por ora não dá para continuar. O que foi jogado fica guardado; as outras mesas não são afetadas.

## À mesa

client-board = A mesa
client-crew = Equipe
client-phases = Fases da rodada
client-log = Diário
client-notes = Notas
client-log-and-notes = Diário e notas
client-log-empty = Nada ainda. Só o vento.
client-log-earlier = Linhas anteriores
client-say = Falar
client-open-plan = Abrir o tabuleiro em tela cheia
client-close-plan = Voltar à mesa
client-tabs = Partes da mesa
client-tab-base = Base
client-tab-hand = Mão
client-tab-log = Diário
client-tab-notes = Notas
client-tab-rules = Regras
client-your-turn = Sua vez
client-on-turn = jogando
client-thinking = decidindo
client-away = reconectando
client-away-long = Ausente no momento. Depois de dois minutos, um bot pode assumir.
client-played-by-bot = um bot assumiu
client-spectators = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
client-hand = Sua mão
client-card-new = nova
client-you-are = Você é
client-reveal-private = Só você vê isto
client-reveal-away = Guardar
client-choosable = dá para escolher
client-asked-about = o lugar em questão
client-chosen = escolha feita
client-not-on-offer = indisponível
client-not-on-offer-title = Indisponível agora
client-not-on-offer-now = Indisponível agora. O motivo:
client-choices = Opções
client-ways = { $count ->
    [one] { $count } jeito
   *[other] { $count } jeitos
}
client-choose-first = Escolha primeiro
client-confirm = { $what }
client-confirm-set = Confirmar as { $count } decisões
client-set-so-far = Decidido até agora
client-undo = Desfazer (U)
client-decline-all = { $beat ->
    [rounds] Pular minhas reações até a próxima fase
   *[turns] Pular minhas reações até o próximo turno
}
client-waiting-title = Esperando por
client-and-more = { $count ->
    [one] e mais { $count }
   *[other] e mais { $count }
}
client-watching = Você está assistindo
client-watching-note = Você vê o que todos veem. Os segredos ficam com seus donos até o fim.
client-you-are-out = Você está fora
client-you-are-out-note = Você está fora da partida. Fique e veja como acaba.
client-nothing-known = Não se sabe nada ao certo.
client-dossier-seen = O que eu vi
client-dossier-given = Entre nós
client-dossier-claimed = O que afirmou
client-dossier-heard = O que os outros disseram
client-dossier-voted = Como votou
client-dossier-met = Quem encontrou
client-dossier-done = O que fez
client-dossier-none = Nada ainda.
client-dossier-more = mais { $count }
client-dossier-of = O que eu sei de { $who }
client-dossier-whom = Sobre quem?
client-dossiers = Dossiês
client-character-of = Personagem de { $who }
client-character-yours = Um dos seus personagens
client-character-carries = O que carrega
client-character-empty = Nada.
client-door-between = Porta trancada entre { $one } e { $other }
client-deck = O baralho
client-deck-help = Todos veem o verso da carta do topo: um floco de neve é uma carta Stay Away!, um grito é Pânico!
client-discards = Os descartes
client-discards-help = Os descartes ficam aqui, virados para baixo. Quando o baralho acaba, são embaralhados num novo.
client-direction = Sentido do jogo
client-direction-help = As setas mostram quem joga depois e para quem vai a oferta de uma carta.
client-kind-action = Ação
client-kind-defence = Defesa
client-kind-obstacle = Obstáculo
client-kind-contagion = Contágio
client-kind-panic = Pânico!

## Ajuda

client-help = Ajuda
client-help-question = Ajuda com esta pergunta
client-advice = Conselho
client-advice-ask = O que um bot faria, e por quê?
client-advice-would = Eu escolheria: { $option }
client-advice-do = Fazer isso
client-advice-yours = Só você vê isto. A escolha é sua.
client-advice-hide = Esconder o conselho
client-help-role = O que significa meu papel?
client-help-private = Só você vê isto. Ninguém fica sabendo que você perguntou.
client-why-other = Esta pergunta é sobre outra coisa.
client-why-title = Por que não esta pessoa?
client-rule = Regra { $clause }
client-rules-search = Procure uma palavra: fogo, porta, troca…
client-rules-found = { $count ->
    [0] Nenhuma cláusula fala disso.
    [one] Uma cláusula
   *[other] { $count } cláusulas
}
client-house-rule = (regra da casa: { $title })
client-house-value = “{ $value }”
client-house-on = “sim”
client-house-off = “não”

## Conversa

client-phrases-and-claims = Diga algo
client-phrases = Frases rápidas
client-claims = Afirmações
client-claim-what = O quê?
client-claim-whom = Quem?
client-claim-why = Por quê?
client-claim-say = Dizer: “{ $words }”
client-chat-placeholder = Diga com suas palavras
client-chat-eliminated = Diga para quem está fora
client-chat-eliminated-note = Você está fora da partida. O que disser é lido por quem também está fora e por quem assiste, nunca por quem ainda joga. Quando acabar, todo mundo poderá ler.
client-chat-off = A conversa livre está desligada.
client-channel = Quem ouve
client-channel-table = todos
client-channel-aliens = aliens
client-channel-eliminated = quem está fora
client-to-aliens = para os aliens
client-to-eliminated = entre quem está fora
client-said-to = Para { $whom }: { $words }
client-claimkind-i_am = Eu sou…
client-claimkind-i_trust = Confio em…
client-claimkind-i_suspect = Suspeito de…
client-claimkind-i_know_human = Sei que … é um ser humano
client-claimkind-i_know_alien = Sei que … não é um ser humano
client-claimkind-i_handed_over = Entreguei…
client-claimkind-i_received = Recebi…
client-claimkind-i_hold = Tenho…
client-claimkind-i_saw = Vi…
client-claimkind-i_will_play = Vou jogar…
client-claimkind-bring_me_to = Tenho fogo: quero ir para o lado de…
client-claimkind-i_will_test = Posso fazer o teste: apontem para…
client-claimkind-i_will_go = Vou para…
client-claim-i_am = Eu sou { $thing }.
client-claim-i_trust = Confio em { $about }.
client-claim-i_suspect = { $thing ->
    [nothing] Suspeito de { $about }.
   *[something] Suspeito de { $about }: { $thing }.
}
client-claim-i_know_human = Sei que { $about } é um ser humano.
client-claim-i_know_alien = Sei que { $about } não é um ser humano.
client-claim-i_handed_over = { $about ->
    [nobody] Entreguei { $thing }.
   *[somebody] Entreguei { $thing } para { $about }.
}
client-claim-i_received = { $about ->
    [nobody] Recebi { $thing }.
   *[somebody] { $about } me deu { $thing }.
}
client-claim-i_hold = Tenho { $thing }.
client-claim-i_saw = { $about ->
    [nobody] Vi { $thing }.
   *[somebody] { $about } tem { $thing }. Eu vi.
}
client-claim-i_will_play = Vou jogar { $thing }.
client-claim-bring_me_to = Tenho fogo. Quem me leva para o lado de { $about }?
client-claim-i_will_test = Posso fazer o teste. Apontem todos para { $about }!
client-claim-i_will_go = { $about ->
    [nobody] Meu destino: { $thing }.
   *[somebody] Vou com { $about }.
}
client-phrase-hello = Olá!
client-phrase-good_luck = Boa sorte. Você vai precisar.
client-phrase-well_played = Bem jogado.
client-phrase-thank_you = Valeu.
client-phrase-sorry = Desculpe.
client-phrase-yes = Sim.
client-phrase-no = Não.
client-phrase-maybe = Talvez.
client-phrase-hurry_up = Anda logo, está congelando.
client-phrase-take_your_time = Sem pressa.
client-phrase-be_right_back = Já volto.
client-phrase-i_am_human = Sou um ser humano. Juro.
client-phrase-trust_me = Confie em mim.
client-phrase-watch_out = Cuidado!
client-phrase-nobody_trusts_anybody = Agora ninguém confia em ninguém.
client-phrase-why_did_you_do_that = Por que você fez isso?
client-phrase-follow_me = Venha comigo.
client-phrase-stay_away = Fique longe de mim!
client-phrase-burn_it = Taca fogo!
client-phrase-test_them = Façam o teste.
client-phrase-prove_it = Então prove!
client-phrase-who_has_fire = Quem tem fogo?
client-phrase-boiler_may_fail = A Caldeira pode não aguentar outra rodada!
client-phrase-power_may_fail = A luz pode acabar antes da próxima rodada!
client-phrase-rescue_leaves = O Helicóptero de Resgate não espera outra rodada!
client-notice-started = As luzes se apagam.
client-notice-paused = A partida está em pausa.
client-notice-resumed = A partida continua.
client-notice-handed_to_bot = Um bot assume o lugar de { $who }.
client-notice-taken_back = { $who } voltou.
client-notice-clock_answered = O relógio respondeu por { $who }.
client-notice-clock_closed = O tempo acabou: quem ainda não tinha respondido deixou passar.
client-notice-host_changed = { $who ->
    [nobody] A mesa mudou de anfitrião.
   *[somebody] Agora { $who } comanda a mesa.
}
client-notice-ended_by_host = O anfitrião encerrou a partida.
client-notice-ended_unattended = Ninguém voltou, então a partida foi encerrada.
client-notice-ended = A partida acabou.
client-notice-rematch = Uma nova mesa está pronta.

## Notas

client-notes-private = Só para os seus olhos. O servidor guarda as notas para você.
client-trust-in = Confiança em { $who }
client-trust-value = { $trust ->
    [trusted] confio
    [suspected] suspeito
   *[unsure] não sei
}
client-note-about = Sobre { $who }…
client-note-game = Sobre a partida
client-notes-share = Mostrar minhas notas no fim
client-notes-share-note = Só depois da partida, e só se você quiser.
client-notes-close = Fechar minhas notas
client-notes-close-note = O que você escreve some na hora. A página se fecha após 20 segundos sem toque.
client-yes = Sim
client-no = Não
client-notes-add = Acrescente uma linha…
client-notes-added = Guardado e escondido.
client-notes-erase = Apagar
client-notes-erase-sure = Apagar tudo?
client-notes-hold-to-read = Segure para ler minhas notas
client-notes-tap-to-read = Toque para ler minhas notas
client-alone = Só { $who }: notas e conversa

## Menu, pausa, ausência

client-pause = Pausa
client-pause-note = Os relógios e os bots também param.
client-paused = Em pausa
client-paused-note = O anfitrião parou os relógios. Ninguém se mexe.
client-resume = Continuar
client-claim-host = O anfitrião sumiu: eu assumo
client-own-link = Meu próprio link
client-own-link-note = Abre seu lugar em outro navegador. Quem tiver esse link pode jogar por você: não mostre a ninguém.
client-end-table = Encerrar esta mesa
client-end-table-sure = Encerrar mesmo, sem vencedor?
client-let-bot-play = Deixar um bot assumir o lugar de { $who }
client-let-bot-play-me = Deixar um bot jogar por mim
client-bot-plays-you = Um bot está jogando por você.
client-gone = { $who } sumiu há dois minutos.
client-take-back = Retomar meu lugar
client-nudge = Cutucar
client-nudged = { $who } levou uma cutucada.
client-you-are-nudged = { $who }, a mesa está esperando por você.
client-bots-hurried = Há muitas mesas em jogo agora, então seus bots pensam menos por um tempo.
client-bots-search = Há espaço de novo: seus bots pensam o máximo que podem.
client-make-host = Passar o comando da mesa

## O celular que passa de mão em mão

client-on-this-device = Neste aparelho
client-who-am-i = { $who }: quem sou eu?
client-pass-to = Passar para { $who }
client-pass-the-phone = Passe o celular para
client-look-away = Todos os outros, olhem para o lado.
client-nothing-secret = Não há nada secreto nesta tela.
client-gate-deal = Descubra o que você é.
client-gate-look = Veja o que você é e o que tem na mão.
client-gate-question = Há algo para decidir.
client-what-happened = O que acabou de acontecer
client-hold-to-look = Segure para ver
client-lift-to-hide = Tire o dedo, e tudo some de novo
client-slide-to-choose = Deslize até uma opção e solte ali
client-let-go-hides = Solte para esconder
client-tap-to-look = Toque para ver
client-tap-to-hide = Esconder
client-twenty-seconds = 20 segundos no máximo
client-tap-a-card = Toque numa carta.
client-slide-over-a-card = Deslize sobre uma carta.
client-point-at-several = Aponte tudo o que inclui. Aponte de novo para tirar.
client-only-you = Só para os seus olhos, { $who }
client-chosen-unseen = Escolha feita. Ninguém vê qual.
client-confirm-and-pass = Confirmar, esconder e passar
client-choose-again = Escolher de novo
client-hold-to-choose-again = Segure para escolher de novo
client-done-pass = Já vi. Esconder e passar
client-show-board = Mostrar a mesa
client-cannot-hold = Não consigo segurar
client-use-hold = Prefiro segurar

## Distribuição e fim

client-deal-title = O que você é
client-deal-note = Conte o que quiser. Não mostre nada a ninguém.
client-deal-done = Sei quem eu sou
client-end-won = Você venceu
client-end-lost = Você perdeu
client-end-over = Acabou
client-end-abandoned = Ninguém vence
client-end-abandoned-note = O anfitrião encerrou a partida antes da hora.
client-end-roles = O que cada um era
client-end-cards = As cartas que cada um tinha
client-share-game = Compartilhe esta partida
client-share-link = O link para rever a partida
client-share-send = Enviar
client-share-draw = Desenhar uma imagem
client-share-picture = O veredito, o que cada um era e os momentos decisivos, em uma imagem
client-share-save = Salvar a imagem
client-share-no-picture = Este navegador não consegue desenhar a imagem.
client-finale-skip = Toque para continuar
client-turning-title = Momentos decisivos
client-end-notes = O que cada um anotou
client-to-the-end = Ver o veredito
client-won = venceu
client-lost = perdeu
client-rematch = Jogar de novo com a mesma turma
client-rematch-join = Os outros esperam numa nova mesa
client-replay = Ver de novo
client-record = Salvar o registro
client-chain-title = Quem infectou quem
client-chain-link = { $by } infectou { $whom } no turno { $turn }.
client-chain-none = Ninguém foi infectado.
client-chain-human = humano
client-chain-changed = já não é humano
client-chain-fell = fora
client-chain-turns = turnos da esquerda para a direita
client-chain-rounds = rodadas da esquerda para a direita
client-chain-by = { $by } infectou { $whom } ({ $title }).
client-chain-of = { $whom }: { $title }.
client-curve-title = A suspeita ao longo do tempo
client-curve-table = Como tabela
client-curve-infected = o momento do contágio

## Reprise e estatísticas

client-replay-first = Para o começo
client-replay-back = Um passo atrás
client-replay-on = Um passo à frente
client-replay-last = Para o fim
client-replay-play = Reproduzir
client-replay-moment = Momento da partida
client-replay-speed = Velocidade
client-replay-jump = Ir para
client-replay-chapters = Capítulos
client-replay-eyes = Pelos olhos de
client-replay-public = todos
client-replay-everything = todos ao mesmo tempo, sem nada oculto
client-won-of = vencidas: { $won } de { $played }
client-statistics-none = Nenhuma partida terminada neste aparelho ainda.
client-all-games = Todos os jogos
client-by-game = Por jogo
client-by-side = Por lado
client-by-role = Por papel
client-by-company = Por companhia
client-by-people = Com quem
client-side-humans = Do lado humano
client-side-others = Do outro lado
client-side-crew = Uma só equipe
client-sat-passed = Passando um aparelho
client-sat-people = Com outras pessoas
client-sat-bots = Entre bots
client-sat-alone = A sós
client-sum-played = Jogadas
client-sum-won = Vencidas
client-sum-streak = Vitórias seguidas
client-sum-longest = Maior sequência
client-finished-games = Partidas encerradas
client-titles = Títulos
client-earned-survivor = Sobrevivente
client-earned-survivor-note = Vença uma partida.
client-earned-impostor = Um deles
client-earned-impostor-note = Vença sem ser humano.
client-earned-partner = Ninguém fica para trás
client-earned-partner-note = Vença no cooperativo.
client-earned-burner = Fogo purificador
client-earned-burner-note = Queime A Coisa com as próprias mãos.
client-earned-witness = Testemunha ocular
client-earned-witness-note = Veja a carta de A Coisa com os próprios olhos.
client-earned-tester = O sangue não mente
client-earned-tester-note = Revele um alien com um teste seu.
client-earned-flown = Até o último
client-earned-flown-note = Escape como humano e vença.
client-earned-source = Foco de infecção
client-earned-source-note = Infecte dois ou mais em uma partida.
client-earned-hasty = Dedo no gatilho
client-earned-hasty-note = Queime alguém que afinal era humano.
client-earned-foxed = Mais esperto que eles
client-earned-foxed-note = Vença contra bots astutos.
client-earned-faces = Duas caras
client-earned-faces-note = Vença dos dois lados.
client-earned-winters = Todos os invernos
client-earned-winters-note = Vença em todos os jogos.
client-earned-streak = Embalo
client-earned-streak-note = Vença três partidas seguidas.
client-earned-veteran = Gente da casa
client-earned-veteran-note = Encerre 25 partidas.
client-carry-over = Leve suas partidas com você
client-carry-over-note = Suas partidas ficam só neste navegador. Um código as leva para outro; nada é enviado a lugar nenhum.
client-carry-out = Mostrar meu código
client-carry-copy = Copiar o código
client-carry-in = Um código de outro aparelho
client-carry-take = Adicionar estas partidas
client-code-copy-by-hand = Selecionado: copie à mão.
client-code-taken = { $count ->
    [0] Nada de novo: estas partidas já estão todas aqui.
    [one] { $count } partida adicionada.
   *[other] { $count } partidas adicionadas.
}
client-code-no_room = Este navegador não guarda nada, então não dá para adicionar as partidas.
client-code-not_a_code = Isso não é um código de partidas. Ele começa com “O31.” e é uma única palavra comprida.
client-code-damaged = Falta um pedaço do código ou ele mudou. Copie tudo de novo.
client-code-newer = Esse código é de uma versão mais nova. Recarregue esta página e tente outra vez.
client-code-too_long = Isso é mais comprido do que um código de partidas pode ser.
client-code-no_games = Não há partidas nesse código.

## Ajustes e créditos

client-theme = Tema
client-theme-night = Noite
client-theme-blizzard = Nevasca
client-text-size = Tamanho do texto
client-less-motion = Menos movimento
client-tap-setting = Ver com um toque
client-tap-setting-note = No celular compartilhado, toque em vez de segurar.
client-one-tap-setting = Responder com um toque
client-one-tap-setting-note = O que você escolhe é enviado um instante depois, sem confirmar; até lá dá para voltar atrás. O que encerra a partida ou não tem volta continua pedindo confirmação.
client-calls = Avisar quando for a minha vez
client-calls-note = Uma notificação quando a mesa espera por você e você não está olhando. Diz o seu nome e o jogo, e nada de secreto.
client-calls-denied = O seu navegador não permite notificações aqui. Você pode mudar isso nas configurações dele para esta página.
client-call-turn = { $who }, é a sua vez
client-keys = Atalhos de teclado na mesa
client-key-choose = escolher a resposta com este número
client-key-confirm = confirmar a escolha
client-key-undo = desfazer a escolha
client-key-help = ajuda com a pergunta
client-key-log = ler o diário
client-key-notes = escrever notas
client-sounds = Sons
client-sound-master = Som
client-volume = Volume
client-sound-turn = Sua vez
client-sound-question = Outra pergunta
client-sound-card = Cartas em movimento
client-sound-fire = Fogo
client-sound-panic = Pânico!
client-sound-exposure = Uma máscara cai
client-sound-alien = A Coisa está por perto
client-sound-cold = O frio
client-sound-good = Algo dá certo
client-sound-scene = Algo acontece
client-sound-talk = Conversa
client-sound-end = O fim
client-sound-bed = O vento e as máquinas
client-credits-note = O Outpost 31 se apoia no trabalho de muita gente. Nosso muito obrigado.
client-credits-owners = Os jogos pertencem a seus autores e editoras. Isto é trabalho de fã: as regras estão em nossas próprias palavras, e os desenhos são nossos.

## Tutorial

client-tutorial-you = Você
client-coach-circle = Esta é a mesa: vocês cinco em volta de uma lâmpada. Você fica embaixo. As setas mostram o sentido do jogo. Alguém aqui é A Coisa.
client-coach-hand = Embaixo estão suas cartas e o que você é: um ser humano, por enquanto. Toque numa carta para ler o que ela faz. Ninguém vê que você olhou.
client-coach-goal = Todo turno: compre uma carta, jogue ou descarte uma, depois troque uma com o vizinho. A Coisa infecta entregando uma carta Infectado! Descubra quem é. E queime.
client-coach-draw = Seu turno. Pegue a carta do topo: aperte o botão, ou toque no baralho e confirme.
client-coach-suspicion = Agora jogue uma carta. Toque em Suspeita na sua mão, depois em Palmer, à sua direita, e confirme. Você verá uma carta da mão de Palmer.
client-coach-offer = Todo turno acaba com uma troca. Livre-se de { $what }: não serve para você. Guarde Assustador e o Lança-chamas: esses, sim, você vai usar.
client-coach-exchanged = Você e Nauls trocaram cartas, e só vocês dois sabem quais. O que só você pode ver aparece assim: toque para guardar.
client-coach-turn_first = Nauls comprou, descartou e trocou com Blair. Você vê quem dá a quem, nunca o quê. Ninguém sabe mais do que isso.
client-coach-turn_second = Depois Blair, e uma troca com Childs. Toque em um rosto ou em um nome, no diário também: abre-se tudo o que você sabe dessa pessoa e a sua confiança nela.
client-coach-turn_third = Childs trocou com Palmer. Agora é a vez de Palmer, que no fim terá de oferecer uma carta a você. Com Assustador você pode recusar.
client-coach-watch = Os outros jogam. Você vê as cartas mudarem de mão, mas não quais são. Repare em quem dá para quem.
client-coach-scary = Palmer oferece uma carta a você, virada para baixo. Não aceite: recuse com Assustador e veja o que era.
client-coach-draw_again = Era uma carta Infectado!, e só A Coisa pode dar uma dessas a um humano. Agora você sabe. Seu turno: compre uma carta.
client-coach-burn = Chega de conversa. Jogue o Lança-chamas em Palmer.
client-coach-over = A Coisa está morta e os humanos venceram. Raramente é tão fácil. Que tal uma mesa de verdade?
client-coach-station = Esta é a base, vista de cima: salas, o pátio com os veículos, as reservas de combustível e comida. Todos vocês estão na Sala de Lazer; o peão sublinhado é o seu.
client-coach-station_cards = Sua mão: USO aproveita a sala, REPARO conserta, SABOTAGEM quebra. Toque em qualquer coisa, até nas salas, para ler o que faz. Ninguém vê que você olhou.
client-coach-station_role = Você é um ser humano, por enquanto. Um dos outros três já é um alien, e só ele sabe. Os aliens vencem se um deles escapar com vocês, se não sobrar nenhum humano ou se a base congelar.
client-coach-station_goal = É preciso sair daqui: chamem o Helicóptero de Resgate pelo rádio, ou vão embora voando ou dirigindo, assim que um veículo estiver consertado e abastecido e vocês tiverem as Chaves. Não deixem nenhum humano para trás e não levem nenhum alien.
client-coach-station_fuel = Toda rodada começa com o clima. Há uma tempestade, então a Caldeira e o Gerador queimaram 2 de combustível cada. Sem combustível, eles quebram: primeiro vem o escuro, depois o frio.
client-coach-station_moves = Agora, um de cada vez, vocês vão a uma sala e entregam uma carta virada para baixo. Você lidera esta rodada, então vai por último. Repare em quem vai aonde.
client-coach-station_watch = Veja o que acontece na planta; o diário guarda tudo.
client-coach-station_turn = Seu turno. Escolha “{ $what }”.
client-coach-station_room = Toque no Laboratório. Childs está lá: com dois trabalhando, o Laboratório rende o dobro. Mas dividir uma sala também é um encontro, e é assim que se pega a infecção.
client-coach-station_card = Entregue USO: há trabalho para essa carta. Humanos também recebem cartas SABOTAGEM. Não é fácil descobrir quem entregou uma, porque as cartas são embaralhadas.
client-coach-station_withdraw = Você encontra Childs. Com uma arma, daria para se retirar; você não tem nenhuma, então fique. Essas perguntas vão para todos, possam ou não, para que nenhuma entregue ninguém.
client-coach-station_tokens = Cada um coloca duas fichas viradas para baixo e vê uma das do outro. Um humano coloca duas de humano. Um alien pode infiltrar uma de alien: quem vê essa ficha passa a ser um alien.
client-coach-station_notice = Você viu uma ficha de humano. Isso prova pouco: aliens também têm. E andar a dois pega mal: os discos de vocês subiram na trilha de suspeita.
client-coach-station_fire = Quem tivesse fogo poderia agora pedir a você que queimasse uma sala. Ninguém pede. Perguntas assim se fecham sozinhas; não é preciso clicar.
client-coach-station_use = Você lidera: vira as cartas embaralhadas e diz quem cumpre cada uma. A primeira é USO. Fique com ela, no Laboratório: você compra por dois.
client-coach-station_blood = Uma Bolsa de Sangue! Guarde: ela serve para um teste.
client-coach-station_failure = Uma Falha, não serve para nada. Descarte; ninguém vê o que era.
client-coach-station_on_1 = Seu peão se deita: o trabalho dele acabou. Vire mais uma carta.
client-coach-station_sabotage = SABOTAGEM! Alguém entregou, ou é a única carta que vem do baralho sem ninguém ver. Alguém tem que cumprir. Dê para Palmer, na Sala do Gerador: com um de dano, a luz ainda aguenta.
client-coach-station_on_2 = O hachurado mostra o que está danificado. Mais uma carta: Fuchs ainda está de pé no Depósito.
client-coach-station_items = USO de novo. Dê para Fuchs: quem trabalha no Depósito acha alguma coisa.
client-coach-station_stop = Chega. O que você não vira é descartado sem ninguém ver; dá para parar antes que piore.
client-coach-station_trade = Noite na Sala de Lazer: hora de negociar. Não ofereça nada e veja o que os outros fazem.
client-coach-station_gift = Fuchs oferece Ferramentas a você. Guarde sua Bolsa de Sangue: presente não pede nada em troca.
client-coach-station_deal = Todos veem que vocês dois fecharam negócio e quantas coisas foram de cada lado, mas não quais. De uma recusa, só vocês dois saberiam.
client-coach-station_accuse = Agora todos apontam ao mesmo tempo, e cada dedo faz um disco subir. Quem estava na Sala do Gerador? Aponte para Palmer.
client-coach-station_pointed = Três dedos para Palmer, cujo disco agora está no vermelho, e um para você. Quem está no vermelho tem que mostrar as cartas que entrega.
client-coach-station_test = Agora os testes. Comece pelo teste A: custa uma Bolsa de Sangue, e quem está sob maior suspeita tem que mostrar o que é.
client-coach-station_willing = A pergunta vai para todos, e só o líder fica sabendo quem disse sim. Diga sim.
client-coach-station_tester = O líder escolhe quem testa: você.
client-coach-station_exposed = Palmer é um alien! A máscara caiu: de agora em diante ele caça às claras, à espreita nas salas. Fogo ajuda contra ele; companhia também. Um humano teria ido para o verde, com a confiança de todos.
client-coach-station_night = Noite: lá se vão quatro porções de comida, e cães chegam da neve. Ficar a sós com um cão também pode infectar você. Fuchs pegou o marcador de líder no caminho e agora lidera.
client-coach-station_over = Essa foi uma rodada inteira. Palmer caça, o rádio está quebrado, falta combustível, e amanhã pode haver mais aliens. O resto você já sabe. Que tal uma mesa de verdade?
client-coach-crew = Não há mais ninguém à mesa: estas seis pessoas são suas. Sob cada uma há uma carta de papel que ninguém viu, e até duas das seis são aliens. Nem você sabe quem.
client-coach-crew_goal = É preciso escapar com todos os humanos a bordo e nenhum alien: envie o SOS da Sala de Rádio, ou conserte e abasteça um veículo e ache as Chaves. Você perde se houver um alien a bordo, se um humano ficar para trás ou se a base congelar.
client-coach-crew_track = A trilha de suspeita: seis discos no amarelo e a ficha de ameaça no 6. A ficha chega mais perto a cada rodada. O personagem cujo disco ela encontra se revela um alien, sai da sua equipe e caça os outros.
client-coach-crew_rooms = Os seis num painel só: { $what }. Companhia faz os discos subirem, mas dois no Laboratório compram por dois.
client-coach-crew_repair = Agora os dados. Você rola três e entrega a um personagem, que pode fazer uma coisa. Aqui não há nenhum dado ruim: entregue a Windows, que tira dois de dano do rádio de uma vez.
client-coach-crew_dormitory = Clark descansa no Dormitório. Uma vez por rodada ele pode virar um dado de outro para qualquer face. Guarde isso para dados piores.
client-coach-crew_keep_all = Windows poderia cancelar dados, mas cada um faria o disco dele subir um espaço na trilha de suspeita. Os três são bons: não cancele nenhum.
client-coach-crew_act_windows = Um só dado é cumprido. Escolha “{ $what }”.
client-coach-crew_on_1 = O rádio ainda tem 4 de dano, e Windows se deita: por hoje acabou. Role de novo.
client-coach-crew_weapon = SABOTAGEM! Enquanto houver um dado ruim, não se faz mais nada: ele atinge a sala onde o personagem está. Mesmo assim, entregue os dados a MacReady, no Arsenal.
client-coach-crew_turn = É para isso que Clark está ali. Escolha “{ $what }”.
client-coach-crew_keep = Não resta nenhum dado ruim. Não cancele nenhum.
client-coach-crew_act_macready = Escolha “{ $what }”: no Arsenal, MacReady compra três armas e fica com uma.
client-coach-crew_find = Fique com “{ $what }”: tira MacReady de uma companhia que moveria o disco dele, e nunca se gasta.
client-coach-crew_on_2 = MacReady também se deita. Role de novo.
client-coach-crew_blood = AMEAÇA traz a ficha um espaço mais perto, e não se faz mais nada. Entregue os dados ao Dr. Blair, no Laboratório: há uma saída.
client-coach-crew_cancel = Clark não pode ajudar duas vezes na mesma rodada, então o Dr. Blair leva a culpa. Cancele o dado AMEAÇA e nenhum outro: o disco dele sobe um espaço.
client-coach-crew_act_blair = Escolha “{ $what }”: no Laboratório, o Dr. Blair compra uma ficha por cada uma das duas pessoas ali, e mais uma.
client-coach-crew_failure = Uma Falha, não serve para nada. Descarte.
client-coach-crew_on_3 = Norris e Nauls ainda estão de pé. Role de novo.
client-coach-crew_bad = AMEAÇA mais uma vez. Alguém tem que ficar com estes dados: entregue a Nauls, que hoje não faz falta.
client-coach-crew_let_it = Desta vez deixe acontecer: nenhum disco está perto da ficha ainda. Não cancele nenhum.
client-coach-crew_stop = A ameaça está no 5. Você pode parar quando quiser: o que não se rola não machuca. Pare aqui.
client-coach-crew_leisure = Noite na Sala de Lazer: as coisas mudam de mãos livremente. Tudo está onde deve estar, então ninguém entrega nada.
client-coach-crew_test = Agora os testes. Comece pelo teste A: custa uma Bolsa de Sangue, e quem está sob maior suspeita tem que mostrar o que é. É o Dr. Blair, no 3.
client-coach-crew_willing = O Dr. Blair tem a Bolsa de Sangue. Diga sim.
client-coach-crew_tester = Você lidera, então escolhe quem testa: o Dr. Blair. Sim, pode ser o próprio sangue.
client-coach-crew_night = O Dr. Blair é humano! O disco dele vai para o verde, onde a ameaça não chega. Depois vem a noite: lá se vão quatro porções de comida, cães chegam da neve, e a ameaça vai para o 4.
client-coach-crew_over = Essa foi uma rodada inteira. O rádio precisa de mais dois reparos, a ameaça se aproxima, e entre os outros cinco pode haver aliens. Na dúvida, peça um conselho. Que tal uma base de verdade?
client-coach-try = Por ora, escolha: { $what }
client-coach-next = Avançar
client-coach-leave = Sair

## What bots say in a voice of their own, by temper

client-phrase-test_them-cautious = { $way ->
    [one] Antes de fazer besteira: um teste.
   *[other] Um teste me deixaria bem mais à vontade.
}
client-phrase-take_your_time-cautious = { $way ->
    [one] Sem pressa. Um erro aqui é para sempre.
   *[other] Pense bem. Duas vezes.
}
client-phrase-watch_out-cautious = { $way ->
    [one] Com cuidado, por favor.
   *[other] Devagar. Tem algo estranho aqui.
}
client-phrase-maybe-cautious = Prefiro não dizer ainda.
client-phrase-good_luck-bold = Bora acabar logo com isso.
client-phrase-burn_it-bold = { $way ->
    [one] Chega de papo. Fogo!
   *[other] O que estamos esperando? Taca fogo!
}
client-phrase-follow_me-bold = { $way ->
    [one] Eu vou na frente. Vamos!
   *[other] Todos comigo!
}
client-phrase-hurry_up-bold = { $way ->
    [one] Anda! Ficar parado é morrer.
   *[other] Vamos, vamos!
}
client-phrase-no-bold = Nem pensar.
client-phrase-stay_away-paranoid = { $way ->
    [one] Mais um passo e você vai se arrepender.
   *[other] Estou vendo o que você faz. Nem chegue perto!
}
client-phrase-nobody_trusts_anybody-paranoid = { $way ->
    [one] Pode ser qualquer um. Ou todos.
   *[other] Durmo de costas para a parede.
}
client-phrase-maybe-paranoid = Por que está dizendo isso? O que você quer?
client-phrase-hello-charming = Boa noite, meus queridos! Que nevasca adorável!
client-phrase-trust_me-charming = { $way ->
    [one] Eu mentiria para você?
   *[other] Com esta cara? Confie em mim.
}
client-phrase-well_played-charming = { $way ->
    [one] Esplêndido! Eu não faria melhor.
   *[other] Que prazer ver vocês jogarem.
}
client-phrase-sorry-charming = Perdão. Não foi por mal.
client-phrase-thank_you-charming = Quanta gentileza!
client-phrase-yes-silent = Hum.
client-phrase-no-silent = Errado.
client-claim-i_suspect-cautious = { $thing ->
    [nothing] Posso estar errando sobre { $about }, mas tenho dúvidas.
   *[something] Posso estar errando sobre { $about }, mas: { $thing }.
}
client-claim-i_suspect-bold = { $thing ->
    [nothing] É { $about }. Aposto minhas botas.
   *[something] É { $about }, aposto minhas botas: { $thing }!
}
client-claim-i_suspect-paranoid = { $thing ->
    [nothing] { $about }! Eu vi desde o começo.
   *[something] { $about }! E ninguém reparou: { $thing }!
}
client-claim-i_suspect-charming = { $thing ->
    [nothing] Dói dizer isso, mas { $about }…
   *[something] Dói dizer isso, mas { $about }… { $thing }.
}
client-claim-i_suspect-silent = { $thing ->
    [nothing] { $about }.
   *[something] { $about }: { $thing }.
}
client-claim-i_trust-charming = { $about }? Um amor. Eu confiaria a minha vida a essa pessoa.
