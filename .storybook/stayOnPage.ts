/**
 * Keeps a story's page where it is: a link that is left to the browser would unload everything that runs on the page. Its listener is the
 * last to receive a click, so that a story about such a link sees what the browser would have done. Returns the way back.
 */
export function stayOnPage(): () => void {
  const stay = (event: MouseEvent) => {
    const isLink = event.composedPath().some((part) => part instanceof Element && part.matches('a[href]'));
    if (isLink) {
      event.preventDefault();
    }
  };
  const last = () => window.addEventListener('click', stay, { once: true });
  window.addEventListener('click', last, { capture: true });
  return () => {
    window.removeEventListener('click', last, { capture: true });
    window.removeEventListener('click', stay);
  };
}
