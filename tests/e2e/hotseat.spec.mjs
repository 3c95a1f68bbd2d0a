// One device for several people: nothing of anybody's hand is in the page while it changes hands.
import { expect, test } from '@playwright/test';
import { begin, choices } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

test('while the device changes hands no hand is in the page', async ({ page }) => {
  const wrong = await begin(page, ['human', 'human', 'none', 'none'], 5);
  const ready = page.getByRole('button', { name: /^I am / });
  let covers = 0;
  for (let i = 0; i < 60 && covers < 4; i += 1) {
    await expect(ready.or(choices(page).first())).toBeVisible();
    if (await ready.isVisible()) {
      covers += 1;
      await expect(ready).toBeFocused();
      await expect(page.locator('[data-card], [data-base], .log, dialog .panel')).toHaveCount(0);
      // What was said to the seat before is forgotten too.
      await expect(page.locator('#polite')).toBeEmpty();
      await expect(page.locator('#assertive')).toHaveText(/^Hand over to (Ann|Bob)$/);
      await page.keyboard.press('1');
      await expect(ready).toBeVisible();
      await ready.click();
      await expect(page.getByRole('region', { name: 'Hand' }).getByRole('button').first()).toBeVisible();
    } else {
      await page.keyboard.press('Space');
      await page.keyboard.press('1');
    }
  }
  expect(covers).toBe(4);
  expect(wrong).toEqual([]);
});

test('a hot-seat game that was left is covered when it is gone on with', async ({ page }) => {
  await begin(page, ['human', 'human', 'computer', 'none'], 5);
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(choices(page).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
});
