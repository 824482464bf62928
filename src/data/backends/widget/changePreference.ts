import type { PreferenceSwitches, Switches } from '../../model/preference.ts';
import { isRecord } from '../../transport/guards.ts';
import type { BackendCall } from '../InboxBackend.ts';
import { parseWorkflowPreference, readGlobalPreference } from './parsePreferences.ts';
import type { PlatformClient } from './platformClient.ts';

/** Changes switches of a workflow, or of all without an id. @source docs/protocol.md#calls, calls 10 and 11 */
export async function changePreference(
  http: PlatformClient,
  workflowId: string | undefined,
  switches: Switches,
  call: BackendCall,
): Promise<PreferenceSwitches | undefined> {
  if (workflowId === undefined) {
    const { enabled, ...channels } = switches;
    const preferences = Object.entries(channels).map(([type, on]) => ({
      channelType: type,
      type,
      enabled: on,
    }));
    const answer = await http('updateGlobalPreferences', { ...call, body: { preferences, enabled } });
    return readGlobalPreference(isRecord(answer) ? answer.data : undefined)?.preference;
  }
  let answer: unknown;
  // One call takes one switch; in turn, so that the last answer has them all.
  for (const [type, on] of Object.entries(switches)) {
    const body = type === 'enabled' ? { enabled: on } : { channel: { type, enabled: on } };
    answer = await http('updatePreference', { ...call, params: { id: workflowId }, body });
  }
  const parsed = parseWorkflowPreference(isRecord(answer) ? answer.data : undefined);
  return parsed?.workflow.id === workflowId ? parsed.preference : undefined;
}
