// Names that lead to what they name: buttons that the large face follows, see inspect.js. What is not on the table
// any more is found by its name.

import { h } from '../page/dom.js';
import { ENGLISH, nodes } from '../page/words.js';

/**
 * @param {{ text: string, card?: number | null, base?: number | null }} name
 */
export const nameLink = ({ text, card, base }) =>
  h(
    'button',
    { type: 'button', class: 'name-link', 'data-card': card, 'data-base': base, 'data-name': text, lang: ENGLISH },
    text,
  );

/**
 * A message with the names of cards and bases in it as links.
 * @param {{ id: string, args?: import('../page/words.js').Args }} message
 */
export const withLinks = (message) =>
  nodes(message).map((node) => {
    if (typeof node === 'string' || !node.matches('[data-card], [data-base]')) return node;
    const { card, base } = node.dataset;
    const number = (/** @type {string | undefined} */ id) => (id === undefined ? null : Number(id));
    return nameLink({ text: node.textContent ?? '', card: number(card), base: number(base) });
  });
