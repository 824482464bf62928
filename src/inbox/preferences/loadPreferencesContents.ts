import { fetchOnce } from '../fetchOnce.ts';

/** Fetches the preferences' chunk, once. */
export const loadPreferencesContents = fetchOnce(() => import('./PreferencesContents.tsx'));
