import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover, type InboxPopoverProps } from '../../src/inbox/index.ts';
import { loadOverlays } from '../../src/inbox/menu/useOverlays.tsx';
import { drawn, listOf } from './feedInSight.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

type Overlays = NonNullable<typeof loadOverlays.chunk>;

let overlays: Overlays;

function takeAway(): void {
  Reflect.deleteProperty(loadOverlays, 'chunk');
}

const meta = preview.meta({
  title: 'Compose/Popover/Early rows/Interactions',
  component: InboxPopover,
  parameters: {
    world: {
      messages: unreadMessages(10).map((message, index) => ({ ...message, subject: `Message ${index}` })),
    },
  },
  args: { prepare: 'intent' },
  // What is above the page has been fetched by another story, and here comes when the test says so.
  async beforeEach() {
    overlays = await loadOverlays();
    takeAway();
    return () => {
      loadOverlays.chunk = overlays;
    };
  },
  render: (args: InboxPopoverProps) => (
    <StoryInbox>
      <InboxPopover {...args} />
      <button type="button">Elsewhere</button>
    </StoryInbox>
  ),
});

const dialog = () => screen.getByRole('dialog', { name: 'Notifications' });
const row = (name: RegExp) => within(dialog()).getByRole('article', { name });
const box = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map((px) => Math.round(px) + 0);
};

async function openEarly(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications, 10 unread/ }));
  await screen.findByRole('article', { name: /Message 0$/ });
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await expect(dialog().matches(':popover-open')).toBe(true);
  return dialog();
}

/** The overlays are there, and something happens by which the inbox draws. */
async function surfaceArrives(frame: HTMLElement): Promise<HTMLElement> {
  loadOverlays.chunk = overlays;
  storyWorld.current().receive({ ...unread, subject: 'Just in' });
  await waitFor(() => expect(frame).not.toBeInTheDocument());
  await waitFor(() => expect(dialog()).toHaveAttribute('data-state', 'open'));
  await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  return dialog();
}

export const TheSameRows = meta.story({
  name: 'the rows that are shown before the surface are its own, in the same place, with their focus and their scroll position',
  play: async ({ canvas }) => {
    const frame = await openEarly(canvas);
    const list = listOf(within(frame).getByRole('feed'));
    const second = row(/Message 1$/);
    second.focus();
    list.scrollTop = 40;
    await Promise.all(frame.getAnimations().map(({ finished }) => finished));
    await drawn();
    const place = box(frame);
    const surface = await surfaceArrives(frame);
    await expect(row(/Message 1$/)).toBe(second);
    await expect(surface).toContainElement(list);
    await expect(second).toHaveFocus();
    await expect(list.scrollTop).toBeGreaterThan(0);
    await waitFor(() => expect(box(surface)).toEqual(place));
  },
});

export const OnAPhone = TheSameRows.extend({
  name: 'on a phone they fill the page before and after',
  globals: { viewport: { value: 'mobile1' } },
});

export const FocusOfThePanel = meta.story({
  name: 'the surface takes the focus of a reader who has not gone into the panel, as a panel does that opens',
  play: async ({ canvas }) => {
    const frame = await openEarly(canvas);
    await expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
    const surface = await surfaceArrives(frame);
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
  },
});

export const UsedAtOnce = meta.story({
  name: 'early rows can be pressed, what is pressed in them closes nothing, and a menu that is asked for opens with the surface',
  play: async ({ canvas }) => {
    const frame = await openEarly(canvas);
    const second = row(/Message 1$/);
    await userEvent.hover(second);
    await userEvent.click(within(second).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(second).toHaveAccessibleName(/^Message 1$/));
    await userEvent.click(within(second).getByRole('button', { name: 'More actions' }));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(dialog()).toBe(frame);
    const surface = await surfaceArrives(frame);
    const menu = await screen.findByRole('menu', { name: 'More actions' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(() => expect(second).toHaveAccessibleName(/^Unread: Message 1$/));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(surface).toBeVisible();
    await expect(within(second).getByRole('button', { name: 'More actions' })).toHaveFocus();
  },
});

export const ClosedInEveryWay = meta.story({
  name: 'a surface that took early rows closes by a press outside, by Tab past its end, and by the bell, and opens again with new ones',
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications/ });
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    const ways = [
      () => userEvent.click(elsewhere),
      async () => {
        const stops = [...dialog().querySelectorAll<HTMLElement>('a, button, [tabindex="0"]')];
        stops.findLast((stop) => stop.tabIndex === 0 && stop.checkVisibility())?.focus();
        // A browser goes on from there.
        await userEvent.tab();
        await expect(bell).toHaveFocus();
        elsewhere.focus();
      },
      () => userEvent.click(bell),
    ];
    for (const [index, close] of ways.entries()) {
      takeAway();
      await userEvent.click(bell);
      const frame = dialog();
      await within(frame).findByRole('article', { name: /Message 0$/ });
      await expect(frame.matches(':popover-open'), `${index}`).toBe(true);
      const surface = await surfaceArrives(frame);
      // A press inside is none outside.
      await userEvent.click(within(surface).getByRole('feed'));
      await expect(surface).toBeInTheDocument();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog'), `${index}`).toBeNull());
    }
  },
});

export const PlacedByTheHost = meta.story({
  name: 'where the host says where the panel is, it is an empty frame until its surface can put it there',
  args: { align: 'start' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    await waitFor(() => expect(dialog()).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.queryByRole('article')).toBeNull();
    const surface = await surfaceArrives(dialog());
    await expect(await within(surface).findAllByRole('article')).not.toHaveLength(0);
  },
});
