### What the engine says in Monster Smash, in German; lists, and the reasons that every game has, are in
### engine.ftl.

## Karten

monster-suit = { $suit ->
    [mummy] Mumie
    [werewolf] Werwolf
    [dragon] Drache
    [zombie] Zombie
   *[vampire] Vampir
}
monster-card = { monster-suit } { $value }

## Das Protokoll

monster-log-began = Die Karten „{ $suit }“ kommen zurück in die Schachtel. { $seat } beginnt
monster-log-began-all = Alle Karten sind im Spiel. { $seat } beginnt
monster-log-turn = Zug { $turn }: { $seat }
monster-log-draws = { $seat } zieht { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
monster-log-draws-cards = { $seat } zieht { $cards }
monster-log-throws-away = { $seat } wirft die ganze Hand ab: { $cards }
monster-log-burns = { $seat } verbrennt { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}: { $cards }
monster-log-reshuffles = Der Ablagestapel wird zu einem neuen Deck aus { $count ->
    [1] einer Karte
   *[other] { $count } Karten
} gemischt
monster-log-attacks = { $seat } greift { $target } mit { $total } an: { $cards }
monster-log-defends = { $seat } verteidigt sich mit { $total }: { $cards }
monster-log-no-defence = { $seat } verteidigt sich nicht
monster-log-failed = Der Angriff von { $seat } auf { $target } misslingt
monster-log-succeeded = Der Angriff von { $seat } auf { $target } gelingt mit { $by } Vorsprung{ $count ->
    [0] : Zu stehlen gibt es nichts mehr
    [1] : Eine Karte wird gestohlen
   *[other] : { $count } Karten werden gestohlen
}
monster-log-arranges = { $seat } hält die Hand hin
monster-log-steals = { $seat } stiehlt { $count ->
    [1] eine Karte
   *[other] { $count } Karten
} von { $from }
monster-log-steals-cards = { $seat } stiehlt von { $from }: { $cards }
monster-log-eliminated = { $seat } hat keine Karte mehr und scheidet durch { $by } aus
monster-log-wins-suit = { $seat } hat { $count } Karten „{ $suit }“ auf der Hand und gewinnt
monster-log-wins-cards = { $seat } hat { $count } Karten auf der Hand und gewinnt
monster-log-wins-last = { $seat } bleibt als Letzter übrig und gewinnt

## Fragen

monster-prompt-draw = Zieh { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}.
monster-prompt-first-draw = Zieh { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}, oder wirf deine Hand für sechs neue Karten ab; dann endet dein Zug.
monster-prompt-burn = Verbrenn beliebig viele Karten: Für je zwei ziehst du eine. { $now ->
    [0] Oder mach weiter.
    [1] Eine gewählt, keine zu ziehen.
   *[other] { $now } gewählt, { $back } zu ziehen.
}
monster-prompt-target = Greif jemanden an oder beende deinen Zug.
monster-prompt-no-attack = Du hast keine Karte deiner eigenen Farbe: Du kannst nicht angreifen.
monster-prompt-attack = Greif { $target } mit mindestens einer Karte deiner eigenen Farbe und höchstens einer anderen an. Dein Angriff: { $total }.
monster-prompt-defend = { $seat } greift dich mit { $attack } an. Verteidige dich mit einer oder zwei Karten, mindestens einer deiner eigenen Farbe, oder gar nicht. Deine Verteidigung: { $total }.
monster-prompt-no-defence = { $seat } greift dich mit { $attack } an. Du hast keine Karte deiner eigenen Farbe: Du kannst dich nicht verteidigen.
monster-prompt-arrange = { $seat } will von deiner Hand stehlen. Wähl die Karten in der Reihenfolge, in der du sie halten willst.
monster-prompt-steal = Stiehl { $left ->
    [1] eine Karte
   *[other] { $left } Karten
} von { $target }: Wähl, ohne sie zu sehen.

## Was man wählen kann

monster-choice-draw = { $count ->
    [1] Eine Karte
   *[other] { $count } Karten
} ziehen
monster-choice-redraw = Sechs neue Karten
monster-choice-no-burn = Nichts verbrennen
monster-choice-burn = { $count ->
    [1] Eine Karte
   *[other] { $count } Karten
} verbrennen, { $back } ziehen
monster-choice-target = { $seat } angreifen ({ $count ->
    [0] keine Karte
    [1] 1 Karte
   *[other] { $count } Karten
})
monster-choice-end-turn = Zug beenden
monster-choice-attack = Mit { $total } angreifen
monster-choice-no-defence = Nicht verteidigen
monster-choice-defend = Mit { $total } verteidigen
monster-choice-arranged = So hinhalten
monster-choice-place = Karte { $place }

## Warum etwas nicht geht

monster-why-draw-first = Dein Zug beginnt damit, dass du Karten ziehst.
monster-why-in-order = Erst ziehst du, dann darfst du verbrennen, dann darfst du angreifen, alles einmal im Zug.
monster-why-target-first = Verbrennen ist vorbei. Für einen Angriff wähle erst, wen, dann womit.
monster-why-not-first-turn = Nur in deinem ersten Zug darfst du statt zu ziehen sechs neue Karten nehmen.
monster-why-first-turn = In deinem ersten Zug kannst du nicht angreifen.
monster-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
monster-why-already-picked = Diese Karte hast du schon gewählt.
monster-why-one-other-suit = Zu einem Angriff darf nur eine Karte einer anderen Farbe kommen.
monster-why-own-suit-needed = Mindestens eine Karte muss deine eigene Farbe haben.
monster-why-two-cards = Du verteidigst dich mit höchstens zwei Karten.
monster-why-yourself = Dich selbst kannst du nicht angreifen.
monster-why-eliminated = Dieser Spieler ist ausgeschieden.
monster-why-other-places = Jeder Platz zählt einmal, und so viele, wie gestohlen werden, müssen gewählt sein.
monster-why-not-asked = Danach wird jetzt nicht gefragt.

## Was gezeigt wurde

monster-gained-stolen = es wurden Karten gestohlen
monster-gained-shuffled = eine Hand wurde gemischt

## Warum ein Gegner so wählt

monster-reason-cards = { $way ->
    [better] behält mehr Karten
   *[worse] behält weniger Karten
}
monster-reason-suit = { $way ->
    [better] kommt näher an sechs der eigenen Farbe
   *[worse] gibt Karten der eigenen Farbe her
}
monster-reason-rivals = { $way ->
    [better] schwächt die anderen
   *[worse] lässt die anderen stärker
}
monster-reason-end = { $way ->
    [better] gewinnt das Spiel
   *[worse] verliert das Spiel
}
monster-reason-outlook = { $way ->
    [better] geht später besser aus
   *[worse] geht später schlechter aus
}
