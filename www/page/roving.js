// Arrow keys inside a region. Of all its buttons, one is reached by Tab; the arrows move to the next and the one
// before, and where there are columns, left and right to the same place in another. What a drawing takes away hands its
// place on to what is there then, and first to what can be chosen.

/** @type {WeakMap<Element, { now: HTMLElement | null }>} */
const regions = new WeakMap();

/** What in a region Tab leads to. @param {Element} region */
export const current = (region) => regions.get(region)?.now ?? null;

/** @param {Element} item */
const isOpen = (item) => {
  const fold = (item.matches('summary') ? item.parentElement?.parentElement : item)?.closest('details:not([open])');
  return !fold && !item.closest('[hidden]') && !(/** @type {HTMLButtonElement} */ (item).disabled);
};

const ITEMS = 'button, summary, a[href]';
/** The keys that lead to another item. */
const GOING = /^(Home|End|Arrow(Left|Right|Up|Down))$/;

/**
 * @param {HTMLElement} region
 * @param {string} [columns] what is one, as a selector
 */
export function rove(region, columns) {
  /** @type {{ now: HTMLElement | null }} */
  const state = { now: null };
  regions.set(region, state);
  let place = 0;
  const all = () => /** @type {HTMLElement[]} */ ([...region.querySelectorAll(ITEMS)]).filter(isOpen);

  /** @param {HTMLElement | null} item */
  function turnTo(item) {
    if (state.now && state.now !== item) state.now.tabIndex = -1;
    state.now = item;
    if (item) item.tabIndex = 0;
  }
  function settle() {
    const list = all();
    const kept = state.now !== null && list.includes(state.now);
    for (const item of list) if (item !== state.now && item.tabIndex !== -1) item.tabIndex = -1;
    const choosable = kept ? undefined : list.slice(place).find((item) => item.matches('[data-choice]'));
    if (!kept) turnTo(choosable ?? list[Math.min(place, list.length - 1)] ?? null);
    place = state.now ? Math.max(0, list.indexOf(state.now)) : 0;
  }
  new MutationObserver(settle).observe(region, { childList: true, subtree: true });
  region.addEventListener('toggle', settle, true);
  region.addEventListener('focusin', (event) => {
    const item = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(ITEMS));
    if (!item) return;
    turnTo(item);
    place = Math.max(0, all().indexOf(item));
  });
  region.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const from = /** @type {HTMLElement} */ (event.target);
    if (!GOING.test(event.key) || (from !== region && !from.matches(ITEMS))) return;
    const next = step(
      all().filter((item) => item.checkVisibility()),
      from === region ? null : from,
      event.key,
      columns,
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  settle();
}

/**
 * @param {HTMLElement[]} list
 * @param {HTMLElement | null} from null for the region itself
 * @param {string} key
 * @param {string} [columns]
 */
function step(list, from, key, columns) {
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  if (!from) return list.find((item) => item.tabIndex === 0) ?? list[0];
  const way = /Left|Up/.test(key) ? -1 : 1;
  if (!columns || /Up|Down/.test(key)) return list[list.indexOf(from) + way];
  const all = [...new Set(list.map((item) => item.closest(columns)))];
  const inside = (/** @type {Element | null | undefined} */ column) => list.filter((item) => column?.contains(item));
  const here = from.closest(columns);
  const there = inside(all[all.indexOf(here) + way]);
  return there[Math.min(inside(here).indexOf(from), there.length - 1)];
}
