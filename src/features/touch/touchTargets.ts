/** What takes the way of a finger itself, beside what scrolls sideways. */
const dragged = 'input, select, textarea, video, [contenteditable], [role=slider]';

/** What a long press of a row may not mean, but for its title. */
const pressed = `a, button, ${dragged}`;

/** The elements from the one that an event is for to before the list. */
export function partsIn(event: Event, list: Element): readonly Element[] {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(list)).filter((part): part is Element => 'matches' in part);
}

/** What is around the row of these in the feed. */
export function rowAmong(parts: readonly Element[]): HTMLElement | undefined {
  return parts.find((part): part is HTMLElement => part.matches('[data-entry^="message "]'));
}

/** Whether a touch of these may carry the row. */
export function swipeable(parts: readonly Element[]): boolean {
  return !parts.some((part) => part.matches(dragged) || scrollsSideways(part));
}

/** Whether a long press of these may select the row. */
export function pressable(parts: readonly Element[]): boolean {
  return !parts.some((part) => part.matches(pressed) && part.getAttribute('data-carillon') !== 'item-title');
}

function scrollsSideways(part: Element): boolean {
  return part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX);
}
