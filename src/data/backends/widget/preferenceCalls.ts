import type { PreferenceLevel } from '../../../platform-constants/index.ts';
import type {
  GlobalPreference,
  PreferenceSwitches,
  Switches,
  WorkflowPreference,
} from '../../model/preference.ts';
import { isRecord } from '../../transport/guards.ts';
import type { BackendCall } from '../InboxBackend.ts';
import {
  parseGlobalPreference,
  parseWorkflowPreference,
  parseWorkflowPreferences,
  readGlobalPreference,
} from './parsePreferences.ts';
import type { PlatformClient } from './platformClient.ts';

/** Lists the preferences of all workflows. */
export async function listPreferences(
  http: PlatformClient,
  newerCalls: boolean,
  call: BackendCall,
): Promise<readonly WorkflowPreference[]> {
  return parseWorkflowPreferences(await preferences(http, newerCalls, 'template', call), call.report);
}

/** Gets the preference for all workflows together. */
export async function getGlobalPreference(
  http: PlatformClient,
  newerCalls: boolean,
  call: BackendCall,
): Promise<GlobalPreference> {
  return parseGlobalPreference(await preferences(http, newerCalls, 'global', call));
}

function preferences(
  http: PlatformClient,
  newerCalls: boolean,
  level: PreferenceLevel,
  call: BackendCall,
): Promise<unknown> {
  const older = level === 'global' ? 'globalPreferences' : 'preferences';
  return newerCalls ? http('preferencesByLevel', { ...call, params: { level } }) : http(older, call);
}

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
