import { type InboxBackend, type RestBackendOptions, restBackend } from 'carillon/backends';
import { type EchoClient, echoLine } from './echoLine';

/** The id of the user who is signed in, and how Laravel is reached. */
export interface LaravelBackendOptions extends Partial<RestBackendOptions> {
  readonly userId: string | number;
  /** Laravel Echo. Without it carillon asks every 30 seconds. */
  readonly echo?: EchoClient | undefined;
}

/** The cookie by which Laravel knows its own pages: it wants it back as a header. */
function xsrfHeader(): Record<string, string> {
  const [, token] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}

/**
 * Laravel answers 419 where the session of the page has ended, also if it knows the reader by "remember me". Any answer to a question brings
 * a new cookie: with that the change is sent once more.
 */
function withNewCookie(url: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 419) {
      return response;
    }
    const { headers, body: _, ...others } = init ?? {};
    const asked = await send(url, { ...others, method: 'GET', headers: { Accept: 'application/json' } });
    // Signed out, or not to be reached: that is what there is to tell.
    return asked.ok ? send(input, { ...init, headers: { ...headers, ...xsrfHeader() } }) : asked;
  };
}

/** What a notification has put into `data`, by its `toArray` or `toDatabase`. */
function dataOf({ data }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** The inbox over Laravel's own table of notifications, by the routes of `InboxController.php`. */
export function laravelBackend({
  userId,
  echo,
  baseUrl = '/inbox',
  fetch: send = (...request) => fetch(...request),
  ...options
}: LaravelBackendOptions): InboxBackend {
  return restBackend({
    baseUrl,
    fetch: withNewCookie(`${baseUrl.replace(/\/+$/, '')}/messages/count?limit=1`, send),
    headers: xsrfHeader,
    map: {
      createdAt: 'created_at',
      kind: 'type',
      feedId: 'type',
      read: ({ read_at }) => read_at !== null,
      title: (row) => dataOf(row).title,
      body: (row) => dataOf(row).body,
      link: (row) => ({ url: dataOf(row).url }),
    },
    capabilities: { seen: false, answers: false, preferences: false, globalPreference: false },
    line: echo !== undefined && echoLine(echo, `inbox.${userId}`),
    ...options,
  });
}
