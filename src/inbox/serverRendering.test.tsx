import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Inbox, InboxPanel, InboxPopover, InboxProvider } from './index.ts';

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
