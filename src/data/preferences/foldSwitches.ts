import type { PreferenceSwitches } from '../model/preference.ts';
import type { Change } from '../outbox/change.ts';

/** A preference as the reader sees it: the server's data with the unconfirmed changes on top. */
export function withPendingSwitches(
  preference: PreferenceSwitches,
  workflowId: string | undefined,
  changes: readonly Change[],
): PreferenceSwitches {
  const pending = new Map<string, boolean | undefined>();
  for (const change of changes) {
    if (change.type === 'switches' && change.workflowId === workflowId) {
      for (const [name, on] of Object.entries(change.switches)) {
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
