// Draws www/icon.svg as the PNG files that systems ask for when the page is installed: `node tools/icons.mjs`.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';

const www = fileURLToPath(new URL('../www/', import.meta.url));
const icon = await readFile(`${www}icon.svg`, 'utf8');
// Systems cut a maskable icon to a shape of their own: its ground goes to the edges, and the drawing stays inside of
// the circle that is always seen.
const maskable = icon
  .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')
  .replace('<rect width="64" height="64" rx="12"', '<rect x="-6" y="-6" width="76" height="76"');

await mkdir(`${www}icons`, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
for (const [name, source, size] of [
  ['192', icon, 192],
  ['512', icon, 512],
  ['maskable-512', maskable, 512],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${source}`);
  await page.screenshot({ path: `${www}icons/${name}.png`, omitBackground: true });
}
await browser.close();
