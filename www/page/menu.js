// The header's menu: what is used all the time stands there; the rest is behind "More" where there is no
// room for it. The browser itself opens and closes that part, by key, click and Escape.

import { byId, h } from './dom.js';
import { t } from './words.js';

const rest = h('div', { id: 'more', class: 'more-menu', popover: 'auto' });
const more = h('button', { type: 'button', class: 'more-toggle', popovertarget: 'more' }, t('menu-more'));
rest.addEventListener('click', (event) => {
  const chosen = /** @type {Element} */ (event.target).closest('button');
  if (chosen && rest.matches(':popover-open')) rest.hidePopover();
});

/**
 * @param {HTMLElement[]} always
 * @param {HTMLElement[]} [others]
 */
export function drawMenu(always, others = []) {
  rest.replaceChildren(...others);
  byId('menu').replaceChildren(...always, ...(others.length ? [more, rest] : []));
}
