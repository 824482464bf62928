import { within } from 'storybook/test';

/** The element that scrolls a feed. */
export function listOf(feed: HTMLElement): HTMLElement {
  return feed.closest<HTMLElement>('[data-carillon="message-list"]') ?? feed;
}

/** Whether some of an element is to be seen in its list. */
export function isInSight(element: Element | null): boolean {
  const list = element?.closest('[data-carillon="message-list"]')?.getBoundingClientRect();
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return list !== undefined && bottom > list.top && top < list.bottom;
}

/** The rows of which some is to be seen. */
export function rowsInSight(list: HTMLElement): HTMLElement[] {
  return within(list).queryAllByRole('article').filter(isInSight);
}

/** How far from the top of the page an element stands, in whole pixels. */
export function topPx(element: Element | null | undefined): number {
  return Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
}

/** Waits until the browser has drawn what was changed. */
export async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** How many of some points down the list show nothing. */
export function holeInSight(list: HTMLElement): number {
  const { left, top, height } = list.getBoundingClientRect();
  const points = Array.from({ length: 10 }, (_, part) => top + 5 + (part * (height - 10)) / 9);
  return points.filter((y) => !document.elementFromPoint(left + 40, y)?.closest('[data-entry]')).length;
}
