### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = La partita è finita.
refusal-no-such-seat = Quel posto non c’è a questo tavolo.
refusal-not-your-turn = Non tocca a te.
refusal-not-a-draw = Adesso non si pescano carte e non si tirano dadi.
refusal-wrong-draw = Questi dadi o queste carte non possono essere usciti.
refusal-no-clock = Non c’è nessun orologio in funzione.
refusal-unknown-move = Questa non è una mossa.

## Refusals: why a table did not do what was asked

refusal-bad-message = Questo messaggio non si capisce.
refusal-too-large = È troppo grande.
refusal-too-fast = Più piano, per favore. Riprova tra un attimo.
refusal-not-greeted = Prima dicci chi sei.
refusal-greeted-already = Hai già detto chi sei.
refusal-bad-token = Qui questo dispositivo non è riconosciuto. Ricarica la pagina.
refusal-no-such-table = Non c’è nessun tavolo con questo codice.
refusal-no-such-game = Quel gioco qui non c’è.
refusal-no-such-bot = Quel bot non c’è per questo gioco.
refusal-bad-options = Non si può preparare un tavolo così.
refusal-bad-name = Scrivi un nome.
refusal-seat-taken = Questo posto è occupato.
refusal-seat-empty = A quel posto non c’è nessuno.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-host = Può farlo solo chi ospita il tavolo.
refusal-not-before-start = La partita non è cominciata o è già finita.
refusal-only-before-start = La partita è già cominciata.
refusal-not-over = La partita non è ancora finita.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-not-kept = Nessun bot ti tiene il posto.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-nothing-asked = Non c’è nessuna richiesta per te.
refusal-asked-already = C’è già una richiesta in sospeso.
refusal-no-turn-clock = A questo tavolo non c’è orologio.
refusal-no-more-time = In questo turno c’è già stato abbastanza tempo extra.
refusal-quiet-table = Questo è un tavolo silenzioso: solo reazioni.
refusal-no-hints = A questo tavolo non ci sono suggerimenti.
refusal-no-advice = Qui non c’è niente da suggerire.
refusal-bad-move = Questa non è una mossa di questo gioco.
refusal-not-kept-safe = Non si è potuto salvare, quindi non è stato fatto. Riprova.
refusal-old-rules = A questo tavolo si è giocato con vecchie regole che questa casa non ha più.
refusal-house-full = La casa al momento è piena. Riprova più tardi.
refusal-no-such-code = Questo codice non è valido o è già stato usato.
