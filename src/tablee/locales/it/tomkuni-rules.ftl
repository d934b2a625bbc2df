### Tom Kuni's rules for players, in our own words: one message a numbered rule of docs/rules/tomkuni.md.

tomkuni-rules-title = Tom Kuni, il ludo gentile
tomkuni-rules-about = Un gioco di Tom Kuni («Mensch freu’ Dich drauf!»). Da 2 a 4 giocatori, dai 6 anni in su. Queste sono le regole come si giocano a questo tavolo, raccontate con parole nostre.
tomkuni-rules-goal = Porta le tue quattro pedine all’arrivo, una in ciascuna delle quattro zone. Nessuno viene mai rimandato indietro: a chi è sulla strada si dà una spinta in avanti, che aiuta anche chi la riceve, oppure gli costa un punto.

tomkuni-rules-board = Il tabellone
tomkuni-rules-set-up = Preparazione
tomkuni-rules-moving = Il movimento
tomkuni-rules-zones = Le zone
tomkuni-rules-end = La fine

tomkuni-rule-T1 = Un tabellone è un percorso di caselle ad anello. Ogni colore ha una base per quattro pedine, una casella di partenza con una freccia, una casella a colore pieno, una casella di entrata con un cerchio bianco e, dietro l’entrata, una zona d’arrivo di quattro caselle. Il tabellone abituale è una croce di 40 caselle; un tavolo può sceglierne un altro.
tomkuni-rule-T2 = Tutte le pedine avanzano sullo stesso percorso, nella stessa direzione, e usano le caselle di tutti i colori. Su ogni casella, dovunque sia, sta una sola pedina.
tomkuni-rule-T3 = Si gioca in 2, 3 o 4, con quattro pedine ciascuno, tutte nella base del proprio colore. In due ci si siede uno di fronte all’altro.
tomkuni-rule-T4 = Tutti tirano il dado; comincia chi fa il numero più basso. Se più giocatori fanno il più basso, tirano di nuovo.
tomkuni-rule-T5 = I turni seguono le frecce, in senso antiorario.
tomkuni-rule-T6 = Un tiro per turno. Con un 6 non si tira di nuovo.
tomkuni-rule-T7 = Le pedine escono dalla base solo con un 6, una alla volta, sulla casella di partenza del loro colore. Se preferisci, puoi muovere un’altra pedina. (Un tavolo può scegliere tre tentativi: se non hai pedine sul percorso, tiri fino a tre volte per fare 6.)
tomkuni-rule-T8 = Negli altri casi una pedina sul percorso avanza di tante caselle quante ne indica il dado. Salta le pedine che incontra; le caselle occupate contano come quelle libere.
tomkuni-rule-T9 = Se possono muoversi più pedine, scegli tu. Se può muoversi una sola, deve farlo. Se non può muoversi nessuna, il dado passa di mano.
tomkuni-rule-T10 = Spingere: se l’ultima casella della tua mossa è occupata, la pedina che c’è sopra va avanti di una casella e la tua prende il suo posto. Più pedine in fila vengono spinte avanti tutte di una casella. Si spingono anche le proprie pedine.
tomkuni-rule-T11 = Una casella a colore pieno è una scorciatoia: una pedina di qualsiasi colore che finisce lì la propria mossa va dritta alla casella di entrata del colore della scorciatoia e ci resta, davanti alla zona. Prima viene spinto chi si trova su una di queste due caselle. Una pedina spinta su una casella a colore pieno resta lì. (Un tavolo può scegliere che la scorciatoia finisca sulla casella del percorso che segue l’entrata.)
tomkuni-rule-T12 = Una casella di entrata non è un posto dove fermarsi: una pedina che ci arriva, avanzando o per una spinta, prosegue di una casella lungo il percorso, e così ha superato quella zona. Prima viene spinto chi si trova sull’entrata.
tomkuni-rule-T13 = Ti serve una pedina in ciascuna delle quattro zone. Una zona è aperta per te finché dentro non c’è nessuna delle tue pedine.
tomkuni-rule-T14 = Una pedina che avanzando supera l’entrata di una zona aperta per te gira ed entra nella zona; le caselle della zona si contano una per una. Non può passare oltre. (Un tavolo può scegliere che possa farlo.)
tomkuni-rule-T15 = Se il tiro è più alto delle caselle rimaste nella zona, quella pedina non può muoversi: muovine un’altra o passa.
tomkuni-rule-T16 = Dentro una zona le pedine si saltano e si spingono come sul percorso, una casella più in fondo. Una spinta che farebbe uscire una pedina dalla zona non è possibile, e non lo è nemmeno la mossa.
tomkuni-rule-T17 = Una pedina in una zona non avanza più da sola. La muovono soltanto le spinte.
tomkuni-rule-T18 = Se viene spinta una pedina che sta su un’entrata e al suo colore manca solo quella zona, la pedina ci entra. Ogni altra pedina spinta via da un’entrata prosegue lungo il percorso.
tomkuni-rule-T19 = Con tre pedine all’arrivo continui a tirare, una volta per turno, finché la quarta non entra da sola o non viene spinta dentro.
tomkuni-rule-T20 = La partita finisce quando ogni colore ha una pedina in ogni zona. Il turno di chi ha già finito si salta.
tomkuni-rule-T21 = Alla fine una pedina vale 4 punti sulla prima casella di una zona, 3 sulla seconda, 2 sulla terza, 1 sulla quarta. Conta dove si trova alla fine.
tomkuni-rule-T22 = Chi per primo ha tutte e quattro le pedine all’arrivo prende 1 punto in più. Se una stessa mossa fa arrivare due giocatori, conta prima chi ha mosso, poi l’ordine di turno.
tomkuni-rule-T23 = Vince chi ha più punti. Chi ha gli stessi punti condivide la vittoria.
