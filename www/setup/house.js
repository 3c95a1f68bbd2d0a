// The house rules: what later printings, the players or this device may have otherwise. Each is one sentence, with
// the rule that it changes; the seed stands with them.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';
import { ruleLink } from '../rules/rules.js';
import { defaultName, HOUSE_RULES, seated, UNASKED } from './plan.js';

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
  const first = h('select');
  first.addEventListener('change', () => {
    plan.first = first.value === '' ? null : Number(first.value);
    changed();
  });
  const seed = h('input', {
    inputmode: 'numeric',
    pattern: '[0-9]*',
    maxlength: 15,
    placeholder: t('setup-seed-new'),
    autocomplete: 'off',
  });
  const element = h(
    'details',
    { class: 'house' },
    title,
    h('ul', {}, ...rows.map((row) => row.element)),
    h('p', {}, h('label', {}, t('setup-first'), ' ', first)),
    h('p', {}, h('label', {}, t('setup-seed'), ' ', seed), h('span', { class: 'hint' }, t('setup-seed-hint'))),
  );
  const draw = () => {
    title.textContent = t('house-title', { changed: plan.rules.length });
    const seats = seated(plan);
    if (plan.first !== null && !seats.some(({ at }) => at === plan.first)) plan.first = null;
    first.replaceChildren(
      h('option', { value: '' }, t('setup-first-drawn')),
      ...seats.map(({ at, name }) => h('option', { value: at }, name.trim() || defaultName(at))),
    );
    first.value = plan.first === null ? '' : String(plan.first);
    // Between fewer than two people there is nobody to hide anything from.
    const people = seats.filter(({ kind }) => kind === 'human').length;
    for (const { name, element: item } of rows) item.hidden = name === UNASKED && people < 2;
  };
  /** The seed that was asked for; null for a new one. */
  const asked = () => (/^\d+$/.test(seed.value) ? Number(seed.value) : null);
  return { element, draw, seed: asked };
}
