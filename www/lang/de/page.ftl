### Die Texte der Seite, in der Reihenfolge ihrer Dateien. $name ist der Name eines Spielers; Karten, Basen und
### Fraktionen behalten ihre englischen Namen.

## index.html und main.js

main-menu = Menü
main-loading = Wird geladen …
main-project = Inoffizielles Fanprojekt, nicht mit den Verlagen verbunden. Freie Software unter der MIT-Lizenz. Keine Kartenbilder, kein Logo.
menu-help = Hilfe
menu-new-game = Neues Spiel
menu-export = Exportieren
menu-share = Teilen
menu-settings = Einstellungen
main-unopened = Dieses Spiel lässt sich nicht öffnen
main-unopened-kept = Es bleibt unverändert in der Liste. Du kannst es exportieren.
main-no-game = { $file } ist kein Spiel
main-nothing-kept = Davon wurde nichts gespeichert.
main-differs = Nicht ganz dasselbe Spiel
main-differs-kept = Das Gespeicherte bleibt, wie es ist. Spielst du von hier weiter, wird das als neues Spiel gespeichert.
main-wins = { $name } gewinnt das Spiel
main-link-refused = Dieser Link lässt sich nicht öffnen
main-no-engine = Die Spiellogik konnte nicht geladen werden: { $why }

## engine/game.js

game-other-version = Gespeichert wurde es mit Version { $by }; dies ist Version { $here }.
game-does-not-fit = Nur { $fit } seiner { $all } Entscheidungen sind hier möglich.
game-leads-elsewhere = Seine Entscheidungen führen hier zu einer anderen Stellung als beim Speichern.
game-only-so-far = Es lässt sich nur bis hierher spielen: { $why }

## page/: Dialoge, Hilfe, Tasten, Einstellungen, Bericht

dialog-close = Schließen
dialog-details = Einzelheiten
help-title = Hilfe
help-choosing = Was du wählen kannst, ist umrandet und mit einem Pfeil markiert; außerdem steht es im Kasten mit der Frage. Du kannst eine Karte dorthin ziehen, wo sie hin soll. Ein Punkt zeigt, was sich seit deiner letzten Entscheidung geändert hat.
help-reading = Halte den Finger auf eine Karte oder klicke sie mit der rechten Maustaste an, um sie ganz zu lesen. Wähle eine, die nicht markiert ist, und du erfährst, warum sie nicht geht.
help-rules = Regeln
help-computer = Wie der Computer denkt
help-computer-sees = Ein Computer sieht, was sein Spieler sehen darf: die eigene Hand, den Tisch und was alle wissen. Was verdeckt ist, mischt er sich viele Male zufällig aus und sucht den Spielzug, der in all diesen Partien am besten abschneidet. In deine Hand oder auf die nächsten Karten eines Decks sieht er nie.
help-computer-levels = Leicht spielt nach Faustregeln und macht ab und zu einen Fehler. Normal denkt einen Spielzug voraus (in Monster Smash geht es nach denselben Faustregeln, ohne Fehler) und findet jeden Sieg im selben Zug. Schwer plant ganze Züge und spielt sie durch, Experte noch viel mehr davon. In den Einstellungen kannst du die Stärke auch während einer Partie ändern.
help-hints = Tipp sagt dir erst, wohin du sehen sollst, dann die Karte, dann was Schwer an deiner Stelle täte. Er weiß nicht mehr als du. Die Partie zählt, bei wie vielen Fragen du einen Tipp genommen hast.
help-keys = Tasten
help-replay-keys = Tasten der Wiederholung
help-wrong = Etwas stimmt nicht?
help-report = Ein Bericht enthält die Version, deinen Browser und das ganze Spiel samt den verdeckten Karten.
keys-digits = 1 bis 9, 0
keys-digits-do = die ersten zehn Möglichkeiten
keys-space = Leertaste
keys-space-does = ziehen, Zug beenden, fertig oder passen; im Zug des Computers: weiter
keys-hold-does = die Züge des Computers anhalten und fortsetzen
keys-skip-does = weiter bis zu deiner nächsten Entscheidung
keys-because-does = warum der Computer das getan hat
keys-decide-does = den Computer jetzt entscheiden lassen
keys-hint-does = ein Tipp, dann der nächste Schritt davon
keys-tab = Tab
keys-tab-does = zum nächsten Bereich: Frage, Hand, Basen, Protokoll, Menü
keys-regions-do = zu Hand, Basen oder den Spielern am Tisch, Frage, Protokoll springen
keys-inspect-does = alles lesen über das, worauf der Fokus steht
keys-rules-does = die Regeln
keys-undo = u oder Strg+Z
keys-undo-does = letzte Entscheidung zurücknehmen
keys-undo-turn-does = Zug zurücknehmen
keys-redo = U oder Strg+Umschalt+Z
keys-redo-does = wiederherstellen
keys-help-does = diese Liste
keys-escape = Esc
keys-escape-does = eben Gewähltes zurücknehmen; Offenes schließen; den Tisch abdecken
keys-arrows-do = innerhalb eines Bereichs gehen
keys-enter = Eingabe
keys-enter-does = wählen, worauf der Fokus steht
keys-why-does = warum es nicht wählbar ist und woraus eine Zahl besteht
keys-standing-does = wie die Basis, auf der der Fokus steht, gewertet würde; bei Monster Smash, wie nah du am Sieg bist
keys-score-does = der Punktestand, der Zug und was noch zu spielen ist
keys-discard-does = dein Ablagestapel
keys-discards-do = alle Ablagestapel
keys-command-does = durch Tippen von Namen wählen, etwa: Zapbot, Tortuga
keys-cover-does = den Tisch abdecken, wenn ihn mehrere teilen
menu-more = Mehr
update-after-game = Eine neue Version ist da; sie kommt, wenn diese Partie zu Ende ist.
update-ready = Eine neue Version ist da.
update-now = Jetzt aktualisieren
report-label = Bericht
report-copy = Bericht kopieren
report-copied = Kopiert
report-selected = Markiert: mit Strg+C kopieren
settings-title = Einstellungen
settings-language = Sprache
settings-language-hint = Die Namen und Texte der Karten sind englisch.
settings-pace = Tempo des Computers
settings-level = Spielstärke von { $name }
settings-why = Gründe nennen
settings-why-hint = Bei jedem Spielzug des Computers steht, warum er ihn macht.
settings-sound = Ton
settings-sound-hint = Kurze Töne, wenn Karten gespielt oder zerstört werden, wenn Basen gewertet werden und wenn du entscheidest.
settings-volume = Lautstärke
settings-theme = Farben
settings-theme-system = wie im System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-confirm = Spielzüge bestätigen
settings-confirm-hint = Der erste Druck zeigt, was geschähe, der zweite tut es.
settings-warn = Warne mich
settings-warn-hint = Ein Zug, in dem noch etwas zu spielen ist, endet erst beim zweiten Druck.
settings-scoring = Bei jeder Wertung anhalten
settings-scoring-hint = Du wirst jedes Mal gefragt, wenn eine Basis gewertet wird, auch wenn du nichts einsetzen kannst. Das gilt ab der nächsten Partie.
settings-usual = In dieser Partie immer so beantwortet
settings-usual-order = { $first } vor { $then }
settings-usual-word = { $by }: { $word ->
    [yes] ja
   *[no] nein
  }
settings-usual-forget = Vergessen
settings-keys = Tasten ohne Strg
settings-keys-hint = Ein einzelner Buchstabe, eine Ziffer oder ein Zeichen löst etwas aus, wie es in der Hilfe steht. Schalte das ab, wenn du deinen Computer per Sprache steuerst.

## page/about.js: was das hier ist

about-title = Über Basebreaker
about-what = Smash Up im Browser, dazu das kleinere Monster Smash, nach den gedruckten Regeln: gegen den Computer oder zusammen an einem Gerät. Alles geschieht auf deinem Rechner; nichts von dem, was du hier tust, wird irgendwohin gesendet.
about-unofficial = Dies ist ein inoffizielles Fanprojekt und nicht mit den Verlagen von Smash Up und Monster Smash verbunden. Es zeigt keine Kartenbilder und kein Logo: Jede Karte wird von dieser Seite selbst geschrieben und gezeichnet.
about-licence = Lizenz
about-free = Basebreaker ist freie Software unter der MIT-Lizenz. Die Namen des Spiels, seiner Fraktionen und Karten gehören ihren Verlagen.
about-icons = Symbole
about-authors = Symbole von { $authors }.
about-more = anderen
about-changed = Ihre Linien sind gerundet, und ihre Farben sind von hier.
about-libraries = Bibliotheken
about-others = Die Texte setzt Fluent zusammen, Copyright Mozilla und andere, Apache-Lizenz 2.0. Die Bibliotheken der Engine nennt die Datei NOTICE.

## play/: Kopfzeile, laufendes Spiel, Zwischenseiten, Aufbau

back-practice = Übung
back-practice-why = Etwas wurde zurückgenommen, das verdeckte Karten gezeigt hatte
back-unkept = Flüchtig
back-unkept-why = Dieser Browser speichert das Spiel nicht: Exportiere es, bevor du gehst
back-undo = Zurück
back-undo-turn = Zug zurück
back-redo = Wieder vor
back-label = Zurücknehmen
back-asking = Zurück geht nicht: Die anderen werden gerade gefragt
back-nothing-yet = Zurück geht nicht: Noch wurde nichts entschieden
back-other-since = Zurück geht nicht: Inzwischen hat jemand anderes entschieden
back-barrier = Zurück geht nicht: { $barrier }
back-take-over = Zurück geht nicht: Erst muss { $name } übernehmen
back-nothing-undone = Es wurde nichts zurückgenommen
back-undo-keys = Taste: u, für den ganzen Zug: t
back-redo-key = Taste: Umschalt+u
back-ask-how = { $taker } kann darum bitten, zur letzten Entscheidung von { $taker } zurückzugehen. { $count ->
    [one] { $others } muss
   *[other] { $others } müssen
  } auf dem Übergabebildschirm zustimmen.
back-anyway-how = Du kannst deine letzte Entscheidung trotzdem zurücknehmen.
back-ask = { $others } fragen
back-anyway = Trotzdem zurücknehmen
back-consequence = Das Spiel zählt dann als Übung, und Karten, die vor dieser Entscheidung niemand gesehen hatte, werden neu gemischt.
pace-instant = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
pace-label = Tempo
play-aside = Protokoll und Stapel
play-undone = Zurückgenommen
play-redone = Wiederhergestellt
play-taken-back = Trotzdem zurückgenommen
play-ask = Um Rücknahme bitten …
play-anyway = Trotzdem zurücknehmen …
play-refused = { $name } lehnt ab: Das Spiel geht weiter.
play-decides-again = Zurückgenommen. { $name } entscheidet noch einmal.
play-your-decision = Deine Entscheidung: { $prompt }
play-why-not = { $card }: { $why } ({ $rule })
play-elsewhere = { $card } kommt auf einen der markierten Plätze.
play-read = { $card } lesen
foretold-total = { $base }: { $total } von { $breakpoint } ({ $change })
foretold-same = { $base }: { $total } von { $breakpoint }
foretold-ready = – reif zur Wertung: { $awards }
foretold-award = { $name } { $vp } SP
foretold-unless = Sofern vorher niemand etwas nutzt
foretold-unknown = { $what ->
    [gained-card-drawn] Eine Karte würde gezogen
    [gained-card-revealed] Eine Karte würde aufgedeckt
    [gained-card-looked-at] Eine verdeckte Karte würde angesehen
    [gained-card-discarded] Eine Karte eines Decks würde abgeworfen
    [gained-random-discard] Eine zufällige Karte würde abgeworfen
    [gained-hand-shown] Eine Hand würde gezeigt
    [gained-hand-looked-at] Eine Hand würde angesehen
    [gained-deck-searched] Ein Deck würde durchsucht
    [gained-deck-shuffled] Ein Deck würde gemischt
    [gained-base-deck-looked-at] Das Basisdeck würde angesehen
    [gained-base-deck-shuffled] Das Basisdeck würde gemischt
    [gained-base-revealed] Eine neue Basis würde aufgedeckt
   *[other] Etwas Verborgenes würde gezeigt
  }; was dann kommt, ist nicht bekannt.
foretold-next = Danach: { $prompt } { $places }
foretold-asks = Danach: { $prompt }
foretold-again = Drücke noch einmal, um es zu tun.
foretold-nothing = Auf dem Tisch ändert sich nichts.
aloud-gets = { $name } { $vp } SP
aloud-if-scored = Würde sie jetzt gewertet: { $get }
aloud-nobody = Würde sie jetzt gewertet, bekäme niemand etwas
aloud-nothing = Geh erst zu einer Karte oder Basis.
aloud-printed = { $thing } ist so, wie es gedruckt ist.
command-label = Mit Namen wählen
command-hint = Mehrere durch Kommas getrennt; Escape schließt.
command-unknown = „{ $word }“ steht nicht zur Wahl. Zur Wahl stehen: { $offers }.
cover-title = Weitergeben an { $name }
cover-asks = { $kind ->
    [play] Du bist am Zug.
    [redraw] Du darfst eine neue erste Hand ziehen.
    [limit] Du hast zu viele Karten und wirfst welche ab.
    [score] Du wählst, welche Basis als Nächstes gewertet wird.
    [order] Du wählst, was zuerst kommt.
    [before-scoring] Ich zuerst! { $base } wird gleich gewertet. Du darfst etwas einsetzen oder passen.
    [after-scoring] { $base } wurde gewertet. Du darfst etwas einsetzen oder passen.
   *[other] Du wirst etwas gefragt.
  }
cover-cover = Abdecken
since-title = Seit deiner letzten Entscheidung, { $name }
since-ready = Zum Tisch
hold-hint = Halte kurz gedrückt.
hold-again = Halte kurz gedrückt oder drück noch einmal.
draft-title = Die Wahl der Fraktionen
draft-taken = Wer was genommen hat
cover-hint = Niemand sonst sollte auf den Bildschirm sehen.
cover-ready = Ich bin { $name }
consent-title = { $name }, { $asks } möchte etwas zurücknehmen
consent-how = Gib das Gerät an { $name } weiter. Wenn { $name } zustimmt, geht das Spiel zur letzten Entscheidung von { $asks } zurück, was auch immer andere seitdem entschieden haben. Es zählt dann als Übung, und Karten, die { $asks } nicht gesehen hatte, werden neu gemischt.
consent-agree = Zustimmen
consent-refuse = Ablehnen
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte
hint-button = Tipp
hint-draft = Beim Auswählen gibt es keine Tipps: Nimm, was du gern spielen möchtest.
hint-thinking = Ein Tipp wird gesucht …
hint-base = Sieh dir { $base } an.
hint-hand = Sieh dir deine Hand an.
hint-discard = Sieh dir die Ablagestapel an.
hint-question = Sieh dir die Frage an: Sie braucht keine Karte.
hint-things = Denk über { $things } nach.
hint-then = { $before }, dann { $then }
hint-line = Schwer würde wählen: { $things }. { $why } Etwa { $chance } von 100 solchen Partien werden gewonnen.
hint-plain = Schwer würde wählen: { $things }. { $why }
hint-more = (Tipp { $step } von 3)
why-button = Warum?
why-one = Darum: { $first }.
why-two = Darum: { $first }; { $second }.
why-title = Warum der Computer das getan hat
why-but = Darum: { $first }, aber { $but }.
why-close = Anderes sah ebenso gut aus.
why-none = Dafür wurde nichts verglichen.
why-nothing = Der Computer hat noch nichts getan, das einen Grund hat.
steps-decide = Jetzt entscheiden
steps-thinking-long = { $name } denkt nach … { $moves } Spielzüge probiert
steps-label = Der Computer ist am Zug
steps-thinking = { $name } denkt nach …
steps-key = Taste: { $key }
steps-pause = Pause
steps-continue = Weiter
steps-paused = Angehalten
steps-next = Nächster
steps-skip = Bis zu mir
steps-skip-end = Bis zum Ende
result-label = Ergebnis
result-title = { $name } gewinnt das Spiel in Zug { $turn }
result-vp = SP
result-again = Noch einmal
result-replay = Wiederholung
result-set-up = Neu aufbauen
end-why = { $name } liegt am Ende des Zuges mit { $vp } SP allein vorn; { $goal } oder mehr genügen ({ $rule }).
end-level = Am Ende von Zug { $turn } lagen die Besten gleichauf, darum ging das Spiel weiter ({ $rule }).
end-practice = Das war ein Übungsspiel: Es wurde etwas zurückgenommen, das verdeckte Karten gezeigt hatte.
end-hints = { $hints ->
    [one] Einmal wurde ein Tipp genommen.
   *[other] { $hints }-mal wurde ein Tipp genommen.
  }
end-swap = { $seats ->
    [2] Fraktionen tauschen
   *[other] Fraktionen weitergeben
  }
end-table = Tisch
end-back = Ergebnis
end-players = Was sie erreicht haben
end-placed-vp = SP für Plätze an Basen
end-other-vp = SP durch Karten und Texte
end-won = Gewonnene Basen
end-minions = Gespielte Kreaturen
end-actions = Gespielte Aktionen
end-destroyed = Zerstörte Kreaturen
end-lost = Verlorene Kreaturen
end-bases = Gewertete Basen
end-no-bases = Keine wurde gewertet.
end-nobody = Niemand hatte dort eine Kreatur.
end-place = { $name }: Stärke { $power }, { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
  }, { $vp } SP
end-with = mit { $minions }
chart-title = SP nach Zügen
chart-words = SP nach Zügen. Am Ende: { $end }. { $goal } oder mehr gewinnen.
chart-stands = { $name } { $value }
chart-table = Dasselbe als Tabelle
chart-turn = Zug
chart-whose = Wessen
crash-title = Das Spiel ist stehen geblieben
crash-hint = Das sollte nicht passieren. Nichts ist verloren: Hier ist die Aufzeichnung des Spiels, gut für einen Bericht.
crash-back = Zurück zur letzten Entscheidung
crash-start-over = Von vorn beginnen
setup-human = Mensch
setup-computer = Computer
setup-nobody = Niemand
setup-seat = Platz { $seat }
setup-deal-hint = Niemand wählt; das Spiel beginnt sofort.
setup-draft-hint = Wie in der Spielregel: einmal herum und wieder zurück.
setup-choose = Hier gewählt
setup-choose-hint = Drück auf eine Fraktion, um sie zu nehmen. Was niemand wählt, wird verteilt.
setup-factions = Wie die Fraktionen verteilt werden
setup-as-computer = { $name } (Computer, { $level })
setup-level = Spielstärke von Platz { $seat }
setup-summary = { $players }.
setup-giving = { $giving ->
    [deal] Die Fraktionen werden zufällig verteilt.
    [draft] Die Fraktionen werden reihum gewählt.
   *[choose] Die Fraktionen werden hier gewählt.
  }
setup-slot = { $number ->
    [1] Erste
   *[other] Zweite
  } Fraktion von { $name }: { $faction }
setup-any = beliebig
setup-next = { $name } wählt die { $number ->
    [1] erste
   *[other] zweite
  } Fraktion.
setup-full = Alle haben zwei Fraktionen. Gib eine zurück, um eine andere zu wählen.
setup-has = { $name } nimmt { $faction }.
setup-gives = { $name } gibt { $faction } zurück.
setup-tiles-hint = Lies, was sie können; drück auf eine, um sie zu wählen.
setup-first = Wer beginnt
setup-first-drawn = wird ausgelost
house-title = Hausregeln{ $changed ->
    [0] {""}
   *[other] {" "}({ $changed })
  }
house-duplicates = Zwei Spieler dürfen dieselbe Fraktion haben.
house-drafted-bases = Nur die Basen der Fraktionen, die mitspielen, sind dabei.
house-redraw = Wer keine Kreatur auf der ersten Hand hat, darf sie behalten oder gegen eine neue zurückmischen.
house-host = Eine Aktion, die an eine Kreatur oder Basis gelegt wird, kann man nicht spielen, wenn keine passt.
house-affect = Auch wer die Stärke oder die Marker einer Kreatur ändert, beeinflusst sie.
house-own-abilities = Was eine Kreatur einmal schützt, schützt sie auch vor Fähigkeiten ihres eigenen Spielers.
house-presence = Stärke genügt für einen Platz an einer Basis, auch ohne Kreatur dort.
house-reshuffle = Geht das Basisdeck zu Ende, werden die gewerteten Basen gemischt.
house-unasked = Wer nichts einsetzen kann, wenn eine Basis gewertet wird, wird nicht gefragt. Die anderen merken das.
tile-about = { $faction ->
    [aliens] Schicken Kreaturen zurück auf die Hand und sammeln nebenbei Punkte
    [dinosaurs] Wenige Kreaturen, aber niemand hat größere
    [ninjas] Schlagen im letzten Moment zu, kurz vor der Wertung
    [pirates] Segeln von Basis zu Basis und sind da, wo es zählt
    [robots] Kleine Maschinen, die in Schwärmen kommen
    [tricksters] Fallen an Basen, und leere Hände für die anderen
    [wizards] Mehr Karten und mehr Aktionen in jedem Zug
    [zombies] Was tot ist, kommt vom Ablagestapel zurück
    [giant-ants] Sammeln Stärkemarker und tragen sie dorthin, wo sie fehlen
    [mad-scientists] Züchten Marker auf Kreaturen und geben sie wieder aus
    [vampires] Nähren sich von Schwachen und werden dauerhaft stärker
    [werewolves] Plötzliche Stärke, aber nur für diesen Zug
   *[other] {""}
  }
tile-deck = Deckliste
tile-deck-of = Deckliste: { $faction }
tile-minions = Kreaturen ({ $cards })
tile-actions = Aktionen ({ $cards })
tile-bases = Basen
tile-base = Zerstörungswert { $breakpoint }, SP { $vp }
setup-name = Name von Platz { $seat }
setup-deal = Zufällig verteilt
setup-draft = Reihum gewählt
setup-seed-new = ein neuer
setup-title = Neues Spiel
setup-which = Welches Spiel
setup-smash-up = Smash Up
setup-smash-up-what = Jeder mischt zwei Fraktionen zu einem Deck. Spiel deine Kreaturen an die Basen und sei dabei, wenn sie fallen. Die Erweiterung namens Monster Smash ist dabei: Giant Ants, Mad Scientists, Vampires, Werewolves.
setup-smash-up-how = 2 bis 4 Spieler, etwa 45 Minuten
setup-monster-smash = Monster Smash
setup-monster-smash-what = Ein anderes Spiel, nicht diese Erweiterung: fünf Monster, 80 Karten, keine Basen. Sammle deine eigene Farbe und stiehl aus den Händen der anderen.
setup-monster-smash-how = 2 bis 5 Spieler, 5 bis 20 Minuten
setup-play = Spielen
setup-seats = Spieler
setup-seed = Startwert
setup-seed-hint = Derselbe Startwert mischt dieselben Karten.
browser-title = Die Fraktionen

## table/: Karten, Großansicht, Protokoll, Frage, Tisch

card-yours = von dir
card-theirs = von { $name }
card-power = Stärke { $power }
card-action = Aktion
card-minion = Kreatur
card-counters = +1-Stärkemarker: { $counters }
card-talent-used = Talent in diesem Zug benutzt
card-with = mit { $actions }
card-offered = wählbar
card-picked = gewählt
inspect-base = Basis, Zerstörungswert { $breakpoint }
inspect-minion = Kreatur, Stärke { $power }
inspect-owner = gehört { $name }
inspect-vp = Siegpunkte: { $vp }
inspect-breakpoint-parts = Zerstörungswert: { $parts }
inspect-power-parts = Stärke: { $parts }
inspect-no-text = Ohne Text.
inspect-gone = Gerade nicht auf dem Tisch: Das ist, was aufgedruckt ist.
inspect-at = An { $base }
inspect-on = Auf { $card } an { $base }
inspect-in-hand = Auf deiner Hand
inspect-in-hand-of = Auf der Hand von { $name }
inspect-in-discard = Im Ablagestapel von { $name }
inspect-shown = Gezeigt von { $name }
inspect-attached = Angelegt:
inspect-breakpoint-sum = Der Zerstörungswert
inspect-scoring = Falls sie jetzt gewertet würde
inspect-nobody = Niemand bekäme etwas.
inspect-place = { $place }.
inspect-no-place = kein Platz
inspect-tie = { $names } liegen gleichauf: Alle bekommen { $vp } SP.
inspect-specials = Deine Extras:
inspect-pin = Offen lassen
inspect-hint = Zeig auf eine Karte oder Basis, um sie hier zu lesen.
inspect-label = Karte
log-lines = Einträge des Protokolls
log-last-lines = Letzte Einträge
log-title = Protokoll
log-recap = Was gerade geschah
log-since = Deine letzte Entscheidung
log-filter = Wessen Einträge
log-all = alle
log-copy = Kopieren
log-copied = Kopiert
log-selected = Markiert: Kopiere es mit Strg+C
prompt-pass = Passen
prompt-yes = Ja
prompt-no = Nein
prompt-end-turn = Zug beenden
prompt-done = Fertig
prompt-none = Nichts wählen
prompt-label = Entscheidung
prompt-decides = { $name } entscheidet
prompt-least = Mindestens { $least }.
prompt-rule = Die Regel, aus der das folgt
prompt-choices = Möglichkeiten
prompt-copies = { $choice } ×{ $count }
prompt-end-nothing = Zug beenden – nichts mehr zu spielen
prompt-end-sure = Drücke noch einmal, um den Zug zu beenden
prompt-unused = (ungenutzt: { $left })
prompt-unused-minions = { $count ->
    [one] { $count } Kreatur
   *[other] { $count } Kreaturen
  }
prompt-unused-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
  }
prompt-unused-abilities = { $count ->
    [one] { $count } Fähigkeit
   *[other] { $count } Fähigkeiten
  }
prompt-must = Du musst wählen.
prompt-chosen = Bisher gewählt
prompt-unpick = { $card } wieder herausnehmen
prompt-back = Zurücknehmen
prompt-always = In dieser Partie immer bei { $by }:
prompt-always-word = In dieser Partie immer bei { $by }: { $word }
prompt-take-back = { $card } zurücknehmen
order-list = Reihenfolge
order-earlier = { $thing } früher
order-later = { $thing } später
order-moved = { $thing }: { $place } von { $of }
order-done = In dieser Reihenfolge
order-always = Immer in dieser Reihenfolge
order-hint = Ordne durch Ziehen oder mit Alt und ↑ ↓. Wähle eines, um nur zu sagen, was zuerst kommt.
table-players = Spieler
table-bases = Basen
table-shown-cards = Gezeigte Karten
table-shown = Gezeigt
table-hand = Hand
table-piles = Stapel
piles-which = Welcher Stapel
piles-discards = Ablage ({ $cards })
piles-deck = Deck ({ $cards })
piles-deck-hint = Was noch in deinem Deck ist, sortiert. In welcher Reihenfolge es liegt, ist nicht bekannt.
piles-bases = Basen ({ $bases })
piles-base-deck = Im Basisdeck { $bases ->
    [one] ist noch { $bases } Basis.
   *[other] sind noch { $bases } Basen.
  }
piles-scored = Gewertete Basen ({ $bases })
table-no-hand = Keine Hand zu sehen
table-your-hand = Deine Hand ({ $cards })
table-attached = Angelegt
table-you = (du)
table-vp = { $vp } SP
table-vp-unit = SP
table-piles-of = Hand { $hand }, Deck { $deck }, Ablage { $discard }
table-pile = Ablagestapel von { $name }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
table-base = { $base }, Stärke { $total } von { $breakpoint }
table-to-go = noch { $power }
table-ready = bereit zur Wertung
table-actions-at = Aktionen an { $base }
table-minions-at = Kreaturen von { $name } an { $base }
table-minions = { $minions ->
    [one] { $minions } Kreatur
   *[other] { $minions } Kreaturen
  }
table-unfold = Was an { $base } liegt
table-phase = Zug { $turn }, { $phase ->
    [Start] Beginn
    [Score] Wertung
    [Draw] Nachziehen
   *[End] Ende
  }
table-stage = { $phase ->
    [Start] Beginn
    [Score] Wertung
    [Draw] Ziehen
   *[End] Ende
  }
table-turn = Zug { $turn }
table-plays = Zug { $turn }: noch { $minions ->
    [one] { $minions } Kreatur
   *[other] { $minions } Kreaturen
  }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }
table-added = { $amount } durch { $from }
table-prizes = Siegpunkte, falls sie jetzt gewertet würde
table-prize = { $vp } SP: { $names }{ $count ->
    [one] {""}
   *[other] {" "}(alle)
  }
table-no-prize = { $vp } SP: niemand

## replay/: Hände, Marken, Momente, Wiederholung, Links, Steuerung

hands-title = Hände
hands-name = { $name } ({ $cards })
marks-turn = Zug { $turn }: { $name }
marks-before = Vor dem ersten Zug
marks-comment = Ein Kommentar
reel-beginning = der Anfang
reel-scores = { $base } wird gewertet
reel-turn = Zug { $turn }
reel-ends = { $name } beendet den Zug
survey-passes = { $name } passt
survey-says-yes = { $name } sagt Ja
survey-says-no = { $name } sagt Nein
survey-no-more = { $name } wählt nichts mehr
survey-nothing = { $name } wählt nichts
survey-chooses = { $name } wählt { $what }
replay-seen-by = Gesehen von
replay-explore = Ab hier weiterspielen
replay-explore-short = Weiterspielen
replay-note = Kommentar zu diesem Moment
replay-comment = Kommentar
replay-title = Wiederholung
replay-all-hands = Alle Hände
replay-no-hands = Keine Hände
replay-as = Als { $name }
replay-wins = { $name } gewinnt das Spiel in Zug { $turn }.
replay-ends-here = Hier endet die Aufzeichnung.
replay-here = Hier geschah: { $did }.
share-title = Teilen
share-hint = Ein Link enthält alles selbst. Nichts wird hochgeladen.
share-not-now = In diesem Moment nicht: { $why }.
share-link = Link: { $title }
share-copy = Link kopieren
share-copy-this = Link kopieren: { $title }
share-copied = Kopiert
share-selected = Kopiere ihn von hier, zum Beispiel mit Strg+C.
share-length = { $characters } Zeichen
share-reveals-all = Dieser Link verrät alle Karten: { $seats ->
    [2] beide Hände und die Reihenfolge beider Decks
   *[other] alle Hände und die Reihenfolge aller Decks
  }.
share-reveals-table = Dieser Link verrät alle Karten: jede Hand und die Reihenfolge des Stapels.
share-reveals-nothing = Dieser Link verrät nichts, was { $name } nicht sehen darf.
share-game = Das ganze Spiel
share-game-here = Das ganze Spiel, an diesem Moment geöffnet
share-position = Diese Stellung
share-seen = Diese Stellung, wie { $name } sie sieht
transport-keys-space = Leertaste
transport-keys-space-does = abspielen und anhalten
transport-keys-choice-does = eine Entscheidung zurück und vor
transport-keys-card = Strg + ← →
transport-keys-card-does = eine gespielte Karte mit allem, was daraus folgt; bei Monster Smash ein Schritt eines Zuges
transport-keys-turn = Umschalt + ← →
transport-keys-turn-does = einen Zug
transport-keys-edges = Pos1, Ende
transport-keys-edges-do = zum ersten und zum letzten Moment
transport-keys-speed-does = schneller und langsamer
transport-keys-comment-does = einen Kommentar schreiben
transport-speed = Geschwindigkeit
transport-moment = Moment
transport-stride = { $stride ->
    [turn] Zug
    [card] Karte
    [step] Schritt
   *[choice] Wahl
  }
transport-next = { $stride ->
    [turn] Nächster Zug
    [card] Nächste Karte
    [step] Nächster Schritt
   *[choice] Nächste Entscheidung
  }
transport-previous = { $stride ->
    [turn] Voriger Zug
    [card] Vorige Karte
    [step] Voriger Schritt
   *[choice] Vorige Entscheidung
  }
transport-steps = Schritte
transport-first = Erster Moment
transport-last = Letzter Moment
transport-play = Abspielen
transport-pause = Anhalten

## rules/: die Regeln neben dem Tisch, die Regelfragen unter einer Karte

rules-title = Regeln
rules-games = Regeln welches Spiels
rules-game = { $game ->
    [monster-smash] Monster Smash
   *[smash-up] Smash Up
}
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-previous = Regel davor
rules-next = Nächste Regel
rules-close = Regeln schließen
rules-rule = Regel { $rule }
rules-where-from = Jede Regel sagt, woher sie kommt: aus der Spielregel, aus einem späteren amtlichen Text, oder so verstehen wir es, wo beide schweigen. Die Regeln stehen hier auf Englisch.
rules-where-from-monster = Jede Regel sagt, woher sie kommt: aus der Spielregel, oder so verstehen wir es, wo sie schweigt. Dies ist das Kartenspiel Monster Smash; die gleichnamige Erweiterung gehört zu Smash Up. Die Regeln stehen hier auf Englisch.
rules-basis = { $basis ->
    [rulebook] Spielregel
    [official] amtlich
    [community] Wiki der Spieler
   *[ours] unsere Lesart
  }
rules-found = { $count ->
    [0] Keine Regel enthält all diese Wörter.
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
rules-unread = Die Regeln lassen sich gerade nicht laden. Versuch es später noch einmal.
rules-play-example = Dieses Beispiel spielen
rulings-title = Regelfragen ({ $count })
rulings-unread = Die Regelfragen lassen sich gerade nicht laden.

## saves/: Dateien und gespeicherte Spiele

files-too-large = { $file } ist zu groß für ein Spiel.
files-unreadable = { $file } lässt sich nicht lesen.
files-label = Spieldatei
files-import = Importieren
lasting-keep = Meine Partien behalten
lasting-kept = Dieser Browser behält die Partien, bis du sie löschst.
lasting-refused = Dieser Browser verspricht es nicht. Vielleicht tut er es, wenn die Seite installiert ist oder öfter benutzt wird. Exportiere, was du behalten willst.
shelf-title = Gespeicherte Spiele
shelf-none = Noch keine: Ein Spiel wird nach jeder Entscheidung gespeichert.
shelf-no-date = Datum unbekannt
shelf-damaged = Beschädigtes Spiel
shelf-damaged-file = beschaedigt
shelf-damaged-hint = Das ist keine Aufzeichnung eines Spiels. Es bleibt, wie es ist, bis du es löschst.
shelf-over = beendet
shelf-turn = Zug { $turn }
shelf-vp = SP { $vp }
shelf-cards = Karten { $cards }
shelf-choices = { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
  }
shelf-practice = Übung
shelf-open = Öffnen
shelf-delete = Löschen
shelf-deleted = Gelöscht: { $name }
shelf-restore = Löschen rückgängig machen
shelf-restored = Wieder da: { $name }
shelf-older = { $games } weitere
shelf-unreadable = Diese Datei lässt sich nicht lesen
shelf-drop = Oder zieh eine Datei hierher.
shelf-forgetful = Browser können vergessen, was eine Seite gespeichert hat. Exportiere, was du behalten willst.
shelf-keeps-nothing = Dieser Browser speichert nichts für diese Seite: Exportiere ein Spiel, bevor du gehst.
shelf-unfinished = Unbeendetes Spiel
shelf-not-finished = nicht beendet
shelf-go-on = Weiterspielen

# Die Analyse eines Spiels, das vorbei ist
analysis-title = Analyse
analysis-progress = Wie weit die Analyse ist
analysis-so-far = { $ply } von { $plies } Entscheidungen angesehen
analysis-done = { $losses ->
    [0] Die Analyse ist fertig: Nichts wurde verschenkt.
    [one] Die Analyse ist fertig: Eine Entscheidung hat etwas verschenkt.
   *[other] Die Analyse ist fertig: { $losses } Entscheidungen haben etwas verschenkt.
  }
analysis-whose = Entscheidungen von
analysis-computer = { $name }, Computer
analysis-computer-level = { $name }, Computer, { $level }
analysis-accuracy = Genauigkeit { $accuracy } % bei { $choices ->
    [one] einer Entscheidung
   *[other] { $choices } Entscheidungen
  }: { $blunders ->
    [one] ein grober Fehler
   *[other] { $blunders } grobe Fehler
  }, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
  }, { $inaccuracies ->
    [one] eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
  }.
analysis-luck = Glück: { $luck } Punkte, auf { $doubt } genau.
analysis-account = Von { $start } % am Anfang auf { $end } %: eigene Züge { $own }, Züge der anderen { $others }, Glück { $luck }.
analysis-losses = Entscheidungen, die etwas verschenkt haben
analysis-none = Keine: Was auch gewählt wurde, nichts anderes war klar besser.
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-where = Zug { $turn }, { $chosen }
analysis-asked = Gefragt
analysis-chosen = Gewählt
analysis-better = Besser
analysis-verdict = Im Vergleich
analysis-best = Das Beste
analysis-as-good = So gut wie
analysis-points = { $points ->
    [one] um einen Punkt
   *[other] um { $points } Punkte
  }, auf { $error } genau
analysis-watch = Ansehen
analysis-again = Ab hier noch einmal versuchen
analysis-all = { $choices ->
    [one] Die einzige Entscheidung
   *[other] Alle { $choices } Entscheidungen
  }
analysis-how = Wie das ermittelt wird
analysis-how-choices = Jede Entscheidung wird mit der besten anderen verglichen, die ein starker Spieler sieht, in denselben gedachten Spielen: Was man nicht sehen konnte, wird jedes Mal neu verteilt. Ein Punkt ist ein Sieg mehr in hundert Spielen. Was Glück beim Verteilen sein kann, zählt nicht als verschenkt; ab 5 Punkten ist es eine Ungenauigkeit, ab 10 ein Fehler, ab 15 ein grober Fehler.
analysis-how-luck = Glück ist, was beim Ziehen und Aufdecken herauskam, weniger das, was zu erwarten war. Eigene Züge und die der anderen werden an einfachen Faustregeln gemessen: 0 ist, was die aus dem Zug gemacht hätten.
graph-title = Siegchance nach Zügen
graph-words = Siegchance nach Zügen. Am Anfang: { $first }. Am Ende: { $last }.
graph-stands = { $name } { $chance } %
graph-end = Ende
