/** A navigation of the page, as Chromium tells of it. */
interface PageNavigation extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly sameDocument: boolean };
}

/**
 * Keeps a story's page where it is: a link that is left to the browser would take all that runs on the page with it. A story that
 * is about such a link listens to the click. Returns the way back.
 */
export function stayOnPage(): () => void {
  const { navigation } = window as Window & { navigation?: EventTarget };
  const stay = (event: Event) => {
    const { navigationType, destination } = event as PageNavigation;
    if (navigationType !== 'reload' && !destination.sameDocument) {
      event.preventDefault();
    }
  };
  navigation?.addEventListener('navigate', stay);
  return () => navigation?.removeEventListener('navigate', stay);
}
