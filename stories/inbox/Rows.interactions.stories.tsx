import { expect, fireEvent, type screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildMessage, type WireMessage, worldNow } from '../../src/mocks/index.ts';
import { demoMessages } from './demoMessages.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread } from './unreadMessages.ts';

/** How many rows a reader sees, and what in a row may lie on what: in numbers, since pictures are compared by eye alone. */
const meta = preview.meta({
  title: 'Compose/Rows/Interactions',
  component: InboxPanel,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryInbox>
      <div style={{ inlineSize: 400 }}>
        <InboxPanel {...args} />
      </div>
    </StoryInbox>
  ),
});

const message = (index: number, more: Partial<WireMessage>) =>
  buildMessage(
    {
      ...unread,
      subject: `Ana Lima shared file ${index + 1}`,
      content: 'Guidelines (PDF, 4.2 MB)',
      cta: { type: 'redirect', data: {}, action: { status: 'pending', buttons: [], result: {} } },
      createdAt: new Date(worldNow - (index + 1) * 60_000).toISOString(),
      ...more,
    },
    index,
  );

const short = Array.from({ length: 20 }, (_, index) => message(index, {}));
const long = short.map((one) => ({ ...one, content: 'The interviews are in. '.repeat(8) }));

type Canvas = Pick<typeof screen, 'findAllByRole' | 'findByRole' | 'getByRole'>;

interface Seen {
  readonly heights: readonly number[];
  /** How many rows are in sight as a whole. */
  readonly whole: number;
}

/** The rows of a panel that is as high as it can be, once their texts are formatted. */
async function seen(canvas: Canvas, panelPx: number): Promise<Seen> {
  const rows = await canvas.findAllByRole('article');
  const panel = canvas.getByRole('feed').closest('[data-carillon="panel"]');
  const list = canvas.getByRole('feed').parentElement?.getBoundingClientRect();
  await expect(panel?.getBoundingClientRect().height).toBe(panelPx);
  const boxes = rows.map((row) => row.getBoundingClientRect());
  return {
    heights: boxes.map(({ height }) => height),
    whole: boxes.filter(({ bottom }) => bottom <= (list?.bottom ?? 0) + 0.5).length,
  };
}

const ofDensity = (density: 'comfortable' | 'compact', messages: readonly WireMessage[]) => ({
  args: { density },
  parameters: { world: { messages } },
});

export const ComfortableRows = meta.story({
  name: 'a panel of 600 px shows seven comfortable rows with a line of text, of 64 px at most',
  ...ofDensity('comfortable', short),
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { heights, whole } = await seen(canvas, 600);
      await expect(Math.max(...heights)).toBeLessThanOrEqual(64);
      await expect(whole).toBeGreaterThanOrEqual(7);
    });
  },
});

export const CompactRows = meta.story({
  name: 'a panel of 600 px shows ten compact rows with a line of text, of 46 px at most',
  ...ofDensity('compact', short),
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { heights, whole } = await seen(canvas, 600);
      await expect(Math.max(...heights)).toBeLessThanOrEqual(46);
      await expect(whole).toBeGreaterThanOrEqual(10);
    });
  },
});

export const ComfortableDemo = meta.story({
  name: 'of the messages of the demo, with their texts and buttons, six are in sight as a whole',
  ...ofDensity('comfortable', demoMessages),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Show more' });
    await waitFor(async () => expect((await seen(canvas, 600)).whole).toBeGreaterThanOrEqual(6));
  },
});

export const CompactDemo = meta.story({
  name: 'of the messages of the demo eight are in sight as a whole in compact rows',
  ...ofDensity('compact', demoMessages),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Show more' });
    await waitFor(async () => expect((await seen(canvas, 600)).whole).toBeGreaterThanOrEqual(8));
  },
});

export const LongTexts = meta.story({
  name: 'a long text has two lines in a comfortable row, one in a compact one, and its button no line of its own',
  parameters: { world: { messages: long } },
  render: () => (
    <StoryInbox>
      <InboxPanel density="comfortable" label="Comfortable" style={{ inlineSize: 400 }} />
      <InboxPanel density="compact" label="Compact" style={{ inlineSize: 400 }} />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    for (const [label, rowPx] of [
      ['Comfortable', 76],
      ['Compact', 46],
    ] as const) {
      const panel = within(await canvas.findByRole('region', { name: label }));
      const [more] = await panel.findAllByRole('button', { name: 'Show more' });
      const row = more?.closest('article');
      await expect(row?.getBoundingClientRect().height).toBe(rowPx);
      await expect(row?.closest('[data-density]')).toHaveAttribute('data-density', label.toLowerCase());
    }
  },
});

const phone = {
  globals: { pointer: 'touch', dir: 'ltr' },
  args: { tokens: { size: { panelMaxHeight: '844px' } } },
};

export const OnAPhone = meta.story({
  name: 'a phone of 844 px shows eight rows with two lines of text',
  ...phone,
  parameters: { world: { messages: long } },
  render: (args) => (
    <StoryInbox>
      <div style={{ inlineSize: 390 }}>
        <InboxPanel {...args} />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Show more' });
    await waitFor(async () => expect((await seen(canvas, 844)).whole).toBeGreaterThanOrEqual(8));
  },
});

export const OnAPhoneOnItsSide = meta.story({
  name: 'on a phone on its side there are tabs above the rows',
  ...phone,
  args: { tokens: { size: { panelMaxHeight: '390px', panelWidth: '844px' } } },
  parameters: { world: { messages: long.map((one) => ({ ...one, content: one.content.repeat(2) })) } },
  render: (args) => (
    <StoryInbox tabs={[{ tabId: 'all' }, { tabId: 'default_store' }]}>
      <div style={{ inlineSize: 844 }}>
        <InboxPanel {...args} />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('tab')).toHaveLength(2);
    await canvas.findAllByRole('button', { name: 'Show more' });
  },
});

/** The boxes of a row's words, controls and marks; not of those without a box, such as a hidden toggle. */
function boxesOf(row: HTMLElement) {
  const visible = (parts: Iterable<Element>) =>
    [...parts].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  // Without the lines that are cut off.
  const lines = (box: Element | null | undefined, part = box) => {
    const range = document.createRange();
    if (part) {
      range.selectNodeContents(part);
    }
    const endPx = box?.getBoundingClientRect().bottom ?? 0;
    return [...range.getClientRects()].filter(({ bottom }) => bottom <= endPx + 2);
  };
  const body = row.querySelector('[data-carillon="item-body"] > :first-child');
  return {
    words: [
      ...lines(row.querySelector('[data-carillon="item-title"] bdi')),
      ...lines(body, body?.querySelector('[dir="auto"]')),
    ],
    time: visible(row.querySelectorAll('time > [aria-hidden]')),
    controls: visible(
      row.querySelectorAll(':is([data-carillon="item-menu"], [data-carillon="item-read-toggle"])'),
    ),
    dot: visible(row.querySelectorAll('[data-carillon="item-dot"]')),
    more: visible(row.querySelectorAll('[aria-expanded]:not([aria-haspopup])')),
  };
}

const isOn = (one: DOMRect, other: DOMRect) =>
  one.left + 0.5 < other.right &&
  other.left + 0.5 < one.right &&
  one.top + 0.5 < other.bottom &&
  other.top + 0.5 < one.bottom;

const controlsCoverNothing = {
  parameters: { world: { messages: long } },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findAllByRole('button', { name: 'Show more' });
    const [row] = (await canvas.findAllByRole('article')) as [HTMLElement];
    const atRest = boxesOf(row);
    await fireEvent.pointerEnter(row);
    await fireEvent.pointerOver(row);
    await waitFor(() => expect(row.querySelector('[data-carillon="item-read-toggle"]')).not.toBeNull());
    const inUse = boxesOf(row);
    // As text: any two boxes are equal, since what they hold is not their own.
    const placesOf = ({ words, time }: typeof inUse) => JSON.stringify([words, time]);
    await expect(placesOf(inUse)).toBe(placesOf(atRest));
    await expect(inUse.words.length).toBeGreaterThan(2);
    for (const control of [...inUse.controls, ...inUse.more]) {
      await expect(inUse.words.filter((text) => isOn(text, control))).toEqual([]);
      await expect(inUse.controls.filter((other) => other !== control && isOn(other, control))).toEqual([]);
      await expect(Math.min(control.width, control.height)).toBeGreaterThanOrEqual(24);
    }
    const [first] = inUse.words;
    const [time] = inUse.time;
    await expect(Math.abs(middle(first) - middle(time))).toBeLessThanOrEqual(1);
  },
};

const middle = (box: DOMRect | undefined) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;

export const ControlsCoverNothing = meta.story({
  name: 'a row gets its controls without a move of its words and its time, and they lie on no words',
  ...controlsCoverNothing,
});

export const ControlsCoverNothingOnTouch = meta.story({
  name: 'on a touch screen time, dot and menu are in the line of the title, one after the other',
  ...phone,
  ...controlsCoverNothing,
  play: async ({ canvas }) => {
    await controlsCoverNothing.play({ canvas });
    const [row] = (await canvas.findAllByRole('article')) as [HTMLElement];
    const { words, time, dot, controls } = boxesOf(row);
    await expect(controls).toHaveLength(1);
    await expect(isOn(controls[0] as DOMRect, time[0] as DOMRect)).toBe(false);
    const order = [words[0], time[0], dot[0]].map((box) => box?.right ?? 0);
    await expect(order).toEqual([...order].sort((one, other) => one - other));
    await expect(Math.abs(middle(controls[0]) - middle(time[0]))).toBeLessThanOrEqual(1);
    await expect(controls[0]?.right).toBeGreaterThan(dot[0]?.right ?? 0);
  },
});

export const OneEdge = meta.story({
  name: 'from right to left every line of every row begins at one edge, whatever the direction of its words',
  globals: { dir: 'rtl', locale: 'ar' },
  parameters: {
    world: {
      messages: [
        ...long.slice(0, 2),
        message(2, {}),
        message(3, { subject: 'شاركت آنا ملفًا', content: 'إرشادات العلامة' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'عرض المزيد' });
    const rows = await canvas.findAllByRole('article');
    const edges = rows.map((row) => Math.round(Math.max(...boxesOf(row).words.map(({ right }) => right))));
    await expect(rows).toHaveLength(4);
    await expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(6);
    for (const row of rows) {
      const body = row.querySelector('[data-carillon="item-body"] [dir="auto"]');
      const range = document.createRange();
      range.selectNodeContents(body as Element);
      const first = range.getClientRects()[0];
      await expect(Math.abs((first?.right ?? 0) - Math.max(...edges))).toBeLessThanOrEqual(6);
    }
  },
});

export const ShortTimes = meta.story({
  name: 'a time is short for the eye, in words for screen readers, in full on hover, and does not repeat its heading',
  parameters: {
    world: {
      messages: [2, 3 * 60, 26 * 60, 3 * 24 * 60, 9 * 24 * 60, 40 * 24 * 60].map((minutes, index) =>
        message(index, { createdAt: new Date(worldNow - minutes * 60_000).toISOString() }),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const feed = await canvas.findByRole('feed');
    const parts = [...feed.querySelectorAll('[data-carillon="day-heading"], time > [aria-hidden]')];
    const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(worldNow - 26 * 3_600_000);
    await expect(parts.map(({ textContent }) => textContent)).toEqual([
      ...['Today', '2m', '3h'],
      ...['Yesterday', clock],
      ...['This week', '3d'],
      ...['Last week', '9d'],
      ...['October', '5w'],
    ]);
    const [first] = within(feed).getAllByRole('article') as [HTMLElement];
    const time = first.querySelector('time');
    await expect(time).toHaveTextContent('2 minutes ago');
    await userEvent.hover(first);
    await waitFor(() => expect(time?.title).toMatch(/November 21, 2026/));
  },
});
