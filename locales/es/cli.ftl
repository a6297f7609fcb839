### La línea de órdenes: lo que dice de sí misma, lo que pregunta y lo que rechaza.

cli-help = Los juegos de La Cosa. Por sí solo, el comando abre mesas en tu navegador; los verbos hacen el resto. No te fíes de nadie.
cli-help-version = Muestra la versión y termina.
cli-help-play = Juega una partida aquí y ahora, con gente en este teclado y bots en las demás sillas.
cli-help-replay = Reproduce una partida guardada: desde fuera, desde una de las sillas o sin nada oculto.
cli-help-simulate = Deja que los bots jueguen muchas partidas y cuenta quién gana.
cli-help-rules = Lee las reglas: todas, una cláusula o las que mencionen una palabra.
cli-help-game = Qué juego: { $games }.
cli-help-seats-one = Cuántos juegan.
cli-help-seats-many = Cuántos juegan: 6, 4-12 o 4,6,8. Por defecto, todos los números que admite el juego.
cli-help-bots = Cuántos son bots; el resto son personas en este teclado. Por defecto, todos menos uno.
cli-help-level = Lo bien que juegan los bots: { $levels }. Por defecto, novice.
cli-help-level-simulate = Lo bien que juegan los bots: { $levels }. Por defecto, los mejores que respondan al momento: los bots cunning tardan segundos por partida.
cli-help-seed = La semilla que decide todo el azar. Sin ella, el azar es de verdad.
cli-help-seed-simulate = La misma semilla da el mismo resultado.
cli-help-option = Una opción de mesa, como nombre=valor; puede repetirse.
cli-help-names = Nombres por orden de silla, separados por comas: Ana,Luis.
cli-help-save = Dónde guardar el registro de la partida.
cli-help-language = Qué idioma usar.
cli-help-file = Un registro guardado.
cli-help-seat = Como lo vio esta silla, contando desde 1.
cli-help-everything = Sin nada oculto; solo para partidas terminadas.
cli-help-step = Esperar a que pulses Enter después de cada turno.
cli-help-games = Cuántas partidas por cada número de sillas.
cli-help-jobs = Cuántos procesos; por defecto, todos los núcleos.
cli-help-cluster = En un clúster de Ray en vez de en procesos de esta máquina: auto, o su dirección.
cli-help-json = Escribir JSON en vez de una tabla.
cli-help-clause = Una cláusula como S-3.2, un capítulo como S-3 o palabras que buscar.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Negativas

cli-did-you-mean = ¿Querías decir { $what }?
cli-no-game = no hay ningún juego llamado «{ $game }». Elige entre: { $games }.
cli-bad-seats = { $title } es para { $least } a { $most } jugadores, escrito como 6, { $least }-{ $most } o 4,6; no «{ $seats }».
cli-bad-bots = en esta mesa puede haber de 0 a { $seats } bots, no { $bots }.
cli-bad-games = una simulación admite de 1 a { $most } partidas por cada número de sillas, no { $games }.
cli-bad-jobs = hace falta al menos 1 proceso, no { $jobs }.
cli-option-form = una opción se escribe nombre=valor, no «{ $option }».
cli-no-option = { $title } no tiene la opción «{ $name }». Elige entre: { $names }.
cli-bad-option = la opción { $name } admite { $allowed }, no «{ $value }».
cli-no-level = ningún bot «{ $level }» juega a { $title }. Elige entre: { $levels }.
cli-no-language = no hay textos en «{ $language }». Elige entre: { $languages }.
cli-many-names = nombres: { $count }; sillas: { $seats }. Alguien tendría que quedarse de pie.
cli-bad-name = un nombre tiene de 1 a { $most } caracteres imprimibles, no «{ $name }».
cli-same-names = dos personas con el mismo nombre: demasiada confusión, incluso para este lugar.
cli-file-there = { $file } ya existe; elige otro nombre.
cli-no-folder = no se puede escribir nada en { $folder }.
cli-not-written = no se ha podido escribir { $file }: { $why }.
cli-not-read = no se puede leer { $file }: { $why }.
cli-not-a-record = { $file } no es el registro de una partida, o no está entero.
cli-bad-record = no se puede reproducir { $file }: { $why }.
cli-bad-seat = el registro tiene sillas de la 1 a la { $seats }, no la { $seat }.
cli-seat-or-everything = o una silla o todo, no ambas cosas.
cli-not-over = esa partida nunca se acabó; sin nada oculto solo se cuentan partidas terminadas.
cli-game-failed = una partida se ha interrumpido: { $error }. Para verla otra vez: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = detenido.
cli-stopped = detenido; no se ha contado nada.
cli-no-cluster = no hay clúster: { $error }.
cli-no-rules = aún no hay reglas de { $game }. Elige entre: { $games }.
cli-no-clause = no hay ninguna cláusula { $clause } en { $game }. { $near ->
    [none] Los capítulos son { $chapters }.
   *[some] ¿Querías decir { $near }?
}
cli-nothing-found = nada en las reglas de { $title } habla de «{ $words }».

## En la mesa

cli-gate = { $name }, pulsa Enter cuando no mire nadie más.
cli-gate-others = El resto, a mirar a otro lado. Ya llegará su turno a oscuras.
cli-happened = Lo que ha pasado
cli-nothing-happened = Aún nada. El viento, sobre todo.
cli-earlier = … y antes, más: l muestra el diario entero.
cli-log = El diario entero
cli-hint = Un número elige · ? ayuda · r PALABRA reglas · w por qué · l diario · q salir
cli-hint-advice = a consejo
cli-hint-set = 4 4 2 responde también por los siguientes
cli-advice = Yo elegiría la { $number }: { $option }.
cli-foreseen = Antes de elegir:
cli-why = Lo que ahora no se puede elegir, y por qué:
cli-why-nothing = Puedes elegir todo lo que ves aquí.
cli-not-understood = «{ $typed }» no es una de las opciones. Escribe un número de 1 a { $most }, ? para ayuda, r PALABRA para las reglas, w para lo que no puedes elegir y por qué, l para el diario, q para salir.
cli-not-a-choice = «{ $typed }» no corresponde a ninguna opción. Responde con un número de 1 a { $most } o con las palabras de una opción.
cli-help-keys =
    Un número elige esa opción. Enter sin más vuelve a dibujar la mesa.
    ? ayuda con esta pregunta, ? 3 con la opción 3, ? hacha con una carta, ? S-3.2 muestra una cláusula.
    r PALABRA busca una palabra en las reglas. l muestra el diario entero. q deja la mesa.
cli-see-also = Reglas: { $clauses }
cli-no-help = No hay ayuda sobre «{ $word }». r { $word } lo busca en las reglas.
cli-which-word = Escribe la palabra tras la r: r fuego.
cli-no-rules-here = No hay reglas de este juego a mano.
cli-leave = ¿Dejas la mesa? La partida acaba aquí. (s/n)
cli-yes = s
cli-grave = { $option }. No hay vuelta atrás. ¿Seguro? (s/n)
cli-save-where = Un archivo para guardar el registro (Enter: ninguno):
cli-saved = El registro está en { $file }.
cli-left = Apartas la silla y te vas. Nadie te detiene.
cli-watching = Nadie en este teclado juega; esto es lo que se ve desde fuera.
cli-over = Se acabó
cli-won = gana
cli-lost = pierde
cli-chain = Quién infectó a quién
cli-no-chain = No hubo infecciones.

## Repeticiones

cli-replay-head = { $title }, { $seats ->
    [one] una silla
   *[other] { $seats } sillas
}, { $viewer ->
    [onlooker] como se vio desde fuera
    [everything] tal como fue, sin nada oculto
   *[seat] como lo vio { $name }
}
cli-replay-unfinished = El registro acaba aquí. La partida nunca se terminó.
cli-replay-step = Enter sigue, q termina.

## Simulaciones

cli-simulating = Jugando
cli-simulate-title = { $title }: quién gana (partidas por fila: { $games }; bots: { $level }; semilla { $seed })
cli-column-seats = sillas
cli-nobody = nadie
cli-column-turns = turnos
cli-column-decisions = decisiones
cli-column-infections = infecciones
cli-simulate-roles = De cada 100 sillas que acaban con este rol, cuántas ganan
cli-simulate-note = Tasas por 100 partidas, con intervalos del 95 % (Wilson) debajo. Duraciones: la media; 90 de cada 100 partidas caben en el intervalo de debajo.
cli-simulate-reasons = Cómo acabó

## Reglas

cli-rules-found = { $count ->
    [one] Una cláusula habla de «{ $words }»
   *[other] { $count } cláusulas hablan de «{ $words }»
}
cli-rules-option = Para cambiarla: --option { $name }=… ({ $choices }; por defecto, { $default })
cli-one-table = una mesa tiene un solo número de sillas, no «{ $seats }».
cli-see-help = Prueba { $command } --help.

cli-help-sit = Sienta a un bot tuyo, o a uno de los nuestros, en una mesa en marcha para que juegue allí.
cli-help-link = El enlace de la mesa, tal como se comparte
cli-help-bot = Quién juega: uno de { $levels }, o MÓDULO:CLASE de esta carpeta
cli-help-sit-name = Su nombre; se le añade «(bot)» para que todo el mundo lo sepa
cli-help-sit-seat = La silla que ocupa (por defecto, la primera libre)
cli-sitting = { $name } se sienta, y todo el mundo ve que es un bot. Ctrl-C para irse.
cli-sit-again = Se cortó la línea. Nuevo intento.
cli-sit-won = Se acabó. Victoria.
cli-sit-lost = Se acabó. Derrota.
cli-sit-ended = La mesa se cerró antes del final.
cli-bad-link = «{ $link }» no es el enlace de una mesa. Tiene esta forma: http://localhost:3131/#/t/MESA.
cli-bad-bot = Aquí no juega nadie llamado «{ $bot }». Indica uno de { $levels }, o MÓDULO:CLASE.
cli-no-bot = Aquí no hay { $bot }: { $error }
cli-sit-refused = La mesa se negó: { $reason }.
cli-sit-unreachable = Nadie responde en { $server }.
cli-help-serve = Abre un servidor con mesas para la gente de tu red; basta con un navegador.
cli-help-backup = Guarda todas las mesas en un archivo, aunque se esté jugando.
cli-help-restore = Sustituye todas las mesas por una copia guardada, aunque se esté jugando.
cli-help-host = La dirección en la que escuchar; por defecto, toda tu red.
cli-help-port = El puerto en el que escuchar; por defecto, el 3131.
cli-help-data = La carpeta donde se guardan las mesas.
cli-help-store = Dónde se guardan las mesas en vez de esa carpeta: una dirección de PostgreSQL.
cli-help-processes = Cuántos procesos iniciar en esta máquina, todos en un mismo puerto; más de uno necesitan una base de datos PostgreSQL.
cli-help-root-path = La ruta que un proxy reserva para este servidor, como /outpost, si no tiene toda la dirección para él.
cli-help-certificate = Un archivo con el certificado para https. Sin él, el servidor habla http sin cifrar.
cli-help-key = La clave privada del certificado, si está en otro archivo.
cli-help-browser = Abre un navegador cuando el servidor esté en marcha.
cli-help-backup-target = El archivo en el que guardar la copia.
cli-help-restore-source = Un archivo creado con backup.
cli-help-tables = Cuida las mesas de un servidor: enuméralas, mira una, termínala o bórrala.
cli-help-tables-list = Enumera las mesas, primero las más recientes.
cli-help-tables-show = Muestra una mesa: su juego, quién está sentado, desde cuándo duerme. Los secretos siguen siendo secretos.
cli-help-tables-end = Termina una mesa sin ganador, aunque se esté jugando.
cli-help-tables-delete = Borra una mesa y todo lo que se dijo en ella.
cli-help-tables-table = El identificador de una mesa, tal como aparece en su enlace.
cli-help-tables-state = Solo las mesas en este estado: lobby, playing, ended o given_up.
cli-help-tables-yes = Sí, lo tengo claro.
cli-bad-state = Ninguna mesa está { $state }; un estado es uno de estos: { $states }.
cli-tables-asleep = duerme desde { $since }
cli-tables-count = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
cli-tables-entries = entradas del registro: { $count }, comprimidas: { $packed }
cli-tables-trouble = no se puede jugar: { $trouble }
cli-tables-sure = No quedaría nada de la mesa { $table }. Si es lo que quieres, añade --yes.
cli-tables-ended = La mesa { $table } ha terminado.
cli-tables-deleted = La mesa { $table } está borrada.
cli-help-demo = Una demostración: los bots juegan, las visitas miran o se sientan con ellos, las partidas terminan al cabo de un rato y no se guarda nada.
cli-help-backup-every = Horas entre las copias que el servidor guarda por sí mismo en su carpeta.
cli-help-restore-until = Vuelve a este momento anterior a la copia, en hora universal: 2026-11-16T21:30.
cli-bad-moment = { $text } no es un momento; escríbelo así: 2026-11-16T21:30.
cli-running-as-root = estás ejecutando el servidor como root. Es más seguro usar una cuenta propia.
cli-demo = Demostración abierta: las partidas duran { $minutes } minutos como mucho y no se guarda nada.
cli-docs-missing = Esta copia no trae la documentación. En una copia completa del proyecto la genera «python3 play.py docs»; las páginas están en la carpeta docs.
cli-server-trouble = { $trouble }.
cli-backed-up = Copia guardada: { $file }
cli-restored = Mesas restauradas desde { $file }

cli-help-arena = Enfrenta entre sí niveles de bots con los mismos repartos y mide cuánto vale cada uno.
cli-help-arena-seats = Cuántas sillas tiene la mesa.
cli-help-arena-levels = Los niveles que se comparan, el mejor primero, separados por comas; por defecto, seasoned,novice. Elige entre: { $levels }.
cli-help-arena-games = Cuántas partidas se juegan en cada mesa.
cli-help-arena-talk = Deja que los bots hablen.
cli-help-arena-report = Escribe una página con gráficos en este archivo.
cli-arena-sides = { $title }: quién gana (sillas: { $seats }; partidas en cada mesa: { $games }; semilla { $seed })
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
cli-arena-note = Tasas en porcentaje, con intervalos del 95 % (Wilson). Partidas en total: { $played }; partidas que no pudieron terminar: { $stalls }.

## Exportar

cli-help-export = Escribe en un archivo cada decisión de partidas entre bots, con lo que era verdad, para quien quiera estudiarlas.
cli-help-export-out = El archivo que se escribe: .parquet o .jsonl. Una ficha a su lado explica cómo se hizo.
cli-help-export-seats = Cuántos juegan: 6, 4-12 o 4,6,8. Si son varios números, las partidas se alternan.
cli-help-export-games = Cuántas partidas en total.
cli-bad-export = las decisiones se escriben en un archivo cuyo nombre termina en .parquet o .jsonl, no en { $file }.
cli-no-parquet = un archivo Parquet necesita pyarrow, que no está instalado. Instálalo con { $command } o escribe un archivo .jsonl.
cli-exported = Escrito: { $file }, y su ficha: { $card }

## La liga de los aprovechados

cli-help-lab = Prueba cómo se puede vencer a los bots.
cli-help-exploit = Enfrenta a los bots, en los mismos repartos, con jugadores que intentan aprovecharse de ellos y mide cuánto ganan con ello.
cli-help-exploit-games = Cuántos repartos se juegan con cada uno, y otra vez sin él.
cli-help-exploit-only = Solo estos, separados por comas; por defecto, todos.
cli-help-exploit-level = El nivel de los bots de los que se aprovechan. Elige entre: { $levels }.
cli-help-exploit-search = Busca además, en cada bando, un jugador que gane más, en este número de pasos; cada paso son 1000 partidas.
cli-no-exploiter = { $title } no tiene ningún aprovechado «{ $name }». Elige entre: { $names }.
cli-nobody-to-exploit = en { $title } nadie esconde nada: no hay de quién aprovecharse.
cli-exploit-heading = { $title }: lo que ganan los aprovechados (sillas: { $seats }; repartos: { $games }; semilla { $seed })
cli-exploit-name = aprovechado
cli-exploit-side = bando
cli-exploit-wins = victorias
cli-exploit-usual = un bot en su silla
cli-exploit-gain = ventaja
cli-exploit-side-gain = ventaja de su bando
cli-exploit-human = humano
cli-exploit-alien = alienígena
cli-exploit-note = En porcentaje de partidas y en puntos porcentuales, con intervalos del 95 %, comparados sobre los mismos repartos.

cli-help-learn = Vuelve a aprender, con partidas entre bots, los números en los que se basan y escribe sus archivos enteros.
cli-help-learn-what = Qué se aprende: habits (costumbres) o value (valoración).
cli-help-learn-games = Cuántas partidas se juegan; por defecto, tantas como para los números incluidos.
cli-help-learn-seed = De qué dependen los repartos; por defecto, la semilla de los números incluidos.
cli-help-learn-folder = Dónde se escriben los archivos; por defecto, donde los leen los bots.
cli-help-learn-keep = No aprende nada: conserva los números y anota en los archivos que siguen valiendo tras un cambio del código.
cli-no-lesson = { $title } no tiene la lección «{ $what }». Elige entre: { $lessons }.
cli-nothing-to-keep = no existe { $file }, así que no hay números que conservar.
cli-keep-plays-nothing = --keep no juega ninguna partida, así que un clúster no tendría nada que hacer: quita --keep o --cluster.
cli-learned = Escrito: { $file }
