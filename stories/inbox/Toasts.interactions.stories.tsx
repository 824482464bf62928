import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Toasts/Interactions',
  tags: ['!autodocs'],
  parameters: { world: { messages: unreadMessages(3) } },
});

const removed = '1 notification removed';

async function removeFirst({ userEvent }: Pick<StoryContext, 'userEvent'>): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  const [row] = await dialog.findAllByRole('article');
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
}

/** The live regions that contain the words, and the words outside of live regions. */
async function expectOneToastIn(place: HTMLElement): Promise<void> {
  await within(place).findByText(removed);
  await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(removed));
  await expect(screen.getAllByText(removed)).toHaveLength(2);
  await expect(screen.getAllByText(removed, { ignore: '[role="status"]' })).toHaveLength(1);
  await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
}

function PlacedBesideThePanel() {
  const [isPlaced, setPlaced] = useState(true);
  return (
    <StoryInbox undoMs={600_000}>
      <Inbox.Root defaultOpen>
        <Inbox.Bell />
        <Inbox.Popover />
        <section aria-label="Corner">{isPlaced && <Inbox.Toasts />}</section>
      </Inbox.Root>
      <button type="button" style={{ minHeight: 24 }} onClick={() => setPlaced(!isPlaced)}>
        Place
      </button>
    </StoryInbox>
  );
}

export const APlacedAreaTakesTheToastsOfThePanel = meta.story({
  render: () => <PlacedBesideThePanel />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await removeFirst(context);
    const corner = await canvas.findByRole('region', { name: 'Corner' });
    await expectOneToastIn(corner);
    // The key works in the panel as before.
    const dialog = within(screen.getByRole('dialog'));
    dialog.getAllByRole('article')[0]?.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(dialog.getAllByRole('article')).toHaveLength(3));
    await expect(screen.queryByText(removed, { ignore: '[role="status"]' })).toBeNull();
    await expect(storyWorld.current().requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  },
});

export const ThePanelShowsThemAgainWithoutAPlacedArea = meta.story({
  render: () => <PlacedBesideThePanel />,
  play: async (context) => {
    const { canvas } = context;
    await removeFirst(context);
    await expectOneToastIn(await canvas.findByRole('region', { name: 'Corner' }));
    // Not by the pointer: a press outside would close the panel.
    canvas.getByRole('button', { name: 'Place', hidden: true }).click();
    await expectOneToastIn(screen.getByRole('dialog'));
  },
});

export const AToastStaysWhenThePanelCloses = meta.story({
  render: () => <PlacedBesideThePanel />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await removeFirst(context);
    const corner = await canvas.findByRole('region', { name: 'Corner' });
    await within(corner).findByText(removed);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(corner).getByRole('button', { name: 'Undo' }));
    // There is no list that could get the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
    await expect(within(corner).queryByRole('button')).toBeNull();
  },
});

export const OneOfTwoPlacedAreasShowsAndAnnounces = meta.story({
  render: () => (
    <StoryInbox undoMs={600_000}>
      <Inbox.Root defaultOpen>
        <Inbox.Bell />
        <Inbox.Popover>
          <Inbox.List />
          <Inbox.Toasts />
        </Inbox.Popover>
        <section aria-label="Corner">
          <Inbox.Toasts />
        </section>
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async (context) => {
    await removeFirst(context);
    await waitFor(() => expect(screen.getAllByText(removed, { ignore: '[role="status"]' })).toHaveLength(1));
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getAllByRole('status').filter((one) => one.textContent === removed)).toHaveLength(1),
    );
  },
});
