// The drawn faces: wherever a card, base or player is seen, and the page that says who made the icons.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { begin, open, waitForTurn } from './page.mjs';
import { FULL, link } from './positions.mjs';

test.use({ reducedMotion: 'reduce' });

const two = ['human', 'computer', 'none', 'none'];
/** The drawings in a part of the page, and how many of them show an icon that is there. */
const drawings = (part) =>
  part.locator('.figure').evaluateAll((all) => ({
    all: all.length,
    drawn: all.filter((use) => document.querySelector(use.getAttribute('href'))?.matches('symbol')).length,
  }));

test('every card, base and player has a face', async ({ page }) => {
  const wrong = await begin(page, two, 3);
  for (let i = 0; i < 20 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await waitForTurn(page);
  for (const part of ['.hand .card', '.minions .card', '.base-card', '.scores li']) {
    const things = await page.locator(part).all();
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      const { all } = await drawings(thing);
      expect(all).toBeGreaterThan(0);
      // The icons of a faction come with its first card.
      await expect.poll(async () => (await drawings(thing)).drawn).toBe(all);
    }
  }
  expect(wrong).toEqual([]);
});

test('the set-up shows the sign of every faction', async ({ page }) => {
  await open(page);
  await expect(page.locator('.sprite symbol').first()).toBeAttached();
  const { all, drawn } = await drawings(page.getByRole('main'));
  expect(all).toBeGreaterThanOrEqual(12);
  expect(drawn).toBe(all);
});

/** How two drawings differ, in greys from 0 to 255; the mean over a small picture of each. */
const nearest = (page, pictures) =>
  page.evaluate(async (all) => {
    const side = 32;
    const greys = await Promise.all(
      all.map(async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0, side, side);
        return pen.getImageData(0, 0, side, side).data.filter((_, i) => i % 4 === 0);
      }),
    );
    const apart = (one, other) => one.reduce((sum, grey, i) => sum + Math.abs(grey - other[i]), 0) / one.length;
    return Math.min(...greys.flatMap((one, i) => greys.slice(i + 1).map((other) => apart(one, other))));
  }, pictures);
const pictures = async (parts) => {
  const taken = [];
  for (const part of await parts.all()) taken.push((await part.screenshot()).toString('base64'));
  return taken;
};

for (const colorScheme of ['light', 'dark']) {
  test(`without colours, factions and players are told apart by their shapes, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    await open(page);
    await expect(page.locator('.sprite symbol').first()).toBeAttached();
    const signs = await pictures(page.locator('.tile-face > svg'));
    expect(signs).toHaveLength(12);
    expect(await nearest(page, signs)).toBeGreaterThan(12);
    await page.goto(link(FULL));
    await expect(page.locator('.scores .mark')).toHaveCount(4);
    expect(await nearest(page, await pictures(page.locator('.scores .mark')))).toBeGreaterThan(12);
  });
}

test('the suits of Monster Smash are told apart by their shapes, and fetched with the first of them', async ({
  page,
}) => {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').pop()));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await open(page);
  const own = ['monsters.css', 'monsters.js', 'monsters.svg', 'suits.js'];
  expect(asked.filter((file) => own.includes(file))).toEqual([]);
  await page.evaluate(async () => {
    const { monsterFace } = await import(new URL('faces/monsters.js', document.baseURI).href);
    const suits = ['mummy', 'werewolf', 'dragon', 'zombie', 'vampire'];
    document.querySelector('main').replaceChildren(...suits.map(monsterFace));
  });
  const faces = page.locator('main > .face');
  await expect.poll(async () => drawings(page.locator('main'))).toEqual({ all: 5, drawn: 5 });
  expect(await nearest(page, await pictures(faces))).toBeGreaterThan(12);
  expect(asked.filter((file) => own.includes(file)).sort()).toEqual(own);
});

test('where the faces cannot be fetched, the game is played with plain cards', async ({ page }) => {
  await page.route('**/faces/*.{json,svg}', (route) => route.abort());
  await page.goto('./');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await expect(page.locator('.hand .card')).toHaveCount(5);
});

test('About says what this is and who made the icons, from the foot of the page and from Help', async ({ page }) => {
  await open(page);
  const about = page.getByRole('dialog', { name: 'About Basebreaker' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'About Basebreaker' }).click();
  await expect(about).toContainText('not affiliated');
  await expect(about).toContainText(/Icons made by Lorc, Delapouite/);
  await expect(about.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('href', /creativecommons/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'About Basebreaker' }).click();
  await expect(about).toBeVisible();
});
