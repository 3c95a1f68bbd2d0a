// What the table says when it is asked: why something cannot be chosen, why a number is what it is, how a base stands,
// how the game stands. It stands beneath the question and is told to screen readers.

import { show } from '../page/dialog.js';
import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { nodes, t, text } from '../page/words.js';
import { breakdown } from '../table/card.js';
import { mainLine } from './because.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {{ view: View | null, viewer: number | undefined, asked: View['decision'] }} Now what is drawn, for whom, and what is asked */

export class Aloud {
  #game;
  #prompt;
  #inspector;
  #now;

  /**
   * @param {Game} game
   * @param {import('../table/prompt.js').Prompt} prompt
   * @param {import('../table/inspect.js').Inspector} inspector
   * @param {() => Now} now
   */
  constructor(game, prompt, inspector, now) {
    this.#game = game;
    this.#prompt = prompt;
    this.#inspector = inspector;
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

  /** How the base with the focus stands, or the one at which the focus is; without one, every base. */
  standing() {
    const thing = this.#inspector.thing(document.activeElement);
    const bases = this.#now().view?.bases ?? [];
    const isAt = (/** @type {BaseView} */ base) =>
      base === thing ||
      [...base.minions, ...base.actions].some((card) => card === thing || card.actions.some((on) => on === thing));
    const here = bases.filter(isAt);
    this.#note((here.length ? here : bases).map((base) => standing(base, this.#game.names)).join('. '));
  }
  score() {
    const { view } = this.#now();
    if (view) this.#note(score(view, this.#game.names));
  }
  /** Why the thing with the focus cannot be chosen, and what its number is made of. */
  why() {
    const target = document.activeElement;
    const thing = this.#inspector.thing(target);
    if (!thing) return this.#note(t('aloud-nothing'));
    const offered = target?.matches('[data-choice]') ? `${thing.name}: ${t('card-offered')}` : '';
    const reason = offered ? null : this.#reason(thing);
    const said = [offered, reason ? text(reason) : '', numbers(thing)].filter(Boolean);
    this.#note(said.length ? said.join('. ') : t('aloud-printed', { thing: { text: thing.name } }));
  }

  /**
   * Why this cannot be chosen, for whoever looks; null for others. A base is refused to the card that is being played.
   * @param {CardView | BaseView} thing
   */
  #reason(thing) {
    const { viewer, asked } = this.#now();
    const base = 'breakpoint' in thing;
    const card = base ? asked?.by_card : thing.id;
    if (viewer === undefined || card === undefined || card === null) return null;
    const { message: why, rule } = this.#game.whyNot(viewer, card, base ? thing.id : undefined);
    const name = { text: thing.name, [base ? 'base' : 'card']: thing.id };
    return { id: 'play-why-not', args: { card: name, why, rule } };
  }
  /**
   * Says why what was pressed cannot be chosen, with a way to read it.
   * @param {Element} target
   */
  refuse(target) {
    const thing = this.#inspector.thing(target);
    if (!thing) return;
    const open = () => this.#inspector.open(target);
    const reason = this.#reason(thing);
    if (!reason) {
      open();
      return;
    }
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
    const thing = this.#inspector.thing(element);
    if (viewer === undefined || !thing) return;
    const { message: why, rule } = this.#game.whyNot(viewer, card, base);
    if (why.id === 'why-allowed') return this.say(t('play-elsewhere', { card: { text: thing.name } }));
    this.say({ id: 'play-why-not', args: { card: { text: thing.name, card }, why, rule } });
  }
}

/**
 * The base, everyone's power there, and what everyone would get.
 * @param {BaseView} base
 * @param {string[]} names
 */
function standing({ name, total, breakpoint, powers, places, awards }, names) {
  const there = powers.flatMap((power, seat) => (power || places[seat] ? [[names[seat] ?? '', power]] : []));
  const get = awards.flatMap((vp, seat) => (vp ? [t('aloud-gets', { name: names[seat] ?? '', vp })] : []));
  return [
    t('table-base', { base: name, total, breakpoint }),
    breakpoint > total ? t('table-to-go', { power: breakpoint - total }) : t('table-ready'),
    ...there.map(([who, power]) => `${who} ${power}`),
    get.length ? t('aloud-if-scored', { get }) : t('aloud-nobody'),
  ].join('. ');
}

/**
 * Whose turn it is, and what everyone has.
 * @param {View} view
 * @param {string[]} names
 */
function score({ turn, turns, phase, minion_plays: minions, action_plays: actions, players }, names) {
  const now =
    phase === 'Play' ? t('table-plays', { turn: turns, minions, actions }) : t('table-phase', { turn: turns, phase });
  const all = players.map(({ seat, vp, hand_size: hand, deck, discard }) => {
    const piles = t('table-piles-of', { hand, deck, discard: discard.length });
    return `${names[seat]}: ${t('table-vp', { vp })}, ${piles}`;
  });
  return [`${names[turn]}, ${now}`, ...all].join('. ');
}

/**
 * What adds up to a power or a breakpoint; nothing where it is what is printed.
 * @param {CardView | BaseView} thing
 */
function numbers(thing) {
  const base = 'breakpoint' in thing;
  const parts = base ? thing.breakpoint_parts : thing.parts;
  if (parts.length === 0) return '';
  return base
    ? t('inspect-breakpoint-parts', { parts: breakdown(parts) })
    : t('inspect-power-parts', { parts: breakdown(parts) });
}
