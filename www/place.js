// Where the page's own files lie. The only script that asks: it stays beside index.html, also when `cargo xtask dist`
// has put all scripts into one.

/** @param {string} path from the folder of index.html */
export const place = (path) => new URL(path, import.meta.url);
