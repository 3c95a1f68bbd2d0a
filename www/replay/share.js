// The dialog that copies links: to the whole game, to the position, and to the position as one seat sees it.
// It says of each what it gives away, and how long it is.

import { withPly } from '../engine/links.js';
import { show } from '../page/dialog.js';
import { h } from '../page/dom.js';
import { nodes, t } from '../page/words.js';

/** @typedef {import('../pkg/basebreaker.js').Session} Session */
/** @typedef {{ link?: string, refusal?: (string | Node)[] }} Made */

/** @param {string} fragment */
const address = (fragment) => new URL(fragment, location.href).href;

/**
 * A text that the engine may refuse to write, or why it does.
 * @param {() => string} make
 * @returns {Made}
 */
function attempt(make) {
  try {
    return { link: address(make()) };
  } catch (error) {
    // The engine refuses with plain errors; anything else is no reason to tell.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return { refusal: nodes({ id: 'share-not-now', args: { why: { text: error.message } } }) };
  }
}

/**
 * A link with its copy button; where the clipboard is refused, the text itself, selected.
 * @param {string} title
 * @param {string} gives what it gives away
 * @param {Made} made
 */
function offer(title, gives, { link, refusal }) {
  const heading = h('h3', {}, title);
  if (link === undefined) return h('li', { class: 'offer' }, heading, h('p', { class: 'hint' }, ...(refusal ?? [])));
  const label = t('share-link', { title });
  const field = h('input', { class: 'link', readonly: true, value: link, hidden: true, 'aria-label': label });
  const done = h('span', { class: 'hint', role: 'status' });
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    done.textContent = copied ? t('share-copied') : t('share-selected');
    field.hidden = !!copied;
    if (!copied) field.select();
  };
  return h(
    'li',
    { class: 'offer' },
    heading,
    h('p', {}, gives),
    h(
      'p',
      { class: 'copy' },
      h('button', { type: 'button', 'aria-label': t('share-copy-this', { title }), onclick: copy }, t('share-copy')),
      h('span', { class: 'hint' }, t('share-length', { characters: link.length })),
      done,
    ),
    field,
  );
}

/**
 * @param {object} what
 * @param {Session} what.session the whole game
 * @param {string[]} what.names
 * @param {number} [what.ply] the moment; without one, where the game stands
 * @param {number[]} what.seats whose sight of the position can be shared
 */
export function showShare({ session, names, ply, seats }) {
  const smashUp = session.game === 'smash-up';
  const all = smashUp ? t('share-reveals-all', { seats: names.length }) : t('share-reveals-table');
  const game = attempt(() => withPly(session.link(), ply));
  const there = session.at(ply ?? session.plies().length);
  try {
    const open = attempt(() => there.position_link());
    const seen = open.refusal ? [] : seats.map((seat) => ({ seat, made: attempt(() => there.position_link(seat)) }));
    const panel = h(
      'div',
      { class: 'panel share' },
      h('h2', {}, t('share-title')),
      h('p', {}, t('share-hint')),
      h(
        'ul',
        {},
        offer(ply === undefined ? t('share-game') : t('share-game-here'), all, game),
        offer(t('share-position'), all, open),
        ...seen.map(({ seat, made }) => {
          const name = names[seat] ?? '';
          return offer(t('share-seen', { name }), t('share-reveals-nothing', { name }), made);
        }),
      ),
    );
    show(panel, t('share-title'));
  } finally {
    there.free();
  }
}
