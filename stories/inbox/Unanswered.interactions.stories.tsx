import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPreferences } from '../../src/inbox/index.ts';
import type { WorldRequest } from '../../src/mocks/index.ts';
import { goOffline, goOnline } from './goOffline.ts';
import { readToggle } from './reachRow.ts';
import { isReadMark } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { shortenTimers } from './shortenTimers.ts';
import { loaded, told } from './told.ts';
import { unreadMessages } from './unreadMessages.ts';

/** A change gets no answer, while everything else does. */
const meta = preview.meta({
  title: 'Compose/Status/Unanswered/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach() {
    // Patience, and the time-out of a call.
    shortenTimers({ 2000: 500, 30000: 5_000 });
    return goOnline;
  },
  render: () => (
    <StoryInbox undoMs={0}>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

const promise = 'Will be sent when you are back online.';
const status = () => document.querySelector<HTMLElement>('[data-carillon="status"]');

const isMarkOf = (id: string | undefined) => (call: WorldRequest) =>
  isReadMark(call) && JSON.stringify(call.body).includes(String(id));
const isSwitch = ({ method }: WorldRequest) => method === 'PATCH';
const isRemoval = ({ method }: WorldRequest) => method === 'DELETE';
const calls = (which: (request: WorldRequest) => boolean) => storyWorld.current().requests.filter(which);

/** All words that come into the page from now on. */
function listen(): () => string {
  const said = new Set<string>();
  const look = () => said.add(document.body.textContent ?? '');
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => [...said].join('\n');
}

async function rows(): Promise<readonly HTMLElement[]> {
  await loaded();
  return screen.findAllByRole('article', { name: /Unread/ });
}

const ids = () =>
  storyWorld
    .current()
    .messages()
    .map(({ _id }) => _id);

export const AMarkHangs = meta.story({
  name: 'fault 16: a mark whose call hangs is said to be tried still, then to have failed, and other rows are marked meanwhile',
  play: async ({ userEvent }) => {
    const [first, second] = await rows();
    const [firstId, secondId] = ids();
    const words = listen();
    storyWorld.current().addFault({ concerns: isMarkOf(firstId), before: () => new Promise(() => {}) });
    await userEvent.click(await readToggle(first));
    await waitFor(() => expect(status()).toHaveTextContent('Marked as read. Still trying …'));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Marked as read. Still trying …',
      ),
    );
    await expect(first).not.toHaveAttribute('data-unread');
    await expect(first).not.toHaveAttribute('data-pending');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await readToggle(second));
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .find(({ _id }) => _id === secondId)?.read,
      ).toBe(true),
    );
    const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
    await expect(alert).toHaveTextContent('Mark as read. That could not be saved. Please try again.');
    await expect(status()).not.toHaveTextContent('Still trying');
    await expect(first).toHaveAttribute('data-unread');
    await expect(second).not.toHaveAttribute('data-unread');
    storyWorld.current().receive();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    await expect(alert).toBeVisible();
    await expect([calls(isMarkOf(firstId)).length, calls(isMarkOf(secondId)).length]).toEqual([1, 1]);
    await expect(words()).not.toContain(promise);
    await expect(words()).not.toContain('You are offline');
    storyWorld.current().faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(status()).toBeNull());
    await expect(first).not.toHaveAttribute('data-unread');
    await expect(calls(isMarkOf(firstId))).toHaveLength(2);
  },
});

export const ARemovalIsLost = meta.story({
  name: 'a removal that is never answered is said to be tried still, and is done once answers come',
  play: async ({ userEvent }) => {
    const [first, second] = await rows();
    const words = listen();
    storyWorld.current().addFault({ concerns: isRemoval, before: () => HttpResponse.error() });
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await waitFor(() => expect(status()).toHaveTextContent('1 notification removed. Still trying …'));
    await userEvent.click(await readToggle(second));
    await waitFor(() => expect(calls(isMarkOf(ids()[1]))).toHaveLength(1));
    await expect(screen.queryByRole('alert')).toBeNull();
    storyWorld.current().faults.clear();
    await waitFor(() => expect(ids()).toHaveLength(2));
    await waitFor(() => expect(status()).toBeNull());
    await expect(words()).not.toContain(promise);
    await expect(words()).not.toContain('You are offline');
    await expect(calls(isMarkOf(ids()[0]))).toHaveLength(1);
  },
});

export const ASwitchHangs = meta.story({
  name: 'fault 16: a switch whose call hangs is said to be tried still, then to have failed, and stays so',
  play: async ({ userEvent }) => {
    const email = await screen.findByRole('switch', { name: /All notifications.+Email/ });
    const words = listen();
    storyWorld.current().addFault({ concerns: isSwitch, before: () => new Promise(() => {}) });
    await userEvent.click(email);
    await told('Still trying …');
    await expect(email.closest('[data-pending]')).toBeNull();
    await expect(document.querySelector('[data-carillon="save-status"]')).toHaveAttribute(
      'data-state',
      'unanswered',
    );
    await expect(screen.queryByRole('alert')).toBeNull();
    const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
    await expect(alert).toHaveTextContent('Could not be saved. Your earlier setting is back.');
    await expect(screen.queryByText('Still trying …', { ignore: '[role="status"]' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(calls(isSwitch)).toHaveLength(1);
    await expect(words()).not.toContain(promise);
    await expect(words()).not.toContain('Saved');
  },
  render: () => (
    <StoryInbox>
      <InboxPreferences style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

export const OfflineMeanwhile = meta.story({
  name: 'a mark without an answer waits for the network where that goes away meanwhile',
  play: async ({ userEvent }) => {
    const [first] = await rows();
    storyWorld.current().addFault({ concerns: isMarkOf(ids()[0]), before: () => new Promise(() => {}) });
    await userEvent.click(await readToggle(first));
    await waitFor(() => expect(status()).toHaveTextContent('Still trying …'));
    goOffline();
    await waitFor(() => expect(status()).toHaveTextContent(`You are offlineMarked as read. ${promise}`));
    await expect(status()).not.toHaveTextContent('Still trying …');
  },
});
