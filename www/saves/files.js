// Games as files on the player's own device: written as a download, read from a chosen or dropped file.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';

// A game of a thousand choices has some twenty kilobytes.
const LARGEST = 500_000;

/**
 * "Ann-Bob-2026-11-30.smash"
 * @param {string[]} players
 * @param {number} at
 * @param {string} [ending]
 */
export function fileName(players, at, ending = 'smash') {
  const words = players.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')).filter(Boolean);
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${[...words, year, month, day].join('-')}.${ending}`;
}

/**
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/**
 * Lets the player choose a file, or drop one on a part of the page.
 * @param {HTMLElement} target where it may be dropped
 * @param {(text: string, name: string) => void} take
 * @param {(why: string) => void} refuse
 * @returns {HTMLElement} the button that chooses
 */
export function fileButton(target, take, refuse) {
  /** @param {File | undefined} file */
  const read = async (file) => {
    if (!file) return;
    if (file.size > LARGEST) return refuse(t('files-too-large', { file: file.name }));
    const text = await file.text().catch(() => null);
    if (text === null) refuse(t('files-unreadable', { file: file.name }));
    else take(text, file.name);
  };
  // No kinds are named: devices that do not know .smash would grey the files out.
  const field = h('input', { type: 'file', hidden: true, 'aria-label': t('files-label') });
  field.addEventListener('change', () => {
    read(field.files?.[0]);
    field.value = '';
  });
  target.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    target.classList.add('dropping');
  });
  target.addEventListener('dragleave', () => target.classList.remove('dropping'));
  target.addEventListener('drop', (event) => {
    target.classList.remove('dropping');
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  });
  return h('span', {}, h('button', { type: 'button', onclick: () => field.click() }, t('files-import')), field);
}
