// Minions that are alike lie on each other as one stack. Alike are those that nothing tells apart, neither what they
// are nor what can be done with them now; in the stack, each of them stays a card of its own.

/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('./card.js').Look} Look */

/**
 * All that can be told about a card. One with something on it, and the one that asks, are like no other.
 * @param {CardView} card
 * @param {Look} look
 */
function marks({ id, actions, parts, ...card }, { cards, asking, recent }) {
  if (actions.length > 0 || asking === id) return `card-${id}`;
  const sources = parts.map(({ from, amount }) => [from, amount]);
  return JSON.stringify([card, sources, cards.has(id), recent.has(`card-${id}`)]);
}

/**
 * Cards in stacks, each where its first card stood.
 * @param {CardView[]} cards
 * @param {Look} look
 * @returns {CardView[][]}
 */
export function stacks(cards, look) {
  /** @type {Map<string, CardView[]>} */
  const found = new Map();
  for (const card of cards) {
    const key = marks(card, look);
    const stack = found.get(key);
    if (stack) stack.push(card);
    else found.set(key, [card]);
  }
  return [...found.values()];
}
