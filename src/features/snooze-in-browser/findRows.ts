import { type BackendCall, checkPage, type InboxBackend, type MessagesQuery } from '../../data/index.ts';
import { dateOf, type Reader, remember } from './createReaders.ts';

/** How many rows a backend is asked for at once where certain ones are looked for. */
const rowsPerPage = 100;

/** How many calls are made for that: what is older is not looked for. */
const mostPages = 5;

/** What was found of messages that were looked for. */
export interface FoundRows {
  readonly ids: ReadonlySet<string>;
  /** Whether a message of this date would have been found. */
  reaches(dateMs: number): boolean;
}

/**
 * Looks for messages in the lists of a backend, the newest first, which has no call for one message: until they are found, or are passed by
 * their date (in milliseconds since 1970, NaN where it is not known).
 */
export async function findRows(
  backend: InboxBackend,
  reader: Reader,
  query: MessagesQuery,
  dates: ReadonlyMap<string, number>,
  call: BackendCall,
  pages = mostPages,
): Promise<FoundRows> {
  const ids = new Set<string>();
  let cursor: unknown = null;
  let reachedMs = Number.POSITIVE_INFINITY;
  const reaches = (dateMs: number) => reachedMs === Number.NEGATIVE_INFINITY || dateMs > reachedMs;
  for (let page = 0; page < pages; page += 1) {
    const answer = await backend.listMessages(query, cursor, rowsPerPage, call);
    const { messages: rows, next } = checkPage(answer, call.report);
    const messages = remember(reader, rows, query);
    for (const { id } of messages) {
      ids.add(id);
    }
    const last = messages.at(-1);
    const isEnd = last === undefined || (next ?? null) === null;
    reachedMs = isEnd ? Number.NEGATIVE_INFINITY : dateOf(last) || reachedMs;
    if ([...dates].every(([id, dateMs]) => ids.has(id) || reaches(dateMs))) {
      break;
    }
    cursor = next;
  }
  return { ids, reaches };
}
