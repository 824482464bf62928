import {
  type BackendCall,
  type GlobalPreference,
  isRecord,
  malformed,
  type PreferenceSwitches,
  parseWorkflowPreferences,
  readGlobalPreference,
  type Switches,
  toBoolean,
  toInboxError,
  type UnknownRecord,
  type WorkflowPreference,
} from '../../data/index.ts';
import { channels } from '../../platform-constants/index.ts';
import { type InboxHttp, insideOf, pathOf } from './inboxHttp.ts';

/** Lists the preferences of all workflows, critical ones included. */
export async function listPreferences(
  http: InboxHttp,
  call: BackendCall,
): Promise<readonly WorkflowPreference[]> {
  const items = await allPreferences(http, call);
  const rows = items.flatMap((item) => (isRecord(item) && item.level === 'global' ? [] : templateOf(item)));
  return parseWorkflowPreferences({ data: rows }, call.report);
}

/** Gets the preference for all workflows together. Older servers list it before the others. */
export async function getGlobalPreference(http: InboxHttp, call: BackendCall): Promise<GlobalPreference> {
  const own = await http('GET', '/preferences/global', call).then(insideOf, async (thrown: unknown) => {
    if (toInboxError(thrown).kind !== 'gone') {
      throw thrown;
    }
    return (await allPreferences(http, call)).find((item) => isRecord(item) && item.level === 'global');
  });
  const preference = isRecord(own) ? globalOf(own) : undefined;
  if (preference === undefined) {
    throw malformed('The global preference has nothing to switch');
  }
  return preference;
}

/** Changes switches of a workflow, or of all without an id. */
export async function changePreference(
  http: InboxHttp,
  workflowId: string | undefined,
  { enabled, ...switches }: Switches,
  call: BackendCall,
): Promise<PreferenceSwitches | undefined> {
  if (workflowId === undefined) {
    // There is no switch for all channels: it turns each.
    const known = enabled === undefined ? {} : (await getGlobalPreference(http, call)).preference.channels;
    const all = Object.fromEntries(Object.keys(known).map((channel) => [channel, enabled]));
    const own = insideOf(await http('PATCH', '/preferences', call, { body: { ...all, ...switches } }));
    return isRecord(own) ? globalOf(own)?.preference : undefined;
  }
  const path = pathOf('/preferences', workflowId);
  const item = insideOf(await http('PATCH', path, call, { body: { ...switches, enabled } }));
  const [row] = parseWorkflowPreferences({ data: templateOf(item) }, call.report);
  return row?.workflow.id === workflowId ? row.preference : undefined;
}

async function allPreferences(http: InboxHttp, call: BackendCall): Promise<readonly unknown[]> {
  // Without it the server leaves out those that cannot be switched off.
  const items = insideOf(await http('GET', '/preferences', call, { query: { criticality: 'all' } }));
  if (!Array.isArray(items)) {
    throw malformed('The preferences are no list');
  }
  return items;
}

/** An item in the form of the widget protocol; none if it is of no workflow. */
function templateOf(item: unknown): readonly UnknownRecord[] {
  if (!isRecord(item)) {
    return [];
  }
  const { workflow, enabled, channels: own, ...others } = item;
  const template = isRecord(workflow) ? { ...workflow, _id: workflow.id } : undefined;
  return [{ ...others, template, preference: { enabled, channels: own } }];
}

/** It is on as long as one of its channels is: the server's own switch does nothing. */
function globalOf({ channels: own, ...others }: UnknownRecord): GlobalPreference | undefined {
  const known = isRecord(own) ? channels.flatMap((name) => toBoolean(own[name]) ?? []) : [];
  const enabled = known.length === 0 || known.includes(true);
  return readGlobalPreference({ ...others, preference: { enabled, channels: own } });
}
