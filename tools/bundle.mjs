// Makes few small files of the many that the page is written in: `node tools/bundle.mjs FOLDER`, for `cargo xtask dist`.
// In that copy of the page each script that a browser is told of holds all that it imports, one style sheet holds all
// of them, both without comments; the files that it was written in go. What the page looks for beside index.html stays.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';

/** What a browser is told of: by index.html, or by a script. */
const SCRIPTS = ['main.js', 'page/theme.js', 'engine/ai.worker.js'];
const STYLE = 'style.css';

const folder = resolve(process.argv[2] ?? 'dist');
const html = await readFile(resolve(folder, 'index.html'), 'utf8');

/** The style sheets in their order, which decides between rules of one weight. */
const sheets = [...html.matchAll(/ *<link rel="stylesheet" href="([^"]+)" \/>\n/g)];
const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: SCRIPTS,
  outdir: folder,
  allowOverwrite: true,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  metafile: true,
});
await build({
  stdin: { contents: sheets.map(([, path]) => `@import './${path}';`).join('\n'), loader: 'css', resolveDir: folder },
  outfile: resolve(folder, STYLE),
  bundle: true,
  minify: true,
});

// A service worker is loaded by itself.
const kept = new Set(
  [...Object.keys(metafile.outputs), STYLE, 'sw.js'].map((path) => relative(folder, resolve(folder, path))),
);
for (const path of await readdir(folder, { recursive: true }))
  if (/\.(js|css)$/.test(path) && !kept.has(path)) await rm(resolve(folder, path));

const [first] = sheets;
const others = sheets.slice(1).map(([link]) => link);
const page = others
  .reduce((text, link) => text.replace(link, ''), html)
  .replace(first[1], STYLE)
  // It is in main.js.
  .replace(/ *<link rel="modulepreload"[^>]*>\n/g, '');
await writeFile(resolve(folder, 'index.html'), page);
