// The house rules: what later printings, the players or this device may have otherwise. Each is one sentence, with
// the rule that it changes; the seed stands with them.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';
import { ruleLink } from '../rules/rules.js';
import { beginningFields } from '../setup/beginning.js';
import { seated } from '../setup/seating.js';
import { HOUSE_RULES, UNASKED } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */

/** What each says, and which rule it changes. @type {Record<string, [says: string, rule: string]>} */
const WORDS = {
  duplicates: [t('house-duplicates'), 'R3.5'],
  drafted_bases: [t('house-drafted-bases'), 'R3.6'],
  redraw_by_choice: [t('house-redraw'), 'R3.10'],
  host_needed: [t('house-host'), 'R5.12'],
  affect_wide: [t('house-affect'), 'R9.2'],
  own_abilities: [t('house-own-abilities'), 'R12.11'],
  presence_by_power: [t('house-presence'), 'R13.14'],
  bases_reshuffle: [t('house-reshuffle'), 'R13.28'],
  [UNASKED]: [t('house-unasked'), 'R13.34'],
};

/**
 * @param {Plan} plan
 * @param {() => void} changed
 */
export function houseRules(plan, changed) {
  const title = h('summary');
  const rows = HOUSE_RULES.map((name) => {
    const [says = '', rule = ''] = WORDS[name] ?? [];
    const box = h('input', { type: 'checkbox', checked: plan.rules.includes(name) });
    box.addEventListener('change', () => {
      plan.rules = plan.rules.filter((other) => other !== name);
      if (box.checked) plan.rules.push(name);
      changed();
    });
    return { name, element: h('li', {}, h('label', {}, box, h('span', {}, says)), ruleLink(rule)) };
  });
  const beginning = beginningFields(plan, changed);
  const element = h(
    'details',
    { class: 'house' },
    title,
    h('ul', {}, ...rows.map((row) => row.element)),
    ...beginning.elements,
  );
  const draw = () => {
    title.textContent = t('house-title', { changed: plan.rules.length });
    beginning.draw();
    // Between fewer than two people there is nobody to hide anything from.
    const people = seated(plan).filter(({ kind }) => kind === 'human').length;
    for (const { name, element: item } of rows) item.hidden = name === UNASKED && people < 2;
  };
  return { element, draw, seed: beginning.seed };
}
