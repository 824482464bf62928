import { roomOf } from './roomOf.ts';

/** Puts a layer on top of the page, if it is not in the body or if that is wanted. */
export function raise(layer: HTMLElement | null | undefined, isWanted = false): void {
  // Some browsers have no popovers.
  if (layer?.showPopover && (isWanted || roomOf(layer) !== layer.ownerDocument.body)) {
    layer.popover = 'manual';
    layer.togglePopover(true);
  }
}

/** Modal dialogs, and what fills the screen, if it can hold more than its own. */
const modals = ':modal:not(html, iframe, video, canvas)';

/**
 * Keeps an element on top of a page, whatever a host opens meanwhile: in its modal dialog or what fills the screen, outside of which nothing
 * can be pressed, or else in the body, if not in a container. Returns a function that ends it.
 */
export function keepOnTop(
  element: HTMLElement,
  page: Document,
  container: HTMLElement | null | undefined,
): () => void {
  const put = (change?: object) => {
    // A browser, or the imitation of one, that has no popovers may not know the selector.
    const [modal] = 'showPopover' in element ? [...page.querySelectorAll(modals)].reverse() : [];
    const place = container ?? modal ?? page.body;
    if (element.parentNode !== place || change instanceof Event) {
      place.append(element);
    }
    raise(element, true);
  };
  // By this React Aria knows what is no outside.
  element.dataset.reactAriaTopLayer = '';
  put();
  // A dialog may be taken out of the page with all that is in it.
  const observer = new MutationObserver(put);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['open'] });
  // What fills the screen is on top of what was there before.
  page.addEventListener('fullscreenchange', put);
  return () => {
    observer.disconnect();
    page.removeEventListener('fullscreenchange', put);
  };
}
