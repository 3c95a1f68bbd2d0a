// Looks at a game of either kind that was played: the table at any moment, seen by one seat, by all or by none. Nothing
// is changed here: exploring goes on with a copy of the record that ends at the moment. Comments are kept beside the
// record. Without the eye 'all', nothing is opened that the others do not see.

import { playedBy, withNotes } from '../engine/game.js';
import { withPly } from '../engine/links.js';
import { won } from '../games/course.js';
import { kitOf } from '../games/kits.js';
import { byId, h } from '../page/dom.js';
import { isOff } from '../page/keys.js';
import { say } from '../page/live.js';
import { t, text } from '../page/words.js';
import { download, fileName } from '../saves/files.js';
import { Log, mentioned } from '../table/log.js';
import { Prompt } from '../table/prompt.js';
import { Notes } from './notes.js';
import { Reel } from './reel.js';
import { showShare } from './share.js';
import { Transport } from './transport.js';

/** @typedef {import('./reel.js').Eye} Eye */

/** Milliseconds at one moment until it counts as rested at. */
const REST = 400;

/**
 * @typedef {object} Act what leads out of the replay
 * @property {(record: import('../view').GameRecord) => void} explore gets the game up to a moment, to be played on
 * @property {(error: unknown) => void} stopped told when the engine stops
 * @property {() => void} [analyse] looks back on the whole game
 * @property {(link: string) => void} [rested] told the link to the moment at which the replay has come to rest
 */

export class Replay {
  #reel;
  #act;
  /** @type {Eye[]} */
  #eyes;
  #notes;
  #transport;
  #ply = 0;
  /** The moment up to which the log panel is written; negative if it is empty. */
  #logged = -1;
  #resting = 0;
  #leaving = new AbortController();

  #kit;
  #table;
  #hands;
  #prompt;
  #log = new Log();
  #look = h('select', { 'aria-label': t('replay-seen-by'), onchange: () => this.#turnEye() });
  #explore = h(
    'button',
    { type: 'button', 'aria-label': t('replay-explore'), onclick: () => this.#branch() },
    h('span', { class: 'wide' }, t('replay-explore')),
    h('span', { class: 'short' }, t('replay-explore-short')),
  );
  #note = h('textarea', { rows: 2, maxlength: 2000, 'aria-label': t('replay-note'), hidden: true });
  #noting = h(
    'button',
    { type: 'button', onclick: () => this.#openNote(this.#note.hidden !== false) },
    t('replay-comment'),
  );
  /** What the replay puts into the menu of the page. */
  menu = [
    h('button', { type: 'button', onclick: () => this.share() }, t('menu-share')),
    h('button', { type: 'button', onclick: () => this.export() }, t('menu-export')),
  ];

  /**
   * @param {import('../pkg/basebreaker.js').Session} session the whole game; the replay's own from now on
   * @param {Act} act
   * @param {Eye[]} [eyes] who may look, the first to begin with
   */
  constructor(session, act, eyes) {
    this.#kit = kitOf(/** @type {import('../engine/engine.js').GameName} */ (session.game));
    this.#table = this.#kit.table();
    this.#hands = this.#kit.hands();
    this.#prompt = new Prompt(this.#kit);
    this.#reel = new Reel(session);
    this.#act = act;
    const { names, choices } = this.#reel;
    this.#eyes = eyes ?? ['all', ...names.keys(), null];
    this.#notes = new Notes(this.#reel.hash);
    this.#transport = new Transport(choices, names, this.#kit.game === 'smash-up' ? 'card' : 'step', (ply) =>
      this.#go(ply),
    );
    this.#transport.mark(this.#notes.plies);
    this.#look.append(...this.#eyes.map((eye, i) => h('option', { value: i }, this.#title(eye))));
    this.#look.hidden = this.#eyes.length === 1;
    // Only of a game that is over, all is told.
    const over = won(this.#reel.view(this.#reel.end, null)) !== null;
    if (act.analyse && over && this.#eyes.includes('all'))
      this.menu.unshift(h('button', { type: 'button', onclick: act.analyse }, t('analysis-title')));
    this.#explore.hidden = !this.#eyes.includes('all');
    // The next moment would take the text away from who writes it.
    this.#note.addEventListener('focus', () => this.#transport.pause());
    this.#note.addEventListener('input', () => {
      this.#notes.write(this.#ply, this.#note.value);
      this.#transport.mark(this.#notes.plies);
    });
    this.root = h(
      'div',
      { class: `table replay of-${this.#kit.game}` },
      ...this.#table.above,
      h(
        'div',
        { class: 'board' },
        h('div', { class: 'asked' }, this.#log.recap, ...this.#table.shown, this.#prompt.element),
        ...this.#table.board,
        h('div', { class: 'held' }, this.#table.hand, this.#hands.element),
        h('aside', { 'aria-label': t('play-aside') }, this.#log.element, this.#table.piles),
      ),
      ...this.#table.beside,
      h(
        'section',
        { class: 'film', 'aria-label': t('replay-title') },
        h('h2', { class: 'unseen' }, t('replay-title')),
        this.#transport.element,
        h('div', { class: 'beside' }, this.#transport.speed, this.#look, this.#noting, this.#explore),
        this.#note,
      ),
    );
    this.#table.follow(this.root);
    this.root.addEventListener('click', (event) => this.#click(/** @type {Element} */ (event.target)));
  }
  /**
   * Puts the replay on the page.
   * @param {number} [ply]
   */
  open(ply = 0) {
    byId('main').replaceChildren(this.root);
    document.addEventListener('keydown', (event) => this.#key(event), { signal: this.#leaving.signal });
    this.#transport.jump(Math.min(ply, this.#reel.end));
    this.#rest();
    this.#transport.scrubber.focus();
  }
  /** The page turns to something else. */
  close() {
    this.#transport.pause();
    clearTimeout(this.#resting);
    this.#leaving.abort();
    this.#reel.free();
  }
  share() {
    this.#transport.pause();
    const { session, names } = this.#reel;
    const seats = this.#eyes.filter((eye) => typeof eye === 'number');
    this.#guard(() => showShare({ session, names, ply: this.#ply, seats }));
  }
  /** The whole game as a file, with the comments on it. */
  export() {
    const { session, names } = this.#reel;
    this.#guard(() => download(fileName(names, Date.now()), withNotes(session)));
  }

  /** @returns {Eye} */
  get #eye() {
    return this.#eyes[this.#look.selectedIndex] ?? null;
  }
  /** @param {Eye} eye */
  #title(eye) {
    if (eye === 'all') return t('replay-all-hands');
    return eye === null ? t('replay-no-hands') : t('replay-as', { name: this.#reel.names[eye] ?? '' });
  }
  #turnEye() {
    this.#logged = -1;
    this.#go(this.#ply);
  }
  /**
   * @template T
   * @param {() => T} act
   */
  #guard(act) {
    try {
      return act();
    } catch (error) {
      this.#transport.pause();
      this.#act.stopped(error);
    }
  }
  /**
   * Shows a moment; says whether the choice before it did anything that shows.
   * @param {number} ply
   */
  #go(ply) {
    const from = this.#ply;
    this.#ply = ply;
    const seen = this.#guard(() => this.#draw(from));
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#rest(), REST);
    return seen ?? false;
  }
  /** The link opens every hand: it is not told where they are closed. */
  #rest() {
    const { link } = this.#reel;
    if (link && this.#eyes.includes('all')) this.#act.rested?.(withPly(link, this.#ply));
  }
  /** @param {number} from the moment that was shown before */
  #draw(from) {
    const [reel, ply, eye] = [this.#reel, this.#ply, this.#eye];
    const view = reel.view(ply, eye);
    const did = reel.words(ply, eye);
    const words = did.map(text).join(', ');
    this.#transport.show(ply, did, words);
    const last = reel.lines(ply - 1, ply, eye);
    const before = Math.max(from, this.#transport.turnStart);
    const since = before < ply ? reel.lines(before, ply, eye) : last;
    const look = {
      names: reel.names,
      viewer: typeof eye === 'number' ? eye : null,
      mine: false,
      cards: new Map(),
      bases: new Map(),
      asking: view.decision?.by_card ?? null,
      recent: mentioned(since),
      since,
    };
    this.#table.draw(view, look);
    this.#table.hand.hidden = look.viewer === null;
    this.#hands.element.hidden = eye !== 'all';
    if (eye === 'all') this.#hands.draw(view, look);
    else this.#hands.clear();
    this.#ask(view);
    if (ply < this.#logged) this.#logged = -1;
    if (this.#logged < 0) this.#log.clear();
    this.#log.add(reel.lines(this.#logged, ply, eye));
    this.#logged = ply;
    this.#log.recall(since, last.length);
    this.#note.value = this.#notes.at(ply);
    this.#openNote(this.#note.value !== '', false);
    this.#explore.disabled = view.decision === null;
    // What had the focus may be gone. A scrubber that has it says its value itself.
    const { scrubber } = this.#transport;
    if (document.activeElement === document.body) scrubber.focus({ preventScroll: true });
    if (document.activeElement !== scrubber) say(words);
    return last.length > 0;
  }
  /**
   * What was asked, with the answer that was given.
   * @param {import('../games/kit').View} view
   */
  #ask(view) {
    const { names, record, end, stopped } = this.#reel;
    const { decision } = view;
    const winner = won(view);
    const open = (decision?.choices.length ?? 0) > 0;
    this.#prompt.draw(view, { names, mine: open });
    if (decision && !open) this.#prompt.finish(h('h2', {}, t('prompt-decides', { name: names[decision.seat] ?? '' })));
    if (winner !== null)
      this.#prompt.finish(h('p', {}, h('b', {}, t('replay-wins', { name: names[winner] ?? '', turn: view.turns }))));
    if (this.#ply === end) {
      if (decision) this.#prompt.refuse(stopped ? t('game-only-so-far', { why: stopped }) : t('replay-ends-here'));
      return;
    }
    const index = record.choices[this.#ply];
    const taken = decision?.choices.find((choice) => choice.index === index);
    if (!taken) return;
    const marked = [`[data-choices~="${index}"]`, ...this.#kit.marks(taken)];
    for (const each of this.root.querySelectorAll(marked.join(', '))) each.classList.add('taken');
    const button = this.#prompt.element.querySelector('[data-choice].taken');
    button?.setAttribute('aria-current', 'true');
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  /**
   * @param {boolean} open
   * @param {boolean} [write] whether somebody wants to write
   */
  #openNote(open, write = true) {
    this.#note.hidden = !open;
    this.#noting.setAttribute('aria-expanded', String(open));
    if (open && write) this.#note.focus();
  }
  /** The game up to here, for the seat that looks or else the one that decides. */
  #branch() {
    const { decision } = this.#reel.view(this.#ply, this.#eye);
    const you = typeof this.#eye === 'number' ? this.#eye : decision?.seat;
    const record = this.#guard(() => this.#reel.until(this.#ply));
    if (!record || !decision) return;
    this.#act.explore(playedBy(record, you));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.altKey || event.metaKey || isOff(event) || target.closest('dialog')) return;
    if (target === this.#note && event.key === 'Escape') return this.#transport.scrubber.focus();
    if (target !== this.#transport.scrubber && target.closest('input, select, textarea')) return;
    // What has the focus keeps its own Space; lists scroll by Home and End.
    if (event.key === ' ' && target.closest('button, summary, a, [tabindex="0"]')) return;
    if (/^(Home|End)$/.test(event.key) && target.closest('[tabindex="0"]')) return;
    if (this.#transport.key(event)) return event.preventDefault();
    if (event.ctrlKey) return;
    if (event.key === 'i') this.#table.read(document.activeElement);
    if (event.key === 'c') {
      event.preventDefault();
      this.#openNote(true);
    }
  }
  /** @param {Element} target */
  #click(target) {
    const { choice } = /** @type {HTMLElement | null} */ (target.closest('[data-choice]'))?.dataset ?? {};
    if (choice !== undefined) return this.#compare(Number(choice));
    const { pile } = /** @type {HTMLElement | null} */ (target.closest('[data-pile]'))?.dataset ?? {};
    if (pile !== undefined) return this.#table.openPile(Number(pile));
    if (target.closest('button')) this.#table.read(target);
  }
  /**
   * The choice that was made leads on; any other can be explored.
   * @param {number} index
   */
  #compare(index) {
    const { record, choices } = this.#reel;
    if (index === record.choices[this.#ply]) return this.#transport.step('choice', 1);
    const made = choices[this.#ply];
    /** @type {import('../view').Message} */
    const reason = made ? { id: 'replay-here', args: { did: made.words } } : { id: 'replay-ends-here', args: {} };
    const more = h('button', { type: 'button', class: 'more', onclick: () => this.#branch() }, t('replay-explore'));
    this.#prompt.refuse(reason, this.#explore.hidden ? undefined : more);
    say(text(reason), 'assertive');
  }
}
