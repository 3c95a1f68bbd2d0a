// Playing without a network, and new versions of the page. The service worker (../sw.js) keeps the page on this
// device. A new version is fetched in the background and waits, because a game goes on with the rules it was begun
// with. It comes when a tab turns to the set-up while no tab has a game on the table, or when somebody wants it now;
// then every tab loads the page anew.
//
// A tab with a game on its table shares a lock with the others; whoever gets it alone knows that there is none.

import { place } from '../place.js';
import { byId, h, present } from './dom.js';
import { say } from './live.js';
import { t } from './words.js';

const ROOT = place('./');
const LOCK = `basebreaker ${ROOT}`;

/** What the page is kept by; undefined where the browser keeps no pages. @type {Promise<ServiceWorkerRegistration | undefined>} */
let registered = Promise.resolve(undefined);
/** Whether a game is on the table. */
let taken = false;
/** Lets go of the lock. */
let clear = () => {};
/** Ends when the lock is let go of. @type {Promise<unknown>} */
let holding = Promise.resolve();

/**
 * Begins to keep the page.
 * @param {() => void} reload loads the page anew, when another version has taken over
 */
export function keepPage(reload) {
  // Frames, private windows and addresses without https may refuse; the page is the same without.
  registered = register(reload).catch(() => undefined);
}

/** @param {() => void} reload */
async function register(reload) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return undefined;
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first visit was not served by any version: nothing changes for it.
    if (served) reload();
    served = true;
  });
  const registration = await serviceWorker.register(new URL('sw.js', ROOT), { updateViaCache: 'none' });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => draw(registration));
  });
  draw(registration);
  return registration;
}

/** A game is on the table now, or a replay: a new version has to wait. */
export function tableTaken() {
  if (taken) return;
  taken = true;
  const held = new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    clear = resolve;
  });
  holding = registered.then((registration) => {
    draw(registration);
    return registration && navigator.locks.request(LOCK, { mode: 'shared' }, () => held);
  });
}

/** The page has turned to the set-up: if a new version is waiting, this is its moment. */
export async function tableFree() {
  const left = taken;
  taken = false;
  clear();
  await holding;
  const registration = await registered;
  if (!registration || taken) return;
  draw(registration);
  if (registration.waiting)
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && takeOver(registration));
  // A page that stays open for weeks asks now and then.
  else if (left) await registration.update().catch(() => {});
}

/** @param {ServiceWorkerRegistration} registration */
const takeOver = ({ waiting }) => waiting?.postMessage('take over');

/**
 * The quiet line in the footer.
 * @param {ServiceWorkerRegistration | undefined} registration
 */
function draw(registration) {
  const notice = byId('update');
  // Without an active version, this is the first one on its way.
  const ready = registration?.active && registration.waiting;
  const words = t(taken ? 'update-after-game' : 'update-ready');
  if (ready && notice.hidden) say(words);
  notice.hidden = !ready;
  notice.replaceChildren(
    ...present([
      ready && h('span', {}, words),
      ready && h('button', { type: 'button', onclick: () => takeOver(registration) }, t('update-now')),
    ]),
  );
}
