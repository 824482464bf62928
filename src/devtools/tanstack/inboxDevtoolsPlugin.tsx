import type { ReactElement } from 'react';
import type { DevtoolsControls } from '../DevtoolsControls.ts';
import { PluginPanel } from './PluginPanel.tsx';

/** A plugin of TanStack Devtools: `<TanStackDevtools plugins={[inboxDevtoolsPlugin()]} />`. It shows what `InboxDevtoolsSource` tells. */
export function inboxDevtoolsPlugin(options: { readonly controls?: DevtoolsControls | undefined } = {}) {
  return {
    id: 'carillon',
    name: 'Carillon',
    /** Draws the panel in the theme of the tools around it. */
    render: (_element: HTMLElement, { theme }: { readonly theme: 'light' | 'dark' }): ReactElement => (
      <PluginPanel {...options} theme={theme} />
    ),
  };
}
