import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { holdAnswers, type WireMessage } from '../../src/mocks/index.ts';
import { TextMarksContext } from '../../src/primitives/index.ts';
import { markWord } from '../primitives/markWord.ts';
import { HostStyles } from './HostStyles.tsx';
import { ItemRows } from './ItemRows.tsx';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const navigate = fn();
const onMessageClick = fn();
const onAnswer = fn();

const meta = preview.meta({
  title: 'Compose/Item/Interactions',
  component: Inbox.Item,
  tags: ['!autodocs'],
});

/** Whatever a click would open stays closed: the story must not leave its page. */
function stayHere(): { readonly followed: ReturnType<typeof fn>; end(): void } {
  const followed = fn();
  const listener = (event: MouseEvent) => {
    if (!event.defaultPrevented && event.target instanceof Element && event.target.closest('a')) {
      followed(event.ctrlKey);
    }
    event.preventDefault();
  };
  window.addEventListener('click', listener);
  return { followed, end: () => window.removeEventListener('click', listener) };
}

export const ALinkIsALink = meta.story({
  name: 'fault 56: a title is a real link without a target, and Control leaves it to the browser',
  render: () => (
    <ItemRows messages={[{ link: { url: '/plan' } }]} navigate={navigate} onMessageClick={onMessageClick} />
  ),
  play: async ({ canvas }) => {
    const browser = stayHere();
    const title = await canvas.findByRole('link', { name: /Maya Okafor mentioned you/ });
    await expect(title).toHaveAttribute('href', '/plan');
    await expect(title).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(title).not.toHaveAttribute('target');

    await fireEvent.click(title, { ctrlKey: true });
    await expect(navigate).not.toHaveBeenCalled();
    await expect(browser.followed).toHaveBeenLastCalledWith(true);

    // The row is only a larger title, with Control held down too.
    await fireEvent.click(canvas.getByRole('article'), { ctrlKey: true });
    await expect(navigate).not.toHaveBeenCalled();
    await expect(browser.followed).toHaveBeenCalledTimes(2);

    await fireEvent.click(canvas.getByRole('article'));
    await expect(navigate.mock.calls).toEqual([['/plan']]);
    await expect(browser.followed).toHaveBeenCalledTimes(2);
    await expect(onMessageClick).toHaveBeenCalledTimes(3);
    browser.end();
  },
});

const onClick = fn();

export const AHostsClickIsHeardOnce = meta.story({
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.List>{(message) => <Inbox.Item message={message} onClick={onClick} />}</Inbox.List>
      </Inbox.Root>
    </StoryInbox>
  ),
  parameters: { world: { messages: unreadMessages(1) } },
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByRole('article'));
    await expect(onClick).toHaveBeenCalledOnce();
  },
});

export const Fault51ContentIsNoText = meta.story({
  name: 'fault 51: content that is no text leaves a row with its title, and no crash',
  parameters: {
    world: {
      messages: [{}, [], 7, true, null, { __html: '<b>x</b>' }, { $$typeof: 'react.element', type: 'b' }].map(
        (content, index) =>
          ({ ...unreadMessages(7)[index], content, subject: `Row ${index}` }) as WireMessage,
      ),
    },
  },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /^Unread: Row \d$/ })).toHaveLength(7));
    await expect(canvasElement).not.toHaveTextContent('[object');
    await expect(canvasElement.querySelector('[data-carillon="item-body"]')).toBeNull();
  },
});

const scrollHeight = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight') ?? {};

export const SafarisClampedBox = meta.story({
  name: 'a box that does not tell of what its child clips, as in Safari, offers the rest all the same',
  beforeEach() {
    Object.defineProperty(Element.prototype, 'scrollHeight', {
      configurable: true,
      get(this: Element) {
        const isClamped = getComputedStyle(this).webkitLineClamp !== 'none';
        return isClamped ? this.clientHeight : scrollHeight.get?.call(this);
      },
    });
    return () => Object.defineProperty(Element.prototype, 'scrollHeight', scrollHeight);
  },
  render: () => <ItemRows messages={[{ body: 'one two three '.repeat(40) }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
});

const marks = '\u0300\u0301\u0302\u0334\u0335\u0336';

export const Fault52HostileNames = meta.story({
  name: 'fault 52: no text bursts its row, turns its neighbours round, or leaves a row without a name',
  render: () => (
    <ItemRows
      messages={[
        { title: '\u202Edetrevni', body: '\u202Edetrevni', sender: { firstName: '\u202EA' } },
        { title: '\u200B\u200D\u2060', body: '\u200B', sender: { firstName: '\u200B' } },
        { title: 'x'.repeat(100_000), body: 'x'.repeat(100_000) },
        { title: `Z${marks.repeat(500)}`, body: `Z${marks.repeat(500)}` },
        { title: 'Next', body: 'The next row is fine.' },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findAllByRole('article');
    for (const row of rows) {
      await expect(row).toHaveAccessibleName(/^Unread: .*\S/);
      await expect(row.scrollWidth).toBe(row.clientWidth);
      await waitFor(() => expect(row.getBoundingClientRect().height).toBeLessThan(140));
      const name = within(row).getByRole('link').querySelector('bdi');
      await expect(name && getComputedStyle(name).unicodeBidi).toContain('isolate');
    }
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await expect(canvas.getByRole('article', { name: 'Unread: Next' })).toHaveTextContent(
      'The next row is fine.',
    );
  },
});

const buttons = [
  { type: 'primary', content: 'Approve', resultContent: 'Approved', url: '/approved' },
  { type: 'secondary', content: 'Dismiss', url: 'javascript:alert(1)' },
] as const;
const withButtons = unreadMessages(1).map((message) => ({
  ...message,
  cta: { type: 'redirect', data: {}, action: { status: 'pending', buttons: [...buttons], result: {} } },
})) as WireMessage[];

function Approvals() {
  return (
    <StoryInbox navigate={navigate} onAnswer={onAnswer}>
      <InboxPanel />
    </StoryInbox>
  );
}

export const AButtonFailsAndIsPressedAgain = meta.story({
  parameters: { world: { messages: structuredClone(withButtons) } },
  render: Approvals,
  play: async ({ canvas, userEvent }) => {
    const undo = storyWorld.current().addFault({
      concerns: ({ path }) => path.includes('/actions/'),
      before: () => Response.json({ message: 'No' }, { status: 403 }),
    });
    const row = within(await canvas.findByRole('article'));
    await userEvent.click(await row.findByRole('button', { name: 'Approve' }));
    // In the row itself: another may have failed too.
    await expect(await row.findByRole('alert')).toHaveTextContent('That was not accepted. No');
    await expect(navigate).not.toHaveBeenCalled();

    undo();
    await userEvent.click(await row.findByRole('button', { name: 'Approve' }));
    await row.findByText('Approved');
    await expect(row.queryByRole('alert')).toBeNull();
    await expect(row.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    // The feed may have told of it before the answer to the press.
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/approved']]));
    await expect(onAnswer).toHaveBeenCalledTimes(2);
  },
});

export const ButtonsThatGoWithTheFocus = meta.story({
  name: 'fault 88: buttons that are removed leave the focus to their row, also when the feed is refetched before the answer',
  parameters: { world: { messages: structuredClone(withButtons) } },
  render: Approvals,
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const held = holdAnswers(world, `/widgets/messages/${world.messages()[0]?._id}/actions/primary`);
    const row = await canvas.findByRole('article', { name: /Unread/ });
    await waitFor(() => expect(world.sockets).toBe(1));
    (await within(row).findByRole('button', { name: 'Approve' })).focus();
    await userEvent.keyboard('{Enter}');
    await held.arrived(1);
    world.receive({ subject: 'Came meanwhile' });
    await within(row).findByText('Approved');
    await expect(row).toHaveFocus();
    held.end();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/approved'));
    await expect(row).toHaveFocus();
  },
});

export const Fault46AButtonsAddress = meta.story({
  name: 'fault 46: the script address of a button is not followed',
  parameters: { world: { messages: structuredClone(withButtons) } },
  render: Approvals,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await canvas.findByText('Dismiss', { selector: 'p *' });
    await expect(navigate).not.toHaveBeenCalled();
  },
});

const linkButtons = [
  { type: 'primary', content: 'See the report', url: '/report' },
  { type: 'secondary', content: 'Approve', resultContent: 'Approved' },
] as const;
const withLinks = unreadMessages(1).map((message) => ({
  ...message,
  cta: { type: 'redirect', data: {}, action: { status: 'pending', buttons: [...linkButtons], result: {} } },
})) as WireMessage[];

export const AButtonThatOnlyLeadsSomewhere = meta.story({
  name: 'a button of the sender that only leads somewhere is a link, which marks as read and is no answer',
  parameters: { world: { messages: structuredClone(withLinks) } },
  render: Approvals,
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const row = within(await canvas.findByRole('article', { name: /^Unread/ }));
    const link = await row.findByRole('link', { name: 'See the report' });
    await expect(link).toHaveAttribute('href', '/report');
    await expect(row.queryByRole('button', { name: 'See the report' })).toBeNull();
    await userEvent.click(link);
    await expect(navigate.mock.calls).toEqual([['/report']]);
    await expect(onAnswer).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(world.messages()[0]?.read).toBe(true));
    // It can be followed again, and the other one can still be pressed: nothing was answered.
    await expect(world.requests.filter(({ path }) => path.includes('/actions/'))).toHaveLength(0);
    await userEvent.click(await row.findByRole('link', { name: 'See the report' }));
    await expect(navigate).toHaveBeenCalledTimes(2);
    await row.findByRole('button', { name: 'Approve' });
  },
});

export const ALinkOfTheSenderInANewTab = meta.story({
  name: 'a link of the sender is left to the browser with Control and with the middle button, and marks as read',
  parameters: { world: { messages: structuredClone(withLinks) } },
  render: Approvals,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See the report' });
    const prevented: boolean[] = [];
    const stop = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    window.addEventListener('auxclick', stop);
    const init = { bubbles: true, cancelable: true };
    link.dispatchEvent(new MouseEvent('click', { ...init, ctrlKey: true }));
    link.dispatchEvent(new MouseEvent('auxclick', { ...init, button: 2 }));
    await expect(onAnswer).toHaveBeenCalledTimes(1);
    link.dispatchEvent(new MouseEvent('auxclick', { ...init, button: 1 }));
    window.removeEventListener('click', stop);
    window.removeEventListener('auxclick', stop);
    await expect(prevented).toEqual([false, false, false]);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(onAnswer).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
  },
});

/** WCAG 1.4.12: what a reader's own style sheet may ask for. A letter at the end has its space too, of under 3 px. */
const spaced =
  '[data-carillon] * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

export const Fault90SpacedText = meta.story({
  name: 'fault 90: with spaced text in 240 px nothing is cut off or lies on a neighbour',
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <HostStyles css={spaced} />
      <ItemRows
        messages={[
          {
            title: longWord,
            body: `[${longWord}](https://example.com) and \`${longWord}\``,
            link: undefined,
            answers: [
              { id: 'primary', look: 'primary', label: 'Approve', url: '/approved' },
              { id: 'secondary', label: 'Dismiss' },
            ],
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('article');
    const blocks = [row, ...row.querySelectorAll(':not([data-carillon="visually-hidden"])')];
    const cut = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 3;
    await expect(blocks.filter(cut)).toEqual([]);
    const parts = [
      '[data-carillon="item-title"]',
      'time',
      '[data-carillon="item-body"]',
      '[data-carillon="button"]',
    ];
    const boxes = [...row.querySelectorAll(parts.join())].map((part) => part.getBoundingClientRect());
    const edge = row.getBoundingClientRect().right;
    await expect(boxes.filter(({ right }) => right > edge)).toHaveLength(0);
    await expect(
      boxes.filter((box) => boxes.some((other) => box !== other && overlap(box, other))),
    ).toHaveLength(0);
  },
});

/** Whether two boxes share more than a hair. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left + 1 < other.right &&
    other.left + 1 < one.right &&
    one.top + 1 < other.bottom &&
    other.top + 1 < one.bottom
  );
}

const longTitle = 'A title that goes on and on until nobody can see the end of it any more, '.repeat(3);

export const OpensACutTitle = meta.story({
  name: '"Show more" opens a cut title too, with a body below it and without one, and closes it again',
  render: () => (
    <ItemRows
      messages={[
        { title: longTitle, body: 'A short body' },
        { title: longTitle, body: undefined },
        { title: 'A short title', body: 'A short body' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const [both, alone, short] = await canvas.findAllByRole('article');
    for (const row of [both, alone] as HTMLElement[]) {
      const more = await within(row).findByRole('button', { name: 'Show more' });
      const title = within(row).getByText(longTitle.trim());
      await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight + 1);
      await userEvent.click(more);
      await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
      const less = within(row).getByRole('button', { name: 'Show less' });
      await expect(less).toHaveFocus();
      await expect(less).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(less);
      await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight + 1);
    }
    await expect(within(short as HTMLElement).queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

const longWords =
  'English words in an inbox that is read from right to left, and more of them than two lines can hold';

export const RoomForTheEllipsisInTheOtherDirection = meta.story({
  name: 'a cut text of the other direction keeps it, and its lines are at the edge where the row begins',
  globals: { dir: 'rtl', locale: 'ar' },
  render: () => <ItemRows messages={[{ title: longWords.repeat(2), body: longWords.repeat(2) }]} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'عرض المزيد' });
    for (const words of canvas.getAllByText(longWords.repeat(2))) {
      const lines = document.createRange();
      lines.selectNodeContents(words.closest('p') ?? words);
      const row = words
        .closest('article')
        ?.querySelector('[data-carillon="avatar"], [data-carillon="item-avatar"]');
      const edge = (row?.getBoundingClientRect().left ?? 0) - 12;
      const [first, second] = [...lines.getClientRects()];
      await expect(Math.abs((first?.right ?? 0) - edge)).toBeLessThanOrEqual(1);
      // Its ellipsis is at this edge too, or hangs over it.
      await expect(Math.abs((second?.right ?? 0) - edge)).toBeLessThanOrEqual(16);
      await expect(words).toHaveStyle({ direction: 'ltr' });
    }
  },
});

export const TitleWithMarks = meta.story({
  name: 'a title with marks has the name and the press of one without, and no other words of its row are marked',
  render: () => (
    <TextMarksContext.Provider value={markWord('plan')}>
      <ItemRows
        messages={[{ title: 'The replanned plan', body: 'Read **the plan**', link: { url: '/plan' } }]}
        navigate={navigate}
      />
    </TextMarksContext.Provider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = await canvas.findByRole('link', { name: /The replanned plan$/ });
    await waitFor(() => expect(canvas.getByText('the', { selector: 'strong', exact: false })).toBeVisible());
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks.map((mark) => mark.textContent)).toEqual(['plan', 'plan', 'plan']);
    await expect(marks.filter((mark) => title.contains(mark))).toHaveLength(2);
    await userEvent.click(marks[0] as HTMLElement);
    await expect(navigate.mock.calls).toEqual([['/plan']]);
  },
});
