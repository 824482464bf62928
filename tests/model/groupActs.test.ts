import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { memoryBackend } from '../../src/backends/memory/memoryBackend.ts';
import { createInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { updateMessages } from '../../src/data/messages/updateMessages.ts';
import type { InboxMessage } from '../../src/data/model/message.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
import { groupRows } from '../../src/features/lists/groupRows.ts';
import { meantBy } from '../../src/inbox/features/MessageGroup.ts';
import { countScreen, feedScreen, quiet } from '../support/inboxOf.ts';
import { randomSeries } from '../support/randomRuns.ts';

const reader = 'ada';
const query = { limit: 50 };
const keyOf = ({ data }: InboxMessage): string | undefined => Object(data).key;

const someMessages = fc
  .array(
    fc.record({
      key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
      read: fc.boolean(),
      seen: fc.boolean(),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ key, ...flags }, index): InboxMessage => {
      const createdAt = new Date(1_700_000_000_000 - index * 60_000).toISOString();
      return { id: `m${index}`, createdAt, data: { key }, ...flags };
    }),
  );

const someAct = fc.constantFrom(
  { read: true },
  { read: false },
  { removed: true },
  { archived: true },
  { snoozedUntil: '2030-01-01T00:00:00.000Z' },
  { snoozedUntil: null },
);

/** An inbox of these messages over a backend of its own, and how often that was asked to change any. */
async function open(messages: readonly InboxMessage[]) {
  let changes = 0;
  const backend = memoryBackend({
    messages,
    carry: async (name, act) => {
      changes += name === 'changeMessages' ? 1 : 0;
      return act();
    },
  });
  const client = createInboxClient({ subscriberId: reader, backend });
  onTestFinished(() => client.destroy());
  const screen = feedScreen(client, query);
  const counts = countScreen(client);
  await screen.loaded();
  await quiet(client);
  return {
    client,
    changes: () => changes,
    state: async () => {
      await quiet(client);
      return { rows: screen.rows(), counts: counts.shown(), stored: backend.messages(reader) };
    },
  };
}

/** A listed row, what an act on it means, and the messages that have to be meant. */
function actOn(messages: readonly InboxMessage[], place: number, isOpen: boolean) {
  const groups = groupRows(messages, keyOf, { open: new Set(), current: undefined, anchors: new Map() });
  const row = groups.rows[place % groups.rows.length];
  if (row === undefined) {
    throw new Error('There are messages, so there is a row');
  }
  const group = groups.byFront.get(row.id);
  const key = keyOf(row);
  const rows = isOpen || key === undefined ? [row] : messages.filter((one) => keyOf(one) === key);
  const idsOf = (all: readonly InboxMessage[]) => all.map(({ id }) => id);
  return { meant: idsOf(meantBy(group && { messages: group.rows, isOpen }, row)), rows: idsOf(rows) };
}

describe.each(randomSeries(30))('an act on a group ($runs runs from seed $seed)', ({ seed, runs }) => {
  test('is one call, and ends with the same messages and counts as the acts on its rows one by one', async () => {
    await fc.assert(
      fc.asyncProperty(
        someMessages,
        fc.nat(20),
        fc.boolean(),
        someAct,
        async (messages, place, isOpen, act) => {
          const { meant, rows } = actOn(messages, place, isOpen);
          const [asOne, oneByOne] = [await open(messages), await open(messages)];
          await updateMessages(asOne.client, { ids: meant, ...act });
          for (const id of rows) {
            await updateMessages(oneByOne.client, { ids: [id], ...act });
          }
          expect(await asOne.state()).toEqual(await oneByOne.state());
          expect([asOne.changes(), oneByOne.changes()]).toEqual([1, rows.length]);
        },
      ),
      { seed, numRuns: runs },
    );
  });

  test('is undone as one: everything is as it was, and the backend was asked for nothing', async () => {
    await fc.assert(
      fc.asyncProperty(someMessages, fc.nat(20), someAct, async (messages, place, act) => {
        const { meant: ids } = actOn(messages, place, false);
        const { client, state, changes } = await open(messages);
        const before = await state();
        await updateMessages(client, { ids, ...act, undoMs: 600_000 });
        const held = pendingChangesOf(client).get().changes;
        expect(held).toHaveLength(1);
        for (const { id } of held) {
          outboxOf(client).undo(id);
        }
        expect(await state()).toEqual(before);
        expect(changes()).toBe(0);
      }),
      { seed, numRuns: runs },
    );
  });
});
