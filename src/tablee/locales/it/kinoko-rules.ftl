### Kinoko's rules for players, in our own words: one message a numbered rule of docs/rules/kinoko.md.
###
### A round is "manche", a player's turn is "turno": see kinoko.ftl.

kinoko-rules-title = Kinoko
kinoko-rules-about = Un gioco di Tim Rogasch, pubblicato da Helvetiq. Da 2 a 4 giocatori, dai 7 anni in su, circa 20 minuti. Queste sono le regole come si giocano a questo tavolo, raccontate con parole nostre.
kinoko-rules-goal = Ognuno ha una famiglia segreta: un tipo di fungo. Vuoi che i tre funghi di quel tipo siano insieme, non importa dove, ed essere tu a dirlo. Il bello è che vedi le carte di tutti tranne le tue.

kinoko-rules-set-up = Preparazione
kinoko-rules-turn = Un turno
kinoko-rules-round-end = La fine di una manche
kinoko-rules-game-end = La fine della partita
kinoko-rules-digital = Che cosa aggiunge questo tavolo

kinoko-rule-K1 = A Kinoko si gioca in 2, 3 o 4. Ci sono sempre due colori in più dei giocatori: 4, 5 o 6.
kinoko-rule-K2 = I colori sono sei. Ognuno ha tre funghi, con i valori 1, 2 e 3, e una carta famiglia. Il tavolo sorteggia i colori in gioco.
kinoko-rule-K3 = A ogni manche si mescolano le famiglie e ognuno ne riceve una in segreto. Tu conosci la tua; gli altri la scoprono quando la manche finisce.
kinoko-rule-K4 = Restano due famiglie. Una viene scoperta: è il colore proibito di questa manche. L’altra resta un segreto per tutti.
kinoko-rule-K5 = Poi si distribuiscono i funghi: ognuno riceve un 1, un 2 e un 3, e gli ultimi sei formano due file sul tavolo, anch’esse con un 1, un 2 e un 3 ciascuna. Una mano o una fila si chiama luogo; in ogni luogo c’è sempre una carta di ciascun valore.
kinoko-rule-K6 = Se qualcuno riceve tre funghi di un solo colore, i funghi si distribuiscono da capo. Le famiglie restano, e le file non contano.
kinoko-rule-K7 = Vedi i colori nelle mani degli altri, ma non quelli nella tua né quelli delle file. I valori sono sul dorso, visibili a tutti. Chi assiste soltanto non vede né colori né famiglie fino alla fine della manche.
kinoko-rule-K8 = Chi comincia la prima manche viene sorteggiato, oppure lo decide il tavolo.
kinoko-rule-K9 = I turni vanno in senso orario.
kinoko-rule-K10 = Quando tocca a te si tirano tre dadi. Scegline uno, quello che vuoi, e fai ciò che mostra. Finché non confermi puoi cambiare idea.
kinoko-rule-K11 = Ogni dado ha i numeri 1, 2 e 3, uno dei quali due volte, una faccia vuota e una faccia tutta sua: rilancia, sbircia o serie. Un tavolo può scegliere altre facce.
kinoko-rule-K12 = Un numero: scambia le due carte di quel valore di due luoghi diversi, mani o file. Nessuno dei due deve per forza essere la tua mano. Una volta scelto, va fatto.
kinoko-rule-K13 = Rilancia: si tirano di nuovo tutti e tre i dadi e scegli un’altra volta, anche un altro «rilancia».
kinoko-rule-K14 = Sbircia: guarda un fungo qualsiasi, che poi torna al suo posto. Tutti vedono quale carta guardi, solo tu ne vedi il colore. Va bene anche una carta della tua mano. Le famiglie non si possono guardare.
kinoko-rule-K15 = Serie: scambia le tue tre carte con le tre di un altro luogo, una mano o una fila. Quelle che prendi le tieni rivolte verso gli altri, come sempre.
kinoko-rule-K16 = Vuota: in questo turno nessuna azione.
kinoko-rule-K17 = Alla fine del tuo turno, dopo la tua azione, puoi annunciare che fermi la manche: pensi che i tre funghi della tua famiglia siano insieme in uno stesso luogo, qualunque sia.
kinoko-rule-K18 = Un annuncio chiude la manche: si scoprono tutti i funghi e tutte le famiglie.
kinoko-rule-K19 = Se chi annuncia ha ragione, prende 2 punti, e così tutti gli altri i cui tre funghi sono insieme.
kinoko-rule-K20 = Dopo, e solo se l’annuncio era giusto, chi ha in mano almeno un fungo del colore proibito perde 1 punto, non importa quanti ne abbia. I 2 punti si aggiungono prima.
kinoko-rule-K21 = Nessuno scende sotto lo 0.
kinoko-rule-K22 = Se chi annuncia sbaglia, tutti gli altri prendono 1 punto. Nessuno ne prende 2, nessuno perde punti e il colore proibito non si guarda. (Un tavolo può scegliere che chi ha i suoi tre funghi insieme prenda 2 punti lo stesso.)
kinoko-rule-K23 = La manche successiva la comincia chi siede alla sinistra di chi ha annunciato.
kinoko-rule-K24 = Un tavolo può limitare i turni di una manche. Al limite la manche finisce senza punti, e il giocatore successivo ne comincia un’altra.
kinoko-rule-K25 = La partita finisce dopo la manche in cui qualcuno arriva a 4 punti o più. Vince il punteggio più alto.
kinoko-rule-K26 = Parità: tra chi è in parità vince chi ha fermato una manche più di recente, anche se non era l’ultima manche. (Un tavolo può scegliere che conti solo l’ultima manche.)
kinoko-rule-K27 = Se nessuno di loro ha mai fermato una manche, condividono la vittoria.
kinoko-rule-K28 = Ogni tavolo sceglie quanto aiuta. «Memoria» (memory, predefinita): vedi quello che vedresti a un tavolo vero, e il resto lo devi ricordare. «Visto» (seen): restano segnate le carte che hai visto e che puoi ancora seguire. «Dedotto» (deduced): è segnato anche ciò che si ricava con la logica.
kinoko-rule-K29 = A nessuno viene mai mostrato, o inviato, qualcosa che non potrebbe sapere.
