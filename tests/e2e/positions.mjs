// Positions for the browser tests, in the notation, and the links that open them: whoever decides is the person.

/** @param {string} text */
export const link = (text) => `./#s=${encodeURIComponent(text.trim()).replaceAll('%0A', '/')}`;

/** Four players, five bases and forty minions: as full as a table gets. */
export const FULL = `
## Four players, five bases, forty minions
partial
turn ann play minions 1 actions 1
base Factory 436-1337: ann Zapbot, ann Zapbot, ann Warbot, ann Microbot Alpha, bob Cut Lass, bob Cut Lass, bob Cut Lass +1, dan War Raptor, dan War Raptor, cleo Shinobi
base Rhodes Plaza Mall [ann Overrun]: ann Walker, ann Walker, ann Walker, bob First Mate, bob First Mate, cleo Fledgling Vampire, cleo Fledgling Vampire +2, dan Neophyte
base Tortuga: bob Pirate King +1, bob Buccaneer, bob Drone +1, cleo Tiger Assassin (Poison), cleo Nightstalker +3, dan Laseratops (Upgrade), dan Armor Stego, ann Microbot Fixer
base The Great Library: dan Archmage, dan Enchantress, dan Chronomage, cleo Heavy Drinker +1, cleo Ninja Acolyte, bob Soldier, ann Tenacious Z, ann Hoverbot
base Temple of Goju: ann Grave Digger, ann Microbot Reclaimer, bob Worker, bob Worker, cleo Ninja Acolyte, dan King Rex
ann 12vp Robots, Zombies: hand Nukebot, Zapbot, Microbot Archive, Microbot Guard, Tech Center, Zombie Lord, Outbreak, They’re Coming To Get You, Not Enough Bullets, Grave Robbing; deck Microbot Alpha, Hoverbot, Walker, Grave Digger, ?6; discard Zapbot, Mall Crawl, Lend a Hand, They Keep Coming
bob 14vp Pirates, Giant Ants: hand ?5; deck ?14; discard Broadside, Cannon, Dinghy, Full Sail, Powderkeg
cleo 9vp Ninjas, Vampires: hand ?4; deck ?12; discard Seeing Stars, Big Gulp
dan 7vp Dinosaurs, Wizards: hand ?6; deck ?9; discard Howl, Scry, Summon, Portal`;

/** Two players: minions that are alike, a borrowed one, something attached, and a level place. */
export const SMALL = `
## Cannon and its targets
partial
base Tortuga: bob Zapbot, bob Zapbot, bob Zapbot, ann Pirate King +1 (Upgrade), ann Hoverbot ^bob
base Rhodes Plaza Mall: ann First Mate, bob Walker, ann Herr Doktor !used
base The Central Brain
ann 7vp Pirates, Dinosaurs: hand Cannon, Buccaneer, Full Sail; deck First Mate x2, King Rex, Howl, ?4; discard Broadside, Dinghy
bob 9vp Robots, Zombies: hand ?5; deck ?9; discard Walker, Grave Digger, Outbreak`;

/** A question about one's own discard pile. */
export const GRAVE = `
## Grave Digger looks into the discard pile
partial
base Tortuga
base Rhodes Plaza Mall
base The Central Brain
ann Robots, Zombies: hand Grave Robbing; deck ?4; discard Walker, Zapbot, Mall Crawl
bob Pirates, Ninjas: hand ?5; deck ?9; discard Cannon`;

/** Two players in the middle of a game. */
export const MIDDLE = `
## Half of the game is played
partial
base Tortuga: ann Armor Stego, bob First Mate, bob Buccaneer
base Ninja Dojo: bob Saucy Wench, ann War Raptor
base Rhodes Plaza Mall: ann Zapbot, bob Walker
ann 7vp Robots, Dinosaurs: hand Laseratops, Warbot, Zapbot, Howl; deck ?12
bob 7vp Pirates, Zombies: hand ?5; deck ?12`;
