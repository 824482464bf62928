import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { archivedTab, InboxPanel, type InboxTab, type ListOptions } from '../../src/inbox/index.ts';
import { changes, choose, groupButton, listed, type Reader, row, stored, toast } from './listActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { openTeam, resetTeam } from './TeamInbox.tsx';
import { threadOf } from './teamMessages.ts';

const query = { limit: 50 };
const tabs: readonly InboxTab[] = [{ tabId: 'all', label: 'Inbox', query }, archivedTab];
const list: ListOptions = { groupBy: threadOf };

/** A page with an inbox that is kept in the browser, which its reader leaves and opens again. */
function PageWithInbox() {
  const [backend] = useState(() => openTeam());
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div style={{ inlineSize: 420, minBlockSize: 640 }}>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave the page' : 'Open the page'}
      </button>
      {isOpen && (
        <StoryInbox backend={backend} tabs={tabs} undoMs={600_000} persist>
          <InboxPanel list={list} style={{ blockSize: 600 }} />
        </StoryInbox>
      )}
    </div>
  );
}

/** An act on a group of four messages, c5 in front, and a reload of its page. */
const meta = preview.meta({
  title: 'Features/What waits for me/Reload/Interactions',
  component: PageWithInbox,
  beforeEach: resetTeam,
});

const thread = ['c5', 'c4', 'c3', 'c2'];

async function closedGroup({ canvas }: Pick<Reader, 'canvas'>): Promise<void> {
  await canvas.findByRole('button', { name: /^(2 unread|3 more) · / });
  await waitFor(() =>
    expect(canvas.getByRole('feed')).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(/ E$/)),
  );
}

async function reload({ canvas, userEvent }: Reader): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Open the page' }));
  await canvas.findByRole('article', { name: /Welcome to the team/ });
}

export const UndoneBefore = meta.story({
  name: 'an act on a group that is undone before a reload is not sent after it either: the group is there, unread as it was',
  play: async (context) => {
    await closedGroup(context);
    await choose(context, 'c5', 'Remove message');
    await context.userEvent.click(await toast('4 notifications removed'));
    await reload(context);
    await closedGroup(context);
    await expect(row('c5')).toHaveAccessibleDescription(/4 notifications, 3 unread/);
    await expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
    await expect(changes()).toEqual([]);
  },
});

export const HeldBefore = meta.story({
  name: 'an act on a group that is held when its page is left is sent once, by one call, and after the reload it is done',
  play: async (context) => {
    await closedGroup(context);
    await choose(context, 'c5', 'Remove message');
    await toast('4 notifications removed');
    await expect(changes()).toEqual([]);
    await reload(context);
    await waitFor(() => expect(changes()).toEqual([{ ids: thread, effect: 'removed' }]));
    await expect(listed().some((id) => thread.includes(id))).toBe(false);
    await expect(stored().some(({ id }) => thread.includes(id))).toBe(false);
    await expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
    await expect(changes()).toHaveLength(1);
  },
});

export const HadBackAfter = meta.story({
  name: 'a group that was archived before a reload is one row among what is archived, and comes back as a whole by one call',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await closedGroup(context);
    row('c5').focus();
    await userEvent.keyboard('e');
    await toast('4 archived');
    await reload(context);
    await expect(listed()).not.toContain('c5');
    await userEvent.click(await canvas.findByRole('tab', { name: /^Archived/ }));
    await waitFor(() => expect(listed()).toEqual(['c5']));
    await expect(groupButton('c5')).toHaveTextContent('3 more · ');
    row('c5').focus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(listed()).toEqual([]));
    await userEvent.click(canvas.getByRole('tab', { name: /^Inbox/ }));
    await closedGroup(context);
    await reload(context);
    await closedGroup(context);
    await waitFor(() => expect(changes()).toHaveLength(2));
    await expect(changes()[1]).toEqual({ ids: thread, effect: { archived: false } });
    await expect(stored().filter(({ id, archived }) => thread.includes(id) && !archived)).toHaveLength(4);
  },
});
