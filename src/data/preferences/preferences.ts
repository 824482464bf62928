import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PreferenceLevel } from '../../platform-constants/index.ts';
import { preferencesKey } from '../cache/preferencesKey.ts';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { type ReaderState, useReaderTries } from '../cache/useReaderTries.ts';
import type { FetchOptions } from '../client/fetchOptions.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import {
  type GlobalPreference,
  parseGlobalPreference,
  parseWorkflowPreferences,
  type WorkflowPreference,
} from '../model/preference.ts';
import type { Change } from '../outbox/change.ts';
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
    show(data: PreferencesByLevel[Level], pending: readonly Change[]): PreferencesByLevel[Level];
  };
} = {
  global: {
    parse: parseGlobalPreference,
    show: (row, pending) => ({
      ...row,
      preference: withPendingSwitches(row.preference, undefined, pending),
    }),
  },
  template: {
    parse: parseWorkflowPreferences,
    show: (rows, pending) =>
      rows.map((row) => ({
        ...row,
        preference: withPendingSwitches(row.preference, row.template._id, pending),
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
export function usePreferences(
  options: FetchOptions = {},
): UseQueryResult<readonly WorkflowPreference[], InboxError> & ReaderState {
  const client = useInboxClient('usePreferences');
  return useLevel(client, preferencesOptions(client), 'template', options);
}

/** The global preference, with the reader's unconfirmed changes. Fails with an `InboxError`. */
export function useGlobalPreferences(
  options: FetchOptions = {},
): UseQueryResult<GlobalPreference, InboxError> & ReaderState {
  const client = useInboxClient('useGlobalPreferences');
  return useLevel(client, globalPreferencesOptions(client), 'global', options);
}

/** The preferences of one level of `preferenceLevels`, as `useGlobalPreferences` and `usePreferences` return them. */
export function usePreferencesByLevel<Level extends PreferenceLevel>(
  level: Level,
  options: FetchOptions = {},
): UseQueryResult<PreferencesByLevel[Level], InboxError> & ReaderState {
  const client = useInboxClient('usePreferencesByLevel');
  return useLevel(client, preferencesByLevelOptions(client, level), level, options);
}

function optionsOf<Level extends PreferenceLevel>(
  client: InboxClient,
  level: Level,
  call: 'preferences' | 'globalPreferences' | 'preferencesByLevel',
) {
  return queryOptions<PreferencesByLevel[Level], InboxError>({
    ...queryDefaults,
    queryKey: preferencesKey(client.scope, level),
    enabled: client.enabled,
    async queryFn({ signal }): Promise<PreferencesByLevel[Level]> {
      const answer = await client.call(call, { params: { level }, signal });
      return levels[level].parse(answer, (error) => client.events.emit('error', error));
    },
  });
}

function useLevel<Level extends PreferenceLevel>(
  client: InboxClient,
  asked: ReturnType<typeof optionsOf<Level>>,
  level: Level,
  { enabled = true }: FetchOptions,
): UseQueryResult<PreferencesByLevel[Level], InboxError> & ReaderState {
  const pending = usePendingChanges(client, 'changes');
  const select = useCallback(
    (data: PreferencesByLevel[Level]) => levels[level].show(data, pending),
    [level, pending],
  );
  const result = useQuery({ ...asked, enabled: client.enabled && enabled, select }, client.queryClient);
  return useReaderTries(client, asked.queryKey, result);
}
