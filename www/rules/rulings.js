// What has been settled about one card or base, below its text: short answers, folded where there are many.

import { h } from '../page/dom.js';
import { ENGLISH, language, t } from '../page/words.js';
import { rulings } from './data.js';

/** @typedef {import('./data.js').Ruling} Ruling */

const FOLDED = 3;

/**
 * @param {string} slug
 * @param {import('../view').View['edition']} edition
 */
export async function rulingsOf(slug, edition) {
  const all = (await rulings())[slug] ?? [];
  return all.filter((each) => each.edition === undefined || each.edition === edition.toLowerCase());
}

/** @param {Ruling} ruling */
const entry = ({ text, basis }) =>
  h('li', {}, `${text} `, h('span', { class: `basis ${basis}`, lang: language() }, t('rules-basis', { basis })));

/**
 * The rulings of a card or base, which come when they have been fetched.
 * @param {string} slug
 * @param {import('../view').View['edition']} edition
 */
export function rulingsBox(slug, edition) {
  const box = h('div', { class: 'rulings' });
  rulingsOf(slug, edition).then(
    (all) => {
      if (all.length === 0) return;
      box.append(
        h(
          'details',
          { open: all.length <= FOLDED },
          h('summary', {}, t('rulings-title', { count: all.length })),
          h('ul', { lang: ENGLISH }, ...all.map(entry)),
        ),
      );
    },
    () => box.append(h('p', { class: 'hint' }, t('rulings-unread'))),
  );
  return box;
}
