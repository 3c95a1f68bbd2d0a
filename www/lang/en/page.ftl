### The words of the page, in the order of its files. A name in $name is a player's; cards, bases and factions
### keep their English names in every language.

## index.html and main.js

main-menu = Menu
main-loading = Loading…
main-project = Unofficial fan project, not affiliated with the publishers. Free software under the MIT licence. No card art, no logo.
menu-help = Help
menu-new-game = New game
menu-export = Export
menu-share = Share
menu-settings = Settings
main-unopened = This game cannot be opened
main-unopened-kept = It stays in the list as it is. You can export it.
main-no-game = { $file } is no game
main-nothing-kept = Nothing was kept of it.
main-differs = Not quite the same game
main-differs-kept = What was saved stays as it is. If you go on from here, that is kept as a new game.
main-wins = { $name } wins the game
main-link-refused = This link cannot be opened
main-no-engine = The engine could not be loaded: { $why }

## engine/game.js

game-other-version = It was saved by version { $by }; this is version { $here }.
game-does-not-fit = Only { $fit } of its { $all } choices can be made here.
game-leads-elsewhere = Its choices lead to another position here than when it was saved.
game-only-so-far = It can be played only so far: { $why }

## page/: dialogs, help, keys, settings, the report

dialog-close = Close
dialog-details = Details
help-title = Help
help-choosing = What you can choose is outlined and marked with an arrow, and listed in the box that asks. You can drag a card to where it shall go. A dot marks what has changed since you last chose.
help-reading = Hold a finger on a card, or right-click it, to read all of it. Choose one that is not marked to learn why not.
help-rules = Rules
help-computer = How the computer thinks
help-computer-sees = A computer sees what its player may see: its own hand, the table and what everyone knows. What is hidden it deals at random, many times over, and looks for the play that does best in all those games. It never looks at your hand or at what comes next in a deck.
help-computer-levels = Easy plays by rules of thumb and slips now and then. Normal looks one play ahead (in Monster Smash it goes by the same rules of thumb, without a slip), and finds a win within the turn. Hard plans whole turns and plays them out, Expert many more of them. You can change the strength during a game, in the settings.
help-hints = Hint tells you first where to look, then the card, then what Hard would do in your place. It knows no more than you do. The game counts the questions you took a hint for.
help-keys = Keys
help-replay-keys = Keys of the replay
help-wrong = Something is wrong?
help-report = A report holds the version, your browser and the whole game, hidden cards included.
keys-digits = 1 to 9, 0
keys-digits-do = the first ten choices
keys-space = Space
keys-space-does = draw, end turn, done or pass; during the computer’s turn, go on
keys-hold-does = pause the computer’s plays, and continue
keys-skip-does = skip to your next decision
keys-because-does = why the computer did that
keys-decide-does = make the computer decide now
keys-hint-does = a hint, and the next step of it
keys-tab = Tab
keys-tab-does = to the next region: question, hand, bases, log, menu
keys-regions-do = jump to hand, bases or the players around the table, question, log
keys-inspect-does = read all of what has the focus
keys-rules-does = the rules
keys-undo = u or Ctrl+Z
keys-undo-does = undo the last choice
keys-undo-turn-does = undo the turn
keys-redo = U or Ctrl+Shift+Z
keys-redo-does = redo
keys-help-does = this list
keys-escape = Escape
keys-escape-does = take back what was just picked; close what is open; cover the table
keys-arrows-do = move inside a region
keys-enter = Enter
keys-enter-does = choose what has the focus
keys-why-does = why it cannot be chosen, and why a number is what it is
keys-standing-does = how the base with the focus would score; in Monster Smash, how near you are to winning
keys-score-does = the score, the turn and the plays that are left
keys-discard-does = your discard pile
keys-discards-do = all discard piles
keys-command-does = choose by typing names, as in: Zapbot, Tortuga
keys-cover-does = cover the table, where several people share it
menu-more = More
update-after-game = A new version is ready; it comes when this game is over.
update-ready = A new version is ready.
update-now = Update now
report-label = Report
report-copy = Copy report
report-copied = Copied
report-selected = Selected: copy it with Ctrl+C
settings-title = Settings
settings-language = Language
settings-language-hint = The names and texts of the cards are in English.
settings-pace = Pace of the computer
settings-level = Strength of { $name }
settings-why = Say why
settings-why-hint = Each play of the computer comes with its reason.
settings-sound = Sound
settings-sound-hint = Short sounds when cards are played or destroyed, when bases score and when you decide.
settings-volume = Volume
settings-theme = Colours
settings-theme-system = as the system has it
settings-theme-light = light
settings-theme-dark = dark
settings-confirm = Confirm plays
settings-confirm-hint = The first press shows what would happen, the second does it.
settings-warn = Warn me
settings-warn-hint = A turn with something left to play ends on the second press.
settings-scoring = Stop at every scoring
settings-scoring-hint = You are asked each time a base scores, even with nothing to use. It holds from the next game on.
settings-usual = Answered always in this game
settings-usual-order = { $first } before { $then }
settings-usual-word = { $by }: { $word ->
    [yes] yes
   *[no] no
  }
settings-usual-forget = Forget
settings-keys = Keys without Ctrl
settings-keys-hint = A single letter, digit or sign does something, as the help lists it. Switch this off if you speak to your computer.

## page/about.js: what this is

about-title = About Basebreaker
about-what = Smash Up in the browser, and the smaller Monster Smash, by the printed rules: against the computer, or together on one device. Everything happens on your machine; nothing you do here is sent anywhere.
about-unofficial = This is an unofficial fan project, not affiliated with the publishers of Smash Up and Monster Smash. It shows no card art and no logo: every card is written and drawn by this page.
about-licence = Licence
about-free = Basebreaker is free software under the MIT licence. The names of the game, its factions and cards belong to their publishers.
about-icons = Icons
about-authors = Icons made by { $authors }.
about-more = others
about-changed = Their lines are rounded, and they are coloured here.
about-libraries = Libraries
about-others = The texts are put together by Fluent, Copyright Mozilla and others, Apache Licence 2.0. The libraries in the engine are named in the file NOTICE.

## play/: the header, the table at play, the screens, the set-up

back-practice = Practice
back-practice-why = Something was taken back that had shown hidden cards
back-unkept = Not saved
back-unkept-why = This browser does not keep the game: export it before you leave
back-undo = Undo
back-undo-turn = Undo turn
back-redo = Redo
back-label = Way back
back-asking = Cannot undo: the others are being asked
back-nothing-yet = Cannot undo: nothing has been chosen yet
back-other-since = Cannot undo: another player has decided since
back-barrier = Cannot undo: { $barrier }
back-take-over = Cannot undo: { $name } has to take over first
back-nothing-undone = Nothing has been undone
back-undo-keys = Key: u, for the whole turn: t
back-redo-key = Key: Shift+u
back-ask-how = { $taker } can ask to go back to the last choice of { $taker }. { $others } must { $count ->
    [one] agree
   *[other] all agree
  }, on the cover screen.
back-anyway-how = You can take your last choice back anyway.
back-ask = Ask { $others }
back-anyway = Take back anyway
back-consequence = The game then counts as practice, and cards that had not been seen before that choice are dealt anew.
pace-instant = instant
pace-fast = fast
pace-normal = normal
pace-slow = slow
pace-label = Pace
play-aside = Log and piles
play-undone = Undone
play-redone = Done again
play-taken-back = Taken back
play-ask = Ask to take back…
play-anyway = Take back anyway…
play-refused = { $name } refuses: the game goes on.
play-decides-again = Taken back. { $name } decides again.
play-your-decision = Your decision: { $prompt }
play-why-not = { $card }: { $why } ({ $rule })
play-elsewhere = { $card } goes to one of the marked places.
play-read = Read { $card }
foretold-total = { $base }: { $total } of { $breakpoint } ({ $change })
foretold-same = { $base }: { $total } of { $breakpoint }
foretold-ready = – ready to score: { $awards }
foretold-award = { $name } { $vp } VP
foretold-unless = Unless somebody uses something before that
foretold-unknown = { $what ->
    [gained-card-drawn] A card would be drawn
    [gained-card-revealed] A card would be revealed
    [gained-card-looked-at] A hidden card would be looked at
    [gained-card-discarded] A card of a deck would be discarded
    [gained-random-discard] A card would be discarded at random
    [gained-hand-shown] A hand would be shown
    [gained-hand-looked-at] A hand would be looked at
    [gained-deck-searched] A deck would be searched
    [gained-deck-shuffled] A deck would be shuffled
    [gained-base-deck-looked-at] The base deck would be looked at
    [gained-base-deck-shuffled] The base deck would be shuffled
    [gained-base-revealed] A new base would be revealed
   *[other] Something hidden would be shown
  }; what follows is not known.
foretold-next = Next: { $prompt } { $places }
foretold-asks = Next: { $prompt }
foretold-again = Press again to do it.
foretold-nothing = Nothing changes on the table.
aloud-gets = { $name } { $vp } VP
aloud-if-scored = If it scored now: { $get }
aloud-nobody = If it scored now, nobody would get anything
aloud-nothing = Move to a card or a base first.
aloud-printed = { $thing } is what is printed on it.
command-label = Choose by name
command-hint = Several with commas between; Escape closes.
command-unknown = “{ $word }” is not on offer. On offer: { $offers }.
cover-title = Hand over to { $name }
cover-asks = { $kind ->
    [play] It is your turn.
    [redraw] You may have another first hand.
    [limit] You hold too many cards and discard some.
    [score] You choose which base scores next.
    [order] You choose what comes first.
    [before-scoring] Me First! { $base } is about to score. You may use something, or pass.
    [after-scoring] { $base } has scored. You may use something, or pass.
   *[other] You are asked something.
  }
cover-cover = Cover
since-title = Since you last decided, { $name }
since-ready = To the table
hold-hint = Hold it for a moment.
hold-again = Hold it for a moment, or press it once more.
draft-title = The draft
draft-taken = Who has taken what
cover-hint = Nobody else should look at the screen.
cover-ready = I am { $name }
consent-title = { $name }, { $asks } asks to take back
consent-how = Hand over to { $name }. If { $name } agrees, the game goes back to the last choice of { $asks }, whatever others have chosen since. It then counts as practice, and cards that { $asks } had not seen are dealt anew.
consent-agree = Agree
consent-refuse = Refuse
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
hint-button = Hint
hint-draft = There are no hints in the draft: take what you would like to play.
hint-thinking = Looking for a hint…
hint-base = Look at { $base }.
hint-hand = Look at your hand.
hint-discard = Look at the discard piles.
hint-question = Look at the question: it needs no card.
hint-things = Think about { $things }.
hint-then = { $before }, then { $then }
hint-line = Hard would choose { $things }. { $why } About { $chance } in 100 such games are won.
hint-plain = Hard would choose { $things }. { $why }
hint-more = (Hint { $step } of 3)
why-button = Why?
why-one = Why: { $first }.
why-two = Why: { $first }; { $second }.
why-title = Why the computer did that
why-but = Why: { $first }, but { $but }.
why-close = Other choices looked just as good.
why-none = Nothing was compared for that.
why-nothing = The computer has done nothing yet that has a reason.
steps-decide = Decide now
steps-thinking-long = { $name } is thinking… { $moves } moves tried
steps-label = The computer’s turn
steps-thinking = { $name } is thinking…
steps-key = Key: { $key }
steps-pause = Pause
steps-continue = Continue
steps-paused = Paused
steps-next = Next
steps-skip = Skip to my turn
steps-skip-end = Skip to the end
result-label = Result
result-title = { $name } wins the game in turn { $turn }
result-vp = VP
result-again = Play again
result-replay = Replay
result-set-up = New set-up
end-why = { $name } leads alone with { $vp } VP as the turn ends; { $goal } or more are enough ({ $rule }).
end-level = At the end of turn { $turn } the best were level, so the game went on ({ $rule }).
end-practice = This was a practice game: something was taken back that had shown hidden cards.
end-hints = { $hints ->
    [one] A hint was asked for once.
   *[other] A hint was asked for { $hints } times.
  }
end-swap = { $seats ->
    [2] Swap factions
   *[other] Pass factions on
  }
end-table = Table
end-back = Result
end-players = How they did
end-placed-vp = VP for places at bases
end-other-vp = VP from cards and texts
end-won = Bases won
end-minions = Minions played
end-actions = Actions played
end-destroyed = Minions destroyed
end-lost = Minions lost
end-bases = Bases that scored
end-no-bases = None has scored.
end-nobody = Nobody had a minion there.
end-place = { $name }: power { $power }, { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } place, { $vp } VP
end-with = with { $minions }
chart-title = VP by turn
chart-words = VP by turn. At the end: { $end }. { $goal } or more win.
chart-stands = { $name } { $value }
chart-table = The same as a table
chart-turn = Turn
chart-whose = Whose
crash-title = The game has stopped
crash-hint = This should not happen. Nothing is lost: here is the record of the game, good for a report.
crash-back = Back to the last decision
crash-start-over = Start over
setup-human = Human
setup-computer = Computer
setup-nobody = Nobody
setup-seat = Seat { $seat }
setup-deal-hint = Nobody chooses; the game begins at once.
setup-draft-hint = In turn, as the rulebook has it: once around, then back.
setup-choose = Chosen here
setup-choose-hint = Press a faction to take it. What nobody chooses is dealt.
setup-factions = How the factions are given out
setup-as-computer = { $name } (computer, { $level })
setup-level = Strength of seat { $seat }
setup-summary = { $players }.
setup-giving = { $giving ->
    [deal] The factions are dealt at random.
    [draft] The factions are drafted.
   *[choose] The factions are chosen here.
  }
setup-slot = { $number ->
    [1] First
   *[other] Second
  } faction of { $name }: { $faction }
setup-any = any
setup-next = { $name } chooses { $number ->
    [1] a first
   *[other] a second
  } faction.
setup-full = Everybody has two factions. Give one back to choose another.
setup-has = { $name } takes { $faction }.
setup-gives = { $name } gives { $faction } back.
setup-tiles-hint = Read what they can do; press one to choose it.
setup-first = Who begins
setup-first-drawn = drawn by lot
house-title = House rules{ $changed ->
    [0] {""}
   *[other] {" "}({ $changed })
  }
house-duplicates = Two players may have the same faction.
house-drafted-bases = Only the bases of the factions that play are used.
house-redraw = Whoever has no minion in the first hand may keep it, or shuffle it back for another.
house-host = An action that goes on a minion or base cannot be played where none fits.
house-affect = Changing a minion’s power or its counters affects it, too.
house-own-abilities = What protects a minion once protects it from its own player’s abilities, too.
house-presence = Power is enough to take a place at a base, even without a minion there.
house-reshuffle = When the base deck runs out, the scored bases are shuffled.
house-unasked = Whoever has nothing to use when a base scores is not asked. The others can tell.
tile-about = { $faction ->
    [aliens] Send minions back to hands and pick up points on the way
    [dinosaurs] Few minions, and nobody has bigger ones
    [ninjas] Strike at the last moment, just before a base scores
    [pirates] Sail from base to base and be where it counts
    [robots] Small machines that come in swarms
    [tricksters] Traps at bases, and empty hands for the others
    [wizards] More cards and more actions in every turn
    [zombies] What is dead comes back from the discard pile
    [giant-ants] Gather power counters and carry them where they are needed
    [mad-scientists] Grow counters on minions, then spend them
    [vampires] Feed on the weak and grow stronger for good
    [werewolves] Sudden strength, for this turn only
   *[other] {""}
  }
tile-deck = Deck list
tile-deck-of = Deck list of { $faction }
tile-minions = Minions ({ $cards })
tile-actions = Actions ({ $cards })
tile-bases = Bases
tile-base = breakpoint { $breakpoint }, VP { $vp }
setup-name = Name of seat { $seat }
setup-deal = Dealt at random
setup-draft = Drafted
setup-seed-new = a new one
setup-title = New game
setup-which = Which game
setup-smash-up = Smash Up
setup-smash-up-what = Two factions each, shuffled into one deck. Fill the bases with minions and be there when they break. The expansion called Monster Smash is in it: Giant Ants, Mad Scientists, Vampires, Werewolves.
setup-smash-up-how = 2 to 4 players, about 45 minutes
setup-monster-smash = Monster Smash
setup-monster-smash-what = Another game, not that expansion: five monsters, 80 cards, no bases. Collect your own suit and steal from the others’ hands.
setup-monster-smash-how = 2 to 5 players, 5 to 20 minutes
setup-play = Play
setup-seats = Players
setup-seed = Seed
setup-seed-hint = The same seed deals the same cards.
browser-title = The factions

## table/: cards, the large face, the log, the prompt, the table

card-yours = yours
card-theirs = { $name }'s
card-power = power { $power }
card-action = action
card-minion = minion
card-counters = +1 power counters: { $counters }
card-talent-used = Talent used this turn
card-with = with { $actions }
card-offered = can be chosen
card-picked = chosen
inspect-base = base, breakpoint { $breakpoint }
inspect-minion = minion, power { $power }
inspect-owner = owned by { $name }
inspect-vp = Victory points: { $vp }
inspect-breakpoint-parts = Breakpoint: { $parts }
inspect-power-parts = Power: { $parts }
inspect-no-text = It has no text.
inspect-gone = It is not on the table now: this is what is printed on it.
inspect-at = At { $base }
inspect-on = On { $card } at { $base }
inspect-in-hand = In your hand
inspect-in-hand-of = In the hand of { $name }
inspect-in-discard = In the discard pile of { $name }
inspect-shown = Shown by { $name }
inspect-attached = On it:
inspect-breakpoint-sum = The breakpoint
inspect-scoring = If it scored now
inspect-nobody = Nobody would get anything.
inspect-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
inspect-no-place = no place
inspect-tie = { $names } are level: each gets { $vp } VP.
inspect-specials = Your Specials:
inspect-pin = Keep open
inspect-hint = Point at a card or base to read it here.
inspect-label = Card
log-lines = Log lines
log-last-lines = Last lines
log-title = Log
log-recap = What just happened
log-since = Your last decision
log-filter = Whose lines
log-all = everyone
log-copy = Copy
log-copied = Copied
log-selected = Selected: copy it with Ctrl+C
prompt-pass = Pass
prompt-yes = Yes
prompt-no = No
prompt-end-turn = End turn
prompt-done = Done
prompt-none = Choose none
prompt-label = Decision
prompt-decides = { $name } decides
prompt-least = At least { $least }.
prompt-rule = The rule that this follows from
prompt-choices = Choices
prompt-copies = { $choice } ×{ $count }
prompt-end-nothing = End turn – nothing left to play
prompt-end-sure = Press again to end the turn
prompt-unused = (unused: { $left })
prompt-unused-minions = { $count ->
    [one] { $count } minion
   *[other] { $count } minions
  }
prompt-unused-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
prompt-unused-abilities = { $count ->
    [one] { $count } ability
   *[other] { $count } abilities
  }
prompt-must = You must choose.
prompt-chosen = Chosen so far
prompt-unpick = Take { $card } out again
prompt-back = Take back
prompt-always = Always for { $by }, in this game:
prompt-always-word = Always for { $by }, in this game: { $word }
prompt-take-back = Take back { $card }
order-list = Order
order-earlier = { $thing } earlier
order-later = { $thing } later
order-moved = { $thing }: { $place } of { $of }
order-done = In this order
order-always = Always in this order
order-hint = Put them in order by dragging, or with Alt and ↑ ↓. Choose one to say only what comes first.
table-players = Players
table-bases = Bases
table-shown-cards = Shown cards
table-shown = Shown
table-hand = Hand
table-piles = Piles
piles-which = Which pile
piles-discards = Discards ({ $cards })
piles-deck = Deck ({ $cards })
piles-deck-hint = What is left in your deck, sorted. In which order it lies is not known.
piles-bases = Bases ({ $bases })
piles-base-deck = { $bases ->
    [one] { $bases } base is
   *[other] { $bases } bases are
  } left in the base deck.
piles-scored = Scored bases ({ $bases })
table-no-hand = No hand to show
table-your-hand = Your hand ({ $cards })
table-attached = Attached
table-you = (you)
table-vp = { $vp } VP
table-vp-unit = VP
table-piles-of = hand { $hand }, deck { $deck }, discard { $discard }
table-pile = Discard pile of { $name }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
table-base = { $base }, power { $total } of { $breakpoint }
table-to-go = { $power } to go
table-ready = ready to score
table-actions-at = actions at { $base }
table-minions-at = minions of { $name } at { $base }
table-minions = { $minions ->
    [one] { $minions } minion
   *[other] { $minions } minions
  }
table-unfold = What is at { $base }
table-phase = turn { $turn }, { $phase ->
    [Start] start
    [Score] score
    [Draw] draw
   *[End] end
  }
table-stage = { $phase ->
    [Start] start
    [Score] score
    [Draw] draw
   *[End] end
  }
table-turn = turn { $turn }
table-plays = turn { $turn }: { $minions ->
    [one] { $minions } minion
   *[other] { $minions } minions
  }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } left
table-added = { $amount } from { $from }
table-prizes = Victory points, if it scored now
table-prize = { $vp } VP: { $names }{ $count ->
    [one] {""}
   *[other] {" "}each
  }
table-no-prize = { $vp } VP: nobody

## replay/: hands, marks, moments, the replay, links, its controls

hands-title = Hands
hands-name = { $name } ({ $cards })
marks-turn = Turn { $turn }: { $name }
marks-before = Before the first turn
marks-comment = A comment
reel-beginning = the beginning
reel-scores = { $base } scores
reel-turn = turn { $turn }
reel-ends = { $name } ends the turn
survey-passes = { $name } passes
survey-says-yes = { $name } says yes
survey-says-no = { $name } says no
survey-no-more = { $name } chooses no more
survey-nothing = { $name } chooses nothing
survey-chooses = { $name } chooses { $what }
replay-seen-by = Seen by
replay-explore = Explore from here
replay-explore-short = Explore
replay-note = Comment on this moment
replay-comment = Comment
replay-title = Replay
replay-all-hands = Everyone’s hands
replay-no-hands = No hands
replay-as = As { $name }
replay-wins = { $name } wins the game in turn { $turn }.
replay-ends-here = The record ends here.
replay-here = Here { $did }.
share-title = Share
share-hint = A link holds everything itself. Nothing is uploaded.
share-not-now = Not at this moment: { $why }.
share-link = Link: { $title }
share-copy = Copy link
share-copy-this = Copy link: { $title }
share-copied = Copied
share-selected = Copy it from here, for instance with Ctrl+C.
share-length = { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
  }
share-reveals-all = This link reveals all cards: { $seats ->
    [2] both hands and the order of both decks
   *[other] all hands and the order of all decks
  }.
share-reveals-table = This link reveals all cards: every hand and the order of the deck.
share-reveals-nothing = This link reveals nothing that is hidden from { $name }.
share-game = The whole game
share-game-here = The whole game, opened at this moment
share-position = This position
share-seen = This position as { $name } sees it
transport-keys-space = Space
transport-keys-space-does = play and pause
transport-keys-choice-does = back and on by one choice
transport-keys-card = Ctrl + ← →
transport-keys-card-does = by one card played, with all that follows from it; in Monster Smash, by one step of a turn
transport-keys-turn = Shift + ← →
transport-keys-turn-does = by one turn
transport-keys-edges = Home, End
transport-keys-edges-do = to the first and the last moment
transport-keys-speed-does = faster and slower
transport-keys-comment-does = write a comment
transport-speed = Speed
transport-moment = Moment
transport-stride = { $stride ->
    [turn] Turn
    [card] Card
    [step] Step
   *[choice] Choice
  }
transport-next = Next { $stride ->
    [turn] turn
    [card] card
    [step] step
   *[choice] choice
  }
transport-previous = Previous { $stride ->
    [turn] turn
    [card] card
    [step] step
   *[choice] choice
  }
transport-steps = Steps
transport-first = First moment
transport-last = Last moment
transport-play = Play
transport-pause = Pause

## rules/: the rules beside the board, the rulings below a card

rules-title = Rules
rules-games = Whose rules
rules-game = { $game ->
    [monster-smash] Monster Smash
   *[smash-up] Smash Up
}
rules-search = Search the rules
rules-contents = Contents
rules-previous = Rule before
rules-next = Next rule
rules-close = Close the rules
rules-rule = Rule { $rule }
rules-where-from = Each rule says where it comes from: the rulebook, an official text that came later, or our reading where both are silent.
rules-where-from-monster = Each rule says where it comes from: the rulebook, or our reading where it is silent. This is the card game Monster Smash. The expansion of that name is part of Smash Up.
rules-basis = { $basis ->
    [rulebook] rulebook
    [official] official
    [community] players’ wiki
   *[ours] our reading
  }
rules-found = { $count ->
    [0] No rule has all these words.
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-unread = The rules could not be fetched. Try again later.
rules-play-example = Play this example
rulings-title = Rulings ({ $count })
rulings-unread = The rulings could not be fetched.

## saves/: files and the saved games

files-too-large = { $file } is too large to be a game.
files-unreadable = { $file } cannot be read.
files-label = Game file
files-import = Import
lasting-keep = Keep my games
lasting-kept = This browser keeps the games until you delete them.
lasting-refused = This browser does not promise it. It may once the page is installed or used more often. Export what you want to keep.
shelf-title = Saved games
shelf-none = None yet: a game is kept after every choice.
shelf-no-date = date unknown
shelf-damaged = Damaged save
shelf-damaged-file = damaged
shelf-damaged-hint = This is no record of a game. It stays as it is until you delete it.
shelf-over = over
shelf-turn = turn { $turn }
shelf-vp = VP { $vp }
shelf-cards = cards { $cards }
shelf-choices = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }
shelf-practice = practice
shelf-open = Open
shelf-delete = Delete
shelf-deleted = Deleted: { $name }
shelf-restore = Undo delete
shelf-restored = Back again: { $name }
shelf-older = { $games } more
shelf-unreadable = This file cannot be read
shelf-drop = Or drop a file here.
shelf-forgetful = Browsers may forget what a page has kept. Export what you want to keep.
shelf-keeps-nothing = This browser keeps nothing for this page: export a game before you leave it.
shelf-unfinished = Unfinished game
shelf-not-finished = not finished
shelf-go-on = Go on

# The analysis of a game that is over
analysis-title = Analysis
analysis-progress = How far the analysis has come
analysis-so-far = { $ply } of { $plies } choices looked at
analysis-done = { $losses ->
    [0] The analysis is done: nothing was given away.
    [one] The analysis is done: one choice gave something away.
   *[other] The analysis is done: { $losses } choices gave something away.
  }
analysis-whose = Choices of
analysis-computer = { $name }, computer
analysis-computer-level = { $name }, computer, { $level }
analysis-accuracy = Accuracy { $accuracy } % over { $choices ->
    [one] one choice
   *[other] { $choices } choices
  }: { $blunders ->
    [one] one blunder
   *[other] { $blunders } blunders
  }, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
  }, { $inaccuracies ->
    [one] one inaccuracy
   *[other] { $inaccuracies } inaccuracies
  }.
analysis-luck = Luck: { $luck } points, give or take { $doubt }.
analysis-account = From { $start } % at the beginning to { $end } %: own turns { $own }, turns of the others { $others }, luck { $luck }.
analysis-losses = Choices that gave something away
analysis-none = There is none: whatever was chosen, nothing else was clearly better.
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-where = turn { $turn }, { $chosen }
analysis-asked = Asked
analysis-chosen = Chosen
analysis-better = Better
analysis-verdict = Compared
analysis-best = The best
analysis-as-good = As good as
analysis-points = { $points ->
    [one] by one point
   *[other] by { $points } points
  }, give or take { $error }
analysis-watch = Look at it
analysis-again = Try again from here
analysis-all = { $choices ->
    [one] The only choice
   *[other] All { $choices } choices
  }
analysis-how = How this is found out
analysis-how-choices = Each choice is compared with the best other one that a strong player sees, in the same imagined games: what the player could not see is dealt anew each time. A point is one more win in a hundred games. What might be luck of the dealing counts as nothing lost; from 5 points on it is an inaccuracy, from 10 a mistake, from 15 a blunder.
analysis-how-luck = Luck is what draws and reveals came to, less what was to be expected of them. Own turns and those of the others are counted against plain rules of thumb: 0 is what those would have made of the turn.
graph-title = Chance to win by turn
graph-words = Chance to win by turn. At the beginning: { $first }. At the end: { $last }.
graph-stands = { $name } { $chance } %
graph-end = End
