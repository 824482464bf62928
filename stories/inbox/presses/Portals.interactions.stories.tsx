import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../../src/features/index.ts';
import { InboxPanel } from '../../../src/inbox/index.ts';
import { StoryInbox } from '../StoryInbox.tsx';
import { linkedMessages } from './linkedMessages.ts';

const navigate = fn();
const onMessageClick = fn();
const onRowClick = fn();

const meta = preview.meta({
  title: 'Compose/Presses/Portals/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: linkedMessages(3) } },
  render: () => (
    <StoryInbox navigate={navigate} onMessageClick={onMessageClick}>
      <InboxPanel />
    </StoryInbox>
  ),
});

/** Nothing has happened to the messages but what the story itself did. */
async function nothingIsOpened(): Promise<void> {
  await expect(onMessageClick).not.toHaveBeenCalled();
  await expect(navigate).not.toHaveBeenCalled();
  await expect(onRowClick).not.toHaveBeenCalled();
  await expect(storyWorld.current().messages()[0]?.read).toBe(false);
}

export const RemovingFromTheMenu = meta.story({
  name: 'a message that is removed by its menu is not opened, and Undo brings it back unread',
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article', { name: /^Unread: / });
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await nothingIsOpened();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /^Unread: / })).toHaveLength(3));
    await nothingIsOpened();
  },
});

/** A dialog of the host's in a row, drawn elsewhere in the page. */
function Elsewhere({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" style={{ minBlockSize: 24 }} onClick={() => setOpen(true)}>
        Details
      </button>
      {open &&
        createPortal(
          <div role="dialog" aria-label="Details">
            <p>Words of the host</p>
            <button type="button" style={{ minBlockSize: 24 }}>
              Answer
            </button>
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}

export const ADialogInASlot = meta.story({
  name: 'a dialog that a host draws in a row is not the row: neither its presses nor its keys',
  render: () => (
    <StoryInbox navigate={navigate} onMessageClick={onMessageClick}>
      <InboxPanel
        slots={{
          item: (message) => (
            <Inbox.Item
              message={message}
              onClick={onRowClick}
              body={
                <Elsewhere>
                  <Inbox.Item message={message}>
                    <p>The same message in full</p>
                  </Inbox.Item>
                </Elsewhere>
              }
            />
          ),
        }}
      />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Details' }));
    onRowClick.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Details' }));
    await userEvent.click(dialog.getByText('Words of the host'));
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
    await nothingIsOpened();
    const inFull = dialog.getByRole('article');
    inFull.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(inFull).toHaveFocus();
  },
});

/** What a host may put into a row: something that does its own work, or is reached by the keyboard. */
const widgets: readonly [tag: string, attributes: Record<string, string>][] = [
  ['div', { contenteditable: '' }],
  ['div', { tabindex: '0' }],
  ['video', { controls: '' }],
  ['summary', {}],
  ...['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab', 'treeitem'].map(
    (role): [string, Record<string, string>] => ['span', { role }],
  ),
];

export const AHostsControls = meta.story({
  name: "a host's own controls in a row are pressed, and not the row",
  parameters: { world: { messages: linkedMessages(1) } },
  render: () => (
    <StoryInbox navigate={navigate} onMessageClick={onMessageClick}>
      <InboxPanel slots={{ itemBody: () => <p data-place="" /> }} />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await canvas.findByRole('article');
    const place = canvasElement.querySelector('[data-place]');
    const opened: unknown[] = [];
    for (const [tag, attributes] of widgets) {
      const widget = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        widget.setAttribute(name, value);
      }
      const inside = document.createElement('i');
      widget.append(inside);
      place?.replaceChildren(widget);
      onMessageClick.mockClear();
      inside.click();
      widget.click();
      if (onMessageClick.mock.calls.length > 0) {
        opened.push([tag, attributes]);
      }
    }
    place?.replaceChildren();
    onMessageClick.mockClear();
    await expect(opened).toEqual([]);
    await nothingIsOpened();
    // The row around them is still there to be pressed.
    await userEvent.click(row);
    await expect(onMessageClick).toHaveBeenCalledTimes(1);
  },
});
