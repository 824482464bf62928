import { callSafely } from '../../base/index.ts';
import type { PreferenceSwitches, WorkflowPreference } from '../../data/index.ts';
import { foldText, parseTag, searchWords } from '../../locales/index.ts';
import { type Channel, channels } from '../../platform-constants/index.ts';

/** The orders of the workflows: as the platform or the host gives them, and by name. */
export const preferenceOrders: readonly NonNullable<PreferenceChoice['order']>[] = ['suggested', 'name'];

/** Which workflows to show, and in which order. */
export interface PreferenceChoice {
  /** Words that the name or a tag must have, all of them. @default '' */
  search?: string | undefined;
  /** The order of the workflows. @default 'suggested' */
  order?: 'suggested' | 'name' | undefined;
  /** Only workflows with this channel. @default all */
  channel?: Channel | undefined;
  /** The host's own choice of workflows. */
  filter?: ((preference: WorkflowPreference) => boolean) | undefined;
  /** The host's own suggested order, as `Array.prototype.sort` takes it. */
  sort?: ((a: WorkflowPreference, b: WorkflowPreference) => number) | undefined;
}

/** The workflows under one heading. */
export interface PreferenceGroup {
  /** Their first tag; null for those without one. */
  readonly tag: string | null;
  readonly preferences: readonly WorkflowPreference[];
}

/** The workflows by their first tag, in the order of its first workflow; those without a tag come last. */
export function groupPreferences(
  preferences: readonly WorkflowPreference[],
  choice: PreferenceChoice,
  language: string,
): readonly PreferenceGroup[] {
  const { order, channel, search = '' } = choice;
  const { compare } = new Intl.Collator(parseTag(language), { numeric: true });
  const words = searchWords(search);
  const shown = allowed(preferences, choice).filter(
    (preference) => hasChannel(preference.preference, channel) && matches(preference, words),
  );
  if (order === 'name') {
    shown.sort((a, b) => compare(a.workflow.name, b.workflow.name));
  }
  const byTag = new Map<string | null, WorkflowPreference[]>();
  for (const preference of shown) {
    const tag = preference.workflow.tags.find((one) => one.trim() !== '') ?? null;
    byTag.set(tag, [...(byTag.get(tag) ?? []), preference]);
  }
  return [...byTag]
    .map(([tag, all]) => ({ tag, preferences: all }))
    .sort((a, b) => {
      if (a.tag === null || b.tag === null) {
        return Number(a.tag === null) - Number(b.tag === null);
      }
      return order === 'name' ? compare(a.tag, b.tag) : 0;
    });
}

/** The channels that can be switched, in the platform's order. */
export function channelsOf({ channels: switches }: PreferenceSwitches): readonly Channel[] {
  return channels.filter((channel) => switches[channel] !== undefined);
}

/** Whether a channel can be switched, or any channel at all: a workflow without channels has nothing to switch. */
function hasChannel(preference: PreferenceSwitches, channel: Channel | undefined): boolean {
  const all = channelsOf(preference);
  return channel === undefined ? all.length > 0 : all.includes(channel);
}

function matches({ workflow }: WorkflowPreference, words: readonly string[]): boolean {
  const text = [workflow.name, ...workflow.tags].map(foldText).join('\n');
  return words.every((word) => text.includes(word));
}

/** The workflows that the host's `filter` accepts, in the order of its `sort`. A function that throws is ignored. */
function allowed(
  preferences: readonly WorkflowPreference[],
  { filter, sort }: PreferenceChoice,
): WorkflowPreference[] {
  const kept = (filter && callSafely(() => preferences.filter(filter))) ?? [...preferences];
  return (sort && callSafely(() => [...kept].sort(sort))) ?? kept;
}
