import type { NotificationItem } from './inbox/notificationItem.ts';
import type { Platform } from './platform.ts';
import { type Answer, call, type TestTarget } from './testPlatform.ts';

/** A page of the inbox API. */
export interface InboxPage {
  data: NotificationItem[];
  hasMore: boolean;
  filter: unknown;
}

/** The body of a call that the inbox API refused. */
export interface InboxFailure {
  statusCode: number;
  message: string;
  errors?: Record<string, { messages: string[] }>;
  reason?: string;
}

/** A session of the inbox API, with the functions that tests need. */
export interface InboxClient {
  token: string;
  call<Body = { data: NotificationItem } & InboxFailure>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  list(query?: string): Promise<InboxPage>;
  ids(query?: string): Promise<string[]>;
  count(...filters: object[]): Promise<number[]>;
}

/** Opens a session of the inbox API, or takes the token of another one. */
export async function openInbox(
  platform: TestTarget,
  subscriberId: string,
  given?: string,
): Promise<InboxClient> {
  const { applicationIdentifier } = platform.config;
  const session = { applicationIdentifier, subscriber: { subscriberId } };
  const token =
    given ??
    (await call<{ data: { token: string } }>(platform, 'POST', '/inbox/session', session)).body.data.token;
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    call<Body>(platform, method, `/inbox${path}`, body, `Bearer ${token}`);
  const list = async (query = '') => (await ask<InboxPage>('GET', `/notifications${query}`)).body;
  return {
    token,
    call: ask,
    list,
    ids: async (query) => (await list(query)).data.map(({ id }) => id),
    count: async (...filters) => {
      const query = `?filters=${encodeURIComponent(JSON.stringify(filters))}`;
      const { body } = await ask<{ data: { count: number }[] }>('GET', `/notifications/count${query}`);
      return body.data.map(({ count }) => count);
    },
  };
}

/** Stores older copies of a message, because many triggers would take too long. */
export async function copyMessage(platform: Platform, id: string | undefined, count: number): Promise<void> {
  const [row] = await platform.database.query<object>('select * from messages where id = $1', [id]);
  const own = ['id', 'transaction_id', 'created_at'];
  const same = Object.keys(row ?? {}).filter((column) => !own.includes(column));
  await platform.database.query(
    `insert into messages (id, transaction_id, created_at, ${same.join(', ')})
     select lpad(to_hex(n), 8, '0') || substr(id, 9), id || n, created_at - n * interval '1 minute', ${same.join(', ')}
     from messages, generate_series(1, $2::int) as n where id = $1`,
    [id, count],
  );
}
