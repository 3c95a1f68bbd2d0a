// The settings: one dialog, a row for each. What is chosen holds at once and is kept by the browser; only
// another language loads the page anew, which goes on where it stood.

import { level, levelSelect } from '../engine/levels.js';
import { paceSelect } from '../play/pace.js';
import { cue, isOn, volume } from '../play/sound.js';
import { keepSetting, keepsGames, setting } from '../saves/storage.js';
import { show } from './dialog.js';
import { h } from './dom.js';
import { wear } from './theme.js';
import { LANGUAGES, language, t } from './words.js';

/**
 * @param {string} name
 * @param {HTMLElement} control
 * @param {string} [hint]
 */
const row = (name, control, hint) =>
  h(
    'p',
    { class: 'setting' },
    h('label', {}, h('span', {}, name), control),
    hint !== undefined && h('span', { class: 'hint' }, hint),
  );

/**
 * @param {[value: string, name: string][]} options
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function select(options, chosen, choose) {
  const field = h(
    'select',
    { onchange: () => choose(field.value) },
    ...options.map(([value, name]) => h('option', { value, selected: value === chosen }, name)),
  );
  return field;
}

/** @param {() => void} anew loads the page again */
function languages(anew) {
  const field = select(Object.entries(LANGUAGES), language(), (code) => {
    keepSetting('language', code);
    anew();
  });
  for (const option of field.options) option.lang = option.value;
  // Without a memory, the page would come back as it is.
  field.disabled = !keepsGames();
  return field;
}

function themes() {
  /** @type {[string, string][]} */
  const options = [
    ['system', t('settings-theme-system')],
    ['light', t('settings-theme-light')],
    ['dark', t('settings-theme-dark')],
  ];
  return select(options, setting('theme') ?? 'system', (theme) => {
    wear(theme);
    keepSetting('theme', theme);
  });
}

function sounds() {
  const box = h('input', {
    type: 'checkbox',
    checked: isOn(),
    onchange: () => {
      keepSetting('sound', box.checked ? 'on' : 'off');
      cue('decision');
    },
  });
  return box;
}

function volumes() {
  const field = h('input', {
    type: 'range',
    min: 5,
    max: 100,
    step: 5,
    value: volume(),
    onchange: () => {
      keepSetting('volume', field.value);
      cue('card');
    },
  });
  return field;
}

/**
 * Something that is on or off.
 * @param {'keys' | 'confirm' | 'warn' | 'scoring' | 'why'} name
 * @param {'on' | 'off'} usual
 */
function onOrOff(name, usual) {
  const box = h('input', {
    type: 'checkbox',
    checked: (setting(name) ?? usual) === 'on',
    onchange: () => keepSetting(name, box.checked ? 'on' : 'off'),
  });
  return box;
}

/**
 * What is answered always in the game on the table; each answer can be forgotten.
 * @param {import('../play/usual.js').Usual | undefined} usual
 */
function answers(usual) {
  if (!usual?.all.length) return null;
  const list = h('ul', { class: 'usual', 'aria-label': t('settings-usual') });
  for (const one of usual.all) {
    const said = 'order' in one ? t('settings-usual-order', one.order) : t('settings-usual-word', one.word);
    const forget = () => {
      const dialog = list.closest('dialog');
      one.forget();
      if (usual.all.length > 0) item.remove();
      else section.remove();
      [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    };
    const label = `${t('settings-usual-forget')}: ${said}`;
    const item = h(
      'li',
      {},
      said,
      h('button', { type: 'button', 'aria-label': label, onclick: forget }, t('settings-usual-forget')),
    );
    list.append(item);
  }
  const section = h('section', {}, h('h3', {}, t('settings-usual')), list);
  return section;
}

/**
 * How strong each computer of the game on the table plays from its next decision on.
 * @param {import('../engine/game.js').Game | null} game
 */
const levels = (game) =>
  (game?.names ?? []).flatMap((name, seat) =>
    !game || game.humans.includes(seat)
      ? []
      : [
          row(
            t('settings-level', { name }),
            levelSelect(level(game.levels[seat]), (to) => game.strengthen(seat, to)),
          ),
        ],
  );

/**
 * @param {() => void} anew loads the page again, which goes on where it stands
 * @param {{ usual?: import('../play/usual.js').Usual, game: import('../engine/game.js').Game | null }} table what is on it
 */
export function showSettings(anew, { usual, game }) {
  const panel = h(
    'div',
    { class: 'panel settings' },
    h('h2', {}, t('settings-title')),
    row(t('settings-language'), languages(anew), t('settings-language-hint')),
    row(t('settings-pace'), paceSelect()),
    ...levels(game),
    row(t('settings-why'), onOrOff('why', 'off'), t('settings-why-hint')),
    row(t('settings-sound'), sounds(), t('settings-sound-hint')),
    row(t('settings-volume'), volumes()),
    row(t('settings-theme'), themes()),
    row(t('settings-confirm'), onOrOff('confirm', 'off'), t('settings-confirm-hint')),
    row(t('settings-warn'), onOrOff('warn', 'off'), t('settings-warn-hint')),
    game?.kit.game !== 'monster-smash' &&
      row(t('settings-scoring'), onOrOff('scoring', 'off'), t('settings-scoring-hint')),
    row(t('settings-keys'), onOrOff('keys', 'on'), t('settings-keys-hint')),
    answers(usual),
  );
  show(panel, t('settings-title'));
}
