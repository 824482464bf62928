import type { BackendCall, InboxBackend } from '../../src/data/backends/InboxBackend.ts';
import type { InboxClient } from '../../src/data/client/InboxClient.ts';

const questions = {
  organization: async (backend: InboxBackend, call: BackendCall) => backend.getOrganization?.(call),
  unreadCount: (backend: InboxBackend, call: BackendCall) =>
    backend.countMessages({ read: false }, 100, call),
  unseenCount: (backend: InboxBackend, call: BackendCall) =>
    backend.countMessages({ seen: false }, 100, call),
  tabCount: (backend: InboxBackend, call: BackendCall) =>
    backend.countMessages({ feed: ['alerts'], seen: false }, 100, call),
  messagesFeed: (backend: InboxBackend, call: BackendCall) => backend.listMessages({}, null, undefined, call),
};

/** Asks the backend of a client something, as a query of its cache does. */
export function ask(
  client: InboxClient,
  name: keyof typeof questions,
  signal: AbortSignal = new AbortController().signal,
): Promise<unknown> {
  return client.ask<unknown>(name, signal, (call) => questions[name](client.backend, call));
}
