import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel, InboxPopover, InboxPreferences } from '../../src/inbox/index.ts';
import { buildMessage } from '../../src/mocks/index.ts';
import { ItemRows } from './ItemRows.tsx';
import { itemMessage } from './itemMessage.ts';
import { reachRow } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';
import { VisitedInbox } from './VisitedInbox.tsx';

const meta = preview.meta({
  title: 'Compose/Names/Interactions',
  component: StoryInbox,
  parameters: { world: { messages: unreadMessages(2) } },
});

export const ChannelSwitches = meta.story({
  name: 'a channel switch carries the name of its workflow, and those of all workflows say so',
  parameters: { layout: 'padded' },
  render: () => (
    <StoryInbox>
      <InboxPreferences />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Comments and mentions/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^File activity/ }));
    await canvas.findByRole('switch', { name: 'Comments and mentions, Email' });
    await canvas.findByRole('switch', { name: 'File activity, In-app' });
    await canvas.findByRole('switch', { name: 'All notifications, Email' });
    const channels = [...document.querySelectorAll('[data-carillon="channel-switch"] input')];
    const names = channels.map((one) => one.getAttribute('aria-label'));
    await expect(new Set(names).size).toBe(names.length);
  },
});

const long = 'A sentence that goes on and on, for longer than two lines of a row can hold. '.repeat(4);
const buttons = [{ id: 'primary', look: 'primary', label: 'Approve', resultLabel: 'Approved' }] as const;

export const ControlsOfARow = meta.story({
  name: 'the controls in a row are described by its message',
  render: () => (
    <ItemRows
      messages={[
        {
          title: 'First',
          body: long,
          link: undefined,
          answers: buttons,
        },
        { title: 'Second', body: long, read: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const rowOf = async (name: string) =>
      within(await reachRow(await canvas.findByRole('article', { name })));
    const first = await rowOf('Unread: First');
    const second = await rowOf('Second');
    for (const name of ['Mark as read', 'More actions', 'Approve', 'Show more']) {
      await expect(await first.findByRole('button', { name })).toHaveAccessibleDescription('Unread: First');
    }
    for (const name of ['Mark as unread', 'More actions', 'Show more']) {
      await expect(await second.findByRole('button', { name })).toHaveAccessibleDescription('Second');
    }
  },
});

const links = '[Elsewhere](https://example.com/plan), [by mail](mailto:maya@example.com) and [here](/plans)';

export const LinksToANewTab = meta.story({
  name: 'a link that opens a new tab has that in its name',
  render: () => <ItemRows navigate={undefined} messages={[{ body: links }]} />,
  play: async ({ canvas }) => {
    const outside = await canvas.findByRole('link', { name: 'Elsewhere (opens in a new tab)' });
    await expect(outside).toHaveAttribute('target', '_blank');
    for (const name of ['by mail', 'here']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('target');
    }
  },
});

export const LinksThatTheHostFollows = meta.story({
  name: 'a link that the router of the host follows is not said to open a new tab, and one to another site is',
  render: () => <ItemRows messages={[{ body: links }]} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'here' });
    await canvas.findByRole('link', { name: 'Elsewhere (opens in a new tab)' });
  },
});

export const AFeedWithoutATitle = meta.story({
  name: 'a feed without a title has a name, and one below a title has that of the title',
  render: () => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.List />
      </InboxPanel>
      <InboxPanel>
        <Inbox.Title>Post</Inbox.Title>
        <Inbox.List />
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('feed', { name: 'Notifications' });
    await canvas.findByRole('feed', { name: /^Post/ });
    await expect(canvas.getAllByRole('feed')).toHaveLength(2);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const TwoInboxesOfAPage = meta.story({
  name: 'two inboxes of a page differ by their labels',
  render: () => (
    <StoryInbox>
      <InboxPopover label="Reviews" />
      <InboxPanel label="Alerts" />
      <Inbox.Root>
        <Inbox.List label="Archive" />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const panel = await canvas.findByRole('region', { name: 'Alerts' });
    await within(panel).findByRole('feed', { name: 'Alerts' });
    await within(panel).findByRole('heading', { name: /^Alerts/ });
    await canvas.findByRole('feed', { name: 'Archive' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Reviews, 2 unread' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reviews' });
    await within(dialog).findByRole('feed', { name: 'Reviews' });
  },
});

export const RowsAreDescribedByTheirBody = meta.story({
  name: 'a row is described by its body, and by being new since the last visit',
  parameters: {
    world: { messages: [{ ...buildMessage({ subject: 'Known', content: 'Of **old**.' }), ...unread }] },
  },
  render: () => (
    <VisitedInbox>
      <Inbox.List />
    </VisitedInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const known = () => canvas.findByRole('article', { name: 'Unread: Known' });
    await waitFor(async () => expect(await known()).toHaveAccessibleDescription('Of old.'));
    await waitFor(() => expect(world.sockets).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const createdAt = new Date(Date.parse(world.messages()[0]?.createdAt ?? '') + 1_000).toISOString();
    world.receive({ ...unread, subject: 'Fresh', content: 'Of today.', createdAt });
    world.receive({ ...unread, subject: 'Silent', content: '', createdAt });
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));

    const fresh = await canvas.findByRole('article', { name: 'Unread: Fresh' });
    await expect(fresh).toHaveAccessibleDescription('New since your last visit Of today.');
    // A screen reader that reads on, row by row, meets the words in the row.
    await expect(fresh).toHaveTextContent('New since your last visit');
    const silent = await canvas.findByRole('article', { name: 'Unread: Silent' });
    await expect(silent).toHaveAccessibleDescription('New since your last visit');
    await expect(await known()).toHaveAccessibleDescription('Of old.');
    await expect(await known()).not.toHaveTextContent('New since your last visit');
  },
});

const ownBody = (
  <blockquote>
    <Inbox.ItemBody />
  </blockquote>
);

export const DescriptionOfOwnRows = meta.story({
  name: 'a row whose body is left out or replaced names no element that is not there',
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <div role="feed" aria-label="Story">
          <Inbox.Item message={itemMessage({ ...unread, id: '1', title: 'Usual' })} />
          <Inbox.Item message={itemMessage({ ...unread, id: '2', title: 'Quoted' })} body={ownBody} />
          <Inbox.Item message={itemMessage({ ...unread, id: '3', title: 'Paid' })} body={<p>1,240 paid</p>} />
          <Inbox.Item message={itemMessage({ ...unread, id: '4', title: 'Bare' })} body={null} />
          <Inbox.Item message={itemMessage({ ...unread, id: '5', title: 'Composed' })}>
            <Inbox.ItemTitle />
          </Inbox.Item>
          <Inbox.Item
            message={itemMessage({ ...unread, id: '6', title: 'Described' })}
            aria-describedby="amount"
            body={<p id="amount">1,240 paid</p>}
          />
        </div>
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.findByRole('article', { name: `Unread: ${name}` });
    for (const name of ['Usual', 'Quoted']) {
      const described = await row(name);
      await waitFor(() => expect(described).toHaveAccessibleDescription(/\w/));
    }
    for (const name of ['Paid', 'Bare', 'Composed']) {
      await expect(await row(name)).not.toHaveAttribute('aria-describedby');
    }
    await expect(await row('Described')).toHaveAccessibleDescription('1,240 paid');
    await expect(await row('Described')).toHaveAttribute('aria-describedby', 'amount');
  },
});

export const TheDialogIsCalledWhatItShows = meta.story({
  name: 'the dialog is called what it shows: the feed or the settings',
  render: () => (
    <StoryInbox>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Settings' }));
    await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBe(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBe(dialog);
  },
});
