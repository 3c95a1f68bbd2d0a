// The set-up screen: who plays, with which factions. "Play" at once starts a sensible game.

import { h, plural } from './dom.js';
import { factions, savedRecord, seed } from './session.js';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

/**
 * @param {(record: import('./view').GameRecord) => void} start
 * @returns {HTMLElement}
 */
export function setupScreen(start) {
  const all = factions();
  const saved = savedRecord();
  const select = (
    /** @type {string} */ label,
    /** @type {[string, string][]} */ options,
    /** @type {string} */ value,
  ) =>
    h(
      'select',
      { 'aria-label': label },
      ...options.map(([v, text]) => h('option', { value: v, selected: v === value }, text)),
    );
  const rows = NAMES.map((name, i) => {
    const kind = select(
      `Seat ${i + 1}`,
      [
        ['human', 'Human'],
        ['computer', 'Computer'],
        ['none', 'Nobody'],
      ],
      i === 0 ? 'human' : i === 1 ? 'computer' : 'none',
    );
    if (i < 2) kind.lastElementChild?.remove();
    const picks = [0, 1].map((n) =>
      select(
        `${n === 0 ? 'First' : 'Second'} faction of seat ${i + 1}`,
        [['', 'any'], ...all.map((f, at) => /** @type {[string, string]} */ ([String(at), f.name]))],
        '',
      ),
    );
    const label = h('input', { value: name, maxlength: 16, 'aria-label': `Name of seat ${i + 1}` });
    const row = h('li', { class: 'seat-row' }, label, kind, ...picks);
    return { row, label, kind, picks };
  });
  const how = select(
    'Factions that are not chosen',
    [
      ['deal', 'are dealt at random'],
      ['draft', 'are drafted in turn'],
    ],
    'deal',
  );
  const seedInput = h('input', { inputmode: 'numeric', pattern: '[0-9]*', placeholder: 'random', id: 'seed' });
  const copies = h('p', { class: 'hint', hidden: true });
  const seated = () => rows.filter((row) => row.kind.value !== 'none');
  const update = () => {
    const many = seated().length * 2 > all.length;
    copies.hidden = !many;
    copies.textContent = `${plural(all.length, 'faction')} do not go round: two players may take the same one.`;
  };
  for (const row of rows) row.kind.addEventListener('change', update);

  const play = h('button', { class: 'primary', type: 'submit' }, 'Play');
  const form = h(
    'form',
    {
      class: 'setup',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const seats = seated().map(({ label, kind, picks }, i) => {
          const chosen = picks.filter((p) => p.value !== '').map((p) => Number(p.value));
          const names = label.value.trim() || NAMES[i] || 'Ann';
          return { name: names, factions: [...new Set(chosen)], human: kind.value === 'human' };
        });
        const asked = Number(seedInput.value);
        start({
          setup: {
            seats,
            seed: seedInput.value && Number.isSafeInteger(asked) ? asked : seed(),
            draft: how.value === 'draft',
            options: { duplicates: seats.length * 2 > all.length },
          },
          choices: [],
        });
      },
    },
    h('h2', {}, 'New game'),
    h('p', {}, 'Two factions each, shuffled together. First to 15 victory points wins.'),
    h('ol', { class: 'seats', 'aria-label': 'Seats' }, ...rows.map((row) => row.row)),
    h('p', {}, h('label', {}, 'Factions that are not chosen ', how)),
    copies,
    h('p', {}, h('label', { for: 'seed' }, 'Seed '), seedInput),
    h('p', { class: 'buttons' }, play),
  );
  const screen = h('section', { class: 'setup-screen' });
  if (saved) {
    const names = saved.setup.seats.map((s) => s.name).join(', ');
    screen.append(
      h(
        'section',
        { class: 'resume', 'aria-label': 'Unfinished game' },
        h('p', {}, `A game of ${names} is not finished: ${plural(saved.choices.length, 'choice')} made.`),
        h('button', { type: 'button', class: 'primary', onclick: () => start(saved) }, 'Go on'),
      ),
    );
  }
  const list = all.map((faction) =>
    h(
      'details',
      {},
      h('summary', {}, faction.name),
      h(
        'ul',
        {},
        ...faction.cards.map((card) =>
          h(
            'li',
            {},
            h('b', {}, `${card.copies} × ${card.name}`),
            card.power === null ? '' : ` (${card.power})`,
            `: ${card.text}`,
          ),
        ),
        ...faction.bases.map((base) =>
          h('li', {}, h('b', {}, base.name), ` (base ${base.breakpoint}; ${base.vp.join('/')}): ${base.text}`),
        ),
      ),
    ),
  );
  screen.append(form, h('section', { class: 'browser' }, h('h2', {}, 'The factions'), ...list));
  update();
  queueMicrotask(() => play.focus());
  return screen;
}
