// What stands on the page while it changes hands: the cover, which shows nothing that anybody might not see; the
// recap for whoever has taken over; and the question whether a choice may be taken back.

import { h } from '../page/dom.js';
import { holdButton } from '../page/hold.js';
import { nodes, t } from '../page/words.js';
import { mark } from '../table/mark.js';

/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').Line} Line */

/**
 * @param {View} view as a spectator sees it
 * @param {number} seat who is to take over
 * @param {string} name
 * @param {import('../games/kit').Kit} kit
 * @param {() => void} ready
 */
export const coverScreen = (view, seat, name, kit, ready) =>
  h(
    'section',
    { class: `cover seat-${seat}`, 'aria-labelledby': 'cover-title' },
    kit.emblem(view, seat),
    h('h2', { id: 'cover-title' }, mark(seat), t('cover-title', { name })),
    h('p', { class: 'asks' }, kit.asked(view)),
    h('p', { class: 'hint' }, t('cover-hint')),
    holdButton(t('cover-ready', { name }), ready),
  );

/**
 * What has happened since a player last decided, a line each.
 * @param {Line[]} lines
 * @param {number} seat
 * @param {string} name
 * @param {() => void} ready
 */
export const recapScreen = (lines, seat, name, ready) =>
  h(
    'section',
    { class: `meanwhile seat-${seat}`, 'aria-labelledby': 'since-title' },
    h('h2', { id: 'since-title' }, mark(seat), t('since-title', { name })),
    h(
      'ol',
      { tabindex: 0, 'aria-labelledby': 'since-title' },
      ...lines.map(({ message, heading }) => h('li', heading ? { class: 'heading' } : {}, ...nodes(message))),
    ),
    h('button', { type: 'button', class: 'primary', onclick: ready }, t('since-ready')),
  );

/**
 * Asks another person whether a choice may be taken back. The question has the focus, not an answer: no
 * key that was meant for the table agrees.
 * @param {number} seat
 * @param {string} name
 * @param {string} asks who asks
 * @param {{ agree: () => void, refuse: () => void }} act
 */
export const consentScreen = (seat, name, asks, { agree, refuse }) =>
  h(
    'section',
    { class: `cover seat-${seat}`, 'aria-labelledby': 'cover-title', tabindex: -1 },
    h('h2', { id: 'cover-title' }, mark(seat), t('consent-title', { name, asks })),
    h('p', {}, t('consent-how', { name, asks })),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', onclick: agree }, t('consent-agree')),
      h('button', { type: 'button', onclick: refuse }, t('consent-refuse')),
    ),
  );
