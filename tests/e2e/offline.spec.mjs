// The page as its visitors have it: dist/ in a folder of a plain server, without a network, when there is a new
// version, installed, and inside of another page.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './host.mjs';
import { answer, begin, choices, open, setUp, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

const solo = ['human', 'computer', 'none', 'none'];
const NEWER = 'Basebreaker, the newer one';
const notice = (page) => page.getByRole('contentinfo').getByText('A new version is ready');

/** Waits until the page is kept on the device and comes from there. */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
/** Has the browser look for a new version, as it does by itself when a page is opened; says whether one is waiting. */
const newVersion = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const { installing } = registration;
    if (installing?.state === 'installing')
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
    return registration.waiting !== null;
  });
/** The whole page with another title. */
const renamed = async (site) => (await site.read('index.html')).replace('<title>Basebreaker<', `<title>${NEWER}<`);

async function decide(page, times) {
  for (let made = 0; made < times && (await waitForTurn(page)) === 'asked'; made += 1) await answer(page, made);
}

test('in a folder of a plain server, then without any network, a whole game is played', async ({
  context,
  page,
  site,
}) => {
  test.slow();
  const violations = [];
  await page.exposeFunction('violated', (what) => violations.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violated(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    ),
  );
  const wrong = await begin(page, solo, 3, site.url);
  await decide(page, 5);
  await kept(page);
  const question = await page.locator('.question').textContent();

  await context.setOffline(true);
  await site.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await expect(page.locator('.question')).toHaveText(question);
  // The browser tells of a worker when it has started, which may be after the question is drawn.
  await expect.poll(() => page.workers().map((worker) => worker.url())).toEqual([`${site.url}engine/ai.worker.js`]);
  await decide(page, 1500);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('wins');
  await page.getByRole('button', { name: 'Play again' }).click();
  await decide(page, 3);
  expect(violations).toEqual([]);
  expect(wrong).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'block' });
  test('nothing of Monster Smash is fetched for a game of Smash Up', async ({ page, site }) => {
    await begin(page, solo, 3, site.url);
    await decide(page, 3);
    expect(site.asked).toContain('pkg/basebreaker_bg.wasm');
    expect(site.asked.filter((path) => /monster/.test(path))).toEqual([]);
    for (const path of site.asked.filter((path) => path.endsWith('.js')))
      expect(await site.read(path)).not.toContain('monsters.svg');
  });
});

test('Monster Smash is played without a network by who has only looked at Smash Up', async ({
  context,
  page,
  site,
}) => {
  const wrong = await open(page, site.url);
  await kept(page);
  await context.setOffline(true);
  await site.stop();
  await page.getByRole('radio', { name: /^Monster Smash/ }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await expect(page.getByRole('region', { name: 'Hand' }).locator('.figure')).toHaveCount(6);
  await decide(page, 10);
  await waitForTurn(page);
  expect(wrong).toEqual([]);
});

test('without a network every address of the page leads to it', async ({ context, page, site }) => {
  await open(page, site.url);
  await kept(page);
  await context.setOffline(true);
  await site.stop();
  for (const [address, leads] of [
    ['', ''],
    ['index.html', 'index.html'],
    ['?theme=dark', '?theme=dark'],
    ['some/where.html', ''],
  ]) {
    await page.goto(site.url + address);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    expect(page.url()).toBe(site.url + leads);
  }
  await page.goto(`${site.url}icon.svg`);
  await expect(page.locator('svg')).toBeVisible();
});

test('a new version waits while a game is played and comes with the set-up', async ({ page, site }) => {
  const wrong = await begin(page, solo, 3, site.url);
  await kept(page);
  await site.publish('index.html', await renamed(site));
  site.asked.length = 0;
  expect(await newVersion(page)).toBe(true);
  await expect(notice(page)).toHaveText('A new version is ready; it comes when this game is over.');
  await expect(page.locator('#polite')).toContainText('A new version is ready');
  await decide(page, 5);
  await expect(page).toHaveTitle('Basebreaker');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page).toHaveTitle(NEWER);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  // What has not changed was not fetched again.
  expect(new Set(site.asked)).toEqual(new Set(['sw.js', 'index.html']));
  expect(wrong).toEqual([]);
});

test('a new version comes at once when it is wanted, and the game goes on', async ({ page, site }) => {
  const wrong = await begin(page, solo, 3, site.url);
  await kept(page);
  await decide(page, 5);
  await waitForTurn(page);
  const question = await page.locator('.question').textContent();
  await site.publish('index.html', await renamed(site));
  expect(await newVersion(page)).toBe(true);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page).toHaveTitle(NEWER);
  await waitForTurn(page);
  await expect(page.locator('.question')).toHaveText(question);
  expect(wrong).toEqual([]);
});

test('a new version waits for the games of all tabs', async ({ context, page, site }) => {
  await begin(page, solo, 3, site.url);
  await kept(page);
  const other = await context.newPage();
  await begin(other, solo, 4, site.url);
  await waitForTurn(other);
  await site.publish('index.html', await renamed(site));
  expect(await newVersion(other)).toBe(true);
  await other.getByRole('button', { name: 'New game' }).click();
  await expect(notice(other)).toHaveText('A new version is ready.');
  await decide(page, 5);
  await waitForTurn(page);
  await expect(page).toHaveTitle('Basebreaker');
  await expect(other).toHaveTitle('Basebreaker');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page).toHaveTitle(NEWER);
  await expect(other).toHaveTitle(NEWER);
});

test('a version that is still being uploaded is left alone until all of it is there', async ({ page, site }) => {
  await open(page, site.url);
  await kept(page);
  const [old, newer] = [await site.read('index.html'), await renamed(site)];
  await site.publish('index.html', newer);
  await site.put('index.html', old);
  expect(await newVersion(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Basebreaker');
  await site.put('index.html', newer);
  expect(await newVersion(page)).toBe(true);
  await page.reload();
  await expect(page).toHaveTitle(NEWER);
});

test('the worker that no build has filled clears away what another has kept', async ({
  page,
  site,
  request,
  baseURL,
}) => {
  await open(page, site.url);
  await kept(page);
  await site.put('sw.js', await (await request.get(`${baseURL}sw.js`)).text());
  await site.put('index.html', await renamed(site));
  await page.reload();
  // The browser looks for a new worker by itself, when it has time.
  await expect(page).toHaveTitle(NEWER, { timeout: 30_000 });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('the page can be installed', async ({ playwright, launchOptions, site }) => {
  // Nothing can be installed in the private window that a test has otherwise.
  const profile = await mkdtemp(join(tmpdir(), 'basebreaker-profile-'));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  const page = await context.newPage();
  await open(page, site.url);
  const devtools = await context.newCDPSession(page);
  const { url, errors, manifest } = await devtools.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${site.url}manifest.webmanifest`, errors: [] });
  expect(manifest).toMatchObject({ startUrl: site.url, scope: site.url, display: 'kStandalone' });
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const icons = manifest.icons.map(({ url }) => url);
  expect(icons).toHaveLength(4);
  for (const icon of icons) expect((await context.request.get(icon)).ok()).toBe(true);
  await context.close();
  await rm(profile, { recursive: true });
});

test('the page can be played inside of a page of another origin', async ({ page, site }) => {
  await site.put('../frame.html', `<iframe src="${site.url}" width="900" height="700" title="Game"></iframe>`);
  await page.goto(`${site.origin.replace('127.0.0.1', 'localhost')}/x/frame.html`);
  const frame = page.frameLocator('iframe');
  await setUp(frame, solo, 3);
  await frame.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(frame);
  await choices(frame).first().click();
  await waitForTurn(frame);
});

test('the browser is asked to keep the games when somebody wants it, and says what it promised', async ({ page }) => {
  await page.addInitScript(() => {
    const promised = () => localStorage.getItem('promised') === 'yes';
    StorageManager.prototype.persisted = async () => promised();
    StorageManager.prototype.persist = async () => {
      // Refused the first time, as by a browser that does not know the page well.
      localStorage.setItem('promised', localStorage.getItem('promised') === 'no' ? 'yes' : 'no');
      return promised();
    };
  });
  await open(page);
  const keep = page.getByRole('button', { name: 'Keep my games' });
  const saves = page.getByRole('region', { name: 'Saved games' });
  await expect(saves).toContainText('Browsers may forget');
  await expect(keep).toBeHidden();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await decide(page, 2);
  await page.reload();
  await expect(saves).toContainText('Browsers may forget');
  expect(await page.evaluate(() => localStorage.getItem('promised'))).toBeNull();
  await keep.click();
  await expect(saves).toContainText('This browser does not promise it.');
  await keep.click();
  await expect(saves).toContainText('This browser keeps the games until you delete them.');
  await expect(keep).toBeHidden();
  await expect(page.locator('#polite')).toContainText('until you delete them');
  await page.reload();
  await expect(saves).toContainText('until you delete them');
  await expect(keep).toBeHidden();
});
