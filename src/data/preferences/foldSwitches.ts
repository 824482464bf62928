import type { Change } from '../model/change.ts';
import { contains } from '../model/fact.ts';
import type { PreferenceSwitches } from '../model/preference.ts';

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
