import { channels } from '../platform-constants/index.ts';
import { buildId } from './buildId.ts';
import { messageSamples } from './messageSamples.ts';
import { type PreferenceSample, preferenceSamples } from './preferenceSamples.ts';
import type { WireGlobalPreference, WirePreference } from './wire.ts';

/**
 * A complete, valid workflow preference as the platform sends it. `index` selects the sample workflow (after the last they
 * repeat with other ids), so equal arguments give equal preferences. @source docs/protocol.md#workflow-preference
 */
export function buildPreference(
  overrides: {
    template?: Partial<WirePreference['template']>;
    preference?: Partial<WirePreference['preference']>;
  } = {},
  index = 0,
): WirePreference {
  const sample = preferenceSamples[index % preferenceSamples.length] ?? emptySample;
  const round = Math.floor(index / preferenceSamples.length);
  const number = messageSamples.findIndex(({ workflow }) => workflow === sample.workflow) + 1;
  return {
    template: {
      _id: buildId('workflow', number + 1_000 * round),
      name: sample.name,
      critical: sample.critical ?? false,
      tags: [...sample.tags],
      triggers: [{ type: 'event', identifier: sample.workflow, variables: [] }],
      ...overrides.template,
    },
    preference: {
      enabled: true,
      channels: { ...sample.channels },
      overrides: channels
        .filter((channel) => channel in sample.channels)
        .map((channel) => ({ channel, source: sample.channels[channel] ? 'template' : 'subscriber' })),
      ...overrides.preference,
    },
    type: 'SUBSCRIBER_WORKFLOW',
  };
}

/** The preferences of the first `count` sample workflows. */
export function buildPreferences(count: number = preferenceSamples.length): WirePreference[] {
  return Array.from({ length: count }, (_, index) => buildPreference({}, index));
}

/** The global preference, with everything on except what the overrides switch off. @source docs/protocol.md#global-preference */
export function buildGlobalPreference(
  overrides: Partial<WireGlobalPreference['preference']> = {},
): WireGlobalPreference {
  const everything = { in_app: true, email: true, sms: true, chat: true, push: true };
  return { preference: { enabled: true, channels: everything, ...overrides } };
}

const emptySample: PreferenceSample = { workflow: 'message', name: '', tags: [], channels: {} };
