import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { keys } from '../../src/features.ts';
import { InboxPanel, type InboxTab } from '../../src/inbox/index.ts';
import { openSearch } from './openSearch.ts';
import { pressable } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const withKeys = [keys()];

const meta = preview.meta({
  title: 'Compose/Keys/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(4) } },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
});

type Canvas = StoryContext['canvas'];

/** Puts the focus on the menu button of the second row. Gives the way to find it: with its menu it may become another element. */
async function focusMenuButton(canvas: Canvas): Promise<() => HTMLElement> {
  const [, second] = await canvas.findAllByRole('article');
  const button = () => within(second as HTMLElement).getByRole('button', { name: /^More actions/ });
  button().focus();
  return button;
}

/** Items that have the focus, as a list for the message of a failure. */
const focusedItem = () => screen.getAllByRole('menuitem').map((item) => item === document.activeElement);

export const UpOpensAMenuAtItsEnd = meta.story({
  name: 'Up on a menu button opens the menu at its last item, the first time and the second',
  play: async ({ canvas, userEvent }) => {
    const button = await focusMenuButton(canvas);
    for (const _time of ['while its code is fetched', 'again']) {
      await userEvent.keyboard('{ArrowUp}');
      await screen.findByRole('menu');
      await waitFor(() => expect(focusedItem()).toEqual([false, true]));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button()).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(focusedItem()).toEqual([true, false]));
  },
});

export const KeysOfAMenuAreNotTheFeeds = meta.story({
  name: 'no key that moves in an open menu moves in the feed, and Page Down on the closed button does',
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('article');
    const button = await focusMenuButton(canvas);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(focusedItem()).toEqual([true, false]));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{PageDown}');
    await waitFor(() => expect(focusedItem()).toEqual([false, true]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(rows[2]).toHaveFocus();
  },
});

export const NoKeyAtAll = meta.story({
  name: 'a key event without a key, as browsers send it when they fill in a form, does nothing anywhere in the inbox',
  render: () => (
    <StoryInbox undoMs={30_000} features={withKeys}>
      <InboxPanel list={{ search: true }} />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await waitFor(() => expect(canvas.getByRole('feed').getAttribute('aria-keyshortcuts')).toContain(' J '));
    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
    await canvas.findByRole('button', { name: 'Undo' });
    const thrown = fn<(error: unknown) => void>();
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      thrown(event.message);
    };
    window.addEventListener('error', onError);
    const places = [...canvas.getAllByRole('article'), ...canvas.getAllByRole('button')];
    for (const place of [...places, canvas.getByRole('feed'), await openSearch({ userEvent })]) {
      place.dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true, composed: true }));
    }
    window.removeEventListener('error', onError);
    await expect(thrown.mock.calls).toEqual([]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

/** With these the browser goes back, selects, scrolls or changes its tab. */
const browserKeys = [
  { key: 'ArrowDown', altKey: true },
  { key: 'ArrowUp', metaKey: true },
  { key: 'ArrowDown', ctrlKey: true },
  { key: 'PageDown', shiftKey: true },
  { key: 'PageUp', ctrlKey: true },
  { key: 'PageDown', altKey: true },
  { key: 'End', ctrlKey: true, shiftKey: true },
  { key: 'Home', ctrlKey: true, altKey: true },
  { key: 'Home' },
  { key: 'End' },
  { key: 'Enter', ctrlKey: true },
];

export const OtherModifiersAreTheBrowsers = meta.story({
  name: 'a key with a modifier that the feed does not use is left to the browser',
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('article');
    const row = second as HTMLElement;
    row.focus();
    const taken = browserKeys.filter((key) => {
      // False where somebody has prevented the default.
      const left = fireEvent.keyDown(row, key);
      return !left || document.activeElement !== row;
    });
    await expect(taken).toEqual([]);
    await expect(fireEvent.keyDown(row, { key: 'PageDown' })).toBe(false);
  },
});

export const SaysItsKeys = meta.story({
  name: 'the feed is described by its keys',
  play: async ({ canvas }) => {
    const feed = await canvas.findByRole('feed');
    await expect(feed).toHaveAttribute('aria-keyshortcuts', 'PageDown PageUp Control+Home Control+End');
    await expect(feed).toHaveAccessibleDescription('Page Down and Page Up move between notifications.');
  },
});

/** Rows of a host's with controls that the arrows belong to. */
export const ControlsOfTheHostKeepTheirKeys = meta.story({
  render: () => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.List>
          {(message) => (
            <Inbox.Item message={message}>
              <Inbox.ItemTitle />
              <div role="slider" tabIndex={0} aria-label="Volume" aria-valuenow={1} />
              <button type="button" aria-haspopup="listbox" aria-label="Answers" />
              <button type="button">Plain</button>
            </Inbox.Item>
          )}
        </Inbox.List>
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article');
    const [slider] = canvas.getAllByRole('slider');
    const [answers] = canvas.getAllByRole('button', { name: 'Answers' });
    for (const control of [slider, answers]) {
      control?.focus();
      await expect(fireEvent.keyDown(control as HTMLElement, { key: 'ArrowDown' })).toBe(true);
      await expect(control).toHaveFocus();
    }
    const [plain] = canvas.getAllByRole('button', { name: 'Plain' });
    plain?.focus();
    await expect(fireEvent.keyDown(plain as HTMLElement, { key: 'ArrowDown' })).toBe(false);
    await expect(rows[1]).toHaveFocus();
  },
});

const feedPath = '/widgets/notifications/feed';

/** Ten tabs, and none but the first is loaded. */
const tenStores: readonly InboxTab[] = Array.from({ length: 10 }, (_, place) => ({
  tabId: `store_${place}`,
  label: `Store ${place}`,
  query: { feed: `store-${place}` },
}));

/** The feeds that the server was asked for, in order. */
const asked = () =>
  storyWorld
    .current()
    .requests.filter(({ path }) => path === feedPath)
    .map(({ query }) => query.get('feedIdentifier'));

export const AHeldArrowAsksOnce = meta.story({
  name: 'an arrow key held down over ten tabs requests messages once, for the tab where it stops',
  render: () => (
    <StoryInbox tabs={tenStores}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: /^Store 0/ });
    await waitFor(() => expect(asked()).toEqual(['store-0']));
    first.focus();
    const next = getComputedStyle(first).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    await userEvent.keyboard(`{${next}>9/}`);
    const last = canvas.getByRole('tab', { name: /^Store 9/ });
    await waitFor(() => expect(last).toHaveFocus());
    // The selection follows the focus at once; only the server waits.
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(asked()).toContain('store-9'));
    await expect(asked()).toEqual(['store-0', 'store-9']);
    // Back over tabs that are loaded: nothing new is asked, and what is there shows.
    await userEvent.keyboard('{Home}');
    await canvas.findByRole('tabpanel', { name: /^Store 0/ });
    // A press waits for nothing.
    await userEvent.click(canvas.getByRole('tab', { name: /^Store 4/ }));
    await waitFor(() => expect(asked()).toEqual(['store-0', 'store-9', 'store-4']));
  },
});
