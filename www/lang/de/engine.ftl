### What the engine says, in German. Each message is used under this id in src/ and has the same arguments
### in every language. $seat, $card and $base are names that can be pointed at, as are their like ($host,
### $whose, $by ...); $text is in the words of the cards; other texts tell cases apart.

## Lists

list-more = { $first }, { $rest }
list-last = { $first } und { $last }

## The log

log-turn = Zug { $turn }: { $seat }
log-takes-faction = { $seat } nimmt { $faction }
log-shows-hand = { $seat } hat keine Kreatur, zeigt die Hand und zieht eine neue: { $cards }
log-plays = { $seat } spielt { $card }{ $from ->
    [discard] {" "}vom Ablagestapel
   *[other] {""}
}
log-plays-at = { $seat } spielt { $card }{ $from ->
    [discard] {" "}vom Ablagestapel
   *[other] {""}
} an { $base }
log-plays-on = { $seat } spielt { $card }{ $from ->
    [discard] {" "}vom Ablagestapel
   *[other] {""}
} auf { $host } von { $whose }
log-played-in-vain = { $card } hat keine Wirkung: Es gibt nichts, worauf die Karte liegen darf
log-talent = { $seat } nutzt das Talent von { $card }
log-passes = { $seat } passt
log-chooses = { $seat } wählt { $choice }

log-destroyed = { $card } wird an { $base } zerstört
log-returned = { $card } kehrt auf die Hand von { $seat } zurück
log-moved = { $card } wechselt von { $from } zu { $to }
log-put-under = { $card } kommt unter das Deck von { $seat }
log-puts-under = { $seat } legt eine Handkarte unter das Deck
log-shuffled-in = { $card } kommt ins Deck von { $seat }
log-shuffles-in = { $seat } mischt eine Handkarte ins Deck
log-cleared = { $card } kommt auf den Ablagestapel
log-discards = { $seat } wirft { $card }{ $from ->
    [hand] {" "}von der Hand
    [deck] {" "}vom Deck
   *[other] {""}
} ab
log-takes = { $seat } nimmt { $card }{ $from ->
    [deck] {" "}aus dem Deck
    [discard] {" "}vom Ablagestapel
   *[other] {""}
} auf die Hand
log-shuffles = { $seat } mischt das Deck
log-reshuffles = { $seat } mischt den Ablagestapel zu einem neuen Deck
log-draws = { $seat } zieht eine Karte
log-draws-card = { $seat } zieht { $card }
log-nothing-drawn = { $seat } hat keine Karte mehr zum Ziehen
log-reveals = { $seat } deckt { $card } auf
log-put-back = { $card } kommt zurück oben auf das Deck
log-looks = { $seat } sieht sich die oberste Karte des Decks an
log-looks-at-card = { $seat } sieht { $card } oben auf dem Deck
log-searches = { $seat } durchsucht das Deck
log-looks-at-hand = { $seat } sieht sich die Hand von { $whose } an
log-looks-at-cards = { $seat } sieht sich die Hand von { $whose } an: { $cards }

log-extra-play = { $seat } darf in diesem Zug eine zusätzliche { $kind ->
    [minion] Kreatur
   *[action] Aktion
} spielen
log-actions-forbidden = { $seat } kann im nächsten eigenen Zug keine Aktionen spielen
# $many is how many cards there are.
log-strengthened = { $cards } { $many ->
    [one] erhält
   *[other] erhalten
} { $power } Stärke bis zum Ende { $until ->
    [next-turn] des nächsten Zuges dieses Spielers
   *[turn] des Zuges
}
log-counters-placed = { $cards } { $many ->
    [one] erhält { log-counters }
   *[other] erhalten je { log-counters }
}
log-counters-taken = { $card } verliert { log-counters }
log-counters-moved = { $from } von { $giver } gibt { log-counters } an { $to } von { $taker } ab
log-counters = { $count ->
    [1] einen +1-Stärkemarker
    [2] zwei +1-Stärkemarker
    [3] drei +1-Stärkemarker
    [4] vier +1-Stärkemarker
    [5] fünf +1-Stärkemarker
   *[other] { $count } +1-Stärkemarker
}
log-prevented = { $card } wird nicht { $deed ->
    [destroy] zerstört
    [move] bewegt
    [return] zurückgenommen
    [put-under] unter das Deck gelegt
   *[affect] beeinflusst
}, wegen { $by }
log-replaced = { $card } würde zerstört; stattdessen gilt die Fähigkeit von { $by }
log-nothing-to-do = { $by } findet nichts zu tun
log-the-rules = die Regeln
log-ignores = { $seat } missachtet die Fähigkeit von { $base }
log-ignores-always = { $seat } missachtet die Basis dank { $card }
log-too-deep = Zu viele Effekte auf einmal: Der letzte entfällt

log-scores = { $base } wird gewertet
log-nobody-there = Niemand hat dort eine Kreatur
log-ranking = Stärke: { $places }
log-place = { $seat } { $power } (Platz { $place })
log-gains = { $seat } erhält { $vp } SP
log-gains-by = { $seat } erhält { $vp } SP durch { $by }
log-base-discarded = { $base } kommt auf den Ablagestapel der Basen
log-base-arrived = Neue Basis: { $base }
log-breakpoint-set = Der Zerstörungswert von { $base } ist bis zum Ende des Zuges { $breakpoint } ({ $by })
log-breakpoint-changed = Der Zerstörungswert von { $base } ändert sich bis zum Ende des Zuges um { $change } ({ $by })
log-looks-at-bases = { $seat } sieht sich { $count ->
    [1] eine Basis
    [2] zwei Basen
    [3] drei Basen
    [4] vier Basen
    [5] fünf Basen
   *[other] { $count } Basen
} des Basisdecks an
log-picks-base = { $seat } legt { $base } oben auf das Basisdeck
log-puts-base = { $seat } legt eine Basis oben auf das Basisdeck
log-base-swapped = { $new } tritt an die Stelle von { $old }
log-base-deck-shuffled = Das Basisdeck wird gemischt
log-bases-shuffled = Der Ablagestapel der Basen wird zu einem neuen Basisdeck gemischt
log-wins = { $seat } gewinnt das Spiel

## Questions

prompt-draft = Nimm eine Fraktion.
prompt-redraw = Du hast keine Kreatur auf der Hand. Willst du sie ins Deck mischen und fünf neue Karten ziehen?
prompt-play = Spiele eine Karte, nutze eine Fähigkeit oder beende deinen Zug.
prompt-way = Willst du { $card } durch das eigene Extra spielen und die Kreatur, die du noch spielen darfst, aufsparen?
prompt-where = An welche Basis spielst du { $card }?
prompt-on-what = Worauf spielst du { $card }?
prompt-choose = Wähle.
prompt-text = { $text }.
prompt-extra = Jetzt oder gar nicht: { $text }.
prompt-picked = { $prompt } ({ $now } von { $most } gewählt)
prompt-picked-any = { $prompt } ({ $now } gewählt)
prompt-move = Zu welcher Basis bewegst du sie?
prompt-transfer = Welche Kreatur bekommt die +1-Stärkemarker?
prompt-swap-which = Welche Basis im Spiel weicht?
prompt-swap-for = Welche Basis des Basisdecks kommt ins Spiel?
prompt-base-next = Welche Basis ersetzt diese?
prompt-base-after = Und welche der anderen kommt danach?
prompt-put-back = Welche Karte legst du als Nächste zurück oben auf das Deck? Die letzte wird als erste gezogen.
prompt-take-how-many = Wie viele +1-Stärkemarker nimmst du von { $card }?
prompt-transfer-how-many = Wie viele +1-Stärkemarker gibst du von { $card } weiter?
prompt-share-how-many = Wie viele der +1-Stärkemarker legst du auf { $card }?
prompt-how-many = Wie viele +1-Stärkemarker sollen auf { $card } liegen?
# Stands for $card in a question.
prompt-card-at = { $card } an { $base }
prompt-instead = { $card } würde gleich zerstört. Was geschieht stattdessen?
prompt-score = Mehrere Basen sind reif. Welche wird zuerst gewertet?
prompt-before = { $base } wird gleich gewertet. Nutzt du ein Extra oder passt du?
prompt-after = { $base } wurde gewertet. Nutzt du eine Fähigkeit oder passt du?
prompt-order = Mehreres geschieht gleichzeitig. Was kommt zuerst?
prompt-optional = Was davon nutzt du jetzt – oder passt du?
prompt-limit = Du hast mehr als zehn Karten auf der Hand. Wirf eine ab.
prompt-ignore = Missachtest du die Fähigkeit von { $by }?

## Choices

choice-free-minion = Die freie Kreatur nutzen
choice-extra-minion = Die zusätzliche Kreatur von { $by } nutzen
choice-text = { $text }
choice-at = { $choice } · { $place }
choice-of = { $choice } von { $seat }
choice-numbered = { $choice } #{ $number }
choice-in-hand = Hand
choice-in-deck = Deck
choice-in-discard = Ablagestapel
choice-revealed = aufgedeckt
choice-minion = Kreatur mit Stärke { $power }. { $text }
choice-action = Aktion. { $text }
choice-base = Zerstörungswert { $breakpoint }, { $first }/{ $second }/{ $third } SP. { $text }

## Where a number comes from

part-printed = aufgedruckt
part-counters = +1-Stärkemarker
part-floor = nie unter 0

## Why not?

why-allowed = Du darfst das jetzt wählen.
why-game-over = Das Spiel ist zu Ende.
why-not-your-decision = Jetzt entscheidet ein anderer Spieler.
why-answer-first = Beantworte zuerst die Frage.
why-not-in-hand = Du kannst nur Karten von deiner eigenen Hand spielen.
why-not-play-phase = Karten spielst du nur in der Spielphase.
why-no-minion-play-left = Du darfst in diesem Zug keine Kreatur mehr spielen.
why-no-action-play-left = Du darfst in diesem Zug keine Aktion mehr spielen.
why-no-actions-this-turn = Du kannst in diesem Zug gar keine Aktionen spielen.
why-extra-does-not-fit = Was du noch zusätzlich spielen darfst, gilt hier nicht für diese Karte.
why-forbidden = { $by } lässt dich dort keine Kreaturen spielen.
why-no-base = An keine Basis darfst du eine Kreatur spielen: { $by } ist im Weg.
why-a-card-in-play = eine Karte im Spiel
why-no-host = Es gibt nichts, worauf du diese Karte spielen könntest.
why-not-its-moment = Das Extra dieser Karte wartet auf den Moment, den ihr Text nennt.
why-limit-reached = Du hast diese Fähigkeit in diesem Zug so oft genutzt, wie ihr Text erlaubt.
why-condition-fails = Die Bedingung im Text dieser Karte ist jetzt nicht erfüllt.
why-nothing-to-do = Die Fähigkeit dieser Karte fände jetzt nichts zu tun.
why-does-not-fit = Danach fragt die Karte nicht.

## What cannot be undone, because of what it showed

barrier-nothing = es wurde noch nichts gewählt
barrier-another = ein anderer Spieler hat seitdem entschieden
gained-hand-shown = eine Hand wurde gezeigt
gained-hand-looked-at = eine Hand wurde angesehen
gained-card-drawn = eine Karte wurde gezogen
gained-card-revealed = eine Karte wurde aufgedeckt
gained-card-looked-at = eine verdeckte Karte wurde angesehen
gained-card-discarded = eine Karte des Decks wurde abgeworfen
gained-random-discard = eine zufällige Karte wurde abgeworfen
gained-deck-searched = ein Deck wurde durchsucht
gained-deck-shuffled = ein Deck wurde gemischt
gained-base-deck-looked-at = das Basisdeck wurde angesehen
gained-base-deck-shuffled = das Basisdeck wurde gemischt
gained-base-revealed = eine neue Basis wurde aufgedeckt

## Warum ein Computerspieler so gewählt hat: was für den Zug spricht gegenüber dem nächstbesten; je ein halber Satz

reason-decided = { $way ->
    [better] gewinnt das Spiel
   *[worse] riskiert die Niederlage
}
reason-vp = { $way ->
    [better] bringt Siegpunkte
   *[worse] bringt weniger Siegpunkte
}
reason-race = { $way ->
    [better] kommt den fünfzehn näher
   *[worse] lässt andere den fünfzehn näher kommen
}
reason-share = { $way ->
    [better] ein besserer Platz an { $base }, { $short ->
        [0] bereit zur Wertung
       *[other] noch { $short } bis zur Wertung
    }
   *[worse] ein schlechterer Platz an { $base }
}
reason-lead = { $way ->
    [better] gewinnt Boden an { $base }, { $short ->
        [0] bereit zur Wertung
       *[other] noch { $short } bis zur Wertung
    }
   *[worse] gibt Boden preis an { $base }
}
reason-power = { $way ->
    [better] mehr Stärke auf dem Tisch
   *[worse] weniger Stärke auf dem Tisch
}
reason-hand = { $way ->
    [better] behält die bessere Hand
   *[worse] kostet Karten
}
reason-specials = { $way ->
    [better] hebt Extras für fast fertige Basen auf
   *[worse] gibt ein Extra her
}
reason-plays = { $way ->
    [better] hebt Ausspielmöglichkeiten für später in diesem Zug auf
   *[worse] verbraucht Ausspielmöglichkeiten
}
reason-ongoing = { $way ->
    [better] mehr Aktionen, die im Spiel bleiben
   *[worse] weniger Aktionen, die im Spiel bleiben
}
reason-circle = { $way ->
    [better] dreht sich nicht im Kreis
   *[worse] dreht sich im Kreis
}
reason-outlook = { $way ->
    [better] die kommenden Züge sehen besser aus
   *[worse] die kommenden Züge sehen schlechter aus
}
