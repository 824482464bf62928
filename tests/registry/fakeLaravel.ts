import { randomUUID } from 'node:crypto';
import { createFakePusher } from './fakePusher.ts';

interface Notification {
  readonly id: string;
  readonly type: string;
  readonly notifiable_id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly read_at: string | null;
  readonly created_at: string;
}
interface Filters {
  readonly feed?: unknown;
  readonly read?: boolean | undefined;
  readonly seen?: boolean | undefined;
  readonly archived?: boolean | undefined;
  readonly snoozed?: boolean | undefined;
}
interface Change {
  readonly ids?: readonly string[];
  readonly all?: Filters;
  readonly set?: { readonly read?: boolean };
  readonly remove?: boolean;
}

/** An app in Laravel with the routes of `InboxController.php`, written once more: `npm test` runs no PHP. `tests/adapters` has the true one. */
export function createFakeLaravel() {
  let rows: readonly Notification[] = [];
  let sentAt = Date.UTC(2026, 10, 25);
  let session = 1;
  const requests: string[] = [];
  const pushers = new Set<ReturnType<typeof createFakePusher>>();
  const tokenOf = (number: number) => `token/of+session=${number}`;
  let cookie = tokenOf(session);

  function broadcast(userId: string): void {
    for (const pusher of pushers) {
      pusher.send(`private-inbox.${userId}`, 'inbox.changed');
    }
  }

  /** The method `matching` of the controller. */
  function matching(userId: string, { feed, read, ...others }: Filters) {
    const { seen, archived, snoozed } = others;
    const isUnknown = seen === false || archived === true || snoozed === true;
    const feeds = [feed ?? []].flat();
    const isFeed = whereIn('text', feeds.filter(isText));
    return rows.filter(
      (row) =>
        row.notifiable_id === userId &&
        !isUnknown &&
        (feeds.length === 0 || isFeed(row.type)) &&
        (read === undefined || read === (row.read_at !== null)),
    );
  }

  function answer(userId: string, url: URL, method: string, change: Change): Response {
    const { searchParams } = url;
    const flag = (name: string) => (searchParams.has(name) ? searchParams.get(name) === 'true' : undefined);
    const limit = Number(searchParams.get('limit') ?? 10);
    const route = `${method} ${url.pathname}`;
    if (searchParams.has('data')) {
      return Response.json({ message: 'This inbox has no filter for data.' }, { status: 422 });
    }
    const asked = () =>
      matching(userId, {
        feed: searchParams.getAll('feed'),
        read: flag('read'),
        seen: flag('seen'),
        archived: flag('archived'),
        snoozed: flag('snoozed'),
      });
    if (route === 'GET /inbox/messages') {
      const cursor = searchParams.get('cursor');
      const after = cursor === null ? undefined : placeOf(cursor);
      if (after === null) {
        return Response.json({ message: 'The id field is required.' }, { status: 422 });
      }
      whereIn('uuid', after ? [after.id] : []);
      const rest = asked()
        .sort(newestFirst)
        .filter((row) => after === undefined || newestFirst(after, row) < 0);
      const page = rest.slice(0, limit);
      const { created_at, id } = page.at(-1) ?? {};
      const place = { created_at: created_at?.replace('T', ' ').slice(0, 19), id, _pointsToNextItems: true };
      const next = Buffer.from(JSON.stringify(place)).toString('base64url');
      return Response.json({ messages: page, next: rest.length > limit ? next : null });
    }
    if (route === 'GET /inbox/messages/count') {
      return Response.json({ count: Math.min(asked().length, limit) });
    }
    if (route !== 'POST /inbox/messages/changes') {
      return Response.json({ message: 'Not found' }, { status: 404 });
    }
    const { ids, all = {}, set, remove } = change;
    const isNamed = ids === undefined ? () => true : whereIn('uuid', ids.filter(isUuid));
    const isLeft = ({ read_at }: Notification) => ids === undefined && read_at !== null && !remove;
    const target = matching(userId, all)
      .filter((row) => isNamed(row.id) && !isLeft(row))
      .map(({ id }) => id);
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
    /** The cookies that a page of the app can read. */
    cookies: () => `theme=dark; XSRF-TOKEN=${encodeURIComponent(cookie)}`,
    /** The session has ended, and "remember me" begins another: its token is in the cookie once something was asked. */
    expire() {
      session += 1;
    },
    /** What a page of a user sends, with the cookies of that user; of nobody without one. */
    fetchOf:
      (userId: string | undefined): typeof fetch =>
      async (input, init) => {
        const request = new Request(new URL(String(input), 'https://app.example'), init);
        const url = new URL(request.url);
        requests.push(`${request.method} ${url.pathname}${decodeURIComponent(url.search)}`);
        if (request.method !== 'GET' && request.headers.get('X-XSRF-TOKEN') !== tokenOf(session)) {
          return Response.json({ message: 'CSRF token mismatch.' }, { status: 419 });
        }
        cookie = tokenOf(session);
        if (userId === undefined) {
          return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
        }
        try {
          return answer(userId, url, request.method, request.method === 'GET' ? {} : await request.json());
        } catch {
          return Response.json({ message: 'Server Error' }, { status: 500 });
        }
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
      const pusher = createFakePusher((channel, answer) =>
        queueMicrotask(() => answer(channel === `private-inbox.${userId}`)),
      );
      pushers.add(pusher);
      return pusher;
    },
  };
}

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');

/** The method `checkCursor` of the controller; null is refused. */
function placeOf(cursor: string): Pick<Notification, 'id' | 'created_at'> | null {
  let place: Readonly<Record<string, unknown>> = {};
  try {
    place = Object(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {}
  const { id, created_at, _pointsToNextItems } = place;
  return isUuid(id) &&
    /^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/.test(String(created_at)) &&
    typeof _pointsToNextItems === 'boolean'
    ? { id, created_at: `${String(created_at).replace(' ', 'T')}.000Z` }
    : null;
}

/** A condition on a column of PostgreSQL, which fails at values that its type does not have. */
function whereIn(type: 'uuid' | 'text', values: readonly unknown[]) {
  const wrong = values.find((value) => !(type === 'uuid' ? isUuid : isText)(value));
  if (wrong !== undefined) {
    throw new Error(`invalid input for type ${type}: ${String(wrong)}`);
  }
  return (value: string) => values.includes(value);
}

function newestFirst(
  one: Pick<Notification, 'id' | 'created_at'>,
  other: Pick<Notification, 'id' | 'created_at'>,
) {
  return other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);
}
