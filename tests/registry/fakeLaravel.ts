import { randomUUID } from 'node:crypto';

type Listener = (data?: unknown) => void;
interface Notification {
  readonly id: string;
  readonly type: string;
  readonly notifiable_id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly read_at: string | null;
  readonly created_at: string;
}
interface Change {
  readonly ids?: readonly string[];
  readonly all?: { readonly feed?: string | readonly string[]; readonly read?: boolean };
  readonly set?: { readonly read?: boolean };
  readonly remove?: boolean;
}

/** The cookie that stands against requests of other pages, as the page sends it back. */
export const xsrfToken = 'token/of+this=page';

/** An app in Laravel with the routes of `InboxController.php`, written once more: this repository runs no PHP. */
export function createFakeLaravel() {
  let rows: readonly Notification[] = [];
  let sentAt = Date.UTC(2026, 10, 25);
  const requests: string[] = [];
  const pushers = new Set<ReturnType<typeof createFakePusher>>();

  function broadcast(userId: string): void {
    for (const pusher of pushers) {
      pusher.send(`private-inbox.${userId}`, 'inbox.changed');
    }
  }

  function answer(userId: string, url: URL, method: string, change: Change): Response {
    const feeds = url.searchParams.getAll('feed');
    const read = url.searchParams.get('read');
    const limit = Number(url.searchParams.get('limit') ?? 10);
    const own = (query: { feeds: readonly string[]; read: boolean | undefined }) =>
      rows.filter(
        (row) =>
          row.notifiable_id === userId &&
          (query.feeds.length === 0 || query.feeds.includes(row.type)) &&
          (query.read === undefined || query.read === (row.read_at !== null)),
      );
    const found = own({ feeds, read: read === null ? undefined : read === 'true' });
    if (url.searchParams.has('data')) {
      return Response.json({ message: 'This inbox has no filter for data.' }, { status: 422 });
    }
    if (`${method} ${url.pathname}` === 'GET /inbox/messages') {
      const cursor = url.searchParams.get('cursor');
      const after = cursor === null ? undefined : JSON.parse(Buffer.from(cursor, 'base64url').toString());
      const rest = found
        .sort(newestFirst)
        .filter((row) => after === undefined || newestFirst(after, row) < 0);
      const page = rest.slice(0, limit);
      const { created_at, id } = page.at(-1) ?? {};
      const next = Buffer.from(JSON.stringify({ created_at, id })).toString('base64url');
      return Response.json({ messages: page, next: rest.length > limit ? next : null });
    }
    if (`${method} ${url.pathname}` === 'GET /inbox/messages/count') {
      return Response.json({ count: Math.min(found.length, limit) });
    }
    if (`${method} ${url.pathname}` !== 'POST /inbox/messages/changes') {
      return Response.json({ message: 'Not found' }, { status: 404 });
    }
    const { ids, all, set, remove } = change;
    const target = own({ feeds: [all?.feed ?? []].flat(), read: all?.read })
      .map(({ id }) => id)
      .filter((id) => ids === undefined || ids.includes(id));
    const read_at = set?.read ? new Date(sentAt).toISOString() : null;
    rows = rows.flatMap((row) =>
      !target.includes(row.id)
        ? row
        : remove
          ? []
          : set?.read === undefined
            ? row
            : { ...row, read_at: row.read_at && read_at ? row.read_at : read_at },
    );
    broadcast(userId);
    return new Response(null, { status: 204 });
  }

  return {
    requests,
    rows: () => rows,
    /** What a page of a user sends, with the cookies of that user; of nobody without one. */
    fetchOf:
      (userId: string | undefined): typeof fetch =>
      async (input, init) => {
        const request = new Request(new URL(String(input), 'https://app.example'), init);
        const url = new URL(request.url);
        requests.push(`${request.method} ${url.pathname}${decodeURIComponent(url.search)}`);
        if (userId === undefined) {
          return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
        }
        if (request.method !== 'GET' && request.headers.get('X-XSRF-TOKEN') !== xsrfToken) {
          return Response.json({ message: 'CSRF token mismatch.' }, { status: 419 });
        }
        return answer(userId, url, request.method, request.method === 'GET' ? {} : await request.json());
      },
    /** Notifies a user, as `$user->notify(…)` does. */
    notify(userId: string, data: object = {}, type = 'news') {
      sentAt += 400;
      // As Laravel stores it: to the second.
      const created_at = new Date(Math.floor(sentAt / 1000) * 1000).toISOString();
      const row = {
        id: randomUUID(),
        type,
        notifiable_id: userId,
        data: { ...data },
        read_at: null,
        created_at,
      };
      rows = [row, ...rows];
      broadcast(userId);
      return row;
    },
    /** The client of Pusher of a user's page. */
    pusherOf(userId: string) {
      const pusher = createFakePusher(`private-inbox.${userId}`);
      pushers.add(pusher);
      return pusher;
    },
  };
}

function newestFirst(
  one: Pick<Notification, 'id' | 'created_at'>,
  other: Pick<Notification, 'id' | 'created_at'>,
) {
  return other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);
}

function createEvents() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    bind: (event: string, listener: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    unbind: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    emit(event: string, data?: unknown) {
      for (const listener of listeners.get(event) ?? []) {
        listener(data);
      }
    },
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

/** A client of Pusher that may join one private channel, as far as Echo uses it. */
function createFakePusher(allowed: string) {
  const channels = new Map<string, ReturnType<typeof createEvents>>();
  const connection = { ...createEvents(), state: 'connected', socket_id: '1.1' };
  const join = (name: string, channel: ReturnType<typeof createEvents>) =>
    queueMicrotask(() =>
      channel.emit(name === allowed ? 'pusher:subscription_succeeded' : 'pusher:subscription_error'),
    );
  return {
    connection,
    channels,
    subscribe(name: string) {
      const channel = createEvents();
      channels.set(name, channel);
      join(name, channel);
      return channel;
    },
    unsubscribe: (name: string) => void channels.delete(name),
    send: (name: string, event: string) => channels.get(name)?.emit(event, {}),
    change(state: string) {
      connection.state = state;
      connection.emit('state_change');
      if (state === 'connected') {
        for (const [name, channel] of channels) {
          join(name, channel);
        }
      }
    },
  };
}
