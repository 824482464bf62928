import {
  type Capabilities,
  checkCount,
  type InboxBackend,
  InboxError,
  type InboxLine,
  isPathPart,
  isRecord,
  isString,
  type MessageRow,
  type MessageRows,
  type MessagesQuery,
  malformed,
} from '../../data/index.ts';
import { sseLine } from '../lines/sseLine.ts';
import { messageFrom } from '../wire/messageFrom.ts';
import { unsentToken } from '../wire/request.ts';
import type { WireOptions } from '../wire/WireOptions.ts';
import { parseChanged, parseGlobal, parseWorkflows } from './parsePreferences.ts';
import { parseSession } from './parseSession.ts';
import { createRestHttp } from './restHttp.ts';

/** Where a server of the REST protocol is, and what it can do. */
export interface RestBackendOptions extends WireOptions {
  /** The address below which the routes are, such as `/api/inbox`. */
  readonly baseUrl: string;
  /** Whether `POST /session` is asked who the reader is. Without it your cookies or `headers` say so. @default false */
  readonly session?: boolean | undefined;
  /** What the server can do. @default everything but `archive`, `snooze` and `organization` */
  readonly capabilities?: Partial<Capabilities> | undefined;
  /** How it tells that something has happened; false for a server that is asked every 30 seconds. @default `sseLine` at `/events` */
  readonly line?: InboxLine | false | undefined;
}

/** The backend of a server of your own that speaks the REST protocol. @source docs/rest-protocol.md */
export function restBackend(options: RestBackendOptions): InboxBackend {
  const { session = false, map, line } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const http = createRestHttp(base, options);
  const capabilities: Capabilities = {
    read: 'queries',
    unread: true,
    seen: true,
    remove: 'queries',
    archive: false,
    snooze: false,
    answers: true,
    preferences: true,
    globalPreference: true,
    organization: false,
    ...options.capabilities,
  };
  let opened = 0;

  /** Where the server does not know what was seen, nothing is left to be marked as seen. */
  const rowFrom = (row: unknown): MessageRow => ({
    ...messageFrom(row, map),
    ...(capabilities.seen ? {} : { seen: true }),
  });

  /** The rows that an answer to a change may have. */
  function returned(body: unknown): { messages?: readonly MessageRow[] } {
    return isRecord(body) && Array.isArray(body.messages) ? { messages: body.messages.map(rowFrom) } : {};
  }

  return {
    id: base,
    capabilities,
    async openSession({ subscriberHash, ...identity }, call) {
      const reader = { ...identity, ...(subscriberHash === null ? {} : { subscriberHash }) };
      const answer = session ? await http('POST', '/session', { ...call, body: reader }) : undefined;
      opened += 1;
      const { token = unsentToken + opened, ...others } = parseSession(answer);
      return { token, ...others };
    },
    async listMessages(query, cursor, limit, call) {
      const asked = { ...parameters(query), limit, cursor: isCursor(cursor) ? cursor : undefined };
      const body = await http('GET', '/messages', { ...call, query: asked });
      if (!isRecord(body) || !Array.isArray(body.messages)) {
        // An error and not an empty page, because "nothing new" would be wrong.
        throw malformed('The messages are no list');
      }
      const { messages, next, ...raw } = body;
      // A cursor that leads to itself has no end.
      const isMore = isCursor(next) && next !== cursor;
      const rows: MessageRows = { messages: messages.map(rowFrom), next: isMore ? next : null };
      return Object.keys(raw).length > 0 ? { ...rows, raw } : rows;
    },
    async countMessages(query, limit, call) {
      const asked = { ...parameters(query), limit };
      const body = await http('GET', '/messages/count', { ...call, query: asked });
      return Math.min(checkCount(isRecord(body) && body.count), limit);
    },
    async changeMessages(target, effect, call) {
      const which = 'ids' in target ? { ids: target.ids } : { all: filters(target.all) };
      const change = effect === 'removed' ? { remove: true } : { set: effect };
      return returned(
        await call.follow(http('POST', '/messages/changes', { ...call, body: { ...which, ...change } })),
      );
    },
    async answerMessage(id, answer, data, call) {
      if (!isPathPart(id)) {
        throw new InboxError({ kind: 'unsupported', reason: 'This id cannot be part of an address' });
      }
      const path = `/messages/${encodeURIComponent(id)}/answer`;
      return returned(await call.follow(http('POST', path, { ...call, body: { answer, data } })));
    },
    listPreferences: async (call) => parseWorkflows(await http('GET', '/preferences', call), call.report),
    getGlobalPreference: async (call) => parseGlobal(await http('GET', '/preferences', call)),
    async changePreference(workflowId, { enabled, ...channels }, call) {
      const body = { workflowId, enabled, channels };
      return parseChanged(await http('PATCH', '/preferences', { ...call, body }));
    },
    line: line === false ? undefined : (line ?? sseLine({ ...options, url: `${base}/events` })),
  };
}

/** A query by its own names, with further parameters of the host beside them. */
function filters({ read, seen, archived, snoozed, answered, feed, data, raw }: MessagesQuery) {
  return {
    ...raw,
    read,
    seen,
    archived,
    snoozed,
    answered,
    feed: feed === undefined ? undefined : [feed].flat(),
    data,
  };
}

function parameters(query: MessagesQuery) {
  const { data, ...others } = filters(query);
  return { ...others, data: data && JSON.stringify(data) };
}

function isCursor(value: unknown): value is string | number {
  return (isString(value) && value !== '') || typeof value === 'number';
}
