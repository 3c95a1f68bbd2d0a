// The prompt bar, always in the same place: who decides, which card asks, what is asked, what has been picked so
// far, and every choice as a numbered button. Cards and bases that can be chosen are marked on the table as well.
// Both games have it; what only one of them can say comes from its kit.

import { h, present } from '../page/dom.js';
import { capital, ENGLISH, english, nodes, t } from '../page/words.js';
import { linked, ruleLink } from '../rules/rules.js';
import { isNumber, nameOf, options } from './options.js';
import { ordering } from './ordering.js';

/** @typedef {import('../games/kit').Kit} Kit */
/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').DecisionView} DecisionView */
/** @typedef {import('../games/kit').ChoiceView} ChoiceView */
/** @typedef {import('../games/kit').Asking} Asking */
/** @typedef {import('../games/kit').Option} Option */
/** @typedef {import('../view').Message} Message */

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
 * @param {Kit} kit
 * @returns {(string | HTMLElement)[]}
 */
function caption(option, view, kit) {
  const { choice, indices } = option;
  if (!choice.message) return kit.caption(option, view);
  const alike = indices.length > 1 ? choice.message.args.choice : undefined;
  const args = { choice: alike ?? choice.message, count: indices.length };
  const [first = '', ...others] = alike ? nodes({ id: 'prompt-copies', args }) : nodes(choice.message);
  return [typeof first === 'string' ? capital(first) : first, ...others];
}
/**
 * What a choice is called away from its button: ending a turn, without what that leaves unused.
 * @param {ChoiceView} choice
 * @param {View} view
 * @param {Kit} kit
 */
export function called(choice, view, kit) {
  const ends = choice.word === 'done' && view.decision?.kind === 'play';
  return ends ? [t('prompt-end-turn')] : caption({ choice, indices: [choice.index], key: '' }, view, kit);
}

export class Prompt {
  #kit;
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

  /** @param {Kit} kit */
  constructor(kit) {
    this.#kit = kit;
  }

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
    const asking = this.#kit.asking(view);
    const button = (/** @type {Option} */ option) => choiceButton(option, view, this.#kit);
    const name = (/** @type {Option} */ { choice }) => nameOf(choice);
    this.#body.replaceChildren(
      ...present([
        act?.pick && takeBack(act.pick),
        ...who(asking, names[decision.seat] ?? ''),
        question(decision, asking, !act?.pick),
        act && decision.kind !== 'draft' && hintButton(act.hint),
        asking.sentence,
        picks(asking),
        inOrder
          ? ordering(offered, { button, name, done: act.ordered })
          : h(
              'ol',
              { class: `choices${numbers ? ' numbers' : ''}`, 'aria-label': t('prompt-choices') },
              ...offered.map((option) => h('li', {}, button(option))),
            ),
        act?.always && forAll(act.always, view, this.#kit),
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
 * @param {Kit} kit
 */
function choiceButton(option, view, kit) {
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
    ...caption(option, view, kit),
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
 * @param {Kit} kit
 */
function forAll({ choices, give }, view, kit) {
  const by = view.decision?.by ?? '';
  const button = (/** @type {ChoiceView} */ choice) => {
    const word = caption({ choice, indices: [choice.index], key: '' }, view, kit).join('');
    const label = t('prompt-always-word', { by, word });
    return h('button', { type: 'button', 'aria-label': label, onclick: () => give(choice) }, word);
  };
  return h('p', { class: 'always hint' }, t('prompt-always', { by }), ' ', ...choices.map(button));
}
/**
 * Who decides, and which card or base makes them.
 * @param {Asking} asking
 * @param {string} name
 */
function who({ by }, name) {
  const asks = by && h('b', { class: 'by', lang: ENGLISH, 'data-card': by.card, 'data-base': by.base }, by.text);
  return [h('h2', {}, t('prompt-decides', { name }), ...(asks ? [' · ', asks] : [])), ' '];
}
/**
 * @param {DecisionView} decision
 * @param {Asking} asking
 * @param {boolean} final there is no way back out of it
 */
function question({ prompt, rule }, { more, must }, final) {
  return h(
    'p',
    { class: 'question' },
    ...(prompt ? nodes(prompt) : []),
    more && ` ${more}`,
    final && must && h('span', { class: 'must' }, ` ${t('prompt-must')}`),
    rule && h('span', { class: 'rule', title: t('prompt-rule') }, ' ', ruleLink(rule)),
  );
}
/**
 * What has been picked so far: pressing it takes it back.
 * @param {Asking} asking
 */
function picks({ picks: all }) {
  if (all.length === 0) return null;
  const pick = (/** @type {Asking['picks'][number]} */ { card, place, name }) => {
    const label = t('prompt-unpick', { card: name });
    const what = { 'data-unpick': card, 'data-card': card, 'data-unpick-place': place };
    const button = { type: 'button', ...what, 'aria-label': label, title: label };
    return h('li', {}, h('button', button, english(name), h('span', { class: 'cross' }, '×')));
  };
  return h('ul', { class: 'picks', 'aria-label': t('prompt-chosen') }, ...all.map(pick));
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
