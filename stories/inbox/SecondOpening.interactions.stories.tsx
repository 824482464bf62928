import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { quiet } from '../../src/features.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { PlacesInbox } from './PlacesInbox.tsx';
import { StoryInbox } from './StoryInbox.tsx';
import { resetTeam, TeamInbox } from './TeamInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

/** Whatever opens in an inbox, found by what it says of itself: opened, closed, and opened again. */
const withQuiet = [quiet()];

const meta = preview.meta({
  title: 'Compose/Popover/Second opening/Interactions',
  beforeEach: resetTeam,
});

/** The buttons that open something, or show more; the first two of each name. */
function openers(): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('#root, #storybook-root')].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>('button[aria-haspopup], button[aria-expanded]'),
  ]);
  const seen = new Map<string, number>();
  return all.filter((one) => {
    const count = (seen.get(nameOf(one)) ?? 0) + 1;
    seen.set(nameOf(one), count);
    return count <= 2 && one.checkVisibility();
  });
}

const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent ?? '';
/** What is shown: the next panel is drawn out of sight as soon as one is closed. */
const surfaces = () =>
  [...document.querySelectorAll<HTMLElement>('[role="menu"], [role="dialog"]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

/** What is open, in words: each menu with its items, each dialog with its buttons. */
function contents(): readonly string[] {
  return surfaces().map((surface) =>
    [
      surface.role,
      nameOf(surface).slice(0, 20),
      ...[...surface.querySelectorAll<HTMLElement>('[role^="menuitem"], button')].map(nameOf),
    ].join(', '),
  );
}

/** What is open once nothing comes to it any more, as the code of a feature may. */
async function settled(): Promise<readonly string[]> {
  let last: readonly string[] = [];
  await waitFor(
    () => {
      const before = last;
      last = contents();
      expect(last).toEqual(before);
    },
    { interval: 300 },
  );
  return last;
}

const isOpen = (opener: HTMLElement | undefined) => opener?.getAttribute('aria-expanded') === 'true';

async function open({ userEvent }: Pick<StoryContext, 'userEvent'>, index: number): Promise<void> {
  await userEvent.click(openers()[index] ?? document.body);
  await waitFor(() => expect(isOpen(openers()[index])).toBe(true));
}

/** Closes it by the way that it has, after which the focus is where it was opened. */
async function close({ userEvent }: Pick<StoryContext, 'userEvent'>, index: number): Promise<void> {
  if (openers()[index]?.ariaHasPopup) {
    await userEvent.keyboard('{Escape}');
  } else {
    await userEvent.click(openers()[index] ?? document.body);
  }
  await waitFor(() => expect(surfaces()).toEqual([]));
  await waitFor(() => expect(isOpen(openers()[index])).toBe(false));
  await waitFor(() => expect(openers()[index]).toHaveFocus());
}

/** Opens everything three times, and each time finds the same. Returns the names of what was opened. */
async function openEverything(reader: Pick<StoryContext, 'userEvent'>): Promise<readonly string[]> {
  const names = openers().map(nameOf);
  for (const [index, name] of names.entries()) {
    await open(reader, index);
    const hasSurface = openers()[index]?.ariaHasPopup;
    await waitFor(() => expect(contents()).toHaveLength(hasSurface ? 1 : 0));
    const first = await settled();
    await close(reader, index);
    for (const _ of ['second', 'third']) {
      await open(reader, index);
      // As text, which a failure shows whole.
      await waitFor(() => expect(`${name}: ${contents().join('; ')}`).toBe(`${name}: ${first.join('; ')}`));
      await close(reader, index);
    }
  }
  return names;
}

export const OfABell = meta.story({
  name: 'the popover of a bell opens a second and a third time with what it showed at first',
  // Whether a long text is cut depends on when the font of the page comes.
  parameters: { world: { messages: unreadMessages(2).map((one) => ({ ...one, content: 'Short' })) } },
  render: () => (
    <StoryInbox features={withQuiet}>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async (reader) => {
    await screen.findByRole('button', { name: /2 unread/ });
    // The first opening also says what is new.
    await open(reader, 0);
    await screen.findAllByRole('article');
    await close(reader, 0);
    await expect(await openEverything(reader)).toHaveLength(1);
  },
});

export const OfPlaces = meta.story({
  name: 'each menu of a panel with places, and of its rows, opens a second and a third time as at first',
  render: () => <PlacesInbox />,
  play: async (reader) => {
    await reader.canvas.findAllByRole('article');
    // A menu that is open does not show what a feature adds meanwhile.
    const archives = expect.stringMatching(/\bE\b/);
    await waitFor(() =>
      expect(reader.canvas.getByRole('feed')).toHaveAttribute('aria-keyshortcuts', archives),
    );
    const names = await openEverything(reader);
    await expect(names.filter((name) => name === 'More actions')).toHaveLength(2);
  },
});

export const OfATeam = meta.story({
  name: 'each group and menu of a list with groups and filters opens a second and a third time as at first',
  render: () => <TeamInbox />,
  play: async (reader) => {
    await reader.canvas.findByRole('button', { name: /^2 unread · / });
    await reader.canvas.findByRole('button', { name: 'Search notifications' });
    const names = await openEverything(reader);
    await expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^2 unread/), 'More actions']));
  },
});

export const OfTimes = meta.story({
  name: 'the times of a snooze, and the dialog of one that the reader chooses, open a second and a third time as at first',
  render: () => <PlacesInbox />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    // Another one once its menu has been fetched.
    const button = () => canvas.getAllByRole('button', { name: 'More actions' })[1] ?? document.body;
    const seen: string[][] = [];
    for (const _ of ['first', 'second', 'third']) {
      await userEvent.click(button());
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Snooze/ }));
      await screen.findByRole('menuitem', { name: /^Tomorrow/ });
      const times = contents();
      await userEvent.click(screen.getByRole('menuitem', { name: /^Choose/ }));
      await screen.findByRole('dialog');
      seen.push([...times, ...contents()]);
      while (surfaces().length > 0) {
        const before = surfaces().length;
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(surfaces().length).toBeLessThan(before));
      }
      await expect(button()).toHaveFocus();
    }
    await expect(seen[1]).toEqual(seen[0]);
    await expect(seen[2]).toEqual(seen[0]);
  },
});
