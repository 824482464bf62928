import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { type InboxTab, type InboxView, needsYouTab, useInboxView } from '../../src/inbox/index.ts';
import { arrive, changes, choose, groupButton, listed, type Reader, row } from './listActs.ts';
import { resetTeam, TeamInbox } from './TeamInbox.tsx';
import { teamMessage, threadOf } from './teamMessages.ts';

const tabs: readonly InboxTab[] = [{ tabId: 'all', label: 'Inbox' }, needsYouTab];
const kinds = { comment: 'Comments', build: 'Builds' };

/** Views as the host of the open story got them, each once while it is the same object. */
let views: InboxView[] = [];
let setView: (some: Partial<InboxView>) => void = () => {};

/** The addresses that a host has been at, in its memory as a browser has them, and the one that it is at. */
interface Visits {
  readonly texts: readonly string[];
  readonly at: number;
}

/** A host with an address: the view is in it, and Back and Forward lead through it. */
function HostWithAddress({ start = '' }: { start?: string }) {
  const [{ texts, at }, setVisits] = useState<Visits>({ texts: [start], at: 0 });
  const text = texts[at] ?? '';
  const [view, set] = useInboxView({
    text,
    onChange: (next, { replace }) =>
      setVisits((visits) => {
        const kept = visits.texts.slice(0, visits.at + (replace ? 0 : 1));
        return { texts: [...kept, next], at: kept.length };
      }),
  });
  setView = set;
  if (views.at(-1) !== view) {
    views.push(view);
  }
  const go = (steps: number) => () => setVisits((visits) => ({ ...visits, at: visits.at + steps }));
  return (
    <div
      style={{ blockSize: 560, inlineSize: 400, display: 'grid', gridTemplateRows: 'repeat(4, auto) 1fr' }}
    >
      <p>
        <button type="button" disabled={at === 0} onClick={go(-1)}>
          Back
        </button>
        <button type="button" disabled={at === texts.length - 1} onClick={go(1)}>
          Forward
        </button>
        <output aria-label="Address">{text}</output> <output aria-label="Visits">{texts.length}</output>
      </p>
      <Inbox.Tabs />
      <Inbox.Search />
      <Inbox.Filters kinds={kinds} />
      <Inbox.List groupBy={threadOf} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/What waits for me/View/Interactions',
  component: TeamInbox,
  args: { undoMs: 0, tabs },
  beforeEach() {
    resetTeam();
    views = [];
  },
  render: (args) => (
    <TeamInbox {...args}>
      <Inbox.Root>
        <HostWithAddress />
      </Inbox.Root>
    </TeamInbox>
  ),
});

const output = (name: string) => screen.getByRole('status', { name });
const address = () => output('Address').textContent;
const visits = () => output('Visits').textContent;
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name });
const isSelected = (name: RegExp) =>
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');

async function press({ canvas, userEvent }: Reader, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name }));
}

export const BackAndForward = meta.story({
  name: 'Back and Forward lead through an open group, a tab, a filter and a search, of which only the first letter and its end are steps',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /^2 unread · / });
    await waitFor(() => expect(listed()).toHaveLength(7));
    const start = listed();
    await expect([address(), visits()]).toEqual(['', '1']);

    await userEvent.click(groupButton('c5'));
    await waitFor(() => expect(address()).toBe('group=Checkout+redesign'));
    const opened = listed();
    await userEvent.click(chip('Unread'));
    await waitFor(() => expect(address()).toBe('unread=1&group=Checkout+redesign'));
    await waitFor(() => expect(listed()).not.toContain('c2'));
    const unread = listed();
    await userEvent.type(await canvas.findByRole('searchbox'), 'coupon');
    await waitFor(() => expect(listed()).toEqual(['c4']));
    await userEvent.click(await canvas.findByRole('tab', { name: /^Needs you/ }));
    await waitFor(() => expect(address()).toContain('tab=needs-you'));
    await waitFor(() => expect(visits()).toBe('5'));
    await expect(listed()).toEqual([]);

    await press(context, 'Back');
    await isSelected(/^Inbox/);
    await waitFor(() => expect(listed()).toEqual(['c4']));
    await expect(canvas.getByRole('searchbox')).toHaveValue('coupon');
    await press(context, 'Back');
    await waitFor(() => expect(listed()).toEqual(unread));
    await expect(chip('Unread')).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await press(context, 'Back');
    await waitFor(() => expect(listed()).toEqual(opened));
    await expect(chip('Unread')).toHaveAttribute('aria-pressed', 'false');
    await press(context, 'Back');
    await waitFor(() => expect(listed()).toEqual(start));
    await expect(groupButton('c5')).toHaveAttribute('aria-expanded', 'false');
    await expect([address(), visits()]).toEqual(['', '5']);

    for (const rows of [opened, unread, ['c4'], []]) {
      await press(context, 'Forward');
      await waitFor(() => expect(listed()).toEqual(rows));
    }
    await isSelected(/^Needs you/);
    await expect(visits()).toBe('5');
    // Two letters that are taken away one by one: the last one ends the search.
    await userEvent.type(canvas.getByRole('searchbox'), '{Control>}a{/Control}cs');
    await waitFor(() => expect(address()).toContain('search=cs'));
    await userEvent.type(canvas.getByRole('searchbox'), '{Backspace}{Backspace}');
    await waitFor(() => expect(visits()).toBe('6'));
    await expect(address()).not.toContain('search');
    await press(context, 'Back');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('c'));
    await expect(changes()).toEqual([]);
  },
});

export const TheSameWhileNothingChanges = meta.story({
  name: 'the view is the same object while messages arrive and are read, and when it is set to what it is',
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: /^2 unread · / });
    await context.userEvent.click(groupButton('c5'));
    await waitFor(() => expect(views.at(-1)?.openGroups).toEqual(['Checkout redesign']));
    const [known, last] = [views.length, views.at(-1)];
    arrive(teamMessage('a1', 0, { title: 'Something else' }));
    await canvas.findByRole('article', { name: /Something else/ });
    await choose(context, 'a1', 'Mark as read');
    await waitFor(() => expect(row('a1')).not.toHaveAttribute('data-unread'));
    setView({});
    setView({ ...last, kinds: [], openGroups: ['Checkout redesign'] });
    await waitFor(() => expect(row('c5')).toHaveAttribute('data-group', 'open'));
    await expect(views.length).toBe(known);
    await expect(views.at(-1)).toBe(last);
    await context.userEvent.click(chip('Comments'));
    await waitFor(() => expect(views).toHaveLength(known + 1));
    await expect(views.at(-1)?.openGroups).toBe(last?.openGroups);
  },
});

export const AnAddressOfAnybody = meta.story({
  name: 'an address with a tab, a kind and a group that are not there shows the inbox, says the filter, and is not written over',
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: /^2 unread · / });
    setView({ kinds: ['constructor'], openGroups: ['gone', 'gone', '__proto__'], search: '' });
    await canvas.findByText('No notification matches the filters', { selector: 'p' });
    await waitFor(() => expect(address()).toContain('kind=constructor'));
    await press(context, 'Back');
    await canvas.findByRole('button', { name: /^2 unread · / });
    await expect(address()).toBe('');
  },
});

const manyWords = Array.from({ length: 5000 }, (_, index) => `coupon${index}`);
const manyKeys = manyWords.map((word) => `kind=${word}&group=${word}`);

export const ALongAddress = meta.story({
  name: 'an address with 5,000 words, kinds and groups finds nothing, and the reader goes on from there',
  render: (args) => (
    <TeamInbox {...args}>
      <Inbox.Root>
        <HostWithAddress start={`search=${manyWords.join('+')}&${manyKeys.join('&')}`} />
      </Inbox.Root>
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole<HTMLInputElement>('searchbox');
    await waitFor(() => expect(field.value).toBe(manyWords.join(' ').slice(0, 500)));
    await waitFor(() => expect(listed()).toEqual([]));
    await userEvent.clear(field);
    await userEvent.paste(manyWords.join(' '));
    await expect(field.value).toHaveLength(500);
    await waitFor(() => expect(address()?.length).toBeLessThan(10_000));
    await userEvent.clear(field);
    await waitFor(() => expect(address()).not.toContain('search'));
  },
});
