// What a choice would do, drawn on the table of Smash Up: the totals, shares and points of bases as they would be, which
// cards would leave, and where what is chosen could go next.

import { h, svg } from '../page/dom.js';
import { t } from '../page/words.js';
import { mark } from '../table/mark.js';
import { difference } from './difference.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').BaseView} BaseView */

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {import('../view').Preview} ahead
 * @param {boolean} pinned it stays: then, what would come is shown as well
 */
export function sketch(root, view, ahead, pinned) {
  const { bases, leaving, cards, arriving } = difference(view, ahead.view, ahead.lines);
  const things = (/** @type {number | null} */ card, /** @type {number | null} */ base) => {
    const what = card === null ? `.base-card[data-base="${base}"]` : `.card[data-card="${card}"]`;
    return /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(what));
  };
  for (const { before, after } of bases) {
    const head = things(null, before.id)[0];
    const area = head?.closest('.base');
    if (!head || !area) continue;
    area.classList.add('changes');
    area.classList.toggle('breaks', after.total >= after.breakpoint && before.total < before.breakpoint);
    const total = head.querySelector('.total');
    if (after.total !== before.total)
      total?.querySelector('b')?.after(h('span', { class: 'foreseen delta' }, ` → ${after.total}`));
    if (after.breakpoint !== before.breakpoint)
      total?.append(h('span', { class: 'foreseen delta' }, ` → ${after.breakpoint}`));
    area.querySelector('.bar')?.after(ghostBar(before, after));
    area.querySelector('.togo')?.after(shares(before, after));
  }
  for (const [card, fate] of leaving) for (const element of things(card, null)) element.dataset.fate = fate;
  for (const [card, { power }] of cards) {
    if (power === null) continue;
    for (const element of things(card, null)) element.dataset.becomes = String(power);
  }
  for (const { card, base } of pinned ? arriving : []) {
    const area = things(null, base)[0]?.closest('.base');
    area?.append(
      h('p', { class: `foreseen arrives seat-${card.controller}` }, mark(card.controller), `+ ${card.name}`),
    );
  }
  // A question that follows from this choice has places of its own: they are where it could go.
  for (const { card, base } of ahead.view.decision?.choices ?? []) {
    const { decision } = ahead.view;
    if (decision?.kind === 'play' || decision?.seat !== view.decision?.seat) break;
    for (const element of things(card, base)) element.classList.add('goes');
  }
}

/**
 * Everyone's share of the breakpoint as it would be: what stays, what comes and what goes.
 * @param {BaseView} before
 * @param {BaseView} after
 */
function ghostBar(before, after) {
  const parts = after.powers.flatMap((power, seat) => {
    const [was, is] = [Math.max(0, before.powers[seat] ?? 0), Math.max(0, power)];
    return [
      { seat, kind: 'part', power: Math.min(was, is) },
      { seat, kind: 'part comes', power: is - was },
      { seat, kind: 'part leaves', power: was - is },
    ].filter((part) => part.power > 0);
  });
  const all = parts.reduce((sum, { power }) => sum + power, 0);
  const whole = Math.max(after.breakpoint, all, 1);
  const percent = (/** @type {number} */ power) => `${(100 * power) / whole}%`;
  let at = 0;
  const rects = parts.map(({ seat, kind, power }) => {
    at += power;
    const place = { x: percent(at - power), width: percent(power), height: '100%' };
    return svg('rect', { class: kind, fill: `url(#seat-${seat})`, ...place });
  });
  const line =
    all > after.breakpoint ? [svg('rect', { class: 'limit', x: percent(after.breakpoint), height: '100%' })] : [];
  return svg('svg', { class: 'bar foreseen', 'aria-hidden': 'true' }, ...rects, ...line);
}
/**
 * Whose power there changes, and who would get what.
 * @param {BaseView} before
 * @param {BaseView} after
 */
function shares(before, after) {
  const ready = after.total >= after.breakpoint;
  const changes = after.powers.flatMap((power, seat) => {
    const was = before.powers[seat] ?? 0;
    const vp = ready ? (after.awards[seat] ?? 0) : 0;
    if (power === was && vp === 0) return [];
    const got = vp ? ` · ${t('table-vp', { vp })}` : '';
    return [h('span', {}, mark(seat), power === was ? `${power}` : `${was} → ${power}`, got)];
  });
  return h('p', { class: 'togo foreseen', 'aria-hidden': 'true' }, ...changes);
}
