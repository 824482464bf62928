import { flushSync } from 'react-dom';

/**
 * Opens the menu of a button, as the reader does by the arrow down, and chooses one of its commands, by selector. Gives the button, which may be another
 * one after its menu was made.
 */
export function openMenu(place: Element, button: string, command?: string): HTMLElement | null {
  const now = () => place.querySelector<HTMLElement>(button);
  flushSync(() => {
    now()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  });
  const opened = now();
  if (command) {
    menuOf(opened)?.querySelector<HTMLElement>(command)?.click();
  }
  return opened;
}

/** The open menu of a button. */
export function menuOf(button: HTMLElement | null): HTMLElement | null {
  const page = button?.getRootNode() as Document | ShadowRoot | undefined;
  return page?.getElementById(button?.getAttribute('aria-controls') ?? '') ?? null;
}
