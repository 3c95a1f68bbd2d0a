// A game played twice: on the page, and by the same choices through the engine in Node. Who chooses what is settled
// by the twin, for the page's computers as well, so that a game is the same whenever it is played.
import { expect } from '@playwright/test';
import { think } from '../../pkg/basebreaker.js';
import { options } from '../../www/table/options.js';
import { onlySave, Session } from './kept.mjs';
import { open, setUp, waitForTurn } from './page.mjs';

export class Twin {
  #page;
  /** @type {Session} */
  #session;
  #ready = () => {};

  constructor(page) {
    this.#page = page;
  }
  /** Opens the page and begins a game on both sides; gives what should not be on the page. */
  async begin(kinds, seed) {
    // The page's computers wait until the twin has the same game.
    const ready = new Promise((resolve) => {
      this.#ready = resolve;
    });
    await this.#page.exposeFunction('answerOfTwin', async () => {
      await ready;
      return this.choose();
    });
    await this.#page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        postMessage({ id, observation }) {
          if (!observation) return;
          window.answerOfTwin().then((choice) => {
            const done = { choice, candidates: [], reasons: [] };
            this.dispatchEvent(new MessageEvent('message', { data: { id, done } }));
          });
        }
        terminate() {}
      };
    });
    const wrong = await open(this.#page);
    await setUp(this.#page, kinds, seed);
    await this.#page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await expect.poll(async () => (await onlySave(this.#page)).record.setup.seed).toBe(seed);
    this.#session = Session.start((await onlySave(this.#page)).record.setup);
    this.#ready();
    return wrong;
  }
  get #next() {
    const ply = this.#session.plies().length;
    return think(this.#session.observation(ply), 'rules', ply);
  }
  /** Makes the next choice here, and says its index. */
  choose() {
    const { choice } = this.#option;
    this.#session.choose(choice.index);
    return choice.index;
  }
  /** The next choice, as the page offers it: of copies that are alike, the first. */
  get #option() {
    const index = this.#next;
    const offered = options(this.#session.view(this.#session.deciding()));
    const place = offered.findIndex(({ indices }) => indices.includes(index));
    return { ...offered[place], place };
  }
  /**
   * Waits until the page asks; gives the question and the choice that is to be made there, with its key and its place
   * in the list, or null at the end. Here it is made at once: the page's computers go on as soon as the page has it.
   */
  async ask() {
    if ((await waitForTurn(this.#page)) === 'over') return null;
    const { decision } = this.#session.view(this.#session.deciding());
    const { choice, key, place } = this.#option;
    this.#session.choose(choice.index);
    return { decision, choice: { ...choice, key, place } };
  }
  hash() {
    return this.#session.hash();
  }
}
