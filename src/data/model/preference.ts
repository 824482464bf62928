import { type Channel, channels } from '../../platform-constants/index.ts';
import { isRecord, isString, type UnknownRecord } from '../transport/guards.ts';
import { type InboxError, invalidAnswer } from '../transport/InboxError.ts';
import { isBoolean } from '../transport/isBoolean.ts';
import { withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';

/** Whether each channel is on. An absent channel cannot be chosen: the workflow has no active step for it. */
export type ChannelSwitches = { readonly [Name in Channel]?: boolean | undefined };

/** A subscriber's switches, for one workflow or for all. Fields of the answer that are not listed are kept. */
export interface PreferenceSwitches {
  /** False switches every channel off, and keeps the value of each for later. */
  readonly enabled: boolean;
  /** The switch of each channel that can be chosen. */
  readonly channels: ChannelSwitches;
  readonly [field: string]: unknown;
}

/** The workflow of a preference. */
export interface PreferenceTemplate {
  /** The platform's id of the workflow. */
  readonly _id: string;
  /** Its name as plain text; empty if the server sent none. */
  readonly name: string;
  /** Whether it cannot be switched off. */
  readonly critical: boolean;
  /** The tags of the workflow. */
  readonly tags: readonly string[];
  readonly [field: string]: unknown;
}

/** A subscriber's preference for one workflow. @source docs/protocol.md#workflow-preference */
export interface WorkflowPreference {
  /** The workflow. */
  readonly template: PreferenceTemplate;
  /** The subscriber's switches for it. */
  readonly preference: PreferenceSwitches;
  readonly [field: string]: unknown;
}

/** A subscriber's preference for all workflows together. @source docs/protocol.md#global-preference */
export interface GlobalPreference {
  /** The subscriber's switches for all workflows. */
  readonly preference: PreferenceSwitches;
  readonly [field: string]: unknown;
}

/** A row of the preferences, or undefined if it has no usable id or nothing to switch. */
export function parseWorkflowPreference(value: unknown): WorkflowPreference | undefined {
  if (!isRecord(value) || !isRecord(value.template) || !isRecord(value.preference)) {
    return undefined;
  }
  const { _id, name, critical, tags } = value.template;
  if (!isString(_id) || _id === '') {
    return undefined;
  }
  return {
    ...withoutPrototypeKeys(value),
    template: {
      ...withoutPrototypeKeys(value.template),
      _id,
      name: isString(name) ? name : '',
      critical: critical === true,
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
    throw invalidAnswer('The preferences are no list');
  }
  const byId = new Map<string, WorkflowPreference>();
  for (const row of body.data) {
    const parsed = parseWorkflowPreference(row);
    if (parsed === undefined) {
      onDropped(invalidAnswer('A row of the preferences is no preference of a workflow; it was left out'));
    } else if (!byId.has(parsed.template._id)) {
      byId.set(parsed.template._id, parsed);
    }
  }
  return [...byId.values()];
}

/** The global preference as a fetch returns it: a list of one. @source docs/protocol.md#global-preference */
export function parseGlobalPreference(body: unknown): GlobalPreference {
  const preference =
    body === undefined ? nothingSaid : readGlobalPreference(isRecord(body) ? body.data : null);
  if (preference === undefined) {
    throw invalidAnswer('The global preference has nothing to switch');
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
  const known = channels.filter((channel) => isBoolean(sent[channel]));
  return {
    ...withoutPrototypeKeys(value),
    enabled: value.enabled !== false,
    channels: Object.fromEntries(known.map((channel) => [channel, sent[channel] === true])),
  };
}
