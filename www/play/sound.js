// Sound, off until it is switched on: a few short cues, each made of notes in a table and played by the browser
// itself. Nothing is only heard: each cue stands for something that is shown as well.

import { setting } from '../saves/storage.js';

/**
 * One note: its shape, its pitch from and to in hertz, when it begins and how long it is in seconds, and how loud.
 * @typedef {object} Note
 * @property {OscillatorType} shape
 * @property {number} from
 * @property {number} [to]
 * @property {number} at
 * @property {number} length
 * @property {number} loud
 */
/** @typedef {'card' | 'destroyed' | 'scores' | 'decision' | 'end'} Cue */

/** @type {Record<Cue, Note[]>} */
export const CUES = {
  card: [{ shape: 'triangle', from: 300, to: 420, at: 0, length: 0.09, loud: 0.5 }],
  destroyed: [{ shape: 'sawtooth', from: 200, to: 60, at: 0, length: 0.24, loud: 0.3 }],
  scores: [
    { shape: 'triangle', from: 392, at: 0, length: 0.14, loud: 0.5 },
    { shape: 'triangle', from: 523, at: 0.11, length: 0.14, loud: 0.5 },
    { shape: 'triangle', from: 659, at: 0.22, length: 0.3, loud: 0.5 },
  ],
  decision: [
    { shape: 'sine', from: 660, at: 0, length: 0.12, loud: 0.5 },
    { shape: 'sine', from: 880, at: 0.1, length: 0.18, loud: 0.4 },
  ],
  end: [
    { shape: 'triangle', from: 523, at: 0, length: 0.18, loud: 0.5 },
    { shape: 'triangle', from: 659, at: 0.15, length: 0.18, loud: 0.5 },
    { shape: 'triangle', from: 784, at: 0.3, length: 0.18, loud: 0.5 },
    { shape: 'triangle', from: 1047, at: 0.45, length: 0.6, loud: 0.5 },
  ],
};
/** What is heard of a line of the log. @type {Record<string, Cue>} */
export const OF_LINE = {
  'log-plays': 'card',
  'log-plays-at': 'card',
  'log-plays-on': 'card',
  'log-destroyed': 'destroyed',
  'log-scores': 'scores',
  'log-wins': 'end',
  'monster-log-draws': 'card',
  'monster-log-draws-cards': 'card',
  'monster-log-burns': 'destroyed',
  'monster-log-attacks': 'card',
  'monster-log-defends': 'card',
  'monster-log-steals': 'scores',
  'monster-log-steals-cards': 'scores',
  'monster-log-eliminated': 'destroyed',
  'monster-log-wins-suit': 'end',
  'monster-log-wins-cards': 'end',
  'monster-log-wins-last': 'end',
};
/** Seconds between two cues of one moment. */
const APART = 0.14;

/** In percent. */
export const volume = () => Number(setting('volume') ?? 50);
export const isOn = () => setting('sound') === 'on';

/** Made for the first cue. @type {AudioContext | null} */
let context = null;
/** Browsers let nothing sound before the page has been touched. */
let touched = false;
for (const input of ['pointerdown', 'keydown'])
  addEventListener(input, () => (touched = true), { capture: true, once: true });

/**
 * @param {Cue} name
 * @param {number} [after] seconds from now
 */
export function cue(name, after = 0) {
  if (!isOn() || !touched) return;
  context ??= new AudioContext();
  context.resume();
  for (const note of CUES[name]) play(context, note, context.currentTime + after);
}
/** @param {import('../games/kit').Line[]} lines of one moment */
export function cues(lines) {
  const names = new Set(lines.flatMap(({ message }) => OF_LINE[message.id] ?? []));
  for (const [i, name] of [...names].entries()) cue(name, i * APART);
}

/**
 * @param {AudioContext} audio
 * @param {Note} note
 * @param {number} start
 */
function play(audio, { shape, from, to = from, at, length, loud }, start) {
  const [begin, end] = [start + at, start + at + length];
  const pitch = new OscillatorNode(audio, { type: shape, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  pitch.frequency.setValueAtTime(from, begin);
  pitch.frequency.exponentialRampToValueAtTime(to, end);
  // A note that begins or ends at once would click.
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime((loud * volume()) / 200, begin + 0.01);
  gain.gain.linearRampToValueAtTime(0, end);
  pitch.connect(gain).connect(audio.destination);
  pitch.start(begin);
  pitch.stop(end);
}
