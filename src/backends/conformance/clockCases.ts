import type { ConformanceCase, ConformanceSubject } from './ConformanceSubject.ts';
import { check, same } from './expectations.ts';
import { withLine } from './openLine.ts';
import { inTwoDays, type OpenReader, openReader } from './openReader.ts';

const read = { read: true, seen: true } as const;
const threeDaysMs = 259_200_000;

/** A message that was put off, of which another one is on top. */
async function deliverPutOff({ deliver, change, find, settled }: OpenReader) {
  const [above, row] = await deliver(2);
  const id = row?.id ?? '';
  await change({ ids: [id] }, read);
  await change({ ids: [id] }, { snoozedUntil: inTwoDays(), archived: false, seen: true });
  await settled(async () => same(await find(id), undefined, 'The message in the inbox'));
  return { id, above };
}

/** Tries something while the server's clock is three days ahead. What came back is of that time, so it would stay above what comes next. */
async function inThreeDays(
  subject: ConformanceSubject,
  reader: OpenReader,
  id: string,
  attempt: () => Promise<void>,
) {
  const { change, capabilities } = reader;
  try {
    await subject.setClock?.(threeDaysMs);
    await reader.settled(attempt);
  } finally {
    await subject.setClock?.(0);
    const away = capabilities.archive ? { archived: true, ...read } : read;
    await change({ ids: [id] }, capabilities.remove === false ? away : 'removed').catch(() => {});
  }
}

/** What happens at its time. */
export const clockCases: readonly ConformanceCase[] = [
  {
    id: 'changes/snooze-ends',
    name: 'A message whose time has come is back as a new one, on top and unread',
    needs: ['deliver', 'setClock'],
    appliesTo: ({ snooze }) => snooze,
    async run(subject) {
      const reader = await openReader(subject);
      const { list, find } = reader;
      const { id, above } = await deliverPutOff(reader);
      await inThreeDays(subject, reader, id, async () => {
        const [first] = (await list({})).rows;
        same(first?.id, id, 'The first row, once the time of a message has come');
        const { read: isRead, snoozedUntil = null, createdAt } = first ?? {};
        same([isRead, snoozedUntil], [false, null], 'Whether it is read, and until when it is put off');
        const isLater = Date.parse(String(createdAt)) > Date.parse(String(above?.createdAt));
        check(
          isLater,
          `It came back with the date ${createdAt}, which is before that of the message below it`,
        );
        same(await find(id, { snoozed: true }), undefined, 'It, among what is put off');
      });
    },
  },
  {
    id: 'line/snooze-ends',
    name: 'The line tells a message whose time has come',
    needs: ['line', 'deliver', 'setClock'],
    appliesTo: ({ snooze }) => snooze,
    run: (subject) =>
      withLine(subject, async ({ reader, told, heard }) => {
        const { id } = await deliverPutOff(reader);
        const since = told.length;
        await inThreeDays(subject, reader, id, async () =>
          check(
            heard(`message ${id}`, since) || heard('hint', since),
            'The line has told nothing of a message that came back',
          ),
        );
      }),
  },
];
