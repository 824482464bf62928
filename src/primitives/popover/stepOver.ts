/** Radix's Tab stops at the ends of the page, which lead nowhere. */
export function guardsOf(page: Document): readonly Element[] {
  return [...page.querySelectorAll('[data-radix-focus-guard]')];
}

/**
 * Takes elements out of the Tab order for the one step that the browser is about to take, and calls `onLeave` if that step leads
 * out of the page.
 */
export function stepOver(page: Document, over: readonly Element[], onLeave: () => void): void {
  const those = over.filter((element) => !element.hasAttribute('inert'));
  for (const element of those) {
    element.setAttribute('inert', '');
  }
  setTimeout(() => {
    for (const element of those) {
      element.removeAttribute('inert');
    }
  });
  const end = new AbortController();
  const { signal } = end;
  page.defaultView?.addEventListener('blur', onLeave, { once: true, signal });
  for (const arrival of ['focusin', 'keydown', 'pointerdown']) {
    // The event of the key that moves the focus is still being dispatched.
    setTimeout(() => page.addEventListener(arrival, () => end.abort(), { once: true, signal }));
  }
}
