import {
  type BackendCall,
  feedsOf,
  type HttpCall,
  type InboxBackend,
  isRecord,
  isString,
  type MessageRows,
  type MessagesQuery,
  malformed,
  toCount,
  toInboxError,
} from '../../data/index.ts';
import { type InboxHttp, insideOf } from './inboxHttp.ts';
import { messageFromItem } from './inboxItem.ts';

/** The last message of the rows before, and how many those were: the server cannot find the place of a message that is gone. */
interface Cursor {
  readonly after: string;
  readonly rows: number;
}

/** What a count takes; without the two places the server counts what is put away or off, too. Names of feeds are tags here. */
function filterOf(query: MessagesQuery) {
  const { read, seen, archived = false, snoozed = false, data } = query;
  const tags = feedsOf(query);
  return { read, seen, archived, snoozed, data, tags: tags.length > 0 ? tags : undefined };
}

/** The server archives nothing that is unread, and refuses to look for it: in a count that would fail those of all tabs. */
function isNothing({ read, archived }: MessagesQuery): boolean {
  return read === false && archived === true;
}

/** What a call asks for, as its search. */
type Asked = NonNullable<HttpCall['query']>;

/** Lists messages. */
export async function listMessages(
  http: InboxHttp,
  query: MessagesQuery,
  cursor: unknown,
  limit: number | undefined,
  call: BackendCall,
): Promise<MessageRows> {
  if (isNothing(query)) {
    return { messages: [], next: null };
  }
  const { tags, data, ...flags } = filterOf(query);
  const asked: Asked = {
    ...query.raw,
    ...flags,
    'tags[]': tags,
    data: data === undefined ? undefined : JSON.stringify(data),
    limit: limit ?? query.limit,
  };
  const list = (place: Asked) => http('GET', '/notifications', call, { query: { ...asked, ...place } });
  const from = isCursor(cursor) ? cursor : undefined;
  const answer = await list({ after: from?.after }).catch((thrown: unknown) => {
    const { status } = toInboxError(thrown);
    if (from === undefined || (status !== 400 && status !== 404 && status !== 422 && status !== 500)) {
      throw thrown;
    }
    return list({ offset: from.rows });
  });
  if (!isRecord(answer) || !Array.isArray(answer.data)) {
    throw malformed('The notifications are no list');
  }
  const { data: items, hasMore, ...raw } = answer;
  const last: unknown = items.at(-1);
  const after = isRecord(last) && isString(last.id) ? last.id : undefined;
  const next = { after, rows: (from?.rows ?? 0) + items.length };
  return { messages: items.map(messageFromItem), next: hasMore === true && after ? next : null, raw };
}

/** A place by number moves with the rows above it. */
export function moveCursor(cursor: unknown, by: number): unknown {
  return isCursor(cursor) ? { ...cursor, rows: Math.max(0, cursor.rows + by) } : cursor;
}

function isCursor(cursor: unknown): cursor is Cursor {
  return isRecord(cursor) && isString(cursor.after) && typeof cursor.rows === 'number';
}

/** How many counts one call takes. */
const countsPerCall = 30;

/** Counts messages: what is asked in one moment goes as one call. */
export function createCounts(http: InboxHttp): InboxBackend['countMessages'] {
  interface Asked {
    readonly filter: ReturnType<typeof filterOf>;
    resolve(count: number): void;
    reject(reason: unknown): void;
  }
  const waiting = new Map<string | undefined, Asked[]>();

  async function send(call: BackendCall): Promise<void> {
    const asked = waiting.get(call.token) ?? [];
    waiting.delete(call.token);
    for (let first = 0; first < asked.length; first += countsPerCall) {
      const part = asked.slice(first, first + countsPerCall);
      const filters = JSON.stringify(part.map(({ filter }) => filter));
      try {
        // One that is not needed any more does not end the others.
        const answer = await http(
          'GET',
          '/notifications/count',
          { token: call.token },
          { query: { filters } },
        );
        const counts = insideOf(answer);
        part.forEach(({ resolve, reject }, index) => {
          const one: unknown = Array.isArray(counts) ? counts[index] : undefined;
          const count = toCount(isRecord(one) ? one.count : undefined);
          if (count === undefined) {
            reject(malformed('The count is not a whole number'));
          } else {
            resolve(count);
          }
        });
      } catch (thrown) {
        for (const { reject } of part) {
          reject(thrown);
        }
      }
    }
  }

  return async (query, limit, call) => {
    if (isNothing(query)) {
      return 0;
    }
    const count = await new Promise<number>((resolve, reject) => {
      const asked = waiting.get(call.token);
      const one = { filter: filterOf(query), resolve, reject };
      if (asked === undefined) {
        waiting.set(call.token, [one]);
        queueMicrotask(() => void send(call));
      } else {
        asked.push(one);
      }
    });
    return Math.min(limit, count);
  };
}
