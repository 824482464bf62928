import { late } from '../../../base/index.ts';
import type { MessagesQuery } from '../../model/messagesQuery.ts';
import { isRecord } from '../../transport/guards.ts';
import { malformed } from '../../transport/InboxError.ts';
import type { BackendCall, InboxBackend, MessageRows } from '../InboxBackend.ts';
import { parseCount } from './bellAnswers.ts';
import { changeMessages, returnedRows } from './changeMessages.ts';
import { messageFromWire } from './fromWire.ts';
import { parseOrganization } from './parseOrganization.ts';
import { createPlatformClient } from './platformClient.ts';
import type { WidgetBackendOptions } from './widgetBackendOptions.ts';
import { countQuery, feedQuery } from './wireQuery.ts';

/** Not before the preferences are asked for. */
const loadPreferences = late(() => import('./preferenceCalls.ts'));

/** The prefix of every name in the log. @source docs/protocol.md#usage-log */
const namePrefix = '[Widget] - ';

/** A place among the rows of the server, and how many rows a page has. */
interface Place {
  readonly end: number;
  readonly size: number;
}

/** The calls that a bell does not need. */
export type WidgetCalls = Required<
  Omit<
    InboxBackend,
    | 'id'
    | 'capabilities'
    | 'storesToken'
    | 'line'
    | 'openSession'
    | 'moveCursor'
    | 'getQuietHours'
    | 'changeQuietHours'
  >
>;

/** Creates them. They are in a chunk of their own. */
export function widgetCalls(options: WidgetBackendOptions): WidgetCalls {
  const { newerCalls = false } = options;
  const http = createPlatformClient(options);

  async function listMessages(
    query: MessagesQuery,
    cursor: unknown,
    limit: number | undefined,
    call: BackendCall,
  ): Promise<MessageRows> {
    const { end, size } = placeOf(cursor);
    const page = Math.floor(end / size);
    const asked = feedQuery(query, page, limit);
    return rowsOf(await http('messagesFeed', { ...call, query: asked }), page, size);
  }

  return {
    listMessages,
    async countMessages(query, limit, call) {
      if (query.data === undefined) {
        return parseCount(await http('tabCount', { ...call, query: { ...countQuery(query), limit } }));
      }
      // The count call ignores the data, so the rows themselves are counted.
      return (await listMessages(query, null, limit, call)).messages.length;
    },
    changeMessages: (target, effect, call) => changeMessages(http, newerCalls, target, effect, call),
    async answerMessage(id, type, payload, call) {
      const body = { executedType: type, status: 'done', payload };
      return {
        messages: returnedRows(await http('answerMessage', { ...call, params: { id, type }, body })),
      };
    },
    listPreferences: async (call) => (await loadPreferences()).listPreferences(http, newerCalls, call),
    getGlobalPreference: async (call) =>
      (await loadPreferences()).getGlobalPreference(http, newerCalls, call),
    changePreference: async (...asked) => (await loadPreferences()).changePreference(http, ...asked),
    getOrganization: async (call) => parseOrganization(await http('organization', call)),
    logUsage: (name, payload, call) =>
      http('logUsage', { ...call, body: { name: namePrefix + name, payload } }),
  };
}

/** A page number is a place among the rows of the server, and moves with them. */
export function moveCursor(cursor: unknown, by: number): unknown {
  const { end, size } = placeOf(cursor);
  return { end: Math.max(0, end + by), size };
}

function placeOf(cursor: unknown): Place {
  const { end, size } = isRecord(cursor) ? cursor : {};
  return Number.isInteger(end) && typeof end === 'number' && typeof size === 'number' && size >= 1
    ? { end: Math.max(0, end), size }
    : { end: 0, size: 1 };
}

function rowsOf(body: unknown, page: number, size: number): MessageRows {
  if (body === undefined) {
    // A 204 is treated as empty. @source docs/protocol.md#envelopes
    return { messages: [], next: null };
  }
  if (!isRecord(body) || !Array.isArray(body.data)) {
    // An error and not an empty page, because "nothing new" would be wrong.
    throw malformed('The feed is no list');
  }
  const { data: _rows, hasMore, ...raw } = body;
  const { length } = body.data;
  const pageSize = page === 0 ? Math.max(length, 1) : size;
  return {
    messages: body.data.map(messageFromWire),
    next: hasMore === true && length > 0 ? { end: (page + 1) * pageSize, size: pageSize } : null,
    raw,
  };
}
