/** Whether CSS of the host shows an element. One that is not known counts as shown, and so does all where nothing has a layout. */
export function isShown(element: Element | null): boolean {
  return element?.checkVisibility?.({ visibilityProperty: true }) !== false;
}
