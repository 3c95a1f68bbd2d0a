// What the table says when it is asked: why something cannot be chosen, why a number is what it is, how the game stands.
// It stands beneath the question and is told to screen readers. The words for what only one game has are its kit's.

import { show } from '../page/dialog.js';
import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { nodes, t, text } from '../page/words.js';
import { mainLine } from './because.js';

/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').Thing} Thing */
/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {{ view: View | null, viewer: number | undefined, asked: View['decision'] }} Now what is drawn, for whom, and what is asked */

export class Aloud {
  #game;
  #prompt;
  #table;
  #now;

  /**
   * @param {Game} game
   * @param {import('../table/prompt.js').Prompt} prompt
   * @param {import('../games/kit').Table} table
   * @param {() => Now} now
   */
  constructor(game, prompt, table, now) {
    this.#game = game;
    this.#prompt = prompt;
    this.#table = table;
    this.#now = now;
  }
  /**
   * Says at once that something cannot be.
   * @param {string | import('../view').Message} reason
   * @param {HTMLElement} [more]
   */
  say(reason, more) {
    this.#prompt.refuse(reason, more);
    say(typeof reason === 'string' ? reason : text(reason), 'assertive');
  }
  /**
   * Answers what was asked for.
   * @param {string} words
   */
  #note(words) {
    this.#prompt.refuse(words);
    say(words);
  }

  /**
   * Why the computers did what they did.
   * @param {import('./because.js').Play[]} plays
   */
  because(plays) {
    if (plays.length === 0) return this.#note(t('why-nothing'));
    const { viewer } = this.#now();
    const played = plays.flatMap(({ from, end, why }) => {
      const after = this.#game.log(viewer, end).length;
      const line = mainLine(this.#game.log(viewer, from).slice(0, after ? -after : undefined));
      return line ? [h('li', {}, ...nodes(line.message), h('p', { class: 'because' }, ...nodes(why)))] : [];
    });
    const title = t('why-title');
    show(h('div', { class: 'panel' }, h('h2', {}, title), h('ul', { class: 'plays' }, ...played)), title);
  }

  /** How the thing with the focus stands. */
  standing() {
    const { view } = this.#now();
    const thing = this.#table.thing(document.activeElement);
    if (view) this.#note(this.#game.kit.standing(view, thing, this.#game.names));
  }
  score() {
    const { view } = this.#now();
    if (view) this.#note(this.#game.kit.score(view, this.#game.names));
  }
  /** Why the thing with the focus cannot be chosen, and what its number is made of. */
  why() {
    const target = document.activeElement;
    const thing = this.#table.thing(target);
    if (!thing) return this.#note(t('aloud-nothing'));
    const offered = target?.matches('[data-choice]') ? `${thing.name}: ${t('card-offered')}` : '';
    const reason = offered ? null : this.#reason(thing);
    const said = [offered, reason ? text(reason) : '', this.#game.kit.breakdown(thing)].filter(Boolean);
    this.#note(said.length ? said.join('. ') : t('aloud-printed', { thing: { text: thing.name } }));
  }

  /**
   * Why this cannot be chosen, for whoever looks; null for others.
   * @param {Thing} thing
   */
  #reason(thing) {
    const { viewer, asked } = this.#now();
    const refused = this.#game.kit.refused(thing, asked);
    if (viewer === undefined || !refused) return null;
    const { card, on, name } = refused;
    const { message: why, rule } = this.#game.whyNot(viewer, card, on);
    return { id: 'play-why-not', args: { card: name, why, rule } };
  }
  /**
   * Says why what was pressed cannot be chosen, with a way to read it.
   * @param {Element} target
   */
  refuse(target) {
    const thing = this.#table.thing(target);
    if (!thing) return;
    const open = () => this.#table.read(target);
    const reason = this.#reason(thing);
    if (!reason) {
      open();
      return;
    }
    if (!this.#table.readable) return this.say(reason);
    const read = nodes({ id: 'play-read', args: { card: { text: thing.name } } });
    this.say(reason, h('button', { type: 'button', class: 'more', onclick: open }, ...read));
  }
  /**
   * Says why a card that was let go there is not played.
   * @param {Element | null} element the card's
   * @param {number} card
   * @param {number} [base]
   */
  refuseAt(element, card, base) {
    const { viewer } = this.#now();
    const thing = this.#table.thing(element);
    if (viewer === undefined || !thing) return;
    const { message: why, rule } = this.#game.whyNot(viewer, card, base);
    if (why.id === 'why-allowed') return this.say(t('play-elsewhere', { card: { text: thing.name } }));
    this.say({ id: 'play-why-not', args: { card: { text: thing.name, card }, why, rule } });
  }
}
