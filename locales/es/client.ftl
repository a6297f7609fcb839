### El cliente de navegador: todas las palabras de la interfaz. Las de cada juego están en su propio archivo.

## En todas partes

client-home = Inicio
client-menu = Menú
client-close = Cerrar
client-settings = Ajustes
client-rules = Reglas
client-credits = Créditos
client-statistics = Tus partidas
client-language = Idioma
client-connecting = Buscando la mesa…
client-dealing = Repartiendo las cartas…
client-reconnecting = Reconectando…
client-offline = Sin conexión.
client-offline-note = La partida está a salvo en el servidor y sigue aquí en cuanto vuelvas.
client-offline-unsent = { $count ->
    [one] Falta por enviar una cosa que has hecho.
   *[other] Faltan por enviar { $count } cosas que has hecho.
}
client-you = tú
client-bot = bot
client-host = Anfitrión
client-add = Añadir
client-send = Enviar
client-sending = Enviando…

## La puerta de entrada

client-home-where = Antártida, las 3 de la madrugada
client-home-tag = Uno de los tuyos ya no es de los tuyos. Juega a La Cosa con tus amigos, con un solo teléfono que pasa de mano en mano, o a solas contra los bots.
client-play-now = Jugar ya
client-play-now-note = bots de nivel { $level }, sin registro
client-play = Jugar
client-cover-minutes = Minutos: de { $least } a { $most }
client-cover-weight = Tipo de juego: { $weight }
client-weight-light = ligero
client-weight-medium = medio
client-weight-heavy = exigente
client-new-table = Nueva mesa
client-learn = Aprende en cinco minutos
client-join = Entrar
client-join-code = Código o enlace de una mesa
client-your-tables = Tus mesas
client-open-tables = Mesas abiertas

## Nueva mesa

client-which-game = ¿Qué juego?
client-players-range = De { $least } a { $most } jugadores
client-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
client-turns = { $count ->
    [one] un turno
   *[other] { $count } turnos
}
client-your-name = Tu nombre
client-name-missing = Sin nombre nadie sabe de quién es la silla: escribe uno aquí.
client-name-full = Un nombre no puede ser más largo.
client-how-many = Sillas en la mesa: { $count }
client-with-whom = ¿Con quién?
client-company-friends = Amigos
client-company-friends-note = Con un enlace, un código QR o un solo teléfono que pasa de mano en mano. Los bots pueden ocupar las sillas vacías.
client-company-bots = Solo bots
client-company-bots-note = Tú contra el frío. Empieza al momento.
client-company-tv = Esta pantalla es la tele
client-company-tv-note = Muestra el tablero; cada cual entra con su teléfono.
client-house-rules = Reglas de la casa y ajustes
client-box-differs = Lo que cambia respecto a nuestras reglas
client-box-same = No cambia nada respecto a nuestras reglas.
client-box-yes = sí
client-box-no = no
client-numbers-changed = { $count ->
    [0] todo como en la caja
    [one] un número cambiado
   *[other] { $count } números cambiados
}
client-numbers-reset = Todo como en la caja
client-number-range = de { $least } a { $most }
client-number-printed = en la caja: { $value }
client-setting-reactions = Tiempo para reaccionar, igual para todo el mundo
client-seconds = { $count ->
    [0] sin límite
    [one] un segundo
   *[other] { $count } segundos
}
client-setting-bots = Ritmo de los bots
client-pace = { $seconds ->
    [0] al momento
    [0.5] rápido
    [1.5] como personas
   *[3] despacio
}
client-setting-move = Tiempo para cada jugada
client-move-hours = { $hours ->
    [0] sin límite
    [8] 8 horas
    [24] un día
    [72] tres días
   *[168] una semana
}
client-setting-move-note = Una mesa lenta: no hace falta coincidir. Si alguien deja pasar el tiempo, un bot sigue en su lugar hasta que vuelva.
client-setting-chat = Chat libre
client-setting-public = Mostrar en la lista pública
client-setting-public-note = Cualquiera que encuentre este servidor puede sentarse.
client-lay-table = Preparar una mesa: { $game }

## La antesala

client-seats-taken = Sillas ocupadas: { $taken } de { $seats }
client-seat-free = Silla libre
client-seat-open = esperando a alguien
client-ready = todo listo
client-not-ready = aún no
client-bot-level = bot { $level }
client-temper-steady = Con calma: nada en exceso.
client-temper-cautious = Con cautela: antes mirar dos veces que quemar una.
client-temper-bold = Con arrojo: se mueve, habla claro y actúa primero.
client-temper-paranoid = Con paranoia: cierra puertas, rechaza cartas y no se fía de nadie.
client-temper-charming = Con encanto: tiene una palabra amable para todos y casi nunca rechaza una carta.
client-temper-silent = De pocas palabras: juega y apenas habla.
client-level-novice = novato
client-level-random = temerario
client-level-seasoned = veterano
client-level-cunning = astuto
client-bot-levels = Cómo juegan los bots nuevos
client-bot-level-of = Cómo juega { $who }
client-add-bot = Bot
client-remove-bot = Despedir a { $who }
client-kick = Mostrarle la puerta a { $who }
client-kick-sure = ¿De verdad mostrarle la puerta a { $who }?
client-let-back = Dejar volver a { $who }
client-leave = Levantarse
client-qr = Código QR con el enlace de la mesa
client-invite = Trae a tus amigos
client-invite-note = Escanea el código o envía el enlace. Basta con un nombre; abrir el enlace no ocupa silla.
client-short-code = Código: { $code }
client-sent-away = El anfitrión ha liberado tu silla. Puedes mirar o pedir que te dejen volver.
client-copy-link = Copiar el enlace
client-share = Compartir
client-copied = Copiado
client-tv-board = Tablero en la tele
client-tv-watch = Mirar en tu propia pantalla
client-take-seat = Siéntate
client-take-seat-note = O quédate a mirar: verás lo que ve todo el mundo.
client-sit-down = Sentarse
client-hot-seat = Alguien más en este dispositivo
client-hot-seat-note = El teléfono pasa de mano en mano. Los secretos solo se ven mientras lo tiene su dueño.
client-another-name = El nombre de esa persona
client-fill-with-bots = { $count ->
    [one] Ocupar la silla libre con un bot
   *[other] Ocupar { $count } sillas libres con bots
}
client-start = Bajar las luces
client-start-note = Ya está todo el mundo. Los roles se reparten en cuanto empieces.
client-start-needs-seats = { $count ->
    [one] Aún queda una silla libre.
   *[other] Aún quedan { $count } sillas libres.
}
client-start-needs-ready = Por confirmar: { $who }
client-i-am-ready = Por mí, empezamos
client-ready-undo = Confirmado. ¿Mejor esperar un momento?
client-host-starts = El anfitrión empieza la partida cuando todo el mundo esté listo.
client-name-refused = No se ha podido sentar a { $name }. { $why }

## Negativas

client-reason-unreachable = El servidor no responde. ¿Se ha cortado la línea?
client-reason-broken = Algo ha fallado por nuestra parte. No se ha cambiado nada.
client-reason-already_over = Esta partida ha terminado.
client-reason-already_started = La partida ya ha empezado.
client-reason-bad_host = Este servidor no responde a ese nombre. Quien lo gestiona puede añadirlo: OUTPOST31_HOSTS.
client-reason-bad_message = El servidor no ha entendido esta página. Recárgala.
client-reason-bad_name = Un nombre tiene de 1 a 24 letras y no puede estar en uso.
client-reason-bad_option = Esta regla de la casa no es posible.
client-reason-bad_origin = Esta página no es del servidor.
client-reason-bad_text = Este texto no se puede enviar.
client-reason-bad_token = El enlace de esta silla ya no vale.
client-reason-bot_plays = Un bot juega en esta silla. Recupérala antes.
client-reason-chat_is_off = El anfitrión ha desactivado el chat libre.
client-reason-client_id_used = Esto se envió dos veces con contenido distinto.
client-reason-eliminated = Estás fuera de la partida: quienes siguen jugando no te oyen.
client-reason-name_is_taken = Alguien en esta mesa ya se llama así.
client-reason-newer_client = El servidor es más antiguo que esta página. Recárgala.
client-reason-no_advice = En este juego no hay consejos. Decide a solas.
client-reason-no_room = No queda ninguna silla.
client-reason-no_such_code = Ninguna mesa con sitio libre tiene ese código. Los códigos caducan cuando empieza la partida.
client-reason-no_such_game = Aquí no existe ese juego.
client-reason-no_such_page = Aquí no hay nada.
client-reason-no_such_seat = No existe esa silla.
client-reason-no_such_table = No existe esa mesa.
client-reason-not_awaited = La mesa no espera a esa persona.
client-reason-not_away = Sigue aquí.
client-reason-not_away_long_enough = Aún no lleva dos minutos fuera.
client-reason-not_eliminated = En este canal solo habla quien está fuera de la partida.
client-reason-not_enough_seats = Aún quedan sillas libres.
client-reason-not_everybody_ready = Aún falta gente por confirmar.
client-reason-not_exposed = Este canal es solo para alienígenas al descubierto.
client-reason-not_host = Solo puede hacerlo el anfitrión.
client-reason-not_on_offer = Eso ahora no es posible.
client-reason-not_over = Solo cuando acabe la partida.
client-reason-not_started = La partida no ha empezado.
client-reason-not_your_seat = Esta silla no es tuya.
client-reason-older_client = Esta página es más antigua que el servidor. Recárgala.
client-reason-older_rules = Esta mesa empezó con reglas más antiguas.
client-reason-only_watching = Estás mirando; solo puede hacerlo quien juega.
client-reason-paused = La partida está en pausa.
client-reason-seat_is_taken = Ahí ya hay alguien.
client-reason-seat_not_a_bot = Ahí no hay ningún bot.
client-reason-sent_away = El anfitrión te ha echado de la mesa. Podrás sentarte cuando te deje volver.
client-reason-shutting_down = El servidor se reinicia. No se pierde nada.
client-reason-stale_question = Tarde: ya está decidido.
client-reason-still_thinking = El consejero todavía está pensando en tu última pregunta.
client-reason-store_away = El servidor no puede acceder ahora a sus archivos. Inténtalo de nuevo en un momento.
client-reason-table_is_full = En esta mesa ya ha pasado demasiado. Solo se puede seguir jugando o cerrarla.
client-reason-talk_is_full = Ya has dicho todo lo que cabe en una partida.
client-reason-too_big = Esto es demasiado largo.
client-reason-too_busy = Ahora mismo hay demasiadas peticiones como esta. Prueba dentro de un momento.
client-reason-too_fast = Más despacio, por favor.
client-reason-too_many_seats_here = No caben más sillas en un dispositivo.
client-reason-too_many_sockets = Esta mesa está abierta en demasiadas pestañas. Cierra algunas y vuelve a intentarlo.
client-reason-too_many_tables = No caben más mesas por ahora. Prueba más tarde.
client-reason-too_slow = Ha tardado demasiado. Inténtalo otra vez.
client-no-table = No existe esa mesa
client-no-table-note = El enlace está mal, o la mesa ya se ha recogido.
client-set-aside = Esta mesa queda en suspenso
client-set-aside-export = Guardar tu registro
client-set-aside-note = Algo ha ido mal y ahora no se puede seguir. Lo jugado se conserva; las demás mesas siguen igual.

## En la mesa

client-board = La mesa
client-crew = Equipo
client-phases = Fases de la ronda
client-log = Diario
client-notes = Notas
client-log-and-notes = Diario y notas
client-log-empty = Aún nada. El viento, sobre todo.
client-log-earlier = Líneas anteriores
client-say = Decir
client-open-plan = Abrir el tablero a toda la pantalla
client-close-plan = Volver a la mesa
client-tabs = Partes de la mesa
client-tab-base = Base
client-tab-hand = Mano
client-tab-log = Diario
client-tab-notes = Notas
client-tab-rules = Reglas
client-your-turn = Te toca
client-on-turn = le toca
client-thinking = decidiendo
client-away = reconectando
client-away-long = Ahora no está. A los dos minutos, un bot puede tomar el relevo.
client-played-by-bot = un bot toma el relevo
client-spectators = { $count ->
    [one] una persona mirando
   *[other] { $count } personas mirando
}
client-hand = Tu mano
client-card-new = nueva
client-you-are = Tu rol
client-reveal-private = Solo tú ves esto
client-reveal-away = Guardar
client-choosable = se puede elegir
client-asked-about = el lugar en cuestión
client-chosen = elección hecha
client-not-on-offer = no se puede elegir
client-not-on-offer-title = Ahora no se puede elegir
client-not-on-offer-now = Ahora no se puede elegir. El motivo:
client-choices = Opciones
client-ways = { $count ->
    [one] una forma
   *[other] { $count } formas
}
client-choose-first = Elige primero
client-confirm = { $what }
client-confirm-set = Confirmar las { $count } decisiones
client-set-so-far = Decidido hasta ahora
client-undo = Deshacer (U)
client-decline-all = { $beat ->
    [rounds] Dejar pasar mis reacciones hasta la próxima fase
   *[turns] Dejar pasar mis reacciones hasta el próximo turno
}
client-waiting-title = Esperando
client-and-more = { $count ->
    [one] y una persona más
   *[other] y { $count } más
}
client-watching = Estás mirando
client-watching-note = Ves lo que ve todo el mundo. Cada secreto se queda con su dueño hasta el final.
client-you-are-out = Estás fuera
client-you-are-out-note = Estás fuera de la partida. Quédate a ver cómo acaba.
client-nothing-known = No se sabe nada con certeza.
client-dossier-seen = Lo que vi
client-dossier-given = Entre nosotros
client-dossier-claimed = Lo que afirmó
client-dossier-heard = Lo que otros dijeron
client-dossier-voted = Cómo votó
client-dossier-met = Con quién se encontró
client-dossier-done = Lo que hizo
client-dossier-none = Nada todavía.
client-dossier-more = Otras: { $count }
client-dossier-of = Lo que sé de { $who }
client-dossier-whom = ¿Sobre quién?
client-dossiers = Expedientes
client-character-of = Personaje de { $who }
client-character-yours = Uno de tus personajes
client-character-carries = Lo que lleva encima
client-character-empty = Nada.
client-door-between = Puerta atrancada entre estas sillas: { $one }, { $other }
client-deck = El mazo
client-deck-help = Todo el mundo ve el dorso de la carta de arriba: un copo es una carta ¡Aléjate!; un grito, ¡Pánico!
client-discards = Los descartes
client-discards-help = Los descartes quedan aquí boca abajo. Cuando se acaba el mazo, se barajan y forman otro.
client-direction = Sentido del juego
client-direction-help = Las flechas muestran quién va después y a quién se le ofrece una carta.
client-kind-action = Acción
client-kind-defence = Defensa
client-kind-obstacle = Obstáculo
client-kind-contagion = Contagio
client-kind-panic = ¡Pánico!

## Ayuda

client-help = Ayuda
client-help-question = Ayuda con esta pregunta
client-advice = Consejo
client-advice-ask = ¿Qué haría un bot, y por qué?
client-advice-would = Yo elegiría: { $option }
client-advice-do = Hacer eso
client-advice-yours = Solo lo ves tú. La decisión es tuya.
client-advice-hide = Ocultar el consejo
client-help-role = ¿Qué significa mi rol?
client-help-private = Solo lo ves tú. Nadie sabrá que has preguntado.
client-why-other = No es eso lo que se te pregunta.
client-why-title = ¿Por qué no esta persona?
client-rule = Regla { $clause }
client-rules-search = Busca una palabra: fuego, puerta, intercambio…
client-rules-found = { $count ->
    [0] Ninguna cláusula habla de eso.
    [one] Una cláusula
   *[other] { $count } cláusulas
}
client-house-rule = (regla de la casa: { $title })
client-house-value = «{ $value }»
client-house-on = «sí»
client-house-off = «no»

## Hablar

client-phrases-and-claims = Di algo
client-phrases = Frases rápidas
client-claims = Afirmaciones
client-claim-what = ¿Qué?
client-claim-whom = ¿Quién?
client-claim-why = ¿Por qué?
client-claim-say = Decir: «{ $words }»
client-chat-placeholder = Dilo con tus palabras
client-chat-eliminated = Díselo a quienes están fuera
client-chat-eliminated-note = Estás fuera de la partida. Lo que digas lo leen quienes también están fuera y los espectadores, nunca quienes siguen jugando. Cuando acabe, podrá leerlo todo el mundo.
client-chat-off = El chat libre está desactivado.
client-channel = Para quién
client-channel-table = la mesa
client-channel-aliens = alienígenas
client-channel-eliminated = quienes están fuera
client-to-aliens = a los alienígenas
client-to-eliminated = entre quienes están fuera
client-said-to = A { $whom }: { $words }
client-claimkind-i_am = Soy…
client-claimkind-i_trust = Me fío de…
client-claimkind-i_suspect = Sospecho de…
client-claimkind-i_know_human = Sé que es un ser humano…
client-claimkind-i_know_alien = Sé que no es un ser humano…
client-claimkind-i_handed_over = He entregado…
client-claimkind-i_received = He recibido…
client-claimkind-i_hold = Tengo…
client-claimkind-i_saw = He visto…
client-claimkind-i_will_play = Voy a jugar…
client-claimkind-bring_me_to = Tengo fuego: quiero ir junto a…
client-claimkind-i_will_test = Puedo hacer la prueba a…
client-claimkind-i_will_go = Mi destino es…
client-claim-i_am = Soy { $thing }.
client-claim-i_trust = Me fío de { $about }.
client-claim-i_suspect = { $thing ->
    [nothing] Sospecho de { $about }.
   *[something] Sospecho de { $about }: { $thing }.
}
client-claim-i_know_human = Sé que { $about } es un ser humano.
client-claim-i_know_alien = Sé que { $about } no es un ser humano.
client-claim-i_handed_over = { $about ->
    [nobody] He entregado { $thing }.
   *[somebody] He entregado { $thing } a { $about }.
}
client-claim-i_received = { $about ->
    [nobody] He recibido { $thing }.
   *[somebody] { $about } me ha dado { $thing }.
}
client-claim-i_hold = Tengo { $thing }.
client-claim-i_saw = { $about ->
    [nobody] He visto { $thing }.
   *[somebody] { $about } tiene { $thing }. Lo he visto.
}
client-claim-i_will_play = Voy a jugar { $thing }.
client-claim-bring_me_to = Tengo fuego. ¿Quién me pone junto a { $about }?
client-claim-i_will_test = Puedo hacer la prueba. ¡Que todo el mundo señale a { $about }!
client-claim-i_will_go = { $about ->
    [nobody] Mi destino: { $thing }.
   *[somebody] Voy con { $about }.
}
client-phrase-hello = ¡Hola!
client-phrase-good_luck = Suerte. La vas a necesitar.
client-phrase-well_played = Bien jugado.
client-phrase-thank_you = Gracias.
client-phrase-sorry = Lo siento.
client-phrase-yes = Sí.
client-phrase-no = No.
client-phrase-maybe = Quizá.
client-phrase-hurry_up = Date prisa, que hiela.
client-phrase-take_your_time = Tómate tu tiempo.
client-phrase-be_right_back = Vuelvo enseguida.
client-phrase-i_am_human = Soy un ser humano. Lo juro.
client-phrase-trust_me = Confía en mí.
client-phrase-watch_out = ¡Cuidado!
client-phrase-nobody_trusts_anybody = Ya nadie se fía de nadie.
client-phrase-why_did_you_do_that = ¿Por qué has hecho eso?
client-phrase-follow_me = Sígueme.
client-phrase-stay_away = ¡Aléjate de mí!
client-phrase-burn_it = ¡Que arda!
client-phrase-test_them = Que le hagan la prueba.
client-phrase-prove_it = ¡Demuéstralo!
client-phrase-who_has_fire = ¿Quién tiene fuego?
client-phrase-boiler_may_fail = ¡La Caldera puede no aguantar otra ronda!
client-phrase-power_may_fail = ¡Puede irse la luz antes de la próxima ronda!
client-phrase-rescue_leaves = ¡El Helicóptero de rescate no espera otra ronda!
client-notice-started = Se apagan las luces.
client-notice-paused = La partida está en pausa.
client-notice-resumed = La partida continúa.
client-notice-handed_to_bot = Un bot toma el relevo de { $who }.
client-notice-taken_back = { $who } ha vuelto.
client-notice-clock_answered = El reloj ha respondido por { $who }.
client-notice-clock_closed = Se acabó el tiempo: quien no había respondido lo deja pasar.
client-notice-host_changed = { $who ->
    [nobody] Hay un nuevo anfitrión.
   *[somebody] { $who } dirige ahora la mesa.
}
client-notice-ended_by_host = El anfitrión ha terminado la partida.
client-notice-ended_unattended = Nadie volvió, así que la partida se dio por terminada.
client-notice-ended = La partida ha terminado.
client-notice-rematch = La nueva mesa está lista.

## Notas

client-notes-private = Solo para tus ojos. El servidor te las guarda.
client-trust-in = Confianza en { $who }
client-trust-value = { $trust ->
    [trusted] de fiar
    [suspected] bajo sospecha
   *[unsure] quién sabe
}
client-note-about = Sobre { $who }…
client-note-game = Sobre la partida
client-notes-share = Mostrar mis notas al final
client-notes-share-note = Solo después de la partida, y solo si quieres.
client-notes-close = Cerrar mis notas
client-notes-close-note = Lo que escribes se oculta enseguida. La página se cierra tras 20 segundos sin tocar nada.
client-yes = Sí
client-no = No
client-notes-add = Añade una línea…
client-notes-added = Guardado y oculto.
client-notes-erase = Borrar
client-notes-erase-sure = ¿Borrarlo todo?
client-notes-hold-to-read = Mantén pulsado para leer mis notas
client-notes-tap-to-read = Toca para leer mis notas
client-alone = Solo { $who }: notas y charla

## Menú, pausa, ausencia

client-pause = Pausa
client-pause-note = Se paran también los relojes y los bots.
client-paused = En pausa
client-paused-note = El anfitrión ha parado los relojes. Que nadie se mueva.
client-resume = Seguir
client-claim-host = El anfitrión no está: tomar el relevo
client-own-link = Mi propio enlace
client-own-link-note = Abre tu silla en otro navegador. Quien lo tenga puede jugar por ti: no se lo muestres a nadie.
client-end-table = Terminar esta mesa
client-end-table-sure = ¿Terminarla de verdad, sin que gane nadie?
client-let-bot-play = Que un bot tome el relevo de { $who }
client-let-bot-play-me = Que un bot juegue por mí
client-take-back = Quitarle mi silla al bot
client-nudge = Avisar
client-nudged = { $who } ha recibido un aviso.
client-you-are-nudged = { $who }, la mesa te espera.
client-bots-hurried = Se juega en muchas mesas a la vez, así que tus bots piensan menos por un rato.
client-bots-search = Vuelve a haber sitio: tus bots piensan todo lo que pueden.
client-make-host = Hacer anfitrión

## El teléfono que pasa de mano en mano

client-on-this-device = En este dispositivo
client-who-am-i = { $who }: ¿quién soy?
client-pass-to = Pásaselo a { $who }
client-pass-the-phone = Pásale el teléfono a
client-look-away = El resto, a mirar a otro lado.
client-nothing-secret = No hay nada secreto en esta pantalla.
client-gate-deal = Mira lo que eres.
client-gate-look = Mira lo que eres y lo que tienes.
client-gate-question = Hay algo que decidir.
client-what-happened = Lo que acaba de pasar
client-hold-to-look = Mantén pulsado para mirar
client-lift-to-hide = Levanta el dedo y se oculta
client-slide-to-choose = Desliza hasta una opción y suelta ahí
client-let-go-hides = Suelta para ocultar
client-tap-to-look = Toca para mirar
client-tap-to-hide = Ocultar
client-twenty-seconds = 20 segundos como mucho
client-tap-a-card = Toca una carta.
client-slide-over-a-card = Desliza sobre una carta.
client-point-at-several = Señala todo lo que pones. Señala otra vez para quitarlo.
client-only-you = Solo para tus ojos, { $who }
client-chosen-unseen = Hecho. Nadie ve qué has elegido.
client-confirm-and-pass = Confirmar, ocultar y pasar
client-choose-again = Elegir otra vez
client-hold-to-choose-again = Mantén pulsado para elegir otra vez
client-done-pass = Visto. Ocultar y pasar
client-show-board = Ver la mesa
client-cannot-hold = No puedo mantener pulsado
client-use-hold = Mejor mantener pulsado

## Reparto y final

client-deal-title = Lo que eres
client-deal-note = Cuenta lo que quieras a quien quieras. No muestres nada a nadie.
client-deal-done = Sé quién soy
client-end-won = Has ganado
client-end-lost = Has perdido
client-end-over = Se acabó
client-end-abandoned = No gana nadie
client-end-abandoned-note = El anfitrión ha terminado la partida antes de tiempo.
client-end-roles = Lo que era cada cual
client-end-cards = Las cartas que tenían
client-share-game = Comparte esta partida
client-share-link = El enlace para verla otra vez
client-share-send = Enviar
client-share-draw = Dibujar una imagen
client-share-picture = El veredicto, lo que era cada cual y los momentos decisivos, en una imagen
client-share-save = Guardar la imagen
client-share-no-picture = Este navegador no puede dibujar la imagen.
client-finale-skip = Toca para seguir
client-turning-title = Momentos decisivos
client-end-notes = Lo que apuntó cada cual
client-to-the-end = Al veredicto
client-won = gana
client-lost = pierde
client-rematch = Otra, con la misma gente
client-rematch-join = Te esperan en una mesa nueva
client-replay = Volver a verla
client-record = Guardar el registro
client-chain-title = Quién infectó a quién
client-chain-link = { $by } infectó a { $whom } en el turno { $turn }.
client-chain-none = No hubo infecciones.
client-chain-human = humano
client-chain-changed = ya no es humano
client-chain-fell = fuera
client-chain-turns = turnos de izquierda a derecha
client-chain-rounds = rondas de izquierda a derecha
client-chain-by = { $by } infectó a { $whom } ({ $title }).
client-chain-of = { $whom }: { $title }.
client-curve-title = La sospecha en el tiempo
client-curve-table = Como tabla
client-curve-infected = el momento del contagio

## Repetición y estadísticas

client-replay-first = Al principio
client-replay-back = Un paso atrás
client-replay-on = Un paso adelante
client-replay-last = Al final
client-replay-play = Reproducir
client-replay-moment = Momento de la partida
client-replay-speed = Velocidad
client-replay-jump = Ir a
client-replay-chapters = Capítulos
client-replay-eyes = Con los ojos de
client-replay-public = todo el mundo
client-replay-everything = todos a la vez, sin nada oculto
client-won-of = ganadas: { $won } de { $played }
client-statistics-none = En este dispositivo aún no hay partidas terminadas.
client-all-games = Todos los juegos
client-by-game = Por juego
client-by-side = Por bando
client-by-role = Por papel
client-by-company = Por compañía
client-by-people = Con quién
client-side-humans = Del lado humano
client-side-others = Del otro lado
client-side-crew = Un solo equipo
client-sat-passed = Pasando un dispositivo
client-sat-people = Con otras personas
client-sat-bots = Entre bots
client-sat-alone = A solas
client-sum-played = Jugadas
client-sum-won = Ganadas
client-sum-streak = Ganadas seguidas
client-sum-longest = Mejor racha
client-finished-games = Partidas terminadas
client-titles = Títulos
client-earned-survivor = Supervivencia
client-earned-survivor-note = Gana una partida.
client-earned-impostor = Uno de ellos
client-earned-impostor-note = Gana sin ser humano.
client-earned-partner = Nadie se queda atrás
client-earned-partner-note = Gana en cooperativo.
client-earned-burner = Fuego purificador
client-earned-burner-note = Quema a La Cosa con tus propias manos.
client-earned-witness = Testigo ocular
client-earned-witness-note = Ve la carta de La Cosa con tus propios ojos.
client-earned-tester = La sangre no miente
client-earned-tester-note = Descubre a un alienígena con una prueba tuya.
client-earned-flown = Hasta el último
client-earned-flown-note = Escapa como humano y gana.
client-earned-source = Foco de infección
client-earned-source-note = Infecta a dos o más en una partida.
client-earned-hasty = Gatillo fácil
client-earned-hasty-note = Quema a alguien que resultó ser humano.
client-earned-foxed = Más zorro que ellos
client-earned-foxed-note = Gana contra bots astutos.
client-earned-faces = Dos caras
client-earned-faces-note = Gana en los dos bandos.
client-earned-winters = Todos los inviernos
client-earned-winters-note = Gana en todos los juegos.
client-earned-streak = En racha
client-earned-streak-note = Gana tres partidas seguidas.
client-earned-veteran = Perro viejo
client-earned-veteran-note = Termina 25 partidas.
client-carry-over = Llévate tus partidas
client-carry-over-note = Tus partidas se guardan solo en este navegador. Un código las lleva a otro; no se envía nada a ninguna parte.
client-carry-out = Mostrar mi código
client-carry-copy = Copiar el código
client-carry-in = Un código de otro dispositivo
client-carry-take = Añadir estas partidas
client-code-copy-by-hand = Seleccionado: cópialo a mano.
client-code-taken = { $count ->
    [0] Nada nuevo: estas partidas ya están todas aquí.
    [one] { $count } partida añadida.
   *[other] { $count } partidas añadidas.
}
client-code-no_room = Este navegador no guarda nada, así que no se pueden añadir las partidas.
client-code-not_a_code = Eso no es un código de partidas. Empieza por «O31.» y es una sola palabra larga.
client-code-damaged = Falta una parte del código o ha cambiado. Vuelve a copiarlo entero.
client-code-newer = Ese código es de una versión más nueva. Recarga esta página y prueba otra vez.
client-code-too_long = Es más largo de lo que puede ser un código de partidas.
client-code-no_games = En ese código no hay partidas.

## Ajustes y créditos

client-theme = Ambiente
client-theme-night = Noche
client-theme-blizzard = Ventisca
client-text-size = Tamaño del texto
client-less-motion = Menos movimiento
client-tap-setting = Mirar con un toque
client-tap-setting-note = En un teléfono compartido, tocar en vez de mantener pulsado.
client-one-tap-setting = Responder con un toque
client-one-tap-setting-note = Lo que elijas se envía un instante después, sin confirmar; hasta entonces puedes deshacerlo. Lo que termina la partida o no tiene vuelta atrás sigue pidiendo confirmación.
client-calls = Avísame cuando me toque
client-calls-note = Una notificación cuando la mesa te espera y no estás mirando. Dice tu nombre y el juego, y nada secreto.
client-calls-denied = Tu navegador no permite notificaciones aquí. Puedes cambiarlo en sus ajustes para esta página.
client-call-turn = { $who }, te toca
client-keys = Atajos de teclado en la mesa
client-key-choose = elegir la respuesta con ese número
client-key-confirm = confirmar lo elegido
client-key-undo = deshacer la elección
client-key-help = ayuda con la pregunta
client-key-log = leer el diario
client-key-notes = escribir notas
client-sounds = Sonidos
client-sound-master = Sonido
client-volume = Volumen
client-sound-turn = Te toca
client-sound-question = Otra pregunta
client-sound-card = Cartas en movimiento
client-sound-fire = Fuego
client-sound-panic = ¡Pánico!
client-sound-exposure = Alguien queda al descubierto
client-sound-alien = La Cosa anda cerca
client-sound-cold = El frío
client-sound-good = Algo sale bien
client-sound-scene = Pasa algo
client-sound-talk = Charla
client-sound-end = El final
client-sound-bed = El viento y las máquinas
client-credits-note = Outpost 31 se apoya en el trabajo de otras personas. Gracias.
client-credits-owners = Los juegos son de sus autores y editoriales. Esto es obra de fans: reglas con nuestras palabras, dibujos nuestros.

## Tutorial

client-tutorial-you = Tú
client-coach-circle = Esta es la mesa: cinco personas alrededor de una lámpara. Tú te sientas abajo. Las flechas muestran el sentido del juego. Alguien de los cinco es La Cosa.
client-coach-hand = Abajo están tus cartas y lo que eres: un ser humano, de momento. Toca una carta para leer qué hace. Nadie ve que miras.
client-coach-goal = Cada turno: roba una carta, juega o descarta una e intercambia otra con tu vecino. La Cosa infecta al entregar una carta ¡Infectado! Encuéntrala y quémala.
client-coach-draw = Tu turno. Roba la carta de arriba: pulsa el botón, o toca el mazo y confirma.
client-coach-suspicion = Ahora juega una carta. Toca Sospecha en tu mano, luego a Palmer, a tu derecha, y confirma. Verás una de sus cartas.
client-coach-offer = Cada turno acaba con un intercambio. Da { $what }: no te hace falta. Guarda Aterrador y el Lanzallamas: te harán falta.
client-coach-exchanged = Has intercambiado cartas con Nauls, y nadie más sabe cuáles. Lo que solo tú puedes ver se muestra así: tócalo para guardarlo.
client-coach-turn_first = Nauls ha robado, ha descartado y ha intercambiado con Blair. Ves quién da a quién, nunca qué. Nadie sabe más que eso.
client-coach-turn_second = Después Blair, y un intercambio con Childs. Toca una cara o un nombre, también en el diario: se abre todo lo que sabes de esa persona y tu confianza en ella.
client-coach-turn_third = Childs ha intercambiado con Palmer. Ahora es el turno de Palmer, que al final tendrá que ofrecerte una carta. Con Aterrador puedes rechazarla.
client-coach-watch = Ahora juegan los demás. Ves que las cartas se mueven, pero no cuáles. Fíjate en quién da a quién.
client-coach-scary = Palmer te ofrece una carta boca abajo. No la aceptes: recházala con Aterrador y verás cuál era.
client-coach-draw_again = Era una carta ¡Infectado!, y solo La Cosa puede dársela a un humano. Ya lo sabes. Tu turno: roba.
client-coach-burn = Se acabó la charla. Juega el Lanzallamas sobre Palmer.
client-coach-over = La Cosa ha muerto y ganan los humanos. Rara vez es tan fácil. ¿Te sientas a una mesa de verdad?
client-coach-station = Esta es la base, vista desde arriba: las salas, el patio con los vehículos, los almacenes de combustible y de comida. Todo el mundo está en la Sala de recreo; el peón subrayado es el tuyo.
client-coach-station_cards = Tu mano: USAR hace lo propio de la sala, REPARAR la arregla, SABOTEAR la rompe. Toca cualquier cosa, también las salas, para leer qué hace. Nadie ve que miras.
client-coach-station_role = Eres un ser humano, de momento. Alguien de los otros tres ya es alienígena, y nadie más lo sabe. Los alienígenas ganan si alguno escapa contigo, si no queda ningún humano o si la base se congela.
client-coach-station_goal = Hay que salir de aquí: llama por radio al Helicóptero de rescate, o vete por aire o por tierra en cuanto un vehículo esté reparado y con combustible y tengas las Llaves. No dejes atrás a ningún humano ni te lleves a ningún alienígena.
client-coach-station_fuel = Cada ronda empieza con el tiempo. Hay tormenta: la Caldera y el Generador han quemado 2 de combustible cada uno. Cuando se les acaba, se rompen: primero llega la oscuridad; luego, el frío.
client-coach-station_moves = Ahora, por turno, cada cual va a una sala y entrega una carta boca abajo. Esta ronda lideras tú, así que vas al final. Fíjate en quién va adónde.
client-coach-station_watch = Mira qué pasa en el plano; el diario lo guarda todo.
client-coach-station_turn = Tu turno. Elige «{ $what }».
client-coach-station_room = Toca el Laboratorio. Allí está Childs: con dos personas trabajando, el Laboratorio da el doble. Pero compartir sala también es un encuentro, y así se contagia la gente.
client-coach-station_card = Entrega USAR: hay trabajo para ella. A los humanos también les tocan cartas SABOTEAR, y las cartas se barajan: no es fácil descubrir quién ha entregado una.
client-coach-station_withdraw = Te encuentras con Childs. Con un arma podrías retirarte; no tienes, así que quédate. Estas cosas se le preguntan a todo el mundo, pueda o no, para que ninguna pregunta delate a nadie.
client-coach-station_tokens = Cada cual pone dos fichas boca abajo y ve una de las del otro. Un humano pone dos humanas. Un alienígena puede colar una alienígena: quien la ve es alienígena desde entonces.
client-coach-station_notice = Has visto una ficha humana. Prueba poco: los alienígenas también las tienen. Y dejarse ver juntos da mala imagen: tu disco y el de Childs han subido en el medidor de sospecha.
client-coach-station_fire = Quien tenga fuego podría pedirte ahora permiso para quemar una sala. Nadie lo hace. Estos avisos se cierran solos: no hace falta pulsar nada.
client-coach-station_use = Lideras tú: descubres las cartas barajadas y dices quién hace cada una. La primera es USAR. Quédatela tú, en el Laboratorio: sacas fichas por dos.
client-coach-station_blood = ¡Una bolsa de sangre! Guárdala: sirve para una prueba.
client-coach-station_failure = Un Fallo: no sirve de nada. Descártalo; nadie ve qué era.
client-coach-station_on_1 = Tu peón se tumba: su trabajo está hecho. Descubre otra carta.
client-coach-station_sabotage = ¡SABOTEAR! Alguien la entregó, o es la única carta que viene del mazo sin que nadie la haya visto. Alguien tiene que hacerla. Dásela a Palmer, junto al Generador: con un daño, la luz aguanta.
client-coach-station_on_2 = El rayado muestra lo dañado. Una carta más: Fuchs sigue de pie en el Almacén.
client-coach-station_items = Otra vez USAR. Dásela a Fuchs: quien trabaja en el Almacén encuentra algo.
client-coach-station_stop = Basta. Lo que no descubres se descarta sin verlo, así que puedes parar antes de que la cosa empeore.
client-coach-station_trade = Noche en la Sala de recreo: hora de hacer tratos. No ofrezcas nada y mira qué hacen los demás.
client-coach-station_gift = Fuchs te ofrece Herramientas. Guarda tu bolsa de sangre: un regalo no pide nada a cambio.
client-coach-station_deal = Todo el mundo ve que hay trato y cuántas cosas ha dado cada cual, pero no cuáles. De haberlo rechazado, nadie lo sabría, salvo Fuchs y tú.
client-coach-station_accuse = Ahora todo el mundo señala a alguien a la vez, y cada dedo hace subir un disco. ¿Quién estaba junto al Generador? Señala a Palmer.
client-coach-station_pointed = Tres dedos a Palmer, que ya tiene el disco en rojo, y uno a ti. En rojo hay que mostrar las cartas que se entregan.
client-coach-station_test = Ahora las pruebas. Empieza por la prueba A: cuesta una bolsa de sangre, y quien levanta más sospechas tiene que mostrar lo que es.
client-coach-station_willing = Se le pregunta a todo el mundo, y solo el líder sabe quién ha dicho que sí. Di que sí.
client-coach-station_tester = El líder elige quién la hace: tú.
client-coach-station_exposed = ¡Palmer es alienígena! Se acabó la máscara: desde ahora caza a la vista, al acecho en las salas. Contra él ayudan el fuego y la compañía. Un humano habría pasado al verde, de fiar.
client-coach-station_night = La noche: se comen cuatro raciones y entran perros de la nieve. A solas con un perro también puedes contagiarte. Fuchs recogió el marcador de líder por el camino, y ahora lidera.
client-coach-station_over = Esa ha sido una ronda entera. Palmer caza, la radio está rota, falta combustible y mañana puede haber más alienígenas. Lo demás ya lo sabes. ¿Te sientas a una mesa de verdad?
client-coach-crew = No hay nadie más en la mesa: estas seis personas son tuyas. Bajo cada una hay una carta de rol que nadie ha visto, y hasta dos de las seis son alienígenas. Ni siquiera tú sabes quiénes.
client-coach-crew_goal = Hay que escapar con todos los humanos a bordo y ningún alienígena: envía el SOS desde la Sala de radio, o repara un vehículo, llénalo de combustible y encuentra las Llaves. Pierdes si hay un alienígena a bordo, si un humano se queda atrás o si la base se congela.
client-coach-crew_track = El medidor de sospecha: seis discos en el amarillo y la ficha de amenaza en el 6. La ficha se acerca en cada ronda. El personaje a cuyo disco llega resulta ser alienígena, deja tu equipo y da caza a los demás.
client-coach-crew_rooms = Los seis en un solo panel: { $what }. En compañía suben los discos, pero dos en el Laboratorio sacan fichas por dos.
client-coach-crew_repair = Ahora los dados. Tiras tres y se los das a un personaje, que puede hacer una cosa. Aquí no hay ningún dado malo: dáselos a Windows, que le quita a la radio dos de daño de una vez.
client-coach-crew_dormitory = Clark descansa en el Dormitorio. Una vez por ronda puede girar un dado de otro a la cara que quiera. Guárdalo para dados peores.
client-coach-crew_keep_all = Windows podría anular dados, pero cada uno le costaría subir una casilla en el medidor de sospecha. Los tres son buenos: no anules ninguno.
client-coach-crew_act_windows = Se aplica un solo dado. Elige «{ $what }».
client-coach-crew_on_1 = A la radio le quedan 4 de daño, y Windows se tumba: por hoy ha terminado. Tira otra vez.
client-coach-crew_weapon = ¡SABOTEAR! Mientras haya un dado malo no se hace otra cosa: golpea la sala donde está ese personaje. Dale los dados a MacReady, en la Armería, de todos modos.
client-coach-crew_turn = Para esto está Clark. Elige «{ $what }».
client-coach-crew_keep = Ya no queda ningún dado malo. No anules ninguno.
client-coach-crew_act_macready = Elige «{ $what }»: en la Armería, MacReady roba tres armas y se queda con una.
client-coach-crew_find = Quédate con «{ $what }»: saca a MacReady de una compañía que movería su disco, y no se gasta.
client-coach-crew_on_2 = MacReady también se tumba. Tira otra vez.
client-coach-crew_blood = AMENAZA acerca la ficha una casilla, y no se hace otra cosa. Dale los dados al Dr. Blair, en el Laboratorio: hay una salida.
client-coach-crew_cancel = Clark no puede ayudar dos veces en una ronda, así que el Dr. Blair carga con la culpa. Anula el dado AMENAZA y ningún otro: su disco sube una casilla.
client-coach-crew_act_blair = Elige «{ $what }»: en el Laboratorio, el Dr. Blair saca una ficha por cada una de las dos personas que hay allí, y una más.
client-coach-crew_failure = Un Fallo: no sirve de nada. Descártalo.
client-coach-crew_on_3 = Norris y Nauls siguen de pie. Tira otra vez.
client-coach-crew_bad = AMENAZA de nuevo. Alguien tiene que recibir estos dados: dáselos a Nauls, que hoy no hace falta.
client-coach-crew_let_it = Esta vez deja que ocurra: ningún disco está aún cerca de la ficha. No anules ninguno.
client-coach-crew_stop = La amenaza está en el 5. Puedes parar cuando quieras: lo que no se tira no hace daño. Para aquí.
client-coach-crew_leisure = Noche en la Sala de recreo: las cosas cambian de manos sin condiciones. Todo está donde debe, así que nadie entrega nada.
client-coach-crew_test = Ahora las pruebas. Empieza por la prueba A: cuesta una bolsa de sangre, y quien levanta más sospechas tiene que mostrar lo que es. Ahora es el Dr. Blair, en el 3.
client-coach-crew_willing = La bolsa de sangre la tiene el Dr. Blair. Di que sí.
client-coach-crew_tester = Lideras tú, así que eliges quién la hace: el Dr. Blair. Sí, puede ser su propia sangre.
client-coach-crew_night = ¡El Dr. Blair es humano! Su disco pasa al verde, donde la amenaza no lo alcanza. Luego llega la noche: se comen cuatro raciones, entran perros de la nieve y la amenaza pasa al 4.
client-coach-crew_over = Esa ha sido una ronda entera. A la radio le faltan dos reparaciones, la amenaza se acerca y entre los otros cinco puede haber alienígenas. Si dudas, pide consejo. ¿Vas a una base de verdad?
client-coach-try = De momento, elige: { $what }
client-coach-next = Siguiente
client-coach-leave = Salir

client-bot-plays-you = Un bot juega por ti.
client-gone = { $who } lleva dos minutos fuera.

## What bots say in a voice of their own, by temper

client-phrase-test_them-cautious = { $way ->
    [one] Antes de hacer una locura: una prueba.
   *[other] Me quedaría más a gusto con una prueba.
}
client-phrase-take_your_time-cautious = { $way ->
    [one] Sin prisa. Aquí un error es para siempre.
   *[other] Piénsalo. Dos veces.
}
client-phrase-watch_out-cautious = { $way ->
    [one] Con cuidado, por favor.
   *[other] Despacio. Aquí hay algo raro.
}
client-phrase-maybe-cautious = Prefiero no decirlo todavía.
client-phrase-good_luck-bold = Venga, acabemos con esto.
client-phrase-burn_it-bold = { $way ->
    [one] Basta de charla. ¡Fuego!
   *[other] ¿A qué esperamos? ¡Que arda!
}
client-phrase-follow_me-bold = { $way ->
    [one] Voy por delante. ¡Vamos!
   *[other] ¡Todos conmigo!
}
client-phrase-hurry_up-bold = { $way ->
    [one] ¡Moveos! Quedarse quietos es morir.
   *[other] ¡Venga, venga!
}
client-phrase-no-bold = Ni hablar.
client-phrase-stay_away-paranoid = { $way ->
    [one] Un paso más y te arrepentirás.
   *[other] Veo lo que haces. ¡Ni te acerques!
}
client-phrase-nobody_trusts_anybody-paranoid = { $way ->
    [one] Podría ser cualquiera. O todos.
   *[other] Yo duermo con la espalda contra la pared.
}
client-phrase-maybe-paranoid = ¿Y eso a qué viene? ¿Qué quieres?
client-phrase-hello-charming = ¡Buenas noches, queridos! ¡Qué ventisca tan bonita!
client-phrase-trust_me-charming = { $way ->
    [one] ¿Te mentiría yo?
   *[other] ¿Con esta cara? Confía en mí.
}
client-phrase-well_played-charming = { $way ->
    [one] ¡Espléndido! Yo no lo haría mejor.
   *[other] Qué gusto veros jugar.
}
client-phrase-sorry-charming = Perdóname. No iba con mala intención.
client-phrase-thank_you-charming = ¡Qué amable!
client-phrase-yes-silent = Mm.
client-phrase-no-silent = Te equivocas.
client-claim-i_suspect-cautious = { $thing ->
    [nothing] Quizá me equivoque con { $about }, pero tengo dudas.
   *[something] Quizá me equivoque con { $about }, pero: { $thing }.
}
client-claim-i_suspect-bold = { $thing ->
    [nothing] Es { $about }. Me juego las botas.
   *[something] Es { $about }, me juego las botas: { $thing }.
}
client-claim-i_suspect-paranoid = { $thing ->
    [nothing] ¡{ $about }! Lo vi desde el principio.
   *[something] ¡{ $about }! Y nadie se ha dado cuenta: { $thing }.
}
client-claim-i_suspect-charming = { $thing ->
    [nothing] Me duele decirlo, pero { $about }…
   *[something] Me duele decirlo, pero { $about }… { $thing }.
}
client-claim-i_suspect-silent = { $thing ->
    [nothing] { $about }.
   *[something] { $about }: { $thing }.
}
client-claim-i_trust-charming = ¿{ $about }? Un encanto. Pondría mi vida en sus manos.
