// The factions, in the engine's order. The set-up is drawn while the engine is still on its way.

export const FACTIONS = [
  'Aliens',
  'Dinosaurs',
  'Ninjas',
  'Pirates',
  'Robots',
  'Tricksters',
  'Wizards',
  'Zombies',
  'Giant Ants',
  'Mad Scientists',
  'Vampires',
  'Werewolves',
];
