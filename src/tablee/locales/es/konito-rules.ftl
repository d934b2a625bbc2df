### Konito's rules for players, in our own words: one message a numbered rule of docs/rules/konito.md.

konito-rules-title = Konito
konito-rules-about = Un juego de Richard Champion, publicado por Iello. De 2 a 12 jugadores. Estas son las reglas tal como se juegan en esta mesa, contadas con nuestras propias palabras; la selección de expresiones es nuestra.
konito-rules-goal = Una persona lee el principio de una expresión y el resto de su equipo adivina el final. En sesenta segundos, cuantas más cartas, mejor; cada cara completa hace avanzar tu ficha una casilla hacia la meta.

konito-rules-material = El material
konito-rules-set-up = Preparación
konito-rules-turn = Un turno
konito-rules-challenges = Las casillas de desafío
konito-rules-winning = La victoria y otras formas de jugar
konito-rules-digital = Lo que añade esta mesa

konito-rule-N1 = Las cartas tienen dos caras y tres niveles: las verdes son fáciles y tienen 3 expresiones por cara; las de color naranja, 4; las rojas, 5. Un mazo completo tiene 202 cartas.
konito-rule-N2 = Una expresión tiene un tema y un principio, que se pueden leer en voz alta, y un final, que hay que adivinar.
konito-rule-N3 = Cada carta de desafío tiene tres reglas, numeradas del 1 al 3, que valen durante un turno.
konito-rule-N4 = El recorrido se forma con losetas de tres casillas: verdes, amarillas o rojas. La primera loseta tiene la salida; la última, la meta, de color blanco. El anverso de una loseta tiene una casilla de desafío; el reverso, ninguna. Hacia la meta hay más casillas difíciles.
konito-rule-N5 = Cada equipo tiene una ficha. El reloj de arena dura 60 segundos.
konito-rule-N6 = Se elige cuántas losetas forman el recorrido, cuáles y con qué lado a la vista; la salida va al principio y la meta, al final. Si no se elige nada, son 8 losetas con el anverso a la vista, sacadas al azar.
konito-rule-N7 = Se barajan los tres montones, y el azar decide también qué cara de una carta sale primero. Las cartas de desafío se barajan igualmente.
konito-rule-N8 = Hay 2 o 3 equipos, lo más igualados posible, de al menos 2 jugadores. Se sortea quién lee primero.
konito-rule-N9 = Los equipos se turnan, y en cada equipo van leyendo todos por turno. Cuando todos han leído, se vuelve a empezar.
konito-rule-N10 = Quien lee toma cartas del color de la casilla en la que está la ficha de su equipo.
konito-rule-N11 = Un turno dura 60 segundos desde que quien lee lo pone en marcha. Decide el reloj de la mesa; una respuesta que ya estaba en camino aún cuenta durante un instante, igual para todos.
konito-rule-N12 = Quien lee ve la cara entera. El resto de su equipo ve lo que se ha leído en voz alta. Los demás equipos ven la cara con sus finales, para juzgar (una mesa puede elegir que no la vean). La otra cara de una carta está oculta hasta que se da la vuelta a la carta.
konito-rule-N13 = Quien lee puede leer, describir, cantar, hacer mímica y ruidos, pero no traducir a otro idioma ni usar una palabra de la misma familia que una palabra del final.
konito-rule-N14 = El resto del equipo puede responder tantas veces como quiera y acertar las expresiones de una cara en cualquier orden.
konito-rule-N15 = Cuando se han acertado todas las expresiones de una cara, se da la vuelta a la carta; después se saca la carta siguiente.
konito-rule-N16 = Quien lee puede saltarse una cara en cualquier momento. Entonces esa cara no cuenta, se haya acertado lo que se haya acertado. Se sigue con la otra cara o con la carta siguiente.
konito-rule-N17 = Cuando se acaba el tiempo, la ficha avanza una casilla por cada cara completa.
konito-rule-N18 = Después del turno, todos ven las caras que han salido.
konito-rule-N19 = Un montón agotado se rehace con sus cartas usadas.
konito-rule-N20 = Si la ficha está en una casilla de desafío cuando empieza su turno, antes de que corra el tiempo elige 1, 2 o 3 la siguiente persona en el orden de la mesa que no sea del equipo de quien lee. Se saca una carta de desafío, y su regla con ese número vale durante este turno.
konito-rule-N21 = Un desafío que no se puede hacer en la forma de jugar elegida se salta, y se saca la carta siguiente.
konito-rule-N22 = Gana el primer equipo cuya ficha llega a la meta o la sobrepasa.
konito-rule-N23 = Tres jugadores, cada uno por su cuenta: todos tienen una ficha. Quien lee elige pareja para el turno, y avanzan su ficha y la de su pareja. Después lee la siguiente persona. Quienes llegan a la meta en el mismo turno comparten la victoria.
konito-rule-N24 = Dos o tres jugadores juntos: una ficha, cuatro losetas, 6 turnos como máximo. Si la ficha llega a la meta, se gana. Si no, se juega otra vez enseguida.
konito-rule-N25 = Las respuestas se juzgan de una de estas dos maneras. Alrededor de una mesa, quien lee marca lo que se ha acertado. A distancia, el resto del equipo escribe y la mesa compara, sin fijarse demasiado en mayúsculas, acentos, artículos y pequeños despistes; quien lee puede, aun así, aceptar una respuesta a mano.
konito-rule-N26 = Los demás equipos pueden poner una objeción hasta que empiece el turno siguiente: una palabra prohibida, una traducción, algo marcado por error. El equipo de quien lee la acepta, o votan todos; un empate no cambia nada. Lo que se retira no cuenta, y su cara tampoco.
konito-rule-N27 = Una pista escrita por quien lee se retiene si contiene una palabra de la misma familia que un final.
konito-rule-N28 = Los grupos pueden añadir mazos propios desde una hoja de cálculo. Un archivo con errores se rechaza, con la línea y el motivo, y no se guarda nada de él.
konito-rule-N29 = Una mesa puede limitar los turnos. Cuando todos los equipos han tenido los suyos, la partida termina y gana quien haya llegado más lejos; en caso de empate se comparte la victoria. Si se juega en equipo, ese número sustituye a los 6 turnos.
