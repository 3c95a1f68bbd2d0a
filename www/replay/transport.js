// What moves the replay: a scrubber with marks under it, steps by choice, by card played and by turn, and
// playing by itself at a chosen speed. It knows the moments by number only and asks to be taken there.

import { h, set, svg } from '../page/dom.js';
import { nodes, number, t } from '../page/words.js';
import { marks } from './marks.js';
import { stops } from './survey.js';

/** @typedef {import('./survey.js').Choice} Choice */
/** @typedef {import('./survey.js').Stride} Stride */

/** Milliseconds between two choices at speed 1; less after a choice that changes nothing to be seen. */
const BEAT = 1100;
const SHORT_BEAT = 350;
const SPEEDS = [0.5, 1, 2, 4];

/**
 * @param {string} d
 * @param {number} [width]
 */
const icon = (d, width = 16) =>
  svg('svg', { class: 'icon', viewBox: `0 0 ${width} 16`, 'aria-hidden': 'true' }, svg('path', { d }));
const PLAY = 'M4 2l9 6-9 6z';
const PAUSE = 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z';
const FIRST = 'M13 2L6 8l7 6zM5 2H2.5v12H5z';
const LAST = 'M3 2l7 6-7 6zM11 2h2.5v12H11z';

/** The longer the stride, the more arrows. @type {Record<Stride, number>} */
const ARROWS = { choice: 1, card: 2, turn: 3 };
/**
 * @param {Stride} stride
 * @param {1 | -1} way
 */
function arrows(stride, way) {
  const count = ARROWS[stride];
  const tips = Array.from({ length: count }, (_, i) =>
    way > 0 ? `M${8 * i} 3l8 5-8 5z` : `M${8 * i + 8} 3l-8 5 8 5z`,
  );
  return icon(tips.join(''), 8 * count);
}

export class Transport {
  #choices;
  #names;
  #go;
  /** @type {Record<Stride, number[]>} */
  #stops;
  #ply = 0;
  #timer = 0;

  #words = h('b', { class: 'told' });
  #count = h('span', { class: 'hint' });
  #marks = h('div');
  #start = h('button', { type: 'button', class: 'step start', onclick: () => this.toggle() });
  speed = h(
    'select',
    { class: 'speed', 'aria-label': t('transport-speed') },
    ...SPEEDS.map((speed) => h('option', { value: speed, selected: speed === 1 }, `${number(speed)}×`)),
  );
  scrubber = h('input', { type: 'range', class: 'scrubber', min: 0, step: 1, 'aria-label': t('transport-moment') });
  element = h('div', { class: 'transport' });

  /**
   * @param {Choice[]} choices
   * @param {string[]} names
   * @param {'card' | 'step'} middle what is between a choice and a turn
   * @param {(ply: number) => boolean} go shows a moment; says whether there was anything new to see
   */
  constructor(choices, names, middle, go) {
    this.#choices = choices;
    this.#names = names;
    this.#go = go;
    this.#stops = {
      choice: stops(choices, 'choice'),
      card: stops(choices, 'card'),
      turn: stops(choices, 'turn'),
    };
    set(this.scrubber, { max: choices.length });
    this.scrubber.addEventListener('input', () => this.jump(Number(this.scrubber.value)));
    const step = (/** @type {Stride} */ stride, /** @type {1 | -1} */ way) => {
      const called = stride === 'card' ? middle : stride;
      return h(
        'button',
        {
          type: 'button',
          class: 'step',
          'aria-label': way > 0 ? t('transport-next', { stride: called }) : t('transport-previous', { stride: called }),
          onclick: () => this.step(stride, way),
        },
        way < 0 && arrows(stride, way),
        h('span', { class: 'step-name' }, t('transport-stride', { stride: called })),
        way > 0 && arrows(stride, way),
      );
    };
    const edge = (/** @type {string} */ name, /** @type {string} */ d, /** @type {number} */ ply) =>
      h('button', { type: 'button', class: 'step edge', 'aria-label': name, onclick: () => this.jump(ply) }, icon(d));
    this.element.append(
      h('p', { class: 'where' }, this.#words, this.#count),
      h('div', { class: 'strip' }, this.scrubber, this.#marks),
      h(
        'div',
        { class: 'steps', role: 'group', 'aria-label': t('transport-steps') },
        edge(t('transport-first'), FIRST, 0),
        step('turn', -1),
        step('card', -1),
        step('choice', -1),
        this.#start,
        step('choice', 1),
        step('card', 1),
        step('turn', 1),
        edge(t('transport-last'), LAST, choices.length),
      ),
    );
    this.pause();
  }
  /**
   * Shows where the replay is.
   * @param {number} ply
   * @param {import('../view').Message[]} did what led there
   * @param {string} words the same as a text
   */
  show(ply, did, words) {
    this.#ply = ply;
    this.scrubber.value = String(ply);
    set(this.scrubber, { 'aria-valuetext': words });
    this.#words.replaceChildren(...did.flatMap((message, i) => [i ? ', ' : '', ...nodes(message)]));
    this.#count.textContent = `${number(ply)} / ${number(this.#choices.length)}`;
  }
  /** @param {number[]} noted the moments with a comment */
  mark(noted) {
    this.#marks.replaceChildren(marks(this.#choices, this.#stops.turn, this.#names, noted));
  }
  /** The beginning of the turn that led to this moment. */
  get turnStart() {
    return this.#stops.turn.findLast((ply) => ply < this.#ply) ?? 0;
  }
  /** @param {number} ply */
  jump(ply) {
    this.pause();
    this.#go(ply);
  }
  /**
   * @param {Stride} stride
   * @param {1 | -1} way
   */
  step(stride, way) {
    const all = this.#stops[stride];
    const to = way > 0 ? all.find((ply) => ply > this.#ply) : all.findLast((ply) => ply < this.#ply);
    if (to === undefined) this.pause();
    else this.jump(to);
  }
  get playing() {
    return this.#timer !== 0;
  }
  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    set(this.#start, { 'aria-label': t('transport-play') });
    this.#start.replaceChildren(icon(PLAY));
  }
  toggle() {
    if (this.playing) return this.pause();
    set(this.#start, { 'aria-label': t('transport-pause') });
    this.#start.replaceChildren(icon(PAUSE));
    this.#play(this.#ply < this.#choices.length ? this.#ply + 1 : 0);
  }
  /** @param {number} ply */
  #play(ply) {
    const seen = this.#go(ply);
    if (ply >= this.#choices.length) return this.pause();
    const beat = (seen ? BEAT : SHORT_BEAT) / Number(this.speed.value);
    this.#timer = window.setTimeout(() => this.#play(ply + 1), beat);
  }
  /** @param {1 | -1} way */
  #hurry(way) {
    const speed = SPEEDS[SPEEDS.indexOf(Number(this.speed.value)) + way];
    if (speed !== undefined) this.speed.value = String(speed);
  }
  /**
   * Whether the key was one of the replay's.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const { key, ctrlKey, shiftKey } = event;
    if (key === 'ArrowRight' || key === 'ArrowLeft') {
      this.step(ctrlKey ? 'card' : shiftKey ? 'turn' : 'choice', key === 'ArrowRight' ? 1 : -1);
    } else if (ctrlKey) return false;
    else if (key === 'Home') this.jump(0);
    else if (key === 'End') this.jump(this.#choices.length);
    else if (key === '+' || key === '=') this.#hurry(1);
    else if (key === '-' || key === '−') this.#hurry(-1);
    else if (key !== ' ') return false;
    else if (!event.repeat) this.toggle();
    return true;
  }
}
