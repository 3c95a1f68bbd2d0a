// The choices of one player: first those that gave something away, each with what was better and why, then all of them
// as a table. From each, the replay opens, or the game goes on from there in another way.

import { h, present } from '../page/dom.js';
import { capital, nodes, number, t, text } from '../page/words.js';
import { why } from '../play/because.js';
import { wide } from '../play/chart.js';
import { called } from '../table/prompt.js';

/** @typedef {import('../view').Judged} Judged */
/** @typedef {import('../games/kit').View} View */
/**
 * @typedef {object} Ways
 * @property {import('../games/kit').Kit} kit
 * @property {(ply: number) => View} before the table before a choice, as whoever chose saw it
 * @property {(ply: number) => void} watch opens the replay there
 * @property {(ply: number) => void} again plays on from there
 */

/** @type {Record<import('../view').Label, string>} */
const LABELS = {
  inaccuracy: t('analysis-inaccuracy'),
  mistake: t('analysis-mistake'),
  blunder: t('analysis-blunder'),
};

/**
 * What was asked, what was chosen and what else might have been.
 * @param {Judged} judged
 * @param {Ways} ways
 */
function words({ ply, played, better }, { kit, before }) {
  const view = before(ply);
  const name = (/** @type {number | null} */ index) => {
    const choice = view.decision?.choices.find((each) => each.index === index);
    return choice ? present(called(choice, view, kit)) : [];
  };
  return { asked: view.decision?.prompt ?? null, chosen: name(played), other: name(better) };
}
/** @param {(string | Node)[]} parts */
const plain = (parts) => parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');

/**
 * A choice that gave something away.
 * @param {Judged} judged
 * @param {Ways} ways
 */
export function lost(judged, ways) {
  const { ply, turn, label, loss, error, reasons } = judged;
  const { asked, chosen, other } = words(judged, ways);
  const where = t('analysis-where', { turn, chosen: plain(chosen) });
  const button = (/** @type {string} */ does, /** @type {() => void} */ onclick) =>
    h('button', { type: 'button', 'aria-label': `${does}: ${where}`, onclick }, does);
  return h(
    'li',
    { class: label },
    h(
      'h4',
      {},
      h('b', { class: 'label' }, label ? LABELS[label] : ''),
      ' ',
      capital(t('shelf-turn', { turn })),
      asked && h('span', { class: 'detail' }, ' · ', ...nodes(asked)),
    ),
    h(
      'dl',
      {},
      h('dt', {}, t('analysis-chosen')),
      h('dd', {}, ...chosen),
      h('dt', {}, t('analysis-better')),
      h('dd', {}, ...other, ' ', h('span', { class: 'detail' }, t('analysis-points', points(loss, error)))),
    ),
    reasons.length > 0 && h('p', {}, ...nodes(why(reasons, true))),
    h(
      'p',
      { class: 'buttons' },
      button(t('analysis-watch'), () => ways.watch(ply)),
      button(t('analysis-again'), () => ways.again(ply)),
    ),
  );
}
/**
 * @param {number} loss
 * @param {number} error
 */
const points = (loss, error) => ({ points: Math.round(loss), error: Math.max(1, Math.round(error)) });

/**
 * All choices; what they were is looked up when somebody wants to see them.
 * @param {Judged[]} decisions
 * @param {Ways} ways
 */
export function all(decisions, ways) {
  const details = h('details', {}, h('summary', {}, t('analysis-all', { choices: decisions.length })));
  const fill = () => {
    if (details.open && details.children.length === 1) details.append(table(decisions, ways));
  };
  details.addEventListener('toggle', fill);
  return details;
}
/**
 * @param {Judged[]} decisions
 * @param {Ways} ways
 */
function table(decisions, ways) {
  const heads = [t('chart-turn'), t('analysis-asked'), t('analysis-chosen'), t('analysis-verdict')];
  const row = (/** @type {Judged} */ judged) => {
    const { asked, chosen, other } = words(judged, ways);
    const where = t('analysis-where', { turn: judged.turn, chosen: plain(chosen) });
    const watch = h('button', { type: 'button', class: 'more', onclick: () => ways.watch(judged.ply) }, ...chosen);
    watch.setAttribute('aria-label', `${t('analysis-watch')}: ${where}`);
    return h(
      'tr',
      {},
      h('td', {}, number(judged.turn)),
      h('td', {}, asked ? text(asked) : ''),
      h('td', {}, watch),
      h('td', {}, ...verdict(judged, other)),
    );
  };
  return wide(
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head)))),
      h('tbody', {}, ...decisions.map(row)),
    ),
    t('analysis-all', { choices: decisions.length }),
  );
}
/**
 * @param {Judged} judged
 * @param {(string | Node)[]} other
 */
function verdict({ label, loss, error, better }, other) {
  if (better === null) return [t('analysis-best')];
  if (loss === 0) return [t('analysis-as-good'), ' ', ...other];
  const what = [...other, ' ', t('analysis-points', points(loss, error))];
  return label ? [LABELS[label], ': ', ...what] : what;
}
