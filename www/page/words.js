// The page's words. The catalogues of the chosen language are read when this file is loaded, so whoever imports
// it has the words at once; those of a game that not everybody plays come with it. A message is an id with arguments: numbers, texts, names on the table, lists of
// those, other messages. `t` and `text` make a plain text of it, `nodes` keeps the names as elements that say
// what they stand for. What the language lacks is said in English.

import { place } from '../place.js';
import { setting } from '../saves/storage.js';
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { h } from './dom.js';

/** @typedef {import('../view').Name} Name */
/** @typedef {import('../view').Message} Message */
/** @typedef {import('../view').Arg} Arg */
/** @typedef {Record<string, Arg | Arg[]>} Args what the page itself says may hold lists, too */

/** What there is, as each language calls itself. @type {Record<string, string>} */
export const LANGUAGES = { en: 'English', de: 'Deutsch' };
const FILES = ['page', 'engine'];

const main = (/** @type {string} */ locale) => locale.split('-')[0] ?? '';
const wishes = [...(globalThis.navigator?.languages ?? []), 'en'].filter((locale) =>
  Object.hasOwn(LANGUAGES, main(locale)),
);
const stored = setting('language') ?? '';
const chosen = Object.hasOwn(LANGUAGES, stored) ? stored : main(wishes[0] ?? 'en');
/** With the region the browser names, which decides how dates look. */
const locale = wishes.find((wish) => main(wish) === chosen) ?? chosen;

export const language = () => chosen;
/** The lang attribute of what is English in every language: the names and texts of cards. */
export const ENGLISH = chosen === 'en' ? null : 'en';

/**
 * @param {string} code
 * @param {string} file
 */
async function read(code, file) {
  const response = await fetch(place(`lang/${code}/${file}.ftl`)).catch(() => null);
  return new FluentResource(response?.ok ? await response.text() : '');
}
/** The languages that are asked for a message, one after the other. */
const codes = [...new Set([chosen, 'en'])];
// Isolation marks would stand in names and labels; both languages run the same way.
const bundles = codes.map((code) => new FluentBundle(code === chosen ? locale : code, { useIsolating: false }));
/** @param {string} file */
async function learn(file) {
  const resources = await Promise.all(codes.map((code) => read(code, file)));
  for (const [i, resource] of resources.entries()) bundles[i]?.addResource(resource);
}
await Promise.all(FILES.map(learn));

/** @type {Map<string, Promise<unknown>>} */
const learnt = new Map();
/**
 * Brings the words of a game that not everybody plays.
 * @param {string} game
 */
export function bringWords(game) {
  const coming = learnt.get(game) ?? Promise.all([learn(game), learn(`${game}-page`)]);
  learnt.set(game, coming);
  return coming;
}

const lists = new Intl.ListFormat(locale);
const numbers = new Intl.NumberFormat(locale);
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

const changes = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });

/** @param {number} n */
export const number = (n) => numbers.format(n);
/**
 * By how much something changes, with its sign.
 * @param {number} n
 */
export const change = (n) => changes.format(n);
/** @param {number} at milliseconds since 1970 */
export const date = (at) => dates.format(at);
/** @param {string} words */
export const capital = (words) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

/** Texts under these names are in the words of the cards. */
const OF_CARDS = ['text', 'faction'];

/**
 * An argument as Fluent takes it.
 * @param {Arg | Arg[]} arg
 * @param {(name: Name) => string} call what stands for a name
 * @param {string} [called] the argument's name
 * @returns {string | number}
 */
function plain(arg, call, called = '') {
  if (typeof arg === 'string' && OF_CARDS.includes(called)) return call({ text: arg });
  if (typeof arg !== 'object') return arg;
  if (Array.isArray(arg)) {
    return lists.format(arg.map((each) => (typeof each === 'number' ? number(each) : String(plain(each, call)))));
  }
  return 'text' in arg ? call(arg) : format(arg, call);
}
/**
 * @param {{ id: string, args?: Args }} message
 * @param {(name: Name) => string} call
 */
function format({ id, args = {} }, call) {
  const spoken = bundles.find((each) => each.hasMessage(id));
  const pattern = spoken?.getMessage(id)?.value;
  if (!spoken || !pattern) return id;
  const given = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, plain(arg, call, name)]));
  // With a list for them, mistakes leave their mark in the text and do not end the game.
  return spoken.formatPattern(pattern, given, []);
}

/** @param {{ id: string, args?: Args }} message */
export const text = (message) => format(message, (name) => name.text);
/**
 * @param {string} id
 * @param {Args} [args]
 */
export const t = (id, args) => text({ id, args });

/**
 * A name or text of a card, which says that it is English where the rest is not.
 * @param {string} words
 */
export const english = (words) => (ENGLISH ? h('span', { lang: ENGLISH }, words) : words);

/** @param {Name} name */
function element({ text: called, card, base, seat }) {
  if (seat !== undefined) return h('b', { class: `seat seat-${seat}` }, called);
  if (card === undefined && base === undefined) return english(called);
  return h('b', { 'data-card': card, 'data-base': base, lang: ENGLISH }, called);
}
/**
 * While Fluent and lists order the words, a token stands for each name.
 * @param {{ id: string, args?: Args }} message
 * @returns {(string | HTMLElement)[]}
 */
export function nodes(message) {
  /** @type {Name[]} */
  const held = [];
  const words = format(message, (name) => `\uE000${held.push(name) - 1}\uE000`);
  return words.split('\uE000').flatMap((part, i) => {
    const name = i % 2 ? held[Number(part)] : undefined;
    return name ? element(name) : part || [];
  });
}

/**
 * Every name in a message, however deep.
 * @param {Message} message
 * @returns {Name[]}
 */
export const names = ({ args }) =>
  Object.values(args).flatMap((arg) => {
    if (typeof arg !== 'object') return [];
    return 'text' in arg ? [arg] : names(arg);
  });
