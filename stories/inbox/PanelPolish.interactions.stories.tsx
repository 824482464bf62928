import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { pressable } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Panel/Details/Interactions',
  tags: ['!autodocs'],
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
});

const part = (name: string) => document.querySelector(`[data-carillon="${name}"]`) as HTMLElement;
const startOf = (element: Element) => element.getBoundingClientRect().left;

export const UnreadOnlyIsShown = meta.story({
  name: 'a filter for unread messages is shown above them, and ended there',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByText('Unread only')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Unread only' }));
    await canvas.findByText('Unread only');
    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Show all' })));
    await waitFor(() => expect(canvas.queryByText('Unread only')).toBeNull());
    // The button is gone, and the focus is where the messages are.
    await waitFor(() =>
      expect(
        canvas.getByRole('feed').closest('[data-carillon="message-list"]')?.contains(document.activeElement),
      ).toBe(true),
    );
  },
});

export const MarkAllRests = meta.story({
  name: 'the button that marks all looks off while nothing is unread, and keeps its place',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const button = await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' }));
    const place = startOf(button);
    await expect(getComputedStyle(button).opacity).toBe('1');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(Number(getComputedStyle(button).opacity)).toBeLessThan(1);
    await expect(startOf(button)).toBe(place);
  },
});

export const MarkAllRestsForItsTab = meta.story({
  name: 'the button that marks all is off in a tab without unread messages, whatever others have',
  render: () => (
    <StoryInbox tabs={[{ tabId: 'empty', query: { feed: 'nothing' } }, { tabId: 'default_store' }]}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nothing new to see here yet');
    const button = canvas.getByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getAllByRole('tab')[1] as HTMLElement);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
});

/** Marks all messages as read, and expects these words in the toast. */
async function markAllSays(
  words: string,
  canvas: ReturnType<typeof within>,
  user: { click(element: Element): Promise<void> },
) {
  await canvas.findAllByRole('article');
  await user.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
  const toast = await canvas.findByRole('group', { name: 'Undo' });
  await within(toast).findByText(words);
}

export const MarkAllSaysHowMany = meta.story({
  name: 'the toast after marking all says how many messages were unread, not how many are loaded',
  parameters: { world: { messages: unreadMessages(3).map((one, at) => ({ ...one, read: at === 0 })) } },
  play: ({ canvas, userEvent }) => markAllSays('2 marked as read', canvas, userEvent),
});

export const MarkAllOfUnloaded = meta.story({
  name: 'the toast after marking all counts unread messages that are not loaded',
  parameters: { world: { messages: unreadMessages(37) } },
  play: ({ canvas, userEvent }) => markAllSays('37 marked as read', canvas, userEvent),
});

export const MarkAllOfVeryMany = meta.story({
  name: 'the toast after marking all says "99+" where the platform counts no further',
  parameters: { world: { messages: unreadMessages(130) } },
  play: ({ canvas, userEvent }) => markAllSays('99+ marked as read', canvas, userEvent),
});

export const FooterIsLow = meta.story({
  name: 'the footer is at most 24 px high, and follows the last row without a gap',
  parameters: { world: { messages: unreadMessages(3) } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article');
    const footer = part('footer').getBoundingClientRect();
    await expect(footer.height).toBeLessThanOrEqual(24);
    await expect(footer.top).toBeCloseTo(rows.at(-1)?.getBoundingClientRect().bottom ?? 0, 0);
  },
});

export const SettingsStandInTheGrid = meta.story({
  name: 'the settings begin at the edge at which messages begin',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const edge = startOf(part('title'));
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await canvas.findByRole('switch', { name: 'All notifications' });
    const back = canvas.getByRole('button', { name: 'Back' }).querySelector('svg') as SVGElement;
    // The drawing stands 6 of 24 units inside of its square.
    await expect(Math.abs(startOf(back) + 18 / 4 - edge)).toBeLessThanOrEqual(2);
    for (const card of document.querySelectorAll('[data-carillon="preference-group"]')) {
      await expect(startOf(card.querySelector('h3') as Element)).toBe(edge);
    }
  },
});

export const CheckboxesStandInTheGrid = meta.story({
  name: 'the checkbox for all messages is in line with those of the messages',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const all = await canvas.findByRole('checkbox', { name: 'Select all' });
    const [first] = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await expect(startOf(all)).toBe(startOf(first as Element));
  },
});

export const BadgeBesideWords = meta.story({
  name: 'a badge in a bell with words is beside them, and covers none',
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.Bell asChild>
          <button type="button">
            <span>Notifications of today</span>
            <Inbox.Badge />
          </button>
        </Inbox.Bell>
      </Inbox.Root>
      <Inbox.Root>
        <Inbox.Bell>
          <span>Our news</span>
          <Inbox.Badge />
        </Inbox.Bell>
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const bells = await canvas.findAllByRole('button');
    for (const bell of bells) {
      const badge = await waitFor(() => {
        const found = bell.querySelector('[data-carillon="badge"]');
        expect(found).not.toBeNull();
        return found as Element;
      });
      const words = (bell.querySelector('span') as Element).getBoundingClientRect();
      await expect(badge.getBoundingClientRect().left).toBeGreaterThanOrEqual(words.right);
      // The button is as wide as both, so that neither is outside of it.
      await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(
        bell.getBoundingClientRect().right,
      );
    }
  },
});
