import { fetchOnce } from '../fetchOnce.ts';

/** Fetches the popover. */
export const loadContent = fetchOnce(() => import('./PopoverContent.tsx'));

/** Fetches the popover's tabs, whose code a popover without tabs does not load. */
export const loadTabs = fetchOnce(() => import('../tabs/InboxTabs.tsx'));
