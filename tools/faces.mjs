// Draws the icons that www/faces/faces.json and suits.js name, from the package of game-icons.net: `npm run faces`.
// Each file holds a <symbol> an icon, so that the page asks for nothing else: signs.svg what every screen shows, a file
// a faction what its cards and bases show, monsters.svg the suits of Monster Smash. Coordinates are whole numbers in a
// square of 256: a third of the size, and nothing that an eye could see.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import svgpath from 'svgpath';
import { fileOf } from '../www/faces/file.js';
import { SUITS } from '../www/faces/suits.js';

const folder = new URL('../www/faces/', import.meta.url);
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

export const readFaces = async () => JSON.parse(await readFile(new URL('faces.json', folder), 'utf8'));

/** The names of the icons that go into each file. */
export function iconsOf({ signs, factions }) {
  const all = Object.entries(factions);
  const everywhere = [...Object.values(signs), ...all.map(([, { icon }]) => icon)];
  const suits = Object.values(SUITS).map(({ icon }) => icon);
  return Object.fromEntries([
    ['signs.svg', everywhere],
    ['monsters.svg', suits.filter((icon) => !everywhere.includes(icon))],
    ...all.map(([name, { cards, bases }]) => [fileOf(name), [...Object.values(cards), ...Object.values(bases)]]),
  ]);
}

/** Each file with what it holds. */
export const drawn = (faces) =>
  Object.entries(iconsOf(faces)).map(([file, names]) => [new URL(file, folder), sprite(names)]);

/** @param {string[]} names */
const sprite = (names) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">',
    '<!-- Icons by the authors of game-icons.net, CC BY 3.0, coordinates rounded; see NOTICE. -->',
    ...names.sort().map((name) => `<symbol id="icon-${name}" viewBox="0 0 256 256"><path d="${path(name)}"/></symbol>`),
    '</svg>\n',
  ].join('\n');

/** @param {string} name */
function path(name) {
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '') ?? [];
  if (!d) throw new Error(`the package has no icon "${name}" of one path`);
  return svgpath(d).scale(0.5).abs().round(0).rel().round(0).toString();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of drawn(await readFaces())) await writeFile(file, text);
}
