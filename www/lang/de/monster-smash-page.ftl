### Was die Seite bei Monster Smash sagt: Tisch, Aufbau, Ende.

monsters-table = Tisch
monsters-own-suit = deine eigene Farbe
monsters-new = neu
monsters-own-of = { $suit }: { $own } von { $goal }
monsters-cards = Karten
monsters-cards-of = Karten: { $cards } von { $goal }
monsters-holds = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
monsters-out = ausgeschieden
monsters-phase = { $phase ->
    [draw] zieht
    [burn] darf verbrennen
    [attack] darf angreifen
    [defend] greift an
    [steal] stiehlt
   *[over] ist fertig
  }
monsters-known = Du kennst: { $cards }
monsters-fan = Die Hand von { $name }, hingehalten: { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
  }
monsters-place = Karte { $place } von { $size }, verdeckt
monsters-place-open = Karte { $place } von { $size }: { $card }
monsters-battle = Kampf
monsters-side = { $name } { $does ->
    [attacks] greift an
   *[defends] verteidigt sich
  }
monsters-total = Summe: { $total }
monsters-cards-of-side = Karten von { $name }
monsters-odds = gelingt zu { $succeeds } %, wirft hinaus zu { $eliminates } %
monsters-succeeds = gelingt
monsters-eliminates = wirft hinaus
monsters-attack-needs = Wähle mindestens eine Karte deiner eigenen Farbe und höchstens eine andere.
monsters-picking = { $taken } von { $count } gewählt
monsters-would-lose = { $count ->
    [0] Er gelingt: Zu stehlen ist nichts mehr da.
    [one] Er gelingt: { $count } Karte würde gestohlen.
   *[other] Er gelingt: { $count } Karten würden gestohlen.
  }
monsters-would-hold = Er scheitert.
monsters-vs = gegen
monsters-turn = Zug { $turn }: { $name }
monsters-turn-phase = Zug { $turn }: { $phase ->
    [draw] zieht
    [burn] darf verbrennen
    [attack] darf angreifen
    [defend] greift an
    [steal] stiehlt
   *[over] ist fertig
  }
monsters-stole = { $thief } hat { $from } bestohlen:
monsters-deck = Stapel
monsters-deck-cards = Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
monsters-discard = Ablage
monsters-discard-cards = Ablagestapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
monsters-discard-hint = Die zuletzt abgelegte Karte steht vorn.
monsters-removed = Ohne { $suit }
monsters-asks = { $kind ->
    [defend] Du wirst angegriffen.
    [arrange] Gleich wird aus deiner Hand gestohlen.
    [steal] Dein Angriff ist gelungen: Du stiehlst.
   *[other] Du bist am Zug.
  }
monsters-battle-now = Angriff { $attack }, Verteidigung { $defence }
monsters-attack-on = den Angriff auf { $target }
monsters-attack-of = Angriff mit { $total }
monsters-defence-of = Verteidigung mit { $total }
monsters-short-by = Er gelingt um { $by }.
monsters-hint-fan = Sieh dir die hingehaltene Hand an.
monsters-hint-players = Sieh dir die Spieler am Tisch an.
monsters-swap = { $seats ->
    [2] Monster tauschen
   *[other] Monster weitergeben
  }
monsters-chart = Karten nach Zügen
monsters-chart-words = Karten nach Zügen. Am Ende: { $end }. Mit { $goal } gewinnt man.
monsters-won-suit = { $name } hält { $own } Karten der Farbe { $suit }; mit { $goal } der eigenen Farbe gewinnt man ({ $rule }).
monsters-won-cards = { $name } hält { $cards } Karten; mit { $goal } gewinnt man ({ $rule }).
monsters-won-last = { $name } ist als Einzige oder Einziger übrig ({ $rule }).
monsters-own-cards = Der eigenen Farbe
monsters-attacks = Angriffe
monsters-succeeded = Gelungene Angriffe
monsters-withstood = Abgewehrte Angriffe
monsters-stolen = Gestohlene Karten
monsters-lost = Verlorene Karten
monsters-burned = Verbrannte Karten
monsters-eliminated = Hinausgeworfene Spieler
monsters-drawn = ausgelost
monsters-of-seat = Monster von Platz { $seat }
monsters-arrange = Wer bestohlen wird, darf seine Hand vorher ordnen. Sonst wird sie gemischt.
monsters-takes-out = Farbe, die fehlt
monsters-chosen = { $chosen ->
    [0] Die Monster werden ausgelost.
   *[other] { $chosen ->
        [one] Ein Monster ist hier gewählt.
       *[other] { $chosen } von { $seats } Monstern sind hier gewählt.
      }
  }
monsters-options = Optionen{ $changed ->
    [0] {""}
   *[other] {" "}({ $changed })
  }
monsters-about = So wird gespielt
monsters-five = Die fünf Monster
monsters-tiles-hint = Ein Druck gibt es dem nächsten, der noch keines hat; ein zweiter nimmt es zurück.
monsters-full = Alle haben ein Monster. Gib eines zurück, um ein anderes zu wählen.
monsters-about-win = Halte sechs Karten deines eigenen Monsters oder fünfzehn beliebige, oder bleib allein übrig: Dann gewinnst du sofort.
monsters-about-draw = Ein Zug beginnt damit, dass du eine Karte ziehst; mit höchstens zwei Karten ziehst du drei.
monsters-about-burn = Dann darfst du Karten verbrennen, die du nicht willst, und ziehst für je zwei eine neue.
monsters-about-attack = Dann darfst du jemanden angreifen, mit Karten deiner eigenen Farbe und einer anderen. Ihre Werte zählen zusammen.
monsters-about-defend = Wer angegriffen wird, darf eine oder zwei Karten hinlegen, mindestens eine der eigenen Farbe.
monsters-about-steal = So groß wie der Unterschied ist, so viele Karten stiehlst du, ungesehen und höchstens vier. Wer dann keine mehr hat, scheidet aus.
