export { isPreferenceLevel, type PreferenceLevel, preferenceLevels } from './preferenceLevels.ts';
export {
  isPreferenceOverrideSource,
  type PreferenceOverrideSource,
  preferenceOverrideSources,
} from './preferenceOverrideSources.ts';
