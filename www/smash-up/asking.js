// What stands around a question of Smash Up: what choices are called where the engine has no words for them, which
// card asks and what it says, and what a turn leaves unused.

import { h } from '../page/dom.js';
import { ENGLISH, english, t } from '../page/words.js';
import { isNumber } from '../table/options.js';
import { everything } from './subject.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').DecisionView} DecisionView */

/**
 * @param {import('../games/kit').Option} option
 * @param {View} view
 * @returns {(string | HTMLElement)[]}
 */
export function caption({ choice }, view) {
  if (choice.word === 'pass') return [t('prompt-pass')];
  if (choice.word === 'yes') return [t('prompt-yes')];
  if (choice.word === 'no') return [t('prompt-no')];
  if (choice.word === 'done') return done(view);
  return [isNumber(choice) ? choice.label : english(choice.label)];
}
/**
 * What it is called to choose no more: a turn says what it leaves unused.
 * @param {View} view
 */
function done(view) {
  const { decision, phase } = view;
  if (phase !== 'Play' || decision?.by !== null) return [decision?.set?.now ? t('prompt-done') : t('prompt-none')];
  const left = unused(view);
  if (decision.choices.length === 1) return [t('prompt-end-nothing')];
  return [
    h('span', { class: 'calm' }, t('prompt-end-turn')),
    h('span', { class: 'again', hidden: true }, t('prompt-end-sure')),
    ' ',
    h('span', { class: 'left' }, left.length ? t('prompt-unused', { left }) : ''),
  ];
}
/**
 * What could still be done in this turn.
 * @param {View} view
 */
export function unused({ decision, minion_plays, action_plays, players }) {
  const hand = new Map(players.flatMap((player) => (player.hand ?? []).map((card) => [card.id, card])));
  const cards = (decision?.choices ?? []).flatMap(({ card }) => (card === null ? [] : [hand.get(card)]));
  const minions = Math.min(minion_plays, cards.filter((card) => card?.minion).length);
  const actions = Math.min(action_plays, cards.filter((card) => card?.minion === false).length);
  const abilities = cards.filter((card) => !card).length;
  return [
    minions > 0 ? t('prompt-unused-minions', { count: minions }) : '',
    actions > 0 ? t('prompt-unused-actions', { count: actions }) : '',
    abilities > 0 ? t('prompt-unused-abilities', { count: abilities }) : '',
  ].filter(Boolean);
}

/**
 * @param {View} view
 * @returns {import('../games/kit').Asking}
 */
export function asking(view) {
  const { by, by_card: card, by_base: base, set, kind, choices, picked } = /** @type {DecisionView} */ (view.decision);
  return {
    by: by === null ? null : { text: by, card, base },
    more: set && set.least > set.now ? t('prompt-least', { least: set.least }) : '',
    must: kind !== 'play' && kind !== 'order' && !choices.some(({ word }) => word !== null),
    sentence: sentence(view),
    picks: set ? picked : [],
  };
}
/**
 * The text of what asks, where the question does not have its words.
 * @param {View} view
 */
function sentence(view) {
  const { prompt, by_card, by_base, kind } = /** @type {DecisionView} */ (view.decision);
  if (/scoring/.test(kind) || JSON.stringify(prompt).includes('"prompt-text"')) return null;
  const thing = everything(view).get(by_card === null ? `base-${by_base}` : `card-${by_card}`);
  return thing?.text ? h('p', { class: 'sentence', lang: ENGLISH }, thing.text) : null;
}
