// The set-up screen: who plays, with which factions. It opens ready: "Play" at once starts a game
// against the computer with factions dealt at random.

import { factions, freshSeed } from '../engine/engine.js';
import { h, plural } from '../page/dom.js';
import { shelf } from '../saves/shelf.js';

/** @typedef {import('../view').GameRecord} GameRecord */
/** @typedef {import('../view').CatalogFaction} CatalogFaction */

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const MINIMUM = 2;

/**
 * @param {string} label
 * @param {[value: string, text: string][]} options
 * @param {string} [value]
 */
const select = (label, options, value = '') =>
  h(
    'select',
    { 'aria-label': label },
    ...options.map(([each, text]) => h('option', { value: each, selected: each === value }, text)),
  );

/**
 * @param {string} name
 * @param {number} i
 * @param {CatalogFaction[]} all
 */
function seatRow(name, i, all) {
  /** @type {[string, string][]} */
  const kinds = [
    ['human', 'Human'],
    ['computer', 'Computer'],
  ];
  if (i >= MINIMUM) kinds.push(['none', 'Nobody']);
  const kind = select(`Seat ${i + 1}`, kinds, i === 0 ? 'human' : i < MINIMUM ? 'computer' : 'none');
  const picks = ['First', 'Second'].map((which) =>
    select(`${which} faction of seat ${i + 1}`, [
      ['', 'Any faction'],
      ...all.map((faction, at) => /** @type {[string, string]} */ ([String(at), faction.name])),
    ]),
  );
  const label = h('input', { value: name, maxlength: 16, 'aria-label': `Name of seat ${i + 1}` });
  return { kind, picks, label, row: h('li', { class: 'seat-row' }, kind, label, ...picks) };
}

/**
 * @param {object} act
 * @param {(record: GameRecord) => void} act.start
 * @param {(kept: import('../saves/saves.js').Kept) => void} act.open a saved game
 * @param {(text: string, name: string) => void} act.read a file
 * @param {(kept: import('../saves/saves.js').Kept) => void} act.watch a game that is over
 * @returns {HTMLElement}
 */
export function setupScreen({ start, open, read, watch }) {
  const all = factions();
  const rows = NAMES.map((name, i) => seatRow(name, i, all));
  const how = select(
    'Factions that nobody chose',
    [
      ['deal', 'are dealt at random'],
      ['draft', 'are drafted in turn'],
    ],
    'deal',
  );
  const seed = h('input', { inputmode: 'numeric', pattern: '[0-9]*', placeholder: 'a new one', id: 'seed' });
  const copies = h('input', { type: 'checkbox' });
  const why = h('p', { class: 'hint' });
  const seated = () => rows.filter((row) => row.kind.value !== 'none');

  // Factions that another seat has taken cannot be picked, unless there are second copies.
  const update = () => {
    const short = seated().length * 2 > all.length;
    copies.disabled = short;
    if (short) copies.checked = true;
    why.textContent = short
      ? `${plural(all.length, 'faction')} do not go round: two players may take the same one.`
      : 'Two players may then take the same faction.';
    const taken = seated().map((row) => row.picks.map((pick) => pick.value));
    for (const row of rows) {
      const away = row.kind.value === 'none';
      row.row.classList.toggle('away', away);
      const others = copies.checked ? [] : taken.filter((_, i) => seated()[i] !== row).flat();
      for (const [n, pick] of row.picks.entries()) {
        const unfit = [...others, row.picks[1 - n]?.value];
        for (const option of pick.options) option.disabled = option.value !== '' && unfit.includes(option.value);
        if (pick.selectedOptions[0]?.disabled) pick.value = '';
      }
      for (const field of [row.label, ...row.picks]) field.disabled = away;
    }
  };

  const record = () => {
    const seats = seated().map(({ label, kind, picks }, i) => ({
      name: label.value.trim() || NAMES[i] || '',
      factions: picks.flatMap((pick) => (pick.value === '' ? [] : [Number(pick.value)])),
      human: kind.value === 'human',
    }));
    const asked = Number(seed.value);
    return {
      setup: {
        seats,
        seed: seed.value && Number.isSafeInteger(asked) ? asked : freshSeed(),
        draft: how.value === 'draft',
        options: { duplicates: copies.checked },
      },
      choices: [],
    };
  };
  const form = h(
    'form',
    {
      class: 'setup',
      onchange: update,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        start(record());
      },
    },
    h('h2', {}, 'New game'),
    h('p', {}, 'Two factions each, shuffled into one deck. Fill the bases with minions and be there when they break.'),
    h('p', {}, h('button', { class: 'primary', type: 'submit' }, 'Play')),
    h('ol', { 'aria-label': 'Seats' }, ...rows.map((row) => row.row)),
    h('p', {}, h('label', {}, 'Factions that nobody chose ', how)),
    h('p', {}, h('label', {}, copies, ' Second copies of the factions'), ' ', why),
    h(
      'p',
      {},
      h('label', { for: 'seed' }, 'Seed '),
      seed,
      ' ',
      h('span', { class: 'hint' }, 'The same seed deals the same cards.'),
    ),
  );
  update();
  const screen = h('div', { class: 'setup-screen' }, form);
  const { newest, list } = shelf(screen, { open, read, watch });
  if (newest) screen.prepend(newest);
  screen.append(list, browser(all));
  return screen;
}

/** @param {CatalogFaction[]} all */
function browser(all) {
  const entry = (/** @type {string} */ name, /** @type {string} */ facts, /** @type {string} */ text) =>
    h('li', {}, h('b', {}, name), ` ${facts}`, h('br'), text);
  return h(
    'section',
    { class: 'browser', 'aria-label': 'The factions' },
    h('h2', {}, 'The factions'),
    ...all.map((faction) =>
      h(
        'details',
        {},
        h('summary', {}, faction.name),
        h(
          'ul',
          {},
          ...faction.cards.map(({ name, copies, power, text }) =>
            entry(
              name,
              `${power === null ? 'action' : `minion, power ${power}`}${copies > 1 ? `, ${copies} copies` : ''}`,
              text,
            ),
          ),
          ...faction.bases.map(({ name, breakpoint, vp, text }) =>
            entry(name, `base, breakpoint ${breakpoint}, VP ${vp.join(' / ')}`, text),
          ),
        ),
      ),
    ),
  );
}
