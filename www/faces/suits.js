// What the face of each suit of Monster Smash is drawn of: an icon, and a pattern of faces.json. Here for the page, and
// for the tool that writes monsters.svg.

/** @type {Record<import('../monster-smash').Suit, { icon: string, pattern: string }>} */
export const SUITS = {
  mummy: { icon: 'mummy-head', pattern: 'lattice' },
  werewolf: { icon: 'wolf-head', pattern: 'slashes' },
  dragon: { icon: 'wyvern', pattern: 'scales' },
  zombie: { icon: 'raise-skeleton', pattern: 'cracks' },
  vampire: { icon: 'female-vampire', pattern: 'lozenges' },
};
