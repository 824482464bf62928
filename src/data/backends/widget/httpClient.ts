import { isRecord, isString } from '../../transport/guards.ts';
import { InboxError, type InboxErrorKind, malformed, toInboxError } from '../../transport/InboxError.ts';
import { parseJson } from '../../transport/parseJson.ts';
import { readText } from '../../transport/readText.ts';
import { parseRetryAfter } from '../../transport/retryAfter.ts';
import type { BackendCall } from '../InboxBackend.ts';
import type { Endpoint } from './bellEndpoints.ts';
import type { WidgetBackendOptions } from './widgetBackendOptions.ts';

/** The version prefix of every call. @source docs/protocol.md#base-and-headers */
const versionPrefix = '/v1';

export interface HttpCall extends Pick<BackendCall, 'trace'> {
  readonly query?: Query | undefined;
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Lets the browser finish the call when the page closes. Browsers allow up to 64 KiB of such bodies at a time. */
  readonly keepalive?: boolean | undefined;
}

/** Where the platform is, and what is used in place of the `fetch` of the page. */
export type HttpOptions = Pick<WidgetBackendOptions, 'backendUrl' | 'fetch'>;

/** The only place that uses HTTP. Makes a call and resolves to the parsed body, or undefined for an empty one (204). Fails only with `InboxError`. */
export function createHttpClient({ backendUrl, fetch: send }: HttpOptions) {
  const base = backendUrl.replace(/\/+$/, '') + versionPrefix;
  return async ({ method, path }: Endpoint, call: HttpCall): Promise<unknown> => {
    const url = base + path + queryString(call.query ?? {});
    const answered = call.trace?.(method, versionPrefix + path);
    try {
      const response = await (send ?? fetch)(url, {
        method,
        // A followed redirect could carry the token to another origin. One that is not followed has the status 0 in a browser.
        redirect: 'manual',
        credentials: 'omit',
        // A browser's cache knows addresses, not subscribers: it would give the next one the answers of this one. Frameworks cache, too.
        cache: 'no-store',
        keepalive: call.keepalive === true,
        signal: call.signal ?? null,
        headers: {
          'Content-Type': 'application/json',
          ...(call.token === undefined ? {} : { Authorization: `Bearer ${call.token}` }),
        },
        body: JSON.stringify(call.body),
      });
      answered?.(response.status);
      return readAnswer(response, await readText(response), call);
    } catch (thrown) {
      throw toInboxError(thrown);
    }
  };
}

function readAnswer(response: Response, text: string, call: HttpCall): unknown {
  if (!response.ok) {
    throw httpError(response, text, call);
  }
  if (response.status === 204) {
    return undefined;
  }
  const body = parseJson(text);
  if (body === undefined) {
    throw malformed('The answer is not JSON, or too long', response.status);
  }
  return body;
}

function httpError(response: Response, text: string, call: HttpCall): InboxError {
  const { status } = response;
  return new InboxError({
    kind: kindOfStatus(status),
    status,
    reason: serverMessage(parseJson(text), call) ?? (response.statusText || 'No message'),
    retryAfterMs: parseRetryAfter(response.headers.get('Retry-After'), Date.now()),
  });
}

/** Only a JSON body has a message to show, since a proxy's HTML page is of no use to a person. */
function serverMessage(body: unknown, call: HttpCall): string | undefined {
  const message = isRecord(body) ? body.message : undefined;
  const lines = Array.isArray(message) ? message.filter(isString) : [message].filter(isString);
  return toldBy(lines.join(', '), call) || undefined;
}

/** What a server says, as it may be shown and logged: without the token and the hash, which it may repeat, and of limited length. */
export function toldBy(text: string, { token, body: sent }: Pick<HttpCall, 'token' | 'body'>): string {
  const { hmacHash, subscriberHash } = isRecord(sent) ? sent : {};
  const secrets = [token, hmacHash, subscriberHash].filter(isString).filter(Boolean);
  return secrets.reduce((told, secret) => told.replaceAll(secret, '…'), text).slice(0, 500);
}

/** What a failed HTTP status says. */
export function kindOfStatus(status: number): InboxErrorKind {
  const known: Record<number, InboxErrorKind> = {
    401: 'unauthorized',
    404: 'gone',
    408: 'timeout',
    409: 'conflict',
    410: 'gone',
    // Locked, and too early: something else has to change first.
    423: 'conflict',
    425: 'conflict',
    429: 'limited',
  };
  // A redirect leads to where a reader signs in.
  return known[status] ?? (status >= 500 ? 'unavailable' : status < 400 ? 'unauthorized' : 'refused');
}

/** A value of a query. Null and undefined are dropped, a list repeats its key. */
type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** A call's query before it is serialized. */
export type Query = Readonly<Record<string, QueryValue>>;

/** Serializes a query with its leading `?`, or returns an empty text if it has no values. */
export function queryString(query: Query): string {
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) {
        written.append(key, String(one));
      }
    }
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}
