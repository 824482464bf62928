import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel } from '../../src/inbox/index.ts';
import { inMemory } from './inMemory.ts';
import { pressable } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Undo/Interactions',
  component: StoryInbox,
  args: { undoMs: 600_000 },
  parameters: { world: { messages: unreadMessages(3) } },
  render: (args) => (
    <StoryInbox {...args}>
      <InboxPanel />
    </StoryInbox>
  ),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function act(context: Context, name: string): Promise<void> {
  const [row] = await context.canvas.findAllByRole('article');
  await context.userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'More actions' }));
  await context.userEvent.click(await screen.findByRole('menuitem', { name }));
}

const changes = () => storyWorld.current().requests.filter(({ method }) => method === 'DELETE');

export const TheMenuOfAMessage = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await act(context, 'Mark as read');
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const ARemovalIsUndoneBeforeTheServerHearsOfIt = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await act(context, 'Remove message');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await within(canvas.getByRole('group', { name: 'Undo' })).findByText('1 notification removed');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(changes()).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const ByKeyboardFromAnywhereInThePanel = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await act(context, 'Remove message');
    await canvas.findByRole('button', { name: 'Undo' });
    // With Shift it means to redo.
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

export const TheFocusGoesToTheNeighbour = meta.story({
  name: 'fault 88: after a removal the focus is on the next message',
  play: async (context) => {
    const { canvas } = context;
    await act(context, 'Remove message');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
});

export const IsSentWhenItsTimeEnds = meta.story({
  args: { undoMs: 50 },
  play: async (context) => {
    await act(context, 'Remove message');
    await waitFor(() => expect(storyWorld.current().messages()).toHaveLength(2));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
});

export const IsSaidByTheOneLiveRegion = meta.story({
  play: async (context) => {
    await act(context, 'Remove message');
    await waitFor(() =>
      expect(context.canvas.getByRole('status', { hidden: false })).toHaveTextContent(
        '1 notification removed',
      ),
    );
  },
});

export const MarkingAllCanBeUndone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
    await within(canvas.getByRole('group', { name: 'Undo' })).findByText('3 marked as read');
    await waitFor(() => expect(canvas.queryByRole('article', { name: /^Unread/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /^Unread/ })).toHaveLength(3));
    await expect(
      storyWorld
        .current()
        .messages()
        .every(({ read }) => !read),
    ).toBe(true);
  },
});

/** Shorter than what pauses can put off: that has a timer of its own. */
const undoMs = 20_000;

/** Lets a story end the undo time, or another one: the timers of that length run when it says so, and all others by themselves. */
function undoClock(timeMs = undoMs) {
  const waiting = new Map<number, () => void>();
  const [setReal, clearReal] = [window.setTimeout, window.clearTimeout];
  spyOn(window, 'setTimeout').mockImplementation(((
    act: (...all: unknown[]) => void,
    ms = 0,
    ...all: unknown[]
  ) => {
    if (ms !== timeMs) {
      return setReal(act, ms, ...all);
    }
    const id = setReal(() => {}, 0);
    waiting.set(id, () => act(...all));
    return id;
  }) as typeof window.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((id) => {
    waiting.delete(Number(id));
    clearReal(id);
  });
  return {
    timeIsUp() {
      for (const [id, act] of [...waiting]) {
        waiting.delete(id);
        act();
      }
    },
    runs: () => waiting.size > 0,
  };
}

const undoButton = (canvas: Context['canvas']) => canvas.findByRole('button', { name: 'Undo' });

export const RemovingAllThatIsRead = meta.story({
  parameters: {
    world: { messages: unreadMessages(5).map((one, place) => ({ ...one, read: place % 2 === 0 })) },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shown = () => canvas.getAllByRole('article').length;
    await waitFor(() => expect(shown()).toBe(5));
    const remove = async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove all read' }));
      await waitFor(() => expect(shown()).toBe(2));
    };
    await remove();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown()).toBe(5));
    await expect(storyWorld.current().messages()).toHaveLength(5);
    await remove();
    await userEvent.keyboard('{Escape}');
  },
});

export const RemovingAllThatIsReadInMemory = RemovingAllThatIsRead.extend({ parameters: inMemory });

export const StaysWhileItHasThePointer = meta.story({
  name: 'WCAG 2.2.1: the timer of an undo pauses while the pointer is on it, and then starts again',
  args: { undoMs },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const clock = undoClock();
    await act(context, 'Remove message');
    await undoButton(canvas);
    await waitFor(() => expect(clock.runs()).toBe(true));
    const toast = within(canvas.getByRole('group', { name: 'Undo' })).getByText('1 notification removed');
    await userEvent.hover(toast);
    await waitFor(() => expect(clock.runs()).toBe(false));
    clock.timeIsUp();
    await expect(changes()).toHaveLength(0);
    // It may still be appearing: a toast fades in.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());

    await userEvent.unhover(toast);
    await waitFor(() => expect(clock.runs()).toBe(true));
    clock.timeIsUp();
    await waitFor(() => expect(changes()).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
});

export const ComesUpUnderTheRestingPointer = meta.story({
  name: 'the timer of an undo that comes up under a resting pointer runs until the pointer moves, and again for the next undo',
  args: { undoMs },
  play: async (context) => {
    const { canvas } = context;
    const clock = undoClock();
    for (const removed of [1, 2]) {
      await act(context, 'Remove message');
      await undoButton(canvas);
      const toast = within(canvas.getByRole('group', { name: 'Undo' })).getByText('1 notification removed');
      await fireEvent.pointerOver(toast);
      await fireEvent.mouseOver(toast);
      // Two frames, in which a pause would have begun.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(clock.runs()).toBe(true);
      await fireEvent.pointerMove(toast);
      await waitFor(() => expect(clock.runs()).toBe(false));
      // By its key, as without a move of the pointer it is still there for the next one.
      if (removed === 1) {
        await context.userEvent.keyboard('{Control>}z{/Control}');
        await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
      }
    }
    await expect(changes()).toHaveLength(0);
  },
});

export const GoesInTheEndWithTheFocusInIt = meta.story({
  name: 'an undo with the focus and the pointer in it goes and is sent 30 seconds after the act, and the focus moves to the list',
  args: { undoMs },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const clock = undoClock(30_000);
    await act(context, 'Remove message');
    const button = await undoButton(canvas);
    await userEvent.hover(button);
    button.focus();
    await expect(clock.runs()).toBe(true);
    clock.timeIsUp();
    await waitFor(() => expect(changes()).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(canvasElement.querySelector('[data-carillon="message-list"]')).toHaveFocus();
  },
});

export const StaysWhileItHasTheFocus = meta.story({
  name: 'WCAG 2.2.1: the timer of an undo pauses while the focus is on it, and its key is named',
  args: { undoMs },
  play: async (context) => {
    const { canvas } = context;
    const clock = undoClock();
    await act(context, 'Remove message');
    const button = await undoButton(canvas);
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
    button.focus();
    await waitFor(() => expect(clock.runs()).toBe(false));
    clock.timeIsUp();
    await expect(button).toHaveFocus();
    await expect(changes()).toHaveLength(0);
    canvas.getAllByRole('article')[0]?.focus();
    await waitFor(() => expect(clock.runs()).toBe(true));
  },
});

export const GoesWithTheFocusInIt = meta.story({
  name: 'fault 88: an undo that goes with the focus in it, by its key or because the page is left, gives it to the list',
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const list = () => canvasElement.querySelector('[data-carillon="message-list"]');
    await act(context, 'Remove message');
    (await undoButton(canvas)).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(list()).toHaveFocus();

    await act(context, 'Remove message');
    (await undoButton(canvas)).focus();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(list()).toHaveFocus();
    await waitFor(() => expect(changes()).toHaveLength(1));
  },
});

// A second time, over a backend in memory.
export const TheMenuOfAMessageInMemory = TheMenuOfAMessage.extend({ parameters: inMemory });
export const ByKeyboardFromAnywhereInThePanelInMemory = ByKeyboardFromAnywhereInThePanel.extend({
  parameters: inMemory,
});
export const IsSentWhenItsTimeEndsInMemory = IsSentWhenItsTimeEnds.extend({ parameters: inMemory });
export const MarkingAllCanBeUndoneInMemory = MarkingAllCanBeUndone.extend({ parameters: inMemory });
