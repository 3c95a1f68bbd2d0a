// Everything that a screen reader is told in the first turns of a game, compared with speech.txt beside this file.
// `ACCEPT=1 npx playwright test tests/e2e/speech.spec.mjs` writes it anew: read it then as somebody who listens.
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { choices, cover, takeOver } from './page.mjs';
import { Twin } from './twin.mjs';

test.use({ reducedMotion: 'reduce' });

const GOLDEN = new URL('speech.txt', import.meta.url);

/** Keeps what is added to the two live regions, with marks of what was pressed in between. */
async function listen(page) {
  await page.addInitScript(() => {
    const heard = [];
    window.heard = heard;
    const follow = () => {
      for (const id of ['polite', 'assertive']) {
        const region = document.getElementById(id);
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const { textContent } of addedNodes) heard.push(`${id === 'assertive' ? '!' : ' '} ${textContent}`);
          }
        }).observe(region, { childList: true });
      }
    };
    document.addEventListener('DOMContentLoaded', follow);
  });
}
const press = async (page, key) => {
  await page.evaluate((pressed) => window.heard.push(`> ${pressed}`), key);
  if (key.startsWith(':')) {
    await page.keyboard.type(key);
    await page.keyboard.press('Enter');
  } else await page.keyboard.press(key);
};
const heard = (page) => page.evaluate(() => window.heard);

async function compare(title, lines) {
  const text = `## ${title}\n${lines.join('\n')}\n`;
  const golden = await readFile(GOLDEN, 'utf8').catch(() => '');
  const old = golden.split(/^(?=## )/m).filter(Boolean);
  if (process.env.ACCEPT) {
    const others = old.filter((part) => !part.startsWith(`## ${title}\n`));
    await writeFile(
      GOLDEN,
      [...others, text]
        .sort()
        .join('\n')
        .replace(/\n{2,}/g, '\n\n'),
    );
    return;
  }
  expect(text).toBe(`${old.find((part) => part.startsWith(`## ${title}\n`))?.trimEnd()}\n`);
}

// Both write to one file when they are accepted.
test.describe.configure({ mode: 'serial' });

test('against a computer', async ({ page }) => {
  await listen(page);
  const twin = new Twin(page);
  await twin.begin(['human', 'computer', 'none', 'none'], 11);
  for (let asked = await twin.ask(), i = 0; asked && i < 16; i += 1) {
    if (i === 2) for (const key of ['s', 'v', 'b', 'v', 'w', 'h', 'w', ':nonsense']) await press(page, key);
    await press(page, `:${asked.choice.label}`);
    asked = await twin.ask();
  }
  await expect(choices(page).first()).toBeVisible();
  await compare('Against a computer', await heard(page));
});

test('two people with one device', async ({ page }) => {
  await listen(page);
  const twin = new Twin(page);
  await twin.begin(['human', 'human', 'none', 'none'], 5);
  for (let covers = 0; covers < 4; ) {
    await expect(cover(page).or(choices(page).first())).toBeVisible();
    if (await cover(page).isVisible()) {
      covers += 1;
      await takeOver(page);
      if (covers === 2) {
        await press(page, 'Escape');
        await takeOver(page);
      }
    } else {
      const { choice } = await twin.ask();
      await press(page, `:${choice.label}`);
    }
  }
  await compare('Two people with one device', await heard(page));
});
