import { flushSync } from 'react-dom';
import { loadOverlays } from './useOverlays.tsx';

/**
 * Opens the menu of a button, as the reader does by the arrow down, and chooses one of its commands, by selector: at once, if what menus are
 * made of is there. Gives the button.
 */
export function openMenu(place: Element, button: string, command?: string): HTMLElement | null {
  const opened = place.querySelector<HTMLElement>(button);
  const open = () => {
    flushSync(() => {
      opened?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
      );
    });
    if (command) {
      menuOf(opened)?.querySelector<HTMLElement>(command)?.click();
    }
  };
  if (loadOverlays.chunk) {
    open();
  } else {
    // Without them the reader is told nothing, as by a press of the button.
    void loadOverlays().then(open, () => {});
  }
  return opened;
}

/** The open menu of a button. */
export function menuOf(button: HTMLElement | null): HTMLElement | null {
  const page = button?.getRootNode() as Document | ShadowRoot | undefined;
  return page?.getElementById(button?.getAttribute('aria-controls') ?? '') ?? null;
}
