import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { useConnection } from './clientHooks.ts';
import type { InboxClient, InboxEvents } from './InboxClient.ts';
import { InboxClientContext } from './InboxClientContext.ts';
import { useInboxEvent } from './useInboxEvent.ts';

const platform = mockPlatform();
type Listener = ((value: number) => void) | undefined;

function Listening({ name, listener }: { name: 'unread' | 'unseen'; listener: Listener }) {
  useInboxEvent<keyof Pick<InboxEvents, 'unread' | 'unseen'>>(name, listener);
  return null;
}

const listening = (client: InboxClient, name: 'unread' | 'unseen', listener: Listener) =>
  createElement(InboxClientContext.Provider, { value: client }, createElement(Listening, { name, listener }));

test('a listener hears its event, each time, and no other', () => {
  const client = inboxOf(platform());
  const heard = vi.fn();
  mountReact(listening(client, 'unread', heard));
  client.events.emit('unread', 1);
  client.events.emit('unseen', 2);
  client.events.emit('unread', 3);
  expect(heard.mock.calls).toEqual([[1], [3]]);
});

test('the newest listener hears it, and without one nothing does', () => {
  const client = inboxOf(platform());
  const [first, second] = [vi.fn(), vi.fn()];
  const page = mountReact(listening(client, 'unread', first));
  page.render(listening(client, 'unread', second));
  client.events.emit('unread', 1);
  page.render(listening(client, 'unread', undefined));
  client.events.emit('unread', 2);
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [[1]]]);
});

test('another event, another inbox and the end are followed', () => {
  const [client, other] = [inboxOf(platform()), inboxOf(platform(), { subscriberId: 'another' })];
  const heard = vi.fn();
  const page = mountReact(listening(client, 'unread', heard));
  page.render(listening(client, 'unseen', heard));
  client.events.emit('unread', 1);
  client.events.emit('unseen', 2);
  page.render(listening(other, 'unseen', heard));
  client.events.emit('unseen', 3);
  other.events.emit('unseen', 4);
  page.unmount();
  other.events.emit('unseen', 5);
  expect(heard.mock.calls).toEqual([[2], [4]]);
});

test('a connection is off on a server, whatever it is by then', () => {
  const client = inboxOf(platform());
  vi.spyOn(client.connection, 'get').mockReturnValue('live');
  expect(hookOf(client, () => [useConnection()])).toEqual(['off']);
});

test.each<[string, () => unknown]>([
  ['useInboxEvent', () => useInboxEvent('unread', undefined)],
  ['useConnection', useConnection],
])('%s outside of an inbox says so, by name', (name, useHook) => {
  expect(() => hookOf(null, useHook)).toThrow(name);
});
