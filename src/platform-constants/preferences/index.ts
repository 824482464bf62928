export {
  isPreferenceLevel,
  isPreferenceOverrideSource,
  type PreferenceLevel,
  type PreferenceOverrideSource,
  preferenceLevels,
  preferenceOverrideSources,
} from './preferenceEnumerations.ts';
