import {
  type BackendCall,
  InboxError,
  isRecord,
  isString,
  kindOfStatus,
  malformed,
  parseJson,
  parseRetryAfter,
  queryString,
  readText,
  toInboxError,
  toldBy,
} from '../../data/index.ts';
import { request } from '../wire/request.ts';
import type { WireOptions } from '../wire/WireOptions.ts';

interface RestCall extends Pick<BackendCall, 'token' | 'signal' | 'keepalive' | 'trace'> {
  readonly query?: Parameters<typeof queryString>[0];
  readonly body?: unknown;
}

/** Makes a call. Resolves to the parsed body, or undefined for an empty one, and fails only with `InboxError`. */
export type RestHttp = (method: string, path: string, call: RestCall) => Promise<unknown>;

/** Why an answer to a message is not taken. */
const conflictReasons = ['answered', 'withdrawn', 'expired', 'forbidden'] as const;

/** How many answers are kept for the case that they are still true. */
const keptAnswers = 50;

/** Calls below `base`. An answer with an `ETag` is kept, and asked for again with `If-None-Match`. */
export function createRestHttp(base: string, options: WireOptions): RestHttp {
  const kept = new Map<string, { readonly etag: string; readonly body: unknown }>();
  return async (method, path, { query = {}, body, token, signal, keepalive, trace }) => {
    const url = base + path + queryString(query);
    // The same address has other answers for another session.
    const key = `${method} ${token} ${url}`;
    const known = kept.get(key);
    const answered = trace?.(method, base + path);
    try {
      const response = await request(options, url, {
        method,
        token,
        signal: signal ?? null,
        keepalive: keepalive === true,
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(known && { 'If-None-Match': known.etag }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      answered?.(response.status);
      const isSame = known !== undefined && response.status === 304;
      const answer = isSame ? known.body : await readAnswer(response, { token, body });
      const etag = isSame ? known.etag : method === 'GET' && response.headers.get('ETag');
      kept.delete(key);
      if (etag) {
        kept.set(key, { etag, body: answer });
      }
      if (kept.size > keptAnswers) {
        kept.delete([...kept.keys()][0] ?? '');
      }
      return answer;
    } catch (thrown) {
      throw toInboxError(thrown);
    }
  };
}

async function readAnswer(response: Response, sent: Pick<RestCall, 'token' | 'body'>): Promise<unknown> {
  const { ok, status, headers } = response;
  const text = await readText(response);
  const body = parseJson(text);
  if (!ok) {
    // RFC 9457. Only JSON has words for a person: a proxy's page has none.
    const { detail, title, conflict } = isRecord(body) ? body : {};
    const [reason = response.statusText || 'No message'] = [detail, title].filter(isString).filter(Boolean);
    throw new InboxError({
      kind: kindOfStatus(status),
      status,
      reason: toldBy(reason, sent),
      conflict: conflictReasons.find((one) => one === conflict),
      retryAfterMs: parseRetryAfter(headers.get('Retry-After'), Date.now()),
    });
  }
  if (body === undefined && text !== '') {
    throw malformed('The answer is not JSON, or too long', status);
  }
  return body;
}
