// What a choice would do, in words: one line beside the question, which a screen reader reads with the choice.

import { nodes, t } from '../page/words.js';
import { nameOf } from '../table/options.js';
import { signed } from './card.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').Preview} Ahead */
/** @typedef {import('./difference.js').Difference} Difference */

/** What the choice itself says already. */
const PLAIN = ['log-plays', 'log-plays-at', 'log-plays-on', 'log-passes', 'log-chooses', 'log-talent'];
/** So many choices of the next question are named. */
const NAMED = 6;

/**
 * @param {View} before
 * @param {Ahead} ahead
 * @param {Difference} change
 * @param {string[]} names
 * @returns {(string | HTMLElement)[]}
 */
export function foretold(before, { view, lines, gained }, { bases }, names) {
  const told = lines.filter((line) => !line.heading && !PLAIN.includes(line.message.id));
  const parts = told.map((line) => nodes(line.message));
  for (const { before: was, after: is } of bases) parts.push(base(was, is, names));
  // What others hold may change how a base scores.
  const scoring = before.phase === 'Score' || lines.some((line) => line.scoring);
  if (scoring && told.length > 0) parts.push([t('foretold-unless')]);
  if (gained) parts.push([t('foretold-unknown', { what: gained.id })]);
  else parts.push(...next(before, view));
  if (parts.length === 0) parts.push([t('foretold-nothing')]);
  return parts.flatMap((part, i) => (i ? [' · ', ...part] : part));
}

/**
 * @param {import('../view').BaseView} was
 * @param {import('../view').BaseView} is
 * @param {string[]} names
 */
function base(was, is, names) {
  const change = is.total - was.total;
  const name = { text: is.name, base: is.id };
  const args = { base: name, total: is.total, breakpoint: is.breakpoint, change: signed(change) };
  const total = nodes({ id: change ? 'foretold-total' : 'foretold-same', args });
  const awards = is.awards.flatMap((vp, seat) => (vp ? [t('foretold-award', { name: names[seat] ?? '', vp })] : []));
  const ready = is.total >= is.breakpoint && awards.length > 0;
  return ready ? [...total, ' ', t('foretold-ready', { awards })] : total;
}

/**
 * What is asked next, if it follows from this choice.
 * @param {View} before
 * @param {View} view
 */
function next(before, { decision }) {
  if (!decision?.prompt || decision.kind === 'play' || decision.seat !== before.decision?.seat) return [];
  const places = decision.choices.flatMap((choice) =>
    choice.word || (choice.card === null && choice.base === null) ? [] : [{ text: nameOf(choice) }],
  );
  const all = [...new Map(places.map((place) => [place.text, place])).values()];
  const { prompt } = decision;
  if (all.length === 0) return [nodes({ id: 'foretold-asks', args: { prompt } })];
  const named = all.length > NAMED ? [...all.slice(0, NAMED), '…'] : all;
  return [nodes({ id: 'foretold-next', args: { prompt, places: named } })];
}
