import { EventClient } from '@tanstack/devtools-event-client';
import type { DevtoolsState } from '../model/DevtoolsState.ts';

/** What the inbox and the panel in TanStack Devtools tell each other, by the suffixes of the events. */
type DevtoolsEvents = {
  /** Everything that the panel shows. */
  state: DevtoolsState;
  /** A panel was opened, and knows nothing yet. */
  wanted: null;
  /** What is over is to be forgotten. */
  clear: null;
};

/** A client of the bus of TanStack Devtools. */
export function createEvents(): EventClient<DevtoolsEvents> {
  return new EventClient<DevtoolsEvents>({ pluginId: 'carillon' });
}
