// The fullest table there is: in a wide window, in a square frame and on a phone everything has its room, in both
// themes, with text at twice its size and where the system chooses the colours.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { choices } from './page.mjs';
import { FULL, link, SMALL } from './positions.mjs';

test.use({ reducedMotion: 'reduce' });

const full = async (page) => {
  await page.goto(link(FULL));
  await expect(choices(page).first()).toBeVisible();
};
const base = (page, name) => page.getByRole('region', { name, exact: true });
const unfold = (page, name) => page.getByRole('button', { name: `What is at ${name}` });

/** What is wider than its place, where nothing may scroll sideways; and what a chip shows one over the other. */
const crowded = (page) =>
  page.evaluate(() => {
    const found = [];
    const wide = '.board, .bases, .base, .player, .inspector-body, .log-lines, .prompt, .pile';
    for (const place of document.querySelectorAll(`html, ${wide}`))
      if (place.checkVisibility() && place.scrollWidth > place.clientWidth + 1)
        found.push(`${place.className} is too wide`);
    const box = (part) => part?.checkVisibility() && part.getBoundingClientRect();
    for (const chip of document.querySelectorAll('.card.small')) {
      const [name, power] = [box(chip.querySelector('.name')), box(chip.querySelector('.power'))];
      if (name && power && name.right > power.left + 1) found.push(`${chip.textContent}: name over power`);
      if (name && name.width < 24) found.push(`${chip.textContent}: no room for the name`);
    }
    return found;
  });

for (const [width, height] of [
  [1280, 720],
  [360, 640],
  [600, 600],
  [320, 640],
]) {
  test(`four players, five bases and forty minions have room at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await full(page);
    await expect(page.locator('.minions .card.minion')).toHaveCount(40);
    const room = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect(await room()).toEqual([width, height]);
    expect(await crowded(page)).toEqual([]);
    for (const part of ['.scores li', '.hand li'])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    for (const head of await page.locator('.base-card').all()) await expect(head).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('button', { name: /^End turn/ })).toBeInViewport({ ratio: 0.9 });
    if (width < 640) await unfold(page, 'Tortuga').click();
    await expect(base(page, 'Tortuga').getByRole('button', { name: /^Armor Stego/ })).toBeVisible();
    await base(page, 'Tortuga')
      .getByRole('button', { name: /^Armor Stego/ })
      .scrollIntoViewIfNeeded();
    expect(await crowded(page)).toEqual([]);
    expect(await room()).toEqual([width, height]);
  });
}

for (const colorScheme of ['light', 'dark']) {
  test(`the fullest table, rows and the large face have no accessibility violations (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const violations = async () => (await new AxeBuilder({ page }).analyze()).violations;
    await page.setViewportSize({ width: 1280, height: 720 });
    await full(page);
    expect(await violations()).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await unfold(page, 'Tortuga').click();
    expect(await violations()).toEqual([]);
    await page.locator('.hand .card').first().press('i');
    await expect(page.getByRole('dialog', { name: 'Nukebot' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}

test('with text at twice its size, nothing runs out of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await full(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await crowded(page)).toEqual([]);
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeInViewport();
});

test('every share of a bar has a pattern of its own, and colours of the system leave it there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await full(page);
  const shares = page.locator('.base').first().locator('.bar rect[fill]');
  const fills = await shares.evaluateAll((all) => all.map((share) => getComputedStyle(share).fill));
  expect(new Set(fills).size).toBe(4);
  for (const fill of fills) {
    const [, id] = fill.match(/#([\w-]+)/);
    await expect(page.locator(`pattern#${id}`)).toHaveCount(1);
  }
});

test('minions that are alike lie on each other, and each can be reached', async ({ page }) => {
  await page.goto(link(FULL));
  const walkers = base(page, 'Rhodes Plaza Mall').getByRole('button', { name: /^Walker/ });
  await expect(walkers).toHaveCount(3);
  const bottoms = () => walkers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  const [first, second] = await bottoms();
  expect(second - first).toBeLessThan(10);
  // What is different in anything stands alone.
  await expect(page.locator('.minions > .stack').filter({ hasText: 'Cut Lass' })).toHaveAttribute('data-count', '2');
  await walkers.first().press('ArrowDown');
  await expect(walkers.nth(1)).toBeFocused();
  const [top, next] = await bottoms();
  expect(next - top).toBeGreaterThan(20);
});

test('a stack is a target, and what has been picked of it leaves it', async ({ page }) => {
  await page.goto(link(SMALL));
  await page
    .locator('.hand')
    .getByRole('button', { name: /^Cannon/ })
    .click();
  const zapbots = base(page, 'Tortuga').getByRole('button', { name: /^Zapbot/ });
  await expect(zapbots.first()).toHaveAccessibleName(/can be chosen$/);
  await expect(page.locator('.stack')).toHaveAttribute('data-count', '3');
  await zapbots.first().click();
  await expect(page.locator('.stack')).toHaveAttribute('data-count', '2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('bases are rows, one unfolds at a time, and each is a place for a card', async ({ page }) => {
    await full(page);
    await unfold(page, 'Tortuga').tap();
    await expect(unfold(page, 'Tortuga')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: /^Temple of Goju, power/ }).tap();
    await expect(unfold(page, 'Tortuga')).toHaveAttribute('aria-expanded', 'false');
    await expect(base(page, 'Temple of Goju').getByRole('button', { name: /^King Rex/ })).toBeVisible();
    await page
      .locator('.hand')
      .getByRole('button', { name: /^Nukebot/ })
      .tap();
    await expect(page.locator('.base-card.choice')).toHaveCount(5);
    await expect(page.locator('.base.open')).toHaveCount(0);
    const heights = await page
      .locator('.base')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    // All of the row is the place, the end of its bar too.
    const { x, y, width, height } = await base(page, 'The Great Library').boundingBox();
    await page.touchscreen.tap(x + width - 20, y + height - 6);
    await expect(page.locator('.question')).not.toContainText('Nukebot');
    await expect(page.locator('.base-card[data-base]').filter({ hasText: 'The Great Library' })).toHaveAccessibleName(
      /power 29 of 22/,
    );
  });

  test('the base with the targets unfolds by itself', async ({ page }) => {
    await page.goto(link(SMALL));
    await page
      .locator('.hand')
      .getByRole('button', { name: /^Cannon/ })
      .tap();
    await expect(unfold(page, 'Tortuga')).toHaveAttribute('aria-expanded', 'true');
    await expect(
      base(page, 'Tortuga')
        .getByRole('button', { name: /^Zapbot/ })
        .first(),
    ).toBeVisible();
  });

  test('a name unfolds the base where it leads', async ({ page }) => {
    await full(page);
    await base(page, 'Factory 436-1337').locator('.base-card').press('i');
    const panel = page.getByRole('dialog', { name: 'Factory 436-1337' });
    await panel.getByText('cleo', { exact: true }).tap();
    await panel.getByRole('button', { name: 'Shinobi' }).tap();
    await expect(page.getByRole('dialog', { name: 'Shinobi' })).toBeVisible();
    await expect(unfold(page, 'Factory 436-1337')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(base(page, 'Factory 436-1337').getByRole('button', { name: /^Shinobi/ })).toBeFocused();
  });
});
