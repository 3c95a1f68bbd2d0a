// Choosing by typing: a line beneath the question, opened by ":". It takes the names that the notation has,
// separated by commas, and answers one question after the other with them. What it does not know, it says, with
// what is on offer.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';

export class Command {
  /** What has been typed and is not answered yet. @type {string[]} */
  #words = [];
  #field = h('input', { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' });
  element = h(
    'form',
    { class: 'command', hidden: true },
    h('label', {}, h('span', {}, t('command-label')), ' ', this.#field),
    h('span', { class: 'hint' }, t('command-hint')),
  );

  /** @param {{ typed: () => void, left: () => void }} tell when there is something to answer with; when it closes */
  constructor({ typed, left }) {
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#words = this.#field.value.split(/[,;]/).flatMap((word) => word.trim() || []);
      this.close();
      left();
      typed();
    });
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      this.close();
      left();
    });
  }
  open() {
    this.element.hidden = false;
    this.#field.focus();
  }
  close() {
    this.element.hidden = true;
    this.#field.value = '';
  }
  /** The next name to answer with, if there is one. */
  next() {
    return this.#words.shift();
  }
  /** What is left is worth nothing: the question is another's, or a name was not known. */
  forget() {
    this.#words = [];
    this.close();
  }
}
