import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildFeed, insideOf } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** How long a lost connection is not shown, and the pause between two announcements. */
const patienceMs = 3_000;
const pauseMs = 1_000;

/** Timers of these delays wait until the story ends them. */
const held = new Set<number | undefined>();

/** What the timers that wait would do, by timer. One that was cleared is gone. */
const waiting = new Map<number, () => void>();

/** Times up: what nobody has cleared happens. */
function endTimers(): void {
  for (const [timer, act] of [...waiting]) {
    waiting.delete(timer);
    act();
  }
}

/** What the live region of the inbox has said since. */
function listen(canvasElement: HTMLElement): string[] {
  const said: string[] = [];
  const region = canvasElement.querySelector('[data-carillon="announcement"]');
  new MutationObserver(() => said.push(region?.textContent ?? '')).observe(region ?? canvasElement, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}

function Host() {
  const [open, setOpen] = useState(true);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Leave' : 'Come back'}
      </button>
      {open && <InboxPanel />}
    </StoryInbox>
  );
}

/** A part is left before its time is up: what it would have said or shown later never is. */
const meta = preview.meta({
  title: 'Compose/Leaving early/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: buildFeed(3) } },
  beforeEach() {
    waiting.clear();
    held.clear();
    held.add(patienceMs);
    const setTimer = window.setTimeout.bind(window);
    const clearTimer = window.clearTimeout.bind(window);
    let lastTimer = -1;
    const hold = (act: TimerHandler, delayMs?: number, ...rest: unknown[]) => {
      if (typeof act === 'function' && held.has(delayMs)) {
        lastTimer -= 1;
        waiting.set(lastTimer, () => act(...rest));
        return lastTimer;
      }
      return setTimer(act, delayMs, ...rest);
    };
    spyOn(window, 'setTimeout').mockImplementation(Object.assign(hold, window.setTimeout));
    spyOn(window, 'clearTimeout').mockImplementation((timer) => {
      waiting.delete(Number(timer));
      clearTimer(timer);
    });
    // Timers of the page, such as the check for parts outside of a theme, go on after the story.
    return () => {
      for (const act of waiting.values()) {
        setTimer(act);
      }
      waiting.clear();
    };
  },
  render: () => <Host />,
});

export const SavedAndLeft = meta.story({
  name: 'preferences that are left before "Saved" was said neither say nor show it, also when they are opened again',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    const turned = await canvas.findByRole('switch', { name: 'All notifications' });
    const saves = async (count: number) => {
      await userEvent.click(turned);
      const calls = () => storyWorld.current().requests.filter(({ method }) => method === 'PATCH');
      await waitFor(() => expect(calls()).toHaveLength(count));
      const status = () => canvasElement.querySelector('[data-carillon="save-status"]');
      await waitFor(() => expect(status()).toHaveAttribute('data-state', 'saved'));
    };
    await saves(1);
    held.add(pauseMs);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'));
    await expect(waiting.size).toBeGreaterThan(0);
    // The next words wait until that pause ends.
    await saves(2);
    const said = listen(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('feed');
    endTimers();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await canvas.findByRole('switch', { name: 'All notifications' });
    await expect(canvas.queryByText('Saved', { ignore: '[data-carillon="announcement"]' })).toBeNull();
    endTimers();
    await expect(said.filter((words) => words.includes('Saved'))).toEqual([]);
  },
});

export const LostAndLeft = meta.story({
  name: 'an inbox that is left while its connection is lost shows and says that only after a new patience',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const paused = 'Live updates are paused. Trying again…';
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    const accept = world.refuse();
    await waitFor(() => expect(waiting.size).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(waiting.size).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await canvas.findAllByRole('article');
    await waitFor(() => expect(waiting.size).toBe(1));
    await expect(canvas.queryByText(paused)).toBeNull();
    endTimers();
    await canvas.findByText(paused, { ignore: '[data-carillon="announcement"]' });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-carillon="announcement"]')).toHaveTextContent(paused),
    );
    accept();
  },
});

export const RefusedAgain = meta.story({
  name: 'a connection that is refused again at each try stays shown, and is announced once',
  play: async ({ canvas, canvasElement }) => {
    const paused = 'Live updates are paused. Trying again…';
    const words = () => canvas.queryByText(paused, { ignore: '[data-carillon="announcement"]' });
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    const { handshakes } = insideOf(world).socketServer;
    const before = handshakes.length;
    world.refuse();
    await waitFor(() => expect(waiting.size).toBe(1));
    const said = listen(canvasElement);
    endTimers();
    await waitFor(() => expect(said).toEqual([paused]));
    const banner = words();
    // Each try connects, and is refused after that: for a moment it looks as if all were well.
    await waitFor(() => expect(handshakes.length).toBeGreaterThan(before + 1));
    endTimers();
    await expect(words()).toBe(banner);
    await expect(said).toEqual([paused]);
  },
});
