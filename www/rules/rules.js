// The rules beside the board: a panel over the column at its side, or a sheet where there is none. The game goes on
// meanwhile; keys pressed in the panel are the panel's. It opens at one rule, where `ruleLink` leads, or at the top of
// the rules of the game that is played; those of the other game are one tab away.

import { h, set } from '../page/dom.js';
import { say } from '../page/live.js';
import { ENGLISH, t } from '../page/words.js';
import { clauseBox } from './clause.js';
import { bookOf, exampleLink, NUMBER, rules } from './data.js';

/** @typedef {import('./data.js').Book} Book */
/** @typedef {import('./data.js').Section} Section */

const button = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ onclick) =>
  h('button', { type: 'button', 'aria-label': name, title: name, onclick }, sign);

/** @type {Book[]} */
const BOOKS = ['smash-up', 'monster-smash'];
const tabs = BOOKS.map((book) =>
  h('button', { type: 'button', onclick: () => turnTo(book) }, t('rules-game', { game: book })),
);
const title = h('h2', { tabindex: -1 }, t('rules-title'));
const search = h('input', { type: 'search', 'aria-label': t('rules-search'), placeholder: t('rules-search') });
const found = h('p', { class: 'hint', role: 'status' });
const list = h('ol');
const contents = h(
  'details',
  { class: 'contents' },
  h('summary', {}, t('rules-contents')),
  h('nav', { 'aria-label': t('rules-contents'), lang: ENGLISH }, list),
);
const body = h('div', { class: 'rules-text' });
const panel = h(
  'aside',
  { class: 'rules', 'aria-label': t('rules-title'), hidden: true },
  h('div', { class: 'tabs', role: 'group', 'aria-label': t('rules-games') }, ...tabs),
  h(
    'div',
    { class: 'rules-head' },
    title,
    button('↑', t('rules-previous'), () => step(-1)),
    button('↓', t('rules-next'), () => step(1)),
    button('×', t('rules-close'), close),
  ),
  search,
  found,
  contents,
  body,
);
/** The game that is played or chosen. @type {Book} */
let played = 'smash-up';
/** Whose rules are written in the panel. @type {Book | null} */
let written = null;
/** Where the focus goes back to. @type {Element | null} */
let opener = null;
/** The rule that was gone to last. @type {HTMLElement | null} */
let current = null;

const isOpen = () => panel.isConnected && !panel.hidden;

/**
 * Tells whose rules are wanted when no rule is named.
 * @param {Book} game the one that is played or chosen
 */
export function rulesFor(game) {
  played = game;
}
/**
 * A rule's number, which opens the rules there.
 * @param {string} rule
 */
export const ruleLink = (rule) =>
  h(
    'button',
    { type: 'button', class: 'rule-link', 'aria-label': t('rules-rule', { rule }), onclick: () => openRules(rule) },
    rule,
  );
/**
 * A text with the numbers of rules in it as links.
 * @param {string} text
 */
export const linked = (text) => text.split(NUMBER).map((part, i) => (i % 2 ? ruleLink(part) : part));

/** @param {string} [rule] without one, at the top */
export async function openRules(rule) {
  const from = document.activeElement;
  if (!isOpen() || !panel.contains(from)) opener = from;
  const beside = document.querySelector('.table') ?? document.body;
  if (panel.parentElement !== beside) beside.append(panel);
  panel.hidden = false;
  await bring(rule ? bookOf(rule) : played);
  if (!isOpen()) return;
  contents.open = !rule;
  if (rule && go(rule)) current?.focus({ preventScroll: true });
  else title.focus();
}
/**
 * Has the rules of a game in the panel.
 * @param {Book} book
 */
async function bring(book) {
  for (const [i, tab] of tabs.entries()) set(tab, { 'aria-pressed': String(BOOKS[i] === book) });
  if (written === book) return;
  current = null;
  written = book;
  list.replaceChildren();
  body.replaceChildren();
  try {
    const sections = await rules[book]();
    // Another tab may have been pressed meanwhile.
    if (written === book) write(book, sections);
  } catch {
    if (written !== book) return;
    written = null;
    found.textContent = t('rules-unread');
  }
}
/** @param {Book} book */
async function turnTo(book) {
  await bring(book);
  filter(search.value);
  contents.open = !search.value;
}
function close() {
  const within = panel.contains(document.activeElement);
  panel.hidden = true;
  if (!within) return;
  // A question that was answered meanwhile has taken its link with it.
  const back = opener?.isConnected ? opener : document.getElementById('prompt');
  if (back instanceof HTMLElement) back.focus();
}

/**
 * @param {Book} book
 * @param {Section[]} sections
 */
function write(book, sections) {
  found.textContent = '';
  const lead = (/** @type {Section} */ { clauses: [first] }) => {
    contents.open = false;
    if (first && go(first.id)) current?.focus({ preventScroll: true });
  };
  list.replaceChildren(
    ...sections.map((section) =>
      h(
        'li',
        {},
        h('button', { type: 'button', onclick: () => lead(section) }, h('span', {}, section.id), section.title),
      ),
    ),
  );
  body.replaceChildren(
    h('p', { class: 'hint' }, book === 'smash-up' ? t('rules-where-from') : t('rules-where-from-monster')),
    ...sections.map(({ id, title: name, clauses }) =>
      h(
        'section',
        { lang: ENGLISH },
        h('h3', {}, `${id} ${name}`),
        ...clauses.map((each) => clauseBox(each, { linked, go, play })),
      ),
    ),
  );
}
/**
 * Puts an example on the table, as its link does.
 * @param {string} scenario
 */
function play(scenario) {
  close();
  location.hash = exampleLink(scenario);
}

/**
 * Shows a rule; says whether there is such a one.
 * @param {string} id
 */
function go(id) {
  const wanted = /** @type {HTMLElement | null} */ (body.querySelector(`[id="${id}"]`));
  if (!wanted) return false;
  if (wanted.hidden) filter('');
  current?.classList.remove('current');
  wanted.classList.add('current');
  wanted.scrollIntoView({ block: 'start' });
  current = wanted;
  return true;
}
/**
 * To the rule before or after, among those that are shown. The focus stays: it may be pressed again.
 * @param {number} by
 */
function step(by) {
  const shown = /** @type {HTMLElement[]} */ ([...body.querySelectorAll('.clause:not([hidden])')]);
  const at = current ? shown.indexOf(current) : -1;
  const rule = shown[Math.max(at + by, 0)];
  if (!rule) return;
  go(rule.id);
  say(rule.textContent);
}
/**
 * Shows only the rules with all these words.
 * @param {string} words
 */
function filter(words) {
  search.value = words;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of body.querySelectorAll('section')) {
    const clauses = [...section.querySelectorAll('article')];
    for (const each of clauses) {
      const text = each.textContent.toLowerCase();
      each.hidden = !wanted.every((word) => text.includes(word));
      if (!each.hidden) count += 1;
    }
    section.hidden = clauses.every((each) => each.hidden);
  }
  found.textContent = wanted.length ? t('rules-found', { count }) : '';
  body.scrollTop = 0;
  if (wanted.length) contents.open = false;
}

search.addEventListener('input', () => filter(search.value));
panel.addEventListener('keydown', (event) => {
  // Here a digit is no choice, and Space turns the page.
  event.stopPropagation();
  if (event.key !== 'Escape') return;
  event.preventDefault();
  if (event.target === search && search.value) filter('');
  else close();
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Escape' || !isOpen() || /** @type {Element} */ (target).closest('dialog, [popover]')) return;
  event.preventDefault();
  close();
});
