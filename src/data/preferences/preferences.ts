import { useMemo } from 'react';
import type { PreferenceLevel } from '../../platform-constants/index.ts';
import type { Capabilities } from '../backends/Capabilities.ts';
import type { BackendCall, InboxBackend } from '../backends/InboxBackend.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import {
  type FetchOptions,
  type FullResult,
  type InboxResult,
  useInboxResult,
} from '../client/inboxResult.ts';
import { supported } from '../client/supported.ts';
import { preferencesKey } from '../facts/factKeys.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import { askFact, factOf } from '../facts/recordFact.ts';
import { factOptions, useFact } from '../facts/useFact.ts';
import type { Change } from '../model/change.ts';
import { contains, type Fact } from '../model/fact.ts';
import type { GlobalPreference, PreferenceSwitches, WorkflowPreference } from '../model/preference.ts';
import { usePendingChanges } from '../outbox/usePendingChanges.ts';
import { checkGlobal, checkPreferences } from './checkPreferences.ts';

/** The type of the preferences of each level. */
export interface PreferencesByLevel {
  /** The preference for all workflows together. */
  readonly global: GlobalPreference;
  /** In the platform's order, one per workflow. */
  readonly template: readonly WorkflowPreference[];
}

const levels: {
  readonly [Level in PreferenceLevel]: {
    readonly capability: keyof Capabilities;
    ask(backend: InboxBackend, call: BackendCall): Promise<PreferencesByLevel[Level]> | undefined;
    show(fact: Fact<PreferencesByLevel[Level]>, changes: readonly Change[]): PreferencesByLevel[Level];
  };
} = {
  global: {
    capability: 'globalPreference',
    ask: (backend, call) => backend.getGlobalPreference?.(call).then(checkGlobal),
    show: ({ value, askedAt }, changes) => ({
      ...value,
      preference: withPendingSwitches(value.preference, undefined, changes, askedAt),
    }),
  },
  template: {
    capability: 'preferences',
    ask: (backend, call) =>
      backend.listPreferences?.(call).then((rows) => checkPreferences(rows, call.report)),
    show: ({ value, askedAt }, changes) =>
      value.map((row) => ({
        ...row,
        preference: withPendingSwitches(row.preference, row.workflow.id, changes, askedAt),
      })),
  },
};

/** The preferences of all workflows, with the reader's unconfirmed changes. Fails with an `InboxError`. */
export function usePreferences(options: FetchOptions = {}): InboxResult<readonly WorkflowPreference[]> {
  return useInboxResult(usePreferencesQuery(options));
}

/** The preferences of all workflows with the whole state of their query. */
export function usePreferencesQuery(options: FetchOptions = {}): FullResult<readonly WorkflowPreference[]> {
  return useLevel('usePreferences', 'template', options);
}

/** The global preference, with the reader's unconfirmed changes. Fails with an `InboxError`. */
export function useGlobalPreferences(options: FetchOptions = {}): InboxResult<GlobalPreference> {
  return useInboxResult(useGlobalPreferencesQuery(options));
}

/** The global preference with the whole state of its query. */
export function useGlobalPreferencesQuery(options: FetchOptions = {}): FullResult<GlobalPreference> {
  return useLevel('useGlobalPreferences', 'global', options);
}

/** The loaded preferences of a level as the reader sees them. */
export function shownPreferences<Level extends PreferenceLevel>(
  client: InboxClient,
  level: Level,
): PreferencesByLevel[Level] | undefined {
  const fact = factOf<PreferencesByLevel[Level]>(client, preferencesKey(client.scope, level));
  return fact && levels[level].show(fact, pendingOf(client).all);
}

/** Key and function of the preferences of a level. */
export function preferencesOptions<Level extends PreferenceLevel>(client: InboxClient, level: Level) {
  const queryKey = preferencesKey(client.scope, level);
  return factOptions(client, queryKey, (signal) =>
    askFact(client, queryKey, () =>
      client.ask(`${level}Preferences`, signal, (call) =>
        supported(client, levels[level].capability, (backend) => levels[level].ask(backend, call)),
      ),
    ),
  );
}

function useLevel<Level extends PreferenceLevel>(
  caller: string,
  level: Level,
  { enabled }: FetchOptions,
): FullResult<PreferencesByLevel[Level]> {
  const client = useInboxClient(caller);
  const asked = preferencesOptions(client, level);
  const changes = usePendingChanges(client);
  const { data: fact, ...result } = useFact(client, asked, enabled, (one) => one);
  const data = useMemo(() => fact && levels[level].show(fact, changes), [level, fact, changes]);
  return { ...result, data };
}

/** A preference as the reader sees it: the server's data with the changes on top that it does not contain. */
export function withPendingSwitches(
  preference: PreferenceSwitches,
  workflowId: string | undefined,
  changes: readonly Change[],
  askedAt: number,
): PreferenceSwitches {
  const pending = new Map<string, boolean | undefined>();
  for (const change of changes) {
    if (change.type === 'switches' && change.target.workflowId === workflowId && !contains(askedAt, change)) {
      for (const [name, on] of Object.entries(change.effect)) {
        pending.set(name, on);
      }
    }
  }
  const shown = (name: string, on: boolean) => pending.get(name) ?? on;
  const channels = Object.entries(preference.channels).map(([name, on]) => [name, shown(name, on === true)]);
  return {
    ...preference,
    enabled: shown('enabled', preference.enabled),
    channels: Object.fromEntries(channels),
  };
}
