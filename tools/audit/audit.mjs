// How fast and how large the page is, as it ships: `cargo xtask dist && npm run audit`. Prints Lighthouse's scores, what
// a first visit fetches, how long the first decision takes on a slow machine, whether the page answers while a computer
// thinks, and what it costs to draw the fullest table. Figures for benches/README.md, nothing that could fail.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { choices, waitForTurn } from '../../tests/e2e/page.mjs';
import { FULL, link } from '../../tests/e2e/positions.mjs';
import { ensureBrowser } from '../browser.mjs';
import { serve } from './server.mjs';

const address = await serve();
const executablePath = await ensureBrowser();
const flags = ['--no-sandbox', '--headless=new'];
const middle = (some) => [...some].sort((a, b) => a - b)[Math.floor(some.length / 2)];

/** Lighthouse's scores on its phone: a slow network, four times slower; the middle of five. */
async function scores() {
  const runs = [];
  for (let i = 0; i < 5; i += 1) {
    const chrome = await launch({ chromePath: executablePath, chromeFlags: flags });
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    await chrome.kill();
    runs.push(lhr);
  }
  for (const id of ['performance', 'accessibility', 'best-practices', 'seo']) {
    const all = runs.map(({ categories }) => Math.round(categories[id].score * 100));
    console.log(`Lighthouse, ${id}: ${middle(all)} (${all.join(', ')})`);
  }
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
/** @param {(page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession) => Promise<void>} act */
async function inPage(act) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await act(page, await context.newCDPSession(page));
  await context.close();
}
const play = (page) => page.getByRole('button', { name: 'Play', exact: true }).click();

/** What is fetched until the first decision of a game against a computer. */
const firstLoad = () =>
  inPage(async (page, cdp) => {
    let bytes = 0;
    let files = 0;
    await cdp.send('Network.enable');
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files += 1;
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    console.log(`first load: ${files} files, ${Math.round(bytes / 1000)} kB`);
    await play(page);
    await waitForTurn(page);
    await page.waitForLoadState('networkidle');
    console.log(`up to the first decision: ${files} files, ${Math.round(bytes / 1000)} kB`);
  });

/** From the address to the first decision, four times slower than this machine; a computer that begins does so at once. */
const firstDecision = () =>
  inPage(async (page, cdp) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.reload();
    const all = [];
    for (let i = 0; i < 5; i += 1) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const begun = performance.now();
      await page.goto(`${address}?${i}`);
      await play(page);
      const asked = performance.now();
      await choices(page).first().waitFor();
      all.push([asked - begun, performance.now() - asked]);
    }
    const [open, begin] = [0, 1].map((part) => Math.round(middle(all.map((one) => one[part]))));
    console.log(`four times slower: Play can be pressed after ${open} ms, the first decision comes ${begin} ms later`);
  });

/** Tasks of the page's own thread over 50 ms while a game is played against three computers. */
const longTasks = () =>
  inPage(async (page) => {
    await page.goto(`${address}${link(FULL).slice(2)}`);
    await choices(page).first().waitFor();
    await page.evaluate(() => {
      window.long = [];
      new PerformanceObserver((list) => window.long.push(...list.getEntries().map((e) => e.duration))).observe({
        type: 'longtask',
      });
    });
    let made = 0;
    while (made < 60 && (await waitForTurn(page)) === 'asked') {
      await page.keyboard.press('1');
      made += 1;
    }
    const long = await page.evaluate(() => window.long);
    console.log(
      `while three computers think, ${made} decisions of a person: ${long.length} tasks over 50 ms [${long}]`,
    );
  });

/** What a new view of the fullest table costs: taken back and made again. */
const drawing = () =>
  inPage(async (page, cdp) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${address}${link(FULL).slice(2)}`);
    await choices(page).first().waitFor();
    await page.evaluate(() => {
      window.drawn = [];
      new PerformanceObserver((list) => window.drawn.push(...list.getEntries().map((e) => e.duration))).observe({
        type: 'measure',
      });
    });
    await cdp.send('Performance.enable');
    const metrics = async () =>
      Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    const before = await metrics();
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press('1');
      await page.waitForTimeout(100);
      await page.keyboard.press('u');
      await page.waitForTimeout(100);
    }
    const after = await metrics();
    const drawn = await page.evaluate(() => window.drawn);
    const each = (name) => ((1000 * (after[name] - before[name])) / drawn.length).toFixed(1);
    console.log(
      `the fullest table: ${drawn.length} views drawn, ${middle(drawn).toFixed(1)} ms each; with all around it ` +
        `${each('ScriptDuration')} ms scripts, ${each('RecalcStyleDuration')} ms styles, ${each('LayoutDuration')} ms layout`,
    );
  });

const wanted = process.argv.slice(2);
for (const measure of [firstLoad, firstDecision, longTasks, drawing, scores])
  if (wanted.length === 0 || wanted.includes(measure.name)) await measure();
await browser.close();
