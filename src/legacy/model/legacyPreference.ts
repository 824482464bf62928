import type { GlobalPreference, WorkflowPreference } from '../../data/index.ts';
import type { IUserGlobalPreferenceSettings, IUserPreferenceSettings } from './messageTypes.ts';

/** A workflow's preference in its old form, with all members of the platform's record. */
export function legacyPreference({
  workflow,
  preference,
  ...row
}: WorkflowPreference): IUserPreferenceSettings {
  const { id, tags, ...others } = workflow;
  return {
    ...row,
    template: { ...others, _id: id, tags: [...tags] },
    preference: { ...preference, channels: { ...preference.channels } },
  };
}

/** The global preference in its old form. */
export function legacyGlobalPreference({
  preference,
  ...others
}: GlobalPreference): IUserGlobalPreferenceSettings {
  return { ...others, preference: { ...preference, channels: { ...preference.channels } } };
}
