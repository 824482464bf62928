import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPreferences } from '../../src/inbox/index.ts';
import { failingFor } from '../../src/mocks/index.ts';
import { goOffline, goOnline } from './goOffline.ts';
import { readToggle } from './reachRow.ts';
import { isReadMark, readerActs } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

/** What the reader does without a network: shown at once, kept, and sent when it is back. */
const meta = preview.meta({
  title: 'Compose/Status/Outbox/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach: () => goOnline,
  render: () => (
    <StoryInbox undoMs={0}>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

const promise = 'Will be sent when you are back online.';
const status = () => document.querySelector<HTMLElement>('[data-carillon="status"]');
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('carillon_outbox'));
const changes = () => readerActs().map(({ method, path }) => `${method} ${path.replace('/widgets/', '')}`);

async function rows(): Promise<readonly HTMLElement[]> {
  return screen.findAllByRole('article', { name: /Unread/ });
}

export const WaitsAndIsSent = meta.story({
  name: 'changes without a network are shown, named in the status, kept, and sent once when it is back',
  play: async ({ userEvent }) => {
    const [first, second] = await rows();
    goOffline();
    await userEvent.click(await readToggle(first as HTMLElement));
    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await waitFor(() =>
      expect(status()).toHaveTextContent(`Marked as read, 1 notification removed. ${promise}`),
    );
    await expect(status()).toHaveTextContent('You are offline');
    await expect(first).toHaveAttribute('data-pending');
    await expect(first).toHaveAccessibleDescription(expect.stringContaining(promise));
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(promise),
    );
    await expect(stored()).toHaveLength(2);
    await expect(changes()).toEqual([]);
    await expect(screen.queryByRole('alert')).toBeNull();
    goOnline();
    await waitFor(() => expect(status()).toBeNull());
    await waitFor(() => expect(changes().map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE']));
    await waitFor(() => expect(stored()).toEqual([]));
    await expect(first).not.toHaveAttribute('data-pending');
    await expect(first).not.toHaveAccessibleDescription(expect.stringContaining(promise));
  },
});

export const RefusedLater = meta.story({
  name: 'a change that the server refuses later is taken back, and told with a way to try again or let go',
  play: async ({ userEvent }) => {
    const [first] = await rows();
    goOffline();
    await userEvent.click(await readToggle(first as HTMLElement));
    await waitFor(() => expect(status()).toHaveTextContent(promise));
    const undo = failingFor('/widgets/messages/markAs', 409)(storyWorld.current());
    goOnline();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Mark as read');
    await expect(status()).not.toHaveTextContent(promise);
    await expect(first).toHaveAttribute('data-unread');
    await expect(stored()).toEqual([]);
    undo();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(first).not.toHaveAttribute('data-unread'));
  },
});

export const LostAnswer = meta.story({
  name: 'a call that gets no answer is made again by itself, and nothing is said of it',
  play: async ({ userEvent }) => {
    let lost = 0;
    storyWorld.current().addFault({
      concerns: isReadMark,
      after() {
        lost += 1;
        return lost === 1 ? HttpResponse.error() : undefined;
      },
    });
    const [first] = await rows();
    await userEvent.click(await readToggle(first as HTMLElement));
    await waitFor(() => expect(lost).toBe(2));
    await expect(first).not.toHaveAttribute('data-unread');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(status()).toBeNull();
    await waitFor(() => expect(stored()).toEqual([]));
  },
});

export const UndoneOffline = meta.story({
  name: 'a removal can be undone without a network, and is never sent',
  play: async ({ userEvent }) => {
    const [first] = await rows();
    goOffline();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await expect(stored()).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await rows()).toHaveLength(3);
    await expect(stored()).toEqual([]);
    goOnline();
    await waitFor(() => expect(status()).toBeNull());
    await expect(changes()).toEqual([]);
  },
  render: () => (
    <StoryInbox undoMs={60_000}>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

/** An inbox that can be closed and opened again, as by a reload. */
function Reopened() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Visit again
      </button>
      <StoryInbox undoMs={0} key={visit}>
        <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
      </StoryInbox>
    </>
  );
}

export const AfterAnotherVisit = meta.story({
  name: 'what waits is still shown and sent once after the inbox was closed and opened again',
  play: async ({ userEvent }) => {
    const [first] = await rows();
    goOffline();
    await userEvent.click(await readToggle(first as HTMLElement));
    await waitFor(() => expect(stored()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Visit again' }));
    await expect(stored()).toHaveLength(1);
    await expect(changes()).toEqual([]);
    goOnline();
    await waitFor(() => expect(changes()).toEqual(['POST messages/markAs']));
    await waitFor(() => expect(stored()).toEqual([]));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  },
  render: () => <Reopened />,
});

export const PreferencesWait = meta.story({
  name: 'a switch without a network waits, says so, and is sent once',
  play: async ({ userEvent }) => {
    const email = await screen.findByRole('switch', { name: /All notifications.+Email/ });
    goOffline();
    await userEvent.click(email);
    const row = email.closest('[data-carillon="channel-switch"]');
    await waitFor(() => expect(row).toHaveAttribute('data-pending'));
    await screen.findByText(promise, { ignore: '[role="status"]' });
    await expect(changes()).toEqual([]);
    goOnline();
    await waitFor(() => expect(changes()).toHaveLength(1));
    await waitFor(() => expect(row).not.toHaveAttribute('data-pending'));
    await expect(screen.queryByText(promise, { ignore: '[role="status"]' })).toBeNull();
  },
  render: () => (
    <StoryInbox>
      <InboxPreferences style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});
