import preview from '#.storybook/preview';
import { unreadMessages } from '../inbox/unreadMessages.ts';
import { LegacyHost } from './LegacyHost.tsx';

/** Code written for the old widget, on `carillon/legacy`: press the bell. */
const meta = preview.meta({
  title: 'Start here/Legacy names',
  component: LegacyHost,
  parameters: { world: { messages: unreadMessages(3) } },
});

export const Default = meta.story();

export const WithTabs = meta.story({
  args: {
    stores: [{ storeId: 'default_store' }, { storeId: 'alerts', query: { feedIdentifier: 'alerts' } }],
    tabs: [
      { name: 'Everything', storeId: 'default_store' },
      { name: 'Alarms', storeId: 'alerts' },
    ],
  },
});

export const OwnRows = meta.story({
  args: {
    listItem: (message, _onActionButtonClick, onNotificationClick) => (
      <p>
        <button type="button" onClick={onNotificationClick}>
          {message.subject}
        </button>
      </p>
    ),
  },
});

export const WithoutActions = meta.story({ args: { allowedNotificationActions: false } });
