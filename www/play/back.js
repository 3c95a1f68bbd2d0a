// The way back: Undo, Undo turn and Redo in the header, the badge of a practice game, and the question
// whether to take something back that cannot be undone. A button that cannot do its work stays where it
// is and says why. What may be undone is the engine's to say.

import { close, tell } from '../page/dialog.js';
import { h, set, svg } from '../page/dom.js';
import { t } from '../page/words.js';

/**
 * A button of the header: its sign, and its name where there is room.
 * @param {string} name
 * @param {string} path drawn in a square of 24
 * @param {() => void} act
 */
export const iconButton = (name, path, act) =>
  h(
    'button',
    { type: 'button', 'aria-label': name, onclick: act },
    svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: path })),
    h('span', {}, name),
  );
/**
 * @param {string} name
 * @param {string} why
 */
const badge = (name, why) => h('span', { class: 'badge', title: why, hidden: true }, name);

/** @typedef {import('../engine/game.js').Game} Game */

export class Back {
  /** While the others are asked, nothing goes back. */
  asking = false;
  #game;
  #undo;
  #turn;
  #redo;
  #practice = badge(t('back-practice'), t('back-practice-why'));
  #unkept = badge(t('back-unkept'), t('back-unkept-why'));

  /**
   * @param {Game} game
   * @param {{ undo: (wholeTurn: boolean) => void, redo: () => void }} act
   */
  constructor(game, { undo, redo }) {
    this.#game = game;
    this.#undo = iconButton(t('back-undo'), 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3', () => undo(false));
    this.#turn = iconButton(t('back-undo-turn'), 'M8 5 3 10l5 5M13 5 8 10l5 5M8 10h7a5 5 0 0 1 0 10h-3', () =>
      undo(true),
    );
    this.#redo = iconButton(t('back-redo'), 'm15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3', redo);
    this.element = h(
      'div',
      { class: 'back', role: 'group', 'aria-label': t('back-label') },
      h('span', { class: 'badges' }, this.#practice, this.#unkept),
      this.#undo,
      this.#turn,
      this.#redo,
    );
  }
  /**
   * Why nothing can be undone freely by whoever sits here; null if something can.
   * @param {number | undefined} viewer
   */
  barrier(viewer) {
    const { humans, plies, barrier, deciding, names } = this.#game;
    const last = plies.at(-1)?.seat ?? -1;
    if (this.asking) return t('back-asking');
    if (!plies.some((ply) => humans.includes(ply.seat))) return t('back-nothing-yet');
    if (!humans.includes(last)) return t('back-other-since');
    if (barrier) return t('back-barrier', { barrier });
    const seat = deciding ?? last;
    return viewer === seat ? null : t('back-take-over', { name: names[seat] ?? '' });
  }
  /**
   * Why nothing can be redone; null if something can.
   * @param {number | undefined} viewer
   */
  nothing(viewer) {
    const { undone, deciding } = this.#game;
    return undone > 0 && viewer === deciding && !this.asking ? null : t('back-nothing-undone');
  }
  /**
   * Whose last choice could be taken back past a barrier: that of whoever sits here, or of the last person
   * who chose.
   * @param {number | undefined} viewer
   */
  taker(viewer) {
    const { humans, plies } = this.#game;
    const theirs = plies.findLast(({ seat }) => (viewer === undefined ? humans.includes(seat) : seat === viewer));
    return this.asking ? undefined : theirs?.seat;
  }
  /** @param {number | undefined} viewer */
  draw(viewer) {
    const { humans, practice, kept } = this.#game;
    const [barrier, nothing] = [this.barrier(viewer), this.nothing(viewer)];
    this.element.hidden = humans.length === 0;
    for (const each of [this.#undo, this.#turn])
      set(each, { 'aria-disabled': barrier ? 'true' : null, title: barrier ?? t('back-undo-keys') });
    set(this.#redo, { 'aria-disabled': nothing ? 'true' : null, title: nothing ?? t('back-redo-key') });
    this.#practice.hidden = !practice;
    this.#unkept.hidden = kept;
  }
}

/**
 * Asks whether to take back past a barrier.
 * @param {string} reason
 * @param {string} taker whose last choice it is
 * @param {string[]} others who have to agree
 * @param {() => void} act
 * @returns {Promise<void>} when it has been answered
 */
export function askTakeBack(reason, taker, others, act) {
  const ask = others.length > 0;
  const how = ask ? t('back-ask-how', { taker, others, count: others.length }) : t('back-anyway-how');
  const name = ask ? t('back-ask', { others }) : t('back-anyway');
  const go = h('button', { type: 'button', class: 'primary' }, name);
  go.addEventListener('click', () => {
    close();
    act();
  });
  return tell(reason, [how, t('back-consequence')], [go]);
}
