/**
 * Takes an element out of the Tab order for the one step that the browser is about to take, and calls `onLeave` if that step leads
 * out of the page.
 */
export function stepOver(page: Document, over: Element | undefined, onLeave: () => void): void {
  over?.setAttribute('inert', '');
  setTimeout(() => over?.removeAttribute('inert'));
  const end = new AbortController();
  const { signal } = end;
  page.defaultView?.addEventListener('blur', onLeave, { once: true, signal });
  for (const arrival of ['focusin', 'keydown', 'pointerdown']) {
    // The event of the key that moves the focus is still being dispatched.
    setTimeout(() => page.addEventListener(arrival, () => end.abort(), { once: true, signal }));
  }
}
