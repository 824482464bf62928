import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, InboxPopover } from '../../src/inbox/index.ts';
import { buildFeed } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const followed = fn();

/** A window of its own for the inbox, as a host would open one, with the styles of this page. */
function OtherWindow({ children }: { children: (body: HTMLElement) => ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  function open(): void {
    const there = frame.current?.contentDocument;
    if (there && there.head.childElementCount === 0) {
      for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
        there.head.append(sheet.cloneNode(true));
      }
      setBody(there.body);
    }
  }
  // Some browsers have its document at once, others put another one there when it is loaded.
  useEffect(open, []);
  return (
    <>
      <iframe
        ref={frame}
        title="Another document"
        style={{ inlineSize: 440, blockSize: 620, border: 0 }}
        onLoad={open}
      />
      {body && createPortal(children(body), body)}
    </>
  );
}

const meta = preview.meta({
  title: 'Compose/Panel/Another document/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: buildFeed(3) } },
  render: () => (
    <OtherWindow>
      {(body) => (
        <StoryInbox navigate={followed} container={body}>
          <InboxPanel />
        </StoryInbox>
      )}
    </OtherWindow>
  ),
});

type Canvas = { findByTitle: (title: string) => Promise<HTMLElement> };

/** What is drawn in the other document, once its feed is there. */
async function otherDocument(canvas: Canvas, awaited = 'article') {
  const frame = await canvas.findByTitle('Another document');
  const body = await waitFor(() => {
    const there = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : undefined;
    if (!there?.querySelector(awaited)) {
      throw new Error('Nothing has come to the other document');
    }
    return there;
  });
  const rows = within(body).queryAllByRole('article');
  const [first = body] = rows;
  return { rows, first, user: userEvent.setup({ document: body.ownerDocument }), there: within(body) };
}

export const KeysOfTheFeed = meta.story({
  name: 'Page Down and End with Control go from row to row',
  play: async ({ canvas }) => {
    const { rows, first, user } = await otherDocument(canvas);
    first.focus();
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(rows[1]).toHaveFocus());
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(rows[2]).toHaveFocus());
  },
});

export const AControlOfARow = meta.story({
  name: 'a control of a row is pressed, and not the row around it',
  play: async ({ canvas }) => {
    followed.mockClear();
    const { first, user } = await otherDocument(canvas);
    const row = within(first);
    await user.hover(first);
    await user.click(await row.findByRole('button', { name: 'Mark as read' }));
    await row.findByRole('button', { name: 'Mark as unread' });
    await expect(followed).not.toHaveBeenCalled();
  },
});

export const TextThatIsSelected = meta.story({
  name: 'text that is selected there is no click on the row',
  play: async ({ canvas }) => {
    followed.mockClear();
    const { first } = await otherDocument(canvas);
    const selection = first.ownerDocument.getSelection();
    selection?.selectAllChildren(first.querySelector('[data-carillon="item-title"]') ?? first);
    first.click();
    await expect(followed).not.toHaveBeenCalled();
    selection?.removeAllRanges();
    first.click();
    await expect(followed).toHaveBeenCalledTimes(1);
  },
});

export const ThePopover = meta.story({
  name: 'the popover opens there, goes with Escape, and the bell has the focus again',
  render: () => (
    <OtherWindow>
      {(body) => (
        <StoryInbox container={body}>
          <InboxPopover />
        </StoryInbox>
      )}
    </OtherWindow>
  ),
  play: async ({ canvas }) => {
    const { there, user } = await otherDocument(canvas, 'button');
    const bell = there.getByRole('button', { name: /^Notifications/ });
    await user.click(bell);
    const surface = await there.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(surface).not.toBeInTheDocument());
    await expect(bell).toHaveFocus();
  },
});
