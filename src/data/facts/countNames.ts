import type { QueryName } from './queryKeys.ts';

/** The counts among `queryKeys`. */
export const countNames = ['unread', 'unseen', 'tab'] as const satisfies readonly QueryName[];
