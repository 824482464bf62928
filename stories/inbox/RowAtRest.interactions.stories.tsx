import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel } from '../../src/inbox/index.ts';
import { readerActs } from './readerActs.ts';
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

/** Whatever comes before a message's first letter in a row: a picture, an icon of the inbox itself, initials. */
const senders = [
  { avatar: new URL('../primitives/portrait.svg?no-inline', import.meta.url).href },
  { actor: { type: 'none' as const, data: null }, actorSubscriber: undefined },
  {},
];

/** Whether the drawing of a control, which is all that is seen of it, is painted. */
function isPainted(control: HTMLElement): boolean {
  const drawing = control.querySelector('svg');
  return drawing !== null && getComputedStyle(drawing).visibility === 'visible';
}

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
    await expect(readerActs()).toEqual([]);
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
    await expect(readerActs()).toEqual([]);
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
    await expect(readerActs()).toEqual([]);
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

export const FewElements = meta.story({
  name: 'a plain row at rest has at most 17 elements, whoever its sender is',
  parameters: {
    world: {
      messages: unreadMessages(3).map((message, index) => ({
        ...message,
        content: 'A short text',
        cta: { data: {}, type: 'redirect', action: { buttons: [] } },
        ...senders[index],
      })),
    },
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article', { name: /^Unread: / });
    const drawn = rows.map((row) => row.querySelector('[data-carillon="item-avatar"]'));
    await expect(drawn.map((avatar) => avatar?.getAttribute('data-state'))).toEqual([
      'image',
      'icon',
      'initials',
    ]);
    const counts = rows.map((row) => row.querySelectorAll('*').length + 1);
    await expect(counts).toEqual([16, 17, 15]);
  },
});

export const NothingHiddenIsPainted = meta.story({
  name: 'a row at rest paints no control that is not seen and makes no layer for it, and all of them are in reach',
  parameters: {
    world: { messages: unreadMessages(2).map((message) => ({ ...message, content: 'Long. '.repeat(99) })) },
  },
  play: async ({ canvas, userEvent }) => {
    const [row, other] = (await canvas.findAllByRole('article', { name: /^Unread: / })) as [
      HTMLElement,
      HTMLElement,
    ];
    const controls = [
      await within(other).findByRole('button', { name: 'More actions' }),
      await within(other).findByRole('button', { name: 'Show more' }),
    ];
    const seen = () => controls.map(isPainted);
    await expect(seen()).toEqual([false, false]);
    const styles = [...other.querySelectorAll('*')].map((element) => getComputedStyle(element));
    await expect(styles.filter(({ opacity }) => opacity !== '1')).toEqual([]);
    const menu = getComputedStyle(controls[0] as HTMLElement);
    await expect([menu.position, menu.visibility]).toEqual(['static', 'visible']);

    for (const control of controls) {
      control.focus();
      await expect(control).toHaveFocus();
    }
    row.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(other).toHaveFocus();
    await waitFor(() => expect(seen()).toEqual([true, true]));
    row.focus();
    await waitFor(() => expect(seen()).toEqual([false, false]));
    other.focus();
    const names: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('aria-label'));
    }
    await expect(names).toEqual([null, 'Mark as read', 'More actions', 'Show more']);
  },
});

export const DateOnRequest = meta.story({
  name: 'the full date of a row is made once the pointer or the focus is in it, and machines can read it before',
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('article', { name: /^Unread: / });
    const times = rows.map((row) => row.querySelector('time'));
    const titles = () => times.map((time) => time?.hasAttribute('title'));
    await expect(titles()).toEqual([false, false, false]);
    for (const time of times) {
      await expect(time?.dateTime).toMatch(/^2026-11-\d\dT[\d:.]+Z$/);
    }
    await userEvent.hover(rows[0] as HTMLElement);
    await waitFor(() => expect(titles()).toEqual([true, false, false]));
    await expect(times[0]?.title).toMatch(/November \d+, 2026/);
    rows[1]?.focus();
    await waitFor(() => expect(titles()).toEqual([true, true, false]));
  },
});
