// A button that a finger or the mouse has to hold for a moment, so that no slip does what it does. Keys and
// assistive technology press it as any other. Whoever cannot hold it presses it twice, not too fast.

import { h } from './dom.js';
import { say } from './live.js';
import { t } from './words.js';

/** How long it is held, in milliseconds; screens.css fills it in the same time. */
const HOLD = 400;

/**
 * What a screen reader makes looks like a pointer without size or pressure.
 * @param {PointerEvent} event
 */
const isReal = ({ width, height, pressure }) => (width > 0 || height > 0) && (width > 1 || height > 1 || pressure > 0);

/**
 * @param {string} name
 * @param {() => void} act
 */
export function holdButton(name, act) {
  const hint = h('span', { class: 'hint hold-hint' }, t('hold-hint'));
  const button = h('button', { type: 'button', class: 'primary hold' }, h('span', {}, name));
  let timer = 0;
  let real = false;
  let pressed = false;
  const end = () => {
    clearTimeout(timer);
    button.classList.remove('filling');
  };
  button.addEventListener('pointerdown', (event) => {
    real = isReal(event);
    if (!real || event.button !== 0) return;
    button.classList.add('filling');
    timer = window.setTimeout(() => {
      end();
      act();
    }, HOLD);
  });
  for (const ending of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(ending, end);
  button.addEventListener('contextmenu', (event) => event.preventDefault());
  button.addEventListener('click', ({ detail }) => {
    // Keys make a click that counts no presses.
    if (detail === 0 || !real || (pressed && detail === 1)) return act();
    pressed = true;
    hint.textContent = t('hold-again');
    say(t('hold-again'));
  });
  return h('div', { class: 'holding' }, button, hint);
}
