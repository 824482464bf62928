import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPage } from '../../src/features/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { failingFor, holdAnswers } from '../../src/mocks/index.ts';
import {
  type AccessiblePage,
  type AccessiblePart,
  accessibleParts,
  wordsPattern,
} from './accessibleParts.ts';
import { reachRow } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';
import { unread, unreadMessages } from './unreadMessages.ts';

const said = fn<(words: string) => void>();

const meta = preview.meta({
  title: 'Compose/Names and roles/Interactions',
  component: InboxPopover,
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  parameters: { world: { messages: unreadMessages(4) } },
  beforeEach: () => void said.mockReset(),
  render: (args) => (
    <StoryInbox tabs={tabs} undoMs={600_000} announcements={said}>
      <InboxPopover {...args} />
    </StoryInbox>
  ),
});

/** Compares the parts of some pages of the documentation with the document as it stands. */
async function compare(...pages: readonly AccessiblePage[]): Promise<void> {
  const parts: readonly AccessiblePart[] = pages.flatMap((page) => accessibleParts[page]);
  for (const { selector, role, name } of parts) {
    await waitFor(() => expect(document.querySelector(selector), selector).not.toBeNull());
    const element = document.querySelector(selector) as HTMLElement;
    await expect(element).toHaveRole(role);
    if (name !== undefined) {
      await waitFor(() => expect(element).toHaveAccessibleName(expect.stringMatching(wordsPattern(name))));
    }
  }
}

/** What the pages of the documentation say is announced, and not yet was. */
function unsaid(...pages: readonly AccessiblePage[]): readonly string[] {
  const parts: readonly AccessiblePart[] = pages.flatMap((page) => accessibleParts[page]);
  const heard = said.mock.calls.map(([words]) => words);
  return parts
    .flatMap(({ says = [] }) => says.map(({ words }) => words))
    .filter((words) => !heard.some((one) => wordsPattern(words).test(one)));
}

/** Announcements that no page of the documentation knows. */
function undocumented(): readonly string[] {
  const parts: readonly AccessiblePart[] = Object.values(accessibleParts).flat();
  const known = parts.flatMap(({ says = [] }) => says.map(({ words }) => wordsPattern(words)));
  return said.mock.calls.map(([words]) => words).filter((words) => !known.some((one) => one.test(words)));
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (part: string) =>
  screen.getByRole('dialog').querySelector<HTMLElement>(`[data-carillon="${part}"]`)?.click();

export const Messages = meta.story({
  name: 'the parts of the panel have the names and roles, and make the announcements, that their pages list',
  play: async ({ userEvent }) => {
    await screen.findAllByRole('article');
    await Promise.all(screen.getAllByRole('article').map(reachRow));
    await compare('Bell', 'Popover', 'Panel', 'StoreTabs', 'List', 'Item');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive(unread);
    await waitFor(() => expect(unsaid('Bell')).toEqual(['{count} unread']));
    for (const content of ['One', 'Two']) {
      storyWorld.current().receive({ ...unread, content });
    }
    await waitFor(() => expect(unsaid('Bell')).toEqual([]));
    await waitFor(() => expect(dialog().getAllByRole('article')).toHaveLength(7));
    press('item-read-toggle');
    await waitFor(() => expect(said).toHaveBeenCalledWith('Marked as read'));
    press('item-read-toggle');
    await waitFor(() => expect(unsaid('Item')).toEqual([]));
    press('item-menu');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await compare('Undo');
    await waitFor(() => expect(unsaid('Undo')).toEqual([]));
    await expect(undocumented()).toEqual([]);
  },
});

export const Settings = meta.story({
  name: 'the parts of the settings have the names and roles, and make the announcements, that their page lists',
  play: async ({ userEvent }) => {
    await screen.findAllByRole('article');
    press('preferences-button');
    await compare('Preferences');
    const [, switchOfOne] = await dialog().findAllByRole('switch');
    await userEvent.click(switchOfOne as HTMLElement);
    await waitFor(() => expect(unsaid('Preferences')).toEqual([]));
  },
});

export const States = meta.story({
  name: 'a feed that takes long, is empty or fails announces what its page lists',
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    await screen.findAllByRole('article');
    world.setMessages([]);
    const held = holdAnswers(world, '/widgets/notifications/feed');
    await userEvent.click(dialog().getByRole('tab', { name: /^Alerts/ }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('Loading notifications'));
    held.end();
    await waitFor(() => expect(said).toHaveBeenCalledWith('Nothing new to see here yet'));
    failingFor('/widgets/notifications/feed', 403)(world);
    await userEvent.click(dialog().getByRole('tab', { name: /^Billing/ }));
    await waitFor(() => expect(unsaid('List')).toEqual([]));
    await expect(undocumented()).toEqual([]);
  },
});

export const Page = meta.story({
  name: 'the parts of a page have the names and roles, and make the announcements, that its page lists',
  render: () => (
    <StoryInbox tabs={tabs} undoMs={600_000} announcements={said}>
      <div style={{ blockSize: 480 }}>
        <InboxPage />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    await userEvent.click(row as HTMLElement);
    await compare('Page');
    storyWorld.current().removeElsewhere(row?.dataset.messageId ?? '');
    await waitFor(() => expect(unsaid('Page')).toEqual([]));
    await expect(undocumented()).toEqual([]);
  },
});
