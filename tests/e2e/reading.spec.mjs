// What there is to read at the table: the large face with what each number is made of, names that lead on, the log, and
// the piles.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { answer, begin, choices, waitForTurn } from './page.mjs';
import { FULL, GRAVE, link, SMALL } from './positions.mjs';

test.use({ reducedMotion: 'reduce' });

const at = async (page, position) => {
  await page.goto(link(position));
  await expect(choices(page).first()).toBeVisible();
};
const face = (page) => page.locator('.inspector');
const onTable = (page, name) => page.locator('.bases').getByRole('button', { name });
const piles = (page) => page.getByRole('dialog', { name: 'Piles' });
const violations = async (page) => (await new AxeBuilder({ page }).analyze()).violations;

test('a card says how it stands, and its power leads to its sources', async ({ page }) => {
  await at(page, FULL);
  await onTable(page, /^Zapbot/)
    .first()
    .focus();
  await page.keyboard.press('i');
  const card = page.getByRole('dialog', { name: 'Zapbot' });
  await expect(card).toContainText('minion, power 3');
  await expect(card).toContainText('2 printed');
  await expect(card).toContainText('At Factory 436-1337');
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Microbot Fixer' }).click();
  await expect(onTable(page, /^Microbot Fixer/)).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Microbot Fixer' })).toContainText('At Tortuga');
  // What lies open stays with its card.
  await onTable(page, /^King Rex/).hover();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Microbot Fixer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('owner, counters and what is attached are on the chip, in its name and on its face', async ({ page }) => {
  await at(page, SMALL);
  const hoverbot = onTable(page, /^Hoverbot/);
  await expect(hoverbot).toHaveAccessibleName('Hoverbot, power 3, yours, owned by bob');
  await expect(onTable(page, /^Pirate King/)).toHaveAccessibleName(/\+1 power counters: 1, with Upgrade$/);
  await hoverbot.hover();
  await expect(face(page)).toContainText('owned by bob');
  await onTable(page, /^Pirate King/).hover();
  await expect(face(page)).toContainText('+1 power counters: 1');
  await face(page).getByRole('button', { name: 'Upgrade' }).first().click();
  await expect(onTable(page, /^Upgrade/)).toBeFocused();
  await expect(face(page)).toContainText('On Pirate King at Tortuga');
  await expect(onTable(page, /^Herr Doktor/)).toHaveAccessibleName(/, Talent used this turn$/);
  await page.getByRole('button', { name: /^Rhodes Plaza Mall/ }).focus();
  await expect(face(page)).toContainText('Your Specials: Full Sail, Pirate King, First Mate');
});

test('a base says who would get what, ties included, and what each total is made of', async ({ page }) => {
  await at(page, FULL);
  const goju = page.getByRole('button', { name: /^Temple of Goju/ });
  await goju.focus();
  await page.keyboard.press('i');
  const panel = page.getByRole('dialog', { name: 'Temple of Goju' });
  await expect(panel).toContainText('ann and dan are level: each gets 2 VP.');
  await expect(panel).toContainText('2 to go');
  await panel.getByText('dan', { exact: true }).click();
  await expect(panel.locator('details[open]')).toHaveText(/dan.*power 7.*7 King Rex/);
  await expect(
    page.getByRole('list', { name: 'Victory points, if it scored now' }).last().getByRole('listitem'),
  ).toHaveText([/^2 VP: ann and dan each/, /^3 VP: nobody/, /^2 VP: cleo/]);
});

test('beside a narrow board the large face comes up away from what is pointed at, and goes by Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 600 });
  await at(page, SMALL);
  await expect(face(page)).toBeHidden();
  const card = page.locator('.hand').getByRole('button', { name: /^Cannon/ });
  await card.hover();
  await expect(face(page)).toContainText('Cannon');
  const [panel, question, hand] = await Promise.all(
    [face(page), page.locator('#prompt'), page.locator('.hand')].map((part) => part.boundingBox()),
  );
  expect(panel.y + panel.height).toBeLessThanOrEqual(Math.min(question.y, hand.y));
  await page.keyboard.press('Escape');
  await expect(face(page)).toBeHidden();
});

test('the log nests by cause, leads to what it names, can be one player’s, and is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, ['human', 'computer', 'none', 'none'], 3);
  const log = page.getByRole('region', { name: 'Log' });
  const marker = log.getByText('Your last decision');
  // To a question before which something has happened.
  for (let i = 0; (await waitForTurn(page)) === 'asked' && (i < 30 || (await marker.count()) === 0); i += 1)
    await answer(page, i);
  await expect(log.getByRole('heading', { name: /^Turn \d+: (Ann|Bob)$/ }).first()).toBeAttached();
  expect(await log.locator('.log-line .log-line').count()).toBeGreaterThan(0);
  await expect(marker).toBeAttached();
  await log.getByLabel('Whose lines').selectOption('Bob');
  for (const line of await log.locator('.log-line:visible > .said').allTextContents())
    expect(line).not.toBe('Ann draws a card');
  await expect(log.getByText(/^Ann draws/).first()).toBeHidden();
  await log.getByLabel('Whose lines').selectOption('everyone');
  // Something that is gone from the table is still shown.
  const inPlay = await page.locator('.card[data-card]').evaluateAll((all) => all.map(({ dataset }) => dataset.card));
  const names = await log.locator('.name-link[data-card]').evaluateAll((all) => all.map(({ dataset }) => dataset.card));
  const gone = names.find((card) => !inPlay.includes(card));
  const name = log.locator(`.name-link[data-card="${gone}"]`).first();
  await name.click();
  await expect(page.getByRole('dialog', { name: await name.textContent() })).toContainText(
    /on the table now|discard pile/,
  );
  await page.keyboard.press('Escape');
  await log.getByRole('button', { name: 'Copy' }).click();
  await expect(log.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Turn 1: (Ann|Bob)$/m);
  expect(copied).toMatch(/^ {4}(Ann|Bob) plays /m);
});

test('discard piles of all, the newest first, one player’s alone; the own deck is sorted', async ({ page }) => {
  await at(page, SMALL);
  await page.getByRole('button', { name: /^Discards/ }).click();
  await expect(
    piles(page).getByRole('button', { name: /^(Dinghy|Broadside|Outbreak|Grave Digger|Walker)/ }),
  ).toHaveText([/Dinghy/, /Broadside/, /Outbreak/, /Grave Digger/, /Walker/]);
  expect(await violations(page)).toEqual([]);
  await piles(page).getByRole('button', { name: /^bob/ }).click();
  await expect(piles(page)).not.toContainText('Dinghy');
  await piles(page).getByRole('button', { name: /^Deck/ }).click();
  await expect(piles(page).locator('.deck-left li').filter({ hasText: 'First Mate' })).toContainText('2×');
  await piles(page).getByRole('button', { name: 'First Mate' }).click();
  await expect(page.getByRole('dialog', { name: 'First Mate' })).toContainText('minion, power 2');
  await page.keyboard.press('Escape');
  await piles(page)
    .getByRole('button', { name: /^Bases/ })
    .click();
  await expect(piles(page)).toContainText(/\d+ bases are left in the base deck/);
  await page.keyboard.press('Escape');
  await expect(piles(page)).toBeHidden();
  await page.getByRole('button', { name: 'Discard pile of bob, 3 cards' }).click();
  await expect(piles(page)).toContainText('Outbreak');
  await expect(piles(page)).not.toContainText('Dinghy');
});

test('a question about a discard pile opens it, and closes it again', async ({ page }) => {
  await at(page, GRAVE);
  await page
    .locator('.hand')
    .getByRole('button', { name: /^Grave Robbing/ })
    .click();
  await expect(piles(page).getByRole('button', { name: /^Walker.*can be chosen$/ })).toBeVisible();
  await piles(page)
    .getByRole('button', { name: /^Walker/ })
    .click();
  await expect(piles(page)).toBeHidden();
  await expect(page.locator('.hand').getByRole('button', { name: /^Walker/ })).toBeVisible();
});
