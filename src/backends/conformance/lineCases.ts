import type { ConformanceCase } from './ConformanceSubject.ts';
import { check, eventually, same } from './expectations.ts';
import { withLine } from './openLine.ts';
import { inTwoDays, openReader } from './openReader.ts';

const always = () => true;
const toldNothing = 'The line has told nothing of a change';

/** The line. */
export const lineCases: readonly ConformanceCase[] = [
  {
    id: 'line/message',
    name: 'The line opens, and tells of a new message within two seconds',
    needs: ['line', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, heard }) => {
        const since = told.length;
        const [row] = await reader.deliver(1);
        await reader.settled(() =>
          check(
            heard(`message ${row?.id}`, since) || heard('hint', since),
            'The line has told of no message, and given no hint',
          ),
        );
      }),
  },
  {
    id: 'line/other-device',
    name: 'The line tells of a change that was made elsewhere',
    needs: ['line', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, isTold }) => {
        const [row] = await reader.deliver(1);
        const elsewhere = await openReader(subject);
        const since = told.length;
        await elsewhere.change({ ids: [row?.id ?? ''] }, { read: true, seen: true });
        await reader.settled(() => check(isTold(since), toldNothing));
      }),
  },
  {
    id: 'line/counts',
    name: 'The counts that the line tells are those of the inbox, without what is archived or put off',
    needs: ['line', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, isTold, counts }) => {
        const rows = await reader.deliver(3);
        const elsewhere = await openReader(subject);
        let since = 0;
        const effects = [
          { read: true, seen: true },
          ...(reader.capabilities.archive ? [{ archived: true }] : []),
          ...(reader.capabilities.snooze ? [{ snoozedUntil: inTwoDays(), archived: false, seen: true }] : []),
        ];
        for (const [index, effect] of effects.entries()) {
          since = told.length;
          await elsewhere.change({ ids: [rows[index]?.id ?? ''] }, effect);
        }
        await reader.settled(async () => {
          // A line that has not told anything yet has told nothing wrong.
          check(isTold(since), toldNothing);
          const { unread } = counts();
          // A line that only hints tells none.
          if (unread !== undefined) {
            same(
              Math.min(100, Number(unread)),
              await reader.count({ read: false }),
              'Unread messages, by the line',
            );
          }
        });
      }),
  },
  {
    id: 'line/alive',
    name: 'An open line on which nothing happens gets something at least every 30 seconds',
    needs: ['line', 'deliver', 'lineText'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, isTold }) => {
        const since = told.length;
        await reader.deliver(1);
        await reader.settled(() => check(isTold(since), toldNothing));
        const text = subject.lineText?.();
        const isAlive = () =>
          check(
            subject.lineText?.() !== text,
            'The line was silent for 30 seconds: send a comment, such as `: alive`',
          );
        if (subject.setClock === undefined) {
          await eventually(31_000, isAlive);
          return;
        }
        try {
          await subject.setClock(30_000);
          await reader.settled(isAlive);
        } finally {
          await subject.setClock(0);
        }
      }),
  },
  {
    id: 'line/foreign',
    name: 'The line tells nothing of the messages of another reader',
    needs: ['line', 'deliver', 'other'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ told }) => {
        const other = await openReader(subject, subject.other);
        const since = told.length;
        const [foreign] = await other.deliver(1);
        await new Promise((resolve) => setTimeout(resolve, 200));
        check(
          !told.slice(since).includes(`message ${foreign?.id}`),
          'The line has told a message of another reader',
        );
      }),
  },
  {
    id: 'line/closed',
    name: 'A closed line tells nothing any more',
    needs: ['line', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, close }) => {
        close();
        const since = told.length;
        await reader.deliver(1);
        await new Promise((resolve) => setTimeout(resolve, 200));
        same(told.slice(since), [], 'What a closed line has told');
      }),
  },
  {
    id: 'line/comes-back',
    name: 'A line that breaks says so, comes back by itself, and tells nothing a second time',
    needs: ['line', 'breakLine', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, heard }) => {
        const [known] = await reader.deliver(1);
        await reader.settled(() =>
          check(heard(`message ${known?.id}`) || heard('hint'), 'The line has told of no message'),
        );
        const since = told.length;
        await subject.breakLine?.();
        const endAt = Date.now() + 15_000;
        while (!heard('opened', since) && Date.now() < endAt) {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        check(heard('lost', since) || heard('refused', since), 'The line has not told that it broke');
        check(heard('opened', since), 'The line has not come back within 15 seconds');
        const back = told.length;
        await reader.deliver(1);
        await reader.settled(() => check(told.length > back, 'The line that came back tells nothing'));
        check(
          !heard(`message ${known?.id}`, since),
          'The line that came back has told a message a second time',
        );
      }),
  },
];
