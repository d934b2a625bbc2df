### Kinoko's rules for players, in our own words: one message a numbered rule of docs/rules/kinoko.md.

kinoko-rules-title = Kinoko
kinoko-rules-about = Un juego de Tim Rogasch, publicado por Helvetiq. De 2 a 4 jugadores, a partir de 7 años, unos 20 minutos. Estas son las reglas tal como se juegan en esta mesa, contadas con nuestras propias palabras.
kinoko-rules-goal = Cada jugador tiene una familia secreta: una clase de seta. Quieres que las tres setas de esa clase estén juntas, da igual dónde, y ser tú quien lo diga. Eso sí: ves las cartas de todos menos las tuyas.

kinoko-rules-set-up = Preparación
kinoko-rules-turn = Un turno
kinoko-rules-round-end = El final de una ronda
kinoko-rules-game-end = El final de la partida
kinoko-rules-digital = Lo que añade esta mesa

kinoko-rule-K1 = A Kinoko juegan 2, 3 o 4 personas. Siempre hay dos colores más que jugadores: 4, 5 o 6.
kinoko-rule-K2 = Existen seis colores. Cada uno tiene tres setas, con los valores 1, 2 y 3, y una carta de familia. La mesa sortea qué colores entran en juego.
kinoko-rule-K3 = En cada ronda se barajan las familias y cada jugador recibe una en secreto. Tú conoces la tuya; los demás la descubren cuando acaba la ronda.
kinoko-rule-K4 = Quedan dos familias. Una se pone boca arriba: es el color prohibido de la ronda. La otra sigue siendo un secreto para todos.
kinoko-rule-K5 = Después se reparten las setas: cada jugador recibe un 1, un 2 y un 3, y las seis últimas forman dos filas en la mesa, también con un 1, un 2 y un 3 cada una. Llamamos lugar a una mano o a una fila; en cada lugar hay siempre una carta de cada valor.
kinoko-rule-K6 = Si a alguien le tocan tres setas del mismo color, las setas se reparten otra vez. Las familias no cambian, y las filas no cuentan.
kinoko-rule-K7 = Ves los colores de las manos de los demás, pero no los de la tuya ni los de las filas. Los valores están en el reverso, a la vista de todos. Quien solo mira la partida no ve colores ni familias hasta que acaba la ronda.
kinoko-rule-K8 = Quién empieza la primera ronda se decide por sorteo, o lo elige la mesa.
kinoko-rule-K9 = Los turnos siguen el sentido de las agujas del reloj.
kinoko-rule-K10 = En tu turno se tiran tres dados. Elige uno, el que quieras, y haz lo que muestra. Hasta que confirmes, puedes cambiar de idea.
kinoko-rule-K11 = Cada dado tiene los números 1, 2 y 3, uno de ellos dos veces, una cara en blanco y una cara propia: repetir, mirar o grupos. Una mesa puede elegir otras caras.
kinoko-rule-K12 = Un número: intercambia las dos cartas de ese valor de dos lugares distintos, manos o filas. Ninguno de los dos tiene que ser tu mano. Una vez elegido, hay que hacerlo.
kinoko-rule-K13 = Repetir: se tiran otra vez los tres dados y eliges de nuevo, incluso otro «repetir».
kinoko-rule-K14 = Mirar: mira una seta cualquiera, que luego vuelve a su sitio. Todos ven qué carta miras, pero solo tú ves su color. Puede ser una carta de tu propia mano. Las familias no se pueden mirar.
kinoko-rule-K15 = Grupos: intercambia tus tres cartas con las tres de otro lugar, una mano o una fila. Las que recibes las sostienes de cara a los demás, como siempre.
kinoko-rule-K16 = En blanco: este turno no hay acción.
kinoko-rule-K17 = Al final de tu turno, después de tu acción, puedes anunciar que detienes la ronda: crees que las tres setas de tu familia están juntas en un mismo lugar, sea el que sea.
kinoko-rule-K18 = Un anuncio pone fin a la ronda: se descubren todas las setas y todas las familias.
kinoko-rule-K19 = Si quien anuncia acierta, gana 2 puntos, y también los gana cada uno de los demás si sus tres setas están juntas.
kinoko-rule-K20 = Después, y solo si el anuncio ha sido acertado, quien tenga en la mano al menos una seta del color prohibido pierde 1 punto, por muchas que tenga. Los 2 puntos se suman antes.
kinoko-rule-K21 = Nadie baja de 0.
kinoko-rule-K22 = Si quien anuncia se equivoca, todos los demás ganan 1 punto. Nadie gana 2, nadie pierde puntos y el color prohibido no cuenta. (Una mesa puede elegir que quienes tengan sus tres setas juntas ganen 2 de todos modos.)
kinoko-rule-K23 = La siguiente ronda la empieza quien está a la izquierda de quien ha anunciado.
kinoko-rule-K24 = Una mesa puede limitar los turnos de una ronda. Al llegar al límite, la ronda acaba sin puntos y el siguiente jugador empieza otra.
kinoko-rule-K25 = La partida acaba tras la ronda en la que alguien llega a 4 puntos o más. Gana la puntuación más alta.
kinoko-rule-K26 = Empate: entre quienes empatan, gana quien detuvo una ronda por última vez, aunque no fuera la última ronda. (Una mesa puede elegir que solo cuente la última ronda.)
kinoko-rule-K27 = Si ninguno de ellos ha detenido nunca una ronda, comparten la victoria.
kinoko-rule-K28 = Cada mesa elige cuánto ayuda. «Memoria» (memory, por defecto): ves lo que verías en una mesa de verdad, y lo demás lo tienes que recordar. «Visto» (seen): las cartas que has visto y a las que aún puedes seguir el rastro quedan marcadas. «Deducido» (deduced): también se marca lo que se deduce por lógica.
kinoko-rule-K29 = A nadie se le muestra, ni se le envía, nada que no pueda saber.
