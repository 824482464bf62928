import type { Box } from './placeMarkers.ts';

/** A piece of a drawn part, by its `data-carillon`. */
export interface Piece extends Box {
  readonly identity: string;
  readonly element: Element;
}

/** What every part is made of, and what is there to be heard only. */
const material = new Set([
  'root',
  'icon',
  'icon-button',
  'button',
  'avatar',
  'count-badge',
  'markdown',
  'html',
  'text',
  'select',
  'switch',
  'checkbox',
  'search-field',
  'skeleton',
  'spinner',
  'layer',
  'tooltip',
  'visually-hidden',
  'announcement',
]);

/** Whose pieces have a drawing of their own. */
const drawnElsewhere = [
  'bell',
  'popover',
  'tabs',
  'message-list',
  'message-item',
  'page',
  'page-message',
  'preferences',
];

/**
 * The pieces of a drawing in the order of the document, each once, but neither what is outside of the parts `of` nor pieces that have a
 * drawing elsewhere. Boxes are relative to `frame`.
 */
export function findPieces(
  drawing: ParentNode,
  frame: Pick<Box, 'x' | 'y'>,
  of: readonly string[],
): readonly Piece[] {
  const found = new Map<string, Piece>();
  const own = of.map((identity) => `[data-carillon="${identity}"]`).join();
  const others = drawnElsewhere
    .filter((identity) => !of.includes(identity))
    .map((identity) => `[data-carillon="${identity}"] *`)
    .join();
  for (const element of drawing.querySelectorAll<HTMLElement>('[data-carillon]')) {
    const identity = element.dataset.carillon ?? '';
    const isOwn = element.closest(own) !== null && !element.matches(others);
    const isNew = !material.has(identity) && !found.has(identity);
    if (isOwn && isNew && isDrawn(element) && !isCovered(element, own)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      found.set(identity, {
        identity,
        element,
        x: Math.round(left - frame.x),
        y: Math.round(top - frame.y),
        width: Math.round(width),
        height: Math.round(height),
      });
    }
  }
  return [...found.values()];
}

/** Whether something of it can be seen: a button at rest has a place, and hides what is in it. */
function isDrawn(element: Element): boolean {
  const { children, childNodes, tagName } = element;
  const hasWords = [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  return isSeen(element) && (tagName !== 'BUTTON' || hasWords || [...children].some(isSeen));
}

/** Larger than what is there to be heard. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const how = { visibilityProperty: true, opacityProperty: true };
  return width > 1 && height > 1 && element.checkVisibility(how);
}

/** A bell lies behind the sheet of a phone: whether another of the parts is over its middle. */
function isCovered(element: Element, parts: string): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)?.closest(parts);
  return over != null && over !== element.closest(parts) && !element.contains(over);
}
