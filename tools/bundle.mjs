// Makes few small files of the many that the page is written in: `node tools/bundle.mjs FOLDER`, for `cargo xtask dist`.
// In that copy of the page each script that a browser is told of holds all that it imports, one style sheet holds all
// that index.html names, and none has comments; the files that they were written in go. What a script imports only when
// it is wanted, and what two of them share, is a file of its own beside index.html; so is a style sheet that a script
// brings. What the page looks for beside index.html stays.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { build } from 'esbuild';

const MAIN = 'main.js';
/** What else a browser is told of, by a script. */
const WORKER = 'engine/ai.worker.js';
/** It holds up the first picture: whole, so that nothing else is waited for. */
const FIRST = 'page/theme.js';
const STYLE = 'style.css';

const folder = resolve(process.argv[2] ?? 'dist');
const html = await readFile(resolve(folder, 'index.html'), 'utf8');
const all = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll(sep, '/'));

/** The style sheets in their order, which decides between rules of one weight. */
const sheets = [...html.matchAll(/ *<link rel="stylesheet" href="([^"]+)" \/>\n/g)];
const preloads = [...html.matchAll(/ *<link rel="modulepreload" href="([^"]+)" \/>\n/g)];
const later = all.filter((path) => path.startsWith('style/') && !sheets.some(([, sheet]) => sheet === path));

const common = { absWorkingDir: folder, allowOverwrite: true, bundle: true, minify: true };
const beside = { outdir: folder, outbase: folder };
const script = { ...common, ...beside, format: 'esm', target: 'es2022' };
await build({ ...script, entryPoints: [FIRST] });
const { outputs } = (await build({ ...script, entryPoints: [MAIN, WORKER], splitting: true, metafile: true })).metafile;
await build({
  ...common,
  outfile: resolve(folder, STYLE),
  stdin: { contents: sheets.map(([, path]) => `@import './${path}';`).join('\n'), loader: 'css', resolveDir: folder },
});
await build({ ...common, ...beside, entryPoints: later });

// A service worker is loaded by itself.
const kept = new Set([...Object.keys(outputs), ...later, FIRST, STYLE, 'sw.js']);
for (const path of all) if (/\.(js|css)$/.test(path) && !kept.has(path)) await rm(resolve(folder, path));

/** What main.js cannot begin without, and what index.html has preloaded, where these are files of their own now. */
const needed = [
  ...outputs[MAIN].imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
  ...Object.keys(outputs).filter((path) => preloads.some(([, source]) => source === outputs[path].entryPoint)),
];
const links = [
  `    <link rel="stylesheet" href="${STYLE}" />\n`,
  ...[...new Set(needed)].map((path) => `    <link rel="modulepreload" href="${path}" />\n`),
];
const [first] = sheets;
const page = [...sheets.slice(1), ...preloads].reduce((text, [link]) => text.replace(link, ''), html);
await writeFile(resolve(folder, 'index.html'), page.replace(first[0], links.join('')));
