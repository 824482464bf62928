import { expect, fn, spyOn, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { clearPersistedInbox } from '../../src/data/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { type HeldAnswers, holdAnswers } from '../../src/mocks/index.ts';
import { loadRenderer, markdownFormat } from '../../src/primitives/index.ts';
import { damageStoredInboxes, KeptInbox, storedInboxes } from './keptInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const onError = fn();

const meta = preview.meta({
  title: 'Data/Instant paint/Interactions',
  component: InboxPanel,
  parameters: {
    world: { messages: unreadMessages(7), subscriberHashes: { 'demo-subscriber': 'right' } },
  },
  async beforeEach() {
    onError.mockClear();
    // Else the texts would be formatted when that code arrives.
    await loadRenderer(
      markdownFormat,
      unreadMessages(7).map(({ content }) => content ?? ''),
    );
    await clearPersistedInbox();
    return () => clearPersistedInbox().catch(() => {});
  },
  render: () => <KeptInbox onError={onError} />,
});

type Canvas = ReturnType<typeof within>;

const bellOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^Notifications/ });
const listOf = (element: HTMLElement) => element.querySelector('[data-carillon="message-list"]');
const badgeOf = (element: HTMLElement) => element.querySelector('[data-carillon="badge"]');
const press = (canvas: Canvas, name: string) => canvas.getByRole('button', { name }).click();

/** A first visit, after which the page is left with all seven messages stored. Returns where they stood. */
async function visitOnce(canvas: Canvas, canvasElement: HTMLElement): Promise<number[][]> {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
  await canvas.findByRole('button', { name: 'Notifications, 7 unread' });
  await waitFor(async () => expect([...(await storedInboxes()).values()].join()).toContain('"unread\\":7'));
  const boxes = boxesOf(canvasElement);
  await leave(canvas);
  return boxes;
}

async function leave(canvas: Canvas): Promise<void> {
  press(canvas, 'Leave the page');
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull());
}

/** Opens the page again. The answer to its first call is held. */
async function comeBack(canvas: Canvas, reader: 'ada' | 'intruder' | 'grace'): Promise<HeldAnswers> {
  const held = holdAnswers(storyWorld.current(), '/widgets/session/initialize');
  press(canvas, `Open as ${reader}`);
  await held.arrived(1);
  return held;
}

/** Where all that the reader sees of an inbox stands. */
function boxesOf(element: HTMLElement): number[][] {
  const parts = element.querySelectorAll(
    '[data-carillon="message-item"], [data-carillon="message-item"] *, [data-carillon="badge"]',
  );
  return [...parts].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  });
}

export const RowsBeforeTheFirstAnswer = meta.story({
  name: 'after a reload rows and count stand before the first answer, and when it comes nothing moves',
  play: async ({ canvas, canvasElement }) => {
    const usual = await visitOnce(canvas, canvasElement);
    await expect(usual.length).toBeGreaterThan(20);
    const held = await comeBack(canvas, 'ada');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    await waitFor(() => expect(bellOf(canvas)).toHaveAccessibleName('Notifications, 7 unread'));
    await expect(listOf(canvasElement)).toHaveAttribute('data-unconfirmed', '');
    await expect(listOf(canvasElement)).toHaveAttribute('data-state', 'ready');
    await expect(badgeOf(canvasElement)).toHaveAttribute('data-unconfirmed', '');
    // Only the session was requested, and it is not answered.
    const sentBefore = storyWorld.current().requests.length;

    const rows = canvas.getAllByRole('article');
    // A moment later than the rows come the buttons for the rest of long texts.
    await waitFor(() => expect(boxesOf(canvasElement)).toEqual(usual));
    held.end();
    await waitFor(() => expect(listOf(canvasElement)).not.toHaveAttribute('data-unconfirmed'));
    await waitFor(() => expect(badgeOf(canvasElement)).not.toHaveAttribute('data-unconfirmed'));
    await expect(boxesOf(canvasElement)).toEqual(usual);
    await expect(canvas.getAllByRole('article')).toEqual(rows);
    await expect(onError).not.toHaveBeenCalled();
    const sent = storyWorld.current().requests.slice(sentBefore);
    await expect(sent.map(({ path }) => path).filter((path) => path.endsWith('/feed'))).toHaveLength(1);
  },
});

export const ChangedMeanwhile = meta.story({
  name: 'what has changed since the last visit is corrected when the server answers, in the rows that stay',
  play: async ({ canvas, canvasElement }) => {
    await visitOnce(canvas, canvasElement);
    const world = storyWorld.current();
    world.setMessages(world.messages().filter((_, place) => place !== 6));
    const held = await comeBack(canvas, 'ada');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    const [first] = canvas.getAllByRole('article');
    held.end();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await waitFor(() => expect(bellOf(canvas)).toHaveAccessibleName('Notifications, 6 unread'));
    await expect(canvas.getAllByRole('article')[0]).toBe(first);
    await expect(listOf(canvasElement)).not.toHaveAttribute('data-unconfirmed');
  },
});

export const AnotherReader = meta.story({
  name: 'another reader on the same browser sees nothing of the first, and nothing of the first stays stored',
  play: async ({ canvas, canvasElement }) => {
    await visitOnce(canvas, canvasElement);
    const held = await comeBack(canvas, 'grace');
    await waitFor(async () => expect([...(await storedInboxes()).keys()].join()).toContain('grace.kim'));
    await expect([...(await storedInboxes()).keys()].join()).not.toContain('demo-subscriber');
    await expect(listOf(canvasElement)).toHaveAttribute('data-state', 'loading');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(bellOf(canvas)).toHaveAccessibleName('Notifications');
    held.end();
    await waitFor(() => expect(listOf(canvasElement)).toHaveAttribute('data-state', 'empty'));
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const SignedOut = meta.story({
  name: 'signing out leaves the database empty, and nothing is stored when the page is hidden or left afterwards',
  play: async ({ canvas, canvasElement }) => {
    await visitOnce(canvas, canvasElement);
    press(canvas, 'Open as ada');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    press(canvas, 'Log out');
    await waitFor(async () => expect([...(await storedInboxes())]).toEqual([]));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await leave(canvas);
    const held = await comeBack(canvas, 'ada');
    await waitFor(async () => expect((await storedInboxes()).size).toBe(1));
    await expect([...(await storedInboxes()).values()].join()).not.toContain('unread');
    await expect(canvas.queryByRole('article')).toBeNull();
    held.end();
  },
});

export const RefusedSession = meta.story({
  name: 'a reader whose session is refused does not go on seeing the stored inbox, and it is removed',
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async ({ canvas, canvasElement }) => {
    await visitOnce(canvas, canvasElement);
    const held = await comeBack(canvas, 'intruder');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    held.end();
    await waitFor(() => expect(listOf(canvasElement)).toHaveAttribute('data-state', 'error'));
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(badgeOf(canvasElement)).toBeNull();
    await expect(bellOf(canvas)).toHaveAccessibleName('Notifications');
    await waitFor(async () => expect([...(await storedInboxes())]).toEqual([]));
    await leave(canvas);
    await expect([...(await storedInboxes())]).toEqual([]);
  },
});

export const DamagedStore = meta.story({
  name: 'a stored inbox that cannot be read is ignored, reported once and replaced',
  play: async ({ canvas, canvasElement }) => {
    await visitOnce(canvas, canvasElement);
    await damageStoredInboxes('[{"version":2');
    const held = await comeBack(canvas, 'ada');
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    await expect(onError.mock.calls[0]?.[0]).toMatchObject({ name: 'InboxError', kind: 'storage' });
    await expect(listOf(canvasElement)).toHaveAttribute('data-state', 'loading');
    held.end();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    await visitOnce(canvas, canvasElement);
    await expect(onError).toHaveBeenCalledOnce();
  },
});

export const DeniedStorage = meta.story({
  name: 'where the browser denies storage the inbox works without, and reports it once',
  async beforeEach() {
    // Closes the connection that the stories before have left open.
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('carillon').onsuccess = resolve;
    });
    const open = indexedDB.open.bind(indexedDB);
    spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (name === 'carillon') {
        throw new DOMException('The operation is insecure', 'SecurityError');
      }
      return open(name, version);
    });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    press(canvas, 'Log out');
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await expect(onError.mock.calls).toMatchObject([[{ name: 'InboxError', kind: 'storage', status: 0 }]]);
  },
});
