import { type RestBackendOptions, restBackend } from '../../src/backends/index.ts';
import type { BackendCall, InboxError } from '../../src/data/index.ts';
import { restUrl } from './restServer.ts';

/** A request as a test reads it. */
interface SentRequest {
  /** Method, path below the routes and query. */
  readonly route: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

/** A REST backend whose requests are answered by a test, and what it has sent and reported. */
export function restCalls(
  answer: (request: Request) => Response | Promise<Response>,
  options: Omit<RestBackendOptions, 'baseUrl'> = {},
) {
  const sent: SentRequest[] = [];
  const reported: InboxError[] = [];
  const backend = restBackend({
    baseUrl: `${restUrl}/`,
    async fetch(input, init = {}) {
      const request = new Request(input, init);
      sent.push({
        route: `${request.method} ${decodeURIComponent(request.url.slice(restUrl.length))}`,
        headers: request.headers,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        init,
      });
      return answer(request);
    },
    ...options,
  });
  const call: BackendCall = {
    token: 'token-1',
    report: (error) => reported.push(error),
    follow: (request) => request,
  };
  return { backend, call, sent, reported, routes: () => sent.map(({ route }) => route) };
}

/** An answer of JSON. */
export const answerOf = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } });
