// What the mouse rests on, the focus comes to or a finger holds, inside of a part of the page. A finger that taps has
// not come to read; one that holds reads, and chooses nothing when it lets go.

const LONG_PRESS = 500;
/** How long the mouse or the focus rests on something until it counts. */
const REST = 250;

/** A finger has just let go after a long press. */
let held = false;
// By then, something else may be under it.
document.addEventListener(
  'pointerdown',
  () => {
    held = false;
  },
  true,
);
document.addEventListener(
  'click',
  (event) => {
    if (held) event.stopPropagation();
    held = false;
  },
  true,
);

/** @param {Event} event */
const touched = (event) => event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * @typedef {object} Act
 * @property {(element: Element) => void} come told at once what is pointed at
 * @property {(element: Element | null) => void} rest told what mouse or focus rest on
 * @property {(element: Element) => boolean} read a long press or a right click; says whether it was for this
 */
/**
 * @param {HTMLElement} root
 * @param {Act} act
 */
export function follow(root, { come, rest, read }) {
  const target = (/** @type {Event} */ event) => /** @type {Element} */ (event.target);
  /** What is done now is done by a finger. */
  let finger = false;
  let resting = 0;
  let pressing = 0;
  const point = (/** @type {Event} */ event) => {
    const element = target(event);
    come(element);
    clearTimeout(resting);
    if (!finger) resting = window.setTimeout(() => rest(element), REST);
  };
  for (const done of ['pointerover', 'pointerdown', 'keydown'])
    root.addEventListener(
      done,
      (event) => {
        finger = touched(event);
      },
      true,
    );
  root.addEventListener('pointerover', point);
  root.addEventListener('focusin', point);
  root.addEventListener('pointerleave', () => {
    clearTimeout(resting);
    resting = window.setTimeout(() => rest(document.activeElement), REST);
  });
  root.addEventListener('contextmenu', (event) => {
    if (read(target(event))) event.preventDefault();
  });
  root.addEventListener('pointerdown', (event) => {
    clearTimeout(pressing);
    if (!touched(event)) return;
    pressing = window.setTimeout(() => {
      held = read(target(event));
    }, LONG_PRESS);
  });
  for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, () => clearTimeout(pressing));
  root.addEventListener('pointermove', ({ movementX, movementY }) => {
    if (Math.abs(movementX) + Math.abs(movementY) > 4) clearTimeout(pressing);
  });
}
