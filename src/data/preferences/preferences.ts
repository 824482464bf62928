import { useMemo } from 'react';
import type { PreferenceLevel } from '../../platform-constants/index.ts';
import type { FetchOptions } from '../client/fetchOptions.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { preferencesKey } from '../facts/preferencesKey.ts';
import { queryDefaults } from '../facts/queryDefaults.ts';
import { askFact, factOf } from '../facts/recordFact.ts';
import { type ShownResult, useFact } from '../facts/useFact.ts';
import type { Change } from '../model/change.ts';
import type { Fact } from '../model/fact.ts';
import {
  type GlobalPreference,
  parseGlobalPreference,
  parseWorkflowPreferences,
  type WorkflowPreference,
} from '../model/preference.ts';
import { usePendingChanges } from '../outbox/usePendingChanges.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { withPendingSwitches } from './foldSwitches.ts';

/** The type of the preferences of each level. */
export interface PreferencesByLevel {
  /** The preference for all workflows together. */
  readonly global: GlobalPreference;
  /** In the platform's order, one per workflow. */
  readonly template: readonly WorkflowPreference[];
}

const levels: {
  readonly [Level in PreferenceLevel]: {
    parse(body: unknown, onDropped: (error: InboxError) => void): PreferencesByLevel[Level];
    show(fact: Fact<PreferencesByLevel[Level]>, changes: readonly Change[]): PreferencesByLevel[Level];
  };
} = {
  global: {
    parse: parseGlobalPreference,
    show: ({ value, askedAt }, changes) => ({
      ...value,
      preference: withPendingSwitches(value.preference, undefined, changes, askedAt),
    }),
  },
  template: {
    parse: parseWorkflowPreferences,
    show: ({ value, askedAt }, changes) =>
      value.map((row) => ({
        ...row,
        preference: withPendingSwitches(row.preference, row.template._id, changes, askedAt),
      })),
  },
};

/** Key and function of the preferences of all active workflows. @source docs/protocol.md#calls, call 7 */
export function preferencesOptions(client: InboxClient) {
  return optionsOf(client, 'template', 'preferences');
}

/** Key and function of the global preference. @source docs/protocol.md#calls, call 8 */
export function globalPreferencesOptions(client: InboxClient) {
  return optionsOf(client, 'global', 'globalPreferences');
}

/**
 * Key and function of a level's preferences: the global one, or those of all workflows (`template`). They share the cache
 * with the two calls above, which return the same. @source docs/protocol.md#calls, call 9
 */
export function preferencesByLevelOptions<Level extends PreferenceLevel>(client: InboxClient, level: Level) {
  return optionsOf(client, level, 'preferencesByLevel');
}

/** The preferences of all workflows, with the reader's unconfirmed changes. Fails with an `InboxError`. */
export function usePreferences(options: FetchOptions = {}): ShownResult<readonly WorkflowPreference[]> {
  const client = useInboxClient('usePreferences');
  return useLevel(client, preferencesOptions(client), 'template', options);
}

/** The global preference, with the reader's unconfirmed changes. Fails with an `InboxError`. */
export function useGlobalPreferences(options: FetchOptions = {}): ShownResult<GlobalPreference> {
  const client = useInboxClient('useGlobalPreferences');
  return useLevel(client, globalPreferencesOptions(client), 'global', options);
}

/** The preferences of one level of `preferenceLevels`, as `useGlobalPreferences` and `usePreferences` return them. */
export function usePreferencesByLevel<Level extends PreferenceLevel>(
  level: Level,
  options: FetchOptions = {},
): ShownResult<PreferencesByLevel[Level]> {
  const client = useInboxClient('usePreferencesByLevel');
  return useLevel(client, preferencesByLevelOptions(client, level), level, options);
}

/** The loaded preferences of a level as the reader sees them. */
export function shownPreferences<Level extends PreferenceLevel>(
  client: InboxClient,
  level: Level,
): PreferencesByLevel[Level] | undefined {
  const fact = factOf<PreferencesByLevel[Level]>(client, preferencesKey(client.scope, level));
  return fact && levels[level].show(fact, pendingChangesOf(client).get().all);
}

function optionsOf<Level extends PreferenceLevel>(
  client: InboxClient,
  level: Level,
  call: 'preferences' | 'globalPreferences' | 'preferencesByLevel',
) {
  const queryKey = preferencesKey(client.scope, level);
  return {
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Fact<PreferencesByLevel[Level]>> =>
      askFact(client, queryKey, async () => {
        const answer = await client.call(call, { params: { level }, signal });
        return levels[level].parse(answer, (error) => client.events.emit('error', error));
      }),
  };
}

function useLevel<Level extends PreferenceLevel>(
  client: InboxClient,
  asked: ReturnType<typeof optionsOf<Level>>,
  level: Level,
  { enabled }: FetchOptions,
): ShownResult<PreferencesByLevel[Level]> {
  const changes = usePendingChanges(client);
  const { data: fact, ...result } = useFact(client, asked, enabled, (one) => one);
  const data = useMemo(() => fact && levels[level].show(fact, changes), [level, fact, changes]);
  return { ...result, data };
}
