/**
 * Adds words to the name that an element has by its `aria-label`, also to those that it gets later. An element without one has its name by
 * its contents. Returns a function that takes the words away.
 */
export function addToName(element: Element, words: string): () => void {
  let written: string | undefined;
  const follow = () => {
    const name = element.getAttribute('aria-label');
    if (name !== null && name !== written) {
      written = name + words;
      element.setAttribute('aria-label', written);
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(element, { attributeFilter: ['aria-label'] });
  follow();
  return () => {
    observer.disconnect();
    if (written !== undefined && element.getAttribute('aria-label') === written) {
      element.setAttribute('aria-label', written.slice(0, -words.length));
    }
  };
}
