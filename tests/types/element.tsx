// What a host's compiler knows of `<carillon-inbox>` in JSX and in scripts. `types.test.ts` runs the compiler on it: a line below
// `@ts-expect-error` must not compile.
import { memoryBackend } from 'carillon/data';
import { defineInboxElement, type InboxElementProps } from 'carillon-embed';

defineInboxElement();

const tabs = [{ tabId: 'all', label: 'All' }];

export const shown = (
  <carillon-inbox
    className="bell"
    subscriberId="ada"
    undo-ms="3000"
    persist
    tabs={tabs}
    oncarillon-message-click={({ detail }) => detail.title?.trim()}
    oncarillon-unread-count-change={({ detail }) => detail.toFixed()}
  >
    <span slot="bell">News</span>
  </carillon-inbox>
);

export const wrong = [
  // @ts-expect-error No such theme.
  <carillon-inbox key="theme" theme="purple" />,
  // @ts-expect-error Tabs are objects.
  <carillon-inbox key="tabs" tabs="all" />,
  // @ts-expect-error The name of the legacy widget.
  <carillon-inbox key="stores" stores={[{ storeId: 'all' }]} />,
  // @ts-expect-error The detail is a number.
  <carillon-inbox key="event" oncarillon-unread-count-change={({ detail }) => detail.subject} />,
];

// @ts-expect-error No such view.
export const props: InboxElementProps = { subscriberId: 'ada', undoMs: '3000', view: 'list' };

const inbox = document.createElement('carillon-inbox');
inbox.theme = 'dark';
inbox.backend = memoryBackend();
// @ts-expect-error A backend is an object.
inbox.backend = 'https://example.com';
inbox.addEventListener('carillon-message-click', ({ detail }) => detail.title?.trim());
// @ts-expect-error The detail is a message.
inbox.addEventListener('carillon-message-click', ({ detail }) => detail.toFixed());
// @ts-expect-error Callbacks are events.
inbox.onMessageClick = () => {};
