import { late } from '../../base/index.ts';

/** What asks the host for the hash. Few hosts have that asked, and a failure is one of the session, which is tried again. */
export const loadHash = late(() => import('./subscriberHash.ts'));
