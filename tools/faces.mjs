// Draws www/faces/icons.svg, the icons that www/faces/faces.json names, from the package of game-icons.net:
// `npm run faces`. One file with a <symbol> for each, so that the page asks for nothing else. Coordinates are
// whole numbers in the icons' square of 512: less than half the size, and nothing that an eye could see.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import svgpath from 'svgpath';

const folder = new URL('../www/faces/', import.meta.url);
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

export const readFaces = async () => JSON.parse(await readFile(new URL('faces.json', folder), 'utf8'));

/** The names of all icons that are used, each once. */
export function iconsOf({ signs, factions }) {
  const used = Object.values(factions).flatMap(({ icon, cards, bases }) => [
    icon,
    ...Object.values(cards),
    ...Object.values(bases),
  ]);
  return [...new Set([...Object.values(signs), ...used])].sort();
}

/** The whole file. */
export function sprite(faces) {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">',
    '<!-- Icons by the authors of game-icons.net, CC BY 3.0, coordinates rounded; see NOTICE. -->',
    ...iconsOf(faces).map(
      (name) => `<symbol id="icon-${name}" viewBox="0 0 512 512"><path d="${path(name)}"/></symbol>`,
    ),
    '</svg>\n',
  ].join('\n');
}

/** @param {string} name */
function path(name) {
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '') ?? [];
  if (!d) throw new Error(`the package has no icon "${name}" of one path`);
  return svgpath(d).abs().round(0).rel().round(0).toString();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(new URL('icons.svg', folder), sprite(await readFaces()));
}
