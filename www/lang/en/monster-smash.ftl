### What the engine says in Monster Smash, in English; lists, and the reasons that every game has, are in
### engine.ftl. $seat, $target, $from and $by are names of players, $cards is a list of cards.

## Cards

monster-suit = { $suit ->
    [mummy] Mummy
    [werewolf] Werewolf
    [dragon] Dragon
    [zombie] Zombie
   *[vampire] Vampire
}
monster-card = { monster-suit } { $value }

## The log

monster-log-began = The { $suit } cards go back into the box. { $seat } begins
monster-log-began-all = All cards are in the game. { $seat } begins
monster-log-turn = Turn { $turn }: { $seat }
monster-log-draws = { $seat } draws { $count ->
    [1] a card
   *[other] { $count } cards
}
monster-log-draws-cards = { $seat } draws { $cards }
monster-log-throws-away = { $seat } throws the whole hand away: { $cards }
monster-log-burns = { $seat } burns { $count ->
    [1] a card
   *[other] { $count } cards
}: { $cards }
monster-log-reshuffles = The discard pile is shuffled into a new deck of { $count ->
    [1] one card
   *[other] { $count } cards
}
monster-log-attacks = { $seat } attacks { $target } with { $total }: { $cards }
monster-log-defends = { $seat } defends with { $total }: { $cards }
monster-log-no-defence = { $seat } does not defend
monster-log-failed = The attack of { $seat } on { $target } fails
monster-log-succeeded = The attack of { $seat } on { $target } succeeds by { $by }{ $count ->
    [0] : there is nothing left to steal
    [1] : one card is stolen
   *[other] : { $count } cards are stolen
}
monster-log-arranges = { $seat } holds out a hand
monster-log-steals = { $seat } steals { $count ->
    [1] a card
   *[other] { $count } cards
} from { $from }
monster-log-steals-cards = { $seat } steals from { $from }: { $cards }
monster-log-eliminated = { $seat } has no card left: { $by } has eliminated { $seat }
monster-log-wins-suit = { $seat } holds { $count } { $suit } cards and wins
monster-log-wins-cards = { $seat } holds { $count } cards and wins
monster-log-wins-last = { $seat } is the last one left and wins

## What is asked

monster-prompt-draw = Draw { $count ->
    [1] a card
   *[other] { $count } cards
}.
monster-prompt-first-draw = Draw { $count ->
    [1] a card
   *[other] { $count } cards
}, or throw your hand away for six new cards; your turn ends then.
monster-prompt-burn = Burn any cards: you draw one for every two. { $now ->
    [0] Or go on.
    [1] One chosen, none to draw.
   *[other] { $now } chosen, { $back } to draw.
}
monster-prompt-target = Attack a player, or end your turn.
monster-prompt-no-attack = You hold no card of your own suit: you cannot attack.
monster-prompt-attack = Attack { $target } with at least one card of your own suit, and at most one of another. Your attack: { $total }.
monster-prompt-defend = { $seat } attacks you with { $attack }. Defend with one or two cards, at least one of your own suit, or not at all. Your defence: { $total }.
monster-prompt-no-defence = { $seat } attacks you with { $attack }. You hold no card of your own suit: you cannot defend.
monster-prompt-arrange = { $seat } is about to steal from your hand. Choose the cards in the order in which you want to hold them.
monster-prompt-steal = Steal { $left ->
    [1] a card
   *[other] { $left } cards
} from { $target }: pick without looking.

## Choices

monster-choice-draw = Draw { $count ->
    [1] a card
   *[other] { $count } cards
}
monster-choice-redraw = Six new cards
monster-choice-no-burn = Burn nothing
monster-choice-burn = Burn { $count ->
    [1] a card
   *[other] { $count } cards
}, draw { $back }
monster-choice-target = Attack { $seat } ({ $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
})
monster-choice-end-turn = End your turn
monster-choice-attack = Attack with { $total }
monster-choice-no-defence = Do not defend
monster-choice-defend = Defend with { $total }
monster-choice-arranged = Hold them like this
monster-choice-place = Card { $place }

## Why something cannot be chosen

monster-why-draw-first = Your turn begins with drawing cards.
monster-why-in-order = First you draw, then you may burn, then you may attack, each once a turn.
monster-why-target-first = Burning is over. To attack, choose first whom, then with which cards.
monster-why-not-first-turn = Only in your first turn, instead of drawing, you may have six new cards.
monster-why-first-turn = You cannot attack in your first turn.
monster-why-not-in-hand = You do not hold this card.
monster-why-already-picked = You have chosen this card already.
monster-why-one-other-suit = Only one card of another suit may join an attack.
monster-why-own-suit-needed = At least one card must be of your own suit.
monster-why-two-cards = You defend with two cards at most.
monster-why-yourself = You cannot attack yourself.
monster-why-eliminated = This player is out of the game.
monster-why-other-places = Each place counts once, and as many as are to be stolen must be picked.
monster-why-not-asked = That is not what is asked now.

## What was shown

monster-gained-stolen = cards were stolen
monster-gained-shuffled = a hand was shuffled

## Why an opponent chooses

monster-reason-cards = { $way ->
    [better] holds more cards
   *[worse] holds fewer cards
}
monster-reason-suit = { $way ->
    [better] comes nearer to six of the own suit
   *[worse] gives up cards of the own suit
}
monster-reason-rivals = { $way ->
    [better] leaves the others weaker
   *[worse] leaves the others stronger
}
monster-reason-end = { $way ->
    [better] wins the game
   *[worse] loses the game
}
monster-reason-outlook = { $way ->
    [better] turns out better later
   *[worse] turns out worse later
}
