// What the page adds to the engine's links: the moment of a game at which a replay opens, "#g1.xxx&ply=57".
// All of it stands in the fragment, which no browser sends anywhere.

/** @param {string} hash */
export function readLink(hash) {
  const [fragment = '', ...rest] = hash.split('&');
  const ply = new URLSearchParams(rest.join('&')).get('ply');
  return {
    /** The engine's part; empty if there is none. */
    fragment: /^#([gm]1\.|p1\.|s=)./.test(fragment) ? fragment : '',
    ply: ply !== null && /^\d{1,5}$/.test(ply) ? Number(ply) : undefined,
  };
}

/**
 * @param {string} fragment
 * @param {number} [ply]
 */
export const withPly = (fragment, ply) => (ply === undefined ? fragment : `${fragment}&ply=${ply}`);
