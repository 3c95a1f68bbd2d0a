// Lets modules of the page fetch their own files in Node, as the browser lets them. Imported before any of them.
import { readFile } from 'node:fs/promises';

const { fetch } = globalThis;

globalThis.fetch = async (from, how) => {
  const url = new URL(from instanceof Request ? from.url : from);
  return url.protocol === 'file:' ? new Response(await readFile(url)) : fetch(from, how);
};
