// The set-up screen: who plays, with which factions. It opens ready: "Play" at once starts a game
// against the computer with factions dealt at random.

import { factions, freshSeed } from '../engine/engine.js';
import { face, factionSign } from '../faces/faces.js';
import { h } from '../page/dom.js';
import { ENGLISH, t } from '../page/words.js';
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
    ['human', t('setup-human')],
    ['computer', t('setup-computer')],
  ];
  if (i >= MINIMUM) kinds.push(['none', t('setup-nobody')]);
  const seat = i + 1;
  const kind = select(t('setup-seat', { seat }), kinds, i === 0 ? 'human' : i < MINIMUM ? 'computer' : 'none');
  const picks = [t('setup-first-faction', { seat }), t('setup-second-faction', { seat })].map((which) => {
    const pick = select(which, [['', t('setup-any-faction')]]);
    pick.append(...all.map((faction, at) => h('option', { value: at, lang: ENGLISH }, faction.name)));
    return pick;
  });
  const label = h('input', { value: name, maxlength: 16, 'aria-label': t('setup-name', { seat }) });
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
    t('setup-unchosen'),
    [
      ['deal', t('setup-deal')],
      ['draft', t('setup-draft')],
    ],
    'deal',
  );
  const seed = h('input', { inputmode: 'numeric', pattern: '[0-9]*', placeholder: t('setup-seed-new'), id: 'seed' });
  const copies = h('input', { type: 'checkbox' });
  const why = h('p', { class: 'hint' });
  const seated = () => rows.filter((row) => row.kind.value !== 'none');

  // Factions that another seat has taken cannot be picked, unless there are second copies.
  const update = () => {
    const short = seated().length * 2 > all.length;
    copies.disabled = short;
    if (short) copies.checked = true;
    why.textContent = short ? t('setup-copies-needed', { factions: all.length }) : t('setup-copies-hint');
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
    h('h2', {}, t('setup-title')),
    h('p', {}, t('setup-game')),
    h('p', {}, h('button', { class: 'primary', type: 'submit' }, t('setup-play'))),
    h('ol', { 'aria-label': t('setup-seats') }, ...rows.map((row) => row.row)),
    h('p', {}, h('label', {}, t('setup-unchosen'), ' ', how)),
    h('p', {}, h('label', {}, copies, ' ', t('setup-copies')), ' ', why),
    h(
      'p',
      {},
      h('label', { for: 'seed' }, t('setup-seed')),
      ' ',
      seed,
      ' ',
      h('span', { class: 'hint' }, t('setup-seed-hint')),
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
  const entry = (
    /** @type {Element} */ drawn,
    /** @type {string} */ name,
    /** @type {string} */ facts,
    /** @type {string} */ text,
  ) =>
    h(
      'li',
      {},
      drawn,
      h('div', {}, h('b', { lang: ENGLISH }, name), ` ${facts}`, h('br'), h('span', { lang: ENGLISH }, text)),
    );
  return h(
    'section',
    { class: 'browser', 'aria-label': t('browser-title') },
    h('h2', {}, t('browser-title')),
    ...all.map((faction) =>
      h(
        'details',
        {},
        h('summary', { lang: ENGLISH }, factionSign(faction.name), faction.name),
        h(
          'ul',
          {},
          ...faction.cards.map(({ name, slug, copies, power, text }) =>
            entry(
              face(slug, faction.name, power === null ? 'action' : 'minion'),
              name,
              power === null ? t('browser-action', { copies }) : t('browser-minion', { power, copies }),
              text,
            ),
          ),
          ...faction.bases.map(({ name, slug, breakpoint, vp, text }) =>
            entry(face(slug, faction.name, 'base'), name, t('browser-base', { breakpoint, vp: vp.join(' / ') }), text),
          ),
        ),
      ),
    ),
  );
}
