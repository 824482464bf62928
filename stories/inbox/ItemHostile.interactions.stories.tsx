import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { hostileHtml, hostileMarkdown, hostileUrls } from '../../tests/support/hostileContent.ts';
import { expectNothingRan, listenForAlerts, offencesIn } from '../primitives/contentGate.ts';
import { ItemRows } from './ItemRows.tsx';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Item/Hostile content/Interactions',
  component: Inbox.Item,
  tags: ['!autodocs'],
});

/** Waits until every body that needs a parser has met it. */
async function allFormatted(root: HTMLElement): Promise<Element[]> {
  // The part's own box has the id that its row is described by; what the sender wrote has none.
  const boxes = [...root.querySelectorAll('[data-carillon="item-body"] > [data-state]')];
  // A few are formatted at once, and all others with the parser.
  const formatted = () => root.querySelectorAll('[data-state="formatted"]').length;
  await waitFor(() => expect(formatted()).toBeGreaterThan(boxes.length / 2));
  return boxes;
}

export const Fault47Markdown = meta.story({
  name: 'fault 47, 53, 54, 55, 56: hostile texts as Markdown',
  beforeEach: listenForAlerts,
  render: () => <ItemRows messages={[...hostileMarkdown.map((body) => ({ body })), { title: 'Next' }]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(offencesIn(await allFormatted(canvasElement))).toEqual([]);
    await expectNothingRan();
    await expect(canvas.getByRole('article', { name: 'Unread: Next' })).toBeVisible();
  },
});

export const Fault47Html = meta.story({
  name: 'fault 47, 53, 54, 55, 56: hostile texts as HTML',
  beforeEach: listenForAlerts,
  render: () => (
    <ItemRows contentFormat="html" messages={[...hostileHtml.map((body) => ({ body })), { title: 'Next' }]} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(offencesIn(await allFormatted(canvasElement))).toEqual([]);
    await expectNothingRan();
    await expect(canvas.getByRole('article', { name: 'Unread: Next' })).toBeVisible();
  },
});

export const Fault48Elsewhere = meta.story({
  name: 'fault 48: hostile texts as title, name and button are shown as text',
  beforeEach: listenForAlerts,
  render: () => (
    <ItemRows
      messages={hostileHtml.map((text) => ({
        title: text,
        body: undefined,
        sender: { firstName: text, avatar: text },
        link: { url: text },
        answers: [{ id: 'primary', look: 'primary', label: text }],
      }))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findAllByRole('article');
    const titles = rows.map((row) => row.querySelector('[data-carillon="item-title"] bdi')?.textContent);
    await expect(titles).toEqual(hostileHtml);
    const brought = 'script, img, iframe, style, form, object, embed, link, meta, base, video';
    await expect(rows.flatMap((row) => [...row.querySelectorAll(brought)])).toEqual([]);
    await expect(canvasElement.querySelectorAll('[onclick], [onerror], [onload], [name]')).toHaveLength(0);
    await expectNothingRan();
  },
});

export const Fault46Urls = meta.story({
  name: 'fault 46: script addresses as link, button, picture and in the text become nothing',
  beforeEach: listenForAlerts,
  render: () => (
    <ItemRows
      messages={hostileUrls.map((url) => ({
        body: `<a href="${url}">html</a> [markdown](<${url}>)`,
        avatar: url,
        link: { url },
        answers: [{ id: 'primary', look: 'primary', label: 'Press', url }],
      }))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(hostileUrls.length));
    await expect(offencesIn(await allFormatted(canvasElement))).toEqual([]);
    await expect(canvasElement.querySelectorAll('a[data-carillon="item-title"], img')).toHaveLength(0);
    await expectNothingRan();
  },
});

/** Writes to the sinks that Trusted Types guard. */
const sunk = fn();

function watchSinks() {
  const sinks = [
    [Element.prototype, 'innerHTML'],
    [Element.prototype, 'outerHTML'],
    [HTMLIFrameElement.prototype, 'srcdoc'],
  ] as const;
  const originals = sinks.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {});
  for (const [index, [owner, name]] of sinks.entries()) {
    Object.defineProperty(owner, name, {
      ...originals[index],
      set(value: string) {
        sunk(value);
        originals[index]?.set?.call(this, value);
      },
    });
  }
  return () => {
    for (const [index, [owner, name]] of sinks.entries()) {
      Object.defineProperty(owner, name, originals[index] ?? {});
    }
  };
}

export const Fault85NoSink = meta.story({
  name: 'fault 85: Markdown and HTML reach no sink that Trusted Types guard, named references neither',
  beforeEach: watchSinks,
  render: () => (
    <>
      <ItemRows
        messages={[{ body: '**R&amp;D** &eacute; [a &lt; b](https://example.com/?a=1&amp;b=2) &nosuch;' }]}
      />
      <ItemRows
        contentFormat="html"
        messages={[{ body: '<b>R&amp;D</b> <a href="/x?a=1&amp;b=2">&eacute;</a>' }]}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="formatted"]')).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: 'a < b (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://example.com/?a=1&b=2',
    );
    await expect(canvas.getByRole('link', { name: 'é' })).toHaveAttribute('href', '/x?a=1&b=2');
    await expect(sunk).not.toHaveBeenCalled();
  },
});

const sent = fn();

function watchFetch() {
  const fetchBefore = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    sent(new URL(request.url).origin, request.headers.get('authorization'));
    return fetchBefore(input, init);
  };
  return () => {
    window.fetch = fetchBefore;
  };
}

export const Fault81OneOrigin = meta.story({
  name: 'fault 55, 81: pictures are asked for without a referrer, and the token goes to the platform only',
  beforeEach: watchFetch,
  parameters: {
    world: {
      messages: unreadMessages(2).map((one) => ({ ...one, avatar: 'https://elsewhere.invalid/face.png' })),
    },
  },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('https://api.carillon.test', expect.stringMatching(/^Bearer /)),
    );
    await expect(new Set(sent.mock.calls.map(([origin]) => origin))).toEqual(
      new Set(['https://api.carillon.test']),
    );
    for (const picture of canvasElement.querySelectorAll('img')) {
      await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
  },
});
