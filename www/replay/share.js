// The dialog that copies links: to the whole game, to the position, and to the position as one seat sees it.
// It says of each what it gives away, and how long it is.

import { withPly } from '../engine/links.js';
import { show } from '../page/dialog.js';
import { h } from '../page/dom.js';

/** @typedef {import('../pkg/basebreaker.js').Session} Session */

/** @param {string} fragment */
const address = (fragment) => new URL(fragment, location.href).href;

/**
 * A text that the engine may refuse to write, or why it does.
 * @param {() => string} make
 * @returns {{ link?: string, refusal?: string }}
 */
function attempt(make) {
  try {
    return { link: address(make()) };
  } catch (error) {
    // The engine refuses with plain errors; anything else is no reason to tell.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return { refusal: `Not at this moment: ${error.message}.` };
  }
}

/**
 * A link with its copy button; where the clipboard is refused, the text itself, selected.
 * @param {string} title
 * @param {string} gives what it gives away
 * @param {{ link?: string, refusal?: string }} made
 */
function offer(title, gives, { link, refusal }) {
  const heading = h('h3', {}, title);
  if (link === undefined) return h('li', { class: 'offer' }, heading, h('p', { class: 'hint' }, refusal));
  const label = `Link: ${title}`;
  const field = h('input', { class: 'link', readonly: true, value: link, hidden: true, 'aria-label': label });
  const done = h('span', { class: 'hint', role: 'status' });
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    done.textContent = copied ? 'Copied' : 'Copy it from here, for instance with Ctrl+C.';
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
      h('button', { type: 'button', 'aria-label': `Copy link: ${title}`, onclick: copy }, 'Copy link'),
      h('span', { class: 'hint' }, `${link.length.toLocaleString('en')} characters`),
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
  const whose = names.length === 2 ? 'both hands and the order of both decks' : 'all hands and the order of all decks';
  const all = `This link reveals all cards: ${whose}.`;
  const game = attempt(() => withPly(session.link(), ply));
  const there = session.at(ply ?? session.plies().length);
  try {
    const open = attempt(() => there.position_link());
    const seen = open.refusal ? [] : seats.map((seat) => ({ seat, made: attempt(() => there.position_link(seat)) }));
    const panel = h(
      'div',
      { class: 'panel share' },
      h('h2', {}, 'Share'),
      h('p', {}, 'A link holds everything itself. Nothing is uploaded.'),
      h(
        'ul',
        {},
        offer(ply === undefined ? 'The whole game' : 'The whole game, opened at this moment', all, game),
        offer('This position', all, open),
        ...seen.map(({ seat, made }) =>
          offer(
            `This position as ${names[seat]} sees it`,
            `This link reveals nothing that is hidden from ${names[seat]}.`,
            made,
          ),
        ),
      ),
    );
    show(panel, 'Share');
  } finally {
    there.free();
  }
}
