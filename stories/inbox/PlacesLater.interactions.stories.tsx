import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { memoryBackend } from '../../src/backends/index.ts';
import { laterInBrowser } from '../../src/features/index.ts';
import { InboxPanel, InboxPopover, snoozedTab } from '../../src/inbox/index.ts';
import { asked, forgetKept, opened, PlacesInbox, placedMessages, refused } from './PlacesInbox.tsx';
import { StoryInbox } from './StoryInbox.tsx';

const dayMs = 86_400_000;

/** Those of the inbox: none is put off, or back. */
const messages = () =>
  placedMessages()
    .filter(({ archived }) => !archived)
    .map((message) => ({ ...message, snoozedUntil: null, cameBack: false }));

/** How far the clock of the story is ahead, in milliseconds. */
let aheadMs = 0;

const meta = preview.meta({
  title: 'Features/Archive and snooze/In this browser/Interactions',
  component: PlacesInbox,
  args: { undoMs: 0, later: {}, messages: [] },
  beforeEach() {
    asked.splice(0);
    refused.clear();
    forgetKept();
    aheadMs = 0;
    const real = Date.now;
    Date.now = () => real() + aheadMs;
    return () => {
      Date.now = real;
      forgetKept();
    };
  },
  render: (args) => (
    <PlacesInbox {...args} messages={messages()}>
      <InboxPopover defaultOpen />
    </PlacesInbox>
  ),
});

const row = (title: RegExp, inside: HTMLElement = document.body) =>
  within(inside).getByRole('article', { name: title });
const gone = (title: RegExp, inside: HTMLElement = document.body) =>
  waitFor(() => expect(within(inside).queryByRole('article', { name: title })).toBeNull());
const changes = () => asked.filter((name) => name === 'changeMessages').length;
const stored = (id: string) =>
  opened.backend?.messages(storyWorld.current().subscriberId).find((one) => one.id === id);
const unread = (count: number) =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(
      new RegExp(`\\b${count}\\b`),
    ),
  );

async function putOff(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  title: RegExp,
  inside: HTMLElement = document.body,
): Promise<void> {
  const found = await within(inside).findByRole('article', { name: title });
  await screen.findAllByText('High priority');
  await userEvent.click(within(found).getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow/ }));
}

/** Something else happens, so that the inbox asks. */
function receive(title = 'Another message', more: object = {}): void {
  opened.backend?.receive(storyWorld.current().subscriberId, { title, ...more });
}

export const KeptHere = meta.story({
  name: 'a message that is put off leaves the list and the count, is in the tab of those with its time and where it is kept, and can be brought back',
  play: async (context) => {
    const { userEvent } = context;
    await unread(3);
    await putOff(context, /deployment/);
    await gone(/deployment/);
    await unread(2);
    await waitFor(() => expect(stored('deploy')).toMatchObject({ read: true }));
    await expect(stored('deploy')?.snoozedUntil).toBeNull();
    await expect(changes()).toBe(1);
    await userEvent.click(screen.getByRole('tab', { name: /Snoozed/ }));
    const found = await screen.findByRole('article', { name: /deployment/ });
    await expect(found).toHaveAccessibleDescription(/Snoozed until .*9:00.*Kept in this browser only/);
    await expect(found).toHaveAttribute('data-unread');
    await userEvent.click(within(found).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End snooze' }));
    await screen.findByText('Nothing is snoozed', { selector: 'p' });
    await userEvent.click(screen.getByRole('tab', { name: /Inbox/ }));
    await expect(await screen.findByRole('article', { name: /deployment/ })).toHaveAttribute('data-unread');
    await unread(3);
    await expect(row(/deployment/)).not.toHaveAccessibleDescription(/snooze|browser/i);
  },
});

export const Undone = meta.story({
  name: 'undo brings a message back before anything was kept or sent',
  args: { undoMs: 600_000 },
  play: async (context) => {
    await putOff(context, /deployment/);
    await gone(/deployment/);
    await unread(2);
    const toast = within(await screen.findByRole('group', { name: 'Undo' }));
    await toast.findByText(/^Snoozed until/);
    await context.userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('article', { name: /deployment/ });
    await unread(3);
    await expect(changes()).toBe(0);
    await expect(Object.values(localStorage).join()).not.toContain('deployment');
  },
});

export const ItsTimeHasCome = meta.story({
  name: 'a message whose time has come is unread on top, and says so until it is read',
  play: async (context) => {
    await putOff(context, /Storage/);
    await gone(/Storage/);
    await unread(3);
    aheadMs = 2 * dayMs;
    receive();
    await screen.findByRole('article', { name: /Storage/ });
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(/Storage/));
    await expect(row(/Storage/)).toHaveAccessibleDescription(/Back from snooze/);
    await expect(row(/Storage/)).not.toHaveAccessibleDescription(/browser|something new/);
    await expect(row(/Storage/)).toHaveAttribute('data-unread');
    await waitFor(() => expect(stored('storage')).toMatchObject({ read: false }));
    await unread(5);
    await context.userEvent.click(within(row(/Storage/)).getByRole('button', { name: 'More actions' }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(row(/Storage/)).not.toHaveAccessibleDescription(/Back/));
    await unread(4);
  },
});

export const SomethingNew = meta.story({
  name: 'a new message of the same thread brings one back before its time, and the row says why',
  args: { later: { groupOf: ({ data }) => (typeof data?.thread === 'string' ? data.thread : undefined) } },
  render: (args) => (
    <PlacesInbox {...args} messages={messages().map((one) => ({ ...one, data: { thread: one.id } }))} />
  ),
  play: async (context) => {
    await putOff(context, /invoice/);
    await putOff(context, /deployment/);
    await gone(/invoice|deployment/);
    receive('A question about the invoice', { data: { thread: 'invoice' } });
    await screen.findByRole('article', { name: /Your invoice/ });
    await expect(row(/Your invoice/)).toHaveAccessibleDescription(/Back because of something new/);
    await expect(screen.queryByRole('article', { name: /deployment/ })).toBeNull();
  },
});

export const AnotherReader = meta.story({
  name: 'another reader of the same browser sees nothing of what is put off',
  render: function Readers() {
    const [backend] = useState(() =>
      laterInBrowser(memoryBackend({ messages: messages(), capabilities: { snooze: false } })),
    );
    const tabs = [{ tabId: 'all', label: 'Inbox' }, snoozedTab];
    return (
      <div>
        {['ada', 'bob'].map((reader) => (
          <section key={reader} aria-label={reader}>
            <StoryInbox subscriberId={reader} backend={backend} tabs={tabs} undoMs={0}>
              <InboxPanel style={{ blockSize: 400 }} />
            </StoryInbox>
          </section>
        ))}
      </div>
    );
  },
  play: async (context) => {
    const [ada, bob] = ['ada', 'bob'].map((name) => screen.getByRole('region', { name }));
    await within(bob as HTMLElement).findByRole('article', { name: /deployment/ });
    await putOff(context, /deployment/, ada);
    await gone(/deployment/, ada);
    await expect(row(/deployment/, bob)).toHaveAttribute('data-unread');
    for (const [inside, count] of [
      [ada, 1],
      [bob, 0],
    ] as const) {
      await context.userEvent.click(
        await within(inside as HTMLElement).findByRole('tab', { name: /Snoozed/ }),
      );
      await waitFor(() =>
        expect(within(inside as HTMLElement).queryAllByRole('article', { name: /deployment/ })).toHaveLength(
          count,
        ),
      );
    }
    await within(bob as HTMLElement).findByText('Nothing is snoozed', { selector: 'p' });
  },
});
