// The drawn faces of cards, bases, factions and players: an icon, large, on the ground and pattern of its faction.
// faces.json says which icon, pattern and colours; signs.svg and a file a faction hold the icons (made of it by `npm run
// faces`). Each is fetched once, that of a faction with its first card. Drawings refer to the icons by id: those made
// before the icons are there show them then.

import { h, svg } from '../page/dom.js';
import { place } from '../place.js';
import { fileOf } from './file.js';

/** @typedef {{ width: number, height: number, line: number, d: string }} Pattern a tile, drawn as one line */
/**
 * @typedef {object} Look
 * @property {{ light: string, dark: string }} [palette] the ground's colour by theme, unless a style sheet has it
 * @property {string} pattern
 */
/**
 * @typedef {object} Icons
 * @property {string} icon
 * @property {Record<string, string>} cards icon by slug
 * @property {Record<string, string>} bases icon by slug
 */
/** @typedef {Look & Icons} FactionFace */
/**
 * @typedef {object} Faces
 * @property {string[]} authors who made the icons
 * @property {Record<string, Pattern>} patterns
 * @property {Record<string, string>} signs icon by what it stands for in the interface
 * @property {Record<string, FactionFace>} factions by name
 */

/** @param {string} file */
const fetched = async (file) => {
  const response = await fetch(place(`faces/${file}`));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
};

/** Without its data the page has plain cards. @type {Faces} */
const faces = await fetched('faces.json').then(
  (response) => response.json(),
  () => ({ authors: [], patterns: {}, signs: {}, factions: {} }),
);
/** The files of icons that were asked for. */
const brought = new Set();
/**
 * Fetches a file of icons, once.
 * @param {string} file
 */
export async function bring(file) {
  if (brought.has(file)) return;
  brought.add(file);
  try {
    const text = await (await fetched(file)).text();
    const icons = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    document.body.append(document.importNode(icons, true));
  } catch (error) {
    console.warn(error);
  }
}
bring('signs.svg');

/** Who made the icons. */
export const { authors } = faces;

document.body.append(
  svg(
    'svg',
    { class: 'sprite', width: 0, height: 0, 'aria-hidden': 'true' },
    ...Object.entries(faces.patterns).map(([name, { width, height, line, d }]) =>
      svg(
        'pattern',
        { id: `pattern-${name}`, width, height, patternUnits: 'userSpaceOnUse' },
        svg('path', { class: 'weave', d, 'stroke-width': line }),
      ),
    ),
    svg(
      'radialGradient',
      { id: 'face-light', cy: 0.4, r: 0.8 },
      svg('stop', { class: 'glow', offset: 0 }),
      svg('stop', { class: 'glow out', offset: 0.5 }),
      svg('stop', { class: 'edge', offset: 1 }),
    ),
    svg('clipPath', { id: 'emblem-shape' }, svg('path', { d: 'M4 6Q50-4 96 6V54Q96 82 50 98Q4 82 4 54Z' })),
    svg('clipPath', { id: 'emblem-half' }, svg('path', { d: 'M100-4V104H-4Z' })),
  ),
);

/**
 * An icon's place in a drawing.
 * @param {string | undefined} icon
 * @param {Record<string, unknown>} box
 */
const figure = (icon, box) => svg('use', { class: 'figure', href: icon && `#icon-${icon}`, ...box });

/**
 * Ground, pattern and light, all over the drawing.
 * @param {Look | undefined} look
 */
const cloth = (look) =>
  ['ground', 'pattern', 'shine'].map((part) =>
    svg('rect', {
      class: part,
      width: '100%',
      height: '100%',
      fill: { pattern: `url(#pattern-${look?.pattern})`, shine: 'url(#face-light)' }[part],
    }),
  );

/**
 * Gives a drawing its colours, which faces.css mixes by theme.
 * @template {SVGElement | HTMLElement} E
 * @param {E} element
 * @param {Look | undefined} look
 */
function dyed(element, look) {
  if (!look?.palette) return element;
  element.style.setProperty('--face-light', look.palette.light);
  element.style.setProperty('--face-dark', look.palette.dark);
  return element;
}

/**
 * The face of a card or base: it fills the box it is given, of any shape.
 * @param {string} slug
 * @param {string} faction by name
 * @param {'minion' | 'action' | 'base'} kind
 */
export function face(slug, faction, kind) {
  const look = faces.factions[faction];
  if (look) bring(fileOf(faction));
  const icon = (kind === 'base' ? look?.bases : look?.cards)?.[slug];
  return drawing(`face face-${kind}`, look, icon ?? look?.icon);
}

/**
 * The sign of a faction: its icon on its pattern.
 * @param {string} faction by name
 */
export function factionSign(faction) {
  const look = faces.factions[faction];
  return drawing('face', look, look?.icon);
}

/**
 * An icon on its ground.
 * @param {string} kind its classes
 * @param {Look | undefined} look
 * @param {string | undefined} icon
 */
export function drawing(kind, look, icon) {
  const box = { x: '10%', y: '10%', width: '80%', height: '80%' };
  return dyed(svg('svg', { class: kind, 'aria-hidden': 'true' }, ...cloth(look), figure(icon, box)), look);
}

/**
 * A player's two factions on one shield, parted from corner to corner; one alone has it all.
 * @param {string[]} factions by name
 */
export function emblem(factions) {
  const [first, second] = factions.map((name) => faces.factions[name]);
  const half = (/** @type {FactionFace | undefined} */ look, /** @type {Record<string, unknown>} */ box) =>
    dyed(svg('g', {}, ...cloth(look), figure(look?.icon, box)), look);
  const big = { x: 20, y: 18, width: 60, height: 60 };
  const halves = second
    ? [half(first, { x: 8, y: 8, width: 48, height: 48 }), half(second, { x: 46, y: 41, width: 45, height: 45 })]
    : [half(first, big)];
  if (halves[1]) halves[1].setAttribute('clip-path', 'url(#emblem-half)');
  return svg(
    'svg',
    { class: 'emblem', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svg('g', { 'clip-path': 'url(#emblem-shape)' }, ...halves),
    svg('path', { class: 'rim', d: second ? 'M100-4L-4 104' : '', 'clip-path': 'url(#emblem-shape)' }),
    svg('path', { class: 'rim', d: 'M4 6Q50-4 96 6V54Q96 82 50 98Q4 82 4 54Z' }),
  );
}

/**
 * A general sign of the interface, in the colour of the text around it: minion, action, base, hand, deck,
 * discard, vp, power, counter, talent, ongoing, special, breakpoint.
 * @param {string} name
 */
export const sign = (name) =>
  h(
    'span',
    { class: 'sign', 'aria-hidden': 'true' },
    svg('svg', {}, figure(faces.signs[name], { width: '100%', height: '100%' })),
  );
