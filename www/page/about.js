// About: what this is, who does not stand behind it, and whose work is in it.

import { authors } from '../faces/faces.js';
import { close, show } from './dialog.js';
import { h } from './dom.js';
import { t } from './words.js';

const ICONS = 'https://game-icons.net';
const LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

/**
 * The page itself asks nobody else for anything; a link is followed by who chooses it.
 * @param {string} address
 * @param {string} text
 */
const link = (address, text) => h('a', { href: address, target: '_blank', rel: 'noreferrer' }, text);

export function showAbout() {
  close();
  show(
    h(
      'div',
      { class: 'panel' },
      h('h2', {}, t('about-title')),
      h('p', {}, t('about-what')),
      h('p', {}, t('about-unofficial')),
      h('h3', {}, t('about-licence')),
      h('p', {}, t('about-free')),
      h('h3', {}, t('about-icons')),
      h('p', {}, t('about-authors', { authors: [...authors, t('about-more')] }), ' ', t('about-changed')),
      h('p', {}, link(ICONS, 'game-icons.net'), ' · ', link(LICENCE, 'CC BY 3.0')),
      h('h3', {}, t('about-libraries')),
      h('p', {}, t('about-others')),
    ),
    t('about-title'),
  );
}
