### What the page says in Monster Smash: its table, its set-up, its end.

monsters-table = Table
monsters-own-suit = your own suit
monsters-new = new
monsters-own-of = { $suit }: { $own } of { $goal }
monsters-cards = Cards
monsters-cards-of = Cards: { $cards } of { $goal }
monsters-holds = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
monsters-out = eliminated
monsters-phase = { $phase ->
    [draw] draws
    [burn] may burn
    [attack] may attack
    [defend] attacks
    [steal] steals
   *[over] is done
  }
monsters-known = You know: { $cards }
monsters-fan = The hand of { $name }, held out: { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
monsters-place = card { $place } of { $size }, face down
monsters-place-open = card { $place } of { $size }: { $card }
monsters-battle = Battle
monsters-side = { $name } { $does ->
    [attacks] attacks
   *[defends] defends
  }
monsters-total = Total: { $total }
monsters-cards-of-side = Cards of { $name }
monsters-odds = succeeds { $succeeds } %, eliminates { $eliminates } %
monsters-succeeds = succeeds
monsters-eliminates = eliminates
monsters-attack-needs = Choose at least one card of your own suit, and at most one of another.
monsters-picking = { $taken } of { $count } picked
monsters-would-lose = { $count ->
    [0] It succeeds: there is nothing left to steal.
    [one] It succeeds: { $count } card would be stolen.
   *[other] It succeeds: { $count } cards would be stolen.
  }
monsters-would-hold = It fails.
monsters-vs = against
monsters-turn = Turn { $turn }: { $name }
monsters-turn-phase = turn { $turn }: { $phase ->
    [draw] draws
    [burn] may burn
    [attack] may attack
    [defend] attacks
    [steal] steals
   *[over] is done
  }
monsters-stole = { $thief } stole from { $from }:
monsters-deck = Deck
monsters-deck-cards = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
monsters-discard = Discards
monsters-discard-cards = Discard pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
monsters-discard-hint = The card that came last stands first.
monsters-removed = Without { $suit }
monsters-asks = { $kind ->
    [defend] You are attacked.
    [arrange] Your hand is about to be stolen from.
    [steal] Your attack has succeeded: you steal.
   *[other] It is your turn.
  }
monsters-battle-now = Attack { $attack }, defence { $defence }
monsters-attack-on = the attack on { $target }
monsters-attack-of = Attack of { $total }
monsters-defence-of = Defence of { $total }
monsters-short-by = It succeeds by { $by }.
monsters-hint-fan = Look at the hand that is held out.
monsters-hint-players = Look at the players around the table.
monsters-swap = { $seats ->
    [2] Swap monsters
   *[other] Pass monsters on
  }
monsters-chart = Cards by turn
monsters-chart-words = Cards by turn. At the end: { $end }. { $goal } win.
monsters-won-suit = { $name } holds { $own } { $suit } cards; { $goal } of the own suit win ({ $rule }).
monsters-won-cards = { $name } holds { $cards } cards; { $goal } win ({ $rule }).
monsters-won-last = { $name } is the last one left ({ $rule }).
monsters-own-cards = Of the own suit
monsters-attacks = Attacks
monsters-succeeded = Attacks that succeeded
monsters-withstood = Attacks withstood
monsters-stolen = Cards stolen
monsters-lost = Cards lost
monsters-burned = Cards burned
monsters-eliminated = Players eliminated
monsters-drawn = drawn by lot
monsters-of-seat = Monster of seat { $seat }
monsters-arrange = Whoever is stolen from may put the hand in order first. Otherwise it is shuffled.
monsters-takes-out = Suit taken out
monsters-chosen = { $chosen ->
    [0] The monsters are drawn by lot.
   *[other] { $chosen ->
        [one] One monster is chosen here.
       *[other] { $chosen } of { $seats } monsters are chosen here.
      }
  }
monsters-options = Options{ $changed ->
    [0] {""}
   *[other] {" "}({ $changed })
  }
monsters-about = How it is played
monsters-five = The five monsters
monsters-tiles-hint = Press one for the next player who has none; press it again to give it back.
monsters-full = Everybody has a monster. Give one back to choose another.
monsters-about-win = Hold six cards of your own monster, or fifteen of any, or be the last one left: then you win at once.
monsters-about-draw = A turn begins with drawing a card; with two cards or fewer, you draw three.
monsters-about-burn = Then you may burn cards you do not want, and draw one for every two.
monsters-about-attack = Then you may attack somebody with cards of your own suit, and one of another. Their values add up.
monsters-about-defend = Whoever is attacked may put down one or two cards, at least one of the own suit.
monsters-about-steal = The difference is how many cards you steal, unseen, four at most. Who has none left then is out.
