import type { LineListener } from '../../data/index.ts';
import type { ConformanceSubject } from './ConformanceSubject.ts';
import { check } from './expectations.ts';
import { openReader } from './openReader.ts';

/** Tries something with a line of the subject's reader that is open, and closes it. */
export async function withLine(
  subject: ConformanceSubject,
  attempt: (line: Awaited<ReturnType<typeof openLine>>) => Promise<void>,
): Promise<void> {
  const line = await openLine(subject);
  try {
    await line.reader.settled(() => check(line.heard('opened'), 'The line has not opened'));
    await attempt(line);
  } finally {
    line.close();
  }
}

/** A line of the subject's reader, and what it tells. */
async function openLine(subject: ConformanceSubject) {
  const reader = await openReader(subject);
  const told: string[] = [];
  let counts: Parameters<LineListener['counts']>[0] = {};
  const listener: LineListener = {
    opened: () => void told.push('opened'),
    closed: (reason) => void told.push(reason),
    hint: () => void told.push('hint'),
    message: ({ id }) => void told.push(`message ${String(id)}`),
    counts(numbers) {
      counts = { ...counts, ...numbers };
      told.push('counts');
    },
  };
  const open = await reader.backend.line?.load();
  const close = open?.({ token: () => reader.token, renew: async () => {} }, listener);
  const heard = (what: string, since = 0) => told.slice(since).some((one) => one.startsWith(what));
  /** Whether it has told of a change: a count, or that there is something to ask for. */
  const isTold = (since: number) => heard('counts', since) || heard('hint', since);
  return { reader, told, heard, isTold, counts: () => counts, close: () => close?.() };
}
