import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Row at rest/Interactions',
  tags: ['!autodocs'],
  parameters: {
    world: {
      messages: unreadMessages(3).map((message) => ({
        ...message,
        content: 'A short text',
        cta: { data: {}, type: 'redirect', action: { buttons: [] } },
      })),
    },
  },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
});

const controlsIn = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('button')
    .filter((button) => button.closest('[data-carillon="item-title"]') === null)
    .map((button) => button.getAttribute('aria-label'));

const marks = () => storyWorld.current().requests.filter(({ path }) => path === '/widgets/messages/markAs');

export const OneButton = meta.story({
  name: 'a row at rest has its name, its state and one button, whose menu has every command',
  play: async ({ canvas, userEvent }) => {
    const [row, other] = await canvas.findAllByRole('article', { name: /^Unread: / });
    await expect(controlsIn(row)).toEqual(['More actions']);
    within(row as HTMLElement)
      .getByRole('button', { name: 'More actions' })
      .focus();
    await userEvent.keyboard('{Enter}');
    const commands = await screen.findAllByRole('menuitem');
    await expect(commands.map(({ textContent }) => textContent)).toEqual(['Mark as read', 'Remove message']);
    await expect(controlsIn(other)).toEqual(['More actions']);
    await expect(marks()).toEqual([]);
  },
});

export const ByPointer = meta.story({
  name: 'the pointer brings the read toggle to its row only, and nothing is pressed by that',
  play: async ({ canvas, userEvent }) => {
    const [row, other] = await canvas.findAllByRole('article', { name: /^Unread: / });
    await userEvent.hover(row as HTMLElement);
    await expect(controlsIn(row)).toEqual(['Mark as read', 'More actions']);
    await expect(controlsIn(other)).toEqual(['More actions']);
    // It stays when the pointer has left: the focus may be on it.
    await userEvent.unhover(row as HTMLElement);
    await expect(controlsIn(row)).toEqual(['Mark as read', 'More actions']);
    await expect(marks()).toEqual([]);
  },
});

export const ByKeyboard = meta.story({
  name: 'the Tab key goes from a title to the read toggle and then to the menu, forwards and backwards',
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article', { name: /^Unread: / });
    row?.focus();
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      seen.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
    }
    await expect(seen).toEqual(['BUTTON', 'Mark as read', 'More actions']);
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAttribute('aria-label', 'Mark as read');
    await expect(marks()).toEqual([]);
  },
});

export const FocusStays = meta.story({
  name: 'the focus stays on the menu when its row gets the read toggle',
  play: async ({ canvas }) => {
    const [, row] = await canvas.findAllByRole('article', { name: /^Unread: / });
    const menu = within(row as HTMLElement).getByRole('button', { name: 'More actions' });
    menu.focus();
    await waitFor(() => expect(controlsIn(row)).toEqual(['Mark as read', 'More actions']));
    await expect(menu).toHaveFocus();
    await fireEvent.keyDown(menu, { key: 'Tab' });
    await expect(menu).toHaveFocus();
  },
});
