import { channels } from '../../../platform-constants/index.ts';
import type { GlobalPreference, PreferenceSwitches, WorkflowPreference } from '../../model/preference.ts';
import { isRecord, isString, type UnknownRecord } from '../../transport/guards.ts';
import { type InboxError, malformed } from '../../transport/InboxError.ts';
import { toBoolean, toId } from '../../transport/lateGuards.ts';
import { withoutPrototypeKeys } from '../../transport/withoutPrototypeKeys.ts';

/** A row of the preferences, or undefined if it has no usable id or nothing to switch. @source docs/protocol.md#workflow-preference */
export function parseWorkflowPreference(value: unknown): WorkflowPreference | undefined {
  if (!isRecord(value) || !isRecord(value.template) || !isRecord(value.preference)) {
    return undefined;
  }
  const { template: _template, preference: _preference, ...others } = withoutPrototypeKeys(value);
  const { _id: id, name, critical, tags, ...rest } = withoutPrototypeKeys(value.template);
  const workflowId = toId(id);
  if (workflowId === undefined) {
    return undefined;
  }
  return {
    ...others,
    workflow: {
      ...rest,
      id: workflowId,
      name: isString(name) ? name : '',
      critical: toBoolean(critical) === true,
      tags: Array.isArray(tags) ? tags.filter(isString) : [],
    },
    preference: parseSwitches(value.preference),
  };
}

/** The preferences of all workflows, one per id: a malformed row is dropped and reported, the others are kept. */
export function parseWorkflowPreferences(
  body: unknown,
  onDropped: (error: InboxError) => void,
): readonly WorkflowPreference[] {
  if (body === undefined) {
    // A 204 is treated as empty. @source docs/protocol.md#envelopes
    return [];
  }
  if (!isRecord(body) || !Array.isArray(body.data)) {
    throw malformed('The preferences are no list');
  }
  const byId = new Map<string, WorkflowPreference>();
  for (const row of body.data) {
    const parsed = parseWorkflowPreference(row);
    if (parsed === undefined) {
      onDropped(malformed('A row of the preferences is of no workflow; it was left out'));
    } else if (!byId.has(parsed.workflow.id)) {
      byId.set(parsed.workflow.id, parsed);
    }
  }
  return [...byId.values()];
}

/** The global preference as a fetch returns it: a list of one. @source docs/protocol.md#global-preference */
export function parseGlobalPreference(body: unknown): GlobalPreference {
  const preference =
    body === undefined ? nothingSaid : readGlobalPreference(isRecord(body) ? body.data : null);
  if (preference === undefined) {
    throw malformed('The global preference has nothing to switch');
  }
  return preference;
}

/** A global preference, alone (as a change returns it) or in a list of one; undefined if it is malformed. */
export function readGlobalPreference(data: unknown): GlobalPreference | undefined {
  const value = Array.isArray(data) ? data[0] : data;
  return isRecord(value) && isRecord(value.preference)
    ? { ...withoutPrototypeKeys(value), preference: parseSwitches(value.preference) }
    : undefined;
}

/** A 204 is treated as empty (docs/protocol.md#envelopes): nothing is switched off, and there is nothing to choose. */
const nothingSaid: GlobalPreference = { preference: { enabled: true, channels: {} } };

function parseSwitches(value: UnknownRecord): PreferenceSwitches {
  const sent = isRecord(value.channels) ? value.channels : {};
  const known = channels.filter((channel) => toBoolean(sent[channel]) !== undefined);
  return {
    ...withoutPrototypeKeys(value),
    enabled: toBoolean(value.enabled) !== false,
    channels: Object.fromEntries(known.map((channel) => [channel, toBoolean(sent[channel]) === true])),
  };
}
