export { ChannelFilter, type ChannelFilterProps } from './ChannelFilter.tsx';
export { ChannelSwitch, type ChannelSwitchProps } from './ChannelSwitch.tsx';
export { PreferencesGlobal as Global } from './PreferencesGlobal.tsx';
export { PreferencesGroup as Group, type PreferencesGroupProps as GroupProps } from './PreferencesGroup.tsx';
export { PreferencesList as List, type PreferencesListProps as ListProps } from './PreferencesList.tsx';
export { PreferencesSearch as Search } from './PreferencesSearch.tsx';
export { PreferencesSort as Sort, type PreferencesSortProps as SortProps } from './PreferencesSort.tsx';
export {
  PreferencesWorkflow as Workflow,
  type PreferencesWorkflowProps as WorkflowProps,
} from './PreferencesWorkflow.tsx';
export { SaveStatus } from './SaveStatus.tsx';
