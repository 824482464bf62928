export type { DevtoolsControls } from './DevtoolsControls.ts';
export { InboxDevtools, type InboxDevtoolsProps } from './InboxDevtools.tsx';
export type { DevtoolsState } from './model/DevtoolsState.ts';
export { DevtoolsPanel } from './parts/DevtoolsPanel.tsx';
export { type PlatformControlsOptions, platformControls } from './platformControls.ts';
