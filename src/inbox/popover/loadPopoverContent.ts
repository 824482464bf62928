import { fetchOnce } from '../fetchOnce.ts';

const loadContent = fetchOnce(() => import('./PopoverContent.tsx'));
const loadTabs = fetchOnce(() => import('../tabs/InboxTabs.tsx'));

/** The components of a popover. */
export type PopoverParts = Awaited<ReturnType<typeof loadPopoverContent>>;

/** Fetches the popover's chunk, and that of its tabs where it has some: both at once, so that the layout does not shift. */
export async function loadPopoverContent(hasTabs: boolean) {
  const [content, tabs] = await Promise.all([loadContent(), hasTabs ? loadTabs() : undefined]);
  return { ...content, InboxTabs: tabs?.InboxTabs };
}
