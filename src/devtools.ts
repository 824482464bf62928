// The public names of `carillon/devtools`: a panel for developers. What is not named here is internal.
export type { DevtoolsControls } from './devtools/DevtoolsControls.ts';
export { InboxDevtools, type InboxDevtoolsProps } from './devtools/InboxDevtools.tsx';
export { type PlatformControlsOptions, platformControls } from './devtools/platformControls.ts';
export type { ThemeName } from './primitives/index.ts';
