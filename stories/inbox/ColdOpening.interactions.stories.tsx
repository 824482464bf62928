import type { JSX } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { drawn } from './feedInSight.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

/** The host's contents, whose code is fetched when the test says so. */
function heldContents() {
  const calls: { arrive: () => void; fail: () => void }[] = [];
  const load = fn(
    () =>
      new Promise<{ default: () => JSX.Element }>((resolve, reject) => {
        calls.push({
          arrive: () => resolve({ default: () => <p>Contents of the host</p> }),
          fail: () => reject(new Error('No network')),
        });
      }),
  );
  return { load, calls };
}

let held = heldContents();
const heardByTheHost = fn();
const onOpenChange = fn();

const meta = preview.meta({
  title: 'Compose/Popover/Cold opening/Interactions',
  component: Inbox.Popover,
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach() {
    held = heldContents();
    heardByTheHost.mockClear();
    onOpenChange.mockClear();
  },
  render: ({ prepare }) => (
    // Without live events, which would make a page outdated that was fetched early.
    <StoryInbox socketUrl={undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a dialog of the host */}
      <div onKeyDown={({ key }) => key === 'Escape' && heardByTheHost()}>
        <Inbox.Root onOpenChange={(open, { reason }) => onOpenChange(open, reason)}>
          <Inbox.Bell />
          <Inbox.Popover prepare={prepare}>{held.load}</Inbox.Popover>
        </Inbox.Root>
        <button type="button">Elsewhere</button>
      </div>
    </StoryInbox>
  ),
});

const bellName = 'Notifications, 3 unread';
const feeds = () => storyWorld.current().requests.filter(({ path }) => path.endsWith('/feed'));

/** Resolves when the browser has been idle, after everything that waited for that before. */
async function idle(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await new Promise((resolve) =>
      // WebKit does not say when it is idle: carillon then guesses, and this waits as long. A page beside others may never be.
      globalThis.requestIdleCallback === undefined
        ? setTimeout(resolve, 300)
        : requestIdleCallback(resolve, { timeout: 2_000 }),
    );
  }
}

function sparing(connection: object): () => void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'connection');
}

export const AFrameAtOnce = meta.story({
  name: 'the press shows a busy frame before the code of the panel is there, and the focus goes into the panel that takes its place',
  args: { prepare: 'open' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await userEvent.click(bell);
    const frame = screen.getByRole('dialog', { name: 'Notifications' });
    await expect(frame).toHaveAttribute('aria-busy', 'true');
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await expect(bell).toHaveFocus();
    await expect(frame.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bell.getBoundingClientRect().bottom,
    );

    held.calls[0]?.arrive();
    await screen.findByText('Contents of the host');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus());
    await expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(onOpenChange.mock.calls).toEqual([
      [true, 'bell'],
      [false, 'escape'],
    ]);
  },
});

export const ClosedBeforeItIsThere = meta.story({
  name: 'a second press or Escape closes a panel that is not there yet, and code that comes later opens nothing',
  args: { prepare: 'open' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await userEvent.click(bell);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(bell);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(bell);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(heardByTheHost).not.toHaveBeenCalled();
    await expect(bell).toHaveFocus();
    await expect(held.load).toHaveBeenCalledOnce();
    await expect(onOpenChange.mock.calls).toEqual([
      [true, 'bell'],
      [false, 'bell'],
      [true, 'bell'],
      [false, 'escape'],
    ]);

    held.calls[0]?.arrive();
    await idle();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByText('Contents of the host')).toBeNull();
    await expect(bell).toHaveFocus();
    await userEvent.click(bell);
    await screen.findByText('Contents of the host');
    await expect(held.load).toHaveBeenCalledOnce();
  },
});

export const APressOutside = meta.story({
  name: 'a press outside closes a panel that is not there yet, a press on it does not, and code that comes later takes no focus',
  args: { prepare: 'open' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(bell);
    await userEvent.click(screen.getByRole('dialog'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    // A browser ends the task between the press and the focus; the user of this test does both in one.
    await fireEvent.pointerDown(elsewhere);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(elsewhere);
    await expect(elsewhere).toHaveFocus();
    await expect(onOpenChange.mock.calls).toEqual([
      [true, 'bell'],
      [false, 'outside'],
    ]);

    held.calls[0]?.arrive();
    await idle();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(elsewhere).toHaveFocus();
    await userEvent.click(elsewhere);
    await expect(onOpenChange).toHaveBeenCalledTimes(2);
  },
});

export const ATouchOutside = meta.story({
  name: 'a finger outside closes a panel that is not there yet when it taps, and not when it scrolls',
  args: { prepare: 'open' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(bell);
    await fireEvent.pointerDown(elsewhere, { pointerType: 'touch' });
    await fireEvent.pointerCancel(elsewhere, { pointerType: 'touch' });
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(bell);
    await expect(onOpenChange).toHaveBeenLastCalledWith(false, 'bell');
    await userEvent.click(bell);
    await expect(screen.getByRole('dialog')).toBeVisible();

    await fireEvent.pointerDown(elsewhere, { pointerType: 'touch' });
    await fireEvent.click(elsewhere);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(onOpenChange).toHaveBeenLastCalledWith(false, 'outside');
    await expect(onOpenChange).toHaveBeenCalledTimes(4);
  },
});

export const TabBeforeItIsThere = meta.story({
  name: 'Tab leads from the bell to a panel that is not there yet and past it, which closes it, and the focus stays where the reader put it',
  args: { prepare: 'open' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const frame = screen.getByRole('dialog', { name: 'Notifications' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(bell).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await expect(elsewhere).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    held.calls[0]?.arrive();
    await idle();
    await expect(elsewhere).toHaveFocus();
    await expect(onOpenChange.mock.calls).toEqual([
      [true, 'bell'],
      [false, 'escape'],
      [true, 'bell'],
      [false, 'focus-outside'],
    ]);
  },
});

export const FocusInTheFrame = meta.story({
  name: 'a reader in the frame gets into the panel when it is there, and from it back to the bell',
  args: { prepare: 'open' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    held.calls[0]?.arrive();
    await screen.findByText('Contents of the host');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(onOpenChange).toHaveBeenCalledTimes(2);
  },
});

export const CodeThatDoesNotCome = meta.story({
  name: 'where the code cannot be fetched, the frame goes and the failure is announced, and the next press tries again',
  args: { prepare: 'open' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await userEvent.click(bell);
    await userEvent.tab();
    held.calls[0]?.fail();
    await canvas.findByRole('alert');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(bell).toHaveFocus();
    await expect(onOpenChange).toHaveBeenLastCalledWith(false, 'load-failed');
    await expect(held.load).toHaveBeenCalledOnce();

    await userEvent.click(bell);
    await expect(screen.getByRole('dialog')).toBeVisible();
    // An effect of the press takes it away.
    await drawn();
    await expect(canvas.queryByRole('alert')).toBeNull();
    held.calls[1]?.arrive();
    await screen.findByText('Contents of the host');
    await expect(held.load).toHaveBeenCalledTimes(2);
  },
});

export const NothingBeforeThePress = meta.story({
  name: 'prepare="open" fetches neither code nor messages before the press, whatever the reader points at',
  args: { prepare: 'open' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await userEvent.hover(bell);
    bell.focus();
    await idle();
    await expect(held.load).not.toHaveBeenCalled();
    await expect(feeds()).toEqual([]);
    await userEvent.click(bell);
    await expect(held.load).toHaveBeenCalledOnce();
  },
});

export const OnIntent = meta.story({
  name: 'prepare="intent" fetches nothing at rest, and code and messages when the reader points at the bell',
  args: { prepare: 'intent' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await idle();
    await expect(held.load).not.toHaveBeenCalled();
    await expect(feeds()).toEqual([]);
    await userEvent.hover(bell);
    await waitFor(() => expect(held.load).toHaveBeenCalledOnce());
    await waitFor(() => expect(feeds()).toHaveLength(1));
    await userEvent.unhover(bell);
    await userEvent.hover(bell);
    await idle();
    await expect(held.load).toHaveBeenCalledOnce();
    await expect(feeds()).toHaveLength(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const SavingData = meta.story({
  name: 'on a device that saves data, nothing is fetched before the reader comes to the bell',
  beforeEach: () => sparing({ saveData: true }),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await idle();
    await expect(held.load).not.toHaveBeenCalled();
    await expect(feeds()).toEqual([]);
    await userEvent.hover(bell);
    await waitFor(() => expect(held.load).toHaveBeenCalledOnce());
  },
});

export const OnASlowLine = meta.story({
  name: 'on a 2G line, nothing is fetched before the reader comes to the bell',
  beforeEach: () => sparing({ saveData: false, effectiveType: 'slow-2g' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: bellName });
    await idle();
    await expect(held.load).not.toHaveBeenCalled();
    await expect(feeds()).toEqual([]);
  },
});

export const OnA3gLine = OnASlowLine.extend({
  name: 'on a 3G line, nothing is fetched before the reader comes to the bell',
  beforeEach: () => sparing({ saveData: false, effectiveType: '3g' }),
});

export const BeforeItIsIdle = meta.story({
  name: 'code and first page are fetched once session and count are there, also while the browser is never idle',
  beforeEach() {
    if (globalThis.requestIdleCallback !== undefined) {
      spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: bellName });
    await waitFor(() => expect(held.load).toHaveBeenCalledOnce());
    await waitFor(() => expect(feeds()).toHaveLength(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const OutOfSight = meta.story({
  name: 'a page that is not in sight fetches neither the code nor the first page',
  beforeEach() {
    spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: bellName });
    await idle();
    await expect(held.load).not.toHaveBeenCalled();
    await expect(feeds()).toEqual([]);
  },
});

export const AtRest = meta.story({
  name: 'at rest the code is fetched once, and a failure there is announced to nobody and tried again at the press',
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await waitFor(() => expect(held.load).toHaveBeenCalledOnce());
    held.calls[0]?.fail();
    await idle();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(bell);
    await waitFor(() => expect(held.load).toHaveBeenCalledTimes(2));
    held.calls[1]?.arrive();
    await screen.findByText('Contents of the host');
  },
});
