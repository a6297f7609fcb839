### A linha de comando: o que ela diz de si, o que pergunta e o que recusa.

cli-help = Os jogos da Coisa, no seu terminal. Não confie em ninguém.
cli-help-version = Dizer qual é a versão e sair.
cli-help-play = Jogar aqui e agora, com gente neste teclado e bots nas outras cadeiras.
cli-help-replay = Contar de novo uma partida salva: como quem assiste, de um dos lugares, ou com tudo às claras.
cli-help-simulate = Deixar bots jogarem muitas partidas e contar quem vence.
cli-help-rules = Ler as regras: todas, uma cláusula, ou onde uma palavra aparece.
cli-help-serve = Manter uma casa de mesas aberta para quem está na sua rede; basta um navegador.
cli-help-backup = Gravar todas as mesas num arquivo, enquanto se joga.
cli-help-restore = Pôr uma cópia de segurança no lugar de todas as mesas, enquanto se joga.
cli-help-host = O endereço onde escutar; toda a sua rede, se você não disser.
cli-help-port = A porta onde escutar; 3131, se você não disser.
cli-help-data = A pasta onde as mesas ficam guardadas.
cli-help-store = Onde guardar as mesas em vez dessa pasta: um endereço PostgreSQL.
cli-help-browser = Abrir um navegador quando a casa estiver aberta.
cli-help-backup-target = O arquivo a gravar.
cli-help-restore-source = Um arquivo gravado por backup.
cli-help-game = Qual jogo: { $games }.
cli-help-seats-one = Quantos jogam.
cli-help-seats-many = Quantos jogam: 6, 4-12 ou 4,6,8. Todos os números que o jogo aceita, se você não disser.
cli-help-bots = Quantos deles são bots; os outros são gente neste teclado. Todos menos um, se você não disser.
cli-help-level = Como jogam os bots: { $levels }. O melhor que o jogo tem, se você não disser.
cli-help-level-simulate = Como jogam os bots: { $levels }. O melhor que responde na hora, se você não disser: os bots cunning levam segundos por partida.
cli-help-seed = Decide todo o acaso. Sem ela, o acaso é de verdade.
cli-help-seed-simulate = A mesma semente dá o mesmo resultado.
cli-help-option = Uma opção da mesa, como nome=valor; pode se repetir.
cli-help-names = Nomes por lugar, com vírgulas: Ana,Beto.
cli-help-save = Onde guardar o registro da partida.
cli-help-language = Em que idioma.
cli-help-file = Um registro salvo.
cli-help-seat = Como este lugar a viu, contando de 1.
cli-help-everything = Com tudo às claras; para partidas que acabaram.
cli-help-step = Esperar Enter depois de cada turno.
cli-help-games = Quantas partidas para cada número de lugares.
cli-help-jobs = Quantos processos; todos os núcleos, se você não disser.
cli-help-json = Imprimir JSON em vez de uma tabela.
cli-help-clause = Uma cláusula como S-3.2, um capítulo como S-3, ou palavras a procurar.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Recusas

cli-did-you-mean = Você quis dizer { $what }?
cli-server-trouble = { $trouble }.
cli-no-game = não há o jogo “{ $game }”. Há: { $games }.
cli-bad-seats = { $title } é para { $least } a { $most } jogadores, escrito como 6, { $least }-{ $most } ou 4,6; não “{ $seats }”.
cli-bad-bots = de { $seats } lugares, 0 a { $seats } podem ser bots, não { $bots }.
cli-bad-games = uma simulação tem de 1 a { $most } partidas para cada número de lugares, não { $games }.
cli-bad-jobs = é preciso 1 processo ou mais, não { $jobs }.
cli-option-form = uma opção se escreve nome=valor, não “{ $option }”.
cli-no-option = { $title } não tem a opção “{ $name }”. Tem: { $names }.
cli-bad-option = a opção { $name } é { $allowed }, não “{ $value }”.
cli-no-level = nenhum bot “{ $level }” joga { $title }. Há: { $levels }.
cli-no-language = não há textos em “{ $language }”. Há: { $languages }.
cli-many-names = { $count } nomes para { $seats } lugares: alguém fica em pé.
cli-bad-name = um nome tem de 1 a { $most } caracteres imprimíveis, não “{ $name }”.
cli-same-names = duas pessoas com o mesmo nome: confusão demais até para este lugar.
cli-file-there = { $file } já existe; escolha outro nome.
cli-no-folder = não se pode gravar nada em { $folder }.
cli-not-written = { $file } não pôde ser gravado: { $why }.
cli-not-read = { $file } não pode ser lido: { $why }.
cli-not-a-record = { $file } não é o registro de uma partida, ou é só parte de um.
cli-bad-record = { $file } não pode ser reproduzido: { $why }.
cli-bad-seat = o registro tem lugares de 1 a { $seats }, não { $seat }.
cli-seat-or-everything = ou um lugar ou tudo, não os dois.
cli-not-over = essa partida nunca terminou; com tudo às claras só se contam partidas que acabaram.
cli-game-failed = uma partida se interrompeu: { $error }. Para ver de novo: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = interrompido.
cli-stopped = interrompido; nada foi contado.
cli-no-rules = ainda não há regras para { $game }. Há para: { $games }.
cli-no-clause = não há a cláusula { $clause } em { $game }. { $near ->
    [none] Os capítulos são { $chapters }.
   *[some] Você quis dizer { $near }?
}
cli-nothing-found = nada nas regras de { $title } fala de “{ $words }”.

## À mesa

cli-gate = { $name }, aperte Enter quando ninguém mais estiver olhando.
cli-gate-others = Os demais: olhem para o outro lado. Sua vez no escuro vai chegar.
cli-happened = O que aconteceu
cli-nothing-happened = Nada ainda. Só o vento.
cli-earlier = … e mais antes disso: l mostra o diário inteiro.
cli-log = O diário inteiro
cli-hint = Um número escolhe · ? ajuda · r PALAVRA regras · w por quê · l diário · q sair
cli-hint-advice = a conselho
cli-advice = Eu escolheria { $number }: { $option }.
cli-why = Indisponível, e por quê:
cli-why-nothing = Tudo o que você vê aqui está disponível.
cli-not-understood = “{ $typed }” não está disponível. Digite um número de 1 a { $most }, ? para ajuda, r PALAVRA para as regras, w para o que não está disponível e por quê, l para o diário, q para sair.
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
cli-save-where = Um arquivo para salvar o registro (Enter para nenhum):
cli-saved = O registro está em { $file }.
cli-left = Você empurra a cadeira e vai embora. Ninguém impede.
cli-watching = Ninguém neste teclado joga; isto é o que vê quem assiste.
cli-over = Acabou
cli-won = venceu
cli-lost = perdeu
cli-chain = Quem infectou quem
cli-no-chain = Ninguém foi infectado.

## Reprises

cli-replay-head = { $title }, { $seats } lugares, { $viewer ->
    [onlooker] como viu quem assistia
    [everything] como foi, com tudo às claras
   *[seat] como { $name } viu
}
cli-replay-unfinished = O registro acaba aqui. A partida nunca terminou.
cli-replay-step = Enter continua, q encerra.

## Simulações

cli-simulating = Jogando
cli-simulate-title = { $title }: vence … em { $games } partidas cada (bots { $level }, semente { $seed })
cli-column-seats = lugares
cli-nobody = ninguém
cli-column-turns = turnos
cli-column-decisions = decisões
cli-column-infections = infecções
cli-simulate-roles = Dos lugares que acabam como … tantos em 100 vencem
cli-simulate-note = Taxas em 100 partidas, com intervalos de 95% (Wilson) abaixo. Durações: a média; 90 de 100 partidas cabem na faixa abaixo dela.
cli-simulate-reasons = Como acabou

## Regras

cli-rules-found = { $count ->
    [one] { $count } cláusula fala de “{ $words }”
   *[other] { $count } cláusulas falam de “{ $words }”
}
cli-rules-option = Opção { $name }: { $choices }; em geral { $default }.
cli-one-table = uma mesa tem um só número de lugares, não “{ $seats }”.
cli-see-help = { $command } --help diz o que aceita.

cli-help-arena = Pôr níveis de bots frente a frente, com as mesmas cartas, e medir quanto valem.
cli-help-arena-seats = Quantos lugares a mesa tem.
cli-help-arena-levels = Os níveis que competem, o melhor primeiro, com vírgulas; seasoned,novice, se você não disser. Há: { $levels }.
cli-help-arena-games = Quantas partidas se jogam em cada mesa.
cli-help-arena-talk = Deixar os bots falarem.
cli-help-arena-report = Gravar uma página com gráficos neste arquivo.
cli-arena-sides = { $title }, { $seats } lugares: quem vence em { $games } partidas em cada mesa (semente { $seed })
cli-arena-humans = humanos
cli-arena-aliens = aliens
cli-arena-level = nível
cli-arena-humans-win = humanos vencem
cli-arena-aliens-win = aliens vencem
cli-arena-friendly-fire = humanos queimados por humanos
cli-arena-seat = Um lugar de um nível entre os de outro: com que frequência vence, conforme o lado em que começou
cli-arena-among = entre
cli-arena-times = Tempo por decisão, em milissegundos de CPU
cli-arena-beliefs = O que os humanos acham dos outros
cli-column-predictions = previsões
cli-column-brier = Brier
cli-column-baseline = só o relógio
cli-column-skill = perícia
cli-column-calibration-error = erro de calibração
cli-arena-matched = perícia com modelo sob medida
cli-arena-note = Taxas em porcentagem com intervalos de 95% (Wilson), { $played } partidas ao todo; sem chegar ao fim: { $stalls }.
