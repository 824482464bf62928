import { createHash } from 'node:crypto';
import { createMailbox } from '../../src/backends/memory/mailbox.ts';
import type { InboxMessage } from '../../src/data/model/message.ts';
import type { MessageEffect } from '../../src/data/model/messageFlags.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';
import type { WorkflowPreference } from '../../src/data/model/preference.ts';
import { isRecord, isString, type UnknownRecord } from '../../src/data/transport/guards.ts';

/** A server of the REST protocol in memory, for one reader: docs/rest-protocol.md in code. */
export interface RestServer {
  /** Answers a request as a server would. */
  answer(request: Request): Promise<Response>;
  messages(): readonly InboxMessage[];
  receive(message?: Partial<InboxMessage>): InboxMessage;
  change(ids: readonly string[], effect: MessageEffect): void;
  /** Ends all streams. */
  disconnect(): void;
  /** Who has a token, if `session` is on; without it every request is let in. */
  readonly tokens: Set<string>;
}

export interface RestServerOptions {
  readonly messages?: readonly InboxMessage[];
  readonly preferences?: readonly WorkflowPreference[];
  /** Whether requests need a token of `POST /session`. @default false */
  readonly session?: boolean;
}

/** The address of its routes. */
export const restUrl = 'https://rest.example/inbox';

const rowsPerPage = 10;

export function createRestServer({
  messages = [],
  preferences = [],
  session = false,
}: RestServerOptions = {}): RestServer {
  const box = createMailbox(messages, preferences);
  const tokens = new Set<string>();
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const sent: string[] = [];
  let aheadMs = 0;

  function tell(event: string, data: unknown): void {
    sent.push(`id: ${sent.length + 1}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    for (const stream of streams) {
      stream.enqueue(new TextEncoder().encode(sent.at(-1)));
    }
  }

  const tellCounts = () =>
    tell('counts', { unread: box.count({ read: false }), unseen: box.count({ seen: false }) });

  /** The changed messages, once all streams know of the change. */
  function changed(act: () => { messages: readonly InboxMessage[]; isGone?: boolean }): Response {
    const { messages: rows, isGone = false } = act();
    tellCounts();
    return isGone ? problem(404, 'A message is gone') : json({ messages: rows });
  }

  function openStream(lastId: string | null): Response {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        streams.add(controller);
        const missed = lastId === null ? [] : sent.slice(Number(lastId));
        controller.enqueue(new TextEncoder().encode([': welcome\n\n', ...missed].join('')));
      },
      cancel: () => void (own && streams.delete(own)),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  function receive(message?: Partial<InboxMessage>): InboxMessage {
    const received = box.receive(message);
    tell('message', received);
    tellCounts();
    return received;
  }

  const routes: Record<
    string,
    (url: URL, body: UnknownRecord, request: Request, names: readonly string[]) => Response
  > = {
    'POST /session': () => {
      const token = `token-${tokens.size + 1}`;
      tokens.add(token);
      return json({ token, profile: { id: 'ana', firstName: 'Ana' } });
    },
    'GET /messages': ({ searchParams }, _, request) => {
      const cursor = searchParams.get('cursor');
      const [createdAt = '', id = ''] = cursor?.split(' ') ?? [];
      const limit = Number(searchParams.get('limit') ?? rowsPerPage);
      const page = box.list(queryOf(searchParams), cursor === null ? null : { id, createdAt }, limit);
      const last = page.messages.at(-1);
      const next = page.next === null ? null : `${last?.createdAt} ${last?.id}`;
      return json({ messages: page.messages, next }, request);
    },
    'GET /messages/count': ({ searchParams }, _, request) => {
      const count = box.count(queryOf(searchParams));
      return json({ count: Math.min(count, Number(searchParams.get('limit') ?? count)) }, request);
    },
    'POST /messages/changes': (_, { ids, all, set, remove }) => {
      const effect = remove === true ? 'removed' : isRecord(set) ? flagsOf(set) : undefined;
      if (effect === undefined || Array.isArray(ids) === isRecord(all)) {
        return problem(422, 'A change needs ids or all, and set or remove');
      }
      return changed(() =>
        Array.isArray(ids)
          ? box.change(ids.filter(isString), effect)
          : box.changeAll(isRecord(all) ? queryOf(parametersOf(all)) : {}, effect),
      );
    },
    'POST /messages/*/answer': (_, { answer, data }, _request, [id = '']) => {
      const known = box.messages().find((message) => message.id === id);
      if (known === undefined) {
        return problem(404, 'There is no such message');
      }
      if (!isString(answer)) {
        return problem(422, 'It does not say which answer');
      }
      const given = { id: answer, data: isRecord(data) ? data : undefined };
      const { conflict, ...returned } = box.answer(id, given, Date.now() + aheadMs);
      return conflict
        ? problem(409, 'It has another answer', {}, { conflict, message: known })
        : changed(() => returned);
    },
    'GET /preferences': (_, _body, request) =>
      json({ global: box.global().preference, workflows: box.preferences() }, request),
    'PATCH /preferences': (_, { workflowId, enabled, channels }) => {
      const switches = { ...(isRecord(channels) ? channels : {}), enabled };
      const on = Object.entries(switches).filter(([, value]) => typeof value === 'boolean');
      const preference = box.turn(isString(workflowId) ? workflowId : undefined, Object.fromEntries(on));
      return preference === undefined ? problem(404, 'There is no such workflow') : json({ preference });
    },
    'DELETE /_conformance/messages': () => {
      box.changeAll({}, 'removed');
      return new Response(null, { status: 204 });
    },
    'POST /_conformance/messages': (_, { message }) => {
      receive(isRecord(message) ? message : {});
      return new Response(null, { status: 204 });
    },
    'POST /_conformance/clock': (_, body) => {
      aheadMs = Number(body.aheadMs);
      for (const woken of box.wake(Date.now() + aheadMs)) {
        tell('message', woken);
        tellCounts();
      }
      for (const stream of streams) {
        stream.enqueue(new TextEncoder().encode(': alive\n\n'));
      }
      return new Response(null, { status: 204 });
    },
    'GET /events': (_, _body, request) => openStream(request.headers.get('Last-Event-ID')),
  };

  return {
    tokens,
    messages: box.messages,
    async answer(request) {
      const url = new URL(request.url);
      const path = url.pathname.slice(new URL(restUrl).pathname.length);
      const names = /^\/messages\/([^/]+)\/answer$/.exec(path)?.slice(1).map(decodeURIComponent);
      const route = `${request.method} ${names ? '/messages/*/answer' : path}`;
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      // The routes of the conformance suite ask nobody who they are.
      if (session && !/^\/(session|_conformance\/\w+)$/.test(path) && !tokens.has(token)) {
        return problem(401, 'The token is not known');
      }
      const body: unknown = request.method === 'GET' ? {} : await request.json();
      return (
        routes[route]?.(url, isRecord(body) ? body : {}, request, names ?? []) ??
        problem(404, 'There is no such route')
      );
    },
    receive,
    change(ids, effect) {
      box.change(ids, effect);
      tellCounts();
    },
    disconnect() {
      for (const stream of streams) {
        streams.delete(stream);
        stream.close();
      }
    },
  };
}

/** An answer, and 304 where the one who asks has the same. */
function json(body: unknown, request?: Request): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
  if (request?.headers.get('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers: { ETag: etag } });
  }
  return new Response(text, {
    headers: { 'Content-Type': 'application/json', ...(request ? { ETag: etag } : {}) },
  });
}

/** A failure by RFC 9457. */
export function problem(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
  members: object = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', status, detail, ...members }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

function queryOf(parameters: URLSearchParams): MessagesQuery {
  const flag = (name: string) => {
    const value = parameters.get(name);
    return value === null ? undefined : value === 'true';
  };
  const feed = parameters.getAll('feed');
  const data: unknown = JSON.parse(parameters.get('data') ?? 'null');
  return {
    read: flag('read'),
    seen: flag('seen'),
    archived: flag('archived'),
    answered: flag('answered'),
    snoozed: flag('snoozed'),
    feed: feed.length > 0 ? feed : undefined,
    data: isRecord(data) ? data : undefined,
  };
}

/** A query in a body, as the parameters of an address have it. */
function parametersOf({ feed, data, ...flags }: UnknownRecord): URLSearchParams {
  const parameters = new URLSearchParams(Object.entries(flags).map(([name, value]) => [name, String(value)]));
  for (const one of Array.isArray(feed) ? feed : []) {
    parameters.append('feed', String(one));
  }
  if (data !== undefined) {
    parameters.set('data', JSON.stringify(data));
  }
  return parameters;
}

function flagsOf({ read, seen, archived, snoozedUntil }: UnknownRecord): Exclude<MessageEffect, 'removed'> {
  return {
    ...(typeof read === 'boolean' ? { read } : {}),
    ...(typeof seen === 'boolean' ? { seen } : {}),
    ...(typeof archived === 'boolean' ? { archived } : {}),
    ...(isString(snoozedUntil) || snoozedUntil === null ? { snoozedUntil } : {}),
  };
}
