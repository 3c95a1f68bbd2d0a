// The prompt bar, always in the same place: who decides, which card asks, what is asked, and every
// choice as a numbered button. Cards and bases that can be chosen are marked on the table as well.

import { h } from './dom.js';

/** @typedef {import('./view').DecisionView} DecisionView */
/** @typedef {import('./view').ChoiceView} ChoiceView */

/**
 * What a choice is called on its button.
 * @param {ChoiceView} choice
 * @param {DecisionView} decision
 */
export function caption(choice, decision) {
  if (choice.word === 'done') return decision.rule === 'R4.5' ? 'End turn' : decision.set?.now ? 'Done' : 'Choose none';
  if (choice.word === 'pass') return 'Pass';
  if (choice.word === 'yes') return 'Yes';
  if (choice.word === 'no') return 'No';
  return choice.label;
}

/**
 * @param {DecisionView | null} decision
 * @param {{ names: string[], mine: boolean, choose: (choice: number) => void, winner: number | null }} how
 */
export function promptBar(decision, { names, mine, choose, winner }) {
  const bar = h('section', { class: 'prompt', id: 'prompt', 'aria-label': 'Decision', tabindex: -1 });
  if (winner !== null) {
    bar.append(h('h2', {}, `${names[winner]} wins the game`));
    return bar;
  }
  if (!decision) return bar;
  if (!mine) {
    bar.append(h('h2', {}, `${names[decision.seat]} is thinking…`));
    return bar;
  }
  const set = decision.set;
  bar.append(
    h(
      'h2',
      {},
      h('span', { class: 'who' }, `${names[decision.seat]} decides`),
      decision.by ? h('span', { class: 'by' }, ` · ${decision.by}`) : '',
    ),
    h(
      'p',
      { class: 'question' },
      decision.prompt ?? '',
      set && set.least > set.now ? ` (at least ${set.least})` : '',
      ' ',
      h('span', { class: 'rule', title: 'The rule this follows from' }, decision.rule ?? ''),
    ),
    h(
      'ol',
      { class: 'choices', 'aria-label': 'Choices' },
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
              onclick: () => choose(choice.index),
            },
            i < 10 ? h('kbd', { 'aria-hidden': 'true' }, String((i + 1) % 10)) : '',
            caption(choice, decision),
          ),
        ),
      ),
    ),
  );
  return bar;
}
/**
 * What Space does: the word that ends or declines, if there is one.
 * @param {DecisionView | null} decision
 */
export const defaultChoice = (decision) =>
  decision?.choices.find((choice) => choice.word === 'done' || choice.word === 'pass')?.index;
