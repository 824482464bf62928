// The public names of `carillon/devtools/tanstack`: the panel as a plugin of TanStack Devtools. What is not named here is internal.
export type { DevtoolsControls } from './devtools/DevtoolsControls.ts';
export { InboxDevtoolsSource } from './devtools/tanstack/InboxDevtoolsSource.tsx';
export { inboxDevtoolsPlugin } from './devtools/tanstack/inboxDevtoolsPlugin.tsx';
