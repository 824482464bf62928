import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { memoryBackend } from '../../src/backends/index.ts';
import type { Capabilities, InboxBackend, MessagesTarget } from '../../src/data/index.ts';
import { archivedTab, InboxPanel, type InboxTab, snoozedTab } from '../../src/inbox/index.ts';
import { passingTime } from './passingTime.ts';
import { StoryInbox } from './StoryInbox.tsx';

const messages = [
  {
    id: 'new',
    title: 'Can you join?',
    createdAt: '2026-11-25T08:00:00.000Z',
    read: false,
    seen: false,
    answers: [
      { id: 'primary', look: 'primary', label: 'Accept', resultLabel: 'Accepted' },
      { id: 'secondary', label: 'Calendar', url: 'https://example.com/calendar' },
    ],
  },
  { id: 'old', title: 'The build is green', createdAt: '2026-11-25T07:00:00.000Z', read: true, seen: true },
] as const;

const weekly = {
  workflow: { id: 'weekly', name: 'Weekly digest', critical: false, tags: [] },
  preference: { enabled: true, channels: { email: true } },
} as const;

const tabs = [
  { tabId: 'all', label: 'All', count: 'unseen' },
  { tabId: 'unread', label: 'Unread', query: { read: false } },
] as const;

/** What the backend was asked for, and which messages it was to change. */
const asked: string[] = [];
const targets: MessagesTarget[] = [];

interface InboxProps {
  lacking: Partial<Capabilities>;
  ofSession?: boolean;
  more?: readonly InboxTab[];
}

/** The panel of a reader for whom a backend cannot do everything. */
function Inbox({ lacking, ofSession = false, more = [] }: InboxProps) {
  const [backend] = useState<InboxBackend>(() => {
    const memory = memoryBackend({
      id: JSON.stringify(lacking),
      messages,
      preferences: [weekly],
      capabilities: ofSession ? {} : lacking,
      carry: async (name, act) => {
        asked.push(name);
        return act();
      },
    });
    const openSession: InboxBackend['openSession'] = async (identity, call) => ({
      ...(await memory.openSession(identity, call)),
      capabilities: ofSession ? lacking : undefined,
    });
    const changeMessages: InboxBackend['changeMessages'] = (target, ...given) => {
      targets.push(target);
      return memory.changeMessages(target, ...given);
    };
    return { ...memory, openSession, changeMessages };
  });
  return (
    <StoryInbox backend={backend} tabs={[...tabs, ...more]}>
      <InboxPanel style={{ blockSize: 560, inlineSize: 400 }} />
    </StoryInbox>
  );
}

let time: ReturnType<typeof passingTime>;

const meta = preview.meta({
  title: 'Compose/Capabilities/Interactions',
  component: Inbox,
  async beforeEach() {
    // Late code would come in real time, after a time that only passes on the story's clock.
    await import('../../src/inbox/message-list/seenObserver.ts');
    asked.splice(0);
    targets.splice(0);
    time = passingTime(50);
  },
});

const wordsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent?.trim());
const row = (title: string) => screen.getByRole('article', { name: new RegExp(title) });
const settings = () => screen.queryByRole('button', { name: 'Settings' });

export const EverythingIsThere = meta.story({
  name: 'a backend that can do everything has every control, and is told what was seen',
  args: { lacking: {} },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.hover(row('The build'));
    await within(row('The build')).findByRole('button', { name: 'Mark as unread' });
    await expect(await within(row('Can you')).findByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /All/ })).toHaveTextContent('1 new');
    await afterSeen();
    await expect(asked).toContain('getOrganization');
    await expect(settings()).not.toBeNull();
  },
});

export const NothingButReading = meta.story({
  name: 'a backend that can only list and mark as read has no other controls, and is asked for nothing else',
  args: {
    lacking: {
      unread: false,
      seen: false,
      remove: false,
      archive: false,
      snooze: false,
      answers: false,
      preferences: false,
      globalPreference: false,
      organization: false,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await expect(settings()).toBeNull();
    const [read, unread] = [row('The build'), row('Can you')];
    await userEvent.hover(read);
    await expect(wordsOf(within(read).queryAllByRole('button'))).toEqual(['The build is green']);
    await userEvent.hover(unread);
    await within(unread).findByRole('button', { name: 'Mark as read' });
    await expect(within(unread).queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(await within(unread).findByRole('link', { name: 'Calendar' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /All/ })).toHaveTextContent('1 unread');

    await userEvent.click(within(unread).getByRole('button', { name: 'More actions' }));
    await expect(wordsOf(await screen.findAllByRole('menuitem'))).toEqual(['Mark as read']);
    await userEvent.keyboard('{Escape}');
    const [menu] = canvas.getAllByRole('button', { name: 'More actions' });
    await userEvent.click(menu ?? unread);
    await expect(wordsOf(await screen.findAllByRole('menuitem'))).toEqual(['Select']);
    await userEvent.keyboard('{Escape}');

    // Longer than it takes until a row in view counts as seen.
    await time.passInSteps(2_500);
    await expect([...new Set(asked)].sort()).toEqual(['countMessages', 'listMessages', 'openSession']);
    await userEvent.click(within(unread).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(asked).toContain('changeMessages'));
  },
});

interface Presses {
  click(element: Element): Promise<void>;
  hover(element: Element): Promise<void>;
  keyboard(keys: string): Promise<void>;
}

/** The commands in the menu of a message, in their order; the menu is closed again. */
async function commandsOf(title: string, userEvent: Presses): Promise<readonly (string | null)[]> {
  await userEvent.hover(row(title));
  await userEvent.click(within(row(title)).getByRole('button', { name: 'More actions' }));
  const words = wordsOf(await screen.findAllByRole('menuitem'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  return words;
}

/** Opens the menu of the whole list, and gives its commands. */
async function commandsOfList(userEvent: Presses): Promise<readonly (string | null)[]> {
  const [menu] = screen.getAllByRole('button', { name: 'More actions' });
  await userEvent.click(menu ?? document.body);
  return wordsOf(await screen.findAllByRole('menuitem'));
}

/** All that an inbox asks at first is asked by the time at which it tells what was seen. */
const afterSeen = async () => {
  await time.passInSteps(2_500);
  await expect(asked).toContain('changeMessages');
};

export const ReadByIds = meta.story({
  name: 'a backend that marks by ids only is never told to mark all, and all are marked',
  args: { lacking: { read: 'ids', remove: 'ids' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: /^Unread/ })).toBeNull());
    // Longer than it can be undone.
    await time.passInSteps(7_500);
    await expect(targets).not.toEqual([]);
    await expect(targets.filter((target) => !('ids' in target))).toEqual([]);
  },
});

export const NoUnread = meta.story({
  name: 'without unread nothing marks a read message as unread',
  args: { lacking: { unread: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.hover(row('The build'));
    await expect(canvas.queryByRole('button', { name: 'Mark as unread' })).toBeNull();
    await expect(await commandsOf('Can you', userEvent)).toContain('Mark as read');
    await expect(wordsOf(within(row('The build')).queryAllByRole('button'))).not.toContain('Mark as unread');
  },
});

export const NoSeen = meta.story({
  name: 'without seen nothing is counted as new, and nobody is told what was seen',
  args: { lacking: { seen: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /All/ })).toHaveTextContent('1 unread'));
    // Longer than it takes until a row in view counts as seen.
    await time.passInSteps(2_500);
    await expect(asked).not.toContain('changeMessages');
    await expect(canvas.queryByText(/new$/)).toBeNull();
  },
});

export const NoRemove = meta.story({
  name: 'without remove no menu removes anything',
  args: { lacking: { remove: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await expect((await commandsOf('Can you', userEvent)).join()).not.toMatch(/[Rr]emove/);
    await expect((await commandsOfList(userEvent)).join()).not.toMatch(/[Rr]emove/);
    await expect(targets.filter((target) => !('ids' in target))).toEqual([]);
  },
});

export const NoButtons = meta.story({
  name: 'without buttons a sender’s links stay, and what would be answered is not drawn',
  args: { lacking: { answers: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(await within(row('Can you')).findByRole('link', { name: 'Calendar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(asked).not.toContain('answerMessage');
  },
});

export const NoPreferences = meta.story({
  name: 'without preferences there is no way to settings, and nothing is asked for them',
  args: { lacking: { preferences: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(settings()).toBeNull();
    await afterSeen();
    await expect(asked.filter((name) => /Preference/.test(name))).toEqual([]);
  },
});

export const NoOrganization = meta.story({
  name: 'without organization nobody is asked who sends',
  args: { lacking: { organization: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await afterSeen();
    await expect(asked).not.toContain('getOrganization');
    await expect(settings()).not.toBeNull();
  },
});

export const NoSwitchesForAll = meta.story({
  name: 'preferences without switches for all workflows show those of each workflow only',
  args: { lacking: { globalPreference: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(settings() ?? document.body);
    await canvas.findByText('Weekly digest');
    await expect(canvas.queryByText('All notifications')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(asked).toContain('listPreferences');
    await expect(asked).not.toContain('getGlobalPreference');
  },
});

export const NarrowedByTheSession = meta.story({
  name: 'what a session says that its reader cannot do is not drawn once it is open',
  args: { lacking: { preferences: false, remove: false }, ofSession: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await waitFor(() => expect(settings()).toBeNull());
    const [menu] = canvas.getAllByRole('button', { name: 'More actions' });
    await userEvent.click(menu ?? document.body);
    await expect(wordsOf(await screen.findAllByRole('menuitem'))).toEqual(['Select']);
  },
});

const placeTabs = [snoozedTab, archivedTab];
const tabNames = () =>
  screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, '').trim());

/** The commands in the menu of the unread message, in its order. */
async function commands(userEvent: {
  click(element: Element): Promise<void>;
}): Promise<readonly (string | null)[]> {
  await screen.findByRole('article', { name: /Can you/ });
  await userEvent.click(within(row('Can you')).getByRole('button', { name: 'More actions' }));
  return wordsOf(await screen.findAllByRole('menuitem'));
}

export const NeitherArchiveNorSnooze = meta.story({
  name: 'without archive and snooze there are no tabs, commands or keys for them, and nothing is asked for them',
  args: { lacking: { archive: false, snooze: false }, more: placeTabs },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await expect(tabNames()).toEqual(['All', 'Unread']);
    await expect((await canvas.findByRole('feed')).getAttribute('aria-keyshortcuts')).not.toMatch(/ E$/);
    await afterSeen();
    const before = asked.length;
    row('Can you').focus();
    await userEvent.keyboard('e');
    await expect(row('Can you')).toHaveFocus();
    await expect(await commands(userEvent)).toEqual(['Mark as read', 'Remove message']);
    await expect(asked).toHaveLength(before);
  },
});

export const ArchiveAlone = meta.story({
  name: 'a backend that archives and does not put off has the tab, the command and the key of the one alone',
  args: { lacking: { snooze: false }, more: placeTabs },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Archived' });
    await expect(tabNames()).toEqual(['All', 'Unread', 'Archived']);
    await expect(await commands(userEvent)).toEqual(['Mark as read', 'Archive', 'Remove message']);
    await expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('aria-keyshortcuts', 'E');
  },
});

export const SnoozeAlone = meta.story({
  name: 'a backend that puts off and does not archive has no key, and the session can take the rest away',
  args: { lacking: { archive: false }, ofSession: true, more: placeTabs },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Snoozed' });
    await waitFor(() => expect(tabNames()).toEqual(['All', 'Unread', 'Snoozed']));
    await expect((await canvas.findByRole('feed')).getAttribute('aria-keyshortcuts')).not.toMatch(/ E$/);
    await expect(await commands(userEvent)).toEqual(['Mark as read', 'Snooze', 'Remove message']);
  },
});
