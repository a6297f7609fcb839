### La línea de órdenes: lo que dice de sí misma, lo que pregunta y lo que rechaza.

cli-help = Los juegos de La Cosa, en tu terminal. No te fíes de nadie.
cli-help-version = Dice qué versión es esta y termina.
cli-help-play = Juega una partida aquí y ahora, con gente en este teclado y bots en las demás sillas.
cli-help-replay = Cuenta otra vez una partida guardada: desde fuera, desde una de las sillas o sin nada oculto.
cli-help-simulate = Deja que los bots jueguen muchas partidas y cuenta quién gana.
cli-help-rules = Lee las reglas: todas, una cláusula o donde aparezca una palabra.
cli-help-game = Qué juego: { $games }.
cli-help-seats-one = Cuántos juegan.
cli-help-seats-many = Cuántos juegan: 6, 4-12 o 4,6,8. Si no lo dices, todos los que admite el juego.
cli-help-bots = Cuántos son bots; el resto, personas en este teclado. Si no lo dices, todos menos uno.
cli-help-level = Lo bien que juegan los bots: { $levels }. Si no lo dices, el mejor que tenga el juego.
cli-help-level-simulate = Lo bien que juegan los bots: { $levels }. Si no lo dices, el mejor que responda al momento: los bots cunning tardan segundos por partida.
cli-help-seed = La semilla que decide todo el azar. Sin ella, el azar es de verdad.
cli-help-seed-simulate = La misma semilla da el mismo resultado.
cli-help-option = Una opción de mesa, como nombre=valor; puede repetirse.
cli-help-names = Nombres por silla, con comas: Ana,Luis.
cli-help-save = Dónde guardar el registro de la partida.
cli-help-language = En qué idioma.
cli-help-file = Un registro guardado.
cli-help-seat = Como lo vio esta silla, contando desde 1.
cli-help-everything = Sin nada oculto; para partidas terminadas.
cli-help-step = Esperar a Intro después de cada turno.
cli-help-games = Cuántas partidas por cada número de sillas.
cli-help-jobs = Cuántos procesos; si no lo dices, todos los núcleos.
cli-help-json = Escribir JSON en vez de una tabla.
cli-help-clause = Una cláusula como S-3.2, un capítulo como S-3 o palabras que buscar.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Negativas

cli-did-you-mean = ¿Querías decir { $what }?
cli-no-game = no hay ningún juego «{ $game }». Hay: { $games }.
cli-bad-seats = { $title } es para { $least } a { $most } jugadores, escrito como 6, { $least }-{ $most } o 4,6; no «{ $seats }».
cli-bad-bots = de { $seats } sillas pueden ser bots de 0 a { $seats }, no { $bots }.
cli-bad-games = una simulación tiene de 1 a { $most } partidas por cada número de sillas, no { $games }.
cli-bad-jobs = hace falta 1 proceso o más, no { $jobs }.
cli-option-form = una opción se escribe nombre=valor, no «{ $option }».
cli-no-option = { $title } no tiene la opción «{ $name }». Tiene: { $names }.
cli-bad-option = la opción { $name } es { $allowed }, no «{ $value }».
cli-no-level = ningún bot «{ $level }» juega a { $title }. Hay: { $levels }.
cli-no-language = no hay palabras en «{ $language }». Hay: { $languages }.
cli-many-names = { $count } nombres para { $seats } sillas: alguien se queda de pie.
cli-bad-name = un nombre tiene de 1 a { $most } caracteres imprimibles, no «{ $name }».
cli-same-names = dos personas con el mismo nombre: demasiada confusión hasta para este sitio.
cli-file-there = { $file } ya existe; elige otro nombre.
cli-no-folder = no se puede escribir nada en { $folder }.
cli-not-written = no se ha podido escribir { $file }: { $why }.
cli-not-read = no se puede leer { $file }: { $why }.
cli-not-a-record = { $file } no es el registro de una partida, o es solo una parte.
cli-bad-record = no se puede repetir { $file }: { $why }.
cli-bad-seat = el registro tiene sillas de la 1 a la { $seats }, no la { $seat }.
cli-seat-or-everything = o una silla o todo, no ambas cosas.
cli-not-over = esa partida nunca se acabó; sin nada oculto solo se cuentan partidas terminadas.
cli-game-failed = una partida se ha roto: { $error }. Para verla otra vez: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = parado.
cli-stopped = parado; no se ha contado nada.
cli-no-rules = aún no hay reglas de { $game }. Las hay de: { $games }.
cli-no-clause = no hay ninguna cláusula { $clause } en { $game }. { $near ->
    [none] Los capítulos son { $chapters }.
   *[some] ¿Querías decir { $near }?
}
cli-nothing-found = nada en las reglas de { $title } habla de «{ $words }».

## En la mesa

cli-gate = { $name }, pulsa Intro cuando no mire nadie más.
cli-gate-others = Los demás: mirad a otro lado. Ya os llegará el turno a oscuras.
cli-happened = Lo que ha pasado
cli-nothing-happened = Aún nada. El viento, sobre todo.
cli-earlier = … y antes, más: l muestra el diario entero.
cli-log = El diario entero
cli-hint = Un número elige · ? ayuda · r PALABRA reglas · w por qué · l diario · q salir
cli-hint-advice = a consejo
cli-advice = Yo elegiría la { $number }: { $option }.
cli-why = No se ofrece, y por qué:
cli-why-nothing = Se ofrece todo lo que ves aquí.
cli-not-understood = «{ $typed }» no se ofrece. Escribe un número de 1 a { $most }, ? para ayuda, r PALABRA para las reglas, w para lo que no se ofrece y por qué, l para el diario, q para salir.
cli-help-keys =
    Un número elige esa opción. Intro a solas vuelve a dibujar la mesa.
    ? ayuda con esta pregunta, ? 3 con la opción 3, ? hacha con una carta, ? S-3.2 muestra una cláusula.
    r PALABRA busca una palabra en las reglas. l muestra el diario entero. q deja la mesa.
cli-see-also = Reglas: { $clauses }
cli-no-help = No hay ayuda sobre «{ $word }». r { $word } lo busca en las reglas.
cli-which-word = Escribe la palabra tras la r: r fuego.
cli-no-rules-here = No hay reglas de este juego a mano.
cli-leave = ¿Dejas la mesa? La partida acaba aquí. (s/n)
cli-yes = s
cli-save-where = Un archivo para guardar el registro (Intro: ninguno):
cli-saved = El registro está en { $file }.
cli-left = Apartas la silla y te vas. Nadie te detiene.
cli-watching = Nadie en este teclado juega; esto es lo que se ve desde fuera.
cli-over = Se acabó
cli-won = gana
cli-lost = pierde
cli-chain = Quién infectó a quién
cli-no-chain = No hubo infecciones.

## Repeticiones

cli-replay-head = { $title }, { $seats } sillas, { $viewer ->
    [onlooker] como se vio desde fuera
    [everything] tal como fue, sin nada oculto
   *[seat] como lo vio { $name }
}
cli-replay-unfinished = El registro acaba aquí. La partida nunca se terminó.
cli-replay-step = Intro sigue, q termina.

## Simulaciones

cli-simulating = Jugando
cli-simulate-title = { $title }: gana… en { $games } partidas cada vez (bots { $level }, semilla { $seed })
cli-column-seats = sillas
cli-nobody = nadie
cli-column-turns = turnos
cli-column-decisions = decisiones
cli-column-infections = infecciones
cli-simulate-roles = De las sillas que acaban como… ganan tantas de cada 100
cli-simulate-note = Tasas por 100 partidas, con intervalos del 95 % (Wilson) debajo. Duraciones: la media; 90 de cada 100 partidas caben en el intervalo de debajo.
cli-simulate-reasons = Cómo acabó

## Reglas

cli-rules-found = { $count ->
    [one] Una cláusula habla de «{ $words }»
   *[other] { $count } cláusulas hablan de «{ $words }»
}
cli-rules-option = Opción { $name }: { $choices }; normalmente { $default }.
cli-one-table = una mesa tiene un solo número de sillas, no «{ $seats }».
cli-see-help = { $command } --help dice qué acepta.

cli-help-serve = Abre una casa con mesas para la gente de tu red; les basta con un navegador.
cli-help-backup = Guarda todas las mesas en un archivo, aunque se esté jugando.
cli-help-restore = Sustituye todas las mesas por una copia guardada, aunque se esté jugando.
cli-help-host = La dirección en la que escuchar; si no lo dices, toda tu red.
cli-help-port = El puerto en el que escuchar; si no lo dices, el 3131.
cli-help-data = La carpeta donde se guardan las mesas.
cli-help-store = Dónde se guardan las mesas en vez de esa carpeta: una dirección de PostgreSQL.
cli-help-browser = Abre un navegador cuando la casa esté abierta.
cli-help-backup-target = El archivo en el que guardar la copia.
cli-help-restore-source = Un archivo que escribió backup.
cli-server-trouble = { $trouble }.

cli-help-arena = Enfrenta entre sí niveles de bots con los mismos repartos y mide cuánto vale cada uno.
cli-help-arena-seats = Cuántas sillas tiene la mesa.
cli-help-arena-levels = Los niveles que compiten, el mejor primero, con comas; si no lo dices, seasoned,novice. Hay: { $levels }.
cli-help-arena-games = Cuántas partidas se juegan en cada mesa.
cli-help-arena-talk = Deja que los bots hablen.
cli-help-arena-report = Escribe una página con gráficos en este archivo.
cli-arena-sides = { $title }, { $seats } sillas: quién gana en { $games } partidas en cada mesa (semilla { $seed })
cli-arena-humans = humanos
cli-arena-aliens = alienígenas
cli-arena-level = nivel
cli-arena-humans-win = ganan los humanos
cli-arena-aliens-win = ganan los alienígenas
cli-arena-friendly-fire = humanos quemados por humanos
cli-arena-seat = Una silla de un nivel entre las de otro: con qué frecuencia gana, según el bando en que empezó
cli-arena-among = entre
cli-arena-times = Tiempo por decisión, en milisegundos de CPU
cli-arena-beliefs = Lo que los humanos creen de los demás
cli-column-predictions = pronósticos
cli-column-brier = Brier
cli-column-baseline = solo el reloj
cli-column-skill = pericia
cli-column-calibration-error = error de calibración
cli-arena-matched = pericia con modelo a medida
cli-arena-note = Tasas en porcentaje con intervalos del 95 % (Wilson), { $played } partidas en total; sin poder terminar: { $stalls }.
