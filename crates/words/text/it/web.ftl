# Ciò che la pagina nel browser dice intorno a un gioco, in italiano.

## Dappertutto

web-tagline = Due giochi di carte per tutta la tavolata
web-skip = Vai al contenuto
web-start = Inizio
web-rules = Regole
web-language = Lingua
web-theme = Colori
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-contrast = Contrasto elevato
web-sound = Suoni

## Inizio

web-open = Apri un tavolo
web-open-text = Scegli il gioco e le regole, e inviti gli altri con un link.
web-join = Vai a un tavolo
web-join-text = Qualcuno ti ha dato un codice o un link.
web-code = Codice del tavolo
web-code-go = Vai
web-code-missing = Scrivi qui il codice del tavolo, per esempio bado-keli-mora.

## Preparazione

web-setup = Un nuovo tavolo
web-game = Gioco
web-rulebook = Regolamento
web-read-rules = Leggi queste regole

## Tavolo

web-table = Tavolo { $code }
web-table-looking = Si cerca il tavolo …
web-table-none = Nessun tavolo ha questo codice. Chiedi a chi te l’ha dato, oppure aprine uno tuo.
web-table-closed = Questo tavolo è stato chiuso perché non veniva più nessuno.

## Connessione

web-server-looking = Connessione in corso …
web-server-there = Connesso
web-server-none = Nessun server: puoi giocare contro i bot
web-bots-none = I bot non funzionano in questo browser, o non più. Ricarica la pagina.

## Altrove

web-nowhere = Qui non c’è niente
web-nowhere-text = Questo indirizzo non porta da nessuna parte. Ricomincia dall’inizio.
web-unloaded = Non è stato possibile caricare questa lingua. Riprova quando sei connesso.
web-outdated = Il server ha un’altra versione rispetto a questa pagina. Ricarica la pagina.
web-fleeting = Questo browser non conserva le tue partite: senza server durano finché non chiudi questa pagina.
web-no-record = Di questa partita non c’è registrazione.

## Aiuto

web-help = Aiuto
web-help-turn = Il tuo turno
web-help-turn-text = Le carte che si possono giocare sporgono dalla mano. Toccane una, trascinala sul suo mazzo, o premi Invio. Tocca un’altra carta e la pagina dice perché non va, con il numero della regola.
web-help-hint = Se non sai che cosa fare
web-help-hint-text = Con «Tu che faresti?» un bot guarda quello che vedi tu, e nient’altro, e dice che cosa giocherebbe e perché. C’è ai tavoli che non sono aperti a tutti.
web-help-twin = Al volo
web-help-twin-text = A SOLO, chi ha proprio la carta appena giocata può buttarla al volo, anche fuori turno. Per questo appare un grande pulsante; a un tavolo calmo c’è tutto il tempo.
web-help-away = Se devi andare via
web-help-away-text = Chiudi la pagina, perdi la rete, lascia dormire il telefono: un bot gioca per te finché non torni, e il posto resta tuo. «Continua le mie partite» all’inizio ti riporta lì.
web-help-fair = Carte oneste
web-help-fair-text = Nessuno sceglie le carte: dopo ogni mano il tuo browser verifica la mescolata. I bot sanno quello che si vede dal loro posto, e nient’altro.
