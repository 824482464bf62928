import { late } from '../../base/index.ts';

/** Fetches the popover. */
export const loadContent = late(() => import('./PopoverContent.tsx'));

/** Fetches the popover's tabs, whose code a popover without tabs does not load. */
export const loadTabs = late(() => import('../tabs/InboxTabs.tsx'));
