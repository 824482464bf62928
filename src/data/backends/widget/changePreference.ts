import type { PreferenceSwitches, Switches } from '../../model/preference.ts';
import { isRecord } from '../../transport/guards.ts';
import type { BackendCall } from '../InboxBackend.ts';
import type { HttpClient } from './httpClient.ts';
import { parseWorkflowPreference, readGlobalPreference } from './parsePreferences.ts';

/** Changes switches of a workflow, or of all without an id. @source docs/protocol.md#calls, calls 10 and 11 */
export async function changePreference(
  http: HttpClient,
  workflowId: string | undefined,
  { enabled, ...asked }: Switches,
  call: BackendCall,
): Promise<PreferenceSwitches | undefined> {
  const turned = Object.entries(asked).map(([type, on]) => ({ type, enabled: on }));
  if (workflowId === undefined) {
    const preferences = turned.map((one) => ({ channelType: one.type, ...one }));
    const answer = await http('updateGlobalPreferences', { ...call, body: { preferences, enabled } });
    return readGlobalPreference(isRecord(answer) ? answer.data : undefined)?.preference;
  }
  // One call takes one channel.
  const body = { channel: turned[0], enabled };
  const answer = await http('updatePreference', { ...call, params: { id: workflowId }, body });
  const parsed = parseWorkflowPreference(isRecord(answer) ? answer.data : undefined);
  return parsed?.workflow.id === workflowId ? parsed.preference : undefined;
}
