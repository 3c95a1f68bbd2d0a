// A report for whoever repairs the game: what this is, where it runs, and the game as a record that can
// be played again. It is only copied; the page sends nothing. It is in English, for those who read it.

import { h } from './dom.js';
import { ENGLISH, t } from './words.js';

/**
 * @param {{ version: string, options: unknown, record: string, error?: unknown }} facts
 */
export const report = ({ version, options, record, error }) =>
  [
    `Basebreaker ${version || '(version unknown)'}`,
    navigator.userAgent,
    `Window: ${innerWidth} by ${innerHeight}`,
    `Options: ${JSON.stringify(options ?? null)}`,
    error === undefined ? '' : `Stopped by: ${error}`,
    '',
    record,
  ]
    .filter((line, i) => line || i === 5)
    .join('\n');

/**
 * A button that copies; where the browser refuses, the text is shown and selected.
 * @param {() => string} text
 * @param {boolean} [open] whether the text is shown from the start
 */
export function reportBox(text, open = false) {
  const field = h('textarea', {
    readonly: true,
    rows: 8,
    lang: ENGLISH,
    'aria-label': t('report-label'),
    hidden: !open,
  });
  if (open) field.value = text();
  const copy = h('button', { type: 'button' }, t('report-copy'));
  copy.addEventListener('click', async () => {
    field.value = text();
    const done = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    );
    if (!done) {
      field.hidden = false;
      field.select();
    }
    copy.textContent = done ? t('report-copied') : t('report-selected');
  });
  return h('div', { class: 'report' }, field, h('p', { class: 'buttons' }, copy));
}
