/** The element that has the focus, seen through shadow roots. */
export function focusedIn(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return focused;
}

/**
 * What the Tab key stops at inside an element, in order, and `also`, wherever it stands between them. Shadow roots are looked
 * into, and slots stand for what the page put into them.
 */
export function focusStops(root: Element, also?: Element): readonly HTMLElement[] {
  return childrenOf(root).flatMap((child) => [
    ...(child === also || isStop(child) ? [child as HTMLElement] : []),
    ...focusStops(child, also),
  ]);
}

function childrenOf(element: Element): readonly Element[] {
  if (element.localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedElements();
    if (assigned.length > 0) {
      return assigned;
    }
  }
  return [...(element.shadowRoot ?? element).children];
}

function isStop(element: Element): boolean {
  return (
    (element as HTMLElement).tabIndex >= 0 &&
    !element.matches(':disabled, [inert], [inert] *') &&
    // Where a host tests without a browser, nothing is laid out, and everything counts.
    element.checkVisibility?.({ visibilityProperty: true }) !== false
  );
}
