// A game that was played, looked at once more: how the chances went, how well each player chose, what was luck, and
// which choices gave something away. A worker goes through the game; what it has found stands here at once. Whoever
// leaves ends that; what was finished is there again for whoever comes back.

import { engineOf, guard } from '../engine/engine.js';
import { playedBy, watched } from '../engine/game.js';
import { LEVELS } from '../engine/levels.js';
import { Thinker } from '../engine/thinker.js';
import { kitOf } from '../games/kits.js';
import { h, set } from '../page/dom.js';
import { say } from '../page/live.js';
import { change, number, t } from '../page/words.js';
import { mark } from '../table/mark.js';
import { all, lost } from './choices.js';
import { graph } from './graph.js';

/** @typedef {import('../view').Report} Report */
/** @typedef {import('../view').GameRecord} GameRecord */
/**
 * @typedef {object} Act what leads on
 * @property {(ply: number) => void} watch the replay, at a moment
 * @property {(record: GameRecord) => void} again the game is played on from a moment
 * @property {(() => void) | undefined} back to where it was asked for
 * @property {(error: unknown) => void} stopped told when the engine stops
 */

/** What was finished last, of one game: by the seats whose choices were judged. @type {Map<string, Report>} */
let finished = new Map();
/** Which game that was. */
let game = '';

/**
 * @param {Report} report
 * @param {number} of
 */
const decisionsOf = ({ decisions }, of) => decisions.filter(({ seat }) => seat === of);

export class Analysis {
  #session;
  #act;
  #levels;
  /** @type {GameRecord} */
  #record;
  #names;
  /** Seats with a person behind them. */
  #humans;
  #thinker;
  #kit;
  /** How much of it is on the page. */
  #drawn = { moments: 0, lost: 0 };

  #bar = h('progress', { 'aria-label': t('analysis-progress') });
  #words = h('span', { class: 'hint' });
  #progress = h('p', { class: 'under-way' }, this.#bar, this.#words);
  #accounts = h('ul', { class: 'accounts' });
  #graph = h('div');
  #lost = h('ol', { class: 'losses' });
  #none = h('p', { hidden: true }, t('analysis-none'));
  #all = h('div');
  #whose = h('select', { onchange: () => this.#begin() });

  /**
   * @param {import('../engine/engine.js').GameName} kind
   * @param {GameRecord | string} from a record, or the fragment of a link
   * @param {import('../view').Level[]} levels how strong its computers played
   * @param {Act} act
   */
  constructor(kind, from, levels, act) {
    this.#thinker = new Thinker(engineOf(kind));
    this.#kit = kitOf(kind);
    this.#session = watched(kind, from);
    this.#act = act;
    this.#levels = levels;
    this.#record = guard(() => this.#session.record());
    const { seats } = this.#record.setup;
    this.#names = seats.map(({ name }) => name);
    this.#humans = seats.flatMap(({ human }, seat) => (human ? [seat] : []));
    const known = JSON.stringify(this.#record);
    if (known !== game) [game, finished] = [known, new Map()];
    const order = [...this.#humans, ...seats.keys()];
    for (const seat of new Set(order)) this.#whose.append(h('option', { value: seat }, this.#title(seat)));
    const button = (/** @type {string} */ name, /** @type {(() => void) | undefined} */ onclick) =>
      onclick && h('button', { type: 'button', onclick }, name);
    this.root = h(
      'section',
      { class: 'end analysis', 'aria-label': t('analysis-title') },
      h('h2', { tabindex: -1 }, t('analysis-title')),
      h(
        'p',
        { class: 'buttons' },
        button(t('end-back'), act.back),
        button(t('replay-title'), () => act.watch(0)),
        h('label', {}, t('analysis-whose'), ' ', this.#whose),
      ),
      this.#progress,
      this.#accounts,
      this.#graph,
      h('h3', {}, t('analysis-losses')),
      this.#none,
      this.#lost,
      this.#all,
      h(
        'details',
        {},
        h('summary', {}, t('analysis-how')),
        h('p', {}, t('analysis-how-choices')),
        h('p', {}, t('analysis-how-luck')),
      ),
    );
  }
  /** Begins, once it is on the page. */
  open() {
    this.root.querySelector('h2')?.focus();
    this.#begin();
  }
  /** The page turns to something else. */
  close() {
    this.#thinker.stop();
    try {
      this.#session.free();
    } catch {
      // An engine that has stopped gives nothing back.
    }
  }

  get #seat() {
    return Number(this.#whose.value);
  }
  /** @param {number} seat */
  #title(seat) {
    const name = this.#names[seat] ?? '';
    const level = this.#levels[seat];
    if (this.#humans.includes(seat)) return name;
    return level ? t('analysis-computer-level', { name, level: LEVELS[level] }) : t('analysis-computer', { name });
  }
  /** All people are judged at once, a computer when it is asked for. */
  async #begin() {
    const seats = this.#humans.includes(this.#seat) ? this.#humans : [this.#seat];
    const known = seats.join();
    this.#drawn = { moments: 0, lost: 0 };
    this.#lost.replaceChildren();
    this.#all.replaceChildren();
    try {
      const study = { record: this.#record, seats, seed: 1 };
      const report =
        finished.get(known) ?? (await this.#thinker.analyse(study, (so_far) => this.#draw(so_far, seats, false)));
      if (!report) return;
      if (!finished.has(known)) say(t('analysis-done', { losses: this.#losses(report).length }));
      finished.set(known, report);
      this.#draw(report, seats, true);
    } catch (error) {
      this.#act.stopped(error);
    }
  }
  /** @param {Report} report */
  #losses = (report) => decisionsOf(report, this.#seat).filter(({ label }) => label !== null);

  /**
   * @param {Report} report
   * @param {number[]} seats
   * @param {boolean} over
   */
  #draw(report, seats, over) {
    const { ply, plies, moments } = report;
    this.#progress.hidden = over;
    set(this.#bar, { value: ply, max: plies });
    this.#words.textContent = t('analysis-so-far', { ply, plies });
    this.#accounts.replaceChildren(
      ...report.accounts.filter(({ seat }) => seats.includes(seat)).map((account) => this.#account(account, report)),
    );
    // What is open or has the focus in the drawing stays as long as nothing is new.
    if (moments.length > Math.max(1, this.#drawn.moments)) {
      this.#graph.replaceChildren(graph(report, this.#names));
      this.#drawn.moments = moments.length;
    }
    const losses = this.#losses(report);
    const ways = {
      kit: this.#kit,
      before: (/** @type {number} */ at) => this.#before(at),
      watch: this.#act.watch,
      again: (/** @type {number} */ at) => this.#again(at),
    };
    this.#lost.append(...losses.slice(this.#drawn.lost).map((judged) => lost(judged, ways)));
    this.#drawn.lost = losses.length;
    this.#none.hidden = !over || losses.length > 0;
    if (over) this.#all.replaceChildren(all(decisionsOf(report, this.#seat), ways));
  }
  /**
   * @param {import('../view').Account} account
   * @param {Report} report
   */
  #account({ seat, accuracy, decisions, start, end, own, others, luck, doubt }, report) {
    const count = (/** @type {import('../view').Label} */ label) =>
      decisionsOf(report, seat).filter((judged) => judged.label === label).length;
    const percent = (/** @type {number} */ part) => number(Math.round(part));
    return h(
      'li',
      { class: `seat-${seat}` },
      mark(seat),
      h(
        'div',
        {},
        h('h3', {}, this.#title(seat)),
        accuracy !== null &&
          h(
            'p',
            {},
            t('analysis-accuracy', {
              accuracy: percent(accuracy),
              choices: decisions,
              blunders: count('blunder'),
              mistakes: count('mistake'),
              inaccuracies: count('inaccuracy'),
            }),
          ),
        h('p', {}, t('analysis-luck', { luck: change(luck), doubt: percent(Math.max(1, doubt)) })),
        h(
          'p',
          { class: 'detail' },
          t('analysis-account', {
            start: percent(start),
            end: percent(end),
            own: change(own),
            others: change(others),
            luck: change(luck),
          }),
        ),
      ),
    );
  }
  /**
   * The table before a choice, as whoever chose saw it.
   * @param {number} ply
   * @returns {import('../games/kit').View}
   */
  #before(ply) {
    return guard(() => {
      const then = this.#session.at(ply);
      const view = then.view(then.deciding());
      then.free();
      return view;
    });
  }
  /**
   * The game up to a choice, for whoever made it.
   * @param {number} ply
   */
  #again(ply) {
    const { decision } = this.#before(ply);
    const then = guard(() => this.#session.at(ply));
    const record = guard(() => then.record());
    then.free();
    this.#act.again(playedBy(record, decision?.seat));
  }
}
