### A linha de comando: o que ela diz de si, o que pergunta e o que recusa.

cli-help = Os jogos da Coisa. Sozinho, o comando abre mesas no seu navegador; os verbos fazem o resto. Não confie em ninguém.
cli-help-version = Mostrar a versão e sair.
cli-help-play = Jogar aqui e agora, com gente neste teclado e bots nas outras cadeiras.
cli-help-replay = Rever uma partida salva: como quem assiste, de um dos lugares, ou com tudo às claras.
cli-help-simulate = Deixar bots jogarem muitas partidas e contar quem vence.
cli-help-rules = Ler as regras: todas, uma cláusula, ou cada cláusula em que uma palavra aparece.
cli-help-sit = Colocar um bot seu, ou um dos nossos, em uma mesa em andamento, para jogar lá.
cli-help-link = O link da mesa, como foi enviado
cli-help-bot = Quem joga: um de { $levels }, ou MÓDULO:CLASSE desta pasta
cli-help-sit-name = O nome dele; “(bot)” vem depois, para todos saberem
cli-help-sit-seat = O lugar a ocupar (por padrão, o primeiro livre)
cli-sitting = { $name } se senta, e todos veem que é um bot. Ctrl-C para sair.
cli-sit-again = A linha caiu. Tentando de novo.
cli-sit-won = Acabou. Vitória.
cli-sit-lost = Acabou. Derrota.
cli-sit-ended = A mesa foi fechada antes do fim.
cli-bad-link = “{ $link }” não é o link de uma mesa. O formato é: http://localhost:3131/#/t/MESA.
cli-bad-bot = Ninguém chamado “{ $bot }” joga aqui. Indique um de { $levels }, ou MÓDULO:CLASSE.
cli-no-bot = Não há { $bot } aqui: { $error }
cli-sit-refused = A mesa recusou: { $reason }.
cli-sit-unreachable = Ninguém responde em { $server }.
cli-help-serve = Abrir uma casa de mesas para quem está na sua rede; basta um navegador.
cli-help-backup = Gravar todas as mesas num arquivo, mesmo com partidas em andamento.
cli-help-restore = Trocar todas as mesas por uma cópia de segurança, mesmo com partidas em andamento.
cli-help-host = O endereço onde escutar; por padrão, toda a sua rede.
cli-help-port = A porta onde escutar; por padrão, 3131.
cli-help-data = A pasta onde as mesas ficam guardadas.
cli-help-store = Onde guardar as mesas em vez dessa pasta: um endereço PostgreSQL.
cli-help-processes = Quantos processos iniciar nesta máquina, todos na mesma porta; mais de um exige um banco de dados PostgreSQL.
cli-help-root-path = O caminho que um proxy reserva para este servidor, como /outpost, quando o endereço não é todo dele.
cli-help-certificate = Um arquivo com o certificado para https. Sem ele, o servidor fala http sem criptografia.
cli-help-key = A chave privada do certificado, se estiver em outro arquivo.
cli-help-browser = Abrir um navegador quando a casa estiver aberta.
cli-help-backup-target = O arquivo que será gravado.
cli-help-restore-source = Um arquivo gravado com backup.
cli-help-tables = Cuidar das mesas de um servidor: listar, ver, encerrar ou apagar uma.
cli-help-tables-list = Listar as mesas, as mais novas primeiro.
cli-help-tables-show = Mostrar uma mesa: o jogo, quem está sentado, desde quando dorme. Os segredos continuam secretos.
cli-help-tables-end = Encerrar uma mesa sem vencedor, mesmo com a partida em andamento.
cli-help-tables-delete = Apagar uma mesa e tudo o que foi dito nela.
cli-help-tables-table = O código de uma mesa, como aparece no link dela.
cli-help-tables-state = Só as mesas neste estado: lobby, playing, ended ou given_up.
cli-help-tables-yes = Sim, tenho certeza.
cli-bad-state = Nenhuma mesa está { $state }; um estado é um destes: { $states }.
cli-tables-asleep = dorme desde { $since }
cli-tables-count = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
cli-tables-entries = entradas do registro: { $count }, compactadas: { $packed }
cli-tables-trouble = não pode ser jogada: { $trouble }
cli-tables-sure = Nada restaria da mesa { $table }. Se tem certeza, acrescente --yes.
cli-tables-ended = A mesa { $table } foi encerrada.
cli-tables-deleted = A mesa { $table } foi apagada.
cli-help-demo = Uma demonstração: os bots jogam, visitantes assistem ou se sentam com eles, as partidas acabam depois de um tempo e nada é guardado.
cli-help-backup-every = Horas entre as cópias de segurança que o servidor grava sozinho na pasta dele.
cli-help-restore-until = Voltar a este momento anterior à cópia, em horário universal: 2026-11-16T21:30.
cli-bad-moment = { $text } não é um momento; escreva assim: 2026-11-16T21:30.
cli-help-game = Qual jogo: { $games }.
cli-help-seats-one = Quantos jogam.
cli-help-seats-many = Quantos jogam: 6, 4-12 ou 4,6,8. Por padrão, todos os números que o jogo aceita.
cli-help-bots = Quantos deles são bots; os outros são gente neste teclado. Por padrão, todos menos um.
cli-help-level = Como jogam os bots: { $levels }. Por padrão, novice.
cli-help-level-simulate = Como jogam os bots: { $levels }. Por padrão, o melhor nível que responde na hora: os bots cunning levam segundos por partida.
cli-help-seed = Decide tudo o que fica por conta do acaso. Sem semente, o acaso é de verdade.
cli-help-seed-simulate = A mesma semente dá o mesmo resultado.
cli-help-option = Uma opção da mesa, como nome=valor; pode ser repetida.
cli-help-names = Nomes na ordem dos lugares, separados por vírgulas: Ana,Beto.
cli-help-save = Onde guardar o registro da partida.
cli-help-language = Que idioma usar.
cli-help-file = Um registro salvo.
cli-help-seat = Como este lugar viu a partida, contando a partir de 1.
cli-help-everything = Com tudo às claras; só para partidas que acabaram.
cli-help-step = Esperar Enter depois de cada turno.
cli-help-games = Quantas partidas para cada número de lugares.
cli-help-jobs = Quantos processos; por padrão, todos os núcleos.
cli-help-cluster = Em um cluster Ray em vez de em processos desta máquina: auto, ou o endereço dele.
cli-help-json = Imprimir JSON em vez de uma tabela.
cli-help-clause = Uma cláusula como S-3.2, um capítulo como S-3, ou palavras para procurar.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Recusas

cli-did-you-mean = Você quis dizer { $what }?
cli-running-as-root = você está rodando o servidor como root. É mais seguro usar uma conta própria.
cli-demo = Demonstração aberta: as partidas duram no máximo { $minutes } minutos e nada é guardado.
cli-docs-missing = Esta cópia não traz a documentação. Em uma cópia completa do projeto, ela é gerada com “python3 play.py docs”; as páginas estão na pasta docs.
cli-server-trouble = { $trouble }.
cli-backed-up = Cópia de segurança gravada: { $file }
cli-restored = Mesas restauradas de { $file }
cli-no-game = não existe o jogo “{ $game }”. Escolha entre: { $games }.
cli-bad-seats = { $title } é para { $least } a { $most } jogadores, escrito como 6, { $least }-{ $most } ou 4,6; não “{ $seats }”.
cli-bad-bots = pode haver de 0 a { $seats } bots nessa mesa, não { $bots }: não há mais lugares.
cli-bad-games = uma simulação tem de 1 a { $most } partidas para cada número de lugares, não { $games }.
cli-bad-jobs = é preciso pelo menos 1 processo, não { $jobs }.
cli-option-form = uma opção se escreve nome=valor, não “{ $option }”.
cli-no-option = { $title } não tem a opção “{ $name }”. Escolha entre: { $names }.
cli-bad-option = a opção { $name } aceita { $allowed }, não “{ $value }”.
cli-no-level = nenhum bot “{ $level }” joga { $title }. Escolha entre: { $levels }.
cli-no-language = não há textos em “{ $language }”. Escolha entre: { $languages }.
cli-many-names = nomes: { $count }; lugares: { $seats }. Alguém teria que ficar em pé.
cli-bad-name = um nome tem de 1 a { $most } caracteres imprimíveis, não “{ $name }”.
cli-same-names = duas pessoas com o mesmo nome: confusão demais até para este lugar.
cli-file-there = { $file } já existe; escolha outro nome.
cli-no-folder = não dá para gravar nada em { $folder }.
cli-not-written = { $file } não pôde ser gravado: { $why }.
cli-not-read = { $file } não pode ser lido: { $why }.
cli-not-a-record = { $file } não é o registro de uma partida, ou é só parte de um.
cli-bad-record = { $file } não pode ser reproduzido: { $why }.
cli-bad-seat = o registro tem lugares de 1 a { $seats }, não { $seat }.
cli-seat-or-everything = escolha um lugar ou tudo, não os dois.
cli-not-over = essa partida nunca terminou; só partidas que acabaram podem ser contadas com tudo às claras.
cli-game-failed = uma partida foi interrompida: { $error }. Para ver de novo: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = interrompido.
cli-stopped = interrompido; nada foi contado.
cli-no-cluster = não há cluster: { $error }.
cli-no-rules = ainda não há regras para { $game }. Escolha entre: { $games }.
cli-no-clause = não existe a cláusula { $clause } em { $game }. { $near ->
    [none] Os capítulos são { $chapters }.
   *[some] Você quis dizer { $near }?
}
cli-nothing-found = nada nas regras de { $title } fala de “{ $words }”.

## À mesa

cli-gate = { $name }, aperte Enter quando ninguém mais estiver olhando.
cli-gate-others = Todos os outros: olhem para o lado. Sua vez no escuro vai chegar.
cli-happened = O que aconteceu
cli-nothing-happened = Nada ainda. Só o vento.
cli-earlier = … e mais antes disso: l mostra o diário inteiro.
cli-log = O diário inteiro
cli-hint = Um número escolhe · ? ajuda · r PALAVRA regras · w por quê · l diário · q sair
cli-hint-advice = a conselho
cli-hint-set = 4 4 2 responde também pelos próximos
cli-advice = Eu escolheria { $number }: { $option }.
cli-foreseen = Antes de escolher:
cli-why = Indisponível agora, e por quê:
cli-why-nothing = Tudo o que você vê aqui está disponível.
cli-not-understood = “{ $typed }” não é uma das opções. Digite um número de 1 a { $most }, ? para ajuda, r PALAVRA para as regras, w para o que não dá para escolher e por quê, l para o diário, q para sair.
cli-not-a-choice = “{ $typed }” não corresponde a nenhuma opção. Responda com um número de 1 a { $most } ou com as palavras de uma opção.
cli-help-keys =
    Um número escolhe essa opção. Enter sozinho desenha a mesa de novo.
    ? ajuda com esta pergunta, ? 3 com a opção 3, ? machado com uma carta, ? S-3.2 mostra uma cláusula.
    r PALAVRA procura uma palavra nas regras. l mostra o diário inteiro. q sai da mesa.
cli-see-also = Regras: { $clauses }
cli-no-help = Não há ajuda sobre “{ $word }”. r { $word } procura nas regras.
cli-which-word = Digite a palavra depois do r: r fogo.
cli-no-rules-here = Não há regras deste jogo à mão.
cli-leave = Sair da mesa? A partida acaba aqui. (s/n)
cli-yes = s
cli-grave = { $option }. Não há volta. Você confirma? (s/n)
cli-save-where = Um arquivo para salvar o registro (Enter para nenhum):
cli-saved = O registro está em { $file }.
cli-left = Você empurra a cadeira e sai. Ninguém impede.
cli-watching = Ninguém está jogando neste teclado; isto é o que vê quem assiste.
cli-over = Acabou
cli-won = venceu
cli-lost = perdeu
cli-chain = Quem infectou quem
cli-no-chain = Ninguém foi infectado.

## Reprises

cli-replay-head = { $title }, { $seats ->
    [one] um lugar
   *[other] { $seats } lugares
}, { $viewer ->
    [onlooker] como viu quem assistia
    [everything] como foi, com tudo às claras
   *[seat] como { $name } viu
}
cli-replay-unfinished = O registro acaba aqui. A partida nunca terminou.
cli-replay-step = Enter continua, q encerra.

## Simulações

cli-simulating = Jogando
cli-simulate-title = { $title }: quem venceu (partidas por número de lugares: { $games }; bots: { $level }; semente { $seed })
cli-column-seats = lugares
cli-nobody = ninguém
cli-column-turns = turnos
cli-column-decisions = decisões
cli-column-infections = infecções
cli-simulate-roles = De cada 100 lugares que acabam neste papel, quantos vencem
cli-simulate-note = Taxas em 100 partidas, com intervalos de 95% (Wilson) abaixo. Durações: a média; 90 de 100 partidas cabem na faixa abaixo dela.
cli-simulate-reasons = Como acabou

## Regras

cli-rules-found = { $count ->
    [one] { $count } cláusula fala de “{ $words }”
   *[other] { $count } cláusulas falam de “{ $words }”
}
cli-rules-option = Para mudar: --option { $name }=… ({ $choices }; por padrão, { $default })
cli-one-table = uma mesa tem um só número de lugares, não “{ $seats }”.
cli-see-help = Veja { $command } --help.

cli-help-arena = Colocar níveis de bots frente a frente, com as mesmas cartas, e medir quanto valem.
cli-help-arena-seats = Quantos lugares a mesa tem.
cli-help-arena-levels = Os níveis a comparar, do melhor para o pior, separados por vírgulas; por padrão, seasoned,novice. Escolha entre: { $levels }.
cli-help-arena-games = Quantas partidas jogar em cada mesa.
cli-help-arena-talk = Deixar os bots falarem.
cli-help-arena-report = Gravar uma página com gráficos neste arquivo.
cli-arena-sides = { $title }: quem vence (lugares: { $seats }; partidas em cada mesa: { $games }; semente { $seed })
cli-arena-humans = humanos
cli-arena-aliens = aliens
cli-arena-level = nível
cli-arena-humans-win = humanos vencem
cli-arena-aliens-win = aliens vencem
cli-arena-friendly-fire = humanos queimados por humanos
cli-arena-seat = Um lugar de um nível entre os de outro: com que frequência vence, conforme o lado em que começou
cli-arena-among = entre
cli-arena-times = Tempo por decisão, em milissegundos de CPU
cli-arena-beliefs = O que os humanos pensam dos outros
cli-column-predictions = previsões
cli-column-brier = Brier
cli-column-baseline = só o relógio
cli-column-skill = perícia
cli-column-calibration-error = erro de calibração
cli-arena-matched = perícia com modelo sob medida
cli-arena-note = Taxas em porcentagem, com intervalos de 95% (Wilson). Partidas ao todo: { $played }; partidas que não chegaram ao fim: { $stalls }.

## A liga dos aproveitadores

cli-help-lab = Experimentar como os bots podem ser vencidos.
cli-help-exploit = Colocar contra os bots, nas mesmas distribuições, jogadores que tentam tirar proveito deles, e medir quanto ganham com isso.
cli-help-exploit-games = Quantas distribuições jogar com cada um, e de novo sem ele.
cli-help-exploit-only = Só estes, separados por vírgulas; por padrão, todos.
cli-help-exploit-level = O nível dos bots de quem se tira proveito. Escolha entre: { $levels }.
cli-help-exploit-search = Procurar também, de cada lado, um jogador que vença mais, neste número de passos; cada passo tem 1000 partidas.
cli-no-exploiter = { $title } não tem nenhum aproveitador “{ $name }”. Escolha entre: { $names }.
cli-nobody-to-exploit = em { $title } ninguém esconde nada: não há de quem tirar proveito.
cli-exploit-heading = { $title }: o que os aproveitadores ganham (lugares: { $seats }; distribuições: { $games }; semente { $seed })
cli-exploit-name = aproveitador
cli-exploit-side = lado
cli-exploit-wins = vitórias
cli-exploit-usual = um bot no lugar dele
cli-exploit-gain = ganho
cli-exploit-side-gain = ganho do lado dele
cli-exploit-human = humano
cli-exploit-alien = alien
cli-exploit-note = Em porcentagem das partidas e em pontos percentuais, com intervalos de 95%, comparados nas mesmas distribuições.

## Exportação

cli-help-export = Gravar em um arquivo cada decisão de partidas entre bots, com o que era verdade, para quem quiser estudá-las.
cli-help-export-out = O arquivo a gravar: .parquet ou .jsonl. Uma ficha ao lado diz como ele foi feito.
cli-help-export-seats = Quantos jogam: 6, 4-12 ou 4,6,8. Com vários números, as partidas se alternam.
cli-help-export-games = Quantas partidas ao todo.
cli-bad-export = as decisões são gravadas em um arquivo cujo nome termina em .parquet ou .jsonl, não em { $file }.
cli-no-parquet = um arquivo Parquet precisa do pyarrow, que não está instalado. Instale com { $command } ou grave um arquivo .jsonl.
cli-exported = Gravado: { $file }, com a ficha: { $card }

## Aprendizado

cli-help-learn = Reaprender, com partidas entre bots, os números em que eles se baseiam, e gravar os arquivos por inteiro.
cli-help-learn-what = O que se aprende: habits (hábitos) ou value (avaliação).
cli-help-learn-games = Quantas partidas jogar; por padrão, tantas quantas geraram os números incluídos.
cli-help-learn-seed = O que decide as distribuições; por padrão, a semente dos números incluídos.
cli-help-learn-folder = Onde gravar os arquivos; por padrão, onde os bots os leem.
cli-help-learn-keep = Não aprender nada: manter os números e anotar nos arquivos que eles continuam valendo após uma mudança no código.
cli-no-lesson = { $title } não tem a lição “{ $what }”. Escolha entre: { $lessons }.
cli-nothing-to-keep = não existe { $file }; não há números para manter.
cli-keep-plays-nothing = --keep não joga nenhuma partida, então um cluster não teria nada para fazer: tire --keep ou --cluster.
cli-learned = Gravado: { $file }
