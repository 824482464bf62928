import { fetchOnce } from '../fetchOnce.ts';

const loadContent = fetchOnce(() => import('./PopoverContent.tsx'));
const loadTabs = fetchOnce(() => import('../tabs/InboxTabs.tsx'));

/** What a popover is made of. */
export type PopoverParts = Awaited<ReturnType<typeof loadPopoverContent>>;

/** Fetches the popover's chunk, and that of its tabs where it has some: they come together, so that nothing moves. */
export async function loadPopoverContent(hasTabs: boolean) {
  const [content, tabs] = await Promise.all([loadContent(), hasTabs ? loadTabs() : undefined]);
  return { ...content, InboxTabs: tabs?.InboxTabs };
}
