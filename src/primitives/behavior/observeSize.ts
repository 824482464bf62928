/** What each observed element calls. One observer for all of them: a list that is scrolled fast adds and removes hundreds of rows. */
const measures = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

/** Calls `measure` when one of the elements changes its size, and at first. Returns a function that stops it. */
export function observeSize(elements: readonly Element[], measure: () => void): () => void {
  // In a host's tests without a browser nothing has a layout.
  if (typeof ResizeObserver === 'undefined') {
    return () => {};
  }
  observer ??= new ResizeObserver((entries) => {
    // Once for each part, although several of its elements have changed.
    for (const changed of new Set(entries.map(({ target }) => measures.get(target)))) {
      changed?.();
    }
  });
  for (const element of elements) {
    measures.set(element, measure);
    observer.observe(element);
  }
  return () => {
    for (const element of elements) {
      measures.delete(element);
      observer?.unobserve(element);
    }
  };
}
