### What any table says, whatever the game.

## Refusals: why a move was not made

refusal-game-over = Hra skončila.
refusal-no-such-seat = Takové místo u tohoto stolu není.
refusal-not-your-turn = Nejste na tahu.
refusal-not-a-draw = Teď se nelosuje ani nehází.
refusal-wrong-draw = Takové kostky nebo karty nemohly přijít.
refusal-no-clock = Žádné hodiny neběží.
refusal-unknown-move = Takový tah neexistuje.

## Refusals: why a table did not do what was asked

refusal-bad-message = Tuto zprávu nelze přečíst.
refusal-too-large = To je moc velké.
refusal-too-fast = Pomaleji, prosím. Zkuste to za chvilku znovu.
refusal-not-greeted = Nejdřív řekněte, kdo jste.
refusal-greeted-already = Kdo jste, to už víme.
refusal-bad-token = Toto zařízení tu neznáme. Načtěte stránku znovu.
refusal-no-such-table = Stůl s tímto kódem neexistuje.
refusal-no-such-game = Taková hra tu není.
refusal-no-such-bot = Takový bot pro tuto hru není.
refusal-bad-options = Takový stůl nelze připravit.
refusal-bad-name = Napište prosím jméno.
refusal-seat-taken = Toto místo je obsazené.
refusal-seat-empty = Nikdo tam nesedí.
refusal-not-seated = U tohoto stolu nemáte místo.
refusal-not-host = To smí jen hostitel.
refusal-not-before-start = Hra ještě nezačala, nebo už skončila.
refusal-only-before-start = Hra už začala.
refusal-not-over = Hra ještě neskončila.
refusal-paused = Hra je pozastavená.
refusal-not-paused = Hra není pozastavená.
refusal-not-kept = Na vašem místě za vás žádný bot nehraje.
refusal-nothing-to-undo = Není co vzít zpět.
refusal-nothing-asked = Teď se vás nikdo na nic neptá.
refusal-asked-already = Jedna otázka už čeká na odpověď.
refusal-no-turn-clock = U tohoto stolu hodiny nejsou.
refusal-no-more-time = Na tento tah už bylo času navíc dost.
refusal-quiet-table = Tohle je tichý stůl: jen reakce.
refusal-no-hints = U tohoto stolu nejsou nápovědy.
refusal-no-advice = Tady není co poradit.
refusal-bad-move = Takový tah v této hře neexistuje.
refusal-not-kept-safe = Nepodařilo se to uložit, a proto se nic nestalo. Zkuste to prosím znovu.
refusal-old-rules = U tohoto stolu se hrálo podle starších pravidel, která už tato herna nemá.
refusal-house-full = Herna je teď plná. Zkuste to později.
refusal-no-such-code = Tento kód neplatí, nebo už byl použit.
