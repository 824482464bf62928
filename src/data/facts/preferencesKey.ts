import type { PreferenceLevel } from '../../platform-constants/index.ts';
import type { Scope } from '../client/identity.ts';
import { queryKeys } from './queryKeys.ts';

/** The key of a level's preferences, which does not depend on the call that fetched them. */
export function preferencesKey(scope: Scope, level: PreferenceLevel) {
  return [...queryKeys(scope).preferences, level] as const;
}
