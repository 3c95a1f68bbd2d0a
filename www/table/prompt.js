// The prompt bar, always in the same place: who decides, which card asks, what is asked, what has been picked so
// far, and every choice as a numbered button. Cards and bases that can be chosen are marked on the table as well.

import { h, present } from '../page/dom.js';
import { capital, ENGLISH, english, nodes, t } from '../page/words.js';
import { linked, ruleLink } from '../rules/rules.js';
import { isNumber, nameOf, options } from './options.js';
import { ordering } from './ordering.js';
import { everything } from './subject.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').DecisionView} DecisionView */
/** @typedef {import('../view').ChoiceView} ChoiceView */
/** @typedef {import('../view').Message} Message */
/** @typedef {import('./options.js').Option} Option */

/**
 * What else can be done where it is played: the last pick can be taken back, things be put in order, an answer be
 * given once for all.
 * @typedef {object} Act
 * @property {import('../view').Name | null} pick
 * @property {(order: Option[], always: boolean) => void} ordered
 * @property {{ choices: ChoiceView[], give: (choice: ChoiceView) => void } | null} always
 * @property {() => void} hint
 */

/**
 * What a choice is called on its button.
 * @param {Option} option
 * @param {View} view
 * @returns {(string | HTMLElement)[]}
 */
function caption({ choice, indices }, view) {
  if (choice.word === 'pass') return [t('prompt-pass')];
  if (choice.word === 'yes') return [t('prompt-yes')];
  if (choice.word === 'no') return [t('prompt-no')];
  if (choice.word === 'done') return done(view);
  if (!choice.message) return [isNumber(choice) ? choice.label : english(choice.label)];
  const alike = indices.length > 1 ? choice.message.args.choice : undefined;
  const args = { choice: alike ?? choice.message, count: indices.length };
  const [first = '', ...others] = alike ? nodes({ id: 'prompt-copies', args }) : nodes(choice.message);
  return [typeof first === 'string' ? capital(first) : first, ...others];
}
/**
 * What a choice is called away from its button: ending a turn, without what that leaves unused.
 * @param {ChoiceView} choice
 * @param {View} view
 */
export function called(choice, view) {
  const ends = choice.word === 'done' && view.phase === 'Play' && view.decision?.by === null;
  return ends ? [t('prompt-end-turn')] : caption({ choice, indices: [choice.index], key: '' }, view);
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

export class Prompt {
  #body = h('div', { class: 'decision' });
  #why = h('p', { id: 'why', class: 'why' });
  /** Beneath the question: why something cannot be chosen, and what else is said about it. */
  notes = h('div', { class: 'notes' }, this.#why);
  element = h(
    'section',
    { class: 'prompt', id: 'prompt', 'aria-label': t('prompt-label'), tabindex: -1 },
    this.#body,
    this.notes,
  );

  /**
   * @param {View} view
   * @param {{ names: string[], mine: boolean, act?: Act }} how with `mine`, the decision is the viewer's own
   */
  draw(view, { names, mine, act }) {
    const { decision } = view;
    this.#why.replaceChildren();
    this.element.classList.toggle('mine', mine);
    if (!decision || !mine) return this.#body.replaceChildren();
    const offered = options(view);
    const inOrder = act && decision.kind === 'order' && offered.every(({ choice }) => !choice.word);
    const numbers = offered.every(({ choice }) => isNumber(choice));
    const button = (/** @type {Option} */ option) => choiceButton(option, view);
    const name = (/** @type {Option} */ { choice }) => nameOf(choice);
    this.#body.replaceChildren(
      ...present([
        act?.pick && takeBack(act.pick),
        ...who(decision, names[decision.seat] ?? ''),
        question(decision, !act?.pick),
        act && decision.kind !== 'draft' && hintButton(act.hint),
        sentence(view),
        picks(decision),
        inOrder
          ? ordering(offered, { button, name, done: act.ordered })
          : h(
              'ol',
              { class: `choices${numbers ? ' numbers' : ''}`, 'aria-label': t('prompt-choices') },
              ...offered.map((option) => h('li', {}, button(option))),
            ),
        act?.always && forAll(act.always, view),
      ]),
    );
  }

  /**
   * Asks whether the turn shall end with something left to do: the next press ends it.
   * @param {boolean} on
   */
  warn(on) {
    const end = this.element.querySelector('.choices .ends');
    end?.classList.toggle('sure', on);
    end?.querySelector('.calm')?.toggleAttribute('hidden', on);
    end?.querySelector('.again')?.toggleAttribute('hidden', !on);
  }

  /**
   * Says beneath the question why something cannot be chosen.
   * @param {string | Message} reason
   * @param {HTMLElement} [more]
   */
  refuse(reason, more) {
    const said = typeof reason === 'string' ? [reason] : nodes(reason);
    /** @type {(string | HTMLElement)[]} */
    const parts = [];
    for (const part of said) parts.push(...(typeof part === 'string' ? linked(part) : [part]));
    this.tell(present([...parts, more && ' ', more]));
  }
  /**
   * Says something else beneath the question.
   * @param {(string | Node)[]} parts
   */
  tell(parts) {
    this.#why.replaceChildren(...parts);
  }

  /**
   * Puts the result where the question was.
   * @param {HTMLElement} result
   */
  finish(result) {
    this.#why.replaceChildren();
    this.#body.replaceChildren(result);
  }
}

/**
 * @param {Option} option
 * @param {View} view
 */
function choiceButton(option, view) {
  const { choice, indices, key } = option;
  const ends = choice.word === 'done' && view.decision?.kind === 'play';
  const last = view.decision?.choices.length === 1;
  const classes = [choice.word ? 'word' : 'thing', ends && 'ends', ends && last && 'nothing-left'];
  return h(
    'button',
    {
      type: 'button',
      class: classes.filter(Boolean).join(' '),
      'data-choice': choice.index,
      'data-choices': indices.join(' '),
      'data-card': choice.card,
      'data-base': choice.base,
      'data-name': nameOf(choice),
    },
    key !== '' && key !== choice.label && h('kbd', { 'aria-hidden': 'true' }, key),
    ...caption(option, view),
    choice.detail && h('span', { class: 'printed' }, ...nodes(choice.detail)),
  );
}
/** @param {() => void} hint */
const hintButton = (hint) =>
  h(
    'button',
    {
      type: 'button',
      class: 'more hint-button',
      title: t('steps-key', { key: 'g' }),
      'aria-keyshortcuts': 'g',
      onclick: hint,
    },
    t('hint-button'),
  );
/**
 * The words that may answer for the whole game.
 * @param {NonNullable<Act['always']>} always
 * @param {View} view
 */
function forAll({ choices, give }, view) {
  const by = view.decision?.by ?? '';
  const button = (/** @type {ChoiceView} */ choice) => {
    const word = caption({ choice, indices: [choice.index], key: '' }, view).join('');
    const label = t('prompt-always-word', { by, word });
    return h('button', { type: 'button', 'aria-label': label, onclick: () => give(choice) }, word);
  };
  return h('p', { class: 'always hint' }, t('prompt-always', { by }), ' ', ...choices.map(button));
}
/**
 * Who decides, and which card or base makes them.
 * @param {DecisionView} decision
 * @param {string} name
 */
function who({ by, by_card, by_base }, name) {
  const asks = h('b', { class: 'by', lang: ENGLISH, 'data-card': by_card, 'data-base': by_base }, by ?? '');
  return [h('h2', {}, t('prompt-decides', { name }), ...(by ? [' · ', asks] : [])), ' '];
}
/**
 * @param {DecisionView} decision
 * @param {boolean} final there is no way back out of it
 */
function question({ prompt, set, rule, kind, choices }, final) {
  const must = final && kind !== 'play' && kind !== 'order' && !choices.some(({ word }) => word !== null);
  return h(
    'p',
    { class: 'question' },
    ...(prompt ? nodes(prompt) : []),
    set && set.least > set.now && ` ${t('prompt-least', { least: set.least })}`,
    must && h('span', { class: 'must' }, ` ${t('prompt-must')}`),
    rule && h('span', { class: 'rule', title: t('prompt-rule') }, ' ', ruleLink(rule)),
  );
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
/**
 * What has been picked so far: pressing it takes it back.
 * @param {DecisionView} decision
 */
function picks({ picked, set }) {
  if (!set || picked.length === 0) return null;
  const pick = (/** @type {{ card: number, name: string }} */ { card, name }) => {
    const label = t('prompt-unpick', { card: name });
    const button = { type: 'button', 'data-unpick': card, 'data-card': card, 'aria-label': label, title: label };
    return h('li', {}, h('button', button, english(name), h('span', { class: 'cross' }, '×')));
  };
  return h('ul', { class: 'picks', 'aria-label': t('prompt-chosen') }, ...picked.map(pick));
}
/** @param {import('../view').Name} pick */
function takeBack({ text }) {
  const label = t('prompt-take-back', { card: text });
  return h(
    'button',
    { type: 'button', class: 'take-back', 'data-take-back': true, 'aria-label': label, title: label },
    h('kbd', { 'aria-hidden': 'true' }, 'Esc'),
    t('prompt-back'),
  );
}
