// The public names of `carillon/devtools`: a panel for developers. What is not named here is internal.
export {
  type DevtoolsControls,
  InboxDevtools,
  type InboxDevtoolsProps,
  type PlatformControlsOptions,
  platformControls,
} from './devtools/index.ts';
export type { ThemeName } from './primitives/index.ts';
