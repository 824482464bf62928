/** The element that has the focus, seen through shadow roots. */
export function focusedIn(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return focused;
}

/**
 * The Tab stops inside an element, in order, and `also`, at its position among them. Includes those in shadow roots, and in place
 * of a slot the elements that are assigned to it.
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
    // In a host's tests without a browser nothing has a layout, and everything counts as visible.
    element.checkVisibility?.({ visibilityProperty: true }) !== false
  );
}
