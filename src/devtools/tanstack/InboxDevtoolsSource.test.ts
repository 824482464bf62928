import '../../../tests/support/fakeDom.ts';
import { inspect } from 'node:util';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { InboxClientContext } from '../../data/client/InboxClientContext.ts';
import { InboxDevtoolsSource } from './InboxDevtoolsSource.tsx';

// Outside of development the client of the bus does nothing.
vi.mock('@tanstack/devtools-event-client', () => import('@tanstack/devtools-event-client/production'));

const platform = mockPlatform();

/** The bus of TanStack Devtools, as its client speaks to it. */
function openBus() {
  const target = new EventTarget();
  const heard: { readonly type: string; readonly payload: unknown }[] = [];
  const tell = (type: string, payload: unknown = null) =>
    target.dispatchEvent(new CustomEvent(type, { detail: { type, payload } }));
  target.addEventListener('tanstack-connect', () => {
    target.dispatchEvent(new CustomEvent('tanstack-connect-success'));
  });
  target.addEventListener('tanstack-dispatch-event', (event) => {
    heard.push((event as CustomEvent<(typeof heard)[number]>).detail);
  });
  globalThis.__TANSTACK_EVENT_TARGET__ = target;
  onTestFinished(() => {
    globalThis.__TANSTACK_EVENT_TARGET__ = null;
  });
  return { heard, tell };
}

function start() {
  const bus = openBus();
  const client = inboxOf(platform({ subscriberHashes: { 'demo-subscriber': 'top-secret-hash' } }), {
    subscriberHash: 'top-secret-hash',
  });
  const own = client.backend;
  const source = createElement(InboxDevtoolsSource);
  const page = mountReact(createElement(InboxClientContext.Provider, { value: client }, source));
  return { ...bus, client, own, page };
}

const last = (heard: ReturnType<typeof openBus>['heard']) => heard.at(-1);

test('the plugin is told what the tools see, and neither hash nor token is in it', async () => {
  const { heard, client } = start();
  countScreen(client);
  await quiet(client);
  await vi.waitFor(() => {
    expect(last(heard)).toMatchObject({ type: 'carillon:state', payload: { facts: expect.any(Array) } });
    expect(inspect(last(heard), { depth: 9 })).toContain('/v1/widgets/notifications/unread');
  });
  const text = inspect(heard, { depth: 20, maxStringLength: null, maxArrayLength: null });
  expect(text).not.toContain('top-secret-hash');
  expect(text).not.toMatch(/Bearer|world\.\w+\.\d/);
  // It may go to another window.
  expect(JSON.parse(JSON.stringify(last(heard)))).toMatchObject({
    payload: { reader: { subscriber: 'demo-subscriber' } },
  });
});

test('a plugin that is opened later gets what is known at once, and can clear it', async () => {
  const { heard, tell, client } = start();
  countScreen(client);
  await quiet(client);
  await vi.waitFor(() => expect(inspect(last(heard), { depth: 9 })).toContain('countMessages'));
  const before = heard.length;
  tell('carillon:wanted');
  expect(heard).toHaveLength(before + 1);
  tell('carillon:clear');
  await vi.waitFor(() => expect(last(heard)).toMatchObject({ payload: { calls: [] } }));
});

test('without the source nothing is watched or told any more', async () => {
  const { heard, tell, client, own, page } = start();
  expect(client.backend).not.toBe(own);
  page.unmount();
  expect(client.backend).toBe(own);
  const before = heard.length;
  tell('carillon:wanted');
  countScreen(client);
  await quiet(client);
  expect(heard).toHaveLength(before);
});
