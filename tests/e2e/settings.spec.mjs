// The settings: colours, pace and keys hold at once and are kept.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { kept, onlySave } from './kept.mjs';
import { begin, open, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const solo = ['human', 'computer', 'none', 'none'];
const dialog = (page) => page.getByRole('dialog', { name: 'Settings' });
const toSettings = (page) => page.getByRole('button', { name: 'Settings' }).click();
const paper = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('dark and light can be had against the system, and are kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  await toSettings(page);
  await page.getByLabel('Colours').selectOption('light');
  expect(await paper(page)).toBe(light);
  await page.reload();
  expect(await paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await toSettings(page);
  await page.getByLabel('Colours').selectOption('dark');
  expect(await paper(page)).toBe(dark);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await toSettings(page);
  await page.getByLabel('Colours').selectOption('as the system has it');
  expect(await paper(page)).toBe(light);
});

test('keys without Ctrl can be switched off', async ({ page }) => {
  await begin(page, solo, 3);
  await waitForTurn(page);
  const made = (await onlySave(page)).record.choices;
  await toSettings(page);
  await page.getByLabel('Keys without Ctrl').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('region', { name: 'Decision' }).focus();
  for (const key of ['1', '?', 'l', 'u', 'i']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeFocused();
  await expect(page.locator('#why')).toBeEmpty();
  expect((await onlySave(page)).record.choices).toEqual(made);
  await page.keyboard.press('Control+z');
  await expect(page.locator('#why')).toContainText('Cannot undo');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await page.keyboard.press('1');
  await toSettings(page);
  expect((await onlySave(page)).record.choices).toEqual(made);
  await expect(page.getByLabel('Keys without Ctrl')).not.toBeChecked();
  await page.getByLabel('Keys without Ctrl').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect.poll(async () => (await onlySave(page)).record.choices.length).toBeGreaterThan(made.length);
});

test('the pace is the same in the header and in the settings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, solo, 3);
  await waitForTurn(page);
  const header = page.locator('header').getByRole('combobox');
  await expect(header).toHaveValue('instant');
  await toSettings(page);
  await dialog(page).getByLabel('Pace of the computer').selectOption('fast');
  await page.keyboard.press('Escape');
  await expect(header).toHaveValue('fast');
  await header.selectOption('normal');
  await toSettings(page);
  await expect(dialog(page).getByLabel('Pace of the computer')).toHaveValue('normal');
});

for (const locale of ['en-GB', 'de-DE']) {
  for (const width of [1440, 1280, 1160, 830, 390, 320]) {
    test(`the header has room in ${locale} at ${width}`, async ({ browser, baseURL }) => {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ baseURL, locale, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('./');
      await page.locator('button.primary[type=submit]').click();
      await expect(page.locator('.choices button').first()).toBeVisible();
      const ends = await page.evaluate(() => {
        for (const badge of document.querySelectorAll('.badge')) badge.hidden = false;
        const seen = [...document.querySelectorAll('header :is(h1, button, select)')].filter((each) =>
          each.checkVisibility(),
        );
        return seen.map((each) => each.getBoundingClientRect().right);
      });
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
      await context.close();
    });
  }
}

test('whoever wants it is asked at every scoring, from the next game on', async ({ page }) => {
  const asked = async () => (await kept(page))[0].save.record.setup.options.always_asked;
  await begin(page, solo, 3);
  await waitForTurn(page);
  expect(await asked()).toBe(0);
  await toSettings(page);
  await dialog(page).getByRole('checkbox', { name: 'Stop at every scoring' }).check();
  await page.goto('about:blank');
  await begin(page, solo, 4);
  await waitForTurn(page);
  // The first seat, and nobody else.
  expect(await asked()).toBe(1);
});
