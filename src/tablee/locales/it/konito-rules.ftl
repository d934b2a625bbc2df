### Konito's rules for players, in our own words: one message a numbered rule of docs/rules/konito.md.

konito-rules-title = Konito
konito-rules-about = Un gioco di Richard Champion, pubblicato da Iello. Da 2 a 12 giocatori. Queste sono le regole come si giocano a questo tavolo, raccontate con parole nostre; la scelta delle espressioni è nostra.
konito-rules-goal = Una persona legge l’inizio di un’espressione, il resto della squadra ne trova il finale. In sessanta secondi, quante più carte possibile; ogni faccia completa fa avanzare la tua pedina di una casella verso il traguardo.

konito-rules-material = Il materiale
konito-rules-set-up = Preparazione
konito-rules-turn = Un turno
konito-rules-challenges = Le caselle sfida
konito-rules-winning = La vittoria e altre forme di gioco
konito-rules-digital = Che cosa aggiunge questo tavolo

konito-rule-N1 = Le carte hanno due facce e tre livelli: quelle verdi sono facili e hanno 3 espressioni per faccia, quelle arancioni 4, quelle rosse 5. Un mazzo completo ha 202 carte.
konito-rule-N2 = Un’espressione ha un tema e un inizio, che si possono leggere ad alta voce, e un finale, che va indovinato.
konito-rule-N3 = Ogni carta sfida ha tre regole, numerate da 1 a 3, che valgono per un turno.
konito-rule-N4 = Il percorso è fatto di tessere con tre caselle, verdi, gialle o rosse. La prima tessera ha la partenza, l’ultima il traguardo bianco. Il fronte di una tessera ha una casella sfida, il retro nessuna. Verso il traguardo ci sono più caselle difficili.
konito-rule-N5 = Ogni squadra ha una pedina. La clessidra dura 60 secondi.
konito-rule-N6 = Si sceglie quante tessere formano il percorso, quali e con quale lato in vista; la partenza viene per prima e il traguardo per ultimo. Se non si sceglie nulla, le tessere sono 8, con il fronte in vista, pescate a caso.
konito-rule-N7 = Si mescolano le tre pile, e il caso decide anche quale faccia di una carta viene per prima. Si mescolano anche le carte sfida.
konito-rule-N8 = Le squadre sono 2 o 3, il più possibile equilibrate, di almeno 2 giocatori. Si sorteggia chi comincia a leggere.
konito-rule-N9 = Le squadre si alternano, e in ogni squadra leggono tutti a rotazione. Quando hanno letto tutti, si ricomincia.
konito-rule-N10 = Chi legge prende carte del colore della casella su cui si trova la pedina della sua squadra.
konito-rule-N11 = Un turno dura 60 secondi dal via di chi legge. Decide l’orologio del tavolo; una risposta già in viaggio vale ancora per un istante, uguale per tutti.
konito-rule-N12 = Chi legge vede la faccia intera. Il resto della squadra vede ciò che è stato letto ad alta voce. Le altre squadre vedono la faccia con i suoi finali, per giudicare (un tavolo può scegliere che non la vedano). L’altra faccia di una carta resta nascosta finché la carta non viene girata.
konito-rule-N13 = Chi legge può leggere, descrivere, cantare, mimare e fare rumori, ma non tradurre in un’altra lingua né usare una parola della stessa famiglia di una parola del finale.
konito-rule-N14 = Il resto della squadra può rispondere quante volte vuole e trovare le espressioni di una faccia in qualsiasi ordine.
konito-rule-N15 = Quando tutte le espressioni di una faccia sono state trovate, si gira la carta; dopo si pesca la carta successiva.
konito-rule-N16 = Chi legge può saltare una faccia in qualsiasi momento. Allora quella faccia non vale, qualunque cosa sia stata trovata. Si va avanti con l’altra faccia o con la carta successiva.
konito-rule-N17 = Quando il tempo è scaduto, la pedina avanza di una casella per ogni faccia completa.
konito-rule-N18 = Dopo il turno tutti vedono le facce che sono uscite.
konito-rule-N19 = Una pila vuota si ricompone con le sue carte usate.
konito-rule-N20 = Se la pedina sta su una casella sfida quando comincia il suo turno, prima che parta il tempo sceglie 1, 2 o 3 la prima persona dopo chi legge, nell’ordine del tavolo, che non è della sua squadra. Si pesca una carta sfida, e la sua regola con quel numero vale per questo turno.
konito-rule-N21 = Una sfida che non si può giocare nella forma di gioco scelta si salta, e si pesca la carta successiva.
konito-rule-N22 = Vince la prima squadra la cui pedina raggiunge o supera il traguardo.
konito-rule-N23 = In tre, ognuno per sé: tutti hanno una pedina. Chi legge sceglie con chi fare coppia in quel turno, e avanzano le pedine di entrambi. Poi legge la persona successiva. Chi raggiunge il traguardo nello stesso turno condivide la vittoria.
konito-rule-N24 = In due o in tre, insieme: una pedina, quattro tessere, al massimo 6 turni. Se la pedina raggiunge il traguardo, si vince. Altrimenti si gioca subito di nuovo.
konito-rule-N25 = Le risposte si giudicano in uno di questi due modi. Attorno a un tavolo, chi legge tocca ciò che è stato trovato. A distanza, il resto della squadra scrive e il tavolo confronta, indulgente con maiuscole, accenti, articoli e piccole sviste; chi legge può comunque accettare una risposta a mano.
konito-rule-N26 = Le altre squadre possono contestare finché non comincia il turno successivo: una parola proibita, una traduzione, un tocco sbagliato. La squadra di chi legge accetta la contestazione, oppure votano tutti; a parità di voti non cambia nulla. Ciò che viene ritirato non vale, e la sua faccia nemmeno.
konito-rule-N27 = Un indizio scritto da chi legge viene trattenuto se contiene una parola della stessa famiglia di un finale.
konito-rule-N28 = I gruppi possono aggiungere mazzi propri da un foglio di calcolo. Un file con errori viene rifiutato, con la riga e il motivo, e non se ne salva nulla.
konito-rule-N29 = Un tavolo può limitare i turni. Quando tutte le squadre li hanno avuti, la partita finisce e vince chi è più avanti sul percorso; chi è alla pari condivide la vittoria. Se si gioca insieme, questo numero sostituisce i 6 turni.
