import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import type { FeedPage } from './messages/feedPage.ts';
import { type Platform, type PlatformOptions, startPlatform } from './platform.ts';

/** The answer to one call. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** The target of calls: a platform in this process, or one in a separate process. */
export interface TestTarget {
  url: string;
  config: { apiKey: string; applicationIdentifier: string };
}

/** A subscriber's client with the functions that tests need. */
export interface TestClient {
  token: string;
  /** Internal id of the subscriber. */
  id: string;
  call<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>>;
  feed(query?: string): Promise<FeedPage>;
  count(path: string): Promise<number>;
}

/** The body of a failed call. */
export interface Failure {
  statusCode: number;
  message: string | string[];
}

/**
 * Starts a platform for one test file: in memory, or in a new database of the PostgreSQL server that
 * TEST_DATABASE_URL names, so that the same suite runs against both.
 */
export async function startTestPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const server = options.databaseUrl === undefined ? process.env.TEST_DATABASE_URL : undefined;
  const databaseUrl = server ? await createTestDatabase(server) : null;
  return startPlatform({ port: 0, dataDir: null, databaseUrl, ...options });
}

/** Makes a new, empty database on a PostgreSQL server and returns its address. */
export async function createTestDatabase(server: string): Promise<string> {
  const name = `carillon_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Makes one call and reads its JSON. */
export async function call<Body = unknown>(
  platform: Pick<TestTarget, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  authorization?: string,
): Promise<Answer<Body>> {
  const response = await fetch(`${platform.url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const read: Body = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, body: read };
}

/** Starts a session for a subscriber. */
export async function signIn(
  platform: TestTarget,
  subscriberId: string,
  token?: string,
): Promise<TestClient> {
  const answer = await call<{ data: { token: string; profile: { _id: string } } }>(
    platform,
    'POST',
    '/widgets/session/initialize',
    { applicationIdentifier: platform.config.applicationIdentifier, subscriberId },
  );
  const bearer = token ?? answer.body.data.token;
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    call<Body>(platform, method, path, body, `Bearer ${bearer}`);
  return {
    token: bearer,
    id: answer.body.data.profile._id,
    call: ask,
    feed: async (query = '') => (await ask<FeedPage>('GET', `/widgets/notifications/feed${query}`)).body,
    count: async (path) =>
      (await ask<{ data: { count: number } }>('GET', `/widgets/notifications/${path}`)).body.data.count,
  };
}

/** Triggers a workflow with the API key. */
export function triggerEvent(
  platform: TestTarget,
  body: unknown,
): Promise<Answer<{ data: { acknowledged: boolean; status: string; transactionId: string } }>> {
  return call(platform, 'POST', '/events/trigger', body, `ApiKey ${platform.config.apiKey}`);
}

/** Gives a subscriber `count` general messages, one after the other, and returns their ids, newest first. */
export async function fill(
  platform: Platform,
  to: string,
  count: number,
  payload: object = {},
): Promise<string[]> {
  for (let index = 1; index <= count; index += 1) {
    await triggerEvent(platform, {
      name: 'message',
      to,
      payload: { content: `Message ${index}`, ...payload },
    });
  }
  const rows = await platform.database.query<{ id: string }>(
    `select messages.id from messages join subscribers on subscribers.id = messages.subscriber_id
     where subscribers.subscriber_id = $1 order by messages.created_at desc, messages.id desc limit $2`,
    [to, count],
  );
  return rows.map((row) => row.id);
}

/** Opens a real socket and keeps every event that arrives, in order. */
export function listen(
  platform: Pick<TestTarget, 'url'>,
  options: { auth?: object; query?: Record<string, string> },
): { socket: Socket; events: [string, unknown][] } {
  const socket = io(platform.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  const events: [string, unknown][] = [];
  socket.onAny((name: string, payload: unknown) => events.push([name, payload]));
  return { socket, events };
}

/** The payload of an event about unread messages, as much of `total` as has a severity that is not none. */
export function unreadCount(total: number, severe: Partial<Record<'high' | 'medium' | 'low', number>> = {}) {
  const { high = 0, medium = 0, low = 0 } = severe;
  const none = Math.min(99, total - high - medium - low);
  const counts = { total, severity: { high, medium, low, none } };
  return { unreadCount: Math.min(100, total), hasMore: total > 100, counts };
}

/** Waits until a condition holds; fails after `timeoutMs`. */
export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('The condition did not come true in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
