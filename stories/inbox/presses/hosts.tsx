import { storyWorld } from '#.storybook/storyWorld';
import { defineInboxElement } from '../../../src/embed/index.ts';
import { InboxPanel, InboxPopover } from '../../../src/inbox/index.ts';
import { NotificationCenter, NovuProvider } from '../../../src/legacy/index.ts';
import { StoryInbox } from '../StoryInbox.tsx';
import { tabs as storyTabs } from '../stores.ts';
import { openStage, type StageProps } from './PressStage.tsx';

const tabs = storyTabs.slice(0, 2);
/** The same tabs by their old names. */
const stores = tabs.map(({ tabId, query: { feed: feedIdentifier, ...query } = {}, ...tab }) => ({
  ...tab,
  storeId: tabId,
  query: { ...query, ...(feedIdentifier && { feedIdentifier: [feedIdentifier].flat() }) },
}));
const page = () => document.body;

function Panel({ subscriberId, recorder, callbacks }: StageProps) {
  return (
    <StoryInbox {...callbacks} subscriberId={subscriberId} socketUrl={undefined} tabs={tabs}>
      <InboxPanel onTabChange={recorder.callback('onTabChange')} />
    </StoryInbox>
  );
}

function Popover({ subscriberId, recorder, callbacks }: StageProps) {
  return (
    <StoryInbox {...callbacks} subscriberId={subscriberId} socketUrl={undefined} tabs={tabs}>
      <InboxPopover
        onOpenChange={recorder.callback('onOpenChange')}
        onTabChange={recorder.callback('onTabChange')}
      />
    </StoryInbox>
  );
}

/** The events of an element, by the callback that they stand for. */
const events = {
  navigate: 'navigate',
  'message-click': 'onMessageClick',
  'unread-count-change': 'onUnreadCountChange',
  'unseen-count-change': 'onUnseenCountChange',
  error: 'onError',
} as const;

function Element({ subscriberId, recorder }: StageProps) {
  const { applicationIdentifier, backendUrl } = storyWorld.current();
  defineInboxElement();
  return (
    <div
      ref={(place) => {
        const element = document.createElement('carillon-inbox');
        Object.assign(element, {
          applicationIdentifier,
          backendUrl,
          subscriberId,
          view: 'panel',
          tabs,
        });
        for (const [name, callback] of Object.entries(events)) {
          const note = recorder.callback(callback);
          element.addEventListener(`carillon-${name}`, (event) => {
            // The page stays; a cancelled click would not lead there at all.
            if (name === 'navigate') {
              event.preventDefault();
            }
            note((event as CustomEvent<unknown>).detail);
          });
        }
        const noteButton = recorder.callback('onAnswer');
        element.addEventListener('carillon-message-answer', (event) => {
          const { message, answer } = (event as CustomEvent<{ message: unknown; answer: unknown }>).detail;
          noteButton(message, answer);
        });
        place?.append(element);
        return () => element.remove();
      }}
    />
  );
}

function Legacy({ subscriberId, recorder: { callback } }: StageProps) {
  const { applicationIdentifier, backendUrl } = storyWorld.current();
  return (
    <NovuProvider
      applicationIdentifier={applicationIdentifier}
      backendUrl={backendUrl}
      subscriberId={subscriberId}
      stores={stores}
    >
      <NotificationCenter
        colorScheme="light"
        tabs={stores.map(({ storeId, label = '' }) => ({ storeId, name: label }))}
        onUrlChange={callback('navigate')}
        onNotificationClick={callback('onMessageClick')}
        onActionClick={(_template, type, message) => callback('onAnswer')(message, type)}
        onUnseenCountChanged={callback('onUnseenCountChange')}
        onTabClick={({ storeId }) => callback('onTabChange')(storeId)}
      />
    </NovuProvider>
  );
}

const inShadow = () =>
  document.querySelector('carillon-inbox')?.shadowRoot ?? document.createDocumentFragment();

/** A row, and the button of a body that is cut, which comes last. */
const cutBody = 'article [data-carillon="item-body"] [aria-expanded]';

/** A new inbox of each kind. */
export const hosts = {
  panel: () => openStage((props) => <Panel {...props} />, page, cutBody),
  popover: () => openStage((props) => <Popover {...props} />, page, '[data-carillon="bell"][data-unread]'),
  element: () => openStage((props) => <Element {...props} />, inShadow, 'article'),
  legacy: () => openStage((props) => <Legacy {...props} />, page, cutBody),
};
