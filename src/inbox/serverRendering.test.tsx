import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { InboxSnapshot } from '../data/index.ts';
import { Inbox, InboxProvider } from '../features/index.ts';
import { InboxPanel, InboxPopover } from './index.ts';

const identity = {
  applicationIdentifier: 'app',
  subscriberId: 'ada',
  subscriberHash: 'not-to-be-seen',
  backendUrl: 'https://api.carillon.test',
  socketUrl: 'https://ws.carillon.test',
};

describe('fault 70: on a server', () => {
  test('the bell renders with its place kept, and nothing is requested', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const html = renderToString(
      <InboxProvider {...identity}>
        <InboxPopover />
      </InboxProvider>,
    );
    expect(html).toContain('aria-label="Notifications"');
    expect(html).not.toContain('not-to-be-seen');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('the panel renders its skeleton', () => {
    const html = renderToString(
      <InboxProvider {...identity}>
        <InboxPanel />
      </InboxProvider>,
    );
    expect(html).toContain('Loading notifications');
  });

  test('the panel renders its tabs, and no inline style', () => {
    const html = renderToString(
      <InboxProvider {...identity} tabs={[{ tabId: 'all' }, { tabId: 'mentions' }]}>
        <InboxPanel />
      </InboxProvider>,
    );
    expect(html.match(/role="tab"/g)).toHaveLength(2);
    expect(html).not.toContain('style=');
  });
});

describe('on a server with an initial state', () => {
  const state: InboxSnapshot = {
    version: 2,
    savedAtMs: Date.now(),
    applicationIdentifier: identity.applicationIdentifier,
    subscriberId: identity.subscriberId,
    backendId: identity.backendUrl,
    counts: { unread: 7, unseen: 3 },
    feeds: [
      {
        query: {},
        messages: [
          { id: 'a', read: false, seen: false, createdAt: '2026-01-01T00:00:00.000Z', title: 'Hello' },
        ],
        next: null,
      },
    ],
  };
  const rendered = (given: InboxSnapshot, more: object = {}) =>
    renderToString(
      <InboxProvider {...identity} {...more} initialState={given}>
        <InboxPopover />
      </InboxProvider>,
    );

  test('the bell has its count, in its name and in its badge', () => {
    const html = rendered(state);
    expect(html).toContain('aria-label="Notifications, 7 unread"');
    expect(html).toMatch(/>7<\/span>/);
  });

  test('nothing is requested, and the messages are not in the markup of a closed bell', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(rendered(state)).not.toContain('Hello');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('an old one is shown as well: it is confirmed in the browser', () => {
    expect(rendered({ ...state, savedAtMs: 0 })).toContain('7 unread');
  });

  test.each([
    ['applicationIdentifier', 'another-app'],
    ['subscriberId', 'grace'],
    ['backendId', 'https://another.carillon.test'],
    ['version', 1],
  ])('one of another %s is ignored', (name, value) => {
    expect(rendered(Object.assign({ ...state }, { [name]: value }))).toContain('aria-label="Notifications"');
  });

  test('two requests share nothing', () => {
    expect(rendered(state)).toContain('7 unread');
    expect(
      renderToString(
        <InboxProvider {...identity}>
          <InboxPopover />
        </InboxProvider>,
      ),
    ).toContain('aria-label="Notifications"');
  });

  test('a panel renders on the server as without one, since only the browser knows the reader’s time zone', () => {
    const panel = (given: InboxSnapshot | undefined) =>
      renderToString(
        <InboxProvider {...identity} initialState={given}>
          <InboxPanel />
        </InboxProvider>,
      );
    expect(panel({ ...state, counts: {} })).toBe(panel(undefined));
  });
});

describe('a part outside its parent says which part it is and what it needs', () => {
  test('without a provider', () => {
    expect(() => renderToString(<InboxPopover />)).toThrow(
      '`Inbox.Root` was rendered outside `InboxProvider`',
    );
  });

  test('without a root', () => {
    expect(() => renderToString(<Inbox.Title />)).toThrow('`Inbox.Title` was rendered outside `Inbox.Root`');
  });

  test('without an item', () => {
    const stray = (
      <InboxProvider {...identity}>
        <Inbox.Root>
          <Inbox.ItemTime />
        </Inbox.Root>
      </InboxProvider>
    );
    expect(() => renderToString(stray)).toThrow('`Inbox.ItemTime` was rendered outside `Inbox.Item`');
  });
});
