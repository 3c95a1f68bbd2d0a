### What the engine says, in English. Each message is used under this id in src/ and has the same arguments
### in every language. $seat, $card and $base are names that can be pointed at, as are their like ($host,
### $whose, $by ...); $text is in the words of the cards; other texts tell cases apart.

## Lists

list-more = { $first }, { $rest }
list-last = { $first } and { $last }

## The log

log-turn = Turn { $turn }: { $seat }
log-takes-faction = { $seat } takes { $faction }
log-shows-hand = { $seat } has no minion, shows the hand and draws a new one: { $cards }
log-plays = { $seat } plays { $card }{ $from ->
    [discard] {" "}from the discard pile
   *[other] {""}
}
log-plays-at = { $seat } plays { $card }{ $from ->
    [discard] {" "}from the discard pile
   *[other] {""}
} at { $base }
log-plays-on = { $seat } plays { $card }{ $from ->
    [discard] {" "}from the discard pile
   *[other] {""}
} on { $whose }’s { $host }
log-played-in-vain = { $card } has no effect: there is nothing it may be put on
log-talent = { $seat } uses the Talent of { $card }
log-passes = { $seat } passes
log-chooses = { $seat } chooses { $choice }

log-destroyed = { $card } is destroyed at { $base }
log-returned = { $card } returns to the hand of { $seat }
log-moved = { $card } moves from { $from } to { $to }
log-put-under = { $card } goes under the deck of { $seat }
log-puts-under = { $seat } puts a card from hand under the deck
log-shuffled-in = { $card } goes into the deck of { $seat }
log-shuffles-in = { $seat } shuffles a card from hand into the deck
log-cleared = { $card } goes to the discard pile
log-discards = { $seat } discards { $card }{ $from ->
    [hand] {" "}from hand
    [deck] {" "}from the deck
   *[other] {""}
}
log-takes = { $seat } takes { $card }{ $from ->
    [deck] {" "}from the deck
    [discard] {" "}from the discard pile
   *[other] {""}
}
log-shuffles = { $seat } shuffles the deck
log-reshuffles = { $seat } shuffles the discard pile into a new deck
log-draws = { $seat } draws a card
log-draws-card = { $seat } draws { $card }
log-nothing-drawn = { $seat } has no card left to draw
log-reveals = { $seat } reveals { $card }
log-put-back = { $card } goes back on top of the deck
log-looks = { $seat } looks at the top card of the deck
log-looks-at-card = { $seat } looks at { $card } on top of the deck
log-searches = { $seat } searches the deck
log-looks-at-hand = { $seat } looks at the hand of { $whose }
log-looks-at-cards = { $seat } looks at the hand of { $whose }: { $cards }

log-extra-play = { $seat } may play an extra { $kind ->
    [minion] minion
   *[action] action
} this turn
log-actions-forbidden = { $seat } cannot play actions during their next turn
# $many is how many cards there are.
log-strengthened = { $cards } { $many ->
    [one] gets
   *[other] get
} { $power } power until { $until ->
    [next-turn] the end of the player’s next turn
   *[turn] the end of the turn
}
log-counters-placed = { $cards } { $many ->
    [one] gets { log-counters }
   *[other] get { log-counters } each
}
log-counters-taken = { $card } loses { log-counters }
log-counters-moved = { $giver }’s { $from } gives { log-counters } to { $taker }’s { $to }
log-counters = { $count ->
    [1] a +1 power counter
    [2] two +1 power counters
    [3] three +1 power counters
    [4] four +1 power counters
    [5] five +1 power counters
   *[other] { $count } +1 power counters
}
log-prevented = { $card } is not { $deed ->
    [destroy] destroyed
    [move] moved
    [return] returned
    [put-under] put under the deck
   *[affect] affected
}, because of { $by }
log-replaced = { $card } would be destroyed; the ability of { $by } applies instead
log-nothing-to-do = { $by } finds nothing to do
log-the-rules = the rules
log-ignores = { $seat } ignores the ability of { $base }
log-ignores-always = { $seat } ignores the base, by { $card }
log-too-deep = Too many effects at once: the last one is dropped

log-scores = { $base } scores
log-nobody-there = Nobody has a minion there
log-ranking = Power: { $places }
log-place = { $seat } { $power } (place { $place })
log-gains = { $seat } gains { $vp } VP
log-gains-by = { $seat } gains { $vp } VP from { $by }
log-base-discarded = { $base } goes to the base discard pile
log-base-arrived = New base: { $base }
log-breakpoint-set = The breakpoint of { $base } becomes { $breakpoint } until the end of the turn ({ $by })
log-breakpoint-changed = The breakpoint of { $base } changes by { $change } until the end of the turn ({ $by })
log-looks-at-bases = { $seat } looks at { $count ->
    [1] a base
    [2] two bases
    [3] three bases
    [4] four bases
    [5] five bases
   *[other] { $count } bases
} of the base deck
log-picks-base = { $seat } picks { $base } for the top of the base deck
log-puts-base = { $seat } puts a base on top of the base deck
log-base-swapped = { $new } takes the place of { $old }
log-base-deck-shuffled = The base deck is shuffled
log-bases-shuffled = The base discard pile is shuffled into a new base deck
log-wins = { $seat } wins the game

## Questions

prompt-draft = Take a faction.
prompt-redraw = Your hand holds no minion. Shuffle it into your deck and draw five new cards?
prompt-play = Play a card, use an ability, or end your turn.
prompt-way = Play { $card } by its own Special, and keep the minion play you have left?
prompt-where = Play { $card } at which base?
prompt-on-what = Put { $card } on what?
prompt-choose = Choose.
prompt-text = { $text }.
prompt-extra = { $text }, now or not at all.
prompt-picked = { $prompt } ({ $now } of { $most } chosen)
prompt-picked-any = { $prompt } ({ $now } chosen)
prompt-move = Move it to which base?
prompt-transfer = Transfer +1 power counters to which minion?
prompt-swap-which = Which base in play goes?
prompt-swap-for = Which base of the base deck comes into play?
prompt-base-next = Which base replaces this one?
prompt-base-after = And which of the others after that?
prompt-put-back = Put which card back on top next? The last one will be drawn first.
prompt-take-how-many = Take how many +1 power counters off { $card }?
prompt-transfer-how-many = Transfer how many +1 power counters from { $card }?
prompt-share-how-many = Put how many of the +1 power counters on { $card }?
prompt-how-many = How many +1 power counters shall lie on { $card }?
# Stands for $card in a question.
prompt-card-at = { $card } at { $base }
prompt-instead = { $card } is about to be destroyed. What happens instead?
prompt-score = Several bases are ready. Which one scores first?
prompt-before = { $base } is about to score. Use a Special, or pass?
prompt-after = { $base } has scored. Use an ability, or pass?
prompt-order = Several things happen at once. Which comes first?
prompt-optional = Use which of these now, or pass?
prompt-limit = You hold more than ten cards. Discard one.
prompt-ignore = Ignore the ability of { $by }?

## Choices

choice-free-minion = Use the free minion
choice-extra-minion = Use the extra minion of { $by }
choice-text = { $text }
choice-at = { $choice } · { $place }
choice-of = { $seat } { $choice }
choice-numbered = { $choice } #{ $number }
choice-in-hand = hand
choice-in-deck = deck
choice-in-discard = discard pile
choice-revealed = revealed
choice-minion = Minion of power { $power }. { $text }
choice-action = Action. { $text }
choice-base = Breakpoint { $breakpoint }, { $first }/{ $second }/{ $third } VP. { $text }

## Where a number comes from

part-printed = printed
part-counters = +1 power counters
part-floor = never below 0

## Why not?

why-allowed = You may choose this now.
why-game-over = The game is over.
why-not-your-decision = Another player decides now.
why-answer-first = First answer what is asked.
why-not-in-hand = You can only play cards from your own hand.
why-not-play-phase = Cards are played in the play phase.
why-no-minion-play-left = You have no minion left to play this turn.
why-no-action-play-left = You have no action left to play this turn.
why-no-actions-this-turn = You cannot play any actions this turn.
why-extra-does-not-fit = The extra plays you have left are not good for this card here.
why-forbidden = { $by } does not let you play minions there.
why-no-base = There is no base where you may play a minion: { $by } is in the way.
why-a-card-in-play = a card in play
why-no-host = There is nothing it could be put on.
why-not-its-moment = Its Special waits for the moment that its text names.
why-limit-reached = You have used this ability as often as its text allows this turn.
why-condition-fails = The condition in its text does not hold now.
why-nothing-to-do = Its ability would find nothing to do now.
why-does-not-fit = It is not what the card asks for.

## What cannot be undone, because of what it showed

barrier-nothing = nothing has been chosen yet
barrier-another = another player has decided since
gained-hand-shown = a hand was shown
gained-hand-looked-at = a hand was looked at
gained-card-drawn = a card was drawn
gained-card-revealed = a card was revealed
gained-card-looked-at = a hidden card was looked at
gained-card-discarded = a card of a deck was discarded
gained-random-discard = a card was discarded at random
gained-deck-searched = a deck was searched
gained-deck-shuffled = a deck was shuffled
gained-base-deck-looked-at = the base deck was looked at
gained-base-deck-shuffled = the base deck was shuffled
gained-base-revealed = a new base was revealed

## Why a computer player chose: what speaks for the move against the next best; each is one half of a sentence

reason-decided = { $way ->
    [better] wins the game
   *[worse] risks the game
}
reason-vp = { $way ->
    [better] gains victory points
   *[worse] gains fewer victory points
}
reason-race = { $way ->
    [better] comes closer to fifteen
   *[worse] lets others come closer to fifteen
}
reason-share = { $way ->
    [better] a better place at { $base }, { $short ->
        [0] which is ready to score
       *[other] { $short } short of scoring
    }
   *[worse] a worse place at { $base }
}
reason-lead = { $way ->
    [better] gains ground at { $base }, { $short ->
        [0] which is ready to score
       *[other] { $short } short of scoring
    }
   *[worse] gives ground at { $base }
}
reason-power = { $way ->
    [better] more power on the table
   *[worse] less power on the table
}
reason-hand = { $way ->
    [better] keeps a better hand
   *[worse] costs cards
}
reason-specials = { $way ->
    [better] keeps Specials for bases that are nearly ready
   *[worse] spends a Special
}
reason-plays = { $way ->
    [better] keeps plays for later this turn
   *[worse] uses up plays
}
reason-ongoing = { $way ->
    [better] more actions that stay in play
   *[worse] fewer actions that stay in play
}
reason-circle = { $way ->
    [better] does not go in circles
   *[worse] goes in circles
}
reason-outlook = { $way ->
    [better] the turns to come look better
   *[worse] the turns to come look worse
}
