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

/** What a notification has put into `data`, by its `toArray` or `toDatabase`. */
function dataOf({ data }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** The inbox over Laravel's own table of notifications, by the routes of `InboxController.php`. */
export function laravelBackend({ userId, echo, ...options }: LaravelBackendOptions): InboxBackend {
  return restBackend({
    baseUrl: '/inbox',
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
    capabilities: { seen: false, buttons: false, preferences: false, globalPreference: false },
    line: echo !== undefined && echoLine(echo, `inbox.${userId}`),
    ...options,
  });
}
