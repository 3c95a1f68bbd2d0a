// The prompt bar, always in the same place: who decides, which card asks, what is asked, and every
// choice as a numbered button. Cards and bases that can be chosen are marked on the table as well.

import { h, present } from '../page/dom.js';
import { capital, ENGLISH, t } from '../page/words.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').DecisionView} DecisionView */
/** @typedef {import('../view').ChoiceView} ChoiceView */

/**
 * What a choice is called on its button.
 * @param {ChoiceView} choice
 * @param {View} view
 */
function caption(choice, { decision, phase }) {
  if (choice.word === 'pass') return t('prompt-pass');
  if (choice.word === 'yes') return t('prompt-yes');
  if (choice.word === 'no') return t('prompt-no');
  if (choice.word === 'done') {
    if (phase === 'Play' && decision?.by === null) return t('prompt-end-turn');
    return decision?.set?.now ? t('prompt-done') : t('prompt-none');
  }
  return capital(choice.label.replace('@', ' · ').replace('#', ' #'));
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
        decision.prompt_text ?? '',
        set && set.least > set.now && ` ${t('prompt-least', { least: set.least })}`,
        rule && h('span', { class: 'rule', title: t('prompt-rule') }, ` ${rule}`),
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
              caption(choice, view),
              choice.detail_text && h('span', { class: 'printed' }, choice.detail_text),
            ),
          ),
        ),
      ),
    );
  }

  /**
   * Says beneath the question why something cannot be chosen.
   * @param {string} reason
   * @param {HTMLElement} [more]
   */
  refuse(reason, more) {
    this.#why.replaceChildren(...present([reason, more && ' ', more]));
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
