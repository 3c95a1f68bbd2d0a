// The choices of a decision as they are offered: the engine's list in its order, with copies that nobody could tell
// apart as one. Glow, clicks, dragging, keys and the list in the prompt all come from here.

/** @typedef {import('../games/kit').View & { bases?: import('../view').BaseView[] }} View */
/** @typedef {import('../games/kit').ChoiceView} ChoiceView */

/** One thing to choose: the choice, all that are like it, and the key that chooses it, if there is one. @typedef {import('../games/kit').Option} Option */

/**
 * @param {View} view
 * @returns {Option[]}
 */
export function options(view) {
  const choices = view.decision?.choices ?? [];
  const inPlay = cardsInPlay(view);
  /** @type {Map<string, Option>} */
  const offered = new Map();
  for (const choice of choices) {
    // In play, two of a kind may be different in what happens to them next.
    const apart = choice.card === null || inPlay.has(choice.card);
    const name = apart ? choice.label : choice.label.replace(/#\d+$/, '#');
    const alike = offered.get(name);
    if (alike) alike.indices.push(choice.index);
    else offered.set(name, { choice, indices: [choice.index], key: '' });
  }
  const all = [...offered.values()];
  const numbers = all.every(({ choice }) => isNumber(choice));
  for (const [i, option] of all.entries()) {
    const { label, place } = option.choice;
    // A number has its own key, and so has a place in a hand; everything else has its place in the list.
    if (numbers) option.key = label.length === 1 ? label : '';
    else if (place) option.key = place <= 10 ? String(place % 10) : '';
    else if (i < 10) option.key = String((i + 1) % 10);
  }
  return all;
}

/**
 * What is chosen, by its name alone: without what tells it from another of that name.
 * @param {ChoiceView} choice
 */
export const nameOf = ({ label }) => label.replace(/[@#].*$/, '');

/** @param {ChoiceView} choice */
export const isNumber = ({ label, card, base = null }) => card === null && base === null && /^\d+$/.test(label);

/** @param {View} view */
function cardsInPlay({ bases = [] }) {
  /** @type {Set<number>} */
  const found = new Set();
  const add = (/** @type {import('../view').CardView[]} */ cards) => {
    for (const { id, actions } of cards) {
      found.add(id);
      add(actions);
    }
  };
  for (const base of bases) {
    add(base.minions);
    add(base.actions);
  }
  return found;
}
