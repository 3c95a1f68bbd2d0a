// The screens that are not the table: the cover while the device changes hands, the result, and the
// report when the engine has stopped.

import { emblem } from '../faces/faces.js';
import { h } from '../page/dom.js';
import { reportBox } from '../page/report.js';
import { ENGLISH, t } from '../page/words.js';
import { mark } from '../table/card.js';

/** @typedef {import('../view').View} View */

/**
 * @param {number} seat
 * @param {string} name
 * @param {() => void} ready
 */
export function coverScreen(seat, name, ready) {
  return h(
    'section',
    { class: 'cover', 'aria-labelledby': 'cover-title' },
    h('h2', { id: 'cover-title' }, mark(seat), t('cover-title', { name })),
    h('p', {}, t('cover-hint')),
    h('button', { type: 'button', class: 'primary', onclick: ready }, t('cover-ready', { name })),
  );
}

/**
 * Asks another person whether a choice may be taken back. The question has the focus, not an answer: no
 * key that was meant for the table agrees.
 * @param {number} seat
 * @param {string} name
 * @param {string} asks who asks
 * @param {{ agree: () => void, refuse: () => void }} act
 */
export function consentScreen(seat, name, asks, { agree, refuse }) {
  return h(
    'section',
    { class: 'cover', 'aria-labelledby': 'cover-title', tabindex: -1 },
    h('h2', { id: 'cover-title' }, mark(seat), t('consent-title', { name, asks })),
    h('p', {}, t('consent-how', { name, asks })),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', onclick: agree }, t('consent-agree')),
      h('button', { type: 'button', onclick: refuse }, t('consent-refuse')),
    ),
  );
}

/**
 * @param {View} view
 * @param {string[]} names
 * @param {{ again: () => void, setUp: () => void, watch: () => void }} act
 */
export function result(view, names, { again, setUp, watch }) {
  const ranking = [...view.players].sort((a, b) => b.vp - a.vp);
  const heads = [t('result-player'), t('result-factions'), t('result-vp')];
  return h(
    'section',
    { class: 'end', 'aria-label': t('result-label') },
    h('h2', {}, t('result-title', { name: names[view.winner ?? 0] ?? '', turn: view.turns })),
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...heads.map((name) => h('th', { scope: 'col' }, name)))),
      h(
        'tbody',
        {},
        ...ranking.map(({ seat, factions, vp }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, emblem(factions), mark(seat), names[seat] ?? ''),
            h('td', { lang: ENGLISH }, factions.join(' + ')),
            h('td', {}, String(vp)),
          ),
        ),
      ),
    ),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', class: 'primary', onclick: again }, t('result-again')),
      h('button', { type: 'button', onclick: watch }, t('result-replay')),
      h('button', { type: 'button', onclick: setUp }, t('result-set-up')),
    ),
  );
}

/**
 * @param {string} text the report
 * @param {{ back: () => void, startOver: () => void }} act
 */
export function crashScreen(text, { back, startOver }) {
  return h(
    'section',
    { class: 'crash', role: 'alert' },
    h('h2', {}, t('crash-title')),
    h('p', {}, t('crash-hint')),
    reportBox(() => text, true),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', onclick: back }, t('crash-back')),
      h('button', { type: 'button', onclick: startOver }, t('crash-start-over')),
    ),
  );
}
