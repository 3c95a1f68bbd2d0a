// The prompt bar, always in the same place: who decides, which card asks, what is asked, and every
// choice as a numbered button. Cards and bases that can be chosen are marked on the table as well.

import { h, present } from '../page/dom.js';
import { capital, ENGLISH, english, nodes, t } from '../page/words.js';
import { linked, ruleLink } from '../rules/rules.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').DecisionView} DecisionView */
/** @typedef {import('../view').ChoiceView} ChoiceView */
/** @typedef {import('../view').Message} Message */

/**
 * What a choice is called on its button.
 * @param {ChoiceView} choice
 * @param {View} view
 */
function caption(choice, { decision, phase }) {
  if (choice.word === 'pass') return [t('prompt-pass')];
  if (choice.word === 'yes') return [t('prompt-yes')];
  if (choice.word === 'no') return [t('prompt-no')];
  if (choice.word === 'done') {
    if (phase === 'Play' && decision?.by === null) return [t('prompt-end-turn')];
    return [decision?.set?.now ? t('prompt-done') : t('prompt-none')];
  }
  if (!choice.message) return [/^\d+$/.test(choice.label) ? choice.label : english(choice.label)];
  const [first = '', ...others] = nodes(choice.message);
  return [typeof first === 'string' ? capital(first) : first, ...others];
}

/**
 * What Space does: the word that ends or declines, if there is one.
 * @param {DecisionView | null} decision
 */
export const defaultChoice = (decision) =>
  decision?.choices.find((choice) => choice.word === 'done' || choice.word === 'pass')?.index;

export class Prompt {
  #body = h('div');
  #why = h('p', { id: 'why', class: 'why' });
  element = h(
    'section',
    { class: 'prompt', id: 'prompt', 'aria-label': t('prompt-label'), tabindex: -1 },
    this.#body,
    this.#why,
  );

  /**
   * @param {View} view
   * @param {{ names: string[], mine: boolean }} how with `mine`, the decision is the viewer's own
   */
  draw(view, { names, mine }) {
    const { decision } = view;
    this.#why.replaceChildren();
    this.element.classList.toggle('mine', mine);
    if (!decision) return this.#body.replaceChildren();
    const name = names[decision.seat] ?? '';
    if (!mine) return this.#body.replaceChildren(h('h2', {}, t('prompt-thinking', { name })));
    const { set, rule } = decision;
    this.#body.replaceChildren(
      h(
        'h2',
        {},
        t('prompt-decides', { name }),
        decision.by && h('span', { class: 'by', lang: ENGLISH }, ` · ${decision.by}`),
      ),
      h(
        'p',
        { class: 'question' },
        ...(decision.prompt ? nodes(decision.prompt) : []),
        set && set.least > set.now && ` ${t('prompt-least', { least: set.least })}`,
        rule && h('span', { class: 'rule', title: t('prompt-rule') }, ' ', ruleLink(rule)),
      ),
      h(
        'ol',
        { class: 'choices', 'aria-label': t('prompt-choices') },
        ...decision.choices.map((choice, i) =>
          h(
            'li',
            {},
            h(
              'button',
              {
                type: 'button',
                class: choice.word ? 'word' : 'thing',
                'data-choice': choice.index,
                'data-card': choice.card,
                'data-base': choice.base,
              },
              i < 10 && h('kbd', { 'aria-hidden': 'true' }, String((i + 1) % 10)),
              ...caption(choice, view),
              choice.detail && h('span', { class: 'printed' }, ...nodes(choice.detail)),
            ),
          ),
        ),
      ),
    );
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
    this.#why.replaceChildren(...present([...parts, more && ' ', more]));
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
