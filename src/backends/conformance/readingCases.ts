import { isRecord, isString, type MessageRow, type MessagesQuery } from '../../data/index.ts';
import type { ConformanceCase } from './ConformanceSubject.ts';
import { check, SkippedCase, same } from './expectations.ts';
import { openReader, type Row } from './openReader.ts';

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
      const kept = Object.entries(wanted).every(([name, value]) =>
        isKept(Reflect.get(chosen ?? {}, name), value),
      );
      if (!kept) {
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

/** Whether a row has what was delivered; a server may add to it. */
function isKept(found: unknown, given: unknown): boolean {
  return isRecord(given)
    ? Object.entries(given).every(([name, value]) => isRecord(found) && isKept(found[name], value))
    : found === given;
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
      // A cursor that is a number of a page may bring a row again, which carillon leaves out.
      const ids = [...new Set([...first.rows, ...second.rows].map(({ id }) => id))];
      const third = ids.length < 6 ? await list({}, second.next, 3) : { rows: [] };
      const all = [...new Set([...ids, ...third.rows.map(({ id }) => id)])];
      const missing = older.filter(({ id }) => !all.includes(id));
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
