// What comes after a game, or beside it, and is fetched when it is wanted: in one piece, since each file costs a
// visitor more than the few bytes that it would save others.

export { Analysis } from './analysis/analysis.js';
export { Replay } from './replay/replay.js';
export { showShare } from './replay/share.js';
