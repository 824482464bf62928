import { isRecord, type MessageAnswer, type MessageRow, toInboxError } from '../../data/index.ts';
import type { ConformanceCase, ConformanceSubject } from './ConformanceSubject.ts';
import { check, SkippedCase, same } from './expectations.ts';
import { withLine } from './openLine.ts';
import { type OpenReader, openReader } from './openReader.ts';

/** What every protocol has: one of two. */
const two: readonly MessageAnswer[] = [
  { id: 'primary', label: 'Yes', look: 'primary' },
  { id: 'secondary', label: 'No' },
];
const three: readonly MessageAnswer[] = [
  { id: 'approve', label: 'Approve', look: 'primary', resultLabel: 'Approved' },
  { id: 'decline', label: 'Decline', look: 'danger' },
  { id: 'ask-maya', label: 'Ask Maya' },
];
const note = { note: 'By Friday' };

/** Asks something with three answers. Skips the case where these, or what else was sent with them, do not come back. */
async function ask(reader: OpenReader, sent: MessageRow = {}): Promise<string> {
  const [row] = await reader.deliver(1, { answers: three, ...sent });
  const ids = Array.isArray(row?.answers) ? row.answers.map((one) => isRecord(one) && one.id) : [];
  const lost = [
    ...(three.every(({ id }, place) => ids[place] === id) ? [] : ['three answers']),
    ...Object.keys(sent).filter((name) => Reflect.get(row ?? {}, name) === undefined),
  ];
  if (row === undefined || lost.length > 0) {
    throw new SkippedCase(`Messages come back without the ${lost[0]} that they were delivered with`);
  }
  return row.id;
}

const give = (
  { backend, call }: OpenReader,
  id: string,
  answer: string,
  data?: Readonly<Record<string, unknown>>,
) => backend.answerMessage?.(id, answer, data, call) ?? Promise.resolve();

/** Which answer a row has; null for none. */
function givenIn(row: unknown): unknown {
  const answered = isRecord(row) ? row.answered : undefined;
  return isRecord(answered) ? (answered.id ?? '') : null;
}

/** Fails unless an answer is refused for this reason, and nothing has changed. */
async function refuses(
  reader: OpenReader,
  id: string,
  answer: string,
  reason: string,
  holds: string | null,
): Promise<void> {
  const { kind, conflict } = await give(reader, id, answer).then(
    () => ({ kind: 'no failure', conflict: undefined }),
    toInboxError,
  );
  same([kind, conflict], ['conflict', reason], 'How an answer failed, and its `conflict`');
  await reader.settled(async () =>
    same(givenIn(await reader.find(id)), holds, 'The answer of the message after that'),
  );
}

const hourMs = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

function closed(
  id: string,
  name: string,
  member: 'expiresAt' | 'withdrawnAt',
  reason: string,
): ConformanceCase {
  return {
    id,
    name,
    needs: ['deliver'],
    appliesTo: ({ answers }) => answers,
    async run(subject: ConformanceSubject) {
      const reader = await openReader(subject);
      await refuses(reader, await ask(reader, { [member]: inMs(-60_000) }), 'approve', reason, null);
    },
  };
}

/** Answers to questions. */
export const answerCases: readonly ConformanceCase[] = [
  {
    id: 'answers/give',
    name: 'An answer stays, however often it is sent',
    needs: ['deliver'],
    appliesTo: ({ answers }) => answers,
    async run(subject) {
      const reader = await openReader(subject);
      const [row] = await reader.deliver(1, { answers: two });
      const id = row?.id ?? '';
      await give(reader, id, 'secondary');
      // As after an answer that was lost.
      await reader.fails(give(reader, id, 'secondary'), ['no failure'], 'The same answer, sent once more');
      await reader.settled(async () =>
        same(givenIn(await reader.find(id)), 'secondary', 'The answer of the message'),
      );
    },
  },
  {
    id: 'answers/foreign',
    name: 'Nobody answers a foreign message',
    needs: ['deliver', 'other'],
    appliesTo: ({ answers }) => answers,
    async run(subject) {
      const reader = await openReader(subject);
      const other = await openReader(subject, subject.other);
      const id = (await other.deliver(1, { answers: two }))[0]?.id ?? '';
      const kinds = ['no failure', 'gone', 'refused'];
      await reader.fails(give(reader, id, 'primary'), kinds, 'An answer to a foreign message');
      same(givenIn(await other.find(id)), null, 'The answer to the message of the other reader');
    },
  },
  {
    id: 'answers/several',
    name: 'Each of several answers is kept with its data',
    needs: ['deliver'],
    appliesTo: ({ answers }) => answers,
    async run(subject) {
      const reader = await openReader(subject);
      const id = await ask(reader);
      await give(reader, id, 'ask-maya', note);
      await reader.settled(async () => {
        const { answered } = (await reader.find(id)) ?? {};
        const data = isRecord(answered) ? answered.data : undefined;
        same([givenIn({ answered }), data], ['ask-maya', note], 'The answer of the message, and its data');
      });
    },
  },
  {
    id: 'answers/twice',
    name: 'The same answer, sent once more, changes nothing',
    needs: ['deliver'],
    appliesTo: ({ answers }) => answers,
    async run(subject) {
      const reader = await openReader(subject);
      const id = await ask(reader);
      await give(reader, id, 'approve', note);
      let before: unknown;
      await reader.settled(async () => {
        const found = await reader.find(id);
        check(givenIn(found) === 'approve', 'The message has no answer');
        before = found?.answered;
      });
      // So that one that is taken anew would have another time.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await reader.fails(
        give(reader, id, 'approve', note),
        ['no failure'],
        'The same answer, sent once more',
      );
      same((await reader.find(id))?.answered, before, 'The answer of the message after that');
    },
  },
  {
    id: 'answers/conflict',
    name: 'A message takes no second answer, and says so',
    needs: ['deliver'],
    appliesTo: ({ answers }) => answers,
    async run(subject) {
      const reader = await openReader(subject);
      const id = await ask(reader);
      await give(reader, id, 'decline');
      await refuses(reader, id, 'approve', 'answered', 'decline');
    },
  },
  closed('answers/expired', 'After its time a message takes no answer, and says so', 'expiresAt', 'expired'),
  closed('answers/withdrawn', 'What was taken back takes no answer, and says so', 'withdrawnAt', 'withdrawn'),
  {
    id: 'answers/runs-out',
    name: 'After its time a message takes no other answer',
    needs: ['deliver', 'setClock'],
    appliesTo: ({ answers }) => answers,
    async run(subject) {
      const reader = await openReader(subject);
      const expiresAt = inMs(hourMs);
      const [given, open] = [await ask(reader, { expiresAt }), await ask(reader, { expiresAt })];
      await give(reader, given, 'approve', note);
      try {
        await subject.setClock?.(2 * hourMs);
        await refuses(reader, open, 'approve', 'expired', null);
        const again = give(reader, given, 'approve', note);
        await reader.fails(again, ['no failure'], 'The same answer, sent once more after its time');
      } finally {
        await subject.setClock?.(0);
      }
    },
  },
  {
    id: 'answers/list',
    name: 'A list of what was answered has nothing else',
    needs: ['deliver'],
    appliesTo: ({ answered = false }) => answered,
    async run(subject) {
      const reader = await openReader(subject);
      const [given, open] = [await ask(reader), await ask(reader)];
      await give(reader, given, 'decline');
      const listed = (id: string) => reader.find(id, { answered: true });
      await reader.settled(async () => {
        same(givenIn(await listed(given)), 'decline', 'Its answer');
        same(await listed(open), undefined, 'An open one, among what was answered');
      });
    },
  },
  {
    id: 'line/answer',
    name: 'The line tells of an answer that was given elsewhere',
    needs: ['line', 'deliver'],
    appliesTo: ({ answers }) => answers,
    run: (subject) =>
      withLine(subject, async ({ reader, told, isTold }) => {
        const since = told.length;
        const id = await ask(reader);
        await reader.settled(() => check(isTold(since), 'The line has told nothing of a question'));
        const before = told.length;
        await give(await openReader(subject), id, 'approve');
        await reader.settled(() =>
          check(isTold(before), 'The line has told nothing of an answer: send counts, even the same'),
        );
      }),
  },
];
