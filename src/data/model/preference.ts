import { type Channel, channels } from '../../platform-constants/index.ts';
import { isBoolean, isRecord, isString, type UnknownRecord } from '../transport/guards.ts';
import { type InboxError, invalidAnswer } from '../transport/InboxError.ts';
import { withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';

/** Whether each channel is on. A channel that is not there cannot be chosen: the workflow has no active step for it. */
export type ChannelSwitches = { readonly [Name in Channel]?: boolean | undefined };

/** What a subscriber has chosen, of one workflow or of all together. Fields of the wire that are not listed survive. */
export interface PreferenceSwitches {
  /** False turns every channel off, and leaves what each of them says for later. */
  readonly enabled: boolean;
  /** The switch of each channel that can be chosen. */
  readonly channels: ChannelSwitches;
  readonly [field: string]: unknown;
}

/** The workflow that a preference is about. */
export interface PreferenceTemplate {
  /** The platform's id of the workflow. */
  readonly _id: string;
  /** Plain text; empty where the server sent none. */
  readonly name: string;
  /** It cannot be turned off. */
  readonly critical: boolean;
  /** The tags of the workflow. */
  readonly tags: readonly string[];
  readonly [field: string]: unknown;
}

/** A subscriber's preference of one workflow. @source docs/protocol.md#workflow-preference */
export interface WorkflowPreference {
  /** The workflow. */
  readonly template: PreferenceTemplate;
  /** What the subscriber has chosen for it. */
  readonly preference: PreferenceSwitches;
  readonly [field: string]: unknown;
}

/** A subscriber's preference of all workflows together. @source docs/protocol.md#global-preference */
export interface GlobalPreference {
  /** What the subscriber has chosen for all workflows. */
  readonly preference: PreferenceSwitches;
  readonly [field: string]: unknown;
}

/** A row of the preferences, or undefined if it is none: it has no usable id, or nothing to switch. */
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

/** The preferences of all workflows, one an id: a row that is none is dropped and reported, the rest is kept. */
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

/** The global preference as it is read: a list of one. @source docs/protocol.md#global-preference */
export function parseGlobalPreference(body: unknown): GlobalPreference {
  const preference =
    body === undefined ? nothingSaid : readGlobalPreference(isRecord(body) ? body.data : null);
  if (preference === undefined) {
    throw invalidAnswer('The global preference has nothing to switch');
  }
  return preference;
}

/** A global preference, alone as a change answers with it or in a list of one; undefined if it is none. */
export function readGlobalPreference(data: unknown): GlobalPreference | undefined {
  const value = Array.isArray(data) ? data[0] : data;
  return isRecord(value) && isRecord(value.preference)
    ? { ...withoutPrototypeKeys(value), preference: parseSwitches(value.preference) }
    : undefined;
}

/** A 204 is treated as empty (docs/protocol.md#envelopes): nothing is turned off, and there is nothing to choose. */
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
