// One rule as it is read in the panel: its number, what it says and what it rests on; an example can be played.

import { h } from '../page/dom.js';
import { language, t } from '../page/words.js';

/**
 * @param {import('./data.js').Clause} clause
 * @param {object} leads
 * @param {(text: string) => (string | Node)[]} leads.linked a text with the rules that it names as links
 * @param {(id: string) => void} leads.go to a rule
 * @param {(scenario: string) => void} leads.play an example
 */
export function clauseBox({ id, term, text, steps, points, basis, why, scenario }, { linked, go, play }) {
  const items = (/** @type {string[]} */ all) => all.map((each) => h('li', {}, ...linked(each)));
  const follow = (/** @type {Event} */ event) => {
    // The address leads here from elsewhere; here, it stays the game's.
    event.preventDefault();
    go(id);
  };
  return h(
    'article',
    { id, class: 'clause', tabindex: -1 },
    h(
      'h4',
      {},
      h('a', { href: `#${id}`, onclick: follow }, id),
      term ? ` ${term} ` : ' ',
      h('span', { class: `basis ${basis}`, lang: language() }, t('rules-basis', { basis })),
    ),
    h('p', {}, ...linked(text)),
    steps && h('ol', {}, ...items(steps)),
    points && h('ul', {}, ...items(points)),
    why && h('p', { class: 'why-ours' }, ...linked(why)),
    scenario &&
      h('button', { type: 'button', lang: language(), onclick: () => play(scenario) }, t('rules-play-example')),
  );
}
