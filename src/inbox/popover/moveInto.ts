/**
 * Puts an element at the end of another one. What has the focus in it keeps that, and what is scrolled stays so: by itself in browsers that
 * can move what is on the page.
 */
export function moveInto(place: Element, moved: HTMLElement): void {
  if (moved.isConnected && 'moveBefore' in place) {
    place.moveBefore(moved, null);
    return;
  }
  const scrolled = [...moved.querySelectorAll('*')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((element) => [element, element.scrollTop] as const);
  const focused = moved.querySelector<HTMLElement>(':focus');
  place.append(moved);
  for (const [element, top] of scrolled) {
    element.scrollTop = top;
  }
  focused?.focus({ preventScroll: true });
}
