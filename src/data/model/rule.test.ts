import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effects, markOf } from '../../../tests/support/changes.ts';
import type { Change } from './change.ts';
import { contains, mayContain } from './fact.ts';
import type { InboxMessage } from './message.ts';
import { shownMessage } from './overlay.ts';
import { type Counted, shownCount } from './shownCount.ts';

const counted: Counted = { key: 'unread', of: 'unread', query: {}, isMember: () => true };
const messageOf = (id: string): InboxMessage => ({ id, read: false, seen: true, createdAt: '' });

/** What happens to one message: a mark is made, ends well or badly, or the row or the number is asked for. */
const step = fc.constantFrom('mark', 'confirm', 'fail', 'askRow', 'askCount');

test('while only the reader acts the shown flag and the shown number are those of the marks, whatever is asked for and when', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = 1;
      let onServer = messageOf('a');
      let row = { message: onServer, askedAt: now };
      let count = { value: 1, askedAt: now };
      let changes: readonly Change[] = [];
      const pending = () => changes.find(({ confirmedAt }) => confirmedAt === undefined);
      for (const kind of steps) {
        now += 1;
        const change = pending();
        if (kind === 'mark' && change === undefined) {
          const before = shownMessage(row, changes) ?? onServer;
          const mark = markOf(['a'], before.read ? effects.unread : effects.read);
          changes = [...changes, { ...mark, before: new Map([['a', before]]), sentAt: now }];
        } else if (kind === 'confirm' && change !== undefined) {
          onServer = shownMessage({ message: onServer, askedAt: 0 }, [change]) ?? onServer;
          changes = changes.map((one) => (one === change ? { ...one, confirmedAt: now } : one));
        } else if (kind === 'fail' && change !== undefined) {
          changes = changes.filter((one) => one !== change);
        } else if (kind === 'askRow') {
          row = { message: onServer, askedAt: now };
        } else if (kind === 'askCount' && !changes.some((one) => mayContain(now, one))) {
          count = { value: onServer.read ? 0 : 1, askedAt: now };
        }
        const wanted = pending() ? shownMessage({ message: onServer, askedAt: now }, changes) : onServer;
        expect(shownMessage(row, changes)?.read).toBe(wanted?.read);
        expect(shownCount(count, counted, changes)).toBe(wanted?.read ? 0 : 1);
      }
      // At rest everything was asked after each change, so that nothing is laid over it.
      expect(changes.filter((one) => one !== pending()).every((one) => contains(now + 1, one))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
