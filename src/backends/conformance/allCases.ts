import type { Capabilities, MessageEffect, MessageRow, MessagesQuery } from '../../data/index.ts';
import type { ConformanceCase } from './ConformanceSubject.ts';
import { check, SkippedCase, same } from './expectations.ts';
import { inTwoDays, isKept, type OpenReader, openReader } from './openReader.ts';

const read = { read: true, seen: true } as const;
/** What carillon sends where a reader marks all as seen. */
const seen = { read: false, seen: true } as const;
const archived = { archived: true, ...read } as const;
const snoozed = () => ({ snoozedUntil: inTwoDays(), archived: false, seen: true });

/** A query, and how one message comes to belong to it and another does not. */
interface Group {
  readonly query: MessagesQuery;
  /** What both are delivered with. */
  readonly sent?: readonly [MessageRow, MessageRow];
  readonly wanted?: () => MessageEffect;
  readonly unwanted?: () => MessageEffect;
  readonly can?: (capabilities: Capabilities) => boolean;
  /** Whether a mark as read concerns messages of it. */
  readonly isMarked: boolean;
}

const groups: Readonly<Record<string, Group>> = {
  feed: {
    query: { feed: 'conformance-one' },
    sent: [{ feedId: 'conformance-one' }, { feedId: 'conformance-two' }],
    isMarked: true,
  },
  data: {
    query: { data: { conformance: 1 } },
    sent: [{ data: { conformance: 1 } }, { data: { conformance: 2 } }],
    isMarked: true,
  },
  read: { query: { read: true }, wanted: () => read, isMarked: false },
  unread: { query: { read: false }, unwanted: () => read, isMarked: false },
  seen: { query: { seen: true }, wanted: () => ({ seen: true }), can: (can) => can.seen, isMarked: true },
  unseen: {
    query: { seen: false },
    unwanted: () => ({ seen: true }),
    can: (can) => can.seen,
    isMarked: true,
  },
  archived: {
    query: { archived: true },
    wanted: () => archived,
    can: (can) => can.archive,
    isMarked: false,
  },
  snoozed: { query: { snoozed: true }, wanted: snoozed, can: (can) => can.snooze, isMarked: true },
};

/** A message of a group, and one that is not. */
async function deliverBoth({ deliver, change, find, settled }: OpenReader, group: Group) {
  const { sent = [{}, {}], query, wanted, unwanted } = group;
  const [one] = await deliver(1, sent[0]);
  const [other] = await deliver(1, sent[1]);
  if (one === undefined || other === undefined || !isKept(one, sent[0])) {
    throw new SkippedCase(
      `Messages come back without the ${Object.keys(sent[0])} that they were delivered with`,
    );
  }
  for (const [{ id }, effect] of [[one, wanted?.()] as const, [other, unwanted?.()] as const]) {
    if (effect !== undefined) {
      await change({ ids: [id] }, effect);
    }
  }
  await settled(async () =>
    check((await find(one.id, query)) !== undefined, `A message is not listed by ${JSON.stringify(query)}`),
  );
  return { one: one.id, other: other.id };
}

function marks([id, group]: [string, Group]): ConformanceCase {
  return {
    id: `all/read-${id}`,
    name: `A mark of all of a query, ${id}, as read concerns these and no others`,
    needs: ['deliver'],
    appliesTo: (capabilities) =>
      (capabilities.read === 'queries' || (capabilities.read === 'feeds' && id === 'feed')) &&
      (group.can ?? (() => true))(capabilities),
    async run(subject) {
      const reader = await openReader(subject);
      const { one, other } = await deliverBoth(reader, group);
      await reader.change({ all: group.query }, read);
      // What is marked as seen has left the query by which it was found.
      const { seen: _, ...query } = group.query;
      await reader.settled(async () =>
        same((await reader.find(one, query))?.read, true, 'A message of the query is read'),
      );
      same((await reader.find(other))?.read, false, 'A message that is not of the query is read');
    },
  };
}

function removals([id, group]: [string, Group]): ConformanceCase {
  return {
    id: `all/remove-${id}`,
    name: `A removal of all of a query, ${id}, takes these and no others`,
    needs: ['deliver'],
    appliesTo: (capabilities) =>
      capabilities.remove === 'queries' && (group.can ?? (() => true))(capabilities),
    async run(subject) {
      const reader = await openReader(subject);
      const { one, other } = await deliverBoth(reader, group);
      await reader.change({ all: group.query }, 'removed');
      await reader.settled(async () =>
        check((await reader.find(one, group.query)) === undefined, 'A message of the query is still there'),
      );
      check((await reader.find(other)) !== undefined, 'A message that is not of the query is gone');
    },
  };
}

/** Changes of all messages of a query. */
export const allCases: readonly ConformanceCase[] = [
  {
    id: 'all/read',
    name: 'A mark of all as read leaves no unread message, and leaves what is put off as it is',
    needs: ['deliver'],
    appliesTo: ({ read: reach }) => reach !== 'ids',
    async run(subject) {
      const { deliver, change, count, find, settled, capabilities } = await openReader(subject);
      const [row] = await deliver(3);
      const id = row?.id ?? '';
      const isPutOff = capabilities.snooze && capabilities.read === 'queries';
      if (isPutOff) {
        await change({ ids: [id] }, snoozed());
        await settled(async () => same(await find(id), undefined, 'A message that is put off, in the inbox'));
      }
      await change({ all: {} }, read);
      await settled(async () => same(await count({ read: false }), 0, 'Unread messages'));
      if (isPutOff) {
        same((await find(id, { snoozed: true }))?.read, false, 'A message that is put off is read');
      }
    },
  },
  {
    id: 'all/seen',
    name: 'A mark of all as seen leaves unread messages unread, and read ones read',
    needs: ['deliver'],
    appliesTo: (capabilities) => capabilities.read !== 'ids' && capabilities.seen,
    async run(subject) {
      const { deliver, change, list, count, settled } = await openReader(subject);
      const ids = (await deliver(3)).map(({ id }) => id);
      const [first = ''] = ids;
      await change({ ids: [first] }, read);
      await change({ all: {} }, seen);
      await settled(async () => {
        const rows = (await list({})).rows.filter(({ id }) => ids.includes(id));
        same(
          rows.map((row) => [row.read, row.seen]),
          [
            [true, true],
            [false, true],
            [false, true],
          ],
          'Whether the messages are read, and seen',
        );
        same(await count({ seen: false }), 0, 'Unseen messages');
      });
    },
  },
  ...Object.entries(groups)
    .filter(([, { isMarked }]) => isMarked)
    .map(marks),
  ...Object.entries(groups).map(removals),
  {
    id: 'all/remove',
    name: 'A removal of all leaves none of the inbox, and what is put away or off stays',
    needs: ['deliver'],
    appliesTo: ({ remove }) => remove === 'feeds' || remove === 'queries',
    async run(subject) {
      const { deliver, change, list, find, count, settled, capabilities } = await openReader(subject);
      const [away, off] = await deliver(4);
      const places = [
        ...(capabilities.archive ? [[away?.id ?? '', archived, { archived: true }] as const] : []),
        ...(capabilities.snooze ? [[off?.id ?? '', snoozed(), { snoozed: true }] as const] : []),
      ];
      for (const [id, effect] of places) {
        await change({ ids: [id] }, effect);
        await settled(async () => same(await find(id), undefined, 'What is put away or off, in the inbox'));
      }
      await change({ all: {} }, 'removed');
      await settled(async () => {
        same((await list({})).rows.length, 0, 'Messages in the list');
        same(await count({}), 0, 'Messages by the count');
      });
      for (const [id, , query] of places) {
        check(
          (await find(id, query)) !== undefined,
          `The removal took a message of ${JSON.stringify(query)}`,
        );
      }
    },
  },
];
