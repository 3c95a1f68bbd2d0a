// The focus is never nowhere. When what had it is gone, the question gets it, or the first button of the screen.

export function refocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const prompt = document.getElementById('prompt') ?? document.querySelector('main button');
  if (prompt instanceof HTMLElement) prompt.focus({ preventScroll: true });
}
