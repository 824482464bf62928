import { late } from '../../base/index.ts';

/** Fetches the preferences' chunk, once. */
export const loadPreferencesContents = late(() => import('./PreferencesContents.tsx'));
