import { panelOf } from './panelOf.ts';

/** The panel, popover or page around a part, or where there is none its whole inbox. */
export function inboxOf(part: Element | null): HTMLElement | null {
  return panelOf(part) ?? part?.closest<HTMLElement>('[data-carillon="root"]') ?? null;
}
