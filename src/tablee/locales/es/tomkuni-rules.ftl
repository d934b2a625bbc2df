### Tom Kuni's rules for players, in our own words: one message a numbered rule of docs/rules/tomkuni.md.

tomkuni-rules-title = Tom Kuni, el parchís amable
tomkuni-rules-about = Un juego de Tom Kuni («Mensch freu’ Dich drauf!»). De 2 a 4 jugadores, a partir de 6 años. Estas son las reglas tal como se juegan en esta mesa, contadas con nuestras propias palabras.
tomkuni-rules-goal = Lleva tus cuatro fichas a la meta, una a cada una de las cuatro zonas. A nadie se le manda nunca hacia atrás: quien está en medio recibe un empujón hacia delante, que también le ayuda, o le cuesta un punto.

tomkuni-rules-board = El tablero
tomkuni-rules-set-up = Preparación
tomkuni-rules-moving = El movimiento
tomkuni-rules-zones = Las zonas
tomkuni-rules-end = El final

tomkuni-rule-T1 = Un tablero es un recorrido de casillas en forma de anillo. Cada color tiene una casa para cuatro fichas, una casilla de salida con una flecha, una casilla de un solo color, una casilla de entrada con un círculo blanco y, detrás de ella, una zona de meta de cuatro casillas. El tablero habitual es una cruz de 40 casillas; una mesa puede elegir otro.
tomkuni-rule-T2 = Todas las fichas avanzan por el mismo recorrido, en la misma dirección, y usan las casillas de todos los colores. En cada casilla, esté donde esté, solo cabe una ficha.
tomkuni-rule-T3 = Juegan de 2 a 4 personas, con cuatro fichas cada una, todas en la casa de su color. Si juegan dos, se sientan frente a frente.
tomkuni-rule-T4 = Todos tiran el dado; empieza quien saca el número más bajo. Si lo sacan varios, vuelven a tirar entre ellos.
tomkuni-rule-T5 = Los turnos siguen las flechas, en sentido contrario a las agujas del reloj.
tomkuni-rule-T6 = Una tirada por turno. Con un 6 no se vuelve a tirar.
tomkuni-rule-T7 = Las fichas solo salen de casa con un 6, de una en una, a la casilla de salida de su color. Si lo prefieres, puedes mover otra ficha. (Una mesa puede elegir tres intentos: si no tienes ninguna ficha en el recorrido, tiras hasta tres veces para sacar un 6.)
tomkuni-rule-T8 = En los demás casos, una ficha del recorrido avanza tantas casillas como marca el dado. Salta por encima de las fichas que encuentra; las casillas ocupadas cuentan como las libres.
tomkuni-rule-T9 = Si se pueden mover varias fichas, eliges tú. Si solo se puede mover una, hay que moverla. Si no se puede mover ninguna, el dado pasa al siguiente.
tomkuni-rule-T10 = Empujar: si la última casilla de tu movimiento está ocupada, la ficha que hay allí avanza una casilla y la tuya ocupa su lugar. Si hay varias fichas seguidas, el empujón las hace avanzar a todas una casilla. Tus propias fichas también se empujan.
tomkuni-rule-T11 = Una casilla de un solo color es un atajo: una ficha, sea del color que sea, que acaba allí su propio movimiento va directa a la casilla de entrada del color del atajo y se queda en ella, delante de la zona. Antes se empuja a quien esté en una de esas dos casillas. Una ficha que llega empujada a una casilla de un solo color se queda allí. (Una mesa puede elegir que el atajo acabe en la casilla del recorrido que sigue a la entrada.)
tomkuni-rule-T12 = Una casilla de entrada no es sitio para pararse: la ficha que llega a ella, avanzando o empujada, sigue una casilla más por el recorrido y deja así atrás esa zona. Antes se empuja a quien esté en la entrada.
tomkuni-rule-T13 = Necesitas una ficha en cada una de las cuatro zonas. Una zona está abierta para ti mientras no haya en ella ninguna ficha tuya.
tomkuni-rule-T14 = Una ficha que al avanzar va más allá de la entrada de una zona abierta para ti gira y se mete en ella; las casillas de la zona se cuentan una a una. No puede pasar de largo. (Una mesa puede elegir que sí pueda.)
tomkuni-rule-T15 = Si la tirada es mayor que las casillas que quedan en la zona, esa ficha no se puede mover: mueve otra o pasa.
tomkuni-rule-T16 = Dentro de una zona, las fichas se saltan y se empujan como en el recorrido, una casilla más adentro. Un empujón que sacara una ficha de la zona no es posible, y el movimiento tampoco.
tomkuni-rule-T17 = Una ficha que está en una zona ya no avanza por sí sola. Solo la mueven los empujones.
tomkuni-rule-T18 = Si empujan a una ficha que está en una entrada y a su color solo le falta esa zona, la ficha entra en ella. Cualquier otra ficha empujada desde una entrada sigue por el recorrido.
tomkuni-rule-T19 = Con tres fichas en la meta sigues tirando, una vez por turno, hasta que la cuarta entre por sí sola o de un empujón.
tomkuni-rule-T20 = La partida acaba cuando cada color tiene una ficha en cada zona. A quien ya ha terminado se le salta el turno.
tomkuni-rule-T21 = Al final, una ficha vale 4 puntos en la primera casilla de una zona, 3 en la segunda, 2 en la tercera y 1 en la cuarta. Lo que cuenta es dónde está al final.
tomkuni-rule-T22 = Quien primero tiene sus cuatro fichas en la meta gana 1 punto más. Si con un mismo movimiento llegan dos jugadores, cuenta antes quien ha movido; después, el orden de turno.
tomkuni-rule-T23 = Gana quien tiene más puntos. Quienes tienen los mismos puntos comparten la victoria.
