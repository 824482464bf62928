import { isString, type MessageRow, type MessagesQuery } from '../../data/index.ts';
import type { ConformanceCase } from './ConformanceSubject.ts';
import { check, SkippedCase, same } from './expectations.ts';
import { inTwoDays, isKept, openReader, type Row } from './openReader.ts';

const always = () => true;

/** A list by what only some messages have. */
function filter(
  id: string,
  what: string,
  wanted: MessageRow,
  unwanted: MessageRow,
  query: MessagesQuery,
): ConformanceCase {
  return {
    id: `lists/${id}`,
    name: `A list and a count by ${what} have the messages with these, and no others`,
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, list, count, settled } = await openReader(subject);
      const before = await count(query);
      const [chosen] = await deliver(1, wanted);
      const [left] = await deliver(1, unwanted);
      if (!isKept(chosen, wanted)) {
        throw new SkippedCase(`Messages come back without the ${what} that they were delivered with`);
      }
      await settled(async () => {
        const ids = (await list(query)).rows.map((row) => row.id);
        same(
          [ids.includes(chosen?.id ?? ''), ids.includes(left?.id ?? '')],
          [true, false],
          `Whether a message with these ${what} is listed, and one with others`,
        );
        same(await count(query), Math.min(100, before + 1), `Messages with these ${what}`);
      });
    },
  };
}

/** Lists and counts. */
export const readingCases: readonly ConformanceCase[] = [
  {
    id: 'lists/shape',
    name: 'A list has rows with a text as id, and where it goes on or null',
    needs: [],
    appliesTo: always,
    async run(subject) {
      const { backend, call } = await openReader(subject);
      const { messages, next } = await backend.listMessages({}, null, 5, call);
      check(Array.isArray(messages), 'The messages are no list');
      check(messages.length <= 5, `5 rows were asked for, and ${messages.length} came`);
      check(
        messages.every(({ id }) => isString(id) && id !== ''),
        'A row has no text as its id',
      );
      check(next !== undefined, 'Where the list goes on is undefined: null is its end');
      same(JSON.parse(JSON.stringify(next)), next, 'Where the list goes on outlives being stored');
    },
  },
  {
    id: 'lists/newest-first',
    name: 'Messages are listed the newest first, unread, with what was sent, each at a moment of its own time',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, capabilities } = await openReader(subject);
      const rows = await deliver(3);
      const dates = rows.map(({ createdAt }) => (isString(createdAt) ? Date.parse(createdAt) : Number.NaN));
      check(!dates.some(Number.isNaN), 'A message has no date at which it was made, as an ISO text');
      for (const { createdAt } of rows) {
        const hasZone = /T[\d:.]+(Z|[+-]\d\d(:?\d\d)?)$/i.test(String(createdAt));
        check(hasZone, `The date ${createdAt} has no zone: each browser would take it for its own time`);
      }
      const isOld = dates.some((date) => date < Date.UTC(2020, 0));
      check(!isOld, 'A message that was just delivered has a date before 2020: a time in seconds?');
      same(
        dates,
        [...dates].sort((one, other) => other - one),
        'The dates of the rows',
      );
      for (const { body, read, seen } of rows) {
        same(body, 'A message of the conformance suite', 'The body');
        same(read, false, 'A new message is read');
        same(seen, !capabilities.seen, 'A new message is seen');
      }
    },
  },
  {
    id: 'lists/unread',
    name: 'A list of unread messages has no read one, and a list of read ones no unread one',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, list, change, settled } = await openReader(subject);
      const [first, second] = await deliver(2);
      await change({ ids: [first?.id ?? ''] }, { read: true, seen: true });
      await settled(async () => {
        const idsOf = async (isRead: boolean) => (await list({ read: isRead })).rows.map(({ id }) => id);
        const [unread, read] = [await idsOf(false), await idsOf(true)];
        same(
          [unread.includes(second?.id ?? ''), unread.includes(first?.id ?? '')],
          [true, false],
          'Among unread',
        );
        same([read.includes(second?.id ?? ''), read.includes(first?.id ?? '')], [false, true], 'Among read');
      });
    },
  },
  filter(
    'feed',
    'feeds',
    { feedId: 'conformance-one' },
    { feedId: 'conformance-two' },
    { feed: 'conformance-one' },
  ),
  filter(
    'data',
    'data',
    { data: { conformance: { part: 1 }, other: true } },
    { data: { conformance: { part: 2 } } },
    { data: { conformance: { part: 1 } } },
  ),
  {
    id: 'lists/pages',
    name: 'Pages have each message once, in the order of the whole list, and end',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, list } = await openReader(subject);
      const whole = await deliver(7);
      const paged: Row[] = [];
      let cursor: unknown = null;
      for (let page = 0; page < 5 && paged.length < 7 && (page === 0 || cursor !== null); page += 1) {
        const { rows, next } = await list({}, cursor, 3);
        check(rows.length <= 3, `3 rows were asked for, and ${rows.length} came`);
        paged.push(...rows);
        cursor = next;
      }
      same(
        paged.slice(0, 7).map(({ id }) => id),
        whole.map(({ id }) => id),
        'The rows, page by page',
      );
    },
  },
  {
    id: 'lists/pages-of-unread',
    name: 'Pages of unread messages, and of read ones, have each once and go on where the last one ended',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, list, change, settled } = await openReader(subject);
      const whole = (await deliver(8)).map(({ id }) => id);
      const read = whole.filter((_, index) => index % 2 === 0);
      await change({ ids: read }, { read: true, seen: true });
      for (const isRead of [false, true]) {
        const wanted = whole.filter((id) => read.includes(id) === isRead);
        await settled(async () => {
          const first = await list({ read: isRead }, null, 2);
          const second = await list({ read: isRead }, first.next, 2);
          same(
            [...first.rows, ...second.rows].map(({ id }) => id),
            wanted,
            `The rows of two pages where \`read\` is ${isRead}`,
          );
        });
      }
    },
  },
  {
    id: 'lists/pages-under-arrivals',
    name: 'No message is left out or comes twice when others arrive while a list is paged through',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { backend, deliver, list } = await openReader(subject);
      const older = await deliver(6);
      const first = await list({}, null, 3);
      const newer = await deliver(2);
      const cursor = backend.moveCursor?.(first.next, newer.length) ?? first.next;
      const second = await list({}, cursor, 3);
      const ids = [...first.rows, ...second.rows].map(({ id }) => id);
      const isMissing = ({ id }: { id: string }) => !ids.includes(id);
      // A cursor that is a number of a page may bring rows again, and where dates are whole seconds new ones may be among the older.
      if (second.next !== null && older.some(isMissing)) {
        const third = await list({}, second.next, 3);
        ids.push(...third.rows.map(({ id }) => id));
      }
      const missing = older.filter(isMissing);
      same(
        missing.map(({ id }) => id),
        [],
        'Rows that no page had',
      );
    },
  },
  {
    id: 'lists/pages-under-removals',
    name: 'Paging goes on after the last row of a page was removed',
    needs: ['deliver'],
    appliesTo: ({ remove }) => remove !== false,
    async run(subject) {
      const { backend, deliver, list, change } = await openReader(subject);
      const whole = await deliver(5);
      const first = await list({}, null, 2);
      const [, last] = first.rows;
      await change({ ids: [last?.id ?? ''] }, 'removed');
      const cursor = backend.moveCursor?.(first.next, -1) ?? first.next;
      const found = (await list({}, cursor, 10)).rows.map(({ id }) => id);
      const missing = whole.slice(2).filter(({ id }) => !found.includes(id));
      same(
        missing.map(({ id }) => id),
        [],
        'Rows that came after the removed one, and are not listed',
      );
    },
  },
  {
    id: 'counts/agree',
    name: 'Counts agree with what is listed',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, count, change, settled } = await openReader(subject);
      const before = await count({ read: false });
      const rows = await deliver(3);
      await settled(async () =>
        same(await count({ read: false }), Math.min(100, before + 3), 'Unread messages'),
      );
      await change({ ids: [rows[0]?.id ?? ''] }, { read: true, seen: true });
      await settled(async () =>
        same(await count({ read: false }), Math.min(100, before + 2), 'Unread messages after a mark'),
      );
    },
  },
  {
    id: 'counts/places',
    name: 'Counts have neither what is archived nor what is put off',
    needs: ['deliver'],
    appliesTo: ({ archive, snooze }) => archive || snooze,
    async run(subject) {
      const { deliver, count, change, settled, capabilities } = await openReader(subject);
      // More than a hundred cannot be told apart.
      const before = [await count({ read: false }), await count({})];
      const rows = await deliver(3);
      const effects = [
        ...(capabilities.archive ? [{ archived: true }] : []),
        ...(capabilities.snooze ? [{ snoozedUntil: inTwoDays(), archived: false, seen: true }] : []),
      ];
      for (const [index, effect] of effects.entries()) {
        await change({ ids: [rows[index]?.id ?? ''] }, effect);
      }
      const left = before.map((number) => Math.min(100, number + rows.length - effects.length));
      await settled(async () =>
        same([await count({ read: false }), await count({})], left, 'Unread messages, and all of them'),
      );
    },
  },
  {
    id: 'counts/limit',
    name: 'A count is at most its limit, and a whole number',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, count, settled } = await openReader(subject);
      await deliver(3);
      await settled(async () => same(await count({ read: false }, 2), 2, 'At most two unread messages'));
    },
  },
];
