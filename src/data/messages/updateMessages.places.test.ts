import '../../../tests/support/fakeDom.ts';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { silentConsole } from '../../../tests/support/silentConsole.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import { useConnection } from '../client/clientHooks.ts';
import { useServerCount } from '../counts/serverCount.ts';
import { InboxDataProvider } from '../engine/InboxDataProvider.tsx';
import { useUndo } from '../outbox/useUndo.ts';
import { InboxError } from '../transport/InboxError.ts';
import { useFeedRows } from './feedRows.ts';
import { useUpdateMessages } from './updateMessages.ts';

silentConsole();

const later = '2126-11-26T08:00:00.000Z';

/** Four tabs that are all loaded, and the number of the bell. */
async function openPage() {
  const calls: string[] = [];
  let refusal: Promise<void> | undefined;
  const backend = memoryBackend({
    messages: ['a', 'b', 'c'].map((id, age) => ({
      id,
      createdAt: `2026-11-25T08:0${9 - age}:00.000Z`,
      read: false,
      seen: true,
    })),
    async carry(name, act) {
      calls.push(name);
      if (refusal !== undefined && name === 'changeMessages') {
        await refusal;
        throw new InboxError({ kind: 'refused', reason: 'No' });
      }
      return act();
    },
  });
  let now: ReturnType<typeof usePage> | undefined;
  const probe = createElement(Probe, {
    onPage(page) {
      now = page;
    },
  });
  mountReact(createElement(InboxDataProvider, { subscriberId: 'ada', backend }, probe));
  const page = () => now ?? expect.unreachable('The page is not there yet');
  await vi.waitFor(() => expect(page().shown).toEqual([['a', 'b', 'c'], [], [], []]));
  await vi.waitFor(() => expect(page().count).toBe(3));
  // What changes elsewhere before the line is open is seen only when the page is confirmed, seconds later.
  await vi.waitFor(() => expect(page().connection).toBe('live'));
  calls.length = 0;
  return {
    backend,
    page,
    calls,
    /** Refuses the next change as soon as the returned function is called. */
    refuse() {
      let answer = () => {};
      refusal = new Promise((resolve) => {
        answer = resolve;
      });
      return () => answer();
    },
  };
}

function Probe({ onPage }: { onPage: (page: ReturnType<typeof usePage>) => void }) {
  onPage(usePage());
  return null;
}

function usePage() {
  const feeds = [
    useFeedRows({}),
    useFeedRows({ archived: true }),
    useFeedRows({ snoozed: true }),
    useFeedRows({ read: true }),
  ];
  return {
    shown: feeds.map((feed) => feed.data?.rows.map(({ id }) => id)),
    count: useServerCount().data,
    connection: useConnection(),
    update: useUpdateMessages().run,
    undo: useUndo(),
  };
}

test('an archived message is at once in the tab of archived ones only, read, and not counted', async () => {
  const { backend, page } = await openPage();
  void page().update({ ids: ['b'], archived: true });
  await vi.waitFor(() => expect(page().shown).toEqual([['a', 'c'], ['b'], [], []]));
  expect(page().count).toBe(2);
  await vi.waitFor(() => expect(backend.messages('ada')[1]).toMatchObject({ archived: true, read: true }));
  await vi.waitFor(() => expect(page().shown).toEqual([['a', 'c'], ['b'], [], []]));
  void page().update({ ids: ['b'], archived: false });
  await vi.waitFor(() => expect(page().shown).toEqual([['a', 'b', 'c'], [], [], ['b']]));
});

test('a message that is put off is at once in the tab of those only, and comes back as it was', async () => {
  const { backend, page } = await openPage();
  void page().update({ ids: ['a'], snoozedUntil: later });
  await vi.waitFor(() => expect(page().shown).toEqual([['b', 'c'], [], ['a'], []]));
  expect(page().count).toBe(2);
  await vi.waitFor(() =>
    expect(backend.messages('ada')[0]).toMatchObject({ snoozedUntil: later, read: false }),
  );
  backend.change('ada', ['a'], { snoozedUntil: null });
  await vi.waitFor(() => expect(page().shown).toEqual([['a', 'b', 'c'], [], [], []]));
  await vi.waitFor(() => expect(page().count).toBe(3));
});

test('archiving can be undone, and nothing is sent then', async () => {
  const { page, calls } = await openPage();
  void page().update({ ids: ['a', 'c'], archived: true, undoMs: 60_000 });
  await vi.waitFor(() => expect(page().undo.held).toMatchObject({ kind: 'archived', count: 2 }));
  expect(page().shown).toEqual([['b'], ['a', 'c'], [], []]);
  page().undo.undo(page().undo.held?.id ?? 0);
  await vi.waitFor(() => expect(page().shown).toEqual([['a', 'b', 'c'], [], [], []]));
  expect(page().count).toBe(3);
  expect(calls).not.toContain('changeMessages');
});

test('a message whose archiving is refused comes back', async () => {
  const { page, refuse } = await openPage();
  const answer = refuse();
  void page().update({ ids: ['a'], archived: true });
  await vi.waitFor(() => expect(page().shown[0]).toEqual(['b', 'c']));
  answer();
  await vi.waitFor(() => expect(page().shown).toEqual([['a', 'b', 'c'], [], [], []]));
  expect(page().count).toBe(3);
});
