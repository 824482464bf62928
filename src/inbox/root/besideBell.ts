import { late } from '../../base/index.ts';

/** What a page with an inbox needs soon after its first paint: the first count is not announced, and no bell has features. */
export const loadBesideBell = late(() => import('./UnreadAnnouncement.tsx'));
