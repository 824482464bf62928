import { createStore, type Store } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { ConnectionEvent, ConnectionModel } from './connectionModel.ts';

/** What has happened to the connection last, and how it is since. */
export type LineStep = readonly [ConnectionEvent, ConnectionModel];

/** The last step of a client's connection, for developer tools; undefined before the first. */
export function lineStepOf(client: InboxClient): Store<LineStep | undefined> {
  return client.service(createLineStep);
}

const createLineStep = () => createStore<LineStep | undefined>(undefined);
