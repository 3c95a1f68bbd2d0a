// What the tests of saving and of going back share: the engine in Node, to judge what the page keeps; what
// it keeps; and computers that think when they are told to.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { initSync, Session } from '../../pkg/basebreaker.js';
import { choices } from './page.mjs';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });

export { Session };

/** All that the page keeps of games, the newest first. */
export async function kept(page) {
  const all = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('basebreaker.game')),
  );
  return all.map(([key, raw]) => ({ key, raw, save: JSON.parse(raw) })).sort((a, b) => b.save.at - a.save.at);
}
/** The only game that is kept. */
export async function onlySave(page) {
  const all = await kept(page);
  expect(all.length).toBe(1);
  return all[0].save;
}
/** Waits until so many choices are kept. */
export async function waitForChoices(page, number) {
  await expect.poll(async () => (await kept(page))[0]?.save.record.choices.length).toBe(number);
  return (await kept(page))[0].save;
}

/** Makes every computer wait for `letThink`. */
export const holdComputers = (target) =>
  target.addInitScript(() => {
    const held = [];
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      if (message.observation) held.push(() => send.call(this, message));
      else send.call(this, message);
    };
    window.heldComputers = () => held.length;
    window.letThink = () => held.splice(0).map((go) => go()).length;
  });
/** Lets the computer that is waiting think. */
export const letThink = (page) => expect.poll(() => page.evaluate(() => window.letThink())).toBeGreaterThan(0);

/** Waits until a person is asked or a computer is held; says which, or that the game is over. */
export async function waitForDecision(page) {
  const now = async () => {
    if (await choices(page).first().isVisible()) return 'asked';
    if (await page.getByRole('region', { name: 'Result' }).isVisible()) return 'over';
    // A computer that was let go is still thinking until it is held again.
    return (await page.evaluate(() => window.heldComputers())) > 0 ? 'thinking' : '';
  };
  let state = '';
  await expect.poll(async () => (state = await now()), { intervals: [10, 20, 50] }).not.toBe('');
  return state;
}

/** The table as it is drawn, with all that was told; but for what the computer has just done, which passes. */
export const drawn = (page) =>
  page.locator('.scores, .bases, .log, .piles, .recap, .shown, .prompt > :not(.steps), .hand').allTextContents();

/** The file that a button hands out: its name and its text. */
export async function downloaded(page, button) {
  const waiting = page.waitForEvent('download');
  await button.click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
export const exported = (page) => downloaded(page, page.getByRole('button', { name: 'Export', exact: true }));
